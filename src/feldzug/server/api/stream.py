"""The stream of a page."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

from anyio import to_thread
from fastapi import APIRouter, Header, Query, Request
from starlette.responses import StreamingResponse

from feldzug.server.api.common import PROBLEMS, TheCaller, TheTables
from feldzug.server.event_stream import PageStream, parse_watches, stream
from feldzug.server.slow_pool import watchers

router = APIRouter(prefix="/api", tags=["stream"], responses=PROBLEMS)

_STREAMED: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "Messages `step` (StepMessage), `change` (ChangeMessage), `table` (Snapshot), "
        "`lost` (LostMessage), `bye`",
        "content": {"text/event-stream": {"schema": {"type": "string"}}},
    }
}


class Counted(StreamingResponse):
    """A stream that counts for its client as long as it is open."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        with scope["app"].state.streams.open(scope["feldzug.caller"]):
            await super().__call__(scope, receive, send)

    async def stream_response(self, send: Any) -> None:
        """Send each piece and keep nothing of it: the next may come in an hour."""
        await send(
            {
                "type": "http.response.start",
                "status": self.status_code,
                "headers": self.raw_headers,
            }
        )
        pieces = aiter(self.body_iterator)
        with suppress(StopAsyncIteration):
            while True:
                await send(
                    {
                        "type": "http.response.body",
                        "body": await anext(pieces),
                        "more_body": True,
                    }
                )
        await send({"type": "http.response.body", "body": b"", "more_body": False})


@router.get("/stream", response_class=StreamingResponse, responses=_STREAMED)
async def watch(
    request: Request,
    tables: TheTables,
    caller: TheCaller,
    watch: Annotated[str, Query(max_length=4000)],
    differences: Annotated[bool, Query()] = False,
    last_event_id: Annotated[str, Header(max_length=8000)] = "",
) -> StreamingResponse:
    """One stream for a whole page: `watch=<table>:<seat or ->[:<entries>[:<revision>]],…`.

    With `differences` a message `change` takes the place of a `step` wherever the page can tell from what it
    knows how things stand.
    """
    page = PageStream(tables, caller, parse_watches(watch, last_event_id), differences)
    await to_thread.run_sync(page.check, limiter=watchers())
    messages = stream(request.app.state.hub, page, tables.settings.heartbeat)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Counted(messages, media_type="text/event-stream", headers=headers)
