"""What can be printed of a table."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from feldzug.parts.documents import SIZES
from feldzug.server import printing
from feldzug.server.api.common import PROBLEMS, SeatQuery, TableId, TheCaller, ThePools, TheTables

router = APIRouter(prefix="/api/tables", tags=["printing"], responses=PROBLEMS)

DocumentName = Annotated[str, Path(pattern=r"^[a-z-]{1,40}$")]
Language = Annotated[str, Query(pattern="^(en|de)$")]
Size = Annotated[str, Query(pattern=f"^({'|'.join(SIZES)})$")]
Zone = Annotated[str, Query(pattern=r"^[A-Za-z0-9_+/-]{1,60}$")]
_PRINTED: dict[int | str, dict[str, Any]] = {
    200: {
        "content": {
            "application/pdf": {"schema": {"type": "string", "format": "binary"}},
            "text/html": {"schema": {"type": "string"}},
        }
    }
}


@router.get("/{table}/print/{document}.pdf", response_class=Response, responses=_PRINTED)
async def as_pdf(
    tables: TheTables,
    caller: TheCaller,
    pools: ThePools,
    table: TableId,
    document: DocumentName,
    seat: SeatQuery = None,
    language: Language = "en",
    size: Size = SIZES[0],
    zone: Zone = "UTC",
) -> Response:
    """A document as PDF, as a seat may see it."""
    wanted = partial(printing.printed, language=language, size=size, zone=zone, as_page=False)
    text = await pools.reading.do(caller, wanted, tables, caller, table, seat, document)
    name = f'inline; filename="feldzug-{document}.pdf"'
    return Response(
        text,
        media_type="application/pdf",
        headers={"content-disposition": name, "cache-control": "no-store"},
    )


@router.get("/{table}/print/{document}.html", response_class=Response, responses=_PRINTED)
async def as_page(
    tables: TheTables,
    caller: TheCaller,
    pools: ThePools,
    table: TableId,
    document: DocumentName,
    seat: SeatQuery = None,
    language: Language = "en",
    size: Size = SIZES[0],
    zone: Zone = "UTC",
) -> Response:
    """A document as a page that needs nothing else, as a seat may see it."""
    wanted = partial(printing.printed, language=language, size=size, zone=zone, as_page=True)
    text = await pools.reading.do(caller, wanted, tables, caller, table, seat, document)
    return Response(text, media_type="text/html", headers={"cache-control": "no-store"})
