"""Industrious craftsmen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.empires.asking import RealmQuestion
from feldzug.games.empires.building.sites import may_build
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.event_phase.card import Card
from feldzug.games.empires.vocabularies import CASTLE, CITY, MINE, Building, Tile
from feldzug.kernel.frames import Names, Todo
from feldzug.kernel.values import Action, Reason, because


class Craftsmen(Card):
    """A castle or a mine is built on an own tile, or an own castle becomes a city, at no cost.

    The limits of terrain and people hold; without a castle there is no new city. [EMP-114, EMP-115]
    """

    __slots__ = ()

    def carried_out(self, g: Campaign, choice: int) -> Todo:
        return EmployCraftsmen(g.picked[choice].seat)


@dataclass(frozen=True, slots=True)
class CraftsmenBuild(Action):
    tile: Tile
    building: Building


@dataclass(frozen=True, slots=True)
class SendCraftsmenAway(Action):
    """Build nothing."""


@dataclass(slots=True)
class EmployCraftsmen(RealmQuestion):
    """What the craftsmen build, and where; nobody must let them. [EMP-114, EMP-115]"""

    @staticmethod
    def inside() -> Names:
        return ("EventPhase",)

    def options(self, g: Campaign) -> list[Any]:
        sites: list[Any] = [
            CraftsmenBuild(tile, building)
            for tile in g.tiles_of(self.seat)
            for building in (MINE, CASTLE, CITY)
        ]
        return [*sites, SendCraftsmenAway()]

    def forbids(self, g: Campaign, action: Action) -> Reason | None:
        if not isinstance(action, CraftsmenBuild):
            return None
        if action.building == CITY and g.building[action.tile] != CASTLE:
            return because("craftsmen-need-castle", "EMP-115", tile=action.tile)
        return may_build(g, self.seat, action.tile, action.building)

    def chosen(self, g: Campaign, action: Action) -> Todo:
        if isinstance(action, CraftsmenBuild):
            g.build(action.tile, action.building)
        return None
