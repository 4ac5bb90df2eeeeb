"""What every route needs: the house, the caller, and the problems that may come back."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request

from feldzug.server.guard import Caller
from feldzug.server.house import House
from feldzug.server.shapes import ProblemAnswer

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


# Both are coroutines, for plain functions would each be sent to a thread.
async def _house(request: Request) -> House:
    found: House = request.app.state.house
    return found


async def _caller(request: Request) -> Caller:
    found: Caller = request.scope["feldzug.caller"]
    return found


TheHouse = Annotated[House, Depends(_house)]
TheCaller = Annotated[Caller, Depends(_caller)]
TableId = Annotated[str, Path(pattern=r"^[0-9a-f]{24}$")]
SeatQuery = Annotated[int | None, Query(ge=0, le=15)]
