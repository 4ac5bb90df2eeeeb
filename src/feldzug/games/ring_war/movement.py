"""The movement part: any number of units, each as far as its movement points carry it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from feldzug.games.ring_war.actions import (
    END_MOVEMENT,
    Move,
    MoveTo,
    PlayCard,
    move,
    move_to,
)
from feldzug.games.ring_war.board import FIRST_SHIP, Kind, Place
from feldzug.games.ring_war.cards.play import card_options, mission, no_card, play, playable
from feldzug.games.ring_war.conquest import leave_if_empty
from feldzug.games.ring_war.deck import MOVEMENT
from feldzug.games.ring_war.events import UnitMoved
from feldzug.games.ring_war.war import CAME, LIMIT, NOBODY, War
from feldzug.games.ring_war.ways import Crossing, barred
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat, because


@dataclass(slots=True)
class MovementPart(Procedure):
    """Any number of units may move, one after another. [RNG-041]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    @staticmethod
    def flow() -> Flow:
        return "move", "rest"

    def move(self, g: War) -> Todo:
        return ChooseMove(self.seat) if g.alive[self.seat] else None

    def rest(self, g: War) -> None:
        g.night_moves = 0


class ChooseMove(Question):
    """A unit that did not just fight, out of a place that keeps its garrison. [RNG-044, G13]"""

    @staticmethod
    def inside() -> Names:
        return ("MovementPart",)

    def options(self, g: War) -> list[Action]:
        found: list[Action] = []
        for source in g.board.places:
            if g.ruler[source] == self.seat:
                at = 3 * source
                found.extend([move(source, kind) for kind in range(3) if g.units[at + kind]])
        return [*found, *card_options(g, self.seat), END_MOVEMENT]

    def forbids(self, g: War, action: Action) -> Reason | None:
        if isinstance(action, Move):
            return cannot_move(g, self.seat, action.source, action.kind)
        if isinstance(action, PlayCard):
            return no_card(g, self.seat, action.card, MOVEMENT)
        return must_land(g, self.seat)

    def legal(self, g: War) -> list[Action]:
        seat, ruler, units = self.seat, g.ruler, g.units
        found: list[Action] = []
        asked = g.may_deny(Crossing) or g.night_moves > 0
        for source in g.board.places:
            if ruler[source] == seat and any_way_out(g, seat, source):
                at = 3 * source
                for kind in range(3):
                    if units[at + kind] and ready(g, source, kind):
                        if not asked or any_target(g, seat, source, kind):
                            found.append(move(source, kind))
        found.extend(playable(g, seat, MOVEMENT))
        if must_land(g, seat) is None:
            found.append(END_MOVEMENT)
        return found

    def chosen(self, g: War, action: Action) -> Todo:
        if isinstance(action, Move):
            g.frame(MovementPart).at = "move"
            return ChooseTarget(self.seat, action.source, action.kind)
        if isinstance(action, PlayCard):
            g.frame(MovementPart).at = "move"
            return play(g, self.seat, action.card)
        return None


def ready(g: War, source: int, kind: int) -> int:
    """Units that may move: the fresh ones; by night some that fought may go too. [RNG-044]"""
    return fresh(g, source, kind) + (g.fought[3 * source + kind] if g.night_moves else 0)


def fresh(g: War, source: int, kind: int) -> int:
    """Units that neither fought nor moved in this turn. [RNG-044]"""
    at = 3 * source + kind
    return g.units[at] - g.fought[at] - g.moved[at]


def may_sail(g: War, source: int, kind: int) -> bool:
    """By night a unit that came into the port by conquest in this turn still may not sail. [RNG-047]"""
    return fresh(g, source, kind) > 0 or (source not in g.conquered and source not in g.entered)


def any_way_out(g: War, seat: Seat, source: int) -> bool:
    """Whether a unit can leave at all: enough stay behind, and a next place is open."""
    if source < FIRST_SHIP and g.size(source) <= g.options.staying:
        return False
    if any_step(g, seat, source, leader_ready(g, source)):
        return True
    for port in g.board.sea[source]:  # noqa: SIM110 -- compiled, a loop is quicker
        if can_sail(g, seat, port):
            return True
    return False


def any_step(g: War, seat: Seat, source: int, led: bool) -> bool:
    """Whether an own area with room is the next one by land, and nothing bars the way."""
    for target in g.board.land[source]:
        if g.ruler[target] == seat and g.size(target) < LIMIT:
            if passable(g, source, target, led):
                return True
    return False


def cannot_move(g: War, seat: Seat, source: int, kind: int) -> Reason | None:
    """Why no unit of this kind may leave this place now."""
    if source not in g.board.places or g.ruler[source] != seat:
        return because("not-your-area", "RNG-041", area=source)
    if not 0 <= kind <= 2 or g.units[3 * source + kind] == 0:
        return because("no-such-unit", "RNG-041", area=source)
    if not g.is_ship(source) and g.size(source) <= g.garrison():
        return because("garrison-stays", "G13", area=source, units=g.garrison())
    if not ready(g, source, kind):
        at = 3 * source + kind
        if g.fought[at] == g.units[at]:
            return because("just-fought", "RNG-044", area=source, kind=kind)
        if g.board.port[source] and g.moved[at]:
            return because("just-moved-in", "RNG-047", area=source, kind=kind)
        return because("already-moved", "RNG-042", area=source, kind=kind)
    if not any_way_out(g, seat, source) or not any_target(g, seat, source, kind):
        if g.board.sea[source] and not may_sail(g, source, kind):
            return because("just-moved-in", "RNG-047", area=source, kind=kind)
        own = any(g.ruler[target] == seat for target in g.board.land[source])
        return because("no-way-out", "RNG-043" if own else "RNG-042", area=source)
    return None


def leader_ready(g: War, source: int) -> bool:
    """A leader who neither fought nor moved goes with a unit, at its pace. [G11, RNG-044]"""
    return g.leader[source] == 1 and not g.leader_tired[source]


def passable(g: War, source: int, target: int, led: bool) -> bool:
    """Nothing bars the way to the next place."""
    return barred(g, source, target, led) is None


def can_sail(g: War, seat: Seat, target: int) -> bool:
    """One leg by sea: into an own port with room, or to a free ship symbol. [RNG-045, RNG-046, RNG-049]"""
    if g.size(target) >= LIMIT:
        return False
    return g.ruler[target] == seat or (g.is_ship(target) and g.ruler[target] == NOBODY)


def reach(g: War, seat: Seat, source: int, kind: int, led: bool) -> list[int]:
    """Every place in reach: by land through own areas with room, or one leg by sea. [RNG-042, RNG-043]"""
    ruler, land = g.ruler, g.board.land
    asked = g.may_deny(Crossing)
    found: list[int] = []
    edge = [source]
    for _ in range(g.movement(kind)):
        further: list[int] = []
        for place in edge:
            for target in land[place]:
                if ruler[target] == seat and target != source and target not in found:
                    if g.size(target) < LIMIT and (not asked or passable(g, place, target, led)):
                        found.append(target)
                        further.append(target)
        edge = further
    if g.board.sea[source] and may_sail(g, source, kind):
        for target in g.board.sea[source]:
            if target not in found and can_sail(g, seat, target):
                found.append(target)
    return found


def targets(g: War, seat: Seat, source: int, kind: int) -> list[Action]:
    """Where a unit may go: alone, or with the leader where none of its ruler stands. [RNG-042, G11]"""
    alone = reach(g, seat, source, kind, led=False)
    found: list[Action] = []
    if not leader_must_come(g, source):
        found.extend([move_to(p, False) for p in alone])
    if leader_ready(g, source):
        together = reach(g, seat, source, kind, led=True)
        found.extend([move_to(p, True) for p in together if not g.leader[p]])
    return found or [move_to(p, False) for p in alone]


def any_target(g: War, seat: Seat, source: int, kind: int) -> bool:
    """Whether a unit may go anywhere: the same as asking whether `targets` finds something, but faster."""
    if any_step(g, seat, source, led=False):
        return True
    if g.board.sea[source] and may_sail(g, source, kind):
        for port in g.board.sea[source]:
            if can_sail(g, seat, port):
                return True
    if not leader_ready(g, source):
        return False
    return any(not g.leader[place] for place in reach(g, seat, source, kind, led=True))


def most_together(g: War, seat: Seat, source: int, kind: int, spare: int) -> int:
    """How many units, one of this kind among them, find room in one place that it reaches. [RNG-043]"""
    if not ready(g, source, kind):
        return 0
    if not g.may_deny(Crossing):  # mostly a neighbour has room for all
        for near in g.board.land[source]:
            if g.ruler[near] == seat and g.room(near) >= spare:
                return spare
    rooms = [g.room(goal) for goal in reach(g, seat, source, kind, led=False)]
    return min(spare, max(rooms, default=0))


def leader_must_come(g: War, source: int) -> bool:
    """The last unit takes the leader off a ship symbol, if he can come. [G10]"""
    return g.is_ship(source) and g.size(source) == 1 and leader_ready(g, source)


def would_strand(g: War, seat: Seat, ship: int) -> bool:
    """Whether landing would leave the leader on a ship symbol without a unit: they may stay. [G18]"""
    if g.size(ship) > 1 or not g.leader[ship]:
        return False
    ports = [port for port in g.board.sea[ship] if can_sail(g, seat, port)]
    return not leader_ready(g, ship) or all(g.leader[port] for port in ports)


def bar_on_the_way(g: War, seat: Seat, source: int, kind: int, target: int) -> Reason | None:
    """What bars a way through own areas that is short enough: a full area, a closed bridge. [RNG-043]"""
    ways: list[tuple[int, ...]] = [(source,)]
    for _ in range(g.movement(kind)):
        ways = [
            (*way, place)
            for way in ways
            for place in g.board.land[way[-1]]
            if g.ruler[place] == seat and place not in way
        ]
        for way in ways:
            if way[-1] != target:
                continue
            for a, b in pairwise(way):
                if g.size(b) >= LIMIT:
                    return because("area-full", "RNG-043", area=b, limit=LIMIT)
                bar = barred(g, a, b, led=False)
                if bar is not None:
                    return bar
    return None


def must_land(g: War, seat: Seat) -> Reason | None:
    """Units that spent a turn on a ship symbol must land if an own port has room; who attacked from
    there has done enough, and nobody must leave a leader behind. [G18]
    """
    for ship in g.board.ships:
        if g.ruler[ship] == seat and any(fresh(g, ship, kind) for kind in range(3)):
            landing = any(can_sail(g, seat, port) for port in g.board.sea[ship])
            if landing and not would_strand(g, seat, ship):
                return because("ship-must-land", "G18", area=ship)
    return None


@dataclass(slots=True)
class ChooseTarget(Question):
    """Where the unit goes, and whether the leader goes with it. [RNG-042, G11]"""

    source: Place
    kind: Kind

    @staticmethod
    def inside() -> Names:
        return ("MovementPart",)

    def options(self, g: War) -> list[Action]:
        return targets(g, self.seat, self.source, self.kind)

    def forbids(self, g: War, action: MoveTo) -> Reason | None:
        if action in self.options(g):
            return None
        source, target = self.source, action.target
        if target not in g.board.places:
            return because("not-your-area", "RNG-042", area=target)
        if action.led:
            if not leader_ready(g, source):
                return because("no-leader", "RNG-044" if g.leader[source] else "G11", area=source)
            if g.leader[target] and g.ruler[target] == self.seat:
                return because("leader-already-there", "G10", area=target)
        elif leader_must_come(g, source):
            return because("leader-must-come", "G10", area=source)
        return self.no_way(g, target)

    def no_way(self, g: War, target: int) -> Reason:
        """Why the unit does not get there."""
        source = self.source
        if g.ruler[target] != self.seat and not (g.is_ship(target) and g.ruler[target] == NOBODY):
            key = "ship-taken" if g.is_ship(target) else "not-your-area"
            return because(key, "G18" if g.is_ship(target) else "RNG-042", area=target)
        if g.size(target) >= LIMIT:
            return because("area-full", "RNG-043", area=target, limit=LIMIT)
        bar = bar_on_the_way(g, self.seat, source, self.kind, target)
        if bar is not None:
            return bar
        if target in g.board.sea[source]:
            return because("just-moved-in", "RNG-047", area=source, kind=self.kind)
        if g.is_ship(target) or g.is_ship(source):
            return because("no-such-route", "RNG-049", source=source, target=target)
        if g.board.port[source] and g.board.port[target]:
            return because("ship-symbol-between", "RNG-046", source=source, target=target)
        return because("too-far", "RNG-042", kind=self.kind, steps=g.movement(self.kind))

    def legal(self, g: War) -> list[Action]:
        return self.options(g)

    def chosen(self, g: War, action: MoveTo) -> Todo:
        source, target, kind = self.source, action.target, self.kind
        at = 3 * source + kind
        by_night = fresh(g, source, kind) < 1
        if by_night:
            g.night_moves -= 1
            g.fought[at] -= 1
        g.units[at] -= 1
        g.units[3 * target + kind] += 1
        g.moved[3 * target + kind] += 1
        if g.ruler[target] == NOBODY:
            g.ruler[target] = self.seat
        if action.led:
            g.bring_leader(source, target, CAME, tired=1)
        leave_if_empty(g, source)
        g.tell(UnitMoved(self.seat, source, target, kind, action.led))
        if action.led and g.options.mission_by == "arrival":
            return mission(g, self.seat, target)
        return None
