"""The event cards that wait for their moment in a battle."""

from __future__ import annotations

from feldzug.games.empires.event_phase.card import WaitingCard


class Risk(WaitingCard):
    """Waits for the result: 2 combat points more after a victory, none after a draw or defeat.

    [EMP-118, EMP-119, EMP-429]
    """

    __slots__ = ()


class Scouts(WaitingCard):
    """Waits for the set-up of the battle: the chooser lays all terrain and may draw the weather anew.

    [EMP-120, EMP-121]
    """

    __slots__ = ()


class Reinforcement(WaitingCard):
    """Waits for the armies: one more unit, of which 70 points are free. [EMP-124, EMP-125, EMP-126]"""

    __slots__ = ()


class Assassin(WaitingCard):
    """Waits for the battle: a named enemy character does not take part on 4+. [EMP-127, EMP-128]"""

    __slots__ = ()


class Spies(WaitingCard):
    """Waits for the set-up of the battle: the chooser picks side and first turn. [EMP-129, EMP-130]"""

    __slots__ = ()
