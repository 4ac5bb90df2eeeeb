"""The development cards of the Uthuk Y'llan."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.banners.cards.developments.common import (
    CapitalCard,
    ChosenLosses,
    ToughUnits,
)
from feldzug.games.runewars.banners.development.state import CardWorked
from feldzug.games.runewars.banners.development.text import DevelopmentText
from feldzug.games.runewars.battle.abilities.ability import AFTERWARDS
from feldzug.games.runewars.battle.abilities.uthuk import Offering, RainFire
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.damage import DealDamage
from feldzug.games.runewars.battle.ending import PutBack
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER, fighters_of, rout, standing_of
from feldzug.games.runewars.battle.passes import FightPass
from feldzug.games.runewars.board import Kind
from feldzug.games.runewars.destroying import ChooseSurplus, DestroyUnit
from feldzug.games.runewars.drawing import DrawTactics
from feldzug.games.runewars.income import gain_influence
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import Starve, UnitsToFeed
from feldzug.kernel.frames import Names, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Reason, Seat, because


class ThroneOfBones(CapitalCard):
    """Replace one of your strongholds in your home realm with your capital."""


class TitheOfBlood(DevelopmentText):
    """After a battle that you have won gain 1 influence for each enemy unit destroyed in it, at most 3."""

    def install(self, rules: Rules) -> None:
        rules.insert(PutBack, "tithe", self.collect, before="end")

    def collect(self, frame: PutBack, g: World) -> None:
        battle = g.frame(Battle)
        if battle.cancelled or not self.helps(g, battle.winner):
            return
        slain = battle.defenders_lost if battle.winner == ATTACKER else battle.attackers_lost
        if slain:
            seat = battle.seat_of(battle.winner)
            g.tell(CardWorked(seat, self.number))
            gain = min(slain, self.facts.amount("most")) * self.facts.amount("influence")
            gain_influence(g, seat, gain)


class BloodFrenzy(DevelopmentText):
    """The first Berserker that you would destroy for his ability in a battle is routed instead."""

    def install(self, rules: Rules) -> None:
        rules.instead(Offering, self.spares, self.spare)

    def spares(self, g: World, deed: Offering) -> bool:
        return deed.kind == self.kind and self.helps(g, deed.side) and not self.is_spent(g)

    def spare(self, g: World, deed: Offering) -> Todo:
        seat = g.frame(Battle).seat_of(deed.side)
        self.spend(g, seat)
        rout(g, seat, deed.unit(g))
        return None


class RavenousHunger(DevelopmentText):
    """After your Flesh Rippers have resolved their Fate cards you may rout any of your standing Flesh
    Rippers; for each deal 1 damage.
    """

    def install(self, rules: Rules) -> None:
        rules.insert(FightPass, "hunger", self.ask, after="damage")

    def ask(self, frame: FightPass, g: World) -> Todo:
        for side in (ATTACKER, DEFENDER):
            if frame.kind(side) == self.kind and self.helps(g, side) and fighters_of(g, 1 - side):
                most = self.standing(g, side)
                if most:
                    seat = g.frame(Battle).seat_of(side)
                    return RoutToDevour(seat, side, self.kind, most, self.facts.amount("damage"))
        return None


@dataclass(frozen=True, slots=True)
class RoutRippers(Action):
    """So many of the own standing units are routed."""

    kind: Kind
    count: int


@dataclass(slots=True)
class RoutToDevour(Question):
    """How many standing units are routed to deal damage; those that are hurt go first."""

    side: int
    kind: Kind
    most: int
    damage: int

    @staticmethod
    def inside() -> Names:
        return ("FightPass",)

    def options(self, g: World) -> list[Any]:
        return [RoutRippers(self.kind, n) for n in range(self.most + 1)]

    def chosen(self, g: World, action: RoutRippers) -> Todo:
        units = [unit for unit in standing_of(g, self.side) if unit.kind == self.kind]
        for unit in units[len(units) - action.count :]:
            rout(g, self.seat, unit)
        return DealDamage(1 - self.side, action.count * self.damage) if action.count else None


class Hellfire(ChosenLosses):
    """You choose the units that your Warlocks' ability destroys."""

    def install(self, rules: Rules) -> None:
        rules.wrap(RainFire, "point", self.chosen_by_owner)


class DemonPlate(ToughUnits):
    """Your Chaos Lords have 1 more health."""


class CovenantRites(DevelopmentText):
    """Once in each battle, after one of your units was destroyed for Blood Rite, draw 1 tactics card."""

    def install(self, rules: Rules) -> None:
        rules.shelf(AFTERWARDS)["blood-rite"] = self.follow

    def follow(self, g: World, side: int, card: int) -> Todo:
        if not self.helps(g, side) or self.is_spent(g):
            return None
        seat = g.frame(Battle).seat_of(side)
        self.spend(g, seat)
        return [DrawTactics(seat) for _ in range(self.facts.amount("tactics"))]


class BottomlessMaw(DevelopmentText):
    """In winter your Obscenes are not counted against your food."""

    def install(self, rules: Rules) -> None:
        rules.modifies(UnitsToFeed, self.feed_themselves)
        rules.ban(ChooseSurplus, self.are_no_surplus, kinds=(DestroyUnit,))

    def feed_themselves(self, g: World, query: UnitsToFeed, amount: int) -> int:
        if not self.is_of(g, query.seat):
            return amount
        at = query.area * g.kinds + self.kind
        return amount - g.standing[at] - g.routed[at]

    def are_no_surplus(
        self, frame: ChooseSurplus, g: World, seat: Seat, action: DestroyUnit
    ) -> Reason | None:
        """It would feed nobody else."""
        starving = len(g.stack) > 1 and isinstance(g.stack[-2], Starve)
        if starving and action.kind == self.kind and self.is_of(g, seat):
            return because("needs-no-food", "BOW-166", kind=action.kind)
        return None


CARDS: Final[tuple[DevelopmentText, ...]] = (
    ThroneOfBones("throne-of-bones"),
    TitheOfBlood("tithe-of-blood"),
    BloodFrenzy("blood-frenzy"),
    RavenousHunger("ravenous-hunger"),
    Hellfire("hellfire"),
    DemonPlate("demon-plate"),
    CovenantRites("covenant-rites"),
    BottomlessMaw("bottomless-maw"),
)
