"""State: values that belong together in a position, every field declared once.

A class of state is a dataclass; what has no default was agreed before the game, what has one changes
during it. From the types of the fields follow the copy, the save, and what a save may hold.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import MISSING, Field, fields, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin

from mypy_extensions import mypyc_attr


class Replaced:
    """Marks a type whose values are replaced by others, never changed in place, so that copies share them."""


REPLACED: Final = Replaced()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Part of a position: a deck, the tokens on the board, what a module remembers."""

    __slots__ = ()

    def clone(self) -> Any:
        """An independent copy, field by field. The compiled package has it written out."""
        return copy(self)


class Of:
    """Marks a type that each class settles for itself: `Annotated[Any, Of("card")]` is its `card()`."""

    def __init__(self, name: str) -> None:
        self.name = name


_COPIERS: dict[type, Callable[[Any], Any]] = {}
_HINTS: dict[type, dict[str, Any]] = {}
_BEGUN_WITH: dict[type, tuple[str, ...]] = {}


def copy(state: Any) -> Any:
    """A field-by-field copy, by a function written once per class: much faster than copy.copy."""
    kind = type(state)
    copier = _COPIERS.get(kind)
    if copier is None:
        copier = _COPIERS[kind] = _written(kind)
    return copier(state)


def _written(kind: type) -> Callable[[Any], Any]:
    types = hints(kind)
    arguments = []
    for field in sorted(fields(kind), key=lambda f: bool(f.kw_only)):
        if field.init:
            value = copied(types[field.name], f"old.{field.name}")
            arguments.append(f"{field.name}={value}" if field.kw_only else value)
    copier: Callable[[Any], Any] = eval(f"lambda old: kind({', '.join(arguments)})", {"kind": kind})
    return copier


def copied(hint: Any, value: str) -> str:
    """The expression that copies *value*, which is of this type: itself, where it never changes."""
    origin = get_origin(hint)
    if origin is Annotated:
        return value if REPLACED in get_args(hint)[1:] else copied(get_args(hint)[0], value)
    if hint is bytearray:
        return f"{value}.copy()"
    if origin is list or hint is list:
        part = copied(get_args(hint)[0], "part") if get_args(hint) else "part"
        return f"{value}[:]" if part == "part" else f"[{part} for part in {value}]"
    if origin is dict or hint is dict:
        part = copied(get_args(hint)[1], "part") if get_args(hint) else "part"
        if part == "part":
            return f"{value}.copy()"
        return f"{{key: {part} for key, part in {value}.items()}}"
    if origin is tuple:
        if any(copied(part, "part") != "part" for part in get_args(hint) if part is not Ellipsis):
            raise TypeError(f"a tuple holds only what never changes: {hint}")
        return value
    if origin in (Union, UnionType):
        changing = [part for part in get_args(hint) if copied(part, "part") != "part"]
        if not changing:
            return value
        if len(changing) == 1 and NoneType in get_args(hint) and len(get_args(hint)) == 2:
            return f"(None if {value} is None else {copied(changing[0], value)})"
        raise TypeError(f"nobody knows how to copy a {hint}")
    if isinstance(hint, type) and hasattr(hint, "clone"):
        return f"{value}.clone()"
    return value


def agreed(field: Field[Any]) -> bool:
    """Whether a field of a state was agreed before the game, so that it never changes."""
    return field.default is MISSING and field.default_factory is MISSING


def begun_with(state: Any) -> tuple[Any, ...]:
    """The name of its class, and its fields that have no default."""
    kind = type(state)
    names = _BEGUN_WITH.get(kind)
    if names is None:
        names = _BEGUN_WITH[kind] = tuple([field.name for field in fields(kind) if agreed(field)])
    return (kind.__name__, *[getattr(state, name) for name in names])


def hints(kind: type) -> dict[str, Any]:
    """The types of a dataclass's fields, with all their annotations."""
    found = _HINTS.get(kind)
    if found is None:
        found = {}
        written: dict[str, Any] = {}
        for owner in reversed(kind.__mro__):
            if is_dataclass(owner):
                scope = vars(sys.modules[owner.__module__])
                for f in fields(owner):
                    if f.name not in found or f.type != written[f.name]:
                        written[f.name] = f.type
                        found[f.name] = eval(f.type, scope) if isinstance(f.type, str) else f.type
        found = {name: _settled(kind, hint) for name, hint in found.items()}
        _HINTS[kind] = found
    return found


def _settled(kind: type, hint: Any) -> Any:
    """A type with what the class itself settles."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        for mark in parts[1:]:
            if isinstance(mark, Of):
                return getattr(kind, mark.name)()
        return hint
    settled = tuple([_settled(kind, part) for part in parts])
    return hint if settled == parts or origin is None else origin[settled]
