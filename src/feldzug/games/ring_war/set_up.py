"""Set-up: areas dealt and drafted, armies placed, leaders set, hands dealt. [G08, G22]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.ring_war.actions import (
    Claim,
    Deploy,
    DrawnArea,
    DrawnCard,
    claim,
    deploy,
    drawn_area,
    drawn_card,
)
from feldzug.games.ring_war.board import CREATURE, EVIL, GOOD, INFANTRY
from feldzug.games.ring_war.deck import DECK, EVENT
from feldzug.games.ring_war.drawing import AreaCardFromPile
from feldzug.games.ring_war.events import (
    AreaClaimed,
    AreaDealt,
    CardDrawn,
    FirstPlayerFound,
    RolledForStart,
)
from feldzug.games.ring_war.leaders import PutLeader, leader_places, put_leader, starting_leaders
from feldzug.games.ring_war.war import LIMIT, NEUTRAL, NOBODY, War, without
from feldzug.kernel.fate import Dice, Draw, Odds
from feldzug.kernel.frames import Chance, Flow, Frame, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat, because

ARMY: Final = {
    "full": {2: 60, 3: 52, 4: 45},
    "base": {2: 35, 3: 35, 4: 30},
}
"""The points of the starting armies. [G08]"""

NEITHER: Final = 2
"""Area cards that belong to neither side."""

# Who is dealt how many cards of which side: (seat, side, count), in the order of dealing.
DEAL: Final = {
    "full": {
        2: ((0, GOOD, 16), (1, EVIL, 16), (NEUTRAL, NEITHER, 21)),
        3: ((0, GOOD, 16), (1, EVIL, 8), (2, EVIL, 8), (1, NEITHER, 8), (2, NEITHER, 8)),
        4: ((0, GOOD, 8), (2, GOOD, 8), (1, EVIL, 8), (3, EVIL, 8)),
    },
    "base": {
        2: ((0, GOOD, 9), (1, EVIL, 9), (NEUTRAL, NEITHER, 14)),
        3: ((0, GOOD, 9), (1, EVIL, 5), (2, EVIL, 4), (1, NEITHER, 4), (2, NEITHER, 5)),
        4: ((0, GOOD, 5), (2, GOOD, 4), (1, EVIL, 4), (3, EVIL, 4)),
    },
}


EVEN_DEAL: Final = tuple(
    [(seat, side, 8) for seat, side in ((0, GOOD), (1, EVIL), (2, EVIL))]
    + [(seat, NEITHER, 8) for seat in range(3)]
)
"""For three on the full map, unless agreed otherwise: eight of the own side and eight of neither. [G08]"""

LONE_ARMY: Final = 44
"""The points of the lone good player after the even deal; good areas hold more than twice the sites. [G08]"""


@dataclass(slots=True)
class SetUp(Procedure):
    """The steps of the set-up in order; the quick one lets the game do what players would decide. [G08]"""

    @staticmethod
    def inside() -> Names:
        return ("WholeWar",)

    @staticmethod
    def flow() -> Flow:
        return "deal_areas", "draft", "place_armies", "place_leaders", "deal_cards"

    def deal_areas(self, g: War) -> Todo:
        """Cards of their own side give the players their first areas, one infantry in each."""
        return [
            DealArea(Seat(seat), side)
            for seat, side, count in (
                EVEN_DEAL if dealt_evenly(g) else DEAL[g.options.map][g.players]
            )
            for _ in range(count)
        ]

    def draft(self, g: War) -> Todo:
        """In turn, everyone claims a free area, until none is left."""
        free = [area for area in g.board.areas if g.ruler[area] == NOBODY]
        order = drafting_order(g)
        turns = [order[n % g.players] for n in range(len(free))]
        if g.options.setup == "quick":
            return [ClaimByLot(seat) for seat in turns]
        return [ClaimArea(seat) for seat in turns]

    def place_armies(self, g: War) -> Todo:
        """In turn, everyone spends the points left, unit by unit, anywhere on own areas."""
        left = [army_left(g, seat) for seat in g.seats()]
        if g.options.setup == "quick":
            for seat in g.seats():
                place_quickly(g, seat, left[seat])
            return None
        return PlaceArmies(tuple(left))

    def place_leaders(self, g: War) -> Todo:
        """In turn one leader each, then the second; never two in one area."""
        turns = [seat for _ in range(starting_leaders(g)) for seat in g.seats()]
        if g.options.setup == "quick":
            for seat in turns:
                put_leader(g, seat, best_leader_place(g, seat))
            return None
        return [PutLeader(seat) for seat in turns]

    def deal_cards(self, g: War) -> Todo:
        """One area card each, and adventure cards of which none is an event. [G22]"""
        if g.options.start_hands == "none":
            return None
        cards = 4 if g.options.map == "full" else 3
        hands: list[Frame] = [DealAreaCard(seat) for seat in g.seats()]
        hands.extend([DealCard(seat) for _ in range(cards) for seat in g.seats()])
        return hands


def drafting_order(g: War) -> list[Seat]:
    """Seats in turn, beginning with the first of the side that picks first. [G08]"""
    first = 0
    if g.options.draft_first != "seats":
        first = g.sides.index(EVIL if g.options.draft_first == "evil" else GOOD)
    return [Seat((first + n) % g.players) for n in range(g.players)]


def settle(g: War, seat: Seat, area: int) -> None:
    """An area gets its first ruler and one infantry, of the neutral army two."""
    g.ruler[area] = seat
    for _ in range(2 if seat == NEUTRAL else 1):
        g.add(area, INFANTRY, seat)


@dataclass(slots=True)
class DealArea(Chance):
    """One area of a side, dealt face up."""

    seat: Seat
    side: int

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    def odds(self, g: War) -> Odds:
        return Draw(
            [
                area
                for area in g.board.areas
                if g.ruler[area] == NOBODY and g.board.card_side[area] == self.side
            ],
            drawn_area,
        )

    def befalls(self, g: War, outcome: DrawnArea) -> None:
        settle(g, self.seat, outcome.area_card)
        g.tell(AreaDealt(self.seat, outcome.area_card))


class ClaimArea(Question):
    """A free area of one's choice. [G08]"""

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    def options(self, g: War) -> list[Action]:
        return [claim(area) for area in g.board.areas if g.ruler[area] == NOBODY]

    def forbids(self, g: War, action: Claim) -> Reason | None:
        if action.area not in g.board.areas or g.ruler[action.area] != NOBODY:
            return because("area-taken", "G08", area=action.area)
        return None

    def legal(self, g: War) -> list[Action]:
        return self.options(g)

    def chosen(self, g: War, action: Claim) -> None:
        settle(g, self.seat, action.area)
        g.tell(AreaClaimed(self.seat, action.area))


@dataclass(slots=True)
class ClaimByLot(Chance):
    """A free area by lot, in the quick set-up."""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    def odds(self, g: War) -> Odds:
        return Draw([a for a in g.board.areas if g.ruler[a] == NOBODY], drawn_area)

    def befalls(self, g: War, outcome: DrawnArea) -> None:
        settle(g, self.seat, outcome.area_card)
        g.tell(AreaDealt(self.seat, outcome.area_card))


def dealt_evenly(g: War) -> bool:
    """Three on the full map, and not agreed that the lone good player gets all good areas. [G08]"""
    return g.options.three_deal == "even" and g.players == 3 and g.options.map == "full"


def army_left(g: War, seat: Seat) -> int:
    """The starting army less the infantry that already stands in the areas."""
    lone = dealt_evenly(g) and g.side(seat) == GOOD
    army = LONE_ARMY if lone else ARMY[g.options.map][g.players]
    return max(0, army - len(g.ruled(seat)) * g.price(INFANTRY))


@dataclass(slots=True)
class PlaceArmies(Procedure):
    """One unit each in turn, until nobody can place any more. [G08]"""

    points: tuple[int, ...]
    turn: int = 0

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    @staticmethod
    def flow() -> Flow:
        return ("place",)

    def place(self, g: War) -> Todo:
        for _ in range(g.players):
            seat = Seat(self.turn % g.players)
            self.turn += 1
            if can_place(g, seat, self.points[seat]):
                self.at = "place"
                return PlaceUnit(seat)
        return None

    def pay(self, seat: Seat, price: int) -> None:
        self.points = (*self.points[:seat], self.points[seat] - price, *self.points[seat + 1 :])


class PlaceUnit(Question):
    """One unit into any own area. Sites bind reinforcements, not the set-up. [G08]"""

    @staticmethod
    def inside() -> Names:
        return ("PlaceArmies",)

    def options(self, g: War) -> list[Action]:
        return [deploy(area, kind) for area in g.ruled(self.seat) for kind in range(3)]

    def forbids(self, g: War, action: Deploy) -> Reason | None:
        points = g.frame(PlaceArmies).points[self.seat]
        if action.area not in g.board.areas or g.ruler[action.area] != self.seat:
            return because("not-your-area", "G08", area=action.area)
        if g.room(action.area) < 1:
            return because("area-full", "RNG-003", area=action.area, limit=LIMIT)
        price = g.price(action.kind)
        if price > points:
            return because("too-few-points", "G02", kind=action.kind, price=price, points=points)
        if not g.may_raise(self.seat, action.kind):
            return because("no-figure-left", "G04", kind=action.kind)
        return None

    def legal(self, g: War) -> list[Action]:
        points = g.frame(PlaceArmies).points[self.seat]
        kinds = [k for k in range(3) if g.price(k) <= points and g.may_raise(self.seat, k)]
        return [
            deploy(area, kind)
            for area in g.ruled(self.seat)
            if g.size(area) < LIMIT
            for kind in kinds
        ]

    def chosen(self, g: War, action: Deploy) -> None:
        g.frame(PlaceArmies).pay(self.seat, g.price(action.kind))
        g.raise_unit(self.seat, action.area, action.kind)


def can_place(g: War, seat: Seat, points: int) -> bool:
    """Whether a unit can be paid and some own area has room for it. [G08]"""
    if not any(g.price(k) <= points and g.may_raise(seat, k) for k in range(3)):
        return False
    return any(g.ruler[area] == seat and g.size(area) < LIMIT for area in g.board.areas)


def place_quickly(g: War, seat: Seat, points: int) -> None:
    """Round and round the own areas, the weightiest first: the dearest unit that can be paid."""
    order = sorted(g.ruled(seat), key=lambda area: (-weight(g, seat, area), area))
    while True:
        before = points
        for n, area in enumerate(order):
            kind = (CREATURE - n) % 3
            while kind > INFANTRY and (g.price(kind) > points or not g.may_raise(seat, kind)):
                kind -= 1
            if g.room(area) and g.price(kind) <= points and g.may_raise(seat, kind):
                g.raise_unit(seat, area, kind)
                points -= g.price(kind)
        if points == before:
            return


def weight(g: War, seat: Seat, area: int) -> int:
    """How much an area matters: its enemies across the border, and twice as much what stands on it."""
    enemies = sum(1 for other in g.board.land[area] if g.ruler[other] != seat)
    return enemies + 2 * (g.board.fortress[area] or g.board.site[area])


def best_leader_place(g: War, seat: Seat) -> int:
    """Where a leader stands with the strongest units, in the weightiest area of those."""
    return max(
        leader_places(g, seat),
        key=lambda area: (g.size(area), g.strongest(area), weight(g, seat, area), -area),
    )


@dataclass(slots=True)
class DealAreaCard(AreaCardFromPile):
    """The first area card of a hand."""

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)


@dataclass(slots=True)
class DealCard(Chance):
    """An adventure card of the first hand; events are left in the pile. [G22]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    def odds(self, g: War) -> Odds:
        return Draw([card for card in g.card_pile if DECK[card].kind != EVENT], drawn_card)

    def known_to(self, g: War) -> tuple[Seat, ...] | None:
        return (self.seat,)

    def befalls(self, g: War, outcome: DrawnCard) -> None:
        g.card_pile = without(g.card_pile, outcome.card)
        g.take_card(self.seat, outcome.card)
        g.tell(CardDrawn(self.seat, outcome.card))


@dataclass(slots=True)
class RollForStart(Chance):
    """One die each; those tied for the highest roll again. [G09]"""

    rollers: tuple[Seat, ...]

    @staticmethod
    def inside() -> Names:
        return ("WholeWar",)

    def odds(self, g: War) -> Odds:
        return Dice(len(self.rollers))

    def befalls(self, g: War, outcome: tuple[int, ...]) -> Todo:
        for seat, roll in zip(self.rollers, outcome, strict=True):
            g.tell(RolledForStart(seat, roll))
        best = tuple(
            [s for s, roll in zip(self.rollers, outcome, strict=True) if roll == max(outcome)]
        )
        if len(best) > 1:
            return RollForStart(best)
        g.active = best[0]
        g.tell(FirstPlayerFound(best[0]))
        return None
