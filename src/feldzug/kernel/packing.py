"""Packing: values to JSON and back, by the types of their fields; strict in what it reads.

An object is written with a tag for its class and its fields beside it. A number of a vocabulary is
written as its id, a list that holds one value a thing as a table by ids.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import Field, fields, is_dataclass
from types import UnionType
from typing import Annotated, Any, NewType, Union, get_args, get_origin

from feldzug.kernel.errors import BadValue
from feldzug.kernel.state import hints
from feldzug.kernel.unpacking import (
    DEEPEST,
    DICT,
    TAG,
    Read,
    brief,
    check_length,
    check_text,
    part_of,
    read_dict,
    reader,
)
from feldzug.kernel.vocabulary import Per, PerSeat, Vocabulary

Write = Callable[[Any], Any]


class Packing:
    """Packs and unpacks values of some classes."""

    def __init__(self, kinds: Iterable[type]) -> None:
        self._shapes: dict[str, Shape] = {}
        self._seen: dict[type, Shape] = {}
        for kind in kinds:
            if kind.__name__ in self._shapes:
                raise ValueError(
                    f"two classes are called {kind.__name__}: a tag must tell them apart"
                )
            self._shapes[kind.__name__] = Shape(self, kind)

    def pack(self, value: Any) -> Any:
        """A value whose class is known."""
        if value is None or isinstance(value, (int, str)):
            return value
        if isinstance(value, (tuple, list)):
            return [self.pack(v) for v in value]
        if isinstance(value, bytearray):
            return list(value)
        if isinstance(value, dict):
            return {TAG: DICT, "items": [[self.pack(k), self.pack(v)] for k, v in value.items()]}
        shape = self._shapes.get(type(value).__name__)
        if shape is None or shape.kind is not type(value):
            raise BadValue("unknown-class", tag=type(value).__name__)
        return shape.write(value)

    def show(self, value: Any) -> Any:
        """A value that is never read back, of any dataclass: an event, a view."""
        kind = type(value)
        shape = self._seen.get(kind)
        if shape is None:
            shape = self._seen[kind] = Shape(self, kind)
        return shape.write(value)

    def unpack(self, packed: Any, depth: int = 0) -> Any:
        """The value; arrays are read as tuples, since values never change. Raises BadValue."""
        if depth > DEEPEST:
            raise BadValue("too-deep")
        if packed is None or isinstance(packed, int):
            return packed
        if isinstance(packed, str):
            check_text(packed)
            return packed
        if isinstance(packed, list):
            check_length(packed)
            return tuple([self.unpack(v, depth + 1) for v in packed])
        if not isinstance(packed, dict):
            raise BadValue("not-a-value", value=brief(packed))
        tag = packed.get(TAG)
        if tag == DICT:
            return read_dict(packed, depth, self.unpack, self.unpack)
        shape = self._shapes.get(tag) if isinstance(tag, str) else None
        if shape is None:
            raise BadValue("unknown-class", tag=brief(tag))
        return shape.read(packed, depth)


class Shape:
    """How one class is written and read: its fields and the types they accept."""

    def __init__(
        self, packing: Packing, kind: type, only: Callable[[Field[Any]], bool] | None = None
    ) -> None:
        self.packing = packing
        self.kind: Any = kind
        self.tag = kind.__name__
        types = hints(kind)
        names = [f.name for f in fields(self.kind) if f.init and (only is None or only(f))]
        self.writers: list[tuple[str, Write]] = [(n, writer(packing, types[n])) for n in names]
        self.readers: dict[str, Read] = {n: reader(packing, types[n], self.tag, n) for n in names}

    def write(self, value: Any) -> dict[str, Any]:
        packed = {name: write(getattr(value, name)) for name, write in self.writers}
        packed[TAG] = self.tag
        return packed

    def fields_of(self, packed: Any, depth: int) -> dict[str, Any]:
        """The fields that are written down, read."""
        if depth >= DEEPEST:
            raise BadValue("too-deep")
        found: dict[str, Any] = {}
        for name, value in packed.items():
            if name == TAG:
                continue
            read = self.readers.get(name)
            if read is None:
                raise BadValue("unknown-field", tag=self.tag, field=str(name)[:40])
            found[name] = read(value, depth + 1)
        return found

    def read(self, packed: Any, depth: int) -> Any:
        found = self.fields_of(packed, depth)
        try:
            return self.kind(**found)
        except TypeError:
            raise BadValue("missing-field", tag=self.tag) from None


# by type


def writer(packing: Packing, hint: Any) -> Write:
    """How a value of this type is written."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        for mark in parts[1:]:
            if isinstance(mark, Vocabulary):
                return _id_writer(mark)
            if isinstance(mark, Per):
                return _table_writer(mark, writer(packing, part_of(parts[0])))
        return writer(packing, parts[0])
    if isinstance(hint, NewType):
        return writer(packing, hint.__supertype__)
    if hint in (int, bool, str):
        return _same
    if origin in (list, tuple) and parts:
        if origin is tuple and not (len(parts) == 2 and parts[1] is Ellipsis):
            each = [writer(packing, part) for part in parts]
            return lambda value: [w(v) for w, v in zip(each, value, strict=True)]
        write = writer(packing, parts[0])
        return list if write is _same else lambda value: [write(v) for v in value]
    if origin is dict:
        key, of = writer(packing, parts[0]), writer(packing, parts[1])
        return lambda value: {TAG: DICT, "items": [[key(k), of(v)] for k, v in value.items()]}
    if origin in (Union, UnionType):
        return _union_writer(packing, hint, parts)
    return packing.pack


def _same(value: Any) -> Any:
    return value


def _stands_for(hint: Any) -> type | None:
    """The plain type of the values that a type describes."""
    if isinstance(hint, NewType):
        return _stands_for(hint.__supertype__)
    if get_origin(hint) is Annotated:
        return _stands_for(get_args(hint)[0])
    found = get_origin(hint) or hint
    return found if isinstance(found, type) else None


def _has_ids(hint: Any) -> bool:
    """Whether a type, or a part of it, is written by ids."""
    marks = getattr(hint, "__metadata__", ())
    if any(isinstance(mark, (Vocabulary, Per)) for mark in marks):
        return True
    inner = getattr(hint, "__supertype__", None)
    return any(map(_has_ids, get_args(hint))) or (inner is not None and _has_ids(inner))


def _union_writer(packing: Packing, hint: Any, parts: tuple[Any, ...]) -> Write:
    """What a value of one of several types is written like: by the type that it has."""
    if not any(map(_has_ids, parts)):
        return packing.pack
    by_type: dict[Any, Write] = {}
    for part in parts:
        kind = _stands_for(part)
        if kind in by_type or (kind is int and _has_ids(part) and str in parts):
            raise TypeError(f"nobody can tell the values of {hint} apart once they are written")
        by_type[kind] = writer(packing, part)
    return lambda value: by_type.get(type(value), packing.pack)(value)


def _id_writer(vocabulary: Vocabulary) -> Write:
    ids = vocabulary.ids
    return lambda value: ids[value] if value >= 0 else value


def _table_writer(per: Per, write: Write) -> Write:
    """Rows without anything in them, which are most, are passed over by one comparison each."""
    fill, last = per.fill, len(per.indices) - 1

    def table(values: Any, depth: int) -> dict[str, Any]:
        keys = per.keys(depth)
        if depth == last:
            return {
                key: write(value) for key, value in zip(keys, values, strict=True) if value != fill
            }
        size = per.size(depth + 1)
        blank = type(values)([fill]) * size
        found: dict[str, Any] = {}
        for n, key in enumerate(keys):
            row = values[n * size : (n + 1) * size]
            if row != blank:
                found[key] = table(row, depth + 1)
        return found

    return lambda values: table(values, 0)


def per_seat(kind: type) -> list[str]:
    """The fields of a state that hold one value a seat."""
    return [
        name
        for name, hint in hints(kind).items()
        if get_origin(hint) is Annotated
        and any(isinstance(mark, PerSeat) for mark in get_args(hint)[1:])
    ]


def is_value(kind: object, bases: tuple[type, ...]) -> bool:
    """Whether a module's attribute is a class that can be saved."""
    return isinstance(kind, type) and is_dataclass(kind) and issubclass(kind, bases)
