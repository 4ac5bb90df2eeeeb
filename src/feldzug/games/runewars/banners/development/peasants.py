"""Peasants hold areas that the last units of their faction have left. [BOW-184 – BOW-189]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.banners.development.state import (
    DEVELOPMENT_CARD_BOX,
    Developed,
    has_card,
)
from feldzug.games.runewars.banners.pieces import TOKENS
from feldzug.games.runewars.board import FACTION_OF, FACTIONS, NEUTRAL, Area
from feldzug.games.runewars.cards.tactics.orders_and_ways import ActivationForced
from feldzug.games.runewars.march import AreaActivated, HolderOnceActivated
from feldzug.games.runewars.movement import UnitMoved
from feldzug.games.runewars.world import NOBODY, Control, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Event, Seat

IN_THE_BOX: Final = TOKENS["peasant"]
CARD: Final = DEVELOPMENT_CARD_BOX.number("support-of-the-people")
FACTION: Final = FACTIONS.index(DEVELOPMENT_CARD_BOX[CARD].printed["faction"])


@dataclass(slots=True, unsafe_hash=True)
class PeasantLeft(Event):
    """A peasant token stays behind. [BOW-185]"""

    seat: Seat
    area: Area


@dataclass(slots=True, unsafe_hash=True)
class PeasantGone(Event):
    """A peasant token goes back to its owner. [BOW-188]"""

    seat: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class LeavePeasant(Action):
    """A peasant stays in the area."""


@dataclass(frozen=True, slots=True)
class LeaveNobody(Action):
    """No peasant stays there."""


def peasants_left(g: World) -> int:
    """The peasant tokens that lie nowhere. [BOW-187, BOW-189]"""
    return IN_THE_BOX - sum(g.part(Developed).peasants)


def is_left(g: World, seat: Seat, area: int) -> bool:
    """Whether no unit of a seat is in an area any longer; allies are units, too. [BOW-185, BOW-Q51]"""
    if g.options.agreed["peasant_beside_allies"] == "no":
        return not g.has_units(area)
    return not [kind for kind in g.kinds_in(area) if FACTION_OF[kind] == g.faction[seat]]


def may_stay(g: World, seat: Seat, area: int) -> bool:
    """Whether a peasant may be left in an area. [BOW-185, BOW-187]"""
    taken = g.part(Developed).peasants[area] != 0
    return is_left(g, seat, area) and not taken and peasants_left(g) > 0


def units_leave(g: World, event: UnitMoved) -> Todo:
    """Its owner has moved the last units of an area away. [BOW-185, BOW-Q23]"""
    seat, area = event.seat, event.source
    if not has_card(g, seat, CARD) or not may_stay(g, seat, area):
        return None
    for other in g.reactions:
        if isinstance(other, PeasantStays) and other.area == area:
            return None  # units of another kind have left it, too
    return PeasantStays(seat, area)


@dataclass(slots=True)
class PeasantStays(Procedure):
    """A peasant may be left in an area, if there is one still. [BOW-185, BOW-187]"""

    seat: Seat
    area: Area

    @staticmethod
    def flow() -> Flow:
        return ("offer",)

    def offer(self, g: World) -> Todo:
        return OfferPeasant(self.seat, self.area) if may_stay(g, self.seat, self.area) else None


@dataclass(slots=True)
class OfferPeasant(Question):
    """Whether a peasant stays. [BOW-185]"""

    area: Area

    @staticmethod
    def inside() -> Names:
        return ("PeasantStays",)

    def options(self, g: World) -> list[Any]:
        return [LeavePeasant(), LeaveNobody()]

    def chosen(self, g: World, action: Action) -> None:
        if isinstance(action, LeavePeasant):
            g.part(Developed).peasants[self.area] = 1
            g.tell(PeasantLeft(self.seat, self.area))
            g.settle_control(self.area)


def is_still_theirs(g: World, query: Control, controller: int) -> int:
    """The area stays a friendly one of their player. [BOW-186]"""
    return g.owner[FACTION] if g.part(Developed).peasants[query.area] else controller


def is_not_theirs_then(g: World, query: HolderOnceActivated, controller: int) -> int:
    """Whoever activates an area finds no peasant there. [BOW-Q22]"""
    area = query.area
    if not g.part(Developed).peasants[area] or g.stronghold[area] != NOBODY:
        return controller
    if [kind for kind in g.kinds_in(area) if FACTION_OF[kind] != NEUTRAL]:
        return controller
    return g.home_of(area)


def is_activated(g: World, event: AreaActivated) -> Todo:
    remove_peasant(g, event.area)
    return None


def is_forced(g: World, event: ActivationForced) -> Todo:
    remove_peasant(g, event.area)
    return None


def remove_peasant(g: World, area: int) -> None:
    """Any activation token removes it, and it may be used again. [BOW-188, BOW-189]"""
    state = g.part(Developed)
    if state.peasants[area]:
        state.peasants[area] = 0
        g.tell(PeasantGone(Seat(g.owner[FACTION]), area))
        g.settle_control(area)


def install(rules: Rules) -> None:
    rules.on(UnitMoved, units_leave)
    rules.on(AreaActivated, is_activated)
    rules.on(ActivationForced, is_forced)
    rules.modifies(Control, is_still_theirs)
    rules.modifies(HolderOnceActivated, is_not_theirs_then)
