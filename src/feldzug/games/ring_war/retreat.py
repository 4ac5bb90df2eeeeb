"""The retreat: units that withdraw before the dice fall."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.ring_war.actions import DONE_PLACING, Withdraw, withdraw
from feldzug.games.ring_war.board import Kind, Place
from feldzug.games.ring_war.events import UnitFellFleeing, UnitFled
from feldzug.games.ring_war.war import FLED, LIMIT, War
from feldzug.games.ring_war.ways import barred
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import Chance, Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat, because


def refuges(g: War, area: int) -> tuple[int, ...]:
    """The areas next to one over land, and if so agreed the ports that a route joins to it. [RNG-039]"""
    land = g.board.land[area]
    if g.options.sea_retreat == "forbidden":
        return land
    ports = [p for p in g.board.sea[area] if not g.is_ship(p) and p not in land]
    return (*land, *ports)


def withdrawals(g: War, area: int) -> list[Withdraw]:
    """Every unit into every neighbouring area, into own ones with the leader or without; whoever
    thinks of a foreign one is told why not. [RNG-039]
    """
    found: list[Withdraw] = []
    ruler = g.ruler[area]
    for target in refuges(g, area):
        own = g.ruler[target] == ruler
        for kind in range(3):
            if g.units[3 * area + kind]:
                found.append(withdraw(kind, target, False))
                if own and g.leader[area]:
                    found.append(withdraw(kind, target, True))
    return found


def open_withdrawals(g: War, area: int) -> list[Action]:
    """The withdrawals that nothing forbids: the same as asking of each, but faster."""
    found: list[Action] = []
    ruler = g.ruler[area]
    for target in refuges(g, area):
        if g.ruler[target] == ruler and g.size(target) < LIMIT:
            alone = barred(g, area, target, led=False) is None
            led = g.leader[area] and not g.leader[target] and g.options.leader_retreat == "free"
            for kind in range(3):
                if g.units[3 * area + kind]:
                    if alone:
                        found.append(withdraw(kind, target, False))
                    if led:
                        found.append(withdraw(kind, target, True))
    return found


def cannot_withdraw(g: War, area: int, action: Withdraw) -> Reason | None:
    """Into an adjacent own area with room. [RNG-039, G16]"""
    target = action.target
    if not 0 <= action.kind <= 2 or g.units[3 * area + action.kind] == 0:
        return because("no-such-unit", "RNG-038", area=area)
    if target not in refuges(g, area) or g.ruler[target] != g.ruler[area]:
        return because("not-an-own-neighbour", "RNG-039", area=target)
    if g.room(target) < 1:
        return because("area-full", "RNG-003", area=target, limit=LIMIT)
    if action.led:
        if not g.leader[area]:
            return because("no-leader", "G16", area=area)
        if g.options.leader_retreat == "stays":
            return because("leader-cannot-flee", "G16", area=area)
        if g.leader[target]:
            return because("leader-already-there", "G10", area=target)
    return barred(g, area, target, action.led)


@dataclass(slots=True)
class RetreatRoll(Chance):
    """A die for each unit: on 2 to 6 it flees, on 1 it is destroyed. [RNG-038, RNG-039, RNG-040]"""

    seat: Seat
    area: Place
    kind: Kind
    target: Place
    led: bool

    @staticmethod
    def inside() -> Names:
        return ("Duel",)

    def odds(self, g: War) -> Odds:
        return Dice(1)

    def befalls(self, g: War, outcome: tuple[int, ...]) -> None:
        break_row(g, self.area)
        if outcome[0] == 1:
            g.tell(UnitFellFleeing(self.seat, self.area, self.kind))
            g.lose(self.area, self.kind)
        else:
            flee(g, self.seat, self.area, self.kind, self.target, self.led, outcome[0])
        if g.size(self.area) == 0:
            g.lose_leader(self.area)


def break_row(g: War, area: int) -> None:
    """A defender who withdraws or is turned ends the row of beaten attackers, unless only a lost duel does.
    [RNG-035]
    """
    if g.options.legendary_break != "duel":
        g.beaten[area] = 0


def flee(g: War, seat: Seat, area: int, kind: int, target: int, led: bool, roll: int) -> None:
    """One unit goes, and with it the leader if he is to; with the last unit he goes if he can. [G16]"""
    at = 3 * area + kind
    weary = g.fought[at] == g.units[at]  # all of them attacked; who flees stays weary [G12]
    g.lift(area, kind, tired=False)
    g.units[3 * target + kind] += 1
    g.fought[3 * target + kind] += 1 if weary else 0
    free = g.options.leader_retreat == "free" and not g.leader[target]
    along = bool(g.leader[area]) and free and (led or g.size(area) == 0)
    if along:
        g.bring_leader(area, target, FLED, tired=0)
    if g.options.shelter == "turn" and target not in g.sheltered:
        g.sheltered = sorted([*g.sheltered, target])
    g.tell(UnitFled(seat, area, target, kind, roll, along))


@dataclass(slots=True)
class StrategicRetreat(Procedure):
    """Any number of units but one withdraw without rolling."""

    seat: Seat
    area: Place

    @staticmethod
    def inside() -> Names:
        return ("Duel",)

    @staticmethod
    def flow() -> Flow:
        return ("fall_back",)

    def fall_back(self, g: War) -> Todo:
        return FallBack(self.seat) if g.size(self.area) > 1 else None


class FallBack(Question):
    """Which unit withdraws next."""

    @staticmethod
    def inside() -> Names:
        return ("StrategicRetreat",)

    def options(self, g: War) -> list[Action]:
        return [*withdrawals(g, g.frame(StrategicRetreat).area), DONE_PLACING]

    def forbids(self, g: War, action: Action) -> Reason | None:
        if isinstance(action, Withdraw):
            return cannot_withdraw(g, g.frame(StrategicRetreat).area, action)
        return None

    def chosen(self, g: War, action: Action) -> None:
        if isinstance(action, Withdraw):
            order = g.frame(StrategicRetreat)
            order.at = "fall_back"
            break_row(g, order.area)
            flee(g, self.seat, order.area, action.kind, action.target, action.led, 0)
