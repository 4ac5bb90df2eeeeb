"""Tactics cards for the start of a battle. [RW-208, RW-237]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.battle.battle import Battle, BattleEnded
from feldzug.games.runewars.battle.damage import DealDamage
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER, fighters_of
from feldzug.games.runewars.battle.queries import StrongholdStrength
from feldzug.games.runewars.battle.withdrawal import withdraw_all
from feldzug.games.runewars.board import SHAPE_OF, SHAPES, Area
from feldzug.games.runewars.cards.tactics.text import TacticsText
from feldzug.games.runewars.decks import TACTICS_BOX, TacticsCard
from feldzug.games.runewars.drawing import DrawTactics
from feldzug.games.runewars.income import gain_influence
from feldzug.games.runewars.strongholds import BuildStronghold, remove_stronghold
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.frames import Flow, Names, Procedure, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Effect, Event, Reason, Seat

UNTIL_BATTLE_ENDS: Final = "battle"


class SummonLightning(TacticsText):
    """At the start of a battle: both sides take 4 damage, on units that take part."""

    def forbids(self, g: World, seat: Seat) -> Reason | None:
        return None if g.fighters else self.useless()

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> Todo:
        damage = self.facts.amount("damage")
        return DealDamage(ATTACKER, damage, damage)


class Volley(TacticsText):
    """At the start of a battle in which you have 2 or more triangle units: deal 2 damage."""

    def forbids(self, g: World, seat: Seat) -> Reason | None:
        side = g.frame(Battle).side_of(seat)
        shape = SHAPES.index(str(self.facts.printed["shape"]))
        archers = [unit for unit in fighters_of(g, side) if SHAPE_OF[unit.kind] == shape]
        if len(archers) >= self.facts.amount("units") and fighters_of(g, 1 - side):
            return None
        return self.useless()

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> Todo:
        return DealDamage(1 - g.frame(Battle).side_of(seat), self.facts.amount("damage"))


class Sappers(TacticsText):
    """At the start of a battle in which you attack a stronghold: it counts 2 less."""

    def lasts(self, rules: Rules) -> None:
        rules.lasting(WallsMined, StrongholdStrength, mined_walls_count_less)

    def forbids(self, g: World, seat: Seat) -> Reason | None:
        return self.useless() if g.stronghold[g.frame(Battle).area] == NOBODY else None

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        g.effects.append(WallsMined(seat, UNTIL_BATTLE_ENDS, self.number))


@dataclass(slots=True, unsafe_hash=True)
class WallsMined(Effect):
    """The stronghold of this battle counts less."""

    card: TacticsCard


def mined_walls_count_less(
    g: World, query: StrongholdStrength, amount: int, effect: WallsMined
) -> int:
    return amount - TACTICS_BOX[effect.card].amount("less")


class ToTheVictor(TacticsText):
    """At the start of a battle: whoever wins it gains 2 influence and draws 1 tactics card. If the battle is
    cancelled, nothing happens.
    """

    def lasts(self, rules: Rules) -> None:
        rules.on(BattleEnded, share_spoils)

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        g.effects.append(SpoilsPromised(seat, UNTIL_BATTLE_ENDS, self.number))


@dataclass(slots=True, unsafe_hash=True)
class SpoilsPromised(Effect):
    """The winner of the battle gains something."""

    card: TacticsCard


@dataclass(slots=True, unsafe_hash=True)
class SpoilsTaken(Event):
    """The winner of a battle has what a card has promised."""

    seat: Seat
    card: TacticsCard


def share_spoils(g: World, event: BattleEnded) -> Todo:
    """What was promised, if somebody has won."""
    draws: list[DrawTactics] = []
    for effect in g.effects:
        if isinstance(effect, SpoilsPromised) and event.winner >= 0:
            facts = TACTICS_BOX[effect.card]
            g.tell(SpoilsTaken(event.winner, effect.card))
            gain_influence(g, event.winner, facts.amount("influence"))
            draws += [DrawTactics(event.winner) for _ in range(facts.amount("tactics"))]
    return draws


class TacticalRetreat(TacticsText):
    """At the start of a battle in which you defend: the battle is cancelled. Your units retreat, routed, to
    one adjacent friendly area or are destroyed; a stronghold there passes to your opponent undamaged, and
    what he has above 8 units retreats.
    """

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> Todo:
        g.frame(Battle).cancelled = True
        g.tell(BattleCancelled(seat, g.frame(Battle).area))
        return GiveWay()


@dataclass(slots=True, unsafe_hash=True)
class BattleCancelled(Event):
    """*seat* leaves the area without a fight. [RW-377]"""

    seat: Seat
    area: Area


@dataclass(slots=True)
class GiveWay(Procedure):
    """The defender's units leave, and his stronghold passes to the attacker."""

    @staticmethod
    def inside() -> Names:
        return ("TacticsInPlay",)

    @staticmethod
    def flow() -> Flow:
        return "leave", "hand_over"

    def leave(self, g: World) -> Todo:
        return withdraw_all(g, DEFENDER, only_friendly=True)

    def hand_over(self, g: World) -> Todo:
        """The attacker puts a token of his own there, undamaged; the development is lost. [RW-174]"""
        battle = g.frame(Battle)
        if g.stronghold[battle.area] == NOBODY:
            return None
        remove_stronghold(g, battle.area)
        return BuildStronghold(battle.attacker, battle.area)


AT_THE_START_OF_BATTLE: Final[tuple[TacticsText, ...]] = (
    SummonLightning("summon-lightning"),
    Volley("volley"),
    Sappers("sappers"),
    ToTheVictor("to-the-victor"),
    TacticalRetreat("tactical-retreat"),
)
