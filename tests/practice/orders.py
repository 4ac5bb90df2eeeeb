"""Chapter 1, the year: orders are chosen in secret, turned up together and carried out."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.kernel.frames import OUTERMOST, Flow, Names, Procedure, Question, Todo
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import Action, Event, Outcome, Reason, Seat, because
from tests.practice.battle import Battle
from tests.practice.cards import DrawCard
from tests.practice.position import (
    AREAS,
    HERALD,
    HOMES,
    KINDS,
    LIMIT,
    MAP,
    NOBODY,
    SPEAR,
    Area,
    Kind,
    Levy,
    MayEnter,
    Realm,
    Take,
)

SEASONS = 3


@dataclass(frozen=True, slots=True)
class OrdersRevealed(Event):
    orders: tuple[tuple[Seat, str, Area], ...]


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """An order card, face down, and the area it is for."""

    order: str
    area: Area


@dataclass
class War(Procedure):
    """Three seasons; then the areas and the fame decide (1.1)."""

    @staticmethod
    def inside() -> Names:
        return (OUTERMOST,)

    @staticmethod
    def flow() -> Flow:
        return ("set_up", "deal", "season", "next_season", "victory")

    def set_up(self, g: Realm) -> None:
        for seat in g.seats():
            home = HOMES[seat]
            g.owner[home] = seat
            for kind in (SPEAR, SPEAR, HERALD):
                g.recruit(seat, kind, home)

    def deal(self, g: Realm) -> Todo:
        return [DrawCard(seat) for seat in g.seats() for _ in range(2)]

    def season(self, g: Realm) -> Todo:
        return Season()

    def next_season(self, g: Realm) -> None:
        standing = [s for s in g.seats() if any(g.army(area, s) for area in range(len(AREAS)))]
        if len(standing) == 1:
            self.decide(g, "last-standing")
        elif g.season < SEASONS:
            g.season += 1
            self.at = "season"

    def victory(self, g: Realm) -> None:
        self.decide(g, "three-seasons")

    def decide(self, g: Realm, ending: str) -> None:
        scores = [2 * g.owner.count(seat) + g.fame[seat] for seat in g.seats()]
        ranks = sorted(set(scores), reverse=True)
        ranking = tuple(tuple(s for s in g.seats() if scores[s] == rank) for rank in ranks)
        g.finish(Outcome(ending, ranking, tuple(scores)))


@dataclass
class Season(Procedure):
    """Everybody lays an order; all are carried out; what lasts a season ends (1.2)."""

    @staticmethod
    def inside() -> Names:
        return ("War",)

    @staticmethod
    def flow() -> Flow:
        return ("choose_orders", "end_of_season")

    def choose_orders(self, g: Realm) -> Todo:
        return ChooseOrders()

    def end_of_season(self, g: Realm) -> None:
        g.expire("season")


@dataclass
class ChooseOrders(Sealed):
    """Each seat lays one order face down; musters come first, marches last (1.3)."""

    @staticmethod
    def inside() -> Names:
        return ("Season",)

    def seats(self, g: Realm) -> list[Seat]:
        return g.seats()

    def options(self, g: Realm, seat: Seat) -> list[Lay]:
        held = [area for area in range(len(AREAS)) if g.owner[area] == seat]
        near = [
            a for a, borders in enumerate(MAP.neighbours) if any(g.army(b, seat) for b in borders)
        ]
        musters = [Lay("muster", area) for area in held]
        return [*musters, Lay("scheme", NOBODY), *(Lay("march", area) for area in near)]

    def forbids(self, g: Realm, seat: Seat, action: Lay) -> Reason | None:
        if action.order == "muster":
            if not any(g.reserve[seat]):
                return because("reserve-empty", "1.4")
            if g.army(action.area, seat) >= LIMIT:
                return because("area-full", "1.4", area=action.area, limit=LIMIT)
        if action.order == "march":
            return g.denied(MayEnter(seat, action.area))
        return None

    def revealed(self, g: Realm) -> Todo:
        laid = sorted(self.choices.items(), key=lambda choice: RANKS.index(choice[1].order))
        g.tell(OrdersRevealed(tuple((seat, lay.order, lay.area) for seat, lay in laid)))
        return [ORDERS[lay.order](seat, lay.area) for seat, lay in laid]


@dataclass
class Muster(Procedure):
    """Take one unit from the reserve into the area (1.4)."""

    seat: Seat
    area: Area

    @staticmethod
    def inside() -> Names:
        return ("Season",)

    @staticmethod
    def flow() -> Flow:
        return ("recruit",)

    def recruit(self, g: Realm) -> Todo:
        return Recruit(self.seat, self.area)


@dataclass
class Recruit(Question):
    """Which kind of unit comes (1.4)."""

    area: Area

    @staticmethod
    def inside() -> Names:
        return ("Muster",)

    def options(self, g: Realm) -> list[Levy]:
        return [Levy(kind) for kind in range(len(KINDS))]

    def forbids(self, g: Realm, action: Levy) -> Reason | None:
        empty = not g.reserve[self.seat][action.kind]
        return because("none-left", "1.4", kind=action.kind) if empty else None

    def chosen(self, g: Realm, action: Levy) -> None:
        g.recruit(self.seat, action.kind, self.area)


@dataclass
class Scheme(Procedure):
    """Draw a card, while there are any (1.5)."""

    seat: Seat
    area: Area

    @staticmethod
    def inside() -> Names:
        return ("Season",)

    @staticmethod
    def flow() -> Flow:
        return ("draw",)

    def draw(self, g: Realm) -> Todo:
        return DrawCard(self.seat) if g.pile else None


@dataclass
class March(Procedure):
    """Gather units from bordering areas, fight whoever is there, take the area (1.6)."""

    seat: Seat
    area: Area

    @staticmethod
    def inside() -> Names:
        return ("Season",)

    @staticmethod
    def flow() -> Flow:
        return ("gather", "fight", "take_the_area")

    def gather(self, g: Realm) -> Todo:
        return [
            HowMany(self.seat, self.area, area, kind)
            for area in MAP.neighbours[self.area]
            for kind in range(len(KINDS))
            if g.units[area][self.seat][kind]
        ]

    def fight(self, g: Realm) -> Todo:
        others = [s for s in g.seats() if s != self.seat and g.army(self.area, s)]
        return [Battle(self.area, self.seat, other) for other in others]

    def take_the_area(self, g: Realm) -> None:
        if g.army(self.area, self.seat):
            g.owner[self.area] = self.seat


@dataclass
class HowMany(Question):
    """How many of one kind go? Counts, not pieces (1.6)."""

    into: Area
    area: Area
    kind: Kind

    @staticmethod
    def inside() -> Names:
        return ("March",)

    def options(self, g: Realm) -> list[Take]:
        here = g.units[self.area][self.seat][self.kind]
        return [Take(self.area, self.kind, count) for count in range(here + 1)]

    def forbids(self, g: Realm, action: Take) -> Reason | None:
        if g.army(self.into, self.seat) + action.count > LIMIT:
            return because("area-full", "1.6", area=self.into, limit=LIMIT)
        return None

    def chosen(self, g: Realm, action: Take) -> None:
        g.units[self.area][self.seat][self.kind] -= action.count
        g.units[self.into][self.seat][self.kind] += action.count


ORDERS = {"muster": Muster, "scheme": Scheme, "march": March}
RANKS = tuple(ORDERS)
