"""What an objective makes worth doing: it brings a dragon rune, so what it still asks for is worth a part."""

from __future__ import annotations

from typing import Final

from feldzug.games.runewars.board import KINDS
from feldzug.games.runewars.claims import progress
from feldzug.games.runewars.decks import OBJECTIVE_BOX, ORDER_BOX
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.values import Seat

FULFILLED: Final = 7.0
"""A fulfilled objective."""

FARTHEST: Final = 3
"""What is farther away than this many steps is not aimed at."""

BY_ORDER: Final[dict[str, str]] = {
    "full-granaries": "harvest",
    "iron-tide": "harvest",
    "wall-of-stone": "fortify",
    "voice-of-the-council": "acquire-power",
    "wise-counsel": "acquire-power",
    "fellowship": "rally-support",
}
"""Objectives that an order brings nearer."""

ALLIES: Final[dict[str, str]] = {"friends-of-the-giants": "giant", "dragon-masters": "dragon"}
"""Objectives that ask for an ally of a kind."""


class Aims:
    """The objective of a seat: which areas and orders it makes worth more, and by how much."""

    def __init__(self, g: World, seat: Seat) -> None:
        self.g = g
        self.seat = seat
        self.card = ""
        self.step = 0.0
        """What one step towards the objective is worth; nothing if it is far away or there is none."""
        for card, conditions in progress(g, seat):
            missing = sum([max(0, c.need - c.have) for c in conditions if not c.at_most])
            self.card = OBJECTIVE_BOX[card].id
            if 0 < missing <= FARTHEST:
                self.step = FULFILLED / (missing * missing)

    def of_area(self, area: int) -> float:
        """What it adds to the worth of an area that the seat does not control."""
        g, card = self.g, self.card
        if not self.step or g.controller[area] == self.seat:
            return 0.0
        if card in ALLIES:
            kind = area * g.kinds + KINDS.index(ALLIES[card])
            return 0.5 * self.step if g.standing[kind] + g.routed[kind] else 0.0
        if card == "shield-of-the-cities":
            wanted = g.city[area] != NONE
        elif card == "broken-walls":
            wanted = g.stronghold[area] != NOBODY
        elif card == "sacked-city":
            wanted = g.city[area] != NONE and g.controller[area] != NOBODY
        else:
            wanted = card == "dominion"
        return self.step if wanted else 0.0

    def of_order(self, order: int) -> float:
        """What it adds to the worth of an order."""
        return 0.6 * self.step if BY_ORDER.get(self.card) == ORDER_BOX[order].id else 0.0
