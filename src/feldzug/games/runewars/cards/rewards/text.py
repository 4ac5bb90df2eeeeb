"""Reward cards: when each may be used, and what it does. [RW-316, RW-321 – RW-323]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.decks import REWARD_BOX, CardFacts
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Reason

SHELF: Final = REWARD_BOX.shelf
"""Where the rules keep what each reward does, by its id."""

OWN_TURN: Final = "your-turn"
ORB: Final = "orb"
CHALLENGED: Final = "challenged"
HURT: Final = "damage"
BEFORE_CARDS: Final = "duel-round"
GUARDED: Final = "guarded"
"""A rout flag has prevented damage in a duel."""
QUEST_ACTION: Final = "quest-action"


@mypyc_attr(allow_interpreted_subclasses=True)
class RewardText:
    """What one reward does. It keeps no state of its own."""

    adds_to: str = ""
    """What it adds to by itself: an attribute that is tested, health or reach."""

    def __init__(self, card: str) -> None:
        self.number: int = REWARD_BOX.number(card)
        self.facts: CardFacts = REWARD_BOX[self.number]
        self.sort: str = self.facts.printed["sort"]
        self.is_used_up: bool = self.facts.printed["discard"]

    def install(self, rules: Rules) -> None:
        """What it adds to the rules."""

    def fits(self, moment: str) -> bool:
        """Whether it may be used at such a moment at all."""
        return bool(moment == self.facts.printed["when"])

    def hindrance(self, g: World, hero: int) -> Reason | None:
        """Why it cannot be used now, though the moment is right."""
        return None

    def used(self, g: World, hero: int) -> Todo:
        """Let it work for the hero who carries it."""
        raise NotImplementedError

    def amount(self, key: str) -> int:
        return self.facts.amount(key)


def reward_behind(g: World, reward: int) -> RewardText:
    """What a reward does, under the rules in force."""
    found: RewardText = g.rules.shelf(SHELF)[REWARD_BOX[reward].id]
    return found
