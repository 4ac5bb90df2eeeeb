"""The eight season cards of spring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.board import (
    HIGHEST,
    RESOURCES,
    SHAPE_OF,
    SHAPES,
    SHEETS,
    kinds_of_faction,
)
from feldzug.games.runewars.cards.season_texts.asking import (
    SEASON,
    AnswerSeasonCard,
    KeepHero,
    LetHeroGo,
    LevyUnit,
    ObjectiveSwapped,
    StormForbids,
    StormForbidsAll,
    SwapObjective,
    ask_all,
    lasts,
    lose_dial,
)
from feldzug.games.runewars.cards.season_texts.bidding import BidCard
from feldzug.games.runewars.cards.seasons import SeasonText
from feldzug.games.runewars.decks import HERO_BOX
from feldzug.games.runewars.developments import RaiseDial, yield_of
from feldzug.games.runewars.drawing import DrawTactics
from feldzug.games.runewars.heroes.hurting import Desert
from feldzug.games.runewars.heroes.recruiting import GainHero
from feldzug.games.runewars.income import pay_influence, turn_dial
from feldzug.games.runewars.movement import MovingUnits
from feldzug.games.runewars.placing import PlaceUnits
from feldzug.games.runewars.runes import ReceiveRune
from feldzug.games.runewars.set_up.objectives import DrawnObjective, side_of
from feldzug.games.runewars.turn import Decline
from feldzug.games.runewars.world import NOBODY, World
from feldzug.games.runewars.year import TakeCard, in_play_order
from feldzug.kernel.fate import Draw, Odds
from feldzug.kernel.frames import Chance, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Effect, Reason, Seat, because


class Famine(SeasonText):
    """Every dial that shows more than its player's areas yield is lowered to that number."""

    def __init__(self) -> None:
        super().__init__("famine")

    def primary(self, g: World) -> None:
        for seat in in_play_order(g):
            areas = g.controlled(seat)
            for resource in range(len(RESOURCES)):
                found = sum([yield_of(g, area, resource) for area in areas])
                if g.dials[seat][resource] > found:
                    lose_dial(g, seat, resource, g.dials[seat][resource] - found)


@dataclass(slots=True, unsafe_hash=True)
class Stormbound(Effect):
    """Only its seat moves units with orders."""


class StormyWeather(BidCard):
    """This season only the highest bidder may move units with orders; if nobody bids, nobody may."""

    def __init__(self) -> None:
        super().__init__("stormy-weather")

    def install(self, rules: Rules) -> None:
        rules.lasting_denial(Stormbound, MovingUnits, self.forbids_moving)

    def forbids_moving(self, g: World, permit: MovingUnits, storm: Stormbound) -> Reason | None:
        if permit.seat == storm.seat:
            return None
        return because("stormy-weather-stops-units", "RW-073", season_card=self.number)

    def nobody_wins(self, bids: tuple[int, ...]) -> bool:
        """All-zero bids have no winner here. [RW-195]"""
        return max(bids) <= 0

    def after_bid(self, g: World, top: tuple[Seat, ...], lowest: Seat) -> None:
        lasts(g, Stormbound(top[0] if top else NOBODY, SEASON))
        g.tell(StormForbids(top[0]) if top else StormForbidsAll())


@dataclass(slots=True)
class ExchangeObjective(Chance):
    """A new objective of the own alignment; the old one goes back to the others. [RW-056]"""

    seat: Seat

    def odds(self, g: World) -> Odds:
        return Draw(g.objective_piles[side_of(g, self.seat)], DrawnObjective)

    def known_to(self, g: World) -> tuple[Seat, ...]:
        return (self.seat,)

    def befalls(self, g: World, outcome: DrawnObjective) -> None:
        side = side_of(g, self.seat)
        left = [card for card in g.objective_piles[side] if card != outcome.objective]
        g.objective_piles[side] = sorted([*left, *g.objective[self.seat]])
        g.objective[self.seat] = [outcome.objective]
        g.objective_seen[self.seat] = 0
        g.tell(ObjectiveSwapped(self.seat))


class PrepareForTheComingYear(SeasonText):
    """Each player may exchange his objective for a new one of his alignment or draw 1 tactics card."""

    def __init__(self) -> None:
        super().__init__("prepare-for-the-coming-year")

    def primary(self, g: World) -> Todo:
        return ask_all(g, self.number)

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        return [SwapObjective(), TakeCard(), Decline()]

    def forbids(self, g: World, asked: AnswerSeasonCard, action: Action) -> Reason | None:
        if isinstance(action, SwapObjective):
            if not g.objective[asked.seat]:
                return because("no-objective", "RW-355")
            if not g.objective_piles[side_of(g, asked.seat)]:
                return because("no-objective-left", "RW-358")
        return None

    def chosen(self, g: World, asked: AnswerSeasonCard, action: Action) -> Todo:
        if isinstance(action, SwapObjective):
            return ExchangeObjective(asked.seat)
        if isinstance(action, TakeCard):
            return [DrawTactics(asked.seat) for _ in range(self.facts.amount("tactics"))]
        return None


def dials_to_raise(g: World, seat: int) -> list[Any]:
    """The dials of a seat that can still go up."""
    return [RaiseDial(r) for r in range(len(RESOURCES)) if g.dials[seat][r] < HIGHEST]


class NewGrowth(SeasonText):
    """Each player raises one of his dials by 1."""

    def __init__(self) -> None:
        super().__init__("new-growth")

    def primary(self, g: World) -> Todo:
        return ask_all(g, self.number)

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        return dials_to_raise(g, asked.seat)

    def chosen(self, g: World, asked: AnswerSeasonCard, action: RaiseDial) -> None:
        turn_dial(g, asked.seat, action.resource, self.facts.amount("dial"))


class Levy(SeasonText):
    """Each player places 1 triangle unit of his faction at one of his strongholds."""

    def __init__(self) -> None:
        super().__init__("levy")
        self.shape: int = SHAPES.index(self.facts.printed["shape"])

    def primary(self, g: World) -> Todo:
        return ask_all(g, self.number)

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        if not g.strongholds(asked.seat):
            return []
        kinds = kinds_of_faction(g.rules, g.faction[asked.seat])
        return [LevyUnit(kind) for kind in kinds if SHAPE_OF[kind] == self.shape]

    def chosen(self, g: World, asked: AnswerSeasonCard, action: LevyUnit) -> Todo:
        return PlaceUnits(asked.seat, action.kind, self.facts.amount("units"))


class CallForChampions(BidCard):
    """The highest bidder draws 2 hero cards and keeps one."""

    def __init__(self) -> None:
        super().__init__("call-for-champions")

    def after_bid(self, g: World, top: tuple[Seat, ...], lowest: Seat) -> Todo:
        return GainHero(top[0], self.facts.amount("heroes"))


class DividedLoyalties(SeasonText):
    """Heroes of the opposite alignment desert unless their player pays 2, neutral ones unless he pays 1."""

    def __init__(self) -> None:
        super().__init__("divided-loyalties")

    def primary(self, g: World) -> Todo:
        return [
            AnswerSeasonCard(seat, self.number, hero=hero)
            for seat in in_play_order(g)
            for hero in g.heroes(seat)
            if self.price(g, hero)
        ]

    def price(self, g: World, hero: int) -> int:
        """What it costs to keep a hero: nothing, if he is of the same alignment."""
        side = HERO_BOX[hero].printed["alignment"]
        if side == SHEETS[g.faction[g.hero_seat[hero]]].alignment:
            return 0
        return self.facts.amount("influence_neutral" if side == "neutral" else "influence")

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        return [KeepHero(asked.hero), LetHeroGo(asked.hero)]

    def forbids(self, g: World, asked: AnswerSeasonCard, action: Action) -> Reason | None:
        if isinstance(action, KeepHero) and g.influence[asked.seat] < self.price(g, asked.hero):
            return because("too-little-influence", "RW-073", influence=g.influence[asked.seat])
        return None

    def chosen(self, g: World, asked: AnswerSeasonCard, action: Action) -> Todo:
        if isinstance(action, LetHeroGo):
            return Desert(asked.hero)
        pay_influence(g, asked.seat, self.price(g, asked.hero))
        return None


class CouncilOfSeers(BidCard):
    """The highest bidder receives 1 dragon rune."""

    def __init__(self) -> None:
        super().__init__("council-of-seers")

    def after_bid(self, g: World, top: tuple[Seat, ...], lowest: Seat) -> Todo:
        return [ReceiveRune(top[0]) for _ in range(self.facts.amount("runes"))]


SPRING: Final[tuple[SeasonText, ...]] = (
    Famine(),
    StormyWeather(),
    PrepareForTheComingYear(),
    NewGrowth(),
    Levy(),
    CallForChampions(),
    DividedLoyalties(),
    CouncilOfSeers(),
)
