"""Plans: ways to go on that differ a little from the policy's own, compared under the same luck.

Every look ahead follows one plan until its matter is settled, and evaluates. Luck is shared: the same duel
brings the same whichever plan is followed, so that what is left between two plans is what they do. A plan is
believed to be a little worse than the policy's own way until it has shown otherwise. The better half goes on
to be looked at more often, and the best few are kept for the next decision about the same matter.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from feldzug.bots.budget import Budget, rewards
from feldzug.bots.policy import Policy
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.frames import Chance
from feldzug.kernel.hidden import Glimpse
from feldzug.kernel.position import Position
from feldzug.kernel.values import FATE, Seat

SAMPLES: Final = 8
"""Dealing anew costs more than a copy, so no more positions than this are dealt for one decision."""

PLANS: Final = 11
"""So many plans are compared with the policy's own way."""

KEPT: Final = 3
"""So many of them are kept for the next decision."""

ROUNDS: Final = (3, 4, 8, 8, 8, 8)
"""So often every plan is followed before the worse half is dropped."""

BELIEF: Final = -0.02
"""By how much a plan is believed to be better than what it was varied from, before it was followed."""

DOUBT: Final = 0.03**2
"""The variance of that belief."""

NEWS: Final = 0.01**2
"""What the variance of a belief grows by from one decision to the next."""

SPREAD: Final = 0.1**2
"""The variance of what one look tells, as long as no more than ENOUGH were taken; later a tenth at least."""

ENOUGH: Final = 20


class Plan:
    """A way to go on, and by how much it seems better than the policy's own."""

    __slots__ = ("belief", "doubt", "looks", "policy", "total")

    def __init__(self, policy: Policy, belief: float) -> None:
        self.policy = policy
        self.belief = belief
        self.doubt = DOUBT
        self.looks = 0
        self.total = 0.0

    def gain(self, spread: float) -> float:
        """What was believed and what was seen, each by its weight."""
        seen, before = 1 / spread, 1 / self.doubt
        return (seen * self.total + before * self.belief) / (seen * self.looks + before)

    def variance(self, spread: float) -> float:
        return 1 / (self.looks / spread + 1 / self.doubt)

    def carry_on(self, spread: float) -> None:
        """What was seen becomes what is believed: something has happened since."""
        self.belief, self.doubt = self.gain(spread), self.variance(spread) + NEWS
        self.looks, self.total = 0, 0.0


class Luck:
    """What fate brings in one look ahead: it depends on what befalls, not on what befell before."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.counts: dict[tuple[int, ...], int] = {}

    def draw(self, g: Position, thing: tuple[int, ...]) -> Any:
        n = self.counts[thing] = self.counts.get(thing, 0) + 1
        return Dealer(hash((self.seed, n, *thing))).draw(g.odds())


class Planning:
    """What one seat thinks about one matter, from decision to decision."""

    def __init__(self, policy: Policy, aim: Any, dealer: Dealer) -> None:
        self.policy = policy.afresh()
        self.aim = aim
        self.dealer = dealer
        self.followed = self.policy
        self.kept: list[Plan] = []
        self.heard: Any = None
        self.spread = SPREAD

    def choose(self, glimpse: Glimpse, g: Position, budget: Budget) -> Any:
        """What the best plan does; they are compared anew when there is news and they disagree."""
        news = self.policy.news(g)
        if news is not None and news != self.heard:
            plans = self.plans()
            if self.disagree(plans, g, glimpse):
                self.heard = news
                self.compare(plans, glimpse, g, budget)
        return self.followed.choose(g, glimpse.seat, glimpse.legal)

    def plans(self) -> list[Plan]:
        """Those that were kept, and new ones: half of them vary the best."""
        found = self.kept[:]
        for plan in found:
            plan.carry_on(self.spread)
        while len(found) < PLANS:
            if self.kept and self.dealer.below(2):
                best = found[0]
                found.append(
                    Plan(self.policy.varied(self.dealer, best.policy), BELIEF + best.belief)
                )
            else:
                found.append(Plan(self.policy.varied(self.dealer, self.policy), BELIEF))
        return found

    def disagree(self, plans: list[Plan], g: Position, glimpse: Glimpse) -> bool:
        seat, legal = glimpse.seat, glimpse.legal
        own = self.policy.choose(g, seat, legal)
        return any(plan.policy.choose(g, seat, legal) != own for plan in plans)

    def compare(self, plans: list[Plan], glimpse: Glimpse, first: Position, budget: Budget) -> None:
        """Look ahead until the time is over, or until no plan is likely to be any better."""
        samples, squares, looks = [first], 0.0, 0
        ahead = plans
        for rounds in ROUNDS:
            for _ in range(rounds):
                if budget.is_spent():
                    return self.keep(plans)
                if len(samples) < SAMPLES:
                    samples.append(glimpse.sample(self.dealer))
                g = samples[self.dealer.below(len(samples))]
                seed = self.dealer.below(2**30)
                own = self.look(g, glimpse.seat, self.policy, seed)
                for plan in ahead:
                    if budget.is_spent():
                        return self.keep(plans)
                    gain = self.look(g, glimpse.seat, plan.policy, seed) - own
                    plan.looks += 1
                    plan.total += gain
                    looks += 1
                    squares += gain * gain
                if looks > ENOUGH:
                    self.spread = max(SPREAD / 10, squares / looks)
            ahead = self.best_first(ahead)
            best = ahead[0]
            if best.gain(self.spread) + 2 * sqrt(best.variance(self.spread)) < 0:
                break
            ahead = ahead[: max(2, (len(ahead) + 1) // 2)]
        return self.keep(plans)

    def best_first(self, plans: list[Plan]) -> list[Plan]:
        return sorted(plans, key=lambda plan: -plan.gain(self.spread))

    def keep(self, plans: list[Plan]) -> None:
        """The best few; the policy's own way is left for the best of all if that promises more."""
        best = self.best_first(plans)[:KEPT]
        self.kept = [plan for plan in best if plan.gain(self.spread) > BELIEF / 2]
        better = best[0].gain(self.spread) > 0
        self.followed = best[0].policy if better else self.policy

    def look(self, sample: Position, seat: Seat, plan: Policy, seed: int) -> float:
        """How it stands for the seat once the matter is settled, if it follows the plan until then."""
        g: Position = sample.clone()
        policy, luck = self.policy, Luck(seed)
        while (waiting := g.waiting()) and not policy.settled(g, self.aim):
            asked = waiting[0]
            if asked == FATE:
                chance = g.stack[-1]
                assert isinstance(chance, Chance)
                g.apply(FATE, luck.draw(g, policy.thing(g, chance)))
            else:
                who = plan if asked == seat else policy
                g.apply(asked, who.choose(g, asked, g.legal(asked)))
        outcome = g.outcome()
        return rewards(outcome, g.players)[seat] if outcome else policy.evaluate(g)[seat]
