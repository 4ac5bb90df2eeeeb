"""One battle whose odds are computed: its passes, what commanders do before them, and the tally."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import comb

from feldzug.analysis.runewars import helping_cards
from feldzug.analysis.runewars.conduct import ATTACKER, DEFENDER
from feldzug.analysis.runewars.fate_pile import DESTINY, Tested
from feldzug.analysis.runewars.helping_cards import FACTS, HOLD
from feldzug.analysis.runewars.leading import BEFORE_DRAW, OPENING, is_due, led
from feldzug.analysis.runewars.line import Line, is_routed, kind_of
from feldzug.analysis.runewars.lineup import Lineup
from feldzug.analysis.runewars.pass_study import (
    NONE,
    Drawn,
    Lines,
    PassStudy,
    destroyed_between,
)
from feldzug.games.runewars.battle.battle import ROUNDS
from feldzug.games.runewars.board import HEXAGON, SHAPE_OF

Led = tuple["Lines", int, float]
"""Both lines when commanders have led, the pile then, and how likely that is."""
Tests = Callable[[str, int], list[Tested]]
"""By commander card and pile: how the test of its commander may end."""


@dataclass(slots=True)
class Tallied:
    """Sums over all ways a battle has gone."""

    weight: float = 0.0
    win: float = 0.0
    tied: float = 0.0
    walls_decide: float = 0.0
    attackers_lost: float = 0.0
    defenders_lost: float = 0.0

    def add(self, other: Tallied, weight: float) -> None:
        self.weight += weight * other.weight
        self.win += weight * other.win
        self.tied += weight * other.tied
        self.walls_decide += weight * other.walls_decide
        self.attackers_lost += weight * other.attackers_lost
        self.defenders_lost += weight * other.defenders_lost

    def sums(self) -> tuple[float, ...]:
        return (
            self.weight,
            self.win,
            self.tied,
            self.walls_decide,
            self.attackers_lost,
            self.defenders_lost,
        )


class BattleStudy(PassStudy):
    """One battle whose ways are followed."""

    def __init__(self, lineup: Lineup) -> None:
        super().__init__(lineup)
        self._tallied: dict[tuple[Line, Line], Tallied] = {}

    # commanders

    def opened(self, lines: Lines, pile: int, tests: Tests) -> list[Led]:
        """What commanders do at the start of the battle, the attacker's first. [RW-237]"""
        lines = lines._replace(opens=False)
        return self._lead(OPENING, self.lineup.round, lines, pile, lines.drawn, tests)

    def led(self, at: int, lines: Lines, pile: int, tests: Tests) -> list[Led]:
        """What commanders do at the start of the battle, or before the types draw that are picked."""
        if lines.opens:
            return self.opened(lines, pile, tests)
        picked = self.next_types(at, lines)
        lines = lines._replace(due=None, picked=picked)
        sides = [side for side in (ATTACKER, DEFENDER) if picked[side] != NONE]
        drawn = lines.drawn | {(side, picked[side]) for side in sides}
        return self._lead(BEFORE_DRAW, at, lines, pile, drawn, tests)

    def is_led(self, lines: Lines) -> bool:
        """Whether commanders may act before anything else happens."""
        if lines.opens or lines.due is not None:
            return True
        return lines.picked is None and has_leaders(lines.attackers, lines.defenders)

    def ways_to_lead(self, lines: Lines) -> int:
        """How many ways the tests of commanders have at most, with the piles after them."""
        found = 1
        for card in lines.attackers.cards + lines.defenders.cards:
            if card in (OPENING if lines.opens else BEFORE_DRAW) and card not in self.lineup.tested:
                sorts = self.pile.sorts_for(DESTINY)
                found *= comb(self.lineup.tests[card] + sorts - 1, sorts - 1)
        return found

    def _lead(
        self,
        used: tuple[str, ...],
        at: int,
        lines: Lines,
        pile: int,
        drawn: Drawn,
        tests: Tests,
    ) -> list[Led]:
        ways = [(lines, pile, 1.0)]
        for side, line in ((ATTACKER, lines.attackers), (DEFENDER, lines.defenders)):
            for card in used:
                if card in line.cards:
                    ways = [
                        (after, left, likely * chance)
                        for before, there, likely in ways
                        for after, left, chance in self._use(
                            card, side, at, before, there, drawn, tests
                        )
                    ]
        return ways

    def _use(
        self,
        card: str,
        side: int,
        at: int,
        lines: Lines,
        pile: int,
        drawn: Drawn,
        tests: Tests,
    ) -> list[Led]:
        """All that may come of a card, if it is used now."""
        both = lines.attackers, lines.defenders
        own, enemy = both[side], both[1 - side]
        is_last = not self.goes_on(at, lines._replace(drawn=drawn))
        if not is_due(card, own, enemy, walls=self.lineup.walls, is_last=is_last):
            return [(lines, pile, 1.0)]
        c = self.conduct(at, drawn)
        found: list[Led] = []
        for destiny, left, chance in tests(card, pile):
            own_then, enemy_then = led(c, side, card, destiny, own, enemy)
            pair = (enemy_then, own_then) if side else (own_then, enemy_then)
            found.append((lines._replace(attackers=pair[0], defenders=pair[1]), left, chance))
        return found

    def tests(self, card: str, pile: int) -> list[Tested]:
        """The destinies that a commander's test may bring."""
        lineup = self.lineup
        if card in lineup.tested:
            return [(lineup.tested[card], pile, 1.0)]
        return self.pile.tests(pile, lineup.tests[card])

    # the tally

    def strength(self, side: int, line: Line) -> int:
        total = len(line.standing()) + line.siege + self.lineup.bonus[side]
        if self.lineup.readings.routed_hexagons:
            down = [u for u in line.units if is_routed(u) and SHAPE_OF[kind_of(u)] == HEXAGON]
            total += len(down)
        if line.cards:
            kinds = [kind_of(u) for u in line.standing()]
            total += helping_cards.strength(line.cards, kinds, side == DEFENDER)
        return total

    def lost(self, side: int, line: Line) -> int:
        """How many units of a side are destroyed, from now on."""
        first = self.lineup.defenders if side else self.lineup.attackers
        return self.lineup.losing[side] + destroyed_between(first, line)

    def tallied(self, lines: Lines) -> Tallied:
        """The tally of both lines, of weight 1. [RW-252 – RW-257]"""
        key = lines.attackers, lines.defenders
        found = self._tallied.get(key)
        if found is None:
            found = self._tallied[key] = self._count(*key)
        return found

    def _count(self, attackers: Line, defenders: Line) -> Tallied:
        lineup = self.lineup
        for development in lineup.developments:
            last = self.conduct(ROUNDS + 1, frozenset())
            attackers = last.defended(development, attackers)
        attack = self.strength(ATTACKER, attackers)
        defence = self.strength(DEFENDER, defenders)
        walls = max(0, lineup.walls - attackers.sabotage)
        if HOLD in defenders.cards and attack > defence + walls:
            defence += FACTS[HOLD].amount("strength")
        return Tallied(
            weight=1.0,
            win=float(attack > defence + walls),
            tied=float(attack == defence + walls),
            walls_decide=float(defence < attack <= defence + walls),
            attackers_lost=self.lost(ATTACKER, attackers),
            defenders_lost=self.lost(DEFENDER, defenders),
        )

    def tally(self, ends: dict[Lines, dict[int, float]]) -> Tallied:
        """All ends together."""
        found = Tallied()
        for lines, piles in ends.items():
            found.add(self.tallied(lines), sum(piles.values()))
        return found


def has_leaders(attackers: Line, defenders: Line) -> bool:
    """Whether a commander may still lead before a draw."""
    return any(card in BEFORE_DRAW for card in attackers.cards + defenders.cards)


def opens(attackers: Line, defenders: Line) -> bool:
    """Whether a commander has something to do at the start of the battle."""
    return any(card in OPENING for card in attackers.cards + defenders.cards)
