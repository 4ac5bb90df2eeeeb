"""Season cards: what the text of each does. [RW-357 – RW-359]"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.decks import SEASON_BOX, CardFacts
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Reason, Seat

SHELF: Final = SEASON_BOX.shelf
"""Where the rules keep what each season card does, by its id."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SeasonText:
    """What one season card does. It keeps no state of its own.

    A card that asks players something returns an `AnswerSeasonCard` for each of them; that frame then asks
    the card what may be answered (`options`, `forbids`) and what comes of it (`chosen`).
    """

    places = 1
    """How many of the highest bidders it speaks of."""
    names_lowest = False
    """Whether it speaks of the lowest bidder."""

    def __init__(self, card: str) -> None:
        self.number: int = SEASON_BOX.number(card)
        self.facts: CardFacts = SEASON_BOX[self.number]
        self.council: bool = bool(self.facts.printed.get("council", False))

    def install(self, rules: Rules) -> None:
        """What its effect changes for as long as it lasts."""

    def primary(self, g: World) -> Todo:
        """The text of the card. [RW-073]"""
        raise NotImplementedError

    # bids

    def nobody_wins(self, bids: tuple[int, ...]) -> bool:
        """Whether there is no highest bidder at all. [RW-195]"""
        return False

    def after_bid(self, g: World, top: tuple[Seat, ...], lowest: Seat) -> Todo:
        """What comes of a bid: *top* are the highest bidders, as many as the card asks for. [RW-359]"""
        raise NotImplementedError

    # questions

    def options(self, g: World, asked: Any) -> list[Any]:
        """What the player may think of doing; nothing if the card does not concern him. [RW-358]"""
        raise NotImplementedError

    def forbids(self, g: World, asked: Any, action: Any) -> Reason | None:
        return None

    def chosen(self, g: World, asked: Any, action: Any) -> Todo:
        raise NotImplementedError


def behind(g: World, card: int) -> SeasonText:
    """What a season card does, under the rules in force."""
    found: SeasonText = g.rules.shelf(SHELF)[SEASON_BOX[card].id]
    return found
