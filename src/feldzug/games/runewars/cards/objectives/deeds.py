"""Deeds that an objective asks for later: armies repelled, heroes slain in duels."""

from __future__ import annotations

from feldzug.games.runewars.battle.battle import BattleEnded
from feldzug.games.runewars.heroes.events import HeroDefeated
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Seat


def season_number(g: World) -> int:
    """The seasons of the game, counted."""
    return 4 * g.year + g.season


def repelled(g: World, seat: Seat) -> int:
    """How large an army the seat has repelled since its turn before this one."""
    return g.repelled[seat] if g.repelled_until[seat] == season_number(g) else 0


def slain(g: World, seat: Seat) -> int:
    """How many enemy heroes the seat has defeated in duels."""
    return g.slain[seat]


def remember_defence(g: World, event: BattleEnded) -> Todo:
    """A defender who has won may tell of it in his next turn."""
    seat = event.defender
    if seat < 0 or event.winner != seat:
        return None
    next_turn = season_number(g) + _has_had_turn(g, seat)
    best = g.repelled[seat] if g.repelled_until[seat] == next_turn else 0
    g.repelled[seat] = max(best, g.battles[-1].attackers)
    g.repelled_until[seat] = next_turn
    return None


def _has_had_turn(g: World, seat: Seat) -> bool:
    """Whether the seat's turn of this season is over."""
    order = g.play_order
    return seat in order and g.active in order and order.index(seat) < order.index(g.active)


def remember_duel(g: World, event: HeroDefeated) -> Todo:
    if event.in_duel and event.by >= 0:
        g.slain[event.by] += 1
    return None


def install(rules: Rules) -> None:
    rules.on(BattleEnded, remember_defence)
    rules.on(HeroDefeated, remember_duel)
