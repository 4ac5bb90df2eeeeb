"""`feldzug serve`: the games in the browser."""

from __future__ import annotations

import json
import logging
import os
import threading
import webbrowser
from typing import Annotated, Any, Final

import typer
import uvicorn

from feldzug.cli.arguments import Lang
from feldzug.cli.translator import Refused, cli_translator
from feldzug.server.home_network import share_with_home
from feldzug.server.settings import Settings

EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 -- only if asked for


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", min=0)] = 8000,
    database: Annotated[str, typer.Option("--db", metavar="URL")] = "",
    share: Annotated[bool, typer.Option("--share")] = False,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1)] = 1,
    browse: Annotated[bool, typer.Option("--open")] = False,
    lang: Lang = "",
) -> None:
    say = cli_translator(lang)
    if database:
        os.environ["FELDZUG_DB"] = database
    if workers > 1 and Settings().url.startswith("sqlite"):
        raise Refused(say("serve-workers-need-postgres"))
    host = EVERYWHERE if share else host
    address = f"http://{'127.0.0.1' if host == EVERYWHERE else host}:{port}"
    print(say("serve-at", address=address), flush=True)
    if host == EVERYWHERE:
        shared = share_with_home(port)
        key = "serve-shared" if shared else "serve-no-network"
        print(say(key, addresses=", ".join(shared)), flush=True)
    if browse:
        opening = threading.Timer(1.0, webbrowser.open, (address,))
        opening.daemon = True
        opening.start()
    uvicorn.run(
        "feldzug.server.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        access_log=False,
        server_header=False,
        log_config=logs(),
        timeout_graceful_shutdown=10,
        timeout_keep_alive=75,  # people think longer than five seconds, and then need a line at once
    )


def logs() -> dict[str, Any]:
    """Every line of the log is an object, so that programs can read it."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": Line}},
        "handlers": {
            "error": {
                "class": "logging.StreamHandler",
                "formatter": "line",
                "stream": "ext://sys.stderr",
            }
        },
        "root": {"handlers": ["error"], "level": os.environ.get("FELDZUG_LOG", "WARNING")},
    }


class Line(logging.Formatter):
    """A line of the log: when, how grave, where, what; and whatever was said beside it."""

    _USUAL = frozenset(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {
        "message",
        "asctime",
        "color_message",
    }

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{key: value for key, value in vars(record).items() if key not in self._USUAL},
        }
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return json.dumps(fields, default=str)
