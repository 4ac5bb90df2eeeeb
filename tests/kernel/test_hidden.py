from __future__ import annotations

from collections import Counter

import pytest

from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import Glimpse, Pool, determinise
from tests.practice.orders import ChooseOrders, Lay, Season
from tests.practice.position import NOBODY
from tests.practice.scenes import HILL, A, B, C, begin, realm

SCHEME, MARCH = Lay("scheme", NOBODY), Lay("march", HILL)


def test_a_pool_is_dealt_anew_and_every_place_keeps_its_size() -> None:
    hand, pile = ["a", "b"], ["c", "d", "e"]
    Pool([hand, pile]).redeal(Dealer(2))
    assert (len(hand), len(pile)) == (2, 3)
    assert sorted(hand + pile) == ["a", "b", "c", "d", "e"]
    assert (hand, pile) == (sorted(hand), sorted(pile))


def test_every_deal_of_a_pool_is_as_likely() -> None:
    dealer, hands = Dealer(1), Counter[tuple[str, ...]]()
    for _ in range(3000):
        hand, pile = ["a", "b"], ["c"]
        Pool([hand, pile]).redeal(dealer)
        hands[tuple(hand)] += 1
    assert sorted(hands) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert all(abs(count - 1000) < 4 * 26 for count in hands.values())


def test_a_place_takes_only_what_fits() -> None:
    for seed in range(20):
        vowels, rest = ["a"], ["b", "c", "e"]
        Pool([vowels, rest], lambda n, thing: n == 1 or thing in "ae").redeal(Dealer(seed))
        assert vowels in (["a"], ["e"])
        assert len(rest) == 3


def test_choosy_places_never_take_each_others_last_thing() -> None:
    for seed in range(20):
        one, two = ["b"], ["a"]
        Pool([one, two], lambda n, thing: n == 0 or thing == "a").redeal(Dealer(seed))
        assert (one, two) == (["b"], ["a"])


def test_a_pool_that_nobody_could_have_dealt_is_an_error() -> None:
    with pytest.raises(LookupError, match="nobody could have dealt"):
        Pool([["a"]], lambda _, thing: thing == "b").redeal(Dealer(1))


def test_what_is_dealt_does_not_depend_on_what_was_there() -> None:
    one, two = [["a", "b"], ["c"]], [["b", "c"], ["a"]]
    Pool(one).redeal(Dealer(5))
    Pool(two).redeal(Dealer(5))
    assert one == two


def test_a_redealt_position_leaves_the_seat_its_own_and_the_true_one_alone() -> None:
    g = realm(hands=("ambush feint", "hold-the-line", "feint"))
    deals = set()
    for seed in range(30):
        other = determinise(g, A, Dealer(seed))
        assert other.view(A) == g.view(A)
        deals.add(other.view(B)["hand"])
    assert g.hands == [["ambush", "feint"], ["hold-the-line"], ["feint"]]
    assert deals == {("ambush",), ("hold-the-line",), ("feint",)}


def test_what_others_have_sealed_is_chosen_anew() -> None:
    g = begin(realm("ford 0 1 spear, wood 1 1 spear"), Season())
    g.apply(A, MARCH)
    g.apply(B, SCHEME)
    mine, theirs = set(), set()
    for seed in range(30):
        choices = determinise(g, A, Dealer(seed)).frame(ChooseOrders).choices
        mine.add(choices[A])
        theirs.add(choices[B])
    assert mine == {MARCH}
    assert theirs == set(g.frame(ChooseOrders).options(g, B))


def test_a_glimpse_shows_what_its_seat_may_know() -> None:
    g = begin(realm("ford 0 1 spear", ("feint", "ambush")), Season())
    g.apply(B, SCHEME)
    glimpse = Glimpse(g, A)
    assert glimpse.view == g.view(A)
    assert glimpse.legal == g.legal(A)
    assert glimpse.offer == g.offer(A)
    assert glimpse.offer is not None
    assert glimpse.offer.question == ChooseOrders()
    assert glimpse.sample(Dealer(1)).view(A) == g.view(A)


def test_a_glimpse_gives_its_own_list_of_actions_away() -> None:
    g = begin(realm("ford 0 1 spear"), Season())
    glimpse = Glimpse(g, A)
    glimpse.legal.clear()
    assert g.legal(A)


@pytest.mark.parametrize("hidden", [("ambush", "feint"), ("feint", "ambush")])
def test_samples_tell_nothing_of_the_truth(hidden: tuple[str, str]) -> None:
    g = realm(hands=("hold-the-line", *hidden))
    reference = realm(hands=("hold-the-line", "feint", "ambush"))
    for seed in range(10):
        sample = Glimpse(g, A).sample(Dealer(seed))
        assert sample.view(C) == Glimpse(reference, A).sample(Dealer(seed)).view(C)
