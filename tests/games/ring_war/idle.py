"""Players who do nothing: the shortest way from here to a later question."""

from __future__ import annotations

from typing import Any

from feldzug.games.ring_war.actions import (
    Done,
    EndMovement,
    ForgoCard,
    KeepCards,
    Pass,
    StopAttacking,
)
from feldzug.games.ring_war.war import War
from feldzug.kernel.frames import Chance
from feldzug.kernel.values import FATE, Event, Seat

NOTHING = (Pass, Done, KeepCards, StopAttacking, EndMovement, ForgoCard)


def idle(g: War, seat: Seat, question: str, most: int = 200) -> list[Event]:
    """Everybody passes where possible, and fate brings its last outcome, until *seat* is asked *question*.

    The last outcome of a die is a six, so the ring goes on.
    """
    told: list[Event] = []
    for _ in range(most):
        asked = g.waiting()
        if asked == (seat,) and g.path()[-1] == question:
            return told
        told.extend(g.apply(asked[0], _least(g, asked[0])))
    raise AssertionError(f"{question} is never asked of seat {seat}: {g.path()}")


def _least(g: War, seat: Seat) -> Any:
    top = g.stack[-1]
    if seat == FATE and isinstance(top, Chance):
        return list(top.odds(g).outcomes())[-1][0]
    legal = g.legal(seat)
    return next((action for action in legal if isinstance(action, NOTHING)), legal[0])
