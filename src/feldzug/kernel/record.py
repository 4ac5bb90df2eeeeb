"""Record files: one match as lines of canonical JSON, importable anywhere.

The first line is the header, then one line an entry, each with the chained fingerprint of all before it,
and last the seal: the number of entries, the snapshot, and, once the game is over, the dealer's secret.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from feldzug.kernel.codec import Codec, canonical, digest
from feldzug.kernel.dealer import Dealer, SealedDealer, commitment
from feldzug.kernel.errors import BadRecord, BadValue, FeldzugError, NewerRules, UnknownGame
from feldzug.kernel.frames import Chance
from feldzug.kernel.game import Game
from feldzug.kernel.journal import Entry
from feldzug.kernel.match import Match
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
    lines = [canonical(header)]
    chain = digest(lines[0])
    for n, entry in enumerate(match.journal):
        body: dict[str, Any] = {"n": n, "seat": entry.seat, "do": codec.pack(entry.action)}
        chain = digest(chain + canonical(body))
        lines.append(canonical({**body, "h": chain}))
    over = match.position.outcome() is not None
    shown = isinstance(dealer, SealedDealer) and over
    seal = {
        "entries": len(match.journal),
        "chain": chain,
        "snapshot": codec.save(match.position, match.setup),
        "secret": dealer.secret.hex() if shown and isinstance(dealer, SealedDealer) else "",
    }
    lines.append(canonical(seal))
    return "\n".join(lines) + "\n"


def save(path: Path, match: Match, seats: Sequence[str] = (), *, promised: str = "") -> None:
    """Write a record so that the file is either the old one or the new one, never half of it."""
    beside = path.with_name(path.name + ".new")
    beside.write_text(write(match, seats, promised=promised), encoding="utf-8")
    beside.replace(path)


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
    lines = text.splitlines()
    header = _header(lines)
    if header["game"] not in games:
        raise UnknownGame(str(header["game"])[:40])
    game = games[header["game"]]
    if header["version"] > game.version:
        raise NewerRules(f"{game.key}@{header['version']}", f"{game.key}@{game.version}")
    codec = Codec(game)
    seal = _parse(lines[-1], len(lines) - 2) if len(lines) > 1 else {}
    if "snapshot" not in seal:
        raise BadRecord("record-truncated", max(len(lines) - 1, 0))
    setup = game.setup_of(header)
    if header["version"] < game.version:
        match = _continued(codec, seal, header)
    else:
        journal = _journal(lines, codec, seal)
        match = Match.replay(game, setup, journal, dealer)
        found = canonical(codec.save(match.position, setup))
        if canonical(seal["snapshot"]) != found:
            raise BadRecord("snapshot-differs", len(journal))
    if dealer is not None:
        match.dealer = dealer
    return Record(match, tuple(header["seats"]), header["commitment"], seal.get("secret", ""))


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
    again = Match.replay(match.game, match.setup, [])
    rolls = 0
    for n, entry in enumerate(match.journal):
        top = again.position.stack[-1] if again.position.stack else None
        if entry.seat == FATE and isinstance(top, Chance):
            rolls += 1
            if dealer.draw(top.odds(again.position), n) != entry.action:
                raise BadRecord("roll-differs", n)
        again._repeat(n, entry)
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
    if not isinstance(header["feldzug"], int) or header["feldzug"] > FORMAT:
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
        if not isinstance(header.get(name), kind):
            raise BadRecord("header-damaged", HEADER, field=name)
    return header


def _parse(line: str, entry: int) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise BadRecord("entry-damaged", entry) from None
    if not isinstance(value, dict):
        raise BadRecord("entry-damaged", entry)
    return value


def _journal(lines: list[str], codec: Codec, seal: dict[str, Any]) -> list[Entry]:
    """The entries between header and seal, their chain checked link by link."""
    chain = digest(lines[0])
    journal: list[Entry] = []
    for n, line in enumerate(lines[1:-1]):
        value = _parse(line, n)
        if value.get("n") != n or not isinstance(value.get("seat"), int):
            raise BadRecord("entry-missing", n)
        link = value.pop("h", "")
        chain = digest(chain + canonical(value))
        if link != chain:
            raise BadRecord("entry-tampered", n)
        try:
            journal.append(Entry(Seat(value["seat"]), codec.action(value.get("do"))))
        except BadValue as error:
            raise BadRecord("entry-illegal", n, why=error.reason.key) from error
    if seal.get("entries") != len(journal) or seal.get("chain") != chain:
        raise BadRecord("record-truncated", len(journal))
    return journal


def _continued(codec: Codec, seal: dict[str, Any], header: dict[str, Any]) -> Match:
    """A match from before a change of the rules goes on from its snapshot, with a journal of its own."""
    try:
        position = codec.load(seal["snapshot"])
    except (FeldzugError, KeyError, TypeError, AttributeError) as error:
        why = error.reason.key if isinstance(error, FeldzugError) else "damaged"
        raise BadRecord("snapshot-damaged", HEADER, why=why) from error
    match = Match.replay(codec.game, codec.game.setup_of(header), [])
    match.origin = position
    match.position = position.clone()
    return match
