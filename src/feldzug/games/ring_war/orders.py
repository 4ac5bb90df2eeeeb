"""What a player may order in advance: to fight on, and to stand fast."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.ring_war.board import Kind, Place
from feldzug.kernel.values import because
from feldzug.parts.orders import Condition, Order, Stop

WHOLE_WAR: Final = -1

LEFT: Final = Condition("left", 1, 4, 2)
"""So many units are left where the attack comes from."""
ODDS: Final = Condition("odds", 1, 99, 50)
"""The chance to take the area, in percent, is below this."""
CONDITIONS: Final = (LEFT, ODDS)


@dataclass(frozen=True, slots=True)
class FightOn(Order):
    """Attack again and again, always with the same kind of unit, with or without the leader."""

    source: Place
    target: Place
    kind: Kind
    led: bool


@dataclass(frozen=True, slots=True)
class StandFast(Order):
    """Defend with as many dice as can be had: no withdrawal, no card. In this turn, or in the whole war."""

    turn: int

    def is_brief(self) -> bool:
        return False


# Why an order has come to its end: the attacker may stop after any duel. [RNG-020]


def won(area: int) -> Stop:
    return Stop(because("order-won", "RNG-028", area=area))


def few_left(area: int, units: int) -> Stop:
    return Stop(because("order-left", "RNG-020", area=area, units=units))


def bad_odds(percent: int) -> Stop:
    return Stop(because("order-odds", "RNG-020", percent=percent))


def something_else() -> Stop:
    return Stop(because("order-asked", "RNG-020"))
