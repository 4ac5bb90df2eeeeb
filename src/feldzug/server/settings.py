"""Settings: what whoever runs the server may choose. The environment names them FELDZUG_<NAME>."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

from sqlalchemy import make_url

PREFIX: Final = "FELDZUG_"


@dataclass(frozen=True, slots=True)
class Settings:
    """All of them with their defaults; every limit is there to be outgrown knowingly."""

    db: str = ""
    """Where games are kept: a URL of SQLAlchemy; empty for the file of this user."""
    thinkers: int = 1
    """How many processes think for bots, in each server process."""
    bot_seconds: float = 2.0
    """No bot thinks longer than this about one decision, whatever its level."""
    patience: float = 20.0
    """How many seconds later a bot that still has not answered is ended and asked again."""
    secure: bool = False
    """Whether the site is reached by HTTPS only: cookies are then marked so."""
    client_rate: float = 25.0
    """Requests per second that one client may make in the long run."""
    client_burst: int = 100
    address_rate: float = 100.0
    address_burst: int = 400
    client_tables: int = 50
    """Tables that one client may have opened and not finished."""
    table_rate: float = 1.0
    """Tables per second that one address may open, branch off or upload in the long run: a client is
    easily made up, an address is not."""
    table_burst: int = 300
    client_finished: int = 500
    """Finished tables that one client may have opened and still upload another."""
    upload_rate: float = 1 / 60
    """Records per second that one address may upload in the long run: each is kept for good."""
    upload_burst: int = 50
    open_days: float = 30.0
    """A table that was opened and never began is forgotten when nothing has happened for so many days."""
    client_streams: int = 12
    address_streams: int = 1000
    most_body: int = 64 * 1024
    most_record: int = 4 * 1024 * 1024
    most_entries: int = 20_000
    """Entries of a record that someone may upload."""
    cached: int = 500
    """Matches that a process keeps in memory."""
    snapshot_every: int = 200
    heartbeat: float = 15.0
    sweep: float = 5.0
    """Every so many seconds bots that nobody thinks for (a process died) are found."""

    @property
    def url(self) -> str:
        """The database, with the driver that we use."""
        url = self.db or f"sqlite:///{data_folder() / 'feldzug.sqlite'}"
        for plain in ("postgresql://", "postgres://"):
            if url.startswith(plain):
                return "postgresql+psycopg://" + url.removeprefix(plain)
        return url

    def environment(self) -> dict[str, str]:
        """These settings for a process that is started from this one."""
        return {PREFIX + f.name.upper(): str(getattr(self, f.name)) for f in fields(self)}


def from_environment() -> Settings:
    chosen: dict[str, Any] = {}
    for f in fields(Settings):
        text = os.environ.get(PREFIX + f.name.upper())
        if text is not None:
            chosen[f.name] = _read(type(f.default), text)
    return Settings(**chosen)


def _read(kind: type, text: str) -> Any:
    return text.lower() in ("1", "true", "yes") if kind is bool else kind(text)


def data_folder() -> Path:
    """Where programs keep what is theirs on this system; made if it is missing."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    folder = base / "feldzug"
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)  # hands and dice of every game are in there: nobody else's business
    return folder


def keep_private(url: str) -> None:
    """Make the file of a new SQLite database readable for its owner only; SQLite's own files follow it."""
    place = make_url(url)
    path = place.database or ":memory:"
    if place.get_backend_name() != "sqlite" or path.startswith((":memory:", "file:")):
        return
    with suppress(FileExistsError):  # whoever runs the server may have let others in
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
