"""Fields declared once: the copy follows from their types."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

import pytest

from feldzug.kernel.state import State, agreed, copy, hints
from feldzug.kernel.vocabulary import Per


@dataclass
class Inner(State):
    count: int = 0


@dataclass
class Chest(State):
    owner: str
    counts: list[int] = field(default_factory=list)
    rows: list[list[int]] = field(default_factory=list)
    marked: Annotated[bytearray, Per(3)] = field(default_factory=lambda: bytearray(3))
    named: dict[str, list[int]] = field(default_factory=dict)
    inner: Inner = field(default_factory=Inner)
    maybe: Inner | None = None
    pair: tuple[int, ...] = ()


def test_a_copy_changes_by_itself() -> None:
    one = Chest("Ann", [1], [[2]], bytearray([3, 0, 0]), {"a": [4]}, Inner(5), Inner(6), (7, 8))
    other = one.clone()
    assert other == one
    other.counts.append(9)
    other.rows[0].append(9)
    other.marked[0] = 9
    other.named["a"].append(9)
    other.inner.count = other.maybe.count = 9
    before = Chest("Ann", [1], [[2]], bytearray([3, 0, 0]), {"a": [4]}, Inner(5), Inner(6), (7, 8))
    assert one == before
    assert copy(Chest("Ben")).maybe is None


def test_what_has_no_default_was_agreed_before_the_game() -> None:
    fields = Chest.__dataclass_fields__
    assert [name for name, f in fields.items() if agreed(f)] == ["owner"]
    assert hints(Chest)["pair"] == tuple[int, ...]


def test_a_tuple_in_a_state_holds_only_what_never_changes() -> None:
    @dataclass
    class Leaky(State):
        lists: tuple[list[int], ...] = ()

    with pytest.raises(TypeError, match="never changes"):
        Leaky(([1],)).clone()


def test_what_may_be_one_of_several_changing_things_cannot_be_copied() -> None:
    @dataclass
    class Unclear(State):
        either: list[int] | dict[str, int] = field(default_factory=list)

    with pytest.raises(TypeError, match="nobody knows"):
        Unclear().clone()
