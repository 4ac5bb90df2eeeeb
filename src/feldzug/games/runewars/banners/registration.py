"""Banners of War as Runewars knows it: its modules in their order, and its content files."""

from __future__ import annotations

from typing import Final

from feldzug.games.runewars.banners.pieces import CONTENT  # isort: skip  (before anything counts pieces)

from feldzug.games.runewars.banners.commanders.module import Commanders
from feldzug.games.runewars.banners.development.module import DevelopmentCards
from feldzug.games.runewars.banners.exploration import FurtherExploration
from feldzug.games.runewars.banners.free_cities import FreeCities
from feldzug.games.runewars.banners.module import AlwaysOn
from feldzug.games.runewars.banners.road_to_victory import RoadToVictory
from feldzug.parts.registration import Expansion

BANNERS: Final = Expansion(
    modules=(
        AlwaysOn(),
        DevelopmentCards(),
        Commanders(),
        FreeCities(),
        RoadToVictory(),
        FurtherExploration(),
    ),
    content=CONTENT,
    decks={
        "development-card": ("development_cards.toml", "card"),
        "commander-card": ("commanders.toml", "card"),
        "victory-card": ("victory_cards.toml", "card"),
    },
    policy="feldzug.bots.policies.runewars.banners.lessons:LESSONS",
    document="games/banners.md",
    examples="feldzug.games.runewars.banners.examples:EXAMPLES",
    terminal="feldzug.cli.terminals.runewars.banners:BannersNotes",
)
