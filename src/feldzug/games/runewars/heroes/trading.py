"""Rewards change hands: between heroes of one player, and from where a hero fell. [RW-305, RW-306, RW-322]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from feldzug.games.runewars.board import Area
from feldzug.games.runewars.cards.rewards.text import reward_behind
from feldzug.games.runewars.decks import HERO_BOX, Hero, RewardCard
from feldzug.games.runewars.heroes.attributes import health_of
from feldzug.games.runewars.heroes.carrying import (
    pass_all_rewards,
    slip_reward,
)
from feldzug.games.runewars.heroes.events import RewardHandedOver, RewardsTaken
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Effect, Reason, Seat, because
from feldzug.parts.decks import EVERYBODY, those

UNCOUNTED: Final = -1


def meeting(g: World, seat: int, area: int) -> tuple[int, ...]:
    """The heroes of a seat in an area."""
    return tuple([hero for hero in g.heroes_in(area) if g.hero_seat[hero] == seat])


@dataclass(slots=True, unsafe_hash=True)
class HaveTraded(Effect):
    """These heroes have met in this place and exchanged what they wanted to."""

    area: Area
    heroes: tuple[Hero, ...]


def worth_trading(g: World, seat: int, area: int) -> bool:
    """Whether own heroes meet who have something to exchange. [RW-322]"""
    heroes = meeting(g, seat, area)
    return len(heroes) > 1 and any(len(g.rewards[hero]) for hero in heroes)


def can_trade(g: World, seat: int, area: int) -> bool:
    """Whether own heroes meet who have something to exchange, and have not done so already. [RW-322]"""
    if not worth_trading(g, seat, area):
        return False
    heroes = meeting(g, seat, area)
    for effect in g.effects:
        if isinstance(effect, HaveTraded) and (effect.area, effect.heroes) == (area, heroes):
            return False
    return True


@dataclass(slots=True)
class Trade(Procedure):
    """Own heroes in one area exchange rewards, each of which changes hands once at most. [RW-322]"""

    seat: Seat
    area: Area
    until: str = "quest-action"
    """How long they have nothing more to exchange in this place."""
    left: int = field(default=UNCOUNTED, kw_only=True)
    """How many rewards may still change hands."""

    @staticmethod
    def flow() -> Flow:
        return "exchange", "end"

    def exchange(self, g: World) -> Todo:
        if self.left == UNCOUNTED:
            if not worth_trading(g, self.seat, self.area):
                return None
            heroes = meeting(g, self.seat, self.area)
            self.left = sum([len(g.rewards[hero]) for hero in heroes])
        if self.left == 0:
            return None
        self.at = "exchange"
        self.left -= 1
        return Exchange(self.seat, self.area)

    def end(self, g: World) -> None:
        heroes = meeting(g, self.seat, self.area)
        if len(heroes) > 1:
            g.effects.append(HaveTraded(self.seat, self.until, self.area, heroes))


@dataclass(frozen=True, slots=True)
class MeetFellows(Action):
    """Own heroes who stand together exchange rewards. [RW-322]"""

    area: Area


@dataclass(frozen=True, slots=True)
class HandOver(Action):
    """A hero gives a reward to another; *shown* says whether it is one that lies face up."""

    hero: Hero
    fellow: Hero
    reward: RewardCard
    shown: bool


@dataclass(frozen=True, slots=True)
class StopTrading(Action):
    """Nothing more changes hands."""


@dataclass(slots=True)
class Exchange(Question):
    """Which reward goes from whom to whom. [RW-322]"""

    area: Area

    @staticmethod
    def inside() -> Names:
        return ("Trade",)

    def options(self, g: World) -> list[Any]:
        heroes = meeting(g, self.seat, self.area)
        found: list[Any] = [
            HandOver(hero, fellow, card, shown)
            for hero in heroes
            for card, shown in different_rewards(g, hero)
            for fellow in heroes
            if fellow != hero
        ]
        return [*found, StopTrading()]

    def forbids(self, g: World, action: Any) -> Reason | None:
        return keeps_alive(g, action) if isinstance(action, HandOver) else None

    def chosen(self, g: World, action: Any) -> None:
        if isinstance(action, HandOver):
            hand_over(g, action)
        else:
            g.frame(Trade).left = 0


def keeps_alive(g: World, action: HandOver) -> Reason | None:
    """A hero does not give away the armour that keeps him on his feet. [RW-304]"""
    text = reward_behind(g, action.reward)
    health = HERO_BOX[action.hero].amount("health")
    if text.adds_to == "health" and health <= g.hero_damage[action.hero] < health_of(
        g, action.hero
    ):
        return because("reward-keeps-alive", "RW-304", hero=action.hero, reward=action.reward)
    return None


def different_rewards(g: World, hero: int) -> list[tuple[int, bool]]:
    """What a hero carries, each kind once face down and once face up."""
    hand = g.rewards[hero]
    found = {(c, seen == EVERYBODY) for c, seen in zip(hand.cards, hand.seen, strict=True)}
    return sorted(found)


def hand_over(g: World, action: HandOver) -> None:
    """A reward goes from one hero to another of the same player. [RW-322]"""
    hero, fellow, card = action.hero, action.fellow, action.reward
    seat = Seat(g.hero_seat[hero])
    slip_reward(g, hero, fellow, card, EVERYBODY if action.shown else those(seat))
    g.tell(RewardHandedOver(seat, hero, fellow, card, action.shown))


# what lies where a hero fell


@dataclass(frozen=True, slots=True)
class TakeRewards(Action):
    """A hero takes up what another left where he fell. [RW-306]"""

    hero: Hero
    rival: Hero


def rewards_to_take(g: World, seat: int) -> list[TakeRewards]:
    """What the heroes of a seat may take up where they stand. [RW-306]"""
    return [
        TakeRewards(hero, rival)
        for hero in g.heroes(seat)
        for rival, fell in enumerate(g.fell_for)
        if fell != NOBODY and g.hero_area[rival] == g.hero_area[hero]
    ]


def take_rewards(g: World, action: TakeRewards) -> None:
    hero, rival = action.hero, action.rival
    count = pass_all_rewards(g, rival, hero)
    g.fell_for[rival], g.hero_area[rival] = NOBODY, NONE
    g.tell(RewardsTaken(Seat(g.hero_seat[hero]), hero, rival, count))
