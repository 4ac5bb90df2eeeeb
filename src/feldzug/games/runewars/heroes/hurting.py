"""Heroes are hurt, defeated, and what lies where they fell. [RW-303 – RW-306, RW-331]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from feldzug.games.runewars.cards.heroes.text import hero_behind
from feldzug.games.runewars.cards.rewards.text import HURT
from feldzug.games.runewars.decks import Hero
from feldzug.games.runewars.heroes.attributes import health_of
from feldzug.games.runewars.heroes.carrying import (
    UseReward,
    discard_reward,
    hidden_additions,
    hindrance,
    may_use,
    owner_of,
    pass_all_rewards,
    show_reward,
    use_reward,
    uses,
)
from feldzug.games.runewars.heroes.events import (
    HarmPrevented,
    HeroDefeated,
    HeroDeserted,
    HeroHealed,
    HeroHurt,
    RewardDiscarded,
    RewardsLeft,
    RewardsTaken,
)
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Reason, Seat

MOST_DAMAGE = 99
"""More than this is never counted."""


@dataclass(slots=True)
class HurtHero(Procedure):
    """A hero takes damage, as far as nothing prevents it; *by* is the seat that deals it."""

    hero: Hero
    damage: int
    by: Seat = NOBODY
    in_duel: bool = field(default=False, kw_only=True)
    """Then the duel says who falls: all damage of a round is simultaneous. [RW-329]"""
    accepted: bool = field(default=False, kw_only=True)

    @staticmethod
    def flow() -> Flow:
        return "shield", "prevent", "take", "fall"

    def shield(self, g: World) -> None:
        """What the hero prevents by himself."""
        self.prevented(g, hero_behind(g, self.hero).shields(g) if self.damage else 0)

    def prevent(self, g: World) -> Todo:
        """What he carries may help him."""
        if self.accepted or not self.damage or not may_use(g, self.hero, HURT):
            return None
        self.at = "prevent"
        return PreventDamage(owner_of(g, self.hero), self.hero)

    def take(self, g: World) -> None:
        if self.damage:
            g.hero_damage[self.hero] = min(MOST_DAMAGE, g.hero_damage[self.hero] + self.damage)
            g.tell(HeroHurt(owner_of(g, self.hero), self.hero, self.damage))

    def fall(self, g: World) -> None:
        if not self.in_duel and is_beaten(g, self.hero):
            defeat(g, self.hero, self.by)

    def prevented(self, g: World, most: int) -> None:
        """So much of the damage is prevented."""
        less = min(most, self.damage)
        if less:
            self.damage -= less
            g.tell(HarmPrevented(owner_of(g, self.hero), self.hero, less))


@dataclass(frozen=True, slots=True)
class BearDamage(Action):
    """Use nothing against it."""


@dataclass(slots=True)
class PreventDamage(Question):
    """Whether the hero uses something against the damage that is coming. [RW-321, RW-323]"""

    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("HurtHero",)

    def options(self, g: World) -> list[Any]:
        return [*uses(g, self.hero, HURT), BearDamage()]

    def forbids(self, g: World, action: Any) -> Reason | None:
        return hindrance(g, action) if isinstance(action, UseReward) else None

    def chosen(self, g: World, action: Any) -> Todo:
        if isinstance(action, UseReward):
            return use_reward(g, action)
        g.frame(HurtHero).accepted = True
        return None


def heal(g: World, hero: int, most: int) -> None:
    """Damage is taken off a hero."""
    damage = min(most, g.hero_damage[hero])
    if damage:
        g.hero_damage[hero] -= damage
        g.tell(HeroHealed(owner_of(g, hero), hero, damage))


# falling


def is_beaten(g: World, hero: int) -> bool:
    """Whether his damage defeats him; armour that saves him is shown. [RW-304, RW-321]"""
    damage = g.hero_damage[hero]
    if damage < health_of(g, hero):
        return False
    saving = hidden_additions(g, hero, "health")
    if saving and damage < health_of(g, hero) + sum([text.amount("health") for text in saving]):
        for text in saving:
            show_reward(g, hero, text.number)
        return False
    return True


def defeat(g: World, hero: int, by: int, winner: int = NONE, *, in_duel: bool = False) -> None:
    """A hero leaves the game for good. [RW-304]

    In a duel his rewards come to the winner, else they stay where he fell. [RW-305, RW-306]
    """
    seat, area = owner_of(g, hero), g.hero_area[hero]
    g.tell(HeroDefeated(hero, seat, Seat(by), in_duel))
    if winner != NONE and len(g.rewards[hero]):
        count = pass_all_rewards(g, hero, winner)
        g.tell(RewardsTaken(owner_of(g, winner), winner, hero, count))
    _leave_map(g, hero)
    if len(g.rewards[hero]):
        g.hero_area[hero] = area
        g.fell_for[hero] = seat
        g.tell(RewardsLeft(hero, area, len(g.rewards[hero])))
    g.defeated = [*g.defeated, hero]


def _leave_map(g: World, hero: int) -> None:
    g.hero_seat[hero], g.hero_area[hero] = NOBODY, NONE
    g.hero_damage[hero] = g.hero_routed[hero] = 0
    for n in range(3):
        g.trained[3 * hero + n] = 0


@dataclass(slots=True)
class Desert(Procedure):
    """A hero leaves his player: back into the deck, his rewards to the discards. [RW-303]"""

    hero: Hero

    @staticmethod
    def flow() -> Flow:
        return ("leave",)

    def leave(self, g: World) -> None:
        desert(g, self.hero)


def desert(g: World, hero: int) -> None:
    """Figure off, card shuffled into the hero deck, rewards discarded. [RW-303]"""
    seat = owner_of(g, hero)
    g.tell(HeroDeserted(seat, hero))
    _leave_map(g, hero)
    for card in g.rewards[hero].cards[:]:
        discard_reward(g, hero, card, seat)
    g.hero_pile = sorted([*g.hero_pile, hero])


def falls_without(g: World, event: RewardDiscarded) -> None:
    """A hero falls who loses what kept him on his feet. [RW-304]"""
    if g.hero_seat[event.hero] != NOBODY and is_beaten(g, event.hero):
        defeat(g, event.hero, NOBODY)


def install(rules: Rules) -> None:
    """What heroes react to."""
    rules.on(RewardDiscarded, falls_without)
