"""Comparisons: `__eq__` and `__hash__` of frozen dataclasses, which stand in lists and are keys of dicts."""

from __future__ import annotations

from tools.compiling.program import Class
from tools.compiling.written import Written


def equality(kind: Class) -> Written | None:
    """Equal are two of the very same class with equal fields."""
    if not _is_value(kind) or kind.fields is None or "__eq__" in kind.methods:
        return None
    same = [f"self.{one.name} == other.{one.name}" for one in kind.fields]
    return Written(
        [
            "def __eq__(self, other: object) -> bool:",
            f"    if type(other) is not type(self) or not isinstance(other, {kind.name}):",
            "        return NotImplemented",
            f"    return {' and '.join(same) or 'True'}",
        ]
    )


def hashing(kind: Class) -> Written | None:
    """The hash of all fields, the same number that dataclasses would find."""
    if not _is_value(kind) or kind.fields is None or "__hash__" in kind.methods:
        return None
    values = "".join([f"self.{one.name}, " for one in kind.fields])
    return Written(["def __hash__(self) -> int:", f"    return hash(({values}))"])


def _is_value(kind: Class) -> bool:
    chosen = kind.dataclass
    if not chosen or not chosen.get("frozen") or not chosen.get("eq", True):
        return False
    return "__eq__" not in kind.methods and "__hash__" not in kind.methods
