"""Cards are drawn: tactics, quests, rewards. An empty deck is made anew of its discards. [RW-228]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.decks import Hero, QuestCard, RewardCard, TacticsCard
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Event, Seat
from feldzug.parts.decks import Deck, DrawFrom

TACTICS_LIMIT = 10
QUEST_LIMIT = 3


@dataclass(slots=True, unsafe_hash=True)
class TacticsDrawn(Event):
    """Only the seat itself knows which card; the others that there is one more."""

    seat: Seat
    card: TacticsCard

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else TacticsDrawn(self.seat, -1)


@dataclass(slots=True, unsafe_hash=True)
class QuestDrawn(Event):
    seat: Seat
    quest: QuestCard

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else QuestDrawn(self.seat, -1)


@dataclass(slots=True, unsafe_hash=True)
class RewardDrawn(Event):
    seat: Seat
    hero: Hero
    reward: RewardCard

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else RewardDrawn(self.seat, self.hero, -1)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class DrawCard(DrawFrom):
    """A card of a deck that copies of the position share: it is replaced before it changes."""

    def replace_deck(self, g: World) -> None:
        raise NotImplementedError

    def befalls(self, g: World, outcome: Any) -> Todo:
        self.replace_deck(g)
        return DrawFrom.befalls(self, g, outcome)

    def goes_on(self, g: World) -> bool:
        if not len(self.deck(g)):
            self.replace_deck(g)
        return DrawFrom.goes_on(self, g)


@dataclass(slots=True)
class DrawTactics(DrawCard):
    """A tactics card, which is not played in this season. [RW-203]"""

    def deck(self, g: World) -> Deck:
        return g.tactics_deck

    def replace_deck(self, g: World) -> None:
        g.tactics_deck = g.tactics_deck.clone()

    def drawn(self, g: World, card: int, seen: int) -> None:
        hand = g.fresh[self.seat].clone()
        hand.add(card, seen)
        g.fresh[self.seat] = hand
        g.tell(TacticsDrawn(self.seat, card))


@dataclass(slots=True)
class DrawQuest(DrawCard):
    """A quest card, known to its owner alone. [RW-055]"""

    def deck(self, g: World) -> Deck:
        return g.quest_deck

    def replace_deck(self, g: World) -> None:
        g.quest_deck = g.quest_deck.clone()

    def drawn(self, g: World, card: int, seen: int) -> None:
        hand = g.quests[self.seat].clone()
        hand.add(card, seen)
        g.quests[self.seat] = hand
        g.tell(QuestDrawn(self.seat, card))


@dataclass(slots=True)
class DrawReward(DrawCard):
    """The top reward, face down under a hero. [RW-316]"""

    hero: Hero

    def deck(self, g: World) -> Deck:
        return g.reward_deck

    def replace_deck(self, g: World) -> None:
        g.reward_deck = g.reward_deck.clone()

    def drawn(self, g: World, card: int, seen: int) -> None:
        hand = g.rewards[self.hero].clone()
        hand.add(card, seen)
        g.rewards[self.hero] = hand
        g.tell(RewardDrawn(self.seat, self.hero, card))
