"""Heroes walk, through areas of any kind, and look at rune tokens on their way. [RW-154, RW-155, RW-302]"""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.runewars.heroes.carrying import hidden_additions, show_reward
from feldzug.games.runewars.movement import HeroMoved, hero_steps
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Permit, Reason, Seat, because


@dataclass(slots=True, unsafe_hash=True)
class MovingHero(Permit):
    """A hero is moved by his player."""

    seat: Seat
    hero: int


def stays_put(g: World, hero: int, in_quest_phase: bool) -> Reason | None:
    """Why a hero does not move: a routed one stays where he is. [RW-156, RW-309]"""
    may = in_quest_phase and g.options.routed_hero_moves == "quest-phase"
    if g.hero_routed[hero] and not may:
        return because("hero-routed", "RW-309" if in_quest_phase else "RW-156", hero=hero)
    return g.denied(MovingHero(Seat(g.hero_seat[hero]), hero))


def no_way(g: World, hero: int, target: int, secretly: bool = True) -> Reason | None:
    """Why a hero cannot step into an area: only borders bind him. [RW-154, RW-155]

    *secretly*: what he has not shown yet helps him, so only his own player may be told.
    """
    source = g.hero_area[hero]
    if target in hero_steps(g, hero, source, secretly):
        return None
    if target not in g.near(source):
        return because("not-adjacent", "RW-154", area=target)
    return because("border-closed", "RW-155", area=target)


def lead_hero(g: World, hero: int, target: int) -> None:
    """A hero steps into the next area; what he needs for it, and has kept secret, is shown. [RW-321]"""
    if target not in hero_steps(g, hero, g.hero_area[hero]):
        for text in hidden_additions(g, hero, "flying"):
            show_reward(g, hero, text.number)
    bring_hero(g, hero, target)


def bring_hero(g: World, hero: int, target: int) -> None:
    """A hero comes into another area, and his player may look at what he passes. [RW-302]"""
    seat, source = Seat(g.hero_seat[hero]), g.hero_area[hero]
    g.hero_area[hero] = target
    g.tell(HeroMoved(seat, hero, source, target))
    if g.options.look_in_passing == "on":
        g.look_at_runes()
