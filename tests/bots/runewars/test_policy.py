"""The policy of Runewars in scenes: what it takes, guards, buys and leaves alone."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.bots.policies.runewars.evaluation import evaluate
from feldzug.bots.policies.runewars.marches import destiny_chances, plan_for
from feldzug.bots.policies.runewars.odds import Army, forecast
from feldzug.bots.policies.runewars.orders import Prospects, Row, starved
from feldzug.bots.policies.runewars.outlook import Outlook, as_army
from feldzug.bots.policies.runewars.policy import FIXED, JUDGES, POLICY, tried_out
from feldzug.games.runewars.bids import Bid
from feldzug.games.runewars.board import FOOD
from feldzug.games.runewars.cards.order_texts.fortify import BuildIn, FortifyNoMore
from feldzug.games.runewars.decks import DRAGON, FALL, HEROES, ORDERS
from feldzug.games.runewars.destroying import DestroyUnit, ShrinkTo
from feldzug.games.runewars.diplomacy import Fight, Negotiate
from feldzug.games.runewars.heroes.carrying import UseReward
from feldzug.games.runewars.march import Activate, March, SetOut
from feldzug.games.runewars.runes import HideDragonRune, ReceiveRune
from feldzug.games.runewars.turn import OwnActions
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import ChooseOrder, ChooseOrders
from feldzug.kernel.values import Outcome, Seat
from tests.games.runewars.campaign import begin, campaign
from tests.games.runewars.seasons import in_season, turn_up
from tests.games.runewars.table import (
    DAQAN,
    LATARI,
    UTHUK,
    WAIQAR,
    area,
    hero,
    kind,
    reward,
    rune,
    start,
    turn_of,
)


def chosen(g: World, seat: Seat) -> Any:
    return POLICY.choose(g, seat, g.legal(seat))


def army(**units: int) -> Army:
    return tuple(sorted([(kind(name.replace("_", "-")), count) for name, count in units.items()]))


def marched(g: World, seat: Seat) -> tuple[int, list[int]]:
    """Where the policy marches, and the kinds it sends."""
    target = chosen(g, seat)
    assert isinstance(target, Activate)
    g.apply(seat, target)
    kinds: list[int] = []
    while isinstance(action := chosen(g, seat), March):
        kinds.append(action.kind)
        g.apply(seat, action)
    assert isinstance(action, SetOut)
    return target.area, kinds


# battles


def test_more_units_win_more_often() -> None:
    chances = [forecast(army(footman=n), army(archer=3), 0).chance for n in range(1, 9)]
    assert chances == sorted(chances)
    assert chances[0] < 0.2
    assert chances[-1] > 0.8


def test_walls_help_who_defends() -> None:
    attack, defence = army(footman=5), army(archer=2)
    assert forecast(attack, defence, 5).chance < 0.5 < forecast(attack, defence, 0).chance


def test_nobody_wins_without_an_army_and_nobody_holds_an_empty_area() -> None:
    assert forecast((), army(archer=1), 0).chance == 0
    assert forecast(army(footman=1), (), 0).chance == 1


# marches


def test_it_takes_an_enemy_rune_that_is_hardly_guarded() -> None:
    g = campaign("1a: 6 footman, 2 knight; 5a: 1 archer; 2b: 1 archer")
    rune(g, "5a", "dragon", open_to_all=True)
    target, kinds = marched(begin(g, DAQAN, "mobilize"), DAQAN)
    assert target == area("5a")
    assert forecast(as_army(kinds), army(archer=1), 0).chance > 0.8


def test_it_does_not_attack_against_the_odds() -> None:
    g = campaign("1a: 2 footman; 5a: 8 warrior, stronghold of 1")
    rune(g, "5a", "dragon", open_to_all=True)
    look = Outlook(g, DAQAN)
    assert plan_for(look, area("5a")).gain <= 0


def test_an_own_rune_is_not_left_alone_with_an_enemy_next_to_it() -> None:
    text = "1a: 4 footman; 1b: 3 archer"
    guarded = rune(campaign(text), "1a", "dragon", DAQAN)
    assert len(Outlook(guarded, DAQAN).spare(area("1a"))) < 3
    assert len(Outlook(campaign(text), DAQAN).spare(area("1a"))) == 3


def test_the_last_unit_stays_where_nothing_else_holds_the_area() -> None:
    g = campaign("1a: 1 footman; daqan-a: 1 footman")
    look = Outlook(g, DAQAN)
    assert look.spare(area("1a")) == []
    assert look.spare(area("daqan-a")) == [kind("footman")]


def test_an_area_with_an_own_activation_token_sends_nobody() -> None:
    g = campaign("1a: 4 footman")
    g.activated[area("1a")] = 1
    assert Outlook(g, DAQAN).spare(area("1a")) == []


def test_a_token_it_has_not_seen_is_neither_dragon_nor_false() -> None:
    g = campaign("1a: 1 footman")
    rune(g, "5a", "dragon", LATARI)
    rune(g, "5b", "false", LATARI)
    assert Outlook(g, DAQAN).runes == {area("5a"): 0.5, area("5b"): 0.5}
    assert Outlook(g, LATARI).runes == {area("5a"): 1.0, area("5b"): 0.0}


# diplomacy


def approach(influence: int, neutrals: str) -> World:
    g = campaign(f"daqan-a: 6 footman; 1a: {neutrals}")
    g.influence[DAQAN] = influence
    begin(g, DAQAN, "mobilize")
    g.apply(DAQAN, Activate(area("1a")))
    for _ in range(2):
        g.apply(DAQAN, March(kind("footman"), area("daqan-a")))
    g.apply(DAQAN, SetOut())
    return g


def test_it_talks_to_those_whom_it_cannot_beat() -> None:
    assert chosen(approach(4, "4 dragon"), DAQAN) == Negotiate()


def test_without_influence_it_fights() -> None:
    assert chosen(approach(0, "1 beastman"), DAQAN) == Fight()


def test_more_fate_cards_make_better_diplomacy() -> None:
    look = Outlook(campaign(), DAQAN)
    gold = [destiny_chances(look, n)[0] for n in range(1, 7)]
    red = [destiny_chances(look, n)[1] for n in range(1, 7)]
    assert gold == sorted(gold)
    assert red == sorted(red, reverse=True)
    assert 0 < red[-1] < gold[0] < gold[-1] < 1


# orders


def prospects(main: dict[str, float], bonus: dict[str, float]) -> Prospects:
    found = Prospects(Outlook(campaign("daqan-a: 1 footman"), DAQAN))
    for n, name in enumerate(ORDERS):
        found.main[n], found.bonus[n] = main.get(name, 0.0), bonus.get(name, 0.0)
    found.harvested = 0.0
    return found


def first_of(row: Row, names: tuple[str, ...], highest: int = 0) -> str:
    """Which of the orders begins the best row."""
    hand = [ORDERS.index(name) for name in names]
    return max(
        names,
        key=lambda name: row.worth(
            ORDERS.index(name), highest, [o for o in hand if ORDERS[o] != name], len(hand), False
        ),
    )


def test_the_lower_order_comes_first_for_both_bonuses() -> None:
    both = {"mobilize": 2.0, "recruit": 2.0}
    assert first_of(Row(prospects(both, both)), ("recruit", "mobilize")) == "mobilize"


def test_what_brings_much_now_is_not_put_off_for_a_bonus() -> None:
    row = Row(prospects({"mobilize": 1.0, "recruit": 9.0}, {"mobilize": 0.2, "recruit": 0.2}))
    assert first_of(row, ("mobilize", "recruit")) == "recruit"


def test_no_bonus_is_counted_below_an_open_order() -> None:
    row = Row(prospects({"mobilize": 2.0, "recruit": 1.9}, {"mobilize": 1.0}))
    assert first_of(row, ("mobilize", "recruit"), highest=1) == "mobilize"
    assert row.worth(ORDERS.index("mobilize"), 7, [], 1, False) == 2.0


def test_with_much_land_and_empty_dials_it_harvests() -> None:
    g = campaign("daqan-a: 1 footman; 1a: 1 footman; 1b: 1 footman; 2b: 1 footman; 2a: 1 footman")
    g.dials[DAQAN] = [0, 0, 0]
    start(g, ChooseOrders())
    assert chosen(g, DAQAN) == ChooseOrder(ORDERS.index("harvest"))


# winter


def test_hungry_units_count_before_winter() -> None:
    g = campaign("daqan-a: 6 footman")
    g.season = FALL
    look = Outlook(g, DAQAN)
    assert starved(look, 6) == 0
    assert starved(look, 2) == 4


def test_before_winter_no_more_units_come_than_there_is_food_for() -> None:
    g = campaign("daqan-a: 3 footman; daqan-b: 5 footman")
    g.season = FALL
    g.dials[DAQAN][FOOD] = 4
    assert Outlook(g, DAQAN).room(area("daqan-a")) == 1
    assert Outlook(g, DAQAN).room(area("daqan-b")) == 0


def test_the_weakest_unit_starves() -> None:
    g = campaign("1a: 2 footman, 1 knight")
    turn_of(g, DAQAN, ShrinkTo(DAQAN, area("1a"), 2))
    assert chosen(g, DAQAN) == DestroyUnit(kind("footman"), False)


# works


def fortifying(text: str) -> World:
    g = campaign(text)
    g.dials[DAQAN] = [4, 4, 4]
    return begin(g, DAQAN, "fortify")


def test_it_builds_a_stronghold_while_there_is_a_token() -> None:
    g = fortifying("daqan-a: stronghold of 0; 1a: 2 footman")
    assert chosen(g, DAQAN) == BuildIn(area("1a"))


def test_with_all_tokens_on_the_board_it_builds_nothing() -> None:
    """Otherwise it would ask for a token to be freed, refuse to, and ask again."""
    strongholds = "; ".join([f"{name}: stronghold of 0" for name in ("daqan-a", "2b", "1b", "1c")])
    g = fortifying(f"{strongholds}; 1a: 2 footman")
    assert BuildIn(area("1a")) in g.legal(DAQAN)
    assert chosen(g, DAQAN) == FortifyNoMore()


# bids


def test_it_bids_for_a_dragon_rune_and_little_for_a_fire() -> None:
    bids = []
    for card in ("council-of-seers", "arson"):
        g = in_season("5a: stronghold of 1; 1a: stronghold of 0")
        turn_up(g, card)
        bids.append(chosen(g, DAQAN))
    assert bids[0] == Bid(3)
    assert bids[1].influence < 2


def test_it_bids_no_more_than_what_beats_everybody() -> None:
    g = in_season("5a: stronghold of 1")
    g.influence = [9, 2, 1, 2]
    turn_up(g, "council-of-seers")
    assert chosen(g, DAQAN).influence <= 3


# runes


def test_a_dragon_rune_is_hidden_where_it_is_safe() -> None:
    g = campaign("daqan-c: 2 footman; 5a: 1 footman; 5c: 4 archer")
    turn_of(g, DAQAN, ReceiveRune(DAQAN))
    while not isinstance(action := chosen(g, DAQAN), HideDragonRune):
        g.apply(DAQAN, action)
    g.apply(DAQAN, action)
    dragon = next(a for a in g.areas() if g.rune_in(a) == DRAGON)
    assert g.home_of(dragon) == DAQAN


def test_the_shard_becomes_a_dragon_rune_at_once() -> None:
    g = campaign("daqan-c: stronghold of 0")
    who = hero(g, HEROES[0], DAQAN, "daqan-c")
    reward(g, who, "timmorran-shard")
    turn_of(g, DAQAN, OwnActions(DAQAN))
    assert isinstance(chosen(g, DAQAN), UseReward)


# the evaluation


def test_dragon_runes_lead() -> None:
    g = campaign("1a: 2 footman; 5a: 2 archer; 6c: 2 reanimate; 9a: 2 berserker")
    before = evaluate(g)
    rune(g, "1a", "dragon", DAQAN)
    after = evaluate(g)
    assert after[DAQAN] > before[DAQAN]
    assert after[LATARI] < before[LATARI]
    assert after[WAIQAR] < before[WAIQAR]
    assert after[UTHUK] < before[UTHUK]


def test_a_game_that_is_over_is_worth_its_places() -> None:
    g = campaign(players=3)
    g.finish(Outcome("last-year", ((Seat(1),), (Seat(0), Seat(2))), (1, 3, 1)))
    assert evaluate(g) == [0.25, 1.0, 0.25]


def test_an_unknown_answer_is_tried_out() -> None:
    """Losing a unit costs about what the unit is worth, the better one more."""
    g = campaign("1a: 2 footman, 1 siege-tower")
    turn_of(g, DAQAN, ShrinkTo(DAQAN, area("1a"), 2))
    losses = [tried_out(g, DAQAN, DestroyUnit(kind(k), False)) for k in ("footman", "siege-tower")]
    assert losses[1] < losses[0] < 0


@pytest.mark.parametrize("table", [JUDGES, FIXED])
def test_every_answer_is_judged_in_one_place(table: dict[type, Any]) -> None:
    other = FIXED if table is JUDGES else JUDGES
    assert not set(table) & set(other)
