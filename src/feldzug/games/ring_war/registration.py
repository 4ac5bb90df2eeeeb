"""Ring War as Feldzug knows it: the one place where everything about it is registered."""

from __future__ import annotations

from typing import Final

from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.glance import glance
from feldzug.games.ring_war.names import NAMES
from feldzug.parts.registration import Registration

REGISTRATION: Final = Registration(
    game=RING_WAR,
    names=NAMES,
    glance=glance,
    at_once={"setup": "quick"},
    policy="feldzug.bots.policies.ring_war.policy:POLICY",
    chances="feldzug.analysis.ring_war.chances:chances",
    orders="feldzug.analysis.ring_war.orders:ORDERS",
    terminal="feldzug.cli.terminals.ring_war.terminal:RingWarTerminal",
    odds="feldzug.cli.terminals.ring_war.odds:odds",
    bench="feldzug.analysis.ring_war.bench:standard",
    document="games/ring-war.md",
)
