"""The pieces of Runewars as numbers: factions, kinds of units, tiles and their areas.

An expansion adds its own (`add_units`, `add_tiles`) when it is imported, so nothing here is counted once and
for all: how many kinds and areas there are, a position knows.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from feldzug.kernel.rules import Rules
from feldzug.kernel.vocabulary import Vocabulary
from feldzug.parts.content import load
from feldzug.parts.hexes import Hex, Tile

CONTENT: Final = "feldzug.games.runewars.content"

GOOD: Final = "good"
EVIL: Final = "evil"

FOOD: Final = 0
WOOD: Final = 1
ORE: Final = 2
RESOURCES: Final = Vocabulary("resource", ("food", "wood", "ore"), called=("dial",))
Resource = Annotated[int, RESOURCES]

TRIANGLE: Final = 0
CIRCLE: Final = 1
RECTANGLE: Final = 2
HEXAGON: Final = 3
SHAPES: Final = Vocabulary("shape", ("triangle", "circle", "rectangle", "hexagon"))
Shape = Annotated[int, SHAPES]

NEUTRAL: Final = -1
"""The faction of units that belong to none."""

# factions and units

_FACTIONS: Final[list[dict[str, Any]]] = load(CONTENT, "factions.toml")["faction"]

FACTIONS: Final = Vocabulary("faction", [faction["id"] for faction in _FACTIONS])
Faction = Annotated[int, FACTIONS]
KINDS: Final = Vocabulary("kind", called=("kinds",))
Kind = Annotated[int, KINDS]


class UnitFacts:
    """One kind of units, as its faction's sheet tells it. [RW-276]"""

    def __init__(self, number: int, printed: dict[str, Any]) -> None:
        self.number = number
        self.id: str = printed["id"]
        owner = printed["owner"]
        self.faction: int = NEUTRAL if owner == "neutral" else FACTIONS.index(owner)
        self.figures: int = printed["figures"]
        self.shape: int = SHAPES.index(printed["shape"])
        self.initiative: int = printed["initiative"]
        self.health: int = printed["health"]
        self.flying: bool = printed.get("flying", False)
        self.fast: bool = printed.get("fast", False)
        self.ability: str = printed["ability"]
        self.printed = printed

    def amount(self, key: str, otherwise: int = 0) -> int:
        """A number of its ability."""
        return int(self.printed.get(key, otherwise))


UNITS: Final[list[UnitFacts]] = []
FACTION_OF: Final[list[int]] = []
SHAPE_OF: Final[list[int]] = []
FLYING: Final[list[bool]] = []
FAST: Final[list[bool]] = []
NEUTRALS: Final[list[int]] = []


def add_units(printed: list[dict[str, Any]]) -> None:
    """More kinds of units."""
    KINDS.add(*[unit["id"] for unit in printed])
    for one in printed:
        unit = UnitFacts(len(UNITS), one)
        UNITS.append(unit)
        FACTION_OF.append(unit.faction)
        SHAPE_OF.append(unit.shape)
        FLYING.append(unit.flying)
        FAST.append(unit.fast)
        if unit.faction == NEUTRAL:
            NEUTRALS.append(unit.number)


add_units(load(CONTENT, "units.toml")["unit"])

ABILITIES: Final = "abilities"
"""The shelf with what each kind of unit does; the kinds that are on it are in the game."""


def kinds_in_play(rules: Rules) -> list[int]:
    """The kinds of units that are in a game with these rules."""
    on_shelf = rules.shelf(ABILITIES)
    return [unit.number for unit in UNITS if unit.id in on_shelf]


def figures(rules: Rules) -> list[int]:
    """By kind: the figures that are in the box of such a game. [RW-003]"""
    on_shelf = rules.shelf(ABILITIES)
    return [unit.figures if unit.id in on_shelf else 0 for unit in UNITS]


def kinds_of_faction(rules: Rules, faction: int) -> list[int]:
    """The kinds of units that a faction can have in such a game, on its dials or not."""
    return [kind for kind in kinds_in_play(rules) if FACTION_OF[kind] == faction]


INFLUENCE: Final = -1
TACTICS: Final = -2
NOTHING: Final = -3
_ICONS: Final = {"influence": INFLUENCE, "tactics": TACTICS, "": NOTHING}

HIGHEST: Final = 8
"""The last space of a dial. [RW-167]"""


class FactionFacts:
    """One faction: whose side it is on, what it begins with, and its dials."""

    def __init__(self, number: int, printed: dict[str, Any]) -> None:
        self.number = number
        self.id: str = printed["id"]
        self.alignment: str = printed["alignment"]
        self.influence: int = printed["influence"]
        self.tactics: int = printed["tactics"]
        self.start: tuple[int, ...] = tuple([printed["start"][key] for key in RESOURCES])
        self.dials: tuple[tuple[int, ...], ...] = tuple(
            [(NOTHING, *[_icon(space) for space in printed["dials"][key]]) for key in RESOURCES]
        )
        """By resource: what each space shows, a kind of unit or an icon; space 0 shows nothing."""
        self.kinds: tuple[int, ...] = tuple([u.number for u in UNITS if u.faction == number])
        """The kinds on its dials."""

    def icons(self, resource: int, dial: int, icon: int) -> int:
        """How often an icon stands at the hand of a dial and below it. [RW-169]"""
        return self.dials[resource][: dial + 1].count(icon)


def _icon(space: str) -> int:
    return _ICONS[space] if space in _ICONS else KINDS.index(space)


SHEETS: Final[tuple[FactionFacts, ...]] = tuple(
    [FactionFacts(n, printed) for n, printed in enumerate(_FACTIONS)]
)

# tiles and areas

OPEN: Final = 0
WATER: Final = 1
MOUNTAIN: Final = 2
BORDERS: Final = ("open", "water", "mountain")

COMPASS: Final = ("se", "s", "sw", "nw", "n", "ne")
"""The directions of `feldzug.parts.hexes` on a map of hexes with a flat top."""

TILES: Final = Vocabulary("tile", called=("tiles",))
TileNumber = Annotated[int, TILES]
AREAS: Final = Vocabulary("area", called=("areas", "source", "target", "via", "into"))
Area = Annotated[int, AREAS]


class AreaFacts:
    """One area of a tile: what it yields, who lives there, and its coloured borders. [RW-005]"""

    def __init__(self, number: int, tile: int, printed: dict[str, Any]) -> None:
        self.number = number
        self.id: str = printed["id"]
        self.tile = tile
        self.hex = Hex(*printed["at"])
        self.yields: tuple[int, ...] = tuple([printed.get(key, 0) for key in RESOURCES])
        self.units: tuple[tuple[int, int], ...] = tuple(
            [(KINDS.index(kind), count) for kind, count in printed.get("units", {}).items()]
        )
        self.city: bool = printed.get("city", False)
        borders = printed.get("borders", {})
        self.borders: tuple[int, ...] = tuple(
            [BORDERS.index(borders.get(direction, "open")) for direction in COMPASS]
        )
        alone = printed.get("unpaired", ())
        self.unpaired: tuple[bool, ...] = tuple([direction in alone for direction in COMPASS])
        """By direction: whether no coloured border may lie along it, though it is open itself."""


class TileFacts:
    """A tile of several areas, laid as one. [RW-004]"""

    def __init__(self, number: int, printed: dict[str, Any]) -> None:
        self.number = number
        self.id: str = printed["id"]
        self.faction: int = FACTIONS.index(self.id) if printed.get("home") else NEUTRAL
        self.areas: tuple[AreaFacts, ...] = tuple(
            [AreaFacts(AREAS.index(area["id"]), number, area) for area in printed["area"]]
        )
        self.tile = Tile([area.hex for area in self.areas])


TILE_FACTS: Final[list[TileFacts]] = []
LAND: Final[list[AreaFacts]] = []
HOME_OF: Final[list[int]] = []
"""By area: the faction whose home realm it is in, or NEUTRAL."""


def add_tiles(printed: list[dict[str, Any]]) -> None:
    """More tiles."""
    TILES.add(*[tile["id"] for tile in printed])
    for one in printed:
        AREAS.add(*[area["id"] for area in one["area"]])
        tile = TileFacts(len(TILE_FACTS), one)
        TILE_FACTS.append(tile)
        LAND.extend(tile.areas)
        HOME_OF.extend([tile.faction for _ in tile.areas])


add_tiles(load(CONTENT, "tiles.toml")["tile"])

HOME_TILE: Final[tuple[int, ...]] = tuple(
    [next(t.number for t in TILE_FACTS if t.faction == n) for n in range(len(FACTIONS))]
)
HOME_AREAS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([a.number for a in TILE_FACTS[tile].areas]) for tile in HOME_TILE]
)
