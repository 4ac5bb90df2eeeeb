"""Patches: the small difference between two JSON values, and how to get from one to the other."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

SET, INSIDE = 0, 1


def difference(before: Any, after: Any) -> list[Any] | None:
    """What turns *before* into *after*; None if they are equal.

    `[0, value]` puts another value in its place; `[1, {key: patch}, [key, …]]` changes some parts of an
    object and drops others. Arrays of the same length are taken like objects, and so are models.
    """
    if isinstance(before, dict) and isinstance(after, dict):
        return _between_objects(before, after)
    if before is after or before == after:
        return None
    if type(before) is type(after) and is_dataclass(before):
        names = _names(before.__class__)
        old, new = ({name: getattr(one, name) for name in names} for one in (before, after))
        return _between_objects(old, new)
    if _are_arrays(before, after) and len(before) == len(after):
        inner_parts = [difference(old, new) for old, new in zip(before, after, strict=True)]
        return [INSIDE, {str(n): part for n, part in enumerate(inner_parts) if part is not None}]
    return [SET, after]


def _between_objects(before: dict[str, Any], after: dict[str, Any]) -> list[Any] | None:
    changed: dict[str, Any] = {}
    for key, value in after.items():
        if key not in before:
            changed[key] = [SET, value]
            continue
        old = before[key]
        # Most parts are the same: to see that here is quicker than to ask for their difference.
        if old is value or (not isinstance(value, dict) and old == value):
            continue
        inner = difference(old, value)
        if inner is not None:
            changed[key] = inner
    dropped = [key for key in before if key not in after]
    if dropped:
        return [INSIDE, changed, dropped]
    return [INSIDE, changed] if changed else None


@cache
def _names(model: Hashable) -> tuple[str, ...]:
    return tuple(field.name for field in fields(model))  # type: ignore[arg-type]


def _are_arrays(before: Any, after: Any) -> bool:
    return isinstance(before, (list, tuple)) and isinstance(after, (list, tuple))


def patched(before: Any, patch: list[Any] | None) -> Any:
    """What a patch makes of a value, which stays as it is."""
    if patch is None:
        return before
    if patch[0] == SET:
        return patch[1]
    if isinstance(before, list):
        return [patched(old, patch[1].get(str(n))) for n, old in enumerate(before)]
    dropped = patch[2] if len(patch) > 2 else ()
    found = {key: value for key, value in before.items() if key not in dropped}
    for key, inner in patch[1].items():
        found[key] = patched(before.get(key), inner)
    return found
