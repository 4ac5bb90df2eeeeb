"""What exploration tokens do when a hero turns them up. Modules add their own to the shelf."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.decks import CardFacts
from feldzug.games.runewars.exploration.tokens import EXPLORATION_BOX
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Seat

SHELF: Final = EXPLORATION_BOX.shelf
"""Where the rules keep what each token does, by its id."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TokenText:
    """A token that does nothing when it is turned up. It keeps no state of its own."""

    def __init__(self, token: str) -> None:
        self.number: int = EXPLORATION_BOX.number(token)
        self.facts: CardFacts = EXPLORATION_BOX[self.number]

    def found(self, g: World, seat: Seat, hero: int, area: int) -> Todo:
        """A hero of *seat* has turned it up in an area. [RW-362]"""
        return None


def token_behind(g: World, token: int) -> TokenText:
    """What a token does, under the rules in force."""
    found: TokenText = g.rules.shelf(SHELF)[EXPLORATION_BOX[token].id]
    return found
