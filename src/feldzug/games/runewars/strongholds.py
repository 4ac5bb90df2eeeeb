"""Strongholds: built, repaired, damaged and lost. [RW-010, RW-132 – RW-134, RW-174, RW-260]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.board import Area
from feldzug.games.runewars.decks import STRONGHOLDS
from feldzug.games.runewars.developments import lay_developments
from feldzug.games.runewars.events import StrongholdBuilt
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Event, Permit, Query, Reason, Seat, because


@dataclass(slots=True, unsafe_hash=True)
class StrongholdLost(Event):
    """A stronghold leaves the board, and the development with it. [RW-174]"""

    seat: Seat
    area: Area


@dataclass(slots=True, unsafe_hash=True)
class StrongholdDamaged(Event):
    seat: Seat
    area: Area


@dataclass(slots=True, unsafe_hash=True)
class StrongholdRepaired(Event):
    seat: Seat
    area: Area


@dataclass(slots=True, unsafe_hash=True)
class BuildingStronghold(Permit):
    """Whether a seat may have a stronghold in an area at all."""

    seat: Seat
    area: Area


def build_stronghold(g: World, seat: Seat, area: int, *, damaged: bool = False) -> None:
    """A token comes to an area; there must be one left."""
    g.stronghold[area] = seat
    g.damaged[area] = int(damaged)
    g.settle_control(area)
    g.tell(StrongholdBuilt(seat, area))


def remove_stronghold(g: World, area: int) -> None:
    """A token goes back to its owner, and so does what was developed there. [RW-174]"""
    owner = Seat(g.stronghold[area])
    g.stronghold[area] = NOBODY
    g.damaged[area] = 0
    lay_developments(g, area, [])
    g.settle_control(area)
    g.tell(StrongholdLost(owner, area))


def damage_stronghold(g: World, area: int) -> None:
    """A token is turned to its damaged side."""
    if not g.damaged[area]:
        g.damaged[area] = 1
        g.tell(StrongholdDamaged(Seat(g.stronghold[area]), area))


def repair_stronghold(g: World, area: int) -> None:
    """A token is turned to its undamaged side. [RW-134]"""
    if g.damaged[area]:
        g.damaged[area] = 0
        g.tell(StrongholdRepaired(Seat(g.stronghold[area]), area))


@dataclass(slots=True, unsafe_hash=True)
class StrongholdTokens(Query):
    """How many stronghold tokens of a seat are on the board. [RW-010]"""

    seat: Seat


def tokens_out(g: World, seat: int) -> int:
    """How many of its tokens a seat has on the board. [RW-010]"""
    return g.value(StrongholdTokens(Seat(seat)), len(g.strongholds(seat)))


def needs_token(g: World, seat: int) -> bool:
    """Whether all tokens of a seat are on the board. [RW-010]"""
    return tokens_out(g, seat) >= STRONGHOLDS


@dataclass(frozen=True, slots=True)
class GiveUpStronghold(Action):
    """Destroy an own stronghold to use its token elsewhere. [RW-133]"""

    area: Area


@dataclass(frozen=True, slots=True)
class BuildNoStronghold(Action):
    """Keep the strongholds as they are."""


@dataclass(slots=True)
class BuildStronghold(Procedure):
    """A stronghold is put into an area; with no token left another one may be given up. [RW-132, RW-133]"""

    seat: Seat
    area: Area
    damaged: bool = False

    @staticmethod
    def flow() -> Flow:
        return "find_token", "build"

    def find_token(self, g: World) -> Todo:
        return ChooseToGiveUp(self.seat, self.area) if needs_token(g, self.seat) else None

    def build(self, g: World) -> None:
        if not needs_token(g, self.seat):
            build_stronghold(g, self.seat, self.area, damaged=self.damaged)


@dataclass(slots=True)
class ChooseToGiveUp(Question):
    """Which stronghold is given up for the new one, its development lost with it. [RW-133]"""

    area: Area

    @staticmethod
    def inside() -> Names:
        return ("BuildStronghold",)

    def options(self, g: World) -> list[Any]:
        return [*[GiveUpStronghold(a) for a in g.strongholds(self.seat)], BuildNoStronghold()]

    def forbids(self, g: World, action: Action) -> Reason | None:
        if isinstance(action, GiveUpStronghold) and g.stronghold[action.area] != self.seat:
            return because("no-stronghold-of-yours", "RW-133", area=action.area)
        return None

    def chosen(self, g: World, action: Action) -> None:
        if isinstance(action, GiveUpStronghold):
            remove_stronghold(g, action.area)
