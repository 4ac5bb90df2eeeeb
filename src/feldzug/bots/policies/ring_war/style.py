"""Style: how a player is inclined. Judgements rest on rough numbers; others may fit a turn better."""

from __future__ import annotations

from typing import Final

from feldzug.games.ring_war.board import N_PLACES
from feldzug.kernel.dealer import Dealer

HOLD: Final = 0.8
"""How likely an area just taken is to be still ruled when it counts."""

LOSS: Final = 4
"""The part (in quarters) of its price that a fallen unit costs."""

FACTORS: Final[tuple[float, ...]] = (0.5, 0.65, 0.8, 0.95, 1.05, 1.25, 1.5, 2.0)
"""What a number may be multiplied by, each as likely."""


class Style:
    """The numbers that may be otherwise.

    *lure* is what the prize of each area is multiplied by; *held*, *won* and *front* are the weights that
    holding an area, attacking out of it and the enemies around it have where units are bought.
    """

    __slots__ = ("front", "held", "hold", "loss", "lure", "won")

    def __init__(self) -> None:
        self.hold = HOLD
        self.loss = LOSS
        self.held = 1.0
        self.won = 1.0
        self.front = 1.0
        self.lure = [1.0] * N_PLACES

    def varied(self, dealer: Dealer) -> Style:
        """Another style, not too far from this one."""
        other = Style()
        other.hold = min(1.2, max(0.5, self.hold * factor(dealer)))
        other.loss = LOSS if dealer.below(4) else LOSS + 1
        other.held = self.held * factor(dealer)
        other.won = self.won * factor(dealer)
        other.front = self.front * factor(dealer)
        other.lure = [lure * factor(dealer) for lure in self.lure]
        return other


def factor(dealer: Dealer) -> float:
    """What one number is multiplied by: every other one stays as it is."""
    return FACTORS[dealer.below(len(FACTORS))] if dealer.below(2) else 1.0


PLAIN: Final = Style()
"""How the greedy bot plays."""
