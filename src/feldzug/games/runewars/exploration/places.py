"""What locations do: thrones, villages, portals, and how they are removed. [RW-364 – RW-367]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.board import RESOURCES, Area
from feldzug.games.runewars.developments import Yield
from feldzug.games.runewars.exploration.tokens import (
    DESTRUCTIBLE,
    EXPLORATION_BOX,
    Exploration,
    Explorations,
    facts_of,
    open_token,
    open_tokens,
    take_away,
)
from feldzug.games.runewars.heroes.quest_phase import HeroMoves, WalkOn
from feldzug.games.runewars.income import pay_influence
from feldzug.games.runewars.march import GatherArmy, MoveArmy
from feldzug.games.runewars.strategic_moves import ChooseMover, StrategicMoves
from feldzug.games.runewars.turn import OwnTurn
from feldzug.games.runewars.winning import DragonRunes
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Action, Effect, Event, Reason, Seat, because

PORTAL: Final = EXPLORATION_BOX.number("magic-portal")
THRONE: Final = EXPLORATION_BOX.number("dragon-throne")


@dataclass(slots=True, unsafe_hash=True)
class LocationRemoved(Event):
    """A location is destroyed by who controls its area. [RW-364]"""

    seat: Seat
    area: Area
    exploration: Exploration


@dataclass(slots=True, unsafe_hash=True)
class PortalsOpened(Event):
    """A seat has paid for travelling through portals. [RW-367]"""

    seat: Seat


# thrones and villages


def throne_counts(g: World, query: DragonRunes, count: int) -> int:
    """Whoever controls a throne counts one dragon rune more. [RW-365]"""
    for area in open_tokens(g, THRONE):
        if g.controller[area] == query.seat:
            count += facts_of(THRONE).amount("runes")
    return count


def village_yields(g: World, query: Yield, count: int) -> int:
    """A village adds to what its area yields. [RW-366]"""
    token = open_token(g, query.area)
    return count if token == NONE else count + facts_of(token).amount(RESOURCES[query.resource])


# removing


@dataclass(frozen=True, slots=True)
class RemoveLocation(Action):
    area: Area


def locations(question: OwnTurn, g: World, seat: Seat) -> list[Any]:
    """Destructible locations in areas of the seat. [RW-364]"""
    return [
        RemoveLocation(area)
        for area in g.part(Explorations).tokens.areas
        if g.is_friendly(area, seat) and is_destructible(g, area)
    ]


def is_destructible(g: World, area: int) -> bool:
    token = open_token(g, area)
    return token != NONE and facts_of(token).printed["sort"] == DESTRUCTIBLE


def too_weak(question: OwnTurn, g: World, seat: Seat, action: RemoveLocation) -> Reason | None:
    """It takes six units. [RW-364]"""
    needed = facts_of(open_token(g, action.area)).amount("units")
    if g.units(action.area) < needed:
        return because("too-few-units", "RW-364", area=action.area, units=needed)
    return None


def remove_location(question: OwnTurn, g: World, seat: Seat, action: RemoveLocation) -> None:
    g.tell(LocationRemoved(seat, action.area, open_token(g, action.area)))
    take_away(g, action.area)


# portals


@dataclass(slots=True, unsafe_hash=True)
class PortalsOpen(Effect):
    """A seat travels through portals; *figures* had been chosen to move when it paid. [RW-367]"""

    figures: int


@dataclass(frozen=True, slots=True)
class OpenPortals(Action):
    """Pay for travelling through portals."""


def figures_chosen(g: World) -> int:
    """How many figures have been chosen to move so far."""
    for frame in g.stack:
        if isinstance(frame, (MoveArmy, StrategicMoves)):
            return len(frame.kinds) + len(frame.heroes)
    return 0


def travels(g: World, seat: int) -> bool:
    """Whether the next figure of a seat goes through portals: all do, or each one pays. [RW-367]"""
    for effect in g.effects:
        if isinstance(effect, PortalsOpen) and effect.seat == seat:
            if g.options.portal_fee == "once" or effect.figures == figures_chosen(g):
                return True
    return False


def through_portals(g: World, area: int, seat: int) -> list[int]:
    """From a portal to all others. [RW-367]"""
    if not travels(g, seat):
        return []
    portals = open_tokens(g, PORTAL)
    return [other for other in portals if other != area] if area in portals else []


def may_travel(question: Any, g: World, seat: Seat) -> list[Any]:
    """While moving, if there are two portals at least. [RW-367]"""
    if travels(g, seat) or len(open_tokens(g, PORTAL)) < 2:
        return []
    return [OpenPortals()]


def cannot_pay(question: Any, g: World, seat: Seat, action: OpenPortals) -> Reason | None:
    """Where no battle may follow, diplomacy must be left to the army. [RW-109, RW-367]"""
    if g.influence[seat] < fee():
        return because("too-little-influence", "RW-367", influence=g.influence[seat])
    if isinstance(question, GatherArmy) and g.influence[seat] == fee():
        army = g.frame(MoveArmy)
        if army.peaceful and g.is_neutral(army.area):
            return because("too-little-influence", "RW-109", influence=g.influence[seat])
    return None


def fee() -> int:
    return facts_of(PORTAL).amount("influence")


def open_portals(question: Any, g: World, seat: Seat, action: OpenPortals) -> Todo:
    pay_influence(g, seat, fee())
    g.effects.append(PortalsOpen(seat, "move", figures_chosen(g)))
    g.tell(PortalsOpened(seat))
    return (
        type(question)(seat, question.hero)
        if isinstance(question, WalkOn)
        else type(question)(seat)
    )


def close_portals(frame: MoveArmy | StrategicMoves | HeroMoves, g: World) -> None:
    """The figures are on their way: portals are of no use for retreats. [RW-367]"""
    g.expire("move")


QUESTIONS: Final = (GatherArmy, ChooseMover, WalkOn)
"""While these are asked, figures move."""
