"""New heroes: drawn for influence, one kept, placed at a stronghold. [RW-124 – RW-126]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from feldzug.games.runewars.board import Area
from feldzug.games.runewars.decks import Hero
from feldzug.games.runewars.events import HeroJoined, HeroPlaced
from feldzug.games.runewars.heroes.events import HeroesSought, HeroTurnedAway
from feldzug.games.runewars.heroes.hurting import Desert
from feldzug.games.runewars.income import pay_influence
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.fate import Draw, Odds
from feldzug.kernel.frames import Chance, Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Query, Reason, Seat, because

MOST_DRAWN: Final = 3
"""So much influence may be paid, for as many hero cards. [RW-124]"""

HERO_LIMIT: Final = 3
"""So many heroes a player leads. [RW-126, RW-166]"""


@dataclass(slots=True, unsafe_hash=True)
class HeroLimit(Query):
    """How many heroes a seat may lead."""

    seat: Seat


# paying


@dataclass(frozen=True, slots=True)
class PayForHeroes(Action):
    influence: int


@dataclass(slots=True)
class SeekHero(Question):
    """How much influence is paid, for as many hero cards; for nothing, none. [RW-124]"""

    def options(self, g: World) -> list[Any]:
        return [PayForHeroes(n) for n in range(MOST_DRAWN + 1)]

    def forbids(self, g: World, action: PayForHeroes) -> Reason | None:
        if action.influence > g.influence[self.seat]:
            return because("too-little-influence", "RW-124", influence=g.influence[self.seat])
        if action.influence > len(g.hero_pile):
            return because("too-few-heroes", "RW-124", count=len(g.hero_pile))
        if action.influence and not g.strongholds(self.seat):
            return because("no-stronghold-left", "RW-125")
        return None

    def chosen(self, g: World, action: PayForHeroes) -> Todo:
        g.tell(HeroesSought(self.seat, action.influence))
        pay_influence(g, self.seat, action.influence)
        return GainHero(self.seat, action.influence) if action.influence else None


# drawing and keeping


@dataclass(slots=True)
class GainHero(Procedure):
    """So many hero cards are drawn; one may be kept, the others are shuffled back. [RW-124]"""

    seat: Seat
    draws: int
    hero: Hero = field(default=NONE, kw_only=True)
    """The one that is kept."""

    @staticmethod
    def flow() -> Flow:
        return "draw", "keep", "place", "limit"

    def draw(self, g: World) -> Todo:
        """Without a stronghold no hero can be gained. [RW-125]"""
        if not g.strongholds(self.seat):
            self.draws = 0
        return [DrawHero(self.seat) for _ in range(min(self.draws, len(g.hero_pile)))]

    def keep(self, g: World) -> Todo:
        return KeepOne(self.seat) if g.hero_looks[self.seat] else None

    def place(self, g: World) -> Todo:
        """At one of the own strongholds. [RW-125]"""
        return None if self.hero == NONE else PlaceNewHero(self.seat, self.hero)

    def limit(self, g: World) -> Todo:
        """Whoever leads too many lets one desert; it may be the new one. [RW-126]

        It is looked again then: with whom has gone the limit may be another one.
        """
        most = g.value(HeroLimit(self.seat), HERO_LIMIT)
        if len(g.heroes(self.seat)) <= most:
            return None
        self.at = "limit"
        return ChooseDeserter(self.seat)


@dataclass(frozen=True, slots=True)
class DrawnHeroCard(Action):
    hero: Hero


@dataclass(slots=True)
class DrawHero(Chance):
    """A hero card, which only the seat itself sees."""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("GainHero",)

    def odds(self, g: World) -> Odds:
        return Draw(g.hero_pile, DrawnHeroCard)

    def known_to(self, g: World) -> tuple[Seat, ...]:
        return (self.seat,)

    def befalls(self, g: World, outcome: DrawnHeroCard) -> None:
        g.hero_pile = [hero for hero in g.hero_pile if hero != outcome.hero]
        g.hero_looks[self.seat] = sorted([*g.hero_looks[self.seat], outcome.hero])


@dataclass(frozen=True, slots=True)
class KeepDrawnHero(Action):
    hero: Hero


@dataclass(frozen=True, slots=True)
class KeepNoHero(Action):
    """All of them go back."""


@dataclass(slots=True)
class KeepOne(Question):
    """Which of the drawn heroes joins; none, where that is allowed. [RW-124]"""

    @staticmethod
    def inside() -> Names:
        return ("GainHero",)

    def options(self, g: World) -> list[Any]:
        return [*[KeepDrawnHero(hero) for hero in g.hero_looks[self.seat]], KeepNoHero()]

    def forbids(self, g: World, action: Any) -> Reason | None:
        if isinstance(action, KeepNoHero) and g.options.keep_no_hero == "refused":
            return because("one-must-be-kept", "RW-124")
        return None

    def chosen(self, g: World, action: Any) -> None:
        kept = action.hero if isinstance(action, KeepDrawnHero) else NONE
        g.hero_pile = sorted([*g.hero_pile, *[h for h in g.hero_looks[self.seat] if h != kept]])
        g.hero_looks[self.seat] = []
        if kept == NONE:
            g.tell(HeroTurnedAway(self.seat))
            return
        g.frame(GainHero).hero = kept
        g.hero_seat[kept] = self.seat
        g.fence()
        g.tell(HeroJoined(self.seat, kept))


@dataclass(frozen=True, slots=True)
class PlaceNewHeroIn(Action):
    area: Area


@dataclass(slots=True)
class PlaceNewHero(Question):
    """At which of the own strongholds the new hero appears. [RW-125]"""

    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("GainHero",)

    def options(self, g: World) -> list[Any]:
        return [PlaceNewHeroIn(area) for area in g.strongholds(self.seat)]

    def forbids(self, g: World, action: PlaceNewHeroIn) -> Reason | None:
        if g.stronghold[action.area] != self.seat:
            return because("no-stronghold-of-yours", "RW-125", area=action.area)
        return None

    def chosen(self, g: World, action: PlaceNewHeroIn) -> None:
        g.hero_area[self.hero] = action.area
        g.look_again()
        g.tell(HeroPlaced(self.seat, self.hero, action.area))


@dataclass(frozen=True, slots=True)
class LetDesert(Action):
    hero: Hero


@dataclass(slots=True)
class ChooseDeserter(Question):
    """Who deserts of those who are one too many. [RW-126, RW-303]"""

    @staticmethod
    def inside() -> Names:
        return ("GainHero",)

    def options(self, g: World) -> list[Any]:
        return [LetDesert(hero) for hero in g.heroes(self.seat)]

    def forbids(self, g: World, action: LetDesert) -> Reason | None:
        if g.hero_seat[action.hero] != self.seat:
            return because("not-your-hero", "RW-126", hero=action.hero)
        return None

    def chosen(self, g: World, action: LetDesert) -> Todo:
        return Desert(action.hero)
