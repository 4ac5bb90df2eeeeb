"""Under which names the server answers, and who may see its figures."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator

import httpx
import pytest
import uvicorn

from feldzug.server.app import create_app
from feldzug.server.hosts import host_name
from feldzug.server.listening import bound, configured
from feldzug.server.settings import Settings
from tests.server.attack.raw import connect, heard
from tests.server.conftest import running
from tests.server.players import problem
from tests.waiting import eventually

ELSEWHERE = {"X-Forwarded-For": "192.0.2.7"}
"""What a proxy on this machine tells of a request from outside."""


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "192.0.2.1", "", "[2001:db8::1]"]
)
def test_a_foreign_name_is_refused(address: str, host: str) -> None:
    for path in ("/", "/api/games", "/health"):
        reply = httpx.get(address + path, headers={"host": host}, timeout=30)
        assert reply.status_code == 403
        assert problem(reply)["reason"]["key"] == "foreign-host"


def test_a_request_with_two_names_is_refused(address: str) -> None:
    with connect(address) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n")
        line.sendall(b"Connection: close\r\n\r\n")
        assert heard(line).startswith(b"HTTP/1.1 403")


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:80", "127.0.0.1:1", "[::1]:8000", socket.gethostname()]
)
def test_this_machine_is_known_by_its_names(address: str, host: str) -> None:
    assert httpx.get(f"{address}/health", headers={"host": host}, timeout=30).status_code == 200


@pytest.mark.parametrize("named", ["play.example.org, other.example", "*"])
def test_the_owner_may_allow_names(settings: Settings, named: str) -> None:
    with running(create_app(settings.changed(hosts=named))) as address:
        replies = [
            httpx.get(f"{address}/health", headers={"host": host}, timeout=30).status_code
            for host in ("play.example.org:443", "Other.Example", "evil.example")
        ]
    assert replies == [200, 200, 200 if named == "*" else 403]


@pytest.fixture
def dual(settings: Settings) -> Iterator[str]:
    """A server that listens for IPv6 and IPv4 at once, at an address that is not this machine's own name."""
    config = configured(
        create_app(settings.changed(metrics_from="192.0.2.0/24")), settings, log_level="error"
    )
    server = uvicorn.Server(config)
    with bound("::", 0) as line:
        thread = threading.Thread(target=server.run, args=([line],))
        thread.start()
        eventually(lambda: server.started or not thread.is_alive())
        yield f"127.0.0.1:{line.getsockname()[1]}"
        server.should_exit = True
        thread.join(10)


def test_a_socket_for_both_knows_addresses_of_ipv4(
    dual: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The proxy is trusted, so what it tells counts; and the address that a request came in at is ours."""
    monkeypatch.setattr("feldzug.server.hosts.is_loopback", lambda _: False)
    assert httpx.get(f"http://{dual}/health", timeout=30).status_code == 200
    told = [
        httpx.get(f"http://{dual}/metrics", headers={"X-Forwarded-For": host}, timeout=30)
        for host in ("192.0.2.7", "::ffff:192.0.2.7", "198.51.100.7")
    ]
    assert [reply.status_code for reply in told] == [200, 200, 403]


def test_hosts_are_told_from_their_ports() -> None:
    assert host_name("example.org:80") == host_name("Example.org.") == "example.org"
    assert host_name("[::1]:80") == host_name("[::1]") == "::1"
    assert host_name("") == ""


@pytest.mark.parametrize(("secure", "told"), [(True, "max-age=31536000"), (False, None)])
def test_browsers_are_told_to_keep_to_https(
    settings: Settings, secure: bool, told: str | None
) -> None:
    with running(create_app(settings.changed(secure=secure))) as address:
        for path in ("/health", "/nowhere"):
            assert (
                httpx.get(address + path, timeout=30).headers.get("strict-transport-security")
                == told
            )


@pytest.mark.parametrize(
    ("allowed", "status"), [("", 403), ("192.0.2.0/24", 200), ("10.0.0.0/8", 403), ("*", 200)]
)
def test_figures_are_for_the_owner(settings: Settings, allowed: str, status: int) -> None:
    with running(create_app(settings.changed(metrics_from=allowed))) as address:
        assert httpx.get(f"{address}/metrics", timeout=30).status_code == 200
        assert httpx.get(f"{address}/metrics", headers=ELSEWHERE, timeout=30).status_code == status
