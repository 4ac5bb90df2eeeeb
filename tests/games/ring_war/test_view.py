"""Places that look alike are one object, and what is shown is never older than the position."""

from __future__ import annotations

import random

from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.view import NONE, made_out, moving, place_view, together
from feldzug.games.ring_war.war import War
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.match import Match
from feldzug.kernel.values import Seat


def test_places_that_look_alike_are_one_object() -> None:
    match = Match(RING_WAR, RING_WAR.setup(2, setup="quick"), Dealer(1))
    again = Match(RING_WAR, RING_WAR.setup(2, setup="quick"), Dealer(1))
    seen, other = match.position.view(Seat(0)).places, again.position.view(Seat(1)).places
    assert seen.keys() == other.keys()
    assert all(seen[place] is other[place] for place in seen)


def test_a_place_is_shown_as_it_is_now() -> None:
    chance = random.Random(5)
    match = Match(RING_WAR, RING_WAR.setup(3, setup="quick"), Dealer(5))
    for _ in range(400):
        g = match.position
        assert isinstance(g, War)
        if g.outcome() is not None:
            break
        mover = moving(g)
        for place in g.board.places:
            seen = place_view(g, place, mover, g.garrison())
            may_go = seen.spare and g.ruler[place] == mover
            most = together(g, mover, place, seen.spare) if may_go else NONE
            assert seen == made_out(g, place, seen.spare, most)
        seat = g.waiting()[0]
        match.play(seat, chance.choice(g.legal(seat)))
