"""Whether the server is well, and its figures."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

import feldzug
from feldzug.server.api.common import PROBLEMS
from feldzug.server.models.health import Health
from feldzug.server.networks import is_loopback, networks
from feldzug.server.problems import problem
from feldzug.server.responses import JsonResponse

router = APIRouter(tags=["health"])


@router.get("/health", response_model=Health, responses={503: PROBLEMS[503]})
async def health(request: Request) -> Any:
    """Well, if the store answers."""
    await request.app.state.health.check()
    return JsonResponse(Health("well", feldzug.__version__))


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    host = request.client.host if request.client else ""
    allowed = networks(request.app.state.tables.settings.metrics_from)
    if not is_loopback(host) and host not in allowed:
        raise problem("not-yours", "figures-are-private")
    return Response(request.app.state.metrics.text(), media_type="text/plain")
