"""Empires as Feldzug knows it: the one place where everything about it is registered."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.game import EMPIRES
from feldzug.games.empires.glance import glance
from feldzug.games.empires.names import NAMES
from feldzug.games.empires.phases import phases
from feldzug.parts.registration import Registration

REGISTRATION: Final = Registration(
    game=EMPIRES,
    names=NAMES,
    glance=glance,
    at_once={"battles": "simulated"},
    bench="feldzug.analysis.empires.bench:standard",
    bench_part="feldzug.analysis.empires.bench:battle",
    document="games/empires.md",
    phases=phases,
    documents="feldzug.analysis.empires.documents:Press",
    policy="feldzug.bots.policies.empires.policy:POLICY",
)
