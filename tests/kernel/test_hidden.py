from __future__ import annotations

from collections import Counter

import pytest

from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import (
    FAIR_TRIES,
    SEARCHED,
    TRIES,
    Attribute,
    Glimpse,
    Hand,
    Place,
    Pool,
    determinise,
)
from tests.practice.orders import ChooseOrders, Lay, Season
from tests.practice.position import NOBODY, Realm
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


def test_what_a_seat_knows_of_a_hand_stays_there() -> None:
    for known in range(6):
        for seed in range(50):
            hands, pile = [list(range(5)), list(range(5, 10))], list(range(10, 50))
            Pool([Place(hands[0], list(range(known))), hands[1], pile]).redeal(Dealer(seed))
            assert hands[0][:known] == list(range(known))
            assert sorted([*hands[0], *hands[1], *pile]) == list(range(50))


def test_known_things_are_redealt_no_slower_than_unknown_ones() -> None:
    """Each redeal draws once for every hidden thing: nothing is tried twice."""
    drawn = Counter[str]()

    class Counting(Dealer):
        def below(self, n: int) -> int:
            drawn["all"] += 1
            return super().below(n)

    hands, pile = [list(range(5)), list(range(5, 10))], list(range(10, 50))
    Pool([Place(hands[0], [0, 1, 2]), hands[1], pile]).redeal(Counting(1))
    assert drawn["all"] == 7


class Chest:
    def __init__(self, thing: str) -> None:
        self.thing = thing


def test_a_place_in_an_ordered_list_and_a_thing_under_a_name_are_dealt_too() -> None:
    seen = Counter[tuple[str, ...]]()
    for seed in range(600):
        row, chest = ["a", "b", "c"], Chest("d")
        Pool([Place(row, start=0, stop=1), Attribute(chest, "thing"), Place(row, (), 2, 3)]).redeal(
            Dealer(seed)
        )
        assert row[1] == "b"
        seen[(*row, chest.thing)] += 1
    assert len(seen) == 6
    assert min(seen.values()) > 60


def test_a_deal_that_cannot_be_is_never_dealt() -> None:
    deals = set()
    for seed in range(200):
        one, two, rest = ["a"], ["b"], ["b", "b", "c"]
        Pool([one, two, rest], accept=lambda one=one, two=two: one != two).redeal(Dealer(seed))  # type: ignore[misc]
        assert one != two
        deals.add((*one, *two))
    assert deals == {("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")}


def test_the_only_deal_among_a_million_is_found() -> None:
    """Each of forty places takes one of two neighbouring numbers: one dealt wrongly and nothing fits."""
    for seed in range(5):
        places = [[n] for n in range(40)]
        Pool(places, lambda n, thing: thing in (n, n + 1)).redeal(Dealer(seed))
        assert places == [[n] for n in range(40)]


def test_the_only_deal_that_is_accepted_is_found() -> None:
    for seed in range(3):
        places = [[n] for n in range(7)]
        Pool(places, accept=lambda p=places: p == [[n] for n in range(6, -1, -1)]).redeal(  # type: ignore[misc]
            Dealer(seed)
        )
        assert places[0] == [6]


def test_a_deal_that_nobody_accepts_is_an_error() -> None:
    with pytest.raises(LookupError, match="nobody could have dealt"):
        Pool([["a", "b"], ["c"]], accept=lambda: False).redeal(Dealer(1))


def test_deals_that_fit_are_all_as_likely() -> None:
    """The choosy place comes second: dealt one after the other, (3, …) would be too frequent."""
    seen: Counter[tuple[int, int, int]] = Counter()
    for seed in range(4000):
        one, two, three = [1], [2], [3]
        Pool([one, two, three], lambda n, thing: n != 1 or thing < 3).redeal(Dealer(seed))
        seen[one[0], two[0], three[0]] += 1
    assert sorted(seen) == [(1, 2, 3), (2, 1, 3), (3, 1, 2), (3, 2, 1)]
    assert all(900 < times < 1100 for times in seen.values())


def test_a_search_for_what_is_accepted_is_given_up_some_time() -> None:
    asked = 0
    places = [[n] for n in range(12)]

    def never() -> bool:
        nonlocal asked
        asked += 1
        return False

    with pytest.raises(LookupError, match="nobody could have dealt"):
        Pool(places, accept=never).redeal(Dealer(1))
    assert asked == FAIR_TRIES + TRIES + SEARCHED


def test_what_is_dealt_does_not_depend_on_what_was_there() -> None:
    one, two = [["a", "b"], ["c"]], [["b", "c"], ["a"]]
    Pool(one).redeal(Dealer(5))
    Pool(two).redeal(Dealer(5))
    assert one == two


def test_a_hard_deal_does_not_depend_on_what_was_there_either() -> None:
    def fits(n: int, thing: int) -> bool:
        return thing in (n, n + 1, 0)

    one, two = [[n] for n in range(12)], [[(n + 1) % 12] for n in range(12)]
    Pool(one, fits).redeal(Dealer(5))
    Pool(two, fits).redeal(Dealer(5))
    assert one == two


def test_a_redealt_position_leaves_the_seat_its_own_and_the_true_one_alone() -> None:
    g = realm(hands=("ambush feint", "hold-the-line", "feint"))
    deals = set()
    for seed in range(30):
        other = determinise(g, A, Dealer(seed))
        assert other.view(A) == g.view(A)
        assert isinstance(other, Realm)
        deals.add(other.view(B).hand)
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


def test_a_hand_that_is_replaced_is_not_changed_in_place() -> None:
    hands, pile = [[1, 2], [3]], [4, 5, 6]
    shared = hands[0]
    Pool([Hand(hands, 0), Hand(hands, 1), pile]).redeal(Dealer(3))
    assert shared == [1, 2]
    assert sorted([*hands[0], *hands[1], *pile]) == [1, 2, 3, 4, 5, 6]
    assert [len(hands[0]), len(hands[1]), len(pile)] == [2, 1, 3]


def test_what_is_known_of_a_hand_stays_in_it() -> None:
    for seed in range(20):
        hands, pile = [[1, 2]], [3, 4]
        Pool([Hand(hands, 0, [2]), pile]).redeal(Dealer(seed))
        assert 2 in hands[0]
