"""Chances: what a game can compute of an action before it is taken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from feldzug.games import imported, registration
from feldzug.kernel.position import Position


def chances(
    game: str, g: Position, action: Any, seat: int | None = None
) -> Mapping[str, Any] | None:
    """The chances of an action in the game's own terms; None where there is nothing to compute.

    Only from what lies open and from what *seat* knows, if one asks.
    """
    place = registration(game).chances
    found: Mapping[str, Any] | None = imported(place)(g, action, seat) if place else None
    return found
