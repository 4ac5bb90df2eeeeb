"""The alliance matrix, as printed and as corrected."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.matrix import CORRECTED, FACTORS, FILE, MATRICES, PRINTED, Matrix, factor
from feldzug.games.empires.peoples import PEOPLE_FACTS, PEOPLES, people_called
from feldzug.games.empires.records import CONTENT
from feldzug.parts.content import load


def names(text: str) -> list[int]:
    return sorted([people_called(name) for name in text.split()])


def printed(name: str = CORRECTED) -> dict[str, Any]:
    table: dict[str, Any] = load(CONTENT, FILE)[name]
    return table


@pytest.mark.rule("EMP-376")
def test_there_are_nineteen_peoples_in_rows_and_columns() -> None:
    assert len(PEOPLES) == 19
    for matrix in MATRICES.values():
        assert [len(row) for row in matrix.rows] == [19] * 19


@pytest.mark.rule("EMP-376")
def test_a_row_that_is_too_short_is_refused() -> None:
    table = printed()
    table["rows"]["Orks"].pop()
    with pytest.raises(ValueError, match="the row Orks of corrected has 18 values instead of 19"):
        Matrix(CORRECTED, table)


@pytest.mark.rule("EMP-376")
def test_a_row_and_a_column_that_are_missing_are_refused() -> None:
    table = printed()
    del table["rows"]["Orks"]
    with pytest.raises(ValueError, match="does not have a row for every people"):
        Matrix(CORRECTED, table)
    table = printed()
    table["columns"][0] = "Orks"
    with pytest.raises(ValueError, match="columns of corrected are not the 19 peoples"):
        Matrix(CORRECTED, table)


def test_a_matrix_says_where_it_is_from() -> None:
    with pytest.raises(ValueError, match="the matrix printed does not say where it is from"):
        Matrix(PRINTED, printed(PRINTED) | {"source": "hearsay"})


@pytest.mark.rule("EMP-377")
def test_only_four_values_occur_and_any_other_is_refused() -> None:
    assert FACTORS == (-2, 0, 2, 3)
    for matrix in MATRICES.values():
        assert {value for row in matrix.rows for value in row} == set(FACTORS)
    table = printed()
    table["rows"]["Orks"][0] = 1
    with pytest.raises(ValueError, match="the row Orks of corrected has the value 1; only -2, 0"):
        Matrix(CORRECTED, table)


@pytest.mark.rule("EMP-378")
def test_a_people_has_3_with_itself() -> None:
    assert [factor(CORRECTED, n, n) for n in range(19)] == [3] * 19


@pytest.mark.rule("EMP-379")
def test_the_corrected_matrix_has_one_factor_a_pair_and_the_printed_one_ten_unequal_pairs() -> None:
    assert MATRICES[CORRECTED].unequal() == []
    assert len(MATRICES[PRINTED].unequal()) == 10


@pytest.mark.rule("EMP-380")
@pytest.mark.parametrize(
    ("row", "shifted", "right"),
    [
        ("witch-hunters", (3, 2, 2), (-2, 3, 2)),
        ("high-elves", (2, 3, 2), (-2, 2, 3)),
        ("empire", (2, 2, 2), (-2, 2, 2)),
        ("kislev", (2, 2, 2), (-2, 2, 2)),
        ("wood-elves", (0, 2, 2), (-2, 0, 2)),
        ("dwarfs", (2, -2, -2), (-2, 2, -2)),
    ],
)
def test_six_rows_are_shifted_in_three_columns(
    row: str, shifted: tuple[int, ...], right: tuple[int, ...]
) -> None:
    people = people_called(row)
    columns = [people_called(name) for name in ("goblins", "witch-hunters", "high-elves")]
    assert tuple([factor(PRINTED, people, column) for column in columns]) == shifted
    assert tuple([factor(CORRECTED, people, column) for column in columns]) == right
    others = [n for n in range(19) if n not in columns]
    assert all(factor(PRINTED, people, n) == factor(CORRECTED, people, n) for n in others)


@pytest.mark.rule("EMP-381")
def test_chaos_and_wood_elves_lost_a_minus_sign() -> None:
    chaos, wood_elves = people_called("chaos"), people_called("wood-elves")
    assert (factor(PRINTED, chaos, wood_elves), factor(PRINTED, wood_elves, chaos)) == (2, -2)
    assert (factor(CORRECTED, chaos, wood_elves), factor(CORRECTED, wood_elves, chaos)) == (-2, -2)


@pytest.mark.rule("EMP-382")
def test_both_spellings_of_the_witch_hunters_mean_one_people() -> None:
    assert (
        people_called("Hewenjäger") == people_called("Hexenjäger") == people_called("witch-hunters")
    )
    table = printed()
    table["rows"]["Hexenjäger"] = table["rows"].pop("Hewenjäger")
    assert Matrix(CORRECTED, table).rows == MATRICES[CORRECTED].rows
    table["rows"]["Hexenmeister"] = table["rows"].pop("Hexenjäger")
    with pytest.raises(ValueError, match="Hexenmeister, which is no people"):
        Matrix(CORRECTED, table)


@pytest.mark.parametrize(
    ("row", "friends", "indifferent"),
    [
        pytest.param(
            "Araby",
            "Hewenjäger Hochelfen Imperium Zwerge",
            "Brettonen Kislev Söldner Waldelfen",
            marks=pytest.mark.rule("EMP-383"),
        ),
        pytest.param(
            "Brettonen",
            "Hewenjäger Hochelfen Imperium Kislev Waldelfen Zwerge",
            "Araby Söldner",
            marks=pytest.mark.rule("EMP-384"),
        ),
        pytest.param(
            "Chaos",
            "Chaoszwerge Dämonen Dunkelelfen Goblins Orks Ratten Vampire",
            "Echsen Söldner",
            marks=pytest.mark.rule("EMP-385"),
        ),
        pytest.param(
            "Chaoszwerge",
            "Chaos Dämonen Dunkelelfen Goblins Orks Ratten Vampire",
            "Söldner",
            marks=pytest.mark.rule("EMP-386"),
        ),
        pytest.param(
            "Dämonen",
            "Chaos Chaoszwerge Dunkelelfen Goblins Khemri Orks Ratten Vampire",
            "Echsen Söldner",
            marks=pytest.mark.rule("EMP-387"),
        ),
        pytest.param(
            "Dunkelelfen",
            "Chaos Chaoszwerge Dämonen Goblins Orks Ratten Vampire",
            "Echsen Söldner",
            marks=pytest.mark.rule("EMP-388"),
        ),
        pytest.param(
            "Echsen", "", "Chaos Dämonen Dunkelelfen Söldner", marks=pytest.mark.rule("EMP-389")
        ),
        pytest.param(
            "Goblins",
            "Chaos Chaoszwerge Dämonen Dunkelelfen Orks Ratten Vampire",
            "Söldner",
            marks=pytest.mark.rule("EMP-390"),
        ),
        pytest.param(
            "Hewenjäger",
            "Araby Brettonen Hochelfen Imperium Kislev Zwerge",
            "Söldner Waldelfen",
            marks=pytest.mark.rule("EMP-391"),
        ),
        pytest.param(
            "Hochelfen",
            "Araby Brettonen Hewenjäger Imperium Kislev Waldelfen",
            "Söldner",
            marks=pytest.mark.rule("EMP-392"),
        ),
        pytest.param(
            "Imperium",
            "Araby Brettonen Hewenjäger Hochelfen Kislev Waldelfen Zwerge",
            "Söldner",
            marks=pytest.mark.rule("EMP-393"),
        ),
        pytest.param("Khemri", "Dämonen Vampire", "Söldner", marks=pytest.mark.rule("EMP-394")),
        pytest.param(
            "Kislev",
            "Brettonen Hewenjäger Hochelfen Imperium Waldelfen Zwerge",
            "Araby Söldner",
            marks=pytest.mark.rule("EMP-395"),
        ),
        pytest.param(
            "Orks",
            "Chaos Chaoszwerge Dämonen Dunkelelfen Goblins Ratten Vampire",
            "Söldner",
            marks=pytest.mark.rule("EMP-396"),
        ),
        pytest.param(
            "Ratten",
            "Chaos Chaoszwerge Dämonen Dunkelelfen Goblins Orks Vampire",
            "Söldner",
            marks=pytest.mark.rule("EMP-397"),
        ),
        pytest.param(
            "Söldner",
            "",
            " ".join([one.sheet[0] for one in PEOPLE_FACTS if one.id != "dogs-of-war"]),
            marks=pytest.mark.rule("EMP-398"),
        ),
        pytest.param(
            "Vampire",
            "Chaos Chaoszwerge Dämonen Dunkelelfen Goblins Khemri Orks Ratten",
            "Söldner",
            marks=pytest.mark.rule("EMP-399"),
        ),
        pytest.param(
            "Waldelfen",
            "Brettonen Hochelfen Imperium Kislev",
            "Araby Hewenjäger Söldner",
            marks=pytest.mark.rule("EMP-400"),
        ),
        pytest.param(
            "Zwerge",
            "Araby Brettonen Hewenjäger Imperium Kislev",
            "Söldner",
            marks=pytest.mark.rule("EMP-401"),
        ),
    ],
)
def test_the_row_of_a_people(row: str, friends: str, indifferent: str) -> None:
    people = people_called(row)
    values = [factor(CORRECTED, people, other) for other in range(19)]
    assert [n for n in range(19) if values[n] == 2] == names(friends)
    assert [n for n in range(19) if values[n] == 0] == names(indifferent)
    assert [n for n in range(19) if values[n] == 3] == [people]
