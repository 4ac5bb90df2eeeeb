"""The battlefield: pieces laid in turns in sectors that dice find."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.asking import RealmQuestion
from feldzug.games.empires.battle.events import (
    PieceLaid,
    PieceOnCorner,
    RiverLaid,
    ScoutsDecide,
)
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.battle.sides import earlier_or_later
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.event_cards import EVENT_CARDS
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER, NEITHER, Piece
from feldzug.games.empires.terrain import (
    CORNER,
    ENDS,
    MIDDLE,
    ON_RIVER,
    PIECE_FACTS,
    PIECES,
    TERRAIN_FACTS,
)
from feldzug.games.empires.terrain import Piece as PieceKind
from feldzug.kernel.fate import Dice, Draw, Odds
from feldzug.kernel.frames import Chance, Frame, Names, Todo
from feldzug.kernel.values import Action, Seat

SCOUTS: Final = EVENT_CARDS.index("scouts")
SECTORS: Final = 12
COLUMNS: Final = 6
SECTOR_ROOM: Final = 30 * 40
"""A sector is 30 cm wide and 40 cm deep: so many square centimetres. [EMP-274]"""
VOLCANO_CORNER: Final = (5, 7)
"""The volcano stands where these two sectors, and 6 and 8, meet. [EMP-286]"""
RIVER_PIECE: Final = PIECES.index("river")


def opposite(sector: int) -> int:
    """The sector on the other side of the table. [EMP-274]"""
    return SECTORS + 1 - sector


def column(sector: int) -> int:
    """The sectors lie in two rows of six: 1 to 6 along side A, 12 to 7 along side B. [EMP-274]"""
    return sector - 1 if sector <= COLUMNS else SECTORS - sector


def course(start: int, end: int) -> list[int]:
    """The sectors that a river passes on its way, both ends among them. [EMP-314]"""
    one, other = column(start), column(end)
    step = 1 if other >= one else -1
    columns = list(range(one, other + step, step))
    half = (len(columns) + 1) // 2
    found: list[int] = []
    for n, at in enumerate(columns):
        near_start = n < half
        in_lower = (start if near_start else end) <= COLUMNS
        found.append(at + 1 if in_lower else SECTORS - at)
    if end not in found:
        found.append(end)
    return found


def room_in(pieces: tuple[Piece, ...], sector: int, kind: int) -> bool:
    """Whether a piece still fits into a sector; otherwise the die is thrown again. [EMP-273]"""
    taken = 0
    for piece in pieces:
        if piece.sector == sector:
            facts = PIECE_FACTS[piece.kind]
            taken += facts.width * facts.depth
    facts = PIECE_FACTS[kind]
    return taken + facts.width * facts.depth <= SECTOR_ROOM


def lay_terrain(g: Campaign, fight: Fight) -> Todo:
    """The battlefield is built by the tile; pieces are laid in turns, the challenger first.

    Scouts lay them all; where both have some, a die decides whose count. [EMP-120, EMP-172, EMP-173, EMP-406]
    """
    scouts = [side for side in (CHALLENGER, CHALLENGED) if fight.holds(g, side, SCOUTS)]
    if len(scouts) == 2:
        return TossForScouts(fight.challenger, fight.challenged)
    fight.scouts = scouts[0] if scouts else NEITHER
    return pieces_to_lay(g, fight)


@dataclass(slots=True)
class TossForScouts(Chance):
    """Both have Scouts: 1 to 3, those that were chosen earlier count; 4 to 6, the later ones. [EMP-406]"""

    challenger: Seat
    challenged: Seat

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(1)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> Todo:
        fight = g.frame(Fight)
        fight.scouts = earlier_or_later(g, fight, SCOUTS, outcome[0])
        g.tell(ScoutsDecide(fight.principal(fight.scouts), outcome[0]))
        return pieces_to_lay(g, fight)


def layer(fight: Fight, turn: int) -> int:
    """The side that lays the piece of this turn. [EMP-120, EMP-173]"""
    if fight.scouts != NEITHER:
        return fight.scouts
    return CHALLENGER if turn % 2 == 0 else CHALLENGED


def pieces_to_lay(g: Campaign, fight: Fight) -> list[Frame]:
    """What the appendix lists for the terrain: by sector dice, in the middle, along a river."""
    found: list[Frame] = []
    turn = 0
    for laid in TERRAIN_FACTS[g.land.terrain[fight.tile]].pieces:
        for _ in range(laid.count):
            side = layer(fight, turn)
            if laid.place == CORNER:
                fight.pieces = (*fight.pieces, Piece(laid.piece, *VOLCANO_CORNER, side))
                g.tell(PieceOnCorner(fight.principal(side), laid.piece, *VOLCANO_CORNER))
            elif laid.place == MIDDLE:
                fight.pieces = (*fight.pieces, Piece(laid.piece, 0, 0, side))
                g.tell(PieceLaid(fight.principal(side), laid.piece, 0))
            elif laid.place == ENDS:
                found.append(LayRiver(side, turn))
            elif laid.place == ON_RIVER:
                found.append(place_crossing(g, fight, side, laid.piece))
            else:
                found.append(LayPiece(side, turn, laid.piece))
            turn += 1
        for _ in range(laid.optional):
            side = fight.scouts if fight.scouts != NEITHER else CHALLENGED
            if fight.is_played(g, side):  # a neutral realm lays no more than it must
                found.append(MayLayPiece(fight.speaker(g, side), laid.piece, turn))
            turn += 1
    return found


@dataclass(slots=True)
class LayPiece(Chance):
    """A D12 finds the sector of a piece. [EMP-175, EMP-272, EMP-273]"""

    side: int
    turn: int
    piece: PieceKind

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def odds(self, g: Campaign) -> Odds:
        fight = g.frame(Fight)
        sectors = range(1, SECTORS + 1)
        return Draw([s for s in sectors if room_in(fight.pieces, s, self.piece)])

    def befalls(self, g: Campaign, outcome: int) -> None:
        fight = g.frame(Fight)
        fight.pieces = (*fight.pieces, Piece(self.piece, outcome, 0, self.side))
        g.tell(PieceLaid(fight.principal(self.side), self.piece, outcome))


@dataclass(slots=True)
class LayRiver(Chance):
    """Two sectors, the start and the end of a river; never the same one twice. [EMP-314]"""

    side: int
    turn: int

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def odds(self, g: Campaign) -> Odds:
        sectors = range(1, SECTORS + 1)
        return Draw([(start, end) for start in sectors for end in sectors if start != end])

    def befalls(self, g: Campaign, outcome: tuple[int, int]) -> None:
        fight = g.frame(Fight)
        start, end = outcome
        fight.pieces = (*fight.pieces, Piece(RIVER_PIECE, start, end, self.side))
        g.tell(RiverLaid(fight.principal(self.side), start, end))


@dataclass(frozen=True, slots=True)
class LayMore(Action):
    """Lay one more piece, or not."""

    more: bool


@dataclass(slots=True)
class MayLayPiece(RealmQuestion):
    """One more piece, which the second player may lay but need not. [EMP-299, EMP-305, EMP-308]"""

    piece: PieceKind
    turn: int

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def options(self, g: Campaign) -> list[LayMore]:
        return [LayMore(True), LayMore(False)]

    def chosen(self, g: Campaign, action: LayMore) -> Todo:
        if not action.more:
            return None
        return LayPiece(g.frame(Fight).side_of(g, self.seat), self.turn, self.piece)


@dataclass(frozen=True, slots=True)
class LayCrossing(Action):
    """The crossing lies in this sector."""

    sector: int


def place_crossing(g: Campaign, fight: Fight, side: int, piece: int) -> Frame:
    """A bridge and a ford are placed by the players in turn; for a neutral realm a die does. [EMP-314]"""
    if fight.is_played(g, side):
        return PlaceCrossing(fight.speaker(g, side), piece)
    return DiceCrossing(side, piece)


@dataclass(slots=True)
class PlaceCrossing(RealmQuestion):
    """Where a bridge or a ford leads over the river. [EMP-314]"""

    piece: PieceKind

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def forsake(self, g: Campaign) -> Todo:
        return DiceCrossing(g.frame(Fight).side_of(g, self.seat), self.piece)

    def options(self, g: Campaign) -> list[LayCrossing]:
        return [LayCrossing(sector) for sector in river_course(g.frame(Fight))]

    def chosen(self, g: Campaign, action: LayCrossing) -> None:
        fight = g.frame(Fight)
        lay_crossing(g, fight, fight.side_of(g, self.seat), self.piece, action.sector)


@dataclass(slots=True)
class DiceCrossing(Chance):
    """A crossing that a neutral realm would place. [EMP-314, EMP-437]"""

    side: int
    piece: PieceKind

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def odds(self, g: Campaign) -> Odds:
        return Draw(river_course(g.frame(Fight)))

    def befalls(self, g: Campaign, outcome: int) -> None:
        lay_crossing(g, g.frame(Fight), self.side, self.piece, outcome)


def river_course(fight: Fight) -> list[int]:
    river = next(piece for piece in fight.pieces if piece.kind == RIVER_PIECE)
    return course(river.sector, river.to)


def lay_crossing(g: Campaign, fight: Fight, side: int, piece: int, sector: int) -> None:
    fight.pieces = (*fight.pieces, Piece(piece, sector, 0, side))
    g.tell(PieceLaid(fight.principal(side), piece, sector))
