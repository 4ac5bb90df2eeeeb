"""Looking back, what if, record files, the proof of the dice, odds."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Query
from starlette.responses import Response

from feldzug.server import calendar, campaign_files, odds, record_files
from feldzug.server import history as past
from feldzug.server.api.common import (
    PROBLEMS,
    SeatQuery,
    TableId,
    TheCaller,
    ThePools,
    TheTables,
)
from feldzug.server.models.history import (
    Branch,
    Chances,
    DiceProof,
    Imported,
    OddsOf,
    Score,
    Told,
    View,
)
from feldzug.server.models.lobby import Opened
from feldzug.server.models.play import Step
from feldzug.server.problems import problem
from feldzug.server.responses import JsonResponse

router = APIRouter(prefix="/api", tags=["history"], responses=PROBLEMS)


@router.get("/tables/{table}/history", response_model=list[Step])
async def history(
    tables: TheTables,
    caller: TheCaller,
    pools: ThePools,
    table: TableId,
    seat: SeatQuery = None,
    first: Annotated[int, Query(alias="from", ge=0, le=2**31 - 1)] = 0,
    last: Annotated[int | None, Query(alias="to", ge=0, le=2**31 - 1)] = None,
) -> Any:
    """What happened in entries `from` … `to` - 1, at most 2000 of them."""
    wanted = tables, caller, table, seat, first, last
    return JsonResponse(await pools.reading.do(caller, past.steps, *wanted))


@router.get("/tables/{table}/at/{n}", response_model=View)
async def at(
    tables: TheTables,
    caller: TheCaller,
    pools: ThePools,
    table: TableId,
    n: Annotated[int, Path(ge=0, le=2**31 - 1)],
    seat: SeatQuery = None,
) -> Any:
    """The view just before entry n."""
    return JsonResponse(await pools.reading.do(caller, past.at, tables, caller, table, n, seat))


@router.get("/tables/{table}/scores", response_model=list[Score])
async def scores(tables: TheTables, caller: TheCaller, pools: ThePools, table: TableId) -> Any:
    """How the points went, a line for each change of the turn or of a score."""
    return JsonResponse(await pools.reading.do(caller, past.scores, tables, table))


@router.get("/tables/{table}/times", response_model=list[Told])
async def times(tables: TheTables, caller: TheCaller, pools: ThePools, table: TableId) -> Any:
    """When what everybody knows was told."""
    return JsonResponse(await pools.reading.do(caller, past.times, tables, table))


@router.post("/tables/{table}/odds", response_model=Chances)
async def chances(
    tables: TheTables, caller: TheCaller, pools: ThePools, table: TableId, wanted: OddsOf
) -> Any:
    """What the game can compute of an action before it is taken."""
    asked = tables, caller, table, wanted.action, wanted.seat
    return JsonResponse(await pools.reading.do(caller, odds.chances, *asked))


@router.post("/tables/{table}/branch", response_model=Opened)
async def branch(
    tables: TheTables, caller: TheCaller, pools: ThePools, table: TableId, wanted: Branch
) -> Any:
    """A private game against bots from an entry on."""
    begun = tables, caller, table, wanted.n, wanted.seat, wanted.bots, wanted.title.strip()
    new = await pools.reading.do(caller, past.branch, *begun)
    return JsonResponse(Opened(new, {}))


CalendarLanguage = Annotated[str, Query(pattern="^(en|de)$")]
_CAMPAIGN: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}
_CALENDAR: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/calendar": {"schema": {"type": "string"}}}}
}
_RECORD: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}
}


@router.get("/tables/{table}/record", response_class=Response, responses=_RECORD)
async def written(
    tables: TheTables, caller: TheCaller, pools: ThePools, table: TableId
) -> Response:
    """The record file, once the game is over."""
    text = await pools.reading.do(caller, record_files.write, tables, table)
    name = f'attachment; filename="feldzug-{table}.record"'
    return Response(
        text.encode("utf-8", "surrogatepass"),
        media_type="application/x-ndjson",
        headers={"content-disposition": name},
    )


@router.post("/records", response_model=Imported)
async def upload(
    tables: TheTables,
    caller: TheCaller,
    pools: ThePools,
    body: Annotated[bytes, Body(media_type="text/plain")],
) -> Any:
    """Upload a record file, or the file of a campaign."""
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise problem("bad-request", "malformed", where="body") from None
    if text.startswith(campaign_files.MARK):
        read = await pools.uploads.do(caller, campaign_files.read, tables, caller, text)
        return JsonResponse(read)
    new = await pools.uploads.do(caller, record_files.upload, tables, caller, text)
    return JsonResponse(Imported(new))


@router.post("/tables/{table}/campaign", response_class=Response, responses=_CAMPAIGN)
async def whole_campaign(
    tables: TheTables, caller: TheCaller, pools: ThePools, table: TableId
) -> Response:
    """The whole campaign as one sealed file, for who runs it."""
    text = await pools.reading.do(caller, campaign_files.write, tables, caller, table)
    name = f'attachment; filename="feldzug-{table}.campaign"'
    return Response(text, media_type="text/plain", headers={"content-disposition": name})


@router.get("/tables/{table}/calendar.ics", response_class=Response, responses=_CALENDAR)
def deadlines(tables: TheTables, table: TableId, language: CalendarLanguage = "en") -> Response:
    """The present deadline, for a calendar. Nothing of it is secret."""
    text = calendar.written(tables, table, language)
    return Response(text, media_type="text/calendar", headers={"cache-control": "no-cache"})


@router.get("/tables/{table}/dice", response_model=DiceProof)
async def dice(tables: TheTables, caller: TheCaller, pools: ThePools, table: TableId) -> Any:
    """Once over: everything needed to recompute every roll."""
    return JsonResponse(await pools.reading.do(caller, past.dice, tables, table))
