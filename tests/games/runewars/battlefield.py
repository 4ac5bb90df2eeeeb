"""A position for tests of battles and retreats: a fixed map, units written down, fate as written."""

from __future__ import annotations

from typing import Any

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.line import ATTACKER, fighter
from feldzug.games.runewars.battle.losses import ChooseUnit
from feldzug.games.runewars.battle.passes import ShowCards, TurnCardsUp
from feldzug.games.runewars.board import AREAS, FACTIONS, KINDS
from feldzug.games.runewars.decks import DEVELOPMENTS, FATE_CARDS
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.laid import Laid
from feldzug.games.runewars.layout import Layout
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Frame
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import FATE, Event, Seat

DAQAN, LATARI, WAIQAR, UTHUK = Seat(0), Seat(1), Seat(2), Seat(3)

MAP = Layout(
    [
        Laid(0, 0, 0, 0),
        Laid(1, 1, -2, 0),
        Laid(4, 1, 1, 1),
        Laid(8, 1, 3, 4),
        Laid(5, 1, 4, 2),
        Laid(7, 2, -3, 0),
        Laid(9, -1, 0, 4),
        Laid(10, 1, -3, 4),
        Laid(11, 2, 3, 0),
        Laid(12, 4, -3, 0),
    ]
)
"""Tiles 1, 2, 5, 6, 8, 9 and four home realms.

1a touches 1b 1c 2b daqan-a; 1b touches 1a 1c 2b 2c (5a over water); 1c touches 1a 1b 5a 5c;
2c touches 1b 2b 8d; 5b touches 5a 5c 9a 9b (5d over a mountain); 6d touches only 6c.
"""


def field(text: str = "", players: int = 4, modules: tuple[str, ...] = (), **options: str) -> World:
    """The map with the units of *text*, such as `1c: 3 footman, 1 knight routed; 5a: stronghold of 1`.

    Seats are Daqan, Latari, Waiqar and Uthuk, in this order.
    """
    g: Any = RUNEWARS.new(RUNEWARS.setup(players, modules, **options))
    g.layout = MAP
    for seat in range(players):
        g.faction[seat] = seat
        g.owner[seat] = seat
    for area in g.areas():
        g.settle_control(area)
    for line in filter(None, [part.strip() for part in text.replace("\n", ";").split(";")]):
        name, what = line.split(":")
        for item in what.split(","):
            _put(g, AREAS.index(name.strip()), item.split())
    found: World = g
    return found


def _put(g: World, area: int, words: list[str]) -> None:
    if words[0] == "stronghold":
        g.stronghold[area] = int(words[2])
        g.damaged[area] = "damaged" in words
        g.settle_control(area)
    elif words[0] == "development":
        g.development[area] = DEVELOPMENTS.index(words[1])
    else:
        count, kind = int(words[0]), KINDS.index(words[1])
        g.supply[kind] -= count
        g.add(area, kind, count, routed="routed" in words)


def arriving(g: World, text: str) -> World:
    """Units on their way into the activated area: `3 footman, 1 knight`."""
    for item in text.split(","):
        count, kind = item.split()
        g.arriving[KINDS.index(kind)] += int(count)
        g.supply[KINDS.index(kind)] -= int(count)
    return g


def start(g: World, *frames: Frame) -> World:
    """Begin with any frames, innermost last."""
    g.stack = list(frames)
    g.settle()
    return g


def fated(g: World, *numbers: int) -> list[Event]:
    """Fate cards by the number printed on them, one after another; returns all that happened."""
    events: list[Event] = []
    for number in numbers:
        events += g.apply(FATE, FATE_CARDS.index(str(number)))
        events += turned_up(g)
    return events


def turned_up(g: World) -> list[Event]:
    """All have drawn: what was drawn is turned up."""
    waits = g.stack and isinstance(g.stack[-1], TurnCardsUp)
    return g.apply(FATE, ShowCards()) if waits else []


def answer(g: World, *answers: tuple[Seat, Any]) -> list[Event]:
    """Answers of seats, one after another; returns all that happened."""
    events: list[Event] = []
    for seat, action in answers:
        events += g.apply(seat, action)
        events += turned_up(g)
    return events


def at(name: str) -> int:
    return AREAS.index(name)


def kind(name: str) -> int:
    return KINDS.index(name)


def card(number: int) -> int:
    return FATE_CARDS.index(str(number))


def stands(g: World, name: str) -> str:
    """Who is in an area: `3 footman, 1 knight routed`."""
    here = at(name) * g.kinds
    found = [f"{g.standing[here + k]} {KINDS[k]}" for k in range(g.kinds) if g.standing[here + k]]
    found += [
        f"{g.routed[here + k]} {KINDS[k]} routed" for k in range(g.kinds) if g.routed[here + k]
    ]
    return ", ".join(found)


def faction(name: str) -> int:
    return FACTIONS.index(name)


def attack(g: World, name: str, army: str, seat: Seat = DAQAN) -> World:
    """An army of *seat* attacks an area; the battle is begun."""
    g.active = seat
    return start(arriving(g, army), Battle(seat, at(name)))


def line(g: World, side: int) -> str:
    """The line of a side: `2 footman, 1 knight routed, 1 giant -3`."""
    found: dict[str, int] = {}
    for unit in g.fighters:
        if unit.side == side:
            hurt = f" -{unit.damage}" if unit.damage else ""
            text = f"{KINDS[unit.kind]}{hurt}{' routed' if unit.routed else ''}"
            found[text] = found.get(text, 0) + 1
    return ", ".join([f"{count} {text}" for text, count in found.items()])


def unit(name: str, damage: int = 0, *, routed: bool = False) -> ChooseUnit:
    """A choice of a unit in battle."""
    return ChooseUnit(kind(name), damage, routed)


def refused(g: World, seat: Seat, action: Any) -> tuple[str, str] | None:
    """Why *seat* may not do that: the key and the row."""
    reason = g.why_not(seat, action)
    return None if reason is None else (reason.key, reason.rule)


def through(g: World, *stop: type[Frame]) -> World:
    """Cards that do nothing for anybody, and the first answer to every question, up to a frame."""
    while g.stack and not isinstance(g.stack[-1], stop):
        seat = g.waiting()[0]
        if seat == FATE:
            g.apply(FATE, g.legal(FATE)[0])
        else:
            g.apply(seat, g.legal(seat)[0])
    return g


def engaged(
    attackers: str,
    defenders: str,
    round: int,  # noqa: A002  (the word of the rules)
    name: str = "1c",
    seat: Seat = DAQAN,
    owner: Seat = LATARI,
    board: str = "",
    frames: tuple[Frame, ...] = (),
    modules: tuple[str, ...] = (),
    rules: Rules | None = None,
    **options: str,
) -> World:
    """A battle at the beginning of a round, lines like `2 footman, 1 giant -3, 1 knight routed`."""
    g = field(board, 4, modules, **options)
    g.rules = rules or g.rules
    g.active, g.contested = seat, at(name)
    g.controller[at(name)] = owner
    brought = 0
    for side, text in enumerate((attackers, defenders)):
        for words in [item.split() for item in text.split(",") if item.strip()]:
            count, what = int(words[0]), kind(words[1])
            hurt = next((-int(word) for word in words if word.startswith("-")), 0)
            g.supply[what] -= count
            brought += count if side == ATTACKER else 0
            lined = fighter(side, what, hurt, "routed" in words)
            g.fighters = sorted(
                [*g.fighters, *[lined] * count],
                key=lambda f: (f.side, f.kind, f.damage, f.routed),
            )
    battle = Battle(
        seat, at(name), defender=owner, round=round - 1, attackers=brought, at="next_round"
    )
    return start(g, battle, *frames)
