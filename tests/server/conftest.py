"""A server in a thread of this process, on a file of its own."""

from __future__ import annotations

import os
import shutil
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from feldzug.kernel.game import Game
from feldzug.parts.registration import registered
from feldzug.server.app import create_app
from feldzug.server.listening import configured
from feldzug.server.settings import Settings
from feldzug.server.store.database import Store
from tests.practice.registration import REGISTRATION
from tests.server.players import Player
from tests.server.processes import ROOT, postgres
from tests.server.prompt import PromptServer

Make = Callable[[], Player]
EASY = Settings(
    client_rate=1e6,
    client_burst=10**6,
    address_rate=1e6,
    address_burst=10**6,
    table_rate=1e6,
    table_burst=10**6,
    upload_rate=1e6,
    upload_burst=10**6,
)


@contextmanager
def running(app: FastAPI, line: socket.socket | None = None) -> Iterator[str]:
    """The address of a server that runs as long as the block; at a socket that is bound already, if given."""
    settings = app.state.tables.settings
    server = PromptServer(configured(app, settings, port=0, log_level="error"))
    thread = threading.Thread(target=server.run, args=([line] if line else None,))
    thread.start()
    server.ready.wait(20)
    assert server.started
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    try:
        yield f"http://{host}:{port}"
    finally:
        app.state.hub.close()
        server.end()
        thread.join(10)


@pytest.fixture(scope="session")
def empty_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store without a table, as the migrations leave it: made once, for it takes a while."""
    file = tmp_path_factory.mktemp("store") / "games.sqlite"
    store = Store(f"sqlite:///{file}")
    store.migrate()
    store.close()
    return file


@pytest.fixture
def db(empty_store: Path, tmp_path: Path) -> str:
    """The URL of an empty store of its own."""
    return f"sqlite:///{shutil.copy(empty_store, tmp_path / 'games.sqlite')}"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of either kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'games.sqlite'}"
    else:
        with postgres() as found:
            yield found


@pytest.fixture
def settings(db: str) -> Settings:
    """No bots, and nobody is too fast."""
    return EASY.changed(db=db, bot_workers=0)


@pytest.fixture
def fords(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The practice game, which a server under test knows, and the processes that it starts."""
    monkeypatch.setenv("FELDZUG_GAMES", "tests.practice.registration:REGISTRATION")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(ROOT / "src")]))
    with registered(REGISTRATION) as game:
        yield game


@pytest.fixture
def app(settings: Settings) -> FastAPI:
    return create_app(settings)


@pytest.fixture
def address(app: FastAPI) -> Iterator[str]:
    with running(app) as found:
        yield found


@pytest.fixture
def new_player(address: str) -> Iterator[Make]:
    """Makes clients that know nothing of each other."""
    with ExitStack() as stack:
        made: list[Player] = []

        def make() -> Player:
            http = stack.enter_context(httpx.Client(base_url=address, timeout=30))
            made.append(Player(http, len(made)))
            return made[-1]

        yield make


@pytest.fixture
def player(new_player: Make) -> Player:
    return new_player()
