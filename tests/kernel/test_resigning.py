"""Giving up: a seat may say so at any time, and the journal proves it."""

from __future__ import annotations

import pytest

from feldzug.kernel import record
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer, SealedDealer
from feldzug.kernel.errors import BadRecord, Illegal, NoUndo
from feldzug.kernel.journal import Entry, Resign
from feldzug.kernel.match import Match
from feldzug.kernel.values import FATE, Outcome, Resigned, Seat
from feldzug.parts.registration import registered
from feldzug.parts.translator import Translator
from tests.practice import FORDS
from tests.practice.registration import REGISTRATION
from tests.practice.scenes import A, B, C

SETUP = FORDS.setup(3)


@pytest.fixture
def match() -> Match:
    return Match(FORDS, SETUP, SealedDealer(b"a secret for the dice"))


def test_who_gives_up_is_last_and_the_others_are_equal(match: Match) -> None:
    assert match.resign(B) == [Resigned(B)]
    assert match.position.outcome() == Outcome("resigned", ((A, C), (B,)))
    assert match.position.waiting() == ()
    assert match.journal[-1] == Entry(B, Resign())


def test_it_is_no_answer_to_a_question(match: Match) -> None:
    before = match.decision
    with pytest.raises(Illegal):
        match.play(A, Resign())
    assert match.decision == before


def test_a_game_that_is_over_is_not_given_up_nor_is_it_taken_back(match: Match) -> None:
    match.resign(B)
    with pytest.raises(Illegal) as refused:
        match.resign(A)
    assert refused.value.reason.key == "game-over"
    with pytest.raises(NoUndo):
        match.undo(B)


@pytest.mark.parametrize("seat", [FATE, Seat(3)])
def test_only_who_plays_gives_up(match: Match, seat: Seat) -> None:
    with pytest.raises(Illegal):
        match.resign(seat)
    with pytest.raises(BadRecord):
        match.repeat(len(match.journal), Entry(seat, Resign()))


def test_it_is_replayed_resumed_looked_back_to_and_recorded(match: Match) -> None:
    last = match.decision
    match.resign(C)
    codec = Codec(FORDS)
    text = codec.text(match.position, SETUP)
    again = Match.replay(FORDS, SETUP, match.journal, Dealer(0))
    assert codec.text(again.position, SETUP) == text
    assert again.log[-1] == (Resigned(C),)
    assert codec.text(match.at(last + 1), SETUP) == text
    assert match.at(last).outcome() is None
    found = record.read(record.write(match, ["Ann", "Ben", "Cid"]), {"fords": FORDS})
    assert found.match.position.outcome() == match.position.outcome()
    assert record.verify(found) == last


def test_it_is_told_in_words(match: Match) -> None:
    (event,) = match.resign(B)
    names, packed = ("Ann", "Ben", "Cid"), Codec(FORDS).event(event)
    with registered(REGISTRATION):
        assert Translator(FORDS, "en", names).event(event) == "Ben gives up."
        assert Translator(FORDS, "de", names).packed_event(packed) == "Ben gibt auf."
