"""Retreat: units leave an area together, lie routed in another one, or are destroyed. [RW-267 – RW-275]

Whoever retreats is taken off the map or out of the battle into `g.leaving`, by kind, until it is settled
where the units go.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from feldzug.games.runewars.board import Area, Kind
from feldzug.games.runewars.destroying import ShrinkTo, UnitDestroyed
from feldzug.games.runewars.movement import flies, steps_from
from feldzug.games.runewars.world import LIMIT, NOBODY, NONE, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Event, Query, Reason, Seat, because


@dataclass(slots=True, unsafe_hash=True)
class UnitsRetreated(Event):
    """So many units of a kind have gone back, routed; *seat* is -2 for unallied ones."""

    seat: Seat
    kind: Kind
    count: int
    source: Area
    target: Area


@dataclass(frozen=True, slots=True)
class RetreatTo(Action):
    """All that retreat go there."""

    area: Area


# where to


@dataclass(slots=True, unsafe_hash=True)
class Followed(Query):
    """Whether all others that have to go along can step from an area into the next one: 1 or 0. [RW-270]"""

    seat: Seat
    source: Area
    target: Area


def near_for(g: World, area: int, owner: int, kind: int) -> list[int]:
    """The areas that a unit of a kind could step into. [RW-270]"""
    return steps_from(g, area, owner, flies(g, owner, kind))


def _fitting(g: World, area: int, owner: int, kinds: list[int], empty: bool) -> list[int]:
    """The areas of one sort that all these kinds reach; nobody retreats into a battle. [RW-067]"""
    found: list[int] = []
    for near in g.near(area):
        if near == g.contested:
            continue
        if g.is_empty(near) if empty else g.is_friendly(near, owner):
            if not [kind for kind in kinds if near not in near_for(g, area, owner, kind)]:
                if g.value(Followed(Seat(owner), area, near), 1):
                    found.append(near)
    return found


def havens(
    g: World, area: int, owner: int, kinds: list[int], only_friendly: bool = False
) -> list[int]:
    """Where units of these kinds may retreat to together. [RW-267 – RW-270]

    Units of a player go to a friendly area, or if there is none to an empty one; unallied ones to any
    uncontrolled area.
    """
    found = _fitting(g, area, owner, kinds, empty=False)
    if owner == NOBODY or found or only_friendly:
        return found
    return _fitting(g, area, owner, kinds, empty=True)


def cut_off(
    g: World, area: int, owner: int, kinds: list[int], only_friendly: bool = False
) -> list[int]:
    """The kinds that find no area; all of them, if the others find none together. [RW-268 – RW-270]"""
    lost: list[int] = []
    if g.options.mixed_retreat == "cut-off-die":
        lost = [kind for kind in kinds if not havens(g, area, owner, [kind], only_friendly)]
    left = [kind for kind in kinds if kind not in lost]
    return lost if havens(g, area, owner, left, only_friendly) else kinds


def leaving_kinds(g: World) -> list[int]:
    return [kind for kind in range(g.kinds) if g.leaving[kind]]


# retreating


@dataclass(slots=True)
class Retreat(Procedure):
    """Those in `g.leaving` go to one adjacent area, which *chooser* names, and lie routed there. [RW-267]"""

    owner: Seat
    area: Area
    chooser: Seat
    only_friendly: bool = field(default=False, kw_only=True)
    target: Area = field(default=NONE, kw_only=True)

    @staticmethod
    def flow() -> Flow:
        return "cut_off", "choose", "settle"

    def cut_off(self, g: World) -> None:
        """Units that find no area are destroyed. [RW-268 – RW-270]"""
        kinds = leaving_kinds(g)
        for kind in cut_off(g, self.area, self.owner, kinds, self.only_friendly):
            lose_leaving(g, self.owner, self.area, kind)

    def choose(self, g: World) -> Todo:
        kinds = leaving_kinds(g)
        if not kinds:
            return None
        found = havens(g, self.area, self.owner, kinds, self.only_friendly)
        if len(found) > 1:
            return ChooseRetreat(self.chooser)
        self.target = found[0]
        return None

    def settle(self, g: World) -> Todo:
        """They lie down; what is more than a player may have there is destroyed. [RW-267, RW-271]"""
        if self.target == NONE:
            return None
        for kind in leaving_kinds(g):
            count = g.leaving[kind]
            g.leaving[kind] = 0
            g.add(self.target, kind, count, routed=True)
            g.tell(UnitsRetreated(self.owner, kind, count, self.area, self.target))
        g.look_at_runes()
        return None if self.owner == NOBODY else ShrinkTo(self.owner, self.target, LIMIT)


@dataclass(slots=True)
class ChooseRetreat(Question):
    """Which area the retreating units go to. [RW-267 – RW-270]"""

    @staticmethod
    def inside() -> Names:
        return ("Retreat",)

    def options(self, g: World) -> list[Any]:
        near = g.near(g.frame(Retreat).area)
        return [RetreatTo(area) for area in near if area != g.contested]

    def forbids(self, g: World, action: RetreatTo) -> Reason | None:
        retreat, kinds, to = g.frame(Retreat), leaving_kinds(g), action.area
        owner = retreat.owner
        found = havens(g, retreat.area, owner, kinds, retreat.only_friendly)
        if to in found:
            return None
        if to not in g.near(retreat.area):
            return because("retreat-too-far", "RW-267", area=to)
        if owner == NOBODY:
            if not g.is_uncontrolled(to):
                return because("retreat-not-uncontrolled", "RW-269", area=to)
        elif not (g.is_friendly(to, owner) or g.is_empty(to)):
            return because("retreat-into-others", "RW-268", area=to)
        if [kind for kind in kinds if to not in near_for(g, retreat.area, owner, kind)]:
            return because("retreat-over-border", "RW-270", area=to)
        if not g.value(Followed(owner, retreat.area, to), 1):
            return because("retreat-over-border", "RW-270", area=to)
        return because("retreat-friendly-first", "RW-268", area=to)

    def chosen(self, g: World, action: RetreatTo) -> None:
        g.frame(Retreat).target = action.area


def lose_leaving(g: World, owner: int, area: int, kind: int) -> None:
    """Units of a kind that cannot retreat are destroyed."""
    count = g.leaving[kind]
    g.leaving[kind] = 0
    g.supply[kind] += count
    for _ in range(count):
        g.tell(UnitDestroyed(Seat(owner), kind, area))


@dataclass(slots=True)
class RetreatUnits(Procedure):
    """All units in an area on the map retreat, routed ones too. [RW-217, RW-267 – RW-271]"""

    owner: Seat
    area: Area
    chooser: Seat
    only_friendly: bool = field(default=False, kw_only=True)

    @staticmethod
    def flow() -> Flow:
        return ("leave",)

    def leave(self, g: World) -> Todo:
        take_off_map(g, self.area)
        g.settle_control(self.area)
        return Retreat(self.owner, self.area, self.chooser, only_friendly=self.only_friendly)


def take_off_map(g: World, area: int) -> None:
    """Every unit in an area is about to leave it; who controls the area is settled later."""
    at = area * g.kinds
    for kind in range(g.kinds):
        g.leaving[kind] += g.standing[at + kind] + g.routed[at + kind]
        g.standing[at + kind] = 0
        g.routed[at + kind] = 0


@dataclass(slots=True)
class RetreatArriving(Procedure):
    """The army on its way into an area turns back. [RW-109, RW-218]"""

    seat: Seat
    area: Area

    @staticmethod
    def flow() -> Flow:
        return ("turn_back",)

    def turn_back(self, g: World) -> Todo:
        for kind in range(g.kinds):
            g.leaving[kind] += g.arriving[kind]
            g.arriving[kind] = 0
        return Retreat(self.seat, self.area, self.seat)
