"""The set-up, step by step: who begins, factions, the map, armies, heroes and hands. [RW-019 – RW-057]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from feldzug.games.runewars.board import (
    EVIL,
    FACTIONS,
    GOOD,
    HOME_AREAS,
    LAND,
    SHEETS,
    TILES,
    Area,
    Faction,
    Kind,
)
from feldzug.games.runewars.decks import (
    CITY_BOX,
    DRAGON,
    FALSE,
    FATE_DECK,
    HERO_BOX,
    OBJECTIVE_BOX,
    QUEST_BOX,
    REWARD_BOX,
    SEASON_BOX,
    SEASONS,
    SPARE_CITIES,
    TACTICS_BOX,
    City,
    FateCard,
    Hero,
    ObjectiveCard,
    QuestDeck,
    RewardDeck,
    TacticsDeck,
)
from feldzug.games.runewars.drawing import DrawQuest, DrawTactics
from feldzug.games.runewars.events import (
    CityFounded,
    FactionChosen,
    FirstPlayerFound,
    HeroJoined,
    HeroPlaced,
    QuestsLeft,
    RuneHidden,
    StartCardDealt,
    StrongholdBuilt,
    UnitPlaced,
)
from feldzug.games.runewars.set_up.tiles import LayMap
from feldzug.games.runewars.world import LIMIT, NONE, World
from feldzug.kernel.fate import Draw, Odds
from feldzug.kernel.frames import Chance, Flow, Frame, Names, Procedure, Question, Todo
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import Action, Query, Reason, Seat, because
from feldzug.parts.decks import those

ALIGNMENTS = (GOOD, EVIL)


@dataclass(slots=True)
class SetUp(Procedure):
    """The steps in their order, in both editions. [RW-019]"""

    @staticmethod
    def inside() -> Names:
        return ("WholeGame",)

    @staticmethod
    def flow() -> Flow:
        return (
            "first_player",
            "factions",
            "lay_map",
            "neutral_units",
            "cities",
            "quest_deck",
            "set_dials",
            "armies",
            "decks",
            "heroes",
            "hero_deck",
            "runes_at_home",
            "starting_hands",
        )

    def first_player(self, g: World) -> Todo:
        """A Fate card each; the highest number begins. [RW-020]"""
        return DealStartCards()

    def factions(self, g: World) -> Todo:
        """From the first player clockwise each picks a free one. [RW-021]"""
        return [ChooseFaction(seat) for seat in g.clockwise(g.first)]

    def lay_map(self, g: World) -> Todo:
        return LayMap()

    def neutral_units(self, g: World) -> None:
        """On every area with unit icons, kind and number as printed. [RW-043, RW-044]"""
        for area in g.areas():
            for kind, count in LAND[area].units:
                g.supply[kind] -= count
                g.add(area, kind, count)
            g.settle_control(area)

    def cities(self, g: World) -> Todo:
        """One token on each city space; the rest leaves the game. [RW-045]"""
        return [FoundCity(area) for area in g.areas() if LAND[area].city]

    def quest_deck(self, g: World) -> None:
        """Quests that name only tiles not in play leave the game. [RW-046]"""
        quests = QUEST_BOX.numbers(g.rules)
        kept = [quest for quest in quests if stays(g, quest)]
        g.quest_deck = QuestDeck(bag=sorted(kept))
        g.tell(QuestsLeft(len(quests) - len(kept)))

    def set_dials(self, g: World) -> None:
        """On the numbers at which the faction begins. [RW-024]"""
        for seat in g.seats():
            g.dials[seat] = list(SHEETS[g.faction[seat]].start)

    def armies(self, g: World) -> Todo:
        """From the first player clockwise: a stronghold, and the first recruits. [RW-047, RW-048]"""
        return [MusterAtHome(seat) for seat in g.clockwise(g.first)]

    def decks(self, g: World) -> None:
        """All other decks are shuffled: nobody knows any order. [RW-054]"""
        g.tactics_deck = TacticsDeck(bag=TACTICS_BOX.pile(g.rules))
        g.reward_deck = RewardDeck(bag=REWARD_BOX.pile(g.rules))
        g.season_piles = [
            [c.number for c in SEASON_BOX.in_play(g.rules) if c.printed["season"] == season]
            for season in SEASONS
        ]
        g.objective_piles = [
            [c.number for c in OBJECTIVE_BOX.in_play(g.rules) if c.printed["alignment"] == side]
            for side in ALIGNMENTS
        ]

    def heroes(self, g: World) -> Todo:
        """One of the own alignment each, from the good and the evil deck. [RW-051, RW-052]"""
        return [
            frame
            for seat in g.clockwise(g.first)
            for _ in range(g.value(FirstHeroes(seat), 1))
            for frame in (DealFirstHero(seat), PlaceFirstHero(seat))
        ]

    def hero_deck(self, g: World) -> None:
        """All other heroes form one deck. [RW-053]"""
        g.hero_pile = [hero for hero in HERO_BOX.numbers(g.rules) if g.hero_seat[hero] < 0]

    def runes_at_home(self, g: World) -> Todo:
        """In 2010 two dragon runes and a false one each, in the home realm. [RW-039]"""
        return HideRunesAtHome() if g.options.start_runes == "home" else None

    def starting_hands(self, g: World) -> Todo:
        """Tactics cards and influence of the faction, two quests, an objective. [RW-022, RW-055, RW-056]"""
        todo: list[Frame] = []
        for seat in g.clockwise(g.first):
            sheet = SHEETS[g.faction[seat]]
            g.influence[seat] = sheet.influence
            todo.extend([DrawTactics(seat) for _ in range(sheet.tactics)])
            todo.extend([DrawQuest(seat), DrawQuest(seat), DealObjective(seat)])
        return todo


# who begins


@dataclass(frozen=True, slots=True)
class DrawnFate(Action):
    fate_card: FateCard


@dataclass(slots=True)
class DealStartCards(Procedure):
    """One Fate card to each player. [RW-020]"""

    cards: tuple[FateCard, ...] = field(default=(), kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    @staticmethod
    def flow() -> Flow:
        return "deal", "compare"

    def deal(self, g: World) -> Todo:
        return [DealStartCard(seat) for seat in g.seats()]

    def compare(self, g: World) -> None:
        g.first = self.cards.index(max(self.cards))
        g.tell(FirstPlayerFound(Seat(g.first)))


@dataclass(slots=True)
class DealStartCard(Chance):
    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("DealStartCards",)

    def odds(self, g: World) -> Odds:
        dealt = g.frame(DealStartCards).cards
        return Draw([c.number for c in FATE_DECK if c.number not in dealt], DrawnFate)

    def befalls(self, g: World, outcome: DrawnFate) -> None:
        g.frame(DealStartCards).cards += (outcome.fate_card,)
        g.tell(StartCardDealt(self.seat, outcome.fate_card))


# factions


@dataclass(frozen=True, slots=True)
class PickFaction(Action):
    faction: Faction


@dataclass(slots=True)
class ChooseFaction(Question):
    """A faction that nobody plays yet. [RW-021]"""

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    def options(self, g: World) -> list[Any]:
        return [PickFaction(n) for n in range(len(FACTIONS))]

    def forbids(self, g: World, action: PickFaction) -> Reason | None:
        if g.owner[action.faction] >= 0:
            return because("faction-taken", "RW-021", faction=action.faction)
        return None

    def chosen(self, g: World, action: PickFaction) -> None:
        g.faction[self.seat] = action.faction
        g.owner[action.faction] = self.seat
        g.tell(FactionChosen(self.seat, action.faction))


# cities and quests


@dataclass(frozen=True, slots=True)
class DrawnCity(Action):
    city: City


@dataclass(frozen=True, slots=True)
class NoCityDrawn(Action):
    """There are more spaces than tokens, and this one gets none."""


def drawn_city(city: int) -> Action:
    return NoCityDrawn() if city == NONE else DrawnCity(city)


@dataclass(slots=True)
class FoundCity(Chance):
    """A city token, face up, on a city space. [RW-045]"""

    area: Area

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    def odds(self, g: World) -> Odds:
        """Where there are more spaces than tokens, any of them may get none."""
        tokens = [city for city in CITY_BOX.numbers(g.rules) if city not in g.city]
        spaces = [area for area in g.areas() if LAND[area].city and area >= self.area]
        missing = max(0, len(spaces) - len(tokens))
        return Draw([*tokens, *[NONE for _ in range(missing)]], drawn_city)

    def befalls(self, g: World, outcome: Action) -> Todo:
        if isinstance(outcome, DrawnCity):
            found_city(g, self.area, outcome.city)
            return None
        lend = g.options.empty_city_space == "other-set" and spare_cities(g)
        return LendCity(self.area) if lend else None


def found_city(g: World, area: int, city: int) -> None:
    g.city[area] = city
    g.tell(CityFounded(area, city))


def spare_cities(g: World) -> list[int]:
    """The tokens of other sets that are still in the box."""
    spare = g.rules.shelf(SPARE_CITIES)
    return [
        city.number for city in CITY_BOX.facts if city.id in spare and city.number not in g.city
    ]


@dataclass(slots=True)
class LendCity(Chance):
    """A token of another set for a space that would stay empty. [RW-045]"""

    area: Area

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    def odds(self, g: World) -> Odds:
        return Draw(spare_cities(g), DrawnCity)

    def befalls(self, g: World, outcome: DrawnCity) -> None:
        found_city(g, self.area, outcome.city)


def stays(g: World, quest: int) -> bool:
    """Whether a quest is of any use with the tiles in play. [RW-046]"""
    printed = QUEST_BOX[quest].printed
    lie = {TILES[laid.tile] for laid in g.layout.tiles}
    if "setup" in printed and printed["setup"] not in lie:
        return False
    named = [area[:-1] in lie for area in printed.get("areas", ())]
    if not named:
        return True
    return any(named) if g.options.quest_kept == "one" else all(named)


# armies


@dataclass(frozen=True, slots=True)
class BuildAt(Action):
    area: Area


@dataclass(frozen=True, slots=True)
class PlaceUnit(Action):
    kind: Kind
    area: Area


@dataclass(slots=True)
class MusterAtHome(Procedure):
    """A stronghold, then one recruiting with all three dials, into the home realm. [RW-047 – RW-050]"""

    seat: Seat
    kinds: tuple[Kind, ...] = field(default=(), kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    @staticmethod
    def flow() -> Flow:
        return "stronghold", "recruit", "place"

    def stronghold(self, g: World) -> Todo:
        return ChooseFirstStronghold(self.seat)

    def recruit(self, g: World) -> None:
        sheet = SHEETS[g.faction[self.seat]]
        dials = zip(sheet.dials, g.dials[self.seat], strict=True)
        self.kinds = tuple([icon for spaces, at in dials for icon in spaces[: at + 1] if icon >= 0])

    def place(self, g: World) -> Todo:
        if not self.kinds:
            return None
        kind, self.kinds = self.kinds[0], self.kinds[1:]
        self.at = "place"
        return PlaceFirstUnit(self.seat, kind)


@dataclass(slots=True)
class ChooseFirstStronghold(Question):
    """In any area of the own home realm. [RW-047]"""

    @staticmethod
    def inside() -> Names:
        return ("MusterAtHome",)

    def options(self, g: World) -> list[Any]:
        return [BuildAt(area) for area in HOME_AREAS[g.faction[self.seat]]]

    def forbids(self, g: World, action: BuildAt) -> Reason | None:
        return outside_home(g, self.seat, action.area, "RW-047")

    def chosen(self, g: World, action: BuildAt) -> None:
        g.stronghold[action.area] = self.seat
        g.settle_control(action.area)
        g.tell(StrongholdBuilt(self.seat, action.area))


def outside_home(g: World, seat: int, area: int, rule: str) -> Reason | None:
    if area not in HOME_AREAS[g.faction[seat]]:
        return because("not-at-home", rule, area=area)
    return None


@dataclass(slots=True)
class PlaceFirstUnit(Question):
    """In any home area with room; not only at the stronghold. [RW-049]"""

    kind: Kind

    @staticmethod
    def inside() -> Names:
        return ("MusterAtHome",)

    def options(self, g: World) -> list[Any]:
        return [PlaceUnit(self.kind, area) for area in HOME_AREAS[g.faction[self.seat]]]

    def forbids(self, g: World, action: PlaceUnit) -> Reason | None:
        if g.units(action.area) >= LIMIT:
            return because("area-full", "RW-049", area=action.area)
        return outside_home(g, self.seat, action.area, "RW-049")

    def chosen(self, g: World, action: PlaceUnit) -> None:
        g.supply[self.kind] -= 1
        g.add(action.area, self.kind)
        g.tell(UnitPlaced(self.seat, self.kind, action.area))


# heroes


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


# runes and objectives


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


@dataclass(frozen=True, slots=True)
class DrawnObjective(Action):
    objective: ObjectiveCard


@dataclass(slots=True)
class DealObjective(Chance):
    """An objective of the own alignment, which nobody else sees. [RW-056]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("SetUp", "OwnActions")

    def odds(self, g: World) -> Odds:
        return Draw(g.objective_piles[side_of(g, self.seat)], DrawnObjective)

    def known_to(self, g: World) -> tuple[Seat, ...]:
        return (self.seat,)

    def befalls(self, g: World, outcome: DrawnObjective) -> None:
        side = side_of(g, self.seat)
        g.objective_piles[side] = [c for c in g.objective_piles[side] if c != outcome.objective]
        g.objective[self.seat] = [outcome.objective]
        g.objective_seen[self.seat] = 0


def side_of(g: World, seat: int) -> int:
    """0 for the good, 1 for the evil."""
    return ALIGNMENTS.index(SHEETS[g.faction[seat]].alignment)
