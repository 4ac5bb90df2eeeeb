"""The start: lots, peoples, secret capitals, first tiles and full treasuries."""

from __future__ import annotations

import pytest

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.capitals import NameCapital
from feldzug.games.empires.events import (
    CapitalsClashed,
    CapitalsRevealed,
    LotDrawn,
    MapLaid,
    Paid,
)
from feldzug.games.empires.game import EMPIRES
from feldzug.games.empires.land import NONE, SIDE_UP, Land
from feldzug.games.empires.map_generator import generated
from feldzug.games.empires.maps import tiles_of
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.set_up.capitals import ChooseFirstCapitals, too_near
from feldzug.games.empires.set_up.first_tiles import BeginAt, ChooseFirstTile, FirstTiles
from feldzug.games.empires.set_up.start import ChoosePeople, EnterMap, PlayPeople, SetUp
from feldzug.games.empires.vocabularies import CITY, COLUMNS, HILLS, TILES, VOLCANO
from feldzug.kernel.values import FATE, Event, Seat
from tests.games.empires.table import (
    NOBODY,
    A,
    B,
    C,
    begin,
    campaign,
    fate,
    refused,
    rule_against,
    say,
    tile,
)

PLAIN = """
    A1 hills; B1 hills; C1 hills; D1 hills; E1 hills; F1 hills
    A2 hills; B2 hills; C2 hills; D2 hills; E2 hills; F2 hills
    A3 hills; B3 volcano; C3 hills; D3 hills; E3 hills; F3 mountain
    A4 hills; B4 hills; C4 hills; D4 hills; E4 hills; F4 swamp
"""


def new(players: int, **options: str) -> Campaign:
    g = EMPIRES.start(EMPIRES.setup(players, **options))
    assert isinstance(g, Campaign)
    return g


def choosing(players: int = 2, peoples: tuple[str, ...] = ("empire", "bretonnia")) -> Campaign:
    """The capitals are being chosen on a plain, nobody has anything yet."""
    g = campaign(PLAIN, players=players, peoples=peoples, number=1)
    g.stack.append(SetUp(at="choose_tiles"))
    begin(g, ChooseFirstCapitals(tuple(g.lot)))
    return g


def taking(peoples: tuple[str, ...]) -> Campaign:
    """The first tiles are being chosen; the capitals lie in two corners."""
    g = choosing(len(peoples), peoples)
    for seat, name in zip(g.lot, ("A1", "E1", "E4"), strict=False):
        say(g, seat, NameCapital(tile(name)))
    return g


# --- The lot and the peoples -------------------------------------------------------------------


@pytest.mark.rule("EMP-009")
def test_the_order_of_the_first_turn_is_drawn_by_lot() -> None:
    g = new(3)
    assert g.waiting() == (FATE,)
    told = fate(g, C, A, B)
    assert g.lot == [C, A, B]
    assert [(e.seat, e.place) for e in told if isinstance(e, LotDrawn)] == [(C, 1), (A, 2), (B, 3)]
    assert g.waiting() == (C,)


@pytest.mark.rule("EMP-009")
def test_nobody_is_drawn_twice() -> None:
    g = new(3)
    fate(g, B)
    assert not g.odds().allows(B)
    assert g.odds().allows(A)


@pytest.mark.rule("EMP-420")
def test_each_people_is_led_once() -> None:
    g = new(2)
    fate(g, A, B)
    say(g, A, PlayPeople(PEOPLES.index("orcs")))
    assert refused(g, B, PlayPeople(PEOPLES.index("orcs"))) == "people-taken"
    say(g, B, PlayPeople(PEOPLES.index("goblins")))
    assert [PEOPLES[people] for people in g.people] == ["orcs", "goblins"]


@pytest.mark.rule("EMP-420")
def test_the_people_of_any_other_player_is_taken_not_of_the_first_alone() -> None:
    g = new(3)
    fate(g, A, B, C)
    say(g, A, PlayPeople(PEOPLES.index("orcs")))
    say(g, B, PlayPeople(PEOPLES.index("empire")))
    assert refused(g, C, PlayPeople(PEOPLES.index("empire"))) == "people-taken"
    assert refused(g, C, PlayPeople(PEOPLES.index("orcs"))) == "people-taken"


@pytest.mark.rule("EMP-420")
def test_one_people_may_be_led_twice_where_that_was_agreed() -> None:
    g = new(2, people_twice="on")
    fate(g, A, B)
    say(g, A, PlayPeople(PEOPLES.index("orcs")))
    say(g, B, PlayPeople(PEOPLES.index("orcs")))
    assert g.people == [PEOPLES.index("orcs")] * 2


@pytest.mark.rule("EMP-009")
def test_peoples_are_chosen_in_the_order_of_the_lot() -> None:
    g = new(2)
    fate(g, B, A)
    assert isinstance(g.stack[-1], ChoosePeople)
    assert g.waiting() == (B,)


# --- The map -----------------------------------------------------------------------------------


def with_peoples(**options: str) -> Campaign:
    g = new(2, **options)
    fate(g, A, B)
    say(g, A, PlayPeople(PEOPLES.index("empire")))
    say(g, B, PlayPeople(PEOPLES.index("kislev")))
    return g


@pytest.mark.rule("EMP-177")
def test_the_map_is_generated_from_a_seed_of_fate() -> None:
    g = with_peoples()
    told = fate(g, 17)
    assert g.land == generated(17, 2)
    assert [e.tiles for e in told if isinstance(e, MapLaid)] == [len(g.land.tiles())]


@pytest.mark.rule("EMP-177", "EMP-006")
def test_the_map_has_room_for_all_who_play() -> None:
    g = new(6)
    fate(g, *g.seats())
    for seat, people in zip(
        g.seats(), ("empire", "kislev", "araby", "orcs", "skaven", "chaos"), strict=True
    ):
        say(g, seat, PlayPeople(PEOPLES.index(people)))
    fate(g, 7)
    assert g.land == generated(7, 6)
    assert len(g.land.tiles()) == 54


@pytest.mark.rule("EMP-177", "EMP-006")
def test_an_entered_map_must_be_large_enough_for_all_who_play() -> None:
    g = new(3, map="given")
    fate(g, A, B, C)
    for seat, people in zip(g.seats(), ("empire", "kislev", "araby"), strict=True):
        say(g, seat, PlayPeople(PEOPLES.index(people)))
    small = tiles_of(campaign("; ".join(PLAIN.split("\n")[1:4])).land)
    assert refused(g, g.role("organiser"), EnterMap(SIDE_UP, small)) == "map-too-small"


@pytest.mark.rule("EMP-177", "EMP-425")
def test_the_organiser_enters_a_map_where_that_was_agreed() -> None:
    g = with_peoples(map="given")
    organiser = g.role("organiser")
    assert g.waiting() == (organiser,)
    land = generated(5, 2)
    assert rule_against(g, organiser, EnterMap("", tiles_of(land))) == "EMP-425"
    told = say(g, organiser, EnterMap(SIDE_UP, tiles_of(square())))
    assert g.land.lie == SIDE_UP
    assert any(isinstance(e, MapLaid) for e in told)
    assert len(g.legal(A)) > 0


def square() -> Land:
    """Six columns of six hills, with a side up, and a volcano in the middle."""
    terrain = [NONE] * len(TILES)
    for row in range(6):
        for column in range(6):
            terrain[row * COLUMNS + column] = HILLS
    terrain[tile("C3")] = VOLCANO
    return Land(SIDE_UP, terrain)


@pytest.mark.rule("EMP-177")
def test_the_maps_that_are_offered_to_the_organiser_can_be_played() -> None:
    g = with_peoples(map="given")
    organiser = g.role("organiser")
    offered = g.legal(organiser)
    assert len(offered) == 3
    say(g, organiser, offered[1])
    assert tiles_of(g.land) == offered[1].tiles


# --- Capitals ----------------------------------------------------------------------------------


@pytest.mark.rule("EMP-008")
def test_nobody_sees_a_capital_until_all_have_chosen() -> None:
    g = choosing()
    told = say(g, A, NameCapital(tile("A1")))
    assert all(event.seen_by(B) != event for event in told if "A1" in repr(event))
    assert g.capital == [NONE, NONE]
    assert g.owner[tile("A1")] == NOBODY
    told = say(g, B, NameCapital(tile("E1")))
    (shown,) = [e for e in told if isinstance(e, CapitalsRevealed)]
    assert (shown.seats, shown.sites) == ((A, B), (tile("A1"), tile("E1")))
    assert g.capital == [tile("A1"), tile("E1")]


@pytest.mark.rule("EMP-008")
@pytest.mark.parametrize("second", ["A1", "B1"])
def test_of_two_that_clash_the_first_in_the_lot_keeps_his_and_the_other_chooses_again(
    second: str,
) -> None:
    g = choosing()
    g.lot = [B, A]
    say(g, A, NameCapital(tile(second)))
    told = say(g, B, NameCapital(tile("A1")))
    (clash,) = [e for e in told if isinstance(e, CapitalsClashed)]
    assert (clash.seat, clash.tile, clash.other) == (A, tile(second), B)
    assert g.capital == [NONE, tile("A1")]
    assert g.waiting() == (A,)
    assert refused(g, A, NameCapital(tile("B1"))) == "capital-too-near"
    say(g, A, NameCapital(tile("C1")))
    assert g.capital[A] == tile("C1")


@pytest.mark.rule("EMP-008")
def test_of_two_capitals_in_the_way_that_of_the_first_in_the_lot_is_named() -> None:
    g = choosing()
    g.lot = [B, A]
    g.capital = [tile("A1"), tile("C1")]
    assert too_near(g, tile("B1")) == B


@pytest.mark.rule("EMP-008")
def test_one_tile_between_two_capitals_is_enough() -> None:
    g = choosing()
    say(g, A, NameCapital(tile("A1")))
    told = say(g, B, NameCapital(tile("C1")))
    assert not [e for e in told if isinstance(e, CapitalsClashed)]
    assert g.capital == [tile("A1"), tile("C1")]


@pytest.mark.rule("EMP-008", "EMP-010")
def test_a_capital_stands_where_a_city_can() -> None:
    g = choosing()
    sites = [action.tile for action in g.legal(A)]
    for name in ("B3", "F3", "F4"):
        assert tile(name) not in sites
    assert tile("A1") in sites


@pytest.mark.rule("EMP-226")
def test_dwarfs_may_have_their_capital_on_a_mountain() -> None:
    g = choosing(2, ("dwarfs", "bretonnia"))
    assert refused(g, A, NameCapital(tile("F3"))) == ""
    assert refused(g, B, NameCapital(tile("F3"))) == "not-offered"
    assert refused(g, A, NameCapital(tile("F4"))) == "not-offered"


@pytest.mark.rule("EMP-010")
def test_the_capital_of_orcs_carries_a_city_from_the_start() -> None:
    g = taking(("orcs", "bretonnia"))
    say(g, A, BeginAt(tile("A2")))
    say(g, A, BeginAt(tile("B1")))
    assert g.building[tile("A1")] == CITY
    assert g.count(A, CITY) == 1
    assert g.size(A) == 4


# --- First tiles -------------------------------------------------------------------------------


@pytest.mark.rule("EMP-006")
def test_each_player_begins_with_three_connected_tiles_in_the_order_of_the_lot() -> None:
    g = taking(("empire", "bretonnia"))
    assert isinstance(g.stack[-1], ChooseFirstTile)
    assert g.waiting() == (A,)
    say(g, A, BeginAt(tile("B1")))
    assert rule_against(g, A, BeginAt(tile("D1"))) == "EMP-006"
    say(g, A, BeginAt(tile("C1")))
    assert g.waiting() == (B,)
    assert refused(g, B, BeginAt(tile("C1"))) == "not-a-first-tile"
    say(g, B, BeginAt(tile("D1")))
    say(g, B, BeginAt(tile("F1")))
    assert [len(g.tiles_of(seat)) for seat in g.seats()] == [3, 3]
    assert all(len(g.connected(seat)) == 3 for seat in g.seats())
    assert [g.is_capital(t) for t in g.tiles_of(A)].count(True) == 1


@pytest.mark.rule("EMP-006", "EMP-009")
def test_first_tiles_are_chosen_in_the_order_of_the_lot_not_of_the_seats() -> None:
    g = campaign(PLAIN, number=1, players=2)
    g.owner[tile("A1")] = A
    g.owner[tile("D1")] = B
    g.lot = [B, A]
    g.stack.append(SetUp(at="."))
    begin(g, FirstTiles())
    assert g.waiting() == (B,)
    say(g, B, BeginAt(tile("C1")))
    assert g.waiting() == (B,)


@pytest.mark.rule("EMP-006")
def test_the_volcano_is_no_first_tile() -> None:
    g = campaign(PLAIN, number=1, players=2)
    g.owner[tile("A3")] = A
    g.owner[tile("D1")] = B
    g.stack.append(SetUp(at="."))
    begin(g, FirstTiles())
    assert tile("B3") in g.land.neighbours(tile("A3"))
    assert refused(g, A, BeginAt(tile("B3"))) == "not-a-first-tile"


@pytest.mark.rule("EMP-006")
def test_who_is_shut_in_takes_the_nearest_free_tile() -> None:
    g = campaign(PLAIN, number=1, players=2)
    g.owner[tile("A1")] = A
    for name in ("B1", "A2"):
        g.owner[tile(name)] = B
    g.stack.append(SetUp(at="."))
    begin(g, FirstTiles())
    assert sorted(TILES[action.tile] for action in g.legal(A)) == ["A3", "B2", "C1"]


@pytest.mark.rule("EMP-248")
def test_mercenaries_begin_with_two_tiles() -> None:
    g = taking(("dogs-of-war", "bretonnia"))
    say(g, A, BeginAt(tile("B1")))
    assert g.waiting() == (B,)
    assert len(g.tiles_of(A)) == 2
    assert g.building[tile("B1")] == NONE


@pytest.mark.rule("EMP-007")
def test_each_treasury_begins_with_100_gold() -> None:
    g = taking(("empire", "bretonnia"))
    told: list[Event] = []
    for seat, name in ((A, "B1"), (A, "C1"), (B, "D1"), (B, "F1")):
        told = say(g, Seat(seat), BeginAt(tile(name)))
    assert g.gold == [100, 100]
    assert [(e.seat, e.gold, e.why) for e in told if isinstance(e, Paid)] == [
        (A, 100, "start"),
        (B, 100, "start"),
    ]
