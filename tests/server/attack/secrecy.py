"""Secrecy: everything that a seat cannot see is dealt anew, and what it is told must stay the same."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from fastapi import FastAPI

from feldzug.games.ring_war.actions import DiscardArea, PlayCard, Trade
from feldzug.games.ring_war.board import AREA_CARDS
from feldzug.games.ring_war.deck import CARDS
from feldzug.games.ring_war.glance import glance
from feldzug.games.ring_war.war import War
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import determinise
from feldzug.kernel.values import Seat
from feldzug.server import order_service, pass_service
from feldzug.server.auth import Caller, hashed
from feldzug.server.play_service import why
from feldzug.server.presenter import snapshot
from feldzug.server.responses import to_json
from feldzug.server.tables import TableRepository
from tests.server.forward import fast_forward
from tests.server.players import Player

DEALT_ANEW = 3


@dataclass
class Compared:
    views: int = 0
    questions: int = 0
    """Questions *why not* that were asked again with other hidden cards."""
    hidden: int = 0
    """How often something hidden was really other than before."""
    leaks: int = 0

    def __str__(self) -> str:
        return (
            f"{self.views} views and {self.questions} questions asked again with other hidden cards "
            f"({self.hidden} really other), {self.leaks} leaks"
        )


def secrecy(app: FastAPI, player: Player, moments: int, seed: int) -> Compared:
    """Look at random moments of games of three, as each seat."""
    found = Compared()
    chance = random.Random(seed)
    repository: TableRepository = app.state.tables
    table = player.open("me", "here", "here")["table"]
    caller = Caller(client=hashed(player.http.cookies["feldzug"]))
    for moment in range(moments):
        fast_forward(app, table, chance.randrange(1, 160), seed * 1000 + moment)
        with repository.reading(table) as (_, held):
            if not held.is_over:
                _look(found, repository, caller, held, chance)
                continue
        table = player.open("me", "here", "here")["table"]
    return found


def _look(
    found: Compared, repository: TableRepository, caller: Caller, held: Any, chance: random.Random
) -> None:
    truth = held.match.position
    assert isinstance(truth, War)
    for seat in range(3):
        others = [card for other in range(3) if other != seat for card in truth.area_hands[other]]
        actions = [
            *map(PlayCard, range(len(CARDS))),
            *map(DiscardArea, range(len(AREA_CARDS))),
            *[Trade(three) for three in combinations(others[:6], 3)],
        ]
        packed = [held.serializer.codec.pack(action) for action in actions]

        def told(seat: int = seat, packed: list[Any] = packed) -> list[bytes]:
            held.seat_views.clear()  # else it would show what it has written before
            reasons = [why(repository, caller, held.id, seat, action) for action in packed]
            here = repository, caller, held.id, seat
            beside = [order_service.listed(*here), pass_service.listed(*here)]
            shown = [snapshot(held, seat, {seat}, ""), glance(held.match.position), *beside]
            return [to_json(one) for one in [*shown, *reasons]]

        before = told()
        for _ in range(DEALT_ANEW):
            other = determinise(truth, Seat(seat), Dealer(chance.randrange(10**6)))
            found.hidden += _hands(other) != _hands(truth)
            held.match.position = other
            after = told()
            held.match.position = truth
            found.views += 1
            found.questions += len(packed)
            found.leaks += sum(one != two for one, two in zip(before, after, strict=True))


def _hands(g: Any) -> Any:
    return g.card_hands, g.area_hands
