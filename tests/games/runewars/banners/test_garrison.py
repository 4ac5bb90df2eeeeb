"""The order Garrison: its number, its strength in defence, and its recruits. [BOW-124 – BOW-130]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.bots.policies.runewars.policy import POLICY
from feldzug.games.runewars.banners.garrison import (
    GARRISON,
    ChooseTriangle,
    Garrisoned,
    GarrisonManned,
    take_posts,
)
from feldzug.games.runewars.banners.units.recruiting import ChooseReinforcements
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER
from feldzug.games.runewars.battle.tally import strength
from feldzug.games.runewars.board import KINDS, SHAPE_OF, SHAPES
from feldzug.games.runewars.decks import ORDER_BOX, ORDERS
from feldzug.games.runewars.placing import ChooseStronghold, PickKind
from feldzug.games.runewars.set_up.first_armies import PlaceUnit
from feldzug.games.runewars.strongholds import remove_stronghold
from feldzug.games.runewars.supremacy import has_supremacy, would_have_supremacy
from feldzug.games.runewars.turn import GO_ON, Decline, OrderDeclined, UseBonus
from feldzug.games.runewars.whole_game import WholeGame
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import ChooseOrder, ChooseOrders, OrdersRevealed, SeasonOfTheYear
from feldzug.kernel.values import Seat
from tests.games.runewars.battlefield import at, engaged, kind, stands
from tests.games.runewars.champions import champions
from tests.games.runewars.order import GO, asked, carry_out, turn_with, use_bonus
from tests.games.runewars.table import DAQAN, LATARI, WAIQAR, order, start

BANNERS = ("banners",)


def orders_of(g: World, **chosen: str) -> World:
    """All choose an order and reveal it; by faction, Strategize if nothing is said."""
    start(g, WholeGame(at="seasons"), SeasonOfTheYear(at="choose_orders"))
    for seat, faction in enumerate(("daqan", "latari", "waiqar", "uthuk")):
        name = chosen.get(faction, "strategize")
        g.apply(Seat(seat), ChooseOrder(ORDERS.index(name)))
    return g


def realm(text: str = "", **options: str) -> World:
    return champions(text, BANNERS, **options)


@pytest.mark.rule("BOW-124", "BOW-057")
def test_everybody_has_it_in_hand_once() -> None:
    g = start(realm(), WholeGame(at="seasons"), SeasonOfTheYear(at="choose_orders"))
    assert isinstance(g.stack[-1], ChooseOrders)
    for seat in g.seats():
        assert len(g.legal(seat)) == 9
        assert g.legal(seat).count(ChooseOrder(GARRISON)) == 1
    g = start(champions(), WholeGame(at="seasons"), SeasonOfTheYear(at="choose_orders"))
    assert ChooseOrder(GARRISON) not in g.legal(DAQAN)


@pytest.mark.rule("BOW-125", "BOW-276")
def test_it_is_carried_out_before_all_others() -> None:
    g = orders_of(realm(), waiqar="garrison")
    assert g.play_order[0] == WAIQAR
    assert ORDER_BOX[GARRISON].amount("number") == 0


@pytest.mark.rule("BOW-Q01")
def test_its_bonus_is_there_only_while_it_lies_alone() -> None:
    g = realm("1c: stronghold of 0")
    assert GARRISON in would_have_supremacy(g, DAQAN)
    carry_out(g, DAQAN, "garrison")
    assert isinstance(g.stack[-1], UseBonus)
    g = realm("1c: stronghold of 0")
    order(g, DAQAN, "strategize")
    assert GARRISON not in would_have_supremacy(g, DAQAN)
    carry_out(g, DAQAN, "strategize", "garrison")
    assert not has_supremacy(g, DAQAN)
    assert not isinstance(g.stack[-1], UseBonus)


def fight(manned: Seat | None, defender: Seat = LATARI) -> tuple[World, Battle]:
    """Daqan attacks; somebody has revealed Garrison."""
    g = engaged("3 footman", "3 archer", 3, modules=BANNERS, owner=defender)
    if manned is not None:
        take_posts(g, OrdersRevealed((manned,), (GARRISON,)))
    battle = next(frame for frame in g.stack if isinstance(frame, Battle))
    return g, battle


@pytest.mark.rule("BOW-126", "BOW-127", "BOW-276")
def test_who_defends_has_two_more_at_the_tally() -> None:
    g, battle = fight(LATARI)
    assert strength(g, battle, DEFENDER) == 5
    assert strength(g, battle, ATTACKER) == 3


@pytest.mark.rule("BOW-126")
def test_who_attacks_has_nothing_of_it_nor_has_anybody_else() -> None:
    for manned in (DAQAN, WAIQAR, None):
        g, battle = fight(manned)
        assert (strength(g, battle, ATTACKER), strength(g, battle, DEFENDER)) == (3, 3)


@pytest.mark.rule("BOW-Q02")
def test_it_holds_before_the_own_turn_and_in_every_battle_of_the_season() -> None:
    g = orders_of(realm(), daqan="garrison", latari="garrison")
    first = Seat(g.active)
    assert first in (DAQAN, LATARI), "the turn of the other has not come"
    assert {e.seat for e in g.effects if isinstance(e, Garrisoned)} == {DAQAN, LATARI}
    g.apply(first, GO_ON)
    events = g.apply(first, GO)
    assert GarrisonManned(first, 2) in events
    assert g.views(None)["banners"].garrisons == [DAQAN, LATARI]


@pytest.mark.rule("BOW-128")
def test_it_ends_with_the_season() -> None:
    g = realm()
    take_posts(g, OrdersRevealed((DAQAN,), (GARRISON,)))
    order(g, DAQAN, "garrison")
    season = g.season
    start(g, WholeGame(at="seasons"), SeasonOfTheYear(at="end"))
    assert g.season == season + 1
    assert not [e for e in g.effects if isinstance(e, Garrisoned)]


@pytest.mark.rule("BOW-126")
def test_who_declines_the_order_has_nothing_of_it() -> None:
    g = orders_of(realm(), daqan="garrison", latari="garrison")
    assert asked(g) == "own-turn"
    first = Seat(g.active)
    g.apply(first, GO_ON)
    assert asked(g) == "use-order"
    g.apply(first, Decline())
    assert [e.seat for e in g.effects if isinstance(e, Garrisoned)] == [1 - first]


# recruits


def recruiting(text: str, **options: str) -> World:
    g = realm(text, **options)
    carry_out(g, DAQAN, "garrison")
    use_bonus(g, DAQAN)
    return g


@pytest.mark.rule("BOW-129", "BOW-130", "BOW-276")
def test_two_triangle_units_of_the_own_faction_come_to_own_strongholds() -> None:
    g = recruiting("1c: stronghold of 0; 5a: stronghold of 0; 2b: stronghold of 1")
    assert isinstance(g.stack[-1], ChooseTriangle)
    picks = {KINDS[action.kind] for action in g.legal(DAQAN)}
    assert picks == {"footman", "bowman"}
    g.apply(DAQAN, PickKind(kind("footman")))
    assert {action.area for action in g.legal(DAQAN)} == {at("1c"), at("5a")}
    g.apply(DAQAN, PlaceUnit(kind("footman"), at("1c")))
    g.apply(DAQAN, PickKind(kind("bowman")))
    g.apply(DAQAN, PlaceUnit(kind("bowman"), at("5a")))
    assert (stands(g, "1c"), stands(g, "5a")) == ("1 footman", "1 bowman")
    assert not isinstance(g.stack[-1], ChooseTriangle)


@pytest.mark.rule("BOW-130")
def test_without_a_stronghold_there_are_none() -> None:
    g = recruiting("1c: 1 footman")
    assert not isinstance(g.stack[-1], (ChooseTriangle, ChooseStronghold))
    assert stands(g, "1c") == "1 footman"


@pytest.mark.rule("BOW-129")
def test_a_faction_with_one_such_kind_is_not_asked_which() -> None:
    g = realm("1c: stronghold of 1")
    carry_out(g, LATARI, "garrison")
    use_bonus(g, LATARI)
    assert stands(g, "1c") == "2 archer"


@pytest.mark.rule("BOW-Q03")
def test_no_new_unit_comes_in_their_place_unless_its_base_is_a_triangle() -> None:
    g = recruiting("1c: stronghold of 0")
    g.apply(DAQAN, PickKind(kind("bowman")))
    assert not isinstance(g.stack[-1], ChooseReinforcements)
    assert stands(g, "1c") == "1 bowman"
    wizard = kind("novice-wizard")
    printed = SHAPE_OF[wizard]
    SHAPE_OF[wizard] = SHAPES.index("triangle")
    try:
        g = recruiting("1c: stronghold of 0")
        g.apply(DAQAN, PickKind(kind("bowman")))
        assert isinstance(g.stack[-1], ChooseReinforcements)
    finally:
        SHAPE_OF[wizard] = printed


@pytest.mark.rule("BOW-Q35")
@pytest.mark.parametrize(("option", "split"), [("yes", True), ("no", False)])
def test_they_are_split_or_stay_together_as_agreed(option: str, split: bool) -> None:
    g = recruiting("1c: stronghold of 0; 5a: stronghold of 0", garrison_split=option)
    g.apply(DAQAN, PickKind(kind("footman")))
    assert len(g.legal(DAQAN)) == 2, "the first one anywhere"
    g.apply(DAQAN, PlaceUnit(kind("footman"), at("1c")))
    g.apply(DAQAN, PickKind(kind("footman")))
    elsewhere: Any = g.why_not(DAQAN, PlaceUnit(kind("footman"), at("5a")))
    assert (elsewhere is None) == split
    if not split:
        assert (elsewhere.key, elsewhere.rule) == ("garrison-stays-together", "BOW-Q35")
    assert g.why_not(DAQAN, PlaceUnit(kind("footman"), at("1c"))) is None


def test_a_bot_knows_what_it_is_worth() -> None:
    g = start(
        realm("1c: stronghold of 0"), WholeGame(at="seasons"), SeasonOfTheYear(at="choose_orders")
    )
    alone = POLICY.judge(g, DAQAN, [ChooseOrder(GARRISON)])
    order(g, DAQAN, "fortify")
    after = POLICY.judge(g, DAQAN, [ChooseOrder(GARRISON)])
    assert alone[0] > after[0]
    turn_with(g, DAQAN, "garrison")
    assert POLICY.choose(g, DAQAN, g.legal(DAQAN)) == GO


@pytest.mark.rule("BOW-126", "RW-092")
def test_who_declines_another_order_keeps_his_garrison() -> None:
    g = realm()
    take_posts(g, OrdersRevealed((DAQAN,), (GARRISON,)))
    g.tell(OrderDeclined(DAQAN, ORDERS.index("harvest")))
    assert [e.seat for e in g.effects if isinstance(e, Garrisoned)] == [DAQAN]


@pytest.mark.rule("BOW-Q35")
def test_where_the_first_stands_no_longer_at_a_stronghold_the_second_goes_elsewhere() -> None:
    text = "1c: stronghold of 0; 5a: stronghold of 0; 2b: stronghold of 0"
    g = recruiting(text, garrison_split="no")
    g.apply(DAQAN, PickKind(kind("footman")))
    g.apply(DAQAN, PlaceUnit(kind("footman"), at("1c")))
    remove_stronghold(g, at("1c"))
    g.forget_menu()
    g.apply(DAQAN, PickKind(kind("footman")))
    assert {action.area for action in g.legal(DAQAN)} == {at("5a"), at("2b")}
