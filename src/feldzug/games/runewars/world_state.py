"""What a position of Runewars holds: what lies where, who controls it, and what everybody has."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from feldzug.games.runewars.board import (
    AREAS,
    FACTIONS,
    KINDS,
    Area,
    Faction,
    Kind,
)
from feldzug.games.runewars.decks import (
    HEROES,
    TITLES,
    City,
    Development,
    FateDeck,
    FateHand,
    Hero,
    ObjectiveCard,
    Order,
    QuestDeck,
    QuestHand,
    RewardDeck,
    RewardHand,
    Rune,
    Season,
    SeasonCard,
    TacticsDeck,
    TacticsHand,
)
from feldzug.games.runewars.layout import LaidMap, Layout
from feldzug.games.runewars.options import Options
from feldzug.kernel.position import Position
from feldzug.kernel.state import REPLACED, State
from feldzug.kernel.values import Seat
from feldzug.kernel.vocabulary import Per, PerSeat
from feldzug.parts.tokens import Tokens

NOBODY: Final = Seat(-2)
"""No seat: the controller of an uncontrolled area, the holder of a title on the table."""
NONE: Final = -1
"""No city, no development, no card."""

PER_AREA: Final = Per(AREAS)
PER_KIND: Final = Per(AREAS, KINDS)


class RuneTokens(Tokens):
    """The rune tokens on the map, one an area at most. [RW-332]"""

    @staticmethod
    def kind() -> Any:
        return Rune

    @staticmethod
    def where() -> Any:
        return Area


@dataclass(frozen=True, slots=True)
class Fighter(State):
    """A unit in the line of battle: on which side, of which kind, and how it fares. [RW-231]"""

    side: int
    kind: Kind
    damage: int = 0
    routed: bool = False


@dataclass(frozen=True, slots=True)
class BattleRecord(State):
    """A battle that was fought: when, where, by whom, and who has won it (-2: unallied neutrals)."""

    year: int
    season: Season
    area: Area
    attacker: Seat
    defender: Seat
    winner: Seat
    had_stronghold: bool
    had_city: bool
    attackers: int
    attackers_lost: int
    defenders_lost: int


Fighters = Annotated[list[Fighter], REPLACED]
Cards = Annotated[list[int], REPLACED]
SharedTacticsHand = Annotated[TacticsHand, REPLACED]
SharedQuestHand = Annotated[QuestHand, REPLACED]
SharedRewardHand = Annotated[RewardHand, REPLACED]
SharedFateHand = Annotated[FateHand, REPLACED]


def _nobody_anywhere() -> list[int]:
    return [NOBODY] * len(AREAS)


def _nothing_anywhere() -> list[int]:
    return [NONE] * len(AREAS)


def _unmarked() -> bytearray:
    return bytearray(len(AREAS))


@dataclass(slots=True, eq=False, kw_only=True)
class WorldState(Position):
    """Everything that is true at one moment, field by field; `World` looks at it and acts on it.

    `standing` and `routed` hold a number for each area and kind of unit; `kinds` is how many kinds there are.
    Neutral units belong to whoever controls their area. What changes seldom is replaced as a whole, so that
    copies share it: hands, decks, the layout, the line of battle.
    """

    options: Options
    kinds: int

    # the map
    layout: LaidMap = field(default_factory=Layout)
    standing: Annotated[bytearray, PER_KIND] = field(
        default_factory=lambda: bytearray(len(AREAS) * len(KINDS))
    )
    routed: Annotated[bytearray, PER_KIND] = field(
        default_factory=lambda: bytearray(len(AREAS) * len(KINDS))
    )
    supply: Annotated[list[int], Per(KINDS)] = field(default_factory=list)
    """The figures of each kind that are in the box."""
    controller: Annotated[list[int], Per(AREAS, fill=NOBODY)] = field(
        default_factory=_nobody_anywhere
    )
    stronghold: Annotated[list[int], Per(AREAS, fill=NOBODY)] = field(
        default_factory=_nobody_anywhere
    )
    damaged: Annotated[bytearray, PER_AREA] = field(default_factory=_unmarked)
    development: Annotated[list[Development], Per(AREAS, fill=NONE)] = field(
        default_factory=_nothing_anywhere
    )
    city: Annotated[list[City], Per(AREAS, fill=NONE)] = field(default_factory=_nothing_anywhere)
    activated: Annotated[bytearray, PER_AREA] = field(default_factory=_unmarked)
    """By area: the seats with an activation token there, one bit each."""
    runes: Annotated[RuneTokens, REPLACED] = field(default_factory=RuneTokens)
    rune_box: Annotated[list[int], REPLACED] = field(default_factory=list)
    """The false runes and the dragon runes that are not on the map."""

    # the players
    faction: Annotated[list[Faction], PerSeat()] = field(default_factory=list)
    owner: Annotated[list[int], Per(FACTIONS, fill=NOBODY)] = field(
        default_factory=lambda: [NOBODY] * len(FACTIONS)
    )
    """By faction: the seat that plays it."""
    influence: Annotated[list[int], PerSeat()] = field(default_factory=list)
    dials: Annotated[list[list[int]], PerSeat()] = field(default_factory=list)
    """By seat: where the food, wood and ore dials stand."""
    is_out: Annotated[list[int], PerSeat()] = field(default_factory=list)
    first: int = 0
    """The first player. [RW-020]"""

    # the year
    year: int = 1
    season: int = 0
    season_card: SeasonCard = NONE
    season_piles: Annotated[list[Annotated[list[SeasonCard], REPLACED]], Per(4)] = field(
        default_factory=list
    )
    season_discards: Annotated[list[SeasonCard], REPLACED] = field(default_factory=list)
    orders: Annotated[list[Annotated[list[Order], REPLACED]], PerSeat()] = field(
        default_factory=list
    )
    """By seat: the orders that lie open in front of it. [RW-093]"""
    order_now: Annotated[list[Order], PerSeat()] = field(default_factory=list)
    play_order: Annotated[list[int], REPLACED] = field(default_factory=list)
    active: int = NOBODY
    """Whose turn it is. [RW-089]"""

    # cards
    tactics: Annotated[list[SharedTacticsHand], PerSeat()] = field(default_factory=list)
    fresh: Annotated[list[SharedTacticsHand], PerSeat()] = field(default_factory=list)
    """Tactics cards drawn in this season, which are not played in it. [RW-203]"""
    quests: Annotated[list[SharedQuestHand], PerSeat()] = field(default_factory=list)
    objective: Annotated[list[Annotated[list[ObjectiveCard], REPLACED]], PerSeat()] = field(
        default_factory=list
    )
    objective_seen: Annotated[list[int], PerSeat()] = field(default_factory=list)
    """By seat: the other seats that have seen its objective, one bit each."""
    tactics_looks: Annotated[list[SharedTacticsHand], PerSeat()] = field(default_factory=list)
    """By seat: the tactics cards it has drawn to choose from."""
    tactics_deck: Annotated[TacticsDeck, REPLACED] = field(default_factory=TacticsDeck)
    quest_deck: Annotated[QuestDeck, REPLACED] = field(default_factory=QuestDeck)
    reward_deck: Annotated[RewardDeck, REPLACED] = field(default_factory=RewardDeck)
    fate_deck: Annotated[FateDeck, REPLACED] = field(default_factory=FateDeck)
    objective_piles: Annotated[list[Annotated[list[ObjectiveCard], REPLACED]], Per(2)] = field(
        default_factory=list
    )
    """The objectives of the good and of the evil that nobody has."""
    objective_discards: Annotated[list[ObjectiveCard], REPLACED] = field(default_factory=list)
    """The objectives that were claimed or exchanged, seen by all. [RW-354, RW-356]"""
    title_holder: Annotated[list[int], Per(TITLES, fill=NOBODY)] = field(
        default_factory=lambda: [NOBODY] * len(TITLES)
    )
    title_influence: Annotated[list[int], Per(TITLES)] = field(
        default_factory=lambda: [0] * len(TITLES)
    )

    # heroes
    hero_seat: Annotated[list[int], Per(HEROES, fill=NOBODY)] = field(
        default_factory=lambda: [NOBODY] * len(HEROES)
    )
    hero_area: Annotated[list[Area], Per(HEROES, fill=NONE)] = field(
        default_factory=lambda: [NONE] * len(HEROES)
    )
    hero_damage: Annotated[bytearray, Per(HEROES)] = field(
        default_factory=lambda: bytearray(len(HEROES))
    )
    hero_routed: Annotated[bytearray, Per(HEROES)] = field(
        default_factory=lambda: bytearray(len(HEROES))
    )
    trained: Annotated[bytearray, Per(HEROES, 3)] = field(
        default_factory=lambda: bytearray(3 * len(HEROES))
    )
    rewards: Annotated[list[SharedRewardHand], Per(HEROES, fill=RewardHand())] = field(
        default_factory=list
    )
    hero_pile: Annotated[list[Hero], REPLACED] = field(default_factory=list)
    hero_looks: Annotated[list[Annotated[list[Hero], REPLACED]], PerSeat()] = field(
        default_factory=list
    )
    """By seat: the heroes it has drawn to choose from."""
    defeated: Annotated[list[Hero], REPLACED] = field(default_factory=list)
    """Heroes that are out of the game. [RW-304]"""
    fell_for: Annotated[list[int], Per(HEROES, fill=NOBODY)] = field(
        default_factory=lambda: [NOBODY] * len(HEROES)
    )
    """By hero whose rewards lie where he fell, in `hero_area`: the seat that led him. [RW-306]"""

    # what is in progress
    arriving: Annotated[bytearray, Per(KINDS)] = field(
        default_factory=lambda: bytearray(len(KINDS))
    )
    """Units on their way into the activated area."""
    leaving: Annotated[bytearray, Per(KINDS)] = field(default_factory=lambda: bytearray(len(KINDS)))
    """Units on their way out of an area, in retreat. [RW-267]"""
    contested: Area = NONE
    """The area with the battle marker; who controls it does not change meanwhile. [RW-067, RW-230]"""
    fighters: Fighters = field(default_factory=list)
    drawn: Annotated[list[SharedFateHand], Per(2)] = field(default_factory=list)
    """By side: the Fate cards that its unit type has drawn, known to who speaks for it. [RW-240]"""
    repelled: Annotated[list[int], PerSeat()] = field(default_factory=list)
    """By seat: the largest army it has repelled as defender, and the season of its turn that follows."""
    repelled_until: Annotated[list[int], PerSeat()] = field(default_factory=list)
    slain: Annotated[list[int], PerSeat()] = field(default_factory=list)
    """By seat: the enemy heroes it has defeated in duels."""
    battles: Annotated[list[BattleRecord], REPLACED] = field(default_factory=list)
    """What became of the battles of this year, for whoever asks later."""
