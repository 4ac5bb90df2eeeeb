"""Saves: every answer is on disk before anything more is said, so that a game survives anything.

The record lies beside the dealer's secret, which only the player's own account may read. When the game is
over the secret becomes part of the record and its file goes.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from secrets import token_bytes
from typing import Final

from platformdirs import user_data_path

from feldzug.cli.translator import CliTranslator, Refused
from feldzug.games import GAMES
from feldzug.kernel import record
from feldzug.kernel.dealer import SealedDealer
from feldzug.kernel.errors import FeldzugError
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.match import Match
from feldzug.kernel.receipt import Receipt

ENDING = ".record"

OLDER: Final = "Library/Application Support"
"""Where earlier versions looked on a Mac, whatever XDG_DATA_HOME says."""


def folder() -> Path:
    """Where this platform keeps what programs remember for a user; a folder from before stays in use."""
    usual = user_data_path("feldzug", appauthor=False)
    older = Path.home() / OLDER / "feldzug"
    return older if sys.platform == "darwin" and older.is_dir() and not usual.is_dir() else usual


def new_path(game: Game) -> Path:
    """A name that nobody has used yet."""
    now = datetime.now().astimezone()
    stem = f"{game.key}-{now:%Y-%m-%d-%H%M%S}"
    taken = 0
    while (path := folder() / f"{stem}{f'-{taken}' if taken else ''}{ENDING}").exists():
        taken += 1
    return path


def latest(game: Game | None = None) -> Path | None:
    """The game played last that is not over: one whose secret is still kept."""
    pattern = f"{game.key if game else ''}*{ENDING}"
    kept = [path for path in folder().glob(pattern) if secret_path(path).exists()]
    return max(kept, key=lambda path: path.stat().st_mtime_ns, default=None)


def secret_path(path: Path) -> Path:
    return path.with_name(path.name + ".secret")


class Save:
    """A match and its file."""

    def __init__(self, path: Path, match: Match, seats: Sequence[str], say: CliTranslator) -> None:
        self.path = path
        self.match = match
        self.seats = tuple(seats)
        self.say = say
        self.is_new = False
        self.receipt: Receipt | None = None
        """What has changed since it was left, if it now goes on under other rules."""
        self._stamp = stamp(path)

    @staticmethod
    def begin(
        path: Path, game: Game, setup: Setup, seats: Sequence[str], say: CliTranslator
    ) -> Save:
        """A new match; its secret is kept before the first card is dealt."""
        secret = token_bytes(32)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            keep(secret_path(path), secret)
            save = Save(path, Match(game, setup, SealedDealer(secret, game.parts)), seats, say)
            save.is_new = True
            save.write()
        except OSError as error:
            raise Refused(cannot_save(path, error, say)) from None
        return save

    @staticmethod
    def resume(path: Path, say: CliTranslator) -> Save:
        """The match as it was left. That it goes on under other rules is kept at once, so it is said once."""
        try:
            kept = secret_path(path)
            secret = bytes.fromhex(kept.read_text(encoding="ascii")) if kept.exists() else b""
            found = record.load(path, GAMES)
            match = found.match
            if secret:
                match.dealer = SealedDealer(secret, found.game.parts)
        except (OSError, ValueError):
            raise Refused(say("no-such-file", file=str(path))) from None
        except FeldzugError as error:
            why = say.error(error, next(iter(GAMES.values())))
            raise Refused(say("save-bad", file=str(path), why=why)) from None
        dealer = match.dealer
        over = match.position.outcome() is not None
        sealed = isinstance(dealer, SealedDealer) and dealer.commitment == found.commitment
        if not over and not sealed:
            raise Refused(say("save-without-secret", file=str(path)))
        save = Save(path, match, found.seats, say)
        save.receipt = found.receipt
        if found.receipt is not None and not over:
            save.write()
        return save

    def write(self) -> None:
        """Keep the match as it is now. Raises Refused if another process has played on."""
        if self._stamp != stamp(self.path):
            raise Refused(self.say("save-changed", file=str(self.path)))
        try:
            record.save(self.path, self.match, self.seats)
        except OSError as error:
            raise Refused(cannot_save(self.path, error, self.say)) from None
        self._stamp = stamp(self.path)
        if self.match.position.outcome() is not None:
            secret_path(self.path).unlink(missing_ok=True)

    def copy(self, path: Path) -> None:
        """The record as it is now, under another name."""
        record.save(path, self.match, self.seats)


def stamp(path: Path) -> tuple[int, int] | None:
    """What changes when somebody else writes a file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def keep(path: Path, secret: bytes) -> None:
    """Write a secret so that nobody else ever may read it."""
    path.unlink(missing_ok=True)
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(file, "w", encoding="ascii") as out:
        out.write(secret.hex())
        out.flush()
        os.fsync(out.fileno())


def cannot_save(path: Path, error: OSError, say: CliTranslator) -> str:
    return say("save-failed", file=str(path), why=error.strerror or type(error).__name__)
