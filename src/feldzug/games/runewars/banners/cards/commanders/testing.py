"""Commander cards for which the commander tests an attribute. [BOW-208, BOW-286]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.banners.commanders.text import CommanderText
from feldzug.games.runewars.banners.units.losses import RiseAgain
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.damage import DealDamage, Rout
from feldzug.games.runewars.battle.line import fighters_of, standing_of
from feldzug.games.runewars.battle.queries import StrongholdStrength
from feldzug.games.runewars.decks import DESTINIES, TacticsCard
from feldzug.games.runewars.heroes.looking import look_at_tactics
from feldzug.games.runewars.tactics.limits import held
from feldzug.games.runewars.tactics.play import discard_tactics
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.frames import Names, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Effect, Seat

# tests at the start of a battle


class LeadTheCharge(CommanderText):
    """At the start of a battle, as attacker: test strength. Gold: deal 2 routs; silver: 1."""

    def is_useless(self, g: World, side: int) -> bool:
        return not standing_of(g, 1 - side)

    def works(self, g: World, seat: Seat, side: int, destiny: int) -> Todo:
        routs = self.brings(destiny, "routs")
        return Rout(1 - side, routs) if routs else None


class Saboteur(CommanderText):
    """At the start of a battle, as attacker: test agility. Gold: the enemy stronghold counts 2 less in this
    battle; silver: 1 less.
    """

    def install(self, rules: Rules) -> None:
        rules.lasting(WallsSabotaged, StrongholdStrength, sabotaged_walls_count_less)

    def is_useless(self, g: World, side: int) -> bool:
        return g.stronghold[g.frame(Battle).area] == NOBODY

    def works(self, g: World, seat: Seat, side: int, destiny: int) -> Todo:
        less = self.brings(destiny, "less")
        if less:
            g.effects.append(WallsSabotaged(seat, "battle", less))
        return None


@dataclass(slots=True, unsafe_hash=True)
class WallsSabotaged(Effect):
    """The stronghold of this battle counts so much less."""

    less: int


def sabotaged_walls_count_less(
    g: World, query: StrongholdStrength, amount: int, effect: WallsSabotaged
) -> int:
    return amount - effect.less


class MasterOfSpies(CommanderText):
    """At the start of a battle: test wisdom. Silver: look at your opponent's tactics cards; gold: also
    discard 1 of them.
    """

    def is_useless(self, g: World, side: int) -> bool:
        other = g.frame(Battle).seat_of(1 - side)
        return other == NOBODY or not held(g, other)

    def works(self, g: World, seat: Seat, side: int, destiny: int) -> Todo:
        other = g.frame(Battle).seat_of(1 - side)
        if not self.facts.printed[DESTINIES[destiny]].get("look"):
            return None
        look_at_tactics(g, seat, other)
        if self.brings(destiny, "cards") and held(g, other):
            return SpoilPlans(seat, other)
        return None


@dataclass(frozen=True, slots=True)
class SpoilCard(Action):
    """This tactics card of the opponent is discarded."""

    card: TacticsCard


@dataclass(slots=True)
class SpoilPlans(Question):
    """Which tactics card of his opponent the spy discards."""

    other: Seat

    @staticmethod
    def inside() -> Names:
        return ("Lead", "Battle")

    def options(self, g: World) -> list[Any]:
        return [SpoilCard(card) for card in dict.fromkeys(held(g, self.other))]

    def chosen(self, g: World, action: SpoilCard) -> None:
        discard_tactics(g, self.other, action.card)


# tests before a unit type draws


class RaiseTheBanner(CommanderText):
    """Once in each battle, before a unit type draws: test strength. Gold or silver: up to 2 of your routed
    units in this battle stand up.
    """

    def is_useless(self, g: World, side: int) -> bool:
        return not [unit for unit in fighters_of(g, side) if unit.routed]

    def works(self, g: World, seat: Seat, side: int, destiny: int) -> Todo:
        stands = self.brings(destiny, "stands")
        return RiseAtWill(side, stands) if stands else None


@dataclass(slots=True)
class RiseAtWill(RiseAgain):
    """Up to so many routed units of a side stand up."""

    def may_stop(self) -> bool:
        return True


class WarMage(CommanderText):
    """Once in each battle, before a unit type draws: test wisdom. Gold: deal 2 damage; silver: 1."""

    def is_useless(self, g: World, side: int) -> bool:
        return not fighters_of(g, 1 - side)

    def works(self, g: World, seat: Seat, side: int, destiny: int) -> Todo:
        damage = self.brings(destiny, "damage")
        return DealDamage(1 - side, damage) if damage else None
