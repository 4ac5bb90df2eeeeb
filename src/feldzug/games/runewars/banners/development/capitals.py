"""Capitals: strongholds of the home realm that are stronger and hold two developments. [BOW-168 – BOW-178]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.banners.development.state import DUE, NEVER, RAZED, Developed
from feldzug.games.runewars.banners.pieces import CONTENT
from feldzug.games.runewars.battle.queries import StrongholdStrength
from feldzug.games.runewars.board import HOME_AREAS, HOME_OF, Area
from feldzug.games.runewars.cards.order_texts.fortify import (
    BUILD,
    ChooseWork,
    FortifyArea,
    Fortifying,
    no_site,
)
from feldzug.games.runewars.decks import DAMAGED_STRENGTH, STRENGTH
from feldzug.games.runewars.developments import (
    FURTHER,
    DevelopmentSlots,
    FurtherDevelopments,
)
from feldzug.games.runewars.events import StrongholdBuilt
from feldzug.games.runewars.income import pay, too_dear
from feldzug.games.runewars.strongholds import (
    ChooseToGiveUp,
    GiveUpStronghold,
    StrongholdLost,
    StrongholdTokens,
    build_stronghold,
)
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.frames import Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Event, Reason, Seat, because
from feldzug.parts.content import load

PRINTED: Final[dict[str, Any]] = next(
    token for token in load(CONTENT, "tokens.toml")["token"] if token["id"] == "capital"
)
"""What is printed on a capital."""
COST: Final[dict[str, int]] = PRINTED["rebuild"]
"""What it costs to build one anew. [BOW-176]"""


@dataclass(slots=True, unsafe_hash=True)
class CapitalFounded(Event):
    """A stronghold has become a capital."""

    seat: Seat
    area: Area


@dataclass(frozen=True, slots=True)
class FoundCapital(Action):
    """The stronghold there becomes the capital."""

    area: Area


@dataclass(frozen=True, slots=True)
class KeepStronghold(Action):
    """It stays what it is."""


@dataclass(frozen=True, slots=True)
class BuildCapitalIn(Action):
    """Build the capital anew there."""

    area: Area


# looking


def is_capital(g: World, area: int) -> bool:
    seat = g.stronghold[area]
    return seat != NOBODY and g.part(Developed).capital[g.faction[seat]] == area


def sites(g: World, seat: Seat) -> list[int]:
    """A seat's strongholds in its own home realm. [BOW-169, BOW-177]"""
    return [area for area in HOME_AREAS[g.faction[seat]] if g.stronghold[area] == seat]


# the card


def found_capital(g: World, seat: Seat, area: int) -> None:
    """It takes the place of a stronghold, undamaged; what is developed there stays. [BOW-169 – BOW-171]"""
    state = g.part(Developed)
    state.capital[g.faction[seat]] = area
    state.chance[g.faction[seat]] = NEVER
    g.damaged[area] = 0
    g.tell(CapitalFounded(seat, area))


def use_card(g: World, seat: Seat) -> Todo:
    """The card is bought; without a stronghold at home the capital comes later. [BOW-169, BOW-Q37]"""
    found = sites(g, seat)
    if len(found) > 1:
        return ChooseCapital(seat)
    if found:
        found_capital(g, seat, found[0])
    else:
        g.part(Developed).chance[g.faction[seat]] = DUE
    return None


@dataclass(slots=True)
class ChooseCapital(Question):
    """Which stronghold becomes the capital. [BOW-169]"""

    def options(self, g: World) -> list[Any]:
        return [FoundCapital(area) for area in g.strongholds(self.seat)]

    def forbids(self, g: World, action: FoundCapital) -> Reason | None:
        if action.area in sites(g, self.seat):
            return None
        return because("capital-at-home-only", "BOW-177", area=action.area)

    def chosen(self, g: World, action: FoundCapital) -> None:
        found_capital(g, self.seat, action.area)


@dataclass(slots=True)
class OfferCapital(Question):
    """Whether a stronghold that has just come to the home realm becomes the capital. [BOW-Q37]"""

    area: Area

    def options(self, g: World) -> list[Any]:
        return [FoundCapital(self.area), KeepStronghold()]

    def chosen(self, g: World, action: Action) -> None:
        if isinstance(action, FoundCapital):
            found_capital(g, self.seat, action.area)


def comes_later(g: World, event: StrongholdBuilt) -> Todo:
    """The card was bought before there was a stronghold at home. [BOW-Q37]"""
    faction = g.faction[event.seat]
    if g.part(Developed).chance[faction] == DUE and HOME_OF[event.area] == faction:
        return OfferCapital(event.seat, event.area)
    return None


# what a capital is


def is_lost(g: World, event: StrongholdLost) -> Todo:
    """From now on it may be built anew. [BOW-175, BOW-Q45]"""
    state, faction = g.part(Developed), g.faction[event.seat]
    if state.capital[faction] == event.area:
        state.capital[faction] = NONE
        state.chance[faction] = RAZED
    return None


class SecondDevelopment(FurtherDevelopments):
    """What a capital holds behind its first development. [BOW-173]"""

    def at(self, g: World, area: int) -> list[int]:
        second = int(g.part(Developed).second[area])
        return [] if second == NONE else [second]

    def lay(self, g: World, area: int, developments: list[int]) -> None:
        g.part(Developed).second[area] = developments[0] if developments else NONE


def holds_two(g: World, query: DevelopmentSlots, amount: int) -> int:
    return int(PRINTED["slots"]) if is_capital(g, query.area) else amount


def is_stronger(g: World, query: StrongholdStrength, amount: int) -> int:
    """Undamaged and damaged, whatever else adds to it or takes away. [BOW-174, BOW-Q19, BOW-Q20]"""
    if not is_capital(g, query.area):
        return amount
    if g.damaged[query.area]:
        return amount + int(PRINTED["damaged"]) - DAMAGED_STRENGTH
    return amount + int(PRINTED["strength"]) - STRENGTH


def is_no_token(g: World, query: StrongholdTokens, amount: int) -> int:
    """The token that it has replaced is free again. [BOW-297]"""
    return amount - int(g.part(Developed).capital[g.faction[query.seat]] != NONE)


def is_not_given_up(
    frame: ChooseToGiveUp, g: World, seat: Seat, action: GiveUpStronghold
) -> Reason | None:
    """Only for a token of strongholds is one given up. [BOW-Q44]"""
    if is_capital(g, action.area):
        return because("capital-is-no-token", "BOW-Q44", area=action.area)
    return None


# building it anew


def works(frame: ChooseWork, g: World, seat: Seat) -> list[Any]:
    """Only a capital that was destroyed, and at home. [BOW-175, BOW-177]"""
    faction = g.faction[seat]
    if g.part(Developed).chance[faction] != RAZED:
        return []
    return [BuildCapitalIn(area) for area in HOME_AREAS[faction] if g.controller[area] == seat]


def no_capital(frame: ChooseWork, g: World, seat: Seat, action: BuildCapitalIn) -> Reason | None:
    """Once, where a stronghold could be built, for more than that costs. [BOW-175, BOW-176]"""
    if BUILD in g.frame(Fortifying).finished:
        return because("done-already", "RW-131")
    return no_site(g, seat, action.area) or too_dear(g, seat, COST)


def build_capital(frame: ChooseWork, g: World, seat: Seat, action: BuildCapitalIn) -> None:
    """It needs no token of strongholds. [BOW-175, BOW-176]"""
    g.frame(Fortifying).finished += (BUILD,)
    pay(g, seat, COST)
    build_stronghold(g, seat, action.area)
    found_capital(g, seat, action.area)


def chance_is_gone(frame: FortifyArea, g: World) -> None:
    """An option lets it be built with the next building at home only. [BOW-Q36]"""
    faction = g.faction[frame.seat]
    if g.options.agreed["capital_rebuild"] == "next" and HOME_OF[frame.area] == faction:
        state = g.part(Developed)
        if state.chance[faction] == RAZED and g.stronghold[frame.area] == frame.seat:
            state.chance[faction] = NEVER


def install(rules: Rules) -> None:
    rules.on(StrongholdBuilt, comes_later)
    rules.on(StrongholdLost, is_lost)
    rules.shelf(FURTHER)["capital"] = SecondDevelopment()
    rules.modifies(DevelopmentSlots, holds_two)
    rules.modifies(StrongholdStrength, is_stronger)
    rules.modifies(StrongholdTokens, is_no_token)
    rules.ban(ChooseToGiveUp, is_not_given_up, kinds=(GiveUpStronghold,))
    rules.offer(ChooseWork, works, build_capital, kinds=(BuildCapitalIn,))
    rules.ban(ChooseWork, no_capital, kinds=(BuildCapitalIn,))
    rules.insert(FortifyArea, "capital", chance_is_gone, after="settle")
