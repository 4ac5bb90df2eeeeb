"""Tables: opening them, sitting down, playing."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query

from feldzug.server import lobby_service, play_service, presenter, seat_service, undo_replay
from feldzug.server.api.common import (
    PROBLEMS,
    SeatPath,
    SeatQuery,
    TableId,
    TheCaller,
    ThePools,
    TheTables,
    WritingRoute,
)
from feldzug.server.api.quick_route import QuickRoute
from feldzug.server.models.lobby import (
    ChangeSeat,
    Claim,
    Claimed,
    NewTable,
    Opened,
    SeatChanged,
    Tables,
)
from feldzug.server.models.play import (
    Answers,
    AskUndo,
    ChangeMessage,
    Consent,
    Snapshot,
    StepMessage,
    Undo,
    Why,
)
from feldzug.server.models.problems import Reasoned
from feldzug.server.responses import JsonResponse

router = APIRouter(
    prefix="/api/tables", tags=["tables"], responses=PROBLEMS, route_class=WritingRoute
)


def answer(
    tables: TheTables,
    caller: TheCaller,
    table: TableId,
    given: Answers,
    known: Annotated[int | None, Query(ge=0)] = None,
) -> Any:
    """Answer a decision; it is durable when this is acknowledged. What it led to comes back.

    With `known` (how many entries the page knows of) how things stand may be told by a ChangeMessage.
    """
    answered = given.seat, given.decision, given.key, list(given.answers)
    return JsonResponse(play_service.answer(tables, caller, table, *answered, known))


router.add_api_route(
    "/{table}/answers",
    answer,
    methods=["POST"],
    response_model=StepMessage | ChangeMessage,
    route_class_override=QuickRoute,
)


@router.get("", response_model=Tables)
def listed(tables: TheTables, caller: TheCaller) -> Any:
    """The own tables and those that everyone may watch."""
    return JsonResponse(lobby_service.listed(tables, caller))


@router.post("", response_model=Opened, status_code=200)
def open_table(tables: TheTables, caller: TheCaller, wanted: NewTable) -> Any:
    """Open a table. It starts when every seat is taken."""
    return JsonResponse(lobby_service.open_table(tables, caller, wanted))


@router.get("/{table}", response_model=Snapshot)
def look(tables: TheTables, caller: TheCaller, table: TableId, seat: SeatQuery = None) -> Any:
    """The table as a seat sees it; without one, as a bystander does."""
    with tables.reading(table) as (session, found):
        if seat is not None:
            tables.must_hold(session, caller, found, seat)
        mine = tables.seats_of(session, caller, table) | tables.invited_to(session, caller, table)
        shown = presenter.snapshot(found, seat, mine, caller.client)
    return JsonResponse(shown)


@router.post("/{table}/claim", response_model=Claimed)
def claim(tables: TheTables, caller: TheCaller, table: TableId, wanted: Claim) -> Any:
    """Take the seat that a link invites to, or join the own seat from another browser."""
    return JsonResponse(seat_service.claim(tables, caller, table, wanted))


@router.post("/{table}/why", response_model=Reasoned)
def why(tables: TheTables, caller: TheCaller, table: TableId, asked: Why) -> Any:
    """Why a seat may not do something now."""
    return JsonResponse(play_service.why(tables, caller, table, asked.seat, asked.action))


@router.post("/{table}/undo", response_model=StepMessage)
def undo(tables: TheTables, caller: TheCaller, table: TableId, asked: Undo) -> Any:
    """Take back the own last answer, or all from an entry on, up to the last fence."""
    return JsonResponse(
        play_service.undo(tables, caller, table, asked.seat, asked.decision, asked.to)
    )


@router.post("/{table}/undo/ask", response_model=StepMessage)
async def ask_undo(
    tables: TheTables, caller: TheCaller, pools: ThePools, table: TableId, asked: AskUndo
) -> Any:
    """Ask the others to take back everything from an entry on."""
    wanted = tables, caller, table, asked.seat, asked.to
    await pools.undoing.do(caller, undo_replay.prepare, *wanted)
    return JsonResponse(await tables.writers.do(caller, play_service.ask_undo, *wanted))


@router.post("/{table}/undo/consent", response_model=StepMessage)
async def consent(
    tables: TheTables, caller: TheCaller, pools: ThePools, table: TableId, given: Consent
) -> Any:
    """Agree to what was asked, or refuse it."""
    if given.agree:
        await pools.undoing.do(
            caller, undo_replay.prepare, tables, caller, table, given.seat, given.to
        )
    agreed = tables, caller, table, given.seat, given.decision, given.to, given.agree
    return JsonResponse(await tables.writers.do(caller, play_service.consent, *agreed))


@router.post("/{table}/seats/{seat}", response_model=SeatChanged)
def change_seat(
    tables: TheTables,
    caller: TheCaller,
    table: TableId,
    seat: SeatPath,
    wanted: ChangeSeat,
) -> Any:
    """Replace a player by a bot, or hand the seat on; only for who opened the table."""
    secret = seat_service.change_seat(tables, caller, table, seat, wanted.kind, wanted.bot)
    return JsonResponse(SeatChanged(secret))


@router.post("/{table}/rematch", response_model=Opened)
def rematch(tables: TheTables, caller: TheCaller, table: TableId) -> Any:
    """The same once more."""
    return JsonResponse(lobby_service.rematch(tables, caller, table))
