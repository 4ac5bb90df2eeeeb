"""Answers about the Guildmaster's trade and about heroes in a flood."""

from __future__ import annotations

from typing import Any, Final

from feldzug.bots.policies.runewars.orders import worth_of_dials
from feldzug.bots.policies.runewars.outlook import Outlook
from feldzug.games.runewars.banners.exploration import LeaveHeroHere, WashAway, WashHeroTo
from feldzug.games.runewars.banners.guildmaster import GUILDMASTER, TradeIn
from feldzug.games.runewars.board import HIGHEST
from feldzug.games.runewars.decks import TITLE_BOX

TRAPPED: Final = 1.5
"""A hero whom the water keeps where he is, in areas that he would be farther from home."""


def trade(look: Outlook, action: TradeIn) -> float:
    """What the dial is worth more afterwards."""
    dials = look.g.dials[look.seat]
    raised = dials[:]
    more = TITLE_BOX[GUILDMASTER].amount("resources")
    raised[action.resource] = min(HIGHEST, raised[action.resource] + more)
    return worth_of_dials(look, raised) - worth_of_dials(look, dials)


def far_from_home(look: Outlook, area: int) -> float:
    """How far an area is from the strongholds of whoever is carried off."""
    wash = look.g.frame(WashAway)
    homes = look.g.strongholds(wash.seat)
    return float(look.g.layout.ground.distances(homes).get(area, 0)) if homes else 0.0


def wash_to(look: Outlook, action: WashHeroTo) -> float:
    return far_from_home(look, action.area)


def leave_here(look: Outlook, _: LeaveHeroHere) -> float:
    wash = look.g.frame(WashAway)
    here = look.g.hero_area[wash.hero]
    return far_from_home(look, here) + (TRAPPED if here == wash.area else 0.0)


JUDGES: Final[dict[type, Any]] = {LeaveHeroHere: leave_here, TradeIn: trade, WashHeroTo: wash_to}
