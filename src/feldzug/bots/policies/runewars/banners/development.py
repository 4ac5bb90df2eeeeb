"""Answers about development cards, capitals and peasants."""

from __future__ import annotations

from typing import Any, Final

from feldzug.bots.policies.runewars.odds import WORTH
from feldzug.bots.policies.runewars.orders import worth_of_dials, worth_of_site
from feldzug.bots.policies.runewars.outlook import CARD, WALLS, Outlook
from feldzug.games.runewars.banners.cards.developments.daqan import (
    Carry,
    LeaveCard,
    TakeCardBack,
)
from feldzug.games.runewars.banners.cards.developments.latari import RoutRiders
from feldzug.games.runewars.banners.cards.developments.uthuk import RoutRippers
from feldzug.games.runewars.banners.development.buying import BuyCard, BuyNoCard
from feldzug.games.runewars.banners.development.capitals import (
    BuildCapitalIn,
    FoundCapital,
    KeepStronghold,
    sites,
)
from feldzug.games.runewars.banners.development.peasants import (
    LeaveNobody,
    LeavePeasant,
    OfferPeasant,
)
from feldzug.games.runewars.banners.development.state import DEVELOPMENT_CARD_BOX
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.line import health_of, standing_of
from feldzug.games.runewars.board import KINDS, RESOURCES
from feldzug.games.runewars.march import MoveArmy

LASTING: Final = 1.6
"""A card that helps everywhere, for as long as the game lasts."""
EACH_UNIT: Final = 0.35
"""What a card adds to each unit that it improves."""
FEW: Final = 0.3
"""The same for units that may come."""
MOST: Final = 6
"""So many units of a kind count."""
PRICE: Final = 0.5
"""How much of what the dials lose would have been used."""


def buy_card(look: Outlook, action: BuyCard) -> float:
    """What it improves, for as long as the game lasts, less what the dials lose."""
    g = look.g
    printed = DEVELOPMENT_CARD_BOX[action.development_card].printed
    dials = g.dials[look.seat]
    left = [dials[n] - printed["cost"].get(key, 0) for n, key in enumerate(RESOURCES)]
    price = worth_of_dials(look, dials) - worth_of_dials(look, left)
    return look.time * worth_of_card(look, printed) - PRICE * price


def worth_of_card(look: Outlook, printed: dict[str, Any]) -> float:
    g = look.g
    if printed["about"] == "capital":
        strongholds = sites(g, look.seat)
        risks = [look.risk(area, look.army(area)) for area in strongholds]
        return LASTING + WALLS * max(risks) if strongholds else 0.0
    if printed["about"] != "unit":
        return LASTING
    kind = KINDS.index(printed["unit"])
    if printed.get("figures"):
        return LASTING if g.supply[kind] < MOST else 0.5 * LASTING
    there = [g.standing[a * g.kinds + kind] + g.routed[a * g.kinds + kind] for a in g.areas()]
    return FEW + EACH_UNIT * min(MOST, sum(there))


# capitals


def found_capital(look: Outlook, action: FoundCapital) -> float:
    """Where it is needed most."""
    here = action.area
    return 1.0 + look.value(here) * (0.2 + look.risk(here, look.army(here)))


def build_capital_in(look: Outlook, action: BuildCapitalIn) -> float:
    """It is worth more than a stronghold, needs no token, and costs one ore more."""
    return worth_of_site(look, action.area) + look.time - 1.0


# peasants


def leave_peasant(look: Outlook, _: LeavePeasant) -> float:
    """Where the area would be lost without it."""
    frame: Any = look.g.stack[-1]
    assert isinstance(frame, OfferPeasant)
    return -0.1 if look.is_held(frame.area) else look.value(frame.area)


# battles


def rout_riders(_look: Outlook, action: RoutRiders) -> float:
    """Each rider who lies down until spring is an enemy less, but somebody must stand."""
    return 0.5 * action.count - 0.1 * action.count * action.count


def rout_rippers(look: Outlook, action: RoutRippers) -> float:
    """As long as each point of damage destroys a unit: then no strength is lost."""
    g = look.g
    foes = 1 - g.frame(Battle).side_of(look.seat)
    points, fallen = action.count, 0.0
    for unit in sorted(standing_of(g, foes), key=lambda unit: -unit.damage):
        need = health_of(g, foes, unit.kind) - unit.damage
        if points < need:
            break
        points -= need
        fallen += 0.5 + 0.5 * WORTH[unit.kind]
    return fallen - 0.9 * action.count


def carry(look: Outlook, action: Carry) -> float:
    """Whoever may leave the area comes along to a battle."""
    goes_to_war = look.g.is_enemy(look.g.frame(MoveArmy).area, look.seat)
    return 0.3 if goes_to_war and action.kind in look.spare(action.source) else -1.0


JUDGES: Final[dict[type, Any]] = {
    BuildCapitalIn: build_capital_in,
    BuyCard: buy_card,
    Carry: carry,
    FoundCapital: found_capital,
    LeavePeasant: leave_peasant,
    RoutRiders: rout_riders,
    RoutRippers: rout_rippers,
}
FIXED: Final[dict[type, float]] = {
    BuyNoCard: 0.4,
    KeepStronghold: 0.0,
    LeaveCard: 0.0,
    LeaveNobody: 0.0,
    TakeCardBack: CARD,
}
