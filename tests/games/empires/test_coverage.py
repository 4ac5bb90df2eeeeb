"""A gate: no row of the catalogue without a test, no test for a row that is not there."""

from __future__ import annotations

from feldzug.analysis.coverage import folder_of_tests, rows_shown
from feldzug.games.empires.records import CONTENT
from feldzug.parts.content import load

ROWS = {row["id"] for row in load(CONTENT, "catalogue.toml")["rule"]}


def shown() -> set[str]:
    folder = folder_of_tests()
    assert folder is not None
    return {row for row in rows_shown(folder) if row.startswith("EMP-")}


def test_every_rule_has_a_test() -> None:
    assert sorted(ROWS - shown()) == []


def test_every_test_names_a_rule_that_exists() -> None:
    assert sorted(shown() - ROWS) == []
