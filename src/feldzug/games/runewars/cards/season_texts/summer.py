"""The eight season cards of summer."""

from __future__ import annotations

from typing import Any, Final

from feldzug.games.runewars.board import FOOD, RESOURCES
from feldzug.games.runewars.cards.season_texts.asking import (
    AnswerSeasonCard,
    DriveBeasts,
    DriveBeastsTo,
    LowerDial,
    NeutralsMoved,
    RaiseFigures,
    ask_all,
    lasts,
    lose_dial,
)
from feldzug.games.runewars.cards.season_texts.bidding import BidCard
from feldzug.games.runewars.cards.season_texts.spring import dials_to_raise
from feldzug.games.runewars.cards.seasons import SeasonText
from feldzug.games.runewars.destroying import ShrinkTo
from feldzug.games.runewars.developments import RaiseDial
from feldzug.games.runewars.drawing import DrawQuest
from feldzug.games.runewars.heroes.quest_phase import TrainsToo
from feldzug.games.runewars.income import pay_influence, turn_dial
from feldzug.games.runewars.movement import flies, steps_from
from feldzug.games.runewars.rallying import has_routed, stand_up
from feldzug.games.runewars.turn import Decline
from feldzug.games.runewars.world import NOBODY, World
from feldzug.games.runewars.year import in_play_order
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Action, Reason, Seat, because


class Drought(SeasonText):
    """Each player lowers his food dial by 1."""

    def __init__(self) -> None:
        super().__init__("drought")

    def primary(self, g: World) -> None:
        for seat in in_play_order(g):
            lose_dial(g, seat, FOOD, self.facts.amount("food"))


class Caravans(SeasonText):
    """Each player may pay 2 influence to raise one of his dials by 1, up to twice."""

    def __init__(self) -> None:
        super().__init__("caravans")

    def primary(self, g: World) -> Todo:
        return ask_all(g, self.number)

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        if asked.count >= self.facts.amount("times"):
            return []
        return [*dials_to_raise(g, asked.seat), Decline()]

    def forbids(self, g: World, asked: AnswerSeasonCard, action: Action) -> Reason | None:
        if isinstance(action, RaiseDial) and g.influence[asked.seat] < self.price():
            return because("too-little-influence", "RW-073", influence=g.influence[asked.seat])
        return None

    def price(self) -> int:
        return self.facts.amount("influence")

    def chosen(self, g: World, asked: AnswerSeasonCard, action: Action) -> Todo:
        if not isinstance(action, RaiseDial):
            return None
        pay_influence(g, asked.seat, self.price())
        turn_dial(g, asked.seat, action.resource, self.facts.amount("dial"))
        return AnswerSeasonCard(asked.seat, self.number, count=asked.count + 1)


class RumoursOfTreasure(SeasonText):
    """Each player draws 1 quest card, then discards down to 3."""

    def __init__(self) -> None:
        super().__init__("rumours-of-treasure")

    def primary(self, g: World) -> Todo:
        count = self.facts.amount("quests")
        return [DrawQuest(seat) for seat in in_play_order(g) for _ in range(count)]


class Tournament(BidCard):
    """In this Quest Phase each hero of the highest bidder may train in addition to his action."""

    def __init__(self) -> None:
        super().__init__("tournament")

    def after_bid(self, g: World, top: tuple[Seat, ...], lowest: Seat) -> None:
        lasts(g, TrainsToo(top[0], "quest-phase"))


class BeastsOnTheMove(SeasonText):
    """In reverse play order each player moves the unallied neutrals of one area to an uncontrolled one."""

    def __init__(self) -> None:
        super().__init__("beasts-on-the-move")

    def primary(self, g: World) -> Todo:
        return list(reversed(ask_all(g, self.number)))

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        if asked.area >= 0:
            return [DriveBeastsTo(area) for area in ways_of_beasts(g, asked.area)]
        return [DriveBeasts(a) for a in g.areas() if g.is_neutral(a) and ways_of_beasts(g, a)]

    def chosen(self, g: World, asked: AnswerSeasonCard, action: Action) -> Todo:
        if isinstance(action, DriveBeasts):
            return AnswerSeasonCard(asked.seat, self.number, area=action.source)
        assert isinstance(action, DriveBeastsTo)
        move_neutrals(g, asked.area, action.target)
        g.tell(NeutralsMoved(asked.seat, asked.area, action.target))
        return None


def ways_of_beasts(g: World, area: int) -> list[int]:
    """The adjacent uncontrolled areas that all units of an area can step into. [RW-147, RW-223]"""
    found = [near for near in g.near(area) if g.is_uncontrolled(near)]
    for flying in sorted({flies(g, NOBODY, kind) for kind in g.kinds_in(area)}):
        steps = steps_from(g, area, NOBODY, flying)
        found = [near for near in found if near in steps]
    return found


def move_neutrals(g: World, source: int, target: int) -> None:
    """All units of an area go to another one, standing or routed as they are."""
    at = source * g.kinds
    for kind in g.kinds_in(source):
        for routed, table in ((False, g.standing), (True, g.routed)):
            count = table[at + kind]
            if count:
                g.remove(source, kind, count, routed=routed)
                g.add(target, kind, count, routed=routed)


class CampFever(SeasonText):
    """Each player destroys one unit in every area where he has 6 or more."""

    def __init__(self) -> None:
        super().__init__("camp-fever")

    def primary(self, g: World) -> Todo:
        more, lost = self.facts.amount("more"), self.facts.amount("units")
        return [
            ShrinkTo(seat, area, g.units(area) - lost)
            for seat in in_play_order(g)
            for area in g.controlled(seat)
            if g.units(area) >= more
        ]


class HeavyTribute(BidCard):
    """Every player except the highest bidder lowers his highest dial by 1."""

    def __init__(self) -> None:
        super().__init__("heavy-tribute")

    def after_bid(self, g: World, top: tuple[Seat, ...], lowest: Seat) -> Todo:
        return [AnswerSeasonCard(seat, self.number) for seat in in_play_order(g) if seat != top[0]]

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        dials = g.dials[asked.seat]
        highest = max(dials)
        return [LowerDial(r) for r in range(len(RESOURCES)) if dials[r] == highest > 0]

    def chosen(self, g: World, asked: AnswerSeasonCard, action: LowerDial) -> None:
        lose_dial(g, asked.seat, action.dial, self.facts.amount("dial"))


class SwornSwords(SeasonText):
    """Each player may pay 1 influence to stand up all his figures in one area."""

    def __init__(self) -> None:
        super().__init__("sworn-swords")

    def primary(self, g: World) -> Todo:
        return ask_all(g, self.number)

    def options(self, g: World, asked: AnswerSeasonCard) -> list[Any]:
        areas = [area for area in g.areas() if has_routed(g, asked.seat, area)]
        return [*[RaiseFigures(area) for area in areas], Decline()]

    def forbids(self, g: World, asked: AnswerSeasonCard, action: Action) -> Reason | None:
        if isinstance(action, RaiseFigures):
            if g.influence[asked.seat] < self.facts.amount("influence"):
                return because("too-little-influence", "RW-073", influence=g.influence[asked.seat])
        return None

    def chosen(self, g: World, asked: AnswerSeasonCard, action: Action) -> None:
        if isinstance(action, RaiseFigures):
            pay_influence(g, asked.seat, self.facts.amount("influence"))
            stand_up(g, asked.seat, action.area)


SUMMER: Final[tuple[SeasonText, ...]] = (
    Drought(),
    Caravans(),
    RumoursOfTreasure(),
    Tournament(),
    BeastsOnTheMove(),
    CampFever(),
    HeavyTribute(),
    SwornSwords(),
)
