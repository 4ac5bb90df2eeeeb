"""The development cards of the Latari Elves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.banners.cards.developments.common import CapitalCard
from feldzug.games.runewars.banners.development.text import DevelopmentText
from feldzug.games.runewars.battle.abilities.ability import AFTERWARDS
from feldzug.games.runewars.battle.abilities.aiming import DealAimedDamage
from feldzug.games.runewars.battle.abilities.latari import WordOfVaal
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.ending import LoserRetreats
from feldzug.games.runewars.battle.line import DEFENDER, fighters_of, rout, standing_of
from feldzug.games.runewars.battle.queries import (
    AbilityAmount,
    DrivingOff,
    Initiative,
    Strength,
)
from feldzug.games.runewars.board import Area, Kind
from feldzug.games.runewars.destroying import DestroyUnit, destroy
from feldzug.games.runewars.retreat import Retreat, UnitsRetreated
from feldzug.games.runewars.world import World
from feldzug.kernel.flow import Stage
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Effect, Reason, because


class CrownOfTheForest(CapitalCard):
    """Replace one of your strongholds in your home realm with your capital."""


class WardsOfTheOldWood(DevelopmentText):
    """When you defend an area with one of your strongholds, you have 1 more strength."""

    def install(self, rules: Rules) -> None:
        rules.modifies(Strength, self.strengthen)

    def strengthen(self, g: World, query: Strength, amount: int) -> int:
        own = query.side == DEFENDER and g.stronghold[query.area] == query.seat
        return (
            amount + self.facts.amount("strength") if own and self.is_of(g, query.seat) else amount
        )


class HeartwoodBows(DevelopmentText):
    """Once in each battle, when your Archers' ability is used: deal 1 more damage to a unit of your
    choice.
    """

    def install(self, rules: Rules) -> None:
        rules.shelf(AFTERWARDS)[self.facts.printed["unit"]] = self.follow

    def follow(self, g: World, side: int, card: int) -> Todo:
        if not self.helps(g, side) or self.is_spent(g) or not fighters_of(g, 1 - side):
            return None
        self.spend(g, g.frame(Battle).seat_of(side))
        return DealAimedDamage(1 - side, self.facts.amount("damage"))


class SkyLances(DevelopmentText):
    """Your Pegasus Riders' ability may rout up to 2 rectangle units."""

    def install(self, rules: Rules) -> None:
        rules.modifies(AbilityAmount, self.improve)

    def improve(self, g: World, query: AbilityAmount, amount: int) -> int:
        if query.kind == self.kind and query.what == "rectangles" and self.helps(g, query.side):
            return self.facts.amount("rectangles")
        return amount


class GreaterWord(DevelopmentText):
    """When your Sorceresses' ability makes a unit retreat, you choose its area among those that are
    allowed.
    """

    def install(self, rules: Rules) -> None:
        rules.wrap(Retreat, "choose", self.chosen_by_owner)

    def chosen_by_owner(self, stage: Stage, frame: Retreat, g: World) -> Todo:
        below = g.stack[-2] if len(g.stack) > 1 else None
        if isinstance(below, WordOfVaal) and self.helps(g, 1 - below.side):
            frame.chooser = g.frame(Battle).seat_of(1 - below.side)
        return stage(frame, g)


class BladeDancers(DevelopmentText):
    """Your Warriors have initiative 3."""

    def install(self, rules: Rules) -> None:
        rules.modifies(Initiative, self.hasten)

    def hasten(self, g: World, query: Initiative, initiative: int) -> int:
        if query.kind == self.kind and self.helps(g, query.side):
            return self.facts.amount("initiative")
        return initiative


class DeepRoots(DevelopmentText):
    """Your Forest Guardians cannot be made to retreat during the rounds of a battle. When you defend, each
    standing one counts 1 more strength, at most 2 more in all.
    """

    def install(self, rules: Rules) -> None:
        rules.deny(DrivingOff, self.stay)
        rules.modifies(Strength, self.strengthen)

    def stay(self, g: World, permit: DrivingOff) -> Reason | None:
        if permit.kind == self.kind and self.helps(g, permit.side):
            return because("unit-stays", "BOW-166", kind=permit.kind)
        return None

    def strengthen(self, g: World, query: Strength, amount: int) -> int:
        if query.side != DEFENDER or not self.is_of(g, query.seat):
            return amount
        more = self.standing(g, DEFENDER) * self.facts.amount("strength")
        return amount + min(more, self.facts.amount("most"))


# prowling


class Prowl(DevelopmentText):
    """After a battle that you have won you may rout any of your standing Leonx Riders in it; for each the
    loser destroys 1 unit that has retreated.
    """

    def install(self, rules: Rules) -> None:
        rules.on(UnitsRetreated, self.remember)
        rules.insert(LoserRetreats, "prowl", self.ask, after="retreat")

    def remember(self, g: World, event: UnitsRetreated) -> Todo:
        """Which units the loser brings away, and where to."""
        if not any([isinstance(frame, LoserRetreats) for frame in g.stack]):  # noqa: C419 -- compiled, a list is quicker
            return None
        if self.helps(g, g.frame(Battle).winner):
            fled = Fled(event.seat, "battle", event.kind, event.count, event.target)
            g.effects = [*g.effects, fled]
        return None

    def ask(self, frame: LoserRetreats, g: World) -> Todo:
        battle = g.frame(Battle)
        if not self.helps(g, battle.winner):
            return None
        most = min(self.standing(g, battle.winner), sum([count for _, count in prey(g)]))
        return RoutToProwl(battle.seat_of(battle.winner), self.kind, most) if most else None


@dataclass(slots=True, unsafe_hash=True)
class Fled(Effect):
    """So many units of a kind have retreated from the battle that their side has lost."""

    kind: Kind
    count: int
    area: Area


def prey(g: World) -> list[tuple[int, int]]:
    """The kinds of units that have retreated and still are where they went, and how many."""
    found: list[tuple[int, int]] = []
    for effect in g.effects:
        if isinstance(effect, Fled):
            count = min(effect.count, g.routed[effect.area * g.kinds + effect.kind])
            if count:
                found.append((effect.kind, count))
    return found


@dataclass(frozen=True, slots=True)
class RoutRiders(Action):
    """So many of the own standing units are routed."""

    kind: Kind
    count: int


@dataclass(slots=True)
class RoutToProwl(Question):
    """How many standing units are routed to destroy as many that have retreated."""

    kind: Kind
    most: int

    @staticmethod
    def inside() -> Names:
        return ("LoserRetreats",)

    def options(self, g: World) -> list[Any]:
        return [RoutRiders(self.kind, n) for n in range(self.most + 1)]

    def chosen(self, g: World, action: RoutRiders) -> Todo:
        side = g.frame(Battle).winner
        riders = [unit for unit in standing_of(g, side) if unit.kind == self.kind]
        for unit in riders[len(riders) - action.count :]:
            rout(g, self.seat, unit)
        return HuntedDown(1 - side, action.count) if action.count else None


@dataclass(slots=True)
class HuntedDown(Procedure):
    """The loser destroys so many of the units that have retreated."""

    side: int
    left: int

    @staticmethod
    def inside() -> Names:
        return ("LoserRetreats",)

    @staticmethod
    def flow() -> Flow:
        return ("hunt",)

    def hunt(self, g: World) -> Todo:
        while self.left > 0:
            kinds = [kind for kind, _ in prey(g)]
            if not kinds:
                return None
            if len(kinds) > 1:
                self.at = "hunt"
                return ChoosePrey(g.frame(Battle).speaker(g, self.side))
            self.kill(g, kinds[0])
        return None

    def kill(self, g: World, kind: int) -> None:
        self.left -= 1
        fled = next(one for one in g.effects if isinstance(one, Fled) and one.kind == kind)
        fewer = Fled(fled.seat, fled.until, kind, fled.count - 1, fled.area)
        g.effects = [fewer if effect is fled else effect for effect in g.effects]
        destroy(g, fled.area, kind, routed=True)


@dataclass(slots=True)
class ChoosePrey(Question):
    """Which of the units that have retreated is destroyed."""

    @staticmethod
    def inside() -> Names:
        return ("HuntedDown",)

    def options(self, g: World) -> list[Any]:
        return [DestroyUnit(kind, True) for kind, _ in prey(g)]

    def chosen(self, g: World, action: DestroyUnit) -> None:
        g.frame(HuntedDown).kill(g, action.kind)


CARDS: Final[tuple[DevelopmentText, ...]] = (
    CrownOfTheForest("crown-of-the-forest"),
    WardsOfTheOldWood("wards-of-the-old-wood"),
    HeartwoodBows("heartwood-bows"),
    SkyLances("sky-lances"),
    GreaterWord("greater-word"),
    BladeDancers("blade-dancers"),
    Prowl("prowl"),
    DeepRoots("deep-roots"),
)
