"""Record files: one match as lines of canonical JSON, importable anywhere.

The first line is the header, then one line an entry, each with the chained fingerprint of all before it,
and last the seal: the number of entries, the snapshot, and, once the game is over, the dealer's secret.
The header of a match that was continued under newer rules holds the position it was continued from.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from feldzug.kernel.codec import BROKEN, Codec, canonical, digest, newer
from feldzug.kernel.dealer import Dealer, SealedDealer, commitment
from feldzug.kernel.errors import (
    BadModules,
    BadOptions,
    BadRecord,
    BadValue,
    FeldzugError,
    NewerRules,
    UnknownGame,
)
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.journal import Entry
from feldzug.kernel.match import Match
from feldzug.kernel.position import Position
from feldzug.kernel.values import FATE, Seat

FORMAT = 1
LARGEST = 32 * 1024 * 1024
"""No honest record is larger than this, in bytes."""

HEADER = -1


@dataclass(frozen=True, slots=True)
class Record:
    """A match read from a file, with the names of its seats and what was promised about its dice."""

    match: Match
    seats: tuple[str, ...]
    commitment: str
    secret: str


def write(match: Match, seats: Sequence[str] = (), *, promised: str = "") -> str:
    """The record of *match* as text. A sealed dealer's secret is shown only when the game is over."""
    codec = Codec(match.game)
    dealer = match.dealer
    if isinstance(dealer, SealedDealer):
        promised = dealer.commitment
    header = {
        "feldzug": FORMAT,
        "game": match.game.key,
        "version": match.game.version,
        "rules": match.position.rules.id,
        "players": match.setup.players,
        "options": dict(match.setup.options),
        "modules": list(match.setup.modules),
        "seats": list(seats),
        "commitment": promised,
    }
    if match.origin is not None:
        snapshot = codec.save(match.origin, match.setup)
        header["origin"] = {"entries": match.earlier, "snapshot": snapshot}
    lines = [canonical(header)]
    chain = digest(lines[0])
    for n, entry in enumerate(match.journal):
        body: dict[str, Any] = {"n": n, "seat": entry.seat, "do": codec.pack(entry.action)}
        chain = digest(chain + canonical(body))
        lines.append(canonical({**body, "h": chain}))
    secret = ""
    if isinstance(dealer, SealedDealer) and match.position.outcome() is not None:
        secret = dealer.secret.hex()
    seal = {
        "entries": len(match.journal),
        "chain": chain,
        "snapshot": codec.save(match.position, match.setup),
        "secret": secret,
    }
    lines.append(canonical(seal))
    return "\n".join(lines) + "\n"


def save(path: Path, match: Match, seats: Sequence[str] = (), *, promised: str = "") -> None:
    """Write a record so that the file is either the old one or the new one, never half of it."""
    text = write(match, seats, promised=promised).encode("utf-8")
    beside = path.with_name(path.name + ".new")
    try:
        with beside.open("wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def load(path: Path, games: Mapping[str, Game], dealer: Dealer | None = None) -> Record:
    """Read and check a record file."""
    if path.stat().st_size > LARGEST:
        raise BadRecord("record-too-large", HEADER, most=LARGEST)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord("not-a-record", HEADER) from None
    return read(text, games, dealer)


def read(text: str, games: Mapping[str, Game], dealer: Dealer | None = None) -> Record:
    """The match of a record, replayed and compared with its own seal. Raises BadRecord."""
    if len(text.encode("utf-8", "surrogatepass")) > LARGEST:
        raise BadRecord("record-too-large", HEADER, most=LARGEST)
    # Not splitlines: a name may hold a character that only some call the end of a line.
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    header = _header(lines)
    if header["game"] not in games:
        raise UnknownGame(header["game"][:40])
    game = games[header["game"]]
    older = _is_older(game, header)
    seal = _seal(lines)
    answers = _chained(lines, seal)
    codec = Codec(game)
    if older:
        match = _continued(codec, header, seal, dealer)
    else:
        match = _replayed(codec, header, seal, answers, dealer)
    return Record(match, tuple(header["seats"]), header["commitment"], seal["secret"])


@contextmanager
def made_up(origin: Position | None) -> Iterator[None]:
    """Where the rules break on a position from a file, it is the file that is refused."""
    try:
        yield
    except BROKEN as error:
        if origin is None:
            raise  # no file can bring that about: the rules themselves are broken
        raise BadRecord("snapshot-damaged", HEADER, why="position-damaged") from error


def verify(record: Record) -> int:
    """Recompute every roll from the revealed secret; returns how many there were."""
    if not record.commitment:
        raise BadRecord("nothing-promised", HEADER)
    if not record.secret:
        raise BadRecord("secret-not-shown", HEADER)
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        raise BadRecord("wrong-secret", HEADER) from None
    if commitment(secret) != record.commitment:
        raise BadRecord("wrong-secret", HEADER)
    dealer = SealedDealer(secret)
    match = record.match
    again = Match.replay(match.game, match.setup, [], origin=match.origin, earlier=match.earlier)
    rolls = 0
    for n, entry in enumerate(match.journal):
        if entry.seat == FATE and FATE in again.position.waiting():
            rolls += 1
            if dealer.draw(again.position.odds(), again.decision) != entry.action:
                raise BadRecord("roll-differs", n)
        again.repeat(n, entry)
    return rolls


def _header(lines: list[str]) -> dict[str, Any]:
    if not lines:
        raise BadRecord("not-a-record", HEADER)
    try:
        header = json.loads(lines[0])
    except (ValueError, RecursionError):
        raise BadRecord("not-a-record", HEADER) from None
    if not isinstance(header, dict) or "feldzug" not in header:
        raise BadRecord("not-a-record", HEADER)
    if type(header["feldzug"]) is not int:
        raise BadRecord("header-damaged", HEADER, field="feldzug")
    if header["feldzug"] > FORMAT:
        raise NewerRules(f"format {header['feldzug']}", f"format {FORMAT}")
    wanted = {
        "game": str,
        "version": int,
        "rules": str,
        "players": int,
        "options": dict,
        "modules": list,
        "seats": list,
        "commitment": str,
    }
    for name, kind in wanted.items():
        if type(header.get(name)) is not kind:
            raise BadRecord("header-damaged", HEADER, field=name)
    if header["version"] < 1:
        raise BadRecord("header-damaged", HEADER, field="version")
    if not all(isinstance(name, str) for name in header["seats"]):
        raise BadRecord("header-damaged", HEADER, field="seats")
    return header


def _is_older(game: Game, header: dict[str, Any]) -> bool:
    """Whether a record was written under rules that have changed since; refuses newer ones."""
    if header["version"] > game.version:
        raise NewerRules(f"{game.key}@{header['version']}", f"{game.key}@{game.version}")
    if header["version"] < game.version:
        return True
    known = game.rules(_setup(game, header)).id
    if header["rules"] == known:
        return False
    try:
        is_newer = newer(header["rules"], known)
    except BadValue:
        raise BadRecord("header-damaged", HEADER, field="rules") from None
    if is_newer:
        raise NewerRules(header["rules"][:80], known)
    return True


def _setup(game: Game, saved: dict[str, Any]) -> Setup:
    try:
        return game.setup_of(saved)
    except BadModules:
        raise BadRecord("header-damaged", HEADER, field="modules") from None
    except (BadOptions, LookupError, TypeError):
        raise BadRecord("header-damaged", HEADER, field="options") from None


def _parse(line: str, entry: int) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise BadRecord("entry-damaged", entry) from None
    if not isinstance(value, dict):
        raise BadRecord("entry-damaged", entry)
    return value


def _seal(lines: list[str]) -> dict[str, Any]:
    last = len(lines) - 2
    seal = _parse(lines[-1], last) if len(lines) > 1 else {}
    if not isinstance(seal.get("snapshot"), dict) or not isinstance(seal.get("secret"), str):
        raise BadRecord("record-truncated", max(0, last + ("n" in seal)))  # it is an entry
    return seal


def _chained(lines: list[str], seal: dict[str, Any]) -> list[dict[str, Any]]:
    """The lines between header and seal, their chain checked link by link."""
    chain = digest(lines[0])
    answers: list[dict[str, Any]] = []
    for n, line in enumerate(lines[1:-1]):
        answer = _parse(line, n)
        if answer.get("n") != n or type(answer.get("seat")) is not int:
            raise BadRecord("entry-missing", n)
        link = answer.pop("h", "")
        chain = digest(chain + canonical(answer))
        if link != chain:
            raise BadRecord("entry-tampered", n)
        answers.append(answer)
    if seal.get("entries") != len(answers) or seal.get("chain") != chain:
        raise BadRecord("record-truncated", len(answers))
    return answers


def _replayed(
    codec: Codec,
    header: dict[str, Any],
    seal: dict[str, Any],
    answers: list[dict[str, Any]],
    dealer: Dealer | None,
) -> Match:
    """The match, entry by entry; its last position must be the one that was sealed."""
    journal: list[Entry] = []
    for n, answer in enumerate(answers):
        try:
            journal.append(Entry(Seat(answer["seat"]), codec.action(answer.get("do"))))
        except BadValue as error:
            raise BadRecord("entry-illegal", n, why=error.reason.key) from error
    setup = _setup(codec.game, header)
    origin, earlier = None, _earlier(header)
    if "origin" in header:
        origin = _position(codec, header["origin"].get("snapshot"))
    with made_up(origin):
        match = Match.replay(codec.game, setup, journal, dealer, origin=origin, earlier=earlier)
    if canonical(seal["snapshot"]) != codec.text(match.position, setup):
        raise BadRecord("snapshot-differs", len(journal))
    return match


def _continued(
    codec: Codec, header: dict[str, Any], seal: dict[str, Any], dealer: Dealer | None
) -> Match:
    """A match from before a change of the rules goes on from its snapshot, with a journal of its own."""
    origin = _position(codec, seal["snapshot"])
    setup = _setup(codec.game, codec.upgrade(seal["snapshot"]))
    earlier = _earlier(header) + int(seal["entries"])
    return Match.replay(codec.game, setup, [], dealer, origin=origin, earlier=earlier)


def _earlier(header: dict[str, Any]) -> int:
    """How many entries came before those of this record, under older rules."""
    origin = header.get("origin", {"entries": 0})
    earlier = origin.get("entries") if isinstance(origin, dict) else None
    if not isinstance(earlier, int):
        raise BadRecord("header-damaged", HEADER, field="origin")
    return earlier


def _position(codec: Codec, snapshot: Any) -> Position:
    if not isinstance(snapshot, dict):
        raise BadRecord("snapshot-damaged", HEADER, why="position-damaged")
    try:
        return codec.load(snapshot, foreign=True)
    except NewerRules:
        raise
    except FeldzugError as error:
        raise BadRecord("snapshot-damaged", HEADER, why=error.reason.key) from error
