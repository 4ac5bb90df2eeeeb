"""Bots as clients: a program takes a seat with its secret."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from anyio import to_thread
from fastapi import APIRouter, Request
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import StreamingResponse

from feldzug.server import play_service, presenter, seat_service
from feldzug.server.api.common import PROBLEMS, TheCaller, TheTables, WritingRoute
from feldzug.server.api.stream import Counted
from feldzug.server.auth import Caller, bearer
from feldzug.server.event_stream import AGAIN, Heartbeat
from feldzug.server.hub import Hub
from feldzug.server.models.lobby import BotClaim, BotClaimed
from feldzug.server.models.play import BotAnswers, BranchOffer, Offer, Present, StepMessage
from feldzug.server.models.streams import BotLost, BotOffer, BotOver, BotSign
from feldzug.server.problems import Problem
from feldzug.server.responses import JsonResponse, to_json
from feldzug.server.slow_pool import watchers
from feldzug.server.tables import TableRepository

router = APIRouter(prefix="/api/bot", tags=["bots"], responses=PROBLEMS, route_class=WritingRoute)

_LINES: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "A line an object: BotOffer, BotOver, BotLost or BotSign",
        "content": {"application/x-ndjson": {"schema": {"type": "string"}}},
    }
}


@router.post("/claim", response_model=BotClaimed)
def claim(
    tables: TheTables,
    caller: TheCaller,  # noqa: ARG001 -- the writers are told whose work it is
    request: Request,
    wanted: BotClaim,
) -> Any:
    """Take the seat that a link invites to. Its secret is void then; the answer brings the seat's own."""
    secret = bearer(request)
    return JsonResponse(seat_service.claim_for_program(tables, secret, wanted.own))


@router.get("/stream", response_class=StreamingResponse, responses=_LINES)
async def offers(request: Request, tables: TheTables, caller: TheCaller) -> StreamingResponse:
    """Every decision that this seat must take, one object a line."""
    match, seat = await to_thread.run_sync(seat_service.sit, tables, caller, limiter=watchers())
    lines = _offers(tables, request.app.state.hub, caller, match, seat)
    # Marked as encoded, so that lines go out one by one and not in compressed blocks.
    headers = {"cache-control": "no-store", "content-encoding": "identity"}
    return Counted(lines, media_type="application/x-ndjson", headers=headers)


@router.post("/answers", response_model=StepMessage)
def answer(tables: TheTables, caller: TheCaller, given: BotAnswers) -> Any:
    """Answer a decision of this seat. What it led to comes back."""
    match, seat = seat_service.sit(tables, caller)
    answered = given.decision, given.key, list(given.answers)
    return JsonResponse(play_service.answer(tables, caller, match, seat, *answered))


async def _offers(
    tables: TableRepository, hub: Hub, caller: Caller, match: str, seat: int
) -> AsyncIterator[bytes]:
    answered: dict[tuple[int, ...], int] = {}
    beat = Heartbeat(tables.settings.heartbeat)
    with hub.watching([match]) as inbox:
        while True:
            try:
                now = await to_thread.run_sync(
                    _look, tables, caller, match, seat, limiter=watchers()
                )
            except Problem as lost:
                yield _line(BotLost("lost", lost.answer))
                return
            except SQLAlchemyError as error:
                tables.store.report(error)
                await inbox.next(AGAIN)
                if inbox.closed:
                    yield _line(BotSign("bye"))
                    return
                continue
            if now.outcome is not None:
                yield _line(BotOver("over", now.outcome))
                return
            for decision, offer in _asked(now, seat):
                branch = tuple(offer.branch) if isinstance(offer, BranchOffer) else ()
                if answered.get(branch) != decision:
                    answered[branch] = decision
                    assert now.view is not None
                    yield _line(
                        BotOffer("offer", match, seat, decision, now.view, now.views, offer)
                    )
                    beat.sent()
            if not await inbox.next(beat.due()):
                if inbox.closed:
                    yield _line(BotSign("bye"))
                    return
                yield _line(BotSign("alive"))  # and look again: a notice may be lost
                beat.sent()


def _asked(now: Present, seat: int) -> list[tuple[int, Offer | BranchOffer]]:
    """What a program must decide, with the number that its answer must name. Who has chosen in secret may
    reconsider; a program is asked only when it must decide.
    """
    waiting = [turn.branch for turn in now.branches if seat in turn.turn]
    found: list[tuple[int, Offer | BranchOffer]] = [
        (offer.decision, offer) for offer in now.offers if offer.branch in waiting
    ]
    if now.offer is not None and seat in now.turn:
        found.append((now.decision, now.offer))
    return found


def _look(tables: TableRepository, caller: Caller, match: str, seat: int) -> Present:
    with tables.reading(match) as (session, table):
        tables.must_hold(session, caller, table, seat)
        return presenter.present(table, seat)


def _line(value: BotOffer | BotOver | BotLost | BotSign) -> bytes:
    return to_json(value) + b"\n"
