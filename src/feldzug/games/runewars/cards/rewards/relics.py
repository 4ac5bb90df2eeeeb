"""Rewards for the own turn: most of them work once. [RW-321]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.board import NEUTRALS, SHAPES, Area, Kind
from feldzug.games.runewars.cards.heroes.text import all_arrive
from feldzug.games.runewars.cards.rewards.text import RewardText
from feldzug.games.runewars.decks import Hero
from feldzug.games.runewars.destroying import ShrinkTo
from feldzug.games.runewars.heroes.carrying import owner_of
from feldzug.games.runewars.heroes.events import NeutralsLured, StormRouted
from feldzug.games.runewars.heroes.walking import bring_hero, stays_put
from feldzug.games.runewars.movement import (
    UnitMoved,
    activated_for,
    flies,
    is_own,
    movers,
    steps_from,
)
from feldzug.games.runewars.placing import GainNeutrals, neutrals_left
from feldzug.games.runewars.rallying import has_routed, stand_up
from feldzug.games.runewars.runes import ReceiveRune
from feldzug.games.runewars.world import LIMIT, NOBODY, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo, frames_of
from feldzug.kernel.values import Action, Reason, Seat, because


class TimmorranShard(RewardText):
    """In your turn, in an area with one of your strongholds: discard it to receive 1 dragon rune."""

    def hindrance(self, g: World, hero: int) -> Reason | None:
        if g.stronghold[g.hero_area[hero]] != owner_of(g, hero):
            return because("no-stronghold-of-yours", "RW-321", area=g.hero_area[hero])
        return None

    def used(self, g: World, hero: int) -> Todo:
        return [ReceiveRune(owner_of(g, hero)) for _ in range(self.amount("runes"))]


class RuneOfSummoning(RewardText):
    """In your turn, in a friendly area: discard it to place 2 neutral triangle units, allied, there."""

    def hindrance(self, g: World, hero: int) -> Reason | None:
        area = g.hero_area[hero]
        if not g.is_friendly(area, owner_of(g, hero)):
            return because("area-not-friendly", "RW-321", area=area)
        if not neutrals_left(g, self.shape()):
            return because("nothing-to-gain", "RW-210", hero=hero)
        return None

    def shape(self) -> int:
        return SHAPES.index(self.facts.printed["shape"])

    def used(self, g: World, hero: int) -> Todo:
        return GainNeutrals(
            owner_of(g, hero), self.shape(), self.amount("units"), g.hero_area[hero]
        )


class StaffOfLight(RewardText):
    """In your turn, not in a battle: discard it to stand up all your routed figures in the hero's area."""

    def hindrance(self, g: World, hero: int) -> Reason | None:
        if has_routed(g, owner_of(g, hero), g.hero_area[hero]):
            return None
        return because("nobody-routed", "RW-210", area=g.hero_area[hero])

    def used(self, g: World, hero: int) -> Todo:
        seat, area = owner_of(g, hero), g.hero_area[hero]
        stand_up(g, seat, area)
        return None


# places


@dataclass(frozen=True, slots=True)
class ChooseArea(Action):
    area: Area


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class ChoosePlace(Question):
    """An area for what a reward does."""

    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("OwnActions",)

    def places(self, g: World) -> list[int]:
        raise NotImplementedError

    def options(self, g: World) -> list[Any]:
        return [ChooseArea(area) for area in self.places(g)]

    def forbids(self, g: World, action: ChooseArea) -> Reason | None:
        if action.area not in self.places(g):
            return because("not-such-an-area", "RW-321", area=action.area)
        return None


class FluteOfPossession(RewardText):
    """In your turn: discard it to move all neutral units of the hero's area to one adjacent area."""

    def hindrance(self, g: World, hero: int) -> Reason | None:
        area = g.hero_area[hero]
        if not g.neutrals(area):
            return because("no-neutral-units", "RW-210", area=area)
        if not lured_to(g, area):
            return because("nowhere-to-go", "RW-147", area=area)
        return None

    def used(self, g: World, hero: int) -> Todo:
        return LureNeutrals(owner_of(g, hero), hero)


def lured_to(g: World, area: int) -> list[int]:
    """The areas next to one that all its neutral units can step into. [RW-147, RW-148]"""
    there = [kind for kind in g.kinds_in(area) if kind in NEUTRALS]
    flying = all(flies(g, NOBODY, kind) for kind in there)
    return steps_from(g, area, NOBODY, flying)


@dataclass(slots=True)
class LureNeutrals(ChoosePlace):
    """Where the neutral units go."""

    def places(self, g: World) -> list[int]:
        return lured_to(g, g.hero_area[self.hero])

    def chosen(self, g: World, action: ChooseArea) -> Todo:
        source, target = g.hero_area[self.hero], action.area
        at = source * g.kinds
        for kind in NEUTRALS:
            for routed, count in ((False, g.standing[at + kind]), (True, g.routed[at + kind])):
                if count:
                    g.remove(source, kind, count, routed=routed)
                    g.add(target, kind, count, routed=routed)
        g.tell(NeutralsLured(self.seat, source, target))
        return surplus(g, target)


def surplus(g: World, area: int) -> Todo:
    """More than eight units of a player do not stay in an area. [RW-162]"""
    owner = g.controller[area]
    return ShrinkTo(Seat(owner), area, LIMIT) if owner >= 0 and g.units(area) > LIMIT else None


class RuneOfTeleportation(RewardText):
    """In your turn: discard it to bring hero and units to a friendly or empty area within 4 areas."""

    def hindrance(self, g: World, hero: int) -> Reason | None:
        if teleport_to(g, hero):
            return None
        return because("nowhere-to-go", "RW-321", area=g.hero_area[hero])

    def used(self, g: World, hero: int) -> Todo:
        return Teleport(owner_of(g, hero), hero)


def teleport_to(g: World, hero: int) -> list[int]:
    """Friendly and empty areas near enough, whatever lies between; a routed hero goes nowhere. [RW-156]"""
    seat, here = owner_of(g, hero), g.hero_area[hero]
    if stays_put(g, hero, False) is not None:
        return []
    far = g.layout.ground.distances((here,))
    return [
        area
        for area in g.areas()
        if area != here
        and far.get(area, LIMIT) <= TELEPORTATION.amount("reach")
        and (g.is_friendly(area, seat) or g.is_empty(area))
    ]


@dataclass(slots=True)
class Teleport(ChoosePlace):
    """Where hero and units go. Routed units stay, and so do those of an activated area. [RW-139, RW-160]"""

    def places(self, g: World) -> list[int]:
        return teleport_to(g, self.hero)

    def chosen(self, g: World, action: ChooseArea) -> Todo:
        source, target = g.hero_area[self.hero], action.area
        for kind in self.fellows(g, source, target):
            count = g.standing[source * g.kinds + kind]
            g.remove(source, kind, count)
            g.add(target, kind, count)
            g.tell(UnitMoved(self.seat, kind, count, source, target))
        bring_hero(g, self.hero, target)
        g.look_again()
        return [*all_arrive(g, (self.hero,)), *frames_of(surplus(g, target))]

    def fellows(self, g: World, source: int, target: int) -> list[int]:
        """The kinds of units that go with him; allies go alone only to a friendly area. [RW-220]"""
        if activated_for(g, source, self.seat) is not None:
            return []
        kinds = movers(g, source, self.seat)
        led = any(is_own(g, kind, self.seat) for kind in kinds)
        return kinds if led or g.is_friendly(target, self.seat) else []


# routing from afar


class IceStorm(RewardText):
    """In your turn, but not in a battle: discard it to rout up to 3 enemy or neutral units nearby."""

    def hindrance(self, g: World, hero: int) -> Reason | None:
        if storm_areas(g, hero):
            return None
        return because("no-standing-foes", "RW-210", hero=hero)

    def used(self, g: World, hero: int) -> Todo:
        return CallStorm(owner_of(g, hero), hero)


def storm_areas(g: World, hero: int) -> list[int]:
    """The hero's area and those next to it where foes or neutral units stand."""
    seat, here = owner_of(g, hero), g.hero_area[hero]
    return [
        area
        for area in (here, *g.near(here))
        if g.controller[area] != seat and g.standing_units(area)
    ]


@dataclass(slots=True)
class CallStorm(ChoosePlace):
    """Where the storm breaks."""

    def places(self, g: World) -> list[int]:
        return storm_areas(g, self.hero)

    def chosen(self, g: World, action: ChooseArea) -> Todo:
        return Storm(self.seat, action.area, ICE_STORM.amount("units"))


@dataclass(slots=True)
class Storm(Procedure):
    """Up to so many units are routed, one after another."""

    seat: Seat
    area: Area
    left: int

    @staticmethod
    def inside() -> Names:
        return ("OwnActions",)

    @staticmethod
    def flow() -> Flow:
        return ("strike",)

    def strike(self, g: World) -> Todo:
        if self.left == 0 or not g.standing_units(self.area):
            return None
        self.left -= 1
        self.at = "strike"
        return RoutOne(self.seat, self.area)


@dataclass(frozen=True, slots=True)
class StormUnit(Action):
    kind: Kind


@dataclass(frozen=True, slots=True)
class RoutNoMore(Action):
    """That is enough."""


@dataclass(slots=True)
class RoutOne(Question):
    """Which unit the storm routs."""

    area: Area

    @staticmethod
    def inside() -> Names:
        return ("Storm",)

    def options(self, g: World) -> list[Any]:
        at = self.area * g.kinds
        return [*[StormUnit(k) for k in range(g.kinds) if g.standing[at + k]], RoutNoMore()]

    def chosen(self, g: World, action: Any) -> None:
        if isinstance(action, StormUnit):
            g.remove(self.area, action.kind)
            g.add(self.area, action.kind, routed=True)
            g.tell(StormRouted(Seat(g.controller[self.area]), action.kind, self.area))
        else:
            g.frame(Storm).left = 0


TELEPORTATION = RuneOfTeleportation("rune-of-teleportation")
ICE_STORM = IceStorm("ice-storm")
