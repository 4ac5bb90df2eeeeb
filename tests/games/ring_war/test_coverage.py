"""A gate: no row of the catalogue without a test, no test for a row that is not there."""

from __future__ import annotations

import re

from feldzug.analysis.coverage import folder_of_tests, rows_shown
from feldzug.games.ring_war.board import CONTENT
from feldzug.parts.content import load

ROWS = {row["id"] for row in load(CONTENT, "catalogue.toml")["rule"]}


def shown() -> set[str]:
    folder = folder_of_tests()
    assert folder is not None
    return set(rows_shown(folder))


def test_every_rule_has_a_test() -> None:
    assert sorted(ROWS - shown()) == []


def test_every_test_names_a_rule_that_exists() -> None:
    ours = {row for row in shown() if re.match(r"RNG-|G\d", row)}
    assert sorted(ours - ROWS) == []
