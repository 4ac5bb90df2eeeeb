"""The module of Victory cards: enough dragon runes win a year after they were shown. [RW-347 – RW-350]"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import Annotated, Any

from feldzug.games.runewars.decks import DRAGON, SEASONS, Season
from feldzug.games.runewars.elimination import Eliminated
from feldzug.games.runewars.runes import RevealRunes, rune_areas
from feldzug.games.runewars.turn import OwnTurn
from feldzug.games.runewars.winning import WinsAtOnce, dragon_runes, goal, win
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import SeasonOfTheYear
from feldzug.kernel.codec import kinds_of
from feldzug.kernel.frames import Flow, Names, Procedure, Todo
from feldzug.kernel.module import Module
from feldzug.kernel.rules import Rules
from feldzug.kernel.state import REPLACED, State
from feldzug.kernel.values import Action, Event, Reason, Seat, View, because


@dataclass(frozen=True, slots=True)
class VictoryClaim(State):
    """A Victory card on the deck of a season, and the year in which it was placed."""

    seat: Seat
    season: Season
    year: int


@dataclass(slots=True)
class VictoryClaims(State):
    """The Victory cards that lie on season decks. [RW-347]"""

    claims: Annotated[list[VictoryClaim], REPLACED] = field(default_factory=list)


@dataclass(slots=True)
class VictoryClaimView(View):
    seat: int
    season: str
    year: int


@dataclass(slots=True)
class VictoryView(View):
    """Everybody sees the Victory cards."""

    claims: list[VictoryClaimView]


@dataclass(slots=True, unsafe_hash=True)
class VictoryCardPlaced(Event):
    """A Victory card lies on the deck of the season. [RW-347]"""

    seat: Seat
    season: Season


@dataclass(slots=True, unsafe_hash=True)
class VictoryCardTakenBack(Event):
    """A year later the dragon runes are not enough any more. [RW-348]"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlaceVictoryCard(Action):
    """Turn up enough dragon runes and place the Victory card."""


@dataclass(slots=True)
class ClaimVictory(Procedure):
    """Enough dragon runes are turned up, then the card is placed. [RW-347]"""

    seat: Seat

    @staticmethod
    def inside() -> Names:
        return ("OwnActions",)

    @staticmethod
    def flow() -> Flow:
        return "prove", "place"

    def prove(self, g: World) -> Todo:
        own = rune_areas(g, self.seat)
        shown = len([a for a in own if g.is_revealed(a) and g.rune_in(a) == DRAGON])
        extra = dragon_runes(g, self.seat) - g.dragons(self.seat)
        return RevealRunes(self.seat, goal(g) - shown - extra, True)

    def place(self, g: World) -> None:
        lie = g.part(VictoryClaims)
        lie.claims = [*lie.claims, VictoryClaim(self.seat, g.season, g.year)]
        g.tell(VictoryCardPlaced(self.seat, g.season))


def may_claim(frame: OwnTurn, g: World, seat: Seat) -> list[Any]:
    return [PlaceVictoryCard()]


def claims(frame: OwnTurn, g: World, seat: Seat, action: Any) -> Todo:
    return ClaimVictory(seat)


def no_claim(frame: OwnTurn, g: World, seat: Seat, action: PlaceVictoryCard) -> Reason | None:
    """Why the card may not be placed. [RW-347, RW-349, RW-350]"""
    if g.year >= g.options.last_year:
        return because("last-year-begun", "RW-350")
    for claim in g.part(VictoryClaims).claims:
        if claim.seat == seat:
            return because("victory-card-lies", "RW-347", season=claim.season)
        if claim.season == g.season:
            return because("season-claimed", "RW-349", seat=claim.seat)
    if dragon_runes(g, seat) < goal(g):
        return because("too-few-dragon-runes", "RW-347", count=goal(g))
    return None


def look_at_claims(frame: SeasonOfTheYear, g: World) -> None:
    """Before the season card is drawn: whoever still has enough wins. [RW-348]"""
    lie = g.part(VictoryClaims)
    for claim in lie.claims:
        if claim.season != g.season or claim.year >= g.year:
            continue
        g.fence()
        if dragon_runes(g, claim.seat) >= goal(g):
            win(g, claim.seat, "victory-card")
            return
        lie.claims = [other for other in lie.claims if other != claim]
        g.tell(VictoryCardTakenBack(claim.seat))


def not_at_once(g: World, query: WinsAtOnce, amount: int) -> int:
    """Winning takes a year. [RW-347]"""
    return 0


def leave(g: World, event: Eliminated) -> Todo:
    """Who is out claims nothing any more. [RW-352]"""
    lie = g.part(VictoryClaims)
    lie.claims = [claim for claim in lie.claims if claim.seat != event.seat]
    return None


class VictoryCards(Module):
    """Winning takes a year: the Victory cards of the revised edition."""

    def __init__(self) -> None:
        super().__init__(
            "victory-cards",
            requires=("runewars",),
            kinds=kinds_of(sys.modules[__name__]),
            state=VictoryClaims,
            shows=VictoryView,
            rows=("RW-347", "RW-348", "RW-349", "RW-350"),
        )

    def install(self, rules: Rules) -> None:
        rules.offer(OwnTurn, may_claim, claims, kinds=(PlaceVictoryCard,))
        rules.ban(OwnTurn, no_claim, kinds=(PlaceVictoryCard,))
        rules.insert(SeasonOfTheYear, "victory_card", look_at_claims, before="draw_card")
        rules.modifies(WinsAtOnce, not_at_once)
        rules.on(Eliminated, leave)

    def view(self, g: Any, seat: Seat | None) -> View | None:
        shown = [
            VictoryClaimView(claim.seat, SEASONS[claim.season], claim.year)
            for claim in g.part(VictoryClaims).claims
        ]
        return VictoryView(shown)

    def sound(self, g: Any) -> bool:
        """One card a seat and a season, none from the future."""
        lie = g.part(VictoryClaims).claims
        return (
            len({claim.seat for claim in lie}) == len(lie)
            and len({claim.season for claim in lie}) == len(lie)
            and all(claim.year <= g.year and claim.seat in g.seats() for claim in lie)
        )
