"""Waiting for what happens in another thread, process or browser."""

from __future__ import annotations

import time
from collections.abc import Callable


def eventually(found: Callable[[], object], seconds: float = 20) -> None:
    ends = time.monotonic() + seconds
    pause = 0.001
    while not found():
        assert time.monotonic() < ends, "it did not happen in time"
        time.sleep(pause)
        pause = min(2 * pause, 0.02)
