"""Plans: ways to go on that differ a little from the policy's own, compared under the same luck.

Every look ahead follows one plan until its matter is settled, and evaluates. Luck is shared: the same duel
brings the same whichever plan is followed, so that what is left between two plans is what they do. How lucky
a look was is taken off again as far as the policy knows. A plan is believed to be a little worse than what it
was varied from until it has shown otherwise. What was seen is believed in the next decision about the same
matter, so that thoughts add up over a turn.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from feldzug.bots.budget import Budget
from feldzug.bots.looks import look
from feldzug.bots.policy import Policy
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import Glimpse
from feldzug.kernel.position import Position
from feldzug.kernel.values import Seat

SAMPLES: Final = 8
"""Dealing anew costs more than a copy, so no more positions than this are dealt for one decision."""

PLANS: Final = 11
"""So many plans are compared with the one that is followed."""

KEPT: Final = 6
"""So many of them are kept for the next decision."""

NEW: Final = 24
"""So many new ones are tried at most in one decision."""

BELIEF: Final = -0.01
"""By how much a plan is believed to be better than what it was varied from, before it was followed."""

DOUBT: Final = 0.03**2
"""The variance of that belief."""

NEWS: Final = 0.01**2
"""What the variance of a belief grows by from one decision to the next."""

SLIGHT: Final = 0.004
"""A plan that is hardly better by more than this is not worth any more looks."""

SPREAD: Final = 0.06**2
"""The variance of what one look tells: that of a plan's own looks counts as much as they are."""

USUAL: Final = 4
"""So many looks of its own count as much as what is usual."""


class Plan:
    """A way to go on, and by how much it seems better than the one that is followed."""

    __slots__ = ("belief", "doubt", "looks", "policy", "squares", "total")

    def __init__(self, policy: Policy, belief: float, doubt: float = DOUBT) -> None:
        self.policy = policy
        self.believe(belief, doubt)

    def believe(self, belief: float, doubt: float) -> None:
        """What is believed, with nothing seen yet."""
        self.belief = belief
        self.doubt = doubt
        self.looks = 0
        self.total = 0.0
        self.squares = 0.0

    def see(self, gain: float) -> None:
        """One look ahead has told so much."""
        self.looks += 1
        self.total += gain
        self.squares += gain * gain

    def weight(self) -> float:
        """How much one look tells."""
        return (USUAL + self.looks) / (USUAL * SPREAD + self.squares)

    def gain(self) -> float:
        """What was believed and what was seen, each by its weight."""
        seen, before = self.weight(), 1 / self.doubt
        return (seen * self.total + before * self.belief) / (seen * self.looks + before)

    def variance(self) -> float:
        return 1 / (self.looks * self.weight() + 1 / self.doubt)

    def hope(self) -> float:
        """How good it is if it is rather better than it seems."""
        return self.gain() + sqrt(self.variance())

    def is_clear(self) -> bool:
        """Whether it is hardly by chance that it seems better."""
        return self.gain() > 2 * sqrt(self.variance())


class Trial:
    """One deal and one luck, and how the plan that is followed fared under them."""

    __slots__ = ("fared", "sample", "seed")

    def __init__(self, sample: Position, seed: int, fared: float) -> None:
        self.sample = sample
        self.seed = seed
        self.fared = fared


class Planning:
    """What one seat thinks about one matter, from decision to decision."""

    def __init__(self, policy: Policy, aim: Any, dealer: Dealer) -> None:
        self.policy = policy.afresh()
        self.aim = aim
        self.dealer = dealer
        self.followed = Plan(self.policy, 0.0)
        self.others: list[Plan] = []
        self.heard: Any = None

    def choose(self, glimpse: Glimpse, g: Position, budget: Budget) -> Any:
        """What the best plan does; plans are compared when there is news."""
        news = self.policy.news(g)
        if news is not None and news != self.heard:
            self.heard = news
            self.compare(glimpse, g, budget)
            self.follow_best()
        action = self.followed.policy.choose(g, glimpse.seat, glimpse.legal)
        for plan in self.others:
            if plan.policy.choose(g, glimpse.seat, glimpse.legal) == action:
                plan.believe(plan.gain(), plan.variance() + NEWS)
            else:  # what was seen of it cannot come any more
                plan.believe(BELIEF, DOUBT)
        return action

    def compare(self, glimpse: Glimpse, first: Position, budget: Budget) -> None:
        """Look ahead until the time is over, or until no plan is likely to be any better than the best.

        The plan that gives most hope is looked at next; one that gives too little makes room for a new one.
        """
        samples, trials, new = [first], list[Trial](), 0
        while True:
            best = self.best()
            bar = SLIGHT if best is self.followed else max(SLIGHT, best.gain())
            self.others = [plan for plan in self.others if plan.hope() > bar]
            if len(self.others) < PLANS and new < NEW:
                plan = self.varied()
                self.others.append(plan)
                new += 1
            elif self.others and (len(self.others) > 1 or not best.is_clear()):
                plan = max(self.others, key=Plan.hope)
            else:
                return
            if plan.looks == len(trials):
                if budget.is_spent():
                    return
                if len(samples) < SAMPLES:
                    samples.append(glimpse.sample(self.dealer))
                sample = samples[self.dealer.below(len(samples))]
                seed = self.dealer.below(2**30)
                fared = self.look(sample, glimpse.seat, self.followed.policy, seed)
                trials.append(Trial(sample, seed, fared))
            if budget.is_spent():
                return
            trial = trials[plan.looks]
            fared = self.look(trial.sample, glimpse.seat, plan.policy, trial.seed)
            plan.see(fared - trial.fared)

    def varied(self) -> Plan:
        """A new plan: it varies the best so far, or the one that is followed."""
        best = self.best()
        if best is self.followed or self.dealer.below(2):
            like, belief = self.followed.policy, 0.0
        else:
            like, belief = best.policy, best.gain()
        return Plan(self.policy.varied(self.dealer, like), BELIEF + belief)

    def best(self) -> Plan:
        """The plan that promises most."""
        best, most = self.followed, 0.0
        for plan in self.others:
            if (gain := plan.gain()) > most:
                best, most = plan, gain
        return best

    def follow_best(self) -> None:
        """Follow the plan that promises most, and keep the others that give most hope."""
        best = self.best()
        if best is not self.followed:
            ahead, doubt = best.gain(), best.variance()
            self.followed.believe(0.0, doubt)
            self.others.append(self.followed)
            self.others.remove(best)
            for plan in self.others:
                plan.believe(plan.gain() - ahead, plan.variance())
            best.believe(0.0, DOUBT)
            self.followed = best
        self.others = sorted(self.others, key=Plan.hope, reverse=True)[:KEPT]

    def look(self, sample: Position, seat: Seat, plan: Policy, seed: int) -> float:
        """How it stands for the seat once the matter is settled, if it follows the plan until then."""
        g: Position = sample.clone()
        return look(g, seat, plan, self.policy, self.aim, seed)
