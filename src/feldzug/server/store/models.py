"""The tables of the database. SQLite and PostgreSQL have the same."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    String,
    Text,
    false,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from feldzug.server.models.common import Kind
from feldzug.server.models.desk import MessageKind
from feldzug.server.models.dispatch import DispatchKind
from feldzug.server.models.lobby import SeatEvent, State

NAMING = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}


MOST_FAILURES: Final = 3
"""A table on which the rules fail so often, one time after the other, is set aside."""


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMING)


class MatchRow(Base):
    """A match: what was agreed, how far it has come, and what the lobby shows of it.

    `entries` counts the journal (with the *earlier* entries of older rules), `known` those of them that
    everybody knows of; `revision` counts every other change: seats, names, state, what was asked. The time
    when it was *touched* is that of the last change that everybody knows of, too.
    """

    __tablename__ = "match"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    version: Mapped[int]
    rules: Mapped[str] = mapped_column(String(200).with_variant(Text(), "postgresql"))
    players: Mapped[int]
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    modules: Mapped[list[str]] = mapped_column(JSON)
    preset: Mapped[str] = mapped_column(String(40), default="", server_default="")
    title: Mapped[str] = mapped_column(String(80))
    public: Mapped[bool]
    state: Mapped[State] = mapped_column(String(10))
    opener: Mapped[str] = mapped_column(String(64), index=True)
    opened_from: Mapped[str] = mapped_column(String(64), default="", server_default="")
    """The hash of the address that a public table was opened from."""
    commitment: Mapped[str] = mapped_column(String(64))
    origin: Mapped[str | None] = mapped_column(Text)
    earlier: Mapped[int] = mapped_column(default=0)
    entries: Mapped[int] = mapped_column(default=0)
    known: Mapped[int] = mapped_column(default=0, server_default="0")
    revision: Mapped[int] = mapped_column(default=0)
    turn: Mapped[list[int]] = mapped_column(JSON)
    content: Mapped[dict[str, str] | None] = mapped_column(JSON(none_as_null=True), deferred=True)
    """A fingerprint of each thing; read only when rules have changed."""
    receipt: Mapped[list[dict[str, Any]] | None] = mapped_column(JSON(none_as_null=True))
    asked: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    outcome: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    glance: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    bot_turn: Mapped[bool] = mapped_column(default=False)
    pass_turn: Mapped[bool] = mapped_column(default=False, server_default=false(), index=True)
    free_take_back: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether bots let a player take back dice and cards: that was agreed when the table was opened."""
    had_bots: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether a bot has ever played here."""
    taken_back_alone: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether something was taken back by consent while all seats of people were one person's."""
    failures: Mapped[int] = mapped_column(default=0, server_default="0")
    """How often in a row the rules have failed on it."""
    orders: Mapped[bool] = mapped_column(default=False, server_default=false())
    desk: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether somebody runs it with deadlines: then there is a row about that."""
    transcript_due: Mapped[bool] = mapped_column(default=False, server_default=false(), index=True)
    """Whether it is over and its final transcript is still to be written."""
    scores_due: Mapped[int] = mapped_column(default=0, server_default="0", index=True)
    """Up to so many entries it is still to be looked through for how the points went."""
    rematch: Mapped[str | None] = mapped_column(String(32))
    abandoned: Mapped[int | None] = mapped_column(BigInteger)
    """When it was first found that nobody has come for long; it is forgotten only some time later."""
    created: Mapped[int] = mapped_column(BigInteger)
    touched: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (
        Index("ix_match_public", "public", "state", "touched"),
        Index("ix_match_bot_turn", "bot_turn", "touched"),
    )

    @property
    def is_unwritten(self) -> bool:
        """Whether the transcript worker has something to write of it."""
        return bool(self.transcript_due or self.scores_due)

    @property
    def takes_back_freely(self) -> bool:
        """Whether somebody could roll again against bots; it is told with the game and its record."""
        return self.had_bots and (self.free_take_back or self.taken_back_alone)

    @property
    def is_set_aside(self) -> bool:
        """Whether the rules have failed so often that nobody is asked there any more."""
        return self.state == "playing" and self.failures >= MOST_FAILURES


class SeatRow(Base):
    """Who sits where. Of a seat's secret only the hash is known."""

    __tablename__ = "seat"

    match_id: Mapped[str] = mapped_column(
        ForeignKey("match.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[Kind] = mapped_column(String(10))
    bot: Mapped[str] = mapped_column(String(40), default="")
    name: Mapped[str] = mapped_column(String(40), default="")
    taken: Mapped[bool] = mapped_column(default=False)
    secret: Mapped[str | None] = mapped_column(String(64), unique=True)
    by_program: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether a program has said that it plays here: with the seat's own secret it may, then."""
    taken_over: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether a bot has taken it over from who is named here."""
    stand_in: Mapped[str] = mapped_column(String(40), default="", server_default="")
    """The level of a bot that answers for it beside its holder; empty if none does."""
    covered: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether that is so only until the present phase ends, since its deadline is over."""


class DeskRow(Base):
    """How a table is run: deadlines in minutes, and how far the clock of the present phase has come.

    `instance` tells the present phase from the same one of another round; `left` is what is left of its time
    while the clock stands still, `next_look` when something is to be done.
    """

    __tablename__ = "desk"

    match_id: Mapped[str] = mapped_column(
        ForeignKey("match.id", ondelete="CASCADE"), primary_key=True
    )
    deadlines: Mapped[dict[str, int]] = mapped_column(JSON)
    grace: Mapped[int] = mapped_column(default=0)
    remind: Mapped[int] = mapped_column(default=0)
    stand_in: Mapped[str] = mapped_column(String(40), default="")
    passes: Mapped[bool] = mapped_column(default=False)
    paused: Mapped[bool] = mapped_column(default=False)
    phase: Mapped[str] = mapped_column(String(80), default="")
    instance: Mapped[str] = mapped_column(String(32), default="")
    due: Mapped[int | None] = mapped_column(BigInteger)
    left: Mapped[int | None] = mapped_column(BigInteger)
    reminded: Mapped[bool] = mapped_column(default=False)
    next_look: Mapped[int | None] = mapped_column(BigInteger, index=True)
    dispatched: Mapped[int] = mapped_column(default=0, server_default="0")
    """The number of the first message that has not been sent by mail or webhook."""


class DeskMessageRow(Base):
    """Something that was told to all at a table that somebody runs."""

    __tablename__ = "desk_message"

    match_id: Mapped[str] = mapped_column(
        ForeignKey("match.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[MessageKind] = mapped_column(String(10))
    text: Mapped[str] = mapped_column(Text)
    seats: Mapped[list[int]] = mapped_column(JSON)
    phase: Mapped[str] = mapped_column(String(80))
    at: Mapped[int] = mapped_column(BigInteger)


class DraftRow(Base):
    """What a seat would answer to the question of that number, should its time run out."""

    __tablename__ = "draft"

    match_id: Mapped[str] = mapped_column(
        ForeignKey("match.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True)
    branch: Mapped[str] = mapped_column(String(80), primary_key=True)
    decision: Mapped[int]
    action: Mapped[dict[str, Any]] = mapped_column(JSON)


class KeptAnswerRow(Base):
    """An answer that whoever holds a seat keeps under a name, to give it again."""

    __tablename__ = "kept_answer"

    match_id: Mapped[str] = mapped_column(
        ForeignKey("match.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(40), primary_key=True)
    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    action: Mapped[dict[str, Any]] = mapped_column(JSON)
    at: Mapped[int] = mapped_column(BigInteger)


class SeatNoticeRow(Base):
    """Something that happened to a seat, for everybody at the table to know."""

    __tablename__ = "seat_notice"

    match_id: Mapped[str] = mapped_column(
        ForeignKey("match.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    kind: Mapped[SeatEvent] = mapped_column(String(10))
    name: Mapped[str] = mapped_column(String(40))
    entries: Mapped[int]
    at: Mapped[int] = mapped_column(BigInteger)


class BindingRow(Base):
    """A client that may act for a seat; of the client, too, only a hash is known."""

    __tablename__ = "binding"

    client: Mapped[str] = mapped_column(String(64), primary_key=True)
    match_id: Mapped[str] = mapped_column(
        ForeignKey("match.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True)


class EntryRow(Base):
    """One entry of a journal. That a number is given once only decides every race."""

    __tablename__ = "entry"

    match_id: Mapped[str] = mapped_column(
        ForeignKey("match.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    action: Mapped[str] = mapped_column(Text)
    at: Mapped[int | None] = mapped_column(BigInteger)
    """When it was given; None if nobody noted it then."""


class SnapshotRow(Base):
    """The position just before entry *number*; at a *fence* a match can be resumed from it."""

    __tablename__ = "snapshot"

    match_id: Mapped[str] = mapped_column(
        ForeignKey("match.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True)
    fence: Mapped[bool]
    body: Mapped[str] = mapped_column(Text)


class DealerRow(Base):
    """What the dice of a match follow from. It leaves the server when the game is over, not before."""

    __tablename__ = "dealer"

    match_id: Mapped[str] = mapped_column(
        ForeignKey("match.id", ondelete="CASCADE"), primary_key=True
    )
    secret: Mapped[bytes] = mapped_column(LargeBinary)


class AnsweredRow(Base):
    """What a key was answered with, so that a request made twice acts once."""

    __tablename__ = "answered"

    match_id: Mapped[str] = mapped_column(
        ForeignKey("match.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    asked: Mapped[str] = mapped_column(String(32))
    decision: Mapped[int]


class StandingPassRow(Base):
    """A seat passes in advance, as long as the scope is still the same one."""

    __tablename__ = "standing_pass"

    match_id: Mapped[str] = mapped_column(
        ForeignKey("match.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True)
    scope: Mapped[str] = mapped_column(String(40), primary_key=True)
    moment: Mapped[str] = mapped_column(String(40), primary_key=True)
    instance: Mapped[int]


class StandingOrderRow(Base):
    """What a seat lets be answered for it; once it has ended, why."""

    __tablename__ = "standing_order"

    match_id: Mapped[str] = mapped_column(
        ForeignKey("match.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(40), primary_key=True)
    order: Mapped[dict[str, Any]] = mapped_column("given", JSON)
    until: Mapped[dict[str, int]] = mapped_column(JSON)
    ended: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))


class TranscriptRow(Base):
    """What was told and shown of a match, compressed: of a finished one all of it, of one that goes on
    under newer rules what came before.
    """

    __tablename__ = "transcript"

    match_id: Mapped[str] = mapped_column(
        ForeignKey("match.id", ondelete="CASCADE"), primary_key=True
    )
    body: Mapped[bytes] = mapped_column(LargeBinary)


class ScoreRow(Base):
    """The points of every seat, by where they come from, since *number* entries were given."""

    __tablename__ = "score"

    match_id: Mapped[str] = mapped_column(
        ForeignKey("match.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True)
    turn: Mapped[int]
    points: Mapped[list[dict[str, int]]] = mapped_column(JSON)


class ArchivedRow(Base):
    """A client does not want to see a table in the list any more."""

    __tablename__ = "archived"

    client: Mapped[str] = mapped_column(String(64), primary_key=True)
    match_id: Mapped[str] = mapped_column(
        ForeignKey("match.id", ondelete="CASCADE"), primary_key=True, index=True
    )


class ProbeRow(Base):
    """The one row that is written to find out whether the store can be written to."""

    __tablename__ = "probe"

    id: Mapped[int] = mapped_column(primary_key=True)
    tried: Mapped[int] = mapped_column(BigInteger)


class SubscriptionRow(Base):
    """Where news of a table go for a seat. Its secret stands in every mail, and ends them."""

    __tablename__ = "subscription"

    secret: Mapped[str] = mapped_column(String(100), primary_key=True)
    match_id: Mapped[str] = mapped_column(ForeignKey("match.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int]
    kind: Mapped[DispatchKind] = mapped_column(String(10))
    address: Mapped[str] = mapped_column(String(300))
    language: Mapped[str] = mapped_column(String(8))
    asked: Mapped[bool]
    """Whether whoever reads there has been asked."""
    confirmed: Mapped[bool]
    made: Mapped[int] = mapped_column(BigInteger)


class SealRow(Base):
    """The one key that campaign files are sealed with, unless the settings name another."""

    __tablename__ = "seal"

    id: Mapped[int] = mapped_column(primary_key=True)
    key: Mapped[bytes] = mapped_column(LargeBinary)


class DeviceLinkRow(Base):
    """Who holds a seat may take it along to one more browser, once; of the secret only the hash is known."""

    __tablename__ = "device_link"

    secret: Mapped[str] = mapped_column(String(64), primary_key=True)
    match_id: Mapped[str] = mapped_column(ForeignKey("match.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int]
    client: Mapped[str] = mapped_column(String(64))
    made: Mapped[int] = mapped_column(BigInteger)
    used_by: Mapped[str | None] = mapped_column(String(64))
    """The hash of what was made up by who has used it: only with that it may be used again."""
