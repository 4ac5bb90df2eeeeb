"""What a seat is shown of a table: its own view, its own offer, events as it may see them. Nothing else."""

from __future__ import annotations

from typing import Any

from feldzug.kernel.journal import TakeBack, in_force
from feldzug.kernel.match import Match
from feldzug.kernel.values import Seat
from feldzug.server import wire
from feldzug.server.answer import written
from feldzug.server.table import Sitting, Table
from feldzug.server.wire import Wire


def snapshot(table: Table, seat: int | None, mine: set[int], client: str) -> dict[str, Any]:
    """The whole table as one seat sees it; None: a bystander."""
    row = table.row
    return {
        "table": table.id,
        "title": row.title,
        "game": row.game,
        "setup": {
            "players": row.players,
            "options": dict(row.options),
            "modules": list(row.modules),
        },
        "state": row.state,
        "first": table.first,
        "public": row.public,
        "seats": [sitting(one, mine) for one in table.seats],
        "commitment": row.commitment,
        "opener": bool(client) and row.opener == client,
        "rematch": row.rematch,
        "revision": row.revision,
        **present(table, seat),
    }


def present(table: Table, seat: int | None) -> dict[str, Any]:
    """How things stand for one seat: what changes with every answer."""
    position = table.position
    whose = None if seat is None else Seat(seat)
    shown: dict[str, Any] = {
        "seat": seat,
        "decision": table.decision,
        "view": None,
        "progress": [],
        "offer": None,
        "turn": table.turn,
        "outcome": None,
        "undo": {"free": False, "asked": None},
    }
    if position is None:
        return shown
    match = table.match
    shown["view"] = wire.plain(position.view(whose))
    shown["progress"] = table.wire.progress(position, whose)
    shown["outcome"] = wire.outcome(position.outcome())
    if whose is not None:
        shown["offer"] = table.wire.offer(position.offer(whose))
        shown["undo"]["free"] = match.can_undo(whose)
    if match.asked is not None:
        asker, to = match.asked
        shown["undo"]["asked"] = {
            "seat": asker,
            "to": to + table.first,
            "consents": list(match.consents),
        }
    return shown


def sitting(one: Sitting, mine: set[int]) -> dict[str, Any]:
    return {
        "seat": one.seat,
        "name": one.name,
        "kind": one.kind,
        "bot": one.bot or None,
        "here": one.taken,
        "mine": one.seat in mine,
    }


def step(table: Table, seat: int | None, since: int) -> bytes:
    """What has happened since a decision, and how things stand now: a StepMessage, written.

    Who answered and the streams of the same seat are told the same, so it is written once.
    """
    now = table.decision, table.row.revision
    written_at, texts = table.written_steps
    if written_at != now:
        texts = {}
        table.written_steps = now, texts
    if (seat, since) not in texts:
        texts[seat, since] = written(
            {
                "table": table.id,
                "steps": steps(table.told(since), table.wire, seat, since, table.decision),
                **present(table, seat),
            }
        )
    return texts[seat, since]


def steps(
    match: Match, spoken: Wire, seat: int | None, first: int, last: int, *, unveiled: bool = False
) -> list[dict[str, Any]]:
    """Entries *first* … *last* - 1 as *seat* saw them, or with everything that was hidden."""
    earlier = match.earlier
    begin, end = max(0, first - earlier), max(0, last - earlier)
    standing = set(in_force(match.journal))
    whose = None if seat is None else Seat(seat)
    told: list[dict[str, Any]] = []
    for n, entry in enumerate(match.journal[begin:end], begin):
        back = entry.action.to + earlier if isinstance(entry.action, TakeBack) else None
        seen = [event if unveiled else event.seen_by(whose) for event in match.log[n]]
        told.append(
            {
                "n": n + earlier,
                "seat": entry.seat,
                "events": [spoken.event(event) for event in seen if event is not None],
                "undone": back is None and n not in standing,
                "back": back,
            }
        )
    return told
