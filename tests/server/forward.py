"""Playing on within the server, in one transaction: for tests that need a position deep in a game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from fastapi import FastAPI

from feldzug.kernel.dealer import Dealer
from feldzug.kernel.match import Match
from feldzug.kernel.values import Seat
from feldzug.kernel.walks import Walk, uniform

Way = Callable[[Any, Seat, list[Any]], Any]
"""How a seat chooses at a position among what is legal."""
LONGEST = 20_000
"""More answers than any game has that comes to something."""


def fast_forward(app: FastAPI, table: str, answers: int = 10**6, seed: int = 1) -> None:
    """Let everyone answer at random, so many times or to the end."""
    with app.state.tables.changing(table) as change:
        play_on(change.table.match, answers, seed)


def to_the_end(app: FastAPI, table: str, but: int, seed: int = 1) -> None:
    """Play at random until the game could be over after some more answers."""
    with app.state.tables.reading(table) as (_, found):
        match = found.match
        twin = Match.replay(match.game, match.setup, match.journal, match.dealer)
    answers = play_on(twin, 10**6, seed)
    fast_forward(app, table, answers - but, seed)


def play_on(match: Match, answers: int, seed: int) -> int:
    """How many answers were given."""
    choose = random.Random(seed).choice
    for n in range(answers):
        waiting = match.position.waiting()
        if not waiting:
            return n
        match.play(waiting[0], choose(match.position.legal(waiting[0])))
    return answers


def until(
    app: FastAPI,
    table: str,
    wanted: Callable[[Any], bool],
    choose: Callable[[list[Any]], Any] | None = None,
    *,
    walk: Walk = uniform,
) -> None:
    """Let everyone answer, by a walk unless told how, until the position is as wanted.

    The dice are another's with every table: a game that ends first, or goes round in circles, is tried again
    with other answers.
    """
    with app.state.tables.changing(table) as change:
        match = change.table.match
        ways: list[Way] = [_walked(walk, seed) for seed in range(40)]
        if choose:
            ways.insert(0, lambda _position, _seat, legal: choose(legal))
        for way in ways:
            twin = Match.replay(match.game, match.setup, match.journal, match.dealer)
            answers = _answers_until(twin, wanted, way)
            if answers is not None:
                for seat, action in answers:
                    match.play(seat, action)
                return
    raise AssertionError("whatever was answered, it did not come to that")


def _walked(walk: Walk, seed: int) -> Way:
    dealer = Dealer(seed)
    return lambda position, seat, legal: walk(position, seat, legal, dealer)


def _answers_until(
    match: Match, wanted: Callable[[Any], bool], way: Way
) -> list[tuple[Seat, Any]] | None:
    answers: list[tuple[Seat, Any]] = []
    while not wanted(match.position):
        waiting = match.position.waiting()
        if not waiting or len(answers) == LONGEST:
            return None
        seat = waiting[0]
        answers.append((seat, way(match.position, seat, match.position.legal(seat))))
        match.play(*answers[-1])
    return answers


def asked(seat: int, question: str) -> Callable[[Any], bool]:
    """Whether that seat is asked a question of that name."""

    def found(position: Any) -> bool:
        if seat not in position.waiting():
            return False
        return type(position.offer(Seat(seat)).question).__name__ == question

    return found
