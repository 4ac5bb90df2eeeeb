"""Judging what is done on the map: start, events, alliances, challenges, spending."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from feldzug.bots.policies.empires.outlook import GOLD, Outlook
from feldzug.games.empires.alliances import (
    AcceptAlliance,
    DeclineAlliance,
    DissolveAlliance,
    EndTalks,
    ProposeAlliance,
)
from feldzug.games.empires.building.phase import Build, Claim, Conquer, Raid, StopSpending
from feldzug.games.empires.building.prices import (
    RAID,
    building_price,
    claim_price,
    conquest_price,
)
from feldzug.games.empires.capitals import NameCapital
from feldzug.games.empires.challenges import ChallengeRealm, DemandChallenge, MarkTile
from feldzug.games.empires.conversion import BuyMarkers
from feldzug.games.empires.event_cards import EVENT_CARDS
from feldzug.games.empires.event_phase.card import NameRealm
from feldzug.games.empires.event_phase.cards.craftsmen import CraftsmenBuild, SendCraftsmenAway
from feldzug.games.empires.event_phase.cards.saboteurs import Sabotage
from feldzug.games.empires.event_phase.phase import TakeEvent
from feldzug.games.empires.hiring import AcceptHire, DeclineHire, EndHiring, OfferHire
from feldzug.games.empires.land import NONE
from feldzug.games.empires.map_generator import worth as worth_near
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.set_up.first_tiles import BeginAt
from feldzug.games.empires.set_up.start import EnterMap, PlayPeople
from feldzug.games.empires.vocabularies import CASTLE, CITY, MINE, SPECIAL

Judge = Callable[[Outlook, Any], float]

RAID_GOLD: Final = 70
CITY_LOST: Final = 1 / 6
CASTLE_LOST: Final = 1 / 3
MINE_LOST: Final = 1 / 2
"""How likely Saboteurs succeed."""

CARDS: Final = {
    "fools-gold": 0.1,
    "craftsmen": 0.7,
    "catastrophe": 0.2,
    "risk": 0.3,
    "scouts": 0.1,
    "diplomat": 0.05,
    "pioneers": 0.5,
    "reinforcement": 0.35,
    "assassin": 0.2,
    "spies": 0.1,
    "saboteurs": 0.15,
    "intriguer": 0.1,
    "amulet": 0.2,
}
"""What an event is worth beside the gold on it."""

FAVOURITES: Final = ("vampire-counts", "goblins", "orcs", "high-elves", "empire", "dwarfs")
"""Peoples that do well, the best first."""


def people(_: Outlook, action: PlayPeople) -> float:
    called = PEOPLES[action.people]
    return float(len(FAVOURITES) - FAVOURITES.index(called)) if called in FAVOURITES else 0.0


def capital(look: Outlook, action: NameCapital) -> float:
    """A first capital lies where much is near; a new one where most tiles stay joined to it."""
    g = look.g
    if g.capital[look.seat] == NONE:
        return worth_near(g.land, action.tile) / 100
    own = g.tiles_of(look.seat)
    return -float(sum([g.land.distance(action.tile, tile) for tile in own]))


def first_tile(look: Outlook, action: BeginAt) -> float:
    return look.tile_worth(action.tile) + GOLD * look.income(action.tile, MINE)


def event(look: Outlook, action: TakeEvent) -> float:
    return CARDS[EVENT_CARDS[action.card]] + GOLD * look.g.card_gold[action.card]


def named(look: Outlook, action: NameRealm) -> float:
    return look.threat(action.realm)


def craftsmen(look: Outlook, action: CraftsmenBuild) -> float:
    there = look.g.building[action.tile]
    lost = look.building_worth(action.tile, there) if there >= 0 else 0.0
    return look.building_worth(action.tile, action.building) - lost


def sabotage(look: Outlook, action: Sabotage) -> float:
    building = look.g.building[action.tile]
    chance = {CITY: CITY_LOST, CASTLE: 0.4 * CASTLE_LOST, MINE: 0.3 * MINE_LOST}.get(building, 0.0)
    return chance * look.threat(look.g.owner[action.tile])


def proposal(look: Outlook, action: ProposeAlliance) -> float:
    """An ally who is well ahead pulls one up, and two of them win together."""
    return look.points[action.realm] - look.points[look.seat] - 2.5


def accepted(look: Outlook, action: AcceptAlliance) -> float:
    return look.points[action.realm] - look.points[look.seat] - 0.5


def challenged(look: Outlook, action: ChallengeRealm | DemandChallenge) -> float:
    """Whoever can be beaten and has something to take."""
    g, other = look.g, action.realm
    found = look.prey(other) + look.threat(other)
    found -= GOLD * min(g.gold[other], 250) + 0.5 * (g.largest == other)
    return found + 0.5 * g.plague[other] + 0.5 * g.neutral[other]


def marked(look: Outlook, action: MarkTile) -> float:
    """The tile that will be taken first, and no siege."""
    g, tile = look.g, action.tile
    if g.is_capital(tile):
        return -1.0
    if g.owner[tile] == look.seat:
        return -0.5
    price = claim_price(g, look.seat, tile) if g.owner[tile] < 0 else 3
    return look.tile_worth(tile) + look.threat(g.owner[tile]) - 0.2 * price


def claimed(look: Outlook, action: Claim) -> float:
    return look.tile_worth(action.tile) / max(claim_price(look.g, look.seat, action.tile), 0.5)


def conquered(look: Outlook, action: Conquer) -> float:
    g = look.g
    gain = look.tile_worth(action.tile) + look.threat(g.owner[action.tile])
    return gain / max(conquest_price(g, look.seat, action.tile), 0.5)


def built(look: Outlook, action: Build) -> float:
    """What it brings, less what it replaces, for its price."""
    g, there = look.g, look.g.building[action.tile]
    gain = look.building_worth(action.tile, action.building)
    if there >= 0:
        gain -= look.building_worth(action.tile, there)
    if action.building == SPECIAL and there < 0:
        gain -= 0.1 * look.tax(action.tile) * GOLD
    return gain / building_price(g, action.tile, action.building)


def raided(_: Outlook, __: Raid) -> float:
    return GOLD * RAID_GOLD / RAID


def markers(_: Outlook, action: BuyMarkers) -> float:
    return float(action.count)


JUDGES: Final[dict[type, Judge]] = {
    PlayPeople: people,
    NameCapital: capital,
    BeginAt: first_tile,
    TakeEvent: event,
    NameRealm: named,
    CraftsmenBuild: craftsmen,
    Sabotage: sabotage,
    ProposeAlliance: proposal,
    AcceptAlliance: accepted,
    ChallengeRealm: challenged,
    DemandChallenge: challenged,
    MarkTile: marked,
    Claim: claimed,
    Conquer: conquered,
    Build: built,
    Raid: raided,
    BuyMarkers: markers,
}

FIXED: Final[dict[type, float]] = {
    EnterMap: 0.0,
    SendCraftsmenAway: 0.0,
    DeclineAlliance: 0.0,
    DissolveAlliance: -1.0,
    EndTalks: 0.0,
    OfferHire: -1.0,
    AcceptHire: 1.0,
    DeclineHire: 0.0,
    EndHiring: 0.5,
    StopSpending: 0.0,
}
