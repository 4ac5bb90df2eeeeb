"""What is measured of Empires."""

from __future__ import annotations

from feldzug.games.empires.game import EMPIRES
from feldzug.kernel.game import Setup


def standard() -> tuple[Setup, str, tuple[str, ...]]:
    """Six players whose battles are simulated, every other option as it is by default."""
    setup = EMPIRES.setup(6, battles="simulated")
    return setup, "Empires, 6 players, simulated battles", ("uniform",)
