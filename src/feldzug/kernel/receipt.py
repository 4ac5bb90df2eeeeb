"""Receipts: what has changed for a game that goes on under other rules than it was begun with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from feldzug.kernel.codec import versions_of
from feldzug.kernel.values import Reason, because

ABSENT = 0
"""The version of a module that was not there."""


@dataclass(frozen=True, slots=True)
class ModuleChange:
    """A module that has another version now."""

    module: str
    before: int
    now: int


@dataclass(frozen=True, slots=True)
class Receipt:
    """The modules with another version, and the things whose facts are others now, by their ids."""

    before: str
    now: str
    """The ids of the rules."""
    modules: tuple[ModuleChange, ...]
    things: tuple[str, ...]

    def lines(self) -> list[Reason]:
        """One sentence a change."""
        modules = [
            because("module-changed", "kernel", module=c.module, before=c.before, now=c.now)
            for c in self.modules
        ]
        return [*modules, *(because("thing-changed", "kernel", thing=t) for t in self.things)]


def receipt(
    before: str, now: str, content_before: Mapping[str, str] | None, content_now: Mapping[str, str]
) -> Receipt:
    """What lies between two rules ids and their contents (None: it was not written down)."""
    old, new = versions_of(before), versions_of(now)
    modules = [
        ModuleChange(name, old.get(name, ABSENT), new.get(name, ABSENT))
        for name in {**old, **new}
        if old.get(name) != new.get(name)
    ]
    things: list[str] = []
    if content_before is not None:
        keys = sorted({*content_before, *content_now})
        things = [key for key in keys if content_before.get(key) != content_now.get(key)]
    return Receipt(before, now, tuple(modules), tuple(things))
