"""Chapter 4, the tactics cards of the base game."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Effect, Reason, Seat, because
from tests.practice.battle import Battle, hit
from tests.practice.cards import Card, Feint
from tests.practice.position import Realm, Strength


class Ambush(Card):
    """When you defend, at the start of a battle: the attacker suffers a hit."""

    def forbids(self, g: Realm, seat: Seat, moment: str) -> Reason | None:
        reason = super().forbids(g, seat, moment)
        if reason is None and g.frame(Battle).defender != seat:
            return because("only-the-defender", "4.1")
        return reason

    def play(self, g: Realm, seat: Seat) -> Todo:
        return hit(g, g.frame(Battle).attacker)


class HoldTheLine(Card):
    """At the start of a battle: you are two stronger until it ends."""

    copies = 3

    def play(self, g: Realm, seat: Seat) -> None:
        g.effects.append(LineHeld(seat, "battle"))


@dataclass(unsafe_hash=True)
class LineHeld(Effect):
    """Whoever holds the line is two stronger."""

    @staticmethod
    def strengthens(g: Realm, query: Strength, amount: int, effect: LineHeld) -> int:
        return amount + 2 * (query.seat == effect.seat)


CARDS: dict[str, Card] = {"ambush": Ambush(), "feint": Feint(), "hold-the-line": HoldTheLine()}
