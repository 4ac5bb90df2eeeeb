"""Season cards: what the text of each does. [RW-357 – RW-359]"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.decks import SEASON_BOX, CardFacts
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Seat

SHELF = "season-cards"
"""Where the rules keep what each season card does, by its id."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SeasonText:
    """What one season card does. It keeps no state of its own."""

    def __init__(self, card: str) -> None:
        self.number: int = SEASON_BOX.number(card)
        self.facts: CardFacts = SEASON_BOX[self.number]
        self.council: bool = bool(self.facts.printed.get("council", False))

    def install(self, rules: Rules) -> None:
        """What its effect changes for as long as it lasts."""

    def primary(self, g: World) -> Todo:
        """The text of the card. [RW-073]"""
        raise NotImplementedError

    def after_bid(self, g: World, bids: tuple[int, ...], ranking: tuple[Seat, ...]) -> Todo:
        """What comes of a bid: *ranking* is from the highest bidder to the lowest. [RW-359]"""
        raise NotImplementedError


def behind(g: World, card: int) -> SeasonText:
    """What a season card does, under the rules in force."""
    found: SeasonText = g.rules.shelf(SHELF)[SEASON_BOX[card].id]
    return found
