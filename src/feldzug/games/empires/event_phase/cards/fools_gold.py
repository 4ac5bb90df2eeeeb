"""Fool's gold."""

from __future__ import annotations

from typing import Any, Final

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.event_cards import EVENT_CARDS
from feldzug.games.empires.event_phase.card import OpponentCard
from feldzug.games.empires.permits import MinePays
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Reason, Seat, because

FOOLS_GOLD: Final = EVENT_CARDS.index("fools-gold")


class FoolsGold(OpponentCard):
    """The named opponent gets no income this round: his mines are not rolled for. [EMP-113, EMP-413]"""

    __slots__ = ()

    def install(self, rules: Rules) -> None:
        rules.deny(MinePays, _pays_fools_gold)

    def named(self, g: Campaign, choice: int, seat: Seat) -> Todo:
        g.aim_card(choice, seat)
        return None


def _pays_fools_gold(g: Any, permit: Any) -> Reason | None:
    if g.aimed_at(FOOLS_GOLD, permit.seat):
        return because("fools-gold", "EMP-113", tile=permit.tile)
    return None
