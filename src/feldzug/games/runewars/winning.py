"""Who is out and who has won: looked at when an effect is done. [RW-344 – RW-353]

Control, runes and heroes change in the midst of things. What a seat sees of runes counts at once; who has
won counts when the effect is over, so a frame that looks waits below it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.board import SHEETS
from feldzug.games.runewars.decks import FALSE
from feldzug.games.runewars.elimination import eliminate, has_no_area
from feldzug.games.runewars.turn import OwnTurn
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Flow, Names, Procedure, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Event, Outcome, Query, Seat
from feldzug.parts.decks import EVERYBODY

BETWEEN_EFFECTS: Final[Names] = ("SeasonOfTheYear", "Turn", "OwnActions", "QuestPhase")
"""What lies directly on one of these is an effect of its own. [RW-345]"""


@dataclass(slots=True, unsafe_hash=True)
class DragonRunes(Query):
    """How many dragon runes a seat controls. [RW-343]"""

    seat: Seat


def dragon_runes(g: World, seat: int) -> int:
    return g.value(DragonRunes(Seat(seat)), g.dragons(seat))


@dataclass(slots=True, unsafe_hash=True)
class RuneGoal(Query):
    """How many dragon runes win. [RW-344]"""


def goal(g: World) -> int:
    return g.value(RuneGoal(), g.options.goal)


def could_have(g: World) -> list[int]:
    """How many dragon runes each seat controls at most, for all that lies open."""
    runes = g.runes
    controller = g.controller
    tokens = [0] * g.players
    for n, area in enumerate(runes.areas):
        seat = controller[area]
        if seat >= 0 and not (runes.seen[n] == EVERYBODY and runes.kinds[n] == FALSE):
            tokens[seat] += 1
    return [g.value(DragonRunes(seat), tokens[seat]) for seat in g.seats()]


# when it is looked


_BETWEEN: Final[dict[type, bool]] = {}


def _is_between_effects(kind: type) -> bool:
    """Whether what lies directly on such a frame is an effect of its own; worked out once a class."""
    found = _BETWEEN.get(kind)
    if found is None:
        found = _BETWEEN[kind] = kind.__name__ in BETWEEN_EFFECTS
    return found


def look(g: World) -> Todo:
    """Something has changed: runes are looked at now, all else when the effect is done. [RW-338, RW-345]"""
    g.look_at_runes()
    stack = g.stack
    at = len(stack) - 1
    while at >= 0 and not _is_between_effects(type(stack[at])):
        at -= 1
    if at < 0:
        return None  # the set-up
    if at == len(stack) - 1:
        return SettleUp()
    if not isinstance(stack[at + 1], SettleUp):
        stack.insert(at + 1, SettleUp())
    return None


def is_unsettled(g: World) -> bool:
    """Whether an effect is in progress after which it is looked."""
    return any(isinstance(frame, SettleUp) for frame in g.stack)


@dataclass(slots=True)
class SettleUp(Procedure):
    """An effect is done: who is out, and who has won? [RW-345, RW-352]"""

    @staticmethod
    def inside() -> Names:
        return BETWEEN_EFFECTS

    @staticmethod
    def flow() -> Flow:
        return "leave", "win"

    def leave(self, g: World) -> None:
        """Whoever controls no area is out; who is left alone wins. [RW-352, RW-353]"""
        for seat in g.playing():
            if has_no_area(g, seat):
                eliminate(g, seat)
        left = g.playing()
        if len(left) == 1:
            win(g, left[0], "last-player")

    def win(self, g: World) -> None:
        check_winner(g)


# who has won


def ranked(g: World, seats: list[Seat]) -> list[Seat]:
    """Most dragon runes, then most influence, then most starting influence. [RW-346, RW-351]"""
    return sorted(
        seats,
        key=lambda seat: (
            -dragon_runes(g, seat),
            -g.influence[seat],
            -SHEETS[g.faction[seat]].influence,
        ),
    )


@dataclass(slots=True, unsafe_hash=True)
class WinsAtOnce(Query):
    """Whether enough dragon runes win as soon as they are there: 1 or 0. [RW-344]"""


def wins_at_once(g: World) -> bool:
    return bool(g.value(WinsAtOnce(), 1))


def wins_by_itself(g: World) -> bool:
    """Whether enough dragon runes win at once, at any time. [RW-344, RW-345]"""
    return g.options.win_check == "automatic" and wins_at_once(g)


def check_winner(g: World) -> None:
    """Whoever controls enough dragon runes wins at once. [RW-344 – RW-346]"""
    if not wins_by_itself(g):
        return
    enough = goal(g)
    at_most = could_have(g)
    near = [seat for seat in g.playing() if at_most[seat] >= enough]
    if near:
        g.fence()  # that nobody has won tells something, too
    found = [seat for seat in near if dragon_runes(g, seat) >= enough]
    if not found:
        return
    winner = ranked(g, found)[0]
    if g.options.win_tie == "current-player" and g.active in found:
        winner = Seat(g.active)
    win(g, winner, "dragon-runes")


@dataclass(slots=True, unsafe_hash=True)
class GameWon(Event):
    """A seat has won, with so many dragon runes."""

    seat: Seat
    count: int


def win(g: World, winner: Seat, ending: str) -> None:
    """The game is over; all tokens are turned up. [RW-344, RW-351]"""
    reveal_all(g)
    others = ranked(g, [seat for seat in g.playing() if seat != winner])
    out = [seat for seat in g.seats() if g.is_out[seat]]
    ranking: list[tuple[Seat, ...]] = [(winner,), *[(seat,) for seat in others]]
    if out:
        ranking.append(tuple(out))
    scores = tuple([dragon_runes(g, seat) for seat in g.seats()])
    g.tell(GameWon(winner, scores[winner]))
    g.finish(Outcome(ending, tuple(ranking), scores))


def reveal_all(g: World) -> None:
    runes = g.runes.clone()
    runes.seen = [EVERYBODY for _ in runes.seen]
    g.runes = runes


def last_count(g: World) -> None:
    """After the last winter all tokens are turned up; most dragon runes win. [RW-351]"""
    win(g, ranked(g, g.playing())[0], "last-year")


# announced in the own turn


@dataclass(frozen=True, slots=True)
class AnnounceVictory(Action):
    """Turn up the dragon runes: they are enough."""


def may_announce(frame: OwnTurn, g: World, seat: Seat) -> list[Any]:
    """With the option *announced* nobody wins before he says so in his own turn. [RW-345]"""
    if g.options.win_check != "announced" or not wins_at_once(g):
        return []
    return [AnnounceVictory()] if dragon_runes(g, seat) >= goal(g) else []


def announce(frame: OwnTurn, g: World, seat: Seat, action: Any) -> Todo:
    win(g, seat, "dragon-runes")
    return None


def install(rules: Rules) -> None:
    rules.check(look)
    rules.offer(OwnTurn, may_announce, announce, kinds=(AnnounceVictory,))
