"""Packing: values to JSON and back, by the types of their fields; strict in what it reads.

An object is written with a tag for its class and its fields beside it. A number of a vocabulary is
written as its id, a list that holds one value a thing as a table by ids.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import Field, fields, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Final, NewType, Union, get_args, get_origin

from feldzug.kernel.bounds import LONGEST_TEXT, Between, Most
from feldzug.kernel.errors import BadValue
from feldzug.kernel.state import hints
from feldzug.kernel.vocabulary import Per, PerSeat, Vocabulary

DEEPEST: Final = 20
"""No honest value nests deeper than this."""

LONGEST: Final = 10_000
"""No honest list is longer than this."""

TOO_MUCH: Final = ("too-deep", "too-long", "text-too-long", "out-of-bounds")
"""What is wrong with a value whatever type it is read as."""

TAG: Final = "@"
DICT: Final = "dict"

Write = Callable[[Any], Any]
Read = Callable[[Any, int], Any]
"""Reads a packed value at some depth."""


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
            _check_text(packed)
            return packed
        if isinstance(packed, list):
            _check_length(packed)
            return tuple([self.unpack(v, depth + 1) for v in packed])
        if not isinstance(packed, dict):
            raise BadValue("not-a-value", value=brief(packed))
        tag = packed.get(TAG)
        if tag == DICT:
            return self.read_dict(packed, depth, self.unpack, self.unpack)
        shape = self._shapes.get(tag) if isinstance(tag, str) else None
        if shape is None:
            raise BadValue("unknown-class", tag=brief(tag))
        return shape.read(packed, depth)

    def read_dict(self, packed: Any, depth: int, key: Read, value: Read) -> dict[Any, Any]:
        items = packed.get("items") if isinstance(packed, dict) else None
        if not isinstance(items, list) or packed.get(TAG) != DICT:
            raise BadValue("wrong-type", tag=DICT, field="items")
        _check_length(items)
        try:
            return {key(k, depth + 1): value(v, depth + 1) for k, v in items}
        except (TypeError, ValueError):
            raise BadValue("wrong-type", tag=DICT, field="items") from None


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


def _check_text(packed: str) -> None:
    if len(packed) > LONGEST_TEXT:
        raise BadValue("text-too-long", most=LONGEST_TEXT)


def _check_length(packed: list[Any]) -> None:
    if len(packed) > LONGEST:
        raise BadValue("too-long", most=LONGEST)


# by type


def writer(packing: Packing, hint: Any) -> Write:
    """How a value of this type is written."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        for mark in parts[1:]:
            if isinstance(mark, Vocabulary):
                return _id_writer(mark)
            if isinstance(mark, Per):
                return _table_writer(mark, writer(packing, _part(parts[0])))
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


def reader(packing: Packing, hint: Any, tag: str, field: str) -> Read:
    """How a value of this type is read."""
    origin, parts = get_origin(hint), get_args(hint)

    def wrong() -> BadValue:
        return BadValue("wrong-type", tag=tag, field=field)

    def again(part: Any) -> Read:
        return reader(packing, part, tag, field)

    if origin is Annotated:
        for mark in parts[1:]:
            if isinstance(mark, Vocabulary):
                return _id_reader(mark, field, wrong)
            if isinstance(mark, Per):
                as_bytes = parts[0] is bytearray
                return _table_reader(mark, again(_part(parts[0])), wrong, as_bytes=as_bytes)
        return _bounded(again(parts[0]), parts[1:])
    if isinstance(hint, NewType):
        return again(hint.__supertype__)
    if hint in (int, bool, str):
        return _plain_reader(hint, wrong)
    if origin is list or (origin is tuple and len(parts) == 2 and parts[1] is Ellipsis):
        return _array_reader(origin, again(parts[0]), wrong)
    if origin is tuple:
        return _tuple_reader([again(part) for part in parts], wrong)
    if origin is dict:
        key, of = again(parts[0]), again(parts[1])
        return lambda packed, depth: packing.read_dict(packed, depth, key, of)
    if origin in (Union, UnionType):
        reads = [again(part) for part in parts if not _is_class(part)]
        kinds = tuple([part for part in parts if _is_class(part)])
        return _union_reader([*reads, _object_reader(packing, kinds, wrong)], wrong)
    if hint is None or hint is NoneType:
        return _plain_reader(NoneType, wrong)
    if hint is Any:
        return packing.unpack
    return _object_reader(packing, (hint,) if isinstance(hint, type) else (object,), wrong)


def _part(hint: Any) -> Any:
    """The type of what a list of this type holds."""
    return get_args(hint)[0] if get_args(hint) else int


def _same(value: Any) -> Any:
    return value


def _is_class(hint: Any) -> bool:
    """Whether values of this type are objects with a tag."""
    return isinstance(hint, type) and hint not in (int, bool, str, NoneType, bytearray)


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


def _id_reader(vocabulary: Vocabulary, field: str, wrong: Callable[[], BadValue]) -> Read:
    def read(packed: Any, _depth: int) -> Any:
        if isinstance(packed, str):
            if packed not in vocabulary.numbers:
                raise BadValue("unknown-name", field=field, name=packed[:40])
            return vocabulary.numbers[packed]
        if isinstance(packed, int):
            if packed >= 0:
                raise BadValue("unknown-name", field=field, name=str(packed))
            return packed
        raise wrong()

    return read


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


def _table_reader(per: Per, read: Read, wrong: Callable[[], BadValue], *, as_bytes: bool) -> Read:
    def fill(values: list[Any], packed: Any, depth: int, start: int, deep: int) -> None:
        if not isinstance(packed, dict):
            raise wrong()
        size = per.size(depth + 1)
        keys = {key: n for n, key in enumerate(per.keys(depth))}
        for key, value in packed.items():
            if key not in keys:
                raise wrong()
            at = start + keys[key] * size
            if depth + 1 < len(per.indices):
                fill(values, value, depth + 1, at, deep + 1)
            else:
                values[at] = read(value, deep + 1)

    def table(packed: Any, deep: int) -> Any:
        values = per.blank()
        fill(values, packed, 0, 0, deep)
        if not as_bytes:
            return values
        try:
            return bytearray(values)
        except ValueError:
            raise wrong() from None

    return table


def _bounded(read: Read, marks: tuple[Any, ...]) -> Read:
    """As *read*, and within the bounds that stand among *marks*."""
    bounds = [mark for mark in marks if isinstance(mark, (Between, Most))]
    if not bounds:
        return read

    def bounded(packed: Any, depth: int) -> Any:
        if isinstance(packed, list):
            for bound in bounds:
                bound.check(packed)  # before each of many is read
        value = read(packed, depth)
        for bound in bounds:
            bound.check(value)
        return value

    return bounded


def _plain_reader(kind: type, wrong: Callable[[], BadValue]) -> Read:
    def read(packed: Any, _depth: int) -> Any:
        if type(packed) is not kind:
            raise wrong()
        if isinstance(packed, str):
            _check_text(packed)
        return packed

    return read


def _array_reader(origin: type, read: Read, wrong: Callable[[], BadValue]) -> Read:
    def array(packed: Any, depth: int) -> Any:
        if depth > DEEPEST:
            raise BadValue("too-deep")
        if not isinstance(packed, list):
            raise wrong()
        _check_length(packed)
        values = [read(v, depth + 1) for v in packed]
        return values if origin is list else tuple(values)

    return array


def _tuple_reader(reads: list[Read], wrong: Callable[[], BadValue]) -> Read:
    def pair(packed: Any, depth: int) -> Any:
        if not isinstance(packed, list) or len(packed) != len(reads):
            raise wrong()
        return tuple([read(v, depth + 1) for read, v in zip(reads, packed, strict=True)])

    return pair


def _union_reader(reads: list[Read], wrong: Callable[[], BadValue]) -> Read:
    """One of several types; all classes count as one, so that what they hold is read but once."""

    def union(packed: Any, depth: int) -> Any:
        for read in reads:
            try:
                return read(packed, depth)
            except BadValue as error:
                if error.reason.key in TOO_MUCH:
                    raise
        raise wrong()

    return union


def _object_reader(
    packing: Packing, kinds: tuple[type, ...], wrong: Callable[[], BadValue]
) -> Read:
    def read(packed: Any, depth: int) -> Any:
        value = packing.unpack(packed, depth)
        if kinds == (bytearray,) and isinstance(value, tuple):
            try:
                return bytearray(value)
            except (TypeError, ValueError):
                raise wrong() from None
        if not isinstance(value, kinds):
            raise wrong()
        return value

    return read


def brief(value: Any) -> str:
    """A value from outside in a few words, however deep it is."""
    plain = value is None or isinstance(value, (str, int, float))
    return str(value)[:40] if plain else type(value).__name__


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
