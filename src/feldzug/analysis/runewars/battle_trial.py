"""A battle fought out once, with the Fate cards as they happen to come."""

from __future__ import annotations

from random import Random
from typing import Final

from feldzug.analysis.runewars.abilities import RAVAGES
from feldzug.analysis.runewars.battle_study import BattleStudy, Tallied
from feldzug.analysis.runewars.fate_pile import (
    Outcome,
    Tested,
    outcome_of,
    rank,
    result_of,
    to_change,
)
from feldzug.analysis.runewars.lineup import PassUnderWay
from feldzug.analysis.runewars.pass_study import NONE, Lines
from feldzug.games.runewars.battle.battle import ROUNDS
from feldzug.games.runewars.board import SHAPE_OF, SHAPES
from feldzug.games.runewars.decks import FATE_DECK

EVERY_CARD: Final = range(len(FATE_DECK))
BITS: Final = 8
"""Routs, damage and orbs of some cards are one number, so many bits each: numbers are added quickly."""
ONES: Final = (1 << BITS) - 1


def packed(shown: Outcome) -> int:
    return shown.routs | shown.damage << BITS | shown.orbs << 2 * BITS


def unpacked(number: int) -> Outcome:
    return Outcome(number & ONES, number >> BITS & ONES, number >> 2 * BITS)


SHOWN: Final = [
    [packed(outcome_of([result_of(card, shape)])) for card in EVERY_CARD]
    for shape in range(len(SHAPES))
]
"""By shape and card."""


class Moment:
    """Two lines between two passes, and what every pass from here has led to so far."""

    __slots__ = ("after", "at", "led", "lines", "plan", "tallied")

    def __init__(self, study: BattleStudy, at: int, lines: Lines) -> None:
        plan = study.plan(at, lines)
        while plan.kinds == (NONE, NONE) and at < ROUNDS:
            at += 1
            lines = lines._replace(drawn=frozenset())
            plan = study.plan(at, lines)
        self.at = at
        self.lines = lines
        self.plan: PassUnderWay | None = None if plan.kinds == (NONE, NONE) else plan
        self.tallied: Tallied | None = None if self.plan else study.tallied(lines)
        self.led = self.plan is not None and study.is_led(lines)
        """Whether commanders may act before the draw."""
        self.after: dict[tuple[int, int], Moment] = {}


class Trial:
    """Battles of one study, again and again."""

    def __init__(self, study: BattleStudy) -> None:
        self.study = study
        self.left: list[int] = []
        self.held: list[int] = []
        self.lots = Random(0)
        self._moments: dict[tuple[int, Lines], Moment] = {}

    def fought_out(self, at: int, lines: Lines, pile: int, lots: Random) -> Tallied:
        """From between two passes to the tally."""
        self.lots = lots
        self.left = self.study.pile.imagined(pile, lots)
        moment = self.moment(at, lines)
        while moment.tallied is None:
            assert moment.plan is not None
            moment = self.lead(moment) if moment.led else self.fight(moment, moment.plan)
        return moment.tallied

    def lead(self, moment: Moment) -> Moment:
        """Commanders lead; which of the ways it goes the cards say that are drawn for their tests."""
        [(lines, _, _)] = self.study.led(moment.at, moment.lines, 0, self.tests)
        return self.moment(moment.at, lines)

    def tests(self, card: str, pile: int) -> list[Tested]:
        """The destiny of a commander's test."""
        self.held = []
        drawn = [self.take() for _ in range(self.study.lineup.tests[card])]
        return [(max([FATE_DECK[n].destiny for n in drawn if n >= 0], default=0), pile, 1.0)]

    def moment(self, at: int, lines: Lines) -> Moment:
        key = at, lines
        found = self._moments.get(key)
        if found is None:
            found = self._moments[key] = Moment(self.study, at, lines)
        return found

    def fight(self, moment: Moment, plan: PassUnderWay) -> Moment:
        self.held = []
        attack, defence = self.draw(plan, 0), self.draw(plan, 1)
        if plan.kinds[0] in RAVAGES:
            attack = self.ravage(plan, 0, attack)
        if plan.kinds[1] in RAVAGES:
            defence = self.ravage(plan, 1, defence)
        key = attack, defence
        found = moment.after.get(key)
        if found is None:
            study, lines = self.study, moment.lines
            drawn = study.after_draw(lines, plan)
            conduct = study.conduct(moment.at, drawn)
            shown = unpacked(attack), unpacked(defence)
            after = Lines(*study.fought(conduct, lines, plan, *shown), drawn)
            found = moment.after[key] = self.moment(moment.at, after)
        return found

    def draw(self, plan: PassUnderWay, side: int) -> int:
        """What the cards of a side show together."""
        kind = plan.kinds[side]
        if kind == NONE:
            return 0
        shape = SHAPE_OF[kind]
        cards = [self.take() for _ in range(plan.unknown[side])]
        if plan.changes[side]:
            cards = self.changed(cards, shape, plan.changes[side])
        if plan.spare[side] and len(cards) > 1:
            cards.remove(min(cards, key=lambda card: rank(result_of(card, shape))))
        beside = packed(outcome_of([result_of(card, shape) for card in plan.known[side]]))
        return beside + sum([SHOWN[shape][card] for card in cards if card >= 0])

    def changed(self, cards: list[int], shape: int, most: int) -> list[int]:
        """Other cards for those that show little."""
        drawn = [card for card in cards if card >= 0]
        poor = to_change([result_of(card, shape) for card in drawn], shape, most)
        for result in poor:
            drawn.remove(next(card for card in drawn if result_of(card, shape) == result))
        return drawn + [self.take() for _ in poor]

    def take(self) -> int:
        """Any card; an empty pile is made anew of what is not in a hand. -1 if there is none."""
        left = self.left
        if not left:
            left = self.left = [card for card in EVERY_CARD if card not in self.held]
        if not left:
            return -1
        n = int(self.lots.random() * len(left))
        card = left[n]
        left[n] = left[-1]
        left.pop()
        self.held.append(card)
        return card

    def ravage(self, plan: PassUnderWay, side: int, shown: int) -> int:
        """With a further card for each orb, and for those among them. [RW-296]"""
        due, shape = shown >> 2 * BITS, SHAPE_OF[plan.kinds[side]]
        for _ in range(plan.further[side]):
            card = self.take() if due else -1
            if card >= 0:
                more = SHOWN[shape][card]
                shown += more
                due += (more >> 2 * BITS) - 1
        return shown
