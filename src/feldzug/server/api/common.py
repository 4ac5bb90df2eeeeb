"""What every route needs: the tables, the caller, and the problems that may come back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, wraps
from inspect import iscoroutinefunction
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request
from fastapi.routing import APIRoute

from feldzug.server.auth import Caller
from feldzug.server.models.common import MOST_SEATS
from feldzug.server.models.problems import ProblemAnswer
from feldzug.server.slow_pool import SlowPools
from feldzug.server.tables import TableRepository

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": ProblemAnswer, "description": meaning}
    for status, meaning in {
        400: "The request cannot be read",
        403: "Not yours",
        404: "Unknown",
        409: "Stale, or in conflict with what has happened",
        413: "Too large",
        422: "The rules forbid it",
        429: "Too many requests",
        503: "The store cannot be reached",
    }.items()
}


class WritingRoute(APIRoute):
    """A route of which whatever is posted is done among the writers, not among those who look."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **more: Any) -> None:
        if "POST" in (more.get("methods") or ()) and not iscoroutinefunction(endpoint):
            endpoint = _among_writers(endpoint)
        super().__init__(path, endpoint, **more)


def _among_writers(endpoint: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(endpoint)
    async def written(**values: Any) -> Any:
        return await values["tables"].writers.do(values["caller"], partial(endpoint, **values))

    return written


# These are coroutines, for plain functions would each be sent to a thread.
async def _tables(request: Request) -> TableRepository:
    found: TableRepository = request.app.state.tables
    return found


async def _pools(request: Request) -> SlowPools:
    found: SlowPools = request.app.state.pools
    return found


async def _caller(request: Request) -> Caller:
    found: Caller = request.scope["feldzug.caller"]
    return found


TheTables = Annotated[TableRepository, Depends(_tables)]
ThePools = Annotated[SlowPools, Depends(_pools)]
TheCaller = Annotated[Caller, Depends(_caller)]
TableId = Annotated[str, Path(pattern=r"^[0-9a-f]{24}$")]
SeatPath = Annotated[int, Path(ge=0, le=MOST_SEATS - 1)]
SeatQuery = Annotated[int | None, Query(ge=0, le=MOST_SEATS - 1)]
