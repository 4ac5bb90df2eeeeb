"""Patches: the small difference between two JSON values, and how to get from one to the other."""

from __future__ import annotations

from typing import Any

SET, INSIDE = 0, 1


def difference(before: Any, after: Any) -> list[Any] | None:
    """What turns *before* into *after*; None if they are equal.

    `[0, value]` puts another value in its place; `[1, {key: patch}, [key, …]]` changes some parts of an
    object and drops others. Arrays of the same length are taken like objects.
    """
    if before == after:
        return None
    if isinstance(before, dict) and isinstance(after, dict):
        changed = {key: [SET, value] for key, value in after.items() if key not in before}
        for key, value in before.items():
            inner = difference(value, after[key]) if key in after else None
            if inner is not None:
                changed[key] = inner
        dropped = [key for key in before if key not in after]
        return [INSIDE, changed, dropped] if dropped else [INSIDE, changed]
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        inner_parts = [difference(old, new) for old, new in zip(before, after, strict=True)]
        return [INSIDE, {str(n): part for n, part in enumerate(inner_parts) if part is not None}]
    return [SET, after]


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
