"""Judging what is done for a battle: how to fight, the army, gold, cards and reports."""

from __future__ import annotations

from typing import Any, Final

from feldzug.bots.policies.empires.outlook import Outlook
from feldzug.bots.policies.empires.realm import Judge
from feldzug.games.empires.battle.armies import FieldArmy, LockArmies, PayGold, muster_of
from feldzug.games.empires.battle.assassin import Murder
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.battle.objectives import ChooseSector
from feldzug.games.empires.battle.sharing import Share
from feldzug.games.empires.battle.sides import TakeSide
from feldzug.games.empires.battle.table import OtherWay
from feldzug.games.empires.battle.terrain import LayCrossing, LayMore
from feldzug.games.empires.battle.ways import SIMULATED, FightBy, usual_way
from feldzug.games.empires.battle.weather import ChangeWeather
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.rosters.check import check
from feldzug.games.empires.rosters.mustering import muster_army
from feldzug.games.empires.sheet import Report
from feldzug.kernel.parallel import Branch, addressed
from feldzug.kernel.reported import Confirm, Dispute, Settle
from feldzug.kernel.sealed import Reconsider
from feldzug.kernel.values import Seat

STEP: Final = 50
"""Points are bought in such steps."""


def way(look: Outlook, action: FightBy) -> float:
    return float(action.way == usual_way(look.g))


def other_way(_: Outlook, action: OtherWay) -> float:
    """A bot has no table: it proposes that the battle be simulated."""
    return 0.5 if action.way == SIMULATED else 0.1


def paid(_: Outlook, action: PayGold) -> float:
    return float(action.gold)


def victim(_: Outlook, action: Murder) -> float:
    return float(action.line >= 0) + action.line / 100


JUDGES: Final[dict[type, Judge]] = {
    FightBy: way,
    OtherWay: other_way,
    PayGold: paid,
    Murder: victim,
}

FIXED: Final[dict[type, Any]] = {
    FieldArmy: 1.0,
    Reconsider: -1.0,
    Report: 0.0,
    Confirm: 1.0,
    Dispute: -1.0,
    Settle: -1.0,
    LayCrossing: 0.0,
    LayMore: 0.0,
    Share: 0.0,
    ChangeWeather: 0.0,
    TakeSide: 0.0,
    ChooseSector: 0.0,
}


def bought_army(g: Campaign, seat: Seat, branch: Branch) -> Any | None:
    """The largest army that the treasury allows; None if no army is asked for in the branch."""

    def found(top: Any) -> Any | None:
        if not isinstance(top, LockArmies):
            return None
        fight = g.frame(Fight)
        muster = muster_of(g, fight, fight.side_of(g, seat))
        points = min(muster.most_bought, muster.gold // muster.gold_per_point)
        while points >= 0:
            army = muster_army(muster, bought=points)
            if not check(army, muster):
                return addressed(branch, FieldArmy(army))
            points -= STEP
        return None

    return g.within(branch, found)
