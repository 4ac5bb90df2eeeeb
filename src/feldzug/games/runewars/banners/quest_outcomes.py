"""What the new quests bring besides: a price, runes, tokens on the land, dials, one of several rewards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from feldzug.games.runewars.banners.barren import BannersState, clear_tokens, freeze, melt
from feldzug.games.runewars.board import RESOURCES
from feldzug.games.runewars.cards.quests.text import quest_behind
from feldzug.games.runewars.decks import Hero, RewardCard
from feldzug.games.runewars.drawing import RewardDrawn
from feldzug.games.runewars.heroes.hurting import heal
from feldzug.games.runewars.heroes.quests import QuestOutcome
from feldzug.games.runewars.income import pay_influence, turn_dial
from feldzug.games.runewars.runes import ReceiveRune
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Event, Seat
from feldzug.parts.decks import Deck, LookAt

# stages of an outcome


def pay_the_price(frame: QuestOutcome, g: World) -> None:
    """A quest that is no test is paid for."""
    if frame.brings(g).done:
        pay_influence(g, frame.seat, quest_behind(g, frame.quest).facts.amount("pay"))


def receive_runes(frame: QuestOutcome, g: World) -> Todo:
    """Dragon runes, unless the number says how many are looked at."""
    brings = frame.brings(g)
    count = 0 if brings.look else brings.amount("runes")
    return [ReceiveRune(frame.seat) for _ in range(count)]


def change_the_land(frame: QuestOutcome, g: World) -> None:
    """Tokens are placed and removed where the hero is, dials rise, the hero is healed. [BOW-275]"""
    brings, area = frame.brings(g), g.hero_area[frame.hero]
    for _ in range(brings.amount("cryomancy")):
        freeze(g, area)
    lie = g.part(BannersState).barren
    for _ in range(min(brings.amount("thaw"), lie[area])):
        melt(g, area)
    if brings.amount("heal_land") and lie[area] < 0:
        clear_tokens(g, area)
    for resource, name in enumerate(RESOURCES):
        if brings.amount(name):
            turn_dial(g, frame.seat, resource, brings.amount(name))
    if brings.amount("heal"):
        heal(g, frame.hero, g.hero_damage[frame.hero])


# one of several rewards


@dataclass(slots=True, unsafe_hash=True)
class RewardLookedAt(Event):
    """Only the seat itself sees which reward lies there."""

    seat: Seat
    reward: RewardCard

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else RewardLookedAt(self.seat, -1)


@dataclass(slots=True, unsafe_hash=True)
class RewardPutBack(Event):
    """A reward that was not kept is discarded."""

    seat: Seat
    reward: RewardCard


@dataclass(slots=True)
class ChooseOfRewards(Procedure):
    """A seat sees the next rewards of the deck; a hero keeps one, the others are discarded."""

    seat: Seat
    hero: Hero
    count: int
    seen: int = field(default=0, kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("QuestOutcome",)

    @staticmethod
    def flow() -> Flow:
        return "look", "keep"

    def look(self, g: World) -> Todo:
        """An empty deck is made anew of its discards, below what was seen already. [RW-228]"""
        if self.seen >= len(g.reward_deck) and g.reward_deck.discards:
            deck = g.reward_deck.clone()
            deck.bag, deck.discards = sorted(deck.discards), []
            g.reward_deck = deck
        if self.seen >= min(self.count, len(g.reward_deck)):
            return None
        self.seen += 1
        self.at = "look"
        return LookAtReward(self.seat, self.seen - 1)

    def keep(self, g: World) -> Todo:
        return KeepReward(self.seat, self.hero, self.seen) if self.seen else None


@dataclass(slots=True)
class LookAtReward(LookAt):
    """A reward of the deck that may be kept."""

    @staticmethod
    def inside() -> Names:
        return ("ChooseOfRewards",)

    def deck(self, g: World) -> Deck:
        return g.reward_deck

    def befalls(self, g: World, outcome: Any) -> Todo:
        g.reward_deck = g.reward_deck.clone()
        return LookAt.befalls(self, g, outcome)

    def looked(self, g: World, card: Any) -> None:
        g.tell(RewardLookedAt(self.seat, card))


@dataclass(frozen=True, slots=True)
class KeepThisReward(Action):
    reward: RewardCard


@dataclass(slots=True)
class KeepReward(Question):
    """Which of the rewards that were seen is kept."""

    hero: Hero
    count: int

    @staticmethod
    def inside() -> Names:
        return ("ChooseOfRewards",)

    def options(self, g: World) -> list[Any]:
        return [KeepThisReward(card) for card in sorted(set(g.reward_deck.top[: self.count]))]

    def chosen(self, g: World, action: KeepThisReward) -> None:
        deck, hand = g.reward_deck.clone(), g.rewards[self.hero].clone()
        place = deck.top.index(action.reward)
        seen = list(zip(deck.top[: self.count], deck.top_seen[: self.count], strict=True))
        deck.top, deck.top_seen = deck.top[self.count :], deck.top_seen[self.count :]
        hand.add(*seen.pop(place))
        for card, _ in seen:
            deck.discard(card)
        g.reward_deck, g.rewards[self.hero] = deck, hand
        g.fence()
        g.tell(RewardDrawn(self.seat, self.hero, action.reward))
        for card, _ in seen:
            g.tell(RewardPutBack(self.seat, card))


def install(rules: Rules) -> None:
    rules.insert(QuestOutcome, "pay_the_price", pay_the_price, after="pay")
    rules.insert(QuestOutcome, "receive_runes", receive_runes, before="look")
    rules.insert(QuestOutcome, "change_the_land", change_the_land, before="look")
