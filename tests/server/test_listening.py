"""Several server processes: who is slow is waited for, who is stuck is replaced."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from uvicorn.supervisors import multiprocess

from feldzug.server.listening import Workers, configured
from feldzug.server.settings import Settings


class Worker:
    """A process that says after so many seconds that it lives."""

    pid = 1
    exitcode = -9

    def __init__(self, *_: Any, seconds: float = 0.0) -> None:
        self._seconds = seconds
        self.is_killed = False
        self.child_conn = BytesIO()

    def is_alive(self, timeout: float) -> bool:
        return self._seconds <= timeout

    def start(self) -> None:
        pass

    def kill(self) -> None:
        self.is_killed = True

    def join(self) -> None:
        pass


@pytest.mark.parametrize(("seconds", "is_stuck"), [(20, False), (120, True)])
def test_a_worker_that_starts_slowly_is_not_given_up(
    monkeypatch: pytest.MonkeyPatch, seconds: float, is_stuck: bool
) -> None:
    """On a busy machine it takes longer than uvicorn would wait."""
    monkeypatch.setattr(multiprocess, "Process", Worker)
    worker = Worker(seconds=seconds)
    workers = Workers(configured("nothing:app", Settings(), workers=2), [])
    monkeypatch.setattr(workers, "processes", [worker])
    workers.keep_subprocess_alive()
    assert worker.is_killed == is_stuck
    kept: list[Any] = workers.processes
    assert (kept == [worker]) != is_stuck
    assert not workers.failed
