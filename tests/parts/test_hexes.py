from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldzug.parts.hexes import DIRECTIONS, ORIGIN, Edge, Hex, Tile, edge, edge_between

hexes = st.builds(Hex, st.integers(-9, 9), st.integers(-9, 9))
turns = st.integers(-12, 12)


def test_six_neighbours_go_round_clockwise() -> None:
    assert (
        Hex(1, 0),
        Hex(0, 1),
        Hex(-1, 1),
        Hex(-1, 0),
        Hex(0, -1),
        Hex(1, -1),
    ) == DIRECTIONS
    assert all(ORIGIN.distance(near) == 1 for near in ORIGIN.neighbours())


@given(one=hexes, other=hexes, sixths=turns)
def test_a_turn_keeps_distances_and_six_turns_lead_back(one: Hex, other: Hex, sixths: int) -> None:
    assert one.turned(sixths).distance(other.turned(sixths)) == one.distance(other)
    assert one.turned(sixths).turned(-sixths) == one
    assert one.turned(6) == one
    assert one.turned(3) == Hex(-one.q, -one.r)


@given(one=hexes, direction=turns)
def test_an_edge_is_the_same_from_both_sides(one: Hex, direction: int) -> None:
    other = one.neighbour(direction)
    assert edge(one, direction) == edge(other, direction + 3) == edge_between(one, other)
    assert edge(one, direction).direction in (0, 1, 2)


def test_hexes_that_are_no_neighbours_share_no_edge() -> None:
    assert edge_between(Hex(1, 0), ORIGIN) == Edge(ORIGIN, 0)
    with pytest.raises(ValueError, match="tuple"):
        edge_between(ORIGIN, Hex(2, 0))


@pytest.mark.parametrize(("radius", "number"), [(0, 1), (1, 7), (2, 19), (3, 37)])
def test_so_many_hexes_lie_within_a_radius(radius: int, number: int) -> None:
    found = list(Hex(2, -5).within(radius))
    assert len(set(found)) == number
    assert max(Hex(2, -5).distance(at) for at in found) == radius


BOOMERANG = Tile((ORIGIN, Hex(1, 0), Hex(1, 1)))


def test_a_tile_is_laid_in_any_turn_around_its_first_hex() -> None:
    assert BOOMERANG.laid(Hex(5, 5), 0) == [Hex(5, 5), Hex(6, 5), Hex(6, 6)]
    assert BOOMERANG.laid(ORIGIN, 1) == [ORIGIN, Hex(0, 1), Hex(-1, 2)]
    assert len({tuple(sorted(BOOMERANG.laid(ORIGIN, n))) for n in range(6)}) == 6
    assert BOOMERANG.laid(ORIGIN, 6) == BOOMERANG.laid(ORIGIN, 0)


@given(at=hexes, sixths=turns, part=st.integers(0, 2), direction=turns)
def test_the_edges_of_a_tile_turn_with_it(at: Hex, sixths: int, part: int, direction: int) -> None:
    """An edge between two hexes of the tile is between the same two, however it lies."""
    lies = BOOMERANG.laid(at, sixths)
    assert BOOMERANG.laid_edge(at, sixths, 0, 0) == edge_between(lies[0], lies[1])
    assert BOOMERANG.laid_edge(at, sixths, 1, 1) == edge_between(lies[1], lies[2])
    laid = BOOMERANG.laid_edge(at, sixths, part, direction)
    assert lies[part] in (laid.hex, laid.hex.neighbour(laid.direction))


def test_a_tile_needs_room_and_touches_what_lies_there() -> None:
    board = BOOMERANG.laid(ORIGIN, 0)
    assert not BOOMERANG.fits(Hex(1, 1), 0, board)
    assert BOOMERANG.fits(Hex(0, 1), 2, board)
    assert BOOMERANG.touches(Hex(0, 1), 2, board) == 3
    assert BOOMERANG.touches(Hex(9, 9), 0, board) == 0


def test_a_tile_begins_at_the_origin() -> None:
    with pytest.raises(ValueError, match="origin"):
        Tile((Hex(1, 0),))
    with pytest.raises(ValueError, match="origin"):
        Tile((ORIGIN, ORIGIN))
