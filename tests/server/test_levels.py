"""A bot has a level: it is listed, can be chosen, and says how long the bot may think."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi import FastAPI

from feldzug.bots.registry import BOTS
from feldzug.server.app import create_app
from feldzug.server.bot_workers import BotWorkers
from feldzug.server.levels import LEVELS, levels
from feldzug.server.settings import Settings
from tests.server.conftest import Make, running
from tests.server.players import Player

WORDS = Path(__file__).resolve().parents[2] / "web" / "src" / "words"


def test_every_level_that_is_listed_can_be_chosen(player: Player, app: FastAPI) -> None:
    listed = player.get("/api/games")[0]["bots"]
    assert [level["key"] for level in listed] == [level.key for level in LEVELS]
    assert {level["bot"] for level in listed} == set(BOTS)
    workers: BotWorkers = app.state.workers
    for level in listed:
        table = player.open(f"bot:{level['key']}", f"bot:{level['key']}")["table"]
        assert player.see(table)["seats"][0]["bot"] == level["key"]
        thought = workers._thought(table)
        assert thought is not None
        assert thought.asked["bot"] == level["bot"]
        assert thought.asked["seconds"] == level["seconds"]


def test_no_bot_thinks_longer_than_the_house_allows(settings: Settings, new_player: Make) -> None:
    free = {level["key"]: level["seconds"] for level in new_player().get("/api/games")[0]["bots"]}
    assert free["search-short"] < free["search"] < free["search-long"] <= settings.bot_seconds
    hurried = create_app(settings.changed(bot_seconds=0.2))
    with running(hurried) as address:
        player = new_player()
        player.http.base_url = address
        bound = {level["key"]: level["seconds"] for level in player.get("/api/games")[0]["bots"]}
        assert bound == {key: min(seconds, 0.2) for key, seconds in free.items()}
        table = player.open("bot:search-long", "bot:search-long")["table"]
        assert hurried.state.workers._thought(table).asked["seconds"] == 0.2


def test_a_game_without_a_policy_has_no_greedy_bot() -> None:
    assert "greedy" in [level.bot for level in levels("ring-war", 1)]
    assert "greedy" not in [level.bot for level in levels("fords", 1)]


def test_what_older_tables_name_is_still_a_level() -> None:
    assert {"random", "greedy", "search"} <= {level.key for level in LEVELS}


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_page_has_a_name_for_every_level(language: str) -> None:
    messages = (WORDS / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    named = {line.partition(" = ")[0] for line in messages}
    assert {f"bot-{level.key}" for level in LEVELS} <= named
