"""Every adventure card with what it does."""

from __future__ import annotations

from typing import Final

from feldzug.games.ring_war.cards.attack import OF_THE_ATTACKER
from feldzug.games.ring_war.cards.defence import OF_THE_DEFENDER
from feldzug.games.ring_war.cards.events import EVENTS
from feldzug.games.ring_war.cards.missions import MISSIONS
from feldzug.games.ring_war.cards.play import Card
from feldzug.games.ring_war.cards.ring import ON_THE_RING
from feldzug.games.ring_war.cards.turn_start import AT_TURN_START

ALL_CARDS: Final[list[Card]] = [
    *MISSIONS,
    *EVENTS,
    *AT_TURN_START,
    *OF_THE_ATTACKER,
    *OF_THE_DEFENDER,
    *ON_THE_RING,
]
