"""What somebody keeps to answer with it again."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from feldzug.server import kept_answers
from feldzug.server.api.common import (
    PROBLEMS,
    SeatPath,
    TableId,
    TheCaller,
    TheTables,
    WritingRoute,
)
from feldzug.server.models.kept_answers import Forget, Keep, KeptAnswers
from feldzug.server.responses import JsonResponse

router = APIRouter(
    prefix="/api/tables/{table}/seats/{seat}/kept",
    tags=["kept answers"],
    responses=PROBLEMS,
    route_class=WritingRoute,
)


@router.get("", response_model=KeptAnswers)
def listed(tables: TheTables, caller: TheCaller, table: TableId, seat: SeatPath) -> Any:
    """What the holder of the own seat has kept, here and at other tables of the game."""
    return JsonResponse(kept_answers.listed(tables, caller, table, seat))


@router.post("", response_model=KeptAnswers)
def keep(tables: TheTables, caller: TheCaller, table: TableId, seat: SeatPath, one: Keep) -> Any:
    """Keep an answer under a name."""
    return JsonResponse(kept_answers.keep(tables, caller, table, seat, one.name, one.action))


@router.post("/forget", response_model=KeptAnswers)
def forget(
    tables: TheTables, caller: TheCaller, table: TableId, seat: SeatPath, one: Forget
) -> Any:
    """Keep it no longer, wherever it was kept."""
    return JsonResponse(kept_answers.forget(tables, caller, table, seat, one.kind, one.name))
