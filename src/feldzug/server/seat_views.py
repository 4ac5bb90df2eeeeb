"""Seat views: what a seat sees, written once for all who look from there, and how it differs from before."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from orjson import Fragment, loads

from feldzug.kernel.values import View
from feldzug.server.models.common import Json
from feldzug.server.patches import INSIDE, SET, difference
from feldzug.server.responses import to_json

Part = bytes | View
"""A part of a view as JSON; or a view that cannot be changed, which many moments and games may share."""
Parts = dict[str, bytes | dict[str, bytes] | dict[str, View]]
"""A view, field by field; of objects each part."""


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
            "view": None if self.view is None else _whole(self.view),
            "views": {module: _whole(parts) for module, parts in self.views.items()},
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
    return {
        name: _parts(value) if isinstance(value, dict) else to_json(value)
        for name, value in view.items()
    }


def _parts(value: dict[str, Any]) -> dict[str, bytes] | dict[str, View]:
    if all(issubclass(kind, View) and kind.__hash__ for kind in set(map(type, value.values()))):
        return value
    return {key: to_json(part) for key, part in value.items()}


_written_once = lru_cache(20_000)(to_json)
"""Most of a board is often the same, for all seats and at other tables."""


def _json(part: Part) -> bytes:
    return part if isinstance(part, bytes) else _written_once(part)


def _whole(view: Parts) -> dict[str, Any]:
    return {name: _written(value) for name, value in view.items()}


def _written(value: bytes | dict[str, bytes] | dict[str, View]) -> Any:
    if isinstance(value, bytes):
        return Fragment(value)
    return {key: Fragment(_json(part)) for key, part in value.items()}


def _between(before: SeatView, view: Parts, views: dict[str, Parts]) -> list[Any] | None:
    found: dict[str, Any] = {}
    if before.view is None:
        found["view"] = [SET, _whole(view)]
    elif inner := _difference(before.view, view):
        found["view"] = inner
    if before.views.keys() != views.keys():
        found["views"] = [SET, {module: _whole(added) for module, added in views.items()}]
    else:
        modules = {m: p for m in views if (p := _difference(before.views[m], views[m])) is not None}
        if modules:
            found["views"] = [INSIDE, modules]
    return [INSIDE, found] if found else None


def _difference(before: Parts, after: Parts) -> list[Any] | None:
    """Of two views, which have the same fields as long as a game lasts."""
    found: dict[str, Any] = {}
    for name, new in after.items():
        old = before[name]
        if old == new:
            continue
        if isinstance(old, bytes) or isinstance(new, bytes):
            found[name] = [SET, _written(new)]
            continue
        changed = {
            key: Fragment(_patch(_json(old[key]), _json(part)))
            if key in old
            else [SET, Fragment(_json(part))]
            for key, part in new.items()
            if part is not old.get(key) and part != old.get(key)
        }
        dropped = [key for key in old if key not in new]
        found[name] = [INSIDE, changed, dropped] if dropped else [INSIDE, changed]
    return [INSIDE, found] if found else None


@lru_cache(5_000)
def _patch(old: bytes, new: bytes) -> bytes:
    """What several seats see change is written once, too."""
    return to_json(difference(loads(old), loads(new)))
