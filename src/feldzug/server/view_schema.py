"""View schema: what the registered games show, described for the page by the types of their views."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, make_dataclass
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import TypeAdapter

from feldzug.games import GAMES
from feldzug.kernel.state import hints
from feldzug.kernel.values import Action
from feldzug.kernel.vocabulary import Vocabulary
from feldzug.server.models.common import Json

REF = "#/components/schemas/"
_SENT: Literal["serialization"] = "serialization"


def add_views(described: dict[str, Any]) -> None:
    """Name every view in an OpenAPI document, and let `GameView` and `ModuleView` be one of them."""
    schemas = described["components"]["schemas"]
    written: dict[type, Any] = {}
    for name, kinds in (("GameView", _game_views()), ("ModuleView", _module_views())):
        adapters = [(kind, _SENT, TypeAdapter(_as_sent(kind, written))) for kind in kinds]
        found = TypeAdapter.json_schemas(adapters, ref_template=REF + "{model}")[1]
        for key, shape in found.get("$defs", {}).items():
            if schemas.setdefault(key, shape) != shape:
                raise ValueError(f"two different things are called {key}")
        any_of = [{"$ref": f"{REF}{kind.__name__}"} for kind in kinds]
        schemas[name] = {"anyOf": any_of} if any_of else {"type": "object"}
        schemas[name]["title"] = name
    _refer(described["components"])


def _game_views() -> list[type]:
    return list(dict.fromkeys(game.view for game in GAMES.values() if game.view is not None))


def _module_views() -> list[type]:
    shown = [module.shows for game in GAMES.values() for module in game.all_modules]
    return list(dict.fromkeys(kind for kind in shown if kind is not None))


def _as_sent(hint: Any, written: dict[type, Any]) -> Any:
    """The type of what the serializer makes of a value of this type."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        is_thing = any(isinstance(mark, Vocabulary) for mark in parts[1:])
        return str if is_thing else _as_sent(parts[0], written)
    if origin in (tuple, list):
        inner = [_as_sent(part, written) for part in parts if part is not Ellipsis]
        if origin is list or Ellipsis in parts:
            return list[inner[0]]  # type: ignore[valid-type]
        return tuple[tuple(inner)]  # type: ignore[misc]
    if origin is dict:
        return dict[tuple(_as_sent(part, written) for part in parts)]  # type: ignore[misc]
    if origin in (Union, UnionType):
        return Union[tuple(_as_sent(part, written) for part in parts)]  # noqa: UP007 -- made of a list
    if isinstance(hint, type) and issubclass(hint, Action):
        return Json
    if isinstance(hint, type) and is_dataclass(hint):
        if hint not in written:
            types = hints(hint)
            sent = [(f.name, _as_sent(types[f.name], written)) for f in fields(hint)]
            written[hint] = make_dataclass(hint.__name__, sent)
            written[hint].__doc__ = hint.__doc__
            written[hint].__module__ = hint.__module__
        return written[hint]
    return hint


def _refer(node: Any) -> None:
    """Where a model only says that it holds such a view, let it refer to the description."""
    for inner in node.values() if isinstance(node, dict) else node:
        if isinstance(inner, dict) and "x-view" in inner:
            inner["$ref"] = REF + inner.pop("x-view")
            inner.pop("title", None)
        elif isinstance(inner, (dict, list)):
            _refer(inner)
