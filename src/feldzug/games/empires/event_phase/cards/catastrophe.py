"""Catastrophe."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.event_cards import EVENT_CARD_FACTS, EVENT_CARDS
from feldzug.games.empires.event_phase.card import OpponentCard
from feldzug.games.empires.vocabularies import CASTLE, CITY, MINE, Building, Tile
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import Chance, Names, Todo
from feldzug.kernel.values import Event, Seat

DESTROYED_ON: Final = EVENT_CARD_FACTS[EVENT_CARDS.index("catastrophe")].destroyed_on


class Catastrophe(OpponentCard):
    """The named opponent rolls a die for each of his castles, cities and mines; a 1 destroys it.

    [EMP-116, EMP-117]
    """

    __slots__ = ()

    def named(self, g: Campaign, choice: int, seat: Seat) -> Todo:
        struck = [tile for tile in g.tiles_of(seat) if g.building[tile] in (MINE, CASTLE, CITY)]
        return [CatastropheRoll(seat, tile) for tile in struck]


@dataclass(slots=True, unsafe_hash=True)
class CatastropheRolled(Event):
    seat: Seat
    tile: Tile
    building: Building
    die: int


@dataclass(slots=True)
class CatastropheRoll(Chance):
    """The die for one marker; the tile of a capital stays one. [EMP-117, EMP-412]"""

    seat: Seat
    tile: Tile

    @staticmethod
    def inside() -> Names:
        return ("EventPhase",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(1)

    def befalls(self, g: Campaign, outcome: Any) -> Todo:
        (die,) = outcome
        g.tell(CatastropheRolled(self.seat, self.tile, g.building[self.tile], die))
        if die == DESTROYED_ON:
            g.destroy(self.tile, "catastrophe")
        return None
