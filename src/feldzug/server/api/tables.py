"""Tables: opening them, sitting down, playing."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from feldzug.server import (
    device_links,
    leaving,
    lobby_service,
    play_service,
    presenter,
    seat_service,
)
from feldzug.server.api.common import (
    PROBLEMS,
    SeatPath,
    SeatQuery,
    TableId,
    TheCaller,
    TheTables,
)
from feldzug.server.models.lobby import (
    Archive,
    ChangeSeat,
    Claim,
    Claimed,
    DeviceLink,
    Done,
    GaveUp,
    NewTable,
    Opened,
    SeatChanged,
    Tables,
    UseDeviceLink,
)
from feldzug.server.models.play import (
    Answers,
    AskUndo,
    Consent,
    Snapshot,
    StepMessage,
    Undo,
    Why,
)
from feldzug.server.models.problems import Reasoned
from feldzug.server.responses import JsonResponse

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=PROBLEMS)


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
        mine = tables.seats_of(session, caller, table)
        shown = presenter.snapshot(found, seat, mine, caller.client)
    return JsonResponse(shown)


@router.post("/{table}/claim", response_model=Claimed)
def claim(tables: TheTables, caller: TheCaller, table: TableId, wanted: Claim) -> Any:
    """Take the seat that a secret is for."""
    return JsonResponse(Claimed(seat_service.claim(tables, caller, table, wanted)))


@router.post("/{table}/answers", response_model=StepMessage)
def answer(tables: TheTables, caller: TheCaller, table: TableId, given: Answers) -> Any:
    """Answer a decision; it is durable when this is acknowledged. What it led to comes back."""
    answered = given.seat, given.decision, given.key, list(given.answers)
    return JsonResponse(play_service.answer(tables, caller, table, *answered))


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
def ask_undo(tables: TheTables, caller: TheCaller, table: TableId, asked: AskUndo) -> Any:
    """Ask the others to take back everything from an entry on."""
    return JsonResponse(play_service.ask_undo(tables, caller, table, asked.seat, asked.to))


@router.post("/{table}/undo/consent", response_model=StepMessage)
def consent(tables: TheTables, caller: TheCaller, table: TableId, given: Consent) -> Any:
    """Agree to what was asked, or refuse it."""
    asked = given.seat, given.decision, given.to, given.agree
    return JsonResponse(play_service.consent(tables, caller, table, *asked))


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


@router.post("/{table}/seats/{seat}/device", response_model=DeviceLink)
def new_device_link(tables: TheTables, caller: TheCaller, table: TableId, seat: SeatPath) -> Any:
    """A link to the own seat for one more browser; it is good for one use, and the one before is void."""
    return JsonResponse(DeviceLink(device_links.new_link(tables, caller, table, seat)))


@router.post("/{table}/device", response_model=Claimed)
def use_device_link(
    tables: TheTables, caller: TheCaller, table: TableId, wanted: UseDeviceLink
) -> Any:
    """Sit down at the own seat with another browser."""
    return JsonResponse(Claimed(device_links.use_link(tables, caller, table, wanted.secret)))


@router.post("/{table}/seats/{seat}/resign", response_model=GaveUp)
def resign(tables: TheTables, caller: TheCaller, table: TableId, seat: SeatPath) -> Any:
    """Give up: a game of two, or against bots alone, is over; otherwise a bot takes the seat over."""
    return JsonResponse(GaveUp(leaving.resign(tables, caller, table, seat)))


@router.post("/{table}/archive", response_model=Done)
def archive(tables: TheTables, caller: TheCaller, table: TableId, wanted: Archive) -> Any:
    """Put a table away in the own list, or take it out again."""
    leaving.archive(tables, caller, table, wanted.archived)
    return JsonResponse(Done())


@router.post("/{table}/delete", response_model=Done)
def delete(tables: TheTables, caller: TheCaller, table: TableId) -> Any:
    """Delete a table that nobody else plays at; only for who opened it."""
    leaving.delete_table(tables, caller, table)
    return JsonResponse(Done())


@router.post("/{table}/rematch", response_model=Opened)
def rematch(tables: TheTables, caller: TheCaller, table: TableId) -> Any:
    """The same once more."""
    return JsonResponse(lobby_service.rematch(tables, caller, table))
