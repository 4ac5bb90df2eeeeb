"""Attribute tests: Fate cards are drawn, and the destiny of one of them counts. [RW-315]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.battle.fate import FIRST, DrawFate, throw_all_away
from feldzug.games.runewars.cards.heroes.text import hero_behind
from feldzug.games.runewars.decks import ATTRIBUTES, FATE_DECK, Attribute, Destiny, Hero
from feldzug.games.runewars.heroes.attributes import cards_for_test
from feldzug.games.runewars.heroes.carrying import (
    UseReward,
    has_secrets,
    hidden_additions,
    owner_of,
    show_reward,
)
from feldzug.games.runewars.heroes.events import AttributeTestBegan, AttributeTested
from feldzug.games.runewars.tactics.window import ask
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Effect, Seat

UNTESTED = -1


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Tester(Procedure):
    """Something that goes on by the destiny of an attribute test."""

    destiny: Destiny = field(default=UNTESTED, kw_only=True)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Trial(Tester):
    """Something that goes on by a test or by a duel with a neutral unit."""

    wounds: int = field(default=0, kw_only=True)
    """The damage that the unit took."""
    defeated: bool = field(default=False, kw_only=True)
    """Whether the unit was defeated."""


@dataclass(slots=True)
class AttributeTest(Procedure):
    """A hero tests an attribute; the frame it stands in is told the destiny. [RW-315]"""

    seat: Seat
    hero: Hero
    attribute: Attribute
    destiny: Destiny = field(default=UNTESTED, kw_only=True)

    @staticmethod
    def flow() -> Flow:
        return "cards", "gear", "draw", "choose", "end"

    def cards(self, g: World) -> Todo:
        """The moment before the draw. [RW-208]"""
        return ask(g, "before-test", (self.seat,))

    def gear(self, g: World) -> Todo:
        """A reward that he has kept secret may help. [RW-321]"""
        return UseForTest(self.seat, self.hero) if has_secrets(g, self.hero) else None

    def draw(self, g: World) -> Todo:
        """As many cards as the attribute says. [RW-315]"""
        hero, what = self.hero, self.attribute
        count = cards_for_test(g, self.seat, hero, what)
        g.tell(AttributeTestBegan(self.seat, hero, what, count))
        return DrawFate(self.seat, count, FIRST, openly=True)

    def choose(self, g: World) -> Todo:
        found = destinies(g)
        if len(found) == 1 and not hero_behind(g, self.hero).draws_anew(g):
            self.destiny = found[0]
            return None
        return PickDestiny(self.seat)

    def end(self, g: World) -> None:
        throw_all_away(g, self.seat, FIRST)
        g.expire("test")
        g.tell(AttributeTested(self.seat, self.hero, self.attribute, self.destiny))
        g.frame(Tester).destiny = self.destiny


def destinies(g: World) -> list[int]:
    """What the drawn cards show, the best first."""
    return sorted({FATE_DECK[card].destiny for card in g.drawn[FIRST].cards}, reverse=True)


# what helps


@dataclass(frozen=True, slots=True)
class UseNothing(Action):
    """Go on without it."""


@dataclass(slots=True)
class UseForTest(Question):
    """Whether a hidden reward is used for the test. [RW-321]"""

    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("AttributeTest",)

    def options(self, g: World) -> list[Any]:
        what = ATTRIBUTES[g.frame(AttributeTest).attribute]
        found = hidden_additions(g, self.hero, what)
        return [UseNothing(), *[UseReward(self.hero, text.number) for text in found]]

    def chosen(self, g: World, action: Any) -> None:
        if isinstance(action, UseReward):
            show_reward(g, self.hero, action.reward)


# which card counts


@dataclass(frozen=True, slots=True)
class TakeDestiny(Action):
    destiny: Destiny


@dataclass(frozen=True, slots=True)
class DrawAnew(Action):
    """All cards of the test are drawn anew."""


@dataclass(slots=True, unsafe_hash=True)
class HasDrawnAnew(Effect):
    """A hero has drawn the cards of a test anew in this Quest Phase."""


@dataclass(slots=True)
class PickDestiny(Question):
    """Which of the drawn cards counts. [RW-315]"""

    @staticmethod
    def inside() -> Names:
        return ("AttributeTest",)

    def options(self, g: World) -> list[Any]:
        found: list[Any] = [TakeDestiny(destiny) for destiny in destinies(g)]
        test = g.frame(AttributeTest)
        return [*found, DrawAnew()] if hero_behind(g, test.hero).draws_anew(g) else found

    def chosen(self, g: World, action: Any) -> None:
        test = g.frame(AttributeTest)
        if isinstance(action, TakeDestiny):
            test.destiny = action.destiny
            return
        throw_all_away(g, self.seat, FIRST)
        g.effects.append(HasDrawnAnew(owner_of(g, test.hero), "quest-phase"))
        test.at = "draw"
