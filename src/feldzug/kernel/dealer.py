"""Dealers turn odds into outcomes: the only place in the system with a random number."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Iterable
from typing import Any

from mypy_extensions import mypyc_attr

from feldzug.kernel.fate import Odds


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Draws outcomes, quickly; the same seed deals the same."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def below(self, n: int) -> int:
        """One of 0 … n-1, each as likely."""
        return int(self._random() * n)

    def draw(self, odds: Odds, entry: int = 0) -> Any:
        """The outcome that becomes the journal's entry of this number."""
        return odds.draw(self.below)

    def turn_to(self, part: int) -> None:
        """From now on it deals in this part of the game."""


class ScriptedDealer(Dealer):
    """For tests and replays: outcomes as written."""

    def __init__(self, outcomes: Iterable[Any]) -> None:
        super().__init__(0)
        self._outcomes = iter(outcomes)

    def draw(self, odds: Odds, entry: int = 0) -> Any:
        outcome = next(self._outcomes, self)
        if outcome is self:
            raise LookupError("fate is asked once more than was written")
        if not odds.allows(outcome):
            raise ValueError(f"fate cannot bring {outcome!r}")
        return outcome


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedDealer(Dealer):
    """Deals from a secret that was committed to before the first move and is shown at the end.

    The outcome of entry n follows from the secret and n alone, so that whoever knows the secret can
    recompute every roll, and whoever does not can foresee none. The numbers come from
    HMAC-SHA256(secret, "n:block"), 32 bits at a time, those beyond the last whole multiple rejected.

    A game of several *parts* has a secret for each, shown when the part is over. The last one's is given;
    that of any other part is the SHA-256 of the next one's. So one commitment holds for all of them, and
    whoever is shown the secret of a part knows what the next one is committed to.
    """

    def __init__(self, secret: bytes, parts: int = 1) -> None:
        super().__init__(0)
        self.secret = secret
        self.parts = parts
        self._part = 0
        self._key = self.secret_of(0)
        self._entry = 0
        self._block = 0
        self._words: list[int] = []

    @property
    def commitment(self) -> str:
        """What is published before the game: the SHA-256 of the first part's secret."""
        return commitment(self.secret_of(0))

    def secret_of(self, part: int) -> bytes:
        """The secret of a part. Raises ValueError if there are fewer."""
        if not 0 <= part < self.parts:
            raise ValueError(f"a part {part} of {self.parts}")
        return earlier_secret(self.secret, self.parts - 1 - part)

    def turn_to(self, part: int) -> None:
        if part != self._part:
            self._key = self.secret_of(part)
            self._part = part

    def below(self, n: int) -> int:
        if not 0 < n <= 2**32:
            raise ValueError(f"no fair number below {n} fits into 32 bits")
        top = 2**32 - 2**32 % n
        while True:
            word = self._word()
            if word < top:
                return word % n

    def draw(self, odds: Odds, entry: int = 0) -> Any:
        self._entry = entry
        self._block = 0
        self._words = []
        return odds.draw(self.below)

    def _word(self) -> int:
        if not self._words:
            message = f"{self._entry}:{self._block}".encode()
            digest = hmac.new(self._key, message, hashlib.sha256).digest()
            self._words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
            self._block += 1
        return self._words.pop(0)


def commitment(secret: bytes) -> str:
    """The SHA-256 of a dealer's secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def earlier_secret(secret: bytes, parts: int) -> bytes:
    """The secret of the part so many parts before the one whose secret is given."""
    for _ in range(parts):
        secret = hashlib.sha256(secret).digest()
    return secret
