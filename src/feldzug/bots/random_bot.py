"""The random bot: what every other bot must beat."""

from __future__ import annotations

from typing import Any

from feldzug.bots.bot import Bot
from feldzug.kernel.hidden import Glimpse


class RandomBot(Bot):
    """Any legal action, each as likely."""

    def choose(self, glimpse: Glimpse) -> Any:
        legal = glimpse.legal
        return legal[self.dealer.below(len(legal))]
