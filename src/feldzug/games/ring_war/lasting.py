"""What cards leave behind: effects that last for a while in some places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.ring_war.board import Place
from feldzug.games.ring_war.deck import AdventureCard
from feldzug.kernel.values import Effect

NEXT_TURN: Final = "next-turn"
"""Until the next turn of whoever played the card."""

ASSAULT: Final = "assault"
"""Until another area is attacked, or the battle part ends."""


@dataclass(slots=True, unsafe_hash=True)
class CardEffect(Effect):
    """The effect of one card, and the places it concerns."""

    card: AdventureCard
    areas: tuple[Place, ...] = ()
