"""The eight season cards of winter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.board import KINDS, MOUNTAIN
from feldzug.games.runewars.cards.season_texts.asking import (
    SEASON,
    AnswerSeasonCard,
    BuyTactics,
    LoseUnit,
    PayInstead,
    SellTactics,
    ask_all,
    lasts,
)
from feldzug.games.runewars.cards.season_texts.bidding import BidCard
from feldzug.games.runewars.cards.seasons import SeasonText
from feldzug.games.runewars.decks import DRAGON
from feldzug.games.runewars.destroying import destroy, units_to_choose
from feldzug.games.runewars.drawing import DrawTactics
from feldzug.games.runewars.heroes.attributes import HeroReach
from feldzug.games.runewars.income import gain_influence, pay_influence
from feldzug.games.runewars.movement import Crossing, HeroMarch
from feldzug.games.runewars.runes import (
    PlaceRuneIn,
    ReceiveRune,
    can_take,
    lay_openly,
    takes_a_rune,
)
from feldzug.games.runewars.tactics.limits import held
from feldzug.games.runewars.tactics.play import discard_tactics
from feldzug.games.runewars.turn import Decline
from feldzug.games.runewars.world import NOBODY, World
from feldzug.games.runewars.year import FoodLimit, in_play_order
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Effect, Query, Reason, Seat, because


class PowerForThePious(BidCard):
    """A dragon rune for every player except the lowest bidder, who chooses where each is placed. [RW-337]"""

    places = 0
    names_lowest = True

    def __init__(self) -> None:
        super().__init__("power-for-the-pious")

    def after_bid(self, g: World, top: tuple[Seat, ...], lowest: Seat) -> Todo:
        return [
            AnswerSeasonCard(lowest, self.number, other=seat)
            for seat in in_play_order(g)
            if seat != lowest
            for _ in range(self.facts.amount("runes"))
        ]

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        """What a player gets lies in an area of his or in an uncontrolled one. [RW-334, RW-336]"""
        if not can_take(g, DRAGON):
            return []
        return [PlaceRuneIn(area) for area in g.areas() if takes_a_rune(g, area, asked.other)]

    def chosen(self, g: World, asked: AnswerSeasonCard, action: PlaceRuneIn) -> None:
        lay_openly(g, asked.seat, action.area, DRAGON)


@dataclass(slots=True, unsafe_hash=True)
class HarshWinter(Effect):
    """Food feeds fewer units."""


class BitterCold(SeasonText):
    """This winter food feeds 1 unit less in each area, but never less than 1."""

    def __init__(self) -> None:
        super().__init__("bitter-cold")

    def install(self, rules: Rules) -> None:
        rules.lasting(HarshWinter, FoodLimit, self.feeds)

    def feeds(self, g: World, query: FoodLimit, amount: int, effect: HarshWinter) -> int:
        """It never lets anybody feed more than without it."""
        return max(amount - self.facts.amount("less"), min(amount, self.facts.amount("at_least")))

    def primary(self, g: World) -> None:
        lasts(g, HarshWinter(NOBODY, SEASON))


@dataclass(slots=True, unsafe_hash=True)
class GentleWinter(Effect):
    """Food feeds more units."""


class MildWinter(SeasonText):
    """This winter food feeds 2 units more in each area."""

    def __init__(self) -> None:
        super().__init__("mild-winter")

    def install(self, rules: Rules) -> None:
        rules.lasting(GentleWinter, FoodLimit, self.feeds)

    def feeds(self, g: World, query: FoodLimit, amount: int, effect: GentleWinter) -> int:
        return amount + self.facts.amount("further")

    def primary(self, g: World) -> None:
        lasts(g, GentleWinter(NOBODY, SEASON))


class GiftOfTheCouncil(BidCard):
    """The highest bidder receives 1 dragon rune, the second highest draws 2 tactics cards."""

    places = 2

    def __init__(self) -> None:
        super().__init__("gift-of-the-council")

    def after_bid(self, g: World, top: tuple[Seat, ...], lowest: Seat) -> Todo:
        received = [ReceiveRune(top[0]) for _ in range(self.facts.amount("runes"))]
        return [*received, *[DrawTactics(top[1]) for _ in range(self.facts.amount("tactics"))]]


@dataclass(slots=True, unsafe_hash=True)
class Snowbound(Effect):
    """The passes are closed, to those who fly, too."""


class SnowboundPasses(SeasonText):
    """Until spring heroes move at most 1 area, and mountain borders stop flying figures too."""

    def __init__(self) -> None:
        super().__init__("snowbound-passes")

    def install(self, rules: Rules) -> None:
        rules.lasting(Snowbound, Crossing, self.crossing)
        rules.lasting(Snowbound, HeroMarch, self.reach)
        rules.lasting(Snowbound, HeroReach, self.reach)

    def crossing(self, g: World, query: Crossing, amount: int, effect: Snowbound) -> int:
        return 0 if query.border == MOUNTAIN and query.flying else amount

    def reach(self, g: World, query: Query, amount: int, effect: Snowbound) -> int:
        return min(amount, self.facts.amount("reach"))

    def primary(self, g: World) -> None:
        lasts(g, Snowbound(NOBODY, SEASON))


class Dragonfire(SeasonText):
    """Every player with units next to an unallied Dragon destroys one of them or pays 2 influence."""

    def __init__(self) -> None:
        super().__init__("dragonfire")
        self.kind: int = KINDS.index("dragon")

    def primary(self, g: World) -> Todo:
        return ask_all(g, self.number)

    def has_dragon(self, g: World, area: int) -> bool:
        at = area * g.kinds + self.kind
        return g.is_neutral(area) and g.standing[at] + g.routed[at] > 0

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        found: list[Any] = []
        for area in g.controlled(asked.seat):
            if any(self.has_dragon(g, near) for near in g.near(area)):
                found.extend(losses_in(g, area))
        return [*found, PayInstead(self.facts.amount("influence"))] if found else []

    def forbids(self, g: World, asked: AnswerSeasonCard, action: Action) -> Reason | None:
        if isinstance(action, PayInstead) and g.influence[asked.seat] < action.influence:
            return because("too-little-influence", "RW-073", influence=g.influence[asked.seat])
        return None

    def chosen(self, g: World, asked: AnswerSeasonCard, action: Action) -> None:
        if isinstance(action, LoseUnit):
            destroy(g, action.area, action.kind, action.routed)
        else:
            pay_influence(g, asked.seat, self.facts.amount("influence"))


def losses_in(g: World, area: int) -> list[Any]:
    """Every different unit of an area."""
    return [LoseUnit(area, unit.kind, unit.routed) for unit in units_to_choose(g, area)]


SOLD: Final = -1
"""Whoever has sold a card does not buy any."""


class WinterCourt(SeasonText):
    """Each player may discard tactics cards for 1 influence each or draw up to 3 for 2 influence each."""

    def __init__(self) -> None:
        super().__init__("winter-court")

    def primary(self, g: World) -> Todo:
        return ask_all(g, self.number)

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        found: list[Any] = []
        if asked.count <= 0:
            cards = held(g, asked.seat)
            found = [SellTactics(card) for n, card in enumerate(cards) if card not in cards[:n]]
        if 0 <= asked.count < self.facts.amount("tactics"):
            found.append(BuyTactics())
        return [*found, Decline()]

    def forbids(self, g: World, asked: AnswerSeasonCard, action: Action) -> Reason | None:
        if isinstance(action, BuyTactics):
            if g.influence[asked.seat] < self.facts.amount("influence"):
                return because("too-little-influence", "RW-073", influence=g.influence[asked.seat])
        return None

    def chosen(self, g: World, asked: AnswerSeasonCard, action: Action) -> Todo:
        if isinstance(action, SellTactics):
            discard_tactics(g, asked.seat, action.card)
            gain_influence(g, asked.seat, self.facts.amount("gain"))
            return AnswerSeasonCard(asked.seat, self.number, count=SOLD)
        if isinstance(action, BuyTactics):
            pay_influence(g, asked.seat, self.facts.amount("influence"))
            again = AnswerSeasonCard(asked.seat, self.number, count=asked.count + 1)
            return [DrawTactics(asked.seat), again]
        return None


class WolvesAtTheGates(SeasonText):
    """Each player destroys one unit in an area that neither holds nor touches one of his strongholds."""

    def __init__(self) -> None:
        super().__init__("wolves-at-the-gates")

    def primary(self, g: World) -> Todo:
        return ask_all(g, self.number)

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        guarded = g.strongholds(asked.seat)
        return [
            loss
            for area in g.controlled(asked.seat)
            if area not in guarded and not any(near in guarded for near in g.near(area))
            for loss in losses_in(g, area)
        ]

    def chosen(self, g: World, asked: AnswerSeasonCard, action: LoseUnit) -> None:
        destroy(g, action.area, action.kind, action.routed)


WINTER: Final[tuple[SeasonText, ...]] = (
    PowerForThePious(),
    BitterCold(),
    MildWinter(),
    GiftOfTheCouncil(),
    SnowboundPasses(),
    Dragonfire(),
    WinterCourt(),
    WolvesAtTheGates(),
)
