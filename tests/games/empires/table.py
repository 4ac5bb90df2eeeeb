"""The test language of Empires: a small map, realms on it, a phase begun, fate as written.

`campaign("A1 fields 0 city*; B1 river>C1 0 mine; C1 swamp")` is a campaign in which each tile is named with
its terrain (`>` says where a river flows), its owner and its building; `*` marks the owner's capital.
"""

from __future__ import annotations

from typing import Any

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.game import EMPIRES
from feldzug.games.empires.land import CORNER_UP, NONE, Land
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.terrain import TERRAINS
from feldzug.games.empires.vocabularies import BUILDINGS, SPECIAL, TILES
from feldzug.games.empires.whole_campaign import Round, WholeCampaign
from feldzug.kernel.frames import Frame
from feldzug.kernel.values import FATE, Event, Reason, Seat

A, B, C, D, E = (Seat(n) for n in range(5))
PEOPLE = ("empire", "bretonnia", "kislev", "araby", "lizardmen")
"""Who plays where a test does not say it: peoples without rules of their own."""


def tile(name: str) -> int:
    return TILES.index(name)


def campaign(
    text: str,
    *,
    peoples: tuple[str, ...] = PEOPLE,
    players: int = 0,
    number: int = 2,
    lie: str = CORNER_UP,
    **options: str,
) -> Campaign:
    """A campaign with these tiles, in the given round, at the start of it; treasuries are empty."""
    terrain, flow = [NONE] * len(TILES), [NONE] * len(TILES)
    owners: dict[int, int] = {}
    buildings: dict[int, int] = {}
    capitals: dict[int, int] = {}
    for line in text.replace("\n", ";").split(";"):
        words = line.split()
        if not words:
            continue
        at = tile(words[0])
        kind, _, into = words[1].partition(">")
        terrain[at] = TERRAINS.index(kind)
        if into:
            flow[at] = tile(into)
        for word in words[2:]:
            if word.isdigit():
                owners[at] = int(word)
                continue
            if word.endswith("*"):
                capitals[owners[at]] = at
            if word.rstrip("*"):
                buildings[at] = BUILDINGS.index(word.rstrip("*"))
    count = players or max([*owners.values(), 1]) + 1
    g = EMPIRES.new(EMPIRES.setup(count, **options))
    assert isinstance(g, Campaign)
    g.land = Land(lie, terrain, flow)
    for at, seat in owners.items():
        g.owner[at] = Seat(seat)
    for at, building in buildings.items():
        g.building[at] = building
        if building == SPECIAL and at in owners:
            g.special_built[owners[at]] = 1
    for seat, at in capitals.items():
        g.capital[seat] = at
    for seat in g.seats():
        g.people[seat] = PEOPLES.index(peoples[seat % len(peoples)])
    g.lot = g.seats()
    g.round = number
    g.order = g.ranked()
    g.stack = [WholeCampaign(at="go_on"), Round(number, at=".")]
    return g


def begin(g: Campaign, frame: Frame) -> list[Event]:
    """Begin a part of a round and run on until somebody has to decide."""
    g.events = []
    g.stack.append(frame)
    g.settle()
    return g.events


def alone(g: Campaign, frame: Frame) -> list[Event]:
    """Begin a part of a round after which nothing follows: at its end the game waits for nobody."""
    g.stack = [Round(g.round, at=".")]
    return begin(g, frame)


def fate(g: Campaign, *rolls: Any) -> list[Event]:
    """Fate answers as written: a whole number stands for one die."""
    told: list[Event] = []
    for roll in rolls:
        outcome = (roll,) if isinstance(roll, int) and not g.odds().allows(roll) else roll
        told += g.apply(FATE, outcome)
    return told


def say(g: Campaign, seat: Seat, answer: Any) -> list[Event]:
    return g.apply(seat, answer)


def refused(g: Campaign, seat: Seat, answer: Any) -> str:
    """The key of the reason why an answer is refused; empty if it is legal."""
    reason: Reason | None = g.why_not(seat, answer)
    return "" if reason is None else reason.key


def rule_against(g: Campaign, seat: Seat, answer: Any) -> str:
    """The number of the rule that forbids an answer."""
    reason: Reason | None = g.why_not(seat, answer)
    return "" if reason is None else reason.rule


__all__ = [
    "NOBODY",
    "A",
    "B",
    "C",
    "D",
    "E",
    "alone",
    "begin",
    "campaign",
    "fate",
    "refused",
    "rule_against",
    "say",
    "tile",
]
