"""Bot workers: they have bots think in processes of their own, and enter what those choose.

A process that dies or hangs is replaced and asked again. Several servers may think about the same
decision: whoever enters first has answered it, and the other forgets.
"""

from __future__ import annotations

import json
import logging
import os
import secrets
import selectors
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import IO, Any, Final

from sqlalchemy import or_, select
from sqlalchemy.exc import SQLAlchemyError

from feldzug.kernel.codec import BROKEN, canonical
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import determinise
from feldzug.kernel.parallel import Branch, bare
from feldzug.kernel.values import Seat
from feldzug.server.bot_queue import BotQueue, Turn
from feldzug.server.clock import now
from feldzug.server.levels import level
from feldzug.server.metrics import Metrics
from feldzug.server.play_service import enter
from feldzug.server.problems import Problem, is_refusal
from feldzug.server.store.models import MatchRow
from feldzug.server.table import seats_of
from feldzug.server.tables import TableRepository

log = logging.getLogger(__name__)

TRIES: Final = 3
LAST_RESORT: Final = "random"
"""Who chooses when a bot has failed so often: the game must go on."""


class Failed(Exception):
    """A bot process died, hung or made no sense."""


class Puzzled(Failed):
    """A bot could not choose: the process is well, the position is not."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision that a bot must take."""

    match: str
    seat: int
    tokens: dict[Branch, int]
    """What an answer must name, by the branch that it is given in."""
    level: str
    asked: dict[str, Any]


class BotProcess:
    """A process that chooses for bots; started when it is first needed."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.process: subprocess.Popen[bytes] | None = None

    def think(self, asked: dict[str, Any]) -> Any:
        """The packed action. Raises Failed, and then the process has ended."""
        process = self.process
        if process is None or process.poll() is not None:
            self.stop()
            process = self.process = self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(canonical(asked).encode() + b"\n")
            process.stdin.flush()
            line = self._line(process.stdout, asked["seconds"] + self.patience)
            answer = json.loads(line)
        except (OSError, ValueError) as error:
            self.stop()
            raise Failed(type(error).__name__) from error
        if "action" not in answer:
            raise Puzzled(answer.get("error", ""))
        return answer["action"]

    def _started(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "feldzug.server.bot_process"]
        return subprocess.Popen(  # noqa: S603 -- our own module, no argument from outside
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ.copy()
        )

    def _line(self, pipe: IO[bytes], seconds: float) -> bytes:
        """A line, in time; an empty one if the process died or took too long."""
        ends = time.monotonic() + seconds
        line = b""
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, selectors.EVENT_READ)
            while not line.endswith(b"\n"):
                if not selector.select(max(0.0, ends - time.monotonic())):
                    return b""
                piece = os.read(pipe.fileno(), 65536)
                if not piece:
                    return b""
                line += piece
        return line

    def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()
            process.wait()


class BotWorkers:
    """Threads with a process each, and the queue of tables at which a bot must decide."""

    def __init__(
        self, tables: TableRepository, metrics: Metrics, watched: Callable[[str], bool]
    ) -> None:
        self.tables = tables
        self.metrics = metrics
        settings = tables.settings
        self.processes = [BotProcess(settings.patience) for _ in range(settings.bot_workers)]
        self.queue = BotQueue(watched)
        self._lock = threading.Lock()
        self._busy: set[str] = set()
        self._again: set[str] = set()
        self._stopped = threading.Event()
        self._threads = [
            *[threading.Thread(target=self._work, args=(t,), daemon=True) for t in self.processes],
            threading.Thread(target=self._sweep, name="sweep", daemon=True),
        ]
        metrics.watch("bots_waiting", "Tables at which a bot must decide", lambda: len(self._busy))

    def start(self) -> None:
        if self.processes:
            self.tables.bot_turns = self.ask
            for thread in self._threads:
                thread.start()

    def stop(self) -> None:
        """End at once: what a bot was thinking about will be asked again after the next start."""
        self._stopped.set()
        self.queue.close()
        for process in self.processes:
            if process.process is not None:
                process.process.kill()
        for thread in self._threads:
            if thread.is_alive():
                thread.join(5)
        for process in self.processes:
            process.stop()

    def ask(self, match: str) -> None:
        """A bot must decide at this table. A table is thought about once at a time."""
        with self._lock:
            if match in self._busy:
                self._again.add(match)
                return
            self._busy.add(match)
        self.queue.put(match, self._turn(match))

    def _turn(self, match: str) -> Turn:
        """What the order of the queue depends on; a table that cannot be read now comes last."""
        try:
            with self.tables.store.read() as session:
                row = session.get_one(MatchRow, match)
                seats = seats_of(session, match)
        except SQLAlchemyError:
            return Turn(match, 0.0, human=False)
        most = self.tables.settings.bot_seconds
        playing = [one.bot or one.stand_in for one in seats]
        bots = [level(bot, row.game, most) for bot in playing if bot]
        seconds = max([bot.seconds for bot in bots], default=0.0)
        return Turn(row.opener, seconds, human=len(bots) < len(seats))

    def _work(self, process: BotProcess) -> None:
        while (match := self.queue.get()) is not None and not self._stopped.is_set():
            try:
                self._decide(process, match)
            except (Problem, SQLAlchemyError) as error:
                log.info("a bot's decision was dropped: %s", error)
                if isinstance(error, Problem) and is_refusal(error):
                    self.tables.failed(match)  # it would choose the same again
            except Exception:
                log.exception("a bot's decision failed")
            with self._lock:
                self._busy.discard(match)
                again = match in self._again
                self._again.discard(match)
            if again:
                self.ask(match)

    def _decide(self, process: BotProcess, match: str) -> None:
        try:
            thought = self._thought(match)
        except BROKEN:
            self.tables.failed(match)
            raise
        if thought is None:
            return
        began = time.perf_counter()
        try:
            action = self._chosen(process, thought)
        except Failed as error:
            log.warning("no bot can choose: %s", error)
            self.tables.failed(match)
            return
        self.metrics.thoughts.labels(thought.level).observe(time.perf_counter() - began)
        if action is None:
            return
        with self.tables.changing(match) as change:
            table = change.table
            seat, branch = thought.seat, bare(table.serializer.action(action))[0]
            decision = thought.tokens.get(branch)
            if seat in table.bots and table.token(seat, branch) == decision:
                enter(change, seat, decision, [action])
                self.metrics.answers.inc()

    def _thought(self, match: str) -> Thought | None:
        """What a bot is asked at a table, with everything its seat cannot see dealt anew."""
        with self.tables.reading(match) as (_, table):
            if table.position is None:
                return None
            bots = table.bots
            seat = next((seat for seat in table.turn if seat in bots), None)
            if seat is None:
                return None
            chosen = level(bots[seat], table.game.key, self.tables.settings.bot_seconds)
            seed = secrets.randbits(60)
            guess = determinise(table.position, Seat(seat), Dealer(seed))
            asked = {
                "game": table.game.key,
                "bot": chosen.bot,
                "seat": seat,
                "seed": seed,
                "seconds": chosen.seconds,
                "position": table.serializer.codec.save(guess, table.setup),
            }
            tokens = {branch: table.token(seat, branch) for branch in table.position.branches()}
            return Thought(match, seat, tokens, chosen.key, asked)

    def _chosen(self, process: BotProcess, thought: Thought) -> Any:
        """The action; None if the server ends. Raises Failed if not even the last resort could choose."""
        for attempt in range(TRIES + 1):
            asked = dict(thought.asked)
            if attempt == TRIES:
                asked["bot"] = LAST_RESORT
            try:
                return process.think(asked)
            except Failed as error:
                if self._stopped.is_set():
                    return None
                self.metrics.bot_failures.inc()
                if attempt == TRIES:
                    raise
                log.warning("a bot failed and is asked again: %s", error)
        return None

    def _sweep(self) -> None:
        """Find the bots that nobody thinks for: those of before this start, and of a server that died."""
        patience = 0.0
        while not self._stopped.is_set():
            try:
                for match in self._forgotten(patience):
                    self.ask(match)
            except SQLAlchemyError as error:
                log.warning("looking for forgotten bots failed: %s", type(error).__name__)
            self._stopped.wait(self.tables.settings.sweep)
            settings = self.tables.settings
            patience = settings.sweep + settings.bot_seconds + 1

    def _forgotten(self, seconds: float) -> list[str]:
        """Tables at which a bot has been due for so long; or, if the clock was put back, not yet."""
        present = now()
        due = or_(MatchRow.touched <= present - int(seconds * 1000), MatchRow.touched > present)
        with self.tables.store.read() as session:
            return list(
                session.scalars(select(MatchRow.id).where(MatchRow.bot_turn, due).limit(1000))
            )
