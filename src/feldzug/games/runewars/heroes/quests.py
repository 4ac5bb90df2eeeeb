"""Quests: a hero tries one, and what comes of it. [RW-314 – RW-320]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from feldzug.games.runewars.board import HIGHEST, RESOURCES, Resource
from feldzug.games.runewars.cards.quests.text import Outcome, quest_behind
from feldzug.games.runewars.decks import Hero, QuestCard
from feldzug.games.runewars.drawing import DrawQuest, DrawTactics
from feldzug.games.runewars.heroes.checking import AttributeTest, Trial
from feldzug.games.runewars.heroes.duel import Duel
from feldzug.games.runewars.heroes.events import QuestDone, QuestFailed, QuestRevealed
from feldzug.games.runewars.heroes.hurting import HurtHero
from feldzug.games.runewars.heroes.looking import LookAtObjective, LookAtRunes, look_at_tactics
from feldzug.games.runewars.heroes.training import Train
from feldzug.games.runewars.income import gain_influence, pay_influence, turn_dial
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat, because
from feldzug.parts.decks import EVERYBODY


@dataclass(slots=True)
class QuestAttempt(Trial):
    """A hero tries a quest of his player's hand in an area that it names. [RW-314]"""

    seat: Seat
    hero: Hero
    quest: QuestCard

    @staticmethod
    def inside() -> Names:
        return ("HeroMoves",)

    @staticmethod
    def flow() -> Flow:
        return "reveal", "dare", "follow"

    def reveal(self, g: World) -> None:
        """The card is shown to all. [RW-314]"""
        hand = g.quests[self.seat].clone()
        hand.show(self.quest, EVERYBODY)
        g.quests[self.seat] = hand
        g.fence()
        g.tell(QuestRevealed(self.seat, self.hero, self.quest))

    def dare(self, g: World) -> Todo:
        """An attribute is tested, or a neutral unit is fought; a price asks for neither. [RW-315, RW-319]"""
        text = quest_behind(g, self.quest)
        if text.attribute != NONE:
            return AttributeTest(self.seat, self.hero, text.attribute)
        if text.kind == NONE:
            return None
        return Duel(self.hero, NONE, g.hero_area[self.hero], text.kind)

    def follow(self, g: World) -> Todo:
        text = quest_behind(g, self.quest)
        outcome = text.comes_of(self.destiny, self.wounds, self.defeated)
        if g.hero_seat[self.hero] == NOBODY:
            g.tell(QuestFailed(self.seat, self.hero, self.quest, True))
            return None
        return QuestOutcome(self.seat, self.hero, self.quest, outcome)


@dataclass(slots=True)
class QuestOutcome(Procedure):
    """What a quest brings: *outcome* is the destiny that was chosen, or how a duel ended."""

    seat: Seat
    hero: Hero
    quest: QuestCard
    outcome: str
    refused: bool = field(default=False, kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("QuestAttempt",)

    @staticmethod
    def flow() -> Flow:
        return "pay", "gain", "look", "suffer", "put_away"

    def brings(self, g: World) -> Outcome:
        return quest_behind(g, self.quest).outcomes[self.outcome]

    def pay(self, g: World) -> Todo:
        cost = self.brings(g).amount("cost")
        return PayForQuest(self.seat, cost) if cost else None

    def gain(self, g: World) -> Todo:
        """Rewards, cards, influence, training, a dial. [RW-316]"""
        if self.refused:
            return None
        brings, seat = self.brings(g), self.seat
        gain_influence(g, seat, brings.amount("influence"))
        todo = quest_behind(g, self.quest).rewards(g, seat, self.hero, brings)
        todo.extend([DrawTactics(seat) for _ in range(brings.amount("tactics"))])
        if brings.amount("train"):
            todo.append(Train(seat, self.hero, brings.amount("train")))
        todo.extend([RaiseOneDial(seat) for _ in range(brings.amount("dial"))])
        return todo

    def look(self, g: World) -> Todo:
        brings, seat = self.brings(g), self.seat
        if brings.look == "runes":
            return LookAtRunes(seat, brings.amount("runes"))
        if brings.look == "objective":
            return LookAtObjective(seat)
        if brings.look == "tactics":
            look_at_tactics(g, seat, Seat(g.stronghold[g.hero_area[self.hero]]))
        return None

    def suffer(self, g: World) -> Todo:
        """Damage, rout, influence lost."""
        brings = self.brings(g)
        lost = min(brings.amount("lost_influence"), g.influence[self.seat])
        pay_influence(g, self.seat, lost)
        if brings.routed:
            g.hero_routed[self.hero] = 1
        damage = brings.amount("damage")
        return HurtHero(self.hero, damage) if damage else None

    def put_away(self, g: World) -> Todo:
        """A completed quest is replaced; a failed one stays unless it says otherwise. [RW-317, RW-318]"""
        brings = self.brings(g)
        if brings.done and not self.refused:
            g.tell(QuestDone(self.seat, self.hero, self.quest))
            return replace_quest(g, self.seat, self.quest)
        g.tell(QuestFailed(self.seat, self.hero, self.quest, not brings.discard))
        return replace_quest(g, self.seat, self.quest) if brings.discard else None


def replace_quest(g: World, seat: Seat, quest: int) -> Todo:
    """A quest is discarded, and another one drawn at once. [RW-317]"""
    hand, deck = g.quests[seat].clone(), g.quest_deck.clone()
    hand.remove(quest)
    deck.discard(quest)
    g.quests[seat], g.quest_deck = hand, deck
    return DrawQuest(seat)


# a price


@dataclass(frozen=True, slots=True)
class PayPrice(Action):
    """Pay what the quest asks for."""


@dataclass(frozen=True, slots=True)
class RefusePrice(Action):
    """Pay nothing, gain nothing."""


@dataclass(slots=True)
class PayForQuest(Question):
    """Whether the price is paid, without which nothing happens."""

    cost: int

    @staticmethod
    def inside() -> Names:
        return ("QuestOutcome",)

    def options(self, g: World) -> list[Any]:
        return [PayPrice(), RefusePrice()]

    def forbids(self, g: World, action: Action) -> Reason | None:
        if isinstance(action, PayPrice) and g.influence[self.seat] < self.cost:
            return because("too-little-influence", "RW-098", influence=g.influence[self.seat])
        return None

    def chosen(self, g: World, action: Action) -> None:
        if isinstance(action, PayPrice):
            pay_influence(g, self.seat, self.cost)
        else:
            g.frame(QuestOutcome).refused = True


# a dial


@dataclass(frozen=True, slots=True)
class TurnUp(Action):
    """A dial goes up by one."""

    dial: Resource


@dataclass(slots=True)
class RaiseOneDial(Question):
    """Which of the own dials goes up by one. [RW-115]"""

    @staticmethod
    def inside() -> Names:
        return ("QuestOutcome",)

    def options(self, g: World) -> list[Any]:
        return [TurnUp(n) for n in range(len(RESOURCES))]

    def forbids(self, g: World, action: TurnUp) -> Reason | None:
        if g.dials[self.seat][action.dial] >= HIGHEST:
            return because("dial-full", "RW-115", dial=action.dial)
        return None

    def may_fizzle(self) -> bool:
        return True

    def fizzle(self, g: World) -> None:
        """All of them stand at the top."""

    def chosen(self, g: World, action: TurnUp) -> None:
        turn_dial(g, self.seat, action.dial, 1)
