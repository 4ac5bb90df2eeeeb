"""The app: everything put together, from its beginning to its graceful end."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing.process
import os
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from anyio import to_thread
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError
from starlette.exceptions import HTTPException

import feldzug
from feldzug.games import GAMES
from feldzug.kernel.errors import FeldzugError
from feldzug.server.api import (
    bots,
    corrections,
    desk,
    dispatch,
    games,
    health,
    history,
    home,
    kept_answers,
    leaving,
    orders,
    page,
    passes,
    printing,
    stream,
)
from feldzug.server.api import tables as tables_api
from feldzug.server.bot_workers import BotWorkers
from feldzug.server.compression import CompressionMiddleware
from feldzug.server.connections import Connections, allowed_connections
from feldzug.server.desk_worker import DeskWorker
from feldzug.server.dispatch_worker import DispatchWorker
from feldzug.server.health_probe import HealthProbe
from feldzug.server.hub import Hub
from feldzug.server.metrics import Metrics
from feldzug.server.middleware import RequestMiddleware
from feldzug.server.openapi_schema import describe_itself
from feldzug.server.pass_worker import PassWorker
from feldzug.server.problems import Problem, problem, refused
from feldzug.server.rate_limit import StreamLimit
from feldzug.server.responses import ProblemResponse
from feldzug.server.settings import Settings, keep_private
from feldzug.server.slow_pool import SlowPools
from feldzug.server.store.database import Store, brief
from feldzug.server.tables import TableRepository
from feldzug.server.transcript_worker import TranscriptWorker

log = logging.getLogger(__name__)


def create_app(settings: Settings) -> FastAPI:
    """The whole server on one store."""
    keep_private(settings.url)
    store = Store(settings.url)
    metrics = Metrics()
    hub = Hub()
    tables = TableRepository(settings, store)
    tables.changed.append(hub.notify)
    workers = BotWorkers(tables, metrics, hub.watched)
    app = FastAPI(
        title="Feldzug",
        version=feldzug.__version__,
        lifespan=_lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        telemetry={"tracing": False, "metrics": False, "logs": False},  # it has figures of its own
    )
    app.state.tables = tables
    app.state.hub = hub
    app.state.pools = SlowPools()
    app.state.health = HealthProbe(store)
    app.state.metrics = metrics
    most = allowed_connections(settings)
    connections = Connections(most, settings)
    app.state.connections = connections
    # A quarter is left for requests: the most eager watchers shall not keep others from playing.
    app.state.streams = StreamLimit(
        settings.client_streams, settings.address_streams, most - most // 4
    )
    app.state.workers = workers
    metrics.watch("connections", "Connections that are open", lambda: len(connections))
    metrics.watch("streams", "Streams that are open", lambda: hub.watchers)
    # Routes are tried one after the other, and answers are what most requests are.
    app.router.routes[:0] = tables_api.router.routes
    for part in (
        games,
        leaving,
        passes,
        orders,
        kept_answers,
        corrections,
        desk,
        dispatch,
        history,
        printing,
        stream,
        bots,
        home,
        health,
        page,
    ):
        # As they are: a router that is included would work out each of its routes anew in every app.
        app.router.routes.extend(part.router.routes)
    describe_itself(app)
    _answer_errors(app)
    app.add_middleware(CompressionMiddleware)
    app.add_middleware(
        RequestMiddleware, settings=settings, metrics=metrics, admit_upload=tables.admit_upload
    )
    return app


def from_environment() -> FastAPI:
    """For uvicorn, which makes an app in each of its processes."""
    # The matches in memory are a million small things. Looking through all of them for garbage takes
    # a third of a second in which nobody is answered, so it is done a hundred times more rarely, and
    # never among what was there before the first request.
    gc.set_threshold(100_000, 20, 20)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    app = create_app(Settings())
    list(GAMES.values())  # their rules are read before that, not with the first table
    gc.collect()
    gc.freeze()
    gc.enable()
    return app


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    """A worker whose parent was killed would keep the port for ever, and nobody could end it."""
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[dict[str, Connections]]:
    tables: TableRepository = app.state.tables
    hub: Hub = app.state.hub
    workers: BotWorkers = app.state.workers
    connections: Connections = app.state.connections
    passes = PassWorker(tables)
    desks = DeskWorker(tables)
    dispatches = DispatchWorker(tables.settings, tables.store)
    transcripts = TranscriptWorker(tables)
    _end_streams_on_signals(hub)
    if not await _migrated(tables.store, hub):
        yield {"connections": connections}  # it was ended before it could begin
        return
    listener = announcer = None
    if not tables.store.is_sqlite:
        from feldzug.server.store.postgres_announcer import PostgresAnnouncer  # noqa: PLC0415 -- its driver is optional
        from feldzug.server.store.postgres_listener import PostgresListener  # noqa: PLC0415 -- its driver is optional

        announcer = PostgresAnnouncer(tables.store)
        announcer.start()
        tables.changed.append(announcer.announce)
        listener = PostgresListener(tables, hub)
        await to_thread.run_sync(listener.start)
    workers.start()
    passes.start()
    desks.start()
    dispatches.start()
    transcripts.start()
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(connections.quietly)
    looking = loop.create_task(connections.look_after())
    yield {"connections": connections}  # for the protocol, which uvicorn makes
    looking.cancel()
    hub.close()
    await to_thread.run_sync(workers.stop)
    await to_thread.run_sync(passes.stop)
    await to_thread.run_sync(desks.stop)
    await to_thread.run_sync(dispatches.stop)
    await to_thread.run_sync(transcripts.stop)
    if listener is not None and announcer is not None:
        await to_thread.run_sync(listener.stop)
        await to_thread.run_sync(announcer.stop)
    await to_thread.run_sync(tables.close)
    tables.store.close()


async def _migrated(store: Store, hub: Hub) -> bool:
    """Bring the schema up to date as soon as the store can be reached; False if the server ends before.

    A worker may be started again while the database is away: it waits for it as the others do.
    """
    told = False
    while not hub.closed:
        try:
            await to_thread.run_sync(store.migrate)
        except OperationalError as error:
            if store.is_sqlite:
                raise
            if not told:
                log.warning("the store is away; trying again and again: %s", brief(error))
            told = True
            await asyncio.sleep(0.5)
        else:
            return True
    return False


def _end_streams_on_signals(hub: Hub) -> None:
    """Uvicorn waits for open answers before it ends, so streams must hear of the signal themselves."""
    if threading.current_thread() is not threading.main_thread():
        return
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)
        if not callable(before):
            continue

        def ended(received: int, frame: Any, before: Any = before) -> None:
            hub.close()
            before(received, frame)

        signal.signal(number, ended)


def _answer_errors(app: FastAPI) -> None:
    """Whatever goes wrong is answered by a problem."""

    @app.exception_handler(Problem)
    def refusal(_: Request, error: Problem) -> ProblemResponse:
        return ProblemResponse(error)

    @app.exception_handler(FeldzugError)
    def kernel(_: Request, error: FeldzugError) -> ProblemResponse:
        return ProblemResponse(refused(error))

    @app.exception_handler(RequestValidationError)
    def unreadable(_: Request, error: RequestValidationError) -> ProblemResponse:
        where = ".".join(str(part) for part in error.errors()[0]["loc"][:6])[:80]
        return ProblemResponse(problem("bad-request", "malformed", where=where))

    @app.exception_handler(HTTPException)
    def http(_: Request, error: HTTPException) -> ProblemResponse:
        if error.status_code == 404:
            return ProblemResponse(problem("unknown", "no-such-page"))
        if error.status_code == 405:
            reply = ProblemResponse(problem("not-allowed", "no-such-method"))
            reply.headers.update(error.headers or {})
            return reply
        return ProblemResponse(problem("bad-request", "malformed", where="body"))

    @app.exception_handler(IntegrityError)
    def raced(_: Request, __: IntegrityError) -> ProblemResponse:
        return ProblemResponse(problem("conflict", "lost-race"))

    @app.exception_handler(SQLAlchemyError)
    def store(_: Request, error: SQLAlchemyError) -> ProblemResponse:
        log.error("the store failed: %s", type(error).__name__)
        return ProblemResponse(problem("unavailable", "store-away", wait=1))
