"""A whole table on the fixed map of the battlefield, for tests of orders and season cards."""

from __future__ import annotations

from feldzug.games.runewars.turn import CarryOut, GoOn, Turn
from feldzug.games.runewars.whole_game import WholeGame
from feldzug.games.runewars.world import NONE, World
from feldzug.games.runewars.year import SeasonOfTheYear
from feldzug.kernel.values import FATE, Event, Reason, Seat
from tests.games.runewars.battlefield import MAP
from tests.games.runewars.table import area, clear, order, put, start, table


def campaign(
    text: str = "", players: int = 4, modules: tuple[str, ...] = (), **options: str
) -> World:
    """A game after its set-up on the map of the battlefield, with only the units of *text* on it.

    `1c: 3 footman, 1 knight routed; 5a: stronghold of 1` as in `battlefield.field`.
    """
    g = clear(table(players, 1, modules, **options))
    g.layout = MAP
    g.city = [NONE for _ in g.city]
    for where in g.areas():
        g.settle_control(where)
    for line in filter(None, [part.strip() for part in text.replace("\n", ";").split(";")]):
        name, what = [part.strip() for part in line.split(":")]
        for item in what.split(","):
            words = item.split()
            if words[0] == "stronghold":
                g.stronghold[area(name)] = int(words[2])
                g.damaged[area(name)] = int("damaged" in words)
                g.settle_control(area(name))
            else:
                units = {words[1].replace("-", "_"): int(words[0])}
                put(g, name, routed="routed" in words, **units)
    return g


def begin(g: World, seat: Seat, *orders: str) -> World:
    """The turn of a seat begins: its open orders are *orders*, the last of them is carried out."""
    order(g, seat, *orders)
    done = tuple(g.seats())
    start(g, WholeGame(at="seasons"), SeasonOfTheYear(at="carry_out", done=done), Turn(seat))
    g.apply(seat, GoOn())
    g.apply(seat, CarryOut())
    return g


def refused(g: World, seat: Seat, action: object) -> tuple[str, str]:
    """Why an answer is refused: its key and its rule."""
    reason = g.why_not(seat, action)
    assert isinstance(reason, Reason), f"{action} is allowed"
    return reason.key, reason.rule


def told(events: list[Event], kind: type) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def let_fate(g: World, times: int = 1) -> list[Event]:
    """Fate brings whatever comes first, so many times; returns all that happened."""
    return [e for _ in range(times) for e in g.apply(FATE, next(iter(g.odds().outcomes()))[0])]
