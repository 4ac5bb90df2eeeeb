"""What may be chosen, where games are kept, and who can read them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pydantic import ValidationError

from feldzug.server.app import create_app
from feldzug.server.settings import Settings, data_folder
from feldzug.server.store.database import Store


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    environment = {
        "FELDZUG_DB": "sqlite:///x",
        "FELDZUG_BOT_WORKERS": "3",
        "FELDZUG_BOT_SECONDS": "0.5",
        "FELDZUG_SECURE": "1",
    }
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    chosen = Settings()
    assert (chosen.db, chosen.bot_workers) == ("sqlite:///x", 3)
    assert (chosen.bot_seconds, chosen.secure) == (0.5, True)
    assert Settings(bot_workers=0).bot_workers == 0  # what is said in the program goes first
    assert chosen.changed(db="y") == Settings(db="y")


def test_an_older_name_of_a_setting_still_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FELDZUG_THINKERS", "4")
    assert Settings().bot_workers == 4


def test_what_makes_no_sense_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FELDZUG_CACHED", "many")
    with pytest.raises(ValidationError):
        Settings()


def test_a_url_names_the_driver() -> None:
    assert Settings(db="postgres://a/b").url == "postgresql+psycopg://a/b"
    assert Settings(db="postgresql://a/b").url == "postgresql+psycopg://a/b"


def test_the_folder_of_an_earlier_release_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    older = tmp_path / "Library" / "Application Support" / "feldzug"
    older.mkdir(parents=True)
    assert data_folder() == older
    (tmp_path / "data" / "feldzug").mkdir(parents=True)
    assert data_folder() == tmp_path / "data" / "feldzug"


def test_nobody_else_can_read_what_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    (tmp_path / "feldzug").mkdir(mode=0o755)  # made by an older release, or for saved games
    store: Store = create_app(Settings(bot_workers=0)).state.tables.store
    store.migrate()
    kept = [tmp_path / "feldzug", *(tmp_path / "feldzug").iterdir()]
    assert {path.name for path in kept} >= {"feldzug", "feldzug.sqlite", "feldzug.sqlite-wal"}
    assert all(path.stat().st_mode & 0o077 == 0 for path in kept)
    store.close()
