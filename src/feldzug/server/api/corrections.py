"""Corrections of earlier answers, by who has a role."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query

from feldzug.server import correction_service
from feldzug.server.api.common import (
    PROBLEMS,
    SeatPath,
    TableId,
    TheCaller,
    ThePools,
    TheTables,
    WritingRoute,
)
from feldzug.server.models.common import MOST_SEATS
from feldzug.server.models.corrections import (
    AskRipple,
    Correctable,
    Correction,
    Drafts,
    RippleView,
)
from feldzug.server.models.play import StepMessage
from feldzug.server.responses import JsonResponse

router = APIRouter(
    prefix="/api/tables", tags=["corrections"], responses=PROBLEMS, route_class=WritingRoute
)


@router.get("/{table}/corrections/{entry}", response_model=Correctable)
async def correctable(
    tables: TheTables,
    caller: TheCaller,
    pools: ThePools,
    table: TableId,
    entry: Annotated[int, Path(ge=0, le=2**31 - 1)],
    seat: Annotated[int, Query(ge=0, le=MOST_SEATS - 1)],
) -> Any:
    """What could have been answered at an entry."""
    asked = tables, caller, table, seat, entry
    return JsonResponse(await pools.reading.do(caller, correction_service.correctable, *asked))


@router.post("/{table}/corrections/ripple", response_model=RippleView)
async def ripple(
    tables: TheTables, caller: TheCaller, pools: ThePools, table: TableId, asked: AskRipple
) -> Any:
    """What a correction would do, before it is made."""
    wanted = tables, caller, table, asked.seat, asked.entry, asked.action
    return JsonResponse(await pools.reading.do(caller, correction_service.ripple, *wanted))


@router.post("/{table}/corrections", response_model=StepMessage)
def correct(tables: TheTables, caller: TheCaller, table: TableId, given: Correction) -> Any:
    """Correct an earlier answer, with a note that all see. What it led to comes back."""
    wanted = given.seat, given.entry, given.action, given.note, given.entries
    return JsonResponse(correction_service.correct(tables, caller, table, *wanted))


@router.get("/{table}/seats/{seat}/drafts", response_model=Drafts)
def drafts(tables: TheTables, caller: TheCaller, table: TableId, seat: SeatPath) -> Any:
    """Answers that the own seat may take up again."""
    return JsonResponse(correction_service.drafts(tables, caller, table, seat))
