"""How a game of Runewars stands: for each seat the chance to come before the others, without looking ahead.

Dragon runes count most, and more the fewer years are left; what else a seat has brings them later.
"""

from __future__ import annotations

from math import exp
from typing import Final

from feldzug.bots.policies.runewars.odds import WORTH
from feldzug.bots.policies.runewars.outlook import CARD, HERO, INFLUENCE, REWARD, WALLS
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.board import FACTION_OF, LAND, NEUTRAL
from feldzug.games.runewars.developments import developments_at
from feldzug.games.runewars.retreat import Retreat
from feldzug.games.runewars.winning import dragon_runes, goal
from feldzug.games.runewars.world import NOBODY, NONE, World

RUNE: Final = 6.0
"""A dragon rune at the beginning, in army points."""
LATE_RUNE: Final = 18.0
"""The same at the end."""
NEARLY: Final = 10.0
"""One dragon rune less than what wins."""
SLOPE: Final = 0.08
"""How much an army point changes the chance."""
POINT: Final = 0.25 * SLOPE
"""The same where all is even."""
ROUTED: Final = 0.6


def evaluate(g: World) -> list[float]:
    """The part of the others that each seat is expected to come before."""
    outcome = g.outcome()
    if outcome is not None:
        return [_rank(outcome.ranking, seat, g.players) for seat in g.seats()]
    left = max(0.0, g.options.last_year + 1 - g.year - 0.25 * g.season) / g.options.last_year
    strengths = [strength(g, seat, left) for seat in range(g.players)]
    found: list[float] = []
    for seat in range(g.players):
        others = [
            1 / (1 + exp(max(-50.0, min(50.0, SLOPE * (strengths[other] - strengths[seat])))))
            for other in range(g.players)
            if other != seat
        ]
        found.append(sum(others) / len(others))
    return found


def _rank(ranking: tuple[tuple[int, ...], ...], seat: int, players: int) -> float:
    """The part of the others that a seat has come before; half of those it shares a place with."""
    behind = 0.0
    seen = False
    for group in ranking:
        if seat in group:
            seen = True
            behind += 0.5 * (len(group) - 1)
        elif seen:
            behind += len(group)
    return behind / (players - 1)


def strength(g: World, seat: int, left: float) -> float:
    """What a seat has, in army points."""
    if g.is_out[seat]:
        return -200.0
    runes = dragon_runes(g, seat)
    total = runes * (LATE_RUNE + left * (RUNE - LATE_RUNE))
    if runes >= goal(g) - 1:
        total += NEARLY
    total += INFLUENCE * g.influence[seat]
    total += CARD * (len(g.tactics[seat]) + len(g.fresh[seat]))
    total += left * land(g, seat) + (0.3 + 0.7 * left) * armies(g, seat)
    for hero in g.heroes(seat):
        total += left * (HERO + REWARD * len(g.rewards[hero]) - 0.2 * g.hero_damage[hero])
    return total + 0.4 * left * sum(g.dials[seat])


def land(g: World, seat: int) -> float:
    """What the areas of a seat yield."""
    total = 0.0
    for area in g.areas():
        if g.controller[area] == seat:
            total += 0.5 + 0.6 * sum(LAND[area].yields)
            if g.city[area] != NONE:
                total += 1.2
            if g.stronghold[area] != NOBODY:
                total += 0.8 * len(developments_at(g, area))
                total += WALLS * (0.6 if g.damaged[area] else 1.0)
    return total


def armies(g: World, seat: int) -> float:
    """The units of a seat and its allies, wherever they are; those that flee count less."""
    total = 0.0
    standing, routed, kinds = g.standing, g.routed, g.kinds
    for area in g.areas():
        if g.controller[area] != seat:
            continue
        at = area * kinds
        for k in range(kinds):
            if standing[at + k] or routed[at + k]:
                total += WORTH[k] * (standing[at + k] + ROUTED * routed[at + k])
    for k in range(kinds):
        mine = seat == g.active if FACTION_OF[k] == NEUTRAL else g.owner[FACTION_OF[k]] == seat
        if mine:
            total += WORTH[k] * g.arriving[k]
    return total + in_battle(g, seat)


def in_battle(g: World, seat: int) -> float:
    """The units of a seat that fight or retreat just now."""
    total = 0.0
    for frame in g.stack:
        if isinstance(frame, Battle):
            for unit in g.fighters:
                if frame.seat_of(unit.side) == seat:
                    total += WORTH[unit.kind] * (ROUTED if unit.routed else 1.0)
        elif isinstance(frame, Retreat) and frame.owner == seat:
            total += ROUTED * sum([WORTH[k] * g.leaving[k] for k in range(g.kinds)])
    return total
