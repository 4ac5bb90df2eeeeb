from __future__ import annotations

import hashlib
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from feldzug.kernel.dealer import Dealer, ScriptedDealer, SealedDealer, commitment
from feldzug.kernel.fate import Below, Dice, Draw, Odds, Weighted

VECTORS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "sealed_vectors.json").read_text()
)["vectors"]


class Numbers(Odds):
    """Asks for numbers below each of these, in one draw."""

    def __init__(self, tops: list[int]) -> None:
        self.tops = tops

    def draw(self, below: Below) -> list[int]:
        return [below(top) for top in self.tops]


def test_the_same_seed_deals_the_same() -> None:
    one, two, other = Dealer(7), Dealer(7), Dealer(8)
    rolls = [one.draw(Dice(5)) for _ in range(20)]
    assert rolls == [two.draw(Dice(5)) for _ in range(20)]
    assert rolls != [other.draw(Dice(5)) for _ in range(20)]


def test_a_dealer_deals_everything_there_is() -> None:
    dealer = Dealer(1)
    assert {dealer.below(6) for _ in range(200)} == set(range(6))


def test_a_script_deals_what_is_written_and_nothing_impossible() -> None:
    dealer = ScriptedDealer(["b", (6,), "c"])
    assert dealer.draw(Draw(["a", "b"])) == "b"
    assert dealer.draw(Dice(1)) == (6,)
    with pytest.raises(ValueError, match="fate cannot bring 'c'"):
        dealer.draw(Draw(["a", "b"]))
    with pytest.raises(LookupError, match="asked once more than was written"):
        dealer.draw(Dice(1))


def test_a_commitment_is_the_hash_of_the_secret() -> None:
    secret = b"the secret of the dealer"
    assert SealedDealer(secret).commitment == commitment(secret)
    assert commitment(secret) == hashlib.sha256(secret).hexdigest()


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["about"]))
def test_a_sealed_dealer_deals_the_fixed_vectors(vector: dict[str, Any]) -> None:
    """The browser is checked against the same file, so that anyone can verify a game there."""
    dealer = SealedDealer(bytes.fromhex(vector["secret"]))
    assert dealer.commitment == vector["commitment"]
    assert dealer.draw(Numbers(vector["below"]), vector["entry"]) == vector["numbers"]


def test_a_sealed_roll_depends_on_the_secret_and_its_entry_alone() -> None:
    dealer = SealedDealer(b"secret")
    forwards = [dealer.draw(Dice(4), n) for n in range(30)]
    backwards = [SealedDealer(b"secret").draw(Dice(4), n) for n in reversed(range(30))]
    assert forwards == backwards[::-1]
    assert forwards != [SealedDealer(b"another").draw(Dice(4), n) for n in range(30)]


class Words(SealedDealer):
    """A sealed dealer whose 32-bit words are written down."""

    def __init__(self, words: list[int]) -> None:
        super().__init__(b"")
        self.words = words

    def _word(self) -> int:
        return self.words.pop(0)


@pytest.mark.parametrize("n", [3, 6, 7, 10, 2**31 + 1])
def test_words_beyond_the_last_whole_multiple_are_rejected(n: int) -> None:
    top = 2**32 // n * n
    dealer = Words([2**32 - 1, top, top - 1])
    assert dealer.below(n) == n - 1
    assert dealer.words == []


def test_every_word_counts_where_nothing_need_be_rejected() -> None:
    assert Words([2**32 - 1]).below(2**32) == 2**32 - 1
    assert Words([2**32 - 1]).below(8) == 7


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_a_number_that_cannot_be_fair_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="no fair number"):
        SealedDealer(b"secret").below(n)


def test_sealed_dice_are_fair() -> None:
    """The secret is fixed, so this is one sample for ever: 6000 dice, within four deviations."""
    dealer = SealedDealer(b"fair")
    faces = Counter(face for n in range(1000) for face in dealer.draw(Dice(6), n))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(abs(count - 1000) < 4 * 28.9 for count in faces.values())


def test_weighted_odds_can_be_sealed() -> None:
    dealer = SealedDealer(b"tokens")
    drawn = {dealer.draw(Weighted({"red": 1, "blue": 1, "none": 0}), n) for n in range(50)}
    assert drawn == {"red", "blue"}
