"""Hits pointed out in secret, one at a time or as one gesture, however many units there are."""

from __future__ import annotations

from statistics import median
from time import perf_counter

from feldzug.kernel.dealer import Dealer
from feldzug.kernel.frames import RECONSIDER
from feldzug.kernel.hidden import determinise
from feldzug.kernel.match import Match
from feldzug.kernel.values import because
from tests.practice import FORDS
from tests.practice.battle import Battle
from tests.practice.position import SPEAR, Realm, UnitFell
from tests.practice.scenes import FORD, A, B, begin, realm
from tests.practice.skirmish import HitsPointedOut, HitUnit, PointOut

SETUP = FORDS.setup(3, ("skirmish",))


def skirmish(armies: str) -> Realm:
    g = begin(realm(armies, modules=("skirmish",)), Battle(FORD, A, B))
    assert isinstance(g.stack[-1], PointOut)
    return g


def large() -> Realm:
    """21 units on each side, eight hits each."""
    g = realm(modules=("skirmish",))
    g.units[FORD][A] = [14, 7]
    g.units[FORD][B] = [20, 1]
    return begin(g, PointOut(FORD, (B, A), (8, 8)))


def test_9_1_hits_are_pointed_out_one_at_a_time_and_seen_when_all_are_done() -> None:
    g = skirmish("ford 0 4 spear, ford 1 4 spear")
    assert g.waiting() == (B, A)
    assert g.legal(A) == [HitUnit(n) for n in range(4)]
    g.apply(A, HitUnit(3))
    assert g.waiting() == (B, A), "A has one more hit"
    assert g.legal(A) == [HitUnit(n) for n in range(3)]
    assert g.apply(A, HitUnit(0)) == []
    assert g.waiting() == (B,)
    g.apply(B, HitUnit(1))
    events = g.apply(B, HitUnit(0))
    hits = HitsPointedOut(((A, (3, 0)), (B, (1, 0))))
    assert events == [hits, *[UnitFell(FORD, seat, SPEAR) for seat in (B, B, A, A)]]


def test_9_1_whoever_is_done_may_reconsider_until_the_other_is() -> None:
    g = skirmish("ford 0 2 spear, ford 1 2 spear")
    g.apply(A, HitUnit(1))
    assert g.legal(A) == [RECONSIDER]
    g.apply(A, RECONSIDER)
    g.apply(A, HitUnit(0))
    assert g.frame(PointOut).steps == {A: (HitUnit(0),)}
    assert g.waiting() == (B,)


def test_9_1_no_unit_is_hit_twice() -> None:
    g = skirmish("ford 0 4 spear, ford 1 4 spear")
    g.apply(A, HitUnit(2))
    assert g.why_not(A, HitUnit(2)) == because("not-offered", "kernel")


def test_9_1_with_21_units_an_offer_is_made_in_less_than_ten_milliseconds() -> None:
    times = []
    g = large()
    for hit in range(7):
        g.apply(A, HitUnit(2 * hit))
        start = perf_counter()
        offer = g.offer(A)
        legal = g.clone().legal(A)
        times.append(perf_counter() - start)
        assert offer is not None
        assert offer.legal == legal
        assert len(legal) == 20 - hit
    assert median(times) < 0.010


def test_9_1_eight_hits_are_one_gesture() -> None:
    match = Match.replay(FORDS, SETUP, [], Dealer(1), origin=large())
    match.play(A, [HitUnit(n) for n in range(8)])
    assert match.position.waiting() == (B,)
    assert match.position.frame(PointOut).steps[A] == tuple(HitUnit(n) for n in range(8))
    match.play(B, [HitUnit(n) for n in range(8)])
    g = match.position
    assert isinstance(g, Realm)
    assert (g.units[FORD][A], g.units[FORD][B]) == ([6, 7], [12, 1])


def test_9_1_how_far_the_other_has_come_is_hidden() -> None:
    g = large()
    g.apply(A, HitUnit(5))
    assert g.progress(B) == [PointOut(FORD, (B, A), (8, 8))]
    for seed in range(5):
        assert determinise(g, B, Dealer(seed)).frame(PointOut).steps == {}
        assert determinise(g, A, Dealer(seed)).frame(PointOut).steps == {A: (HitUnit(5),)}


def test_9_1_the_only_one_who_points_out_does_not_show_how_far_he_has_come() -> None:
    g = realm("ford 1 4 spear", modules=("skirmish",))
    match = Match.replay(
        FORDS, SETUP, [], Dealer(1), origin=begin(g, PointOut(FORD, (B, A), (2, 2)))
    )
    assert match.position.waiting() == (A,)
    before = [match.token(seat) for seat in (A, B)]
    match.play(A, HitUnit(0))
    assert [match.token(seat) for seat in (A, B)] == [before[A] + 1, before[B]]
    assert match.can_undo(A)
    match.undo(A)
    assert match.position.legal(A) == [HitUnit(n) for n in range(4)]
