"""Tactics cards that are paid for by turning up rune tokens. [BOW-114 – BOW-122]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.cards.tactics.players import opponents
from feldzug.games.runewars.cards.tactics.text import TacticsText
from feldzug.games.runewars.decks import DRAGON
from feldzug.games.runewars.drawing import DrawTactics
from feldzug.games.runewars.income import gain_influence, pay_influence
from feldzug.games.runewars.runes import RevealRunes, face_down
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Action, Reason, Seat, because


@mypyc_attr(allow_interpreted_subclasses=True)
class RuneText(TacticsText):
    """A title with a price: own rune tokens that lie face down are turned up. [BOW-114, BOW-121]"""

    def __init__(self, card: str) -> None:
        super().__init__(card)
        self.reveals: int = self.facts.amount("reveals")
        self.dragons: bool = bool(self.facts.printed.get("dragons", False))

    def unpayable(self, g: World, seat: Seat) -> Reason | None:
        """Tokens that lie open do not count, nor false runes for dragon runes. [BOW-117, BOW-122]"""
        hidden = face_down(g, seat)
        if len(hidden) < self.reveals:
            return because("no-hidden-rune", "BOW-122", card=self.number)
        if self.dragons and len([a for a in hidden if g.rune_in(a) == DRAGON]) < self.reveals:
            return because("no-hidden-dragon-rune", "BOW-117", card=self.number)
        return None

    def price(self, g: World, seat: Seat) -> Todo:
        return RevealRunes(seat, self.reveals, self.dragons)


@dataclass(frozen=True, slots=True)
class PowerForCards(Action):
    """Draw tactics cards."""

    count: int


@dataclass(frozen=True, slots=True)
class PowerForInfluence(Action):
    """Gain influence."""

    influence: int


class GameOfPower(RuneText):
    """In your turn: turn up 1 of your rune tokens that lie face down; then draw 2 tactics cards or gain 3
    influence.
    """

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        if chosen:
            return []
        facts = self.facts
        return [
            PowerForCards(facts.amount("tactics")),
            PowerForInfluence(facts.amount("influence")),
        ]

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> Todo:
        step = chosen[0]
        if isinstance(step, PowerForCards):
            return [DrawTactics(seat) for _ in range(step.count)]
        gain_influence(g, seat, step.influence)
        return None


class BrokenSeals(RuneText):
    """In your turn: turn up 1 of your dragon runes that lie face down; each opponent loses 2 influence."""

    def forbids(self, g: World, seat: Seat) -> Reason | None:
        rich = [other for other in opponents(g, seat) if g.influence[other]]
        return None if rich else self.useless()

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        for other in opponents(g, seat):
            lost = min(self.facts.amount("lost_influence"), g.influence[other])
            pay_influence(g, other, lost)


PAID_WITH_RUNES: Final[tuple[RuneText, ...]] = (
    GameOfPower("game-of-power"),
    BrokenSeals("broken-seals"),
)
