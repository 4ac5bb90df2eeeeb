"""The end of a battle: retreat, stronghold, healing, and the units put back. [RW-258 – RW-266]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.battle.battle import Battle, BattleEnded
from feldzug.games.runewars.battle.line import (
    ATTACKER,
    DEFENDER,
    fighter,
    standing_of,
)
from feldzug.games.runewars.battle.queries import RaisingStronghold
from feldzug.games.runewars.battle.withdrawal import withdraw_all
from feldzug.games.runewars.board import Area, Kind
from feldzug.games.runewars.destroying import ShrinkTo, UnitDestroyed, destroy
from feldzug.games.runewars.retreat import Retreat
from feldzug.games.runewars.strongholds import (
    BuildStronghold,
    damage_stronghold,
    remove_stronghold,
)
from feldzug.games.runewars.world import LIMIT, NOBODY, NONE, BattleRecord, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Event, Reason, Seat, because


@dataclass(slots=True, unsafe_hash=True)
class LoserGone(Event):
    """Nobody of the side that has lost is left in the area. [RW-261]"""

    area: Area
    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class UnitsHealed(Event):
    """All damage is removed from the units of both sides. [RW-263]"""

    area: Area


# the loser


@dataclass(slots=True)
class LoserRetreats(Procedure):
    """The units that took part retreat; those routed before are destroyed. [RW-233, RW-265, RW-267]"""

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    @staticmethod
    def flow() -> Flow:
        return "bystanders", "retreat", "gone"

    def bystanders(self, g: World) -> None:
        """Units routed before the battle, which stayed out of it. [RW-232, RW-233]"""
        battle = g.frame(Battle)
        if battle.winner == DEFENDER or g.options.bystanders == "retreat":
            return
        at = battle.area * g.kinds
        for kind in range(g.kinds):
            for _ in range(g.routed[at + kind]):
                destroy(g, battle.area, kind, routed=True)

    def retreat(self, g: World) -> Todo:
        return withdraw_all(g, 1 - g.frame(Battle).winner)

    def gone(self, g: World) -> None:
        battle = g.frame(Battle)
        g.tell(LoserGone(battle.area, battle.seat_of(1 - battle.winner)))


# the stronghold


def turn_stronghold(g: World, battle: Battle) -> None:
    """Standing attackers have damaged it, if the defender keeps it. [RW-258, RW-259]"""
    if g.stronghold[battle.area] != NOBODY and standing_of(g, ATTACKER):
        damage_stronghold(g, battle.area)


@dataclass(slots=True)
class SettleStronghold(Procedure):
    """It is damaged, or removed and perhaps replaced. [RW-259, RW-260]"""

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    @staticmethod
    def flow() -> Flow:
        return "damage", "remove", "cards", "replace"

    def damage(self, g: World) -> None:
        battle = g.frame(Battle)
        if battle.winner == DEFENDER and g.options.battle_end == "stronghold-first":
            turn_stronghold(g, battle)

    def remove(self, g: World) -> None:
        """The winner removes it, and its development with it. [RW-174, RW-260]"""
        battle = g.frame(Battle)
        if battle.winner == ATTACKER and g.stronghold[battle.area] != NOBODY:
            remove_stronghold(g, battle.area)
            battle.stronghold_lost = True

    def cards(self, g: World) -> Todo:
        return g.frame(Battle).ask(g, "after-battle")

    def replace(self, g: World) -> Todo:
        battle = g.frame(Battle)
        if not battle.stronghold_lost:
            return None
        if g.denied(RaisingStronghold(battle.attacker, battle.area)) is not None:
            return None
        return ReplaceStronghold(battle.attacker)


@dataclass(frozen=True, slots=True)
class RaiseStronghold(Action):
    """Put an own stronghold there, damaged side up."""


@dataclass(frozen=True, slots=True)
class LeaveRuins(Action):
    """Put none there."""


@dataclass(slots=True)
class ReplaceStronghold(Question):
    """Whether the winner puts a stronghold of his own where he has removed one. [RW-260]"""

    @staticmethod
    def inside() -> Names:
        return ("SettleStronghold",)

    def options(self, g: World) -> list[Any]:
        return [RaiseStronghold(), LeaveRuins()]

    def chosen(self, g: World, action: Action) -> Todo:
        if isinstance(action, LeaveRuins):
            return None
        return BuildStronghold(self.seat, g.frame(Battle).area, damaged=True)


# the survivors


@dataclass(slots=True)
class Heal(Procedure):
    """All damage is removed from the units of both sides. [RW-263]"""

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    @staticmethod
    def flow() -> Flow:
        return ("heal",)

    def heal(self, g: World) -> None:
        g.fighters = [fighter(unit.side, unit.kind, 0, unit.routed) for unit in g.fighters]
        g.tell(UnitsHealed(g.frame(Battle).area))


@dataclass(slots=True)
class PutBack(Procedure):
    """The winner's units stand in the area, routed ones stay so; the marker is removed. [RW-261, RW-264]"""

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    @staticmethod
    def flow() -> Flow:
        return "put_down", "shrink", "shed", "retreat", "end"

    def put_down(self, g: World) -> None:
        """Only now does the area change hands. [RW-067]"""
        battle = g.frame(Battle)
        for unit in g.fighters:
            g.add(battle.area, unit.kind, routed=unit.routed)
        g.fighters = []
        g.contested = NONE
        g.settle_control(battle.area)

    def shrink(self, g: World) -> Todo:
        """A defender that has become more than 8 destroys some. [RW-162, RW-287]"""
        battle = g.frame(Battle)
        if battle.defender == NOBODY:
            return None
        return ShrinkTo(battle.defender, battle.area, LIMIT)

    def shed(self, g: World) -> Todo:
        """An attacker with more than 8 chooses those that retreat. [RW-164]"""
        battle = g.frame(Battle)
        while g.controller[battle.area] == battle.attacker and g.units(battle.area) > LIMIT:
            units = units_to_send(g, battle.area)
            if len(units) > 1:
                self.at = "shed"
                return ChooseToSend(battle.attacker)
            send_back(g, battle.area, units[0])
        return None

    def retreat(self, g: World) -> Todo:
        battle = g.frame(Battle)
        if not any(g.leaving):
            return None
        return Retreat(battle.attacker, battle.area, battle.attacker)

    def end(self, g: World) -> None:
        battle = g.frame(Battle)
        winner = NOBODY if battle.cancelled else battle.seat_of(battle.winner)
        if not battle.cancelled:
            keep_record(g, battle, winner)
        g.tell(BattleEnded(battle.area, battle.attacker, battle.defender, winner))
        g.expire("battle")
        g.look_at_runes()


@dataclass(frozen=True, slots=True)
class SendBack(Action):
    """One of the units above 8 goes back."""

    kind: Kind
    routed: bool


def units_to_send(g: World, area: int) -> list[SendBack]:
    at = area * g.kinds
    found = [SendBack(k, False) for k in range(g.kinds) if g.standing[at + k]]
    return [*found, *[SendBack(k, True) for k in range(g.kinds) if g.routed[at + k]]]


def send_back(g: World, area: int, action: SendBack) -> None:
    g.remove(area, action.kind, routed=action.routed)
    g.leaving[action.kind] += 1


@dataclass(slots=True)
class ChooseToSend(Question):
    """Which units above 8 retreat, all to one area. [RW-164]"""

    @staticmethod
    def inside() -> Names:
        return ("PutBack",)

    def options(self, g: World) -> list[Any]:
        return list(units_to_send(g, g.frame(Battle).area))

    def forbids(self, g: World, action: SendBack) -> Reason | None:
        if action not in units_to_send(g, g.frame(Battle).area):
            return because("no-such-unit", "RW-164", kind=action.kind)
        return None

    def chosen(self, g: World, action: SendBack) -> None:
        send_back(g, g.frame(Battle).area, action)


# what is remembered


def keep_record(g: World, battle: Battle, winner: Seat) -> None:
    """What became of the battle, for as long as the year lasts."""
    record = BattleRecord(
        year=g.year,
        season=g.season,
        area=battle.area,
        attacker=battle.attacker,
        defender=battle.defender,
        winner=winner,
        had_stronghold=battle.had_stronghold,
        had_city=g.city[battle.area] != NONE,
        attackers=battle.attackers,
        attackers_lost=battle.attackers_lost,
        defenders_lost=battle.defenders_lost,
    )
    g.battles = [*[old for old in g.battles if old.year == g.year], record]


def count_lost(g: World, event: UnitDestroyed) -> Todo:
    """A unit was destroyed while a battle is fought: its side has lost it there."""
    if g.contested != NONE and event.area == g.contested:
        battle = g.frame(Battle)
        if event.seat == battle.attacker:
            battle.attackers_lost += 1
        else:
            battle.defenders_lost += 1
    return None


def install(rules: Rules) -> None:
    rules.on(UnitDestroyed, count_lost)
