"""Heath, a second practice game: tiles of hexes are laid, and neighbours raid each other with symbol dice.

Everything lies open. It proves what Fords has no use for: a board of hexes and their edges, tiles in six
turns, dice with symbols and their exact chances.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Annotated, Any

from feldzug.kernel.codec import kinds_of
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.frames import OUTERMOST, Chance, Flow, Names, Procedure, Question, Todo
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.module import Module
from feldzug.kernel.position import Position
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Event, Outcome, Reason, Seat, View, because
from feldzug.kernel.vocabulary import Per, PerSeat, Vocabulary
from feldzug.parts import windows
from feldzug.parts.content import load
from feldzug.parts.dice import SymbolDice, at_least
from feldzug.parts.hexes import DIRECTIONS, ORIGIN, Edge, Hex, Tile, edge_between, there_is_room
from feldzug.parts.windows import PASS, Pass

FACTS = load("tests.practice", "heath.toml")

BOARD = tuple(sorted(ORIGIN.within(FACTS["radius"])))
HEXES = Vocabulary("hex", [f"{at.q},{at.r}" for at in BOARD])
Spot = Annotated[int, HEXES]
SPOTS = {at: n for n, at in enumerate(BOARD)}

SHAPES = [Tile([Hex(*at) for at in hexes]) for hexes in FACTS["tiles"].values()]
TILES = Vocabulary("tile", FACTS["tiles"])
Kind = Annotated[int, TILES]

HITS: dict[str, int] = FACTS["hits"]
FACES = [face for face, count in FACTS["faces"].items() for _ in range(count)]

FREE, WELL = -1, -2
FIRST = Seat(0)


@dataclass
class HeathView(View):
    """Everything lies open."""

    active: Seat
    owner: tuple[int, ...]
    palisades: tuple[tuple[Spot, int], ...]
    tiles: tuple[tuple[Kind, ...], ...]


@dataclass(eq=False, kw_only=True)
class Land(Position):
    """The heath: whose each hex is, where palisades stand, which tiles are still to be laid."""

    active: Seat = FIRST
    owner: Annotated[list[int], Per(HEXES, fill=FREE)] = field(
        default_factory=lambda: [WELL if at == ORIGIN else FREE for at in BOARD]
    )
    palisades: list[tuple[Spot, int]] = field(default_factory=list)
    """The edges that are closed, each by its hex and direction."""
    tiles: Annotated[list[list[Kind]], PerSeat()] = field(default_factory=list)
    put_aside: int = 0

    def view(self, seat: Seat | None) -> HeathView:
        tiles = tuple([tuple(own) for own in self.tiles])
        return HeathView(self.active, tuple(self.owner), tuple(self.palisades), tiles)

    def covered(self) -> list[Hex]:
        return [at for at, owner in zip(BOARD, self.owner, strict=True) if owner != FREE]

    def neighbours(self, spot: int, owner: int) -> list[int]:
        """The hexes of an owner that border another one."""
        near = [SPOTS[at] for at in BOARD[spot].neighbours() if at in SPOTS]
        return [n for n in near if self.owner[n] == owner]

    def raiders(self, seat: Seat, target: int) -> list[int]:
        """The hexes from which a seat can raid: those that border the target without a palisade."""
        return [
            spot
            for spot in self.neighbours(target, seat)
            if closing(edge_between(BOARD[spot], BOARD[target])) not in self.palisades
        ]

    def dice(self, seat: Seat, target: int) -> int:
        """A die for each hex that can raid, four at the most (2.2)."""
        most: int = FACTS["most_dice"]
        return min(most, len(self.raiders(seat, target)))

    def needed(self, target: int) -> int:
        """One hit, and one for every two hexes of the owner's that stand by the target (2.2)."""
        return 1 + len(self.neighbours(target, self.owner[target])) // 2

    def chance(self, seat: Seat, target: int) -> Fraction:
        """How likely a raid is to succeed."""
        return at_least(self.needed(target), self.dice(seat, target), [HITS[f] for f in FACES])


def closing(border: Edge) -> tuple[int, int]:
    """An edge as it is written down."""
    return SPOTS[border.hex], border.direction


@dataclass
class Settling(Procedure):
    """In turn everybody lays a tile and may raid, until no tile is left; most hexes win (1.1)."""

    @staticmethod
    def inside() -> Names:
        return (OUTERMOST,)

    @staticmethod
    def flow() -> Flow:
        return ("lay_a_tile", "raid", "next_seat", "count")

    def lay_a_tile(self, g: Land) -> Todo:
        return LayTile(g.active)

    def raid(self, g: Land) -> Todo:
        return ChooseRaid(g.active)

    def next_seat(self, g: Land) -> None:
        seats = [Seat((g.active + n) % g.players) for n in range(1, g.players + 1)]
        left = [seat for seat in seats if g.tiles[seat]]
        if left:
            g.active = left[0]
            self.at = "lay_a_tile"

    def count(self, g: Land) -> None:
        scores = tuple([g.owner.count(seat) for seat in g.seats()])
        ranks = sorted(set(scores), reverse=True)
        ranking = tuple([tuple([s for s in g.seats() if scores[s] == rank]) for rank in ranks])
        g.finish(Outcome("heath-settled", ranking, scores))


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """A tile, where its first hex lies, and by how many sixths it is turned."""

    tile: Kind
    at: Spot
    sixths: int


def _ways() -> Iterator[tuple[Lay, tuple[Spot, ...]]]:
    for kind, shape in enumerate(SHAPES):
        for n, at in enumerate(BOARD):
            for sixths in range(len(DIRECTIONS)):
                laid = shape.laid(at, sixths)
                if there_is_room(laid, (ORIGIN,)) and all(part in SPOTS for part in laid):
                    yield Lay(kind, n, sixths), tuple([SPOTS[part] for part in laid])


WAYS = dict(_ways())
"""Every way in which a tile may lie beside the well, and the hexes that it then covers."""


@dataclass
class LayTile(Question):
    """A tile is laid on free hexes, by at least two edges to what lies already (1.2)."""

    @staticmethod
    def inside() -> Names:
        return ("Settling",)

    def options(self, g: Land) -> list[Lay]:
        return [way for way in WAYS if way.tile in g.tiles[self.seat]]

    def forbids(self, g: Land, action: Lay) -> Reason | None:
        if action not in WAYS:
            return because("beyond-the-heath", "1.2")
        shape, at, covered = SHAPES[action.tile], BOARD[action.at], g.covered()
        if not shape.fits(at, action.sixths, covered):
            return because("hex-covered", "1.2")
        if shape.touches(at, action.sixths, covered) < 2:
            return because("too-loose", "1.2")
        return None

    def chosen(self, g: Land, action: Lay) -> None:
        g.tiles[self.seat].remove(action.tile)
        for spot in WAYS[action]:
            g.owner[spot] = self.seat
        g.tell(TileLaid(self.seat, action.tile, WAYS[action]))

    def may_fizzle(self) -> bool:
        return True

    def fizzle(self, g: Land) -> None:
        """No tile fits anywhere, nor will one later: all are put aside (1.3)."""
        g.put_aside += len(g.tiles[self.seat])
        g.tiles[self.seat] = []
        g.tell(TilesPutAside(self.seat))


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    seat: Seat
    tile: Kind
    hexes: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class TilesPutAside(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class RaidHex(Action):
    target: Spot


@dataclass
class ChooseRaid(Question):
    """Whoever has laid may raid a hex of somebody else, if the dice can do it (2.1)."""

    @staticmethod
    def inside() -> Names:
        return ("Settling",)

    def options(self, g: Land) -> list[RaidHex | Pass]:
        foreign = [n for n, owner in enumerate(g.owner) if owner not in (FREE, WELL, self.seat)]
        return [*[RaidHex(n) for n in foreign if g.raiders(self.seat, n)], PASS]

    def forbids(self, g: Land, action: RaidHex | Pass) -> Reason | None:
        if isinstance(action, Pass) or g.chance(self.seat, action.target):
            return None
        return because("no-chance", "2.1", hex=action.target)

    def chosen(self, g: Land, action: RaidHex | Pass) -> Todo:
        return None if isinstance(action, Pass) else Raid(self.seat, action.target)


@dataclass
class Raid(Chance):
    """Enough hits take the hex; otherwise its owner closes the borders that were raided across (2.2)."""

    seat: Seat
    target: Spot

    @staticmethod
    def inside() -> Names:
        return ("Settling",)

    def odds(self, g: Land) -> SymbolDice:
        return SymbolDice(g.dice(self.seat, self.target), FACES)

    def befalls(self, g: Land, outcome: tuple[str, ...]) -> None:
        taken = sum([HITS[face] for face in outcome]) >= g.needed(self.target)
        g.tell(Raided(self.seat, self.target, outcome, taken))
        if taken:
            g.owner[self.target] = self.seat
            return
        raided = [BOARD[spot] for spot in g.raiders(self.seat, self.target)]
        closed = [closing(edge_between(at, BOARD[self.target])) for at in raided]
        g.palisades = sorted([*g.palisades, *closed])


@dataclass(frozen=True, slots=True)
class Raided(Event):
    seat: Seat
    target: Spot
    dice: tuple[str, ...]
    taken: bool


class Base(Module):
    """The rules of Heath."""

    def __init__(self) -> None:
        super().__init__(
            "heath",
            kinds=kinds_of(sys.modules[__name__], windows),
            vocabularies=(HEXES, TILES),
            content=FACTS,
        )


class Heath(Game):
    """Two or three players with a tile of each shape."""

    def __init__(self) -> None:
        super().__init__("heath", players=(2, 3), base=Base(), view=HeathView)

    def blank(self, setup: Setup, rules: Rules) -> Land:
        return Land(
            rules, setup.players, tiles=[list(range(len(TILES))) for _ in range(setup.players)]
        )

    def begin(self, g: Position) -> None:
        g.begin(Settling())

    def seek(self, g: Position, seat: Seat, legal: Sequence[Any], dealer: Dealer) -> Any:
        """Raid wherever it is likeliest to succeed."""
        assert isinstance(g, Land)
        raids = [action for action in legal if isinstance(action, RaidHex)]
        best = max([g.chance(seat, raid.target) for raid in raids], default=Fraction(0))
        found = [raid for raid in raids if g.chance(seat, raid.target) == best]
        return super().seek(g, seat, found or legal, dealer)

    def inventory(self, g: Position) -> Mapping[str, int]:
        assert isinstance(g, Land)
        tiles = g.put_aside + sum(map(len, g.tiles))
        return {"hexes": len(g.covered()) + 3 * tiles, "wells": g.owner.count(WELL)}


HEATH = Heath()
