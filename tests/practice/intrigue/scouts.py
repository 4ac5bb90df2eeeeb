"""Chapter 8, scouts: each season every seat may look at something that lies hidden."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from feldzug.kernel.codec import kinds_of
from feldzug.kernel.frames import Names, Question, Todo
from feldzug.kernel.module import Module
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Event, Reason, Seat, because
from feldzug.parts.decks import LookAt, those
from tests.practice.intrigue.court import Intrigue, IntrigueDeck, Relic, court
from tests.practice.intrigue.intrigues import look_at
from tests.practice.orders import Season
from tests.practice.position import AREAS, Area, Realm

DEEP = 3


class Scouts(Module):
    """Every season begins with scouting."""

    def __init__(self) -> None:
        super().__init__(
            "scouts",
            requires=("fords", "intrigue"),
            kinds=kinds_of(sys.modules[__name__]),
            rows=("8.1", "8.2"),
        )

    def install(self, rules: Rules) -> None:
        rules.insert(Season, "send_scouts", send_scouts, before="choose_orders")


def send_scouts(_season: Season, g: Realm) -> Todo:
    return [SendScout(seat) for seat in g.seats()]


@dataclass(frozen=True, slots=True)
class RelicSeen(Event):
    seat: Seat
    area: Area
    relic: Relic

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else RelicSeenByOther(self.seat, self.area)


@dataclass(frozen=True, slots=True)
class RelicSeenByOther(Event):
    seat: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class IntrigueSeen(Event):
    seat: Seat
    intrigue: Intrigue

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class ScoutStays(Action):
    """Look at nothing."""


@dataclass(frozen=True, slots=True)
class ScoutArea(Action):
    """Look at the relic of an area."""

    area: Area


@dataclass(frozen=True, slots=True)
class ScoutPile(Action):
    """Look at the first three intrigues, and put one at the bottom."""


@dataclass
class SendScout(Question):
    """Where one has units, or into the pile (8.1)."""

    @staticmethod
    def inside() -> Names:
        return ("Season",)

    def options(self, g: Realm) -> list[Action]:
        areas = [ScoutArea(area) for area in range(len(AREAS)) if g.army(area, self.seat)]
        return [ScoutStays(), *areas, ScoutPile()]

    def forbids(self, g: Realm, action: Action) -> Reason | None:
        if isinstance(action, ScoutPile) and len(court(g).deck) < DEEP:
            return because("pile-too-low", "8.2")
        if isinstance(action, ScoutArea) and not g.army(action.area, self.seat):
            return because("no-units-there", "8.1", area=action.area)
        return None

    def chosen(self, g: Realm, action: Action) -> Todo:
        if isinstance(action, ScoutArea):
            relic = look_at(g, self.seat, action.area)
            g.fence()
            g.tell(RelicSeen(self.seat, action.area, relic))
        if isinstance(action, ScoutPile):
            looks = [LookAtIntrigue(self.seat, place) for place in range(DEEP)]
            return [*looks, PutOneDown(self.seat)]
        return None


@dataclass
class LookAtIntrigue(LookAt):
    """A card of the pile of intrigues (8.2)."""

    @staticmethod
    def inside() -> Names:
        return ("Season",)

    def deck(self, g: Realm) -> IntrigueDeck:
        return court(g).deck

    def looked(self, g: Realm, card: int) -> None:
        g.tell(IntrigueSeen(self.seat, card))


@dataclass(frozen=True, slots=True)
class PutDown(Action):
    intrigue: Intrigue


@dataclass
class PutOneDown(Question):
    """One of the three goes to the bottom (8.2). Which they are lies in the pile, not here."""

    @staticmethod
    def inside() -> Names:
        return ("Season",)

    def options(self, g: Realm) -> list[PutDown]:
        known = court(g).deck.top_known_to(self.seat)[:DEEP]
        return [PutDown(card) for card in dict.fromkeys(known) if card is not None]

    def chosen(self, g: Realm, action: PutDown) -> None:
        deck = court(g).deck
        deck.sink(deck.top.index(action.intrigue), DEEP, those(self.seat))
