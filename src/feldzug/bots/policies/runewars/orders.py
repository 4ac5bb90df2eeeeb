"""Which order to choose: the best row of orders for the rest of the year, with supremacy in mind.

An order with a higher number than all that lie open brings its bonus; a high one now costs the bonus of a
lower one later. So all rows of orders that the seasons left leave room for are compared.
"""

from __future__ import annotations

from typing import Final

from feldzug.bots.policies.runewars.marches import plans
from feldzug.bots.policies.runewars.moves import best_moves
from feldzug.bots.policies.runewars.odds import WORTH
from feldzug.bots.policies.runewars.outlook import CARD, HERO, INFLUENCE, Outlook
from feldzug.games.runewars.board import (
    FOOD,
    LAND,
    NEUTRALS,
    RESOURCES,
    SHAPE_OF,
    SHAPES,
    SHEETS,
    TACTICS,
    kinds_of_faction,
)
from feldzug.games.runewars.board import INFLUENCE as INFLUENCE_ICON
from feldzug.games.runewars.cities import (
    CityInfluence,
    CityTactics,
    CityUnits,
    benefits_of,
    cities_of,
)
from feldzug.games.runewars.decks import (
    DEVELOPMENT_BOX,
    DRAGON,
    FALL,
    ORDER_BOX,
    ORDERS,
    TITLE_BOX,
    WINTER,
)
from feldzug.games.runewars.developments import developments_at
from feldzug.games.runewars.strongholds import needs_token
from feldzug.games.runewars.supremacy import number_of
from feldzug.games.runewars.world import LIMIT, NOBODY, NONE

STRATEGIZE: Final = ORDER_BOX.number("strategize")
MOBILIZE: Final = ORDER_BOX.number("mobilize")
CONQUER: Final = ORDER_BOX.number("conquer")
HARVEST: Final = ORDER_BOX.number("harvest")
RECRUIT: Final = ORDER_BOX.number("recruit")
RALLY: Final = ORDER_BOX.number("rally-support")
POWER: Final = ORDER_BOX.number("acquire-power")
FORTIFY: Final = ORDER_BOX.number("fortify")

LATER: Final = 0.85
"""What is planned for a later season counts so much of what it would now."""
GUARD: Final = 1.5
"""What one more strength in defence is worth where an attack is certain."""
HEROES_AT_MOST: Final = 3
SEASONS_A_YEAR: Final = 4
USUAL: Final = 1.2
"""What a unit is worth on average."""
HUNGER: Final = (0.3, 0.5, 0.8, 0.2)
"""By season: how much of a recruit is lost who finds no food in winter."""


class Prospects:
    """What each order would bring a seat now, without and with its bonus."""

    def __init__(self, look: Outlook) -> None:
        self.look = look
        self.main: list[float] = [0.0] * len(ORDERS)
        self.bonus: list[float] = [0.0] * len(ORDERS)
        self.harvested: float = 0.0
        """What Recruit would bring more after a harvest."""
        self._moves()
        self._realm()

    def _moves(self) -> None:
        look = self.look
        main, bonus = self.main, self.bonus
        main[STRATEGIZE] = sum([move.gain for move in best_moves(look)])
        bonus[STRATEGIZE] = CARD * look.g.icons(look.seat, TACTICS)
        marches = plans(look)
        if marches:
            main[MOBILIZE] = main[CONQUER] = marches[0].gain
            sieges = [plan.gain for plan in marches if look.walls(plan.target)]
            bonus[CONQUER] = 0.3 * max([gain for gain in sieges if gain > 0], default=0.0)
        if len(marches) > 1:
            calm = [plan.gain for plan in plans(look, peaceful=True)]
            bonus[MOBILIZE] = min(marches[1].gain, max(calm, default=0.0))

    def _realm(self) -> None:
        look = self.look
        g, seat = look.g, look.seat
        main, bonus = self.main, self.bonus
        dials = g.dials[seat]
        crop = yields(look)
        main[HARVEST] = worth_of_dials(look, crop) - worth_of_dials(look, dials)
        bonus[HARVEST] = collected(look) + (0.8 * look.time if dials[1] + crop[1] else 0.0)
        now, later = best_dials(look, dials), best_dials(look, crop)
        main[RECRUIT], bonus[RECRUIT] = now
        self.harvested = later[0] + later[1] - now[0] - now[1]
        cities = cities_of(g, seat)
        main[RALLY] = sum([best_benefit(g.city[area]) for area in cities])
        heroes = len(g.heroes(seat))
        if heroes < HEROES_AT_MOST and g.influence[seat]:
            bonus[RALLY] = look.time * (HERO - 0.4 * heroes)
        main[POWER] = INFLUENCE * g.icons(seat, INFLUENCE_ICON)
        bonus[POWER] = best_title(look)
        main[FORTIFY] = worth_of_works(look)
        self._further()
        for order in range(len(ORDERS)):
            main[order] += look.aims.of_order(order)

    def _further(self) -> None:
        """Orders that add strength in defence, and recruit units of a shape with their bonus."""
        look = self.look
        g, seat = look.g, look.seat
        for facts in ORDER_BOX.in_play(g.rules):
            if "strength" not in facts.printed:
                continue
            threats = [look.risk(area, look.army(area)) for area in g.controlled(seat)]
            self.main[facts.number] = GUARD * facts.amount("strength") * max(threats, default=0.0)
            if g.strongholds(seat):
                shape = SHAPES.index(facts.printed["shape"])
                kinds = kinds_of_faction(g.rules, g.faction[seat])
                best = max([WORTH[kind] for kind in kinds if SHAPE_OF[kind] == shape], default=0.0)
                self.bonus[facts.number] = look.need * facts.amount("units") * best


def yields(look: Outlook) -> list[int]:
    """What a harvest would set the dials to."""
    g = look.g
    areas = g.controlled(look.seat)
    return [min(8, sum([LAND[a].yields[r] for a in areas])) for r in range(len(RESOURCES))]


def worth_of_dials(look: Outlook, dials: list[int]) -> float:
    """What dials are good for: recruits, influence and cards, and food for the winter."""
    g = look.g
    sheet = SHEETS[g.faction[look.seat]]
    total = 0.0
    for resource in range(len(RESOURCES)):
        for space in range(1, dials[resource] + 1):
            icon = sheet.dials[resource][space]
            total += 0.5 * WORTH[icon] if icon >= 0 else 0.25
    return total * look.time - starved(look, dials[FOOD])


def starved(look: Outlook, food: int) -> float:
    """What the next winter would cost with so much food."""
    g = look.g
    if g.season == WINTER:
        return 0.0
    near = 1.0 if g.season == FALL else 0.5
    return near * sum([max(0, g.units(a) - food) for a in g.controlled(look.seat)])


def recruits_worth(look: Outlook, resource: int, dial: int) -> float:
    """What a dial would bring, as far as there are figures."""
    g = look.g
    sheet = SHEETS[g.faction[look.seat]]
    total = 0.0
    for kind in sheet.kinds:
        total += WORTH[kind] * min(g.supply[kind], sheet.icons(resource, dial, kind))
    return total


def best_dials(look: Outlook, dials: list[int]) -> tuple[float, float]:
    """What the best dial and the second best would recruit."""
    g = look.g
    strongholds = g.strongholds(look.seat)
    if not strongholds:
        return 0.0, 0.0
    fed = min(LIMIT, dials[FOOD])
    room = sum([max(0, LIMIT - g.units(area)) for area in strongholds])
    larder = sum([max(0, fed - g.units(area)) for area in strongholds])
    found = sorted([recruits_worth(look, r, dials[r]) for r in range(len(RESOURCES))])
    first = kept(look, found[-1], room, larder)
    return first, kept(look, found[-1] + found[-2], room, larder) - first


def kept(look: Outlook, worth: float, room: int, larder: int) -> float:
    """What recruits are worth if so many find room, and so many of them food for the winter."""
    worth = min(worth, room * USUAL)
    hungry = max(0.0, worth - larder * USUAL)
    return look.need * (worth - HUNGER[look.g.season] * hungry)


def collected(look: Outlook) -> float:
    """What the developments pay."""
    g = look.g
    total = 0.0
    for area in g.strongholds(look.seat):
        for development in developments_at(g, area):
            facts = DEVELOPMENT_BOX[development]
            total += INFLUENCE * facts.amount("influence") + CARD * facts.amount("tactics")
            total += 0.6 * facts.amount("dial")
    return total


def best_benefit(city: int) -> float:
    return max([worth_of_benefit(benefit) for benefit in benefits_of(city)])


def worth_of_benefit(benefit: object) -> float:
    """What a benefit of a city is worth."""
    if isinstance(benefit, CityUnits):
        kinds = [WORTH[kind] for kind in NEUTRALS if SHAPE_OF[kind] == benefit.shape]
        return 0.9 * benefit.count * max(kinds, default=0.0)
    if isinstance(benefit, CityInfluence):
        return INFLUENCE * benefit.influence
    if isinstance(benefit, CityTactics):
        return CARD * benefit.count
    return 0.3


def best_title(look: Outlook) -> float:
    """What a title is worth, less what must be paid for it."""
    best = 0.0
    for title in TITLE_BOX.numbers(look.g.rules):
        best = max(best, worth_of_title(look, title))
    return best


def worth_of_title(look: Outlook, title: int) -> float:
    g = look.g
    if g.title_holder[title] == look.seat:
        return 0.0
    price = g.title_influence[title] + 1
    if g.influence[look.seat] < price:
        return 0.0
    return 3.0 * look.time - INFLUENCE * price


def worth_of_works(look: Outlook) -> float:
    """A new stronghold for the best area, or one repaired."""
    g = look.g
    dials = g.dials[look.seat]
    total = 0.3
    if dials[2] and [a for a in g.strongholds(look.seat) if g.damaged[a]]:
        total += 1.5
    if dials[1] and dials[2] and not needs_token(g, look.seat):
        sites = [worth_of_site(look, area) for area in g.controlled(look.seat)]
        total += max(0.0, max(sites, default=0.0))
    return total


def worth_of_site(look: Outlook, area: int) -> float:
    """How good a place an area is for a stronghold."""
    g = look.g
    if g.stronghold[area] != NOBODY or g.city[area] != NONE:
        return 0.0
    guarded = 4.0 if g.rune_in(area) == DRAGON else 0.0
    away = 0.0 if look.is_held(area) else 1.0
    rivals = [near for near in g.near(area) if g.is_enemy(near, look.seat)]
    return (
        (2.0 + away) * look.time
        + guarded * (0.3 + look.risk(area, look.army(area)))
        + (0.5 if rivals else 0.0)
    )


# the row of orders


def worths(look: Outlook, open_orders: list[int], orders: list[int]) -> list[float]:
    """For each of these orders what it and the best row after it would bring."""
    prospects = Prospects(look)
    highest = max([number_of(order) for order in open_orders], default=-1)
    left = SEASONS_A_YEAR - look.g.season
    hand = [order for order in ORDER_BOX.numbers(look.g.rules) if order not in open_orders]
    year = Row(prospects)
    return [
        year.worth(order, highest, [o for o in hand if o != order], left, False) for order in orders
    ]


class Row:
    """The best row of orders from one of them on."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects

    def worth(self, order: int, highest: int, hand: list[int], left: int, harvested: bool) -> float:
        """What an order brings, and the best that can follow it."""
        prospects = self.prospects
        number = number_of(order)
        total = prospects.main[order]
        if number > highest:
            total += prospects.bonus[order]
        if order == RECRUIT and harvested:
            total += prospects.harvested
        if left <= 1:
            return total
        highest = max(highest, number)
        harvested = harvested or order == HARVEST
        best = 0.0
        for n in range(len(hand)):
            following = hand[n]
            if prospects.main[following] <= 0.3:
                continue
            rest = hand[:n] + hand[n + 1 :]
            best = max(best, self.worth(following, highest, rest, left - 1, harvested))
        return total + LATER * best
