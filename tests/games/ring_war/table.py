"""The test language of Ring War: a position from a few lines, a part of a turn begun, fate as written."""

from __future__ import annotations

from typing import Any

from feldzug.games.ring_war.battle import BattlePart
from feldzug.games.ring_war.board import KINDS, PLACE
from feldzug.games.ring_war.drawing import CardPart
from feldzug.games.ring_war.movement import MovementPart
from feldzug.games.ring_war.notation import read
from feldzug.games.ring_war.reinforcement import Reinforcements
from feldzug.games.ring_war.ring import RingPart
from feldzug.games.ring_war.turn import Turn, WholeWar
from feldzug.games.ring_war.war import War
from feldzug.kernel.frames import Frame
from feldzug.kernel.values import FATE, Event, Seat

GREEN, RED, YELLOW, BLACK = Seat(0), Seat(1), Seat(2), Seat(3)
"""The seats of four: green and yellow are good, red and black evil. Of two: green good, red evil."""

PARTS: dict[str, tuple[type[Any], str]] = {
    "reinforcements": (Reinforcements, "battle"),
    "battle": (BattlePart, "movement"),
    "movement": (MovementPart, "cards"),
    "cards": (CardPart, "ring"),
    "ring": (RingPart, "."),
}


def war(text: str, game: str = "4", others: str = "1 infantry 1") -> War:
    """A war with the areas of *text*; all other areas as *others* says ("" leaves them to nobody).

    *game* is the number of players and the options: `war("moria: 0 infantry 2", "2 length=short")`.
    """
    rest = f"others: {others}\n" if others else ""
    g, _ = read(f"game: ring-war {game}\n{text}\n{rest}")
    g.turn = g.turn or 1
    return g


def begin(g: War, part: str, seat: Seat = GREEN) -> War:
    """Begin one part of a seat's turn, with the rest of the turn to follow."""
    kind, after = PARTS[part]
    g.active = seat
    return start(g, WholeWar(at="take_turns"), Turn(seat, at=after), kind(seat))


def start(g: War, *frames: Frame) -> War:
    """Begin with any frames, innermost last."""
    g.stack = list(frames)
    g.settle()
    return g


def fated(g: War, *outcomes: Any) -> list[Event]:
    """What fate brings, one outcome after another; returns all that happened."""
    return [event for outcome in outcomes for event in g.apply(FATE, outcome)]


def answer(g: War, *answers: tuple[Seat, Any]) -> list[Event]:
    """Answers of seats, one after another; returns all that happened."""
    return [event for seat, action in answers for event in g.apply(seat, action)]


def place(name: str) -> int:
    return PLACE[name]


def stands(g: War, area: str) -> str:
    """Who stands in an area, as the notation says it: `0 infantry 2, leader`."""
    at = PLACE[area]
    units = [f"{kind} {g.units[3 * at + n]}" for n, kind in enumerate(KINDS) if g.units[3 * at + n]]
    return f"{g.ruler[at]} " + ", ".join([*units, *(["leader"] if g.leader[at] else [])])
