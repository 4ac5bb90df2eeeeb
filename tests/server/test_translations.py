"""What a page is told of the fields of a game's values, by their types."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from feldzug.kernel.values import Seat
from feldzug.kernel.vocabulary import Per, Vocabulary
from feldzug.server.models.games import GroupWords, SeriesWords
from feldzug.server.translations import field_words

PONDS = Vocabulary("pond", ("north", "south"))
Pond = Annotated[int, PONDS]


@pytest.mark.parametrize(
    ("hint", "words"),
    [
        (int, ""),
        (Seat, "seat"),
        (Pond | None, "pond"),
        (tuple[Seat, ...], "seat"),
        (tuple[tuple[Seat, ...], ...], "seat"),
        (tuple[Pond, Pond], "pond"),
        (tuple[int, str], ""),
        (dict[Seat, Any], ""),
        (Annotated[list[int], Per(PONDS)], ""),
        (tuple[Seat, Pond], GroupWords(["seat", "pond"])),
        (list[tuple[Seat, int]], SeriesWords(GroupWords(["seat", ""]))),
        (
            tuple[Seat, tuple[tuple[Pond, int], ...]],
            GroupWords(["seat", SeriesWords(GroupWords(["pond", ""]))]),
        ),
    ],
)
def test_the_type_of_a_field_says_what_it_is_of(hint: Any, words: Any) -> None:
    assert field_words(hint) == words
