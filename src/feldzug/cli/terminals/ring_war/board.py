"""The map of Ring War for a terminal: a panel a region, as many columns as the width allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from feldzug.cli.translator import CliTranslator
from feldzug.games.ring_war.board import CONTENT, PLACE
from feldzug.games.ring_war.names import NAMES
from feldzug.games.ring_war.war import COLOURS, NEUTRAL, War
from feldzug.parts.content import load

EMBLEMS: Final = {"green": "♣", "red": "♥", "yellow": "♦", "black": "♠", "neutral": "○"}
INKS: Final = {
    "green": "black on green",
    "red": "white on red",
    "yellow": "black on yellow",
    "black": "white on grey23",
    "neutral": "black on grey70",
}
UNITS: Final = ("♟", "♞", "♛")
LEADER: Final = "♚"
SITE, FORTRESS, PORT, RING, DIE = "✦", "♜", "≈", "◉", "⚄"

NARROWEST: Final = 39
"""Columns that a panel needs."""

_MAP: Final = load(CONTENT, "map.toml")
_X: Final = {PLACE[area["id"]]: int(area["x"]) for area in _MAP["area"]}
_Y: Final = {PLACE[area["id"]]: int(area["y"]) for area in _MAP["area"]}
_INK: Final = {region["id"]: str(region["colour"]) for region in _MAP["region"]}
_REGION: Final = {PLACE[area["id"]]: str(area["region"]) for area in _MAP["area"]}


def chip(seat: int, players: int) -> Text:
    """Whose it is: emblem on colour."""
    return Text(f" {emblem(seat, players)} ", style=INKS.get(colour(seat, players), ""))


def emblem(seat: int, players: int) -> str:
    return EMBLEMS.get(colour(seat, players), " ")


def colour(seat: int, players: int) -> str:
    """The colour of a player; the neutral army has one of its own, nobody has none."""
    if 0 <= seat < players:
        return COLOURS[players][seat]
    return "neutral" if seat == NEUTRAL else ""


def garrison(g: War, place: int) -> Text:
    """`3♟1♞ ♚`: who stands in a place."""
    counts = g.units[3 * place : 3 * place + 3]
    units = "".join([f"{n}{sign}" for n, sign in zip(counts, UNITS, strict=True) if n])
    return Text(units + (LEADER if g.leader[place] else ""))


def marks(g: War, place: int, ring: bool = True) -> Text:
    """Site of power, fortress, port, ring."""
    signs = [
        (SITE, g.board.site[place], "cyan"),
        (FORTRESS, g.board.fortress[place], "bold"),
        (PORT, g.board.port[place], "blue"),
        (RING, ring and g.ring_area() == place, "bold yellow"),
    ]
    shown = Text()
    for sign, there, style in signs:
        if there:
            shown.append(sign, style=style)
    return Text.assemble(" ", shown) if shown else shown


def ring_path(g: War, say: CliTranslator) -> Text:
    """The way of the ring as a row of fields, those that ask for a roll as dice."""
    path = Text()
    for n, die in enumerate(g.board.die):
        if n == g.ring:
            path.append(RING, style="bold yellow")
        else:
            path.append(DIE if die else "·", style="dim" if n < g.ring else "")
    area = NAMES.area_name(g.ring_area(), say.language)
    place = say("map-ring", area=area, field=g.ring + 1, fields=len(g.board.path))
    return Text.assemble((f"{RING} ", "bold yellow"), place, "  ", path)


class MiddleEarth:
    """The whole map; columns are regions from west to east, in each the north comes first.

    It is drawn when the width of the screen is known.
    """

    def __init__(self, g: War, say: CliTranslator) -> None:
        self.g = g
        self.say = say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        number = max(1, min(4, options.max_width // NARROWEST))
        shown = Table.grid(expand=True)
        for _ in range(number):
            shown.add_column(ratio=1)
        columns = self.columns(number)
        shown.add_row(*[Group(*[self.panel(region) for region in column]) for column in columns])
        yield shown
        yield from self.ships()

    def columns(self, number: int) -> list[list[int]]:
        """The regions spread over columns of about the same height, by where they lie."""
        members = self.g.board.regions
        regions = sorted(range(len(members)), key=lambda n: mean(_X, members[n]))
        height = sum(len(members[n]) + 2 for n in regions) / number
        columns: list[list[int]] = [[] for _ in range(number)]
        filled = 0.0
        for n in regions:
            middle = filled + (len(members[n]) + 2) / 2
            columns[min(number - 1, int(middle / height))].append(n)
            filled += len(members[n]) + 2
        for column in columns:
            column.sort(key=lambda n: mean(_Y, members[n]))
        return columns

    def panel(self, region: int) -> Panel:
        """The areas of a region, north to south, and what ruling them all is worth."""
        g = self.g
        members = g.board.regions[region]
        rows = Table.grid(padding=(0, 1), expand=True)
        rows.add_column(no_wrap=True)
        rows.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        rows.add_column(no_wrap=True, justify="right")
        for area in sorted(members, key=_Y.__getitem__):
            name = Text.assemble(NAMES.area_name(area, self.say.language), marks(g, area))
            rows.add_row(chip(g.ruler[area], g.players), name, garrison(g, area))
        title = Text(
            f" {NAMES.region_name(members[0], self.say.language)} +{g.board.bonus[region]} "
        )
        ruler = g.ruler[members[0]]
        if g.rules_region(ruler, region) and ruler >= 0:
            title = Text.assemble(title, chip(ruler, g.players))
        ink = _INK[_REGION[members[0]]]
        return Panel(
            rows, title=title, title_align="left", border_style=ink, box=box.ROUNDED, padding=0
        )

    def ships(self) -> list[Text]:
        """Ship symbols that are in use."""
        g = self.g
        return [
            Text.assemble(
                f"{PORT} {NAMES.area_name(ship, self.say.language)} ",
                chip(g.ruler[ship], g.players),
                " ",
                garrison(g, ship),
            )
            for ship in g.board.ships
            if g.size(ship)
        ]


def mean(numbers: dict[int, int], places: Sequence[int]) -> float:
    return sum([numbers[place] for place in places]) / len(places)
