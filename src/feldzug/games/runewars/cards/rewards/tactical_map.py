"""The Tactical Map: some tactics cards are drawn, and not all of them kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.cards.rewards.text import RewardText
from feldzug.games.runewars.decks import TacticsCard
from feldzug.games.runewars.drawing import DrawCard, TacticsDrawn
from feldzug.games.runewars.heroes.carrying import owner_of
from feldzug.games.runewars.heroes.events import TacticsPutBack
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Seat
from feldzug.parts.decks import Deck


class TacticalMap(RewardText):
    """In your turn: discard it to draw 3 tactics cards and keep 2 of them."""

    def used(self, g: World, hero: int) -> Todo:
        return StudyMap(owner_of(g, hero), self.amount("tactics"), self.amount("kept"))


@dataclass(slots=True)
class StudyMap(Procedure):
    """So many cards are drawn, and only some of them kept."""

    seat: Seat
    count: int
    kept: int

    @staticmethod
    def inside() -> Names:
        return ("OwnActions",)

    @staticmethod
    def flow() -> Flow:
        return "draw", "put_back", "keep"

    def draw(self, g: World) -> Todo:
        return [DrawToChoose(self.seat) for _ in range(self.count)]

    def put_back(self, g: World) -> Todo:
        if len(g.tactics_looks[self.seat]) <= self.kept:
            return None
        self.at = "put_back"
        return ChooseToPutBack(self.seat)

    def keep(self, g: World) -> None:
        """What is left counts as drawn in this season. [RW-203]"""
        looks, fresh = g.tactics_looks[self.seat], g.fresh[self.seat].clone()
        for card, seen in zip(looks.cards, looks.seen, strict=True):
            fresh.add(card, seen)
        g.fresh[self.seat] = fresh
        g.tactics_looks[self.seat] = type(looks)()
        for card in looks.cards:
            g.tell(TacticsDrawn(self.seat, card))


@dataclass(slots=True)
class DrawToChoose(DrawCard):
    """A tactics card that may still be put back."""

    @staticmethod
    def inside() -> Names:
        return ("StudyMap",)

    def deck(self, g: World) -> Deck:
        return g.tactics_deck

    def replace_deck(self, g: World) -> None:
        g.tactics_deck = g.tactics_deck.clone()

    def drawn(self, g: World, card: int, seen: int) -> None:
        hand = g.tactics_looks[self.seat].clone()
        hand.add(card, seen)
        g.tactics_looks[self.seat] = hand


@dataclass(frozen=True, slots=True)
class PutBackTactics(Action):
    card: TacticsCard


@dataclass(slots=True)
class ChooseToPutBack(Question):
    """Which of the drawn cards is discarded."""

    @staticmethod
    def inside() -> Names:
        return ("StudyMap",)

    def options(self, g: World) -> list[Any]:
        return [PutBackTactics(card) for card in sorted(set(g.tactics_looks[self.seat].cards))]

    def chosen(self, g: World, action: PutBackTactics) -> None:
        hand, deck = g.tactics_looks[self.seat].clone(), g.tactics_deck.clone()
        hand.remove(action.card)
        deck.discard(action.card)
        g.tactics_looks[self.seat], g.tactics_deck = hand, deck
        g.fence()
        g.tell(TacticsPutBack(self.seat, action.card))
