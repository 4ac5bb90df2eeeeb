"""How a war stands: for each player the chance to come before the others, without looking ahead."""

from __future__ import annotations

from math import exp
from typing import Final

from feldzug.bots.policies.ring_war.outlook import Outlook, turns_left
from feldzug.games.ring_war.drawing import leader_on_site
from feldzug.games.ring_war.ending import scores
from feldzug.games.ring_war.ring import RingPart
from feldzug.games.ring_war.war import AREA_HAND, CARD_HAND, War
from feldzug.kernel.values import Seat

LONG: Final = 30
"""So many turns a war lasts."""

WEIGHTS: Final = {
    2: ((0.030, 0.047), (0.019, 0.056), (0.067, 0.14), (0.02, 0.08), (0.02, 0.06), (0.05, 0.15)),
    4: ((0.165, 0.072), (0.034, 0.048), (0.065, 0.18), (0.05, 0.10), (0.03, 0.05), (0.05, 0.08)),
}
"""What a point of score, of army and of income, an area card, an adventure card and a leader count at the
end of a war and at its beginning, by the number of players (three play like four).

Fitted (logistic regression, the ones for cards and leaders rounded) so that the difference of two players'
strengths gives the chance of one to come before the other, over 1,400 games of the greedy
bot, played before it planned its purchases.
"""

RISK: Final = 0.5
"""How likely a neighbour who could take an area tries to."""


def evaluate(g: War) -> list[float]:
    """The part of the others that each seat is expected to come before."""
    time = min(1.0, turns_left(g) / LONG)
    weights = [end + time * (start - end) for end, start in WEIGHTS[2 if g.players == 2 else 4]]
    points = scores(g)
    strengths = [strength(g, seat, points[seat], weights) for seat in g.seats()]
    return [
        sum([1 / (1 + exp(b - a)) for m, b in enumerate(strengths) if m != n])
        / (len(strengths) - 1)
        for n, a in enumerate(strengths)
    ]


def strength(g: War, seat: Seat, points: int, weights: list[float]) -> float:
    """Score, army, income, cards and leaders, less what neighbours may take."""
    per_point, per_unit, per_income, per_area_card, per_card, per_leader = weights
    look = Outlook(g, seat)
    total = per_point * points
    for area in g.ruled(seat):
        troops = look.army(area)
        army = per_unit * look.cost(troops)
        income = per_income if g.board.site[area] else 0.0
        total += army + income
        risk = RISK * look.risk(area, troops)
        total -= risk * (per_point * look.score(area, seat) + income + army / 2)
    for n, bonus in enumerate(g.board.bonus):
        if g.rules_region(seat, n):
            total += per_income * bonus
    area_cards, cards = hands(g, seat)
    return total + per_area_card * area_cards + per_card * cards + per_leader * len(g.leaders(seat))


def hands(g: War, seat: Seat) -> tuple[int, int]:
    """How many area and adventure cards a player has, with those that this turn has earned him."""
    area_cards, cards = len(g.area_hands[seat]), len(g.card_hands[seat])
    drawn = any(isinstance(frame, RingPart) for frame in g.stack)
    if seat == g.active and not drawn:
        area_cards = min(AREA_HAND, area_cards + min(2, len(g.conquered)) + g.extra_cards)
        cards = min(CARD_HAND, cards + g.fortresses_taken + leader_on_site(g, seat))
    return area_cards, cards
