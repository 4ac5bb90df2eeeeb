"""What things are worth to one player of a war at one moment, counted in army points.

An army point is the price of an infantry. Points of score are turned into army points by a rate that falls
as the ring comes near its end: an army that nothing is left to be done with is worth nothing.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from feldzug.bots.policies.ring_war.fights import DUEL, Army, Mix, Stakes, fights
from feldzug.bots.policies.ring_war.fronts import Fronts
from feldzug.bots.policies.ring_war.regions import Regions
from feldzug.bots.policies.ring_war.style import PLAIN, Style
from feldzug.games.ring_war.drawing import earns_card, leader_on_site
from feldzug.games.ring_war.duel import Duel, fortress_bonus
from feldzug.games.ring_war.ending import STRONGHOLDS
from feldzug.games.ring_war.reinforcement import region_points, site_points
from feldzug.games.ring_war.war import AREA_HAND, NEUTRAL, NOBODY, War
from feldzug.kernel.values import Seat

AREA_CARD: Final = 2.0
"""An area card in army points: about a third of a set with its bonuses."""

ADVENTURE: Final = 0.8
"""An adventure card in points of score: most of them can be played in time."""

EXPOSED: Final = 2.0
"""What it costs in army points to have a leader stand alone with the unit that took an area."""

SCARCE: Final = 40
"""With so many points of figures in the box nobody needs to count them."""

CHEAP: Final = 0
"""The part (in quarters) of its price that a fallen unit costs if no figure is left to be bought."""

STRONGHOLD: Final = 4
"""What a stronghold counts more for the right side."""


@cache
def turns_from(die: tuple[bool, ...], threshold: int, arrival: bool) -> tuple[float, ...]:
    """How many turns the war is expected to last from each field of the ring."""
    wait = 6 / (7 - threshold)
    steps = [wait if rolled else 1.0 for rolled in die]
    if arrival:
        steps[-1] = 0.0
    return tuple([sum(steps[n:]) for n in range(len(steps))])


def turns_left(g: War) -> float:
    """How many turns, of all players, the war is expected to last."""
    arrival = g.options.ring_end == "arrival"
    return turns_from(tuple(g.board.die), g.threshold(), arrival)[g.ring]


class Outlook:
    """One player's view of what is worth what; it holds as long as the position is not changed."""

    def __init__(self, g: War, seat: int, style: Style = PLAIN) -> None:
        self.g = g
        self.seat = seat
        self.style = style
        self.rounds = turns_left(g) / max(1, sum(g.alive))
        self.rate = min(0.6, 0.12 + 0.12 * self.rounds)
        """What an army point is worth in points of score."""
        self.share = 1 / (g.players - 1)
        """What harms one rival is worth this part of what helps oneself."""
        self.fights = fights(g.options.unit_values, g.options.prices)
        self.planned: dict[int, Mix] = {}
        """Where units are bought: what is planned for each place."""
        self._prizes: dict[int, int] = {}
        self._fronts: Fronts | None = None
        self._regions: Regions | None = None
        self._card_earned: bool | None = None
        self._loss = -1

    def fronts(self) -> Fronts:
        if self._fronts is None:
            self._fronts = Fronts(self)
        return self._fronts

    def regions(self) -> Regions:
        if self._regions is None:
            self._regions = Regions(self)
        return self._regions

    def card_earned(self) -> bool:
        """Whether a leader on a site of power has earned this turn's card already."""
        if self._card_earned is None:
            self._card_earned = leader_on_site(self.g, Seat(self.seat))
        return self._card_earned

    def card_gained(self, source: int, target: int) -> int:
        """The card that a leader who goes from *source* to *target* earns (1) or loses (-1)."""
        places = self.g.leaders(Seat(self.seat))
        others = any(earns_card(self.g, place) for place in places if place != source)
        earned = self.g.board.site[target] or others
        return int(earned) - int(self.card_earned())

    # --- areas ------------------------------------------------------------------------------

    def score(self, area: int, seat: int) -> int:
        """What an area by itself counts at the end for a player."""
        points = 3 if self.g.board.fortress[area] else 1
        for place, side in STRONGHOLDS:
            if place == area and self.g.side(seat) == side:
                points += STRONGHOLD
        return points

    def value(self, area: int) -> float:
        """What it is worth, in army points, to rule an area rather than to leave it to its ruler."""
        g = self.g
        board, ruler = g.board, g.ruler
        owner = ruler[area]
        score = float(self.score(area, self.seat))
        income = 1.0 if board.site[area] else 0.0
        region = board.region_of[area]
        bonus = board.bonus[region]
        part = self.regions().part(region, owner == self.seat)
        score += part * bonus
        if part == 1.0:
            income += bonus
        if owner not in (self.seat, NEUTRAL, NOBODY):
            score += self.share * self.score(area, owner)
            income += self.share * (1.0 if board.site[area] else 0.0)
            if g.rules_region(owner, region):
                score += self.share * bonus
                income += self.share * bonus
        return score / self.rate + 0.7 * max(0.0, self.rounds - 1) * income

    def prize(self, area: int) -> int:
        """What it is worth to take an area now, with the cards that conquests bring."""
        found = self._prizes.get(area)
        if found is None:
            g = self.g
            worth = self.style.hold * self.style.lure[area] * self.value(area)
            if len(g.conquered) < 2 and len(g.area_hands[self.seat]) < AREA_HAND:
                worth += AREA_CARD
            if g.board.fortress[area]:
                worth += ADVENTURE / self.rate
            found = self._prizes[area] = round(worth)
        return found

    def led_prize(self, source: int, area: int) -> int:
        """The same if a leader goes in from *source*: a card earned or lost, and he stands exposed."""
        card = self.card_gained(source, area) * ADVENTURE / self.rate
        return round(self.prize(area) - EXPOSED + card)

    # --- armies -----------------------------------------------------------------------------

    def army(self, place: int) -> Army:
        units, at = self.g.units, 3 * place
        return units[at], units[at + 1], units[at + 2]

    def cost(self, army: Army) -> int:
        """The price of an army."""
        one, three, five = self.fights.price
        return army[0] * one + army[1] * three + army[2] * five

    def loss(self) -> int:
        """The part (in quarters) of its price that a fallen unit costs.

        Points that find no figure in the box lapse, so who has nearly all his figures on the board loses
        little with each of them.
        """
        if self._loss < 0:
            self._loss = self.style.loss
            left = self.box()
            if left < SCARCE:
                g, seat = self.g, Seat(self.seat)
                income = site_points(g, seat) + region_points(g, seat)
                if left < income:
                    self._loss = CHEAP + (4 - CHEAP) * left // income
        return self._loss

    def box(self) -> int:
        """What the figures that are left in the box would cost."""
        g = self.g
        if g.options.figure_limit == "off":
            return SCARCE
        figures, fielded = g.options.figures, g.fielded
        return sum(
            [self.fights.price[k] * (figures[k] - fielded[3 * self.seat + k]) for k in range(3)]
        )

    def bonus(self, source: int, target: int) -> int:
        """The defender's dice beside those of his unit."""
        g = self.g
        dice = 1 if g.leader[target] else 0
        if g.board.fortress[target]:
            dice += fortress_bonus(g, target)
        if g.board.port[target] and target in g.board.sea[source]:
            dice += 1
        return dice

    def stakes(self, source: int, target: int, leader: int) -> Stakes:
        """What an attack upon *target* is about; a fallen unit of the neutral army is worth nothing."""
        kill = 0 if self.g.ruler[target] == NEUTRAL else round(4 * self.share * 0.7)
        bonus = self.bonus(source, target)
        prize = self.prize(target)
        led_prize = self.led_prize(source, target) if leader else prize
        return self.fights.stakes(leader, bonus, prize, led_prize, kill, self.loss())

    def fight(self, source: int, target: int, army: Army, leader: int) -> float:
        """What it is worth to attack *target* with this army."""
        return self.fights.worth(army, self.army(target), self.stakes(source, target, leader))

    def onslaught(self, source: int, army: Army, leader: int) -> float:
        """What the best attack out of an area is worth."""
        ruler = self.g.ruler
        best = 0.0
        for target in self.g.board.land[source]:
            if ruler[target] != self.seat and ruler[target] != NOBODY:
                best = max(best, self.fight(source, target, army, leader))
        return best

    def risk(self, area: int, army: Army) -> float:
        """How likely an own area falls if the strongest neighbour attacks it in earnest."""
        g = self.g
        worst = 0.0
        for source in g.board.land[area]:
            owner = g.ruler[source]
            if 0 <= owner < g.players and owner != self.seat:
                theirs = self.army(source)
                if sum(theirs) > 1:
                    bonus = self.bonus(source, area)
                    chance = self.fights.taken(theirs, army, g.leader[source], bonus)
                    worst = max(worst, chance)
        return worst

    # --- the duel in progress ---------------------------------------------------------------

    def beaten(self, duel: Duel, named: int) -> float:
        """The chance that the unit sent beats the unit named."""
        dice = self.fights.defence[named] + self.bonus(duel.source, duel.target)
        return DUEL[self.fights.attack[duel.kind] + duel.led][dice]

    def siege(self, duel: Duel, army: Army) -> float:
        """How likely the area under attack falls if *army* defends it."""
        theirs = self.army(duel.source)
        bonus = self.bonus(duel.source, duel.target)
        return self.fights.taken(theirs, army, self.g.leader[duel.source], bonus)
