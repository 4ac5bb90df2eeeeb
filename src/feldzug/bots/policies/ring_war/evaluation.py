"""How a war stands: for each player the chance to come before the others, without looking ahead."""

from __future__ import annotations

from math import exp
from typing import Final

from feldzug.bots.policies.ring_war.fights import Army
from feldzug.bots.policies.ring_war.outlook import Outlook, turns_left
from feldzug.games.ring_war.drawing import leader_on_site
from feldzug.games.ring_war.ending import scores
from feldzug.games.ring_war.ring import RingPart
from feldzug.games.ring_war.war import AREA_HAND, CARD_HAND, NOBODY, War
from feldzug.kernel.values import Seat

LONG: Final = {2: 16, 4: 30}
"""So many turns before its end a war counts as begun, by the number of players."""

TEMPO: Final = {2: (1.08, 0.58), 4: (0.0, 0.0)}
"""What it counts to have the turn, at the end of a war and at its beginning."""

WEIGHTS: Final = {
    2: (
        (0.078, 0.023),
        (0.055, 0.035),
        (0.038, 0.143),
        (0.000, 0.089),
        (0.000, 0.070),
        (0.000, -0.031),
        (-0.072, -0.055),
        (0.020, 0.038),
        (0.000, 0.087),
    ),
    4: (
        (0.165, 0.072),
        (0.034, 0.048),
        (0.065, 0.180),
        (0.050, 0.100),
        (0.030, 0.050),
        (0.050, 0.080),
        (-0.080, -0.060),
        (0.000, 0.000),
        (0.000, 0.000),
    ),
}
"""What each feature of a player's standing counts at the end of a war and at its beginning, by the number
of players (three play like four).

Fitted (logistic regression) so that the difference of two players' strengths gives the chance of one to
come before the other: for two players over 5,045 games of the greedy bot, half of its turns in varied styles,
at the beginning of turns, except for what those games say too little of at the end (nothing is counted there
for cards, leaders and how far regions are ruled); for four over 1,400 games of an earlier greedy bot, without
what may be taken and how far regions are ruled.
"""


def evaluate(g: War) -> list[float]:
    """The part of the others that each seat is expected to come before."""
    fitted = 2 if g.players == 2 else 4
    time = min(1.0, turns_left(g) / LONG[fitted])
    weights = [end + time * (start - end) for end, start in WEIGHTS[fitted]]
    points = scores(g)
    strengths = [strength(g, seat, points[seat], weights) for seat in g.seats()]
    end, start = TEMPO[fitted]
    strengths[g.active] += end + time * (start - end)
    return [
        sum([1 / (1 + exp(b - a)) for m, b in enumerate(strengths) if m != n])
        / (len(strengths) - 1)
        for n, a in enumerate(strengths)
    ]


def strength(g: War, seat: Seat, points: int, weights: list[float]) -> float:
    """What a player has, and what he may win and lose."""
    found = features(g, seat, points)
    return sum([weight * feature for weight, feature in zip(weights, found, strict=True)])


def features(g: War, seat: Seat, points: int) -> list[float]:
    """Points of score, of army and of income, area cards, adventure cards, leaders, what neighbours may
    take, what may be taken from neighbours and from the neutral army, and how far regions are ruled.
    """
    look = Outlook(g, seat)
    site = g.board.site
    army, income, risk, reach = 0, 0, 0.0, 0.0
    for area in g.ruled(seat):
        troops = look.army(area)
        army += look.cost(troops)
        income += site[area]
        threat = look.risk(area, troops)
        if threat:
            risk += threat * (look.score(area, seat) + site[area])
        if sum(troops) > 1:
            reach += prospects(look, area, troops)
    progress = 0.0
    for region, bonus in enumerate(g.board.bonus):
        members = g.board.regions[region]
        mine = sum([1 for area in members if g.ruler[area] == seat])
        if mine == len(members):
            income += bonus
        progress += bonus * (mine / len(members)) ** 2
    area_cards, cards = hands(g, seat)
    leaders = len(g.leaders(seat))
    return [points, army, income, area_cards, cards, leaders, risk, reach, progress]


def prospects(look: Outlook, source: int, troops: Army) -> float:
    """What the best attack out of an area may win, in points of score, and of income if it is a site."""
    g = look.g
    score, income = 0.0, 0.0
    for target in g.board.land[source]:
        if g.ruler[target] == look.seat or g.ruler[target] == NOBODY:
            continue
        foes, bonus = look.army(target), look.bonus(source, target)
        chance = look.fights.taken(troops, foes, g.leader[source], bonus)
        score = max(score, chance * look.score(target, look.seat))
        if g.board.site[target]:
            income = max(income, chance)
    return score + income


def hands(g: War, seat: Seat) -> tuple[int, int]:
    """How many area and adventure cards a player has, with those that this turn has earned him."""
    area_cards, cards = len(g.area_hands[seat]), len(g.card_hands[seat])
    drawn = any(isinstance(frame, RingPart) for frame in g.stack)
    if seat == g.active and not drawn:
        area_cards = min(AREA_HAND, area_cards + min(2, len(g.conquered)) + g.extra_cards)
        cards = min(CARD_HAND, cards + g.fortresses_taken + leader_on_site(g, seat))
    return area_cards, cards
