"""Tactics cards of the own turn about what players have: dials, influence, cards. [RW-089]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from feldzug.games.runewars.battle.fate import FIRST, DrawFate, throw_all_away
from feldzug.games.runewars.board import HIGHEST, RESOURCES
from feldzug.games.runewars.cards.tactics.text import TacticsText, TargetedText
from feldzug.games.runewars.decks import DESTINIES, FATE_DECK, TACTICS_BOX, TacticsCard
from feldzug.games.runewars.drawing import DrawTactics
from feldzug.games.runewars.income import gain_influence, pay_influence, turn_dial
from feldzug.games.runewars.tactics.targets import TargetDial, TargetPlayer
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Flow, Names, Procedure, Todo
from feldzug.kernel.values import Action, Event, Seat


def opponents(g: World, seat: Seat) -> list[Seat]:
    """Everybody else who is still in the game, clockwise."""
    return [other for other in g.clockwise(seat) if other != seat]


class BlackMarket(TargetedText):
    """In your turn: raise one of your dials by 2, but not above 8."""

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        dials = g.dials[seat]
        return [] if chosen else [TargetDial(n) for n in range(len(dials)) if dials[n] < HIGHEST]

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        turn_dial(g, seat, chosen[0].dial, self.facts.amount("dial"))


class Sabotage(TargetedText):
    """In your turn: an opponent lowers one of his dials by 2; you choose which."""

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        if not chosen:
            return [TargetPlayer(s) for s in opponents(g, seat) if sum(g.dials[s])]
        if len(chosen) == 1:
            dials = g.dials[chosen[0].other]
            return [TargetDial(n) for n in range(len(RESOURCES)) if dials[n]]
        return []

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        turn_dial(g, chosen[0].other, chosen[1].dial, -self.facts.amount("dial"))


class ThievesInTheNight(TargetedText):
    """In your turn: take 2 influence from a player who controls an area next to one of yours."""

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        if chosen:
            return []
        near = {g.controller[near] for area in g.controlled(seat) for near in g.near(area)}
        return [TargetPlayer(s) for s in opponents(g, seat) if s in near and g.influence[s]]

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        other = chosen[0].other
        taken = min(self.facts.amount("influence"), g.influence[other])
        pay_influence(g, other, taken)
        gain_influence(g, seat, taken)


class SecretPact(TargetedText):
    """In your turn: choose an opponent and reveal a Fate card. You both draw tactics cards: 4 for gold,
    3 for silver, 2 for red.
    """

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        return [] if chosen else [TargetPlayer(other) for other in opponents(g, seat)]

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> Todo:
        return SealPact(seat, chosen[0].other, self.number)


@dataclass(slots=True, unsafe_hash=True)
class PactSealed(Event):
    """Two players draw so many tactics cards each."""

    seat: Seat
    other: Seat
    count: int


@dataclass(slots=True)
class SealPact(Procedure):
    """A Fate card is turned up for all, then both draw."""

    seat: Seat
    other: Seat
    card: TacticsCard
    count: int = field(default=0, kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("TacticsInPlay",)

    @staticmethod
    def flow() -> Flow:
        return "turn_up", "read", "draw"

    def turn_up(self, g: World) -> Todo:
        return DrawFate(self.seat, openly=True)

    def read(self, g: World) -> None:
        for card in g.drawn[FIRST].cards:
            self.count = TACTICS_BOX[self.card].amount(DESTINIES[FATE_DECK[card].destiny])
        throw_all_away(g, self.seat, FIRST)
        g.tell(PactSealed(self.seat, self.other, self.count))

    def draw(self, g: World) -> Todo:
        own = [DrawTactics(self.seat) for _ in range(self.count)]
        return [*own, *[DrawTactics(self.other) for _ in range(self.count)]]


OF_PLAYERS: Final[tuple[TacticsText, ...]] = (
    BlackMarket("black-market"),
    Sabotage("sabotage"),
    ThievesInTheNight("thieves-in-the-night"),
    SecretPact("secret-pact"),
)
