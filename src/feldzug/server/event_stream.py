"""Event streams: one a page, which tells of several tables and is taken up again where it broke off."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from anyio import to_thread
from sqlalchemy.exc import SQLAlchemyError

from feldzug.server.auth import Caller
from feldzug.server.hub import Hub
from feldzug.server.models.streams import LostMessage
from feldzug.server.presenter import seat_view, snapshot, step
from feldzug.server.problems import Problem, problem
from feldzug.server.responses import to_json
from feldzug.server.slow_pool import watchers
from feldzug.server.store.statements import PROGRESS
from feldzug.server.table import Table
from feldzug.server.tables import TableRepository

_WATCH: Final = re.compile(r"([0-9a-f]{24}):(-|[0-9]{1,2})(?::([0-9]*))?(?::([0-9]*))?")
MOST_TABLES: Final = 50
MOST_STEPS: Final = 400
"""Whoever has missed more gets the table as it is, and may ask for the history."""

AGAIN: Final = 1.0
"""If the store is away, streams look again after so many seconds."""


@dataclass(frozen=True, slots=True)
class Watch:
    """One table as one seat sees it (None: a bystander)."""

    table: str
    seat: int | None


@dataclass(slots=True)
class Progress:
    """How much of a table a page knows."""

    entries: int = -1
    revision: int = -1

    @staticmethod
    def parsed(entries: str, revision: str) -> Progress:
        return Progress(_number(entries), _number(revision))


def parse_watches(text: str, last_id: str) -> dict[Watch, Progress]:
    """`table:seat[:entries[:revision]],…` and, if a stream is taken up again, its last id."""
    known: dict[Watch, Progress] = {}  # what is named twice is sent once
    for part in text.split(","):
        found = _WATCH.fullmatch(part)
        if found is None:
            raise problem("bad-request", "malformed", where="watch")
        table, seat, entries, revision = found.groups(default="")
        watch = Watch(table, None if seat == "-" else int(seat))
        known[watch] = Progress.parsed(entries, revision)
    if len(known) > MOST_TABLES:
        raise problem("bad-request", "malformed", where="watch")
    for part in last_id.split(","):
        table, _, rest = part.partition(":")
        for watch in known:
            if watch.table == table:
                known[watch] = Progress.parsed(rest.partition(":")[0], rest.partition(":")[2])
    return known


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else -1


class PageStream:
    """What one page watches, and how far it knows it."""

    def __init__(
        self,
        tables: TableRepository,
        caller: Caller,
        known: dict[Watch, Progress],
        differences: bool = False,
    ) -> None:
        self.repository = tables
        self.caller = caller
        self._differences = differences
        """Whether the page can put differences together; the messages tell everything else."""
        self._known = known
        self._shown = {watch.table: progress for watch, progress in known.items()}
        """How far everybody knows each table, which may be less than a seat knows: the id says it."""
        self._seen = dict(self._shown)
        """How far each table had really come when it was looked at."""
        self._looked: dict[str, Progress] = {}
        self._lost: set[Watch] = set()

    @property
    def watched(self) -> list[str]:
        return list(self._shown)

    @property
    def id(self) -> str:
        return ",".join(f"{t}:{p.entries}:{p.revision}" for t, p in self._shown.items())

    def check(self) -> None:
        """Refuse at once what may not be watched."""
        for watch in self._known:
            with self.repository.reading(watch.table) as (session, table):
                if watch.seat is not None:
                    self.repository.must_hold(session, self.caller, table, watch.seat)

    def missed(self) -> list[str]:
        """The tables that have gone on without a word: a notice of another process may be lost."""
        now: dict[str, Progress] = {}
        with self.repository.store.glance() as driver:
            for match in self.watched:
                for row in driver.run(PROGRESS, {"match": match}):
                    now[match] = Progress(*row)
        before, self._looked = self._looked, now
        return [
            match
            for match, progress in now.items()
            if progress not in (self._seen[match], before.get(match))
        ]

    def look(self, match: str) -> list[tuple[str, bytes]]:
        """What is new at a table, for each seat that is watched there; and remember that it was sent."""
        with self.repository.looking(match, self.caller) as (table, mine):
            return self._new(table, mine)

    def look_at_once(self, match: str) -> list[tuple[str, bytes]] | None:
        """The same of what is in memory and needs no waiting; None if that is not enough."""
        with self.repository.at_hand(match, self.caller) as found:
            if found is None:
                return None
            table, mine = found
            for watch in self._watches(match):
                if watch.seat is not None and watch.seat not in mine:
                    return None
                known = self._known[watch]
                if known.revision != table.revision or not table.has_log(known.entries):
                    return None
            return self._new(table, mine)

    def _watches(self, match: str) -> list[Watch]:
        return [watch for watch in self._known if watch.table == match]

    def _new(self, table: Table, mine: set[int]) -> list[tuple[str, bytes]]:
        messages: list[tuple[str, bytes]] = []
        known_now: dict[Watch, Progress] = {}
        lost_now: set[Watch] = set()
        match = table.id
        for watch in self._watches(match):
            if watch.seat is not None and watch.seat not in mine:
                if watch not in self._lost:
                    lost = LostMessage(match, watch.seat, None)
                    messages.append(("lost", to_json(lost)))
                lost_now.add(watch)
                continue
            known, entries = self._known[watch], table.known_entries(watch.seat)
            behind = entries - known.entries
            follow = known.entries >= table.row.earlier and 0 <= behind <= MOST_STEPS
            if follow and behind:
                base = known.entries if self._differences else None
                messages.append(step(table, watch.seat, known.entries, base))
            if not follow or table.revision != known.revision:
                whole = snapshot(table, watch.seat, mine, self.caller.client)
                messages.append(("table", to_json(whole)))
            elif not behind and self._differences:
                seat_view(table, watch.seat)  # what the next difference is from
            known_now[watch] = Progress(entries, table.revision)
        # All at once: what fails on the way is told whole the next time.
        self._known |= known_now
        self._lost = {watch for watch in self._lost if watch.table != match} | lost_now
        self._shown[match] = Progress(table.known_entries(None), table.revision)
        self._seen[match] = Progress(table.decision, table.revision)
        return messages


def event(name: str, data: bytes, number: str | None = None) -> bytes:
    head = f"id: {number}\n" if number is not None else ""
    return b"%sevent: %s\ndata: %s\n\n" % (head.encode(), name.encode(), data)


def together(messages: list[tuple[str, bytes]], number: str) -> bytes:
    """Several messages as one piece. Only the last moves the id on: who is cut off before hears all again."""
    *others, last = messages
    return b"".join([*[event(*one) for one in others], event(*last, number)])


class Heartbeat:
    """When the next sign of life is due: so long after the last message, whatever happened in secret."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._last = time.monotonic()

    def sent(self) -> None:
        self._last = time.monotonic()

    def due(self) -> float:
        return max(0.0, self._last + self._seconds - time.monotonic())


async def stream(hub: Hub, page: PageStream, heartbeat: float) -> AsyncIterator[bytes]:
    """Everything that is new, then a sign of life now and then, and a farewell at the end."""
    with hub.watching(page.watched) as inbox:
        yield b": feldzug\nretry: 1000\n\n"
        changed = dict.fromkeys(page.watched, False)
        beat = Heartbeat(heartbeat)
        while True:
            away: list[str] = []
            for match, at_hand in changed.items():
                found: list[tuple[str, bytes]] | None = None
                try:
                    found = page.look_at_once(match) if at_hand else None
                    messages = (
                        await to_thread.run_sync(page.look, match, limiter=watchers())
                        if found is None
                        else found
                    )
                except Problem as gone:
                    lost = LostMessage(match, None, gone.answer)
                    messages = [("lost", to_json(lost))]
                except SQLAlchemyError as error:
                    page.repository.store.report(error)
                    away.append(match)
                    continue
                if messages:
                    yield together(messages, page.id)
                    beat.sent()
                del found, messages  # for the next may come in an hour
            if inbox.closed:
                yield event("bye", b"{}")
                return
            woken = await inbox.next(min(AGAIN, beat.due()) if away else beat.due())
            changed = woken | dict.fromkeys(away, False)
            if not beat.due() and not woken and not inbox.closed:
                yield b": alive\n\n"
                beat.sent()
                with suppress(SQLAlchemyError):  # it may be back at the next sign of life
                    missed = await to_thread.run_sync(page.missed, limiter=watchers())
                    changed |= dict.fromkeys(missed, False)
