"""The walls of a besieged capital, as they stand. [EMP-325]

The sections stand in one line before the deployment zone, four cm each; the fortress leans on the table's
edge, and its flanks cannot be stormed.
"""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.simulation.forces import Works
from feldzug.games.empires.simulation.ground import (
    DEPTH,
    GATE,
    SQUARE,
    WALL,
    WIDTH,
    ZONE,
    Ground,
    square_at,
)

SECTION: Final = 4
"""The width of a section of wall, in cm."""
NO_GEAR, LADDERS, TOWER, RAM = range(4)
"""What a unit of the attacker carries."""


class Section:
    """A section of wall, a tower or a gate."""

    def __init__(self, structure: int, x: int, y: int, is_gate: bool) -> None:
        self.structure = structure
        self.x = x
        self.y = y
        self.is_gate = is_gate
        self.stored = 0
        """Dice of destruction kept from earlier turns."""
        self.struck = 0
        self.is_breached = False


class Fortress:
    """Walls, gate, what the defender pours from them and what the attacker brings against them."""

    def __init__(
        self, ground: Ground, defender: int, works: Works, edge: int, attackers: int
    ) -> None:
        self.defender = defender
        self.gear: list[int] = [NO_GEAR] * attackers
        structures = [(structure, False) for structure in works.walls]
        middle = len(structures) // 2
        structures[middle:middle] = [(structure, True) for structure in works.gates]
        start = WIDTH // 2 - len(structures) * SECTION // 2
        y = ZONE + 2 if edge == 0 else DEPTH - ZONE - 3
        self.sections: list[Section] = [
            Section(structure, start + n * SECTION + SECTION // 2, y, is_gate)
            for n, (structure, is_gate) in enumerate(structures)
        ]
        self.left: int = max(0, start)
        self.right: int = min(WIDTH - 1, start + len(structures) * SECTION)
        self.inner: int = ZONE - 2 if edge == 0 else DEPTH - ZONE + 2
        """The y of those who man the wall."""
        self.oil: int = works.oil
        codes = ground.codes
        for section in self.sections:
            codes[square_at(section.x, y)] = WALL
        for section in self.sections:
            if section.is_gate:
                codes[square_at(section.x, y)] = GATE
        rows = range(0, ZONE, SQUARE) if edge == 0 else range(DEPTH - ZONE, DEPTH, SQUARE)
        for row in (*rows, y):
            for x in (self.left - SQUARE, self.right + SQUARE):
                if 0 <= x < WIDTH:
                    codes[square_at(x, row)] = WALL
        ground.has_sight_blocks = True

    def is_inside(self, x: int, y: int) -> bool:
        """Whether a point lies behind the walls."""
        return self.left <= x <= self.right and (
            y <= ZONE if self.inner < ZONE else y >= DEPTH - ZONE
        )

    def is_breached_before(self, first: int, stands: int) -> bool:
        """Whether one of the sections that a unit mans is breached."""
        return any(section.is_breached for section in self.sections[first : first + stands])

    def gate(self) -> Section | None:
        """The gate, while it stands."""
        for section in self.sections:
            if section.is_gate and not section.is_breached:
                return section
        return None
