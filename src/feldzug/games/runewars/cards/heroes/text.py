"""Hero cards: what each hero can do that others cannot. [RW-301]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.decks import HERO_BOX, CardFacts
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Frame, Todo, frames_of
from feldzug.kernel.rules import Rules

SHELF: Final = HERO_BOX.shelf
"""Where the rules keep what each hero can do, by his id."""

ORB_DAMAGE: Final = 1
"""What an orb deals in a duel. [RW-327]"""


@mypyc_attr(allow_interpreted_subclasses=True)
class HeroText:
    """What one hero can do. It keeps no state of its own."""

    def __init__(self, hero: str) -> None:
        self.number: int = HERO_BOX.number(hero)
        self.facts: CardFacts = HERO_BOX[self.number]

    def install(self, rules: Rules) -> None:
        """What it adds to the rules."""

    def orb_damage(self) -> int:
        """What his orb deals in a duel. [RW-327]"""
        return ORB_DAMAGE

    def orb_beside_reward(self) -> int:
        """What his orb deals in a duel although he uses a reward for it."""
        return 0

    def shields(self, g: World) -> int:
        """How much of the damage that he is about to take is prevented by himself."""
        return 0

    def starts_duel(self, g: World) -> Todo:
        """What he does when he has challenged somebody. [RW-325]"""
        return None

    def enters_duel(self, g: World) -> Todo:
        """What he does at the start of a duel with a hero, whoever has begun it. [RW-325]"""
        return None

    def strikes_first(self, g: World) -> bool:
        """Whether he may take damage to deal damage before the cards of a round."""
        return False

    def ends_duel(self, g: World) -> bool:
        """Whether he may end the duel after this round."""
        return False

    def after_duel(self, g: World) -> Todo:
        """What he does when he has survived a duel that he started."""
        return None

    def draws_anew(self, g: World) -> bool:
        """Whether he may draw the cards of this attribute test anew."""
        return False

    def tends_others(self, g: World) -> bool:
        """Whether it does somebody else good if this hero heals."""
        return False

    def arrives(self, g: World) -> Todo:
        """What he does when he has moved: in the Quest Phase, with an order, or by a reward."""
        return None


def all_arrive(g: World, heroes: Sequence[int]) -> list[Frame]:
    """What heroes do who have moved together."""
    return [frame for hero in heroes for frame in frames_of(hero_behind(g, hero).arrives(g))]


def hero_behind(g: World, hero: int) -> HeroText:
    """What a hero can do, under the rules in force."""
    found: HeroText = g.rules.shelf(SHELF)[HERO_BOX[hero].id]
    return found
