"""The test language of season magic and winter: a window or a winter begun, dice and answers as written.

After each step the gold must balance, nobody may owe any, and what is in progress must stand where it may,
and be the same when it is saved and loaded.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.game import EMPIRES
from feldzug.games.empires.land import NONE
from feldzug.games.empires.magic.casting import AimAt, CastSpell, KeepSpell, SpellWindow
from feldzug.games.empires.vocabularies import BUILDINGS, TILES
from feldzug.games.empires.winter.winter import Winter
from feldzug.games.empires.winter.winter_war import WinterWar
from feldzug.kernel.codec import Codec
from feldzug.kernel.frames import DONE, Frame, Procedure
from feldzug.kernel.laws import frames_stand_where_they_may
from feldzug.kernel.values import Event, Seat
from tests.games.empires import table
from tests.games.empires.table import A, tile

SPRING, AUTUMN, LAST_AUTUMN = 4, 3, 6
"""The rounds in which spells are cast."""

CODEC = Codec(EMPIRES)


def lawful(g: Campaign) -> None:
    assert g.bank + sum(g.gold) == 0
    assert min(g.gold) >= 0
    assert [sum(line.gold for line in g.ledger if line.seat == s) for s in g.seats()] == g.gold
    if g.stack:
        frames_stand_where_they_may(g)
    assert [CODEC.frame(CODEC.pack(frame), g.rules) for frame in g.stack] == g.stack
    assert [CODEC.unpack(CODEC.pack(effect)) for effect in g.effects] == g.effects


def season(
    text: str, number: int, *, gold: Mapping[Seat, int] | None = None, **how: Any
) -> Campaign:
    """A campaign in some round, with gold, that ends after what is begun in it."""
    g = table.campaign(text, number=number, **how)
    whole = g.stack[0]
    assert isinstance(whole, Procedure)
    whole.at = DONE
    for seat, amount in (gold or {}).items():
        g.pay(seat, amount, "given")
    return g


def start(g: Campaign, frame: Frame) -> Campaign:
    g.events = []
    table.begin(g, frame)
    lawful(g)
    return g


def window(
    text: str, number: int, *, gold: Mapping[Seat, int] | None = None, **how: Any
) -> Campaign:
    """A spell window; player A has 100 gold unless a test says otherwise."""
    return start(
        season(text, number, gold={A: 100} if gold is None else gold, **how), SpellWindow()
    )


def winter(text: str, **how: Any) -> Campaign:
    return start(season(text, AUTUMN, **how), Winter())


def winter_war(text: str, **how: Any) -> Campaign:
    return start(season(text, AUTUMN, **how), WinterWar())


def roll(g: Campaign, *rolls: Any) -> list[Event]:
    told: list[Event] = []
    for one in rolls:
        told += table.fate(g, one)
        lawful(g)
    return told


def say(g: Campaign, seat: Seat, *answers: Any) -> list[Event]:
    told: list[Event] = []
    for answer in answers:
        told += g.apply(seat, answer)
        lawful(g)
    return told


def cast(g: Campaign, die: int, seat: Seat = A) -> list[Event]:
    """Pay, roll this on the table and keep it."""
    return [*say(g, seat, CastSpell()), *roll(g, die), *say(g, seat, KeepSpell())]


def aim(g: Campaign, target: str, origin: str = "A1", seat: Seat = A) -> list[Event]:
    return say(g, seat, AimAt(tile(target), tile(origin)))


def conjure(
    g: Campaign, die: int, target: str, origin: str = "A1", seat: Seat = A, reach: Any = (6, 6)
) -> list[Event]:
    """Cast what the die gives on a tile; the range roll is a twelve."""
    told = [*cast(g, die, seat), *aim(g, target, origin, seat)]
    return [*told, *roll(g, reach)]


def aims(g: Campaign, seat: Seat = A) -> list[str]:
    """The targets that are offered."""
    names = [TILES[answer.target] for answer in g.legal(seat) if isinstance(answer, AimAt)]
    return sorted(dict.fromkeys(names))


def asked(g: Campaign) -> Any:
    """What the game waits for."""
    return g.stack[-1]


def stands(g: Campaign, name: str) -> str:
    """The marker on a tile."""
    building = g.building[tile(name)]
    return "" if building == NONE else BUILDINGS[building]


def told(events: list[Event], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]
