"""Record files: one match as lines of canonical JSON, importable anywhere.

The first line is the header, then one line an entry with what it told and the chained fingerprint of all
before it, and last the seal: the number of entries, the snapshot, and, once the game is over, the dealer's
secret. The header of a match that was continued under newer rules holds the position it was continued from
and what was told before. The first format knew neither events nor content; it is still read.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from feldzug.kernel.codec import BROKEN, Codec, canonical, codec_of, digest, versions_of
from feldzug.kernel.dealer import Dealer, SealedDealer
from feldzug.kernel.errors import (
    BadModules,
    BadOptions,
    BadRecord,
    BadValue,
    FeldzugError,
    NewerRules,
    OtherRules,
    UnknownGame,
)
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.journal import Entry
from feldzug.kernel.match import Match
from feldzug.kernel.position import Position
from feldzug.kernel.proof import check_rolls
from feldzug.kernel.receipt import Receipt, receipt
from feldzug.kernel.record_lines import (
    FORMAT,
    HEADER,
    earlier_entries,
    earlier_transcript,
    read_entries,
    read_header,
    read_seal,
    read_transcript,
    sealed_text,
)
from feldzug.kernel.transcript import Transcript
from feldzug.kernel.values import Seat
from feldzug.kernel.walks import uniform, wander

LARGEST = 32 * 1024 * 1024
"""No honest record is larger than this, in bytes."""


TRIALS = 8
"""So often a position from a file is tried out before it is believed,"""
TRIAL = 120
"""with so many answers each time."""


@dataclass(frozen=True, slots=True)
class Record:
    """A match read from a file, with the names of its seats and what was promised about its dice.

    One that was played under other rules has a receipt of what changed since. If it was not over, its
    match goes on from where it stood; if it was, the match is its end, where that can still be read, and
    the transcript tells how it came to it.
    """

    game: Game
    players: int
    played: Match | None
    seats: tuple[str, ...]
    commitment: str
    secret: str
    receipt: Receipt | None = None
    transcript: Transcript | None = None
    """What the file tells; None if it is of the first format, which tells nothing, and of other rules."""
    free_take_back: bool = False
    """Whether one person alone could take back dice and cards although bots played."""

    @property
    def match(self) -> Match:
        """Raises OtherRules where only those who know the old rules could read the last position."""
        if self.played is None:
            raise self._needs_its_rules()
        return self.played

    def at(self, entry: int) -> Position:
        """The position just before an entry, by its number. Raises OtherRules if this release cannot know."""
        self.must_be_of_these_rules()
        match = self.match
        if entry < match.earlier:
            needed = match.past.rules if match.past is not None else "?"
            raise OtherRules(needed, match.position.rules.id)
        return match.at(entry - match.earlier)

    def must_be_of_these_rules(self) -> None:
        """Raises OtherRules, which names the rules that are needed, if it was played under others."""
        if self.receipt is not None:
            raise self._needs_its_rules()

    def _needs_its_rules(self) -> OtherRules:
        assert self.receipt is not None
        return OtherRules(self.receipt.before, self.receipt.now)


def write(
    match: Match,
    seats: Sequence[str] = (),
    *,
    promised: str = "",
    free_take_back: bool = False,
) -> str:
    """The record of *match* as text. A sealed dealer's secret is shown only when its part is over."""
    codec = codec_of(match.game)
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
        "content": match.game.content(match.setup),
        "seats": list(seats),
        "commitment": promised,
    }
    if free_take_back:
        header["free_take_back"] = True
    if match.origin is not None:
        snapshot = codec.save(match.origin, match.setup)
        past = None if match.past is None else match.past.pack()
        header["origin"] = {"entries": match.earlier, "snapshot": snapshot, "past": past}
    match.fill_log()
    lines = [canonical(header)]
    chain = digest(lines[0])
    for n, entry in enumerate(match.journal):
        body: dict[str, Any] = {
            "n": n,
            "seat": entry.seat,
            "do": codec.pack(entry.action),
            "events": [codec.event(event) for event in match.log[n]],
        }
        chain = digest(chain + canonical(body))
        lines.append(canonical({**body, "h": chain}))
    seal = {
        "entries": len(match.journal),
        "chain": chain,
        "snapshot": codec.save(match.position, match.setup),
        "secret": match.shown_secret(),
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
    header = read_header(lines)
    if header["game"] not in games:
        raise UnknownGame(header["game"][:40])
    game = games[header["game"]]
    is_other = _is_of_other_rules(game, header)
    seal = read_seal(lines)
    answers = read_entries(lines, seal)
    transcript = read_transcript(header, seal, answers)
    codec = codec_of(game)
    changes = None
    match: Match | None = None
    if not is_other:
        match = _replayed(codec, header, seal, answers, dealer)
        if transcript is not None:
            _check_told(codec, match, transcript)
        transcript = match.transcript(codec)
    else:
        changes = _receipt(codec, header, seal)
        try:
            match = _continued(codec, header, seal, dealer, transcript)
        except BadRecord:
            if transcript is None or transcript.outcome is None:
                raise
    return Record(
        game,
        header["players"] if match is None else match.setup.players,
        match,
        tuple(header["seats"]),
        header["commitment"],
        seal["secret"],
        changes,
        transcript,
        header.get("free_take_back") is True,
    )


@contextmanager
def made_up(origin: Position | None) -> Iterator[None]:
    """Where the rules break on a position from a file, it is the file that is refused."""
    try:
        yield
    except BROKEN as error:
        if origin is None:
            raise  # no file can bring that about: the rules themselves are broken
        raise BadRecord("snapshot-damaged", HEADER, why="position-damaged") from error


def try_out(game: Game, g: Position) -> None:
    """Play on from a position that a file claims, a little and at random. The rules break on one that no
    game came to, and nobody is left without an answer.
    """
    for seed in range(TRIALS):
        wander(g.clone(), Dealer(seed), TRIAL, game.seek if seed % 2 else uniform)


def verify(record: Record) -> int:
    """Compare what was told, and recompute every roll from the revealed secret; returns how many rolls.

    Of a game of several parts, the rolls of all parts whose secret is revealed. Raises OtherRules if the
    game was played under others: only they can tell what a roll led to.
    """
    record.must_be_of_these_rules()
    match = record.match
    if record.transcript is not None:
        _check_told(codec_of(match.game), match, record.transcript)
    return check_rolls(match, record.commitment, record.secret)


def _check_told(codec: Codec, match: Match, told: Transcript) -> None:
    """Whether each entry told what it leads to under these rules. Raises BadRecord where it did not."""
    match.fill_log()
    before = 0 if match.past is None else len(match.past.steps)
    steps = told.steps[before:]
    for n, events in enumerate(match.log):
        if n >= len(steps) or list(steps[n].events) != [codec.event(event) for event in events]:
            raise BadRecord("events-differ", n)


def _is_of_other_rules(game: Game, header: dict[str, Any]) -> bool:
    """Whether a record was written under older rules or another content; refuses newer rules.

    Rules that cannot be set up any longer are others, unless every module is still the same.
    """
    if header["version"] > game.version:
        raise NewerRules(f"{game.key}@{header['version']}", f"{game.key}@{game.version}")
    written = _modules(header)
    known = {module.name: module for module in game.all_modules}
    if any(n in known and version > known[n].version for n, version in written.items()):
        raise NewerRules(header["rules"][:80], "+".join(m.id for m in known.values()))
    try:
        setup = _setup(game, header)
    except BadRecord:
        same = [known[name].id for name in written if name in known]
        if header["version"] == game.version and "+".join(same) == header["rules"]:
            raise
        return True
    is_older: bool = header["version"] < game.version
    return is_older or game.rules(setup).id != header["rules"]


def _modules(header: dict[str, Any]) -> dict[str, int]:
    """The modules that a record was played with, the base first, and their versions."""
    try:
        written = versions_of(header["rules"])
    except BadValue:
        raise BadRecord("header-damaged", HEADER, field="rules") from None
    if not all(isinstance(name, str) for name in header["modules"]):
        raise BadRecord("header-damaged", HEADER, field="modules")
    if not set(list(written)[1:]) <= set(header["modules"]):
        raise BadRecord("header-damaged", HEADER, field="modules")
    return written


def _setup(game: Game, saved: dict[str, Any]) -> Setup:
    try:
        return game.setup_of(saved)
    except BadModules:
        raise BadRecord("header-damaged", HEADER, field="modules") from None
    except (BadOptions, LookupError, TypeError):
        raise BadRecord("header-damaged", HEADER, field="options") from None


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
    origin, earlier = None, earlier_entries(header)
    if "origin" in header:
        origin = _position(codec, header["origin"].get("snapshot"))
    past = earlier_transcript(header)
    with made_up(origin):
        match = Match.replay(
            codec.game, setup, journal, dealer, origin=origin, earlier=earlier, past=past
        )
        if origin is not None:
            try_out(codec.game, match.position)
    if sealed_text(seal) != codec.text(match.position, setup):
        raise BadRecord("snapshot-differs", len(journal))
    return match


def _continued(
    codec: Codec,
    header: dict[str, Any],
    seal: dict[str, Any],
    dealer: Dealer | None,
    past: Transcript | None,
) -> Match:
    """A match from before a change of the rules goes on from its snapshot, with a journal of its own."""
    origin = _position(codec, seal["snapshot"])
    setup = _setup(codec.game, codec.upgrade(seal["snapshot"]))
    earlier = earlier_entries(header) + int(seal["entries"])
    with made_up(origin):
        try_out(codec.game, origin)
        return Match.replay(
            codec.game, setup, [], dealer, origin=origin, earlier=earlier, past=past
        )


def _receipt(codec: Codec, header: dict[str, Any], seal: dict[str, Any]) -> Receipt:
    """What has changed since a record was written."""
    game = codec.game
    try:
        setup = game.setup_of(codec.upgrade(seal["snapshot"]))
    except (FeldzugError, *BROKEN):
        setup = game.setup(header["players"] if header["players"] in game.players else None)
    return receipt(
        header["rules"], game.rules(setup).id, header.get("content"), game.content(setup)
    )


def _position(codec: Codec, snapshot: Any) -> Position:
    if not isinstance(snapshot, dict):
        raise BadRecord("snapshot-damaged", HEADER, why="position-damaged")
    try:
        return codec.load(snapshot, foreign=True)
    except NewerRules:
        raise
    except FeldzugError as error:
        raise BadRecord("snapshot-damaged", HEADER, why=error.reason.key) from error
