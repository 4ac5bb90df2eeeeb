"""Movement: which figures reach which area, one by one or with an army. [RW-139 – RW-166]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.runewars.board import FACTION_OF, FAST, FLYING, NEUTRAL, Area, Kind
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Event, Permit, Query, Reason, Seat, because

WITH_AN_ARMY: Final = 2
"""So many areas figures move with Mobilize and Conquer. [RW-145]"""
FAST_WITH_AN_ARMY: Final = 3
"""So many fast ones do. [RW-146]"""


@dataclass(slots=True, unsafe_hash=True)
class UnitMoved(Event):
    seat: Seat
    kind: Kind
    source: Area
    target: Area


@dataclass(slots=True, unsafe_hash=True)
class AreaActivated(Event):
    seat: Seat
    area: Area


@dataclass(slots=True, unsafe_hash=True)
class Reach(Query):
    """How many areas a unit moves with Mobilize or Conquer."""

    seat: Seat
    kind: Kind


@dataclass(slots=True, unsafe_hash=True)
class Crossing(Query):
    """Whether figures of a seat cross a border: 1 or 0."""

    seat: Seat
    border: int
    flying: bool


@dataclass(slots=True, unsafe_hash=True)
class MovingUnits(Permit):
    """Units of a seat are moved by an order."""

    seat: Seat


def may_pass(g: World, area: int, seat: int) -> bool:
    """Units pass only through friendly or empty areas. [RW-144, RW-149]"""
    return g.controller[area] == seat or g.is_empty(area)


def crosses(g: World, seat: int, border: int, flying: bool) -> bool:
    return bool(g.value(Crossing(Seat(seat), border, flying), int(g.is_open(border, flying))))


def steps_from(g: World, area: int, seat: int, flying: bool) -> list[int]:
    """The areas one step away for figures of a seat. [RW-147, RW-148, RW-151 – RW-153]"""
    ground = g.layout.ground
    return [
        near
        for near, border in zip(ground.near[area], ground.border[area], strict=True)
        if crosses(g, seat, border, flying)
    ]


def within_reach(g: World, target: int, seat: int, steps: int, flying: bool) -> list[int]:
    """The areas from which units of *seat* come to *target* in so many steps, sorted. [RW-105]"""
    found = {target: 0}
    line = [target]
    for area in line:
        far = found[area]
        if far == steps or (area != target and not may_pass(g, area, seat)):
            continue
        for near in steps_from(g, area, seat, flying):
            if near not in found:
                found[near] = far + 1
                line.append(near)
    del found[target]
    return sorted(found)


def reach_of(g: World, seat: int, kind: int) -> int:
    """How far a kind of unit moves with an army. [RW-145, RW-146]"""
    return g.value(Reach(Seat(seat), kind), FAST_WITH_AN_ARMY if FAST[kind] else WITH_AN_ARMY)


def held_back(g: World, area: int, seat: int) -> Reason | None:
    """Own units do not leave an area with an own activation token. [RW-139]"""
    if g.activated[area] >> seat & 1:
        return because("area-activated", "RW-139", area=area)
    return None


def movers(g: World, area: int, seat: int) -> list[int]:
    """The kinds of standing units that *seat* may move out of an area it controls. [RW-160, RW-219]"""
    if g.controller[area] != seat:
        return []
    at = area * g.kinds
    return [k for k in range(g.kinds) if g.standing[at + k]]


def is_own(g: World, kind: int, seat: int) -> bool:
    """Whether a kind of unit is of the seat's own faction; else it is an ally. [RW-219]"""
    return FACTION_OF[kind] == g.faction[seat]


def flies(kind: int) -> bool:
    return FLYING[kind]


def is_neutral_kind(kind: int) -> bool:
    return FACTION_OF[kind] == NEUTRAL
