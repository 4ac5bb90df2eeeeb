"""Serializer: the values of a game as JSON and back. Here, and nowhere else, numbers become ids."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache, partial
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from feldzug.kernel.codec import Codec
from feldzug.kernel.game import Game
from feldzug.kernel.state import hints
from feldzug.kernel.values import Action, Reason
from feldzug.kernel.vocabulary import Vocabulary
from feldzug.server.models import problems as models
from feldzug.server.models.common import Json

Write = Callable[[Any], Any]


class Serializer:
    """What one game shows, tells and is answered. Values are written as the kernel's codec does."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.codec = Codec(game)
        self.pack = self.codec.pack
        self.action = self.codec.action
        self.event = self.codec.event
        self._views: dict[type, list[tuple[str, Write | None]]] = {}

    def view(self, view: Any) -> Json:
        """What a seat sees, by the types of its fields: things by their ids, actions packed."""
        found = self._views.get(type(view))
        if found is None:
            types = hints(type(view))
            found = self._views[type(view)] = [
                (field.name, self._writer(types[field.name])) for field in fields(view)
            ]
        return {
            name: getattr(view, name) if write is None else write(getattr(view, name))
            for name, write in found
        }

    def views(self, views: Mapping[str, Any]) -> dict[str, Json]:
        """What a seat sees of what modules add, by module."""
        return {module: self.view(view) for module, view in views.items()}

    def reason(self, reason: Reason) -> models.Reason:
        return models.Reason(**self.codec.reason(reason))

    def _writer(self, hint: Any) -> Write | None:
        """How a part of a view is written; None if it is written down as it is, which is the quickest."""
        parts = get_args(hint)
        if get_origin(hint) is Annotated:
            for mark in parts[1:]:
                if isinstance(mark, Vocabulary):
                    return partial(_id, mark.ids)
            return self._writer(parts[0])
        if get_origin(hint) in (tuple, list):
            inner = [self._writer(part) for part in parts if part is not Ellipsis]
            if not any(inner):
                return None
            if get_origin(hint) is tuple and Ellipsis not in parts:
                return lambda value: [_by(w, one) for w, one in zip(inner, value, strict=True)]
            return lambda value: [_by(inner[0], one) for one in value]
        if get_origin(hint) is dict:
            key, of = map(self._writer, parts)
            if key is None and of is None:
                return None
            return lambda value: {_by(key, k): _by(of, v) for k, v in value.items()}
        if get_origin(hint) in (Union, UnionType):
            named = [w for part in parts if (w := self._writer(part)) is not None]
            return partial(_one_of, named[0]) if named else None
        if hint is Any or (isinstance(hint, type) and issubclass(hint, Action)):
            return self._anything
        if is_dataclass(hint) and any(map(self._writer, hints(hint).values())):  # type: ignore[arg-type]
            return self.view
        return None

    def _anything(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return [self._anything(one) for one in value]
        return self.pack(value) if isinstance(value, Action) else value


def _id(ids: list[str], number: int) -> str:
    if number < 0:
        raise ValueError("a view shows None, not a number, for a thing that is not there")
    return ids[number]


def _by(write: Write | None, value: Any) -> Any:
    return value if write is None else write(value)


def _one_of(write: Write, value: Any) -> Any:
    """A thing or nothing, a thing or something that is named already."""
    return value if value is None or isinstance(value, str) else write(value)


@cache
def serializer(game: Game) -> Serializer:
    """The serializer of a game, made once."""
    return Serializer(game)
