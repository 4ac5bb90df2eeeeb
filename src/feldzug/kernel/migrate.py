"""Numbered migrations: running games survive a change of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from feldzug.kernel.errors import NewerRules

Json = dict[str, Any]
Migration = Callable[[Json], None]


class Migrations:
    """Each migration changes a saved position of the version before into its own version."""

    def __init__(self) -> None:
        self._steps: dict[int, Migration] = {}

    def to(self, version: int) -> Callable[[Migration], Migration]:
        """Register a function as the step to *version*. Raises ValueError if there is one already."""

        def register(step: Migration) -> Migration:
            if version in self._steps:
                raise ValueError(f"two migrations lead to version {version}")
            self._steps[version] = step
            return step

        return register

    def upgrade(self, saved: Json, to: int) -> Json:
        """*saved*, step by step, as version *to* would have saved it. A missing step changes nothing."""
        if saved["version"] > to:
            raise NewerRules(str(saved["version"]), str(to))
        self.run(saved, saved["version"], to)
        saved["version"] = to
        return saved

    def run(self, saved: Json, since: int, to: int) -> None:
        """Every step after version *since* up to version *to*."""
        for version in sorted(self._steps):
            if since < version <= to:
                self._steps[version](saved)


def frames(saved: Json, tag: str) -> Iterator[Json]:
    """The saved frames of a class, for migrations to change."""
    return (frame for frame in _whole(saved["stack"]) if frame["@"] == tag)


def _whole(stack: list[Json]) -> Iterator[Json]:
    """Every saved frame of a stack, those in branches too."""
    for frame in stack:
        yield frame
        for branch in frame.get("branches", ()):
            yield from _whole(branch)
