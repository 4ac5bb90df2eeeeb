"""Whether the server is well, and its figures."""

from __future__ import annotations

from typing import Any

from anyio import to_thread
from fastapi import APIRouter, Request
from sqlalchemy import text
from starlette.responses import Response

import feldzug
from feldzug.server.answer import Reply
from feldzug.server.api.common import PROBLEMS, TheHouse
from feldzug.server.shapes import Health

router = APIRouter(tags=["house"])


@router.get("/health", response_model=Health, responses={503: PROBLEMS[503]})
async def health(request: Request, house: TheHouse) -> Any:
    """Well, if the store answers."""

    def ask() -> None:
        with house.store.read() as session:
            session.execute(text("SELECT 1"))

    await to_thread.run_sync(ask, limiter=request.app.state.desks.door)
    return Reply({"status": "well", "version": feldzug.__version__})


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    return Response(request.app.state.metrics.text(), media_type="text/plain")
