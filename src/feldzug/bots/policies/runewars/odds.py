"""How a battle may end, estimated: both lines strike round by round, each as much as it does on average.

What is left standing decides the tally; how far chance spreads around it grows with the number of units.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from feldzug.games.runewars.battle.battle import ROUNDS
from feldzug.games.runewars.board import SHAPES, UNITS
from feldzug.games.runewars.decks import DAMAGE, FATE_DECK, ORB, ROUT

Army = tuple[tuple[int, int], ...]
"""Kinds of units, each with how many there are."""

ABILITY: Final = 1.3
"""What an orb does on average, in points of damage."""

CERTAIN: Final = 0.97
"""No battle is surer than this."""


def _mean(shape: int, result: int) -> float:
    """How much of a result a unit of this shape draws on average."""
    total = sum([card.amount[shape] for card in FATE_DECK if card.result[shape] == result])
    return total / len(FATE_DECK)


_SHAPES: Final = range(len(SHAPES))
BLOWS: Final[list[float]] = [_mean(s, DAMAGE) + ABILITY * _mean(s, ORB) for s in _SHAPES]
"""By shape: the damage that a unit deals."""
ROUTS: Final[list[float]] = [_mean(s, ROUT) for s in _SHAPES]
"""By shape: the units that a unit routs."""


def worth_of(kind: int) -> float:
    """What a unit is worth, a plain triangle being about one."""
    unit = UNITS[kind]
    return 0.35 + 0.3 * unit.health + BLOWS[unit.shape] + ROUTS[unit.shape]


WORTH: Final[list[float]] = [worth_of(unit.number) for unit in UNITS]


def worth_of_army(army: Army) -> float:
    return sum([WORTH[kind] * count for kind, count in army])


def size(army: Army) -> int:
    return sum([count for _, count in army])


class Forecast:
    """What comes of a battle: the attacker's chance, and how many units of each side are left."""

    __slots__ = ("attackers", "chance", "defenders")

    def __init__(self, chance: float, attackers: float, defenders: float) -> None:
        self.chance = chance
        self.attackers = attackers
        self.defenders = defenders


_KNOWN: Final[dict[tuple[Army, Army, int], Forecast]] = {}
MOST_KNOWN: Final = 50_000


def forecast(attack: Army, defence: Army, walls: int) -> Forecast:
    """What comes of a battle; *walls* is what a stronghold counts at the tally."""
    key = (attack, defence, walls)
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) > MOST_KNOWN:
            _KNOWN.clear()
        found = _KNOWN[key] = _fight(attack, defence, walls)
    return found


def _fight(attack: Army, defence: Army, walls: int) -> Forecast:
    if not attack:
        return Forecast(0.0, 0.0, float(size(defence)))
    if not defence:
        return Forecast(float(size(attack) > walls), float(size(attack)), 0.0)
    attackers, defenders = float(size(attack)), float(size(defence))
    toughness_a, toughness_d = _toughness(attack), _toughness(defence)
    before_a, before_d = attackers, defenders
    for n in range(1, ROUNDS + 1):
        share_a = attackers / before_a
        share_d = defenders / before_d
        hurt_d = share_a * _strike(attack, n, toughness_d)
        hurt_a = share_d * _strike(defence, n, toughness_a)
        attackers = max(0.0, attackers - hurt_a)
        defenders = max(0.0, defenders - hurt_d)
    margin = attackers - defenders - walls - 0.25
    spread = 0.45 * sqrt(before_a + before_d) + 0.15
    chance = 1 / (1 + exp(max(-30.0, min(30.0, -1.7 * margin / spread))))
    chance = min(CERTAIN, chance) if attackers > 0 else 0.0
    return Forecast(chance, attackers, defenders)


def _toughness(army: Army) -> float:
    """The average health of a unit."""
    return sum([UNITS[kind].health * count for kind, count in army]) / size(army)


def _strike(army: Army, n: int, toughness: float) -> float:
    """How many units fall or flee in a round before those whose turn it is."""
    total = 0.0
    for kind, count in army:
        unit = UNITS[kind]
        if unit.initiative == n:
            total += count * (BLOWS[unit.shape] / toughness + ROUTS[unit.shape])
    return total
