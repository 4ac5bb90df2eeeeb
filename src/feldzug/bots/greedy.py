"""The greedy bot: follows the policy of its game and looks no further."""

from __future__ import annotations

from typing import Any

from feldzug.bots.bot import Bot
from feldzug.bots.policy import Policy
from feldzug.kernel.hidden import Glimpse


class GreedyBot(Bot):
    """What the policy likes best in one position that could be the true one."""

    def __init__(self, seed: int, policy: Policy) -> None:
        super().__init__(seed)
        self.policy = policy

    def choose(self, glimpse: Glimpse) -> Any:
        legal = glimpse.legal
        if len(legal) == 1:
            return legal[0]
        return self.policy.choose(glimpse.sample(self.dealer), glimpse.seat, legal)
