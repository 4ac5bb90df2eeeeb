from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from feldzug.kernel import laws
from feldzug.kernel.bounds import MOST_VALUES
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import BadValue, Illegal
from feldzug.kernel.frames import NOT_OFFERED
from feldzug.kernel.hidden import determinise
from feldzug.kernel.match import Match
from feldzug.kernel.notation import read_value, write_value
from feldzug.kernel.open_laws import open_answers_are_judged
from feldzug.kernel.parallel import In
from feldzug.kernel.reported import Confirm, Dispute, ResultSettled, Settle
from feldzug.kernel.sealed import RECONSIDER
from feldzug.kernel.values import Reason, Seat, because
from tests.kernel.test_parallel import ARMY, MAP, A, B, C, begun
from tests.practice.league import (
    LEAGUE,
    ChooseMap,
    CloseHiring,
    HireFor,
    LayMap,
    League,
    Result,
    Roster,
    Tile,
    Unit,
)

CODEC = Codec(LEAGUE)
LARGE_MAP = LayMap(tuple([Tile(n % 15, n // 15, "forest") for n in range(150)]))


def hiring(players: int = 3) -> Match:
    match = Match(LEAGUE, LEAGUE.setup(players), Dealer(1))
    match.play(match.position.role("organiser"), MAP)
    return match


def fought(players: int = 2) -> Match:
    """Both sides have their armies; the table is asked."""
    match = begun(players)
    match.play(A, In(0, ARMY))
    match.play(B, In(0, ARMY))
    return match


# what is not listed


def test_a_question_takes_what_is_not_listed_if_nothing_forbids_it() -> None:
    match = Match(LEAGUE, LEAGUE.setup(2), Dealer(1))
    organiser = match.position.role("organiser")
    offer = match.position.offer(organiser)
    assert offer is not None
    assert offer.forms == ("LayMap",)
    assert LARGE_MAP not in offer.legal
    assert match.position.why_not(organiser, LARGE_MAP) is None
    twice = LayMap((Tile(0, 0, "hill"), Tile(0, 0, "plain")))
    assert match.position.why_not(organiser, twice) == because("tile-twice", "league-1")
    match.play(organiser, LARGE_MAP)
    assert isinstance(match.position, League)
    assert len(match.position.tiles) == 150


def test_other_classes_are_still_refused() -> None:
    match = Match(LEAGUE, LEAGUE.setup(2), Dealer(1))
    organiser = match.position.role("organiser")
    assert match.position.why_not(organiser, HireFor(0)) == NOT_OFFERED
    assert hiring().position.why_not(A, ARMY) == NOT_OFFERED


def test_a_sealed_choice_takes_what_is_not_listed_and_hides_it() -> None:
    match = begun(2)
    army = Roster((Unit(2, 1), Unit(0, 9)))
    assert In(0, army) not in match.position.legal(A)
    dear = match.position.why_not(A, In(0, Roster((Unit(2, 4),))))
    assert dear == because("army-too-large", "league-3", cost=120, most=100)
    match.play(A, In(0, army))
    assert match.position.legal(A) == [In(0, RECONSIDER)]
    for seed in range(4):
        sample = determinise(match.position, B, Dealer(seed))
        (choices,) = [sample.within((0,), lambda top: top.choices)]  # type: ignore[attr-defined]
        assert choices[A] != army


def test_a_shared_question_takes_amounts() -> None:
    match = hiring()
    assert match.position.why_not(A, HireFor(17)) is None
    assert match.position.why_not(A, HireFor(101)) == because("too-dear", "league-2", gold=100)
    match.play(A, HireFor(17))
    assert isinstance(match.position, League)
    assert match.position.gold[A] == 83


# who may, though nobody waits for it


def test_some_are_waited_for_and_others_may_answer_too() -> None:
    match = hiring()
    organiser = match.position.role("organiser")
    assert match.position.waiting() == (A, B, C)
    assert match.position.may_answer() == (A, B, C, organiser)
    match.play(B, HireFor(10))
    assert match.position.waiting() == (A, C)
    assert match.position.admits(B)
    match.play(B, HireFor(30))
    match.play(organiser, CloseHiring())
    assert isinstance(match.position, League)
    assert match.position.gold == [100, 60, 100]
    assert match.position.branches() == [(0,), (1,)]


def test_an_answer_to_a_shared_question_makes_no_other_stale() -> None:
    match = hiring()
    known = [match.token(seat) for seat in (A, B, C)]
    for seat in (C, A, B):
        match.play(seat, HireFor(10), known[seat])
    assert match.position.branches() == [(0,), (1,)]


def test_modules_offer_and_ban_answers_to_a_shared_question() -> None:
    g = hiring().position.clone()
    rules = LEAGUE.rules(LEAGUE.setup(3))
    banned = because("not-today", "league-2")
    bans, offers = dict(rules.bans), dict(rules.offers)
    try:
        rules.ban(type(g.stack[-1]), lambda _f, _g, _s, a: banned if a == HireFor(0) else None)
        rules.offer(
            type(g.stack[-1]), lambda _f, _g, _s: [RECONSIDER], lambda _f, g, s, _a: g.pay(s, 1)
        )
        assert g.why_not(A, HireFor(0)) == banned
        assert RECONSIDER in g.legal(A)
        assert HireFor(0) not in g.legal(A)
        g.apply(A, RECONSIDER)
        assert isinstance(g, League)
        assert g.gold[A] == 101
    finally:
        rules.bans, rules.offers = bans, offers
        rules._offers_for.clear()
        rules._bans_for.clear()
        rules._bans_on.clear()


# reports


def test_either_side_reports_and_the_other_confirms() -> None:
    for one, other in ((A, B), (B, A)):
        match = fought()
        assert match.position.waiting() == (A, B)
        match.play(one, In(0, Result(33, 44)))
        assert match.position.waiting() == (other,)
        assert match.position.why_not(one, In(0, Confirm(1))) == NOT_OFFERED
        match.play(other, In(0, Confirm(1)))
        assert isinstance(match.position, League)
        assert match.position.points == [1, 2]


def test_a_report_is_changed_until_it_is_confirmed_and_a_confirmation_names_it() -> None:
    match = fought()
    match.play(A, In(0, Result(60, 20)))
    known = match.token(B, (0,))
    match.play(A, In(0, Result(60, 30)))
    assert match.position.why_not(A, In(0, Result(60, 30))) == NOT_OFFERED
    changed = match.position.why_not(B, In(0, Confirm(1)))
    assert changed == because("report-changed", "kernel")
    assert match.token(B, (0,)) > known
    match.play(B, In(0, Result(20, 60)))  # the other side tells it otherwise
    assert match.position.waiting() == (A,)
    match.play(A, In(0, Result(20, 60)))  # and is right
    assert isinstance(match.position, League)
    assert match.position.points == [1, 2]


def test_a_dispute_is_settled_by_the_arbiter_or_by_the_sides_themselves() -> None:
    for agreed in (False, True):
        match = fought()
        organiser = match.position.role("organiser")
        match.play(A, In(0, Result(60, 20)))
        match.play(B, In(0, Dispute(1)))
        assert match.position.waiting() == (organiser,)
        if agreed:
            match.play(B, In(0, Result(40, 40)))
            events = match.play(A, In(0, Confirm(2)))
        else:
            events = match.play(organiser, In(0, Settle(Result(40, 40), "seen by all")))
            told = ResultSettled(organiser, (A, B), Result(40, 40), "seen by all")
            assert events[0] == told
        assert isinstance(match.position, League)
        assert match.position.points == [1, 1]


def test_the_arbiter_may_settle_at_any_time_but_nothing_impossible() -> None:
    match = fought()
    organiser = match.position.role("organiser")
    assert organiser in match.position.may_answer()
    impossible = match.position.why_not(organiser, In(0, Settle(Result(101, 0))))
    assert impossible == because("more-than-the-army", "league-4", most=100)
    assert match.position.why_not(organiser, In(0, Settle(ARMY))) == NOT_OFFERED
    assert match.position.why_not(organiser, In(0, Result(40, 40))) == NOT_OFFERED
    assert match.position.why_not(A, In(0, Settle(Result(40, 40)))) == NOT_OFFERED
    match.play(organiser, In(0, Settle(Result(40, 40))))
    assert isinstance(match.position, League)
    assert match.position.points == [1, 1]


# from outside


def packed(action: Any) -> Any:
    return json.loads(json.dumps(CODEC.pack(action)))


@pytest.mark.parametrize(
    "action",
    [
        LARGE_MAP,
        In(3, Roster((Unit(1, 20),))),
        Settle(Result(1, 2), "so it was"),
        In(0, In(1, ARMY)),
    ],
    ids=lambda action: type(action).__name__,
)
def test_open_answers_are_written_and_read(action: Any) -> None:
    assert CODEC.action(packed(action)) == action
    assert read_value(CODEC, write_value(CODEC, action)) == action


def test_what_is_out_of_bounds_is_refused_as_it_is_read() -> None:
    tile = CODEC.pack(Tile(0, 0, "plain"))
    deep: Any = []
    for _ in range(30):
        deep = [deep]
    for answer, why in (
        ({"@": "LayMap", "tiles": [tile] * 151}, "too-long"),
        ({"@": "LayMap", "tiles": [{**tile, "terrain": "x" * 21}]}, "text-too-long"),
        ({"@": "LayMap", "tiles": [{**tile, "terrain": 4}]}, "wrong-type"),
        ({"@": "LayMap", "tiles": [{**tile, "x": True}]}, "wrong-type"),
        ({"@": "LayMap", "tiles": [{"@": "Unit", "troop": "foot", "count": 1}]}, "wrong-type"),
        ({"@": "LayMap", "tiles": deep}, "too-deep"),
        ({"@": "Roster", "units": [{"@": "Unit", "troop": "foot", "count": 21}]}, "out-of-bounds"),
        ({"@": "Roster", "units": [{"@": "Unit", "troop": "foot", "count": 0}]}, "out-of-bounds"),
        ({"@": "Roster", "units": [{"@": "Unit", "troop": "dragon", "count": 1}]}, "unknown-name"),
        ({"@": "Settle", "report": packed(ARMY), "note": "n" * 501}, "text-too-long"),
        ({"@": "Spend", "on": "x" * 4001}, "text-too-long"),
        ("x" * 4001, "text-too-long"),
        ({"@": "In", "branch": 0, "action": tile}, "wrong-type"),
        ([[0] * 9000, [0] * 9000, [0] * 9000], "too-large"),
        (tile, "unknown-class"),
    ):
        with pytest.raises(BadValue, match=why):
            CODEC.action(answer)
    assert MOST_VALUES < 27_000


@dataclass
class Careless(ChooseMap):
    """Breaks on a map that is empty."""

    def forbids(self, g: League, action: LayMap) -> Reason | None:
        return None if action.tiles[0].x >= 0 else NOT_OFFERED


def test_a_question_that_breaks_on_an_open_answer_breaks_a_law() -> None:
    g = LEAGUE.start(LEAGUE.setup(2))
    open_answers_are_judged(CODEC, g, 3)
    g.stack[-1] = Careless(g.role("organiser"))
    broken = []
    for seed in range(20):
        try:
            open_answers_are_judged(CODEC, g, seed)
        except AssertionError as error:
            broken.append(str(error))
    assert broken
    assert all("breaks the rules" in sentence for sentence in broken)


def test_what_is_refused_changes_nothing() -> None:
    match = begun(2)
    before = CODEC.text(match.position, match.setup)
    with pytest.raises(Illegal):
        match.play(A, In(0, Roster((Unit(2, 4),))))
    assert CODEC.text(match.position, match.setup) == before
    laws.looking_changes_nothing(CODEC, match.setup, match.position)


def test_a_seat_without_a_role_lays_no_map() -> None:
    g = LEAGUE.start(LEAGUE.setup(2))
    assert g.why_not(Seat(0), MAP) is not None
