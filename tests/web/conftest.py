"""The page as people use it: a real Chromium, the real server, nothing between them."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, ClassVar

import pytest
from fastapi import FastAPI
from playwright.sync_api import Browser, expect

from feldzug.server import bot_workers
from feldzug.server.app import create_app
from feldzug.server.bot_workers import BotProcess
from feldzug.server.settings import Settings
from tests.server.conftest import db, empty_store, fords, running
from tests.web.chromium import launched
from tests.web.visitor import DESK, Visitor

__all__ = ["EASY", "Invite", "db", "empty_store", "fords"]

Invite = Callable[..., Visitor]
expect.set_options(timeout=20_000)  # machines that test may be busy
EASY = Settings(
    bot_workers=1,
    bot_seconds=0.1,
    client_rate=1e6,
    client_burst=10**6,
    address_rate=1e6,
    address_burst=10**6,
)
"""Bots answer soon, and nobody is too fast."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched() as found:
        yield found


class SharedBotProcess(BotProcess):
    """Has no process of its own: the servers of all tests let one think that knows the same games."""

    kept: ClassVar[defaultdict[str, BotProcess]] = defaultdict(lambda: BotProcess(EASY.patience))

    def think(self, asked: dict[str, Any]) -> Any:
        return self.kept[os.environ.get("FELDZUG_GAMES", "")].think(asked)


@pytest.fixture(scope="session")
def bot_processes() -> Iterator[type[BotProcess]]:
    yield SharedBotProcess
    for process in SharedBotProcess.kept.values():
        process.stop()


@pytest.fixture(autouse=True)
def bots_think_together(bot_processes: type[BotProcess], monkeypatch: pytest.MonkeyPatch) -> None:
    """To start a process for each test takes longer than most bots think."""
    monkeypatch.setattr(bot_workers, "BotProcess", bot_processes)


@pytest.fixture
def site(db: str) -> FastAPI:
    """A server of its own; one process thinks for its bots."""
    return create_app(EASY.changed(db=db))


@pytest.fixture
def address(site: FastAPI) -> Iterator[str]:
    with running(site) as found:
        yield found


@pytest.fixture
def invite(browser: Browser, address: str) -> Iterator[Invite]:
    """Makes people with a browser each; nothing may go wrong in any of them."""
    with ExitStack() as stack:
        made: list[Visitor] = []

        def make(
            name: str = "Ann",
            *,
            window: dict[str, int] = DESK,
            touch: bool = False,
            through: str = "",
            **settings: object,
        ) -> Visitor:
            context = browser.new_context(
                base_url=through or address,
                viewport={"width": window["width"], "height": window["height"]},
                has_touch=touch,
                locale="en-GB",
                accept_downloads=True,
            )
            stack.callback(context.close)
            made.append(Visitor(context, {"language": "en", "name": name, **settings}))
            return made[-1]

        yield make
        for visitor in made:
            assert visitor.troubles == []
