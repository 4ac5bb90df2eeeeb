"""Runewars as Feldzug knows it: the one place where everything about it is registered."""

from __future__ import annotations

from typing import Final

from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.glance import glance
from feldzug.games.runewars.names import NAMES
from feldzug.parts.registration import Registration

REGISTRATION: Final = Registration(
    game=RUNEWARS,
    names=NAMES,
    glance=glance,
    at_once={"setup": "quick"},
    document="games/runewars.md",
    terminal="feldzug.cli.terminals.runewars.terminal:RunewarsTerminal",
    policy="feldzug.bots.policies.runewars.policy:POLICY",
    chances="feldzug.analysis.runewars.chances:chances",
    odds="feldzug.cli.terminals.runewars.odds:odds",
    bench="feldzug.analysis.runewars.bench:standard",
)
