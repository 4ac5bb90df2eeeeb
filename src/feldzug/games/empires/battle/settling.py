"""The result of a battle: points, combat points, gold, cards, and what becomes of the dragon."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.battle.events import (
    BattleSettled,
    DragonDrivenOff,
    DragonSlain,
    MineTaken,
    ObjectiveHeld,
)
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.battle.objectives import MINE_HELD
from feldzug.games.empires.battle.sharing import awards
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import NOBODY, BattleEntry
from feldzug.games.empires.item_cards import CASTLE_CARD, DrawItemCard, put_back, show_cards
from feldzug.games.empires.permits import MineYields
from feldzug.games.empires.sheet import (
    CHALLENGED,
    CHALLENGER,
    DRAGON_ENDS,
    NEITHER,
    Report,
)
from feldzug.games.empires.terrain import TERRAIN_FACTS
from feldzug.games.empires.vocabularies import DEFEAT, DRAW, MASSACRE, NARROW, SUPERB, Tile
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import Chance, Frame, Names, Todo
from feldzug.kernel.values import Seat
from feldzug.parts.decks import EVERYBODY

UNTOUCHED: Final = DRAGON_ENDS.index("untouched")
DRIVEN_OFF: Final = DRAGON_ENDS.index("driven-off")
SLAIN: Final = DRAGON_ENDS.index("slain")

DRAGON_POINTS: Final = {SLAIN: 300, DRIVEN_OFF: 150}
"""[EMP-341, EMP-342]"""
NEAREST_POINTS: Final = 75
"""[EMP-343]"""

DRAWN_UP_TO: Final = 80
NARROW_UP_TO: Final = 150
SUPERB_UP_TO: Final = 400
"""The differences of battle points. [EMP-196 … EMP-199]"""


def degree(ahead: int) -> int:
    """How well a side has done that is so many battle points ahead. [EMP-195 … EMP-199]"""
    if ahead < -DRAWN_UP_TO:
        return DEFEAT
    if ahead <= DRAWN_UP_TO:
        return DRAW
    if ahead <= NARROW_UP_TO:
        return NARROW
    return SUPERB if ahead <= SUPERB_UP_TO else MASSACRE


def scored(fight: Fight, report: Report) -> tuple[int, int]:
    """Battle points with those of the scenario; who surrenders scores nothing.

    [EMP-199, EMP-283, EMP-341 … EMP-343, EMP-348]
    """
    found = list(report.points)
    for objective, holder in zip(fight.objectives, report.holders, strict=True):
        if holder != NEITHER:
            found[holder] += objective.points
    if report.dragon_by != NEITHER:
        found[report.dragon_by] += DRAGON_POINTS[report.dragon]
    if report.nearest != NEITHER:
        found[report.nearest] += NEAREST_POINTS
    if report.surrendered != NEITHER:
        found[report.surrendered] = 0
    return found[CHALLENGER], found[CHALLENGED]


def results_of(points: tuple[int, int], withdrew: int) -> tuple[int, int]:
    """The result for both sides; an army that has withdrawn cannot win. [EMP-195 … EMP-199]"""
    ahead = points[CHALLENGER] - points[CHALLENGED]
    results = degree(ahead), degree(-ahead)
    if withdrew != NEITHER and results[withdrew] > DRAW:
        return DRAW, DRAW
    return results


def settle_report(g: Campaign, fight: Fight, report: Report) -> Todo:
    """What a table or a simulation reports takes effect, the same way for both. [EMP-435]"""
    points = scored(fight, report)
    found: list[Frame] = []
    for objective, holder in zip(fight.objectives, report.holders, strict=True):
        if holder == NEITHER:
            continue
        seat = fight.principal(holder)
        g.tell(ObjectiveHeld(seat, objective.kind, objective.points))
        if objective.kind == MINE_HELD and not g.neutral[seat]:
            if g.denied(MineYields(fight.tile)) is None:
                found.append(TakeMine(seat, fight.tile))
    if report.castle_card != NEITHER:
        found += take_castle_card(g, fight, report.castle_card)
    leave_dragon(g, fight, report)
    results = results_of(points, report.withdrew)
    return [*found, *settle_results(g, fight, points, results)]


def take_castle_card(g: Campaign, fight: Fight, side: int) -> list[Frame]:
    """The first infantry to touch the castle gets the card in it, for this battle and the next.

    An earlier one has had its next battle by then. A neutral realm gets nothing. [EMP-360, EMP-361, EMP-437]
    """
    seat = fight.principal(side)
    if not fight.castle_card or g.neutral[seat]:
        return []
    fight.castle_card = False
    g.reserved -= 1
    if g.castle_until[seat] == g.round:
        put_back(g, seat, CASTLE_CARD)
    g.castle_until[seat] = g.round + 1
    return [DrawItemCard(seat, CASTLE_CARD)]


def leave_dragon(g: Campaign, fight: Fight, report: Report) -> None:
    """A dragon that was neither slain nor driven off drives the owner of the hoard out.

    [EMP-266, EMP-267, EMP-346, EMP-347]
    """
    if report.dragon == SLAIN:
        g.dragon_slain = True
        g.tell(DragonSlain(fight.principal(report.dragon_by)))
    elif report.dragon == DRIVEN_OFF:
        g.dragon_driven_off = g.round
        g.tell(DragonDrivenOff(fight.principal(report.dragon_by)))
    elif report.dragon == UNTOUCHED and g.owner[fight.tile] != NOBODY:
        if not g.dragon_slain and g.dragon_driven_off != g.round:
            g.leave(fight.tile)


def settle_results(
    g: Campaign, fight: Fight, points: tuple[int, int], results: tuple[int, int]
) -> list[Frame]:
    """The battle goes into the archive, and each side gets its combat points. [EMP-195 … EMP-199]"""
    entry = BattleEntry(
        g.round,
        fight.challenger,
        fight.challenged,
        fight.tile,
        fight.way,
        points,
        results,
        fight.armies,
    )
    g.archive = [*g.archive, entry]
    if fight.armies:
        g.fence()  # all see both armies now
    for side in (CHALLENGER, CHALLENGED)[: len(fight.armies)]:
        show_cards(g, fight.principal(side), fight.armies[side].cards, EVERYBODY)
    g.tell(
        BattleSettled(
            fight.challenger,
            fight.challenged,
            fight.tile,
            points[CHALLENGER],
            points[CHALLENGED],
            results[CHALLENGER],
            results[CHALLENGED],
        )
    )
    return [
        frame
        for side in (CHALLENGER, CHALLENGED)
        for frame in awards(g, fight, side, results[side])
    ]


@dataclass(slots=True)
class TakeMine(Chance):
    """A mine that was fought for pays its holder at once, and does not run dry by it. [EMP-357, EMP-413]"""

    seat: Seat
    tile: Tile

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(TERRAIN_FACTS[g.land.terrain[self.tile]].mine_dice)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> None:
        g.tell(MineTaken(self.seat, self.tile, outcome))
        g.pay(self.seat, 10 * sum(outcome), "mine-taken", self.tile)
