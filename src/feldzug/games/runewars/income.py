"""Influence and dials change, and everybody is told. [RW-167 – RW-171, RW-189]"""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.runewars.board import FOOD, ORE, RESOURCES, WOOD, Resource
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Event, Reason, Seat, because


@dataclass(slots=True, unsafe_hash=True)
class InfluenceGained(Event):
    seat: Seat
    influence: int


@dataclass(slots=True, unsafe_hash=True)
class InfluencePaid(Event):
    seat: Seat
    influence: int


@dataclass(slots=True, unsafe_hash=True)
class DialTurned(Event):
    """A dial stands at another number now."""

    seat: Seat
    resource: Resource
    number: int


@dataclass(slots=True, unsafe_hash=True)
class DialsSet(Event):
    """All three dials of a seat after a harvest. [RW-113]"""

    seat: Seat
    food: int
    wood: int
    ore: int


def gain_influence(g: World, seat: Seat, influence: int) -> None:
    """There is always enough of it. [RW-014]"""
    if influence > 0:
        g.influence[seat] += influence
        g.tell(InfluenceGained(seat, influence))


def pay_influence(g: World, seat: Seat, influence: int) -> None:
    if influence > 0:
        g.influence[seat] -= influence
        g.tell(InfluencePaid(seat, influence))


def turn_dial(g: World, seat: Seat, resource: int, by: int) -> None:
    """A dial goes up or down, as far as it goes. [RW-115, RW-358]"""
    before = g.dials[seat][resource]
    g.turn_dial(seat, resource, by)
    if g.dials[seat][resource] != before:
        g.tell(DialTurned(seat, resource, g.dials[seat][resource]))


def set_dials(g: World, seat: Seat, numbers: list[int]) -> None:
    """All three dials at once. [RW-113]"""
    for resource in range(len(RESOURCES)):
        g.turn_dial(seat, resource, numbers[resource] - g.dials[seat][resource])
    dials = g.dials[seat]
    g.tell(DialsSet(seat, dials[FOOD], dials[WOOD], dials[ORE]))


def too_dear(g: World, seat: Seat, cost: dict[str, int]) -> Reason | None:
    """A cost is paid in full or not at all. [RW-098]"""
    for resource, key in enumerate(RESOURCES):
        if g.dials[seat][resource] < cost.get(key, 0):
            return because("dial-too-low", "RW-098", resource=resource, count=cost[key])
    return None


def pay(g: World, seat: Seat, cost: dict[str, int]) -> None:
    for resource, key in enumerate(RESOURCES):
        if cost.get(key, 0):
            turn_dial(g, seat, resource, -cost[key])
