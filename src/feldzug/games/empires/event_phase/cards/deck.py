"""The thirteen event cards together."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.event_phase.card import SHELF, Card
from feldzug.games.empires.event_phase.cards.amulet import Amulet
from feldzug.games.empires.event_phase.cards.catastrophe import Catastrophe
from feldzug.games.empires.event_phase.cards.craftsmen import Craftsmen
from feldzug.games.empires.event_phase.cards.diplomat import Diplomat
from feldzug.games.empires.event_phase.cards.fools_gold import FoolsGold
from feldzug.games.empires.event_phase.cards.intriguer import Intriguer
from feldzug.games.empires.event_phase.cards.pioneers import Pioneers
from feldzug.games.empires.event_phase.cards.saboteurs import Saboteurs
from feldzug.games.empires.event_phase.cards.waiting import (
    Assassin,
    Reinforcement,
    Risk,
    Scouts,
    Spies,
)
from feldzug.kernel.rules import Rules

CARDS: Final[tuple[Card, ...]] = (
    FoolsGold("fools-gold"),
    Craftsmen("craftsmen"),
    Catastrophe("catastrophe"),
    Risk("risk"),
    Scouts("scouts"),
    Diplomat("diplomat"),
    Pioneers("pioneers"),
    Reinforcement("reinforcement"),
    Assassin("assassin"),
    Spies("spies"),
    Saboteurs("saboteurs"),
    Intriguer("intriguer"),
    Amulet("amulet"),
)


def install(rules: Rules) -> None:
    for card in CARDS:
        rules.shelf(SHELF)[card.facts.id] = card
        card.install(rules)
