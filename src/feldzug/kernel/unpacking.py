"""Unpacking: JSON to values, by the types of their fields; strict in what it reads."""

from __future__ import annotations

from collections.abc import Callable
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Final, NewType, Union, get_args, get_origin

from feldzug.kernel.bounds import LONGEST_TEXT, Between, Most
from feldzug.kernel.errors import BadValue
from feldzug.kernel.vocabulary import Per, Vocabulary

if TYPE_CHECKING:
    from feldzug.kernel.packing import Packing

DEEPEST: Final = 20
"""No honest value nests deeper than this."""

LONGEST: Final = 10_000
"""No honest list is longer than this."""

TOO_MUCH: Final = ("too-deep", "too-long", "text-too-long", "out-of-bounds")
"""What is wrong with a value whatever type it is read as."""

TAG: Final = "@"
DICT: Final = "dict"

Read = Callable[[Any, int], Any]
"""Reads a packed value at some depth."""


def check_text(packed: str) -> None:
    if len(packed) > LONGEST_TEXT:
        raise BadValue("text-too-long", most=LONGEST_TEXT)


def check_length(packed: list[Any]) -> None:
    if len(packed) > LONGEST:
        raise BadValue("too-long", most=LONGEST)


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
                return _table_reader(mark, again(part_of(parts[0])), wrong, as_bytes=as_bytes)
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
        return lambda packed, depth: read_dict(packed, depth, key, of)
    if origin in (Union, UnionType):
        reads = [again(part) for part in parts if not _is_class(part)]
        kinds = tuple([part for part in parts if _is_class(part)])
        return _union_reader([*reads, _object_reader(packing, kinds, wrong)], wrong)
    if hint is None or hint is NoneType:
        return _plain_reader(NoneType, wrong)
    if hint is Any:
        return packing.unpack
    return _object_reader(packing, (hint,) if isinstance(hint, type) else (object,), wrong)


def read_dict(packed: Any, depth: int, key: Read, value: Read) -> dict[Any, Any]:
    items = packed.get("items") if isinstance(packed, dict) else None
    if not isinstance(items, list) or packed.get(TAG) != DICT:
        raise BadValue("wrong-type", tag=DICT, field="items")
    check_length(items)
    try:
        return {key(k, depth + 1): value(v, depth + 1) for k, v in items}
    except (TypeError, ValueError):
        raise BadValue("wrong-type", tag=DICT, field="items") from None


def part_of(hint: Any) -> Any:
    """The type of what a list of this type holds."""
    return get_args(hint)[0] if get_args(hint) else int


def _is_class(hint: Any) -> bool:
    """Whether values of this type are objects with a tag."""
    return isinstance(hint, type) and hint not in (int, bool, str, NoneType, bytearray)


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
            check_text(packed)
        return packed

    return read


def _array_reader(origin: type, read: Read, wrong: Callable[[], BadValue]) -> Read:
    def array(packed: Any, depth: int) -> Any:
        if depth > DEEPEST:
            raise BadValue("too-deep")
        if not isinstance(packed, list):
            raise wrong()
        check_length(packed)
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
