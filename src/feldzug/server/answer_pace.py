"""The pace of an answer: whether a client takes what is meant for it, and fast enough.

Whoever takes a byte now and then would keep a connection, and what is written for it, for ever.
"""

from __future__ import annotations


class AnswerPace:
    """Looks, again and again, at how much waits to be sent on one connection."""

    def __init__(self) -> None:
        self._unsent = 0
        self._owed = 0
        """What has come to wait since something has been waiting."""
        self._since = 0.0
        self._moved = 0.0

    def begin_anew(self) -> None:
        """So much was taken that more may be written."""
        self._unsent = 0

    def is_too_slow(self, now: float, unsent: int, stall_seconds: float, rate: float) -> bool:
        """Whether nothing was taken for so long, or less than so many bytes a second of what waits."""
        if not self._unsent:
            self._owed = 0
            self._since = self._moved = now
        elif unsent < self._unsent:
            self._moved = now
        self._owed += max(0, unsent - self._unsent)
        self._unsent = unsent
        if not unsent:
            return False
        is_stalled = now - self._moved > stall_seconds
        return is_stalled or now - self._since > stall_seconds + self._owed / rate
