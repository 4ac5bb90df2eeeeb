"""Odds: exact chances of an attack in Ring War, as things stand. All that they follow from is open to see."""

from __future__ import annotations

from typing import Any

from feldzug.analysis.fights import Attack as Assault
from feldzug.analysis.fights import Defence, Fight, Values, fight
from feldzug.games.ring_war.board import KINDS, PLACES
from feldzug.games.ring_war.duel import Duel, attack_dice, defence_dice
from feldzug.games.ring_war.war import War
from feldzug.games.ring_war.ways import may_lead
from feldzug.kernel.values import Seat
from feldzug.server.house import House
from feldzug.server.problems import problem


def chances(house: House, match: str, source: str, target: str) -> dict[str, Any]:
    """That the area falls, if nobody withdraws and everyone sends the best first."""
    with house.looking(match) as (_, table):
        g = table.match.position
        if not isinstance(g, War) or source not in PLACES or target not in PLACES:
            raise problem("unknown", "no-such-battle")
        here, there = PLACES.index(source), PLACES.index(target)
        if g.ruler[here] < 0 or not _stack(g, here) or not _stack(g, there):
            raise problem("unknown", "no-such-battle")
        alone = _fight(g, here, there, led=False)
        led = _fight(g, here, there, led=True) if may_lead(g, here) else None
    return {
        "source": source,
        "target": target,
        "taken": float(alone.taken),
        "led": None if led is None else float(led.taken),
        "attackers_lost": float(alone.attackers_lost),
        "defenders_lost": float(alone.defenders_lost),
    }


def _fight(g: War, source: int, target: int, *, led: bool) -> Fight:
    seat = Seat(g.ruler[source])
    values = {
        name: Values(
            attack_dice(g, Duel(seat, source, target, kind, led)),
            defence_dice(g, Duel(seat, source, target, kind, led, kind)),
        )
        for kind, name in enumerate(KINDS)
    }
    assault = Assault(_stack(g, source), reserve=0 if g.is_ship(source) else 1)
    return fight(assault, Defence(_stack(g, target)), values, g.beaten[target])


def _stack(g: War, place: int) -> tuple[str, ...]:
    return tuple([name for k, name in enumerate(KINDS) for _ in range(g.units[3 * place + k])])
