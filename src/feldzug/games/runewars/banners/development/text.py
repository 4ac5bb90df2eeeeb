"""What every development card is. [BOW-167]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.banners.development.state import (
    DEVELOPMENT_CARD_BOX,
    CardWorked,
    DevelopmentCard,
    has_card,
)
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.line import standing_of
from feldzug.games.runewars.board import FACTIONS, KINDS
from feldzug.games.runewars.decks import CardFacts
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Effect, Seat

SHELF: Final = DEVELOPMENT_CARD_BOX.shelf
"""Where the rules keep what each development card does, by its id."""


@dataclass(slots=True, unsafe_hash=True)
class CardSpent(Effect):
    """A development card that works once in a battle has done so."""

    development_card: DevelopmentCard


@mypyc_attr(allow_interpreted_subclasses=True)
class DevelopmentText:
    """What one development card does, from its purchase on. It keeps no state of its own."""

    def __init__(self, card: str) -> None:
        self.number: int = DEVELOPMENT_CARD_BOX.number(card)
        self.facts: CardFacts = DEVELOPMENT_CARD_BOX[self.number]
        self.faction: int = FACTIONS.index(self.facts.printed["faction"])
        self.kind: int = KINDS.index(self.facts.printed["unit"]) if self.is_of_unit() else NONE
        """The kind of unit that it improves, if any."""

    def is_of_unit(self) -> bool:
        return "unit" in self.facts.printed

    def install(self, rules: Rules) -> None:
        """What it changes once somebody has it."""

    def bought(self, g: World, seat: Seat) -> Todo:
        """What happens at once when it is bought."""
        return None

    # looking

    def is_of(self, g: World, seat: int) -> bool:
        """Whether a seat has it."""
        return has_card(g, seat, self.number)

    def helps(self, g: World, side: int) -> bool:
        """Whether a side of the battle has it."""
        return self.is_of(g, g.frame(Battle).seat_of(side))

    def standing(self, g: World, side: int) -> int:
        """How many units of its kind stand on a side of the battle."""
        return len([unit for unit in standing_of(g, side) if unit.kind == self.kind])

    def is_spent(self, g: World) -> bool:
        """Whether it has worked in this battle already."""
        for effect in g.effects:
            if isinstance(effect, CardSpent) and effect.development_card == self.number:
                return True
        return False

    # acting

    def spend(self, g: World, seat: Seat) -> None:
        """It works now, and not again in this battle."""
        g.effects = [*g.effects, CardSpent(seat, "battle", self.number)]
        g.tell(CardWorked(seat, self.number))


def text_of(g: World, card: int) -> DevelopmentText:
    """What a development card does, under the rules in force."""
    found: DevelopmentText = g.rules.shelf(SHELF)[DEVELOPMENT_CARD_BOX[card].id]
    return found
