"""Bots by name, and the policies of the games."""

from __future__ import annotations

from typing import Final

from feldzug.bots.bot import Bot
from feldzug.bots.greedy import GreedyBot
from feldzug.bots.policies.ring_war.policy import RingWarPolicy
from feldzug.bots.policy import Policy
from feldzug.bots.random_bot import RandomBot
from feldzug.bots.search import SearchBot
from feldzug.kernel.errors import BadOptions
from feldzug.kernel.values import because

BOTS: Final = ("random", "greedy", "search")

POLICIES: Final[dict[str, Policy]] = {"ring-war": RingWarPolicy()}


def make_bot(
    name: str,
    game: str,
    seed: int,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
) -> Bot:
    """A bot of this name for the game of this key.

    *seconds* or *iterations* bound what the search spends on a decision; others never need as long.
    """
    policy = POLICIES.get(game)
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        if policy is None:
            raise BadOptions(because("no-policy", "bots", bot=name, game=game))
        return GreedyBot(seed, policy)
    if name == "search":
        return SearchBot(seed, policy, seconds, iterations)
    raise BadOptions(because("unknown-bot", "bots", bot=name, bots=", ".join(BOTS)))
