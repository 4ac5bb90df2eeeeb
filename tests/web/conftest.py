"""The page as people use it: a real Chromium, the real server, nothing between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from fastapi import FastAPI
from playwright.sync_api import Browser, expect

from feldzug.server.app import create_app
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


@pytest.fixture
def site(db: str) -> FastAPI:
    """A server of its own, with one process that thinks for bots."""
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
