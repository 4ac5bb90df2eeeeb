"""News: what another process has made of a match, read at once: its row, and what was entered since."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Dialect
from sqlalchemy.orm.attributes import set_committed_value

from feldzug.server.store.models import MatchRow
from feldzug.server.store.prepared import Columns, Driver
from feldzug.server.store.statements import CHANGING, NEWS, Stamp

_NAMES: Final = [column.name for column in CHANGING]
_COLUMNS: Final = Columns([*CHANGING, MatchRow.__table__.c.glance])
_UNKNOWN: Final = object()
"""What is known of a glance without reading it: it changes with every entry."""


@dataclass(frozen=True, slots=True)
class News:
    """What is new of a match, of one moment."""

    stamp: Stamp
    entries: list[tuple[int, str]]
    """Seats, and what they did, as it is stored."""
    _glance: Any
    _dialect: Dialect

    @property
    def revision(self) -> int:
        found: int = self.stamp[_NAMES.index("revision")]
        return found

    @property
    def end(self) -> int:
        """How many entries there are in all."""
        found: int = self.stamp[_NAMES.index("entries")]
        return found

    def enter(self, row: MatchRow, before: Stamp) -> None:
        """Let a row that belongs to no session, and was what the store held before, be what it holds now."""
        old, new = (*before, _UNKNOWN), (*self.stamp, self._glance)
        for name, value in _COLUMNS.changes(old, new, self._dialect).items():
            set_committed_value(row, name, value)


def read_news(driver: Driver, match: str, since: int, end: int) -> News | None:
    """The row of a match and entries *since* … *end* - 1, as far as there are; None if it is gone."""
    rows = driver.run(NEWS, {"match": match, "since": since, "end": end})
    if not rows:
        return None
    *stamp, glance, _, _ = rows[0]
    entries = [(seat, action) for *_, seat, action in rows if action is not None]
    return News(tuple(stamp), entries, glance, driver.dialect)
