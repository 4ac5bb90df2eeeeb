"""The odds of a battle: all ways the Fate cards can fall are followed, those that come to the same as one.

Where there are more ways than there is time for, they are followed as far as that goes; from there on the
battle is fought many times with shuffled cards. The mean is told, with the interval that holds the true
chance in about 95 of 100 cases.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any, Final

from feldzug.analysis.runewars.battle_study import BattleStudy, Tallied, opens
from feldzug.analysis.runewars.battle_trial import Trial
from feldzug.analysis.runewars.conduct import ATTACKER, DEFENDER
from feldzug.analysis.runewars.fate_pile import Outcome
from feldzug.analysis.runewars.lineup import BattleOdds, Lineup, PassUnderWay
from feldzug.analysis.runewars.pass_study import NONE, Lines

FULL: Final = 10_000
"""So many steps are followed one by one; where more are needed, the battle is fought many times."""
SAMPLES: Final = 10
TRIALS: Final = 60
"""So many times it is fought for each sample."""
QUANTILE: Final = 2.262
"""Student's distribution for so many samples: 95 of 100 lie within so many standard errors."""

Piles = dict[int, float]
"""How likely each state of the Fate deck is."""
Front = dict[Any, Piles]
"""All that may be at a moment, by lines (and by what the attacker drew), with how likely it is."""


class TooManyWays(Exception):
    """There are more ways than may be followed one by one."""


class Following:
    """All ways of a battle, from the moment that the lineup shows to the tally."""

    def __init__(self, study: BattleStudy, steps: int) -> None:
        self.study = study
        self.left = steps
        self.ends: Front = {}

    def start(self) -> tuple[int, Front]:
        """The round and the only way at the start."""
        lineup = self.study.lineup
        begins = lineup.opens and opens(lineup.attackers, lineup.defenders)
        lines = Lines(
            lineup.attackers, lineup.defenders, lineup.drawn, opens=begins, due=lineup.picked
        )
        front: Front = {lines: {self.study.pile.start: 1.0}}
        if begins or lineup.picked is not None:
            return lineup.round, front
        if lineup.under_way is None and not self.study.goes_on(lineup.round, lines):
            self.ends, front = front, {}
        return lineup.round, front

    def go_on(self, at: int, front: Front) -> tuple[int, Front]:
        """One pass further: the round and the ways after it."""
        if any(lines.opens for lines in front):
            return at, self.lead(at, front)
        acting: Front = {}
        resting: Front = {}
        for lines, piles in front.items():
            ready = self.study.next_types(at, lines)
            (acting if ready != (NONE, NONE) else resting)[lines] = piles
        if not acting:
            return at + 1, self.next_round(front)
        return at, merged(resting, self.fight(at, acting, None))

    def next_round(self, front: Front) -> Front:
        found: Front = {}
        for lines, piles in front.items():
            add(found, lines._replace(drawn=frozenset()), piles)
        return found

    # a pass

    def fight(self, at: int, front: Front, under_way: PassUnderWay | None) -> Front:
        """All that may come of a pass; what nobody draws after any more is over.

        One that is under way is followed whatever it costs: most of its cards are known.
        """
        study = self.study
        if under_way is None:
            front = self.lead(at, front)
        plans = {lines: under_way or study.plan(at, lines) for lines in front}
        if under_way is None:
            self.spend(front, [study.ways(plans[lines], ATTACKER) for lines in front])
        halfway: Front = {}
        for lines, piles in front.items():
            for pile, likely in piles.items():
                for shown, left, chance in study.draws(plans[lines], ATTACKER, pile):
                    there = halfway.setdefault((lines, shown), {})
                    there[left] = there.get(left, 0.0) + likely * chance
        if under_way is None:
            self.spend(halfway, [study.ways(plans[lines], DEFENDER) for lines, _ in halfway])
        found: Front = {}
        for (lines, shown), piles in halfway.items():
            self.answer(at, lines, plans[lines], shown, piles, found)
        return found

    def lead(self, at: int, front: Front) -> Front:
        """What commanders do before anything else."""
        study = self.study
        if not any(study.is_led(lines) for lines in front):
            return front
        self.spend(front, [study.ways_to_lead(lines) for lines in front])
        found: Front = {}
        for lines, piles in front.items():
            for pile, likely in piles.items():
                for after, left, chance in study.led(at, lines, pile, study.tests):
                    add(found, after, {left: likely * chance})
        return found

    def answer(
        self,
        at: int,
        lines: Lines,
        plan: PassUnderWay,
        attack: Outcome,
        piles: Piles,
        found: Front,
    ) -> None:
        """The defender's cards, the further ones of both, and what all of it does."""
        study = self.study
        drawn = study.after_draw(lines, plan)
        conduct = study.conduct(at, drawn)
        there: dict[tuple[Outcome, Outcome], tuple[bool, Piles]] = {}
        for pile, likely in piles.items():
            for shown, left, chance in study.answers(plan, attack, pile):
                if shown not in there:
                    after = Lines(*study.fought(conduct, lines, plan, *shown), drawn)
                    goes_on = study.goes_on(at, after)
                    target = found if goes_on else self.ends
                    there[shown] = goes_on, target.setdefault(after, {})
                goes_on, bucket = there[shown]
                pile_then = study.pile.discarded(left) if goes_on else 0
                bucket[pile_then] = bucket.get(pile_then, 0.0) + likely * chance

    def spend(self, front: Front, costs: list[int]) -> None:
        """Follow these ways on; *costs*: how many each of them leads to, by key."""
        pairs = zip(front.values(), costs, strict=True)
        self.left -= sum([len(piles) * cost for piles, cost in pairs])
        if self.left < 0:
            raise TooManyWays


def odds(lineup: Lineup, full: int = FULL, trials: int = TRIALS) -> BattleOdds:
    """The odds of a battle; the same lineup always has the same odds."""
    study = BattleStudy(lineup)
    following = Following(study, full)
    at, front = following.start()
    if lineup.under_way is not None:
        front = following.fight(at, front, lineup.under_way)
    try:
        while front:
            before = at, front, copied(following.ends)
            at, front = following.go_on(at, front)
    except TooManyWays:
        return sampled_odds(study, *before, trials)
    return told(study.tally(following.ends))


def sampled_odds(study: BattleStudy, at: int, front: Front, ends: Front, trials: int) -> BattleOdds:
    """The mean of some samples, all from the moment up to which every way was followed."""
    found: list[Tallied] = []
    trial = Trial(study)
    for n in range(SAMPLES):
        lots = Random(n)
        sample = study.tally(ends)
        weight = (1 - sample.weight) / trials
        for lines, pile in picked(front, trials, lots):
            sample.add(trial.fought_out(at, lines, pile, lots), weight)
        found.append(sample)
    sums = zip(*[sample.sums() for sample in found], strict=True)
    mean = Tallied(*[sum(each) / SAMPLES for each in sums])
    spread = sum([(sample.win - mean.win) ** 2 for sample in found]) / (SAMPLES - 1)
    return told(mean, QUANTILE * sqrt(spread / SAMPLES))


def picked(front: Front, count: int, lots: Random) -> list[tuple[Lines, int]]:
    """So many of the ways, each as often as it is likely.

    Ways that are much alike lie beside each other, and from each stretch of them one is drawn.
    """
    every = [
        (likely, lines, pile)
        for lines in sorted(front, key=margin)
        for pile, likely in front[lines].items()
    ]
    share = sum([likely for likely, _, _ in every]) / count
    found: list[tuple[Lines, int]] = []
    passed, next_lot = 0.0, lots.random() * share
    for likely, lines, pile in every:
        passed += likely
        while len(found) < count and passed > next_lot:
            found.append((lines, pile))
            next_lot = (len(found) + lots.random()) * share
    while len(found) < count:
        found.append(every[-1][1:])
    return found


def told(tallied: Tallied, error: float | None = None) -> BattleOdds:
    """*error*: half the width of the interval, None if there is none."""
    win = tallied.win / tallied.weight
    width = error or 0.0
    return BattleOdds(
        win=win,
        low=max(0.0, win - width),
        high=min(1.0, win + width),
        exact=error is None,
        tied=tallied.tied / tallied.weight,
        walls_decide=tallied.walls_decide / tallied.weight,
        attackers_lost=tallied.attackers_lost / tallied.weight,
        defenders_lost=tallied.defenders_lost / tallied.weight,
    )


def margin(lines: Lines) -> int:
    """By how much the attacker is ahead."""
    return len(lines.attackers.standing()) - len(lines.defenders.standing())


def add(front: Front, key: Any, piles: Piles) -> None:
    there = front.setdefault(key, {})
    for pile, likely in piles.items():
        there[pile] = there.get(pile, 0.0) + likely


def copied(front: Front) -> Front:
    return {key: dict(piles) for key, piles in front.items()}


def merged(one: Front, other: Front) -> Front:
    for key, piles in one.items():
        add(other, key, piles)
    return other
