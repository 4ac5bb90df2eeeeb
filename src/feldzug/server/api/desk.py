"""The organiser's desk, and drafts of those who may miss a deadline."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from feldzug.server import desk_service
from feldzug.server.api.common import (
    PROBLEMS,
    SeatPath,
    TableId,
    TheCaller,
    TheTables,
    WritingRoute,
)
from feldzug.server.models.desk import Begin, Broadcast, DeskSettings, Draft, Pause, StandIn
from feldzug.server.models.leaving import Done
from feldzug.server.responses import JsonResponse

router = APIRouter(
    prefix="/api/tables", tags=["desk"], responses=PROBLEMS, route_class=WritingRoute
)


@router.post("/{table}/desk", response_model=Done)
def set_up(tables: TheTables, caller: TheCaller, table: TableId, wanted: DeskSettings) -> Any:
    """Set deadlines, reminders, grace, and who answers after it."""
    desk_service.set_up(tables, caller, table, wanted)
    return JsonResponse(Done())


@router.post("/{table}/desk/pause", response_model=Done)
def pause(tables: TheTables, caller: TheCaller, table: TableId, wanted: Pause) -> Any:
    """Let the clock stand still, or go on."""
    desk_service.pause(tables, caller, table, wanted.paused)
    return JsonResponse(Done())


@router.post("/{table}/desk/messages", response_model=Done)
def broadcast(tables: TheTables, caller: TheCaller, table: TableId, told: Broadcast) -> Any:
    """Tell all at the table something."""
    desk_service.broadcast(tables, caller, table, told.text)
    return JsonResponse(Done())


@router.post("/{table}/desk/begin", response_model=Done)
def begin(tables: TheTables, caller: TheCaller, table: TableId, wanted: Begin) -> Any:
    """Begin although seats are empty; bots play them."""
    desk_service.begin(tables, caller, table, wanted.bot)
    return JsonResponse(Done())


@router.post("/{table}/seats/{seat}/stand-in", response_model=Done)
def stand_in(
    tables: TheTables, caller: TheCaller, table: TableId, seat: SeatPath, wanted: StandIn
) -> Any:
    """Let a bot answer for a seat beside its holder, or no longer."""
    desk_service.stand_in(tables, caller, table, seat, wanted.bot)
    return JsonResponse(Done())


@router.post("/{table}/seats/{seat}/draft", response_model=Done)
def save_draft(
    tables: TheTables, caller: TheCaller, table: TableId, seat: SeatPath, wanted: Draft
) -> Any:
    """Leave an answer for when the own time runs out, or take it back."""
    branch = tuple(wanted.branch)
    desk_service.save_draft(tables, caller, table, seat, branch, wanted.action)
    return JsonResponse(Done())
