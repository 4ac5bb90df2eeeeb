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


def has_routed(g: World, seat: int, area: int) -> bool:
    """Whether a routed unit or hero of a seat is in an area."""
    at = area * g.kinds
    if g.controller[area] == seat and any(g.routed[at : at + g.kinds]):
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
