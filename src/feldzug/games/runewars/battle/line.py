"""The line of battle: who is hit first, what becomes of a unit. [RW-231, RW-246 – RW-250]"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from feldzug.games.runewars.battle.queries import Health, Initiative
from feldzug.games.runewars.board import UNITS, Area, Kind
from feldzug.games.runewars.destroying import UnitDestroyed
from feldzug.games.runewars.world import World
from feldzug.games.runewars.world_state import Fighter
from feldzug.kernel.values import Event, Seat

ATTACKER: Final = 0
DEFENDER: Final = 1


@dataclass(slots=True, unsafe_hash=True)
class UnitHit(Event):
    """A unit in battle takes a point of damage; *damage* is what it has now."""

    seat: Seat
    kind: Kind
    area: Area
    damage: int


@dataclass(slots=True, unsafe_hash=True)
class UnitRouted(Event):
    seat: Seat
    kind: Kind
    area: Area


@cache
def fighter(side: int, kind: int, damage: int = 0, routed: bool = False) -> Fighter:
    """The one unit like this: units alike are one value."""
    return Fighter(side, kind, damage, routed)


def _place(unit: Fighter) -> tuple[int, int, int, bool]:
    return unit.side, unit.kind, unit.damage, unit.routed


# looking


def fighters_of(g: World, side: int) -> list[Fighter]:
    """The units of a side that take part. [RW-232]"""
    return [unit for unit in g.fighters if unit.side == side]


def standing_of(g: World, side: int) -> list[Fighter]:
    return [unit for unit in g.fighters if unit.side == side and not unit.routed]


def different(units: list[Fighter]) -> list[Fighter]:
    """Units that can be told apart."""
    return list(dict.fromkeys(units))


def health_of(g: World, side: int, kind: int) -> int:
    return g.value(Health(side, kind), UNITS[kind].health)


def initiative_of(g: World, side: int, kind: int) -> int:
    """The round in which a kind of unit draws. [RW-238]"""
    printed = UNITS[kind].initiative
    return g.value(Initiative(side, kind), printed) if g.may_change(Initiative) else printed


def to_be_hit(units: list[Fighter]) -> list[Fighter]:
    """Who may take the next point of damage: damaged units first, then standing ones. [RW-247]"""
    found = [unit for unit in units if unit.damage]
    if not found:
        found = [unit for unit in units if not unit.routed]
    return different(found or units)


def to_be_routed(units: list[Fighter]) -> list[Fighter]:
    """Who may be routed next: undamaged standing units first, then damaged ones. [RW-246]"""
    found = [unit for unit in units if not unit.routed]
    return different([unit for unit in found if not unit.damage] or found)


def standing_first(units: list[Fighter]) -> list[Fighter]:
    """Who may be destroyed: a standing unit if there is one. [RW-250]"""
    return different([unit for unit in units if not unit.routed] or units)


def after_hit(g: World, unit: Fighter) -> Fighter | None:
    """What becomes of a unit that takes a point of damage; None if it is destroyed. [RW-248]"""
    damage = unit.damage + 1
    if damage >= health_of(g, unit.side, unit.kind):
        return None
    return fighter(unit.side, unit.kind, damage, unit.routed)


def after_rout(unit: Fighter) -> Fighter:
    return fighter(unit.side, unit.kind, unit.damage, routed=True)


def replaced(units: list[Fighter], old: Fighter, new: Fighter | None) -> list[Fighter]:
    """The same units, but one of them another or gone."""
    found = units[:]
    found.remove(old)
    if new is not None:
        found.append(new)
        found.sort(key=_place)
    return found


# acting; *seat* is whose units they are, -2 for unallied neutrals


def join(g: World, side: int, kind: int, count: int) -> None:
    """Standing units come into the line."""
    found = g.fighters + [fighter(side, kind)] * count
    found.sort(key=_place)
    g.fighters = found


def leave(g: World, unit: Fighter) -> None:
    """A unit comes out of the line, alive."""
    g.fighters = replaced(g.fighters, unit, None)


def hit(g: World, seat: int, unit: Fighter) -> Fighter | None:
    """A unit takes a point of damage; returns what it has become, None if it is destroyed."""
    after = after_hit(g, unit)
    if after is None:
        destroy_fighter(g, seat, unit)
        return None
    g.fighters = replaced(g.fighters, unit, after)
    g.tell(UnitHit(Seat(seat), unit.kind, g.contested, after.damage))
    return after


def rout(g: World, seat: int, unit: Fighter) -> None:
    g.fighters = replaced(g.fighters, unit, after_rout(unit))
    g.tell(UnitRouted(Seat(seat), unit.kind, g.contested))


def stand_up(g: World, unit: Fighter) -> None:
    """A routed unit fights on."""
    g.fighters = replaced(g.fighters, unit, fighter(unit.side, unit.kind, unit.damage))


def destroy_fighter(g: World, seat: int, unit: Fighter) -> None:
    """A unit in battle goes back into the box. [RW-248]"""
    g.fighters = replaced(g.fighters, unit, None)
    g.supply[unit.kind] += 1
    g.tell(UnitDestroyed(Seat(seat), unit.kind, g.contested))
