"""Answers while the game is set up by the players."""

from __future__ import annotations

from typing import Any, Final

from feldzug.bots.policies.runewars.outlook import Outlook
from feldzug.games.runewars.set_up.start import BuildAt, PickFaction
from feldzug.games.runewars.set_up.tiles import LayMarker, LayTile, TakeMarker


def build_at(look: Outlook, action: BuildAt) -> float:
    """The stronghold stands where most ways begin."""
    return float(len(look.g.layout.ground.by_land[action.area]))


JUDGES: Final[dict[type, Any]] = {
    BuildAt: build_at,
}

FIXED: Final[dict[type, float]] = {
    LayMarker: 0.0,
    LayTile: 0.0,
    PickFaction: 0.0,
    TakeMarker: 0.0,
}
"""Answers that are always worth the same."""
