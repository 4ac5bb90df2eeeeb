"""Titles: taken for influence, and what each of them gives. [RW-128 – RW-130, RW-197 – RW-201]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.decks import TITLE_BOX, Title
from feldzug.games.runewars.income import pay_influence
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Names, Question, Todo
from feldzug.kernel.values import Action, Event, Reason, Seat, because


@dataclass(slots=True, unsafe_hash=True)
class TitleTaken(Event):
    """A title for so much influence, from *holder* (-2: from the table). [RW-130]"""

    seat: Seat
    title: Title
    influence: int
    holder: Seat


@dataclass(frozen=True, slots=True)
class WantTitle(Action):
    """Take this title; next comes how much is paid."""

    title: Title


@dataclass(frozen=True, slots=True)
class TakeNoTitle(Action):
    """Leave all titles where they are."""


@dataclass(frozen=True, slots=True)
class PayForTitle(Action):
    """So much influence lies on the title from now on."""

    influence: int


@dataclass(slots=True)
class ChooseTitle(Question):
    """A title from the table or from another player, or none. [RW-128, RW-130]"""

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    def options(self, g: World) -> list[Any]:
        return [*[WantTitle(title) for title in TITLE_BOX.numbers(g.rules)], TakeNoTitle()]

    def forbids(self, g: World, action: Action) -> Reason | None:
        if not isinstance(action, WantTitle):
            return None
        if g.title_holder[action.title] == self.seat:
            return because("title-held", "RW-130", title=action.title)
        if g.influence[self.seat] <= g.title_influence[action.title]:
            lies = g.title_influence[action.title]
            return because("title-too-dear", "RW-128", title=action.title, influence=lies)
        return None

    def chosen(self, g: World, action: Action) -> Todo:
        return PriceOfTitle(self.seat, action.title) if isinstance(action, WantTitle) else None


@dataclass(slots=True)
class PriceOfTitle(Question):
    """More than lies on it; what is paid stays there, what lay there goes. [RW-128, RW-129]"""

    title: Title

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    def options(self, g: World) -> list[Any]:
        least = g.title_influence[self.title] + 1
        return [PayForTitle(n) for n in range(least, g.influence[self.seat] + 1)]

    def forbids(self, g: World, action: PayForTitle) -> Reason | None:
        lies = g.title_influence[self.title]
        if action.influence <= lies:
            return because("title-too-dear", "RW-128", title=self.title, influence=lies)
        if action.influence > g.influence[self.seat]:
            return because("too-little-influence", "RW-128", influence=g.influence[self.seat])
        return None

    def chosen(self, g: World, action: PayForTitle) -> None:
        before = Seat(g.title_holder[self.title])
        pay_influence(g, self.seat, action.influence)
        g.title_holder[self.title] = self.seat
        g.title_influence[self.title] = action.influence
        g.tell(TitleTaken(self.seat, self.title, action.influence, before))
