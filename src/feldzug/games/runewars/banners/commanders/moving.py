"""Commanders move with orders as units do, and do not try quests. [BOW-196, BOW-200 – BOW-202]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.banners.commanders.command import commanders_of, is_commander
from feldzug.games.runewars.decks import Hero
from feldzug.games.runewars.heroes.carrying import hidden_additions, show_reward
from feldzug.games.runewars.heroes.quest_phase import (
    AttemptQuest,
    ChooseHeroAction,
    DuelOrQuest,
    HeroMoves,
    QuestPhase,
    StepTo,
    WalkOn,
)
from feldzug.games.runewars.heroes.walking import MovingHero, stays_put
from feldzug.games.runewars.march import GatherArmy, MarchHero, MarchHeroOver, MoveArmy
from feldzug.games.runewars.movement import (
    WITH_AN_ARMY,
    HeroAsUnit,
    HeroMarch,
    MovingUnits,
    hero_flies,
    hero_steps,
    is_far,
    may_pass,
    within_reach,
)
from feldzug.games.runewars.strategic_moves import (
    ChooseHeroTarget,
    ChooseMover,
    MoveTo,
    SendHero,
)
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Reason, Seat, because


def no_quests(frame: DuelOrQuest, g: World, seat: Seat, action: AttemptQuest) -> Reason | None:
    """A commander neither tries nor completes quests. [BOW-196]"""
    if is_commander(g, frame.hero):
        return because("commander-has-no-quests", "BOW-196", hero=frame.hero)
    return None


def held(g: World, permit: MovingHero) -> Reason | None:
    """Activation tokens and rout hold a commander, in the Quest Phase too. [BOW-201, BOW-202]

    Who does not leave his area may still duel there: a move of no areas is one, too. [BOW-197, RW-308]
    """
    hero = permit.hero
    if not is_commander(g, hero):
        return None
    if g.hero_routed[hero]:
        return because("commander-is-routed", "BOW-202", hero=hero)
    if isinstance(g.stack[-1], ChooseHeroAction):
        return None
    reason = held_by_token(g, hero)
    if reason is not None or is_quest_phase(g):
        return reason
    return g.denied(MovingUnits(permit.seat))


def is_quest_phase(g: World) -> bool:
    return bool([frame for frame in g.stack if isinstance(frame, QuestPhase)])


def held_by_token(g: World, hero: int) -> Reason | None:
    """An own activation token holds a commander, in the Quest Phase if that is agreed. [BOW-201]"""
    area = g.hero_area[hero]
    if not g.activated[area] >> g.hero_seat[hero] & 1:
        return None
    if is_quest_phase(g) and g.options.agreed["commander_held_in_quest_phase"] == "no":
        return None
    return because("area-activated-own", "BOW-201", area=area)


def does_not_leave(frame: WalkOn, g: World, seat: Seat, action: StepTo) -> Reason | None:
    """He does not set out from an activated area; as units do, he passes through others. [BOW-201, RW-142]"""
    if not is_commander(g, frame.hero) or g.frame(HeroMoves).steps:
        return None
    return held_by_token(g, frame.hero)


# Strategize


def as_unit(g: World, query: HeroAsUnit, amount: int) -> int:
    """With orders and in retreat borders and ice are for a commander what they are for units. [BOW-200]"""
    return 1 if is_commander(g, query.hero) and not is_quest_phase(g) else amount


def steps_of(g: World, hero: int) -> list[int]:
    """Where a commander goes with Strategize: a friendly or empty area over an open border. [BOW-200]"""
    near = hero_steps(g, hero, g.hero_area[hero], secretly=True)
    return [area for area in near if may_pass(g, area, g.hero_seat[hero])]


def shut_in(frame: ChooseMover, g: World, seat: Seat, action: SendHero) -> Reason | None:
    if is_commander(g, action.hero) and not steps_of(g, action.hero):
        return because("no-way-out", "BOW-200", area=g.hero_area[action.hero])
    return None


def no_step(frame: ChooseHeroTarget, g: World, seat: Seat, action: MoveTo) -> Reason | None:
    if not is_commander(g, frame.hero) or may_pass(g, action.target, seat):
        return None
    return because("not-friendly-nor-empty", "BOW-200", area=action.target)


# Mobilize and Conquer


@dataclass(frozen=True, slots=True)
class MarchCommander(Action):
    """A commander goes with the army."""

    hero: Hero


def may_march(frame: GatherArmy, g: World, seat: Seat) -> list[Any]:
    """Commanders that have not joined the army, in both editions. [BOW-200, BOW-Q40]"""
    army = g.frame(MoveArmy)
    return [
        MarchCommander(hero)
        for hero in commanders_of(g, seat)
        if hero not in army.heroes and g.hero_area[hero] != army.area
    ]


def comes(g: World, hero: int, target: int, *, secretly: bool) -> bool:
    """Whether a commander reaches an area by the way of a unit. [BOW-200]

    *secretly*: with the help of what he carries and has not shown yet.
    """
    seat, reach = g.hero_seat[hero], g.value(HeroMarch(hero), WITH_AN_ARMY)
    if is_far(g, g.hero_area[hero], target, reach):
        return False
    flying = hero_flies(g, hero, secretly)
    return g.hero_area[hero] in within_reach(g, target, seat, reach, flying)


def does_not_march(
    frame: GatherArmy, g: World, seat: Seat, action: MarchCommander
) -> Reason | None:
    """The way of a unit, and into others' areas only with units. [BOW-200]"""
    army, hero = g.frame(MoveArmy), action.hero
    reason = stays_put(g, hero, False)
    if reason is not None:
        return reason
    if not comes(g, hero, army.area, secretly=True):
        reach = g.value(HeroMarch(hero), WITH_AN_ARMY)
        return because("out-of-reach", "BOW-200", area=g.hero_area[hero], steps=reach)
    if not army.kinds and not may_pass(g, army.area, seat):
        if g.options.agreed["commander_alone"] == "no":
            return because("commander-needs-units", "BOW-200", hero=hero)
    return None


def marches(frame: GatherArmy, g: World, seat: Seat, action: MarchCommander) -> Todo:
    """What he needs for his way, and has kept secret, is shown. [BOW-198, RW-321]"""
    army, hero = g.frame(MoveArmy), action.hero
    if not comes(g, hero, army.area, secretly=False):
        for text in hidden_additions(g, hero, "flying"):
            show_reward(g, hero, text.number)
    army.heroes += (hero,)
    army.ways += (NONE,)
    army.at = "gather"
    return None


def not_as_hero(frame: GatherArmy, g: World, seat: Seat, action: Any) -> Reason | None:
    """Where all heroes march, a commander marches as a unit all the same. [BOW-Q40]"""
    if is_commander(g, action.hero):
        return because("commander-marches-as-unit", "BOW-Q40", hero=action.hero)
    return None


def install(rules: Rules) -> None:
    rules.ban(DuelOrQuest, no_quests, kinds=(AttemptQuest,))
    rules.deny(MovingHero, held)
    rules.modifies(HeroAsUnit, as_unit)
    rules.ban(WalkOn, does_not_leave, kinds=(StepTo,))
    rules.ban(ChooseMover, shut_in, kinds=(SendHero,))
    rules.ban(ChooseHeroTarget, no_step, kinds=(MoveTo,))
    rules.offer(GatherArmy, may_march, marches, kinds=(MarchCommander,))
    rules.ban(GatherArmy, does_not_march, kinds=(MarchCommander,))
    rules.ban(GatherArmy, not_as_hero, kinds=(MarchHero, MarchHeroOver))
