"""A battle on a real table: either side reports, the other confirms, the organiser may settle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.battle.armies import worth
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.battle.hazards import (
    HAZARDS,
    act_on_hazard,
    open_answers,
    refuses_hazard,
)
from feldzug.games.empires.battle.objectives import CASTLE_HELD
from feldzug.games.empires.battle.paper import PaperBattle
from feldzug.games.empires.battle.settling import settle_report, take_castle_card
from feldzug.games.empires.battle.simulated import SimulatedBattle
from feldzug.games.empires.battle.ways import PAPER, SIMULATED
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.sheet import (
    CHALLENGED,
    CHALLENGER,
    DRAGON_ENDS,
    NEITHER,
    Report,
)
from feldzug.kernel.frames import Frame, Names, Todo
from feldzug.kernel.reported import Reported
from feldzug.kernel.values import Action, Reason, Seat, because

NO_DRAGON: Final = DRAGON_ENDS.index("none")
UNTOUCHED: Final = DRAGON_ENDS.index("untouched")
SIDES: Final = (NEITHER, CHALLENGER, CHALLENGED)


@dataclass(frozen=True, slots=True)
class OtherWay(Action):
    """It was not fought on the table: resolve it on paper, or let it be simulated."""

    way: str


@dataclass(frozen=True, slots=True)
class TouchCastle(Action):
    """The battle goes on; infantry of this side was the first to touch the castle. [EMP-360, EMP-361]"""

    side: int


def table_battle(g: Campaign, fight: Fight) -> Frame:
    """Who speaks for a side reports and confirms; the organiser settles what they disagree about."""
    speakers = tuple(fight.speakers(g))
    return TableBattle(speakers, speakers, g.role("organiser"))


@dataclass(slots=True)
class TableBattle(Reported):
    """What happened on the table. Both sides may also agree not to fight it there. [EMP-199, EMP-434]

    The program rolls for volcano, swamp and dragon when one of them says so. [EMP-287, EMP-320, EMP-334]
    Who touches the castle first is told at once, so that his card can be used in this battle. [EMP-361]
    """

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def goes_on(self, g: Campaign) -> bool:
        """Nobody waits for a player who has left: who is left confirms, and an employer speaks himself.

        A battle that nobody speaks for any more is simulated. [EMP-402, EMP-437]
        """
        fight = g.frame(Fight)
        speakers = tuple(fight.speakers(g))
        self.reporters = speakers
        self.confirmers = speakers
        if speakers:
            return Reported.goes_on(self, g)
        fight.way = SIMULATED
        g.stack.pop()
        g.do(SimulatedBattle(fight.challenger, fight.challenged))
        return True

    def reports(self, g: Campaign) -> list[Action]:
        fight = g.frame(Fight)
        nobody = (NEITHER,) * len(fight.objectives)
        dragon = UNTOUCHED if fight.dragon else NO_DRAGON
        points = ((200, 200), (300, 100), (100, 300))
        most = [most_points(g, fight, side) for side in (CHALLENGER, CHALLENGED)]
        possible = [(min(a, most[CHALLENGER]), min(b, most[CHALLENGED])) for a, b in points]
        found: list[Action] = [
            Report(scored, nobody, castle_card=fight.touched_by, dragon=dragon)
            for scored in dict.fromkeys(possible)
        ]
        if fight.castle_card and fight.touched_by == NEITHER:
            found += [TouchCastle(CHALLENGER), TouchCastle(CHALLENGED)]
        return [*found, OtherWay(PAPER), OtherWay(SIMULATED)]

    def accepts(self, g: Campaign, seat: Seat) -> tuple[type, ...]:
        found = super(TableBattle, self).accepts(g, seat)
        return (*found, *self.hazards(g, seat))

    def hazards(self, g: Campaign, seat: Seat) -> tuple[type, ...]:
        """What a side may have thrown or tell beside the report."""
        return open_answers(g.frame(Fight)) if seat in self.reporters else ()

    def objection(self, g: Campaign, seat: Seat, action: Action) -> Reason | None:
        if seat in self.reporters and isinstance(action, HAZARDS):
            return refuses_hazard(g, g.frame(Fight), seat, action)
        return super(TableBattle, self).objection(g, seat, action)

    def answer(self, g: Campaign, seat: Seat, action: Action) -> None:
        if isinstance(action, HAZARDS):
            act_on_hazard(g, seat, action)
        else:
            super(TableBattle, self).answer(g, seat, action)

    def refuses(self, g: Campaign, report: Action) -> Reason | None:
        if isinstance(report, OtherWay):
            if report.way not in (PAPER, SIMULATED):
                return because("report-unknown-way", "EMP-434")
            return None
        if isinstance(report, TouchCastle):
            known = report.side in (CHALLENGER, CHALLENGED)
            return None if known else because("report-unknown-side", "EMP-199")
        assert isinstance(report, Report)
        return contradiction(g, g.frame(Fight), report)

    def settled(self, g: Campaign, report: Action) -> Todo:
        fight = g.frame(Fight)
        if isinstance(report, OtherWay):
            fight.way = report.way
            if report.way == PAPER:
                return PaperBattle(fight.challenger, fight.challenged)
            return SimulatedBattle(fight.challenger, fight.challenged)
        if isinstance(report, TouchCastle):
            fight.touched_by = report.side
            return [*take_castle_card(g, fight, report.side), table_battle(g, fight)]
        assert isinstance(report, Report)
        return settle_report(g, fight, report)


def most_points(g: Campaign, fight: Fight, side: int) -> int:
    """No side scores more than the enemy's army is worth. [EMP-018, EMP-128, EMP-199]"""
    return worth(g, fight, 1 - side)


def contradiction(g: Campaign, fight: Fight, report: Report) -> Reason | None:
    """Why a report cannot be of this battle."""
    for side in (CHALLENGER, CHALLENGED):
        most = most_points(g, fight, side)
        if not 0 <= report.points[side] <= most:
            return because(
                "report-points-impossible", "EMP-199", points=report.points[side], most=most
            )
    flags = (report.castle_card, report.dragon_by, report.nearest, report.withdrew)
    if any(flag not in SIDES for flag in (*flags, report.surrendered, *report.holders)):
        return because("report-unknown-side", "EMP-199")
    if len(report.holders) != len(fight.objectives):
        return because("report-wrong-objectives", "EMP-348", count=len(fight.objectives))
    if fight.touched_by not in (NEITHER, report.castle_card):
        return because("report-castle-touched", "EMP-360")
    castle = any(objective.kind == CASTLE_HELD for objective in fight.objectives)
    if report.castle_card != NEITHER and not castle:
        return because("report-without-castle", "EMP-360")
    return _dragon_contradiction(fight, report)


def _dragon_contradiction(fight: Fight, report: Report) -> Reason | None:
    if not 0 <= report.dragon < len(DRAGON_ENDS):
        return because("report-dragon", "EMP-265")
    if fight.dragon == (report.dragon == NO_DRAGON):
        return because("report-dragon", "EMP-265")
    if (report.dragon > UNTOUCHED) != (report.dragon_by != NEITHER):
        return because("report-dragon-by", "EMP-341")
    if report.nearest != NEITHER and report.dragon != UNTOUCHED:
        return because("report-nearest", "EMP-343")
    return None
