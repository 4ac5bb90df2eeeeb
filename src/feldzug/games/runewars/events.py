"""What happens in Runewars, as data. Each event has a sentence in every language, by its class name."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.runewars.board import Area, Faction, Kind, TileNumber
from feldzug.games.runewars.decks import City, FateCard, Hero, QuestCard
from feldzug.kernel.values import Event, Seat

# set-up


@dataclass(slots=True, unsafe_hash=True)
class StartCardDealt(Event):
    """The Fate card that decides who begins. [RW-020]"""

    seat: Seat
    fate_card: FateCard


@dataclass(slots=True, unsafe_hash=True)
class FirstPlayerFound(Event):
    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class FactionChosen(Event):
    seat: Seat
    faction: Faction


@dataclass(slots=True, unsafe_hash=True)
class SetupQuestDealt(Event):
    seat: Seat
    quest: QuestCard


@dataclass(slots=True, unsafe_hash=True)
class TileLaid(Event):
    seat: Seat
    tile: TileNumber


@dataclass(slots=True, unsafe_hash=True)
class MapLaid(Event):
    """The lot has laid the whole map. [RW-379]"""


@dataclass(slots=True, unsafe_hash=True)
class TilesTakenBack(Event):
    """Nothing fits any more: the map is laid anew. [RW-032, RW-037]"""


@dataclass(slots=True, unsafe_hash=True)
class MarkerLaid(Event):
    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class MarkersTakenBack(Event):
    """A home realm fits nowhere: the markers are laid anew. [RW-042]"""


@dataclass(slots=True, unsafe_hash=True)
class HomeLaid(Event):
    seat: Seat
    faction: Faction


@dataclass(slots=True, unsafe_hash=True)
class CityFounded(Event):
    area: Area
    city: City


@dataclass(slots=True, unsafe_hash=True)
class RuneHidden(Event):
    """A rune token was laid face down. [RW-038, RW-039, RW-334]"""

    seat: Seat
    area: Area


@dataclass(slots=True, unsafe_hash=True)
class StrongholdBuilt(Event):
    seat: Seat
    area: Area


@dataclass(slots=True, unsafe_hash=True)
class UnitPlaced(Event):
    seat: Seat
    kind: Kind
    area: Area


@dataclass(slots=True, unsafe_hash=True)
class HeroJoined(Event):
    seat: Seat
    hero: Hero


@dataclass(slots=True, unsafe_hash=True)
class HeroPlaced(Event):
    seat: Seat
    hero: Hero
    area: Area


@dataclass(slots=True, unsafe_hash=True)
class QuestsLeft(Event):
    """So many quests speak only of tiles that are not in play. [RW-046]"""

    count: int
