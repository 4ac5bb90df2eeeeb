"""Tactics cards for the course of a battle: before the line, in a round, at the tally, after it. [RW-208]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.damage import Rout, pending_damage, prevent_damage
from feldzug.games.runewars.battle.line import (
    ATTACKER,
    DEFENDER,
    fighter,
    fighters_of,
    stand_up,
    standing_of,
)
from feldzug.games.runewars.battle.queries import RaisingStronghold
from feldzug.games.runewars.board import Area, Kind
from feldzug.games.runewars.cards.tactics.text import TacticsText, TargetedText
from feldzug.games.runewars.tactics.targets import EnoughTargets, TargetUnit
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Effect, Event, Reason, Seat, because


class RallyCry(TargetedText):
    """In a battle: stand up to 3 of your routed units. Played as defender before the units line up, it brings
    units into the fight that were routed before.
    """

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        if len(chosen) >= self.facts.amount("units") or EnoughTargets() in chosen:
            return []
        left = routed_units(g, seat)
        for step in chosen:
            left.remove(step)
        found: list[Action] = list(dict.fromkeys(left))
        return [*found, EnoughTargets()] if found and chosen else found

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        battle = g.frame(Battle)
        side = battle.side_of(seat)
        for step in chosen:
            if not isinstance(step, TargetUnit):
                continue
            if lines_stand(battle):
                stand_up(g, fighter(side, step.kind, step.damage, routed=True))
            else:
                at = battle.area * g.kinds + step.kind
                g.routed[at] -= 1
                g.standing[at] += 1
            g.tell(UnitStoodUp(seat, step.kind, battle.area))


@dataclass(slots=True, unsafe_hash=True)
class UnitStoodUp(Event):
    """A routed unit stands again."""

    seat: Seat
    kind: Kind
    area: Area


def lines_stand(battle: Battle) -> bool:
    """Whether the units have been lined up. [RW-231]"""
    return battle.at != "line_up"


def routed_units(g: World, seat: Seat) -> list[TargetUnit]:
    """The routed units of a seat in a battle; before the line, those that lie in the area."""
    battle = g.frame(Battle)
    side = battle.side_of(seat)
    if lines_stand(battle):
        return [TargetUnit(u.kind, u.damage) for u in fighters_of(g, side) if u.routed]
    if side != DEFENDER:
        return []
    at = battle.area * g.kinds
    return [TargetUnit(k, 0) for k in range(g.kinds) for _ in range(g.routed[at + k])]


class Panic(TacticsText):
    """At the start of a round of combat: deal 2 routs."""

    def forbids(self, g: World, seat: Seat) -> Reason | None:
        enemy = 1 - g.frame(Battle).side_of(seat)
        return None if standing_of(g, enemy) else self.useless()

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> Todo:
        return Rout(1 - g.frame(Battle).side_of(seat), self.facts.amount("routs"))


class ShieldWall(TacticsText):
    """In a battle: prevent up to 2 damage that was just dealt to your side."""

    def forbids(self, g: World, seat: Seat) -> Reason | None:
        side = g.frame(Battle).side_of(seat)
        return None if pending_damage(g, side) else self.useless()

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        side = g.frame(Battle).side_of(seat)
        prevented = min(self.facts.amount("damage"), pending_damage(g, side))
        prevent_damage(g, side, prevented)
        g.tell(DamagePrevented(seat, prevented))


@dataclass(slots=True, unsafe_hash=True)
class DamagePrevented(Event):
    """So much of the damage that was just dealt hits nobody."""

    seat: Seat
    damage: int


class ScorchedEarth(TacticsText):
    """When you lose a stronghold in battle: the attacker may not put one of his own there this turn, and he
    takes 2 routs.
    """

    def lasts(self, rules: Rules) -> None:
        rules.lasting_denial(EarthScorched, RaisingStronghold, nothing_is_built)

    def forbids(self, g: World, seat: Seat) -> Reason | None:
        return None if g.frame(Battle).stronghold_lost else self.useless()

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> Todo:
        g.effects.append(EarthScorched(seat, "turn", g.frame(Battle).area))
        return Rout(ATTACKER, self.facts.amount("routs"))


@dataclass(slots=True, unsafe_hash=True)
class EarthScorched(Effect):
    """Nobody builds in an area."""

    area: Area


def nothing_is_built(g: World, permit: RaisingStronghold, effect: EarthScorched) -> Reason | None:
    if permit.area == effect.area:
        return because("earth-scorched", "RW-260", area=permit.area)
    return None


IN_BATTLE: Final[tuple[TacticsText, ...]] = (
    RallyCry("rally-cry"),
    Panic("panic"),
    ShieldWall("shield-wall"),
    ScorchedEarth("scorched-earth"),
)
