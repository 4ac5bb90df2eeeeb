"""Looking back, what if, record files, the proof of the dice, odds."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Query
from starlette.responses import Response

from feldzug.server import library, odds
from feldzug.server.answer import Reply
from feldzug.server.api.common import PROBLEMS, SeatQuery, TableId, TheCaller, TheHouse
from feldzug.server.problems import problem
from feldzug.server.shapes import Branch, Chances, DiceProof, Imported, OddsOf, Opened, Step, View

router = APIRouter(prefix="/api", tags=["library"], responses=PROBLEMS)
Entry = Annotated[int, Query(ge=0, le=2**31 - 1)]


@router.get("/tables/{table}/history", response_model=list[Step])
def history(
    house: TheHouse,
    caller: TheCaller,
    table: TableId,
    seat: SeatQuery = None,
    first: Annotated[int, Query(alias="from", ge=0, le=2**31 - 1)] = 0,
    last: Annotated[int | None, Query(alias="to", ge=0, le=2**31 - 1)] = None,
) -> Any:
    """What happened in entries `from` … `to` - 1, at most 2000 of them."""
    return Reply(library.history(house, caller, table, seat, first, last))


@router.get("/tables/{table}/at/{n}", response_model=View)
def at(
    house: TheHouse,
    caller: TheCaller,
    table: TableId,
    n: Annotated[int, Path(ge=0, le=2**31 - 1)],
    seat: SeatQuery = None,
) -> Any:
    """The view just before entry n."""
    return Reply(library.at(house, caller, table, n, seat))


@router.post("/tables/{table}/odds", response_model=Chances)
def chances(house: TheHouse, table: TableId, wanted: OddsOf) -> Any:
    """What the game can compute of an action before it is taken."""
    return Reply(odds.chances(house, table, wanted.action))


@router.post("/tables/{table}/branch", response_model=Opened)
def branch(house: TheHouse, caller: TheCaller, table: TableId, wanted: Branch) -> Any:
    """A private game against bots from an entry on."""
    new = library.branch(
        house, caller, table, wanted.n, wanted.seat, wanted.bots, wanted.title.strip()
    )
    return Reply({"table": new, "links": {}})


_RECORD: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}
}


@router.get("/tables/{table}/record", response_class=Response, responses=_RECORD)
def written(house: TheHouse, table: TableId) -> Response:
    """The record file, once the game is over."""
    text = library.written_record(house, table)
    name = f'attachment; filename="feldzug-{table}.record"'
    return Response(
        text.encode("utf-8", "surrogatepass"),
        media_type="application/x-ndjson",
        headers={"content-disposition": name},
    )


@router.post("/records", response_model=Imported)
def upload(
    house: TheHouse,
    caller: TheCaller,
    body: Annotated[bytes, Body(media_type="text/plain")],
) -> Any:
    """Upload a record file."""
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise problem("bad-request", "malformed", where="body") from None
    return Reply({"table": library.upload(house, caller, text)})


@router.get("/tables/{table}/dice", response_model=DiceProof)
def dice(house: TheHouse, table: TableId) -> Any:
    """Once over: everything needed to recompute every roll."""
    return Reply(library.dice(house, table))
