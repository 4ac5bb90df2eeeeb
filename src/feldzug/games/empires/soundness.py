"""Soundness: whether a campaign could have come to a position. A file may claim anything.

Not every position that passes was ever played, but every one that was played passes, and with one that
passes nothing takes long: every list has its length, every tile lies on the map, no number is absurd, and the
ledger tells each coin.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any, Final

from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.battle.throws import HALF_TURNS, sound_throws
from feldzug.games.empires.battle.ways import WAYS
from feldzug.games.empires.battle.weather import markers_left
from feldzug.games.empires.campaign import LAST_ROUND, Campaign, blank
from feldzug.games.empires.campaign_state import NOBODY, BattleEntry, Booking, Challenge
from feldzug.games.empires.event_cards import EVENT_CARDS
from feldzug.games.empires.inventory import contents
from feldzug.games.empires.land import CORNER_UP, NONE, SIDE_UP
from feldzug.games.empires.maps import map_fault, tiles_of
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.rosters.roster import Roster
from feldzug.games.empires.set_up.start import SetUp
from feldzug.games.empires.victory import LEFT_ALONE
from feldzug.games.empires.vocabularies import BUILDINGS, RESULTS, TILES
from feldzug.games.empires.whole_campaign import WholeCampaign
from feldzug.games.empires.winter.taxes import DRAGONS
from feldzug.kernel.frames import Frame
from feldzug.kernel.parallel import whole
from feldzug.kernel.values import FATE, Effect, Outcome

DEEPEST: Final = 200
"""So many frames, lasting effects or parts of a frame are never reached."""
MOST: Final = 1_000_000
"""For what may add up in a whole campaign: gold and points."""
BOOKINGS: Final = 20_000
"""The ledger never has so many lines."""
ARMY: Final = 200
"""No army has so many units."""
SEATS: Final = (
    "seat",
    "challenger",
    "challenged",
    "foe",
    "other",
    "choosing",
    "fighters",
    "employer",
    "reporters",
    "confirmers",
)
PLACED: Final = ("tile", "target", "origin")

LONGER: Final = (
    "stack",
    "effects",
    "states",
    "events",
    "reactions",
    "lot",
    "order",
    "taken_capitals",
    "ledger",
    "starved",
    "revolted",
    "picked",
    "challenges",
    "awards",
    "archive",
    "_menu",
)
"""Lists that are not of one length."""


def sound(g: Campaign) -> bool:
    return (
        _sizes(g)
        and _map(g)
        and _realms(g)
        and _time(g)
        and _cards(g)
        and _battles(g)
        and all(_fight(g, frame) for frame in whole(g.stack) if isinstance(frame, Fight))
        and _accounts(g)
        and _progress(g)
    )


def is_set_up(g: Campaign) -> bool:
    """Whether the start is over; a campaign that all but one have left may have ended before."""
    if g.result is not None and g.result.ending == LEFT_ALONE:
        return False
    return not any(isinstance(frame, SetUp) for frame in g.stack)


def _sizes(g: Campaign) -> bool:
    """Everything is there as often as it should be."""
    new = blank(g.rules, g.players, g.options)
    for field in fields(new):
        one, other = getattr(g, field.name), getattr(new, field.name)
        if isinstance(other, (bytearray, list)) and field.name not in LONGER:
            if len(one) != len(other):
                return False
    return (
        len(g.land.terrain) == len(TILES)
        and len(g.land.flow) == len(TILES)
        and len(g.ledger) <= BOOKINGS
        and len(g.archive) <= LAST_ROUND * g.players
        and len(g.challenges) <= g.players
        and len(g.picked) <= 2 * g.players
        and len(g.awards) <= DEEPEST
        and len(g.taken_capitals) <= DEEPEST * g.players
    )


def _map(g: Campaign) -> bool:
    """A map on which a campaign can be played, or none yet; nothing stands beside it."""
    land = g.land
    if land.lie not in (CORNER_UP, SIDE_UP):
        return False
    tiles = tiles_of(land)
    if not tiles and is_set_up(g):
        return False
    if tiles and map_fault(land.lie, tiles, g.players) is not None:
        return False
    for tile in range(len(TILES)):
        there = land.terrain[tile] != NONE
        if not _seat(g, g.owner[tile]) or not _within(g.building[tile], NONE, len(BUILDINGS) - 1):
            return False
        if not _within(g.exhausted[tile], 0, 1) or not _within(g.barren[tile], 0, DRAGONS):
            return False
        marked = g.building[tile] != NONE or g.exhausted[tile] or g.barren[tile]
        if not there and (g.owner[tile] != NOBODY or marked or land.flow[tile] != NONE):
            return False
    return True


def _realms(g: Campaign) -> bool:
    chosen = [people for people in g.people if people != NONE]
    return (
        all(_within(people, NONE, len(PEOPLES) - 1) for people in g.people)
        and (g.options.people_twice == "on" or len(set(chosen)) == len(chosen))
        and (not is_set_up(g) or len(chosen) == g.players)
        and all(_place(g, tile) for tile in g.capital)
        and len({tile for tile in g.capital if tile != NONE})
        == len([tile for tile in g.capital if tile != NONE])
        and _flags(g.neutral, g.special_built, g.attempted, g.plague, g.byes)
        and all(_within(points, 0, MOST) for points in (*g.markers, *g.kp, *g.winter_kp))
        and all(_within(gold, 0, MOST) for gold in g.gold)
        and all(_within(times, 0, DEEPEST) for times in g.halvings)
        and all(_within(until, 0, LAST_ROUND + 1) for until in g.castle_until)
        and all(_seat(g, seat) for seat in (*g.winter_foe, *g.hired_by))
        and all(_is_mutual(g, seat) for seat in g.seats())
        and all(
            _seat(g, seat) and _seat(g, loser) and _place(g, tile)
            for seat, loser, tile in g.taken_capitals
        )
    )


def _is_mutual(g: Campaign, seat: int) -> bool:
    """An ally is another player, and his ally is oneself."""
    ally = g.ally[seat]
    if ally == NOBODY:
        return True
    return _seat(g, ally) and ally != seat and g.ally[ally] == seat


def _time(g: Campaign) -> bool:
    return (
        _within(g.round, 1, LAST_ROUND)
        and _within(g.dragon_driven_off, 0, LAST_ROUND)
        and _seat(g, g.largest)
        and all(_distinct(g, seats) for seats in (g.lot, g.order, g.starved, g.revolted))
        and (not is_set_up(g) or len(g.lot) == g.players)
    )


def _cards(g: Campaign) -> bool:
    """Gold on events, events that were chosen, and no more weather markers out than there are."""
    return (
        all(_within(gold, 0, MOST) for gold in g.card_gold)
        and all(
            _seat(g, pick.seat)
            and _seat(g, pick.target)
            and _within(pick.card, 0, len(EVENT_CARDS) - 1)
            for pick in g.picked
        )
        and _within(g.reserved, 0, len(g.items))
        and all(_within(drawn, 0, MOST) for drawn in g.weather_drawn)
        and all(
            left >= 0
            for terrain in sorted({t for t in g.land.terrain if t != NONE})
            for left in markers_left(g, terrain).values()
        )
    )


def _battles(g: Campaign) -> bool:
    return (
        all(_challenge(g, one) for one in g.challenges)
        and all(_entry(g, entry) for entry in g.archive)
        and all(
            _seat(g, award.seat) and _seat(g, award.passed) and _within(award.kp, 0, DEEPEST)
            for award in g.awards
        )
    )


def _challenge(g: Campaign, one: Challenge) -> bool:
    return _pair(g, one.challenger, one.challenged) and _tile(g, one.tile)


def _entry(g: Campaign, entry: BattleEntry) -> bool:
    return (
        _pair(g, entry.challenger, entry.challenged)
        and _tile(g, entry.tile)
        and _within(entry.round, 1, g.round)
        and entry.way in WAYS
        and all(_within(points, -MOST, MOST) for points in entry.points)
        and all(_within(result, 0, len(RESULTS) - 1) for result in entry.results)
        and len(entry.armies) in (0, 2)
        and all(_army(army) for army in entry.armies)
    )


def _fight(g: Campaign, fight: Fight) -> bool:
    return (
        _within(fight.number, 0, len(g.challenges) - 1)
        and g.challenges[fight.number].challenger == fight.challenger
        and g.challenges[fight.number].challenged == fight.challenged
        and g.challenges[fight.number].tile == fight.tile
        and len(fight.fighters) in (0, 2)
        and (not fight.way or fight.way in WAYS)
        and len(fight.armies) in (0, 2)
        and all(_army(army) for army in fight.armies)
        and _within(fight.side, 0, 1)
        and _within(fight.first, 0, 1)
        and all(_within(side, -1, 1) for side in (fight.defender, fight.scouts, fight.touched_by))
        and all(_within(gold, 0, MOST) for gold in fight.paid)
        and all(_within(line, -1, ARMY) for line in fight.removed)
        and all(_within(half, -1, HALF_TURNS) for half in (fight.eruption_rolled, fight.erupted))
        and _within(fight.eruption_die, 0, 6)
        and sound_throws(fight.swamp, fight.lava, fight.dragon_throws)
    )


def _army(army: Roster) -> bool:
    lines = (*army.lines, *army.extra)
    return (
        len(lines) <= ARMY
        and len(army.gear) <= ARMY
        and all(_within(line.count, 1, ARMY) and len(line.upgrades) <= ARMY for line in lines)
        and all(len(line.items) <= ARMY for line in lines)
        and sum([line.count for line in lines]) <= ARMY
        and all(_within(gear.count, 1, ARMY) for gear in army.gear)
        and len(army.cards) <= ARMY
    )


def _accounts(g: Campaign) -> bool:
    """Every coin, point and card is somewhere, and the ledger tells where it came from."""
    if not all(_booking(g, line) for line in g.ledger):
        return False
    return _counted(g) == _counted(blank(g.rules, g.players, g.options))


def _counted(g: Campaign) -> dict[str, int]:
    return {thing: count for thing, count in contents(g).items() if count}


def _booking(g: Campaign, line: Booking) -> bool:
    return (
        _within(line.seat, 0, g.players - 1)
        and _within(line.round, 1, g.round)
        and _within(line.gold, -MOST, MOST)
        and _within(line.kp, -MOST, MOST)
        and _place(g, line.tile)
    )


def _progress(g: Campaign) -> bool:
    """A campaign is in progress or over; whoever is waited for sits at the table."""
    frames = whole(g.stack)
    if len(frames) > DEEPEST or len(g.effects) > DEEPEST:
        return False
    if not all(_effect(g, effect) for effect in g.effects):
        return False
    result: Any = g.result
    if result is not None:
        return not g.stack and isinstance(result, Outcome)
    return (
        bool(g.stack)
        and isinstance(g.stack[0], WholeCampaign)
        and all(_frame(g, frame) for frame in frames)
        and all(seat == FATE or seat in g.all_seats() for seat in g.waiting())
    )


def _effect(g: Campaign, effect: Effect) -> bool:
    return _seat(g, effect.seat) and _tile(g, getattr(effect, "tile", NONE))


def _frame(g: Campaign, frame: Frame) -> bool:
    known: Any = frame
    for field in fields(known):
        value: Any = getattr(frame, field.name)
        if field.name in SEATS:
            seats = value if isinstance(value, tuple) else (value,)
            if not all(_sits(g, seat) for seat in seats):
                return False
        elif field.name in PLACED:
            if not _place(g, value):
                return False
        elif isinstance(value, dict):  # the steps of a sealed choice
            if not all(seat in g.all_seats() for seat in value):
                return False
        elif isinstance(value, tuple):
            if len(value) > DEEPEST:
                return False
        elif isinstance(value, int) and not -MOST <= value <= MOST:
            return False
    return True


def _sits(g: Campaign, seat: Any) -> bool:
    """A player, the organiser, or nobody."""
    return seat == NOBODY or (type(seat) is int and seat in g.all_seats())


def _flags(*flags: Iterable[int]) -> bool:
    return all(_within(flag, 0, 1) for one in flags for flag in one)


def _distinct(g: Campaign, seats: Sequence[int]) -> bool:
    """Players, each named once."""
    return len(set(seats)) == len(seats) and all(_within(s, 0, g.players - 1) for s in seats)


def _pair(g: Campaign, one: int, other: int) -> bool:
    """Two players."""
    return one != other and all(_within(seat, 0, g.players - 1) for seat in (one, other))


def _tile(g: Campaign, tile: int) -> bool:
    """A tile of the map."""
    return _within(tile, 0, len(TILES) - 1) and g.land.terrain[tile] != NONE


def _place(g: Campaign, tile: int) -> bool:
    """A tile of the map, or none."""
    return tile == NONE or _tile(g, tile)


def _seat(g: Campaign, seat: Any) -> bool:
    """A player, or nobody."""
    return seat == NOBODY or _within(seat, 0, g.players - 1)


def _within(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most
