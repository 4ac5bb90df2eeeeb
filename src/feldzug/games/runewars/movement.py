"""Movement: who may leave an area, which borders figures cross, how far they come. [RW-139 – RW-160]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.runewars.board import FACTION_OF, FAST, FLYING, WATER, Area, Kind
from feldzug.games.runewars.decks import ORDER_BOX, Hero
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Event, Permit, Query, Reason, Seat, because

_MOBILIZE: Final = ORDER_BOX[ORDER_BOX.number("mobilize")]
WITH_AN_ARMY: Final = _MOBILIZE.amount("reach")
"""So many areas figures move with Mobilize and Conquer. [RW-145]"""
FAST_WITH_AN_ARMY: Final = _MOBILIZE.amount("fast_reach")
"""So many fast ones do. [RW-146]"""


WAYS: Final = "ways"
"""Where the rules keep what lets figures step from one area into another that does not touch it."""
REDRAWN: Final = "redrawn-borders"
"""Where the rules keep who changes borders: by name, a function that lists the areas of which a border is
frozen now, or another one than the tiles show. Of no others' borders *Border* and *Ice* are asked.
"""


@dataclass(slots=True, unsafe_hash=True)
class UnitMoved(Event):
    """So many units of a kind have gone from one area to another."""

    seat: Seat
    kind: Kind
    count: int
    source: Area
    target: Area


@dataclass(slots=True, unsafe_hash=True)
class HeroMoved(Event):
    seat: Seat
    hero: Hero
    source: Area
    target: Area


@dataclass(slots=True, unsafe_hash=True)
class Reach(Query):
    """How many areas a unit moves with Mobilize or Conquer. [RW-145]"""

    seat: Seat
    kind: Kind


@dataclass(slots=True, unsafe_hash=True)
class Fast(Query):
    """Whether units of a kind are fast: 1 or 0. [RW-146]"""

    seat: Seat
    kind: Kind


@dataclass(slots=True, unsafe_hash=True)
class HeroMarch(Query):
    """How many areas a hero moves with Mobilize or Conquer. [RW-158]"""

    hero: Hero


@dataclass(slots=True, unsafe_hash=True)
class Crossing(Query):
    """Whether figures of a seat cross a border between two areas: 1 or 0. [RW-147, RW-152]"""

    seat: Seat
    border: int
    flying: bool
    source: Area
    target: Area


@dataclass(slots=True, unsafe_hash=True)
class Border(Query):
    """What parts two areas that touch: open, water or a mountain. [RW-147]"""

    source: Area
    target: Area


@dataclass(slots=True, unsafe_hash=True)
class ShowsBorder(Query):
    """Whether one of the six borders of an area has a colour, at the rim of the map too: 1 or 0."""

    area: Area
    border: int


@dataclass(slots=True, unsafe_hash=True)
class Ice(Query):
    """Whether units, or heroes, cross the water between two areas, winter or not: 1 or 0. [RW-151]"""

    source: Area
    target: Area
    hero: bool


@dataclass(slots=True, unsafe_hash=True)
class MovingUnits(Permit):
    """Units of a seat are moved by an order."""

    seat: Seat


# borders


NOWHERE: Final[list[int]] = []
"""No areas; nobody adds to it."""


def redrawn(g: World) -> list[int]:
    """The areas with a border that is not as the tiles show it."""
    shelf = g.rules.shelves.get(REDRAWN)
    if not shelf:
        return NOWHERE
    found = NOWHERE
    for changes in shelf.values():
        areas: list[int] = changes(g)
        if areas:
            found = found + areas
    return found


def border_of(g: World, source: int, target: int, printed: int) -> int:
    """What parts two areas now; *printed* is what the tiles show. [RW-147]"""
    areas = redrawn(g)
    if source in areas or target in areas:
        return g.value(Border(source, target), printed)
    return printed


def crosses(
    g: World, seat: int, border: int, flying: bool, source: int, target: int, frozen: bool = False
) -> bool:
    """Whether figures cross a border. [RW-147, RW-148, RW-151, RW-152]"""
    is_open = int(frozen or g.is_open(border, flying))
    return bool(g.value(Crossing(Seat(seat), border, flying, source, target), is_open))


def beyond(g: World, area: int, seat: int) -> list[int]:
    """Areas that something else than the map puts next to an area, while figures of a seat move. [RW-367]"""
    found: list[int] = []
    if g.effects:
        for way in g.rules.shelf(WAYS).values():
            found.extend(way(g, area, seat))
    return found


def steps_from(g: World, area: int, seat: int, flying: bool, hero: bool = False) -> list[int]:
    """The areas one step away for figures of a seat; a hole is none. [RW-147, RW-148, RW-151 – RW-153]"""
    return _steps(g, area, seat, flying, hero, redrawn(g), g.may_change(Crossing))


def _steps(
    g: World, area: int, seat: int, flying: bool, hero: bool, areas: list[int], is_changed: bool
) -> list[int]:
    """The same where it is known which *areas* have other borders, and if more counts for crossing."""
    ground = g.layout.ground
    if not is_changed and not _touches(areas, area, ground.near[area]):
        return [*g.neighbours(area, flying), *beyond(g, area, seat)]
    found: list[int] = []
    for near, printed in zip(ground.near[area], ground.border[area], strict=True):
        border, frozen = printed, False
        if areas and (area in areas or near in areas):
            border = g.value(Border(area, near), printed)
            frozen = border == WATER and g.value(Ice(area, near, hero), 0) > 0
        if crosses(g, seat, border, flying, area, near, frozen):
            found.append(near)
    return found + beyond(g, area, seat)


def _touches(areas: list[int], area: int, near: tuple[int, ...]) -> bool:
    """Whether an area or one next to it is among *areas*."""
    if not areas:
        return False
    if area in areas:
        return True
    for other in near:  # noqa: SIM110 -- compiled, a loop is quicker
        if other in areas:
            return True
    return False


# units


def may_pass(g: World, area: int, seat: int) -> bool:
    """Units pass only through friendly or empty areas, flying ones too. [RW-144, RW-149]"""
    return g.controller[area] == seat or g.is_empty(area)


def within_reach(g: World, target: int, seat: int, steps: int, flying: bool) -> list[int]:
    """The areas from which units of *seat* come to *target* in so many steps, sorted. [RW-105]"""
    areas, is_changed = redrawn(g), g.may_change(Crossing)
    found = {target: 0}
    line = [target]
    for area in line:
        far = found[area]
        if far == steps or (area != target and not may_pass(g, area, seat)):
            continue
        for near in _steps(g, area, seat, flying, False, areas, is_changed):
            if near not in found:
                found[near] = far + 1
                line.append(near)
    del found[target]
    return sorted(found)


def is_far(g: World, source: int, target: int, steps: int) -> bool:
    """Whether so few steps lead nobody from one area to another, whatever borders lie between.

    It is a quick look that need not find out: only `within_reach` knows who comes there.
    """
    if steps > 2 or g.effects:  # what lasts may open other ways
        return False
    there = g.near(target)
    if source in there:
        return False
    if steps == 2:
        for near in g.near(source):
            if near in there:
                return False
    return True


def is_fast(g: World, seat: int, kind: int) -> bool:
    """Whether a kind of unit is fast; nothing makes it so twice. [RW-146]"""
    if not g.may_change(Fast):
        return FAST[kind]
    return bool(g.value(Fast(Seat(seat), kind), int(FAST[kind])))


def reach_of(g: World, seat: int, kind: int) -> int:
    """How far a kind of unit moves with an army. [RW-145, RW-146]"""
    steps = FAST_WITH_AN_ARMY if is_fast(g, seat, kind) else WITH_AN_ARMY
    return g.value(Reach(Seat(seat), kind), steps)


def activated_for(g: World, area: int, seat: int) -> Reason | None:
    """Own units do not leave an area with an own activation token. [RW-139]"""
    if g.activated[area] >> seat & 1:
        return because("area-activated-own", "RW-139", area=area)
    return None


def held_back(g: World, area: int, seat: int) -> Reason | None:
    """Why an order moves no units of a seat out of an area: its token, or what else forbids it. [RW-139]"""
    return activated_for(g, area, seat) or g.denied(MovingUnits(Seat(seat)))


def movers(g: World, area: int, seat: int) -> list[int]:
    """The kinds of standing units that *seat* may move out of an area it controls. [RW-160, RW-219]"""
    return g.standing_kinds(area) if g.controller[area] == seat else []


def is_own(g: World, kind: int, seat: int) -> bool:
    """Whether a kind of unit is of the seat's own faction; else it is an ally. [RW-219]"""
    return FACTION_OF[kind] == g.faction[seat]


@dataclass(slots=True, unsafe_hash=True)
class Flies(Query):
    """Whether units of a kind ignore borders: 1 or 0; *seat* is -2 for unallied neutrals. [RW-148]"""

    seat: Seat
    kind: Kind


def flies(g: World, seat: int, kind: int) -> bool:
    """Whether a kind of unit ignores borders. [RW-148, RW-150]"""
    if not g.may_change(Flies):
        return FLYING[kind]
    return bool(g.value(Flies(Seat(seat), kind), int(FLYING[kind])))


# heroes


@dataclass(slots=True, unsafe_hash=True)
class HeroFlies(Query):
    """Whether a hero ignores borders: 1 or 0; *secretly* also by what he has not shown yet."""

    hero: Hero
    secretly: bool


@dataclass(slots=True, unsafe_hash=True)
class HeroAsUnit(Query):
    """Whether borders bind a hero now as they bind units: 1 or 0."""

    hero: Hero


@dataclass(slots=True, unsafe_hash=True)
class FreeStep(Permit):
    """A hero whom no borders bind, and who does not fly, steps into the next area. [RW-155]"""

    source: Area
    target: Area


def hero_flies(g: World, hero: int, secretly: bool = False) -> bool:
    """Whether a hero ignores borders; no hero of the base game does. [RW-155]"""
    return g.may_change(HeroFlies) and bool(g.value(HeroFlies(hero, secretly), 0))


def hero_steps(g: World, hero: int, area: int, secretly: bool = False) -> list[int]:
    """The areas one step away for a hero: of any kind, but borders bind him. [RW-154, RW-155]

    *secretly*: with the help of what he carries and has not shown yet, as only his player knows.
    """
    as_unit = g.may_change(HeroAsUnit) and g.value(HeroAsUnit(hero), 0) > 0
    flying = hero_flies(g, hero, secretly)
    if g.options.hero_borders == "free" and not as_unit:
        near = list(g.near(area))
        if not flying:
            near = [other for other in near if g.denied(FreeStep(area, other)) is None]
        return [*near, *beyond(g, area, g.hero_seat[hero])]
    return steps_from(g, area, g.hero_seat[hero], flying, hero=not as_unit)


def tell_moves(
    g: World, seat: Seat, kinds: tuple[int, ...], sources: tuple[int, ...], targets: tuple[int, ...]
) -> None:
    """Units have moved: those of a kind that went the same way are told together."""
    counts: dict[tuple[int, int, int], int] = {}
    for way in zip(kinds, sources, targets, strict=True):
        counts[way] = counts.get(way, 0) + 1
    for (kind, source, target), count in counts.items():
        g.tell(UnitMoved(seat, kind, count, source, target))
