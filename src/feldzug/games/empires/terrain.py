"""The eleven kinds of terrain: taxes, mines, what may be built, and what lies on a battlefield there."""

from __future__ import annotations

from typing import Annotated, Any, Final

from feldzug.games.empires.records import Record, records_of
from feldzug.kernel.vocabulary import Vocabulary

FILE: Final = "terrain.toml"

TERRAINS: Final = Vocabulary("terrain", called=("terrains",))
Terrain = Annotated[int, TERRAINS]
PIECES: Final = Vocabulary("piece", called=("pieces",))
Piece = Annotated[int, PIECES]

SECTOR: Final = "sector"
MIDDLE: Final = "middle"
CORNER: Final = "corner"
ENDS: Final = "ends"
ON_RIVER: Final = "on-river"
PLACES: Final = (SECTOR, MIDDLE, CORNER, ENDS, ON_RIVER)

TROOPS: Final = ("infantry", "cavalry", "chariot", "artillery", "monster", "machine")
"""The kinds of troops that a piece of terrain may let in or keep out."""


class PieceFacts:
    """One sort of terrain piece on the table. [EMP-275 to EMP-282]"""

    __slots__ = (
        "defends",
        "dense",
        "depth",
        "enter",
        "flyers",
        "id",
        "laid",
        "lost_on",
        "number",
        "ramps",
        "sight",
        "width",
    )

    def __init__(self, number: int, record: Record) -> None:
        self.number = number
        self.id: str = record.called
        self.enter: tuple[str, ...] = record.words("enter")
        self.dense: bool = record.truth("dense", False)
        """Whether an order to a unit in it is harder by 1."""
        self.defends: tuple[str, ...] = record.words("defends")
        self.flyers: bool = record.truth("flyers", True)
        """Whether flyers may end a move there."""
        self.sight: bool = record.truth("sight", True)
        """Whether one sees across."""
        self.ramps: int = record.number("ramps", 0)
        """By so many ramps, and by nothing else, it is climbed; 0 if it can be entered anywhere."""
        self.lost_on: int = record.number("lost_on", 0)
        """A stand in it is lost on such a die before its own command phase; 0: never. [EMP-320]"""
        self.laid: int = record.number("laid", 0)
        """So many of it are laid while the battle goes on."""
        size = record.numbers("cm")
        self.width, self.depth = size
        for kind in (*self.enter, *self.defends):
            if kind not in TROOPS:
                raise record.wrong("enter", f"names {kind!r}, which is no kind of troops")
        record.done()


class Laid:
    """Pieces of one sort that are laid on a battlefield: so many, and so many more if one likes."""

    __slots__ = ("count", "optional", "piece", "place")

    def __init__(self, record: Record, row: dict[str, Any]) -> None:
        if row.get("piece") not in PIECES.numbers:
            raise record.wrong("pieces", f"names {row.get('piece')!r}, which is no piece")
        if row.get("place") not in PLACES:
            raise record.wrong("pieces", f"must be placed by one of {', '.join(PLACES)}")
        self.piece: int = PIECES.index(row["piece"])
        self.count: int = row["count"]
        self.optional: int = row.get("optional", 0)
        """So many more the second player may lay."""
        self.place: str = row["place"]


class TerrainFacts:
    """One kind of terrain. [EMP-096 to EMP-104, EMP-161, EMP-162, EMP-177]"""

    __slots__ = (
        "castle",
        "city",
        "id",
        "mine_dice",
        "number",
        "on_sheet",
        "pieces",
        "surcharge",
        "tax_dice",
        "tax_factor",
    )

    def __init__(self, number: int, record: Record) -> None:
        self.number = number
        self.id: str = record.called
        self.on_sheet: int = record.number("number")
        """Its number on the sheet."""
        self.tax_dice: int = record.number("tax_dice")
        self.tax_factor: int = record.number("tax_factor")
        self.mine_dice: int = record.number("mine_dice")
        """The dice of a mine's income, times 10; 0 where no mine can be."""
        self.castle: bool = record.truth("castle", True)
        self.city: bool = record.truth("city", True)
        self.surcharge: int = record.number("surcharge", 0)
        """So much more it costs to claim or conquer. [EMP-212]"""
        rows: list[dict[str, Any]] = record.row.get("pieces", [])
        self.pieces: tuple[Laid, ...] = tuple([Laid(record, row) for row in rows])
        if not self.pieces:
            raise record.wrong("pieces", "is missing")
        record.has("pieces")
        record.done()

    @property
    def mine(self) -> bool:
        """Whether a mine may be built. [EMP-165]"""
        return self.mine_dice > 0


def read_pieces(records: list[Record]) -> list[PieceFacts]:
    return [PieceFacts(n, record) for n, record in enumerate(records)]


def read_terrain(records: list[Record]) -> list[TerrainFacts]:
    return [TerrainFacts(n, record) for n, record in enumerate(records)]


PIECE_FACTS: Final[list[PieceFacts]] = read_pieces(records_of(FILE, "piece"))
PIECES.add(*[piece.id for piece in PIECE_FACTS])
TERRAIN_FACTS: Final[list[TerrainFacts]] = read_terrain(records_of(FILE, "terrain"))
TERRAINS.add(*[terrain.id for terrain in TERRAIN_FACTS])

MOUNTAIN: Final[int] = TERRAINS.index("mountain")
VOLCANO: Final[int] = TERRAINS.index("volcano")
JUNGLE: Final[int] = TERRAINS.index("jungle")
FOREST: Final[int] = TERRAINS.index("forest")
FIELDS: Final[int] = TERRAINS.index("fields")
HILLS: Final[int] = TERRAINS.index("hills")
DESERT: Final[int] = TERRAINS.index("desert")
TUNDRA: Final[int] = TERRAINS.index("tundra")
LAKE: Final[int] = TERRAINS.index("lake")
RIVER: Final[int] = TERRAINS.index("river")
SWAMP: Final[int] = TERRAINS.index("swamp")

CITY_TAX_DICE: Final = 1
CITY_TAX_FACTOR: Final = 10
"""A city adds so much to the tax of its tile. [EMP-104]"""
