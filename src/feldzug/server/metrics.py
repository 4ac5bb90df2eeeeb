"""Metrics: figures about this process for Prometheus, and whether it is well."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
"""Those that are counted by name: anyone may make up others, and each label is kept for good."""


class Metrics:
    """A registry of its own, so that several apps may live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._requests = Counter(
            "feldzug_requests", "Requests", ("method", "route", "status"), registry=self.registry
        )
        self._seconds = Histogram(
            "feldzug_request_seconds", "Time to answer", ("route",), registry=self.registry
        )
        # The routes are few, and to look one up by its labels takes longer than to count it.
        self._counted = cache(self._requests.labels)
        self._timed = cache(self._seconds.labels)
        self.answers = Counter(
            "feldzug_bot_answers", "Decisions answered by bots", registry=self.registry
        )
        self.thoughts = Histogram(
            "feldzug_bot_seconds", "Time a bot thought", ("level",), registry=self.registry
        )
        self.bot_failures = Counter(
            "feldzug_bot_failures",
            "Bots that died or hung and were asked again",
            registry=self.registry,
        )

    def request(self, method: str, route: str, status: int, seconds: float | None) -> None:
        method = method if method in METHODS else "other"
        self._counted(method, route, status).inc()
        if seconds is not None:
            self._timed(route).observe(seconds)

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """A figure that is looked up when it is asked for."""
        Gauge(f"feldzug_{name}", text, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        return bytes(generate_latest(self.registry))
