"""Hand limits: whoever holds too many tactics or quest cards discards down to the limit. [RW-166]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.decks import QuestCard, TacticsCard
from feldzug.games.runewars.drawing import (
    QUEST_LIMIT,
    TACTICS_LIMIT,
    DrawQuest,
    DrawTactics,
    QuestDrawn,
    TacticsDrawn,
)
from feldzug.games.runewars.tactics.play import discard_tactics
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Frame, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Event, Seat


@dataclass(frozen=True, slots=True)
class DiscardTactics(Action):
    card: TacticsCard


@dataclass(frozen=True, slots=True)
class DiscardQuest(Action):
    quest: QuestCard


@dataclass(slots=True, unsafe_hash=True)
class QuestDiscarded(Event):
    seat: Seat
    quest: QuestCard


def held(g: World, seat: Seat) -> list[int]:
    """All tactics cards of a seat, those drawn in this season too."""
    return sorted([*g.tactics[seat].cards, *g.fresh[seat].cards])


def check_hands(g: World) -> Todo:
    """After each gain; cards that are drawn together are one gain. [RW-166]"""
    todo: list[Frame] = []
    for seat in g.clockwise(g.first_seat()):
        if len(g.tactics[seat]) + len(g.fresh[seat]) > TACTICS_LIMIT:
            if not _draws_on(g, DrawTactics, seat):
                todo.append(TooManyTactics(seat))
        if len(g.quests[seat]) > QUEST_LIMIT and not _draws_on(g, DrawQuest, seat):
            todo.append(TooManyQuests(seat))
    return todo


def _draws_on(g: World, kind: type[Frame], seat: Seat) -> bool:
    """Whether the next that happens is another draw of the same seat."""
    if not g.stack or not isinstance(g.stack[-1], kind):
        return False
    draw: Any = g.stack[-1]
    return bool(draw.seat == seat)


@dataclass(slots=True)
class TooManyTactics(Question):
    """Which tactics card is discarded; the new ones may be. [RW-166]"""

    def options(self, g: World) -> list[Any]:
        cards = held(g, self.seat)
        return [DiscardTactics(card) for n, card in enumerate(cards) if card not in cards[:n]]

    def chosen(self, g: World, action: DiscardTactics) -> Todo:
        discard_tactics(g, self.seat, action.card)
        return self if len(held(g, self.seat)) > TACTICS_LIMIT else None


@dataclass(slots=True)
class TooManyQuests(Question):
    """Which quest card is discarded. [RW-166]"""

    def options(self, g: World) -> list[Any]:
        cards: list[int] = g.quests[self.seat].cards
        return [DiscardQuest(card) for n, card in enumerate(cards) if card not in cards[:n]]

    def chosen(self, g: World, action: DiscardQuest) -> Todo:
        hand, deck = g.quests[self.seat].clone(), g.quest_deck.clone()
        hand.remove(action.quest)
        deck.discard(action.quest)
        g.quests[self.seat], g.quest_deck = hand, deck
        g.fence()
        g.tell(QuestDiscarded(self.seat, action.quest))
        return self if len(hand) > QUEST_LIMIT else None


def install(rules: Rules) -> None:
    """Hands are looked at whenever somebody has drawn a card."""
    rules.check(check_hands, TacticsDrawn, QuestDrawn)
