"""A campaign at a glance: its round, the victory points of every realm by source, who owns which tile."""

from __future__ import annotations

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.set_up.start import SetUp
from feldzug.games.empires.victory import HOARD, owns_hoard
from feldzug.games.empires.vocabularies import CITY, TILES
from feldzug.kernel.values import Seat
from feldzug.parts.glance import Glance


def sources(g: Campaign, seat: Seat) -> dict[str, int]:
    """Where his victory points come from. [EMP-216 … EMP-221]"""
    return {
        "tiles": len(g.tiles_of(seat)),
        "cities": g.count(seat, CITY),
        "special-building": int(g.special_site(seat) >= 0),
        "hoard": HOARD if owns_hoard(g, seat) else 0,
        "markers": g.markers[seat],
    }


def glance(g: Campaign) -> Glance:
    begun = not any(isinstance(frame, SetUp) for frame in g.stack)
    return Glance(
        turn=g.round if begun else 0,
        points=tuple([sources(g, seat) for seat in g.seats()]),
        owners={TILES[tile]: max(g.owner[tile], -1) for tile in g.land.tiles()},
    )
