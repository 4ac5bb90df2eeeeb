"""Tactics cards about heroes: in the own turn and in the Quest Phase. [RW-208]"""

from __future__ import annotations

from typing import Any, Final

from feldzug.games.runewars.cards.tactics.text import TacticsText, TargetedText
from feldzug.games.runewars.heroes.carrying import StealReward, hidden_rewards
from feldzug.games.runewars.heroes.events import HeroHealed
from feldzug.games.runewars.heroes.hurting import HurtHero
from feldzug.games.runewars.rallying import has_routed, stand_up
from feldzug.games.runewars.tactics.targets import TargetArea, TargetHero
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Action, Seat


class Ambush(TargetedText):
    """Deal 2 damage to an enemy hero in or next to an area you control. In the 2010 rules you play it in
    your turn or in the Quest Phase, in the Revised Edition only in the Quest Phase.
    """

    def is_for(self, g: World, moment: str) -> bool:
        """In the own turn only by the rules of 2010. [RW-211, RW-212]"""
        if moment == "your-turn" and g.options.ambush_window == "quests":
            return False
        return TacticsText.is_for(self, g, moment)

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        if chosen:
            return []
        return [
            TargetHero(hero)
            for hero, owner in enumerate(g.hero_seat)
            if owner not in (seat, NOBODY) and _within_reach(g, seat, g.hero_area[hero])
        ]

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> Todo:
        return HurtHero(chosen[0].hero, self.facts.amount("damage"), seat)


def _within_reach(g: World, seat: Seat, area: int) -> bool:
    """Whether an area is under control of a seat or next to one that is."""
    if area == NONE:
        return False
    return g.controller[area] == seat or seat in [g.controller[near] for near in g.near(area)]


class SwiftRecovery(TargetedText):
    """In your turn or in your action in the Quest Phase: stand up all your figures in one area, or remove
    all damage from one of your heroes.
    """

    only_acting = True

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        if chosen:
            return []
        heroes = [hero for hero in g.heroes(seat) if g.hero_area[hero] != NONE]
        areas: list[Action] = [TargetArea(a) for a in g.areas() if has_routed(g, seat, a)]
        return [*areas, *[TargetHero(hero) for hero in heroes if g.hero_damage[hero]]]

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        step = chosen[0]
        if isinstance(step, TargetHero):
            g.tell(HeroHealed(seat, step.hero, g.hero_damage[step.hero]))
            g.hero_damage[step.hero] = 0
            return
        stand_up(g, seat, step.area)


class StolenRelic(TargetedText):
    """In the Quest Phase: your hero takes a random face-down reward from an enemy hero in his area."""

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        if not chosen:
            return [TargetHero(hero) for hero in g.heroes(seat) if victims(g, hero)]
        return [TargetHero(h) for h in victims(g, chosen[0].hero)] if len(chosen) == 1 else []

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> Todo:
        return StealReward(seat, chosen[0].hero, chosen[1].hero)


def victims(g: World, thief: int) -> list[int]:
    """The enemy heroes beside a hero who carry something face down."""
    if g.hero_area[thief] == NONE:
        return []
    return [
        hero
        for hero in g.heroes_in(g.hero_area[thief])
        if g.hero_seat[hero] != g.hero_seat[thief] and hidden_rewards(g, hero)
    ]


OF_HEROES: Final[tuple[TacticsText, ...]] = (
    Ambush("ambush"),
    SwiftRecovery("swift-recovery"),
    StolenRelic("stolen-relic"),
)
