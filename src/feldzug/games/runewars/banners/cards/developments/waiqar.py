"""The development cards of Waiqar the Undying."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.runewars.banners.cards.developments.common import CapitalCard, FastUnits
from feldzug.games.runewars.banners.development.state import CardWorked, Developed
from feldzug.games.runewars.banners.development.text import DevelopmentText
from feldzug.games.runewars.banners.units.losses import UnitRose
from feldzug.games.runewars.battle.abilities.ability import AFTERWARDS
from feldzug.games.runewars.battle.abilities.waiqar import UnitsRaised
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.damage import Rout
from feldzug.games.runewars.battle.ending import PutBack
from feldzug.games.runewars.battle.line import ATTACKER, fighters_of, stand_up
from feldzug.games.runewars.battle.queries import AbilityAmount, Strength
from feldzug.games.runewars.board import UNITS
from feldzug.games.runewars.world import MoreFigures, World
from feldzug.kernel.frames import Flow, Names, Procedure, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Seat


class BlackBastion(CapitalCard):
    """Replace one of your strongholds in your home realm with your capital."""


class LandsOfBlight(DevelopmentText):
    """You receive the 8 Reanimate tokens. They are recruited like figures and are the same as those.
    [BOW-179 – BOW-183, BOW-291]
    """

    def install(self, rules: Rules) -> None:
        rules.modifies(MoreFigures, self.more)

    def bought(self, g: World, seat: Seat) -> Todo:
        """They come into the box of the figures, not on the board. [BOW-181, BOW-Q47]"""
        g.supply[self.kind] += self.facts.amount("figures")
        return None

    def more(self, g: World, query: MoreFigures, amount: int) -> int:
        if query.kind == self.kind and g.part(Developed).bought[self.number]:
            return amount + self.facts.amount("figures")
        return amount


class RelentlessDead(DevelopmentText):
    """With at least 4 standing Reanimates in a battle you have 1 more strength."""

    def install(self, rules: Rules) -> None:
        rules.modifies(Strength, self.strengthen)

    def strengthen(self, g: World, query: Strength, amount: int) -> int:
        if not self.is_of(g, query.seat):
            return amount
        enough = self.standing(g, query.side) >= self.facts.amount("least")
        return amount + self.facts.amount("strength") if enough else amount


class BlightedArrows(DevelopmentText):
    """When your Skeleton Archers' ability destroys a unit, also deal 1 rout."""

    def install(self, rules: Rules) -> None:
        rules.shelf(AFTERWARDS)[self.facts.printed["unit"]] = self.follow

    def follow(self, g: World, side: int, card: int) -> Todo:
        if not self.helps(g, side):
            return None
        return RoutForTheFallen(1 - side, lost_by(g, 1 - side), self.facts.amount("routs"))


def lost_by(g: World, side: int) -> int:
    """How many units a side has lost in the battle so far."""
    battle = g.frame(Battle)
    return battle.attackers_lost if side == ATTACKER else battle.defenders_lost


@dataclass(slots=True)
class RoutForTheFallen(Procedure):
    """If an ability has destroyed a unit of a side, others are routed."""

    side: int
    lost: int
    """What the side had lost before."""
    routs: int

    @staticmethod
    def inside() -> Names:
        return ("FightPass",)

    @staticmethod
    def flow() -> Flow:
        return ("rout",)

    def rout(self, g: World) -> Todo:
        return Rout(self.side, self.routs) if lost_by(g, self.side) > self.lost else None


class GravePact(DevelopmentText):
    """Once in each battle your Necromancers' ability brings 1 Reanimate more."""

    def install(self, rules: Rules) -> None:
        rules.modifies(AbilityAmount, self.raise_more)
        rules.on(UnitsRaised, self.raised)

    def raise_more(self, g: World, query: AbilityAmount, amount: int) -> int:
        if query.kind != self.kind or query.what != "units" or not self.helps(g, query.side):
            return amount
        return amount if self.is_spent(g) else amount + self.facts.amount("units")

    def raised(self, g: World, event: UnitsRaised) -> Todo:
        """It has worked if more have come than the ability brings by itself."""
        if event.count > UNITS[self.kind].amount("units") and self.is_of(g, event.seat):
            self.spend(g, event.seat)
        return None


class DreadSteeds(FastUnits):
    """Your Dark Knights are fast."""


class NightFeast(DevelopmentText):
    """After a battle that you have won all your routed Vampires in it stand up."""

    def install(self, rules: Rules) -> None:
        rules.insert(PutBack, "feast", self.rise, before="put_down")

    def rise(self, frame: PutBack, g: World) -> None:
        battle = g.frame(Battle)
        if battle.cancelled or not self.helps(g, battle.winner):
            return
        seat = battle.seat_of(battle.winner)
        lying = [u for u in fighters_of(g, battle.winner) if u.kind == self.kind and u.routed]
        if lying:
            g.tell(CardWorked(seat, self.number))
        for unit in lying:
            stand_up(g, unit)
            g.tell(UnitRose(seat, self.kind, battle.area))


class ToxicBreath(DevelopmentText):
    """Each unit routed by your Great Wyrms' ability also takes 1 damage."""

    def install(self, rules: Rules) -> None:
        rules.modifies(AbilityAmount, self.poison)

    def poison(self, g: World, query: AbilityAmount, amount: int) -> int:
        if query.kind == self.kind and query.what == "poison" and self.helps(g, query.side):
            return amount + self.facts.amount("damage")
        return amount


CARDS: Final[tuple[DevelopmentText, ...]] = (
    BlackBastion("black-bastion"),
    LandsOfBlight("lands-of-blight"),
    RelentlessDead("relentless-dead"),
    BlightedArrows("blighted-arrows"),
    GravePact("grave-pact"),
    DreadSteeds("dread-steeds"),
    NightFeast("night-feast"),
    ToxicBreath("toxic-breath"),
)
