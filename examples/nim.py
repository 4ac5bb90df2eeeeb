"""Nim with a secret: a whole game on one page. `docs/tutorial.md` walks through it."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from feldzug.kernel.codec import kinds_of
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.fate import Draw
from feldzug.kernel.frames import OUTERMOST, Chance, Flow, Names, Procedure, Question, Todo
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.hidden import Pool
from feldzug.kernel.match import Match
from feldzug.kernel.module import Module, Option
from feldzug.kernel.position import Position
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Event, Outcome, Reason, Seat, View, because
from feldzug.kernel.vocabulary import PerSeat, Vocabulary
from feldzug.parts.names import MessageNames
from feldzug.parts.registration import Registration

CARDS = Vocabulary("card", ("hare", "fox", "badger", "wolf", "bear", "ox"))
Card = Annotated[int, CARDS]

STONES = 15
MOST = {"three": 3, "four": 4}
FIRST = Seat(0)


@dataclass(eq=False, kw_only=True)
class Heap(Position):
    """A heap of stones, a pile of cards, and at most one card in each hand."""

    most: int
    stones: int = STONES
    active: Seat = FIRST
    pile: list[Card] = field(default_factory=lambda: list(range(len(CARDS))))
    hands: Annotated[list[list[Card]], PerSeat()] = field(default_factory=list)
    played: list[Card] = field(default_factory=list)

    def view(self, seat: Seat | None) -> HeapView:
        return HeapView(
            stones=self.stones,
            played=tuple(self.played),
            hands=tuple([len(hand) for hand in self.hands]),
            hand=tuple(self.hands[seat]) if seat is not None else (),
        )

    def pools(self, seat: Seat) -> list[Pool]:
        return [Pool([*(self.hands[s] for s in self.seats() if s != seat), self.pile])]


@dataclass
class HeapView(View):
    """What a seat sees: whatever lies open, and its own card."""

    stones: int
    played: tuple[Card, ...]
    hands: tuple[int, ...]
    hand: tuple[Card, ...]


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


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    seat: Seat
    card: Card


@dataclass
class Nim(Procedure):
    """Everybody is dealt a secret card; then all take stones in turn. [1, 2]"""

    @staticmethod
    def inside() -> Names:
        return (OUTERMOST,)

    @staticmethod
    def flow() -> Flow:
        return ("deal", "take_stones", "next_player")

    def deal(self, g: Heap) -> Todo:
        return [DealCard(seat) for seat in g.seats()]

    def take_stones(self, g: Heap) -> Todo:
        return TakeStones(g.active)

    def next_player(self, g: Heap) -> None:
        g.active = Seat((g.active + 1) % g.players)
        self.at = "take_stones"


@dataclass
class DealCard(Chance):
    """A card off the pile, which only its owner sees. [1]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("Nim",)

    def odds(self, g: Heap) -> Draw:
        return Draw(g.pile)

    def known_to(self, g: Heap) -> tuple[Seat, ...]:
        return (self.seat,)

    def befalls(self, g: Heap, outcome: int) -> None:
        g.pile.remove(outcome)
        g.hands[self.seat].append(outcome)


@dataclass
class TakeStones(Question):
    """Take some stones; or, once, play your card and take as many as it is worth. [2, 3]"""

    @staticmethod
    def inside() -> Names:
        return ("Nim",)

    def options(self, g: Heap) -> list[Take | PlayCard]:
        return [*(Take(count) for count in range(1, g.most + 1)), PlayCard()]

    def forbids(self, g: Heap, action: Take | PlayCard) -> Reason | None:
        if isinstance(action, PlayCard) and not g.hands[self.seat]:
            return because("no-card", "3")
        if self.count(g, action) > g.stones:
            return because("too-few-stones", "2", stones=g.stones)
        return None

    def chosen(self, g: Heap, action: Take | PlayCard) -> None:
        count = self.count(g, action)
        if isinstance(action, PlayCard):
            card = g.hands[self.seat].pop()
            g.played.append(card)
            g.fence()
            g.tell(CardPlayed(self.seat, card))
        g.stones -= count
        g.tell(StonesTaken(self.seat, count))

    def count(self, g: Heap, action: Take | PlayCard) -> int:
        return action.stones if isinstance(action, Take) else g.hands[self.seat][0] + 1


def the_last_stone_wins(g: Heap) -> None:
    """Whoever takes the last stone has won. [4]"""
    if g.stones == 0:
        others = tuple([seat for seat in g.seats() if seat != g.active])
        g.finish(Outcome("last-stone", ((g.active,), others)))


class Base(Module):
    """The rules of Nim with a secret."""

    def __init__(self) -> None:
        super().__init__(
            "nim",
            options=(Option("most", "2", "stones", ("three", "four")),),
            kinds=kinds_of(sys.modules[__name__]),
            vocabularies=(CARDS,),
            content={"heap": STONES, "cards": list(CARDS)},
            rows=("1", "2", "3", "4"),
        )

    def install(self, rules: Rules) -> None:
        rules.check(the_last_stone_wins, StonesTaken)


class NimGame(Game):
    """For two to four players."""

    def __init__(self, *expansions: Module) -> None:
        super().__init__("nim", (2, 3, 4), Base(), modules=expansions, view=HeapView)

    def blank(self, setup: Setup, rules: Rules) -> Heap:
        hands: list[list[int]] = [[] for _ in range(setup.players)]
        return Heap(rules, setup.players, most=MOST[setup.option("most")], hands=hands)

    def begin(self, g: Position) -> None:
        g.begin(Nim())

    def inventory(self, g: Position) -> Mapping[str, int]:
        assert isinstance(g, Heap)
        return {"cards": len(g.pile) + sum(map(len, g.hands)) + len(g.played)}


NIM = NimGame()
REGISTRATION = Registration(NIM, MessageNames(NIM, "nim_words"))


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
