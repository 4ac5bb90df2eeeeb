"""Friends at home: the server listens beyond this machine, and says where."""

from __future__ import annotations

import os
import socket
import subprocess
from pathlib import Path

import httpx
import pytest
import uvicorn

from feldzug.cli import serving
from feldzug.server import home_network
from feldzug.server.app import create_app
from feldzug.server.settings import Settings
from tests.cli.shell import said
from tests.server.conftest import running
from tests.server.players import Player
from tests.server.processes import ROOT


@pytest.mark.parametrize(
    ("address", "reachable"),
    [
        ("192.168.1.20", True),
        ("10.0.0.7", True),
        ("127.0.0.1", False),
        ("127.0.1.1", False),
        ("0.0.0.0", False),  # noqa: S104 -- nothing listens there
        ("169.254.3.4", False),
    ],
)
def test_only_addresses_of_a_network_are_shown(address: str, reachable: bool) -> None:
    assert home_network.is_of_the_network(address) is reachable


def test_what_is_shared_is_allowed_and_known(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(home_network, "home_addresses", lambda: ["192.168.1.20", "10.0.0.7"])
    monkeypatch.setenv("FELDZUG_HOSTS", "games.example")
    monkeypatch.setenv("FELDZUG_SHARED", "")
    found = home_network.share_with_home(8000)
    assert found == ["http://192.168.1.20:8000", "http://10.0.0.7:8000"]
    assert os.environ["FELDZUG_HOSTS"] == "games.example,192.168.1.20,10.0.0.7"
    app = create_app(settings.changed(shared=Settings().shared))
    with running(app) as address, httpx.Client(base_url=address) as http:
        assert Player(http).get("/api/home") == {"addresses": found}


def test_links_that_the_owner_has_named_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(home_network, "home_addresses", lambda: ["192.168.1.20"])
    monkeypatch.setenv("FELDZUG_HOSTS", "")
    monkeypatch.setenv("FELDZUG_SHARED", "https://games.example/, http://den.local:8000")
    found = home_network.share_with_home(8000)
    assert found == ["https://games.example/", "http://den.local:8000"]
    assert os.environ["FELDZUG_SHARED"] == ",".join(found)
    assert os.environ["FELDZUG_HOSTS"] == "games.example,den.local,192.168.1.20"


def test_a_server_of_this_machine_alone_has_no_address_for_others(player: Player) -> None:
    assert player.get("/api/home") == {"addresses": []}


@pytest.mark.parametrize(("share", "said"), [("1", True), ("0", False), ("", False)])
def test_make_play_listens_beyond_this_machine_if_asked(share: str, said: bool) -> None:
    shown = subprocess.run(
        ["make", "-n", "play", f"SHARE={share}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    (line,) = [line for line in shown.splitlines() if "feldzug serve" in line]
    assert ("--share" in line) is said


@pytest.mark.parametrize("asked", ["--share", "--host=0.0.0.0"])
def test_serving_says_where_friends_find_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    """The whole command, ended as soon as it listens; only who shares is told."""
    heard: list[tuple[str, int]] = []

    def listen(_: uvicorn.Config, line: socket.socket) -> bool:
        heard.append(line.getsockname())
        line.close()
        return True

    monkeypatch.setattr(home_network, "home_addresses", lambda: ["192.168.1.20"])
    monkeypatch.setattr(serving, "run", listen)
    monkeypatch.setenv("FELDZUG_DB", f"sqlite:///{tmp_path / 'games.sqlite'}")
    monkeypatch.setenv("FELDZUG_HOSTS", "")
    monkeypatch.setenv("FELDZUG_SHARED", "")
    told = said("serve", asked, "--port", "0")
    ((host, port),) = heard
    assert host == "0.0.0.0"  # noqa: S104 -- as it was asked to
    assert (f"http://192.168.1.20:{port}" in told) is (asked == "--share")
