"""Judging season magic and winter."""

from __future__ import annotations

from typing import Any, Final

from feldzug.bots.policies.empires.outlook import Outlook
from feldzug.bots.policies.empires.realm import Judge
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.magic.casting import (
    AimAt,
    CastSpell,
    ChooseTarget,
    ForgoSpell,
    KeepSpell,
    RepeatRoll,
    WhetherToRepeat,
)
from feldzug.games.empires.spells import SPELLS
from feldzug.games.empires.vocabularies import CITY
from feldzug.games.empires.winter.unrest import LoseTile
from feldzug.games.empires.winter.winter_war import ChallengeInWinter, StayInWinter

SPARE: Final = 350
"""Who has so much gold can spend some on magic: an army takes 250."""

WORTH: Final = {
    "spring-failure": -1.0,
    "wealth": 0.8,
    "chaos-void": 0.1,
    "earthquake": 0.3,
    "dam": 0.2,
    "transmutation": 0.4,
    "autumn-failure": -1.0,
    "spoiled-harvest": 0.3,
    "flood": 0.3,
    "vortex": 0.4,
    "mist": 0.2,
    "tornado": 0.7,
}
"""What a spell is worth when it works."""

AVERAGE: Final = 0.35
"""What another roll on the table may be expected to bring."""

HELPFUL: Final = ("wealth",)
"""Spells that are cast on the own realm."""


def cast(look: Outlook, _: CastSpell) -> float:
    late = look.g.round == 6
    return look.g.gold[look.seat] - (100 if late else SPARE)


def kept(look: Outlook, _: KeepSpell) -> float:
    question = look.g.stack[-1]
    if not isinstance(question, WhetherToRepeat):
        return AVERAGE
    return WORTH[SPELLS[question.spell]]


def aimed(look: Outlook, action: AimAt) -> float:
    """Near, so that it works, and where it hurts the leader most."""
    g = look.g
    question = g.stack[-1]
    between = max(0, g.land.distance(action.target, action.origin) - 1)
    reach = max(0, 12 - between) / 12
    owner = g.owner[action.target]
    if isinstance(question, ChooseTarget) and SPELLS[question.spell] in HELPFUL:
        return reach
    if owner == NOBODY:
        return 0.1 * reach
    stakes = 1.0 + (g.building[action.target] >= 0) + (g.building[action.target] == CITY)
    return reach * stakes * (look.threat(owner) if owner != look.seat else -1.0)


def war_in_winter(look: Outlook, action: ChallengeInWinter) -> float:
    return 0.5 + look.prey(action.foe) + look.threat(action.foe)


def given_up(look: Outlook, action: LoseTile) -> float:
    return -look.tile_worth(action.tile)


JUDGES: Final[dict[type, Judge]] = {
    CastSpell: cast,
    KeepSpell: kept,
    AimAt: aimed,
    ChallengeInWinter: war_in_winter,
    LoseTile: given_up,
}

FIXED: Final[dict[type, Any]] = {ForgoSpell: 0.0, RepeatRoll: AVERAGE, StayInWinter: 0.0}
