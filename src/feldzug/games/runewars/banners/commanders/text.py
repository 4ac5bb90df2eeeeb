"""What every commander card is: its moment, its test or its price, and its effect. [BOW-208]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.banners.commanders.command import COMMANDER_BOX
from feldzug.games.runewars.decks import ATTRIBUTES, DESTINIES, CardFacts
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Reason, Seat, because

SHELF: Final = COMMANDER_BOX.shelf
"""Where the rules keep what each commander card does, by its id."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CommanderText:
    """What one commander card does. It keeps no state of its own.

    Everybody sees who commands with which card, so whatever it looks at is public, too.
    """

    def __init__(self, card: str) -> None:
        self.number: int = COMMANDER_BOX.number(card)
        self.facts: CardFacts = COMMANDER_BOX[self.number]
        self.moment: str = str(self.facts.printed["when"])
        self.side: str = str(self.facts.printed.get("side", ""))
        """Whether it works only for the attacker or for the defender."""
        self.times: int = self.facts.amount("times", 1)
        """How often in a battle."""
        test = self.facts.printed.get("test")
        self.attribute: int = NONE if test is None else ATTRIBUTES.index(test)
        """What the commander tests, if anything."""

    def install(self, rules: Rules) -> None:
        """What it adds to the rules."""

    def is_useless(self, g: World, side: int) -> bool:
        """Whether it would do nothing for a side now."""
        return False

    def works(self, g: World, seat: Seat, side: int, destiny: int) -> Todo:
        """Let it take effect; *destiny* is what the test has brought. [RW-315]"""
        return None

    def brings(self, destiny: int, what: str) -> int:
        """A number that is printed for a destiny."""
        return int(self.facts.printed[DESTINIES[destiny]].get(what, 0))

    def useless(self) -> Reason:
        return because("commander-without-effect", "BOW-208", commander=self.number)


def text_behind(g: World, card: int) -> CommanderText:
    """What a commander card does, under the rules in force."""
    found: CommanderText = g.rules.shelf(SHELF)[COMMANDER_BOX[card].id]
    return found
