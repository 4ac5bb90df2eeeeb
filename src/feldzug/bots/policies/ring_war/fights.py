"""Chances and worth of a fight for one area, exact and kept once found.

A fight is a row of duels out of one place upon one area. Its worth is counted in army points, the price of
an infantry being one; what a conquest brings beside them is its prize.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from feldzug.games.ring_war.options import PRICES, VALUES

Army = tuple[int, int, int]
"""So many infantry, cavalry, creatures."""

Mix = tuple[float, Army]
"""What units to be bought for one place help there, and how many of each kind."""

MOST_DICE: Final = 12


def duel_chance(attack: int, defence: int) -> float:
    """The chance that the attacker wins, those throws left out in which nobody has a success."""
    won = sum(
        ways(attack, hits) * ways(defence, blocks)
        for hits in range(1, attack + 1)
        for blocks in range(min(hits, defence + 1))
    )
    dice = attack + defence
    return float(won / (3**dice - 2**dice))


def ways(dice: int, successes: int) -> int:
    """In how many ways so many dice succeed: a five or a six is one side of three, the others two."""
    return comb(dice, successes) << (dice - successes)


DUEL: Final[list[list[float]]] = [
    [duel_chance(a, d) if a + d else 0.0 for d in range(MOST_DICE)] for a in range(MOST_DICE)
]


class Stakes:
    """What a fight is about, beside the armies; and the worth of armies met under these stakes.

    *bonus* are the defender's dice beside those of his unit, *kill* and *loss* are the parts (in quarters)
    of their prices that a fallen foe is worth and an own fallen unit costs, *led_prize* is the prize if the
    leader goes in.
    """

    __slots__ = ("bonus", "kill", "known", "leader", "led_prize", "loss", "prize")

    def __init__(
        self, leader: int, bonus: int, prize: int, led_prize: int, kill: int, loss: int
    ) -> None:
        self.leader = leader
        self.bonus = bonus
        self.prize = prize
        self.led_prize = led_prize
        self.kill = kill
        self.loss = loss
        self.known: dict[tuple[Army, Army], float] = {}


class Fights:
    """Fights under one table of values and prices; defenders name their strongest unit first."""

    def __init__(self, values: str, prices: str) -> None:
        self.attack, self.defence = VALUES[values]
        self.price = PRICES[prices]
        self._stakes: dict[tuple[int, int, int, int, int, int], Stakes] = {}
        self._taken: dict[tuple[Army, Army, int, int], float] = {}

    def stakes(
        self, leader: int, bonus: int, prize: int, led_prize: int, kill: int, loss: int = 4
    ) -> Stakes:
        """Those stakes, with all that is known of them."""
        key = (leader, bonus, prize, led_prize, kill, loss)
        found = self._stakes.get(key)
        if found is None:
            found = self._stakes[key] = Stakes(leader, bonus, prize, led_prize, kill, loss)
        return found

    def worth(self, army: Army, foes: Army, stakes: Stakes) -> float:
        """What it is worth to fight while it pays, always sending the best unit."""
        if sum(army) < 2:
            return 0.0
        found = stakes.known.get((army, foes))
        if found is None:
            found = 0.0
            for kind in range(3):
                if army[kind]:
                    for led in range(stakes.leader + 1):
                        found = max(found, self.sending(army, foes, stakes, kind, led))
            stakes.known[army, foes] = found
        return found

    def sending(self, army: Army, foes: Army, stakes: Stakes, kind: int, led: int) -> float:
        """What a fight is worth that begins with this unit."""
        named = strongest(foes)
        p = DUEL[self.attack[kind] + led][self.defence[named] + stakes.bonus]
        won = self.won(army, foes, stakes, named, led)
        return p * won + (1 - p) * self.lost(army, foes, stakes, kind)

    def won(self, army: Army, foes: Army, stakes: Stakes, named: int, led: int) -> float:
        """What a fight is worth with a duel won."""
        worth = self.price[named] * stakes.kill / 4
        if sum(foes) > 1:
            return worth + self.worth(army, less(foes, named), stakes)
        return worth + (stakes.led_prize if led else stakes.prize)

    def lost(self, army: Army, foes: Army, stakes: Stakes, kind: int) -> float:
        """What a fight is worth with a duel lost."""
        return self.worth(less(army, kind), foes, stakes) - self.price[kind] * stakes.loss / 4

    def taken(self, army: Army, foes: Army, leader: int, bonus: int) -> float:
        """The chance that an area falls if the attacker fights to the end, his weakest unit staying."""
        if sum(army) < 2:
            return 0.0
        if sum(foes) == 0:
            return 1.0
        found = self._taken.get((army, foes, leader, bonus))
        if found is None:
            named, sent = strongest(foes), strongest(army)
            p = DUEL[self.attack[sent] + leader][self.defence[named] + bonus]
            found = p * self.taken(army, less(foes, named), leader, bonus)
            found += (1 - p) * self.taken(less(army, sent), foes, leader, bonus)
            self._taken[army, foes, leader, bonus] = found
        return found


def strongest(army: Army) -> int:
    """The dearest kind of unit there is."""
    return 2 if army[2] else 1 if army[1] else 0


def more(army: Army, kind: int, count: int = 1) -> Army:
    """An army with one more unit of a kind."""
    infantry, cavalry, creatures = army
    if kind == 0:
        return infantry + count, cavalry, creatures
    if kind == 1:
        return infantry, cavalry + count, creatures
    return infantry, cavalry, creatures + count


def less(army: Army, kind: int) -> Army:
    """An army without one unit of a kind."""
    return more(army, kind, -1)


@cache
def fights(values: str, prices: str) -> Fights:
    """Made once for all positions of wars with these options."""
    return Fights(values, prices)
