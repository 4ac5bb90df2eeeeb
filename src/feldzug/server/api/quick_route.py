"""The quick route: for what is asked at every answer, it reads a request without the usual machinery."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, get_type_hints

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.responses import Response

from feldzug.server.tables import TableRepository

_TABLE: Final = re.compile("[0-9a-f]{24}")
_NUMBER: Final = re.compile("[0-9]{1,9}")
_KNOWN: Final = re.compile(b"known=([0-9]{1,9})")


class QuickRoute(APIRoute):
    """A route of a table with a body (`given`) and the number of entries that are known (`known`).

    Its endpoint is described like every other; only how the parameters are read is written out here.
    """

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        model: type[BaseModel] = get_type_hints(self.endpoint)["given"]
        endpoint: Callable[..., Response] = self.endpoint

        async def handle(request: Request) -> Response:
            table, known = request.path_params["table"], _known(request)
            if not _TABLE.fullmatch(table):
                raise _unreadable("path", "table")
            if known is not None and not _NUMBER.fullmatch(known):
                raise _unreadable("query", "known")
            if not request.headers.get("content-type", "").startswith("application/json"):
                raise _unreadable("body")
            try:
                given = model.model_validate_json(await request.body())
            except ValidationError as error:
                raise _unreadable("body", *error.errors()[0]["loc"]) from error
            caller = request.scope["feldzug.caller"]
            number = None if known is None else int(known)
            tables: TableRepository = request.app.state.tables
            work = partial(endpoint, tables, caller, table, given, number)
            return await tables.writers.do(caller, work)

        return handle


def _known(request: Request) -> str | None:
    """How many entries the page says that it knows; if it says more, the usual machinery reads it."""
    simple = _KNOWN.fullmatch(request.scope["query_string"])
    return request.query_params.get("known") if simple is None else simple[1].decode()


def _unreadable(*where: str | int) -> RequestValidationError:
    return RequestValidationError([{"loc": where}])
