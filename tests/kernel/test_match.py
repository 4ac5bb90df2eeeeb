from __future__ import annotations

import pytest

from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer, ScriptedDealer
from feldzug.kernel.errors import BadRecord, Illegal, NoUndo, Stale
from feldzug.kernel.frames import Chance
from feldzug.kernel.journal import Entry, TakeBack, in_force
from feldzug.kernel.match import Match
from feldzug.kernel.reported import Confirm
from feldzug.kernel.sealed import RECONSIDER
from feldzug.kernel.values import FATE, Seat
from feldzug.parts.windows import Pass
from tests.practice import FORDS
from tests.practice.battle import Battle, Losses
from tests.practice.cards import START_OF_BATTLE, CardDrawn, CardWindow, DrawCard
from tests.practice.orders import Lay, March, OrdersRevealed, Season
from tests.practice.position import HERALD, NOBODY, SPEAR, Realm, Take
from tests.practice.scenes import FORD, HILL, A, B, C, begin, realm
from tests.practice.skirmish import HitUnit, PointOut

SETUP = FORDS.setup(3)
SCHEME = Lay("scheme", NOBODY)
ONE_SPEAR, NO_SPEAR = Take(FORD, SPEAR, 1), Take(FORD, SPEAR, 0)
HERALD_TOO, NO_HERALD = Take(FORD, HERALD, 1), Take(FORD, HERALD, 0)


def match_from(g: Realm, dealer: Dealer | None = None) -> Match:
    return Match.replay(FORDS, SETUP, [], dealer, origin=g)


def marching() -> Match:
    """Seat 0 is asked how many spears march from the ford, then how many heralds."""
    return match_from(begin(realm("ford 0 2 spear, ford 0 1 herald"), March(A, HILL)))


def text(match: Match) -> str:
    return Codec(FORDS).text(match.position, SETUP)


def test_fate_has_answered_before_anybody_is_asked() -> None:
    match = Match(FORDS, SETUP, Dealer(1))
    assert [entry.seat for entry in match.journal] == [FATE] * 6
    assert match.position.waiting() == (A, B, C)
    assert match.decision == 6


def test_a_position_is_never_changed_but_left_behind() -> None:
    match = marching()
    before = match.position
    match.play(A, ONE_SPEAR)
    assert match.position is not before
    assert before.legal(A)[0] == NO_SPEAR


def test_play_tells_what_happened_and_then_what_fate_brought() -> None:
    match = match_from(begin(realm(), Season()), ScriptedDealer(["feint", "ambush", "feint"]))
    assert match.play(A, SCHEME) == []
    assert match.play(B, SCHEME) == []
    events = match.play(C, SCHEME)
    assert events == [
        OrdersRevealed(tuple((seat, "scheme", NOBODY) for seat in (A, B, C))),
        CardDrawn(A, "feint"),
        CardDrawn(B, "ambush"),
        CardDrawn(C, "feint"),
    ]
    assert [event for told in match.log for event in told] == events


def test_an_answer_to_an_older_decision_is_stale() -> None:
    match = marching()
    token = match.decision
    match.play(A, ONE_SPEAR, token)
    with pytest.raises(Stale) as error:
        match.play(A, NO_HERALD, token)
    assert dict(error.value.reason.args) == {"answered": token, "current": token + 1}
    match.play(A, NO_HERALD, token + 1)


def test_taking_back_makes_a_decision_stale_too() -> None:
    match = marching()
    match.play(A, ONE_SPEAR)
    match.undo(A)
    with pytest.raises(Stale):
        match.play(A, NO_SPEAR, 0)
    match.play(A, NO_SPEAR, match.decision)


@pytest.mark.parametrize(
    ("seat", "action", "why"),
    [
        (B, ONE_SPEAR, "not-your-decision"),
        (FATE, ONE_SPEAR, "not-your-decision"),
        (A, Take(FORD, SPEAR, 3), "not-offered"),
        (A, Pass(), "not-offered"),
        (A, TakeBack(0), "not-offered"),
        (A, None, "not-offered"),
        (A, Take(FORD, SPEAR, "one"), "not-offered"),  # type: ignore[arg-type]
        (A, Take(None, SPEAR, 1), "not-offered"),  # type: ignore[arg-type]
        (A, [], "not-offered"),
    ],
    ids=str,
)
def test_what_may_not_be_done_is_refused_and_leaves_no_trace(
    seat: int, action: object, why: str
) -> None:
    match = marching()
    before = text(match)
    with pytest.raises(Illegal, match=why):
        match.play(type(A)(seat) if seat == FATE else (A, B, C)[seat], action)
    assert (text(match), match.journal, match.log) == (before, [], [])


def test_an_answer_goes_on_record_as_it_was_offered() -> None:
    match = marching()
    match.play(A, Take(FORD, SPEAR, True))
    assert repr(match.journal[0].action) == repr(ONE_SPEAR)


def test_a_gesture_is_played_whole() -> None:
    match = marching()
    match.play(A, [ONE_SPEAR, HERALD_TOO])
    assert match.journal == [Entry(A, ONE_SPEAR), Entry(A, HERALD_TOO)]
    assert match.position.waiting() == ()


def test_a_gesture_that_fails_is_not_played_at_all() -> None:
    match = marching()
    before = text(match)
    with pytest.raises(Illegal, match="not-offered"):
        match.play(A, [ONE_SPEAR, Take(FORD, HERALD, 2)])
    with pytest.raises(Illegal, match="gesture-interrupted"):
        match.play(A, [ONE_SPEAR, HERALD_TOO, HERALD_TOO])
    assert (text(match), match.journal, match.log) == (before, [], [])


def test_fate_interrupts_a_gesture() -> None:
    g = begin(realm("ford 0 1 spear, ford 1 1 spear", ("feint",)), Battle(FORD, A, B))
    with pytest.raises(Illegal, match="gesture-interrupted"):
        match_from(g).play(A, [Pass(), Pass()])


def test_ones_own_answers_are_taken_back_one_by_one() -> None:
    match = marching()
    start = text(match)
    match.play(A, ONE_SPEAR)
    middle = text(match)
    match.play(A, HERALD_TOO)
    match.undo(A)
    assert text(match) == middle
    match.undo(A)
    assert text(match) == start
    with pytest.raises(NoUndo, match="behind-a-fence"):
        match.undo(A)


def test_a_gesture_is_taken_back_as_one() -> None:
    match = marching()
    start = text(match)
    match.play(A, [ONE_SPEAR, HERALD_TOO])
    match.undo(A, 0)
    assert text(match) == start
    assert match.journal == [Entry(A, ONE_SPEAR), Entry(A, HERALD_TOO), Entry(A, TakeBack(0))]
    assert in_force(match.journal) == []
    assert match.at_fence
    again = Match.replay(FORDS, SETUP, match.journal, origin=match.origin)
    assert (text(again), again.journal, again.log) == (start, match.journal, match.log)


def test_what_came_before_the_gesture_can_still_be_taken_back() -> None:
    match = marching()
    start = text(match)
    match.play(A, ONE_SPEAR)
    match.play(A, HERALD_TOO)
    match.undo(A, 1)
    assert match.position.legal(A)[0] == NO_HERALD
    match.undo(A)
    assert text(match) == start


@pytest.mark.parametrize(
    ("seat", "to", "why"),
    [
        (B, 0, "not-your-answer"),
        (A, 2, "behind-a-fence"),
        (A, -1, "behind-a-fence"),
        (A, 10**6, "behind-a-fence"),
    ],
)
def test_of_several_answers_only_ones_own_are_taken_back(seat: Seat, to: int, why: str) -> None:
    match = marching()
    match.play(A, [ONE_SPEAR, HERALD_TOO])
    before = text(match)
    with pytest.raises(NoUndo, match=why):
        match.undo(seat, to)
    assert (text(match), len(match.journal)) == (before, 2)


def test_several_answers_are_not_taken_back_across_that_of_another() -> None:
    match = match_from(begin(realm("ford 0 1 spear"), Season()))
    match.play(A, SCHEME)
    match.play(B, SCHEME)
    for seat in (A, B):
        with pytest.raises(NoUndo, match="behind-a-fence"):
            match.undo(seat, 0)


def test_several_answers_are_not_taken_back_across_a_reveal() -> None:
    g = realm("ford 0 1 spear, ford 0 1 herald")
    g.pile = []  # so that nobody draws, and seat 0 goes on at once
    match = match_from(begin(g, Season()))
    match.play(B, SCHEME)
    match.play(C, SCHEME)
    match.play(A, Lay("march", HILL))
    match.play(A, ONE_SPEAR)
    assert match.free_answers(A) == 1
    with pytest.raises(NoUndo, match="behind-a-fence"):
        match.undo(A, 2)
    match.undo(A, 3)


def test_the_journal_only_grows() -> None:
    match = marching()
    match.play(A, ONE_SPEAR)
    match.undo(A)
    match.play(A, NO_SPEAR)
    assert match.journal == [Entry(A, ONE_SPEAR), Entry(A, TakeBack(0)), Entry(A, NO_SPEAR)]
    assert in_force(match.journal) == [2]
    assert len(match.log) == 3


def test_nobody_takes_back_the_answer_of_another() -> None:
    match = marching()
    match.play(A, ONE_SPEAR)
    with pytest.raises(NoUndo, match="not-your-answer"):
        match.undo(B)


def test_what_was_chosen_in_secret_is_reconsidered_not_taken_back() -> None:
    """Else one could tell by it whether another seat has chosen since."""
    match = match_from(begin(realm("ford 0 1 spear"), Season()))
    match.play(A, SCHEME)
    for later in ((), (B,)):
        for seat in later:
            match.play(seat, SCHEME)
        assert not match.can_undo(A)
        with pytest.raises(NoUndo, match="behind-a-fence"):
            match.undo(A)
    match.play(A, RECONSIDER)
    assert not match.can_undo(A)


@pytest.mark.parametrize("others", [[], [(B, HitUnit(0))], [(B, HitUnit(0)), (B, HitUnit(1))]])
def test_some_steps_of_a_secret_choice_are_taken_back_whatever_others_do(
    others: list[tuple[Seat, HitUnit]],
) -> None:
    g = begin(realm("ford 0 5 spear, ford 1 5 spear"), PointOut(FORD, (A, B), (2, 2)))
    match = Match.replay(FORDS, FORDS.setup(3, ("skirmish",)), [], origin=g)
    match.play(A, HitUnit(3))
    for seat, hit in others:
        match.play(seat, hit)
    assert match.free_answers(A) == 1
    with pytest.raises(NoUndo, match="behind-a-fence"):
        match.undo(A, 0)
    match.undo(A)
    assert match.journal[-1] == Entry(A, RECONSIDER)
    assert A not in match.position.frame(PointOut).steps
    assert len(match.position.frame(PointOut).steps.get(B, ())) == len(others)
    assert not match.can_undo(A)


def test_what_opened_a_secret_choice_is_not_taken_back() -> None:
    """Not even while nobody has chosen yet: that it no longer could be would tell that somebody has."""
    g = realm("ford 0 1 spear", ("feint", "feint", "ambush"))
    match = match_from(begin(g, March(A, HILL), CardWindow(START_OF_BATTLE, (A, B))))
    match.play(A, NO_SPEAR)
    assert isinstance(match.position.stack[-1], CardWindow)
    assert not match.can_undo(A)
    match.play(B, Pass())
    assert not match.can_undo(A)


def test_nothing_is_taken_back_once_fate_has_answered() -> None:
    g = begin(realm("ford 0 1 spear, ford 1 1 spear", ("feint",)), Battle(FORD, A, B))
    match = match_from(g)
    match.play(A, Pass())
    assert match.journal[-1].seat == FATE
    with pytest.raises(NoUndo, match="behind-a-fence"):
        match.undo(A)


def test_nothing_is_taken_back_once_something_was_revealed() -> None:
    match = match_from(begin(realm("ford 0 1 spear, ford 0 1 herald"), Season()))
    match.position.frame(Season)
    match.play(B, Lay("scheme", NOBODY))
    match.play(C, Lay("scheme", NOBODY))
    match.dealer = ScriptedDealer(["feint", "feint"])
    match.play(A, Lay("march", HILL))
    with pytest.raises(NoUndo, match="behind-a-fence"):
        match.undo(A)


def test_a_gesture_ends_at_a_reveal_so_that_nobody_tries_one_to_learn_what_is_hidden() -> None:
    g = realm("ford 0 1 spear, ford 0 1 herald")
    g.pile = []  # so that nobody draws, and seat 0 could go on at once
    match = match_from(begin(g, Season()))
    match.play(B, SCHEME)
    match.play(C, SCHEME)
    for second in (ONE_SPEAR, Take(FORD, SPEAR, 9)):
        with pytest.raises(Illegal, match="gesture-interrupted"):
            match.play(A, [Lay("march", HILL), second])
    match.play(A, Lay("march", HILL))
    match.play(A, ONE_SPEAR)
    match.undo(A)
    assert match.journal[-1] == Entry(A, TakeBack(3))
    with pytest.raises(NoUndo, match="behind-a-fence"):
        match.undo(A)


def test_a_finished_game_is_a_fence() -> None:
    match = Match(FORDS, FORDS.setup(2), Dealer(4))
    while match.position.outcome() is None:
        seat = match.position.waiting()[0]
        match.play(seat, match.position.legal(seat)[-1])
    for seat in (A, B):
        with pytest.raises(NoUndo, match="behind-a-fence"):
            match.undo(seat)


def test_with_everybodys_consent_even_dice_are_taken_back() -> None:
    match = match_from(begin(realm(), Season()), ScriptedDealer(["feint", "feint", "ambush"]))
    start = text(match)
    for seat in (A, B, C):
        match.play(seat, SCHEME)
    assert len(match.journal) == 6
    match.ask_undo(B, 0)
    for _ in range(3):
        match.consent(A)
    assert len(match.journal) == 6, "consenting twice is not two consents"
    match.consent(C)
    assert text(match) == start
    assert match.journal[-1] == Entry(B, TakeBack(0, (A, B, C)))


def test_a_refusal_ends_the_matter() -> None:
    match = marching()
    match.play(A, ONE_SPEAR)
    match.ask_undo(A, 0)
    match.consent(B, agree=False)
    with pytest.raises(NoUndo, match="nothing-asked"):
        match.consent(C)
    assert match.journal == [Entry(A, ONE_SPEAR)]


def test_playing_on_withdraws_what_was_asked() -> None:
    match = marching()
    match.play(A, ONE_SPEAR)
    match.ask_undo(B, 0)
    match.play(A, HERALD_TOO)
    with pytest.raises(NoUndo, match="nothing-asked"):
        match.consent(A)


def test_a_free_undo_withdraws_what_was_asked() -> None:
    """Else a later consent would take back an entry that is struck out already."""
    match = marching()
    match.play(A, ONE_SPEAR)
    match.ask_undo(B, 0)
    match.undo(A)
    with pytest.raises(NoUndo, match="nothing-asked"):
        match.consent(A)


def test_only_answers_in_force_can_be_taken_back() -> None:
    match = match_from(begin(realm("", ("feint",)), DrawCard(A)), ScriptedDealer(["feint"]))
    match.deal()
    for entry in (0, 1, -1):
        with pytest.raises(NoUndo, match="no-such-entry"):
            match.ask_undo(A, entry)
    other = marching()
    other.play(A, ONE_SPEAR)
    other.undo(A)
    with pytest.raises(NoUndo, match="no-such-entry"):
        other.ask_undo(A, 0)


def played(seed: int, steps: int) -> Match:
    """A match with some answers; now and then those that are free are taken back, one or all."""
    match, dealer = Match(FORDS, SETUP, Dealer(seed)), Dealer(seed)
    for step in range(steps):
        if match.position.outcome() is not None:
            break
        seats = match.position.waiting()
        seat = seats[dealer.below(len(seats))]
        legal = match.position.legal(seat)
        match.play(seat, legal[dealer.below(len(legal))])
        if step % 3 == 0 and match._free:
            match.undo(seat, match._free[0].number if step % 2 else None)
    return match


@pytest.mark.parametrize("seed", range(5))
def test_a_replayed_match_is_the_match(seed: int) -> None:
    match = played(seed, 30)
    again = Match.replay(FORDS, SETUP, match.journal)
    assert text(again) == text(match)
    assert (again.journal, again.log) == (match.journal, match.log)
    assert any(isinstance(entry.action, TakeBack) for entry in match.journal)
    for seat in match.position.waiting():
        action = match.position.legal(seat)[0]
        match.play(seat, action)
        again.dealer = ScriptedDealer([e.action for e in match.journal[len(again.journal) + 1 :]])
        again.play(seat, action)
        assert (text(again), len(again._free)) == (text(match), len(match._free))
        break


def test_a_replay_may_stop_anywhere() -> None:
    match = played(1, 20)
    for until in range(len(match.journal)):
        assert len(Match.replay(FORDS, SETUP, match.journal, until=until).journal) == until
    line = in_force(match.journal)
    assert isinstance(match.at(line[0]).stack[-1], Chance)


@pytest.mark.parametrize(
    ("entries", "at", "why"),
    [
        ([Entry(B, ONE_SPEAR)], 0, "not-your-decision"),
        ([Entry(A, ONE_SPEAR), Entry(A, Take(FORD, HERALD, 2))], 1, "not-offered"),
        ([Entry(A, ONE_SPEAR), Entry(A, TakeBack(1))], 1, "behind-a-fence"),
        ([Entry(A, ONE_SPEAR), Entry(B, TakeBack(0))], 1, "not-your-answer"),
        ([Entry(A, ONE_SPEAR), Entry(A, TakeBack(0, (A, B)))], 1, "behind-a-fence"),
        ([Entry(A, ONE_SPEAR), Entry(A, TakeBack(7, (A, B, C)))], 1, "no-such-entry"),
        ([Entry(A, ONE_SPEAR), Entry(A, HERALD_TOO), Entry(B, TakeBack(0))], 2, "not-your-answer"),
        ([Entry(A, ONE_SPEAR), Entry(A, HERALD_TOO), Entry(A, TakeBack(2))], 2, "behind-a-fence"),
        (
            [Entry(A, ONE_SPEAR), Entry(A, TakeBack(0)), Entry(A, NO_SPEAR), Entry(A, TakeBack(0))],
            3,
            "behind-a-fence",
        ),
    ],
    ids=str,
)
def test_a_journal_that_breaks_the_rules_names_the_entry(
    entries: list[Entry], at: int, why: str
) -> None:
    g = begin(realm("ford 0 2 spear, ford 0 1 herald"), March(A, HILL))
    with pytest.raises(BadRecord) as error:
        Match.replay(FORDS, SETUP, entries, origin=g)
    assert error.value.entry == at
    assert dict(error.value.reason.args)["why"] == why


def test_a_report_can_be_corrected_until_it_is_confirmed() -> None:
    setup = FORDS.setup(3, battles="reported")
    g = begin(realm("ford 0 3 spear, ford 1 2 spear", reported=True), Battle(FORD, A, B))
    match = Match.replay(FORDS, setup, [], origin=g)
    match.play(A, Losses(0, 2))
    match.undo(A)
    match.play(A, Losses(1, 1))
    match.play(B, Confirm(1))
    with pytest.raises(NoUndo):
        match.undo(A)


def test_it_can_be_told_what_can_be_taken_back() -> None:
    match = marching()
    told = [(match.at_fence, match.can_undo(A), match.can_undo(B))]
    match.play(A, ONE_SPEAR)
    told.append((match.at_fence, match.can_undo(A), match.can_undo(B)))
    match.undo(A)
    told.append((match.at_fence, match.can_undo(A), match.can_undo(B)))
    assert told == [(True, False, False), (False, True, False), (True, False, False)]


def test_it_can_be_told_how_many_answers_can_be_taken_back() -> None:
    match = marching()
    match.play(A, [ONE_SPEAR, HERALD_TOO])
    assert (match.free_answers(A), match.free_answers(B)) == (2, 0)
    match.undo(A)
    assert match.free_answers(A) == 1
    match.undo(A)
    assert match.free_answers(A) == 0


@pytest.mark.parametrize("seed", range(5))
def test_a_match_is_resumed_at_any_fence(seed: int) -> None:
    match = played(seed, 60)
    tried = 0
    for n in range(len(match.journal)):
        past = Match.replay(FORDS, SETUP, match.journal, until=n)
        if past.at_fence:
            tried += 1
            again = Match.resume(FORDS, SETUP, match.journal[:n], past.position, Dealer(0))
            for number, entry in enumerate(match.journal[n:], n):
                again.repeat(number, entry)
            assert text(again) == text(match)
            assert again.journal == match.journal
            assert [again.can_undo(seat) for seat in (A, B, C)] == [
                match.can_undo(seat) for seat in (A, B, C)
            ]
    assert tried > 1
