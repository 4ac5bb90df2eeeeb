"""The first runes of the revised edition lie out on the map, away from the home realms. [RW-038]"""

from __future__ import annotations

from dataclasses import dataclass, field

from feldzug.games.runewars.board import HOME_OF, NEUTRAL, Area
from feldzug.games.runewars.decks import DRAGON, FALSE, rune_tokens
from feldzug.games.runewars.events import RuneHidden
from feldzug.games.runewars.laid import Marker
from feldzug.games.runewars.runes import PlaceRunes, lay_rune
from feldzug.games.runewars.world import NONE, World
from feldzug.games.runewars.world_state import RuneTokens
from feldzug.kernel.fate import Draw, Odds
from feldzug.kernel.frames import Chance, Flow, Frame, Names, Procedure, Todo
from feldzug.kernel.values import Action, Seat
from feldzug.parts.decks import those


def counter_clockwise(g: World) -> list[Seat]:
    """From the first player on, to the right."""
    return [Seat((g.first - step) % g.players) for step in range(g.players)]


def hide_runes(g: World, markers: list[Marker]) -> list[Frame]:
    """Each player hides a dragon rune and a false one, not next to a setup marker. [RW-038]"""
    ground = g.layout.ground
    close = {area for marker in markers for area in ground.touched(marker)}
    sites = tuple([area for area in ground.areas if area not in close])
    if not sites:
        return []
    return [PlaceRunes(seat, (DRAGON, FALSE), sites) for seat in counter_clockwise(g)]


def take_runes_back(g: World) -> None:
    """The markers are laid anew, and then the runes, too. [RW-042]"""
    g.runes, g.rune_box = RuneTokens(), rune_tokens(g.rules)


# by lot, for the automatic set-up


def sites_by_lot(g: World) -> list[int]:
    """Areas without a token that touch no home realm."""
    return [
        area
        for area in g.areas()
        if HOME_OF[area] == NEUTRAL
        and g.rune_in(area) == NONE
        and all(HOME_OF[near] == NEUTRAL for near in g.near(area))
    ]


@dataclass(frozen=True, slots=True)
class DrawnRuneSite(Action):
    """Where a token goes, for all to see."""

    area: Area


@dataclass(frozen=True, slots=True)
class DrawnDragonSite(Action):
    """Which of the two is the dragon rune, for its player to see."""

    area: Area


@dataclass(slots=True)
class HideRunesOnTheMap(Procedure):
    """A dragon rune and a false one of a player, where fate says. [RW-038, RW-379]"""

    seat: Seat
    areas: tuple[Area, ...] = field(default=(), kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("QuickSetUp",)

    @staticmethod
    def flow() -> Flow:
        return "find", "hide"

    def find(self, g: World) -> Todo:
        left = [area for area in sites_by_lot(g) if area not in self.areas]
        if len(self.areas) == 2 or not left:
            return None
        self.at = "find"
        return DrawRuneSite(self.seat)

    def hide(self, g: World) -> Todo:
        return DrawDragonSite(self.seat) if len(self.areas) == 2 else None


@dataclass(slots=True)
class DrawRuneSite(Chance):
    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("HideRunesOnTheMap",)

    def odds(self, g: World) -> Odds:
        taken = g.frame(HideRunesOnTheMap).areas
        return Draw([area for area in sites_by_lot(g) if area not in taken], DrawnRuneSite)

    def befalls(self, g: World, outcome: DrawnRuneSite) -> None:
        g.frame(HideRunesOnTheMap).areas += (outcome.area,)


@dataclass(slots=True)
class DrawDragonSite(Chance):
    """Only the player sees which is which."""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("HideRunesOnTheMap",)

    def odds(self, g: World) -> Odds:
        return Draw(sorted(g.frame(HideRunesOnTheMap).areas), DrawnDragonSite)

    def known_to(self, g: World) -> tuple[Seat, ...]:
        return (self.seat,)

    def befalls(self, g: World, outcome: DrawnDragonSite) -> None:
        for area in sorted(g.frame(HideRunesOnTheMap).areas):
            rune = DRAGON if area == outcome.area else FALSE
            lay_rune(g, area, rune, those(self.seat))
            g.tell(RuneHidden(self.seat, area))
