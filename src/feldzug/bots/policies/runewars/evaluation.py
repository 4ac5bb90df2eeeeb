"""How a game of Runewars stands: for each seat the chance to come before the others, without looking ahead.

What a seat has is counted, and each thing weighed: the weights were fitted to who won games of greedy bots.
They change evenly from the beginning of the game to its end.
"""

from __future__ import annotations

from math import exp
from typing import Final

from feldzug.bots.policies.runewars.marches import plans
from feldzug.bots.policies.runewars.odds import WORTH, forecast
from feldzug.bots.policies.runewars.orders import CONQUER, recruits_worth
from feldzug.bots.policies.runewars.outlook import Outlook
from feldzug.bots.policies.runewars.quests import holds_rune
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.board import FACTION_OF, FOOD, NEUTRAL, RESOURCES
from feldzug.games.runewars.claims import progress
from feldzug.games.runewars.decks import DRAGON, FALSE, ORDERS, SPRING
from feldzug.games.runewars.developments import developments_at
from feldzug.games.runewars.retreat import Retreat
from feldzug.games.runewars.supremacy import number_of
from feldzug.games.runewars.winning import goal
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.values import Seat

WEIGHTS: Final[tuple[tuple[str, float, float], ...]] = (
    ("dragon runes", 0.42, 0.69),
    ("at most one dragon rune is lacking", 0.0, 0.63),
    ("at most two are lacking", 0.0, 0.5),
    ("dragon runes that could be taken", -0.3, -0.17),
    ("army points", 0.03, 0.005),
    ("units that the next winter would starve", -0.02, -0.01),
    ("steps of the dials", 0.01, 0.01),
    ("army points that the best dial recruits", 0.01, 0.05),
    ("influence", 0.0, 0.1),
    ("most influence of all", 0.19, 0.0),
    ("tactics cards", 0.0, 0.05),
    ("heroes", 0.15, 0.19),
    ("their rewards", 0.1, 0.0),
    ("rewards that become dragon runes", 0.36, 0.44),
    ("how near the objective is", 0.1, 0.0),
    ("areas", 0.23, 0.03),
    ("cities", 0.0, 0.07),
    ("strongholds", 0.0, 0.05),
    ("developments", 0.16, 0.02),
    ("titles", 0.43, 0.07),
    ("Conquer is used up", 0.0, -0.1),
    ("the highest open order", -0.3, 0.0),
    ("false runes", 0.1, 0.03),
    ("what the best march would gain", 0.04, 0.012),
)
"""What is counted of a seat, and what it counts at the beginning and at the end, as logarithm of the odds."""

AT_FIRST: Final[list[float]] = [first for _, first, _ in WEIGHTS]
AT_LAST: Final[list[float]] = [last for _, _, last in WEIGHTS]

POINT: Final = 0.02
"""So much of a chance counts as an army point where an answer is tried out: a dragon rune about five."""
OUT: Final = -20.0
"""Who is out of the game."""
ROUTED: Final = 0.6


def evaluate(g: World) -> list[float]:
    """The part of the others that each seat is expected to come before."""
    outcome = g.outcome()
    if outcome is not None:
        return [_rank(outcome.ranking, seat, g.players) for seat in g.seats()]
    left = max(0.0, g.options.last_year + 1 - g.year - 0.25 * g.season) / g.options.last_year
    strengths = [strength(g, Seat(seat), left) for seat in range(g.players)]
    found: list[float] = []
    for seat in range(g.players):
        others = [
            1 / (1 + exp(max(-50.0, min(50.0, strengths[other] - strengths[seat]))))
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


def strength(g: World, seat: Seat, left: float) -> float:
    """What a seat has, each thing by its weight; *left* is the part of the game to come."""
    if g.is_out[seat]:
        return OUT
    total = 0.0
    counted = things(g, seat)
    for n in range(len(counted)):
        total += counted[n] * (AT_LAST[n] + left * (AT_FIRST[n] - AT_LAST[n]))
    return total


def things(g: World, seat: Seat) -> list[float]:
    """How much a seat has of each thing."""
    look = Outlook(g, seat)
    lacking = goal(g) - look.own_runes
    marches = plans(look)
    return [
        float(look.own_runes),
        float(lacking <= 1),
        float(lacking <= 2),
        *armed(look),
        *realm(look),
        *company(look),
        *land(g, seat),
        *orders(g, seat),
        float(len([a for a in g.controlled(seat) if g.rune_in(a) == FALSE])),
        marches[0].gain if marches else 0.0,
    ]


def armed(look: Outlook) -> list[float]:
    """Dragon runes in danger, the army, and who would starve."""
    g, seat = look.g, look.seat
    danger, hungry = 0.0, 0
    for area in g.controlled(seat):
        hungry += max(0, g.units(area) - g.dials[seat][FOOD])
        if g.rune_in(area) == DRAGON:
            walls = look.walls(area) if g.stronghold[area] == seat else 0
            army = look.army(area)
            attacks = [forecast(threat, army, walls).chance for threat, _ in look.threats(area)]
            danger += max(attacks, default=0.0)
    return [danger, armies(g, seat), float(hungry)]


def realm(look: Outlook) -> list[float]:
    """Dials and what they recruit, influence and tactics cards."""
    g, seat = look.g, look.seat
    dials = g.dials[seat]
    richest = max([g.influence[rival] for rival in look.rivals], default=0)
    return [
        float(sum(dials)),
        max([recruits_worth(look, r, dials[r]) for r in range(len(RESOURCES))]),
        float(g.influence[seat]),
        float(g.influence[seat] > richest),
        float(len(g.tactics[seat]) + len(g.fresh[seat])),
    ]


def company(look: Outlook) -> list[float]:
    """Heroes, what they carry, and the objective."""
    g, seat = look.g, look.seat
    heroes = g.heroes(seat)
    rewards = bearers = 0
    for hero in heroes:
        rewards += len(g.rewards[hero])
        bearers += len([card for card in g.rewards[hero].cards if holds_rune(card)])
    near = 0.0
    for _, conditions in progress(g, seat):
        near += 1 / (1 + sum([max(0, c.need - c.have) for c in conditions if not c.at_most]))
    return [float(len(heroes)), float(rewards), float(bearers), near]


def land(g: World, seat: Seat) -> list[float]:
    """Areas, what stands there, and titles."""
    areas = g.controlled(seat)
    walled = [area for area in areas if g.stronghold[area] != NOBODY]
    return [
        float(len(areas)),
        float(len([area for area in areas if g.city[area] != NONE])),
        float(len(walled)),
        float(sum([len(developments_at(g, area)) for area in walled])),
        float(len([holder for holder in g.title_holder if holder == seat])),
    ]


def orders(g: World, seat: Seat) -> list[float]:
    """What of the open orders binds a seat; they return in spring."""
    if g.season == SPRING:
        return [0.0, 0.0]
    found = g.orders[seat]
    highest = max([number_of(order) for order in found], default=0)
    return [float(CONQUER in found), highest / len(ORDERS)]


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
