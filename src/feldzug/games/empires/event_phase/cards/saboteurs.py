"""Saboteurs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.empires.asking import RealmQuestion
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.event_cards import EVENT_CARD_FACTS, EVENT_CARDS
from feldzug.games.empires.event_phase.card import Card, CardWithoutTarget
from feldzug.games.empires.land import NONE
from feldzug.games.empires.vocabularies import CASTLE, CITY, MINE, SPECIAL, Building, Tile
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import Chance, Names, Todo
from feldzug.kernel.values import Action, Event, Reason, Seat, because

SABOTEURS: Final = EVENT_CARDS.index("saboteurs")
_FACTS: Final = EVENT_CARD_FACTS[SABOTEURS]
LEAST_DIE: Final = {MINE: _FACTS.mine, CASTLE: _FACTS.castle, CITY: _FACTS.city}
"""The least die that destroys each building. [EMP-131, EMP-132, EMP-133]"""


class Saboteurs(Card):
    """One enemy building is named: a mine is destroyed on 4+, a castle on 5+, a city on 6+.

    [EMP-131, EMP-132, EMP-133]
    """

    __slots__ = ()

    def carried_out(self, g: Campaign, choice: int) -> Todo:
        return NameBuilding(g.picked[choice].seat)


@dataclass(frozen=True, slots=True)
class Sabotage(Action):
    tile: Tile


@dataclass(slots=True, unsafe_hash=True)
class SabotageRolled(Event):
    seat: Seat
    tile: Tile
    building: Building
    die: int


@dataclass(slots=True)
class NameBuilding(RealmQuestion):
    """A mine, castle or city of an enemy; a special building cannot be named, nor can the ally's.

    [EMP-131, EMP-133, EMP-417]
    """

    @staticmethod
    def inside() -> Names:
        return ("EventPhase",)

    def options(self, g: Campaign) -> list[Any]:
        return [
            Sabotage(tile)
            for tile, building in enumerate(g.building)
            if building != NONE and g.owner[tile] not in (NOBODY, self.seat)
        ]

    def forbids(self, g: Campaign, action: Sabotage) -> Reason | None:
        if g.are_allies(self.seat, g.owner[action.tile]):
            return because("ally-is-no-opponent", "EMP-417", seat=g.owner[action.tile])
        if g.building[action.tile] == SPECIAL:
            return because("special-building-safe", "EMP-133", tile=action.tile)
        return None

    def chosen(self, g: Campaign, action: Sabotage) -> Todo:
        return SabotageRoll(self.seat, action.tile)

    def may_fizzle(self) -> bool:
        return True

    def fizzle(self, g: Campaign) -> Todo:
        g.tell(CardWithoutTarget(self.seat, SABOTEURS))
        return None


@dataclass(slots=True)
class SabotageRoll(Chance):
    """The die of the Saboteurs. [EMP-131, EMP-132, EMP-133]"""

    seat: Seat
    tile: Tile

    @staticmethod
    def inside() -> Names:
        return ("EventPhase",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(1)

    def befalls(self, g: Campaign, outcome: Any) -> Todo:
        (die,) = outcome
        building = g.building[self.tile]
        g.tell(SabotageRolled(self.seat, self.tile, building, die))
        if die >= LEAST_DIE[building]:
            g.destroy(self.tile, "saboteurs")
        return None
