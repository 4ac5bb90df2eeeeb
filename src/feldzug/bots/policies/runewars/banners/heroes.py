"""Answers about the new heroes, quests and rewards."""

from __future__ import annotations

from typing import Any, Final

from feldzug.bots.policies.runewars.odds import WORTH
from feldzug.bots.policies.runewars.outlook import YIELD, Outlook
from feldzug.bots.policies.runewars.quests import might_of, use_reward, worth_of_reward
from feldzug.games.runewars.banners.barren import is_frozen
from feldzug.games.runewars.banners.cards.heroes import (
    KORGA,
    OREN,
    CallOff,
    FaceIt,
    SpareShield,
    Split,
    Tend,
)
from feldzug.games.runewars.banners.cards.rewards import (
    FreezeLand,
    RallyUnit,
    ThawLand,
)
from feldzug.games.runewars.banners.quest_outcomes import KeepThisReward
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER
from feldzug.games.runewars.battle.tally import strength
from feldzug.games.runewars.board import LAND
from feldzug.games.runewars.decks import REWARD_BOX
from feldzug.games.runewars.heroes.attributes import health_of
from feldzug.games.runewars.heroes.carrying import UseReward
from feldzug.games.runewars.heroes.duel import Duel
from feldzug.games.runewars.world import NOBODY

DECIDES: Final = 5.0
"""A point of strength that wins the battle."""
FALLS: Final = 3.0
"""A hero who falls for it."""


def call_off(look: Outlook, _: CallOff) -> float:
    """A duel with somebody stronger."""
    foe = look.g.frame(Duel).foe_of(OREN.number)
    return might_of(look, foe) - might_of(look, OREN.number)


def split(look: Outlook, _: Split) -> float:
    """Only if it decides the battle: a tie goes to the defender."""
    g, battle = look.g, look.g.frame(Battle)
    behind = strength(g, battle, DEFENDER) - strength(g, battle, ATTACKER)
    decisive = behind == (0 if look.seat == battle.attacker else -1)
    left = health_of(g, KORGA.number) - g.hero_damage[KORGA.number]
    return (DECIDES if decisive else 0.0) - (1.0 if left > 1 else FALLS)


def tend(look: Outlook, action: Tend) -> float:
    return float(look.g.hero_damage[action.hero])


def rally(_look: Outlook, action: RallyUnit) -> float:
    return WORTH[action.kind]


def keep_reward(_look: Outlook, action: KeepThisReward) -> float:
    return worth_of_reward(action.reward)


def frost(look: Outlook, area: int) -> float:
    """What a cryomancy token there is worth: the harvest of an enemy, less that of one's own."""
    owner = look.g.controller[area]
    if owner == NOBODY:
        return 0.0
    harvest = YIELD * (1 + sum(LAND[area].yields))
    return -harvest if owner == look.seat else harvest


def freeze_land(look: Outlook, _: FreezeLand) -> float:
    frame: Any = look.g.stack[-1]
    return frost(look, look.g.hero_area[frame.hero])


def use(look: Outlook, action: UseReward) -> float:
    """A token goes where an enemy harvests, or away from where one harvests oneself."""
    if not REWARD_BOX[action.reward].amount("cryomancy"):
        return use_reward(look, action)
    area = look.g.hero_area[action.hero]
    gain = frost(look, area)
    return abs(gain) if is_frozen(look.g, area) else gain - 0.1


JUDGES: Final[dict[type, Any]] = {
    CallOff: call_off,
    FreezeLand: freeze_land,
    KeepThisReward: keep_reward,
    RallyUnit: rally,
    Split: split,
    Tend: tend,
    UseReward: use,
}
FIXED: Final[dict[type, float]] = {FaceIt: 0.0, SpareShield: 0.0, ThawLand: 0.0}
