"""What happens to heroes, as data."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.runewars.board import Area, Kind
from feldzug.games.runewars.decks import (
    Attribute,
    Destiny,
    Hero,
    QuestCard,
    RewardCard,
    TacticsCard,
)
from feldzug.kernel.values import Event, Seat


@dataclass(slots=True, unsafe_hash=True)
class QuestPhaseBegan(Event):
    """Each player does one action with each hero. [RW-307]"""


@dataclass(slots=True, unsafe_hash=True)
class QuestPhaseEnded(Event):
    """Every hero has had an action."""


@dataclass(slots=True, unsafe_hash=True)
class HeroHealed(Event):
    """So much damage is taken off a hero."""

    seat: Seat
    hero: Hero
    damage: int


@dataclass(slots=True, unsafe_hash=True)
class HeroTrained(Event):
    seat: Seat
    hero: Hero
    attribute: Attribute


@dataclass(slots=True, unsafe_hash=True)
class HeroActed(Event):
    """The action of a hero in the Quest Phase is over. [RW-307]"""

    seat: Seat
    hero: Hero


# rewards


@dataclass(slots=True, unsafe_hash=True)
class RewardUsed(Event):
    """A hero uses what he carries. [RW-321]"""

    seat: Seat
    hero: Hero
    reward: RewardCard


@dataclass(slots=True, unsafe_hash=True)
class RewardShown(Event):
    """A reward lies face up from now on. [RW-321]"""

    seat: Seat
    hero: Hero
    reward: RewardCard


@dataclass(slots=True, unsafe_hash=True)
class RewardDiscarded(Event):
    seat: Seat
    hero: Hero
    reward: RewardCard


@dataclass(slots=True, unsafe_hash=True)
class RewardStolen(Event):
    """Only the two players know which one; the others that there was one."""

    seat: Seat
    hero: Hero
    rival: Hero
    victim: Seat
    reward: RewardCard

    def seen_by(self, seat: Seat | None) -> Event:
        if seat in (self.seat, self.victim):
            return self
        return RewardStolen(self.seat, self.hero, self.rival, self.victim, -1)


@dataclass(slots=True, unsafe_hash=True)
class RewardHandedOver(Event):
    """Between heroes of one player; which one only he knows, unless it lies face up. [RW-322]"""

    seat: Seat
    hero: Hero
    fellow: Hero
    reward: RewardCard
    shown: bool

    def seen_by(self, seat: Seat | None) -> Event:
        if self.shown or seat == self.seat:
            return self
        return RewardHandedOver(self.seat, self.hero, self.fellow, -1, False)


@dataclass(slots=True, unsafe_hash=True)
class RewardsTaken(Event):
    """What a defeated hero carried comes to another. [RW-305, RW-306]"""

    seat: Seat
    hero: Hero
    rival: Hero
    count: int


# harm


@dataclass(slots=True, unsafe_hash=True)
class HeroHurt(Event):
    seat: Seat
    hero: Hero
    damage: int


@dataclass(slots=True, unsafe_hash=True)
class HarmPrevented(Event):
    """So much damage does not reach a hero."""

    seat: Seat
    hero: Hero
    damage: int


@dataclass(slots=True, unsafe_hash=True)
class HeroDefeated(Event):
    """A hero leaves the game for good; *by* is the seat that did it, -2 if nobody. [RW-304]"""

    hero: Hero
    seat: Seat
    by: Seat
    in_duel: bool


@dataclass(slots=True, unsafe_hash=True)
class RewardsLeft(Event):
    """What a fallen hero carried stays in the area. [RW-306]"""

    hero: Hero
    area: Area
    count: int


@dataclass(slots=True, unsafe_hash=True)
class HeroDeserted(Event):
    """A hero goes back into the deck. [RW-303]"""

    seat: Seat
    hero: Hero


# duels


@dataclass(slots=True, unsafe_hash=True)
class DuelBegan(Event):
    """A hero has challenged another. [RW-324]"""

    seat: Seat
    hero: Hero
    rival: Hero
    area: Area


@dataclass(slots=True, unsafe_hash=True)
class QuestDuelBegan(Event):
    """A hero fights a neutral unit; *by* draws for it. [RW-319]"""

    seat: Seat
    hero: Hero
    kind: Kind
    by: Seat


@dataclass(slots=True, unsafe_hash=True)
class DuelEvaded(Event):
    """The duel does not take place."""

    hero: Hero
    rival: Hero


@dataclass(slots=True, unsafe_hash=True)
class DuelRoundBegan(Event):
    round: int


@dataclass(slots=True, unsafe_hash=True)
class NeutralHurt(Event):
    """Damage on the unit that a hero fights."""

    kind: Kind
    damage: int


@dataclass(slots=True, unsafe_hash=True)
class DuelEnded(Event):
    hero: Hero
    rival: Hero


# tests and quests


@dataclass(slots=True, unsafe_hash=True)
class AttributeTestBegan(Event):
    """A hero tests an attribute with so many cards. [RW-315]"""

    seat: Seat
    hero: Hero
    attribute: Attribute
    count: int


@dataclass(slots=True, unsafe_hash=True)
class AttributeTested(Event):
    """The destiny that was chosen. [RW-315]"""

    seat: Seat
    hero: Hero
    attribute: Attribute
    destiny: Destiny


@dataclass(slots=True, unsafe_hash=True)
class QuestRevealed(Event):
    """A hero tries a quest: the card is shown. [RW-314]"""

    seat: Seat
    hero: Hero
    quest: QuestCard


@dataclass(slots=True, unsafe_hash=True)
class QuestDone(Event):
    """A quest is completed, discarded and replaced. [RW-317]"""

    seat: Seat
    hero: Hero
    quest: QuestCard


@dataclass(slots=True, unsafe_hash=True)
class QuestFailed(Event):
    """A quest failed; it stays in hand unless it says otherwise. [RW-318]"""

    seat: Seat
    hero: Hero
    quest: QuestCard
    kept: bool


@dataclass(slots=True, unsafe_hash=True)
class CardsLookedAt(Event):
    """A seat has looked at another's cards: "objective" or "tactics"."""

    seat: Seat
    victim: Seat
    what: str


# what rewards do on the map


@dataclass(slots=True, unsafe_hash=True)
class NeutralsLured(Event):
    """All neutral units of an area go to another."""

    seat: Seat
    source: Area
    target: Area


@dataclass(slots=True, unsafe_hash=True)
class StormRouted(Event):
    """A unit of *seat*, -2 for an unallied one, is routed from afar."""

    seat: Seat
    kind: Kind
    area: Area


@dataclass(slots=True, unsafe_hash=True)
class TacticsPutBack(Event):
    """One of the drawn tactics cards is discarded."""

    seat: Seat
    card: TacticsCard


# joining


@dataclass(slots=True, unsafe_hash=True)
class HeroesSought(Event):
    """A seat pays influence to draw that many hero cards. [RW-124]"""

    seat: Seat
    influence: int


@dataclass(slots=True, unsafe_hash=True)
class HeroTurnedAway(Event):
    """None of the drawn heroes is kept. [RW-124]"""

    seat: Seat
