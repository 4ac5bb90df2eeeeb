"""What a seat receives is the same whatever it cannot see; and no hidden card of another is ever in it."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest
from fastapi import FastAPI

from feldzug.games.ring_war.actions import DiscardArea, PlayCard, Trade
from feldzug.games.ring_war.board import AREA_CARDS
from feldzug.games.ring_war.deck import CARDS
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.war import War
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.frames import Chance
from feldzug.kernel.hidden import determinise
from feldzug.kernel.match import Match
from feldzug.kernel.values import FATE, Seat
from feldzug.server.auth import Caller, hashed
from feldzug.server.play_service import why
from feldzug.server.presenter import progress, snapshot
from feldzug.server.responses import to_json
from feldzug.server.seat_views import SeatView, parts
from feldzug.server.serializer import Serializer, serializer
from feldzug.server.table import Table
from feldzug.server.tables import TableRepository
from tests.practice.game import Fords
from tests.practice.orders import Lay, Season
from tests.practice.position import NOBODY
from tests.practice.scenes import A, B, C, begin, realm
from tests.server.conftest import Make
from tests.server.forward import asked, fast_forward, until
from tests.server.players import Player


@pytest.mark.parametrize(
    "seed", [0, *[pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2, 3)]]
)
def test_every_byte_is_the_same_when_what_is_hidden_is_dealt_anew(
    player: Player, app: FastAPI, seed: int
) -> None:
    """Law: snapshot, offer, and what is told of an answer, at random moments of a game."""
    table = player.open("me", "here", "here")["table"]
    moments = random.Random(seed)
    repository: TableRepository = app.state.tables
    differed = compared = 0
    for moment in range(100):  # windows are not compared, so some games need more moments
        if moment >= 12 and compared > 20:
            break
        fast_forward(app, table, moments.randrange(1, 160), seed * 100 + moment)
        with repository.reading(table) as (_, found):
            if found.is_over:
                table = player.open("me", "here", "here")["table"]
                continue
            for seat in (0, 1, 2):
                before = received(found, seat)
                truth = found.match.position
                other = determinise(truth, Seat(seat), Dealer(moments.randrange(10**6)))
                differed += other.view(None) != truth.view(None) or _hands(other) != _hands(truth)
                found.match.position = other
                assert received(found, seat) == before
                found.match.position = truth
                compared += answers_told_alike(truth, other, Seat(seat))
    assert differed > 5  # else nothing was hidden, and this shows nothing
    assert compared > 20


def received(table: Table, seat: int) -> bytes:
    """How the server would show the table to a seat now: view, what has begun, offer."""
    table.seat_views.clear()  # else it would show what it has written before
    return to_json(snapshot(table, seat, {seat}, ""))


def answers_told_alike(truth: Any, other: Any, seat: Seat) -> int:
    """What *seat* hears of an answer that can be given in both; returns how many were compared.

    A window is left out: who has answered it is hidden, so whether it is the last answer is, too.
    """
    if truth.stack[-1].is_secret():
        return 0
    writes = serializer(RING_WAR)
    actor = truth.waiting()[0]

    def seen_in(g: Any) -> Any:
        return parts(writes.view(g.view(seat)))

    both = [action for action in truth.legal(actor) if action in other.legal(actor)]
    for action in both[:8]:
        told = []
        for g in (truth, other):
            after = g.clone()
            seen = [event.seen_by(seat) for event in after.apply(actor, action)]
            before = SeatView(0, 0, seen_in(g), {}, -1, None)
            told.append(
                to_json(
                    [
                        [writes.event(event) for event in seen if event is not None],
                        after.view(seat),
                        before.followed_by(1, 1, seen_in(after), {}).change,
                        progress(after, writes, seat),
                    ]
                )
            )
        assert told[0] == told[1], action
    return len(both[:8])


def test_what_has_begun_hides_what_is_sealed() -> None:
    """Ring War seals nothing in a frame; a game that does must not tell it by what has begun."""
    writes = Serializer(Fords())
    g = begin(realm("ford 0 2 spear"), Season())
    g.apply(B, Lay("scheme", NOBODY))
    assert "scheme" in str(progress(g, writes, B))
    for seat in (A, C, None):
        told = progress(g, writes, seat)
        assert [frame["@"] for frame in told] == ["Season", "ChooseOrders"]
        assert "scheme" not in str(told)


def _hands(g: Any) -> Any:
    assert isinstance(g, War)
    return [list(hand) for hand in (*g.area_hands, *g.card_hands)]


def test_other_draws_are_told_alike() -> None:
    """Law: the step of a draw that a seat may not see does not depend on what was drawn."""
    writes = serializer(RING_WAR)
    game = writes.game
    match = Match(game, game.setup(3, (), setup="quick", map="base"), Dealer(7))
    choose = random.Random(3).choice
    tried = 0
    while match.position.waiting() and tried < 60:
        seat = match.position.waiting()[0]
        known = len(match.journal)
        match.play(seat, choose(match.position.legal(seat)))
        for n in range(known, len(match.journal)):
            if match.journal[n].seat == FATE and tried < 60:
                before = match.at(n)
                tried += _told_alike(before, writes)
    assert tried > 20


def _told_alike(before: Any, writes: Any) -> int:
    top = before.stack[-1]
    assert isinstance(top, Chance)
    knowing = top.known_to(before)
    if knowing is None:
        return 0
    told: set[bytes] = set()
    for outcome, _ in before.odds().outcomes():
        after = before.clone()
        events = after.apply(FATE, outcome)
        if type(events[0]).__name__ == "EventDrawn":
            continue  # an event card is shown to everyone
        for seat in before.seats():
            if seat not in knowing:
                seen = [event.seen_by(seat) for event in events]
                packed = [writes.event(event) for event in seen if event is not None]
                told.add(to_json([seat, packed, after.view(seat)]))
    assert len(told) <= before.players - 1
    return 1


def test_no_hidden_card_of_another_is_on_the_wire(new_player: Make, app: FastAPI) -> None:
    """Two clients play; every byte that one receives is searched for the other's cards."""
    ann, ben = new_player(), new_player()
    opened = ann.open("me", "link")
    table = opened["table"]
    ben.post(f"/api/tables/{table}/claim", {"secret": opened["links"]["1"]})
    repository: TableRepository = app.state.tables
    searched = 0
    for moment in range(60):
        with repository.reading(table) as (_, found):
            g, decision = found.match.position, found.decision
            assert isinstance(g, War)
            if found.is_over:
                break
            hidden = [[CARDS[card] for card in g.card_hands[seat]] for seat in (0, 1)]
        for seat, who in enumerate((ann, ben)):
            own = set(hidden[seat])
            replies = [
                who.http.get(f"/api/tables/{table}", params={"seat": seat}),
                who.http.get(f"/api/tables/{table}"),
                who.http.get(
                    f"/api/tables/{table}/history", params={"seat": seat, "from": decision - 5}
                ),
                who.http.get("/api/tables"),
            ]
            view = replies[0].json()["view"]
            public = {*view["card_discards"], *[c for p in view["players"] for c in p["played"]]}
            for card in hidden[1 - seat]:
                if card in own or card in public:
                    continue
                searched += 1
                for reply in replies:
                    assert f'"{card}"' not in reply.text
        fast_forward(app, table, 15, moment)
    assert searched > 20


@pytest.mark.parametrize(
    ("question", "heard"),
    [
        ("StartOfTurn", {"not-in-hand"}),
        ("ChooseAttack", {"not-in-hand"}),
        ("TradeCards", {"no-set", ""}),
    ],
)
def test_why_not_gives_nothing_away(
    player: Player, app: FastAPI, question: str, heard: set[str]
) -> None:
    """Law: the reasons against any card or area card do not depend on what the seat cannot see."""
    table = player.open("me", "here")["table"]
    repository: TableRepository = app.state.tables
    caller = Caller(client=hashed(player.http.cookies["feldzug"]))
    until(app, table, asked(0, question))
    with repository.reading(table) as (_, found):
        truth = found.match.position
        assert isinstance(truth, War)
        known = [*truth.area_hands[0], *truth.area_hands[1], *truth.area_pile[:3]]
        actions = [
            *map(PlayCard, range(len(CARDS))),
            *map(DiscardArea, range(len(AREA_CARDS))),
            *map(Trade, combinations(known, 3)),
        ]
        packed = [found.serializer.codec.pack(action) for action in actions]
        before = [why(repository, caller, table, 0, action) for action in packed]
        reasons = {told.reason.key if told.reason else "" for told in before}
        assert reasons & heard  # the question looks at the cards itself
        assert len(reasons) > 1
        for seed in range(5):
            found.match.position = determinise(truth, Seat(0), Dealer(seed))
            assert [why(repository, caller, table, 0, action) for action in packed] == before
        found.match.position = truth
