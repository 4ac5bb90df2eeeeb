"""A pass: each side lets one unit type draw, and both resolve what came. [RW-239 – RW-245]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from feldzug.games.runewars.battle.abilities.ability import use_ability
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.damage import DealDamage, Rout
from feldzug.games.runewars.battle.fate import (
    DrawFate,
    on_table,
    resolve,
    throw_all_away,
    throw_resolved_away,
    turn_up,
)
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER, standing_of
from feldzug.games.runewars.battle.queries import DrawsOf
from feldzug.games.runewars.board import SHAPE_OF, Kind
from feldzug.games.runewars.decks import DAMAGE, FACES, ORB, ROUT, FateCard
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.fate import Draw, Odds
from feldzug.kernel.frames import Chance, Flow, Names, Procedure, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Event, Reason, Seat, because

PICKED: Final = "types_picked"
"""The stage after which both types are known and nobody has drawn, if modules part the one from the other."""


@dataclass(slots=True, unsafe_hash=True)
class TypeDraws(Event):
    """A unit type draws so many Fate cards; *seat* is -2 for unallied neutrals. [RW-240]"""

    seat: Seat
    kind: Kind
    count: int


@dataclass(slots=True, unsafe_hash=True)
class TypePicked(Event):
    """A side has picked the unit type that draws next, where nobody draws before both have. [RW-239]"""

    seat: Seat
    kind: Kind


@dataclass(slots=True, unsafe_hash=True)
class AbilityUsed(Event):
    """A unit type has drawn an orb and uses its ability. [RW-276]"""

    seat: Seat
    kind: Kind


@dataclass(frozen=True, slots=True)
class LetDraw(Action):
    """This unit type draws next."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class ShowCards(Action):
    """The drawn cards are turned up one after another."""


@dataclass(slots=True)
class TurnCardsUp(Chance):
    """No chance, but a pause: it parts what is drawn in secret from what all see. [RW-240]"""

    @staticmethod
    def inside() -> Names:
        return ("FightPass", "Ravage")

    def odds(self, g: World) -> Odds:
        return Draw([ShowCards()])

    def befalls(self, g: World, outcome: ShowCards) -> None:
        pass


@dataclass(slots=True)
class FightPass(Procedure):
    """One unit type of each side draws, and everything that came is resolved. [RW-239]"""

    attacking: Kind = field(default=NONE, kw_only=True)
    defending: Kind = field(default=NONE, kw_only=True)
    used: tuple[FateCard, ...] = field(default=(), kw_only=True)
    """The orbs that were resolved already."""
    further: tuple[int, int] = field(default=(0, 0), kw_only=True)
    """By side: how many more cards an ability may draw, one for each unit that drew. [RW-296]"""

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    @staticmethod
    def flow() -> Flow:
        return (
            "attacker_draws",
            "defender_draws",
            "turn_up",
            "attacker_orbs",
            "defender_orbs",
            "routs",
            "damage",
            "discard",
        )

    def kind(self, side: int) -> int:
        """The type of a side that has drawn, if any."""
        return self.attacking if side == ATTACKER else self.defending

    # drawing

    def attacker_draws(self, g: World) -> Todo:
        return self.pick_type(g, ATTACKER)

    def defender_draws(self, g: World) -> Todo:
        return self.pick_type(g, DEFENDER)

    def pick_type(self, g: World, side: int) -> Todo:
        """One of the side's types of this round that has not drawn; a side without one skips. [RW-239]"""
        battle = g.frame(Battle)
        kinds = battle.ready(g, side)
        if len(kinds) > 1:
            return PickType(battle.speaker(g, side), side)
        return self.draws(g, side, kinds[0]) if kinds else None

    def draws(self, g: World, side: int, kind: int) -> Todo:
        """The type is picked; it draws at once, unless a module parts the one from the other. [RW-239]"""
        g.frame(Battle).mark_drawn(g, side, kind)
        if side == ATTACKER:
            self.attacking = kind
        else:
            self.defending = kind
        return None if PICKED in g.rules.flow(FightPass) else self.draws_now(g, side)

    def units(self, g: World, side: int) -> int:
        """The standing units of the type of a side."""
        kind = self.kind(side)
        return len([unit for unit in standing_of(g, side) if unit.kind == kind])

    def draws_now(self, g: World, side: int) -> Todo:
        """One card for each standing unit of the type. [RW-240]"""
        battle, kind, units = g.frame(Battle), self.kind(side), self.units(g, side)
        left = list(self.further)
        left[side] = units
        self.further = (left[ATTACKER], left[DEFENDER])
        count = g.value(DrawsOf(side, kind), units)
        g.tell(TypeDraws(battle.seat_of(side), kind, count))
        return DrawFate(battle.speaker(g, side), count, side) if count > 0 else None

    def draw_further(self, g: World, side: int) -> Todo:
        """One more card of an ability, once for each unit that drew. [RW-296]"""
        left = list(self.further)
        if left[side] == 0:
            return None
        left[side] -= 1
        self.further = (left[ATTACKER], left[DEFENDER])
        return [DrawFate(g.frame(Battle).speaker(g, side), 1, side), TurnCardsUp()]

    def turn_up(self, g: World) -> Todo:
        """From now on cards are turned up, by what they show. [RW-240]"""
        return TurnCardsUp()

    # orbs

    def attacker_orbs(self, g: World) -> Todo:
        """The attacker resolves all his orbs, one after another. [RW-241]"""
        todo = self.next_orb(g, ATTACKER)
        if todo is not None:
            self.at = "attacker_orbs"
        return todo

    def defender_orbs(self, g: World) -> Todo:
        todo = self.next_orb(g, DEFENDER)
        if todo is not None:
            self.at = "defender_orbs"
        return todo

    def next_orb(self, g: World, side: int) -> Todo:
        """The abilities of the orbs, until one of them asks for something; None when all are done."""
        battle, kind = g.frame(Battle), self.kind(side)
        while True:
            throw_resolved_away(g, battle.speaker(g, side), side)
            found = [card for card in self.cards(g, side, ORB) if card not in self.used]
            if not found:
                return None
            turn_up(g, battle.speaker(g, side), side, found[0])
            if not resolve(g, side, found[0]):
                self.used = (*self.used, found[0])
            g.tell(AbilityUsed(battle.seat_of(side), kind))
            todo = use_ability(g, battle, side, kind)
            if todo is not None:
                return todo

    def cards(self, g: World, side: int, result: int) -> list[int]:
        """The cards of a side that show a result for its type. [RW-224]"""
        kind = self.kind(side)
        if kind == NONE:
            return []
        shape = SHAPE_OF[kind]
        return [card for card in on_table(g, side) if FACES[card].result[shape] == result]

    # routs and damage

    def routs(self, g: World) -> Todo:
        """Routs of both sides. [RW-242]"""
        dealt = [self.dealt(g, side, ROUT) for side in (ATTACKER, DEFENDER)]
        return Rout(ATTACKER, dealt[DEFENDER], dealt[ATTACKER]) if dealt != [0, 0] else None

    def damage(self, g: World) -> Todo:
        """Damage of both sides. [RW-242]"""
        dealt = [self.dealt(g, side, DAMAGE) for side in (ATTACKER, DEFENDER)]
        return DealDamage(ATTACKER, dealt[DEFENDER], dealt[ATTACKER]) if dealt != [0, 0] else None

    def dealt(self, g: World, side: int, result: int) -> int:
        """How much of it the cards of a side show, now that they are turned up."""
        battle, total = g.frame(Battle), 0
        for card in self.cards(g, side, result):
            turn_up(g, battle.speaker(g, side), side, card)
            total += FACES[card].amount[SHAPE_OF[self.kind(side)]]
        return total

    def discard(self, g: World) -> None:
        """All cards go to the open discard pile. [RW-242, RW-227]"""
        battle = g.frame(Battle)
        for side in (ATTACKER, DEFENDER):
            throw_all_away(g, battle.speaker(g, side), side)


def pick_before_drawing(rules: Rules) -> None:
    """Both sides pick their types, and only then the attacker draws and after him the defender.

    What happens in between is inserted after `PICKED`, or after that before `attacker_draws_now`.
    """
    rules.insert(FightPass, PICKED, _tell_types, after="defender_draws")
    rules.insert(FightPass, "attacker_draws_now", _attacker_draws_now, after="defender_draws")
    rules.insert(FightPass, "defender_draws_now", _defender_draws_now, after="attacker_draws_now")


def _tell_types(frame: FightPass, g: World) -> None:
    battle = g.frame(Battle)
    for side in (ATTACKER, DEFENDER):
        if frame.kind(side) != NONE:
            g.tell(TypePicked(battle.seat_of(side), frame.kind(side)))


def _attacker_draws_now(frame: FightPass, g: World) -> Todo:
    return frame.draws_now(g, ATTACKER) if frame.attacking != NONE else None


def _defender_draws_now(frame: FightPass, g: World) -> Todo:
    return frame.draws_now(g, DEFENDER) if frame.defending != NONE else None


@dataclass(slots=True)
class PickType(Question):
    """Which of several types of the same initiative draws next. [RW-239]"""

    side: int

    @staticmethod
    def inside() -> Names:
        return ("FightPass",)

    def options(self, g: World) -> list[Any]:
        kinds = list(dict.fromkeys([unit.kind for unit in standing_of(g, self.side)]))
        return [LetDraw(kind) for kind in kinds]

    def forbids(self, g: World, action: LetDraw) -> Reason | None:
        battle = g.frame(Battle)
        if action.kind in battle.ready(g, self.side):
            return None
        if battle.has_drawn(g, self.side, action.kind):
            return because("type-has-drawn", "RW-239", kind=action.kind)
        return because("not-its-round", "RW-238", kind=action.kind)

    def chosen(self, g: World, action: LetDraw) -> Todo:
        return g.frame(FightPass).draws(g, self.side, action.kind)
