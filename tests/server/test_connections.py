"""Who is let in when there are many, and who must go for it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest

from feldzug.server.answer_pace import AnswerPace
from feldzug.server.app import create_app
from feldzug.server.auth import Caller
from feldzug.server.connections import Connections
from feldzug.server.networks import is_loopback, networks
from feldzug.server.problems import Problem
from feldzug.server.rate_limit import StreamLimit
from feldzug.server.settings import Settings
from tests.server.attack.raw import connect, head, heard
from tests.server.conftest import running
from tests.server.players import Player
from tests.waiting import eventually


@dataclass(eq=False)
class Line:
    """A connection of which only its end is noted."""

    ended: list[Line]
    transport: Any = field(init=False)

    def __post_init__(self) -> None:
        self.transport = self

    def abort(self) -> None:
        self.ended.append(self)


class House:
    """Connections as their owner sees them: four in all, two of one address."""

    def __init__(self) -> None:
        self.connections = Connections(4, Settings(address_connections=2))
        self.ended: list[Line] = []

    def come(self, host: str, trusted: bool = False, busy: bool = False) -> Any:
        line: Any = Line(self.ended)
        if not self.connections.admit(line, host, trusted):
            return None
        self.connections.waits(line, not busy)
        return line


def test_who_was_silent_for_longest_makes_room() -> None:
    house = House()
    hosts = ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4", "192.0.2.5"]
    lines = [house.come(host) for host in hosts]
    assert all(lines)
    assert house.ended == lines[:1]
    assert len(house.connections) == 4


def test_who_is_served_is_never_sent_away() -> None:
    house = House()
    served = [house.come(f"192.0.2.{n}", busy=True) for n in range(3)]
    silent = house.come("192.0.2.8")
    assert house.come("192.0.2.9", busy=True) is not None
    assert house.ended == [silent]
    assert house.come("192.0.2.10") is None
    assert not set(served) & set(house.ended)


def test_one_address_has_only_its_share() -> None:
    house = House()
    mine = [house.come("2001:db8::1", busy=True), house.come("2001:db8::2")]
    assert house.come("2001:db8::3", busy=True) is not None  # of one household
    assert house.ended == mine[1:]
    assert house.come("2001:db8::4") is None
    assert house.come("2001:db8:0:1::1") is not None


def test_a_proxy_speaks_for_many() -> None:
    house = House()
    assert all(house.come("127.0.0.1", trusted=True, busy=True) for _ in range(4))


def test_who_has_gone_counts_no_more() -> None:
    house = House()
    for _ in range(10):
        line: Any = house.come("192.0.2.1", busy=True)
        assert line is not None
        house.connections.forget(line)
    assert len(house.connections) == 0
    assert house.ended == []


def test_streams_are_bounded_in_all() -> None:
    streams = StreamLimit(client=9, address=9, in_all=2)
    with (
        streams.open(Caller(address="a")),
        streams.open(Caller(address="b")),
        pytest.raises(Problem),
    ):
        streams.open(Caller(address="c")).__enter__()
    with streams.open(Caller(address="c")):
        pass


def test_networks_as_they_are_written_down() -> None:
    some = networks("10.0.0.0/8, ::1, a socket")
    assert "10.1.2.3" in some
    assert "::1" in some
    assert "192.0.2.1" not in some
    assert "a socket" not in some
    assert "192.0.2.1" in networks("*")
    assert "192.0.2.1" not in networks("")
    assert "::ffff:10.1.2.3" in some
    assert "::ffff:192.0.2.1" not in some
    assert is_loopback("127.0.0.5")
    assert is_loopback("::ffff:127.0.0.1")
    assert not is_loopback("10.0.0.1")
    assert not is_loopback("")


@pytest.mark.parametrize(
    "begin",
    [
        b"GET /health HTTP/1.1\r\nX-Long: ",
        b"GET /",
        head("POST", "/api/tables", 0).replace(b"Content-Length: 0", b"Transfer-Encoding: chunked")
        + b"0\r\nX-Trailer: ",
    ],
)
def test_what_is_no_body_must_be_short(address: str, begin: bytes) -> None:
    """A head, a line of it or a trailer that never ends is not read for ever."""
    with connect(address) as line, suppress(ConnectionError):
        line.sendall(begin)
        for _ in range(4096):
            line.sendall(b"a" * 1024)
        pytest.fail("four megabytes were taken in")


HEALTH = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


def test_a_stream_ends_with_its_line_whatever_was_asked_after_it(settings: Settings) -> None:
    app = create_app(settings.changed(heartbeat=0.1))
    with running(app) as address, httpx.Client(base_url=address) as http:
        table = Player(http, 1).open("me", "here")["table"]
        asked = HEALTH.replace(b"/health", f"/api/stream?watch={table}:-".encode())
        with connect(address) as line:
            line.sendall(asked + HEALTH)
            eventually(lambda: app.state.hub.watchers == 1)
        eventually(lambda: app.state.hub.watchers == 0, seconds=5)


def test_who_asks_for_very_much_at_once_is_given_up(address: str, player: Player) -> None:
    """All of it would be held while the first is answered, which may take as long as a stream does."""
    table = player.open("me", "here")["table"]
    asked = HEALTH.replace(b"/health", f"/api/stream?watch={table}:-".encode())
    with connect(address, seconds=5) as line:
        line.sendall(asked + 5000 * HEALTH)
        heard(line)


def test_some_may_be_asked_at_once_and_are_answered_in_order(address: str) -> None:
    last = HEALTH.replace(b"/health", b"/nowhere").replace(b"Host", b"Connection: close\r\nHost")
    with connect(address) as line:
        line.sendall(3 * HEALTH + last)
        told = heard(line)
    assert [part[:3] for part in told.split(b"HTTP/1.1 ")[1:]] == [b"200", b"200", b"200", b"404"]


RATE, STALL = 1000.0, 10.0


def given_up(*sizes: int | None) -> int | None:
    """After how many seconds a client is given up of which so much is left, second by second; None stands for
    room for more.
    """
    pace = AnswerPace()
    for second, unsent in enumerate(sizes):
        if unsent is None:
            pace.begin_anew()
        elif pace.is_too_slow(second, unsent, STALL, RATE):
            return second
    return None


def test_who_takes_nothing_is_given_up_soon() -> None:
    assert given_up(*[50_000] * 100) == STALL + 1
    assert given_up(*[100, 0] * 100) is None


def test_who_takes_too_little_is_given_up_in_time() -> None:
    assert given_up(*range(50_000, 40_000, -100)) == STALL + 50 + 1
    assert given_up(*range(50_000, 0, -1000), 0, *[0] * 100) is None


def test_what_comes_meanwhile_has_its_own_time() -> None:
    sizes = [20_000 - 400 * n for n in range(20)]
    more = [sizes[-1] + 20_000 - 100 * n for n in range(100)]
    assert given_up(*sizes, *more) == STALL + 40 + 1


def test_who_makes_room_for_more_goes_on() -> None:
    assert given_up(*[60_000, 40_000, 20_000, None] * 100) is None
