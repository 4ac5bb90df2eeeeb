"""The Pioneers."""

from __future__ import annotations

from typing import Any, Final

from feldzug.games.empires.building.phase import BuildPhase
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.event_cards import EVENT_CARD_FACTS, EVENT_CARDS
from feldzug.games.empires.event_phase.card import WaitingCard
from feldzug.games.empires.events import TileTaken
from feldzug.games.empires.permits import ClaimPrice
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules

PIONEERS: Final = EVENT_CARDS.index("pioneers")
CHEAPER: Final = EVENT_CARD_FACTS[PIONEERS].cheaper


class Pioneers(WaitingCard):
    """The first free tile that is claimed in the build phase costs 1 combat point less, never less than 0.

    [EMP-123]
    """

    __slots__ = ()

    def install(self, rules: Rules) -> None:
        rules.modifies(ClaimPrice, _cheaper_claim)
        rules.on(TileTaken, _first_claim)


def _cheaper_claim(g: Campaign, query: Any, price: int) -> int:
    if g.holds_card(query.seat, PIONEERS) and _is_build_phase(g):
        return max(0, price - CHEAPER)
    return price


def _first_claim(g: Campaign, event: Any) -> Todo:
    if event.loser == NOBODY and g.holds_card(event.seat, PIONEERS):
        g.spend_card(event.seat, PIONEERS)
    return None


def _is_build_phase(g: Campaign) -> bool:
    """The card holds for the round, not for the winter after it."""
    return any(isinstance(frame, BuildPhase) for frame in g.stack)
