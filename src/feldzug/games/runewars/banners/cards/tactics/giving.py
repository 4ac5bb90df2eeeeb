"""Tactics cards that go from one player to another. [BOW-Q14]"""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.runewars.decks import TacticsCard
from feldzug.games.runewars.tactics.limits import check_hands
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Event, Seat


@dataclass(slots=True, unsafe_hash=True)
class TacticsGiven(Event):
    """A card that all have seen goes to another player."""

    seat: Seat
    other: Seat
    card: TacticsCard


def receive(g: World, seat: Seat, card: int, seen: int, *, fresh: bool) -> None:
    """It counts as drawn in this season; if not so agreed, only if its giver had drawn it in it. [BOW-Q14]"""
    drawn = fresh or g.options.agreed["received_is_drawn"] == "yes"
    hands = g.fresh if drawn else g.tactics
    hand = hands[seat].clone()
    hand.add(card, seen)
    hands[seat] = hand


def too_many(g: World, event: TacticsGiven) -> Todo:
    """Who has received a card may hold too many. [RW-166]"""
    return check_hands(g)


def install(rules: Rules) -> None:
    rules.on(TacticsGiven, too_many)
