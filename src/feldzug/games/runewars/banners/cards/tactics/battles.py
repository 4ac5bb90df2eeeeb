"""Tactics cards of a battle: for its start and for its end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.damage import DealDamage
from feldzug.games.runewars.battle.line import DEFENDER, fighter, fighters_of, join, stand_up
from feldzug.games.runewars.cards.tactics.in_battle import (
    DamagePrevented,
    UnitStoodUp,
    routed_units,
)
from feldzug.games.runewars.cards.tactics.start_of_battle import UNTIL_BATTLE_ENDS, Sappers
from feldzug.games.runewars.cards.tactics.text import TacticsText, TargetedText
from feldzug.games.runewars.income import gain_influence
from feldzug.games.runewars.tactics.targets import EnoughTargets, TargetUnit
from feldzug.games.runewars.world import World
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Effect, Reason, Seat


class VeteranSergeants(TargetedText):
    """At the start of a battle: up to 2 of your routed units in the contested area stand up and take part."""

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        if len(chosen) >= self.facts.amount("units") or EnoughTargets() in chosen:
            return []
        left = [*bystanders(g, seat), *routed_units(g, seat)]
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
            if step in bystanders(g, seat):
                g.routed[battle.area * g.kinds + step.kind] -= 1
                join(g, side, step.kind, 1)
            else:
                stand_up(g, fighter(side, step.kind, step.damage, routed=True))
            g.tell(UnitStoodUp(seat, step.kind, battle.area))


def bystanders(g: World, seat: Seat) -> list[TargetUnit]:
    """The defender's units that were routed before the battle and lie in the area. [RW-232]"""
    battle = g.frame(Battle)
    if battle.side_of(seat) != DEFENDER:
        return []
    at = battle.area * g.kinds
    return [TargetUnit(k, 0) for k in range(g.kinds) for _ in range(g.routed[at + k])]


class SpoilsOfWar(TacticsText):
    """After a battle that you have won: gain 2 influence."""

    def forbids(self, g: World, seat: Seat) -> Reason | None:
        battle = g.frame(Battle)
        return None if battle.side_of(seat) == battle.winner else self.useless()

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        gain_influence(g, seat, self.facts.amount("influence"))


class UnderminedWalls(Sappers):
    """At the start of a battle, as attacker: the stronghold or capital counts 2 less in this battle."""

    def lasts(self, rules: Rules) -> None:
        """Mined walls count less already, whichever card has mined them."""


class SwornShields(TacticsText):
    """At the start of a battle, as defender: the first 2 damage dealt to your units in this battle are
    prevented.
    """

    def lasts(self, rules: Rules) -> None:
        rules.insert(DealDamage, "shields", raise_shields, before="respond")

    def forbids(self, g: World, seat: Seat) -> Reason | None:
        return None if fighters_of(g, DEFENDER) else self.useless()

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        shields = ShieldsSworn(seat, UNTIL_BATTLE_ENDS, self.facts.amount("prevents"))
        g.effects = [*g.effects, shields]


@dataclass(slots=True, unsafe_hash=True)
class ShieldsSworn(Effect):
    """So much damage to the defender is prevented."""

    left: int


def shields_left(g: World) -> int:
    """How much damage to the defender will still be prevented."""
    return sum([effect.left for effect in g.effects if isinstance(effect, ShieldsSworn)])


def raise_shields(frame: DealDamage, g: World) -> None:
    """What is dealt first is prevented first, before anybody answers it."""
    if not g.effects or not fighters_of(g, DEFENDER):
        return
    found: list[Effect] = []
    for effect in g.effects:
        if isinstance(effect, ShieldsSworn):
            prevented = min(effect.left, frame.taken_by(DEFENDER))
            if prevented:
                frame.prevent(DEFENDER, prevented)
                g.tell(DamagePrevented(effect.seat, prevented))
            if effect.left > prevented:
                found.append(ShieldsSworn(effect.seat, effect.until, effect.left - prevented))
        else:
            found.append(effect)
    g.effects = found


IN_BATTLE: Final[tuple[TacticsText, ...]] = (
    VeteranSergeants("veteran-sergeants"),
    SpoilsOfWar("spoils-of-war"),
    UnderminedWalls("undermined-walls"),
    SwornShields("sworn-shields"),
)
