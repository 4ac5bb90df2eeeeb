"""The year: four seasons, each with a card, secret orders, and carrying them out. [RW-068 – RW-098]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from feldzug.games.runewars.board import FOOD, SHEETS, Area
from feldzug.games.runewars.cards.seasons import behind
from feldzug.games.runewars.decks import (
    ORDER_BOX,
    ORDERS,
    SEASONS,
    SPRING,
    Order,
    Season,
    SeasonCard,
)
from feldzug.games.runewars.destroying import ShrinkTo
from feldzug.games.runewars.drawing import DrawTactics
from feldzug.games.runewars.supremacy import number_of
from feldzug.games.runewars.turn import Turn
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.fate import Draw, Odds
from feldzug.kernel.frames import Chance, Flow, Frame, Names, Procedure, Question, Todo
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import Action, Event, Query, Reason, Seat, because

# a season


@dataclass(slots=True, unsafe_hash=True)
class SeasonBegan(Event):
    year: int
    season: Season


@dataclass(slots=True, unsafe_hash=True)
class SeasonCardDrawn(Event):
    season_card: SeasonCard


@dataclass(slots=True, unsafe_hash=True)
class OrdersRevealed(Event):
    """By seat, in the order in which they are carried out."""

    seats: tuple[Seat, ...]
    orders: tuple[Order, ...]


@dataclass(slots=True)
class SeasonOfTheYear(Procedure):
    """First the season card, second the secret choice of orders, third carrying them out. [RW-071]"""

    done: tuple[Seat, ...] = field(default=(), kw_only=True)
    """Who has carried out an order."""

    @staticmethod
    def inside() -> Names:
        return ("WholeGame",)

    @staticmethod
    def flow() -> Flow:
        return (
            "begin",
            "draw_card",
            "primary",
            "secondary",
            "choose_orders",
            "carry_out",
            "end",
        )

    def begin(self, g: World) -> None:
        """Tactics cards of earlier seasons may be played from now on. [RW-203]"""
        later = g.options.starting_tactics == "later" and g.year == 1 and g.season == SPRING
        for seat in g.playing():
            if len(g.fresh[seat]) and not later:
                hand, fresh = g.tactics[seat].clone(), g.fresh[seat].clone()
                for card, seen in zip(fresh.cards, fresh.seen, strict=True):
                    hand.add(card, seen)
                g.tactics[seat] = hand
                g.fresh[seat] = type(fresh)()
        g.tell(SeasonBegan(g.year, g.season))

    def draw_card(self, g: World) -> Todo:
        return DrawSeasonCard()

    def primary(self, g: World) -> Todo:
        """The text of the card. [RW-073]"""
        return behind(g, g.season_card).primary(g)

    def secondary(self, g: World) -> Todo:
        """The icons, the same on every card of a season. [RW-073]"""
        return SECONDARY[g.season]()

    def choose_orders(self, g: World) -> Todo:
        return ChooseOrders()

    def carry_out(self, g: World) -> Todo:
        """By ascending number, one turn each. [RW-085, RW-086]"""
        if g.options.play_order_fixed == "each-turn":
            g.play_order = [*self.done, *[s for s in by_orders(g) if s not in self.done]]
        left = [Seat(s) for s in g.play_order if s not in self.done and not g.is_out[s]]
        if not left:
            return None
        self.done += (left[0],)
        self.at = "carry_out"
        return Turn(left[0])

    def end(self, g: World) -> None:
        """The next season, after winter that of the next year. [RW-070]"""
        g.expire("season")
        g.season += 1
        if g.season == len(SEASONS):
            g.season = 0
            g.year += 1


@dataclass(frozen=True, slots=True)
class DrawnSeasonCard(Action):
    season_card: SeasonCard


@dataclass(slots=True)
class DrawSeasonCard(Chance):
    """The top card of the season's deck. [RW-072]"""

    @staticmethod
    def inside() -> Names:
        return ("SeasonOfTheYear",)

    def odds(self, g: World) -> Odds:
        return Draw(g.season_piles[g.season], DrawnSeasonCard)

    def befalls(self, g: World, outcome: DrawnSeasonCard) -> None:
        card = outcome.season_card
        g.season_piles[g.season] = [c for c in g.season_piles[g.season] if c != card]
        g.season_discards = [*g.season_discards, card]
        g.season_card = card
        g.tell(SeasonCardDrawn(card))


# play order


def by_influence(g: World) -> list[Seat]:
    """When no orders lie open: most influence first, then starting influence. [RW-087]"""
    return sorted(g.playing(), key=lambda s: (-g.influence[s], -SHEETS[g.faction[s]].influence))


def by_orders(g: World) -> list[Seat]:
    """The lowest order first, then more influence, then starting influence. [RW-085, RW-086]"""
    return sorted(
        g.playing(),
        key=lambda s: (
            number_of(g.order_now[s]),
            -g.influence[s],
            -SHEETS[g.faction[s]].influence,
        ),
    )


def in_play_order(g: World) -> list[Seat]:
    """Season abilities and the Quest Phase go by the orders of the season before. [RW-088]"""
    if any(g.order_now[seat] == NONE for seat in g.playing()):
        return by_influence(g)
    return [Seat(seat) for seat in g.play_order if not g.is_out[seat]]


# secondary abilities


@dataclass(slots=True)
class Spring(Procedure):
    """Activation tokens leave, orders return, routed figures stand up. [RW-076 – RW-078, RW-199]"""

    @staticmethod
    def inside() -> Names:
        return ("SeasonOfTheYear",)

    @staticmethod
    def flow() -> Flow:
        return "activation_tokens", "orders_return", "stand_up", "marshal"

    def activation_tokens(self, g: World) -> None:
        g.activated = bytearray(len(g.activated))

    def orders_return(self, g: World) -> None:
        g.orders = [[] for _ in g.orders]
        g.order_now = [NONE for _ in g.order_now]

    def stand_up(self, g: World) -> None:
        for n, count in enumerate(list(g.routed)):
            if count:
                g.standing[n] += count
                g.routed[n] = 0
        g.hero_routed = bytearray(len(g.hero_routed))

    def marshal(self, g: World) -> Todo:
        """A neutral unit joins the Marshal of the Free Legions. [RW-199]"""
        from feldzug.games.runewars.title_powers import spring_legion  # noqa: PLC0415

        return spring_legion(g)


@dataclass(slots=True)
class Summer(Procedure):
    """A Quest Phase. [RW-079]"""

    @staticmethod
    def inside() -> Names:
        return ("SeasonOfTheYear",)

    @staticmethod
    def flow() -> Flow:
        return ("quest_phase",)

    def quest_phase(self, g: World) -> Todo:
        from feldzug.games.runewars.heroes.quest_phase import QuestPhase  # noqa: PLC0415

        return QuestPhase()


@dataclass(slots=True)
class Fall(Procedure):
    """The Fate deck is made whole; then 2 influence or a tactics card each. [RW-080, RW-081]"""

    @staticmethod
    def inside() -> Names:
        return ("SeasonOfTheYear",)

    @staticmethod
    def flow() -> Flow:
        return "reshuffle", "gain"

    def reshuffle(self, g: World) -> None:
        g.fate_deck = g.fate_deck.clone()
        g.fate_deck.reshuffle()

    def gain(self, g: World) -> Todo:
        return [InfluenceOrCard(seat) for seat in in_play_order(g)]


@dataclass(frozen=True, slots=True)
class TakeInfluence(Action):
    """2 influence."""


@dataclass(frozen=True, slots=True)
class TakeCard(Action):
    """A tactics card."""


INFLUENCE_OR_CARD: Final = (TakeInfluence(), TakeCard())


@dataclass(slots=True)
class InfluenceOrCard(Question):
    """What fall brings. [RW-081]"""

    @staticmethod
    def inside() -> Names:
        return ("Fall",)

    def options(self, g: World) -> list[Any]:
        return list(INFLUENCE_OR_CARD)

    def chosen(self, g: World, action: Action) -> Todo:
        if isinstance(action, TakeCard):
            return DrawTactics(self.seat)
        g.influence[self.seat] += 2
        return None


@dataclass(slots=True, unsafe_hash=True)
class FoodLimit(Query):
    """How many units of a seat an area may hold in winter. [RW-082]"""

    seat: Seat


@dataclass(slots=True)
class Winter(Procedure):
    """No area holds more units than its player's food dial shows. [RW-082, RW-083]"""

    @staticmethod
    def inside() -> Names:
        return ("SeasonOfTheYear",)

    @staticmethod
    def flow() -> Flow:
        return ("starve",)

    def starve(self, g: World) -> Todo:
        todo: list[Frame] = []
        for seat in in_play_order(g):
            most = g.value(FoodLimit(seat), g.dials[seat][FOOD])
            todo.extend([Starve(seat, area, most) for area in g.controlled(seat)])
        return todo


@dataclass(slots=True, unsafe_hash=True)
class UnitsToFeed(Query):
    """How many units of a seat in an area need food in winter. [RW-082]"""

    seat: Seat
    area: Area


@dataclass(slots=True)
class Starve(ShrinkTo):
    """Units that find no food are destroyed. [RW-082]"""

    @staticmethod
    def inside() -> Names:
        return ("Winter",)

    def counted(self, g: World) -> int:
        return g.value(UnitsToFeed(self.seat, self.area), g.units(self.area))


SECONDARY = (Spring, Summer, Fall, Winter)

# orders


@dataclass(frozen=True, slots=True)
class ChooseOrder(Action):
    order: Order


_CHOICES: Final[list[ChooseOrder]] = []


def order_choices() -> list[ChooseOrder]:
    """By order: the answer that chooses it. The same ones each time."""
    while len(_CHOICES) < len(ORDERS):
        _CHOICES.append(ChooseOrder(len(_CHOICES)))
    return _CHOICES


@dataclass(slots=True)
class ChooseOrders(Sealed):
    """One order each, of those still in hand, in secret. [RW-091 – RW-093]"""

    @staticmethod
    def inside() -> Names:
        return ("SeasonOfTheYear",)

    def seats(self, g: World) -> list[Seat]:
        return g.playing()

    def options(self, g: World, seat: Seat) -> list[Any]:
        choices = order_choices()
        return [choices[order] for order in ORDER_BOX.numbers(g.rules)]

    def forbids(self, g: World, seat: Seat, action: ChooseOrder) -> Reason | None:
        """An order that lies open comes back in spring. [RW-093]"""
        if action.order in g.orders[seat]:
            return because("order-lies-open", "RW-093", order=action.order)
        return None

    def revealed(self, g: World) -> None:
        choices = self.choices
        for seat in g.playing():
            order = choices[seat].order
            g.order_now[seat] = order
            g.orders[seat] = [*g.orders[seat], order]
        g.play_order = [int(seat) for seat in by_orders(g)]
        seats = tuple([Seat(seat) for seat in g.play_order])
        g.tell(OrdersRevealed(seats, tuple([g.order_now[seat] for seat in seats])))
