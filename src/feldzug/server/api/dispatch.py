"""News of a table by mail and webhook; the links in mails lead here."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path
from starlette.responses import PlainTextResponse, Response

from feldzug.server import dispatch_service
from feldzug.server.api.common import (
    PROBLEMS,
    SeatPath,
    TableId,
    TheCaller,
    TheTables,
    WritingRoute,
)
from feldzug.server.models.dispatch import DispatchKind, Subscribe, Subscriptions
from feldzug.server.models.leaving import Done
from feldzug.server.responses import JsonResponse

router = APIRouter(prefix="/api", tags=["dispatch"], responses=PROBLEMS, route_class=WritingRoute)

_TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}
Link = Annotated[str, Path(pattern=r"^[!-~]{8,100}$")]


@router.get("/tables/{table}/seats/{seat}/dispatch", response_model=Subscriptions)
def listed(tables: TheTables, caller: TheCaller, table: TableId, seat: SeatPath) -> Any:
    """Where news of the table go for the own seat."""
    return JsonResponse(dispatch_service.listed(tables, caller, table, seat))


@router.post("/tables/{table}/seats/{seat}/dispatch", response_model=Done)
def subscribe(
    tables: TheTables, caller: TheCaller, table: TableId, seat: SeatPath, wanted: Subscribe
) -> Any:
    """Have news sent. A mail address is asked first."""
    dispatch_service.subscribe(tables, caller, table, seat, wanted)
    return JsonResponse(Done())


@router.post("/tables/{table}/seats/{seat}/dispatch/{kind}/stop", response_model=Done)
def unsubscribe(
    tables: TheTables, caller: TheCaller, table: TableId, seat: SeatPath, kind: DispatchKind
) -> Any:
    """No more news for the own seat."""
    dispatch_service.unsubscribe(tables, caller, table, seat, kind)
    return JsonResponse(Done())


@router.get("/dispatch/{link}/agree", response_class=Response, responses=_TEXT)
def agree(tables: TheTables, link: Link) -> PlainTextResponse:
    """Whoever reads the mail wants the news."""
    return PlainTextResponse(dispatch_service.agree(tables, link))


@router.get("/dispatch/{link}/stop", response_class=Response, responses=_TEXT)
def stop(tables: TheTables, link: Link) -> PlainTextResponse:
    """Whoever reads the mail wants no more of them."""
    return PlainTextResponse(dispatch_service.stop(tables, link))
