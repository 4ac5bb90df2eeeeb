"""What a position of a campaign holds: map, realms, treasuries, cards, and what lasts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from feldzug.games.empires.event_cards import EVENT_CARDS, EventCard
from feldzug.games.empires.items import Item
from feldzug.games.empires.land import NONE, Land, PerTile
from feldzug.games.empires.options import Options
from feldzug.games.empires.peoples import People
from feldzug.games.empires.rosters.roster import Roster
from feldzug.games.empires.vocabularies import TILES, BattleResult, Building, Tile
from feldzug.games.empires.weather import WEATHERS
from feldzug.kernel.position import Position
from feldzug.kernel.state import REPLACED, State
from feldzug.kernel.values import Seat
from feldzug.kernel.vocabulary import Per, PerSeat
from feldzug.parts.decks import Deck, Hand

NOBODY: Final = Seat(-2)
"""No seat: the owner of a free tile, the ally of a player who has none."""

PerOwner = Per(TILES, fill=NOBODY)


class ItemDeck(Deck):
    """The magic item cards, face down in one pile. [EMP-016]"""

    @staticmethod
    def card() -> Any:
        return Item


class ItemHand(Hand):
    """Magic item cards that a player holds; others see how many. [EMP-136]"""

    @staticmethod
    def card() -> Any:
        return Item


@dataclass(frozen=True, slots=True)
class Booking(State):
    """A line of the ledger: gold or combat points that came or went, when, why, and for which tile."""

    round: int
    seat: Seat
    gold: int
    kp: int
    why: str
    tile: Tile = NONE


@dataclass(frozen=True, slots=True)
class PickedCard(State):
    """An event as it was chosen: by whom, and what its moment needs to know later. [EMP-109, EMP-410]"""

    seat: Seat
    card: EventCard
    target: Seat = NOBODY
    """The player named: by the Diplomat, by an Intriguer whose die has fallen well."""
    spent: bool = False


@dataclass(frozen=True, slots=True)
class Challenge(State):
    """Who has challenged whom, on which tile, and who fights in whose place. [EMP-166 … EMP-171]"""

    challenger: Seat
    challenged: Seat
    tile: Tile
    forced: bool = False


@dataclass(frozen=True, slots=True)
class BattleEntry(State):
    """A battle in the archive, as it was settled; results by challenger and challenged."""

    round: int
    challenger: Seat
    challenged: Seat
    tile: Tile
    way: str
    points: tuple[int, int]
    results: tuple[BattleResult, BattleResult]
    armies: tuple[Roster, ...] = ()
    """Both rosters, open to all now; none on paper."""


@dataclass(frozen=True, slots=True)
class Award(State):
    """Combat points of a battle, counted when all are over; *passed* names who has passed them on."""

    battle: int
    seat: Seat
    kp: int
    passed: Seat = NOBODY


def _no_owner() -> list[Seat]:
    return [NOBODY] * len(TILES)


def _no_building() -> list[int]:
    return [NONE] * len(TILES)


Bookings = Annotated[list[Booking], REPLACED]
Picks = Annotated[list[PickedCard], REPLACED]
Challenges = Annotated[list[Challenge], REPLACED]
Archive = Annotated[list[BattleEntry], REPLACED]
Seats = Annotated[list[Seat], REPLACED]
SharedHand = Annotated[ItemHand, REPLACED]


@dataclass(slots=True, eq=False, kw_only=True)
class CampaignState(Position):
    """Everything that is true at one moment, field by field; `Campaign` looks at it and acts on it.

    What is marked as replaced is never changed in place, so that copies share it.
    """

    options: Options

    # time
    round: int = 1
    """1 to 6: spring, summer and autumn of two years. [EMP-003, EMP-004]"""
    lot: Seats = field(default_factory=list)
    """The order drawn at the start, the smallest realm's place first. [EMP-009]"""
    order: Seats = field(default_factory=list)
    """All realms from smallest to largest, as taken at the start of the round. [EMP-012, EMP-013]"""
    largest: Seat = NOBODY
    """The realm with 100 points more in this round's battles. [EMP-181, EMP-407]"""

    # map
    land: Land = field(default_factory=Land)
    owner: Annotated[list[Seat], PerOwner] = field(default_factory=_no_owner)
    building: Annotated[list[Building], PerTile] = field(default_factory=_no_building)
    """One marker a tile at the most. [EMP-206]"""
    exhausted: Annotated[bytearray, Per(TILES)] = field(
        default_factory=lambda: bytearray(len(TILES))
    )
    """Where a mine ran dry once. [EMP-164]"""
    dragon_slain: bool = False
    dragon_driven_off: int = 0
    """The last round in which the dragon was driven off. [EMP-345]"""

    # realms
    people: Annotated[list[People], PerSeat()] = field(default_factory=list)
    capital: Annotated[list[Tile], PerSeat()] = field(default_factory=list)
    neutral: Annotated[list[int], PerSeat()] = field(default_factory=list)
    """Realms without a player. [EMP-437]"""
    special_built: Annotated[list[int], PerSeat()] = field(default_factory=list)
    """Who has ever built a special building. [EMP-261]"""
    markers: Annotated[list[int], PerSeat()] = field(default_factory=list)
    """Victory points by markers: conquered capitals, converted gold. [EMP-220, EMP-221]"""
    taken_capitals: Annotated[list[tuple[Seat, Seat, Tile]], REPLACED] = field(default_factory=list)
    """Each capital that has brought its marker: its conqueror, who lost it, its tile. [EMP-220]"""
    ally: Annotated[list[Seat], PerSeat()] = field(default_factory=list)
    attempted: Annotated[list[int], PerSeat()] = field(default_factory=list)
    """Who has had his attempt at an alliance this round. [EMP-431]"""

    # treasury and points
    gold: Annotated[list[int], PerSeat()] = field(default_factory=list)
    bank: int = 0
    """What the bank has taken in, less what it has paid: with all treasuries it adds up to nothing."""
    kp: Annotated[list[int], PerSeat()] = field(default_factory=list)
    winter_kp: Annotated[list[int], PerSeat()] = field(default_factory=list)
    winter_foe: Annotated[list[Seat], PerSeat()] = field(default_factory=list)
    """Combat points of the undead's winter war, and whom they may conquer with them. [EMP-244, EMP-426]"""
    ledger: Bookings = field(default_factory=list)

    # winter
    plague: Annotated[list[int], PerSeat()] = field(default_factory=list)
    """Whose armies are 100 points smaller next year. [EMP-083]"""
    halvings: Annotated[list[int], PerSeat()] = field(default_factory=list)
    """How often the taxes of this winter are halved. [EMP-057, EMP-079, EMP-090]"""
    barren: Annotated[bytearray, Per(TILES)] = field(default_factory=lambda: bytearray(len(TILES)))
    """The tiles that pay no taxes this winter: raids and dragons. [EMP-076, EMP-085]"""
    dragons_flew: bool = False
    """Dragons break out once a winter. [EMP-078]"""
    starved: Seats = field(default_factory=list)
    revolted: Seats = field(default_factory=list)
    """Whom famine and revolution have struck this winter; none of them twice. [EMP-091, EMP-095]"""

    # cards
    card_gold: Annotated[list[int], Per(EVENT_CARDS)] = field(
        default_factory=lambda: [0] * len(EVENT_CARDS)
    )
    """The gold that lies on events nobody chose. [EMP-111]"""
    picked: Picks = field(default_factory=list)
    """The events of this round in the order of choice."""
    items: Annotated[ItemDeck, REPLACED] = field(default_factory=ItemDeck)
    reserved: int = 0
    """Cards of the pile that lie in castles fought for just now; nobody knows which. [EMP-359]"""
    amulets: Annotated[list[SharedHand], PerSeat()] = field(default_factory=list)
    castle_cards: Annotated[list[SharedHand], PerSeat()] = field(default_factory=list)
    hoard_cards: Annotated[list[SharedHand], PerSeat()] = field(default_factory=list)
    """Item cards by how long they last: this round, one more battle, the whole campaign."""
    castle_until: Annotated[list[int], PerSeat()] = field(default_factory=list)
    """The last round in which a castle's card may be used. [EMP-361]"""
    weather_drawn: Annotated[list[int], Per(3, WEATHERS)] = field(
        default_factory=lambda: [0] * (3 * len(WEATHERS))
    )
    """The markers that lie at tables just now, by pool: desert, tundra, all others. [EMP-415]"""

    # this round's battles
    hired_by: Annotated[list[Seat], PerSeat()] = field(default_factory=list)
    """The employer of each mercenary this round. [EMP-402]"""
    challenges: Challenges = field(default_factory=list)
    byes: Annotated[list[int], PerSeat()] = field(default_factory=list)
    awards: Annotated[list[Award], REPLACED] = field(default_factory=list)
    archive: Archive = field(default_factory=list)
