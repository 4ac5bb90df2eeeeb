"""The match repository: the one place where a match is read from the store, renewed, and written to it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from feldzug.games import game as game_of
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.entries import Unread
from feldzug.kernel.errors import FeldzugError
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.journal import Corrected, Entry, TakeBack
from feldzug.kernel.match import Match
from feldzug.kernel.position import Position
from feldzug.kernel.proof import dealer_of
from feldzug.kernel.receipt import receipt
from feldzug.kernel.sealed import open_choice
from feldzug.kernel.values import Seat
from feldzug.server.clock import now
from feldzug.server.problems import Problem, problem
from feldzug.server.serializer import serializer
from feldzug.server.store.models import (
    DealerRow,
    MatchRow,
    SnapshotRow,
    TranscriptRow,
)
from feldzug.server.store.prepared import Driver
from feldzug.server.store.statements import ENTRIES, LAST_SNAPSHOT, NEW_ENTRY
from feldzug.server.store.transaction import Transaction, driver_of
from feldzug.server.transcripts import KeptTranscript, so_far


class Outdated(Exception):
    """The match was last played under other rules and must be renewed before it can go on."""


@dataclass(frozen=True, slots=True)
class Known:
    """A position that need not be repeated: so many entries of the journal led to it."""

    position: Position
    entries: int
    fence: bool = True
    """Whether nothing before it can be taken back freely."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match as it was read."""

    match: Match | None
    """None if the present rules cannot read its end."""
    from_older_rules: bool = False
    """Finished under rules that have changed since."""
    transcript: KeptTranscript | None = None
    """What can be told and shown of it all the same; None if it was finished before that was kept."""


def rebuild(
    game: Game,
    setup: Setup,
    journal: Sequence[Entry],
    dealer: Dealer,
    origin: Position | None,
    earlier: int,
    known: Known | None = None,
) -> Match:
    """The match of a journal: repeated from its beginning, or from a position that is known."""
    if known is None:
        return Match.replay(game, setup, journal, dealer, None, origin, earlier)
    entries = journal[: known.entries]
    match = Match.resume(game, setup, entries, known.position, dealer, origin, earlier)
    return gone_on(match, journal[known.entries :])


def gone_on(match: Match, journal: Sequence[Entry]) -> Match:
    """Let a match that is known go on by what was entered since."""
    for entry in journal:
        match.repeat(match.length, entry)
    return match


def copied(match: Match) -> Match:
    """The same match, to be looked at while the other one goes on."""
    known = Known(match.position.clone(), len(match.journal))
    twin = rebuild(
        match.game, match.setup, match.journal, match.dealer, match.origin, match.earlier, known
    )
    twin.log, twin.log_start = match.log[:], match.log_start
    twin.secret_since = match.secret_since[:]
    twin.keep_what_was_struck(match)
    return twin


def read_entries(driver: Driver, codec: Codec, match: str, since: int, end: int) -> list[Entry]:
    """Entries *since* … *end* - 1 of a journal."""
    rows = driver.run(ENTRIES, {"match": match, "since": since, "end": end})
    return unpacked(codec, rows)


def unpacked(codec: Codec, rows: Iterable[tuple[int, str]]) -> list[Entry]:
    """Entries as they were stored: seats, and what they did."""
    return [Entry(Seat(seat), codec.action(orjson.loads(text))) for seat, text in rows]


class MatchRepository:
    """The match of one row, as a session sees it."""

    def __init__(self, source: Session | Transaction, row: MatchRow) -> None:
        self._source = source
        self.row = row
        self.game = game_of(row.game)
        self.codec = serializer(self.game).codec

    @property
    def session(self) -> Session:
        return self._source.session if isinstance(self._source, Transaction) else self._source

    # reading

    def setup(self) -> Setup:
        """What was agreed. Of a finished game it need not be possible any more."""
        row = self.row
        if row.state == "over" and not self.is_of_present_rules():
            return Setup(row.game, row.players, tuple(row.options.items()), tuple(row.modules))
        return self._agreed()

    def is_of_present_rules(self) -> bool:
        try:
            rules = self.game.rules(self._agreed()).id
        except FeldzugError:
            return False
        return (self.row.version, self.row.rules) == (self.game.version, rules)

    def transcript(self) -> KeptTranscript | None:
        """What is kept of what was told and shown."""
        found = self.session.get(TranscriptRow, self.row.id)
        return None if found is None else KeptTranscript.unpack(found.body)

    def _agreed(self) -> Setup:
        return self.game.setup(self.row.players, self.row.modules, **self.row.options)

    def load(self) -> Loaded:
        """The match. Raises Outdated if it must be renewed first."""
        row = self.row
        if row.state == "over" and not self.is_of_present_rules():
            kept = self.transcript()
            return Loaded(None if kept else self._ended(), from_older_rules=True, transcript=kept)
        setup = self.setup()
        if self.is_of_present_rules():
            known = self._newest_snapshot(at_fence=True)
            dealer, origin, earlier = self.dealer(), self._origin(), row.earlier
            if known is None:
                journal = self.entries(earlier)
                return Loaded(rebuild(self.game, setup, journal, dealer, origin, earlier))
            past = self._unread(known.entries)
            match = Match.resume(self.game, setup, past, known.position, dealer, origin, earlier)
            return Loaded(gone_on(match, self.entries(earlier + known.entries)))
        raise Outdated

    def _unread(self, count: int) -> Unread:
        """The first entries of the journal. Few ever ask for them, so they are read when somebody does."""
        bind, match, earlier = self.session.get_bind(), self.row.id, self.row.earlier
        reader = bind.engine.execution_options(
            begin="BEGIN"
        )  # this one may be writing, for some time

        def read() -> list[Entry]:
            with Session(reader) as session:
                driver = Driver(session.connection())
                return read_entries(driver, self.codec, match, earlier, earlier + count)

        return Unread(count, read)

    def catch_up(self, match: Match) -> None:
        """Let a match that is known go on to what the store knows."""
        gone_on(match, self.entries(match.decision))

    def dealer(self) -> Dealer:
        """The sealed dealer of the match; of one whose dice were never promised, any."""
        kept = self.session.get(DealerRow, self.row.id)
        if kept is None or not self.row.commitment:
            return Dealer(secrets.randbits(64))
        return dealer_of(self.row.commitment, kept.secret, self.game.parts)

    def entries(self, since: int) -> list[Entry]:
        """The journal from entry *since* on."""
        driver = driver_of(self._source)
        return read_entries(driver, self.codec, self.row.id, since, self.row.entries)

    def _origin(self) -> Position | None:
        return None if self.row.origin is None else self.codec.load(json.loads(self.row.origin))

    def _newest_snapshot(self, *, at_fence: bool) -> Known | None:
        """The newest position that is stored. A match that goes on needs one at a fence, later than its
        origin.
        """
        asked = select(SnapshotRow).where(
            SnapshotRow.match_id == self.row.id, SnapshotRow.number >= self.row.earlier + at_fence
        )
        if at_fence:
            asked = asked.where(SnapshotRow.fence)
        found = self.session.scalars(asked.order_by(SnapshotRow.number.desc()).limit(1)).first()
        if found is None:
            return None
        position = self.codec.load(json.loads(found.body))
        return Known(position, found.number - self.row.earlier, found.fence)

    # older rules

    def renew(self) -> None:
        """Let a match that was played under older rules go on under the present ones.

        The position it has come to becomes the origin of a journal of its own. A sealed choice that is
        open goes on from where it began: what was chosen already stays in the journal.
        """
        row = self.row
        try:
            setup = self.setup()
        except FeldzugError as error:
            raise _too_old(error) from error
        checkpoint = self._under_present_rules(setup).checkpoint()
        row.origin = self.codec.text(checkpoint.position, setup)
        row.earlier = checkpoint.number
        row.version = self.game.version
        row.receipt = [*(row.receipt or []), *self._changes(setup)]
        row.rules = self.game.rules(setup).id
        row.content = self.game.content(setup)
        row.options = dict(setup.options)
        row.failures = 0
        row.asked = None  # nothing before the new origin can be taken back
        row.revision += 1

    def _changes(self, setup: Setup) -> list[dict[str, Any]]:
        """What has changed since the match was last played, a reason for each change."""
        now = self.game.rules(setup).id
        found = receipt(self.row.rules, now, self.row.content, self.game.content(setup))
        return [self.codec.reason(line) for line in found.lines()]

    def _ended(self) -> Match:
        """The end of a match that was played under older rules. Its journal stays as it is, for it
        proves the result, and the release that it was played with can tell it.
        """
        try:
            setup = self._agreed()
        except FeldzugError as error:
            raise _too_old(error) from error
        last = self._under_present_rules(setup).position
        if last.outcome() is None:  # under the present rules the answers lead elsewhere
            raise problem("unavailable", "too-old", why="snapshot-differs")
        return rebuild(self.game, setup, (), Dealer(0), last, self.row.entries)

    def _under_present_rules(self, setup: Setup) -> Match:
        """A match from before a change of the rules, as far as it has come.

        The newest snapshot is brought up to date by the game's migrations, and what was answered since
        is repeated: the present rules need not be able to read the journal before it.
        """
        try:
            known = self._newest_snapshot(at_fence=False)
            if known is not None and not known.fence and open_choice(known.position):
                known = self._newest_snapshot(at_fence=True)
            if known is not None:
                number = self.row.earlier + known.entries
                since = self.entries(number)
                if not any(isinstance(entry.action, (Corrected, TakeBack)) for entry in since):
                    return rebuild(self.game, setup, since, Dealer(0), known.position, number)
            origin = self._origin() if known is None else None
            journal = self.entries(self.row.earlier)
            return rebuild(self.game, setup, journal, Dealer(0), origin, self.row.earlier, known)
        except FeldzugError as error:
            raise _too_old(error) from error

    # writing

    def save_entries(self, driver: Driver, match: Match) -> None:
        """Write what is new in the journal. Each number is given only once."""
        row, pack = self.row, self.codec.pack
        before, present = row.entries, now()
        new = [
            {
                "match_id": row.id,
                "number": number,
                "seat": entry.seat,
                "action": orjson.dumps(pack(entry.action), option=orjson.OPT_SORT_KEYS).decode(),
                "at": present,
            }
            for number, entry in enumerate(match.entries(before - row.earlier), before)
        ]
        driver.run_each(NEW_ENTRY, new)
        row.entries = match.decision

    def last_snapshot(self, driver: Driver) -> int:
        """The number of entries that led to the newest position that is stored."""
        ((last,),) = driver.run(LAST_SNAPSHOT, {"match": self.row.id})
        return last or self.row.earlier

    def save_snapshot(self, match: Match) -> None:
        """Keep the position, instead of those before it. Only the newest one and the newest at a fence
        are ever asked for: what came before is told by the journal.
        """
        checkpoint = match.checkpoint()
        if self.session.get(SnapshotRow, (self.row.id, checkpoint.number)) is not None:
            return
        older = delete(SnapshotRow).where(
            SnapshotRow.match_id == self.row.id, SnapshotRow.number < checkpoint.number
        )
        self.session.execute(
            older if checkpoint.fence else older.where(SnapshotRow.fence.is_(False))
        )
        self.session.add(
            SnapshotRow(
                match_id=self.row.id,
                number=checkpoint.number,
                fence=checkpoint.fence,
                body=self.codec.text(checkpoint.position, match.setup),
            )
        )
        if self.row.state != "over":
            told = so_far(match, self.codec, self.transcript())
            if told is not None:
                self.save_transcript(told.pack())

    def save_transcript(self, packed: bytes) -> None:
        """Keep what was told and shown, for whatever rules come."""
        row = self.session.get(TranscriptRow, self.row.id)
        if row is None:
            row = TranscriptRow(match_id=self.row.id)
            self.session.add(row)
        row.body = packed


def _too_old(error: FeldzugError) -> Problem:
    return problem("unavailable", "too-old", why=error.reason.key)
