"""The eight season cards of fall."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.battle.line import UnitRouted
from feldzug.games.runewars.board import FOOD, HOME_AREAS, RECTANGLE, TRIANGLE
from feldzug.games.runewars.cards.season_texts.asking import (
    AnswerSeasonCard,
    CarryRuneFrom,
    CarryRuneTo,
    HireUnits,
    MusterIn,
    RoutUnit,
    SetOnFire,
    TacticsPassed,
)
from feldzug.games.runewars.cards.season_texts.bidding import BidCard
from feldzug.games.runewars.cards.seasons import SeasonText
from feldzug.games.runewars.cities import cities_of
from feldzug.games.runewars.decks import TacticsCard
from feldzug.games.runewars.drawing import DrawTactics
from feldzug.games.runewars.income import gain_influence, turn_dial
from feldzug.games.runewars.placing import GainNeutrals, neutrals_left
from feldzug.games.runewars.runes import ReceiveRune, RevealRunes, move_rune, takes_a_rune
from feldzug.games.runewars.strongholds import damage_stronghold
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.games.runewars.year import in_play_order
from feldzug.kernel.frames import Names, Todo
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import Action, Reason, Seat, because
from feldzug.parts.decks import those


class ThreatenedHomeRealms(SeasonText):
    """Each player moves rune tokens out of his home realm to the nearest legal areas. [RW-341, RW-342]"""

    def __init__(self) -> None:
        super().__init__("threatened-home-realms")

    def primary(self, g: World) -> Todo:
        count = int(g.options.threatened_runes)
        return [AnswerSeasonCard(s, self.number, count=count) for s in in_play_order(g)]

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        if asked.area >= 0:
            return [CarryRuneTo(area) for area in nearest_places(g, asked.seat, asked.area)]
        if asked.count < 1:
            return []
        home = HOME_AREAS[g.faction[asked.seat]]
        return [
            CarryRuneFrom(area)
            for area in home
            if g.rune_in(area) != NONE and nearest_places(g, asked.seat, area)
        ]

    def chosen(self, g: World, asked: AnswerSeasonCard, action: Action) -> Todo:
        if isinstance(action, CarryRuneFrom):
            left = asked.count - 1
            return AnswerSeasonCard(asked.seat, self.number, area=action.source, count=left)
        assert isinstance(action, CarryRuneTo)
        move_rune(g, asked.seat, asked.area, action.target)
        return AnswerSeasonCard(asked.seat, self.number, count=asked.count)


def nearest_places(g: World, seat: int, area: int) -> list[int]:
    """The legal areas outside the own home realm that are nearest to a token. [RW-334, RW-341]"""
    far = g.layout.ground.distances([area])
    home = HOME_AREAS[g.faction[seat]]
    free = [a for a in g.areas() if a not in home and a in far and takes_a_rune(g, a, seat)]
    least = min([far[a] for a in free], default=0)
    return [a for a in free if far[a] == least]


class RichHarvest(SeasonText):
    """Each player raises his food dial by 2."""

    def __init__(self) -> None:
        super().__init__("rich-harvest")

    def primary(self, g: World) -> None:
        for seat in in_play_order(g):
            turn_dial(g, seat, FOOD, self.facts.amount("food"))


class CityTaxes(SeasonText):
    """Each player gains 1 influence for each city he controls; whoever controls none gains 1."""

    def __init__(self) -> None:
        super().__init__("city-taxes")

    def primary(self, g: World) -> None:
        for seat in in_play_order(g):
            cities = len(cities_of(g, seat))
            without = self.facts.amount("influence_without")
            gain_influence(g, seat, cities * self.facts.amount("influence") if cities else without)


class HiredBlades(BidCard):
    """The highest bidder places 2 neutral triangle units or 1 rectangle unit, allied, in a friendly area."""

    def __init__(self) -> None:
        super().__init__("hired-blades")
        self.counts: dict[int, int] = {
            TRIANGLE: self.facts.amount("triangles"),
            RECTANGLE: self.facts.amount("rectangles"),
        }

    def after_bid(self, g: World, top: tuple[Seat, ...], lowest: Seat) -> Todo:
        return AnswerSeasonCard(top[0], self.number)

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        left = [shape for shape in self.counts if neutrals_left(g, shape)]
        if asked.area >= 0:
            return [HireUnits(shape) for shape in left]
        return [MusterIn(area) for area in g.controlled(asked.seat)] if left else []

    def chosen(self, g: World, asked: AnswerSeasonCard, action: Action) -> Todo:
        if isinstance(action, MusterIn):
            return AnswerSeasonCard(asked.seat, self.number, area=action.area)
        assert isinstance(action, HireUnits)
        return GainNeutrals(asked.seat, action.shape, self.counts[action.shape], asked.area)


class Arson(BidCard):
    """The highest bidder turns one stronghold anywhere to its damaged side."""

    def __init__(self) -> None:
        super().__init__("arson")

    def after_bid(self, g: World, top: tuple[Seat, ...], lowest: Seat) -> Todo:
        return AnswerSeasonCard(top[0], self.number)

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        return [SetOnFire(area) for area in g.areas() if g.stronghold[area] != NOBODY]

    def forbids(self, g: World, asked: AnswerSeasonCard, action: SetOnFire) -> Reason | None:
        if g.damaged[action.area]:
            return because("stronghold-damaged-already", "RW-073", area=action.area)
        return None

    def chosen(self, g: World, asked: AnswerSeasonCard, action: SetOnFire) -> None:
        damage_stronghold(g, action.area)


class WarCouncils(SeasonText):
    """Each player draws 1 tactics card, then passes one tactics card to the player on his left."""

    def __init__(self) -> None:
        super().__init__("war-councils")

    def primary(self, g: World) -> Todo:
        count = self.facts.amount("tactics")
        draws = [DrawTactics(seat) for seat in in_play_order(g) for _ in range(count)]
        return [*draws, *[PassCards() for _ in range(self.facts.amount("passed"))]]


@dataclass(frozen=True, slots=True)
class PassCard(Action):
    """Give this tactics card to the left neighbour; *fresh* if it was drawn in this season."""

    card: TacticsCard
    fresh: bool


@dataclass(slots=True)
class PassCards(Sealed):
    """Everybody gives a card to the left, all at once; one not to be played yet stays so. [RW-203]"""

    @staticmethod
    def inside() -> Names:
        return ("SeasonOfTheYear",)

    def seats(self, g: World) -> list[Seat]:
        return [s for s in g.playing() if len(g.tactics[s]) or len(g.fresh[s])]

    def options(self, g: World, seat: Seat) -> list[Any]:
        old: list[int] = sorted(set(g.tactics[seat].cards))
        new: list[int] = sorted(set(g.fresh[seat].cards))
        return [*[PassCard(card, False) for card in old], *[PassCard(card, True) for card in new]]

    def revealed(self, g: World) -> None:
        choices = self.choices
        for seat, choice in choices.items():
            hands = g.fresh if choice.fresh else g.tactics
            hand = hands[seat].clone()
            hand.slip(choice.card, those(seat))
            hands[seat] = hand
        for seat, choice in choices.items():
            other = g.left_of(seat)
            hands = g.fresh if choice.fresh else g.tactics
            hand = hands[other].clone()
            hand.add(choice.card, those(seat, other))
            hands[other] = hand
            g.tell(TacticsPassed(seat, other, choice.card))


class CouncilVerdict(BidCard):
    """The highest bidder receives 1 dragon rune; the lowest bidder must reveal one of his rune tokens."""

    names_lowest = True

    def __init__(self) -> None:
        super().__init__("council-verdict")

    def after_bid(self, g: World, top: tuple[Seat, ...], lowest: Seat) -> Todo:
        received = [ReceiveRune(top[0]) for _ in range(self.facts.amount("runes"))]
        return [*received, RevealRunes(lowest, self.facts.amount("revealed"))]


class Unrest(SeasonText):
    """Each player routs one unit in each area without a stronghold where he has 5 or more."""

    def __init__(self) -> None:
        super().__init__("unrest")

    def primary(self, g: World) -> Todo:
        return [
            AnswerSeasonCard(seat, self.number, area=area)
            for seat in in_play_order(g)
            for area in g.controlled(seat)
            if g.stronghold[area] == NOBODY and g.units(area) >= self.facts.amount("more")
            for _ in range(self.facts.amount("units"))
        ]

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        at = asked.area * g.kinds
        return [RoutUnit(kind) for kind in range(g.kinds) if g.standing[at + kind]]

    def chosen(self, g: World, asked: AnswerSeasonCard, action: RoutUnit) -> None:
        g.standing[asked.area * g.kinds + action.kind] -= 1
        g.routed[asked.area * g.kinds + action.kind] += 1
        g.tell(UnitRouted(asked.seat, action.kind, asked.area))


FALL: Final[tuple[SeasonText, ...]] = (
    ThreatenedHomeRealms(),
    RichHarvest(),
    CityTaxes(),
    HiredBlades(),
    Arson(),
    WarCouncils(),
    CouncilVerdict(),
    Unrest(),
)
