"""Table: one match as this process knows it. It is never trusted when the store is ahead."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from feldzug.kernel.errors import Stale
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.match import Match
from feldzug.kernel.parallel import Branch
from feldzug.kernel.position import Position
from feldzug.kernel.values import FATE, Seat
from feldzug.server.as_seen import known_entries
from feldzug.server.match_repository import MatchRepository, copied, gone_on, unpacked
from feldzug.server.models.common import Kind
from feldzug.server.models.desk import Desk, DeskMessage
from feldzug.server.models.lobby import SeatNotice
from feldzug.server.problems import problem, refused
from feldzug.server.seat_views import SeatView
from feldzug.server.serializer import Serializer, serializer
from feldzug.server.store.models import (
    BindingRow,
    DeskMessageRow,
    DeskRow,
    MatchRow,
    SeatNoticeRow,
    SeatRow,
)
from feldzug.server.store.news import read_news
from feldzug.server.store.prepared import Driver
from feldzug.server.store.statements import Stamp
from feldzug.server.transcripts import KeptTranscript

WrittenSteps = dict[tuple[int | None, int, bool], bytes]
"""What was written of the last steps, by seat, by the decision that it knew before, and if by differences."""

MOST_FOLLOWED: Final = 50
"""Who is further behind reads the match anew: there may be a newer snapshot."""

SHOWN_MESSAGES: Final = 50
"""So many of the latest messages to all are shown with a table."""

MOST_CLIENTS: Final = 500
"""Of so many clients a table knows the seats."""


@dataclass(frozen=True, slots=True)
class TableSeat:
    """Who sits at one seat."""

    seat: int
    kind: Kind
    bot: str
    name: str
    taken: bool
    taken_over: bool = False
    """Whether a bot has taken it over from who is named."""
    stand_in: str = ""
    """The level of a bot that answers for it beside its holder."""
    covered: bool = False
    """Whether that is so only until the present phase ends."""

    @property
    def is_bots_alone(self) -> bool:
        """Whether a bot plays it and nobody sits there."""
        return self.kind == "bot" or (bool(self.stand_in) and not self.taken)


class Table:
    """The match, its seats and its particulars, brought up to date from the store before every use."""

    def __init__(self, match: str) -> None:
        self.id = match
        self.lock = threading.RLock()
        self.revision = -1
        self.row: MatchRow
        self.stamp: Stamp | None = None
        """What the store held of the row when it was read or written last; None if that is not certain."""
        self.seats: list[TableSeat] = []
        self.people: list[set[int]] = []
        """The seats that each person holds, as far as browsers tell them apart."""
        self.notices: list[SeatNotice] = []
        """What has happened to the seats, the latest last."""
        self.desk: Desk | None = None
        """How somebody runs it; None if nobody does."""
        self.game: Game
        self.setup: Setup
        self._match: Match | None = None
        self._steps: tuple[tuple[int, int], WrittenSteps] = ((-1, -1), {})
        self.snapshot: int | None = None
        """How many entries led to the newest position that is stored, as far as this process knows."""
        self.seat_views: dict[int | None, SeatView] = {}
        """What was seen last by each seat that somebody looks from."""
        self.held: dict[str, set[int]] = {}
        """The seats that clients are known to hold; whenever that changes, so does the revision."""
        self.from_older_rules = False
        """Finished under rules that have changed since: it is shown, but not played again."""
        self.transcript: KeptTranscript | None = None
        """What a match from older rules is shown by; None if only its end can be."""

    @property
    def serializer(self) -> Serializer:
        return serializer(self.game)

    @property
    def match(self) -> Match:
        self.must_be_playable()
        if self._match is None:
            raise problem("conflict", "not-started")
        return self._match

    @property
    def position(self) -> Position | None:
        return None if self._match is None else self._match.position

    @property
    def decision(self) -> int:
        if self.transcript is not None:
            return self.row.entries
        return 0 if self._match is None else self._match.decision

    def known_entries(self, seat: int | None) -> int:
        """How many entries a seat (None: a bystander) knows of."""
        return self.decision if self._match is None else known_entries(self._match, seat)

    def token(self, seat: int | None, branch: Branch = ()) -> int:
        """What an answer of a seat must name as the decision that it answers."""
        if self._match is None or seat is None:
            return self.known_entries(seat)
        return self._match.token(Seat(seat), branch)

    def must_name(self, seat: int, decision: int, branch: Branch = ()) -> None:
        """Refuse what was decided about another question than the one that a seat faces now."""
        token = self.token(seat, branch)
        if decision != token:
            raise refused(Stale(decision, token), self.game)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last answer."""
        return self.match.can_undo(Seat(seat))

    def free_answers(self, seat: int) -> int:
        """How many of its last answers a seat may take back."""
        return self.match.free_answers(Seat(seat))

    def may_ask_back(self) -> bool:
        """Whether a seat may ask to take back more: where bots play or have played, only if somebody else can
        agree, or if that was agreed. Else one person could roll until it suits. A table that is set aside
        goes on in no other way.
        """
        if self.row.is_set_aside:
            return True
        return self.row.free_take_back or not self.row.had_bots or self.has_several_people

    @property
    def has_several_people(self) -> bool:
        """Whether more than one person plays here. Programs are nobody: anyone can let one agree; nor does
        who has but a role agree to anything.
        """
        return sum(min(seats) < self.setup.players for seats in self.people) > 1

    @property
    def places(self) -> int:
        """How many seats there are, those of roles too."""
        return self.setup.players + len(self.game.roles)

    def refused_back(self) -> int | None:
        """Who has refused to take something back, until somebody acts."""
        asked = self.row.asked
        return asked.get("refused") if asked and asked["at"] == self.row.known else None

    @property
    def first(self) -> int:
        """The number of the first entry that can be told of."""
        if self.transcript is not None:
            return self.transcript.first
        return self.row.earlier if self._match is None else self._match.earlier

    @property
    def is_over(self) -> bool:
        if self._match is None:
            return self.from_older_rules
        return self._match.position.outcome() is not None

    @property
    def turn(self) -> list[int]:
        """The seats that must decide now."""
        if self._match is None:
            return []
        return [seat for seat in self._match.position.waiting() if seat != FATE]

    @property
    def bots(self) -> dict[int, str]:
        """The seats that bots play or stand in for, with the level of each."""
        return {
            one.seat: one.bot if one.kind == "bot" else one.stand_in
            for one in self.seats
            if one.kind == "bot" or one.stand_in
        }

    def note_seats(self, client: str, seats: set[int]) -> None:
        """Remember which seats a client holds until the revision changes, but not of ever more clients."""
        if len(self.held) >= MOST_CLIENTS:
            self.held.clear()
        self.held[client] = seats

    def forget(self) -> None:
        """Trust nothing of this: the next use reads everything anew."""
        self.revision = -1
        self.stamp = None
        self._match = self.transcript = None
        self.from_older_rules = False
        self._steps = ((-1, -1), {})
        self.snapshot = None
        self.seat_views.clear()
        self.held.clear()

    # keeping up with the store

    def is_current(self, stamp: Stamp) -> bool:
        """Whether this is what the store holds, so that nothing need be read."""
        if stamp != self.stamp or self.revision != self.row.revision:
            return False
        if self._match is None or self._match.decision != self.row.entries:
            return False
        self.recall_asking(self.row)
        return True

    def follow(self, driver: Driver) -> bool:
        """Learn by what is new alone what the store holds; False if that is not enough, because more has
        changed than the match, or it is not certain what this went on from.
        """
        match, before = self._match, self.stamp
        if match is None or before is None or not self.is_current(before):
            return False
        since = match.decision
        news = read_news(driver, self.id, since, since + MOST_FOLLOWED)
        if news is None or news.revision != self.revision:
            return False
        if news.end != since + len(news.entries):
            return False
        try:
            gone_on(match, unpacked(self.serializer.codec, news.entries))
            news.enter(self.row, before)
            self.stamp = news.stamp
            self.recall_asking(self.row)
        except BaseException:
            self.forget()
            raise
        return True

    def refresh(self, session: Session, row: MatchRow) -> None:
        """Learn whatever the store knows and this process does not."""
        try:
            self._refresh(session, row)
        except BaseException:
            self.forget()
            raise

    def _refresh(self, session: Session, row: MatchRow) -> None:
        self.row = row
        kept = MatchRepository(session, row)
        if row.revision != self.revision:
            self.game, self.setup = kept.game, kept.setup()
            self.read_seats(session)
            self.revision = row.revision
            self.held.clear()
            if self._match is not None and self.first != row.earlier and not self.from_older_rules:
                self.snapshot = None
                self.seat_views.clear()
                self._match = None  # it goes on under newer rules, from an origin of its own
        if row.state == "open":
            return
        if self.transcript is not None:
            return
        if self._match is None or self._match.decision > row.entries:
            found = kept.load()
            self._match, self.from_older_rules = found.match, found.from_older_rules
            self.transcript = found.transcript
        elif self._match.decision < row.entries:
            kept.catch_up(self._match)
        if self._match is not None:
            self.recall_asking(row)

    def read_seats(self, session: Session) -> None:
        """Who sits where, and what has happened to the seats."""
        self.seats, self.notices = seats_of(session, self.id), notices_of(session, self.id)
        self.people = people_of(session, self.id)
        self.desk = desk_of(session, self.id, self.seats) if self.row.desk else None

    def begin(self, match: Match) -> None:
        """The first deal: from now on there is a match."""
        self._match = match

    def recall_asking(self, row: MatchRow) -> None:
        """What was asked to be taken back is asked only until somebody acts, as far as anyone can tell."""
        match, asked = self.match, row.asked
        match.asked = None
        if asked and asked["at"] == row.known and "refused" not in asked:
            match.asked = (Seat(asked["seat"]), asked["to"])
            match.consents = tuple(Seat(seat) for seat in asked["consents"])

    def written_steps(self) -> WrittenSteps:
        """What was written of the last steps since anything has changed."""
        now = self.decision, self.row.revision
        if self._steps[0] != now:
            self._steps = now, {}
        return self._steps[1]

    # looking back

    def must_be_of_present_rules(self) -> None:
        """Refuse what only the rules can tell that a match was played under."""
        self.must_be_playable()
        if self.from_older_rules:
            raise problem("conflict", "older-rules", rules=self.row.rules)

    def must_be_playable(self) -> None:
        """Refuse what needs a position, where only a transcript is left."""
        if self.transcript is not None:
            raise problem("conflict", "needs-its-rules", rules=self.row.rules)

    def has_log(self, since: int) -> bool:
        """Whether what was told from entry *since* on is known without playing the journal once more."""
        return self._match is not None and since - self.first >= self._match.log_start

    def with_log(self, since: int) -> Match:
        """The match, with its log complete from entry *since* on."""
        if not self.has_log(since):
            self.match.fill_log()
        return self.match

    def take_log(self, twin: Match) -> None:
        """Complete the log by that of a copy. A journal only grows, so what it tells stays true."""
        match = self.match
        if match.log_start and twin.earlier == match.earlier:
            match.log[: len(twin.log)] = twin.log
            match.secret_since[: len(twin.log)] = twin.secret_since
            match.log_start = 0

    def copy(self) -> Match:
        """The match to look back with once the table has been let go: nobody shall wait for that."""
        return copied(self.match)

    def index(self, number: int, seat: int | None) -> int:
        """The place in the journal of an entry that *seat* knows by its number."""
        index = number - self.first
        if index < 0 or number > known_entries(self.match, seat):
            raise problem("unknown", "no-such-entry-here", entry=number)
        return index


def seats_of(session: Session, match: str) -> list[TableSeat]:
    """Who sits at a table."""
    rows = session.scalars(select(SeatRow).where(SeatRow.match_id == match).order_by(SeatRow.seat))
    return [table_seat(row) for row in rows]


def people_of(session: Session, match: str) -> list[set[int]]:
    """The seats that people hold, by person. Browsers that hold a seat together are one person's, and so are
    all seats that one of them holds.
    """
    held: dict[str, set[int]] = {}
    for row in session.scalars(select(BindingRow).where(BindingRow.match_id == match)):
        held.setdefault(row.client, set()).add(row.seat)
    people: list[set[int]] = []
    for seats in held.values():
        same = [one for one in people if one & seats]
        people = [one for one in people if not one & seats]
        people.append(seats.union(*same))
    return people


def notices_of(session: Session, match: str) -> list[SeatNotice]:
    """What has happened to the seats of a table."""
    rows = session.scalars(
        select(SeatNoticeRow).where(SeatNoticeRow.match_id == match).order_by(SeatNoticeRow.number)
    )
    return [SeatNotice(row.seat, row.kind, row.name, row.entries, row.at) for row in rows]


def desk_of(session: Session, match: str, seats: list[TableSeat]) -> Desk:
    """How a table is run, with the latest of what was told to all."""
    row = session.get_one(DeskRow, match)
    told = session.scalars(
        select(DeskMessageRow)
        .where(DeskMessageRow.match_id == match)
        .order_by(DeskMessageRow.number.desc())
        .limit(SHOWN_MESSAGES)
    ).all()
    return Desk(
        deadlines=dict(row.deadlines),
        grace=row.grace,
        remind=row.remind,
        stand_in=row.stand_in,
        passes=row.passes,
        paused=row.paused,
        phase=row.phase,
        due=None if row.paused else row.due,
        covered=[one.seat for one in seats if one.covered],
        messages=[
            DeskMessage(one.kind, one.text, list(one.seats), one.phase, one.at)
            for one in reversed(told)
        ],
    )


def table_seat(row: SeatRow) -> TableSeat:
    return TableSeat(
        row.seat,
        row.kind,
        row.bot,
        row.name,
        row.taken,
        row.taken_over,
        row.stand_in,
        row.covered,
    )
