"""A game for as many as can sit at a table: each in turn says a number, and whoever says the highest wins."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field

from feldzug.kernel.codec import kinds_of
from feldzug.kernel.frames import OUTERMOST, Flow, Names, Procedure, Question, Todo
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.module import Module
from feldzug.kernel.position import Position
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Event, Outcome, Reason, Seat, View, because
from feldzug.parts.names import MessageNames
from feldzug.parts.registration import Registration
from feldzug.server.models.common import MOST_SEATS


@dataclass
class HallView(View):
    said: tuple[int, ...]


@dataclass(eq=False, kw_only=True)
class Hall(Position):
    """What was said, by seat."""

    said: list[int] = field(default_factory=list)

    def view(self, seat: Seat | None) -> HallView:
        return HallView(tuple(self.said))


@dataclass(frozen=True, slots=True)
class Say(Action):
    number: int


@dataclass(frozen=True, slots=True)
class NumberSaid(Event):
    seat: Seat
    number: int


@dataclass
class RoundTable(Procedure):
    """Once around."""

    @staticmethod
    def inside() -> Names:
        return (OUTERMOST,)

    @staticmethod
    def flow() -> Flow:
        return ("ask_all", "decide")

    def ask_all(self, g: Hall) -> Todo:
        return [SayNumber(seat) for seat in g.seats()]

    def decide(self, g: Hall) -> None:
        best = max(g.said)
        winners = tuple(seat for seat in g.seats() if g.said[seat] == best)
        others = tuple(seat for seat in g.seats() if seat not in winners)
        g.finish(Outcome("all-said", (winners, others) if others else (winners,)))


@dataclass
class SayNumber(Question):
    """Any number up to five; nobody says what was said just before."""

    @staticmethod
    def inside() -> Names:
        return ("RoundTable",)

    def options(self, g: Hall) -> list[Say]:
        return [Say(number) for number in range(1, 6)]

    def forbids(self, g: Hall, action: Say) -> Reason | None:
        if g.said[-1:] == [action.number]:
            return because("said-before", "1", number=action.number)
        return None

    def chosen(self, g: Hall, action: Say) -> None:
        g.said.append(action.number)
        g.tell(NumberSaid(self.seat, action.number))


class RoundTableGame(Game):
    def __init__(self) -> None:
        base = Module("round-table", 1, kinds=kinds_of(sys.modules[__name__]))
        super().__init__("round-table", (MOST_SEATS,), base, view=HallView)

    def blank(self, setup: Setup, rules: Rules) -> Hall:
        return Hall(rules, setup.players)

    def begin(self, g: Position) -> None:
        g.begin(RoundTable())


ROUND_TABLE = RoundTableGame()
REGISTRATION = Registration(ROUND_TABLE, MessageNames(ROUND_TABLE, "tests.practice.words"))
