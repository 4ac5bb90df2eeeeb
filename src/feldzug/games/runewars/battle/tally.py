"""The tally: each side counts its strength, and the higher one wins. [RW-252 – RW-258]"""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.defences import offers
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER, fighters_of
from feldzug.games.runewars.battle.queries import Strength, StrongholdStrength
from feldzug.games.runewars.board import HEXAGON, SHAPE_OF, Area
from feldzug.games.runewars.decks import DAMAGED_STRENGTH, STRENGTH
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.frames import Flow, Names, Procedure, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Event


@dataclass(slots=True, unsafe_hash=True)
class TallyBegan(Event):
    """Strength is about to be counted. [RW-112]"""

    area: Area


@dataclass(slots=True, unsafe_hash=True)
class StrengthTallied(Event):
    area: Area
    attack: int
    defence: int


@dataclass(slots=True)
class Tally(Procedure):
    """First the defender's development, then cards, then all that counts. [RW-252 – RW-257]"""

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    @staticmethod
    def flow() -> Flow:
        return "begin", "development", "cards", "count"

    def begin(self, g: World) -> None:
        g.tell(TallyBegan(g.frame(Battle).area))

    def development(self, g: World) -> Todo:
        """The defender may use a defensive development in the area. [RW-252]"""
        return offers(g, g.frame(Battle))

    def cards(self, g: World) -> Todo:
        return g.frame(Battle).ask(g, "tally")

    def count(self, g: World) -> None:
        """The higher total wins; a tie goes to the defender. [RW-257]"""
        battle = g.frame(Battle)
        battle.attack = strength(g, battle, ATTACKER)
        battle.defence = strength(g, battle, DEFENDER)
        battle.winner = ATTACKER if battle.attack > battle.defence else DEFENDER
        g.tell(StrengthTallied(battle.area, battle.attack, battle.defence))


def strength(g: World, battle: Battle, side: int) -> int:
    """What a side counts: its units, its stronghold, and whatever else adds to it. [RW-253 – RW-256]"""
    total = len([unit for unit in fighters_of(g, side) if not unit.routed])
    if g.options.routed_hexagons == "counted":
        total += len([u for u in fighters_of(g, side) if u.routed and SHAPE_OF[u.kind] == HEXAGON])
    if side == DEFENDER and g.stronghold[battle.area] != NOBODY:
        counts = DAMAGED_STRENGTH if g.damaged[battle.area] else STRENGTH
        total += g.value(StrongholdStrength(battle.area, battle.attacker), counts)
    return g.value(Strength(battle.area, side, battle.seat_of(side)), total)


def not_below_nothing(g: World, query: StrongholdStrength, amount: int) -> int:
    """A stronghold never takes strength away. [RW-111]"""
    return max(0, amount)


def install(rules: Rules) -> None:
    rules.cap(StrongholdStrength, not_below_nothing)
