"""Mobilize and Conquer: an area is activated, an army moves into it, and what follows. [RW-104 – RW-112]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from feldzug.games.runewars.board import Area, Kind
from feldzug.games.runewars.cards.heroes.text import all_arrive
from feldzug.games.runewars.decks import Hero
from feldzug.games.runewars.destroying import ShrinkTo
from feldzug.games.runewars.diplomacy import Approach, fight, put_down
from feldzug.games.runewars.heroes.walking import bring_hero, lead_hero, stays_put
from feldzug.games.runewars.movement import (
    WITH_AN_ARMY,
    HeroMarch,
    flies,
    held_back,
    hero_steps,
    is_own,
    movers,
    reach_of,
    tell_moves,
    within_reach,
)
from feldzug.games.runewars.world import LIMIT, NOBODY, NONE, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Event, Query, Reason, Seat, because
from feldzug.parts.decks import those


@dataclass(slots=True, unsafe_hash=True)
class AreaActivated(Event):
    seat: Seat
    area: Area


@dataclass(slots=True, unsafe_hash=True)
class HolderOnceActivated(Query):
    """Who controls an area as soon as an activation token is put there. [RW-108]"""

    area: Area


@dataclass(frozen=True, slots=True)
class Activate(Action):
    """Put an own activation token into an area."""

    area: Area


@dataclass(frozen=True, slots=True)
class March(Action):
    """A unit goes with the army."""

    kind: Kind
    source: Area


@dataclass(frozen=True, slots=True)
class MarchHero(Action):
    """A hero goes into the activated area, which is the next one."""

    hero: Hero


@dataclass(frozen=True, slots=True)
class MarchHeroOver(Action):
    """A hero goes into the activated area over another one."""

    hero: Hero
    via: Area


@dataclass(frozen=True, slots=True)
class SetOut(Action):
    """The army is complete."""


SET_OUT: Final = SetOut()


@dataclass(slots=True)
class MoveArmy(Procedure):
    """One area is activated, own figures move into it, then battle or diplomacy. [RW-104 – RW-106, RW-110]

    All moves are judged by the position before the order: nothing moves before the army is complete. [RW-159]
    """

    seat: Seat
    peaceful: bool = False
    """The one battle has been fought already. [RW-108]"""
    area: Area = field(default=NONE, kw_only=True)
    kinds: tuple[Kind, ...] = field(default=(), kw_only=True)
    sources: tuple[Area, ...] = field(default=(), kw_only=True)
    """Of each unit that goes along: its kind, and where it comes from."""
    heroes: tuple[Hero, ...] = field(default=(), kw_only=True)
    ways: tuple[Area, ...] = field(default=(), kw_only=True)
    """Of each hero that goes along: over which area; NONE if he has shown all that he needs for his way."""

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    @staticmethod
    def flow() -> Flow:
        return "activate", "gather", "set_out", "arrive"

    def activate(self, g: World) -> Todo:
        return ChooseActivation(self.seat, self.peaceful)

    def gather(self, g: World) -> Todo:
        return None if self.area == NONE else GatherArmy(self.seat)

    def set_out(self, g: World) -> Todo:
        """The whole army leaves at once. [RW-159]"""
        for kind, source in zip(self.kinds, self.sources, strict=True):
            g.remove(source, kind)
            g.arriving[kind] += 1
        tell_moves(g, self.seat, self.kinds, self.sources, (self.area,) * len(self.kinds))
        for hero, via in zip(self.heroes, self.ways, strict=True):
            if via == NONE:
                bring_hero(g, hero, self.area)
                continue
            if via != self.area:
                lead_hero(g, hero, via)
            lead_hero(g, hero, self.area)
        g.look_again()
        return all_arrive(g, self.heroes)

    def arrive(self, g: World) -> Todo:
        """A battle in an enemy area, battle or diplomacy in a neutral one. [RW-106]"""
        if not any(g.arriving):
            return None
        if g.is_neutral(self.area):
            return Approach(self.seat, self.area, self.peaceful)
        if g.is_enemy(self.area, self.seat):
            return fight(g, self.seat, self.area)
        put_down(g, self.area)
        return ShrinkTo(self.seat, self.area, LIMIT)

    def left(self, g: World, area: int, kind: int) -> int:
        """How many standing units of a kind have not joined the army yet."""
        chosen = [
            1 for k, a in zip(self.kinds, self.sources, strict=True) if k == kind and a == area
        ]
        return g.standing[area * g.kinds + kind] - len(chosen)

    def objection(self, g: World, kind: int, source: int) -> Reason | None:
        """Why another unit of this kind may not join the army from there."""
        if g.controller[source] != self.seat or self.left(g, source, kind) < 1:
            return because("no-mover-left", "RW-160", kind=kind)
        reason = held_back(g, source, self.seat)
        if reason is not None:
            return reason
        reach = reach_of(g, self.seat, kind)
        if source not in within_reach(g, self.area, self.seat, reach, flies(g, self.seat, kind)):
            return because("out-of-reach", "RW-145", area=source, steps=reach)
        return self.unfit(g, kind)

    def unfit(self, g: World, kind: int) -> Reason | None:
        """Why a unit within reach may not join the army as it is. [RW-108, RW-165, RW-220]"""
        if not is_own(g, kind, self.seat) and g.controller[self.area] != self.seat:
            if not any(is_own(g, other, self.seat) for other in self.kinds):
                return because("allies-need-own-units", "RW-220", kind=kind)
        if self.peaceful and g.is_neutral(self.area) and len(self.kinds) >= LIMIT:
            return because("too-many-for-diplomacy", "RW-165", limit=LIMIT)
        return None


@dataclass(slots=True)
class ChooseActivation(Question):
    """Any area without an own token, whoever controls it. [RW-104, RW-141]"""

    peaceful: bool

    @staticmethod
    def inside() -> Names:
        return ("MoveArmy",)

    def options(self, g: World) -> list[Any]:
        return [Activate(area) for area in g.areas()]

    def forbids(self, g: World, action: Activate) -> Reason | None:
        area = action.area
        if g.activated[area] >> self.seat & 1:
            return because("already-activated", "RW-141", area=area)
        if not self.peaceful:
            return None
        holder = g.value(HolderOnceActivated(area), g.controller[area])
        talks = holder == NOBODY and g.has_units(area)
        if holder not in (NOBODY, self.seat) or (talks and g.influence[self.seat] < 1):
            return because("one-battle-only", "RW-108", area=area)
        return None

    def chosen(self, g: World, action: Activate) -> None:
        g.activated[action.area] |= those(self.seat)
        g.frame(MoveArmy).area = action.area
        g.tell(AreaActivated(self.seat, action.area))

    def may_fizzle(self) -> bool:
        return True

    def fizzle(self, g: World) -> None:
        """Own tokens lie in all areas that may be chosen."""


@dataclass(slots=True)
class GatherArmy(Question):
    """Which figures move into the activated area, one after another. [RW-105]"""

    @staticmethod
    def inside() -> Names:
        return ("MoveArmy",)

    def options(self, g: World) -> list[Any]:
        army = g.frame(MoveArmy)
        units = [
            March(kind, area)
            for area in g.areas()
            if area != army.area
            for kind in movers(g, area, self.seat)
            if army.left(g, area, kind)
        ]
        return [*units, *self.heroes(g, army), SET_OUT]

    def heroes(self, g: World, army: MoveArmy) -> list[Any]:
        """In the Revised Edition heroes go along, by any way that is short enough. [RW-157, RW-158]"""
        if g.options.heroes_march == "off":
            return []
        return [
            MarchHero(hero) if via == army.area else MarchHeroOver(hero, via)
            for hero in g.heroes(self.seat)
            if hero not in army.heroes and g.hero_area[hero] != army.area
            for via in ways_to(g, hero, army.area)
        ]

    def forbids(self, g: World, action: Action) -> Reason | None:
        if isinstance(action, March):
            return g.frame(MoveArmy).objection(g, action.kind, action.source)
        if isinstance(action, (MarchHero, MarchHeroOver)):
            return stays_put(g, action.hero, False)
        return None

    def legal(self, g: World) -> list[Any]:
        return [*self.joining(g, g.frame(MoveArmy)), SET_OUT]

    def joining(self, g: World, army: MoveArmy) -> list[Any]:
        """Who may join an army now."""
        seat = self.seat
        found: list[Any] = []
        reached: dict[int, list[int]] = {}
        for area in g.areas():
            if g.controller[area] != seat or held_back(g, area, seat) is not None:
                continue
            for kind in movers(g, area, seat):
                flying = flies(g, seat, kind)
                way = 2 * reach_of(g, seat, kind) + flying
                if way not in reached:
                    reached[way] = within_reach(g, army.area, seat, way // 2, flying)
                if area in reached[way] and army.left(g, area, kind) > 0:
                    if army.unfit(g, kind) is None:
                        found.append(March(kind, area))
        return found + [a for a in self.heroes(g, army) if stays_put(g, a.hero, False) is None]

    def chosen(self, g: World, action: Action) -> None:
        army = g.frame(MoveArmy)
        if isinstance(action, March):
            army.kinds += (action.kind,)
            army.sources += (action.source,)
            army.at = "gather"
        elif isinstance(action, (MarchHero, MarchHeroOver)):
            army.heroes += (action.hero,)
            army.ways += (action.via if isinstance(action, MarchHeroOver) else army.area,)
            army.at = "gather"


def marches(g: World) -> list[int]:
    """While an area to activate is chosen: those that figures could march into, as all can see."""
    asked = g.stack[-1] if g.stack else None
    if not isinstance(asked, ChooseActivation):
        return []
    gather = GatherArmy(asked.seat)
    return [
        area
        for area in g.areas()
        if gather.joining(g, MoveArmy(asked.seat, asked.peaceful, area=area))
    ]


def ways_to(g: World, hero: int, target: int) -> list[int]:
    """Over which areas a hero comes to another one: itself, if it is the next. [RW-154, RW-158]"""
    start = g.hero_area[hero]
    near = hero_steps(g, hero, start, secretly=True)
    found = [target] if target in near else []
    if g.value(HeroMarch(hero), WITH_AN_ARMY) > 1:
        found += [via for via in near if via != target and target in hero_steps(g, hero, via, True)]
    return found
