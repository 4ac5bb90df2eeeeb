"""A war at a glance: the turn, where everyone's points come from, who rules which area."""

from __future__ import annotations

from feldzug.games.ring_war.board import PLACES
from feldzug.games.ring_war.ending import SOURCES, points_by_source
from feldzug.games.ring_war.war import War
from feldzug.parts.glance import Glance


def glance(g: War) -> Glance:
    own = [points_by_source(g, seat) for seat in g.seats()]
    points = own
    if g.options.alliance == "sides":  # allies add theirs [G06]
        points = [
            tuple(
                map(sum, zip(*[own[b] for b in g.seats() if g.side(b) == g.side(a)], strict=True))
            )
            for a in g.seats()
        ]
    return Glance(
        turn=g.turn,
        points=tuple([dict(zip(SOURCES, one, strict=True)) for one in points]),
        owners={
            PLACES[area]: g.ruler[area] if 0 <= g.ruler[area] < g.players else -1
            for area in g.board.areas
        },
    )
