"""The land of the practice game: five areas, two kinds of unit, a deck of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.kernel.frames import Sealed
from feldzug.kernel.hidden import Pool
from feldzug.kernel.position import Position
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Event, Query, Seat

AREAS = ("ford", "hill", "mill", "wood", "keep")
BORDERS = ((1, 2), (0, 2, 3), (0, 1, 4), (1, 4), (2, 3))
HOMES = (0, 4, 3)
KEEP = 4

KINDS = ("spear", "herald")
SPEAR, HERALD = 0, 1
BOX = (7, 1)
"""How many of each kind a seat has in the box."""

LIMIT = 5
"""So many units of a seat fit into one area."""

NOBODY = -1


class Realm(Position):
    """The board. Areas and kinds are numbers, cards are ids; what is counted is a list."""

    def __init__(self, rules: Rules, players: int, *, reported: bool) -> None:
        super().__init__(rules, players)
        self.reported = reported
        self.season = 1
        self.owner = [NOBODY for _ in AREAS]
        self.units = [[[0 for _ in KINDS] for _ in range(players)] for _ in AREAS]
        self.reserve = [list(BOX) for _ in range(players)]
        self.fallen = [[0 for _ in KINDS] for _ in range(players)]
        self.fame = [0 for _ in range(players)]
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.pile: list[str] = []
        self.discard: list[str] = []

    @staticmethod
    def fields() -> tuple[str, ...]:
        return (
            "season",
            "owner",
            "units",
            "reserve",
            "fallen",
            "fame",
            "hands",
            "pile",
            "discard",
        )

    def clone(self) -> Realm:
        twin = Realm(self.rules, self.players, reported=self.reported)
        self._share(twin)
        twin.season = self.season
        twin.owner = self.owner[:]
        twin.units = [[army[:] for army in area] for area in self.units]
        twin.reserve = [counts[:] for counts in self.reserve]
        twin.fallen = [counts[:] for counts in self.fallen]
        twin.fame = self.fame[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        return twin

    def view(self, seat: Seat | None) -> dict[str, Any]:
        top = self.stack[-1] if self.stack else None
        return {
            "season": self.season,
            "owner": tuple(self.owner),
            "units": [[tuple(army) for army in area] for area in self.units],
            "reserve": [tuple(counts) for counts in self.reserve],
            "fallen": [tuple(counts) for counts in self.fallen],
            "fame": tuple(self.fame),
            "hand": tuple(self.hands[seat]) if seat is not None else (),
            "hands": tuple(len(hand) for hand in self.hands),
            "pile": len(self.pile),
            "discard": tuple(self.discard),
            "effects": tuple(self.effects),
            "laid": tuple(top.choices) if isinstance(top, Sealed) else (),
            "mine": top.choices.get(seat) if isinstance(top, Sealed) and seat is not None else None,
        }

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
    area: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class UnitFell(Event):
    area: int
    seat: Seat
    kind: int


@dataclass(frozen=True, slots=True)
class Levy(Action):
    """Take a unit of this kind from the reserve."""

    kind: int


@dataclass(frozen=True, slots=True)
class Take(Action):
    """So many units of a kind go."""

    area: int
    kind: int
    count: int
