"""The modules of battles whose frames, actions and pieces of state can be saved."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.battle import (
    armies,
    assassin,
    battle,
    eruption,
    hazards,
    objectives,
    paper,
    phase,
    settling,
    sharing,
    sides,
    simulated,
    table,
    terrain,
    throws,
    ways,
    weather,
)
from feldzug.games.empires.rosters import roster

PARTS: Final = (
    armies,
    assassin,
    battle,
    eruption,
    hazards,
    objectives,
    paper,
    phase,
    roster,
    settling,
    sharing,
    sides,
    simulated,
    table,
    terrain,
    throws,
    ways,
    weather,
)
