"""A thread of the server's own that works on what is asked of it until the server ends."""

from __future__ import annotations

import threading


class WorkerThread:
    """Whoever asks something of it holds `changed` and notifies; subclasses say what the work is."""

    def __init__(self, name: str) -> None:
        self.stopped = False
        self.changed = threading.Condition()
        self._thread = threading.Thread(target=self.work, name=name, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """End after what is being done now; what is left is found at the next start."""
        with self.changed:
            self.stopped = True
            self.changed.notify()
        if self._thread.is_alive():
            self._thread.join(5)

    def work(self) -> None:
        """Until it is stopped."""
        raise NotImplementedError
