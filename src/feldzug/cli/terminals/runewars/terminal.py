"""Runewars in a terminal: the map, the realms, the own hand, single areas and the battle."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from itertools import groupby
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from feldzug.cli.matching import named
from feldzug.cli.terminals.runewars import WORDS
from feldzug.cli.terminals.runewars.areas import HERO, RUNES, TILE_WIDTH, Areas, owner
from feldzug.cli.terminals.runewars.hex_map import HexMap
from feldzug.cli.terminals.runewars.notes import Notes
from feldzug.cli.terminals.terminal import ME, Parted, Terminal
from feldzug.cli.translator import CliTranslator
from feldzug.games import imported
from feldzug.games.runewars import ATTACHED
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER, fighters_of, health_of
from feldzug.games.runewars.board import (
    AREAS,
    BORDERS,
    NEUTRAL,
    OPEN,
    UNITS,
)
from feldzug.games.runewars.decks import HEROES, OBJECTIVES, QUESTS, REWARDS, SEASONS, TACTICS_CARDS
from feldzug.games.runewars.developments import developments_at
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.heroes.attributes import health_of as hero_health
from feldzug.games.runewars.inventory import is_set_up
from feldzug.games.runewars.laid import Laid
from feldzug.games.runewars.movement import border_of
from feldzug.games.runewars.names import NAMES
from feldzug.games.runewars.notation import read, write
from feldzug.games.runewars.set_up.tiles import LayMarker, LayTile, TakeMarker
from feldzug.games.runewars.supremacy import number_of
from feldzug.games.runewars.view import ConditionView, WorldView
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.position import Position
from feldzug.kernel.values import Offer, Seat
from feldzug.parts.hexes import Hex
from feldzug.parts.messages import messages

NAMED: Final = frozenset(
    [name for vocabulary in RUNEWARS.vocabularies.values() for name in vocabulary.called]
)
"""Fields of answers whose numbers have names."""


class RunewarsTerminal(Terminal):
    """The map as it lies, what the seat before the screen knows of it, and everything else in tables."""

    words = WORDS
    asked: ClassVar[Mapping[str, str]] = {"setup": "quick", "exploration": ""}

    def __init__(self, game: Game, say: CliTranslator, players: int, seats: Sequence[str]) -> None:
        super().__init__(game, say, players, seats)
        self.areas = Areas(say)
        self.notes: list[Notes] = [
            imported(expansion.terminal)(self.areas) for expansion in ATTACHED if expansion.terminal
        ]

    def colours(self) -> tuple[str, ...]:
        return tuple([NAMES.name("seat", n, self.say.language) for n in range(self.players)])

    # the map

    def board(self, g: Position, seat: Seat | None = None) -> RenderableType:
        assert isinstance(g, World)
        if not g.areas():
            return Text(self.say("map-empty"), style="dim")
        view, views = g.view(seat), g.views(seat)

        def cell(area: int, width: int) -> tuple[Text, Text, Text]:
            name, garrison, tokens = self.areas.cell(g, view, area, width)
            more = [note.signs(g, views, area) for note in self.notes]
            return name, garrison, Text.assemble(*more, tokens)[: width + 2]

        def between(area: int, other: int, printed: int) -> int:
            return border_of(g, area, other, printed)

        legends = [self.say("map-legend"), *[note.legend(views) for note in self.notes]]
        signs = Text(" · ".join(filter(None, legends)), style="dim")
        drawn = HexMap(g.layout.tiles, cell, rim=is_set_up(g), between=between)
        return Group(drawn, signs, self.armies(g))

    def armies(self, g: World) -> Table:
        """By player: which units stand where."""
        shown = Table.grid(padding=(0, 1))
        shown.add_column(no_wrap=True)
        for seat in (*g.seats(), NOBODY):
            areas = [a for a in g.areas() if g.controller[a] == seat and g.units(a)]
            places = [
                Text.assemble(f"{self.areas.name(a)} ", self.areas.units(g, a)) for a in areas
            ]
            if seat >= 0 and g.faction[seat] != NONE:
                faction = NAMES.name("faction", g.faction[seat], self.say.language)
                places.insert(0, Text(f"{self.seat(seat)}, {faction}", style="bold"))
            if places:
                who = owner(seat if seat >= 0 else NEUTRAL)
                shown.add_row(who, Text("; ").join(places))
        return shown

    # the players

    def status(self, g: Position) -> RenderableType:
        """The season, and how every realm stands."""
        assert isinstance(g, World)
        say = self.say
        shown = Table.grid(padding=(0, 2))
        titles = ("influence", "dials", "tactics", "quests", "runes", "heroes", "orders")
        shown.add_row("", "", *[Text(say(f"status-{title}"), style="dim") for title in titles])
        for seat in g.seats():
            shown.add_row(*self.realm(g, seat))
        views = g.views(None)
        more = [line for note in self.notes for line in note.realms(g, views)]
        return Group(self.season(g), shown, *self.titles(g), *more)

    def season(self, g: World) -> Text:
        name = NAMES.name("season", g.season, self.say.language)
        said = self.say("status-season", year=g.year, years=g.options.last_year, season=name)
        if g.season_card == NONE:
            return Text(said, style="bold")
        card = NAMES.name("season-card", g.season_card, self.say.language)
        text = NAMES.text("season-card", g.season_card, self.say.language)
        return Text.assemble((f"{said} · {card}", "bold"), f" {text}")

    def realm(self, g: World, seat: Seat) -> list[RenderableType]:
        """A player in a row: everything that everybody may know."""
        view = g.view(None)
        own = view.players[seat]
        is_me = seat < len(self.sitting) and self.sitting[seat] == ME
        style = "strike dim" if own.is_out else "bold" if is_me else ""
        lie = [a.rune for a in view.areas.values() if a.controller == seat and a.rune is not None]
        return [
            Text.assemble("▶" if seat == g.active else " ", owner(seat)),
            Text(self.seat(seat), style=style),
            str(own.influence),
            " ".join([str(dial) for dial in own.dials]),
            str(own.tactics + own.fresh),
            str(own.quests),
            f"{lie.count('dragon-rune')}{RUNES['dragon-rune']} {lie.count('?')}?",
            str(len(g.heroes(seat))),
            " ".join([str(number_of(order)) for order in g.orders[seat]]) or "–",
        ]

    def titles(self, g: World) -> list[Text]:
        held = [
            self.say(
                "status-title",
                title=NAMES.name("title", title, self.say.language),
                seat=self.seat(holder),
                influence=g.title_influence[title],
            )
            for title, holder in enumerate(g.title_holder)
            if holder != NOBODY
        ]
        return [Text(" · ".join(held), style="dim")] if held else []

    # the own hand

    def hand(self, g: Position, seat: Seat) -> RenderableType:
        """From the view, so that nothing slips in that the seat may not see."""
        assert isinstance(g, World)
        view = g.view(seat)
        lines: list[RenderableType] = []
        for key, vocabulary, cards in (
            ("hand-tactics", TACTICS_CARDS, view.tactics),
            ("hand-fresh", TACTICS_CARDS, view.fresh),
            ("hand-quests", QUESTS, view.quests),
            ("hand-objective", OBJECTIVES, view.objective),
        ):
            if cards:
                lines.append(Text(self.say(key), style="bold"))
                for card in cards:
                    lines += self.card(vocabulary.key, vocabulary.index(card))
        for condition in view.objective_progress:
            lines.append(
                Text(f"      {'✓' if condition.is_met else '·'} {self.condition(condition)}")
            )
        for name, hero in view.heroes.items():
            if hero.seat == seat:
                lines += self.hero(g, HEROES.index(name), hero.known_rewards)
        views = g.views(seat)
        for note in self.notes:
            lines += note.known(views)
        return Group(*lines) if lines else Text(self.say("hand-empty"))

    def condition(self, condition: ConditionView) -> str:
        """What an objective demands, and how far it is."""
        said = messages(self.say.language, NAMES.package)
        amounts = {"have": condition.have, "need": condition.need}
        return said.say(f"condition-{condition.key}", amounts)

    def card(self, vocabulary: str, card: int) -> list[RenderableType]:
        """The name of a card, and what is printed on it."""
        language = self.say.language
        title = Text(NAMES.name(vocabulary, card, language), style="bold")
        text = NAMES.text(vocabulary, card, language)
        return [Padding(Text.assemble(title, f": {text}" if text else ""), (0, 0, 0, 2))]

    def hero(self, g: World, hero: int, rewards: Iterable[str]) -> list[RenderableType]:
        """A hero with health, training and the rewards that the seat knows."""
        name = NAMES.name("hero", hero, self.say.language)
        said = self.say(
            "hand-hero",
            hero=name,
            area=self.areas.name(g.hero_area[hero]) if g.hero_area[hero] != NONE else "–",
            health=hero_health(g, hero) - g.hero_damage[hero],
            of=hero_health(g, hero),
            trained="/".join([str(n) for n in g.trained[3 * hero : 3 * hero + 3]]),
        )
        lines: list[RenderableType] = [Text.assemble((HERO, "bold"), f" {said}")]
        for reward in rewards:
            lines += self.card("reward", REWARDS.index(reward))
        return lines

    # single areas

    def look(self, g: Position, text: str, seat: Seat | None = None) -> RenderableType | None:
        assert isinstance(g, World)
        areas = named({area: self.areas.name(area) for area in g.areas()}, text)
        if areas:
            view = g.view(seat)
            return Group(*[self.place(g, view, area) for area in areas[:4]])
        cards = NAMES.cards(self.say.language)
        found = [cards[key] for key in named({key: card[0] for key, card in cards.items()}, text)]
        lines = [Text.assemble((name, "bold"), f": {printed}") for name, printed, _ in found[:4]]
        return Group(*lines) if lines else None

    def place(self, g: World, view: WorldView, area: int) -> RenderableType:
        """An area with all that is there, and its neighbours with what lies between."""
        say, seen = self.say, view.areas[AREAS[area]]
        head = Text.assemble((self.areas.name(area), "bold"), " ", self.areas.holder(g, area))
        facts = [say("look-yields", yields=self.areas.yields(area))]
        if seen.city is not None:
            facts.append(NAMES.name("city", g.city[area], say.language))
        if seen.stronghold is not None:
            facts.append(say("look-damaged" if seen.damaged else "look-stronghold"))
        for development in developments_at(g, area):
            facts.append(NAMES.name("development", development, say.language))
        if seen.rune is not None:
            facts.append(say("look-rune", rune=seen.rune, open=str(seen.revealed).lower()))
        facts += [NAMES.name("hero", hero, say.language) for hero in g.heroes_in(area)]
        views = g.views(None)
        facts += [fact for note in self.notes for fact in note.facts(g, views, area)]
        around = Table.grid(padding=(0, 2))
        ground = g.layout.ground
        for other, printed in zip(ground.near[area], ground.border[area], strict=True):
            border = border_of(g, area, other, printed)
            way = Text(f"  {say(f'look-{BORDERS[border]}')}", style="dim" if border == OPEN else "")
            around.add_row(way, self.areas.name(other), self.areas.holder(g, other))
        return Group(head, Text(f"  {' · '.join(facts)}"), around)

    # the battle

    def hint(self, g: Position, offer: Offer) -> RenderableType | None:
        """Both lines of a battle, while one is fought; the tiles that may be laid."""
        assert isinstance(g, World)
        laid = [choice.action for choice in offer.choices if isinstance(choice.action, LayTile)]
        if laid:
            return self.tiles(list(dict.fromkeys([action.tile for action in laid])))
        return self.battle(g) if g.fighters else None

    def tiles(self, tiles: list[int]) -> RenderableType:
        """Tiles as they are before they are turned: areas, what they yield, who lives there."""
        shown = Table.grid(padding=(0, 3))
        shown.add_row(
            *[
                Text("\n").join(
                    HexMap([Laid(tile, 0, 0, 0)], self.areas.plain_area).lines(0, TILE_WIDTH)
                )
                for tile in tiles
            ]
        )
        return Group(Text(self.say("lay-how"), style="dim"), shown)

    def battle(self, g: World) -> RenderableType:
        battle = g.frame(Battle)
        say = self.say
        shown = Table.grid(padding=(0, 2))
        shown.add_row(
            Text(say("battle-initiative"), style="dim"),
            Text.assemble(owner(battle.attacker), f" {say('battle-attackers')}"),
            Text.assemble(owner(battle.defender), f" {say('battle-defenders')}"),
        )
        for initiative in sorted({UNITS[unit.kind].initiative for unit in g.fighters}):
            now = "▶" if initiative == battle.round else " "
            shown.add_row(
                f"{now} {initiative}",
                self.line(g, ATTACKER, initiative),
                self.line(g, DEFENDER, initiative),
            )
        where = say("battle-area", area=self.areas.name(battle.area), round=battle.round)
        return Group(Text(where, style="bold"), shown)

    def line(self, g: World, side: int, initiative: int) -> Text:
        """The units of a side that act at an initiative, with their health."""
        own = [unit for unit in fighters_of(g, side) if UNITS[unit.kind].initiative == initiative]
        parts = []
        for unit, alike in groupby(own):
            health = health_of(g, side, unit.kind)
            wounds = f" {health - unit.damage}/{health}" if unit.damage else ""
            name = f"{len(list(alike))} {self.areas.kind(unit.kind)}{wounds}"
            parts.append(self.areas.unit(name, unit.routed))
        return Text(", ").join(parts)

    # the rest

    def notation(self, g: Position, setup: Setup) -> str:
        assert isinstance(g, World)
        return write(g, setup)

    def read(self, text: str) -> Position:
        g, _ = read(text)
        return g

    def turn(self, g: Position) -> tuple[int, int]:
        """The season, counted from the first, and who acts in it or is asked first."""
        assert isinstance(g, World)
        season = len(SEASONS) * g.year + g.season
        if is_set_up(g):
            season = -len(g.layout.tiles)
        if g.active >= 0:
            return season, g.active
        waiting = g.waiting()
        return season, waiting[0] if waiting else NOBODY

    def part(self, g: Position, action: Any) -> Parted | None:
        """By the area that an answer starts from; a tile by how it is turned, a marker by its first hex."""
        assert isinstance(g, World)
        if isinstance(action, LayTile):
            tile = NAMES.name("tile", action.tile, self.say.language)
            head = Text(self.say("lay-turned", tile=tile, turn=action.turn))
            return Parted(f"{action.tile} {action.turn}", head, Text(f"{action.q},{action.r}"))
        if isinstance(action, (LayMarker, TakeMarker)):
            other = Hex(action.q, action.r).neighbour(action.direction)
            head = Text(f"{action.q},{action.r}")
            return Parted(head.plain, head, Text(f"+ {other.q},{other.r}"))
        held = {f.name: getattr(action, f.name) for f in fields(action)}
        origin = "source" if "source" in held else "area"
        if origin not in held or len(held) < 2 or not NAMED.issuperset(held):
            return None
        area = held.pop(origin)
        head = Text.assemble(self.areas.name(area), "  ", owner(g.controller[area]))
        tail = ", ".join([str(self.translator.name(f, v)) for f, v in held.items()])
        return Parted(AREAS[area], head, Text(tail))
