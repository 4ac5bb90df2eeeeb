"""Strategize: any units and heroes move one area each, all at once. [RW-099 – RW-102]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from feldzug.games.runewars.board import FACTION_OF, Area, Kind
from feldzug.games.runewars.cards.heroes.text import all_arrive
from feldzug.games.runewars.decks import Hero
from feldzug.games.runewars.destroying import ShrinkTo
from feldzug.games.runewars.heroes.walking import lead_hero, stays_put
from feldzug.games.runewars.movement import (
    beyond,
    flies,
    held_back,
    hero_steps,
    is_own,
    may_pass,
    movers,
    steps_from,
    tell_moves,
)
from feldzug.games.runewars.world import LIMIT, Control, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat, because


@dataclass(frozen=True, slots=True)
class MoveUnit(Action):
    """A unit leaves an area; where it goes is asked next."""

    kind: Kind
    source: Area


@dataclass(frozen=True, slots=True)
class SendHero(Action):
    """A hero leaves his area; where he goes is asked next."""

    hero: Hero


@dataclass(frozen=True, slots=True)
class MoveTo(Action):
    target: Area


@dataclass(frozen=True, slots=True)
class EndMoves(Action):
    """No more figures move."""


END_MOVES: Final = EndMoves()


@dataclass(slots=True)
class StrategicMoves(Procedure):
    """Each figure moves at most once; all are judged by the position before the order. [RW-099, RW-159]"""

    seat: Seat
    kinds: tuple[Kind, ...] = field(default=(), kw_only=True)
    sources: tuple[Area, ...] = field(default=(), kw_only=True)
    targets: tuple[Area, ...] = field(default=(), kw_only=True)
    """Of each unit that moves: its kind, and from where to where."""
    heroes: tuple[Hero, ...] = field(default=(), kw_only=True)
    hero_targets: tuple[Area, ...] = field(default=(), kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    @staticmethod
    def flow() -> Flow:
        return "choose", "move", "shrink"

    def choose(self, g: World) -> Todo:
        return ChooseMover(self.seat)

    def move(self, g: World) -> Todo:
        """Everything that was chosen, at once; nothing is activated. [RW-099, RW-101]"""
        for kind, source in zip(self.kinds, self.sources, strict=True):
            g.remove(source, kind)
        for kind, target in zip(self.kinds, self.targets, strict=True):
            g.add(target, kind)
        tell_moves(g, self.seat, self.kinds, self.sources, self.targets)
        for hero, target in zip(self.heroes, self.hero_targets, strict=True):
            lead_hero(g, hero, target)
        g.look_again()
        return all_arrive(g, self.heroes)

    def shrink(self, g: World) -> Todo:
        """Surplus is destroyed when the moves are done. [RW-102, RW-162]"""
        return [ShrinkTo(self.seat, area, LIMIT) for area in sorted(set(self.targets))]

    # what the moves chosen so far leave behind

    def left(self, g: World, area: int, kind: int) -> int:
        """How many standing units of a kind may still be chosen in an area."""
        chosen = [
            1 for k, a in zip(self.kinds, self.sources, strict=True) if k == kind and a == area
        ]
        return g.standing[area * g.kinds + kind] - len(chosen)

    def own_units(self, g: World, area: int) -> int:
        """How many units of the own faction an area will hold."""
        at, own = area * g.kinds, g.faction[self.seat]
        here = [
            g.standing[at + k] + g.routed[at + k] for k in range(g.kinds) if FACTION_OF[k] == own
        ]
        moves = list(zip(self.kinds, self.sources, self.targets, strict=True))
        gone = [1 for kind, source, _ in moves if source == area and FACTION_OF[kind] == own]
        come = [1 for kind, _, target in moves if target == area and FACTION_OF[kind] == own]
        return sum(here) - len(gone) + len(come)

    def is_held(self, g: World, area: int) -> bool:
        """Whether an area that units may enter is the seat's without any unit. [RW-060, RW-061]"""
        if g.stronghold[area] == self.seat:
            return True
        return g.value(Control(area), g.home_of(area)) == self.seat

    def allies_come(self, g: World, area: int) -> bool:
        """Whether neutral units move into an area."""
        moves = zip(self.kinds, self.targets, strict=True)
        return any(t == area and not is_own(g, kind, self.seat) for kind, t in moves)


@dataclass(slots=True)
class ChooseMover(Question):
    """A standing unit or hero that has not moved yet. [RW-099, RW-156, RW-160]"""

    @staticmethod
    def inside() -> Names:
        return ("StrategicMoves",)

    def options(self, g: World) -> list[Any]:
        moves = g.frame(StrategicMoves)
        units = [
            MoveUnit(kind, area)
            for area in g.areas()
            for kind in movers(g, area, self.seat)
            if moves.left(g, area, kind) > 0
        ]
        heroes = [SendHero(h) for h in g.heroes(self.seat) if h not in moves.heroes]
        return [*units, *heroes, END_MOVES]

    def forbids(self, g: World, action: Action) -> Reason | None:
        moves = g.frame(StrategicMoves)
        if isinstance(action, SendHero):
            return hero_stays(g, action.hero)
        if not isinstance(action, MoveUnit):
            return None
        kind, source = action.kind, action.source
        if g.controller[source] != self.seat or moves.left(g, source, kind) < 1:
            return because("no-mover-left", "RW-160", kind=kind)
        reason = held_back(g, source, self.seat)
        if reason is not None:
            return reason
        if is_own(g, kind, self.seat) and moves.own_units(g, source) == 1:
            if moves.allies_come(g, source) and not moves.is_held(g, source):
                return because("allies-would-be-alone", "RW-220", area=source)
        if not goes_anywhere(g, moves, kind, source):
            return because("no-way-out", "RW-100", area=source)
        return None

    def legal(self, g: World) -> list[Any]:
        moves = g.frame(StrategicMoves)
        seat = self.seat
        found: list[Any] = []
        for area in g.areas():
            if g.controller[area] != seat or held_back(g, area, seat) is not None:
                continue
            for kind in movers(g, area, seat):
                if moves.left(g, area, kind) < 1 or not goes_anywhere(g, moves, kind, area):
                    continue
                if moves.kinds and self.forbids(g, MoveUnit(kind, area)) is not None:
                    continue
                found.append(MoveUnit(kind, area))
        for hero in g.heroes(seat):
            if hero not in moves.heroes and hero_stays(g, hero) is None:
                found.append(SendHero(hero))
        found.append(END_MOVES)
        return found

    def chosen(self, g: World, action: Action) -> Todo:
        moves = g.frame(StrategicMoves)
        if isinstance(action, EndMoves):
            return None
        moves.at = "choose"
        if isinstance(action, SendHero):
            return ChooseHeroTarget(self.seat, action.hero)
        assert isinstance(action, MoveUnit)
        return ChooseMoveTarget(self.seat, action.kind, action.source)


def hero_stays(g: World, hero: int) -> Reason | None:
    """Why a hero does not move: he is routed, or borders shut him in. [RW-155, RW-156]"""
    if not hero_steps(g, hero, g.hero_area[hero], secretly=True):
        return because("no-way-out", "RW-155", area=g.hero_area[hero])
    return stays_put(g, hero, False)


def goes_anywhere(g: World, moves: StrategicMoves, kind: int, source: int) -> bool:
    """Whether a unit may go to any area next to its own. [RW-100, RW-220]"""
    for near in steps_from(g, source, moves.seat, flies(g, moves.seat, kind)):
        if may_pass(g, near, moves.seat) and not lacks_leaders(g, moves, kind, near):
            return True
    return False


def lacks_leaders(g: World, moves: StrategicMoves, kind: int, target: int) -> bool:
    """Whether allies would stand in an area without units of their leader's own. [RW-220]"""
    if is_own(g, kind, moves.seat) or moves.is_held(g, target):
        return False
    return moves.own_units(g, target) < 1


def no_step(g: World, moves: StrategicMoves, kind: int, source: int, target: int) -> Reason | None:
    """Why a unit does not go from an area to its neighbour. [RW-100, RW-102, RW-220]"""
    if target not in steps_from(g, source, moves.seat, flies(g, moves.seat, kind)):
        if target not in g.near(source):
            return because("not-adjacent", "RW-099", area=target)
        return because("border-closed", "RW-147", area=target)
    if not may_pass(g, target, moves.seat):
        return because("not-friendly-nor-empty", "RW-100", area=target)
    if lacks_leaders(g, moves, kind, target):
        return because("allies-need-own-units", "RW-220", kind=kind)
    return None


@dataclass(slots=True)
class ChooseMoveTarget(Question):
    """A friendly or empty area next to it. [RW-100]"""

    kind: Kind
    source: Area

    @staticmethod
    def inside() -> Names:
        return ("StrategicMoves",)

    def options(self, g: World) -> list[Any]:
        ways = (*g.near(self.source), *beyond(g, self.source, self.seat))
        return [MoveTo(area) for area in dict.fromkeys(ways)]

    def forbids(self, g: World, action: MoveTo) -> Reason | None:
        return no_step(g, g.frame(StrategicMoves), self.kind, self.source, action.target)

    def chosen(self, g: World, action: MoveTo) -> None:
        moves = g.frame(StrategicMoves)
        moves.kinds += (self.kind,)
        moves.sources += (self.source,)
        moves.targets += (action.target,)


@dataclass(slots=True)
class ChooseHeroTarget(Question):
    """Any area next to him, whoever is there. [RW-154]"""

    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("StrategicMoves",)

    def options(self, g: World) -> list[Any]:
        here = g.hero_area[self.hero]
        return [
            MoveTo(area) for area in dict.fromkeys((*g.near(here), *beyond(g, here, self.seat)))
        ]

    def forbids(self, g: World, action: MoveTo) -> Reason | None:
        area = g.hero_area[self.hero]
        if action.target in hero_steps(g, self.hero, area, secretly=True):
            return None
        if action.target not in g.near(area):
            return because("not-adjacent", "RW-099", area=action.target)
        return because("border-closed", "RW-155", area=action.target)

    def chosen(self, g: World, action: MoveTo) -> None:
        moves = g.frame(StrategicMoves)
        moves.heroes += (self.hero,)
        moves.hero_targets += (action.target,)
