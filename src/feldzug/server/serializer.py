"""Serializer: the values of a game as JSON and back. Here, and nowhere else, numbers become ids."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any

from feldzug.kernel.codec import Codec
from feldzug.kernel.game import Game
from feldzug.kernel.values import Action, Reason
from feldzug.server.models import problems as models
from feldzug.server.models.common import Json


class Serializer:
    """What one game shows, tells and is answered. Values are written as the kernel's codec does."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.codec = Codec(game)
        self.pack = self.codec.pack
        self.action = self.codec.action
        self.event = self.codec.event

    def view(self, view: Any) -> Json:
        """What a seat sees. A view names things by id already; only actions among it are packed."""
        return {f.name: self._shown(getattr(view, f.name)) for f in fields(view)}

    def reason(self, reason: Reason) -> models.Reason:
        return models.Reason(**self.codec.reason(reason))

    def _shown(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return [self._shown(one) for one in value]
        return self.pack(value) if isinstance(value, Action) else value


@cache
def serializer(game: Game) -> Serializer:
    """The serializer of a game, made once."""
    return Serializer(game)
