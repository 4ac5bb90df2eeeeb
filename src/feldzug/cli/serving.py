"""Serving: the server is set up, says where it listens, and runs until it is stopped."""

from __future__ import annotations

import json
import logging
import os
import threading
import webbrowser
from typing import Any, Final

import typer
from alembic.util import CommandError
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from feldzug.cli.translator import CliTranslator, Refused
from feldzug.server.home_network import share_with_home
from feldzug.server.listening import bound, configured, prepare_store, run
from feldzug.server.settings import PREFIX, Settings
from feldzug.server.store.database import brief

EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 -- only if asked for


def serve_games(
    host: str,
    port: int,
    database: str,
    *,
    share: bool,
    workers: int,
    browse: bool,
    say: CliTranslator,
) -> None:
    """Serve the games at an address; whatever stands in the way is told in a sentence."""
    if database:
        os.environ["FELDZUG_DB"] = database
    settings = _settings(say)
    if workers > 1 and not settings.db.startswith("postgres"):
        raise Refused(say("serve-workers-need-postgres"))
    _prepare_store(settings, say)
    host = EVERYWHERE if share else host
    try:
        line = bound(host, port)
    except OSError as error:
        raise Refused(say("serve-no-port", host=host, port=str(port), why=_why(error))) from error
    port = line.getsockname()[1]
    shown = "127.0.0.1" if host == EVERYWHERE else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{port}"
    print(say("serve-at", address=address), flush=True)
    if share:
        shared = share_with_home(port)
        key = "serve-shared" if shared else "serve-no-network"
        print(say(key, addresses=", ".join(shared)), flush=True)
    if browse:
        opening = threading.Timer(1.0, webbrowser.open, (address,))
        opening.daemon = True
        opening.start()
    config = configured(
        "feldzug.server.app:from_environment",
        settings,
        factory=True,
        workers=workers,
        log_config=logs(),
        timeout_graceful_shutdown=10,
    )
    if not run(config, line):
        raise typer.Exit(1)


def _settings(say: CliTranslator) -> Settings:
    """What the environment says; if it makes no sense, that is told."""
    try:
        return Settings()
    except ValidationError as error:
        wrong = error.errors()[0]
        name = str(wrong["loc"][0]).upper().removeprefix(PREFIX)
        value = str(wrong["input"])
        raise Refused(say("serve-bad-setting", name=PREFIX + name, value=value)) from error


def _prepare_store(settings: Settings, say: CliTranslator) -> None:
    """Whatever is wrong with the place where games are kept is told in a sentence."""
    try:
        prepare_store(settings)
    except OSError as error:
        place = str(error.filename or settings.db)
        raise Refused(say("serve-no-place", place=place, why=_why(error))) from error
    except ImportError as error:
        raise Refused(say("serve-no-driver", module=str(error.name))) from error
    except CommandError as error:
        raise Refused(say("serve-newer-store")) from error
    except SQLAlchemyError as error:
        raise Refused(say("serve-no-store", why=brief(error))) from error


def _why(error: OSError) -> str:
    return error.strerror or type(error).__name__


def logs() -> dict[str, Any]:
    """Every line of the log is an object, so that programs can read it."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": Line}},
        "filters": {"noise": {"()": Noise}},
        "handlers": {
            "error": {
                "class": "logging.StreamHandler",
                "formatter": "line",
                "filters": ["noise"],
                "stream": "ext://sys.stderr",
            }
        },
        "root": {"handlers": ["error"], "level": os.environ.get("FELDZUG_LOG", "WARNING")},
    }


class Noise(logging.Filter):
    """Uvicorn warns of every request that makes no sense: anyone could fill the log with that."""

    def filter(self, record: logging.LogRecord) -> bool:
        return record.name != "uvicorn.error" or record.levelno != logging.WARNING


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
