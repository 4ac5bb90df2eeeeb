"""`feldzug serve`: the games in the browser."""

from __future__ import annotations

import gc
from typing import Annotated

import typer

from feldzug.cli.arguments import Lang
from feldzug.cli.translator import cli_translator


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", min=0)] = 8000,
    database: Annotated[str, typer.Option("--db", metavar="URL")] = "",
    share: Annotated[bool, typer.Option("--share")] = False,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1)] = 1,
    browse: Annotated[bool, typer.Option("--open")] = False,
    lang: Lang = "",
) -> None:
    # Nothing that is read at the start is garbage. The app enables it when it is ready; with several
    # workers it lives in their processes.
    if workers == 1:
        gc.disable()
    try:
        from feldzug.cli.serving import serve_games  # noqa: PLC0415  (slow, and no other command needs it)

        serve_games(
            host,
            port,
            database,
            share=share,
            workers=workers,
            browse=browse,
            say=cli_translator(lang),
        )
    finally:
        gc.enable()
