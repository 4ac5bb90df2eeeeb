"""Entries: the journal of a match, whose beginning may be kept elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from feldzug.kernel.journal import Entry
from feldzug.kernel.values import FATE


class Unread:
    """The beginning of a journal that is kept elsewhere: so many entries, read when they are asked for."""

    __slots__ = ("count", "read")

    def __init__(self, count: int, read: Callable[[], list[Entry]]) -> None:
        self.count = count
        self.read = read


_UNREAD: Final = Entry(FATE, None)
"""Stands for an entry that has not been read."""


class Entries:
    """Everything that was answered, in order. It only grows."""

    __slots__ = ("_known", "_unread")

    def __init__(self, beginning: Iterable[Entry] | Unread = ()) -> None:
        self._unread: Unread | None = None
        self._known: list[Entry]
        if isinstance(beginning, Unread):
            self._unread = beginning
            self._known = [_UNREAD] * beginning.count
        else:
            self._known = list(beginning)

    def __len__(self) -> int:
        return len(self._known)

    def append(self, entry: Entry) -> None:
        self._known.append(entry)

    def whole(self) -> list[Entry]:
        """All of it; what has not been read yet is read now."""
        unread = self._unread
        if unread is not None:
            found = unread.read()
            assert len(found) == unread.count, "a journal only grows"
            self._known[: unread.count] = found
            self._unread = None
        return self._known

    def since(self, first: int) -> list[Entry]:
        """All of it, of which what comes before entry *first* need not have been read."""
        return self._known if self._unread is None or first >= self._unread.count else self.whole()
