"""Routed figures stand up again before spring."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.runewars.board import Area
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Event, Seat


@dataclass(slots=True, unsafe_hash=True)
class FiguresStoodUp(Event):
    """All figures of a seat in an area stand again."""

    seat: Seat
    area: Area


def areas_with_routed(g: World, seat: int) -> list[int]:
    """The areas with a routed unit or hero of a seat."""
    if not any(g.routed) and not any(g.hero_routed):
        return []
    return [area for area in g.areas() if has_routed(g, seat, area)]


def has_routed(g: World, seat: int, area: int) -> bool:
    """Whether a routed unit or hero of a seat is in an area."""
    if g.controller[area] == seat and g.has_routed(area):
        return True
    if not any(g.hero_routed):
        return False
    return any(g.hero_seat[h] == seat and g.hero_routed[h] for h in g.heroes_in(area))


def stand_up(g: World, seat: Seat, area: int) -> None:
    """All figures of a seat in an area stand up."""
    if g.controller[area] == seat:
        for kind in g.kinds_in(area):
            at = area * g.kinds + kind
            g.standing[at] += g.routed[at]
            g.routed[at] = 0
    for hero in g.heroes_in(area):
        if g.hero_seat[hero] == seat:
            g.hero_routed[hero] = 0
    g.tell(FiguresStoodUp(seat, area))
