"""Whoever comes to a table for the first time waits for few bytes."""

from __future__ import annotations

from fastapi import FastAPI
from playwright.sync_api import Route, expect

from tests.server.forward import until
from tests.web.conftest import Invite
from tools.bench_server.page import count_bytes

MOST = 250_000
SERIF = (
    "[...document.fonts].filter((face) => face.family === 'Alegreya' && face.status === 'loaded')"
)


def test_a_table_is_loaded_with_few_bytes(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random", "bot:random", "bot:random")["table"]
    until(site, table, lambda position: 0 in position.waiting())
    found: dict[str, int] = {}
    count_bytes(ann.context.new_cdp_session(ann.page), found)
    ann.sit(table)
    ann.wait_for_turn()
    ann.page.wait_for_function("document.fonts.status === 'loaded'")
    assert any(address.endswith(".js") for address in found)
    # Nobody else acts meanwhile; what happened before is told once.
    size = sum(n for address, n in found.items() if "/api/stream" not in address)
    assert size < MOST, sorted(found.items(), key=lambda pair: -pair[1])[:5]


def test_rare_letters_are_fetched_when_somebody_writes_them(invite: Invite) -> None:
    ann = invite()
    ann.go("/")
    ann.page.get_by_role("heading").first.wait_for()
    ann.page.wait_for_function("document.fonts.status === 'loaded'")
    before = ann.page.evaluate(f"() => {SERIF}.length")
    ann.page.evaluate("() => (document.querySelector('h1, h2').textContent = 'Ærø ñandú')")
    ann.page.wait_for_function(f"() => {SERIF}.length > {before}")


def test_a_page_that_is_older_than_the_server_fetches_the_new_one(invite: Invite) -> None:
    """What it has not loaded yet is gone after a release."""
    ann = invite()
    ann.go("/")
    ann.page.get_by_role("heading").first.wait_for()
    gone: list[str] = []

    def answer(route: Route) -> None:
        if not gone:
            gone.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    ann.page.route("**/assets/NewTable*.js", answer)
    ann.page.get_by_role("link", name="New table").click()
    expect(ann.page.get_by_role("heading", name="New table")).to_be_visible()
    assert gone
