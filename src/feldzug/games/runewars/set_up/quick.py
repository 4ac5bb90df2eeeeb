"""The automatic set-up: the lot lays the map, deals factions and places what players would place. [RW-379]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.runewars.board import FACTIONS, HOME_AREAS, Area, Faction
from feldzug.games.runewars.decks import DRAGON, FALSE
from feldzug.games.runewars.events import (
    FactionChosen,
    HeroPlaced,
    MapLaid,
    RuneHidden,
    StrongholdBuilt,
    UnitPlaced,
)
from feldzug.games.runewars.set_up.fair_map import fair_map
from feldzug.games.runewars.set_up.first_armies import MusterAtHome
from feldzug.games.runewars.set_up.first_heroes import DealFirstHero, DrawnHero, FirstHeroes
from feldzug.games.runewars.set_up.runes_on_the_map import HideRunesOnTheMap, counter_clockwise
from feldzug.games.runewars.set_up.start import SetUp
from feldzug.games.runewars.set_up.tiles import tiles_in_play
from feldzug.games.runewars.world import World
from feldzug.kernel.fate import Draw, Odds
from feldzug.kernel.frames import Chance, Names, Todo
from feldzug.kernel.values import Action, Seat
from feldzug.parts.decks import those

MAPS: Final = 1 << 12
"""So many maps by lot there are for each set of factions; whoever checks a draw goes through all of them."""


@dataclass(frozen=True, slots=True)
class DrawnFaction(Action):
    faction: Faction


@dataclass(frozen=True, slots=True)
class DrawnMap(Action):
    number: int


@dataclass(frozen=True, slots=True)
class DrawnPlace(Action):
    """Where the false rune of a home realm lies."""

    area: Area


@dataclass(slots=True)
class QuickSetUp(SetUp):
    """As the set-up by the players, but nobody is asked. [RW-379]"""

    def factions(self, g: World) -> Todo:
        return [DealFaction(seat) for seat in g.clockwise(g.first)]

    def lay_map(self, g: World) -> Todo:
        return MapByLot()

    def armies(self, g: World) -> Todo:
        return [MusterByLot(seat) for seat in g.clockwise(g.first)]

    def heroes(self, g: World) -> Todo:
        return [
            DealAndPlaceHero(seat)
            for seat in g.clockwise(g.first)
            for _ in range(g.value(FirstHeroes(seat), 1))
        ]

    def runes_at_home(self, g: World) -> Todo:
        if g.options.start_runes != "home":
            return [HideRunesOnTheMap(seat) for seat in counter_clockwise(g)]
        return [HideRunesByLot(seat) for seat in g.clockwise(g.first)]


@dataclass(slots=True)
class DealFaction(Chance):
    """A faction that nobody plays yet. [RW-021]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("QuickSetUp",)

    def odds(self, g: World) -> Odds:
        return Draw([n for n in range(len(FACTIONS)) if g.owner[n] < 0], DrawnFaction)

    def befalls(self, g: World, outcome: DrawnFaction) -> None:
        g.faction[self.seat] = outcome.faction
        g.owner[outcome.faction] = self.seat
        g.tell(FactionChosen(self.seat, outcome.faction))


@dataclass(slots=True)
class MapByLot(Chance):
    """One of many maps; each number always gives the same. [RW-379]"""

    @staticmethod
    def inside() -> Names:
        return ("QuickSetUp",)

    def odds(self, g: World) -> Odds:
        return Draw(range(MAPS), DrawnMap)

    def befalls(self, g: World, outcome: DrawnMap) -> None:
        factions = tuple([g.faction[seat] for seat in g.clockwise(g.first)])
        tiles = tuple(tiles_in_play(g))
        g.layout = fair_map(factions, tiles, g.options.distance, outcome.number)
        g.tell(MapLaid())


@dataclass(slots=True)
class MusterByLot(MusterAtHome):
    """The stronghold where most can come from, and the first recruits evenly around it. [RW-047 – RW-050]"""

    @staticmethod
    def inside() -> Names:
        return ("QuickSetUp",)

    def stronghold(self, g: World) -> Todo:
        ground = g.layout.ground
        home = HOME_AREAS[g.faction[self.seat]]
        area = max(home, key=lambda a: (len(ground.by_land[a]), -a))
        g.stronghold[area] = self.seat
        g.settle_control(area)
        g.tell(StrongholdBuilt(self.seat, area))
        return None

    def place(self, g: World) -> Todo:
        home = HOME_AREAS[g.faction[self.seat]]
        for kind in self.kinds:
            area = min(home, key=lambda a: (g.units(a), g.stronghold[a] != self.seat))
            g.supply[kind] -= 1
            g.add(area, kind)
            g.tell(UnitPlaced(self.seat, kind, area))
        self.kinds = ()
        return None


@dataclass(slots=True)
class DealAndPlaceHero(DealFirstHero):
    """He begins at the stronghold. [RW-051, RW-052]"""

    @staticmethod
    def inside() -> Names:
        return ("QuickSetUp",)

    def befalls(self, g: World, outcome: DrawnHero) -> None:
        DealFirstHero.befalls(self, g, outcome)
        hero = outcome.hero
        g.hero_area[hero] = g.strongholds(self.seat)[0]
        g.tell(HeroPlaced(self.seat, hero, g.hero_area[hero]))


@dataclass(slots=True)
class HideRunesByLot(Chance):
    """Only its player sees where the false rune lies. [RW-039]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("QuickSetUp",)

    def odds(self, g: World) -> Odds:
        return Draw(HOME_AREAS[g.faction[self.seat]], DrawnPlace)

    def known_to(self, g: World) -> tuple[Seat, ...]:
        return (self.seat,)

    def befalls(self, g: World, outcome: DrawnPlace) -> None:
        runes, box = g.runes.clone(), g.rune_box[:]
        for area in HOME_AREAS[g.faction[self.seat]]:
            rune = FALSE if area == outcome.area else DRAGON
            runes.lay(area, rune, those(self.seat))
            box[rune] -= 1
            g.tell(RuneHidden(self.seat, area))
        g.runes, g.rune_box = runes, box
