"""Windows over HTTP: who has answered, and when, shows to nobody else, neither at once nor later."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from fastapi import FastAPI

from feldzug.kernel.dealer import Dealer
from feldzug.kernel.game import Game
from feldzug.kernel.match import Match
from feldzug.kernel.values import Seat
from feldzug.parts.windows import PASS, Window
from feldzug.server.models.play import Step
from feldzug.server.presenter import steps
from feldzug.server.serializer import serializer
from tests.practice import FORDS
from tests.server.conftest import Make
from tests.server.players import Player, problem
from tests.server.test_streams import listening

pytestmark = pytest.mark.usefixtures("fords")


class Court:
    """Three people at a table at which the first question is a window that asks all of them."""

    def __init__(self, new_player: Make) -> None:
        self.people = [new_player() for _ in range(3)]
        ann = self.people[0]
        opened = ann.open("me", "link", "link", game="fords", preset="court")
        self.table = str(opened["table"])
        self.path = f"/api/tables/{self.table}"
        for seat, secret in opened["links"].items():
            self.people[int(seat)].post(f"{self.path}/claim", {"secret": secret})

    def see(self, seat: int) -> Any:
        return self.people[seat].see(self.table, seat)

    def answer(self, seat: int, action: Any = None) -> Any:
        given = {"@": "Pass"} if action is None else action
        reply = self.people[seat].answer(self.table, self.see(seat), given)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def all_that_shows(self, seat: int) -> list[str]:
        """Everything that somebody at a seat can ask for, as it comes."""
        http = self.people[seat].http
        here, own = self.path, {"seat": seat}
        last = self.see(seat)["entries"]
        return [
            http.get(path, params=params).text
            for path, params in (
                (here, own),
                (here, {}),
                ("/api/tables", {}),
                (f"{here}/history", own),
                (f"{here}/history", {}),
                (f"{here}/at/{last}", own),
                (f"{here}/at/{last + 1}", own),
                (f"{here}/at/{last}", {}),
            )
        ]


@pytest.fixture
def court(new_player: Make) -> Court:
    return Court(new_player)


def test_nobody_can_tell_that_somebody_has_answered(court: Court) -> None:
    before = {seat: court.all_that_shows(seat) for seat in (1, 2)}
    seen = court.see(0)
    assert seen["turn"] == [0, 1, 2]
    told = court.answer(0)
    assert told["turn"] == [1, 2]
    assert [step["seat"] for step in told["steps"]] == [0]
    assert {seat: court.all_that_shows(seat) for seat in (1, 2)} == before
    court.answer(0, {"@": "Reconsider"})
    court.answer(0)
    assert {seat: court.all_that_shows(seat) for seat in (1, 2)} == before


def test_the_stream_is_silent_until_the_window_closes(court: Court) -> None:
    begun = court.see(1)
    watch = f"{court.table}:1:{begun['entries']}:{begun['revision']}"
    with listening(court.people[1], watch) as heard:
        court.answer(0)
        court.answer(2)
        own = court.answer(1)
        first = next(heard)
    assert first.data == own
    known = begun["entries"]
    answers = [step["seat"] for step in own["steps"] if step["n"] < known + 3]
    assert answers == [1, None, None], "the own answer first, the others' are nobody's"
    told = court.people[1].get(f"{court.path}/history", seat=1, **{"from": known})
    assert told == own["steps"]
    told = court.people[1].get(f"{court.path}/history", **{"from": known})
    assert [step["seat"] for step in told[:3]] == [None, None, None]


def test_the_order_of_answers_shows_nowhere() -> None:
    """Law: whoever answers first, each seat hears the same."""
    heard: dict[Seat | None, set[str]] = {}
    for order in permutations(range(3)):
        match = Match(FORDS, FORDS.setup(3, preset="court"), Dealer(5))
        assert isinstance(match.position.stack[-1], Window)
        first = match.decision
        match.play(Seat(order[0]), PASS)
        for seat in order[1:]:
            match.play(Seat(seat), PASS)
        for whose in (None, *match.position.seats()):
            told = steps(match, serializer(FORDS), whose, first, match.decision)
            heard.setdefault(whose, set()).add(repr(told))
    assert {seat: len(told) for seat, told in heard.items()} == {None: 1, 0: 1, 1: 1, 2: 1}


def test_a_log_that_is_completed_hides_the_same() -> None:
    game, setup = FORDS, FORDS.setup(3, preset="court")
    match = _played(game)
    twin = Match.resume(game, setup, match.journal, match.position, Dealer(5))
    assert _told(twin) != _told(match)
    twin.fill_log()
    assert _told(twin) == _told(match)
    assert any(step.seat is None for step in _told(match))


def _played(game: Game) -> Match:
    match = Match(game, game.setup(3, preset="court"), Dealer(5))
    for _ in range(30):
        seat = match.position.waiting()[-1]
        match.play(seat, game.seek(match.position, seat, match.position.legal(seat), Dealer(7)))
    return match


def _told(match: Match) -> list[Step]:
    return steps(match, serializer(FORDS), 0, 0, match.decision)


def test_a_guess_at_the_count_is_stale_whoever_has_answered(court: Court) -> None:
    """Nobody can probe how many entries there are: only the own token is taken."""
    seen = court.see(1)

    def probes() -> list[str]:
        wrong = [{**seen, "decision": seen["decision"] + n} for n in (0, 1, 2)]
        nonsense = {"@": "Play", "card": "no such card"}
        return [
            problem(court.people[1].answer(court.table, one, nonsense))["reason"]["key"]
            for one in wrong
        ]

    before = probes()
    assert before[1:] == ["stale-decision", "stale-decision"]
    court.answer(0)
    assert probes() == before


def test_what_is_asked_and_what_could_be_taken_back_does_not_tell_either(court: Court) -> None:
    for seat in range(3):
        court.answer(seat)
    while court.see(0)["turn"] != [0, 1, 2] or "Window" not in _asked(court.see(0)):
        _anyone(court)
    entries = court.people[1].get(f"{court.path}/history", seat=1)
    own = [step["n"] for step in entries if step["seat"] == 1]
    court.people[1].post(f"{court.path}/undo/ask", {"seat": 1, "to": own[-1]})
    before = court.all_that_shows(1)
    court.answer(0)
    assert court.all_that_shows(1) == before
    assert court.see(1)["undo"]["asked"]["consents"] == [1]
    assert all(not court.see(seat)["undo"]["free"] for seat in range(3))


def _asked(seen: Any) -> str:
    return str(seen["progress"][-1]["@"]) if seen["progress"] else ""


def _anyone(court: Court) -> None:
    for seat, player in enumerate(court.people):
        seen = court.see(seat)
        if seat in seen["turn"]:
            legal = [c["action"] for c in seen["offer"]["choices"] if c["reason"] is None]
            passing = next((action for action in legal if action["@"] == "Pass"), None)
            answered = player.answer(court.table, seen, passing)
            assert answered.status_code == 200, answered.text
            return
    raise AssertionError("nobody is asked")


def test_two_answer_the_same_question_with_tokens_from_before(player: Player) -> None:
    """An answer is stale only if the seat's own question has changed."""
    table = player.open("me", "here", game="fords")["table"]
    seen = [player.see(table, seat) for seat in (0, 1)]
    assert [one["turn"] for one in seen] == [[0, 1], [0, 1]]
    assert player.answer(table, seen[0]).status_code == 200
    assert problem(player.answer(table, seen[0]))["type"] == "stale"
    assert player.answer(table, seen[1]).status_code == 200


def test_looking_back_into_a_window_shows_its_beginning(court: Court, app: FastAPI) -> None:
    begun = court.see(1)["entries"]
    before = court.people[1].get(f"{court.path}/at/{begun}", seat=1)
    for seat in (2, 0, 1):
        court.answer(seat)
    app.state.tables.close()
    app.state.tables._tables.clear()  # and so the log must be completed first
    for n in range(begun, begun + 3):
        then = court.people[1].get(f"{court.path}/at/{n}", seat=1)
        assert {**then, "n": begun} == before
