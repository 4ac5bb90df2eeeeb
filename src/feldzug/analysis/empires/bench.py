"""What is measured of Empires."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from feldzug.games.empires.game import EMPIRES
from feldzug.games.empires.items import REVOLUTION
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.rosters.mustering import muster_army
from feldzug.games.empires.rosters.roster import Muster
from feldzug.games.empires.sheet import NEITHER, Piece, Sheet
from feldzug.games.empires.simulation.enlisting import force_of
from feldzug.games.empires.simulation.fight import fight
from feldzug.games.empires.terrain import PIECES, TERRAINS
from feldzug.games.empires.weather import PLEASANT
from feldzug.kernel.game import Setup

SIZE: Final = 2000
_PIECES: Final = (("wood", 3), ("flat-hill", 5), ("flat-hill", 9), ("village", 8), ("field", 11))
_SHEET: Final = Sheet(
    terrain=TERRAINS.index("fields"),
    pieces=tuple([Piece(PIECES.index(piece), sector, 0) for piece, sector in _PIECES]),
    objectives=(),
    weather=PLEASANT,
    turns=5,
    side=0,
    first=0,
    siege=False,
    defender=NEITHER,
    walls=False,
    dragon=False,
    sizes=(SIZE, SIZE),
)


def standard() -> tuple[Setup, str, tuple[str, ...]]:
    """Six players whose battles are simulated, every other option as it is by default."""
    setup = EMPIRES.setup(6, battles="simulated")
    return setup, "Empires, 6 players, simulated battles", ("uniform",)


def battle() -> tuple[str, Callable[[int], None]]:
    """A simulated battle: every people meets every other in turn, both armies made by the program."""
    musters = [Muster(people, REVOLUTION, SIZE, SIZE) for people in range(len(PEOPLES))]
    forces = [force_of(muster_army(one), one.people, REVOLUTION) for one in musters]

    def once(number: int) -> None:
        one = number % len(forces)
        other = (one + 1 + number // len(forces)) % len(forces)
        fight(_SHEET, (forces[one], forces[other]), number)

    return f"a simulated battle of {SIZE:,} points a side", once
