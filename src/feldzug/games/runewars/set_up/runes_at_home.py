"""Runes hidden in the own home realm. [RW-039]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.board import (
    HOME_AREAS,
    Area,
)
from feldzug.games.runewars.decks import (
    DRAGON,
    FALSE,
)
from feldzug.games.runewars.events import (
    RuneHidden,
)
from feldzug.games.runewars.set_up.first_armies import outside_home
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Names
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import Action, Reason, Seat
from feldzug.parts.decks import those


@dataclass(frozen=True, slots=True)
class HideFalseRune(Action):
    """Where the false rune of the home realm lies."""

    area: Area


@dataclass(slots=True)
class HideRunesAtHome(Sealed):
    """Two dragon runes and a false one in each home realm, one an area; all at once. [RW-039]"""

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    def seats(self, g: World) -> list[Seat]:
        return g.seats()

    def options(self, g: World, seat: Seat) -> list[Any]:
        return [HideFalseRune(area) for area in HOME_AREAS[g.faction[seat]]]

    def forbids(self, g: World, seat: Seat, action: HideFalseRune) -> Reason | None:
        return outside_home(g, seat, action.area, "RW-039")

    def revealed(self, g: World) -> None:
        runes, box = g.runes.clone(), g.rune_box[:]
        for seat in g.clockwise(g.first):
            for area in HOME_AREAS[g.faction[seat]]:
                rune = FALSE if self.choices[seat].area == area else DRAGON
                runes.lay(area, rune, those(seat))
                box[rune] -= 1
                g.tell(RuneHidden(seat, area))
        g.runes, g.rune_box = runes, box
