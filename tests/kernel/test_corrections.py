from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from feldzug.kernel import laws, record
from feldzug.kernel.codec import Codec
from feldzug.kernel.correcting import AnswerCorrected
from feldzug.kernel.dealer import Dealer, ScriptedDealer, SealedDealer
from feldzug.kernel.errors import (
    BadRecord,
    BadValue,
    FeldzugError,
    Illegal,
    NoCorrection,
    NoUndo,
    Stale,
)
from feldzug.kernel.journal import NEW, Corrected, Entry, TakeBack, in_force
from feldzug.kernel.match import Match
from feldzug.kernel.parallel import In, bare
from feldzug.kernel.reported import Confirm
from feldzug.kernel.ripple import HIDDEN, PARKED, ROLL_FALLS, ROLL_STAYS, STAYS, UNKNOWN
from feldzug.kernel.values import FATE, Seat, because
from tests.kernel.test_parallel import ARMY, LARGER, A, B, C, D, begun
from tests.practice import FORDS
from tests.practice.league import LEAGUE, HireFor, League, Result, Roster, SpendPoint, Unit

CODEC = Codec(LEAGUE)


def league(match: Match) -> League:
    assert isinstance(match.position, League)
    return match.position


def last(match: Match, seat: Seat, kind: type) -> int:
    """The number of a seat's last answer of a class."""
    found = [
        n
        for n in in_force(match.journal)
        if match.entry(n).seat == seat and isinstance(bare(match.entry(n).action)[1], kind)
    ]
    return found[-1]


def becomes(match: Match, entry: int, action: Any) -> dict[int, str]:
    ripple = match.ripple(match.position.role("organiser"), entry, action)
    return {step.entry: step.becomes for step in ripple.steps}


def two_battles(dealer: Dealer | None = None) -> Match:
    """Both battles of four realms are reported: A has lost to B and C has won, and plundered."""
    dealer = dealer or ScriptedDealer(["rain", 3, "fair", 5, (6, 6), (1, 2), (4, 4), (2, 2)])
    match = begun(4, dealer)
    for seat, n in ((C, 1), (D, 1), (A, 0), (B, 0)):
        match.play(seat, In(n, ARMY))
    match.play(A, In(0, Result(20, 60)))
    match.play(C, In(1, Result(60, 20)))
    match.play(D, In(1, Confirm(1)))
    return match


# what stays


def test_a_correction_two_entries_back_keeps_the_dice_and_what_still_fits() -> None:
    match = two_battles()
    organiser = match.position.role("organiser")
    assert league(match).gold == [100, 100, 112, 100]
    wrong = last(match, A, Result)
    told = match.correct(organiser, wrong, In(0, Result(60, 20)), "read upside down")
    assert told[0] == AnswerCorrected(organiser, A, wrong, "read upside down")
    assert league(match).gold == [100, 100, 112, 100], "the dice lie as they fell"
    assert league(match).points == [0, 0, 2, 1]
    match.play(B, In(0, Confirm(1)))
    assert league(match).gold == [103, 100, 112, 100], "and new ones are rolled for what is new"


def test_the_journal_tells_the_correction_and_which_entries_are_repeated() -> None:
    match = two_battles()
    before, wrong = list(match.journal), last(match, A, Result)
    match.correct(match.position.role("organiser"), wrong, In(0, Result(60, 20)), "misread")
    corrected = match.journal[len(before)].action
    assert match.journal[: len(before)] == before
    assert corrected == Corrected(wrong, "misread", (NEW, wrong + 1, wrong + 2, wrong + 3))
    assert match.journal[len(before) + 1] == Entry(A, In(0, Result(60, 20)))
    assert in_force(match.journal)[wrong:] == list(range(len(before) + 1, match.length))


def test_dice_stay_with_the_battle_they_were_rolled_for() -> None:
    """Though another battle is settled before it now, and asks for dice first."""
    match = two_battles(ScriptedDealer(["rain", 3, "fair", 5, (6, 6), (1, 1)]))
    organiser = match.position.role("organiser")
    match.play(B, In(0, Confirm(1)))
    wrong = last(match, A, Result)
    found = becomes(match, wrong, In(0, Result(60, 20)))
    assert [found[n] for n in sorted(found)] == [STAYS, STAYS, ROLL_STAYS, STAYS]
    match.correct(organiser, wrong, In(0, Result(60, 20)))
    assert league(match).gold == [102, 100, 112, 100]


def test_dice_that_are_not_asked_for_yet_stay_with_their_question() -> None:
    """What C and D reported no longer fits; when they report again, C plunders what it did."""
    match = two_battles(ScriptedDealer(["rain", 3, "fair", 5, (6, 6)]))
    organiser = match.position.role("organiser")
    wrong = last(match, C, Result)
    match.correct(organiser, wrong, In(1, Result(20, 60)), "the other way round")
    assert league(match).gold == [100] * 4
    assert league(match).points == [0, 0, 1, 2]
    again = last(match, C, Result)
    match.correct(organiser, again, In(1, Result(60, 20)), "no, it was right")
    assert league(match).gold == [100, 100, 112, 100]
    assert not match.at_fence


def test_an_answer_that_no_longer_fits_is_parked_and_asked_again() -> None:
    match = two_battles()
    organiser = match.position.role("organiser")
    match.play(B, In(0, Result(30, 60)))
    match.play(A, In(0, Confirm(2)))
    g = league(match)
    assert g.round == 2
    wrong = last(match, B, Result)
    found = becomes(match, wrong, In(0, Result(20, 60)))
    assert found == {wrong + 1: PARKED}, "there is no second report to confirm any more"
    match.correct(organiser, wrong, In(0, Result(20, 60)))
    assert [bare(entry.action)[1] for entry in match.parked(A)] == [Confirm(2)]
    assert league(match).round == 2, "the same report of the other side confirms the first"


def test_what_was_parked_is_there_until_it_is_given_again() -> None:
    match = two_battles()
    organiser = match.position.role("organiser")
    hired = next(n for n, e in enumerate(match.journal) if e == Entry(A, HireFor(0)))
    match.correct(organiser, hired, HireFor(30))
    wrong = last(match, A, Roster)
    match.correct(organiser, wrong, In(0, LARGER))
    assert not match.parked(A)
    report = last(match, A, Result)
    match.correct(organiser, report, In(0, Result(60, 20)))
    match.play(B, In(0, Confirm(1)))
    points = last(match, C, Result)
    match.correct(organiser, points, In(1, Result(20, 60)))
    assert league(match).gold[C] == 100


def test_who_must_be_asked_again_gives_what_was_parked() -> None:
    match = two_battles()
    organiser = match.position.role("organiser")
    match.play(A, In(0, Result(60, 20)))
    match.play(B, In(0, Confirm(2)))
    first = next(n for n, e in enumerate(match.journal) if e == Entry(A, In(0, Result(20, 60))))
    match.correct(organiser, first, In(0, Result(60, 20)))
    assert [bare(entry.action)[1] for entry in match.parked(A)] == [Result(60, 20)]
    assert [bare(entry.action)[1] for entry in match.parked(B)] == [Confirm(2)]
    assert match.parked(C) == []
    match.play(B, In(0, Confirm(1)))
    assert match.parked(B) == []


# what it would do


def test_a_ripple_changes_nothing_and_rolls_no_dice() -> None:
    match = two_battles()
    before = CODEC.text(match.position, match.setup), list(match.journal), match.decision
    wrong = last(match, C, Result)
    ripple = match.ripple(match.position.role("organiser"), wrong, In(1, Result(20, 60)))
    assert (CODEC.text(match.position, match.setup), match.journal, match.decision) == before
    assert [step.becomes for step in ripple.steps] == [STAYS, ROLL_FALLS]
    assert ripple.certain
    assert ripple.before.gold == (100, 100, 112, 100)
    assert ripple.after.gold == (100, 100, 100, 100)
    assert ripple.new_rolls == 0


def test_a_ripple_says_where_new_dice_are_needed() -> None:
    match = two_battles()
    match.play(B, In(0, Confirm(1)))
    ripple = match.ripple(
        match.position.role("organiser"), last(match, A, Result), In(0, Result(60, 20))
    )
    assert ripple.new_rolls == 1
    assert not ripple.certain


def test_a_ripple_tells_nothing_of_what_is_chosen_in_secret() -> None:
    """Whether an army that nobody has seen still fits does not show."""
    match = begun(4)
    organiser = match.position.role("organiser")
    match.play(A, In(0, ARMY))
    match.play(C, In(1, LARGER))
    hired = next(n for n, e in enumerate(match.journal) if e == Entry(A, HireFor(0)))
    found = becomes(match, hired, HireFor(10))
    assert [found[n] for n in (match.length - 2, match.length - 1)] == [HIDDEN, HIDDEN]
    assert [found[n] for n in range(hired + 1, match.length - 2)] == [STAYS] * 3
    with pytest.raises(NoCorrection, match="correction-of-secret"):
        match.ripple(organiser, match.length - 1, In(1, ARMY))
    match.correct(organiser, hired, HireFor(10))
    assert match.position.waiting() == (B, D)


def test_what_was_drawn_unseen_is_hidden_too() -> None:
    match = two_battles()
    unseen = next(n for n, e in enumerate(match.journal) if e == Entry(FATE, 3))
    found = becomes(match, last(match, D, Roster), In(1, LARGER))
    assert found[unseen] == HIDDEN


def test_where_something_hidden_would_be_shown_a_ripple_ends() -> None:
    """If B had never hired, the organiser could have closed: armies that are secret would be compared."""
    match = begun(2)
    organiser = match.position.role("organiser")
    match.play(A, In(0, ARMY))
    ripple = match.ripple(organiser, 2, HireFor(5))
    assert {step.becomes for step in ripple.steps} == {HIDDEN}
    assert not ripple.certain
    assert UNKNOWN not in {step.becomes for step in ripple.steps}


# who may, and what


def test_only_a_role_corrects_and_only_what_the_rules_allow() -> None:
    match = two_battles()
    organiser = match.position.role("organiser")
    wrong = last(match, A, Result)
    before = CODEC.text(match.position, match.setup), match.length
    for by, entry, action, why in (
        (A, wrong, In(0, Result(60, 20)), "may-not-correct"),
        (organiser, wrong, In(0, Result(160, 20)), "more-than-the-army"),
        (organiser, wrong, In(0, Result(20, 60)), "nothing-to-correct"),
        (organiser, wrong, In(0, ARMY), "not-offered"),
        (organiser, wrong + 3, (1, 1), "no-such-entry"),
        (organiser, 999, In(0, ARMY), "no-such-entry"),
        (organiser, -1, In(0, ARMY), "no-such-entry"),
    ):
        for attempt in (match.ripple, match.correct):
            with pytest.raises(FeldzugError, match=why):
                attempt(by, entry, action)
    with pytest.raises(BadValue, match="text-too-long"):
        match.correct(organiser, wrong, In(0, Result(60, 20)), "n" * 501)
    assert (CODEC.text(match.position, match.setup), match.length) == before


def test_of_two_corrections_at_once_the_second_is_stale() -> None:
    match = two_battles()
    organiser = match.position.role("organiser")
    wrong, seen = last(match, A, Result), match.decision
    match.correct(organiser, wrong, In(0, Result(60, 20)), decision=seen)
    with pytest.raises(Stale):
        match.correct(organiser, wrong, In(0, Result(30, 20)), decision=seen)
    with pytest.raises(NoCorrection):
        match.correct(organiser, wrong, In(0, Result(30, 20)))


def test_in_a_game_without_roles_nobody_corrects() -> None:
    match = laws.random_walk(FORDS, FORDS.setup(2), 3, 10)
    with pytest.raises(Illegal) as error:
        match.correct(A, last(match, A, object), None)
    assert error.value.reason == because("may-not-correct", "kernel")


def test_nothing_is_corrected_once_it_is_over() -> None:
    match = laws.random_walk(LEAGUE, LEAGUE.setup(2), 3, 1000)
    with pytest.raises(NoCorrection, match="game-over"):
        match.correct(match.position.role("organiser"), 0, match.entry(0).action)


def test_taking_back_never_crosses_a_correction() -> None:
    match = two_battles()
    organiser = match.position.role("organiser")
    wrong = last(match, A, Result)
    match.correct(organiser, wrong, In(0, Result(60, 20)))
    assert not any(match.can_undo(seat) for seat in match.position.all_seats())
    for entry in (0, last(match, A, Result), last(match, D, Confirm)):
        with pytest.raises(NoUndo, match="behind-a-correction"):
            match.ask_undo(A, entry)
    match.play(A, In(0, Result(50, 20)))
    match.undo(A)
    assert isinstance(match.journal[-1].action, TakeBack)


def test_a_correction_makes_every_open_question_a_new_one() -> None:
    match = two_battles()
    known = match.token(B, (0,))
    match.correct(match.position.role("organiser"), last(match, A, Result), In(0, Result(60, 20)))
    with pytest.raises(Stale):
        match.play(B, In(0, Confirm(1)), known)


# records


def corrected() -> Match:
    match = two_battles(SealedDealer(bytes(16), LEAGUE.parts))
    organiser = match.position.role("organiser")
    match.play(B, In(0, Confirm(1)))
    match.correct(organiser, last(match, A, Result), In(0, Result(60, 20)), "misread")
    match.correct(organiser, last(match, C, Roster), In(1, LARGER), "copied badly")
    return match


def test_a_record_tells_a_correction_and_its_dice_are_proven() -> None:
    match = corrected()
    laws.match_laws(CODEC, match)
    text = record.write(match)
    found = record.read(text, {"league": LEAGUE})
    assert found.match.journal == match.journal
    transcript = found.transcript
    assert transcript is not None
    standing = [s.number for s in transcript.steps if s.number not in transcript.struck()]
    kept = [n for n in standing if not isinstance(match.journal[n].action, Corrected)]
    assert kept == in_force(match.journal)
    shown = replace(found, secret=bytes(16).hex())
    assert record.verify(shown) == sum(entry.seat == FATE for entry in match.journal)


def test_who_drops_a_roll_by_a_correction_is_found_out() -> None:
    """The organiser's record leaves out an answer that still fitted, and with it its roll."""
    match = corrected()
    journal = match.journal
    at = next(n for n, e in enumerate(journal) if isinstance(e.action, Corrected))
    line = journal[at].action.line
    cut = next(k for k, n in enumerate(line) if k and n != NEW)
    forged = [
        *journal[:at],
        Entry(journal[at].seat, replace(journal[at].action, line=line[:cut])),
        *journal[at + 1 : at + 1 + cut],
    ]
    cheat = Match.replay(LEAGUE, match.setup, forged, SealedDealer(bytes(16), LEAGUE.parts))
    found = record.read(record.write(cheat), {"league": LEAGUE})
    with pytest.raises(BadRecord, match="correction-differs"):
        record.verify(replace(found, secret=bytes(16).hex()))


def test_a_forged_correction_is_refused() -> None:
    match = corrected()
    journal = match.journal
    at = next(n for n, e in enumerate(journal) if isinstance(e.action, Corrected))
    good = journal[at].action
    for forged in (
        Entry(A, good),
        Entry(journal[at].seat, replace(good, line=())),
        Entry(journal[at].seat, replace(good, to=999)),
        Entry(journal[at].seat, replace(good, line=(NEW, at + 1, *good.line[2:]))),
    ):
        with pytest.raises(BadRecord, match="entry-illegal"):
            Match.replay(LEAGUE, match.setup, [*journal[:at], forged, *journal[at + 1 :]])


@given(seed=st.integers(0, 2**32), steps=st.integers(3, 60), pick=st.integers(0, 2**32))
def test_whatever_is_corrected_replays_and_is_proven(seed: int, steps: int, pick: int) -> None:
    match = laws.random_walk(LEAGUE, LEAGUE.setup(3), seed, steps)
    if match.position.outcome() is not None:
        return
    dealer = Dealer(pick)
    organiser = match.position.role("organiser")
    numbers = [n for n in in_force(match.journal) if match.entry(n).seat != FATE]
    entry = numbers[dealer.below(len(numbers))]
    legal = match.at(entry).legal(match.entry(entry).seat)
    action = legal[dealer.below(len(legal))]
    try:
        ripple = match.ripple(organiser, entry, action)
    except NoCorrection:
        return
    known = {step.entry: step.becomes for step in ripple.steps}
    start = match.length
    match.correct(organiser, entry, action, "a mistake")
    line = match.journal[start].action.line
    if ripple.certain:
        assert match.position.view(None) == ripple.after
        assert [n for n in known if known[n] in (STAYS, ROLL_STAYS)] == sorted(
            n for n in line if n != NEW
        )
    laws.match_laws(CODEC, match)
    laws.position_laws(CODEC, match.setup, match.position, seed)
    walker = Dealer(seed)
    for _ in range(6):
        seats = match.position.waiting()
        if not seats:
            break
        legal = match.position.legal(seats[0])
        match.play(seats[0], legal[walker.below(len(legal))])
    laws.match_laws(CODEC, match)


def test_spending_is_asked_again_of_those_it_was_asked() -> None:
    """Frames are told apart by what they were begun with."""
    assert SpendPoint(A).about(None) == ("SpendPoint", 0)
    assert SpendPoint(A).about(None) != SpendPoint(B).about(None)
    assert Unit(0, 3) == Unit(0, 3)


def test_a_match_taken_up_from_before_a_correction_goes_on_the_same() -> None:
    """What a correction has left over is known to whoever enters it again."""
    match = two_battles(SealedDealer(bytes(16), LEAGUE.parts))
    organiser = match.position.role("organiser")
    number = match.begun
    fence = match.at(number)
    match.correct(organiser, last(match, C, Result), In(1, Result(20, 60)))
    assert not match.at_fence
    again = Match.resume(
        LEAGUE, match.setup, match.journal[:number], fence, SealedDealer(bytes(16), LEAGUE.parts)
    )
    for n, entry in enumerate(match.journal[number:], number):
        again.repeat(n, entry)
    for one in (match, again):
        one.correct(organiser, last(one, C, Result), In(1, Result(60, 20)))
    assert CODEC.text(again.position, match.setup) == CODEC.text(match.position, match.setup)
    assert again.journal == match.journal
