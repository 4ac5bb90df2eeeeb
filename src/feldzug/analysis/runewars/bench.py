"""What is measured of Runewars."""

from __future__ import annotations

from feldzug.games.runewars.game import RUNEWARS
from feldzug.kernel.game import Setup


def standard() -> tuple[Setup, str]:
    """Four players on a map laid by lot, every other option as it is by default."""
    return RUNEWARS.setup(4, setup="quick"), "Runewars, 4 players"
