"""The units of the Daqan Lords. [RW-277 – RW-280]"""

from __future__ import annotations

from dataclasses import dataclass, field

from feldzug.games.runewars.battle.abilities.ability import Ability
from feldzug.games.runewars.battle.abilities.aiming import DealToughDamage
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.damage import DealDamage, Rout
from feldzug.games.runewars.battle.line import fighters_of, health_of, hit, to_be_hit
from feldzug.games.runewars.battle.losses import ChooseUnit, TakeLosses
from feldzug.games.runewars.battle.queries import SiegeLaid, Strength
from feldzug.games.runewars.drawing import DrawTactics
from feldzug.games.runewars.world import World
from feldzug.games.runewars.world_state import Fighter
from feldzug.kernel.frames import Frame, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Reason, because


class Footman(Ability):
    """Valiant Strike: 1 damage; if the unit that takes it survives, it takes 1 more. [RW-279]"""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        damage, more = self.facts.amount("damage"), self.facts.amount("further_damage")
        return DealValiantStrike(1 - side, damage, further=more)


@dataclass(slots=True)
class DealValiantStrike(DealDamage):
    further: int = field(kw_only=True)

    def take(self, side: int) -> TakeLosses:
        return TakeValiantStrike(side, self.taken_by(side), self.further)


@dataclass(slots=True)
class TakeValiantStrike(TakeLosses):
    """Whoever is hit and lives is hit again. [RW-279]"""

    further: int

    def targets(self, g: World) -> list[Fighter]:
        return to_be_hit(fighters_of(g, self.side))

    def fells(self, g: World, unit: Fighter) -> bool:
        return unit.damage + 1 + self.further >= health_of(g, self.side, unit.kind)

    def strike(self, g: World, unit: Fighter) -> Todo:
        left = hit(g, self.owner(g), unit)
        for _ in range(self.further):
            if left is not None:
                left = hit(g, self.owner(g), left)
        return None

    def refusal(self, unit: ChooseUnit) -> Reason:
        return because("others-are-hit-first", "RW-247", kind=unit.kind)


class Bowman(Ability):
    """Concentrated Fire: 1 damage, on a unit with more than 1 health if there is one. [RW-277]"""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        above = self.facts.amount("above_health")
        return DealToughDamage(1 - side, self.facts.amount("damage"), above=above)


class Knight(Ability):
    """Command: 1 rout, then draw 1 tactics card. [RW-278]"""

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        found: list[Frame] = [Rout(1 - side, self.facts.amount("routs"))]
        for _ in range(self.facts.amount("tactics")):
            found.append(DrawTactics(battle.seat_of(side)))
        return found


class SiegeTower(Ability):
    """Lay Siege: 2 more strength at the tally, whatever becomes of the tower. [RW-280]"""

    def install(self, rules: Rules) -> None:
        rules.lasting(SiegeLaid, Strength, with_siege)

    def use(self, g: World, battle: Battle, side: int) -> Todo:
        strength = self.facts.amount("strength")
        g.effects = [*g.effects, SiegeLaid(battle.seat_of(side), "battle", side, strength)]
        return None


def with_siege(g: World, query: Strength, amount: int, effect: SiegeLaid) -> int:
    return amount + effect.strength if query.side == effect.side else amount
