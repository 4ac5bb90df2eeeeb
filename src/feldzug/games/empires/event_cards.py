"""The thirteen event cards: when each is carried out, and its numbers. [EMP-113 to EMP-137]"""

from __future__ import annotations

from typing import Annotated, Final

from feldzug.games.empires.records import Record, records_of
from feldzug.kernel.vocabulary import Vocabulary

FILE: Final = "events.toml"

EVENT_CARDS: Final = Vocabulary("event", called=("card", "cards"))
EventCard = Annotated[int, EVENT_CARDS]

AT_ONCE: Final = "events"
MOMENTS: Final = (AT_ONCE, "armies", "set-up", "battle", "result", "build")


class EventCardFacts:
    """One event card."""

    __slots__ = (
        "at",
        "castle",
        "cheaper",
        "city",
        "destroyed_on",
        "die",
        "free",
        "id",
        "kp",
        "mine",
        "number",
        "opponent",
    )

    def __init__(self, number: int, record: Record) -> None:
        self.number = number
        self.id: str = record.called
        self.at: str = record.one_of("at", MOMENTS)
        """When it is carried out. [EMP-410]"""
        self.opponent: bool = record.truth("opponent", False)
        """Whether its chooser names an opponent."""
        self.die: int = record.number("die", 0)
        """The least die with which it works; 0: no die."""
        self.destroyed_on: int = record.number("destroyed_on", 0)
        self.mine: int = record.number("mine", 0)
        self.castle: int = record.number("castle", 0)
        self.city: int = record.number("city", 0)
        self.kp: int = record.number("kp", 0)
        self.cheaper: int = record.number("cheaper", 0)
        self.free: int = record.number("free", 0)
        record.done()


def read_cards(records: list[Record]) -> list[EventCardFacts]:
    return [EventCardFacts(n, record) for n, record in enumerate(records)]


EVENT_CARD_FACTS: Final[list[EventCardFacts]] = read_cards(records_of(FILE, "event"))
EVENT_CARDS.add(*[card.id for card in EVENT_CARD_FACTS])
