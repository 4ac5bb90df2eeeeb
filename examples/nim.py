"""Nim with a secret: a whole game on one page. `docs/tutorial.md` walks through it."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any

from feldzug.kernel.codec import kinds_of
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.fate import Draw
from feldzug.kernel.frames import Chance, Flow, Procedure, Question, Todo
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.hidden import Pool
from feldzug.kernel.match import Match
from feldzug.kernel.position import Position
from feldzug.kernel.rules import Module, Rules
from feldzug.kernel.values import Action, Event, Outcome, Reason, Seat, because


class Heap(Position):
    """A heap of stones, a pile of cards, and at most one card in each hand."""

    def __init__(self, rules: Rules, players: int) -> None:
        super().__init__(rules, players)
        self.stones = 15
        self.pile = [1, 2, 3, 4, 5, 6]
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.played: list[int] = []

    @staticmethod
    def fields() -> tuple[str, ...]:
        return ("stones", "pile", "hands", "played")

    def clone(self) -> Heap:
        twin = Heap(self.rules, self.players)
        self._share(twin)
        twin.stones = self.stones
        twin.pile = self.pile[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.played = self.played[:]
        return twin

    def view(self, seat: Seat | None) -> dict[str, Any]:
        return {
            "stones": self.stones,
            "hand": self.hands[seat][:] if seat is not None else [],
            "hands": [len(hand) for hand in self.hands],
            "played": self.played[:],
        }

    def pools(self, seat: Seat) -> list[Pool]:
        return [Pool([*(self.hands[s] for s in self.seats() if s != seat), self.pile])]


@dataclass(frozen=True, slots=True)
class Take(Action):
    stones: int


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    pass


@dataclass(frozen=True, slots=True)
class StonesTaken(Event):
    seat: Seat
    stones: int


@dataclass
class Nim(Procedure):
    """Everybody is dealt a secret card; then all take stones in turn; whoever takes the last wins."""

    turn: int = 0

    @staticmethod
    def flow() -> Flow:
        return ("deal", "take_stones", "end_of_turn")

    def deal(self, g: Heap) -> Todo:
        return [DealCard(seat) for seat in g.seats()]

    def take_stones(self, g: Heap) -> Todo:
        return TakeStones(Seat(self.turn % g.players))

    def end_of_turn(self, g: Heap) -> None:
        if g.stones == 0:
            winner = Seat(self.turn % g.players)
            g.finish(Outcome("last-stone", ((winner,), tuple(s for s in g.seats() if s != winner))))
        self.turn += 1
        self.at = "take_stones"


@dataclass
class DealCard(Chance):
    """A card off the pile, which only its owner sees."""

    seat: Seat

    def odds(self, g: Heap) -> Draw:
        return Draw(g.pile)

    def known_to(self, g: Heap) -> tuple[Seat, ...]:
        return (self.seat,)

    def befalls(self, g: Heap, outcome: int) -> None:
        g.pile.remove(outcome)
        g.hands[self.seat].append(outcome)


@dataclass
class TakeStones(Question):
    """Take one, two or three stones; or, once, play your card and take as many as it says."""

    def options(self, g: Heap) -> list[Take | PlayCard]:
        return [Take(1), Take(2), Take(3), PlayCard()]

    def forbids(self, g: Heap, action: Take | PlayCard) -> Reason | None:
        if isinstance(action, PlayCard) and not g.hands[self.seat]:
            return because("no-card", "3")
        if self.count(g, action) > g.stones:
            return because("too-few-stones", "2", stones=g.stones)
        return None

    def chosen(self, g: Heap, action: Take | PlayCard) -> None:
        count = self.count(g, action)
        if isinstance(action, PlayCard):
            g.played.append(g.hands[self.seat].pop())
        g.stones -= count
        g.tell(StonesTaken(self.seat, count))

    def count(self, g: Heap, action: Take | PlayCard) -> int:
        return action.stones if isinstance(action, Take) else g.hands[self.seat][0]


class NimGame(Game):
    """For two to four players."""

    def __init__(self, *variants: Module) -> None:
        super().__init__(
            "nim",
            version=1,
            players=(2, 3, 4),
            base=Module("nim"),
            modules=variants,
            kinds=kinds_of(sys.modules[__name__]),
        )

    def blank(self, setup: Setup, rules: Rules) -> Heap:
        return Heap(rules, setup.players)

    def begin(self, g: Position) -> None:
        g.begin(Nim())


NIM = NimGame()


def main(seed: int) -> None:
    """Play a game at random and tell it."""
    match, dealer = Match(NIM, NIM.setup(2), Dealer(seed)), Dealer(seed)
    while match.position.outcome() is None:
        (seat,) = match.position.waiting()
        legal = match.position.legal(seat)
        for event in match.play(seat, legal[dealer.below(len(legal))]):
            sys.stdout.write(f"{event}\n")
    sys.stdout.write(f"{match.position.outcome()}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
