"""Tactics cards of the own turn about orders and movement: before, while or after the own order. [RW-089]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.board import MOUNTAIN, Area
from feldzug.games.runewars.cards.tactics.text import TacticsText, TargetedText
from feldzug.games.runewars.decks import ORDERS, TACTICS_BOX, Order, TacticsCard
from feldzug.games.runewars.movement import Crossing, Reach
from feldzug.games.runewars.tactics.targets import TargetArea, TargetOrder, TargetPlayer
from feldzug.games.runewars.turn import Turn
from feldzug.games.runewars.world import World
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Effect, Event, Reason, Seat, because

MARCHES: Final = (ORDERS.index("mobilize"), ORDERS.index("conquer"))
"""The orders that bring an army into an activated area."""

UNTIL_TURN_ENDS: Final = "turn"


class MountainPass(TacticsText):
    """In your turn: your figures ignore mountain borders this turn."""

    def lasts(self, rules: Rules) -> None:
        rules.lasting(MountainsOpen, Crossing, mountains_are_open)

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        g.effects.append(MountainsOpen(seat, UNTIL_TURN_ENDS))


@dataclass(slots=True, unsafe_hash=True)
class MountainsOpen(Effect):
    """The figures of a seat cross mountain borders. [RW-152]"""


def mountains_are_open(g: World, query: Crossing, crosses: int, effect: MountainsOpen) -> int:
    return 1 if query.border == MOUNTAIN and query.seat == effect.seat else crosses


class ForcedMarch(TacticsText):
    """In your turn, with Mobilize or Conquer: your units may come from one area further away."""

    def lasts(self, rules: Rules) -> None:
        rules.lasting(LongMarch, Reach, march_is_longer)

    def forbids(self, g: World, seat: Seat) -> Reason | None:
        if g.order_now[seat] not in MARCHES:
            return because("no-marching-order", "RW-210", card=self.number)
        return self.useless() if g.frame(Turn).at == "end" else None

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        g.effects.append(LongMarch(seat, UNTIL_TURN_ENDS, self.number))


@dataclass(slots=True, unsafe_hash=True)
class LongMarch(Effect):
    """The units of a seat come from further away."""

    card: TacticsCard


def march_is_longer(g: World, query: Reach, steps: int, effect: LongMarch) -> int:
    return steps + TACTICS_BOX[effect.card].amount("reach") if query.seat == effect.seat else steps


class HorrificRumors(TargetedText):
    """In your turn: put one activation token of an opponent into any area he does not control."""

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        if not chosen:
            return [TargetPlayer(s) for s in g.clockwise(seat) if s != seat and _to_hold(g, s)]
        if len(chosen) == 1:
            return [TargetArea(area) for area in _to_hold(g, chosen[0].other)]
        return []

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        other, area = chosen[0].other, chosen[1].area
        g.activated[area] |= 1 << other
        g.tell(ActivationForced(seat, other, area))


@dataclass(slots=True, unsafe_hash=True)
class ActivationForced(Event):
    """*seat* has put an activation token of another player into an area."""

    seat: Seat
    other: Seat
    area: Area


def _to_hold(g: World, other: Seat) -> list[int]:
    """The areas that a player does not control and has not activated."""
    return [
        area
        for area in g.areas()
        if g.controller[area] != other and not g.activated[area] >> other & 1
    ]


class SpyGuild(TargetedText):
    """In your turn: take one of your other open orders back to your hand."""

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        if chosen:
            return []
        return [TargetOrder(order) for order in g.orders[seat] if order != g.order_now[seat]]

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        taken = chosen[0].order
        g.orders[seat] = [order for order in g.orders[seat] if order != taken]
        g.tell(OrderTakenBack(seat, taken))


@dataclass(slots=True, unsafe_hash=True)
class OrderTakenBack(Event):
    seat: Seat
    order: Order


OF_ORDERS_AND_WAYS: Final[tuple[TacticsText, ...]] = (
    MountainPass("mountain-pass"),
    ForcedMarch("forced-march"),
    HorrificRumors("horrific-rumors"),
    SpyGuild("spy-guild"),
)
