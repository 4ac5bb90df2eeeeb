"""Garrison, the order with the number 0: strength in defence, and two recruits. [BOW-124 – BOW-130]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from feldzug.games.runewars.battle.line import DEFENDER
from feldzug.games.runewars.battle.queries import Strength
from feldzug.games.runewars.board import SHAPE_OF, SHAPES, Area, kinds_of_faction
from feldzug.games.runewars.cards.orders import OrderText
from feldzug.games.runewars.decks import ORDER_BOX
from feldzug.games.runewars.events import UnitPlaced
from feldzug.games.runewars.placing import ChooseStronghold, PickKind, PlaceUnits
from feldzug.games.runewars.set_up.first_armies import PlaceUnit
from feldzug.games.runewars.turn import OrderDeclined
from feldzug.games.runewars.world import NONE, World
from feldzug.games.runewars.year import OrdersRevealed
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Effect, Event, Reason, Seat, because

GARRISON: Final = ORDER_BOX.number("garrison")
TRIANGLE: Final = SHAPES.index(ORDER_BOX[GARRISON].printed["shape"])


@dataclass(slots=True, unsafe_hash=True)
class Garrisoned(Effect):
    """Its seat has more strength in every defence of this season. [BOW-126, BOW-128]"""


@dataclass(slots=True, unsafe_hash=True)
class GarrisonManned(Event):
    """A seat has so much more strength in defence until the season ends. [BOW-127]"""

    seat: Seat
    strength: int


class Garrison(OrderText):
    """Whenever you defend in a battle this season, you have 2 more strength."""

    def __init__(self) -> None:
        super().__init__("garrison")

    def install(self, rules: Rules) -> None:
        rules.on(OrdersRevealed, take_posts)
        rules.on(OrderDeclined, leave_posts)
        rules.lasting(Garrisoned, Strength, defends)
        rules.on(UnitPlaced, note_site)
        rules.ban(ChooseStronghold, stays_together, kinds=(PlaceUnit,))

    def main(self, g: World, seat: Seat) -> Todo:
        g.tell(GarrisonManned(seat, self.facts.amount("strength")))
        return None

    def bonus(self, g: World, seat: Seat) -> Todo:
        """Two triangle units at own strongholds. [BOW-129, BOW-130]"""
        return GarrisonRecruits(seat, self.facts.amount("units"))


# strength


def take_posts(g: World, event: OrdersRevealed) -> None:
    """It holds from the moment on in which orders are revealed. [BOW-Q02]"""
    for seat, order in zip(event.seats, event.orders, strict=True):
        if order == GARRISON:
            g.effects = [*g.effects, Garrisoned(seat, "season")]


def leave_posts(g: World, event: OrderDeclined) -> None:
    """Who does not carry the order out has nothing of it. [RW-092]"""
    if event.order == GARRISON:
        g.effects = [e for e in g.effects if not is_of(e, event.seat)]


def is_of(effect: Effect, seat: int) -> bool:
    return isinstance(effect, Garrisoned) and effect.seat == seat


def manned(g: World) -> list[int]:
    """The seats for which it counts now."""
    return sorted([int(effect.seat) for effect in g.effects if isinstance(effect, Garrisoned)])


def defends(g: World, query: Strength, strength: int, effect: Garrisoned) -> int:
    """Counted at the tally, in every battle in which its owner defends. [BOW-126, BOW-127, BOW-Q02]"""
    if query.side == DEFENDER and query.seat == effect.seat:
        return strength + ORDER_BOX[GARRISON].amount("strength")
    return strength


# recruits


@dataclass(slots=True)
class GarrisonRecruits(Procedure):
    """Units of the own faction with a triangle base come to own strongholds, one by one. [BOW-129]"""

    seat: Seat
    count: int
    site: Area = field(default=NONE, kw_only=True)
    """Where the first of them stands."""

    @staticmethod
    def inside() -> Names:
        return ("Turn",)

    @staticmethod
    def flow() -> Flow:
        return ("recruit",)

    def recruit(self, g: World) -> Todo:
        kinds = triangles(g, self.seat)
        if not self.count or not g.strongholds(self.seat) or not kinds:
            return None
        if len(kinds) == 1:
            return PlaceUnits(self.seat, kinds[0], self.count)
        self.count -= 1
        self.at = "recruit"
        return ChooseTriangle(self.seat)


def triangles(g: World, seat: int) -> list[int]:
    """The kinds of the own faction with a triangle base, new ones too. [BOW-129, BOW-Q03]"""
    kinds = kinds_of_faction(g.rules, g.faction[seat])
    return [kind for kind in kinds if SHAPE_OF[kind] == TRIANGLE]


@dataclass(slots=True)
class ChooseTriangle(Question):
    """Which kind is recruited. [BOW-129]"""

    @staticmethod
    def inside() -> Names:
        return ("GarrisonRecruits",)

    def options(self, g: World) -> list[Any]:
        return [PickKind(kind) for kind in triangles(g, self.seat)]

    def chosen(self, g: World, action: PickKind) -> Todo:
        return PlaceUnits(self.seat, action.kind, 1)


def recruiting(g: World) -> GarrisonRecruits | None:
    """The garrison that is recruited just now."""
    for frame in g.stack:
        if isinstance(frame, GarrisonRecruits):
            return frame
    return None


def note_site(g: World, event: UnitPlaced) -> None:
    frame = recruiting(g)
    if frame is not None and frame.site == NONE:
        frame.site = event.area


def stays_together(
    question: ChooseStronghold, g: World, seat: Seat, action: PlaceUnit
) -> Reason | None:
    """Unless they may be split, both stand where the first stands. [BOW-Q35]"""
    frame = recruiting(g)
    if frame is None or frame.site in (NONE, action.area):
        return None
    if g.options.agreed["garrison_split"] == "yes" or g.stronghold[frame.site] != seat:
        return None
    return because("garrison-stays-together", "BOW-Q35", area=frame.site)
