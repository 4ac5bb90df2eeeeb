"""What an event card is to the rules, and the question whom it is meant for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.empires.asking import RealmQuestion
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.event_cards import EVENT_CARD_FACTS, EVENT_CARDS, EventCard
from feldzug.kernel.frames import Names, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Event, Reason, Seat, because

SHELF: Final = "event-cards"


class Card:
    """One of the thirteen events. Its turn comes after all have chosen, in the order of choice. [EMP-410]"""

    __slots__ = ("facts", "number")

    def __init__(self, called: str) -> None:
        self.number: int = EVENT_CARDS.index(called)
        self.facts = EVENT_CARD_FACTS[self.number]

    def install(self, rules: Rules) -> None:
        """What it changes while it is in force."""

    def carried_out(self, g: Campaign, choice: int) -> Todo:
        """Its turn has come; *choice* is its place in the order of choice."""
        raise NotImplementedError


class WaitingCard(Card):
    """Does nothing in the event phase: `holds_card` tells of it when its moment comes. [EMP-410]"""

    __slots__ = ()

    def carried_out(self, g: Campaign, choice: int) -> Todo:
        return None


class OpponentCard(Card):
    """Its chooser names an opponent when its turn comes. [EMP-410, EMP-417]"""

    __slots__ = ()

    def carried_out(self, g: Campaign, choice: int) -> Todo:
        return NameOpponent(g.picked[choice].seat, self.number, choice)

    def forbids(self, g: Campaign, seat: Seat) -> Reason | None:
        """Why a player may not be named though he is an opponent."""
        return None

    def named(self, g: Campaign, choice: int, seat: Seat) -> Todo:
        raise NotImplementedError


def card_of(g: Campaign, choice: int) -> Any:
    """The card at a place in the order of choice."""
    return g.rules.shelf(SHELF)[EVENT_CARDS[g.picked[choice].card]]


@dataclass(slots=True, unsafe_hash=True)
class OpponentNamed(Event):
    seat: Seat
    card: EventCard
    other: Seat


@dataclass(slots=True, unsafe_hash=True)
class CardWithoutTarget(Event):
    """Nobody and nothing is left that the card could be meant for."""

    seat: Seat
    card: EventCard


@dataclass(frozen=True, slots=True)
class NameRealm(Action):
    realm: Seat


@dataclass(slots=True)
class NameOpponent(RealmQuestion):
    """An opponent is named, never the own ally; it is the ally of the round before. [EMP-417]"""

    card: EventCard
    choice: int

    @staticmethod
    def inside() -> Names:
        return ("EventPhase",)

    def options(self, g: Campaign) -> list[Any]:
        return [NameRealm(other) for other in g.seats() if other != self.seat]

    def forbids(self, g: Campaign, action: NameRealm) -> Reason | None:
        if g.are_allies(self.seat, action.realm):
            return because("ally-is-no-opponent", "EMP-417", seat=action.realm)
        reason: Reason | None = card_of(g, self.choice).forbids(g, action.realm)
        return reason

    def chosen(self, g: Campaign, action: NameRealm) -> Todo:
        g.tell(OpponentNamed(self.seat, self.card, action.realm))
        todo: Todo = card_of(g, self.choice).named(g, self.choice, action.realm)
        return todo

    def may_fizzle(self) -> bool:
        return True

    def fizzle(self, g: Campaign) -> Todo:
        g.tell(CardWithoutTarget(self.seat, self.card))
        return None
