"""`feldzug print`: what a record file gives to be printed, as PDF or as a page for the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from feldzug.cli.arguments import Lang
from feldzug.cli.output import show
from feldzug.cli.records import File, opened
from feldzug.cli.translator import Refused, cli_translator
from feldzug.games import imported, registration
from feldzug.parts.documents import SIZES, html


def print_(
    file: File,
    document: Annotated[str, typer.Argument(metavar="DOCUMENT")] = "",
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    size: Annotated[str, typer.Option("--size", metavar="SIZE")] = SIZES[0],
    lang: Lang = "",
) -> None:
    say = cli_translator(lang)
    found = opened(file, say)
    place = registration(found.game.key).documents
    if not place:
        raise Refused(say("print-nothing", game=found.game.key))
    press = imported(place)(found.match, found.seats, say.language)
    names = press.names_of_documents()
    if document not in names:
        raise Refused(say("print-which", documents=", ".join(names)))
    if size not in SIZES:
        raise Refused(say("print-size", sizes=", ".join(SIZES)))
    page = press.document(document)
    path = out or file.with_name(f"{file.stem}-{document}.pdf")
    try:
        if path.suffix == ".html":
            path.write_text(html(page, size), encoding="utf-8")
        else:
            from feldzug.analysis.documents import pdf  # noqa: PLC0415 -- a large library, rarely needed

            path.write_bytes(pdf(page, size))
    except OSError:
        raise Refused(say("print-no-place", file=str(path))) from None
    show(say("print-done", file=str(path)))
