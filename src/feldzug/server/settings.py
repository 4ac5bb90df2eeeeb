"""Settings: what whoever runs the server may choose. The environment names them FELDZUG_<NAME>."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path
from pydantic import AliasChoices, Field
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy import make_url

PREFIX: Final = "FELDZUG_"


class Settings(BaseSettings):
    """All of them with their defaults; every limit is there to be outgrown knowingly."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True, populate_by_name=True)

    db: str = ""
    """Where games are kept: a URL of SQLAlchemy; empty for the file of this user."""
    bot_workers: int = Field(
        default=1, validation_alias=AliasChoices("FELDZUG_BOT_WORKERS", "FELDZUG_THINKERS")
    )
    """How many processes think for bots, in each server process; the second name is an older one."""
    bot_seconds: float = 2.0
    """No bot thinks longer than this about one decision, whatever its level."""
    pass_seconds: float = 2.0
    """Within so many seconds the server passes for a seat that has passed in advance; at once where no
    other person sits."""
    patience: float = 20.0
    """How many seconds later a bot that still has not answered is ended and asked again."""
    secure: bool = False
    """Whether the site is reached by HTTPS only: cookies are then marked so, and browsers are told."""
    hosts: str = ""
    """The names of the site, `feldzug.example.org, …`, beside those of this machine; `*` for any."""
    metrics_from: str = ""
    """Addresses and networks that may see the figures, beside this machine; `*` for everyone."""
    shared: str = ""
    """The addresses at which others at home reach this server; `serve --share` finds them."""
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
    connections: int = 5000
    """Open connections in all, as far as the limit of open files allows; three quarters may be streams."""
    address_connections: int = 1200
    """The same for one address; this machine and proxies that are trusted have no such bound."""
    stall_seconds: float = 30.0
    """Who has taken nothing of an answer for so many seconds is given up."""
    answer_rate: float = 8 * 1024
    """Bytes per second that an answer must be taken with, after so many seconds of grace."""
    client_streams: int = 12
    address_streams: int = 1000
    most_body: int = 64 * 1024
    most_record: int = 4 * 1024 * 1024
    address_bytes: int = 16 * 1024 * 1024
    """Bytes of request bodies that are held at once for one address; small ones do not count."""
    body_bytes: int = 64 * 1024 * 1024
    """The same for all addresses together."""
    head_seconds: float = 10.0
    """So long somebody may take to send the head of a request, and so much longer than due for its body."""
    body_rate: float = 64 * 1024
    """Bytes per second that a body must come in with, or it is given up."""
    smtp: str = ""
    """The mail server that news are sent by: `smtp://host:25`, `smtp+starttls://name:word@host:587` or
    `smtps://…:465`; empty: no mail is ever sent."""
    mail_from: str = ""
    """The sender of such mail."""
    site: str = "http://127.0.0.1:8000"
    """The address of this server in links of mails, without a slash at its end."""
    webhook_hosts: str = ""
    """Where news may be posted to, `host` or `host:port` with commas between; empty: nowhere."""
    seal_key: str = ""
    """What campaign files are sealed with, so that servers with the same key can read each other's; empty for
    a key that this store makes up."""
    most_entries: int = 20_000
    """Entries of a record that someone may upload."""
    cached: int = 1500
    """Matches that a process keeps in memory, each of a few hundred kilobytes: with fewer than are being
    played it would do little else than read them again."""
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

    def changed(self, **changes: Any) -> Settings:
        """The same settings, but for these."""
        return Settings(**{**self.model_dump(), **changes})


def data_folder() -> Path:
    """Where programs keep what is theirs on this system; made if it is missing."""
    folder = user_data_path("feldzug", appauthor=False)
    older = Path.home() / "Library" / "Application Support" / "feldzug"
    if sys.platform == "darwin" and older.is_dir() and not folder.exists():
        folder = older  # an earlier release kept its games there, whatever XDG_DATA_HOME says
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
