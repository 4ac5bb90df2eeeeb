"""The ground of a battle: a table of 180 by 120 cm in squares of 5 cm, built from the battle sheet."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.sheet import OBJECTIVES, Objective, Piece, Sheet
from feldzug.games.empires.simulation.forces import INFANTRY, KINDS
from feldzug.games.empires.terrain import PIECE_FACTS, PIECES

WIDTH: Final = 180
DEPTH: Final = 120
SQUARE: Final = 5
ACROSS: Final = WIDTH // SQUARE
DOWN: Final = DEPTH // SQUARE
ZONE: Final = 20
"""The depth of a deployment zone; the sectors begin behind it. [EMP-174]"""
MIDDLE: Final = DEPTH // 2

SECTOR_WIDTH: Final = 30
SECTOR_DEPTH: Final = 40

OPEN: Final = 0
"""Ground without a piece. A piece has the code after its own number."""


def code_of(piece: str) -> int:
    return PIECES.index(piece) + 1


WOOD: Final[int] = code_of("wood")
VILLAGE: Final[int] = code_of("village")
FIELD: Final[int] = code_of("field")
SWAMP: Final[int] = code_of("swamp")
WATER: Final[int] = code_of("river")
CROSSING: Final[int] = code_of("bridge")
MOUNTAIN: Final[int] = code_of("mountain-hill")
VOLCANO: Final[int] = code_of("volcano")
LAVA: Final[int] = code_of("lava")
RAMP: Final[int] = len(PIECES) + 1
WALL: Final[int] = len(PIECES) + 2
GATE: Final[int] = len(PIECES) + 3
BREACH: Final[int] = len(PIECES) + 4

_RIVER: Final[int] = PIECES.index("river")
_BRIDGE: Final[int] = PIECES.index("bridge")
_FORD: Final[int] = PIECES.index("ford")
_MOUNTAIN: Final[int] = PIECES.index("mountain-hill")
_VOLCANO: Final[int] = PIECES.index("volcano")
_CITY: Final = OBJECTIVES.index("city")
MOUNTAIN_TOP: Final = OBJECTIVES.index("mountain")

_HILLS: Final = tuple([code_of(piece) for piece in ("flat-hill", "hill", "mountain-hill")])
"""Pieces with a crest."""


def _by_code(of_piece: list[bool], of_ramp: bool, of_wall: bool, of_open: bool) -> list[bool]:
    """A table by code, from what the pieces say."""
    return [of_open, *of_piece, of_ramp, of_wall, of_wall, of_open]


PASSABLE: Final[list[list[bool]]] = [
    _by_code(
        [troops in piece.enter and piece.number != _RIVER for piece in PIECE_FACTS],
        True,
        False,
        True,
    )
    for troops in KINDS
]
"""Where each kind of troops may go, by code; rivers are crossed by rules of their own.

[EMP-275, EMP-276, EMP-277, EMP-313, EMP-316, EMP-319]
"""
LANDING: Final[list[bool]] = _by_code([piece.flyers for piece in PIECE_FACTS], True, False, True)
"""Where flyers may end a move: not in a wood, nor on lava. [EMP-281, EMP-296]"""
DENSE: Final[list[bool]] = _by_code([piece.dense for piece in PIECE_FACTS], False, False, False)
"""Dense terrain: an order to a unit in it has −1. [EMP-278, EMP-279, EMP-280]"""
DEFENDS: Final[list[list[bool]]] = [
    _by_code(
        [troops in piece.defends for piece in PIECE_FACTS],
        troops in PIECE_FACTS[_MOUNTAIN].defends,
        False,
        False,
    )
    for troops in KINDS
]
"""Which kind of troops is defended where; on a hill only against enemies that are not on it. [EMP-321]"""
BLOCKS_SIGHT: Final[list[bool]] = _by_code(
    [not piece.sight and piece.number + 1 not in _HILLS for piece in PIECE_FACTS],
    False,
    True,
    False,
)
"""What one does not see through; hills hide what lies behind their crest only. [EMP-282]"""

VOLCANO_AT: Final = (150, MIDDLE)
"""The common corner of sectors 5, 6, 7 and 8. [EMP-286]"""
VOLCANO_HALF: Final[int] = PIECE_FACTS[_VOLCANO].width // 2
NOTCH_AT: Final = (VOLCANO_AT[0] - VOLCANO_HALF, MIDDLE)
"""Where the lava leaves the crater: on the centre line, towards sectors 2 and 11. [EMP-292]"""

_RAMP: Final = 10
"""The length and width of a ramp."""
_SLOTS: Final = ((5, 10), (5, 25), (5, 0), (20, 10), (20, 25), (20, 0))
"""Where the pieces of a sector lie in it, by the corner with the least numbers."""


def sector_corner(sector: int) -> tuple[int, int]:
    """The corner of a sector with the least numbers: sectors 1 to 6 run along side A, 12 to 7 along side B.

    [EMP-274]
    """
    if sector <= 6:
        return (sector - 1) * SECTOR_WIDTH, ZONE
    return (12 - sector) * SECTOR_WIDTH, MIDDLE


def sector_centre(sector: int) -> tuple[int, int]:
    x, y = sector_corner(sector)
    return x + SECTOR_WIDTH // 2, y + SECTOR_DEPTH // 2


def square_at(x: int, y: int) -> int:
    """The number of the square that holds a point; points beyond the edge belong to the next one."""
    column = x // SQUARE if x > 0 else 0
    row = y // SQUARE if y > 0 else 0
    if column >= ACROSS:
        column = ACROSS - 1
    if row >= DOWN:
        row = DOWN - 1
    return row * ACROSS + column


def _whole_squares(length: int) -> int:
    return -(-length // SQUARE) * SQUARE


class Ground:
    """What lies in each square, and the places that rules speak of."""

    def __init__(self) -> None:
        self.codes: list[int] = [OPEN] * (ACROSS * DOWN)
        self.hill_of: list[int] = [-1] * (ACROSS * DOWN)
        self.crests: list[tuple[int, int]] = []
        """The middle of each hill. [EMP-282]"""
        self.crossings: list[tuple[int, int]] = []
        self.places: list[tuple[int, int]] = []
        """Where each objective lies."""
        self.has_volcano: bool = False
        self.has_sight_blocks: bool = False
        self.has_swamp: bool = False
        self.has_river: bool = False

    def code(self, x: int, y: int) -> int:
        return self.codes[square_at(x, y)]

    def lay(self, code: int, x: int, y: int, width: int, depth: int, covers: bool = True) -> None:
        """Cover a rectangle with one sort of ground, from its corner with the least numbers.

        A piece covers only what no other piece covers; lava covers all.
        """
        for row in range(y // SQUARE, (y + depth) // SQUARE):
            for column in range(x // SQUARE, (x + width) // SQUARE):
                at = row * ACROSS + column
                if 0 <= row < DOWN and 0 <= column < ACROSS and (covers or self.codes[at] == OPEN):
                    self.codes[at] = code
        if BLOCKS_SIGHT[code]:
            self.has_sight_blocks = True
        if code == SWAMP:
            self.has_swamp = True

    def _crest(self, x: int, y: int, width: int, depth: int) -> None:
        for row in range(y // SQUARE, (y + depth) // SQUARE):
            for column in range(x // SQUARE, (x + width) // SQUARE):
                self.hill_of[row * ACROSS + column] = len(self.crests)
        self.crests.append((x + width // 2, y + depth // 2))
        self.has_sight_blocks = True

    def piece(self, piece: Piece, order: int) -> None:
        """Lay a piece into its sector, as the `order`-th one there."""
        facts = PIECE_FACTS[piece.kind]
        aside, ahead = _SLOTS[min(order, len(_SLOTS) - 1)]
        corner_x, corner_y = sector_corner(piece.sector)
        width, depth = _whole_squares(facts.width), _whole_squares(facts.depth)
        x = corner_x + min(aside, SECTOR_WIDTH - width)
        y = corner_y + min(ahead, SECTOR_DEPTH - depth)
        code = piece.kind + 1
        self.lay(code, x, y, width, depth, covers=False)
        if code in _HILLS:
            self._crest(x, y, width, depth)

    def mountain(self) -> None:
        """One hill in the middle, with two ramps that face the two players. [EMP-284, EMP-285]"""
        facts = PIECE_FACTS[_MOUNTAIN]
        width, depth = facts.width, facts.depth
        x, y = (WIDTH - width) // 2, (DEPTH - depth) // 2
        self.lay(MOUNTAIN, x, y, width, depth)
        for end in (y, y + depth - _RAMP):
            self.lay(RAMP, (WIDTH - _RAMP) // 2, end, _RAMP, _RAMP)
        self._crest(x, y, width, depth)

    def volcano(self) -> None:
        """The volcano, on the common corner of sectors 5 to 8. [EMP-286]"""
        x, y = VOLCANO_AT
        self.lay(VOLCANO, x - VOLCANO_HALF, y - VOLCANO_HALF, 2 * VOLCANO_HALF, 2 * VOLCANO_HALF)
        self.has_volcano = True

    def river(self, start: int, end: int, crossings: list[int]) -> None:
        """A river from sector to sector, with what crosses it as near as it can be to its own sector.

        [EMP-314]
        """
        self.has_river = True
        x0, y0 = sector_centre(start)
        x1, y1 = sector_centre(end)
        steps = max(abs(x1 - x0), abs(y1 - y0), 1)
        course = [
            (x0 + (x1 - x0) * k // steps, y0 + (y1 - y0) * k // steps) for k in range(steps + 1)
        ]
        codes = self.codes
        last = square_at(x0, y0)
        for x, y in course:
            at = square_at(x, y)
            if at // ACROSS != last // ACROSS and at % ACROSS != last % ACROSS:
                codes[at // ACROSS * ACROSS + last % ACROSS] = WATER
            codes[at] = WATER
            last = at
        for sector in crossings:
            cx, cy = sector_centre(sector)
            free = [
                point
                for point in course
                if all(abs(point[0] - x) + abs(point[1] - y) >= 20 for x, y in self.crossings)
            ]
            x, y = min(
                free or course, key=lambda point: (point[0] - cx) ** 2 + (point[1] - cy) ** 2
            )
            self.crossings.append((x, y))
            for dy in (-SQUARE, 0, SQUARE):
                for dx in (-SQUARE, 0, SQUARE):
                    at = square_at(x + dx, y + dy)
                    if codes[at] == WATER:
                        codes[at] = CROSSING

    def place(self, objective: Objective) -> tuple[int, int]:
        """Where an objective lies: the city on the centre line, the others where infantry can touch them.

        [EMP-349, EMP-352, EMP-354, EMP-358]
        """
        if objective.kind == MOUNTAIN_TOP:
            return WIDTH // 2, MIDDLE
        x, y = sector_centre(objective.sector)
        if objective.kind == _CITY:
            return x, MIDDLE
        best, best_off = (x, y), 1 << 20
        corner_x, corner_y = sector_corner(objective.sector)
        for dy in range(0, SECTOR_DEPTH, SQUARE):
            for dx in range(0, SECTOR_WIDTH, SQUARE):
                px, py = corner_x + dx + 2, corner_y + dy + 2
                off = (px - x) ** 2 + (py - y) ** 2
                if off < best_off and PASSABLE[INFANTRY][self.code(px, py)]:
                    best, best_off = (px, py), off
        return best


def ground_of(sheet: Sheet) -> Ground:
    """The table as the sheet describes it. [EMP-172, EMP-272]"""
    ground = Ground()
    in_sector = [0] * 13
    rivers: list[Piece] = []
    crossings: list[int] = []
    for piece in sheet.pieces:
        if piece.kind == _RIVER:
            rivers.append(piece)
        elif piece.kind in (_BRIDGE, _FORD):
            crossings.append(piece.sector)
        elif piece.kind == _MOUNTAIN:
            ground.mountain()
        elif piece.kind == _VOLCANO:
            ground.volcano()
        else:
            ground.piece(piece, in_sector[piece.sector])
            in_sector[piece.sector] += 1
    for objective in sheet.objectives:
        if objective.kind == _CITY:
            x, _ = sector_centre(objective.sector)
            ground.lay(VILLAGE, x - 10, MIDDLE - 10, 20, 20)
    for river in rivers:
        ground.river(river.sector, river.to, crossings)
    ground.places = [ground.place(objective) for objective in sheet.objectives]
    return ground
