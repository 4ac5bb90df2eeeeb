"""Whether the store is well is found out once for all who ask."""

from __future__ import annotations

import threading

import anyio
import pytest
from sqlalchemy import text
from sqlalchemy.exc import InternalError, SQLAlchemyError

from feldzug.server import health_probe
from feldzug.server.health_probe import HealthProbe
from feldzug.server.settings import Settings
from feldzug.server.store.database import Busy, Store
from feldzug.server.store.models import ProbeRow
from tests.server.processes import postgres
from tests.waiting import eventually

MANY = 5


class AwayStore(Store):
    """A store that is away, which takes until somebody lets it say so."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.tried = 0
        self.is_away = True
        self.let_go = threading.Event()

    def probe(self) -> None:
        self.tried += 1
        assert self.let_go.wait(20)
        if self.is_away:
            raise Busy("somebody else writes")


@pytest.fixture
def away(settings: Settings) -> AwayStore:
    return AwayStore(settings.url)


def told(probe: HealthProbe, away: AwayStore) -> list[bool]:
    """What some hear who all ask while the first is waiting."""
    heard: list[bool] = []

    async def ask() -> None:
        try:
            await probe.check()
        except SQLAlchemyError:
            heard.append(False)
        else:
            heard.append(True)

    async def ask_all() -> None:
        async with anyio.create_task_group() as group:
            for _ in range(MANY):
                group.start_soon(ask)
            await anyio.to_thread.run_sync(lambda: eventually(lambda: away.tried))
            away.let_go.set()

    anyio.run(ask_all)
    return heard


def test_all_who_wait_share_one_failure(away: AwayStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_probe, "FRESH", 1000.0)
    probe = HealthProbe(away)
    assert told(probe, away) == [False] * MANY
    assert away.tried == 1
    assert told(probe, away) == [False] * MANY  # it is known for some time
    assert away.tried == 1


def test_a_store_that_is_back_is_well_again(
    away: AwayStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health_probe, "FRESH", 0.0)
    probe = HealthProbe(away)
    assert told(probe, away) == [False] * MANY
    away.is_away = False
    assert told(probe, away) == [True] * MANY


def test_a_database_that_can_only_be_read_is_not_well() -> None:
    with postgres() as url:
        store = Store(Settings(db=url).url)
        store.migrate()
        store.probe()
        store.probe()
        with store.read() as session:
            assert session.get_one(ProbeRow, 1).tried == 2
        with store.engine.begin() as connection:
            connection.execute(
                text("ALTER DATABASE postgres SET default_transaction_read_only = on")
            )
        store.engine.dispose()  # who comes from now on
        with pytest.raises(InternalError, match="read-only"):
            store.probe()
        store.close()
