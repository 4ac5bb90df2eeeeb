"""The search bot: compares plans where its game has a policy, else searches the tree of all actions.

Where the game is as good as decided it does at once what the policy says.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from feldzug.bots.answers import Weighing
from feldzug.bots.bot import Bot
from feldzug.bots.budget import Budget, Clock
from feldzug.bots.plans import Planning
from feldzug.bots.policy import Policy
from feldzug.bots.tree import Tree
from feldzug.kernel.hidden import Glimpse

SECONDS: Final = 0.1
"""The time for a decision if nothing else is said."""

DECIDED: Final = 0.05
"""Where the chance to come before the others, or that not to, is smaller, there is nothing to think about."""


class SearchBot(Bot):
    """Thinks for so many seconds or so many iterations about a decision."""

    def __init__(
        self,
        seed: int,
        policy: Policy | None = None,
        seconds: float | None = None,
        iterations: int | None = None,
        clock: Clock = perf_counter,
    ) -> None:
        super().__init__(seed)
        self.clock = clock
        self.policy = policy
        self.iterations = iterations
        self.seconds = SECONDS if seconds is None and iterations is None else seconds
        self.planning: Planning | None = None
        """What was thought so far about the matter in hand."""

    def choose(self, glimpse: Glimpse) -> Any:
        return self.think(glimpse, Budget(self.clock, self.seconds, self.iterations))

    def think(self, glimpse: Glimpse, budget: Budget) -> Any:
        """The same within a budget that is given."""
        if len(glimpse.legal) == 1:
            return glimpse.legal[0]
        policy = self.policy
        if policy is None:
            return Tree(glimpse, self.dealer).search(budget)
        g = glimpse.sample(self.dealer)
        aim = policy.aim(g, glimpse.seat)
        if aim is None or is_decided(policy.evaluate(g)[glimpse.seat]):
            return policy.choose(g, glimpse.seat, glimpse.legal)
        answers = policy.answers(g, glimpse.seat, glimpse.legal)
        if answers is not None:
            if len(answers) < 2:
                return policy.choose(g, glimpse.seat, glimpse.legal)
            return Weighing(policy, aim, self.dealer).choose(answers, glimpse, g, budget)
        if self.planning is None or self.planning.aim != aim:
            self.planning = Planning(policy, aim, self.dealer)
        return self.planning.choose(glimpse, g, budget)


def is_decided(chance: float) -> bool:
    """Whether it hardly matters any more what is done."""
    return not DECIDED < chance < 1 - DECIDED
