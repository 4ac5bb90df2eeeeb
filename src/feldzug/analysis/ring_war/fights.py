"""Exact chances for the fights of Ring War (RNG-016 to RNG-040).

A duel costs one unit. A fight is a row of duels for one area, until the area is empty, nobody may
attack any more or the attacker stops. Every chance is a `Fraction` and nothing is simulated: all
ways a fight can go are followed duel by duel, and ways that lead to the same standing are merged.

>>> print(duel(attack_dice=1, defence_dice=2))
4/19
>>> raid = fight(Attack((CAVALRY, INFANTRY)), Defence((INFANTRY,), leader=True))
>>> print(f"{float(raid.taken):.3f} {float(raid.attackers_lost):.3f}")
0.498 0.502
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb
from typing import Final, Literal, NamedTuple, TypeAlias

Kind: TypeAlias = str
Stack: TypeAlias = tuple[Kind, ...]
Order: TypeAlias = Literal["best first", "worst first", "as given"]

INFANTRY: Final = "infantry"
CAVALRY: Final = "cavalry"
CREATURE: Final = "creature"

LEADER_DICE: Final = 1  # RNG-030, RNG-031
FORTRESS_DICE: Final = 2  # RNG-032
PORT_DICE: Final = 1  # RNG-034
LEGENDARY: Final = 4  # attackers beaten one after another, RNG-035
DESTROYED_FLEEING: Final = Fraction(1, 6)  # RNG-040


class Values(NamedTuple):
    """The dice a unit rolls in attack and in defence (RNG-022, RNG-023)."""

    attack: int
    defence: int


UnitTable: TypeAlias = Mapping[Kind, Values]

STANDARD_VALUES: Final[UnitTable] = {
    INFANTRY: Values(1, 1),
    CAVALRY: Values(3, 2),
    CREATURE: Values(4, 3),
}
EVEN_VALUES: Final[UnitTable] = {
    INFANTRY: Values(2, 2),
    CAVALRY: Values(3, 3),
    CREATURE: Values(4, 4),
}


# --- one duel ---------------------------------------------------------------------------------


@cache
def duel(attack_dice: int, defence_dice: int) -> Fraction:
    """The chance that the attacker wins a duel (RNG-024 to RNG-027).

    A 5 or 6 is a success, more successes win, a tie is the defender's. If nobody has a success all
    dice are rolled again, so that case is left out of the whole.
    """
    if min(attack_dice, defence_dice) < 0 or attack_dice + defence_dice == 0:
        raise ValueError(f"no duel with {attack_dice} against {defence_dice} dice")
    won = sum(
        _ways(attack_dice, hits) * _ways(defence_dice, parries)
        for hits in range(1, attack_dice + 1)
        for parries in range(min(hits, defence_dice + 1))
    )
    dice = attack_dice + defence_dice
    return Fraction(won, 3**dice - 2**dice)


def _ways(dice: int, successes: int) -> int:
    """In how many of the 3**dice equal cases: each die has one for a success and two against."""
    ways_to_miss: int = 2 ** (dice - successes)
    return comb(dice, successes) * ways_to_miss


def legendary(attack_dice: int, defence_dice: int) -> Fraction:
    """The chance that a defender wins four duels in a row (RNG-035)."""
    return (1 - duel(attack_dice, defence_dice)) ** LEGENDARY


def retreat_is_safer(attack_dice: int, defence_dice: int) -> bool:
    """Whether a unit dies less often withdrawing than in the coming duel (RNG-040)."""
    return duel(attack_dice, defence_dice) > DESTROYED_FLEEING


def beaten_by_attacker(attack_dice: int, defence_dice: int) -> Fraction:
    """How many equal defenders one attacker beats on average before it falls."""
    won = duel(attack_dice, defence_dice)
    return won / (1 - won)


def beaten_by_defender(attack_dice: int, defence_dice: int) -> Fraction:
    """How many equal attackers one defender beats on average before it falls."""
    lost = duel(attack_dice, defence_dice)
    return (1 - lost) / lost


def strength(kind: Kind, values: UnitTable = STANDARD_VALUES) -> Fraction:
    """How many infantry a unit is worth: enemies beaten before it falls, attacking and defending.

    The enemy is plain infantry; both numbers are taken as multiples of what infantry does itself,
    then averaged.
    """
    unit, plain = values[kind], values[INFANTRY]
    attacking = beaten_by_attacker(unit.attack, plain.defence) / beaten_by_attacker(*plain)
    defending = beaten_by_defender(plain.attack, unit.defence) / beaten_by_defender(*plain)
    return (attacking + defending) / 2


# --- the two sides ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stop:
    """When the attacker gives up: he may stop after any duel (RNG-020).

    `fewer_than` counts all units left in his stack, those that stay behind included;
    `chance_below` looks at the coming duel.
    """

    fewer_than: int = 0
    chance_below: Fraction = Fraction(0)


@dataclass(frozen=True, slots=True)
class Retreat:
    """When the defender withdraws: if the coming duel is lost with a chance `above` this.

    `together`: the unit he would name decides, and all withdraw. Otherwise each unit decides for
    itself, as if it were named, and the others stay. There must be room to flee to (RNG-039).
    """

    above: Fraction = DESTROYED_FLEEING
    together: bool = True


@dataclass(frozen=True, slots=True)
class Attack:
    """The attacker's stack and his plan; a winner attacks again before the next unit is sent.

    `reserve` units stay behind: one in an area (RNG-016), none on a ship (G19). The leader leads
    each attack (RNG-030): he stays at home if the unit falls, so he is there for the next (G11).
    `extra_dice` come from cards such as Black Sails.
    """

    units: Stack
    reserve: int = 1
    leader: bool = False
    extra_dice: int = 0
    order: Order = "best first"
    stop: Stop = Stop()

    def dice(self, kind: Kind, values: UnitTable) -> int:
        return values[kind].attack + LEADER_DICE * self.leader + self.extra_dice


@dataclass(frozen=True, slots=True)
class Defence:
    """The defender's stack, what protects it (RNG-031, RNG-032, RNG-034), and his plan.

    `port_over_water`: the area is a port and the attack comes over water. `retreat=None` means
    that he never withdraws.
    """

    units: Stack
    leader: bool = False
    fortress: bool = False
    port_over_water: bool = False
    extra_dice: int = 0
    order: Order = "best first"
    retreat: Retreat | None = None

    def dice(self, kind: Kind, values: UnitTable) -> int:
        return (
            values[kind].defence
            + LEADER_DICE * self.leader
            + FORTRESS_DICE * self.fortress
            + PORT_DICE * self.port_over_water
            + self.extra_dice
        )


# --- a whole fight ----------------------------------------------------------------------------


class Standing(NamedTuple):
    """How a fight stands: who is left, in the order of being sent and named, and who has fled.

    `beaten` counts the attackers beaten directly one after another. It stays at four once it gets
    there, for a legendary battle is not undone by what follows, unless the area is lost.
    """

    attackers: Stack
    defenders: Stack
    fled: Stack = ()
    beaten: int = 0

    @property
    def taken(self) -> bool:
        return not self.defenders

    @property
    def legendary(self) -> bool:
        return self.beaten == LEGENDARY and not self.taken

    def attacker_falls(self) -> "Standing":
        beaten = min(self.beaten + 1, LEGENDARY)
        return self._replace(attackers=self.attackers[1:], beaten=beaten)

    def defender_falls(self) -> "Standing":
        return self._replace(defenders=self.defenders[1:], beaten=self.row_broken())

    def row_broken(self) -> int:
        return LEGENDARY if self.beaten == LEGENDARY else 0


Chances: TypeAlias = Iterator[tuple[Standing, Fraction]]


@dataclass(frozen=True)
class Fight:
    """All ways a fight can end, with their exact chances."""

    start: Standing
    endings: Mapping[Standing, Fraction]

    @property
    def taken(self) -> Fraction:
        """The chance that the area falls to the attacker."""
        return self.mean(lambda end: end.taken)

    @property
    def legendary(self) -> Fraction:
        """The chance that the defender wins a legendary battle here (RNG-035)."""
        return self.mean(lambda end: end.legendary)

    @property
    def attackers_left(self) -> dict[int, Fraction]:
        """How many of the attacker's stack live: those behind and the one that moved in, too."""
        return self.distribution(lambda end: len(end.attackers))

    @property
    def defenders_left(self) -> dict[int, Fraction]:
        """How many units still hold the area."""
        return self.distribution(lambda end: len(end.defenders))

    @property
    def defenders_fled(self) -> dict[int, Fraction]:
        """How many units got away (RNG-039)."""
        return self.distribution(lambda end: len(end.fled))

    @property
    def attackers_lost(self) -> Fraction:
        """The attacker's losses on average."""
        return len(self.start.attackers) - self.mean(lambda end: len(end.attackers))

    @property
    def defenders_lost(self) -> Fraction:
        """The defender's losses on average: fallen in duels or destroyed while withdrawing."""
        saved = self.mean(lambda end: len(end.defenders) + len(end.fled))
        return len(self.start.defenders) - saved

    def mean(self, number: Callable[[Standing], int]) -> Fraction:
        """The average of any number read off the endings; of a yes or no: its chance."""
        return sum((chance * number(end) for end, chance in self.endings.items()), Fraction(0))

    def distribution(self, number: Callable[[Standing], int]) -> dict[int, Fraction]:
        """The chance of each value of any number read off the endings, smallest first."""
        chances: defaultdict[int, Fraction] = defaultdict(Fraction)
        for end, chance in self.endings.items():
            chances[number(end)] += chance
        return dict(sorted(chances.items()))


def fight(
    attack: Attack, defence: Defence, values: UnitTable = STANDARD_VALUES, beaten: int = 0
) -> Fight:
    """Follow a fight to all its ends.

    `beaten`: attackers that fell before this area in this turn already, directly one after
    another, for instance in an attack out of another area.
    """
    if not defence.units:
        raise ValueError("an area always keeps one unit (G13)")
    engagement = _Engagement(attack, defence, values)
    start = engagement.start(beaten)
    endings: defaultdict[Standing, Fraction] = defaultdict(Fraction)
    reached: Mapping[Standing, Fraction] = {start: Fraction(1)}
    while reached:
        following: defaultdict[Standing, Fraction] = defaultdict(Fraction)
        for now, chance in reached.items():
            if engagement.is_over(now):
                endings[now] += chance
                continue
            for then, part in engagement.next_duel(now):
                following[then] += chance * part
        reached = following
    return Fight(start, dict(endings))


@dataclass(frozen=True, slots=True)
class _Engagement:
    """What stays the same from duel to duel: both plans and the unit values."""

    attack: Attack
    defence: Defence
    values: UnitTable

    def start(self, beaten: int) -> Standing:
        attackers = _ordered(
            self.attack.units, self.attack.order, lambda kind: self.values[kind].attack
        )
        defenders = _ordered(
            self.defence.units, self.defence.order, lambda kind: self.values[kind].defence
        )
        return Standing(attackers, defenders, beaten=min(beaten, LEGENDARY))

    def is_over(self, now: Standing) -> bool:
        if now.taken or len(now.attackers) <= self.attack.reserve:
            return True
        stop = self.attack.stop
        if len(now.attackers) < stop.fewer_than:
            return True
        return self.chance(now.attackers[0], now.defenders[0]) < stop.chance_below

    def next_duel(self, now: Standing) -> Chances:
        """The attack is announced, the defender may withdraw, then the dice are rolled."""
        for facing, chance in self.withdrawals(now):
            if facing.taken:
                yield facing, chance  # the announced unit moves in without a roll (G15)
                continue
            won = self.chance(facing.attackers[0], facing.defenders[0])
            yield facing.defender_falls(), chance * won
            yield facing.attacker_falls(), chance * (1 - won)

    def withdrawals(self, now: Standing) -> Chances:
        """Each withdrawing unit rolls: on a 1 it is destroyed, on 2 to 6 it flees."""
        leaving = self.leaving(now)
        if not any(leaving):
            yield now, Fraction(1)
            return
        staying = tuple(kind for kind, goes in zip(now.defenders, leaving, strict=True) if not goes)
        going = tuple(kind for kind, goes in zip(now.defenders, leaving, strict=True) if goes)
        for fled, chance in _flights(going):
            then = now._replace(defenders=staying, fled=now.fled + fled, beaten=now.row_broken())
            yield then, chance

    def leaving(self, now: Standing) -> list[bool]:
        """Which defenders withdraw before the coming duel, one answer for each."""
        retreat = self.defence.retreat
        if retreat is None:
            return [False] * len(now.defenders)
        sent = now.attackers[0]
        in_danger = [self.chance(sent, kind) > retreat.above for kind in now.defenders]
        return in_danger[:1] * len(in_danger) if retreat.together else in_danger

    def chance(self, attacker: Kind, defender: Kind) -> Fraction:
        return duel(
            self.attack.dice(attacker, self.values), self.defence.dice(defender, self.values)
        )


def _ordered(units: Stack, order: Order, dice: Callable[[Kind], int]) -> Stack:
    if order == "as given":
        return units
    return tuple(sorted(units, key=dice, reverse=order == "best first"))


def _flights(units: Stack) -> Iterator[tuple[Stack, Fraction]]:
    """Which of the withdrawing units get away, for every way their dice can fall."""
    for escapes in product((True, False), repeat=len(units)):
        fled = tuple(kind for kind, away in zip(units, escapes, strict=True) if away)
        destroyed = len(units) - len(fled)
        yield fled, (1 - DESTROYED_FLEEING) ** len(fled) * DESTROYED_FLEEING**destroyed
