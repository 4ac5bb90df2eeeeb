"""Maps: what makes one playable, each fault with its reason, and the generator."""

from __future__ import annotations

import pytest

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.game import EMPIRES
from feldzug.games.empires.land import CORNER_UP, NONE, SIDE_UP, Land
from feldzug.games.empires.map_generator import (
    SHORTEST,
    generated,
    good_capitals,
    is_good,
    rivers,
    unfairness,
    worth,
)
from feldzug.games.empires.maps import (
    APART,
    LEAST_A_PLAYER,
    MapTile,
    land_of,
    map_fault,
    may_hold_capital,
    tiles_of,
)
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.set_up.start import AskForMap, EnterMap, PlayPeople
from feldzug.games.empires.terrain import TERRAINS
from feldzug.games.empires.vocabularies import (
    COLUMNS,
    HILLS,
    LAKE,
    MOUNTAIN,
    RIVER,
    SWAMP,
    TILES,
    VOLCANO,
)
from feldzug.kernel.codec import Codec
from feldzug.kernel.errors import BadValue
from feldzug.kernel.values import Reason
from tests.games.empires.table import A, B, fate, refused, say, tile

Tiles = list[MapTile]


def plain(columns: int = 5, rows: int = 4) -> Tiles:
    """Hills with a volcano in the second row."""
    return [
        MapTile(row * COLUMNS + column, VOLCANO if (row, column) == (1, 1) else HILLS)
        for row in range(rows)
        for column in range(columns)
    ]


def changed(tiles: Tiles, *others: MapTile) -> Tiles:
    """The same map with some tiles of another kind."""
    by_place = {one.tile: one for one in others}
    return [by_place.get(one.tile, one) for one in tiles]


def fault(tiles: Tiles, players: int = 2, lie: str = CORNER_UP) -> str:
    reason = map_fault(lie, tiles, players)
    return "" if reason is None else reason.key


# --- Faults ------------------------------------------------------------------------------------


@pytest.mark.rule("EMP-177", "EMP-264")
def test_a_plain_with_one_volcano_can_be_played() -> None:
    assert fault(plain()) == ""
    assert fault(plain(), lie=SIDE_UP) == ""


@pytest.mark.rule("EMP-425")
@pytest.mark.parametrize("lie", ["", "flat", "CORNER-UP"])
def test_a_map_says_how_its_hexes_lie(lie: str) -> None:
    reason = map_fault(lie, plain(), 2)
    assert reason == Reason("map-without-lie", "EMP-425", ())


@pytest.mark.rule("EMP-177")
@pytest.mark.parametrize(
    "wrong",
    [MapTile(len(TILES), HILLS), MapTile(-1, HILLS), MapTile(19, len(TERRAINS)), MapTile(19, -1)],
)
def test_a_map_names_tiles_and_terrains_that_there_are(wrong: MapTile) -> None:
    assert fault([*plain(), wrong]) == "map-tile-unknown"


@pytest.mark.rule("EMP-177", "EMP-411")
def test_a_capital_is_no_terrain() -> None:
    assert len(TERRAINS) == 11
    with pytest.raises(BadValue):
        Codec(EMPIRES).unpack({"@": "map-tile", "tile": "A1", "terrain": "capital"})


@pytest.mark.rule("EMP-177")
def test_a_tile_has_one_terrain() -> None:
    assert fault([*plain(), MapTile(tile("A1"), LAKE)]) == "map-tile-twice"


@pytest.mark.rule("EMP-006")
def test_a_map_has_seven_tiles_a_player_at_least() -> None:
    assert LEAST_A_PLAYER == 7
    assert fault(plain(7, 2), 2) != "map-too-small"
    assert fault(plain(7, 2), 3) == "map-too-small"
    assert fault([], 2) == "map-too-small"


@pytest.mark.rule("EMP-264")
@pytest.mark.parametrize("change", [MapTile(tile("B2"), HILLS), MapTile(tile("E4"), VOLCANO)])
def test_a_map_has_exactly_one_volcano(change: MapTile) -> None:
    reason = map_fault(CORNER_UP, changed(plain(), change), 2)
    assert reason is not None
    assert (reason.key, reason.rule) == ("map-needs-one-volcano", "EMP-264")


@pytest.mark.rule("EMP-177")
def test_a_map_is_in_one_piece() -> None:
    assert fault([*plain(), MapTile(tile("T20"), HILLS)]) == "map-in-pieces"


@pytest.mark.rule("EMP-052")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ([MapTile(tile("C3"), RIVER, tile("C4")), MapTile(tile("C4"), MOUNTAIN)], "river-runs-dry"),
        ([MapTile(tile("C3"), RIVER)], "river-without-mouth"),
        ([MapTile(tile("A1"), RIVER)], ""),
        ([MapTile(tile("C3"), RIVER, tile("E1"))], "river-leaps"),
        ([MapTile(tile("C3"), RIVER, tile("T20"))], "river-leaps"),
        ([MapTile(tile("C3"), HILLS, tile("D3"))], "river-leaps"),
        ([MapTile(tile("C3"), RIVER, tile("D3"))], "river-runs-dry"),
        ([MapTile(tile("C3"), RIVER, tile("D3")), MapTile(tile("D3"), SWAMP)], ""),
        ([MapTile(tile("C3"), RIVER, tile("D3")), MapTile(tile("D3"), LAKE)], ""),
        (
            [
                MapTile(tile("C3"), RIVER, tile("D3")),
                MapTile(tile("D3"), RIVER, tile("E3")),
                MapTile(tile("E3"), RIVER),
            ],
            "",
        ),
        (
            [MapTile(tile("C3"), RIVER, tile("D3")), MapTile(tile("D3"), RIVER, tile("C3"))],
            "river-in-a-ring",
        ),
    ],
)
def test_a_river_flows_into_marsh_lake_or_over_the_edge(tiles: Tiles, expected: str) -> None:
    assert fault(changed(plain(), *tiles)) == expected


@pytest.mark.rule("EMP-008")
def test_a_map_has_a_place_for_every_capital_however_the_others_choose() -> None:
    """Seven places at the most are taken by one who settles in the midst of them."""
    assert fault(plain(7, 4), 4) == ""
    swamps = [MapTile(one.tile, SWAMP) for one in plain() if one.terrain == HILLS]
    assert fault(changed(plain(), *swamps)) == "map-without-room"
    ring = ("C2", "D2", "C3", "D3", "E3", "C4", "D4")
    island = [one for one in swamps if TILES[one.tile] not in ring]
    assert fault(changed(plain(), *island)) == "map-without-room"
    assert fault(changed(plain(), *[one for one in island if one.tile != tile("A1")])) == ""


@pytest.mark.rule("EMP-008", "EMP-226")
def test_a_capital_in_the_mountains_takes_the_places_around_it() -> None:
    swamps = [MapTile(one.tile, SWAMP) for one in plain() if one.terrain == HILLS]
    ring = ("C2", "D2", "C3", "E3", "C4", "D4")
    island = [one for one in swamps if TILES[one.tile] not in ring]
    summit = MapTile(tile("D3"), MOUNTAIN)
    land = land_of(CORNER_UP, changed(plain(), *island, summit))
    assert not [t for t in land.tiles() if may_hold_capital(land, t) and t not in around(land)]
    assert fault(changed(plain(), *island, summit)) == "map-without-room"


def around(land: Land) -> list[int]:
    return land.neighbours(tile("D3"))


@pytest.mark.rule("EMP-006", "EMP-010", "EMP-226")
def test_a_capital_needs_ground_for_a_city_and_two_tiles_beside_it() -> None:
    land = land_of(CORNER_UP, plain())
    assert may_hold_capital(land, tile("A1"))
    assert not may_hold_capital(land, tile("B2"))
    assert not may_hold_capital(land, tile("T20"))
    alone = land_of(CORNER_UP, [MapTile(tile("A1"), HILLS), MapTile(tile("B1"), HILLS)])
    assert not may_hold_capital(alone, tile("A1"))
    high = land_of(CORNER_UP, changed(plain(), MapTile(tile("D4"), MOUNTAIN)))
    assert not may_hold_capital(high, tile("D4"))
    assert may_hold_capital(high, tile("D4"), mountains=True)


@pytest.mark.rule("EMP-006", "EMP-264")
def test_the_volcano_is_no_room_beside_a_capital() -> None:
    """From a corner with two neighbours one of which is the volcano no realm could begin."""
    land = land_of(CORNER_UP, changed(plain(), MapTile(tile("B2"), HILLS)))
    (one, other) = land.neighbours(tile("A1"))
    assert may_hold_capital(land, tile("A1"))
    for near in (one, other):
        hot = land_of(
            CORNER_UP, changed(plain(), MapTile(tile("B2"), HILLS), MapTile(near, VOLCANO))
        )
        assert not may_hold_capital(hot, tile("A1"))


@pytest.mark.rule("EMP-177")
def test_a_map_with_a_fault_changes_nothing_and_a_good_one_goes_on() -> None:
    g = EMPIRES.start(EMPIRES.setup(2, map="given"))
    assert isinstance(g, Campaign)
    fate(g, A, B)
    say(g, A, PlayPeople(PEOPLES.index("empire")))
    say(g, B, PlayPeople(PEOPLES.index("orcs")))
    organiser = g.role("organiser")
    assert refused(g, organiser, EnterMap(CORNER_UP, tuple(plain(2, 2)))) == "map-too-small"
    assert g.land == Land()
    assert isinstance(g.stack[-1], AskForMap)
    assert g.offers(organiser)[0].forms == ("EnterMap",)
    say(g, organiser, EnterMap(CORNER_UP, tuple(plain())))
    assert tiles_of(g.land) == tuple(plain())


# --- The generator -----------------------------------------------------------------------------


@pytest.mark.rule("EMP-177", "EMP-264", "EMP-052")
@pytest.mark.parametrize("players", range(2, 20))
def test_a_generated_map_has_every_terrain_one_volcano_and_rivers_with_a_mouth(
    players: int,
) -> None:
    for seed in range(4):
        land = generated(1000 * seed + players, players)
        assert map_fault(land.lie, tiles_of(land), players) is None
        for terrain in range(len(TERRAINS)):
            assert land.of_terrain(terrain), TERRAINS[terrain]
        assert len(land.of_terrain(VOLCANO)) == 1
        assert len(land.tiles()) >= 9 * players
        found = rivers(land)
        assert len(found) >= 2
        for spring, length in found:
            assert SHORTEST <= length <= 30
            assert MOUNTAIN in [land.terrain[near] for near in land.neighbours(spring)]
            mouth = [spring, *land.downstream(spring)][-1]
            assert land.flow[mouth] == NONE
            assert len(land.neighbours(mouth)) < 6


@pytest.mark.rule("EMP-177")
def test_the_same_seed_gives_the_same_map_and_another_one_another() -> None:
    assert generated(3, 5) == generated(3, 5)
    assert generated(3, 5) != generated(4, 5)


@pytest.mark.rule("EMP-177")
@pytest.mark.parametrize(("players", "most"), [(2, 20), (4, 70), (6, 100), (10, 130), (19, 160)])
def test_what_lies_near_the_capitals_is_worth_about_as_much(players: int, most: int) -> None:
    """The best place is not much better than the worst, in percent of the average."""
    spreads = []
    for seed in range(3):
        land = generated(seed, players)
        capitals = good_capitals(land, players)
        assert len(capitals) == players
        near = [land.distance(one, other) for one in capitals for other in capitals if one != other]
        assert min(near) >= APART
        values = [worth(land, capital) for capital in capitals]
        spreads.append(100 * (max(values) - min(values)) * players // sum(values))
    assert sum(spreads) // len(spreads) <= most


@pytest.mark.rule("EMP-177")
def test_fairness_is_the_spread_of_what_lies_near() -> None:
    land = land_of(CORNER_UP, plain(12, 3))
    high = [MapTile(tile(name), MOUNTAIN) for name in ("C1", "A3", "B3")]
    rich = land_of(CORNER_UP, changed(plain(12, 3), *high))
    assert worth(rich, tile("C2")) > worth(land, tile("C2"))
    assert worth(rich, tile("L1")) == worth(land, tile("L1"))
    assert unfairness(rich, 2) > unfairness(land, 2)
    assert unfairness(land, 40) == 1 << 60


@pytest.mark.rule("EMP-177")
def test_a_generated_map_of_48_tiles_has_the_six_mountains_of_the_box() -> None:
    for seed in range(6):
        land = generated(seed, 4)
        assert len(land.tiles()) == 48
        assert len(land.of_terrain(MOUNTAIN)) >= 6


@pytest.mark.rule("EMP-052")
def test_a_pond_is_no_river_of_a_generated_map() -> None:
    land = generated(7, 2)
    assert is_good(land, 2)
    places = [one for one in tiles_of(land) if one.terrain == RIVER]
    upper = next(one for one in places if one.tile not in [two.flows_to for two in places])
    mouth = [upper.tile, *land.downstream(upper.tile)][-1]
    dried = [
        MapTile(one.tile, HILLS) if one.tile in (upper.tile, *land.downstream(upper.tile)) else one
        for one in tiles_of(land)
    ]
    assert is_good(land_of(CORNER_UP, dried), 2)
    pond = changed(dried, MapTile(mouth, RIVER))
    assert map_fault(CORNER_UP, pond, 2) is None
    assert not is_good(land_of(CORNER_UP, pond), 2)
