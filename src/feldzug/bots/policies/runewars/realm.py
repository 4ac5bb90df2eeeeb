"""Answers about the own realm: recruits, dials, cities, titles, works, bids."""

from __future__ import annotations

from typing import Any, Final

from feldzug.bots.policies.runewars.marches import plans
from feldzug.bots.policies.runewars.moves import front
from feldzug.bots.policies.runewars.odds import WORTH
from feldzug.bots.policies.runewars.orders import (
    CONQUER,
    HARVEST,
    HEROES_AT_MOST,
    MOBILIZE,
    recruits_worth,
    worth_of_benefit,
    worth_of_dials,
    worth_of_site,
    worth_of_title,
    yields,
)
from feldzug.bots.policies.runewars.outlook import CARD, HERO, INFLUENCE, RUNE, Outlook
from feldzug.games.runewars.bids import Bid, Disfavour, Favour
from feldzug.games.runewars.board import HIGHEST, SHEETS
from feldzug.games.runewars.cards.order_texts.fortify import BuildIn, FortifyNoMore, Repair
from feldzug.games.runewars.cards.order_texts.recruit import UseDial
from feldzug.games.runewars.cities import CityInfluence, CityQuests, CityTactics, CityUnits
from feldzug.games.runewars.decks import DEVELOPMENT_BOX, SEASON_BOX
from feldzug.games.runewars.developments import BuildHere, BuildNothing, RaiseDial
from feldzug.games.runewars.diplomacy import BattleSpent
from feldzug.games.runewars.heroes.quests import TurnUp
from feldzug.games.runewars.placing import ForgoUnits, FreeFigure, PickKind
from feldzug.games.runewars.set_up.first_armies import PlaceUnit
from feldzug.games.runewars.strongholds import (
    BuildNoStronghold,
    GiveUpStronghold,
    needs_token,
)
from feldzug.games.runewars.titles import PayForTitle, TakeNoTitle, WantTitle
from feldzug.games.runewars.turn import CarryOut, Decline, UseBonus, UseOrder
from feldzug.games.runewars.winning import goal
from feldzug.games.runewars.world import LIMIT
from feldzug.games.runewars.year import TakeCard, TakeInfluence

# orders

MARCHES: Final = (MOBILIZE, CONQUER)


def carry_out(look: Outlook, _: CarryOut) -> float:
    """An order is used unless a harvest would lower the dials or nobody has anywhere to march."""
    g = look.g
    if isinstance(g.stack[-1], (UseOrder, UseBonus)) and g.order_now[look.seat] in MARCHES:
        return 1.0 if plans(look, g.has_effect(BattleSpent)) else -1.0
    if isinstance(g.stack[-1], UseOrder) and g.order_now[look.seat] == HARVEST:
        return worth_of_dials(look, yields(look)) - worth_of_dials(look, g.dials[look.seat]) + 0.6
    return 1.0


# recruits


def use_dial(look: Outlook, action: UseDial) -> float:
    return recruits_worth(look, action.resource, look.g.dials[look.seat][action.resource])


def place_unit(look: Outlook, action: PlaceUnit) -> float:
    """Where there is war, as long as there is room and food."""
    g = look.g
    units = g.units(action.area)
    if units >= LIMIT:
        return -10.0
    hungry = 1.0 if units >= max(2, g.dials[look.seat][0]) else 0.0
    return (1 + front(look, action.area)) / (2 + units) - hungry


def free_figure(look: Outlook, action: FreeFigure) -> float:
    """A routed unit comes back standing, if it is not the last in its area."""
    alone = look.g.units(action.area) < 2 and not look.is_held(action.area)
    return 0.5 if action.routed and not alone else -1.0


def pick_kind(_look: Outlook, action: PickKind) -> float:
    return WORTH[action.kind]


# dials


def worth_of_step(look: Outlook, resource: int) -> float:
    """What the next step of a dial brings."""
    dials = look.g.dials[look.seat]
    if dials[resource] >= HIGHEST:
        return 0.0
    raised = dials[:]
    raised[resource] += 1
    return worth_of_dials(look, raised) - worth_of_dials(look, dials) + 0.01


def raise_dial(look: Outlook, action: RaiseDial) -> float:
    """Where it must be paid for, it is seldom worth it."""
    legal = look.g.legal(look.seat)
    price = 2 * INFLUENCE if [a for a in legal if isinstance(a, Decline)] else 0.0
    return worth_of_step(look, action.resource) - price


def turn_up(look: Outlook, action: TurnUp) -> float:
    return worth_of_step(look, action.dial)


def worth_of_loss(look: Outlook, dial: int) -> float:
    """What a dial loses with one step down."""
    dials = look.g.dials[look.seat]
    icon = SHEETS[look.g.faction[look.seat]].dials[dial][dials[dial]]
    return WORTH[icon] if icon >= 0 else 0.5


# works


def build_here(look: Outlook, action: BuildHere) -> float:
    facts = DEVELOPMENT_BOX[action.development]
    worth = INFLUENCE * facts.amount("influence") + CARD * facts.amount("tactics")
    worth += 0.7 * facts.amount("dial")
    if facts.printed["defensive"]:
        worth = 0.2 * look.value(action.area) * (0.2 + look.risk(action.area, ()))
    return worth * 1.5 * look.time


def build_in(look: Outlook, action: BuildIn) -> float:
    """With all tokens on the board another stronghold would have to go for it: no gain."""
    if needs_token(look.g, look.seat):
        return -1.0
    return worth_of_site(look, action.area) - 0.8


def repair(look: Outlook, action: Repair) -> float:
    return 1.0 + look.value(action.area) * look.risk(action.area, look.army(action.area))


def give_up(look: Outlook, action: GiveUpStronghold) -> float:
    return -look.value(action.area)


# cities and titles


def city_benefit(look: Outlook, action: Any) -> float:
    worth = worth_of_benefit(action)
    if isinstance(action, CityUnits):
        frame: Any = look.g.stack[-1]
        return worth - 5.0 if look.g.units(frame.area) + action.count > LIMIT else worth
    return worth


def want_title(look: Outlook, action: WantTitle) -> float:
    return worth_of_title(look, action.title)


def pay_for_title(look: Outlook, action: PayForTitle) -> float:
    """As little as will do, and a little more than others could pay at once."""
    richest = max([look.g.influence[rival] for rival in look.rivals], default=0)
    return -float(action.influence) + (0.5 if action.influence == richest + 1 else 0.0)


# influence


PIOUS: Final = SEASON_BOX.number("power-for-the-pious")
STAKES: Final[dict[str, float]] = {
    "council-of-seers": RUNE,
    "council-verdict": RUNE + 0.5,
    "gift-of-the-council": RUNE,
    "power-for-the-pious": 0.7 * RUNE,
    "stormy-weather": 2.0,
    "call-for-champions": HERO,
    "tournament": 0.8,
    "heavy-tribute": 0.7,
    "hired-blades": 1.8,
    "arson": 0.8,
}
"""By season card: what winning its bid is worth."""


def stake(look: Outlook) -> float:
    """What the bid is about."""
    g = look.g
    card = SEASON_BOX[g.season_card].id
    worth = STAKES.get(card, 1.0)
    if worth >= 0.7 * RUNE and look.own_runes + 1 >= goal(g):
        worth *= 4
    if card == "call-for-champions" and len(g.heroes(look.seat)) >= HEROES_AT_MOST:
        worth *= 0.3
    return worth if worth >= 0.7 * RUNE else worth * look.time


def bid(look: Outlook, action: Bid) -> float:
    """How likely it is enough, times what it is about, less what it costs."""
    g, offered = look.g, action.influence
    worth = stake(look)
    eager = 1.5 if worth >= 0.7 * RUNE else 0.6
    beaten = 1.0
    below = 1.0
    for rival in look.rivals:
        part = min(1.0, (offered + 0.5) / (g.influence[rival] + 1))
        chance = part**eager
        beaten *= chance
        below *= 1 - chance
    won = 1 - below if g.season_card == PIOUS else beaten
    return won * worth - INFLUENCE * offered


def favour(look: Outlook, action: Favour) -> float:
    """Oneself, else who has least."""
    if action.other == look.seat:
        return 10.0
    return -float(look.g.influence[action.other])


def disfavour(look: Outlook, action: Disfavour) -> float:
    return -favour(look, Favour(action.other))


JUDGES: Final[dict[type, Any]] = {
    Bid: bid,
    BuildHere: build_here,
    BuildIn: build_in,
    CarryOut: carry_out,
    CityInfluence: city_benefit,
    CityQuests: city_benefit,
    CityTactics: city_benefit,
    CityUnits: city_benefit,
    Disfavour: disfavour,
    Favour: favour,
    FreeFigure: free_figure,
    GiveUpStronghold: give_up,
    PayForTitle: pay_for_title,
    PickKind: pick_kind,
    PlaceUnit: place_unit,
    RaiseDial: raise_dial,
    Repair: repair,
    TurnUp: turn_up,
    UseDial: use_dial,
    WantTitle: want_title,
}

FIXED: Final[dict[type, float]] = {
    BuildNoStronghold: -2.0,
    BuildNothing: 0.4,
    Decline: 0.0,
    ForgoUnits: 0.0,
    FortifyNoMore: 0.0,
    TakeCard: CARD,
    TakeInfluence: 2 * INFLUENCE,
    TakeNoTitle: 0.0,
}
"""Answers that are always worth the same."""
