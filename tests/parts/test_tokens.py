from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import pytest

from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import Pool
from feldzug.kernel.packing import Packing
from feldzug.kernel.values import Seat
from feldzug.kernel.vocabulary import Vocabulary
from feldzug.parts.decks import EVERYBODY, NOBODY, those
from feldzug.parts.tokens import Tokens

RUNES = Vocabulary("rune", ("dragon", "false", "moon"))
AREAS = Vocabulary("area", ("hill", "ford", "wood"))
Rune = Annotated[int, RUNES]
Area = Annotated[int, AREAS]
DRAGON, FALSE, MOON = range(3)
HILL, FORD, WOOD = range(3)
A, B, C = Seat(0), Seat(1), Seat(2)


@dataclass
class RuneTokens(Tokens):
    @staticmethod
    def kind() -> Any:
        return Rune

    @staticmethod
    def where() -> Any:
        return Area


def laid(*tokens: tuple[int, int, int]) -> RuneTokens:
    found = RuneTokens()
    for area, kind, seen in tokens:
        found.lay(area, kind, seen)
    return found


def test_two_tokens_laid_together_tell_nothing_by_their_order() -> None:
    one = laid((HILL, DRAGON, those(A)), (HILL, FALSE, those(A)))
    other = laid((HILL, FALSE, those(A)), (HILL, DRAGON, those(A)))
    assert one == other
    assert one.shown_to(B) == ((HILL, None, 1), (HILL, None, 1))
    assert one.shown_to(A) == ((HILL, DRAGON, 1), (HILL, FALSE, 1))


def test_a_token_is_looked_at_revealed_and_hidden_again() -> None:
    tokens = laid((HILL, DRAGON, those(A)), (HILL, FALSE, those(A)))
    tokens.learn(HILL, DRAGON, those(A), those(B))
    assert tokens.group(HILL, those(A, B)) == [DRAGON]
    tokens.reveal(HILL, DRAGON, those(A, B))
    assert tokens.shown_to(None) == ((HILL, None, 1), (HILL, DRAGON, EVERYBODY))
    tokens.hide(HILL, DRAGON, those(A))
    assert tokens == laid((HILL, DRAGON, those(A)), (HILL, FALSE, those(A)))


def test_a_token_that_goes_takes_what_others_knew_of_its_group_along() -> None:
    tokens = laid((HILL, DRAGON, those(A, B)), (HILL, FALSE, those(A, B)))
    tokens.move(HILL, DRAGON, those(A, B), WOOD, by=those(A))
    assert tokens.shown_to(A) == ((HILL, FALSE, 1), (WOOD, DRAGON, 1))
    assert tokens.shown_to(B) == ((HILL, None, 1), (WOOD, None, 1))


def test_a_lone_or_open_token_goes_with_all_that_is_known_of_it() -> None:
    tokens = laid((HILL, DRAGON, those(A, B)), (FORD, MOON, EVERYBODY), (FORD, FALSE, EVERYBODY))
    tokens.move(HILL, DRAGON, those(A, B), WOOD, by=those(A))
    tokens.move(FORD, MOON, EVERYBODY, WOOD, by=those(A))
    assert tokens.shown_to(B) == (
        (FORD, FALSE, EVERYBODY),
        (WOOD, DRAGON, 3),
        (WOOD, MOON, EVERYBODY),
    )


def test_whichever_token_went_looks_the_same_to_others_and_is_redealt_alike() -> None:
    found = []
    for kind in (DRAGON, FALSE):
        tokens = laid((HILL, DRAGON, those(A)), (HILL, FALSE, those(A)), (FORD, MOON, NOBODY))
        tokens.move(HILL, kind, those(A), WOOD, by=those(A))
        Pool(tokens.places(B)).redeal(Dealer(7))
        found.append(tokens)
    assert found[0] == found[1]


def test_a_redeal_keeps_what_a_seat_knows() -> None:
    deals = set()
    for seed in range(50):
        tokens = laid((HILL, DRAGON, those(A)), (HILL, FALSE, those(A, B)), (FORD, MOON, NOBODY))
        Pool(tokens.places(B)).redeal(Dealer(seed))
        assert tokens.group(HILL, those(A, B)) == [FALSE]
        deals.add(tokens.group(HILL, those(A))[0])
    assert deals == {DRAGON, MOON}


def test_a_token_taken_without_looking_is_any_of_its_group() -> None:
    tokens = laid((HILL, DRAGON, NOBODY), (HILL, FALSE, NOBODY), (HILL, MOON, those(A)))
    assert tokens.odds(HILL, NOBODY).things == [DRAGON, FALSE]
    tokens.take(HILL, DRAGON, NOBODY)
    assert tokens.count(HILL) == len(tokens) == 2
    assert tokens.group(WOOD, NOBODY) == []
    with pytest.raises(LookupError, match="no such token"):
        tokens.take(HILL, DRAGON, NOBODY)


def test_tokens_are_saved_by_their_ids() -> None:
    packing = Packing((RuneTokens,))
    tokens = laid((HILL, DRAGON, those(A)), (WOOD, MOON, NOBODY))
    packed = packing.pack(tokens)
    assert (packed["areas"], packed["kinds"]) == (["hill", "wood"], ["dragon", "moon"])
    assert packing.unpack(packed) == tokens
    twin = tokens.clone()
    twin.lay(FORD, FALSE)
    assert len(tokens) == 2
