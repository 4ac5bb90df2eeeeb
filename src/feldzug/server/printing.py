"""Printing: the documents of a table as a seat may see them, as PDF or as a page for the browser."""

from __future__ import annotations

from feldzug.games import imported
from feldzug.parts.documents import html
from feldzug.parts.registration import registration
from feldzug.server.auth import Caller
from feldzug.server.history import complete_log, may_see
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
    complete_log(tables, match, past)
    press = imported(place)(past, names, language, seat)
    if document not in press.names_of_documents():
        known = ", ".join(press.names_of_documents())
        raise problem("unknown", "no-such-document", documents=known)
    page = press.document(document)
    if as_page:
        return html(page, size).encode()
    from feldzug.analysis.documents import pdf  # noqa: PLC0415 -- a large library, rarely needed

    return pdf(page, size)
