"""What season cards ask of players, and the answers. [RW-357, RW-358]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from feldzug.games.runewars.board import Area, Kind, Resource, Shape
from feldzug.games.runewars.cards.seasons import behind
from feldzug.games.runewars.decks import Hero, SeasonCard, TacticsCard
from feldzug.games.runewars.income import turn_dial
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.games.runewars.year import in_play_order
from feldzug.kernel.frames import Frame, Names, Question, Todo
from feldzug.kernel.values import Action, Effect, Event, Query, Reason, Seat

SEASON = "season"
"""What lasts until the end of the season."""


@dataclass(slots=True)
class AnswerSeasonCard(Question):
    """A player does what the season card asks of him; the card says what that may be. [RW-357]

    Where nothing is left to do it is skipped; where nothing is left to choose it happens. [RW-358]
    """

    season_card: SeasonCard
    area: Area = field(default=NONE, kw_only=True)
    """The area it is about, where it is about one."""
    hero: Hero = field(default=NONE, kw_only=True)
    """The hero it is about."""
    other: Seat = field(default=NOBODY, kw_only=True)
    """The other player it is about."""
    count: int = field(default=0, kw_only=True)
    """How often it was answered, or may still be."""

    @staticmethod
    def inside() -> Names:
        return "SeasonOfTheYear", "InfluenceBid"

    def options(self, g: World) -> list[Any]:
        return [] if g.is_out[self.seat] else behind(g, self.season_card).options(g, self)

    def forbids(self, g: World, action: Any) -> Reason | None:
        return behind(g, self.season_card).forbids(g, self, action)

    def chosen(self, g: World, action: Any) -> Todo:
        return behind(g, self.season_card).chosen(g, self, action)

    def goes_on(self, g: World) -> bool:
        legal = g.legal(self.seat)
        if len(legal) > 1:
            return False
        g.stack.pop()
        g.forget_menu()
        g.do(self.chosen(g, legal[0]) if legal else None)
        return True


def ask_all(g: World, card: int) -> list[Frame]:
    """Everybody in play order. [RW-357]"""
    return [AnswerSeasonCard(seat, card) for seat in in_play_order(g)]


def lasts(g: World, effect: Effect) -> None:
    """An effect of a season card begins."""
    g.effects = [*g.effects, effect]


@dataclass(slots=True, unsafe_hash=True)
class SeasonLoss(Query):
    """By how much a season card lowers a dial."""

    seat: Seat
    resource: Resource


def lose_dial(g: World, seat: Seat, resource: int, by: int) -> None:
    """A season card lowers a dial, not below 0. [RW-358]"""
    turn_dial(g, seat, resource, -g.value(SeasonLoss(seat, resource), by))


# answers


@dataclass(frozen=True, slots=True)
class LowerDial(Action):
    dial: Resource


@dataclass(frozen=True, slots=True)
class SwapObjective(Action):
    """Exchange the objective for a new one."""


@dataclass(frozen=True, slots=True)
class LevyUnit(Action):
    """A unit of this kind comes to a stronghold."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class KeepHero(Action):
    """Pay, so that the hero stays."""

    hero: Hero


@dataclass(frozen=True, slots=True)
class LetHeroGo(Action):
    """Do not pay: the hero deserts."""

    hero: Hero


@dataclass(frozen=True, slots=True)
class DriveBeasts(Action):
    """Move the neutral units of this area."""

    source: Area


@dataclass(frozen=True, slots=True)
class DriveBeastsTo(Action):
    target: Area


@dataclass(frozen=True, slots=True)
class RaiseFigures(Action):
    """Pay to stand up all own figures in an area."""

    area: Area


@dataclass(frozen=True, slots=True)
class CarryRuneFrom(Action):
    """Move the rune token of this area."""

    source: Area


@dataclass(frozen=True, slots=True)
class CarryRuneTo(Action):
    target: Area


@dataclass(frozen=True, slots=True)
class MusterIn(Action):
    """The hired units come into this area."""

    area: Area


@dataclass(frozen=True, slots=True)
class HireUnits(Action):
    """Units of this shape are hired."""

    shape: Shape


@dataclass(frozen=True, slots=True)
class SetOnFire(Action):
    """The stronghold in this area is damaged."""

    area: Area


@dataclass(frozen=True, slots=True)
class RoutUnit(Action):
    """A standing unit of this kind is routed."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class LoseUnit(Action):
    """This unit is destroyed."""

    area: Area
    kind: Kind
    routed: bool


@dataclass(frozen=True, slots=True)
class PayInstead(Action):
    """Pay influence and lose nothing."""

    influence: int


@dataclass(frozen=True, slots=True)
class SellTactics(Action):
    """Discard a tactics card for influence."""

    card: TacticsCard


@dataclass(frozen=True, slots=True)
class BuyTactics(Action):
    """Pay influence for a tactics card."""


# what happens


@dataclass(slots=True, unsafe_hash=True)
class ObjectiveSwapped(Event):
    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class NeutralsMoved(Event):
    """All neutral units of an area have moved."""

    seat: Seat
    source: Area
    target: Area


@dataclass(slots=True, unsafe_hash=True)
class StormForbids(Event):
    """Nobody but *seat* moves units with orders in this season."""

    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class StormForbidsAll(Event):
    """Nobody moves units with orders in this season."""


@dataclass(slots=True, unsafe_hash=True)
class TacticsPassed(Event):
    """Only giver and taker know which card."""

    seat: Seat
    other: Seat
    card: TacticsCard

    def seen_by(self, seat: Seat | None) -> Event:
        if seat in (self.seat, self.other):
            return self
        return TacticsPassed(self.seat, self.other, -1)
