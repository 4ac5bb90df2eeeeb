"""Challenges: who fights whom, and where."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from feldzug.games.empires.asking import RealmQuestion
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import Challenge
from feldzug.games.empires.challenge_targets import (
    barred,
    battle_tiles,
    demandable,
    is_engaged,
    targets,
    why_not_free,
    why_not_target,
)
from feldzug.games.empires.event_phase.cards.intriguer import intrigues
from feldzug.games.empires.hiring import is_out_of_challenges
from feldzug.games.empires.phase import END, Phase
from feldzug.games.empires.vocabularies import Tile
from feldzug.kernel.frames import Flow, Names, Todo
from feldzug.kernel.values import Action, Event, Reason, Seat, because


@dataclass(slots=True, unsafe_hash=True)
class ChallengeMade(Event):
    seat: Seat
    other: Seat
    tile: Tile
    forced: bool


@dataclass(slots=True, unsafe_hash=True)
class IntrigueLapsed(Event):
    """The chooser of an Intriguer can demand no challenge of the player he has named. [EMP-406]"""

    seat: Seat
    other: Seat


@dataclass(slots=True, unsafe_hash=True)
class ByeGiven(Event):
    """A player can challenge nobody. [EMP-405]"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChallengeRealm(Action):
    realm: Seat


@dataclass(frozen=True, slots=True)
class DemandChallenge(Action):
    realm: Seat


@dataclass(frozen=True, slots=True)
class MarkTile(Action):
    tile: Tile


@dataclass(slots=True)
class ChallengePhase(Phase):
    """Forced challenges come first; then each player who has not been challenged must challenge another.

    The smallest realm begins, then follows the next smallest that is not engaged, until everybody has a
    battle or a bye. [EMP-135, EMP-166, EMP-167, EMP-168, EMP-169, EMP-405]
    """

    intrigue: int = field(default=0, kw_only=True)
    """The place of the next Intriguer among those whose dice have fallen well."""

    @staticmethod
    def inside() -> Names:
        return ("Round",)

    @staticmethod
    def flow() -> Flow:
        return ("begin", "force", "challenge", *END)

    def begin(self, g: Campaign) -> None:
        g.challenges = []
        g.byes = [0 for _ in g.byes]

    def force(self, g: Campaign) -> Todo:
        """In the order of choice; one whose target has been challenged by then lapses. [EMP-135, EMP-406]"""
        plots = intrigues(g)
        if self.intrigue == len(plots):
            return None
        seat, other = plots[self.intrigue]
        self.intrigue += 1
        self.at = "force"
        return DemandOf(seat, other)

    def challenge(self, g: Campaign) -> Todo:
        """The smallest realm that is not engaged; without a target it has a bye. [EMP-166, EMP-405]"""
        for seat in g.in_order():
            if is_engaged(g, seat) or g.byes[seat] or is_out_of_challenges(g, seat):
                continue
            self.at = "challenge"
            if targets(g, seat):
                return ChooseOpponent(seat)
            g.byes[seat] = 1
            g.tell(ByeGiven(seat))
            return None
        return None


@dataclass(slots=True)
class DemandOf(RealmQuestion):
    """The chooser of an Intriguer says whom his victim must challenge: any player, himself or the ally too.

    Nobody who is hired, or protected by a Diplomat; who is engaged only if nobody else is left. A player who
    has left challenges nobody. [EMP-122, EMP-134, EMP-150, EMP-402, EMP-404, EMP-437]
    """

    other: Seat

    @staticmethod
    def inside() -> Names:
        return ("ChallengePhase",)

    def options(self, g: Campaign) -> list[Any]:
        return [DemandChallenge(realm) for realm in g.seats() if realm != self.other]

    def forbids(self, g: Campaign, action: DemandChallenge) -> Reason | None:
        if g.neutral[self.other]:
            return because("neutral-realm", "EMP-437", seat=self.other)
        if is_engaged(g, self.other):
            return because("challenged-already", "EMP-168", seat=self.other)
        reason = barred(g, self.other, action.realm)
        if reason is not None or action.realm in demandable(g, self.other):
            return reason
        return why_not_free(g, action.realm)

    def chosen(self, g: Campaign, action: DemandChallenge) -> Todo:
        return ChooseTile(self.other, action.realm, True)

    def may_fizzle(self) -> bool:
        return True

    def fizzle(self, g: Campaign) -> Todo:
        g.tell(IntrigueLapsed(self.seat, self.other))
        return None


@dataclass(slots=True)
class ChooseOpponent(RealmQuestion):
    """Whom a player challenges. [EMP-149, EMP-151, EMP-166, EMP-404]"""

    @staticmethod
    def inside() -> Names:
        return ("ChallengePhase",)

    def options(self, g: Campaign) -> list[Any]:
        return [ChallengeRealm(realm) for realm in g.seats() if realm != self.seat]

    def forbids(self, g: Campaign, action: ChallengeRealm) -> Reason | None:
        return why_not_target(g, self.seat, action.realm)

    def chosen(self, g: Campaign, action: ChallengeRealm) -> Todo:
        return ChooseTile(self.seat, action.realm, False)


@dataclass(slots=True)
class ChooseTile(RealmQuestion):
    """The challenger marks the tile of the battle; only then the challenge is made. [EMP-170, EMP-171]"""

    other: Seat
    forced: bool

    @staticmethod
    def inside() -> Names:
        return ("ChallengePhase",)

    def options(self, g: Campaign) -> list[Any]:
        return [MarkTile(tile) for tile in g.land.tiles()]

    def forbids(self, g: Campaign, action: MarkTile) -> Reason | None:
        if action.tile in battle_tiles(g, self.seat, self.other):
            return None
        return because("no-battle-tile", "EMP-171", tile=action.tile)

    def legal(self, g: Campaign) -> list[Any]:
        return [MarkTile(tile) for tile in battle_tiles(g, self.seat, self.other)]

    def chosen(self, g: Campaign, action: MarkTile) -> Todo:
        enter_challenge(g, Challenge(self.seat, self.other, action.tile, self.forced))
        return None


def enter_challenge(g: Campaign, made: Challenge) -> None:
    """A challenge stands; between allies it ends the alliance, and a bye of the challenged player is off.

    [EMP-152, EMP-405]
    """
    g.challenges = [*g.challenges, made]
    g.byes[made.challenged] = 0
    g.tell(ChallengeMade(made.challenger, made.challenged, made.tile, made.forced))
    if g.are_allies(made.challenger, made.challenged):
        g.part_allies(made.challenger, "challenged")
