"""Terrain: taxes, mines, buildings and the pieces on a battlefield."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.records import Record, rows_of
from feldzug.games.empires.terrain import (
    CITY_TAX_DICE,
    CITY_TAX_FACTOR,
    FILE,
    PIECE_FACTS,
    PIECES,
    TERRAIN_FACTS,
    TERRAINS,
    PieceFacts,
    TerrainFacts,
)


def terrain(name: str) -> TerrainFacts:
    return TERRAIN_FACTS[TERRAINS.index(name)]


def piece(name: str) -> PieceFacts:
    return PIECE_FACTS[PIECES.index(name)]


def laid(name: str) -> list[tuple[str, int, int, str]]:
    return [(PIECES[one.piece], one.count, one.optional, one.place) for one in terrain(name).pieces]


@pytest.mark.rule("EMP-177", "EMP-411")
def test_there_are_eleven_kinds_of_terrain_and_the_capital_is_none() -> None:
    assert [facts.on_sheet for facts in TERRAIN_FACTS] == list(range(1, 12))
    assert "capital" not in TERRAINS.ids
    with pytest.raises(KeyError):
        TERRAINS.index("capital")


@pytest.mark.parametrize(
    ("name", "dice", "gold"),
    [
        pytest.param("mountain", 0, 0, marks=pytest.mark.rule("EMP-096")),
        pytest.param("volcano", 0, 0, marks=pytest.mark.rule("EMP-096")),
        pytest.param("swamp", 1, 5, marks=pytest.mark.rule("EMP-097")),
        pytest.param("desert", 1, 5, marks=pytest.mark.rule("EMP-098")),
        pytest.param("tundra", 1, 5, marks=pytest.mark.rule("EMP-099")),
        pytest.param("hills", 1, 10, marks=pytest.mark.rule("EMP-100")),
        pytest.param("lake", 1, 10, marks=pytest.mark.rule("EMP-100")),
        pytest.param("forest", 1, 10, marks=pytest.mark.rule("EMP-101")),
        pytest.param("jungle", 1, 10, marks=pytest.mark.rule("EMP-101")),
        pytest.param("fields", 2, 10, marks=pytest.mark.rule("EMP-102")),
        pytest.param("river", 2, 10, marks=pytest.mark.rule("EMP-103")),
    ],
)
def test_the_tax_of_a_tile(name: str, dice: int, gold: int) -> None:
    assert (terrain(name).tax_dice, terrain(name).tax_factor) == (dice, gold)


@pytest.mark.rule("EMP-104")
def test_a_city_adds_a_die_times_ten() -> None:
    assert (CITY_TAX_DICE, CITY_TAX_FACTOR) == (1, 10)


@pytest.mark.rule("EMP-161", "EMP-162", "EMP-165")
def test_mines_are_on_rivers_with_two_dice_and_on_mountains_with_three() -> None:
    assert {facts.id: facts.mine_dice for facts in TERRAIN_FACTS if facts.mine} == {
        "mountain": 3,
        "river": 2,
    }


@pytest.mark.rule("EMP-207", "EMP-208")
def test_no_castle_in_a_swamp_and_no_city_there_or_on_a_mountain() -> None:
    assert [facts.id for facts in TERRAIN_FACTS if not facts.castle] == ["swamp"]
    assert [facts.id for facts in TERRAIN_FACTS if not facts.city] == [
        "mountain",
        "volcano",
        "swamp",
    ]


@pytest.mark.rule("EMP-212", "EMP-421")
def test_only_a_mountain_costs_more_and_the_volcano_is_none() -> None:
    assert {facts.id: facts.surcharge for facts in TERRAIN_FACTS if facts.surcharge} == {
        "mountain": 1
    }


@pytest.mark.parametrize(
    ("name", "pieces"),
    [
        pytest.param(
            "mountain", [("mountain-hill", 1, 0, "middle")], marks=pytest.mark.rule("EMP-284")
        ),
        pytest.param("volcano", [("volcano", 1, 0, "corner")], marks=pytest.mark.rule("EMP-286")),
        pytest.param(
            "jungle",
            [("wood", 7, 1, "sector")],
            marks=pytest.mark.rule("EMP-298", "EMP-299", "EMP-300"),
        ),
        pytest.param(
            "forest",
            [("wood", 3, 0, "sector"), ("flat-hill", 3, 0, "sector")],
            marks=pytest.mark.rule("EMP-301"),
        ),
        pytest.param(
            "fields",
            [
                ("field", 1, 0, "sector"),
                ("flat-hill", 2, 0, "sector"),
                ("wood", 1, 0, "sector"),
                ("village", 1, 0, "sector"),
            ],
            marks=pytest.mark.rule("EMP-302", "EMP-303"),
        ),
        pytest.param(
            "hills",
            [("flat-hill", 4, 1, "sector")],
            marks=pytest.mark.rule("EMP-304", "EMP-305", "EMP-306"),
        ),
        pytest.param(
            "desert",
            [("rock", 9, 1, "sector"), ("flat-hill", 2, 0, "sector")],
            marks=pytest.mark.rule("EMP-307", "EMP-308", "EMP-309", "EMP-310"),
        ),
        pytest.param(
            "tundra",
            [("flat-hill", 3, 0, "sector"), ("rock", 8, 0, "sector")],
            marks=pytest.mark.rule("EMP-311", "EMP-312"),
        ),
        pytest.param(
            "lake",
            [("lake", 1, 0, "sector"), ("wood", 2, 0, "sector"), ("flat-hill", 2, 0, "sector")],
            marks=pytest.mark.rule("EMP-313"),
        ),
        pytest.param(
            "river",
            [("river", 1, 0, "ends"), ("bridge", 1, 0, "on-river"), ("ford", 1, 0, "on-river")],
            marks=pytest.mark.rule("EMP-314"),
        ),
        pytest.param("swamp", [("swamp", 6, 0, "sector")], marks=pytest.mark.rule("EMP-322")),
    ],
)
def test_the_pieces_of_a_battlefield(name: str, pieces: list[tuple[str, int, int, str]]) -> None:
    assert laid(name) == pieces


@pytest.mark.rule("EMP-275")
def test_flat_hills_are_open_to_everybody() -> None:
    assert {"infantry", "monster", "cavalry", "artillery"} <= set(piece("flat-hill").enter)


@pytest.mark.rule("EMP-276")
def test_higher_hills_are_for_infantry() -> None:
    assert piece("hill").enter == ("infantry",)
    assert piece("hill").flyers


@pytest.mark.rule("EMP-277")
def test_rocks_are_impassable() -> None:
    assert piece("rock").enter == ()


@pytest.mark.rule("EMP-278", "EMP-279", "EMP-280")
def test_villages_swamps_and_woods_are_dense() -> None:
    assert [facts.id for facts in PIECE_FACTS if facts.dense] == ["wood", "village", "swamp"]


@pytest.mark.rule("EMP-281")
def test_flyers_do_not_land_in_a_wood() -> None:
    assert not piece("wood").flyers


@pytest.mark.rule("EMP-285")
def test_the_mountain_is_climbed_by_two_ramps() -> None:
    assert {facts.id: facts.ramps for facts in PIECE_FACTS if facts.ramps} == {"mountain-hill": 2}


@pytest.mark.rule("EMP-295", "EMP-296")
def test_eight_pieces_of_lava_and_a_lake_that_nobody_enters() -> None:
    assert [(facts.id, facts.laid) for facts in PIECE_FACTS if facts.laid] == [
        ("lava", 8),
        ("lava-lake", 1),
    ]
    assert piece("lava").enter == piece("lava-lake").enter == ()
    assert not piece("lava").flyers


@pytest.mark.rule("EMP-319", "EMP-320", "EMP-321")
def test_the_swamp_takes_stands_on_a_1_and_defends_infantry() -> None:
    assert piece("swamp").enter == ("infantry", "cavalry", "monster")
    assert piece("swamp").defends == ("infantry",)
    assert {facts.id: facts.lost_on for facts in PIECE_FACTS if facts.lost_on} == {"swamp": 1}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"tax_dice": "two"}, "jungle: the field tax_dice must be a whole number, not 'two'"),
        ({"castle": 1}, "jungle: the field castle must be true or false, not 1"),
        ({"pieces": []}, "jungle: the field pieces is missing"),
        (
            {"pieces": [{"piece": "moat", "count": 1, "place": "sector"}]},
            "'moat', which is no piece",
        ),
        ({"pieces": [{"piece": "wood", "count": 1, "place": "sky"}]}, "placed by one of sector"),
        ({"colour": "green"}, "jungle: the field colour means nothing"),
        ({"source": "hearsay"}, "jungle: the field source must be one of known"),
    ],
)
def test_a_mistake_in_the_file_is_refused_with_a_sentence(
    change: dict[str, Any], sentence: str
) -> None:
    row = rows_of(FILE, "terrain")[2] | change
    with pytest.raises(ValueError, match=sentence):
        TerrainFacts(0, Record(FILE, row))
