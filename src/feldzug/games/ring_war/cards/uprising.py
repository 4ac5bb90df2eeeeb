"""Local uprising: an area card drawn in secret, shown when its holder rules the area."""

from __future__ import annotations

from feldzug.games.ring_war.deck import CARD, DECK
from feldzug.games.ring_war.events import UprisingBegan
from feldzug.games.ring_war.piles import put_back_openly
from feldzug.games.ring_war.placing import grant
from feldzug.games.ring_war.war import War
from feldzug.kernel.frames import Todo
from feldzug.kernel.values import Seat


def uprising(g: War, seat: Seat) -> Todo:
    """If *seat* rules the area of its secret card: the card goes back, points come."""
    if not g.uprisings[seat] or g.ruler[g.uprisings[seat][0]] != seat:
        return None
    area = g.uprisings[seat][0]
    g.uprisings[seat] = []
    put_back_openly(g, area)
    g.fence()
    g.tell(UprisingBegan(seat, area))
    return grant(g, area, DECK[CARD["local-uprising"]].gain)
