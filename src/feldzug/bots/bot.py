"""Bot: somebody who looks at a glimpse and chooses."""

from __future__ import annotations

from typing import Any

from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import Glimpse


class Bot:
    """Chooses among the legal actions of its seat; the same seed makes the same choices.

    All it gets is a `Glimpse`: what its seat may see, and positions that look alike to it. So it cannot
    peek, however it is written.
    """

    def __init__(self, seed: int) -> None:
        self.dealer = Dealer(seed)

    def choose(self, glimpse: Glimpse) -> Any:
        """One of `glimpse.legal`, of which there is at least one."""
        raise NotImplementedError
