"""Passing in advance."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from feldzug.server import pass_service
from feldzug.server.api.common import (
    PROBLEMS,
    SeatPath,
    TableId,
    TheCaller,
    TheTables,
    WritingRoute,
)
from feldzug.server.models.passes import LiftPass, NewPass, Passes
from feldzug.server.responses import JsonResponse

router = APIRouter(
    prefix="/api/tables/{table}/seats/{seat}/passes",
    tags=["passes"],
    responses=PROBLEMS,
    route_class=WritingRoute,
)


@router.get("", response_model=Passes)
def listed(tables: TheTables, caller: TheCaller, table: TableId, seat: SeatPath) -> Any:
    """What the own seat passes in advance, and for how long it could now."""
    return JsonResponse(pass_service.listed(tables, caller, table, seat))


@router.post("", response_model=Passes)
def stand(
    tables: TheTables, caller: TheCaller, table: TableId, seat: SeatPath, wanted: NewPass
) -> Any:
    """Pass in advance from the open window on."""
    asked = wanted.scope, wanted.only_here
    return JsonResponse(pass_service.stand(tables, caller, table, seat, *asked))


@router.post("/lift", response_model=Passes)
def lift(
    tables: TheTables, caller: TheCaller, table: TableId, seat: SeatPath, wanted: LiftPass
) -> Any:
    """Take a standing pass back."""
    given_up = wanted.scope, wanted.moment
    return JsonResponse(pass_service.lift(tables, caller, table, seat, *given_up))
