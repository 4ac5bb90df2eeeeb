"""Table: one match as this process knows it. It is never trusted when the store is ahead."""

from __future__ import annotations

import json
import secrets
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from feldzug.games import game as game_of
from feldzug.kernel.dealer import Dealer, SealedDealer
from feldzug.kernel.errors import FeldzugError
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.journal import Entry
from feldzug.kernel.match import Match
from feldzug.kernel.position import Position
from feldzug.kernel.values import FATE, Seat
from feldzug.server.problems import Problem, problem
from feldzug.server.store.models import DealerRow, EntryRow, MatchRow, SeatRow, SnapshotRow
from feldzug.server.wire import Wire, wire


class Outdated(Exception):
    """The match was last played under other rules and must be renewed before it can go on."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits at one seat."""

    seat: int
    kind: str
    bot: str
    name: str
    taken: bool


class Table:
    """The match, its seats and its particulars, brought up to date from the store before every use."""

    def __init__(self, match: str) -> None:
        self.id = match
        self.lock = threading.RLock()
        self.revision = -1
        self.row: MatchRow
        self.seats: list[Sitting] = []
        self.game: Game
        self.setup: Setup
        self._match: Match | None = None
        self._told = 0
        """The entry from which on the log is complete."""
        self.written_steps: tuple[tuple[int, int], dict[tuple[int | None, int], bytes]]
        """What was written of the last steps, by seat and by what it knew before; and when."""
        self.forget_steps()
        self.bygone = False
        """Finished under rules that have changed since: only its end can be shown."""

    @property
    def wire(self) -> Wire:
        return wire(self.game.key)

    @property
    def match(self) -> Match:
        if self._match is None:
            raise problem("conflict", "not-started")
        return self._match

    @property
    def position(self) -> Position | None:
        return None if self._match is None else self._match.position

    @property
    def decision(self) -> int:
        return 0 if self._match is None else self._match.decision

    @property
    def first(self) -> int:
        """The number of the first entry that can be told of."""
        return self.row.earlier if self._match is None else self._match.earlier

    @property
    def is_over(self) -> bool:
        return self._match is not None and self._match.position.outcome() is not None

    @property
    def turn(self) -> list[int]:
        """The seats that must decide now."""
        if self._match is None:
            return []
        return [seat for seat in self._match.position.waiting() if seat != FATE]

    def forget(self) -> None:
        """Trust nothing of this: the next use reads everything anew."""
        self.revision = -1
        self._match = None
        self.forget_steps()

    def forget_steps(self) -> None:
        self.written_steps = ((-1, -1), {})

    # keeping up with the store

    def refresh(self, session: Session, row: MatchRow) -> None:
        """Learn whatever the store knows and this process does not."""
        try:
            self._refresh(session, row)
        except BaseException:
            self.forget()
            raise

    def _refresh(self, session: Session, row: MatchRow) -> None:
        self.row = row
        if row.revision != self.revision:
            self._look_around(session, row)
        if row.state != "open":
            if self._match is None or self._match.decision > row.entries:
                self._load(session, row)
            elif self._match.decision < row.entries:
                self._catch_up(session, row)
            self._recall_asking(row)

    def begin(self, match: Match) -> None:
        """The first deal: from now on there is a match."""
        self._match = match
        self._told = 0

    def _look_around(self, session: Session, row: MatchRow) -> None:
        self.game = game_of(row.game)
        self.setup = self.game.setup(row.players, row.modules, **row.options)
        self.seats = sittings(session, row.id)
        self.revision = row.revision
        if self._match is not None and self.first != row.earlier and not self.bygone:
            self._match = None  # it goes on under newer rules, from an origin of its own

    def _load(self, session: Session, row: MatchRow) -> None:
        self.bygone = False
        if (row.version, row.rules) == (self.game.version, self.game.rules(self.setup).id):
            self._match, self._told = loaded(session, row, self.game, self.setup)
        elif row.state == "over":
            self._match, self._told = ended(session, row, self.game, self.setup), 0
            self.bygone = True
        else:
            raise Outdated

    def _catch_up(self, session: Session, row: MatchRow) -> None:
        match = self.match
        for entry in entries(session, row.id, self.wire, match.decision):
            match.repeat(len(match.journal), entry)

    def _recall_asking(self, row: MatchRow) -> None:
        """What was asked to be taken back is asked only until somebody acts."""
        match, asked = self.match, row.asked
        match.asked = None
        if asked and asked["at"] == row.entries:
            match.asked = (Seat(asked["seat"]), asked["to"])
            match.consents = tuple(Seat(seat) for seat in asked["consents"])

    # looking back

    def must_be_told(self) -> None:
        """Refuse to look back at what was played under rules that are no longer there."""
        if self.bygone:
            raise problem("conflict", "older-rules", rules=self.row.rules)

    def told(self, since: int) -> Match:
        """The match, with its log complete from entry *since* on."""
        return self.match if since - self.first >= self._told else self.whole()

    def whole(self) -> Match:
        """The match with its complete log."""
        if self._told:
            self.learn(again(self.match))
        return self.match

    def learn(self, told: Match) -> None:
        """Complete the log by that of the same match. A journal only grows, so what is told stays true."""
        if self._told and told.earlier == self.first:
            self.match.log[: len(told.log)] = told.log
            self._told = 0

    def past(self) -> tuple[Match, bool]:
        """A copy to look back with once the table has been let go, and whether its log is complete.

        Looking back takes long, and nobody at the table shall wait for it.
        """
        match = self.match
        position = match.position.clone()
        twin = Match.resume(
            match.game,
            match.setup,
            match.journal,
            position,
            match.dealer,
            match.origin,
            match.earlier,
        )
        twin.log = match.log[:]
        return twin, not self._told

    def index(self, number: int) -> int:
        """The place of an entry in the journal, from the number that everyone knows it by."""
        index = number - self.first
        if not 0 <= index <= len(self.match.journal):
            raise problem("unknown", "no-such-entry-here", entry=number)
        return index


def again(match: Match) -> Match:
    """The same match, repeated from its beginning."""
    return Match.replay(
        match.game, match.setup, match.journal, match.dealer, None, match.origin, match.earlier
    )


def sittings(session: Session, match: str) -> list[Sitting]:
    rows = session.scalars(select(SeatRow).where(SeatRow.match_id == match).order_by(SeatRow.seat))
    return [Sitting(row.seat, row.kind, row.bot, row.name, row.taken) for row in rows]


def entries(session: Session, match: str, spoken: Wire, since: int) -> list[Entry]:
    """The journal from entry *since* on."""
    rows = session.execute(
        select(EntryRow.seat, EntryRow.action)
        .where(EntryRow.match_id == match, EntryRow.number >= since)
        .order_by(EntryRow.number)
    )
    return [Entry(Seat(seat), spoken.codec.action(json.loads(text))) for seat, text in rows]


def dealer(session: Session, row: MatchRow) -> Dealer:
    """The sealed dealer of a match; of one whose dice were never promised, any."""
    kept = session.get(DealerRow, row.id)
    if kept is None or not row.commitment:
        return Dealer(secrets.randbits(64))
    return SealedDealer(kept.secret)


def loaded(session: Session, row: MatchRow, game: Game, setup: Setup) -> tuple[Match, int]:
    """The match of a row, from its last snapshot at a fence; and from where on its log is complete."""
    spoken = wire(game.key)
    origin = None if row.origin is None else spoken.codec.load(json.loads(row.origin))
    journal = entries(session, row.id, spoken, row.earlier)
    snapshot = session.scalars(
        select(SnapshotRow)
        .where(SnapshotRow.match_id == row.id, SnapshotRow.number > row.earlier, SnapshotRow.fence)
        .order_by(SnapshotRow.number.desc())
        .limit(1)
    ).first()
    deals = dealer(session, row)
    if snapshot is None:
        return Match.replay(game, setup, journal, deals, None, origin, row.earlier), 0
    known = snapshot.number - row.earlier
    position = spoken.codec.load(json.loads(snapshot.body))
    return resumed(game, setup, journal, known, position, deals, origin, row.earlier), known


def resumed(
    game: Game,
    setup: Setup,
    journal: Sequence[Entry],
    known: int,
    position: Position,
    deals: Dealer,
    origin: Position | None,
    earlier: int,
) -> Match:
    """A match that is known as far as *position*, and repeated from there."""
    match = Match.resume(game, setup, journal[:known], position, deals, origin, earlier)
    for n, entry in enumerate(journal[known:], known):
        match.repeat(n, entry)
    return match


def renew(session: Session, row: MatchRow) -> None:
    """Let a match that was played under older rules go on under the present ones.

    The position it has come to becomes the origin of a journal of its own.
    """
    game = game_of(row.game)
    try:
        setup = game.setup(row.players, row.modules, **row.options)
    except FeldzugError as error:
        raise _too_old(error) from error
    row.origin = wire(game.key).codec.text(_reached(session, row, game, setup), setup)
    row.earlier = row.entries
    row.version = game.version
    row.rules = game.rules(setup).id
    row.options = dict(setup.options)
    row.revision += 1


def ended(session: Session, row: MatchRow, game: Game, setup: Setup) -> Match:
    """The end of a match that was played under older rules. Its journal stays as it is, for it proves
    the result, and the release that it was played with can tell it.
    """
    last = _reached(session, row, game, setup)
    if last.outcome() is None:  # under the present rules the answers lead elsewhere
        raise problem("unavailable", "too-old", why="snapshot-differs")
    return Match(game, setup, Dealer(0), origin=last, earlier=row.entries, deal=False)


def _reached(session: Session, row: MatchRow, game: Game, setup: Setup) -> Position:
    """The last position of a match from before a change of the rules.

    The newest snapshot is brought up to date by the game's migrations, and what was answered since is
    repeated.
    """
    try:
        position, known = _last_known(session, row, game, setup)
        if row.earlier + known == row.entries:
            return position  # and the journal need not be one that the present rules can read
        journal = entries(session, row.id, wire(game.key), row.earlier)
        match = resumed(game, setup, journal, known, position, Dealer(0), None, row.earlier)
    except FeldzugError as error:
        raise _too_old(error) from error
    return match.position


def _too_old(error: FeldzugError) -> Problem:
    return problem("unavailable", "too-old", why=error.reason.key)


def _last_known(session: Session, row: MatchRow, game: Game, setup: Setup) -> tuple[Position, int]:
    """The newest position that is stored, and how many entries of the journal led to it."""
    load: Any = wire(game.key).codec.load
    snapshot = session.scalars(
        select(SnapshotRow)
        .where(SnapshotRow.match_id == row.id, SnapshotRow.number >= row.earlier)
        .order_by(SnapshotRow.number.desc())
        .limit(1)
    ).first()
    if snapshot is not None:
        return load(json.loads(snapshot.body)), snapshot.number - row.earlier
    if row.origin is not None:
        return load(json.loads(row.origin)), 0
    return game.start(setup), 0
