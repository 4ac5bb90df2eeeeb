"""Presenter: what a seat is shown of a table: its own view, its own offer, events as it may see them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from feldzug.games import game as game_of
from feldzug.kernel import values
from feldzug.kernel.fate import Dice, Draw, Odds, Weighted
from feldzug.kernel.journal import Corrected, TakeBack
from feldzug.kernel.match import Match
from feldzug.kernel.parallel import Parallel
from feldzug.kernel.position import Position
from feldzug.kernel.values import FATE, Seat
from feldzug.server.as_seen import seen_entries, true_entries, whole_window
from feldzug.server.models import history
from feldzug.server.models.common import Json
from feldzug.server.models.lobby import MatchGlance, Outcome, Sitting, Summary
from feldzug.server.models.play import (
    AskedBack,
    BranchOffer,
    BranchTurn,
    ChangeMessage,
    Choice,
    Offer,
    Present,
    Setup,
    Snapshot,
    Step,
    StepMessage,
    UndoState,
)
from feldzug.server.models.problems import Reason
from feldzug.server.responses import to_json
from feldzug.server.seat_views import SeatView, parts
from feldzug.server.serializer import Serializer
from feldzug.server.store.models import MatchRow
from feldzug.server.table import Table, TableSeat
from feldzug.server.transcripts import KeptTranscript

P = TypeVar("P", bound=Present)
NOTHING_BACK: Final = UndoState(free=0, may_ask=False, asked=None, refused=None)


# a table


def snapshot(table: Table, seat: int | None, mine: set[int], client: str) -> Snapshot:
    """The whole table as one seat sees it; None: a bystander."""
    row = table.row
    return _present(
        Snapshot,
        table,
        seat,
        title=row.title,
        game=row.game,
        setup=Setup(row.players, dict(row.options), list(row.modules), row.preset),
        state=row.state,
        first=table.first,
        public=row.public,
        seats=[sitting(row, one, mine) for one in table.seats],
        notices=list(table.notices),
        free_take_back=row.takes_back_freely,
        commitment=row.commitment,
        opener=bool(client) and row.opener == client,
        rematch=row.rematch,
        set_aside=row.is_set_aside,
        receipt=[Reason(**reason) for reason in row.receipt or []],
        played_with=row.rules if table.from_older_rules else None,
        revision=row.revision,
        desk=table.desk,
    )


def present(table: Table, seat: int | None) -> Present:
    """How things stand for one seat: what changes with every answer."""
    return _present(Present, table, seat)


def _present(kind: Callable[..., P], table: Table, seat: int | None, **more: Any) -> P:
    if table.transcript is not None:
        return _present_by_transcript(kind, table, table.transcript, seat, **more)
    seen = seat_view(table, seat).whole()
    return kind(table=table.id, seat=seat, **seen, **_outlook(table, seat), **more)


def _outlook(table: Table, seat: int | None) -> dict[str, Any]:
    """What one seat is asked."""
    position = table.position
    whose = None if seat is None else Seat(seat)
    split = position is not None and is_side_by_side(position)
    ask = None if position is None or split else position
    return {
        "decision": table.token(seat),
        "entries": table.known_entries(seat),
        "progress": [] if position is None else progress(position, table.serializer, whose),
        "offer": None if ask is None else offer(ask, table.serializer, whose),
        "offers": branch_offers(table, whose) if split else [],
        "branches": [] if position is None or not split else branch_turns(position, whose),
        "turn": [] if position is None else turn(position, whose),
        "outcome": None if position is None else outcome(position.outcome()),
        "undo": _undo(table, whose),
    }


def seat_view(table: Table, seat: int | None) -> SeatView:
    """What a seat sees, made out once for all who look from there."""
    before, decision = table.seat_views.get(seat), table.decision
    if before is not None and before.decision == decision:
        return before
    position, entries = table.position, table.known_entries(seat)
    if position is None:
        return SeatView(decision, entries, None, {}, -1, None)
    whose = None if seat is None else Seat(seat)
    written = table.serializer
    view = parts(written.view(position.view(whose)))
    views = {m: parts(added) for m, added in written.views(position.views(whose)).items()}
    found = table.seat_views[seat] = (
        SeatView(decision, entries, view, views, -1, None)
        if before is None
        else before.followed_by(decision, entries, view, views)
    )
    return found


def _present_by_transcript(
    kind: Callable[..., P], table: Table, kept: KeptTranscript, seat: int | None, **more: Any
) -> P:
    """The end of a game whose rules have changed since, as bystanders saw it."""
    last = kept.view(kept.end)
    return kind(
        table=table.id,
        seat=seat,
        decision=table.decision,
        entries=table.decision,
        view=last.view,
        views=last.views,
        progress=last.progress,
        offer=None,
        offers=[],
        branches=[],
        turn=[],
        outcome=outcome(kept.told.outcome),
        undo=NOTHING_BACK,
        **more,
    )


def _undo(table: Table, whose: Seat | None) -> UndoState:
    if table.position is None or table.is_over:
        return NOTHING_BACK
    match = table.match
    free = 0 if whose is None else table.free_answers(whose)
    may_ask = whose is not None and table.may_ask_back()
    if match.asked is None:
        return UndoState(free, may_ask, None, table.refused_back())
    asker, to = match.asked
    return UndoState(free, may_ask, AskedBack(asker, to + table.first, list(match.consents)), None)


def sitting(row: MatchRow, one: TableSeat, mine: set[int]) -> Sitting:
    seat, bot = one.seat, one.bot or None
    role = role_of(row, seat)
    stand_in = one.stand_in or None
    return Sitting(seat, role, one.name, one.kind, bot, stand_in, one.taken, seat in mine)


def role_of(row: MatchRow, seat: int) -> str:
    """The role of a seat that is no player's; empty for a player's."""
    return game_of(row.game).roles[seat - row.players] if seat >= row.players else ""


def summary(
    row: MatchRow, seats: Sequence[TableSeat], mine: set[int], *, archived: bool, deletable: bool
) -> Summary:
    """A table as the lobby lists it."""
    glance = row.glance
    return Summary(
        table=row.id,
        title=row.title,
        game=row.game,
        state=row.state,
        seats=[sitting(row, one, mine) for one in seats],
        turn=list(row.turn),
        outcome=None if row.outcome is None else Outcome(**row.outcome),
        glance=None if glance is None else _glance(glance),
        archived=archived,
        deletable=deletable,
        created=row.created,
        changed=row.touched,
    )


def _glance(kept: Json) -> MatchGlance:
    scores = [sum(points.values()) for points in kept["points"]]
    return MatchGlance(kept["turn"], scores, kept["owners"])


# a position


def offer(position: Position, serializer: Serializer, seat: Seat | None) -> Offer | None:
    """What a seat is asked."""
    found = None if seat is None else position.offer(seat)
    return None if found is None else as_offer(found, serializer)


def as_offer(found: values.Offer, serializer: Serializer) -> Offer:
    return Offer(**_offered(found, serializer))


def branch_offers(table: Table, seat: Seat | None) -> list[BranchOffer]:
    """What a seat is asked in each of several things that go on side by side."""
    match = table.match
    return [
        BranchOffer(
            **_offered(found, table.serializer),
            branch=list(found.branch),
            decision=match.token(found.seat, found.branch),
        )
        for found in (() if seat is None else match.position.offers(seat))
    ]


def branch_turns(position: Position, seat: Seat | None) -> list[BranchTurn]:
    """Whom each of several things that go on side by side waits for, as far as a seat may know."""
    return [
        BranchTurn(
            list(branch), list(position.path(branch)), list(position.waiting_as_seen(seat, branch))
        )
        for branch in position.branches()
    ]


def is_side_by_side(position: Position) -> bool:
    """Whether several things go on side by side, so that an answer must name one of them."""
    return bool(position.stack) and isinstance(position.stack[-1], Parallel)


def _offered(found: values.Offer, serializer: Serializer) -> dict[str, Any]:
    pack, reason = serializer.pack, serializer.reason
    return {
        "seat": found.seat,
        "question": pack(found.question),
        "path": list(found.path),
        "choices": [
            Choice(pack(choice.action), None if choice.reason is None else reason(choice.reason))
            for choice in found.choices
        ],
        "forms": list(found.forms),
    }


def progress(position: Position, serializer: Serializer, seat: Seat | None) -> list[Json]:
    """What has begun, outermost first, as a seat (None: a bystander) may see it."""
    return [serializer.pack(frame) for frame in position.progress(seat)]


def turn(position: Position, seat: Seat | None) -> list[int]:
    """The seats that must decide, as far as a seat may know: who has chosen in secret may not show."""
    return [one for one in position.waiting_as_seen(seat) if one != FATE]


def outcome(found: values.Outcome | None) -> Outcome | None:
    if found is None:
        return None
    return Outcome(found.ending, [list(seats) for seats in found.ranking], list(found.scores))


def view(position: Position, serializer: Serializer, n: int, seat: int | None) -> history.View:
    """How it looked to a seat just before entry *n*."""
    whose = None if seat is None else Seat(seat)
    return history.View(
        n=n,
        seat=seat,
        view=serializer.view(position.view(whose)),
        views=serializer.views(position.views(whose)),
        progress=progress(position, serializer, whose),
        turn=turn(position, whose),
    )


def odds(found: Odds, serializer: Serializer) -> history.Dice | history.DrawOf | history.Weighted:
    """What fate could have brought, in the order in which a dealer counts it."""
    pack = serializer.pack
    if isinstance(found, Dice):
        return history.Dice("dice", found.count, found.faces)
    if isinstance(found, Draw):
        return history.DrawOf("draw", [pack(thing) for thing in found.things])
    assert isinstance(found, Weighted)
    weights = [[pack(thing), weight] for thing, weight in found.weights.items()]
    return history.Weighted("weighted", weights)


# what happened


def step(table: Table, seat: int | None, since: int, known: int | None = None) -> tuple[str, bytes]:
    """What has happened since a decision, and how things stand now: its name and the message, written.

    To who knows how things stood after *known* entries only the difference is told, if that is at hand.
    Who answered and the streams of the same seat are told the same, so it is written once.
    """
    seen = seat_view(table, seat)
    is_change = known is not None and known == seen.since and table.transcript is None
    texts = table.written_steps()
    text = texts.get((seat, since, is_change))
    if text is None:
        match = table.with_log(since)
        told = steps(match, table.serializer, seat, since, seen.entries)
        message: StepMessage | ChangeMessage = (
            ChangeMessage(
                table=table.id,
                seat=seat,
                steps=told,
                since=seen.since,
                change=seen.change,
                **_outlook(table, seat),
            )
            if is_change
            else _present(StepMessage, table, seat, steps=told)
        )
        text = texts[seat, since, is_change] = to_json(message)
    return "change" if is_change else "step", text


def steps(
    match: Match,
    serializer: Serializer,
    seat: int | None,
    first: int,
    last: int,
    *,
    unveiled: bool = False,
) -> list[Step]:
    """Entries *first* … *last* - 1 as *seat* saw them, or with everything that was hidden."""
    struck = _struck(match, first - match.earlier)
    whose = None if seat is None else Seat(seat)
    known = true_entries(match, first, last) if unveiled else seen_entries(match, seat, first, last)
    found: list[Step] = []
    for entry in known:
        seen = [event if unveiled else event.seen_by(whose) for event in entry.events]
        is_back = isinstance(match.entry(entry.index).action, (Corrected, TakeBack))
        found.append(
            Step(
                n=entry.number,
                seat=entry.seat,
                events=[serializer.event(event) for event in seen if event is not None],
                undone=not is_back and entry.index in struck,
                back=entry.back,
            )
        )
    return found


def _struck(match: Match, since: int) -> set[int]:
    """The entries from *since* on that have been taken back. What came before cannot have done it."""
    found: set[int] = set()
    begin = whole_window(match, max(0, since))
    for n, entry in enumerate(match.entries(begin), begin):
        if isinstance(entry.action, (Corrected, TakeBack)):
            found.update(range(max(begin, entry.action.to), n))
    return found
