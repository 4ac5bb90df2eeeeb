"""A copy of a state may change by itself, however deep what changes lies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Annotated

import pytest

from feldzug.kernel.state import REPLACED, State, agreed


@dataclass
class Purse(State):
    coins: list[int] = field(default_factory=list)


@dataclass
class Treasury(State):
    rows: list[list[int]] = field(default_factory=lambda: [[1], [2]])
    debts: dict[str, list[int]] = field(default_factory=lambda: {"miller": [3]})
    names: dict[str, int] = field(default_factory=lambda: {"miller": 1})
    chest: list[int] | None = field(default_factory=lambda: [4])
    cellar: list[int] | None = None
    purses: list[Purse] = field(default_factory=lambda: [Purse([5])])
    marks: bytearray = field(default_factory=lambda: bytearray(2))


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda t: t.rows.append([]), id="list"),
        pytest.param(lambda t: t.rows[0].append(9), id="list in list"),
        pytest.param(lambda t: t.debts.update(smith=[]), id="dict"),
        pytest.param(lambda t: t.debts["miller"].append(9), id="list in dict"),
        pytest.param(lambda t: t.names.update(miller=2), id="value in dict"),
        pytest.param(lambda t: t.chest.append(9), id="list or nothing"),
        pytest.param(lambda t: t.purses.append(Purse()), id="states"),
        pytest.param(lambda t: t.purses[0].coins.append(9), id="list in state"),
        pytest.param(lambda t: t.marks.append(1), id="bytes"),
    ],
)
def test_a_copy_does_not_change_with_the_original(change: Callable[[Treasury], None]) -> None:
    treasury = Treasury()
    twin = treasury.clone()
    assert twin == treasury
    change(treasury)
    assert twin == Treasury() != treasury


@dataclass
class Muddle(State):
    either: list[int] | dict[str, int] = field(default_factory=list)


def test_what_nobody_knows_how_to_copy_is_refused() -> None:
    with pytest.raises(TypeError, match="nobody knows how to copy"):
        Muddle().clone()


def test_a_tuple_in_a_state_holds_only_what_never_changes() -> None:
    @dataclass
    class Leaky(State):
        lists: tuple[list[int], ...] = ()

    with pytest.raises(TypeError, match="never changes"):
        Leaky(([1],)).clone()


@dataclass
class Chest(State):
    owner: str
    coins: int = 0


def test_what_has_no_default_was_agreed_before_the_game() -> None:
    assert [f.name for f in fields(Chest) if agreed(f)] == ["owner"]


@dataclass
class Trays(State):
    cups: list[Annotated[list[int], REPLACED]] = field(default_factory=lambda: [[1], [2]])


def test_what_is_replaced_and_never_changed_is_shared_by_copies() -> None:
    trays = Trays()
    twin = trays.clone()
    assert twin.cups[0] is trays.cups[0]
    twin.cups[0] = [9]
    assert trays.cups == [[1], [2]]
