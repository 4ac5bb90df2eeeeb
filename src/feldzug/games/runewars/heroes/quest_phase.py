"""The Quest Phase: in play order, each player does one action with each of his heroes. [RW-307 – RW-313]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.board import Area
from feldzug.games.runewars.decks import Hero
from feldzug.games.runewars.heroes.attributes import can_train, reach_of_hero
from feldzug.games.runewars.heroes.events import (
    HeroActed,
    HeroHealed,
    HeroIdle,
    QuestPhaseBegan,
    QuestPhaseEnded,
)
from feldzug.games.runewars.heroes.training import Train
from feldzug.games.runewars.heroes.walking import bring_hero, no_way, stays_put
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat, because


@dataclass(slots=True)
class QuestPhase(Procedure):
    """Player after player, hero after hero. It is nobody's turn. [RW-090, RW-307]"""

    seats: tuple[Seat, ...] = field(default=(), kw_only=True)
    """Who is still to act."""
    acted: tuple[Hero, ...] = field(default=(), kw_only=True)
    """The heroes that have had their action."""

    @staticmethod
    def inside() -> Names:
        return ("Summer", "SeasonOfTheYear")

    @staticmethod
    def flow() -> Flow:
        return "begin", "act", "end"

    def begin(self, g: World) -> None:
        """By the orders of the season before. [RW-088]"""
        from feldzug.games.runewars.year import in_play_order  # noqa: PLC0415  (it holds Quest Phases)

        self.seats = tuple(in_play_order(g))
        g.tell(QuestPhaseBegan())

    def act(self, g: World) -> Todo:
        if not self.seats:
            return None
        self.at = "act"
        seat = self.seats[0]
        if g.is_out[seat] or not self.waiting_heroes(g, seat):
            self.seats = self.seats[1:]
            return None
        return ChooseHeroAction(seat)

    def end(self, g: World) -> None:
        g.expire("quest-phase")
        g.tell(QuestPhaseEnded())

    def waiting_heroes(self, g: World, seat: int) -> list[int]:
        """The heroes of a seat that have not acted yet."""
        return [hero for hero in g.heroes(seat) if hero not in self.acted]


# which hero, and what he does


@dataclass(frozen=True, slots=True)
class MoveHero(Action):
    """He moves, then he may duel or try a quest."""

    hero: Hero


@dataclass(frozen=True, slots=True)
class HealHero(Action):
    hero: Hero


@dataclass(frozen=True, slots=True)
class TrainHero(Action):
    hero: Hero


@dataclass(frozen=True, slots=True)
class RestHero(Action):
    """He does nothing."""

    hero: Hero


@dataclass(slots=True)
class ChooseHeroAction(Question):
    """One action with one of the heroes that have not acted; the order is free. [RW-307]"""

    @staticmethod
    def inside() -> Names:
        return ("QuestPhase",)

    def options(self, g: World) -> list[Any]:
        heroes = g.frame(QuestPhase).waiting_heroes(g, self.seat)
        return [
            action(hero) for hero in heroes for action in (MoveHero, HealHero, TrainHero, RestHero)
        ]

    def forbids(self, g: World, action: Any) -> Reason | None:
        hero = action.hero
        if isinstance(action, MoveHero):
            return stays_put(g, hero, True)
        if isinstance(action, HealHero):
            return cannot_heal(g, hero)
        if isinstance(action, TrainHero) and not can_train(g, hero):
            return because("nothing-to-train", "RW-312", hero=hero)
        return None

    def chosen(self, g: World, action: Any) -> Todo:
        hero = action.hero
        g.frame(QuestPhase).acted += (hero,)
        if isinstance(action, MoveHero):
            return HeroMoves(self.seat, hero)
        if isinstance(action, HealHero):
            return HeroHeals(self.seat, hero)
        if isinstance(action, TrainHero):
            return HeroTrains(self.seat, hero)
        g.tell(HeroIdle(self.seat, hero))
        return None


def cannot_heal(g: World, hero: int) -> Reason | None:
    """Why a hero does not heal: only in a friendly area, and only if there is anything to heal. [RW-310]"""
    area = g.hero_area[hero]
    if not g.is_friendly(area, g.hero_seat[hero]):
        return because("area-not-friendly", "RW-310", area=area)
    if not g.hero_damage[hero]:
        return because("hero-unhurt", "RW-310", hero=hero)
    return None


def heal(g: World, hero: int, most: int) -> None:
    """Damage is taken off a hero."""
    damage = min(most, g.hero_damage[hero])
    if damage:
        g.hero_damage[hero] -= damage
        g.tell(HeroHealed(Seat(g.hero_seat[hero]), hero, damage))


# the three actions


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class HeroAction(Procedure):
    """What a hero does in the Quest Phase. [RW-307]"""

    seat: Seat
    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("QuestPhase",)

    def end(self, g: World) -> None:
        g.tell(HeroActed(self.seat, self.hero))


@dataclass(slots=True)
class HeroHeals(HeroAction):
    """All damage goes. [RW-310]"""

    @staticmethod
    def flow() -> Flow:
        return "remove_damage", "end"

    def remove_damage(self, g: World) -> None:
        heal(g, self.hero, g.hero_damage[self.hero])


@dataclass(slots=True)
class HeroTrains(HeroAction):
    """One on two attributes or two on one. [RW-311]"""

    @staticmethod
    def flow() -> Flow:
        return "train", "end"

    def train(self, g: World) -> Todo:
        return Train(self.seat, self.hero)


@dataclass(slots=True)
class HeroMoves(HeroAction):
    """He walks, as far as he likes and can. [RW-308]"""

    steps: int = field(default=0, kw_only=True)
    stopped: bool = field(default=False, kw_only=True)

    @staticmethod
    def flow() -> Flow:
        return "walk", "arrive", "end"

    def walk(self, g: World) -> Todo:
        if self.stopped or self.steps >= reach_of_hero(g, self.hero):
            return None
        self.at = "walk"
        return WalkOn(self.seat, self.hero)

    def arrive(self, g: World) -> None:
        g.look_at_runes()


@dataclass(frozen=True, slots=True)
class StepTo(Action):
    area: Area


@dataclass(frozen=True, slots=True)
class StopHere(Action):
    """He goes no further."""


@dataclass(slots=True)
class WalkOn(Question):
    """Where the hero goes next; through areas of any kind, but not over closed borders. [RW-154, RW-155]"""

    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("HeroMoves",)

    def options(self, g: World) -> list[Any]:
        return [StopHere(), *[StepTo(area) for area in g.near(g.hero_area[self.hero])]]

    def forbids(self, g: World, action: Any) -> Reason | None:
        return no_way(g, self.hero, action.area) if isinstance(action, StepTo) else None

    def chosen(self, g: World, action: Any) -> None:
        moves = g.frame(HeroMoves)
        if isinstance(action, StepTo):
            moves.steps += 1
            bring_hero(g, self.hero, action.area)
        else:
            moves.stopped = True
