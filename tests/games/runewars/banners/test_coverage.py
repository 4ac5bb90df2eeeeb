"""A gate: no row of the expansion's catalogue without a test, no test for a row that is not there."""

from __future__ import annotations

import pytest

from feldzug.analysis.coverage import folder_of_tests, rows_shown
from feldzug.games import names_of
from feldzug.games.runewars.banners.pieces import CONTENT
from feldzug.games.runewars.game import RUNEWARS
from feldzug.parts.content import load

ROWS = {row["id"] for row in load(CONTENT, "catalogue.toml")["rule"]}


def shown() -> set[str]:
    folder = folder_of_tests()
    assert folder is not None
    return {row for row in rows_shown(folder) if row.startswith("BOW-")}


def test_every_rule_has_a_test() -> None:
    assert sorted(ROWS - shown()) == []


def test_every_test_names_a_rule_that_exists() -> None:
    assert sorted(shown() - ROWS) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_rule_is_in_the_book_behind_those_of_the_base(language: str) -> None:
    book = [row for _, rows in names_of(RUNEWARS).catalogue(language) for row, _ in rows]
    own = [row for row in book if row in ROWS]
    assert len(own) == len(ROWS)
    assert book[-len(own) :] == own
