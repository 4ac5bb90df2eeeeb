"""Printing: the documents of a table as a seat may see them, as PDF or as a page for the browser."""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo
from zoneinfo import ZoneInfo

from feldzug.games import imported
from feldzug.parts.documents import html
from feldzug.parts.registration import registration
from feldzug.server.auth import Caller
from feldzug.server.history import complete_log, entry_times, may_see, told_at
from feldzug.server.problems import problem
from feldzug.server.tables import TableRepository


def printed(
    tables: TableRepository,
    caller: Caller,
    match: str,
    seat: int | None,
    document: str,
    *,
    language: str,
    size: str,
    zone: str,
    as_page: bool,
) -> bytes:
    """One document of a table, with nothing in it that the seat (None: a bystander) may not see."""
    with tables.reading(match) as (session, table):
        may_see(tables, session, caller, table, seat)
        place = registration(table.game.key).documents
        if not place or table.position is None:
            raise problem("unknown", "nothing-to-print")
        table.must_be_of_present_rules()
        names, past = [one.name for one in table.seats], table.copy()
        entered = entry_times(session, match)
    complete_log(tables, match, past)
    told = told_at(past, entered)
    times = {n - past.earlier: _said(at, zone) for n, at in told.items() if n >= past.earlier}
    press = imported(place)(past, names, language, seat, times)
    if document not in press.names_of_documents():
        known = ", ".join(press.names_of_documents())
        raise problem("unknown", "no-such-document", documents=known)
    page = press.document(document)
    if as_page:
        return html(page, size).encode()
    from feldzug.analysis.documents import pdf  # noqa: PLC0415 -- a large library, rarely needed

    return pdf(page, size)


def _said(milliseconds: int, zone: str) -> str:
    """Day and time where the reader is."""
    return datetime.fromtimestamp(milliseconds / 1000, _zone(zone)).strftime("%Y-%m-%d %H:%M")


def _zone(name: str) -> tzinfo:
    try:
        return ZoneInfo(name)
    except (ValueError, OSError):  # there is none of that name here
        return UTC
