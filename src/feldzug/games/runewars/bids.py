"""Influence bids: everybody chooses in secret, all reveal, all of it is lost. [RW-190 – RW-195]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from feldzug.games.runewars.board import SHEETS
from feldzug.games.runewars.decks import TITLES, SeasonCard
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import Action, Event, Reason, Seat, because

PRIMARCH = TITLES.index("primarch")


@dataclass(frozen=True, slots=True)
class Bid(Action):
    influence: int


@dataclass(frozen=True, slots=True)
class Favour(Action):
    """Settle a tie: this one goes first among the tied."""

    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class BidsRevealed(Event):
    """What each seat has bid; -1 for one that did not bid."""

    bids: tuple[int, ...]


@dataclass(slots=True, unsafe_hash=True)
class TieDecided(Event):
    seat: Seat
    favoured: Seat


@dataclass(slots=True)
class InfluenceBid(Procedure):
    """A bid on a season card. What comes of it, the card says: it is told who ranks how. [RW-359]

    `ranking` holds the seats from the highest bidder to the lowest, as far as it is settled.
    """

    card: SeasonCard
    bids: tuple[int, ...] = field(default=(), kw_only=True)
    ranking: tuple[Seat, ...] = field(default=(), kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("Season",)

    @staticmethod
    def flow() -> Flow:
        return "bid", "rank", "follow"

    def bid(self, g: World) -> Todo:
        return ChooseBids()

    def rank(self, g: World) -> Todo:
        """Highest first; every tie is decided, for the first place and for the others. [RW-193]"""
        left = [seat for seat in g.playing() if seat not in self.ranking]
        if not left:
            return None
        self.at = "rank"
        most = max([self.bids[seat] for seat in left])
        tied = tuple([seat for seat in left if self.bids[seat] == most])
        if len(tied) == 1:
            self.ranking += tied
            return None
        arbiter = decides(g, tied)
        if g.options.bid_tie == "wins" and arbiter in tied and g.title_holder[PRIMARCH] == NOBODY:
            self.ranking += (arbiter,)
            return None
        return DecideTie(arbiter, tied)

    def follow(self, g: World) -> Todo:
        from feldzug.games.runewars.cards.seasons import behind  # noqa: PLC0415

        return behind(g, self.card).after_bid(g, self.bids, self.ranking)


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
        if action.influence > g.influence[seat]:
            return because("too-little-influence", "RW-190", influence=g.influence[seat])
        return None

    def revealed(self, g: World) -> None:
        bid = g.frame(InfluenceBid)
        bid.bids = tuple(
            [self.choices[s].influence if s in self.choices else -1 for s in g.seats()]
        )
        for seat, choice in self.choices.items():
            g.influence[seat] -= choice.influence
        g.tell(BidsRevealed(bid.bids))


def decides(g: World, tied: tuple[Seat, ...]) -> Seat:
    """The Primarch, else the tied player with most unspent influence, then starting influence. [RW-194]"""
    holder = g.title_holder[PRIMARCH]
    if holder != NOBODY:
        return Seat(holder)
    return max(tied, key=lambda seat: (g.influence[seat], SHEETS[g.faction[seat]].influence))


@dataclass(slots=True)
class DecideTie(Question):
    """Who of the tied goes first; the one who decides may name himself. [RW-193, RW-194]"""

    tied: tuple[Seat, ...]

    @staticmethod
    def inside() -> Names:
        return ("InfluenceBid",)

    def options(self, g: World) -> list[Any]:
        return [Favour(seat) for seat in self.tied]

    def chosen(self, g: World, action: Favour) -> None:
        g.frame(InfluenceBid).ranking += (action.seat,)
        g.tell(TieDecided(self.seat, action.seat))
