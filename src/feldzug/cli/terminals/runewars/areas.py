"""How areas of Runewars are written in a terminal: on the map, in lists, and before they lie."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from feldzug.cli.translator import CliTranslator
from feldzug.games.runewars.board import AREAS, HOME_OF, LAND, NEUTRAL
from feldzug.games.runewars.names import NAMES
from feldzug.games.runewars.view import AreaView, WorldView
from feldzug.games.runewars.world import World

EMBLEMS: Final = ("♣", "♥", "♦", "♠")
INKS: Final = ("green", "red", "yellow", "cyan")
UNALLIED: Final = "○"
STRONGHOLD, DAMAGED, CITY, HERO, DEVELOPMENT = "♜", "♖", "⌂", "♚", "⚒"
RUNES: Final = {"dragon-rune": "◆", "false-rune": "◇", "?": "?"}
ACTIVATED: Final = "•"
TILE_WIDTH: Final = 8
"""Characters of the upper edge of an area of a tile that does not lie yet."""


class Areas:
    """Puts areas and what is there into signs and words of one language."""

    def __init__(self, say: CliTranslator) -> None:
        self.say = say

    # on the map

    def cell(self, g: World, view: WorldView, area: int, width: int) -> tuple[Text, Text, Text]:
        """An area in three lines: its name and what it yields; who stands there; what lies there."""
        seen = view.areas[AREAS[area]]
        label = Text(self.label(area, width), style="bold")
        return label, self.garrison(g, area, seen), self.tokens(g, area, seen, width + 2)

    def label(self, area: int, width: int) -> str:
        """The name of an area, or its first and last letter if it is too long."""
        name = self.name(area)
        return name if len(name) <= width else f"{name[0]}·{name[-1]}"

    def garrison(self, g: World, area: int, seen: AreaView) -> Text:
        """`♣5 ♜`: whose it is, how many units, and the stronghold."""
        units = g.units(area)
        shown = owner(g.controller[area] if not g.is_neutral(area) else NEUTRAL)
        if units:
            shown.append(str(units), style=str(shown.style))
        if seen.stronghold is not None:
            shown.append(DAMAGED if seen.damaged else STRONGHOLD, style=ink(seen.stronghold))
        if seen.development is not None:
            shown.append(DEVELOPMENT, style="dim")
        return shown

    def tokens(self, g: World, area: int, seen: AreaView, width: int) -> Text:
        """Rune, city, heroes, activation tokens; as many as fit."""
        shown = Text()
        if seen.rune is not None:
            shown.append(RUNES[seen.rune], style="bold magenta" if seen.revealed else "magenta")
        if seen.city is not None:
            shown.append(CITY, style="bold")
        for hero in g.heroes_in(area):
            shown.append(HERO, style=ink(g.hero_seat[hero]))
        for seat in seen.activated:
            shown.append(ACTIVATED, style=ink(seat))
        return shown[:width]

    def plain_area(self, area: int, width: int) -> tuple[Text, Text, Text]:
        """An area of a tile that does not lie yet."""
        facts = LAND[area]
        yields = [
            f"{count}{NAMES.name('resource', n, self.say.language)[0].upper()}"
            for n, count in enumerate(facts.yields)
            if count
        ]
        units = Text(UNALLIED + str(sum([count for _, count in facts.units])), style="dim")
        here = Text(CITY, style="bold") if facts.city else units if facts.units else Text()
        return Text(self.label(area, width), style="bold"), Text(" ".join(yields)), here

    # in lists

    def name(self, area: int) -> str:
        return NAMES.name("area", area, self.say.language)

    def holder(self, g: World, area: int) -> Text:
        """Whose an area is, and who stands there."""
        whose = owner(NEUTRAL if g.is_neutral(area) else g.controller[area])
        return Text.assemble(whose, " ", self.units(g, area))

    def units(self, g: World, area: int) -> Text:
        """`2 Footman, 1 Bowman (routed)`."""
        at = area * g.kinds
        parts = [
            self.unit(f"{numbers[at + k]} {self.kind(k)}", lying)
            for numbers, lying in ((g.standing, False), (g.routed, True))
            for k in range(g.kinds)
            if numbers[at + k]
        ]
        return Text(", ").join(parts)

    def unit(self, name: str, routed: bool) -> Text:
        return Text(self.say("unit-routed", unit=name), style="dim") if routed else Text(name)

    def kind(self, kind: int) -> str:
        return NAMES.name("kind", kind, self.say.language)

    def yields(self, area: int) -> str:
        found = [
            f"{count} {NAMES.name('resource', n, self.say.language)}"
            for n, count in enumerate(LAND[area].yields)
            if count
        ]
        home = HOME_OF[area]
        realm = [NAMES.name("faction", home, self.say.language)] if home != NEUTRAL else []
        return ", ".join([*found, *realm]) or "–"


def owner(seat: int) -> Text:
    """Whose it is: the emblem of a player, of unallied neutrals, or a blank."""
    if seat >= 0:
        return Text(EMBLEMS[seat], style=ink(seat))
    return Text(UNALLIED if seat == NEUTRAL else " ", style="dim")


def ink(seat: int) -> str:
    return f"bold {INKS[seat]}"
