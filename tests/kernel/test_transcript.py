from __future__ import annotations

import json
from typing import Any

import pytest

from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import BadValue
from feldzug.kernel.laws import random_walk
from feldzug.kernel.match import Match
from feldzug.kernel.transcript import Step, Transcript
from feldzug.kernel.values import Outcome, Seat
from tests.practice import FORDS

A, B = Seat(0), Seat(1)
FELL: dict[str, Any] = {"@": "UnitFell", "area": "hill", "seat": 0, "kind": "spear"}
STEPS = (Step(0, A, (FELL,)), Step(1, B, ()), Step(2, B, (), back=1), Step(3, B, ()))
TRANSCRIPT = Transcript("fords@1", STEPS, Outcome("points", ((B,), (A,)), (1, 3)))


@pytest.mark.parametrize("told", [TRANSCRIPT, Transcript("x", ())], ids=["full", "empty"])
def test_a_transcript_is_plain_json(told: Transcript) -> None:
    assert Transcript.unpack(json.loads(json.dumps(told.pack()))) == told


def test_a_step_names_only_what_it_has() -> None:
    assert STEPS[0].pack() == {"n": 0, "seat": 0, "events": [FELL]}
    assert STEPS[2].pack() == {"n": 2, "seat": 1, "events": [], "back": 1}


def test_it_can_be_told_what_was_taken_back() -> None:
    assert TRANSCRIPT.struck() == {1}
    further = Transcript("x", (*STEPS, Step(4, A, (), back=0)))
    assert further.struck() == {0, 1, 3}


@pytest.mark.parametrize(
    "packed",
    [
        None,
        [],
        {},
        {"steps": []},
        {"rules": "x", "steps": {}},
        {"rules": "x", "steps": [7]},
        {"rules": "x", "steps": [{"n": 0, "seat": "0", "events": []}]},
        {"rules": "x", "steps": [{"n": True, "seat": 0, "events": []}]},
        {"rules": "x", "steps": [{"n": 0, "seat": 0, "events": [], "back": "1"}]},
        {"rules": "x", "steps": [{"n": 0, "seat": 0}]},
        {"rules": "x", "steps": [], "outcome": 7},
        {"rules": "x", "steps": [], "outcome": {"ending": "x", "ranking": [], "scores": []}},
        {"rules": "x", "steps": [], "outcome": {"ending": "x", "ranking": [[0]]}},
        {"rules": "x", "steps": [], "outcome": {"ending": "x", "ranking": [[]], "scores": []}},
        {"rules": "x", "steps": [], "outcome": {"ending": "x", "ranking": [[0], []], "scores": []}},
        {"rules": "x", "steps": [], "outcome": {"ending": "x", "ranking": [[0, 0]], "scores": []}},
        {"rules": "x", "steps": [], "outcome": {"ending": "x", "ranking": [[1]], "scores": []}},
        {"rules": "x", "steps": [], "outcome": {"ending": "x", "ranking": [[0, 1]], "scores": [1]}},
    ],
    ids=str,
)
def test_what_is_no_transcript_is_refused(packed: Any) -> None:
    with pytest.raises(BadValue):
        Transcript.unpack(packed)


def test_the_transcript_of_a_match_tells_every_entry_with_all_that_was_hidden() -> None:
    match = random_walk(FORDS, FORDS.setup(3), 4, 1000)
    codec = Codec(FORDS)
    told = match.transcript(codec)
    assert [step.number for step in told.steps] == list(range(len(match.journal)))
    assert told.outcome == match.position.outcome()
    assert told.rules == match.position.rules.id
    drawn = [event for step in told.steps for event in step.events if event["@"] == "CardDrawn"]
    assert len(drawn) >= 6
    assert Transcript.unpack(json.loads(json.dumps(told.pack()))) == told


def test_a_transcript_goes_on_counting_where_the_past_ended() -> None:
    g = random_walk(FORDS, FORDS.setup(3), 4, 3).position
    past = Transcript("fords@1", (Step(0, A, (FELL,)), Step(1, B, ())))
    match = Match(FORDS, FORDS.setup(3), Dealer(1), origin=g, earlier=2, past=past)
    seat = match.position.waiting()[0]
    match.play(seat, match.position.legal(seat)[0])
    match.undo(seat)
    told = match.transcript(Codec(FORDS))
    assert told.steps[:2] == past.steps
    assert [(step.number, step.back) for step in told.steps[2:]] == [(2, None), (3, 2)]
    assert told.struck() == {2}
