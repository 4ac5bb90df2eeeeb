"""Placing units for points: where, which, and what becomes of points that are left."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.ring_war.actions import DONE_PLACING, Deploy, deploy
from feldzug.games.ring_war.board import INFANTRY, Place
from feldzug.games.ring_war.events import PointsLapsed
from feldzug.games.ring_war.war import LIMIT, NEUTRAL, War
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat, because


@dataclass(slots=True)
class SpendPoints(Procedure):
    """Points are spent unit by unit, in any mix; what cannot or will not be placed lapses. [RNG-015, G03]

    `areas` names where they may be placed, as the row `rule` says; empty means the places for
    reinforcements.
    """

    seat: Seat
    points: int
    areas: tuple[Place, ...] = ()
    ordinary: bool = False
    rule: str = "RNG-004"

    @staticmethod
    def inside() -> Names:
        return (
            "Turn",
            "Reinforcements",
            "MovementPart",
            "Duel",
            "Conquest",
            "Muster",
            "DrawAdventureCard",
        )

    @staticmethod
    def flow() -> Flow:
        return "buy", "settle_up"

    def buy(self, g: War) -> Todo:
        if self.points and self.can_buy(g):
            self.at = "buy"
            return DeployUnit(self.seat)
        return None

    def can_buy(self, g: War) -> bool:
        """Whether any unit can be paid and placed."""
        if not any(g.price(k) <= self.points and g.may_raise(self.seat, k) for k in range(3)):
            return False
        if self.areas:
            return any(g.ruler[a] == self.seat and g.size(a) < LIMIT for a in self.areas)
        return any(musters(g, self.seat, a) and g.size(a) < LIMIT for a in g.board.mustering)

    def settle_up(self, g: War) -> None:
        """Points that cannot be placed lapse, unless it was agreed to keep them. [G03]"""
        if self.points:
            if self.ordinary and g.options.leftover_points == "keep":
                g.kept_points[self.seat] = self.points
            else:
                g.tell(PointsLapsed(self.seat, self.points))


class DeployUnit(Question):
    """One unit into an own site of power, or into the fortress of a region ruled whole. [RNG-004, RNG-005]"""

    @staticmethod
    def inside() -> Names:
        return ("SpendPoints",)

    def options(self, g: War) -> list[Action]:
        spend = g.frame(SpendPoints)
        areas = spend.areas or tuple(g.ruled(self.seat))
        return [*[deploy(area, kind) for area in areas for kind in range(3)], DONE_PLACING]

    def forbids(self, g: War, action: Action) -> Reason | None:
        if not isinstance(action, Deploy):
            return None
        spend = g.frame(SpendPoints)
        area, kind = action.area, action.kind
        if spend.areas:
            if area not in spend.areas:
                return because("only-these-areas", spend.rule)
        else:
            reason = no_reinforcements(g, self.seat, area)
            if reason is not None:
                return reason
        if g.room(area) < 1:
            return because("area-full", "RNG-003", area=area, limit=LIMIT)
        if g.price(kind) > spend.points:
            return because(
                "too-few-points", "G02", kind=kind, price=g.price(kind), points=spend.points
            )
        if not g.may_raise(self.seat, kind):
            return because("no-figure-left", "G04", kind=kind)
        return None

    def legal(self, g: War) -> list[Action]:
        found = self.open(g, g.frame(SpendPoints))
        found.append(DONE_PLACING)
        return found

    def open(self, g: War, spend: SpendPoints) -> list[Action]:
        """The units that can be placed now."""
        seat = self.seat
        kinds = [k for k in range(3) if g.price(k) <= spend.points and g.may_raise(seat, k)]
        areas = spend.areas or tuple(reinforcement_places(g, seat))
        found: list[Action] = []
        for area in areas:
            if g.size(area) < LIMIT:
                found.extend([deploy(area, kind) for kind in kinds])
        return found

    def chosen(self, g: War, action: Action) -> None:
        spend = g.frame(SpendPoints)
        if isinstance(action, Deploy):
            spend.points -= g.price(action.kind)
            g.raise_unit(self.seat, action.area, action.kind)
        else:
            spend.at = "settle_up"


def no_reinforcements(g: War, seat: Seat, area: int) -> Reason | None:
    """Why reinforcements may not be placed in an area. [RNG-004, RNG-005]"""
    if area not in g.board.areas or g.ruler[area] != seat:
        return because("not-your-area", "RNG-004", area=area)
    if g.board.site[area]:
        return None
    if not g.board.fortress[area]:
        return because("no-site", "RNG-004", area=area)
    if not g.rules_region(seat, g.board.region_of[area]):
        return because("region-not-whole", "RNG-005", area=area)
    return None


def musters(g: War, seat: Seat, area: int) -> bool:
    """The same as asking whether `no_reinforcements` is silent, of a site or fortress, but faster."""
    if g.ruler[area] != seat:
        return False
    return g.board.site[area] or g.rules_region(seat, g.board.region_of[area])


def reinforcement_places(g: War, seat: Seat) -> list[int]:
    """Own sites of power, and own fortresses in regions ruled whole. [RNG-004, RNG-005]"""
    return [area for area in g.board.mustering if musters(g, seat, area)]


def grant(g: War, area: int, points: int, rule: str = "G29") -> Todo:
    """Points for the ruler of an area, to be spent there at once; a battalion is a point. [G29]"""
    seat = Seat(g.ruler[area])
    if seat == NEUTRAL or g.options.battalions == "infantry":
        for _ in range(min(points, g.room(area))):
            if g.may_raise(seat, INFANTRY):
                g.raise_unit(seat, area, INFANTRY)
        return None
    return SpendPoints(seat, points, (area,), rule=rule)
