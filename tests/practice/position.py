"""The land of the practice game: five areas, two kinds of unit, a deck of cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from feldzug.kernel.hidden import Pool
from feldzug.kernel.position import Position
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import Action, Deed, Event, Permit, Query, Seat, View, kebab
from feldzug.kernel.vocabulary import Per, PerSeat, Vocabulary
from feldzug.parts.areas import AreaMap

AREAS = Vocabulary("area", ("ford", "hill", "mill", "wood", "keep"))
MAP = AreaMap(((1, 2), (0, 2, 3), (0, 1, 4), (1, 4), (2, 3)))
HOMES = (0, 4, 3)
KEEP = 4

KINDS = Vocabulary("kind", ("spear", "herald"))
SPEAR, HERALD = 0, 1
BOX = (7, 1)
"""How many of each kind a seat has in the box."""

LIMIT = 5
"""So many units of a seat fit into one area."""

NOBODY = -1

Area = Annotated[int, AREAS]
Kind = Annotated[int, KINDS]


@dataclass
class FordsView(View):
    """What a seat sees: everything that lies open, and its own hand."""

    season: int
    owner: tuple[int, ...]
    units: list[list[tuple[int, ...]]]
    reserve: list[tuple[int, ...]]
    fallen: list[tuple[int, ...]]
    fame: tuple[int, ...]
    hand: tuple[str, ...]
    hands: tuple[int, ...]
    pile: int
    discard: tuple[str, ...]
    effects: tuple[str, ...]
    mine: tuple[Any, ...]


@dataclass(eq=False, kw_only=True)
class Realm(Position):
    """The board. Areas and kinds are numbers, cards are ids; what is counted is a list."""

    reported: bool
    season: int = 1
    owner: Annotated[list[int], Per(AREAS, fill=NOBODY)] = field(
        default_factory=lambda: [NOBODY for _ in AREAS]
    )
    units: list[list[list[int]]] = field(default_factory=list)
    reserve: Annotated[list[list[int]], PerSeat()] = field(default_factory=list)
    fallen: Annotated[list[list[int]], PerSeat()] = field(default_factory=list)
    fame: Annotated[list[int], PerSeat()] = field(default_factory=list)
    hands: Annotated[list[list[str]], PerSeat()] = field(default_factory=list)
    drawn: Annotated[list[int], PerSeat()] = field(default_factory=list)
    """How many cards each seat has drawn so far: everybody has seen it draw."""
    pile: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)

    def view(self, seat: Seat | None) -> FordsView:
        top = self.stack[-1] if self.stack else None
        sealed = top if isinstance(top, Sealed) else None
        return FordsView(
            season=self.season,
            owner=tuple(self.owner),
            units=[[tuple(army) for army in area] for area in self.units],
            reserve=[tuple(counts) for counts in self.reserve],
            fallen=[tuple(counts) for counts in self.fallen],
            fame=tuple(self.fame),
            hand=tuple(self.hands[seat]) if seat is not None else (),
            hands=tuple(len(hand) for hand in self.hands),
            pile=len(self.pile),
            discard=tuple(self.discard),
            effects=tuple(kebab(type(effect).__name__) for effect in self.effects),
            mine=sealed.steps.get(seat, ()) if sealed is not None and seat is not None else (),
        )

    def pools(self, seat: Seat) -> list[Pool]:
        return [Pool([*(self.hands[s] for s in self.seats() if s != seat), self.pile])]

    # looking

    def army(self, area: int, seat: Seat) -> int:
        return sum(self.units[area][seat])

    def strength(self, area: int, seat: Seat) -> int:
        return self.value(Strength(area, seat), self.army(area, seat))

    # acting

    def recruit(self, seat: Seat, kind: int, area: int) -> None:
        self.reserve[seat][kind] -= 1
        self.units[area][seat][kind] += 1

    def fall(self, seat: Seat, kind: int, area: int) -> None:
        self.units[area][seat][kind] -= 1
        self.fallen[seat][kind] += 1
        self.tell(UnitFell(area, seat, kind))


@dataclass(frozen=True, slots=True)
class Strength(Query):
    area: Area
    seat: Seat


@dataclass(frozen=True, slots=True)
class MayEnter(Permit):
    """A seat may march into an area."""

    seat: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class UnitFalls(Deed):
    """A unit is about to fall."""

    area: Area
    seat: Seat
    kind: Kind

    def act(self, g: Realm) -> None:
        g.fall(self.seat, self.kind, self.area)


@dataclass(frozen=True, slots=True)
class UnitFell(Event):
    area: Area
    seat: Seat
    kind: Kind


@dataclass(frozen=True, slots=True)
class Levy(Action):
    """Take a unit of this kind from the reserve."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class Take(Action):
    """So many units of a kind go."""

    area: Area
    kind: Kind
    count: int


def contents(g: Realm) -> dict[str, int]:
    """The box, counted: nothing of it may be lost or made."""
    counts = {"cards": sum(map(len, g.hands)) + len(g.pile) + len(g.discard)}
    for seat in g.seats():
        for kind, name in enumerate(KINDS):
            placed = sum(area[seat][kind] for area in g.units)
            counts[f"{name} {seat}"] = placed + g.reserve[seat][kind] + g.fallen[seat][kind]
    for card in {*g.pile, *g.discard, *(card for hand in g.hands for card in hand)}:
        hands = sum(hand.count(card) for hand in g.hands)
        counts[card] = hands + g.pile.count(card) + g.discard.count(card)
    return counts
