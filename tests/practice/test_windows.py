"""Windows: who is asked, who has answered and who passes in advance tells nothing."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import determinise
from feldzug.kernel.values import FATE, Seat
from feldzug.parts.windows import (
    ALWAYS,
    PASS,
    StandingPass,
    Window,
    answer_in_advance,
    pass_in_advance,
)
from tests.practice import FORDS
from tests.practice.battle import Battle
from tests.practice.cards import CARD_PLAYED, START_OF_BATTLE, CardWindow, DrawCard, Play
from tests.practice.position import Realm
from tests.practice.scenes import FORD, A, B, C, begin, realm

EVERYTHING = FORDS.setup(3, ("omens",), preset="court")
EMPTY_PROMPTS = 30


def battle(*hands: str) -> Realm:
    return begin(realm("ford 0 2 spear, ford 1 2 spear", hands), Battle(FORD, A, B))


def seen(g: Realm, seat: Seat | None) -> Any:
    return g.waiting_as_seen(seat), g.path(), g.progress(seat), g.view(seat)


def test_who_has_answered_a_window_does_not_show() -> None:
    g = battle("hold-the-line", "ambush")
    others = {seat: seen(g, seat) for seat in (None, B, C)}
    assert g.waiting_as_seen(C) == (B, A)
    g.apply(A, PASS)
    assert g.waiting() == (B,)
    assert {seat: seen(g, seat) for seat in (None, B, C)} == others
    assert g.waiting_as_seen(A) == (B,), "it knows of itself"


def test_a_sample_does_not_tell_who_has_answered_either() -> None:
    codec, setup = Codec(FORDS), FORDS.setup(3)
    g = battle("hold-the-line", "ambush")
    before = [codec.text(determinise(g, B, Dealer(n)), setup) for n in range(5)]
    g.apply(A, Play("hold-the-line"))
    assert [codec.text(determinise(g, B, Dealer(n)), setup) for n in range(5)] == before


def test_a_standing_pass_holds_for_its_moment_and_scope() -> None:
    g = battle("feint", "ambush")
    here = pass_in_advance(g, A, "season", START_OF_BATTLE)
    assert here == StandingPass("season", 1, START_OF_BATTLE)
    assert answer_in_advance(g, A, [here]) == PASS
    assert answer_in_advance(g, A, []) is None
    assert answer_in_advance(g, A, [StandingPass("season", 1, CARD_PLAYED)]) is None
    assert answer_in_advance(g, A, [StandingPass("season", 2)]) is None
    assert answer_in_advance(g, A, [StandingPass(ALWAYS, 0)]) == PASS
    assert answer_in_advance(g, C, [StandingPass(ALWAYS, 0)]) is None, "C is not asked"
    with pytest.raises(KeyError):
        pass_in_advance(g, A, "year")


def test_a_pass_until_a_new_card_ends_with_the_next_draw() -> None:
    g = battle("feint", "ambush")
    standing = pass_in_advance(g, A, "new-card")
    assert answer_in_advance(g, A, [standing]) == PASS
    begin(g, DrawCard(A))
    g.apply(FATE, "hold-the-line")
    assert isinstance(g.stack[-1], CardWindow)
    assert answer_in_advance(g, A, [standing]) is None


def test_no_question_is_answered_in_advance_that_is_no_window() -> None:
    g = begin(realm("ford 0 1 spear"), DrawCard(A))
    assert answer_in_advance(g, A, [StandingPass(ALWAYS, 0)]) is None


def played(seed: int, *, in_advance: bool) -> tuple[list[int], int]:
    """A game with everything in which a seat that can only pass wishes not to be asked until it draws.

    Returns how often each seat was asked though it could only pass, and how many answers were compared
    with those to positions that look alike to the others.
    """
    g, dealer, compared = FORDS.start(EVERYTHING), Dealer(seed), 0
    empty = [0, 0, 0]
    passes: dict[Seat, list[StandingPass]] = {seat: [] for seat in g.seats()}
    while waiting := g.waiting():
        seat = waiting[dealer.below(len(waiting))]
        if seat == FATE:
            g.apply(seat, dealer.draw(g.odds()))
            continue
        top = g.stack[-1]
        if in_advance and isinstance(top, Window):
            answer = answer_in_advance(g, seat, passes[seat])
            for other in g.seats():
                if other != seat:
                    alike = determinise(g, other, Dealer(seed))
                    assert answer_in_advance(alike, seat, passes[seat]) == answer
                    compared += 1
            if answer is not None:
                g.apply(seat, answer)
                continue
        legal = g.legal(seat)
        if isinstance(top, Window) and legal == [PASS]:
            empty[seat] += 1
            scope = "new-card" if isinstance(top, CardWindow) else "new-intrigue"
            passes[seat].append(pass_in_advance(g, seat, scope, top.moment))
        g.apply(seat, FORDS.seek(g, seat, legal, dealer))
    return empty, compared


def test_a_person_is_rarely_asked_in_vain_and_answers_in_advance_tell_nothing() -> None:
    asked = [played(seed, in_advance=False)[0] for seed in range(12)]
    found = [played(seed, in_advance=True) for seed in range(12)]
    spared = [empty for empty, _ in found]
    assert max(map(max, spared)) <= EMPTY_PROMPTS
    assert 2 * sum(map(sum, spared)) < sum(map(sum, asked))
    assert sum(compared for _, compared in found) > 100
