"""Standing orders."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from feldzug.server import order_service
from feldzug.server.api.common import (
    PROBLEMS,
    SeatPath,
    TableId,
    TheCaller,
    TheTables,
    WritingRoute,
)
from feldzug.server.models.orders import GiveOrder, LiftOrder, OrderBook
from feldzug.server.responses import JsonResponse

router = APIRouter(
    prefix="/api/tables/{table}/seats/{seat}/orders",
    tags=["orders"],
    responses=PROBLEMS,
    route_class=WritingRoute,
)


@router.get("", response_model=OrderBook)
def listed(tables: TheTables, caller: TheCaller, table: TableId, seat: SeatPath) -> Any:
    """What the own seat has ordered, and what it could order now."""
    return JsonResponse(order_service.listed(tables, caller, table, seat))


@router.post("", response_model=OrderBook)
def give(
    tables: TheTables, caller: TheCaller, table: TableId, seat: SeatPath, wanted: GiveOrder
) -> Any:
    """Let the server answer for the own seat until a condition holds or something else is asked."""
    order = wanted.decision, wanted.order, dict(wanted.until)
    return JsonResponse(order_service.give(tables, caller, table, seat, *order))


@router.post("/lift", response_model=OrderBook)
def lift(
    tables: TheTables, caller: TheCaller, table: TableId, seat: SeatPath, wanted: LiftOrder
) -> Any:
    """Take an order back."""
    return JsonResponse(order_service.lift(tables, caller, table, seat, wanted.kind))
