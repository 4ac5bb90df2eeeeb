"""The Diplomat."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.event_cards import EVENT_CARDS
from feldzug.games.empires.event_phase.card import OpponentCard
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Seat

DIPLOMAT: Final = EVENT_CARDS.index("diplomat")


class Diplomat(OpponentCard):
    """The named opponent may not challenge the chooser this round, not even if an Intriguer demands it.

    Two Diplomats do not clash. [EMP-122, EMP-406]
    """

    __slots__ = ()

    def named(self, g: Campaign, choice: int, seat: Seat) -> Todo:
        g.aim_card(choice, seat)
        return None


def is_protected(g: Campaign, seat: Seat, challenger: Seat) -> bool:
    """Whether a Diplomat keeps the challenger from challenging *seat*."""
    return seat in g.aimed_at(DIPLOMAT, challenger)
