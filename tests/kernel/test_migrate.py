from __future__ import annotations

import pytest

from feldzug.kernel.errors import NewerRules
from feldzug.kernel.migrate import Json, Migrations, frames

STEPS = Migrations()


@STEPS.to(2)
def a_name(saved: Json) -> None:
    saved["names"] = ["two"]


@STEPS.to(4)
def another_name(saved: Json) -> None:
    saved["names"] = [*saved["names"], "four"]


def test_an_old_save_is_brought_up_step_by_step() -> None:
    assert STEPS.upgrade({"version": 1}, 4) == {"version": 4, "names": ["two", "four"]}


def test_a_version_of_long_ago_costs_no_more_than_its_steps() -> None:
    upgraded = STEPS.upgrade({"version": -(10**15)}, 4)
    assert upgraded == {"version": 4, "names": ["two", "four"]}


def test_a_step_that_is_missing_changes_nothing() -> None:
    saved = {"version": 2, "names": []}
    assert STEPS.upgrade(saved, 3) == {"version": 3, "names": []}


def test_what_is_new_stays_as_it_is() -> None:
    assert STEPS.upgrade({"version": 4}, 4) == {"version": 4}


def test_what_is_newer_than_us_is_refused_by_name() -> None:
    with pytest.raises(NewerRules) as refused:
        STEPS.upgrade({"version": 5}, 4)
    assert dict(refused.value.reason.args) == {"entry": -1, "found": "5", "known": "4"}


def test_frames_are_found_by_their_tag() -> None:
    stack = [{"@": "War"}, {"@": "Battle", "at": "one"}, {"@": "Battle", "at": "two"}]
    assert [frame["at"] for frame in frames({"stack": stack}, "Battle")] == ["one", "two"]


def test_two_steps_to_one_version_are_refused() -> None:
    with pytest.raises(ValueError, match="version 2"):
        STEPS.to(2)(another_name)
