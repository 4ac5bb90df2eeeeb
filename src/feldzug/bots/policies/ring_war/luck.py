"""Luck: how much more a roll brought than was to be expected of it."""

from __future__ import annotations

from typing import Final

from feldzug.bots.policies.ring_war.fights import DUEL
from feldzug.bots.policies.ring_war.outlook import Outlook
from feldzug.games.ring_war.duel import Duel, DuelRoll, successes
from feldzug.games.ring_war.war import War
from feldzug.kernel.values import Seat

CHANCE: Final = 0.005
"""What an army point that luck brings adds to the chance to win, measured over turns of two players."""


def duel_luck(g: War, seat: Seat, roll: DuelRoll, outcome: tuple[int, ...]) -> float:
    """What the fight is worth after this roll, less what it was worth before; on average nothing."""
    hits = successes(outcome[: roll.attack])
    blocks = successes(outcome[roll.attack :])
    if hits == 0 and blocks == 0:
        return 0.0  # rolled again
    duel = g.frame(Duel)
    look = Outlook(g, duel.attacker)
    fights = look.fights
    army, foes = look.army(duel.source), look.army(duel.target)
    stakes = look.stakes(duel.source, duel.target, g.leader[duel.source])
    won = fights.won(army, foes, stakes, duel.defender, duel.led)
    lost = fights.lost(army, foes, stakes, duel.kind)
    luck = (int(hits > blocks) - DUEL[roll.attack][roll.defence]) * (won - lost)
    return CHANCE * (luck if duel.attacker == seat else -look.share * luck)
