"""Looks ahead: a position is played on until the matter in hand is settled, and evaluated there."""

from __future__ import annotations

from typing import Any

from feldzug.bots.budget import rewards
from feldzug.bots.policy import Policy
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.frames import Chance
from feldzug.kernel.position import Position
from feldzug.kernel.values import FATE, Seat


class Luck:
    """What fate brings in one look ahead: it depends on what befalls, not on what befell before."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.counts: dict[tuple[int, ...], int] = {}

    def draw(self, g: Position, thing: tuple[int, ...]) -> Any:
        n = self.counts[thing] = self.counts.get(thing, 0) + 1
        return Dealer(hash((self.seed, n, *thing))).draw(g.odds())


def look(g: Position, seat: Seat, own: Policy, policy: Policy, aim: Any, seed: int) -> float:
    """How it stands for the seat once the matter is settled, if it follows its *own* policy until then.

    How lucky that was is taken off, as far as the policy knows. It plays on in *g* itself.
    """
    luck, lucky = Luck(seed), 0.0
    while (waiting := g.waiting()) and not policy.settled(g, aim):
        asked = waiting[0]
        if asked == FATE:
            chance = g.stack[-1]
            assert isinstance(chance, Chance)
            befallen = luck.draw(g, policy.thing(g, chance))
            lucky += policy.luck(g, seat, chance, befallen)
            g.apply(FATE, befallen)
        else:
            who = own if asked == seat else policy
            g.apply(asked, who.choose(g, asked, g.legal(asked)))
    outcome = g.outcome()
    fared = rewards(outcome, g.players)[seat] if outcome else policy.evaluate(g)[seat]
    return fared - lucky
