"""Hiring mercenaries."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.event_phase.cards.intriguer import is_plotted_against
from feldzug.games.empires.peoples import MERCENARIES
from feldzug.games.empires.phase import END, Phase
from feldzug.kernel.frames import Flow, Names, Todo
from feldzug.kernel.shared import Shared
from feldzug.kernel.values import Action, Event, Reason, Seat, because

PRICE: Final = 300
"""[EMP-251]"""

Offers = tuple[tuple[Seat, Seat], ...]
"""Who offers the gold, and to which mercenary."""


@dataclass(slots=True, unsafe_hash=True)
class HireOffered(Event):
    seat: Seat
    other: Seat


@dataclass(slots=True, unsafe_hash=True)
class HireDeclined(Event):
    seat: Seat
    other: Seat


@dataclass(slots=True, unsafe_hash=True)
class MercenaryHired(Event):
    """The employer and the mercenary who fights for him this round. [EMP-402]"""

    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class OfferHire(Action):
    realm: Seat


@dataclass(frozen=True, slots=True)
class AcceptHire(Action):
    realm: Seat


@dataclass(frozen=True, slots=True)
class DeclineHire(Action):
    realm: Seat


@dataclass(frozen=True, slots=True)
class EndHiring(Action):
    """Hire nobody, or nobody else."""


@dataclass(slots=True)
class HiringPhase(Phase):
    """Mercenaries are hired after the alliances and before the first challenge. [EMP-251, EMP-402]"""

    @staticmethod
    def inside() -> Names:
        return ("Round",)

    @staticmethod
    def flow() -> Flow:
        return ("dismiss", "hire", *END)

    def dismiss(self, g: Campaign) -> None:
        """Mercenaries are hired for one round. [EMP-402]"""
        g.hired_by = [NOBODY for _ in g.hired_by]

    def hire(self, g: Campaign) -> Todo:
        return HiringTalks()


@dataclass(slots=True)
class HiringTalks(Shared):
    """Whoever can afford it may offer 300 gold to a mercenary, who accepts or declines. [EMP-251, EMP-402]"""

    offers: Offers = field(default=(), kw_only=True)
    declined: Offers = field(default=(), kw_only=True)
    done: tuple[Seat, ...] = field(default=(), kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("HiringPhase",)

    def seats(self, g: Campaign) -> list[Seat]:
        return [
            seat
            for seat in g.realms()
            if self.employers(g, seat) or (seat not in self.done and self.can_offer(g, seat))
        ]

    def employers(self, g: Campaign, seat: Seat) -> list[Seat]:
        """Who waits for this mercenary's answer; who has left waits no longer. [EMP-437]"""
        return [one for one, asked in self.offers if asked == seat and not g.neutral[one]]

    def can_offer(self, g: Campaign, seat: Seat) -> bool:
        return any(self.forbids_offer(g, seat, other) is None for other in mercenaries(g, seat))

    def options(self, g: Campaign, seat: Seat) -> list[Any]:
        found: list[Any] = []
        for one in self.employers(g, seat):
            found += [AcceptHire(one), DeclineHire(one)]
        if seat not in self.done and self.can_offer(g, seat):
            found += [OfferHire(other) for other in mercenaries(g, seat)]
            found.append(EndHiring())
        return found

    def forbids(self, g: Campaign, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, OfferHire):
            return self.forbids_offer(g, seat, action.realm)
        return None

    def forbids_offer(self, g: Campaign, seat: Seat, other: Seat) -> Reason | None:
        if (seat, other) in self.declined:
            return because("offer-declined", "EMP-402", seat=other)
        if any(one == seat and not g.neutral[asked] for one, asked in self.offers):
            return because("one-offer-at-a-time", "EMP-402")
        return may_not_hire(g, seat, other)

    def chosen(self, g: Campaign, seat: Seat, action: Action) -> Todo:
        if isinstance(action, OfferHire):
            self.offers = (*self.offers, (seat, action.realm))
            g.tell(HireOffered(seat, action.realm))
        elif isinstance(action, AcceptHire):
            self.withdraw(action.realm, seat)
            g.hired_by[seat] = action.realm
            g.tell(MercenaryHired(action.realm, seat))
            g.transfer(action.realm, seat, PRICE, "hire")
        elif isinstance(action, DeclineHire):
            pair = (action.realm, seat)
            self.offers = tuple([offer for offer in self.offers if offer != pair])
            self.declined = (*self.declined, pair)
            g.tell(HireDeclined(seat, action.realm))
        else:
            self.done = (*self.done, seat)
        return None

    def withdraw(self, one: Seat, mercenary: Seat) -> None:
        """They have agreed: what others offer either of them, or they to others, is void."""
        both = (one, mercenary)
        self.offers = tuple([o for o in self.offers if o[0] not in both and o[1] not in both])


def mercenaries(g: Campaign, seat: Seat) -> list[Seat]:
    """The mercenaries whom a player could think of hiring."""
    return [other for other in g.realms() if other != seat and g.has_rule(other, MERCENARIES)]


def may_not_hire(g: Campaign, seat: Seat, other: Seat) -> Reason | None:
    """Why a player may not hire a mercenary now.

    A mercenary whom an Intriguer has named stays in the challenges. Nobody has two mercenaries, and none
    who is hired hires another: each battle is fought by one army. [EMP-251, EMP-402]
    """
    if g.gold[seat] < PRICE:
        return because("too-little-gold", "EMP-251", gold=PRICE)
    if g.hired_by[other] != NOBODY:
        return because("already-hired", "EMP-402", seat=other)
    if is_plotted_against(g, other):
        return because("named-by-intriguer", "EMP-402", seat=other)
    if seat in g.hired_by or g.hired_by[seat] != NOBODY or other in g.hired_by:
        return because("one-army-a-battle", "EMP-402")
    return None


def is_out_of_challenges(g: Campaign, seat: Seat) -> bool:
    """Whether a hired mercenary neither challenges nor is challenged, as it is unless agreed. [EMP-402]"""
    return g.hired_by[seat] != NOBODY and g.options.hired_mercenary == "instead"
