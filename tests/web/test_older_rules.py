"""Games from older rules: one under way says what has changed, a finished one is watched to its end."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from playwright.sync_api import expect

from feldzug.games.ring_war.game import RING_WAR
from feldzug.server.app import create_app
from tests.server.conftest import running
from tests.server.forward import fast_forward
from tests.server.test_saves import ANN, FINISHED, SAVES, UNDER_WAY
from tests.server.test_transcripts import newer_rules, written
from tests.web.conftest import EASY, Invite
from tests.web.visitor import Visitor


@pytest.fixture
def ann(tmp_path: Path, invite: Invite) -> Iterator[Visitor]:
    """Ann, back at a server that has kept her games of version 1."""
    kept = tmp_path / "kept.sqlite"
    kept.write_bytes(gzip.decompress((SAVES / "version_1.sqlite.gz").read_bytes()))
    with running(create_app(EASY.changed(db=f"sqlite:///{kept}", bot_workers=0))) as address:
        found = invite("Ann", through=address)
        found.context.add_cookies([{"name": "feldzug", "value": ANN, "url": address}])
        yield found
        found.context.close()


def test_a_game_under_way_says_once_what_has_changed(ann: Visitor) -> None:
    ann.sit(UNDER_WAY)
    changed = ann.page.get_by_role("region", name="The rules have changed")
    expect(changed.get_by_role("listitem").first).to_contain_text("version")
    expect(ann.page.locator(".decision h2")).to_be_visible()
    changed.get_by_role("button", name="Understood").click()
    expect(changed).to_have_count(0)
    ann.page.reload()
    ann.page.locator(".decision h2").wait_for()
    expect(changed).to_have_count(0)


def test_of_a_game_of_which_only_its_end_was_kept_the_end_is_shown(ann: Visitor) -> None:
    ann.sit(FINISHED)
    end = ann.page.get_by_role("dialog", name="The game is over")
    end.get_by_role("button", name="Close").click()
    panel = ann.page.locator(".end")
    expect(panel.get_by_text(re.compile(r"ring-war@1.*only its end"))).to_be_visible()
    for name in ("Look back", "Verify dice"):
        expect(panel.get_by_role("button", name=name)).to_have_count(0)


def test_a_finished_game_is_watched_after_its_rules_have_changed(
    invite: Invite, site: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = invite()
    table = ann.opened("me", "bot:random")["table"]
    fast_forward(site, table)
    rules = f"ring-war@{RING_WAR.base.version}"
    written(site, table)
    newer_rules(site, RING_WAR, monkeypatch)
    ann.sit(table)
    end = ann.page.get_by_role("dialog", name="The game is over")
    expect(end.locator("polyline")).to_have_count(2)
    end.get_by_role("button", name="Close").click()
    expect(ann.log.first).to_be_visible()
    panel = ann.page.locator(".end")
    expect(panel.get_by_text(rules)).to_be_visible()
    expect(panel.get_by_role("button", name="Verify dice")).to_have_count(0)
    panel.get_by_role("button", name="Look back").click()
    replay = ann.page.get_by_role("region", name="Look back")
    replay.get_by_role("slider", name="Turn").fill("3")
    shown = replay.locator(".events").inner_text()
    replay.get_by_role("button", name="One step on").click()
    expect(replay.locator(".events")).not_to_have_text(shown)
    expect(replay.get_by_text(re.compile(f"needs the rules.*{rules}"))).to_be_visible()
    expect(replay.get_by_role("button", name="Play on from here")).to_have_count(0)
