"""Seat views: what a seat sees, written once for all who look from there, and how it differs from before."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from orjson import Fragment, dumps, loads

from feldzug.kernel.values import View
from feldzug.server.models.common import Json
from feldzug.server.patches import INSIDE, SET, difference
from feldzug.server.responses import to_json

Part = bytes | View
"""A part of a view as JSON; or a view that cannot be changed, which many moments and games may share."""


@dataclass(frozen=True, slots=True)
class Parts:
    """A view, field by field; of objects, which are large and change little at a time, each part."""

    objects: dict[str, dict[str, bytes] | dict[str, View]]
    names: tuple[str, ...]
    """All other fields."""
    lines: bytes
    """What is in them as JSON, a line each."""

    def rest(self) -> Iterable[tuple[str, bytes]]:
        return zip(
            self.names, self.lines.split(b"\n"), strict=False
        )  # without names there is one line

    def whole(self) -> dict[str, Any]:
        """The view, to be written into a message."""
        found: dict[str, Any] = {name: Fragment(line) for name, line in self.rest()}
        found.update((name, _written(value)) for name, value in self.objects.items())
        return found


@dataclass(frozen=True, slots=True)
class SeatView:
    """What a seat sees after so many entries, and how that differs from what it saw before."""

    decision: int
    entries: int
    view: Parts | None
    views: dict[str, Parts]
    """What modules add, by module."""
    since: int
    """After how many entries it differed so; -1 if nothing is known of that."""
    change: list[Any] | None
    """As a patch of an object with `view` and `views`."""

    def whole(self) -> dict[str, Any]:
        """The view and those of modules, to be written into a message."""
        return {
            "view": None if self.view is None else self.view.whole(),
            "views": {module: parts.whole() for module, parts in self.views.items()},
        }

    def followed_by(
        self, decision: int, entries: int, view: Parts, views: dict[str, Parts]
    ) -> SeatView:
        """What is seen next, and how it differs."""
        change = _between(self, view, views)
        since = self.entries
        if since == entries:  # others have chosen in secret, so that this seat sees no change
            since, change = (self.since, self.change) if change is None else (-1, None)
        return SeatView(decision, entries, view, views, since, change)


def parts(view: Json) -> Parts:
    objects = {name: _parts(value) for name, value in view.items() if isinstance(value, dict)}
    names = _names(tuple(name for name in view if name not in objects))
    try:
        lines = [dumps(view[name]) for name in names]
    except TypeError:
        lines = [to_json(view[name]) for name in names]
    return Parts(objects, names, b"\n".join(lines))


@lru_cache(1_000)
def _names(names: tuple[str, ...]) -> tuple[str, ...]:
    """The same, once for all views of a kind."""
    return names


def _parts(value: dict[str, Any]) -> dict[str, bytes] | dict[str, View]:
    if all(issubclass(kind, View) and kind.__hash__ for kind in set(map(type, value.values()))):
        return value
    return {key: to_json(part) for key, part in value.items()}


_written_once = lru_cache(20_000)(to_json)
"""Most of a board is often the same, for all seats and at other tables."""


def _json(part: Part) -> bytes:
    return part if isinstance(part, bytes) else _written_once(part)


def _written(value: dict[str, bytes] | dict[str, View]) -> dict[str, Fragment]:
    return {key: Fragment(_json(part)) for key, part in value.items()}


def _between(before: SeatView, view: Parts, views: dict[str, Parts]) -> list[Any] | None:
    found: dict[str, Any] = {}
    if before.view is None:
        found["view"] = [SET, view.whole()]
    elif inner := _difference(before.view, view):
        found["view"] = inner
    if before.views.keys() != views.keys():
        found["views"] = [SET, {module: added.whole() for module, added in views.items()}]
    else:
        modules = {m: p for m in views if (p := _difference(before.views[m], views[m])) is not None}
        if modules:
            found["views"] = [INSIDE, modules]
    return [INSIDE, found] if found else None


def _difference(before: Parts, after: Parts) -> list[Any] | None:
    """Of two views, which have the same fields as long as a game lasts."""
    found: dict[str, Any] = {}
    if before.lines != after.lines or before.names != after.names:
        old = dict(before.rest())
        for name, line in after.rest():
            if line != old.get(name):
                found[name] = [SET, Fragment(line)]
    for name, new in after.objects.items():
        known = before.objects.get(name)
        inner = [SET, _written(new)] if known is None else _inside(known, new)
        if inner is not None:
            found[name] = inner
    return [INSIDE, found] if found else None


def _inside(before: Mapping[str, Part], after: Mapping[str, Part]) -> list[Any] | None:
    """Of two objects. Nearly all parts are the very same, and mostly none comes or goes."""
    dropped: list[str] = []
    if list(before) == list(after):
        known: Collection[Part | None] = before.values()
    else:
        known = [before.get(key) for key in after]
        dropped = [key for key in before if key not in after]
    changed = {
        key: [SET, Fragment(_json(new))]
        if old is None
        else Fragment(_patch(_json(old), _json(new)))
        for (key, new), old in zip(after.items(), known, strict=True)
        if new is not old and new != old
    }
    if dropped:
        return [INSIDE, changed, dropped]
    return [INSIDE, changed] if changed else None


@lru_cache(5_000)
def _patch(old: bytes, new: bytes) -> bytes:
    """What several seats see change is written once, too."""
    return to_json(difference(loads(old), loads(new)))
