"""Friends at home: where they find this server."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from feldzug.server.api.common import PROBLEMS, TheTables
from feldzug.server.models.leaving import Home
from feldzug.server.responses import JsonResponse

router = APIRouter(prefix="/api/home", tags=["home"], responses=PROBLEMS)


@router.get("", response_model=Home)
def home(tables: TheTables) -> Any:
    """The addresses at which others at home reach this server."""
    return JsonResponse(Home([one for one in tables.settings.shared.split(",") if one]))
