"""The players lay the map: tiles, markers, home realms."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.board import (
    HOME_AREAS,
    HOME_TILE,
    LAND,
    TILES,
)
from feldzug.games.runewars.events import (
    MarkersTakenBack,
    TilesTakenBack,
)
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.laid import Laid, Marker, around, laid_at, place, side
from feldzug.games.runewars.layout import Layout
from feldzug.games.runewars.set_up.tiles import (
    ChooseHomeTurn,
    ChooseMarker,
    ChooseMarkerPlace,
    ChooseTile,
    LayMap,
    LayMarker,
    LayTile,
    TakeMarker,
)
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.values import Seat
from tests.games.runewars.setting_up import P1, P2, begin, laying, tile, until
from tests.games.runewars.table import area


@pytest.mark.rule("RW-028")
def test_players_lay_one_of_their_own_tiles_in_turn() -> None:
    g = laying(begin(2), ("1", "2", "9", "3"))
    g.faction, g.owner = [0, 1], [0, 1, -2, -2]
    assert g.waiting() == (P1,)
    refused = g.why_not(P1, LayTile(TILES.index("2"), 0, 0, 0))
    assert refused is not None
    assert (refused.key, refused.rule) == ("not-your-tile", "RW-028")
    asked = []
    for _ in range(4):
        seat = g.waiting()[0]
        asked.append(seat)
        g.apply(seat, g.legal(seat)[0])
    assert asked == [P1, P2, P1, P2]
    assert len(g.layout.tiles) == 4


@pytest.mark.rule("RW-029")
def test_a_tile_touches_with_two_areas_two_areas() -> None:
    ground = Layout([tile("1", 0, 0)]).ground
    for laid in ground.ways_to_lay(TILES.index("9")):
        touching = [
            {ground.area_at[near] for near in around(at) if near in ground.area_at}
            for at in laid.spots()
        ]
        assert all(touching)
        assert len(set.union(*touching)) >= 2
    far = ground.objection(tile("9", 3, 0))
    assert far is not None
    assert (far.key, far.rule) == ("tile-touches-too-little", "RW-029")
    assert ground.objection(ground.ways_to_lay(TILES.index("9"))[0]) is None


@pytest.mark.rule("RW-028")
def test_a_tile_lies_on_no_other() -> None:
    over = Layout([tile("1", 0, 0)]).ground.objection(tile("9", 0, 0))
    assert over is not None
    assert over.key == "tile-overlaps"


@pytest.mark.rule("RW-030")
def test_a_coloured_border_never_lies_along_another() -> None:
    """1A has water to the north, 3C a mountain to the south; 3B has none there."""
    ground = Layout([tile("1", 0, 0)]).ground
    three = LAND[area("3c")].hex, LAND[area("3b")].hex
    mountain_on_water = tile("3", -three[0].q, -1 - three[0].r)
    plain_on_water = tile("3", -three[1].q, -1 - three[1].r)
    clash = ground.colour_clash(mountain_on_water)
    assert clash is not None
    assert (clash.key, clash.rule) == ("borders-clash", "RW-030")
    assert ground.colour_clash(plain_on_water) is None


def by_lot(seed: int, count: int = 4) -> Layout:
    """So many tiles, laid at random."""
    dealer = Dealer(seed)
    layout = Layout([])
    left = list(range(9))
    while len(layout.tiles) < count:
        ways = layout.ground.ways_to_lay(left.pop(dealer.below(len(left))))
        layout = layout.with_tile(ways[dealer.below(len(ways))])
    return layout


def holes(layout: Layout) -> set[int]:
    """Free spots within the map."""
    rim = layout.ground.rim()
    return set(rim) - layout.ground.outside(rim)


@pytest.mark.rule("RW-031", "RW-033")
def test_a_hole_is_allowed_but_no_place_for_a_marker() -> None:
    ground = next(layout.ground for layout in map(by_lot, range(1000)) if holes(layout))
    hole = min(holes(Layout(list(ground.tiles))))
    assert all(hole not in marker.spots() for marker in ground.markers())
    assert ground.markers()


@pytest.mark.rule("RW-032")
def test_if_none_of_his_tiles_fits_all_are_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    g = laying(begin(2), ("1", "2", "9", "3"))
    g.faction, g.owner = [0, 1], [0, 1, -2, -2]
    g.apply(P1, g.legal(P1)[0])
    monkeypatch.setattr(
        type(g.layout.ground),
        "ways_to_lay",
        lambda ground, number: [] if ground.tiles else [Laid(number, 0, 0, 0)],
    )
    g.forget_menu()
    told = g.stack[-1].fizzle(g)  # type: ignore[attr-defined]
    assert told is None
    assert g.layout.tiles == []
    assert TilesTakenBack() in g.events


# markers and home realms


@pytest.mark.rule("RW-033", "RW-034")
def test_markers_lie_on_the_rim_along_three_open_borders() -> None:
    g = until(begin(2), ChooseMarkerPlace)
    seat = Seat(g.first)
    assert g.waiting() == (seat,)
    on_a_tile = g.layout.tiles[0]
    refused = g.why_not(seat, LayMarker(on_a_tile.q, on_a_tile.r, 0))
    assert refused is not None
    assert (refused.key, refused.rule) == ("marker-off-the-rim", "RW-033")
    ground = g.layout.ground
    outside = ground.outside(ground.rim())
    poor = next(
        LayMarker(*place(at), direction)
        for at in sorted(outside)
        for direction in range(3)
        if around(at)[direction] in outside
        and ground.open_borders(Marker(*place(at), direction)) < 3
    )
    refused = g.why_not(seat, poor)
    assert refused is not None
    assert (refused.key, refused.rule) == ("marker-touches-too-little", "RW-034")
    for action in g.legal(seat):
        assert ground.open_borders(Marker(action.q, action.r, action.direction)) >= 3


@pytest.mark.rule("RW-034")
def test_borders_of_a_marker_are_counted_edge_by_edge() -> None:
    """Area 9A stands alone: a marker beside it touches two edges at most, and coloured ones never count."""
    ground = Layout([tile("1", 0, 0)]).ground
    north = Marker(0, -1, 0)  # above 1A, whose northern border is water
    edges = [
        side(near, (direction + 3) % 6)
        for at in north.spots()
        for direction, near in enumerate(around(at))
        if near in ground.area_at
    ]
    coloured = [edge for edge in edges if edge in ground.coloured]
    assert coloured
    assert ground.open_borders(north) == len(edges) - len(coloured)


@pytest.mark.rule("RW-035", "RW-036")
@pytest.mark.parametrize(("distance", "rule"), [("3", "RW-035"), ("4", "RW-036")])
def test_between_two_markers_lie_so_many_areas(distance: str, rule: str) -> None:
    g = until(begin(2, marker_distance=distance), ChooseMarkerPlace)
    seat = Seat(g.first)
    g.apply(seat, g.legal(seat)[0])
    ground = g.layout.ground
    first = Marker(*g.frame(LayMap).markers[0])
    for action in g.legal(seat):
        assert ground.between(first, Marker(action.q, action.r, action.direction)) >= int(distance)
    close = [m for m in ground.markers() if 0 < ground.between(first, m) < int(distance)]
    refused = g.why_not(seat, LayMarker(close[0].q, close[0].r, close[0].direction))
    assert refused is not None
    assert (refused.key, refused.rule) == ("markers-too-close", rule)


@pytest.mark.rule("RW-036")
def test_between_counts_the_areas_on_a_shortest_way() -> None:
    """A marker above and one below tile 9 have both areas of the tile between them at most."""
    ground = Layout([tile("9", 0, 0)]).ground
    markers = ground.markers()
    assert {ground.between(a, b) for a in markers for b in markers if a != b} <= {0, 1, 2}
    assert any(ground.between(a, b) for a in markers for b in markers)


@pytest.mark.rule("RW-037")
@pytest.mark.parametrize(("take_back", "left"), [("all", 0), ("last-round", 2)])
def test_if_the_markers_find_no_room_tiles_are_taken_back(take_back: str, left: int) -> None:
    """Four tiles in a heap: no two places for markers are four areas apart."""
    lie = heap()
    named = tuple([TILES[laid.tile] for laid in lie])
    g = laying(begin(2, take_back=take_back), named, *lie)
    g.faction, g.owner = [0, 1], [0, 1, -2, -2]
    assert isinstance(g.stack[-1], ChooseTile)
    assert len(g.layout.tiles) == left
    assert g.waiting() == (P1,)


def heap() -> list[Laid]:
    """Four tiles laid so closely that no two places for markers are far enough from each other."""
    return next(
        layout.tiles
        for layout in map(by_lot, range(1000))
        if next(layout.ground.sets_of_markers(2, 4), None) is None
    )


@pytest.mark.rule("RW-040")
def test_the_first_player_takes_the_last_marker() -> None:
    g = until(begin(3), ChooseMarker)
    order = []
    left = []
    while isinstance(g.stack[-1], ChooseMarker | ChooseHomeTurn):
        seat = g.waiting()[0]
        if isinstance(g.stack[-1], ChooseMarker):
            order.append(seat)
            left.append(len(g.frame(LayMap).markers))
        g.apply(seat, g.legal(seat)[0])
    assert order[-1] == g.first
    assert order[0] == (g.first + 1) % 3
    assert left == [3, 2, 1]


@pytest.mark.rule("RW-041")
def test_a_home_realm_covers_its_marker_in_any_turn() -> None:
    g = until(begin(2), ChooseHomeTurn)
    seat = g.waiting()[0]
    top = g.stack[-1]
    assert isinstance(top, ChooseHomeTurn)
    marker = set(Marker(*top.marker).spots())
    home = HOME_TILE[g.faction[seat]]
    legal = g.legal(seat)
    assert legal
    assert all(marker <= set(Laid(a.tile, a.q, a.r, a.turn).spots()) for a in legal)
    refused = g.why_not(seat, LayTile(home, 40, 40, 0))
    assert refused is not None
    assert (refused.key, refused.rule) == ("home-off-its-marker", "RW-041")
    other = HOME_TILE[g.faction[1 - seat]]
    refused = g.why_not(seat, LayTile(other, legal[0].q, legal[0].r, legal[0].turn))
    assert refused is not None
    assert refused.key == "not-your-tile"


@pytest.mark.rule("RW-041")
def test_the_borders_of_a_home_realm_must_fit() -> None:
    """Waiqar's area A has a mountain to the north; to the south of 1A lies no border, north of it water."""
    ground = Layout([tile("1", 0, 0)]).ground
    home = HOME_TILE[2]
    ways = [laid_at(home, at, turn) for at in ground.rim() for turn in range(6)]
    coloured = [
        laid
        for laid in ways
        if ground.home_objection(laid, set()) is not None
        and ground.colour_clash(laid) is not None
        and not ground.is_taken(laid.spots())
    ]
    assert coloured
    clash = ground.home_objection(coloured[0], set())
    assert clash is not None
    assert clash.rule == "RW-030"


@pytest.mark.rule("RW-042")
def test_home_realms_never_touch_and_markers_are_laid_anew() -> None:
    g = until(begin(2), ChooseMarker)
    first = g.waiting()[0]
    g.apply(first, g.legal(first)[0])
    g.apply(first, g.legal(first)[0])
    home = HOME_TILE[g.faction[1 - first]]
    laid = g.layout.tiles[-1].spots()
    ground = g.layout.ground
    beside = [at for corner in laid for at in around(corner) if at not in ground.area_at]
    ways = [laid_at(home, at, turn) for at in beside for turn in range(6)]
    touching = [way for way in ways if not ground.is_taken(way.spots())]
    reason = ground.home_objection(touching[0], set())
    assert reason is not None
    assert (reason.key, reason.rule) == ("homes-touch", "RW-042")
    top = g.stack[-1]
    assert isinstance(top, ChooseMarker)
    top.fizzle(g)
    assert MarkersTakenBack() in g.events
    assert g.frame(LayMap).markers == ()
    assert len(g.layout.tiles) == 4


@pytest.mark.rule("RW-037", "RW-042")
def test_a_map_on_which_homes_fail_twice_is_laid_anew() -> None:
    """Else a map without room for all home realms would be played for ever."""
    g = until(begin(2), ChooseMarker)
    for tiles in (4, 0):
        top = g.stack.pop()
        assert isinstance(top, ChooseMarker)
        top.fizzle(g)
        assert len(g.layout.tiles) == tiles
        assert (TilesTakenBack() in g.events) is (not tiles)
        if tiles:
            g.settle()
            until(g, ChooseMarker)
    assert g.frame(LayMap).at == "lay_tiles"
    g.settle()
    top = until(g, ChooseMarker).stack.pop()
    assert isinstance(top, ChooseMarker)
    top.fizzle(g)
    assert len(g.layout.tiles) == 4


@pytest.mark.rule("RW-040", "RW-042")
def test_a_home_realm_is_its_players_as_soon_as_it_lies() -> None:
    """So that a game can be saved while the others still lay theirs."""
    g = until(begin(2), ChooseMarker)
    first = g.waiting()[0]
    g.apply(first, g.legal(first)[0])
    g.apply(first, g.legal(first)[0])
    top = g.stack[-1]
    assert isinstance(top, ChooseMarker)
    assert [a for a in g.areas() if g.controller[a] == first] == sorted(
        HOME_AREAS[g.faction[first]]
    )
    assert RUNEWARS.sound(g)
    top.fizzle(g)
    assert not any(controller in g.seats() for controller in g.controller)


@pytest.mark.rule("RW-040")
def test_a_marker_that_lies_nowhere_is_not_taken() -> None:
    g = until(begin(2), ChooseMarker)
    assert g.why_not(g.waiting()[0], TakeMarker(40, 40, 0)) is not None
