"""Alliances between two players."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.matrix import factor
from feldzug.games.empires.phase import END, Phase
from feldzug.kernel.fate import Draw, Odds
from feldzug.kernel.frames import Chance, Flow, Names, Todo
from feldzug.kernel.shared import Shared
from feldzug.kernel.values import Action, Event, Reason, Seat, because

SPECIAL_DIE: Final = (-1, 0, 1, 2, 3, 4)
"""[EMP-141]"""
SPECIAL_DICE: Final = tuple([(one, other) for one in SPECIAL_DIE for other in SPECIAL_DIE])
ENOUGH: Final = 3
"""The least total that makes an alliance. [EMP-143]"""

Pairs = tuple[tuple[Seat, Seat], ...]
"""Who proposes, and who is asked."""


@dataclass(slots=True, unsafe_hash=True)
class AllianceProposed(Event):
    seat: Seat
    other: Seat


@dataclass(slots=True, unsafe_hash=True)
class AllianceDeclined(Event):
    """A proposal that was declined, which is no attempt. [EMP-431]"""

    seat: Seat
    other: Seat


@dataclass(slots=True, unsafe_hash=True)
class AllianceRolled(Event):
    """The dice of the player who proposes and of the one asked, and the factor of their peoples."""

    seat: Seat
    other: Seat
    dice: tuple[int, ...]
    factor: int
    total: int


@dataclass(frozen=True, slots=True)
class ProposeAlliance(Action):
    realm: Seat


@dataclass(frozen=True, slots=True)
class AcceptAlliance(Action):
    realm: Seat


@dataclass(frozen=True, slots=True)
class DeclineAlliance(Action):
    realm: Seat


@dataclass(frozen=True, slots=True)
class DissolveAlliance(Action):
    """Needs nobody's consent. [EMP-139]"""


@dataclass(frozen=True, slots=True)
class EndTalks(Action):
    """Nothing more to propose or to dissolve."""


@dataclass(slots=True)
class AlliancePhase(Phase):
    """Alliances are made and dissolved after the events and before the income. [EMP-138, EMP-139]"""

    @staticmethod
    def inside() -> Names:
        return ("Round",)

    @staticmethod
    def flow() -> Flow:
        return ("begin", "talk", *END)

    def begin(self, g: Campaign) -> None:
        """Each player has one attempt a round. [EMP-431]"""
        g.attempted = [0 for _ in g.attempted]

    def talk(self, g: Campaign) -> Todo:
        return AllianceTalks()


@dataclass(slots=True)
class AllianceTalks(Shared):
    """Everybody may dissolve his alliance, propose one, and answer proposals, until nobody wants more.

    A player has at most one ally. He proposes to one player at a time, to each once a round; a proposal that
    is declined is no attempt. [EMP-138, EMP-139, EMP-140, EMP-431]
    """

    proposals: Pairs = field(default=(), kw_only=True)
    """The proposals that wait for an answer."""
    declined: Pairs = field(default=(), kw_only=True)
    done: tuple[Seat, ...] = field(default=(), kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("AlliancePhase",)

    def seats(self, g: Campaign) -> list[Seat]:
        return [
            seat for seat in g.realms() if not self.has_ended(g, seat) or self.proposers(g, seat)
        ]

    def others(self, g: Campaign) -> list[Seat]:
        """Whoever has ended his talks may think again while others still talk."""
        ended = [seat for seat in g.realms() if self.has_ended(g, seat)]
        return [
            seat
            for seat in ended
            if any(self.forbids(g, seat, action) is None for action in self.options(g, seat))
        ]

    def has_ended(self, g: Campaign, seat: Seat) -> bool:
        """Whether the talks of a player are over: by his own word, or because he has had his attempt."""
        return seat in self.done or bool(g.attempted[seat])

    def proposers(self, g: Campaign, seat: Seat) -> list[Seat]:
        """Who waits for this player's answer; who has left waits no longer. [EMP-437]"""
        return [one for one, asked in self.proposals if asked == seat and not g.neutral[one]]

    def options(self, g: Campaign, seat: Seat) -> list[Any]:
        found: list[Any] = []
        for one in self.proposers(g, seat):
            found += [AcceptAlliance(one), DeclineAlliance(one)]
        if g.ally[seat] != NOBODY:
            found.append(DissolveAlliance())
        found += [ProposeAlliance(other) for other in g.seats() if other != seat]
        return [*found, EndTalks()]

    def forbids(self, g: Campaign, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, ProposeAlliance):
            return self.forbids_proposal(g, seat, action.realm)
        if isinstance(action, EndTalks):
            if self.proposers(g, seat):
                return because("answer-first", "EMP-138", seat=self.proposers(g, seat)[0])
            if self.has_ended(g, seat):
                return because("talks-ended", "EMP-139")
        return None

    def forbids_proposal(self, g: Campaign, seat: Seat, other: Seat) -> Reason | None:
        if g.neutral[other]:
            return because("neutral-realm", "EMP-437", seat=other)
        if (seat, other) in self.declined:
            return because("proposal-declined", "EMP-431", seat=other)
        if any(one == seat and not g.neutral[asked] for one, asked in self.proposals):
            return because("one-proposal-at-a-time", "EMP-140")
        return may_not_ally(g, seat, other)

    def chosen(self, g: Campaign, seat: Seat, action: Action) -> Todo:
        if isinstance(action, ProposeAlliance):
            self.proposals = (*self.proposals, (seat, action.realm))
            g.tell(AllianceProposed(seat, action.realm))
        elif isinstance(action, AcceptAlliance):
            self.settle(action.realm, seat)
            return AllianceRoll(action.realm, seat)
        elif isinstance(action, DeclineAlliance):
            self.decline(action.realm, seat)
            g.tell(AllianceDeclined(seat, action.realm))
        elif isinstance(action, DissolveAlliance):
            g.part_allies(seat, "dissolved")
        else:
            self.done = (*self.done, seat)
        return None

    def decline(self, one: Seat, asked: Seat) -> None:
        """The proposal is gone for this round; who has made it may go on."""
        self.proposals = tuple([pair for pair in self.proposals if pair != (one, asked)])
        self.declined = (*self.declined, (one, asked))
        self.done = tuple([seat for seat in self.done if seat != one])

    def settle(self, one: Seat, asked: Seat) -> None:
        """The two roll: whatever else was proposed by or to them is void."""
        both = (one, asked)
        self.proposals = tuple([p for p in self.proposals if p[0] not in both and p[1] not in both])


def may_not_ally(g: Campaign, one: Seat, other: Seat) -> Reason | None:
    """Why two players may not try an alliance: one has an ally, or has had his attempt. [EMP-140, EMP-431]"""
    for seat in (one, other):
        if g.ally[seat] != NOBODY:
            return because("has-an-ally", "EMP-140", seat=seat)
    for seat in (one, other):
        if g.attempted[seat]:
            return because("attempt-used", "EMP-431", seat=seat)
    return None


def alliance_factor(g: Campaign, one: Seat, other: Seat) -> int:
    """The factor of the peoples of who proposes and who is asked.

    It is read in the row of the player who proposes, or, if agreed, of the player asked; only the printed
    matrix has two values for some pairs. [EMP-142, EMP-379, EMP-418]
    """
    row, column = g.people[one], g.people[other]
    if g.options.printed_pair == "asked":
        row, column = column, row
    return factor(g.options.alliance_matrix, row, column)


def alliance_ways(g: Campaign, one: Seat, other: Seat) -> int:
    """With how many of the 36 rolls of two special dice what *one* proposes to *other* comes about."""
    number = alliance_factor(g, one, other)
    return sum([sum(dice) + number >= ENOUGH for dice in SPECIAL_DICE])


@dataclass(slots=True)
class AllianceRoll(Chance):
    """Both roll a special die from −1 to 4; with the factor a total of 3 or more makes the alliance.

    The roll uses up the attempt of both. [EMP-141, EMP-142, EMP-143, EMP-431]
    """

    seat: Seat
    other: Seat

    @staticmethod
    def inside() -> Names:
        return ("AlliancePhase",)

    def odds(self, g: Campaign) -> Odds:
        return Draw(SPECIAL_DICE)

    def befalls(self, g: Campaign, outcome: Any) -> Todo:
        dice: tuple[int, ...] = outcome
        number = alliance_factor(g, self.seat, self.other)
        total = sum(dice) + number
        g.attempted[self.seat] = 1
        g.attempted[self.other] = 1
        g.tell(AllianceRolled(self.seat, self.other, dice, number, total))
        if total >= ENOUGH:
            g.join(self.seat, self.other)
        return None
