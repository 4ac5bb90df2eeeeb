"""Bots by name."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from feldzug.bots.bot import Bot
from feldzug.bots.budget import Clock
from feldzug.bots.greedy import GreedyBot
from feldzug.bots.policy import Policy
from feldzug.bots.random_bot import RandomBot
from feldzug.bots.search import SearchBot
from feldzug.games import REGISTRATIONS, imported
from feldzug.kernel.errors import BadOptions
from feldzug.kernel.game import Game
from feldzug.kernel.values import because

BOTS: Final = ("random", "greedy", "search")


def policy_of(game: str) -> Policy | None:
    """How the game of this key is played well; None if nobody has said it yet."""
    known = REGISTRATIONS.get(game)
    found: Policy | None = imported(known.policy) if known and known.policy else None
    return found


def bots_of(game: str) -> tuple[str, ...]:
    """The bots that can play a game: the greedy one follows a policy, the others need none."""
    return BOTS if policy_of(game) is not None else tuple(b for b in BOTS if b != "greedy")


def usual_bot(game: str) -> str:
    """Who plays where nobody was named: quick, and as sound as can be had so quickly."""
    return "greedy" if policy_of(game) is not None else "random"


def bots_of_roles(game: Game, seed: int) -> list[Bot]:
    """Who acts for the roles of a game, its organiser for instance, where only bots play."""
    return [RandomBot(seed + n) for n, _ in enumerate(game.roles)]


def make_bot(
    name: str,
    game: str,
    seed: int,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    clock: Clock = perf_counter,
) -> Bot:
    """A bot of this name for the game of this key.

    *seconds*, told by the *clock*, or *iterations* bound what the search spends on a decision; others never
    need as long.
    """
    policy = policy_of(game)
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        if policy is None:
            raise BadOptions(because("no-policy", "bots", bot=name, game=game))
        return GreedyBot(seed, policy)
    if name == "search":
        return SearchBot(seed, policy, seconds, iterations, clock)
    raise BadOptions(because("unknown-bot", "bots", bot=name, bots=", ".join(BOTS)))
