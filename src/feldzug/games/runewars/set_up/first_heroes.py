"""The first heroes, dealt and placed. [RW-051, RW-052]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.board import (
    HOME_AREAS,
    SHEETS,
    Area,
)
from feldzug.games.runewars.decks import (
    HERO_BOX,
    Hero,
)
from feldzug.games.runewars.events import (
    HeroJoined,
    HeroPlaced,
)
from feldzug.games.runewars.set_up.first_armies import outside_home
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.fate import Draw, Odds
from feldzug.kernel.frames import Chance, Names, Question
from feldzug.kernel.values import Action, Query, Reason, Seat


@dataclass(slots=True, unsafe_hash=True)
class FirstHeroes(Query):
    """With how many heroes a seat begins. [RW-051]"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawnHero(Action):
    hero: Hero


@dataclass(frozen=True, slots=True)
class PlaceHero(Action):
    hero: Hero
    area: Area


@dataclass(slots=True)
class DealFirstHero(Chance):
    """A hero of the own alignment, known to all. [RW-051]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    def odds(self, g: World) -> Odds:
        side = SHEETS[g.faction[self.seat]].alignment
        free = [
            card.number
            for card in HERO_BOX.in_play(g.rules)
            if card.printed["alignment"] == side and g.hero_seat[card.number] < 0
        ]
        return Draw(free, DrawnHero)

    def befalls(self, g: World, outcome: DrawnHero) -> None:
        g.hero_seat[outcome.hero] = self.seat
        g.tell(HeroJoined(self.seat, outcome.hero))


@dataclass(slots=True)
class PlaceFirstHero(Question):
    """Anywhere in the own home realm. [RW-052]"""

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    def options(self, g: World) -> list[Any]:
        hero = next(h for h in g.heroes(self.seat) if g.hero_area[h] == NONE)
        return [PlaceHero(hero, area) for area in HOME_AREAS[g.faction[self.seat]]]

    def forbids(self, g: World, action: PlaceHero) -> Reason | None:
        return outside_home(g, self.seat, action.area, "RW-052")

    def chosen(self, g: World, action: PlaceHero) -> None:
        g.hero_area[action.hero] = action.area
        g.tell(HeroPlaced(self.seat, action.hero, action.area))
