"""Whoever comes to a table for the first time waits for few bytes."""

from __future__ import annotations

from fastapi import FastAPI

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
