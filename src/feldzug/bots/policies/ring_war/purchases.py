"""What to buy: the mix of units, over all places they may go to, that helps most for the points there are.

A place holds five units, so what is dear pays where room is short, and what is cheap where it is not. Every
mix that fits into a place is judged as a whole, and the points are shared out among the places exactly.
"""

from __future__ import annotations

from typing import Final

from feldzug.bots.policies.ring_war.fights import Army, Mix
from feldzug.bots.policies.ring_war.outlook import Outlook
from feldzug.games.ring_war.war import LIMIT, NOBODY

SPENT: Final = 0.02
"""What a point is worth for being spent at all: points that are left over lapse."""

MOST: Final = 24
"""So many points are planned at once; more are planned when some of them are spent."""


def purchases(look: Outlook, areas: list[int], kinds: list[int], points: int) -> dict[int, Mix]:
    """For each area the mix to buy there, if any."""
    points = min(points, MOST)
    best = [0.0] * (points + 1)
    bought: list[tuple[int, list[Mix | None]]] = []
    for area in front_first(look, areas, kinds, points):
        mixes = list(best_mixes(look, area, kinds, points).items())
        chosen: list[Mix | None] = [None] * (points + 1)
        for budget in range(points, 0, -1):
            most = best[budget]
            for cost, mix in mixes:
                if cost <= budget and best[budget - cost] + mix[0] > most:
                    most = best[budget - cost] + mix[0]
                    chosen[budget] = mix
            best[budget] = most
        bought.append((area, chosen))
    plan: dict[int, Mix] = {}
    for area, chosen in reversed(bought):
        planned = chosen[points]
        if planned is not None:
            plan[area] = planned
            points -= look.cost(planned[1])
    return plan


def front_first(look: Outlook, areas: list[int], kinds: list[int], points: int) -> list[int]:
    """The areas at a front if they have room for all that can be bought, else all of them."""
    fronts = look.fronts()
    front = [area for area in areas if fronts.distance[area] == 0]
    room = sum([LIMIT - sum(look.army(area)) for area in front])
    dearest = max([look.fights.price[kind] for kind in kinds], default=0)
    return front if room * dearest >= points else areas


def best_mixes(look: Outlook, area: int, kinds: list[int], points: int) -> dict[int, Mix]:
    """By what it costs, the mix that helps most in one area."""
    army = look.army(area)
    room = LIMIT - sum(army)
    most = [room if kind in kinds else 0 for kind in range(3)]
    one, three, five = look.fights.price
    before = stand(look, area, army)
    found: dict[int, Mix] = {}
    for creatures in range(most[2] + 1):
        for cavalry in range(min(most[1], room - creatures) + 1):
            for infantry in range(min(most[0], room - creatures - cavalry) + 1):
                cost = one * infantry + three * cavalry + five * creatures
                if not 0 < cost <= points:
                    continue
                after = (army[0] + infantry, army[1] + cavalry, army[2] + creatures)
                gain = stand(look, area, after) - before + SPENT * cost
                known = found.get(cost)
                if known is None or gain > known[0]:
                    found[cost] = (gain, (infantry, cavalry, creatures))
    return found


def stand(look: Outlook, area: int, army: Army) -> float:
    """What an army does for its ruler in an area: it holds it, may attack, and is there for later."""
    fronts = look.fronts()
    cost = look.cost(army)
    if fronts.distance[area]:
        return SPENT * cost / (1 + fronts.distance[area])
    g = look.g
    won = 0.0
    for target in g.board.land[area]:
        if g.ruler[target] != look.seat and g.ruler[target] != NOBODY:
            won = max(won, look.fight(area, target, army, g.leader[area]))
    held = look.value(area) * (1 - look.risk(area, army))
    style = look.style
    worry = fronts.weight[area] / (fronts.around[area] + max(0.5, cost))
    return style.held * held + style.won * won - style.front * worry
