"""Banners of War as Runewars knows it: its modules in their order, and its content files."""

from __future__ import annotations

from typing import Final

from feldzug.games.runewars.banners.pieces import CONTENT  # isort: skip  (before anything counts pieces)

from feldzug.games.runewars.banners.module import AlwaysOn
from feldzug.games.runewars.banners.part import Part
from feldzug.parts.registration import Expansion

BANNERS: Final = Expansion(
    modules=(
        AlwaysOn(),
        Part("development-cards", requires=("banners",)),
        Part("commanders", requires=("banners",)),
        Part("free-cities", requires=("banners",)),
        Part("road-to-victory", requires=("banners", "victory-cards")),
        Part(
            "banners-exploration",
            requires=("banners", "exploration"),
            accompanies=("banners", "exploration"),
        ),
    ),
    content=CONTENT,
    decks={"commander-card": ("commanders.toml", "card")},
)
