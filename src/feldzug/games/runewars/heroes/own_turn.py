"""What heroes may do in their player's turn: use rewards, exchange them, take up others'. [RW-306]"""

from __future__ import annotations

from typing import Any

from feldzug.games.runewars.cards.rewards.text import OWN_TURN
from feldzug.games.runewars.heroes.carrying import UseReward, hindrance, use_reward, uses
from feldzug.games.runewars.heroes.trading import (
    MeetFellows,
    TakeRewards,
    Trade,
    can_trade,
    rewards_to_take,
    take_rewards,
)
from feldzug.games.runewars.turn import OwnTurn
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Reason, Seat


def in_own_turn(question: OwnTurn, g: World, seat: Seat) -> list[Any]:
    """Rewards of the own heroes, what lies where they stand, and meetings. [RW-306, RW-321, RW-322]"""
    heroes = g.heroes(seat)
    if not heroes:
        return []
    found: list[Any] = [action for hero in heroes for action in uses(g, hero, OWN_TURN)]
    areas = sorted({g.hero_area[hero] for hero in heroes})
    found.extend([MeetFellows(area) for area in areas if can_trade(g, seat, area)])
    return [*found, *rewards_to_take(g, seat)]


def not_in_own_turn(question: OwnTurn, g: World, seat: Seat, action: Action) -> Reason | None:
    return hindrance(g, action) if isinstance(action, UseReward) else None


def done_in_own_turn(question: OwnTurn, g: World, seat: Seat, action: Action) -> Todo:
    if isinstance(action, UseReward):
        return use_reward(g, action)
    if isinstance(action, TakeRewards):
        take_rewards(g, action)
        return None
    assert isinstance(action, MeetFellows)
    return Trade(seat, action.area, "turn")


def install(rules: Rules) -> None:
    """What heroes add to the own turn."""
    rules.offer(OwnTurn, in_own_turn, done_in_own_turn)
    rules.ban(OwnTurn, not_in_own_turn)
