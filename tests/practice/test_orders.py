from __future__ import annotations

from feldzug.kernel.values import because
from tests.practice.battle import Battle
from tests.practice.orders import ChooseOrders, HowMany, Lay, March, OrdersRevealed, Recruit, Season
from tests.practice.position import HERALD, NOBODY, SPEAR, Levy, Take
from tests.practice.scenes import FORD, HILL, KEEP, MILL, WOOD, A, B, C, begin, realm

SCHEME = Lay("scheme", NOBODY)


def test_1_3_nobody_sees_what_others_have_laid() -> None:
    g = begin(realm("ford 0 2 spear"), Season())
    g.apply(B, SCHEME)
    assert g.waiting() == (A, C)
    assert g.view(B).mine == (SCHEME,)
    assert g.view(A).mine == ()
    offer = g.offer(A)
    assert offer is not None
    assert offer.question == ChooseOrders()


def test_1_3_all_orders_are_turned_up_together_and_marches_come_last() -> None:
    g = begin(realm("ford 0 2 spear"), Season())
    g.owner[WOOD] = C
    g.apply(A, Lay("march", HILL))
    g.apply(B, SCHEME)
    events = g.apply(C, Lay("muster", WOOD))
    assert events == [
        OrdersRevealed(((C, "muster", WOOD), (B, "scheme", NOBODY), (A, "march", HILL)))
    ]
    assert isinstance(g.stack[-1], Recruit)


def test_1_3_who_lays_first_makes_no_difference() -> None:
    one, two = (begin(realm("ford 0 2 spear"), Season()) for _ in range(2))
    one.apply(A, Lay("march", HILL))
    one.apply(B, SCHEME)
    two.apply(B, SCHEME)
    two.apply(A, Lay("march", HILL))
    assert repr(one.stack) == repr(two.stack)


def test_1_4_a_muster_needs_a_reserve_and_room() -> None:
    g = begin(realm("ford 0 5 spear"), Season())
    g.owner[FORD] = A
    full = because("area-full", "1.4", area=FORD, limit=5)
    assert g.why_not(A, Lay("muster", FORD)) == full
    g.reserve[A] = [0, 0]
    assert g.why_not(A, Lay("muster", FORD)) == because("reserve-empty", "1.4")


def test_1_4_the_kind_must_be_in_the_reserve() -> None:
    g = begin(realm("ford 0 1 herald"), Recruit(A, FORD))
    assert g.legal(A) == [Levy(SPEAR)]
    assert g.why_not(A, Levy(HERALD)) == because("none-left", "1.4", kind=HERALD)
    g.apply(A, Levy(SPEAR))
    assert g.units[FORD][A] == [1, 1]


def test_1_6_a_march_gathers_any_of_the_units_around() -> None:
    g = begin(realm("ford 0 2 spear, mill 0 1 herald, keep 0 1 spear"), March(A, HILL))
    assert g.legal(A) == [Take(FORD, SPEAR, count) for count in range(3)]
    g.apply(A, Take(FORD, SPEAR, 1))
    g.apply(A, Take(MILL, HERALD, 1))
    assert g.units[HILL][A] == [1, 1]
    assert g.owner[HILL] == A
    assert g.units[KEEP][A] == [1, 0]


def test_1_6_no_more_than_five_units_enter_an_area() -> None:
    g = begin(realm("hill 0 4 spear, ford 0 2 spear"), HowMany(A, HILL, FORD, SPEAR))
    full = because("area-full", "1.6", area=HILL, limit=5)
    assert g.legal(A) == [Take(FORD, SPEAR, 0), Take(FORD, SPEAR, 1)]
    assert g.why_not(A, Take(FORD, SPEAR, 2)) == full


def test_1_6_a_march_into_an_army_is_a_battle() -> None:
    g = begin(realm("ford 0 1 spear, hill 1 1 spear"), March(A, HILL))
    g.apply(A, Take(FORD, SPEAR, 1))
    assert g.frame(Battle) == Battle(HILL, A, B, at="next_clash")
