"""A turn: what may be done before the order, the order with its bonus, what may be done after it. [RW-089]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from feldzug.games.runewars.cards.orders import order_behind
from feldzug.games.runewars.decks import Order
from feldzug.games.runewars.supremacy import has_supremacy
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Event, Seat


@dataclass(slots=True, unsafe_hash=True)
class TurnBegan(Event):
    seat: Seat
    order: Order


@dataclass(slots=True, unsafe_hash=True)
class OrderDeclined(Event):
    """The order is not carried out. [RW-092]"""

    seat: Seat
    order: Order


@dataclass(slots=True, unsafe_hash=True)
class BonusUsed(Event):
    """The supremacy bonus is used. [RW-094]"""

    seat: Seat
    order: Order


@dataclass(slots=True)
class Turn(Procedure):
    """One player carries out the order of the season. [RW-089]"""

    seat: Seat
    used: bool = field(default=False, kw_only=True)
    """Whether the main effect was used. [RW-097]"""

    @staticmethod
    def inside() -> Names:
        return ("SeasonOfTheYear",)

    @staticmethod
    def flow() -> Flow:
        return "begin", "before_order", "order", "bonus", "after_order", "end"

    def begin(self, g: World) -> None:
        g.active = self.seat
        g.tell(TurnBegan(self.seat, g.order_now[self.seat]))

    def before_order(self, g: World) -> Todo:
        return OwnActions(self.seat)

    def order(self, g: World) -> Todo:
        return None if g.is_out[self.seat] else UseOrder(self.seat)

    def bonus(self, g: World) -> Todo:
        """If the main effect was used and the order is the highest open one. [RW-094, RW-096, RW-097]"""
        if g.is_out[self.seat] or not self.used:
            return None
        asks = order_behind(g, g.order_now[self.seat]).asks_bonus
        return UseBonus(self.seat) if asks and has_supremacy(g, self.seat) else None

    def after_order(self, g: World) -> Todo:
        return None if g.is_out[self.seat] else OwnActions(self.seat)

    def end(self, g: World) -> None:
        g.expire("turn")
        g.active = NOBODY


# what may be done in the own turn


@dataclass(frozen=True, slots=True)
class GoOn(Action):
    """Nothing more before the turn goes on."""


GO_ON: Final = GoOn()


@dataclass(slots=True)
class OwnActions(Procedure):
    """Directly before and directly after the own order, as often as the player likes. [RW-089]"""

    seat: Seat
    done: bool = field(default=False, kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    @staticmethod
    def flow() -> Flow:
        return ("ask",)

    def ask(self, g: World) -> Todo:
        if self.done or g.is_out[self.seat]:
            return None
        self.at = "ask"
        return OwnTurn(self.seat)


@dataclass(slots=True)
class OwnTurn(Question):
    """Cards, an objective, a title, what a fallen hero left: each part of the rules offers its own here."""

    @staticmethod
    def inside() -> Names:
        return ("OwnActions",)

    def options(self, g: World) -> list[Any]:
        return [GO_ON]

    def chosen(self, g: World, action: GoOn) -> None:
        g.frame(OwnActions).done = True


# the order


@dataclass(frozen=True, slots=True)
class CarryOut(Action):
    """Use the main effect of the order."""


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Leave it."""


CARRY_OUT: Final = CarryOut()
DECLINE: Final = Decline()


@dataclass(slots=True)
class UseOrder(Question):
    """Whether the order is carried out: choosing one is a duty, using it is not. [RW-092]"""

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    def options(self, g: World) -> list[Any]:
        return [CARRY_OUT, DECLINE]

    def chosen(self, g: World, action: Action) -> Todo:
        order = g.order_now[self.seat]
        if isinstance(action, Decline):
            g.tell(OrderDeclined(self.seat, order))
            return None
        g.frame(Turn).used = True
        return order_behind(g, order).main(g, self.seat)


@dataclass(slots=True)
class UseBonus(Question):
    """Whether the supremacy bonus is used. [RW-096]"""

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    def options(self, g: World) -> list[Any]:
        return [CARRY_OUT, DECLINE]

    def chosen(self, g: World, action: Action) -> Todo:
        if isinstance(action, Decline):
            return None
        order = g.order_now[self.seat]
        g.tell(BonusUsed(self.seat, order))
        return order_behind(g, order).bonus(g, self.seat)
