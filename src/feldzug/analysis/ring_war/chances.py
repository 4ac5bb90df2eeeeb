"""The chances of an attack in Ring War, only from what lies open, so that everyone may ask."""

from __future__ import annotations

from typing import Any

from feldzug.analysis.ring_war.fights import Attack as Assault
from feldzug.analysis.ring_war.fights import Defence, Fight, Values, fight
from feldzug.games.ring_war.actions import Attack
from feldzug.games.ring_war.board import KINDS, PLACES
from feldzug.games.ring_war.duel import Duel, attack_dice, defence_dice
from feldzug.games.ring_war.war import War
from feldzug.games.ring_war.ways import may_lead
from feldzug.kernel.values import Seat


def chances(g: Any, action: Any, _seat: int | None = None) -> dict[str, float | None] | None:
    """Of an attack: that the area falls, with the leader if he may lead, and the mean losses.

    What a seat knows of cards changes nothing.
    """
    if not isinstance(g, War) or not isinstance(action, Attack):
        return None
    here, there = action.source, action.target
    if not all(0 <= place < len(PLACES) for place in (here, there)):
        return None
    if g.ruler[here] < 0 or not _stack(g, here) or not _stack(g, there):
        return None
    alone = assault(g, action, led=False)
    led = assault(g, action, led=True) if may_lead(g, here) else None
    return {
        "taken": float(alone.taken),
        "led": None if led is None else float(led.taken),
        "attackers_lost": float(alone.attackers_lost),
        "defenders_lost": float(alone.defenders_lost),
    }


def assault(g: War, action: Attack, *, led: bool) -> Fight:
    """An attack to its end, if nobody withdraws and everyone sends the best first.

    What cards, leaders, walls and water change is in the dice that the game itself counts.
    """
    source, target = action.source, action.target
    seat = Seat(g.ruler[source])
    values = {
        name: Values(
            attack_dice(g, Duel(seat, source, target, kind, led)),
            defence_dice(g, Duel(seat, source, target, kind, led, kind)),
        )
        for kind, name in enumerate(KINDS)
    }
    attackers = Assault(_stack(g, source), reserve=0 if g.is_ship(source) else 1)
    return fight(attackers, Defence(_stack(g, target)), values, g.beaten[target])


def _stack(g: War, place: int) -> tuple[str, ...]:
    return tuple([name for k, name in enumerate(KINDS) for _ in range(g.units[3 * place + k])])
