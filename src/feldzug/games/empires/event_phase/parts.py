"""What the events of a round add to the game."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.event_phase import card, phase
from feldzug.games.empires.event_phase.cards import (
    amulet,
    catastrophe,
    craftsmen,
    deck,
    intriguer,
    saboteurs,
)

PARTS: Final = (amulet, card, catastrophe, craftsmen, intriguer, phase, saboteurs)
ADDITIONS: Final = (deck.install,)
