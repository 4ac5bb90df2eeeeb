"""Serializer: the values of a game as JSON and back. Here, and nowhere else, numbers become ids."""

from __future__ import annotations

from functools import cache

from feldzug.kernel.codec import Codec
from feldzug.kernel.game import Game
from feldzug.kernel.values import Reason
from feldzug.server.models import problems as models


class Serializer:
    """What one game shows, tells and is answered. Values are written as the kernel's codec does."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.codec = Codec(game)
        self.pack = self.codec.pack
        self.action = self.codec.action
        self.event = self.codec.event

    def reason(self, reason: Reason) -> models.Reason:
        return models.Reason(**self.codec.reason(reason))


@cache
def serializer(game: Game) -> Serializer:
    """The serializer of a game, made once."""
    return Serializer(game)
