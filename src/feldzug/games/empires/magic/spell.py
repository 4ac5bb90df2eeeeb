"""A season spell: where it may be aimed and what it does; and what others may change of casting."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.spells import SPELL_FACTS, SPELLS, SpellFacts
from feldzug.games.empires.vocabularies import CASTLE, CITY, MINE
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Permit, Query, Reason, Seat

MARKERS: Final = (MINE, CASTLE, CITY)
"""What spells and dragons destroy: never a special building. [EMP-059]"""


@dataclass(slots=True)
class SpellPrice(Query):
    """What a season spell costs a player. [EMP-029]"""

    seat: Seat


@dataclass(slots=True)
class FailSpell(Permit):
    """Whether a player's spell goes wrong by a 1 on the table. [EMP-041, EMP-055]"""

    seat: Seat


@dataclass(slots=True)
class MissTarget(Permit):
    """Whether a player's spell can fall short of its target. [EMP-037]"""

    seat: Seat


class SeasonSpell:
    """One result of the table of a season."""

    __slots__ = ("facts",)

    def __init__(self, called: str) -> None:
        self.facts: SpellFacts = SPELL_FACTS[SPELLS.index(called)]

    def forbids(self, g: Campaign, seat: Seat, tile: int) -> Reason | None:
        """Why a player may not aim it at a tile of the map. [EMP-035]"""
        return None

    def targets(self, g: Campaign, seat: Seat) -> list[int]:
        """The tiles that suit it. [EMP-035]"""
        return [tile for tile in g.land.tiles() if self.forbids(g, seat, tile) is None]

    def work(self, g: Campaign, seat: Seat, tile: int) -> Todo:
        """What it does where it has reached its target."""
        raise NotImplementedError
