"""What is measured of Ring War."""

from __future__ import annotations

from feldzug.games.ring_war.game import RING_WAR
from feldzug.kernel.game import Setup


def standard() -> tuple[Setup, str, tuple[str, ...]]:
    """Four players, all 64 areas, every option as it is by default."""
    return RING_WAR.setup(4), "Ring War, 4 players, 64 areas", ("uniform",)
