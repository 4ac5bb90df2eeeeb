"""Bots as clients: a program takes a seat with its secret."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from anyio import to_thread
from fastapi import APIRouter, Request
from starlette.responses import StreamingResponse

from feldzug.server import lobby, play
from feldzug.server.answer import Written, written
from feldzug.server.api.common import PROBLEMS, TheCaller, TheHouse
from feldzug.server.api.live import Counted
from feldzug.server.guard import Caller
from feldzug.server.house import House
from feldzug.server.hub import Hub
from feldzug.server.problems import Problem
from feldzug.server.shapes import BotAnswers, StepMessage
from feldzug.server.show import present

router = APIRouter(prefix="/api/bot", tags=["bots"], responses=PROBLEMS)

_LINES: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "A line an object: BotOffer, BotOver, BotLost or BotSign",
        "content": {"application/x-ndjson": {"schema": {"type": "string"}}},
    }
}


@router.get("/stream", response_class=StreamingResponse, responses=_LINES)
async def offers(request: Request, house: TheHouse, caller: TheCaller) -> StreamingResponse:
    """Every decision that this seat must take, one object a line."""
    match, seat = await to_thread.run_sync(lobby.sit, house, caller)
    told = _offers(house, request.app.state.hub, caller, match, seat)
    # Marked as encoded, so that lines go out one by one and not in compressed blocks.
    headers = {"cache-control": "no-store", "content-encoding": "identity"}
    return Counted(told, media_type="application/x-ndjson", headers=headers)


@router.post("/answers", response_model=StepMessage)
def answer(house: TheHouse, caller: TheCaller, given: BotAnswers) -> Any:
    """Answer a decision of this seat. What it led to comes back."""
    match, seat = lobby.sit(house, caller)
    answered = given.decision, given.key, list(given.answers)
    return Written(play.answer(house, caller, match, seat, *answered))


async def _offers(
    house: House, hub: Hub, caller: Caller, match: str, seat: int
) -> AsyncIterator[bytes]:
    answered = -1
    with hub.watching([match]) as inbox:
        while True:
            try:
                now = await to_thread.run_sync(_look, house, caller, match, seat)
            except Problem as lost:
                yield _line({"kind": "lost", "problem": lost.body})
                return
            if now["outcome"] is not None:
                yield _line({"kind": "over", "outcome": now["outcome"]})
                return
            if now["offer"] is not None and now["decision"] != answered:
                answered = now["decision"]
                shown = {key: now[key] for key in ("seat", "decision", "view", "offer")}
                yield _line({"kind": "offer", "table": match, **shown})
            if not await inbox.next(house.settings.heartbeat):
                if inbox.closed:
                    yield _line({"kind": "bye"})
                    return
                yield _line({"kind": "alive"})  # and look again: a notice may be lost


def _look(house: House, caller: Caller, match: str, seat: int) -> dict[str, Any]:
    with house.looking(match) as (session, table):
        house.must_hold(session, caller, table, seat)
        return present(table, seat)


def _line(value: dict[str, Any]) -> bytes:
    return written(value) + b"\n"
