"""Omens, an expansion: everything it changes in the base game, on one page."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from feldzug.kernel.codec import kinds_of
from feldzug.kernel.fate import Draw
from feldzug.kernel.frames import Chance, Names, Todo
from feldzug.kernel.module import Module
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Effect, Event, Seat
from tests.practice.cards import Card
from tests.practice.orders import Season
from tests.practice.position import Realm, Strength


class Omens(Module):
    """Each season begins with an omen; storms may break over a battle."""

    def __init__(self) -> None:
        super().__init__(
            "omens",
            version=1,
            requires=("fords",),
            kinds=kinds_of(sys.modules[__name__]),
            content={"storm": [Storm.copies, Storm.moment]},
        )

    def install(self, rules: Rules) -> None:
        rules.insert(Season, "read_the_omens", read_the_omens, before="choose_orders")
        rules.shelf("cards")["storm"] = Storm()
        rules.lasting(Favour, Strength, Favour.strengthens)
        rules.lasting(StormRages, Strength, StormRages.weakens)


@dataclass(frozen=True, slots=True)
class OmenRead(Event):
    favours: Seat


def read_the_omens(_season: Season, _g: Realm) -> Todo:
    """At the start of a season fate favours one seat."""
    return Omen()


@dataclass
class Omen(Chance):
    """Each seat as likely; it is one stronger until the season ends."""

    @staticmethod
    def inside() -> Names:
        return ("Season",)

    def odds(self, g: Realm) -> Draw:
        return Draw(g.seats())

    def befalls(self, g: Realm, outcome: Seat) -> None:
        g.effects.append(Favour(outcome, "season"))
        g.tell(OmenRead(outcome))


@dataclass(unsafe_hash=True)
class Favour(Effect):
    """Whom fate favours is one stronger."""

    @staticmethod
    def strengthens(g: Realm, query: Strength, amount: int, effect: Favour) -> int:
        return amount + (query.seat == effect.seat)


class Storm(Card):
    """At the start of a battle: everybody is one weaker until it ends."""

    def play(self, g: Realm, seat: Seat) -> None:
        g.effects.append(StormRages(seat, "battle"))


@dataclass(unsafe_hash=True)
class StormRages(Effect):
    """Everybody is one weaker."""

    @staticmethod
    def weakens(g: Realm, query: Strength, amount: int, effect: StormRages) -> int:
        return amount - 1
