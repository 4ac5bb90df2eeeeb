"""The board of Middle-earth as numbers: areas first, then the ship symbols; made once per map."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

from feldzug.kernel.vocabulary import Vocabulary
from feldzug.parts.content import load

CONTENT: Final = "feldzug.games.ring_war.content"
_MAP: Final[dict[str, Any]] = load(CONTENT, "map.toml")

AREAS: Final[tuple[str, ...]] = tuple([area["id"] for area in _MAP["area"]])
SHIPS: Final[tuple[str, ...]] = tuple([stop["id"] for stop in _MAP["ship_stop"]])
PLACES: Final = Vocabulary("place", AREAS + SHIPS, called=("area", "areas", "source", "target"))
Place = Annotated[int, PLACES]
"""An area or a ship symbol, as a number."""

REGIONS: Final[tuple[str, ...]] = tuple([region["id"] for region in _MAP["region"]])
FIRST_SHIP: Final = len(AREAS)
N_PLACES: Final = len(PLACES)
PLACE: Final = PLACES.numbers

KINDS: Final = Vocabulary("kind", ("infantry", "cavalry", "creature"))
Kind = Annotated[int, KINDS]
INFANTRY: Final = 0
CAVALRY: Final = 1
CREATURE: Final = 2

JOKER: Final = FIRST_SHIP
"""Area cards are numbered like their areas; the jokers follow."""
AREA_CARDS: Final = Vocabulary(
    "area-card", (*AREAS, "joker-1", "joker-2"), called=("area_card", "area_cards")
)
AreaCard = Annotated[int, AREA_CARDS]

GOOD: Final = 0
EVIL: Final = 1
SIDES: Final = ("good", "evil", "neutral")


class Board:
    """One map: which areas it has and how they hang together."""

    def __init__(self, edition: str, ship_symbols: str, south_downs: str) -> None:
        on = ("base",) if edition == "base" else ("base", "south")
        areas = [area for area in _MAP["area"] if area["edition"] in on]
        stops = [stop for stop in _MAP["ship_stop"] if stop["edition"] in on]
        self.size = len(areas)
        self.areas: list[int] = [PLACE[area["id"]] for area in areas]
        self.ships: list[int] = (
            [PLACE[stop["id"]] for stop in stops] if ship_symbols == "stop" else []
        )
        self.places: list[int] = self.areas + self.ships
        self.fortress: list[bool] = ["fortress" in area for area in _MAP["area"]]
        self.site: list[bool] = ["site" in area for area in _MAP["area"]]
        self.port: list[bool] = ["port" in area for area in _MAP["area"]]
        self.card_side: list[int] = [SIDES.index(area["card_side"]) for area in _MAP["area"]]
        self.symbol: list[int] = [KINDS.numbers[area["card_symbol"]] for area in _MAP["area"]]
        self.fortress += [False] * len(SHIPS)
        self.site += [False] * len(SHIPS)
        self.port += [False] * len(SHIPS)

        regions = [region for region in _MAP["region"] if region["edition"] in on]
        self.regions: list[tuple[int, ...]] = [
            tuple([PLACE[area["id"]] for area in areas if area["region"] == region["id"]])
            for region in regions
        ]
        self.bonus: list[int] = [region["bonus"] for region in regions]
        self.region_of: list[int] = [-1] * N_PLACES
        for n, members in enumerate(self.regions):
            for area in members:
                self.region_of[area] = n

        land: list[list[int]] = [[] for _ in range(N_PLACES)]
        sea: list[list[int]] = [[] for _ in range(N_PLACES)]
        self.bridges: list[tuple[int, int]] = []
        for edge in _MAP["edge"]:
            if edge["edition"] not in on:
                continue
            a, b = PLACE[edge["a"]], PLACE[edge["b"]]
            if edge["kind"] == "bridge":
                self.bridges.append((a, b))
            if edge["kind"] != "sea":
                _join(land, a, b)
            elif ship_symbols == "open" or not edge["stops"]:
                _join(sea, a, b)
        if ship_symbols == "stop":
            for stop in stops:
                for port in stop["links"]:
                    if PLACE[port] in self.areas:
                        _join(sea, PLACE[stop["id"]], PLACE[port])
        self.land: list[tuple[int, ...]] = [tuple(neighbours) for neighbours in land]
        self.sea: list[tuple[int, ...]] = [tuple(neighbours) for neighbours in sea]
        self.rivers: list[tuple[int, int]] = [
            (PLACE[a], PLACE[b]) for a, b in _MAP["river"]["barriers"]
        ]
        self.mustering: list[int] = [a for a in self.areas if self.site[a] or self.fortress[a]]
        """Where reinforcements may ever be placed."""
        self.ranges: list[tuple[int, ...]] = [
            tuple([PLACE[a] for a in r["touches"] if PLACE[a] in self.areas])
            for r in _MAP["mountain_range"]
        ]
        steps = [
            step
            for step in _MAP["fellowship"]["step"]
            if step["edition"] in on
            and not (south_downs == "skipped" and step.get("disputed", False))
        ]
        self.path: list[int] = [PLACE[step["area"]] for step in steps]
        self.die: list[bool] = [step["die"] for step in steps]

        self.across: list[tuple[int, ...]] = [
            tuple(
                [
                    b
                    for b in self.areas
                    if a != b
                    and b not in land[a]
                    and b not in sea[a]
                    and any(a in mountains and b in mountains for mountains in self.ranges)
                ]
            )
            for a in range(N_PLACES)
        ]
        """For each area those that only a range of mountains parts from it."""

    def has_bridge(self, a: int, b: int) -> bool:
        return (a, b) in self.bridges or (b, a) in self.bridges

    def has_river(self, a: int, b: int) -> bool:
        """A river without a bridge parts the two."""
        return (a, b) in self.rivers or (b, a) in self.rivers

    def mountains_part(self, a: int, b: int) -> bool:
        """Both touch one range of mountains, and no border joins them."""
        return b in self.across[a]


def _join(links: list[list[int]], a: int, b: int) -> None:
    links[a].append(b)
    links[b].append(a)


@cache
def board(edition: str, ship_symbols: str, south_downs: str) -> Board:
    return Board(edition, ship_symbols, south_downs)
