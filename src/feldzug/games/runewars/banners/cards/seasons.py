"""The season cards of the expansion, three a season."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.banners.barren import (
    DESOLATE,
    BannersState,
    clear_tokens,
    desolate,
    freeze,
    refuses_cryomancy,
    refuses_desolation,
)
from feldzug.games.runewars.battle.line import UnitRouted
from feldzug.games.runewars.board import (
    FOOD,
    RESOURCES,
    SHAPE_OF,
    SHAPES,
    Area,
    kinds_of_faction,
)
from feldzug.games.runewars.cards.season_texts.asking import (
    SEASON,
    AnswerSeasonCard,
    LevyUnit,
    RoutUnit,
    ask_all,
    lasts,
    lose_dial,
)
from feldzug.games.runewars.cards.season_texts.bidding import BidCard
from feldzug.games.runewars.cards.season_texts.spring import dials_to_raise
from feldzug.games.runewars.cards.seasons import SeasonText
from feldzug.games.runewars.decks import DRAGON
from feldzug.games.runewars.destroying import ShrinkTo
from feldzug.games.runewars.developments import RaiseDial
from feldzug.games.runewars.heroes.attributes import HeroReach
from feldzug.games.runewars.income import pay_influence, turn_dial
from feldzug.games.runewars.march import Activate, AreaActivated, ChooseActivation
from feldzug.games.runewars.placing import place_unit
from feldzug.games.runewars.runes import discard_rune, reveal_rune
from feldzug.games.runewars.turn import Decline
from feldzug.games.runewars.world import LIMIT, NOBODY, World
from feldzug.games.runewars.year import in_play_order
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Effect, Reason, Seat, because

# answers


@dataclass(frozen=True, slots=True)
class MusterAt(Action):
    """The units come to this stronghold."""

    area: Area


@dataclass(frozen=True, slots=True)
class LayWaste(Action):
    """A desolation token is placed in this area."""

    area: Area


@dataclass(frozen=True, slots=True)
class FreezeArea(Action):
    """A cryomancy token is placed in this area."""

    area: Area


@dataclass(frozen=True, slots=True)
class MendArea(Action):
    """The desolation token of this area is removed."""

    area: Area


@dataclass(frozen=True, slots=True)
class BreakRune(Action):
    """The rune token of this area is turned up; a dragon rune is discarded."""

    area: Area


# spring


class EarlyThaw(SeasonText):
    """All cryomancy tokens leave the board; each player raises his food dial by 1."""

    def primary(self, g: World) -> None:
        barren = g.part(BannersState).barren
        for area in g.areas():
            if barren[area] > 0:
                clear_tokens(g, area)
        for seat in in_play_order(g):
            turn_dial(g, seat, FOOD, self.facts.amount("food"))


class LateSowing(SeasonText):
    """Each player lowers his food dial by 1."""

    def primary(self, g: World) -> None:
        lose_dials(g, self)


def lose_dials(g: World, text: SeasonText) -> None:
    """Each player loses the resources that are printed on a card."""
    for seat in in_play_order(g):
        for resource, key in enumerate(RESOURCES):
            lost = text.facts.amount(key)
            if lost:
                lose_dial(g, seat, resource, lost)


class MusterOfBanners(BidCard):
    """Bid. The highest bidder places 2 triangle units of his faction at one of his strongholds."""

    def after_bid(self, g: World, top: tuple[Seat, ...], lowest: Seat) -> Todo:
        return AnswerSeasonCard(top[0], self.number)

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        shape = SHAPES.index(self.facts.printed["shape"])
        kinds = kinds_of_faction(g.rules, g.faction[asked.seat])
        left = [kind for kind in kinds if SHAPE_OF[kind] == shape and g.supply[kind]]
        if asked.area >= 0:
            return [LevyUnit(kind) for kind in left]
        return [MusterAt(area) for area in g.strongholds(asked.seat)] if left else []

    def chosen(self, g: World, asked: AnswerSeasonCard, action: Action) -> Todo:
        if isinstance(action, LevyUnit):
            place_unit(g, asked.seat, action.kind, asked.area)
            return None
        assert isinstance(action, MusterAt)
        units = [
            AnswerSeasonCard(asked.seat, self.number, area=action.area)
            for _ in range(self.facts.amount("units"))
        ]
        return [*units, ShrinkTo(asked.seat, action.area, LIMIT)]


# summer


class ParchedFields(SeasonText):
    """The player whose food dial shows most, of several the one with the least influence, places 1 desolation
    token in an area he controls where it may lie.
    """

    def primary(self, g: World) -> Todo:
        """Of several alike, the first in play order."""
        seats = in_play_order(g)
        return AnswerSeasonCard(
            min(seats, key=lambda seat: (-g.dials[seat][FOOD], g.influence[seat])), self.number
        )

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        return [LayWaste(a) for a in g.controlled(asked.seat) if not refuses_desolation(g, a)]

    def chosen(self, g: World, asked: AnswerSeasonCard, action: LayWaste) -> None:
        desolate(g, action.area)


@dataclass(slots=True, unsafe_hash=True)
class RoadsOpen(Effect):
    """Heroes move farther."""


class PilgrimRoads(SeasonText):
    """In this Quest Phase every hero moves up to 1 area further."""

    def install(self, rules: Rules) -> None:
        rules.lasting(RoadsOpen, HeroReach, self.reach)

    def reach(self, g: World, query: HeroReach, amount: int, effect: RoadsOpen) -> int:
        return amount + self.facts.amount("reach")

    def primary(self, g: World) -> None:
        lasts(g, RoadsOpen(NOBODY, "quest-phase"))


class GreatMarket(SeasonText):
    """Each player may pay 1 influence to raise one of his dials by 2."""

    def primary(self, g: World) -> Todo:
        return ask_all(g, self.number)

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        return [*dials_to_raise(g, asked.seat), Decline()]

    def forbids(self, g: World, asked: AnswerSeasonCard, action: Action) -> Reason | None:
        if isinstance(action, RaiseDial):
            if g.influence[asked.seat] < self.facts.amount("influence"):
                return because("too-little-influence", "RW-073", influence=g.influence[asked.seat])
        return None

    def chosen(self, g: World, asked: AnswerSeasonCard, action: Action) -> None:
        if isinstance(action, RaiseDial):
            pay_influence(g, asked.seat, self.facts.amount("influence"))
            turn_dial(g, asked.seat, action.resource, self.facts.amount("dial"))


# fall


class BrokenRune(BidCard):
    """Bid. The highest bidder must choose 1 rune token in an area that a player controls and turn it up; a
    dragon rune is discarded.
    """

    def after_bid(self, g: World, top: tuple[Seat, ...], lowest: Seat) -> Todo:
        return AnswerSeasonCard(top[0], self.number)

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        """One that lies open only if there is no other, unless an option says otherwise. [BOW-280]"""
        areas = [area for area in sorted(g.runes.areas) if g.controller[area] != NOBODY]
        hidden = [area for area in areas if not g.is_revealed(area)]
        if hidden and g.options.agreed["broken_rune_open"] == "hidden-first":
            areas = hidden
        return [BreakRune(area) for area in areas]

    def chosen(self, g: World, asked: AnswerSeasonCard, action: BreakRune) -> None:
        reveal_rune(g, action.area, asked.seat)
        if g.rune_in(action.area) == DRAGON:
            discard_rune(g, asked.seat, action.area)


class LocustYear(SeasonText):
    """Each player lowers his food dial and his wood dial by 1 each."""

    def primary(self, g: World) -> None:
        lose_dials(g, self)


class MendingTheLand(BidCard):
    """Bid. The highest bidder removes up to 2 desolation tokens from the board."""

    def after_bid(self, g: World, top: tuple[Seat, ...], lowest: Seat) -> Todo:
        return [AnswerSeasonCard(top[0], self.number, count=self.facts.amount("desolation"))]

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        barren = g.part(BannersState).barren
        waste = [MendArea(area) for area in g.areas() if barren[area] == DESOLATE]
        return [*waste, Decline()] if waste and asked.count else []

    def chosen(self, g: World, asked: AnswerSeasonCard, action: Action) -> Todo:
        if not isinstance(action, MendArea):
            return None
        clear_tokens(g, action.area)
        return AnswerSeasonCard(asked.seat, self.number, count=asked.count - 1)


# winter


class KillingFrost(SeasonText):
    """In play order each player places 1 cryomancy token in an area where it may lie, as long as there are
    any.
    """

    def primary(self, g: World) -> Todo:
        return ask_all(g, self.number)

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        return [FreezeArea(area) for area in g.areas() if not refuses_cryomancy(g, area)]

    def chosen(self, g: World, asked: AnswerSeasonCard, action: FreezeArea) -> None:
        freeze(g, action.area)


class StarvingPacks(SeasonText):
    """Each player lowers his food dial by 1 and routs 1 unit in each area with a cryomancy token where he has
    standing units.
    """

    def primary(self, g: World) -> Todo:
        lose_dials(g, self)
        barren = g.part(BannersState).barren
        return [
            AnswerSeasonCard(seat, self.number, area=area)
            for seat in in_play_order(g)
            for area in g.controlled(seat)
            if barren[area] > 0
            for _ in range(self.facts.amount("units"))
        ]

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        return [RoutUnit(kind) for kind in g.standing_kinds(asked.area)]

    def chosen(self, g: World, asked: AnswerSeasonCard, action: RoutUnit) -> None:
        at = asked.area * g.kinds + action.kind
        g.standing[at] -= 1
        g.routed[at] += 1
        g.tell(UnitRouted(asked.seat, action.kind, asked.area))


@dataclass(slots=True, unsafe_hash=True)
class Truce(Effect):
    """Whoever activates an area with units of another player pays for it."""


class MidwinterTruce(SeasonText):
    """This season a player must pay 2 influence to activate an area with units of another player."""

    def install(self, rules: Rules) -> None:
        rules.ban(ChooseActivation, self.not_without_influence, kinds=(Activate,))
        rules.on(AreaActivated, self.is_paid_for)

    def breaks(self, g: World, seat: Seat, area: int) -> bool:
        """Whether to activate an area is against the truce."""
        if not g.effects or not g.has_effect(Truce):
            return False
        return g.is_enemy(area, seat) and g.units(area) > 0

    def not_without_influence(
        self, frame: ChooseActivation, g: World, seat: Seat, action: Activate
    ) -> Reason | None:
        if not g.effects:
            return None
        price = self.facts.amount("influence")
        if g.influence[seat] < price and self.breaks(g, seat, action.area):
            return because("truce-forbids", "RW-073", season_card=self.number, influence=price)
        return None

    def is_paid_for(self, g: World, event: AreaActivated) -> Todo:
        """Only whose turn it is activates areas himself; tokens that others lay cost nothing."""
        if event.seat == g.active and self.breaks(g, event.seat, event.area):
            pay_influence(g, event.seat, self.facts.amount("influence"))
        return None

    def primary(self, g: World) -> None:
        lasts(g, Truce(NOBODY, SEASON))


NEW_SEASONS: Final[tuple[SeasonText, ...]] = (
    EarlyThaw("early-thaw"),
    LateSowing("late-sowing"),
    MusterOfBanners("muster-of-banners"),
    ParchedFields("parched-fields"),
    PilgrimRoads("pilgrim-roads"),
    GreatMarket("great-market"),
    BrokenRune("broken-rune"),
    LocustYear("locust-year"),
    MendingTheLand("mending-the-land"),
    KillingFrost("killing-frost"),
    StarvingPacks("starving-packs"),
    MidwinterTruce("midwinter-truce"),
)
