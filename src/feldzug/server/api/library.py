"""Looking back, what if, record files, the proof of the dice, odds."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Path, Query, Request
from starlette.responses import Response

from feldzug.server import library, odds
from feldzug.server.answer import Reply
from feldzug.server.api.common import PROBLEMS, SeatQuery, TableId, TheCaller, TheHouse
from feldzug.server.desk import Desks
from feldzug.server.problems import problem
from feldzug.server.shapes import Branch, Chances, DiceProof, Imported, OddsOf, Opened, Step, View

router = APIRouter(prefix="/api", tags=["library"], responses=PROBLEMS)


async def _desks(request: Request) -> Desks:
    found: Desks = request.app.state.desks
    return found


TheDesks = Annotated[Desks, Depends(_desks)]


@router.get("/tables/{table}/history", response_model=list[Step])
async def history(
    house: TheHouse,
    caller: TheCaller,
    desks: TheDesks,
    table: TableId,
    seat: SeatQuery = None,
    first: Annotated[int, Query(alias="from", ge=0, le=2**31 - 1)] = 0,
    last: Annotated[int | None, Query(alias="to", ge=0, le=2**31 - 1)] = None,
) -> Any:
    """What happened in entries `from` … `to` - 1, at most 2000 of them."""
    wanted = house, caller, table, seat, first, last
    return Reply(await desks.reading.do(caller, library.history, *wanted))


@router.get("/tables/{table}/at/{n}", response_model=View)
async def at(
    house: TheHouse,
    caller: TheCaller,
    desks: TheDesks,
    table: TableId,
    n: Annotated[int, Path(ge=0, le=2**31 - 1)],
    seat: SeatQuery = None,
) -> Any:
    """The view just before entry n."""
    return Reply(await desks.reading.do(caller, library.at, house, caller, table, n, seat))


@router.post("/tables/{table}/odds", response_model=Chances)
async def chances(
    house: TheHouse, caller: TheCaller, desks: TheDesks, table: TableId, wanted: OddsOf
) -> Any:
    """What the game can compute of an action before it is taken."""
    return Reply(await desks.reading.do(caller, odds.chances, house, table, wanted.action))


@router.post("/tables/{table}/branch", response_model=Opened)
async def branch(
    house: TheHouse, caller: TheCaller, desks: TheDesks, table: TableId, wanted: Branch
) -> Any:
    """A private game against bots from an entry on."""
    begun = house, caller, table, wanted.n, wanted.seat, wanted.bots, wanted.title.strip()
    new = await desks.reading.do(caller, library.branch, *begun)
    return Reply({"table": new, "links": {}})


_RECORD: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}
}


@router.get("/tables/{table}/record", response_class=Response, responses=_RECORD)
async def written(house: TheHouse, caller: TheCaller, desks: TheDesks, table: TableId) -> Response:
    """The record file, once the game is over."""
    text = await desks.reading.do(caller, library.written_record, house, table)
    name = f'attachment; filename="feldzug-{table}.record"'
    return Response(
        text.encode("utf-8", "surrogatepass"),
        media_type="application/x-ndjson",
        headers={"content-disposition": name},
    )


@router.post("/records", response_model=Imported)
async def upload(
    house: TheHouse,
    caller: TheCaller,
    desks: TheDesks,
    body: Annotated[bytes, Body(media_type="text/plain")],
) -> Any:
    """Upload a record file."""
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise problem("bad-request", "malformed", where="body") from None
    new = await desks.uploads.do(caller, library.upload, house, caller, text)
    return Reply({"table": new})


@router.get("/tables/{table}/dice", response_model=DiceProof)
async def dice(house: TheHouse, caller: TheCaller, desks: TheDesks, table: TableId) -> Any:
    """Once over: everything needed to recompute every roll."""
    return Reply(await desks.reading.do(caller, library.dice, house, table))
