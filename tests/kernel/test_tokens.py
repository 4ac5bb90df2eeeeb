"""An answer is stale only if the seat's own question has changed."""

from __future__ import annotations

import pytest

from feldzug.kernel.dealer import Dealer, ScriptedDealer
from feldzug.kernel.errors import Illegal, Stale
from feldzug.kernel.match import Match
from feldzug.kernel.reported import Confirm, Dispute, Settle
from feldzug.kernel.sealed import RECONSIDER, Sealed
from feldzug.parts.windows import Pass
from tests.practice import FORDS
from tests.practice.battle import Battle, Losses, TableBattle
from tests.practice.cards import START_OF_BATTLE, CardWindow, Play
from tests.practice.orders import Lay, March, Season
from tests.practice.position import HERALD, NOBODY, SPEAR, Realm, Take
from tests.practice.scenes import FORD, HILL, A, B, C, begin, realm

SETUP = FORDS.setup(3)
SCHEME = Lay("scheme", NOBODY)
SEATS = (A, B, C)


def match_from(g: Realm, dealer: Dealer | None = None) -> Match:
    return Match.replay(FORDS, SETUP, [], dealer, origin=g, earlier=10)


def choosing() -> Match:
    """All three lay an order in secret; nobody draws, for the pile is empty."""
    g = realm("ford 0 1 spear")
    g.pile = []
    return match_from(begin(g, Season()))


def tokens(match: Match) -> list[int]:
    return [match.token(seat) for seat in SEATS]


def test_seats_that_choose_in_secret_do_not_make_each_others_answers_stale() -> None:
    match = choosing()
    known = tokens(match)
    assert known == [10, 10, 10]
    for seat in (C, A, B):
        match.play(seat, SCHEME, known[seat])
    assert len(match.journal) == 3


def test_ones_own_answer_is_stale_the_second_time() -> None:
    match = choosing()
    known = tokens(match)
    match.play(A, SCHEME, known[A])
    match.play(B, SCHEME, known[B])
    with pytest.raises(Stale) as error:
        match.play(A, RECONSIDER, known[A])
    assert dict(error.value.reason.args) == {"answered": 10, "current": 11}


def test_a_token_tells_nothing_of_what_others_have_done() -> None:
    quiet, busy = choosing(), choosing()
    busy.play(B, SCHEME)
    busy.play(B, RECONSIDER)
    busy.play(C, SCHEME)
    assert quiet.token(A) == busy.token(A)
    for match in (quiet, busy):
        match.play(A, SCHEME)
    assert quiet.token(A) == busy.token(A)


def test_whoever_reconsiders_makes_only_the_own_answer_stale() -> None:
    match = choosing()
    known = tokens(match)
    match.play(A, SCHEME, known[A])
    match.play(A, RECONSIDER, match.token(A))
    with pytest.raises(Stale):
        match.play(A, SCHEME, known[A])
    match.play(B, SCHEME, known[B])
    match.play(A, SCHEME, match.token(A))
    match.play(C, SCHEME, known[C])


def test_the_number_of_the_next_entry_is_taken_too() -> None:
    match = choosing()
    match.play(A, SCHEME, match.decision)
    match.play(B, SCHEME, match.decision)
    assert match.token(C) != match.decision
    match.play(C, SCHEME, match.decision)


def test_a_new_question_has_a_new_token_for_everybody() -> None:
    match = choosing()
    before = tokens(match)
    for seat in (B, C):
        match.play(seat, SCHEME)
    match.play(A, Lay("march", HILL))
    assert all(new > old for new, old in zip(tokens(match), before, strict=True))
    with pytest.raises(Stale):
        match.play(B, RECONSIDER, before[B])
    with pytest.raises(Illegal, match="not-your-decision"):
        match.play(B, SCHEME, match.token(B))


def test_the_same_window_once_more_is_another_question() -> None:
    """Seat 1 passes, seat 0 acts: then both are asked again, by a window that looks the same."""
    hands = ("hold-the-line hold-the-line", "hold-the-line")
    match = match_from(begin(realm("ford 0 2 spear, ford 1 2 spear", hands), Battle(FORD, A, B)))
    first = tokens(match)
    match.play(A, Play("hold-the-line"), first[A])
    match.play(B, Pass(), first[B])
    while match.position.waiting() != (B, A) and match.position.waiting() != (A, B):
        match.play(match.position.waiting()[0], Pass())
    with pytest.raises(Stale):
        match.play(B, Pass(), first[B])
    match.play(B, Pass(), match.token(B))


def test_what_is_taken_back_in_secret_changes_only_the_own_token() -> None:
    match = choosing()
    known = tokens(match)
    match.play(A, SCHEME)
    match.play(A, RECONSIDER)
    assert tokens(match) == [known[A] + 2, known[B], known[C]]
    with pytest.raises(Stale):
        match.play(A, SCHEME, known[A])
    match.play(B, SCHEME, known[B])
    match.play(A, SCHEME, match.token(A))


def test_a_question_that_was_left_and_returned_to_counts_as_changed() -> None:
    g = begin(realm("ford 0 2 spear, ford 0 1 herald"), March(A, HILL))
    match = match_from(g)
    known = match.token(A)
    match.play(A, Take(FORD, SPEAR, 1), known)
    between = match.token(A)
    match.undo(A)
    for stale in (known, between):
        with pytest.raises(Stale):
            match.play(A, Take(FORD, SPEAR, 1), stale)
    match.play(A, [Take(FORD, SPEAR, 1), Take(FORD, HERALD, 1)], match.token(A))


def test_where_answers_do_not_show_undo_does_not_tell_of_them() -> None:
    """In a window all may reconsider; whether a pass can be taken back shall not show who has passed."""
    hands = ("feint", "feint", "ambush")
    g = realm("ford 0 2 spear, ford 1 2 spear", hands)
    match = match_from(begin(g, CardWindow(START_OF_BATTLE, SEATS)))
    told = []
    for seat in (A, B):
        match.play(seat, Pass(), match.token(seat))
        told.append((match.can_undo(A), match.token(A), match.position.legal(A)))
    assert told[0] == told[1] == (False, 11, [RECONSIDER])
    match.play(A, RECONSIDER, match.token(A))
    match.play(A, Pass(), match.token(A))


def test_what_is_taken_back_by_consent_changes_every_token() -> None:
    match = choosing()
    known = tokens(match)
    match.play(A, SCHEME)
    match.ask_undo(A, 0)
    for seat in (B, C):
        match.consent(seat)
    assert tokens(match) == [12, 12, 12]
    for seat in SEATS:
        with pytest.raises(Stale):
            match.play(seat, SCHEME, known[seat])


def reported() -> Match:
    """Seats 1 and 2 confirm what seat 0 reports; in a dispute seat 2 settles it."""
    g = realm("ford 0 3 spear, ford 1 3 spear")
    g.stack = [Battle(FORD, A, B, at="."), TableBattle((A,), (B, C), C)]
    match = match_from(g)
    match.play(A, Losses(1, 1))
    return match


def test_confirming_does_not_make_another_confirmation_stale() -> None:
    match = reported()
    known = tokens(match)
    match.play(C, Confirm(1), known[C])
    match.play(B, Confirm(1), known[B])


def test_a_dispute_makes_the_confirmation_of_the_arbiter_stale() -> None:
    match = reported()
    known = tokens(match)
    match.play(B, Dispute(1), known[B])
    with pytest.raises(Stale):
        match.play(C, Confirm(1), known[C])
    match.play(C, Settle(Losses(2, 2)), match.token(C))


def wandered(seed: int) -> Match:
    """A match in which seats answer, reconsider and take back as they like."""
    match, dealer = Match(FORDS, SETUP, Dealer(seed)), Dealer(seed)
    for step in range(80):
        if match.position.outcome() is not None:
            break
        asked = [seat for seat in SEATS if match.position.legal(seat)]
        seat = asked[dealer.below(len(asked))]
        legal = match.position.legal(seat)
        match.play(seat, legal[dealer.below(len(legal))], match.token(seat))
        if step % 5 == 0 and match.can_undo(seat):
            match.undo(seat)
    return match


@pytest.mark.parametrize("seed", range(4))
def test_no_token_of_a_seat_ever_comes_again(seed: int) -> None:
    match = wandered(seed)
    again = Match.replay(FORDS, SETUP, [])
    used: dict[int, list[int]] = {seat: [] for seat in SEATS}
    for n, entry in enumerate(match.journal):
        if entry.seat in used:
            used[entry.seat].append(again.token(entry.seat))
        again.repeat(n, entry)
    assert tokens(again) == tokens(match), "a replayed match has the same tokens"
    for found in used.values():
        assert found == sorted(set(found))
        assert len(found) > 3


@pytest.mark.parametrize("seed", range(4))
def test_a_resumed_match_has_the_same_tokens(seed: int) -> None:
    match = wandered(seed)
    tried = 0
    past = Match.replay(FORDS, SETUP, [])
    for n, entry in enumerate(match.journal):
        if past.at_fence:
            tried += 1
            again = Match.resume(FORDS, SETUP, match.journal[:n], past.position, Dealer(0))
            assert tokens(again) == tokens(past)
            for number, later in enumerate(match.journal[n : n + 4], n):
                again.repeat(number, later)
            there = Match.replay(FORDS, SETUP, match.journal, until=n + 4)
            assert tokens(again) == tokens(there)
        past.repeat(n, entry)
    assert tried > 3


def test_in_the_middle_of_a_secret_choice_there_is_no_fence() -> None:
    """Else a resumed match would not know who has answered since the question began."""
    match = choosing()
    assert match.at_fence
    match.play(A, SCHEME)
    match.play(B, SCHEME)
    match.play(B, RECONSIDER)
    assert not match.at_fence


def test_a_match_taken_up_from_its_checkpoint_tells_no_more_of_a_secret_choice() -> None:
    match = choosing()
    begun = match.decision
    match.play(A, SCHEME)
    match.play(B, SCHEME)
    match.play(B, RECONSIDER)
    checkpoint = match.checkpoint()
    assert (checkpoint.number, checkpoint.fence) == (begun, True)
    again = Match(FORDS, SETUP, Dealer(0), origin=checkpoint.position, earlier=begun, deal=False)
    for n, entry in enumerate(match.journal[begun - match.earlier :]):
        again.repeat(n, entry)
    assert tokens(again) == tokens(match)
    assert (again.begun, again.decision) == (match.begun, match.decision)
    assert again.position.stack == match.position.stack


@pytest.mark.parametrize("seed", range(4))
def test_what_is_not_chosen_in_secret_is_taken_up_where_it_stands(seed: int) -> None:
    match = wandered(seed)
    past = Match.replay(FORDS, SETUP, [])
    tried = 0
    for n, entry in enumerate(match.journal):
        if not isinstance(past.position.stack[-1], Sealed):
            tried += 1
            checkpoint = past.checkpoint()
            assert (checkpoint.number, checkpoint.fence) == (n, past.at_fence)
            assert checkpoint.position is past.position
        past.repeat(n, entry)
    assert tried > 3


def test_fate_changes_every_token() -> None:
    match = match_from(begin(realm(), Season()), ScriptedDealer(["feint", "feint", "ambush"]))
    for seat in SEATS:
        match.play(seat, SCHEME)
    assert tokens(match) == [match.decision] * 3
