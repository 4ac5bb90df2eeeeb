"""The set-up, step by step: who begins, factions, the map, armies, heroes and hands. [RW-019 – RW-057]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from feldzug.games.runewars.board import (
    FACTIONS,
    LAND,
    SHEETS,
    Faction,
)
from feldzug.games.runewars.decks import (
    FATE_DECK,
    HERO_BOX,
    OBJECTIVE_BOX,
    QUEST_BOX,
    REWARD_BOX,
    SEASON_BOX,
    SEASONS,
    TACTICS_BOX,
    FateCard,
    QuestDeck,
    RewardDeck,
    TacticsDeck,
)
from feldzug.games.runewars.drawing import DrawQuest, DrawTactics
from feldzug.games.runewars.events import (
    FactionChosen,
    FirstPlayerFound,
    QuestsLeft,
    StartCardDealt,
)
from feldzug.games.runewars.set_up.city_tokens import FoundCity
from feldzug.games.runewars.set_up.first_armies import MusterAtHome
from feldzug.games.runewars.set_up.first_heroes import DealFirstHero, FirstHeroes, PlaceFirstHero
from feldzug.games.runewars.set_up.objectives import ALIGNMENTS, DealObjective
from feldzug.games.runewars.set_up.quest_deck import stays
from feldzug.games.runewars.set_up.runes_at_home import HideRunesAtHome
from feldzug.games.runewars.set_up.tiles import LayMap
from feldzug.games.runewars.world import World
from feldzug.kernel.fate import Draw, Odds
from feldzug.kernel.frames import Chance, Flow, Frame, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat, because


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
