"""Influence bids: everybody chooses in secret, all reveal, all of it is lost. [RW-190 – RW-195]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from feldzug.games.runewars.board import SHEETS
from feldzug.games.runewars.cards.seasons import behind
from feldzug.games.runewars.decks import TITLE_BOX, TITLES, SeasonCard
from feldzug.games.runewars.income import gain_influence
from feldzug.games.runewars.world import NOBODY, World
from feldzug.games.runewars.year import SeasonCardDrawn
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import Action, Event, Reason, Seat, because

PRIMARCH: Final = TITLES.index("primarch")


@dataclass(frozen=True, slots=True)
class Bid(Action):
    influence: int


@dataclass(frozen=True, slots=True)
class Favour(Action):
    """Settle a tie for the higher place: this one has it."""

    other: Seat


@dataclass(frozen=True, slots=True)
class Disfavour(Action):
    """Settle a tie for the last place: this one is the lowest bidder."""

    other: Seat


@dataclass(slots=True, unsafe_hash=True)
class BidRevealed(Event):
    seat: Seat
    influence: int


@dataclass(slots=True, unsafe_hash=True)
class TieDecided(Event):
    """*seat* has decided a tie: *other* has the higher place."""

    seat: Seat
    other: Seat


@dataclass(slots=True, unsafe_hash=True)
class LowestNamed(Event):
    """*seat* has decided a tie: *other* is the lowest bidder."""

    seat: Seat
    other: Seat


@dataclass(slots=True)
class InfluenceBid(Procedure):
    """A bid on a season card. What comes of it, the card says, and which places it asks for. [RW-359]"""

    season_card: SeasonCard
    bids: tuple[int, ...] = field(default=(), kw_only=True)
    """By seat; -1 for one that did not bid."""
    top: tuple[Seat, ...] = field(default=(), kw_only=True)
    """The highest bidder, then the second highest, as far as the card speaks of them."""
    lowest: Seat = field(default=NOBODY, kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("SeasonOfTheYear",)

    @staticmethod
    def flow() -> Flow:
        return "bid", "rank_highest", "rank_lowest", "follow"

    def bid(self, g: World) -> Todo:
        return ChooseBids()

    def rank_highest(self, g: World) -> Todo:
        """Every tie is decided, for the first place and for the second. [RW-193]"""
        card = behind(g, self.season_card)
        left = self.unranked(g)
        if len(self.top) >= card.places or not left or card.nobody_wins(self.bids):
            return None
        self.at = "rank_highest"
        most = max([self.bids[seat] for seat in left])
        tied = tuple([seat for seat in left if self.bids[seat] == most])
        if len(tied) == 1 or richest_wins(g):
            self.top += (by_wealth(g, tied)[0],)
            return None
        return DecideTie(decides(g, tied), tied)

    def rank_lowest(self, g: World) -> Todo:
        """A tie for the last place is decided likewise. [RW-195]"""
        left = self.unranked(g)
        if not behind(g, self.season_card).names_lowest or not left:
            return None
        least = min([self.bids[seat] for seat in left])
        tied = tuple([seat for seat in left if self.bids[seat] == least])
        if len(tied) == 1 or richest_wins(g):
            self.lowest = by_wealth(g, tied)[-1]
            return None
        return NameLowest(decides(g, tied), tied)

    def unranked(self, g: World) -> list[Seat]:
        return [seat for seat in g.playing() if seat not in self.top]

    def follow(self, g: World) -> Todo:
        return behind(g, self.season_card).after_bid(g, self.top, self.lowest)


@dataclass(slots=True)
class ChooseBids(Sealed):
    """Everybody between nothing and all. [RW-190]"""

    @staticmethod
    def inside() -> Names:
        return ("InfluenceBid",)

    def seats(self, g: World) -> list[Seat]:
        return g.playing()

    def options(self, g: World, seat: Seat) -> list[Any]:
        return [Bid(n) for n in range(g.influence[seat] + 1)]

    def forbids(self, g: World, seat: Seat, action: Bid) -> Reason | None:
        if not 0 <= action.influence <= g.influence[seat]:
            return because("too-little-influence", "RW-190", influence=g.influence[seat])
        return None

    def revealed(self, g: World) -> None:
        """Winners and losers pay. [RW-192]"""
        bids = [-1 for _ in g.seats()]
        for seat, choice in self.choices.items():
            bids[seat] = choice.influence
            g.influence[seat] -= choice.influence
            g.tell(BidRevealed(seat, choice.influence))
        g.frame(InfluenceBid).bids = tuple(bids)


# ties


def by_wealth(g: World, seats: tuple[Seat, ...]) -> list[Seat]:
    """Most unspent influence first, then most starting influence. [RW-194]"""
    return sorted(seats, key=lambda s: (-g.influence[s], -SHEETS[g.faction[s]].influence))


def richest_wins(g: World) -> bool:
    """If so agreed nobody is asked: without a Primarch the richest of the tied is the winner. [RW-194]"""
    return g.options.bid_tie == "wins" and g.title_holder[PRIMARCH] == NOBODY


def decides(g: World, tied: tuple[Seat, ...]) -> Seat:
    """The Primarch, else the richest of the tied. [RW-193, RW-194]"""
    holder = g.title_holder[PRIMARCH]
    return Seat(holder) if holder != NOBODY else by_wealth(g, tied)[0]


@dataclass(slots=True)
class DecideTie(Question):
    """Who of the tied has the higher place; the one who decides may name himself. [RW-193, RW-194]"""

    tied: tuple[Seat, ...]

    @staticmethod
    def inside() -> Names:
        return ("InfluenceBid",)

    def options(self, g: World) -> list[Any]:
        return [Favour(seat) for seat in self.tied]

    def chosen(self, g: World, action: Favour) -> None:
        g.frame(InfluenceBid).top += (action.other,)
        g.tell(TieDecided(self.seat, action.other))


@dataclass(slots=True)
class NameLowest(Question):
    """Who of the tied is the lowest bidder. [RW-193, RW-195]"""

    tied: tuple[Seat, ...]

    @staticmethod
    def inside() -> Names:
        return ("InfluenceBid",)

    def options(self, g: World) -> list[Any]:
        return [Disfavour(seat) for seat in self.tied]

    def chosen(self, g: World, action: Disfavour) -> None:
        g.frame(InfluenceBid).lowest = action.other
        g.tell(LowestNamed(self.seat, action.other))


# the Wizards' Council


def council_met(g: World, event: SeasonCardDrawn) -> None:
    """The Primarch gains influence before the text of a card with the label. [RW-196, RW-197]"""
    holder = g.title_holder[PRIMARCH]
    if holder != NOBODY and behind(g, event.season_card).council:
        gain_influence(g, Seat(holder), TITLE_BOX[PRIMARCH].amount("influence"))


def install(rules: Rules) -> None:
    rules.on(SeasonCardDrawn, council_met)
