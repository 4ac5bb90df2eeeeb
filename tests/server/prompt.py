"""Uvicorn in a thread that ends at once: by itself it looks only ten times a second whether it should."""

from __future__ import annotations

import asyncio
import socket
import threading
from contextlib import suppress

import uvicorn

PATIENCE = 2.0
"""So long an answer under way may take when the server ends."""


class PromptServer(uvicorn.Server):
    """What uvicorn does at the end is done here without its pauses, and in the same order."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = threading.Event()
        """Whether it listens, or could not."""
        self._ended = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            await super().startup(sockets)
        finally:
            self.ready.set()

    def end(self) -> None:
        """From another thread."""
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._ended.set)

    async def main_loop(self) -> None:
        ticking = asyncio.create_task(super().main_loop())
        await self._ended.wait()
        ticking.cancel()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for line in sockets or []:
            line.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self.server_state.connections or self.server_state.tasks:
                    await asyncio.sleep(0.001)
        for task in self.server_state.tasks:
            task.cancel()
        await self.lifespan.shutdown()
