"""Barren land: areas with desolation or cryomancy tokens. [BOW-135 – BOW-155]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final

from feldzug.games.runewars.banners.pieces import TOKENS
from feldzug.games.runewars.board import AREAS, FACTIONS, HOME_OF, LAND, NEUTRAL, RESOURCES, Area
from feldzug.games.runewars.cities import CityHelps
from feldzug.games.runewars.decks import TacticsCard, TacticsHand
from feldzug.games.runewars.developments import PaidFor, Yield, yield_of
from feldzug.games.runewars.income import turn_dial
from feldzug.games.runewars.movement import NOWHERE, REDRAWN, Ice
from feldzug.games.runewars.world import NOBODY, World
from feldzug.games.runewars.world_state import SharedTacticsHand
from feldzug.games.runewars.year import Spring
from feldzug.kernel.rules import Rules
from feldzug.kernel.state import REPLACED, State
from feldzug.kernel.values import Event, Reason, Seat, because
from feldzug.kernel.vocabulary import Per

DESOLATE: Final = -1
"""A desolation token lies in the area; a positive number counts its cryomancy tokens."""
IN_THE_BOX: Final = TOKENS["desolation"]
"""Both are sides of the same tokens."""


@dataclass(slots=True)
class BannersState(State):
    """What the always-on rules remember."""

    barren: Annotated[list[int], Per(AREAS)] = field(default_factory=lambda: [0] * len(AREAS))
    """By area: DESOLATE, or how many cryomancy tokens lie there."""
    walls_damaged: Annotated[list[int], Per(FACTIONS)] = field(
        default_factory=lambda: [0] * len(FACTIONS)
    )
    """By faction: how many strongholds of others it has damaged in this year. [BOW-278]"""
    announced: Annotated[list[SharedTacticsHand], Per(2)] = field(
        default_factory=lambda: [TacticsHand(), TacticsHand()]
    )
    """By side of a battle or duel: the tactical fate cards that lie there, known to their owner. [BOW-294]"""
    resolved: Annotated[list[TacticsCard], REPLACED] = field(default_factory=list)
    """Those of them that are being resolved, seen by all."""


@dataclass(slots=True, unsafe_hash=True)
class Desolated(Event):
    """A desolation token is placed. [BOW-135]"""

    area: Area


@dataclass(slots=True, unsafe_hash=True)
class Frozen(Event):
    """A cryomancy token is placed; so many lie there now. [BOW-153]"""

    area: Area
    count: int


@dataclass(slots=True, unsafe_hash=True)
class Thawed(Event):
    """A token leaves an area; so many cryomancy tokens are left. [BOW-154]"""

    area: Area
    count: int


# looking


def is_barren(g: World, area: int) -> bool:
    return g.part(BannersState).barren[area] != 0


def is_frozen(g: World, area: int) -> bool:
    return g.part(BannersState).barren[area] > 0


def tokens_left(g: World) -> int:
    barren = g.part(BannersState).barren
    if barren.count(0) == len(barren):
        return IN_THE_BOX
    return IN_THE_BOX - sum([abs(count) for count in barren])


def refuses_desolation(g: World, area: int) -> bool:
    """Home realms and barren areas take none, nor does an empty box give one. [BOW-143, BOW-144, BOW-Q10]"""
    return HOME_OF[area] != NEUTRAL or is_barren(g, area) or not tokens_left(g)


def refuses_cryomancy(g: World, area: int) -> bool:
    """Home realms and desolate areas take none. [BOW-151, BOW-152, BOW-Q10]"""
    desolate = g.part(BannersState).barren[area] == DESOLATE
    return HOME_OF[area] != NEUTRAL or desolate or not tokens_left(g)


# acting


def desolate(g: World, area: int) -> None:
    """Whoever controls the area gains what it yields, for the last time; or it is skipped. [BOW-136]"""
    if refuses_desolation(g, area):
        return
    seat = g.controller[area]
    if seat != NOBODY:
        for resource in range(len(RESOURCES)):
            gain = yield_of(g, area, resource)
            if gain:
                turn_dial(g, Seat(seat), resource, gain)
    g.part(BannersState).barren[area] = DESOLATE
    g.tell(Desolated(area))
    g.look_again()


def freeze(g: World, area: int) -> None:
    """One more cryomancy token; nobody gains anything. [BOW-153, BOW-155]"""
    if refuses_cryomancy(g, area):
        return
    barren = g.part(BannersState).barren
    barren[area] += 1
    g.tell(Frozen(area, barren[area]))
    g.look_again()


def melt(g: World, area: int) -> None:
    """A cryomancy token leaves an area. [BOW-154]"""
    barren = g.part(BannersState).barren
    barren[area] -= 1
    g.tell(Thawed(area, barren[area]))
    g.look_again()


def clear_tokens(g: World, area: int) -> None:
    """All tokens of an area go back into the box. [BOW-079]"""
    remove_tokens(g, area, IN_THE_BOX)


def remove_tokens(g: World, area: int, count: int) -> None:
    """The desolation token of an area or so many of its cryomancy tokens go back into the box."""
    barren = g.part(BannersState).barren
    barren[area] = max(0, barren[area] - count)
    g.tell(Thawed(area, barren[area]))
    g.look_again()


# what it changes


def thaw(frame: Spring, g: World) -> None:
    """In spring a cryomancy token leaves each area; desolation stays. [BOW-137, BOW-154]"""
    for area in g.areas():
        if g.part(BannersState).barren[area] > 0:
            melt(g, area)


def yields_nothing(g: World, query: Yield, amount: int) -> int:
    """What is printed on the land is gone; what a village gives stays. [BOW-138, BOW-142, BOW-147]"""
    if is_barren(g, query.area):
        return amount - LAND[query.area].yields[query.resource]
    return amount


def gives_nothing(g: World, permit: CityHelps) -> Reason | None:
    """A city there gives none of its benefits. [BOW-139, BOW-148]"""
    if is_barren(g, permit.area):
        return because("land-is-barren", "BOW-139", area=permit.area)
    return None


def pays_nothing(g: World, query: PaidFor, amount: int) -> int:
    """A development pays nothing there, not even for a village, or what the land would yield. [BOW-Q42]"""
    if not is_barren(g, query.area):
        return amount
    if g.options.agreed["barren_development"] == "nothing":
        return 0
    return amount + LAND[query.area].yields[query.resource]


def frozen_areas(g: World) -> list[int]:
    """Where ice lies."""
    barren = g.part(BannersState).barren
    if barren.count(0) == len(barren):
        return NOWHERE
    found = NOWHERE
    for area, count in enumerate(barren):
        if count > 0:
            found = [*found, area]
    return found


def opens_water(g: World, query: Ice, amount: int) -> int:
    """Every water border of a frozen area is open, from both sides. [BOW-145, BOW-146, BOW-Q07, BOW-Q08]"""
    if query.hero and g.options.agreed["heroes_on_ice"] == "no":
        return amount
    return 1 if is_frozen(g, query.source) or is_frozen(g, query.target) else amount


def install(rules: Rules) -> None:
    rules.insert(Spring, "thaw", thaw, after="stand_up")
    rules.modifies(Yield, yields_nothing)
    rules.modifies(PaidFor, pays_nothing)
    rules.modifies(Ice, opens_water)
    rules.shelf(REDRAWN)["cryomancy"] = frozen_areas
    rules.deny(CityHelps, gives_nothing)
