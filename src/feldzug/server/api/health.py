"""Whether the server is well, and its figures."""

from __future__ import annotations

from typing import Any

from anyio import to_thread
from fastapi import APIRouter, Request
from sqlalchemy import text
from starlette.responses import Response

import feldzug
from feldzug.server.api.common import PROBLEMS, ThePools, TheTables
from feldzug.server.models.health import Health
from feldzug.server.responses import JsonResponse

router = APIRouter(tags=["health"])


@router.get("/health", response_model=Health, responses={503: PROBLEMS[503]})
async def health(pools: ThePools, tables: TheTables) -> Any:
    """Well, if the store answers."""

    def ask() -> None:
        with tables.store.read() as session:
            session.execute(text("SELECT 1"))

    await to_thread.run_sync(ask, limiter=pools.health)
    return JsonResponse(Health("well", feldzug.__version__))


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    return Response(request.app.state.metrics.text(), media_type="text/plain")
