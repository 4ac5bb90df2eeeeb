"""How large armies are, who pays for them, and which cards serve them. [EMP-124 … EMP-137, EMP-181 ff.]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.armies import ENTRIES
from feldzug.games.empires.battle.armies import (
    FieldArmy,
    LockArmies,
    army_size,
    battle_turns,
    muster_of,
    size_parts,
    treasury,
)
from feldzug.games.empires.battle.assassin import ASSASSIN, Murder, NameVictim, Strike
from feldzug.games.empires.battle.events import ArmiesLocked, AssassinStruck
from feldzug.games.empires.battle.simulated import force
from feldzug.games.empires.battle.table import TableBattle, most_points
from feldzug.games.empires.battle.view import ArmyLineView
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.items import ITEMS
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.rosters.check import check
from feldzug.games.empires.rosters.roster import Muster
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER
from feldzug.games.empires.sizes import SIZES
from feldzug.kernel.sealed import Reconsider
from feldzug.kernel.values import Seat
from tests.games.empires import rosters
from tests.games.empires.battles import (
    SMALLEST,
    A,
    B,
    C,
    army,
    fight,
    go,
    hold_card,
    inside,
    offered,
    refused,
    roll,
    say,
    told,
    top,
    war,
)

GENERAL, HERO = ENTRIES.index("empire-general"), ENTRIES.index("empire-hero")
NO_GOLD, TOO_LARGE = "EMP-182 roster-no-gold", "EMP-183 roster-too-large"


def locking(text: str = "B1 hills 1", *challenges: tuple[Seat, Seat, str], **how: Any) -> Campaign:
    g = war(text, *challenges, **how)
    go(g, LockArmies)
    return g


def size_of(g: Campaign, side: int, branch: int = 0) -> int:
    size = inside(g, lambda g, one: army_size(g, one, side), branch)
    assert isinstance(size, int)
    return size


def muster(g: Campaign, side: int, branch: int = 0) -> Muster:
    found = inside(g, lambda g, one: muster_of(g, one, side), branch)
    assert isinstance(found, Muster)
    return found


# --- Sizes -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "points", "limits", "turns"),
    [
        pytest.param(1, 1000, 1000, 4, marks=pytest.mark.rule("EMP-184", "EMP-185")),
        pytest.param(2, 1000, 1000, 4, marks=pytest.mark.rule("EMP-184", "EMP-185")),
        pytest.param(3, 1500, 1000, 5, marks=pytest.mark.rule("EMP-186", "EMP-187", "EMP-188")),
        pytest.param(4, 1500, 1000, 5, marks=pytest.mark.rule("EMP-186", "EMP-187", "EMP-188")),
        pytest.param(5, 2000, 2000, 6, marks=pytest.mark.rule("EMP-189", "EMP-190")),
        pytest.param(6, 2500, 2000, 6, marks=pytest.mark.rule("EMP-191", "EMP-192", "EMP-193")),
    ],
)
def test_a_battle_is_as_large_and_as_long_as_its_round_says(
    number: int, points: int, limits: int, turns: int
) -> None:
    g = locking(number=number)
    assert size_of(g, CHALLENGER) == size_of(g, CHALLENGED) == points
    assert muster(g, CHALLENGER).limits == limits
    assert inside(g, battle_turns) == turns
    assert g.view(None).battles[0].turns == turns
    more = f"{limits // 1000} halberdiers, {limits // 1000} crossbowmen"
    assert refused(g, A, FieldArmy(army(points, more))) == ""
    assert refused(g, A, FieldArmy(army(points + 45, more))) in (TOO_LARGE, NO_GOLD)


@pytest.mark.rule("EMP-181")
def test_the_largest_realm_has_100_points_more() -> None:
    g = locking(largest=B)
    assert (size_of(g, CHALLENGER), size_of(g, CHALLENGED)) == (1000, 1100)
    assert refused(g, B, FieldArmy(army(1100))) == ""
    assert refused(g, A, FieldArmy(army(1100))) == NO_GOLD


@pytest.mark.rule("EMP-181")
def test_the_largest_realm_keeps_it_in_every_battle_of_the_round() -> None:
    g = locking("B1 hills 1; C1 fields 2", (A, B, "B1"), (C, B, "B1"), largest=B)
    go(g, LockArmies, branch=1)
    assert [size_of(g, CHALLENGED, branch) for branch in (0, 1)] == [1100, 1100]


@pytest.mark.rule("EMP-083", "EMP-194")
@pytest.mark.parametrize(("number", "size"), [(3, 1500), (4, 1400)])
def test_the_plague_of_winter_takes_off_100_points_next_year(number: int, size: int) -> None:
    g = locking(number=number)
    g.plague[B] = 1
    assert (size_of(g, CHALLENGER), size_of(g, CHALLENGED)) == (1500, size)
    assert muster(g, CHALLENGED).limits == SIZES[number].limits


@pytest.mark.rule("EMP-194")
def test_bonus_and_bought_points_do_not_change_the_limits() -> None:
    g = locking(largest=A, gold={A: 500})
    assert refused(g, A, FieldArmy(army(1350))) == ""
    assert refused(g, A, FieldArmy(army(1350, "2 hero"))) == ""
    assert refused(g, A, FieldArmy(army(1350, "3 hero"))) == "EMP-187 roster-too-many"


# --- Gold --------------------------------------------------------------------------------------


@pytest.mark.rule("EMP-182")
def test_gold_buys_points_and_is_paid_when_both_are_locked() -> None:
    g = locking(gold={A: 100, B: 100})
    assert refused(g, A, FieldArmy(army(1060))) == ""
    say(g, A, FieldArmy(army(1060)))
    assert (g.gold[A], g.gold[B]) == (100, 100)
    events = say(g, B, FieldArmy(SMALLEST))
    assert (g.gold[A], g.gold[B]) == (40, 100)
    assert fight(g).paid == (60, 0)
    assert told(events, ArmiesLocked) == [ArmiesLocked(A, B, 1060, 325)]


@pytest.mark.rule("EMP-182")
def test_more_than_the_treasury_holds_is_refused() -> None:
    g = locking(gold={A: 59})
    assert refused(g, A, FieldArmy(army(1060))) == NO_GOLD
    assert refused(g, A, FieldArmy(army(1055))) == ""


@pytest.mark.rule("EMP-182")
def test_a_point_may_cost_2_gold() -> None:
    g = locking(gold={A: 119}, gold_per_point="2")
    assert refused(g, A, FieldArmy(army(1060))) == NO_GOLD
    g = locking(gold={A: 120}, gold_per_point="2")
    go(g, TableBattle, armies={A: army(1060)})
    assert g.gold[A] == 0


@pytest.mark.rule("EMP-183")
def test_at_most_250_points_are_bought_for_a_battle() -> None:
    g = locking(gold={A: 500})
    assert refused(g, A, FieldArmy(army(1250))) == ""
    assert refused(g, A, FieldArmy(army(1255))) == TOO_LARGE


@pytest.mark.rule("EMP-182", "EMP-183")
def test_gold_promised_for_one_battle_is_not_there_for_the_other() -> None:
    g = locking("B1 hills 1; C1 fields 2", (A, B, "B1"), (C, B, "B1"), gold={B: 300, C: 300})
    go(g, LockArmies, branch=1)
    assert refused(g, B, FieldArmy(army(1200)), branch=1) == ""
    say(g, B, FieldArmy(army(1200)))
    assert refused(g, B, FieldArmy(army(1200)), branch=1) == NO_GOLD
    assert refused(g, B, FieldArmy(army(1100)), branch=1) == ""
    assert refused(g, C, FieldArmy(army(1250)), branch=1) == ""
    say(g, B, Reconsider())
    assert refused(g, B, FieldArmy(army(1200)), branch=1) == ""
    say(g, B, FieldArmy(army(1200)))
    say(g, A, FieldArmy(SMALLEST))
    assert g.gold[B] == 100
    go(g, TableBattle)
    say(g, B, FieldArmy(army(1100)), branch=1)
    say(g, C, FieldArmy(SMALLEST), branch=1)
    assert g.gold[B] == 0


@pytest.mark.rule("EMP-182")
def test_gold_promised_for_a_battle_is_still_there_for_this_one() -> None:
    g = locking(gold={B: 300})
    say(g, B, FieldArmy(army(1200)))
    shown = g.view(B).battles[0].muster
    assert shown is not None
    assert shown.gold == 300


@pytest.mark.rule("EMP-372")
def test_armies_are_written_in_secret_and_shown_to_both_when_locked() -> None:
    g = locking()
    say(g, A, FieldArmy(army(1000)))
    assert [one.armies for one in (g.view(s).battles[0] for s in (A, B, None))] == [[], [], []]
    say(g, B, FieldArmy(SMALLEST))
    shown = g.view(B).battles[0]
    assert [one.break_point for one in shown.armies] == [10, 2]
    assert [one.entry for one in shown.armies[1].lines] == [
        "empire-general",
        "empire-halberdiers",
        "empire-crossbowmen",
    ]
    assert (shown.sizes, shown.base_sizes) == ([1000, 325], [1000, 1000])
    for seat in (C, None):
        others = g.view(seat).battles[0]
        assert (others.armies, others.sizes, others.locked) == ([], [1000, 1000], True)
    assert [len(fight(g).seen_by(seat).armies) for seat in (A, B, C, None)] == [2, 2, 0, 0]


# --- Reinforcement -----------------------------------------------------------------------------


@pytest.mark.rule("EMP-124", "EMP-125", "EMP-126")
def test_reinforcement_is_fielded_by_who_has_the_card_and_paid_above_70() -> None:
    g = locking(cards=((A, "reinforcement"),), gold={A: 100, B: 100})
    free = rosters.roster(rosters.EMPIRE, reinforcement="handgunners")
    paid = army(1000, reinforcement="knights")
    assert refused(g, B, FieldArmy(free)) == "EMP-124 roster-no-reinforcement"
    assert refused(g, A, FieldArmy(free)) == ""
    say(g, A, FieldArmy(paid))
    say(g, B, FieldArmy(SMALLEST))
    assert g.gold[A] == 60
    assert fight(g).paid == (40, 0)
    view = g.view(A).battles[0].armies[0]
    assert (view.reinforcement, view.break_point) == (
        ArmyLineView("empire-knights", 1, [], [], is_unit=True, armour=4, hits=3),
        10,  # of 20 units
    )


@pytest.mark.rule("EMP-429")
@pytest.mark.parametrize("card", ["reinforcement", "amulet"])
def test_cards_for_one_battle_serve_the_one_entered_first(card: str) -> None:
    g = locking("B1 hills 1; C1 fields 2", (A, B, "B1"), (C, B, "B1"), cards=((B, card),))
    go(g, LockArmies, branch=1)
    drawn = hold_card(g, g.amulets, B, "sword-of-might") if card == "amulet" else -1
    first, second = (muster(g, CHALLENGED, branch) for branch in (0, 1))
    assert (first.reinforcement, second.reinforcement) == (card == "reinforcement", False)
    assert (drawn in first.cards, drawn in second.cards) == (card == "amulet", False)


@pytest.mark.rule("EMP-271", "EMP-429")
def test_the_card_of_the_hoard_serves_in_both_battles_of_a_round() -> None:
    g = locking("B1 hills 1; C1 fields 2", (A, B, "B1"), (C, B, "B1"))
    go(g, LockArmies, branch=1)
    drawn = hold_card(g, g.hoard_cards, B, "sword-of-might")
    assert [muster(g, CHALLENGED, branch).cards for branch in (0, 1)] == [(drawn,)] * 2


# --- Item cards --------------------------------------------------------------------------------


@pytest.mark.rule("EMP-018", "EMP-137", "EMP-271", "EMP-361")
@pytest.mark.parametrize("hand", ["amulets", "castle_cards", "hoard_cards"])
def test_a_card_in_the_hand_may_be_used(hand: str) -> None:
    g = locking()
    with_sword = rosters.roster(
        "general + sword-of-might, 2 halberdiers, 2 crossbowmen", cards="sword-of-might"
    )
    assert refused(g, A, FieldArmy(with_sword)) == "EMP-018 roster-no-card"
    hold_card(g, getattr(g, hand), A, "sword-of-might")
    assert refused(g, A, FieldArmy(with_sword)) == ""
    assert refused(g, B, FieldArmy(with_sword)) == "EMP-018 roster-no-card"
    say(g, A, FieldArmy(with_sword))
    say(g, B, FieldArmy(SMALLEST))
    assert g.view(B).realms[A].known_items == ["sword-of-might"]
    assert g.view(C).realms[A].known_items == []


# --- The Assassin ------------------------------------------------------------------------------


def hero_against(card: Seat, **how: Any) -> Campaign:
    """B has a hero in the line behind his General and his units."""
    g = war("B1 hills 1", cards=((card, "assassin"),), **how)
    armies = {A: SMALLEST, B: rosters.roster(f"{rosters.EMPIRE}, hero, hero + sword-of-might")}
    go(g, NameVictim, armies=armies)
    return g


@pytest.mark.rule("EMP-127")
def test_the_assassin_names_a_character_but_not_the_general() -> None:
    g = hero_against(A)
    assert g.waiting() == (A,)
    assert offered(g, A) == [Murder(-1), Murder(3, HERO), Murder(4, HERO)]
    assert refused(g, A, Murder(0, GENERAL)) == "EMP-127 general-is-guarded"
    for nobody in (Murder(1, HERO), Murder(7, HERO), Murder(3, GENERAL)):
        assert refused(g, A, nobody) == "kernel not-offered"
    g = hero_against(A, assassin_general="allowed")
    assert offered(g, A) == [Murder(-1), Murder(0, GENERAL), Murder(3, HERO), Murder(4, HERO)]


@pytest.mark.rule("EMP-127", "EMP-128")
@pytest.mark.parametrize(("die", "removed"), [(3, False), (4, True), (6, True)])
def test_on_4_or_more_he_is_gone_and_counts_no_points(die: int, removed: bool) -> None:
    g = hero_against(A)
    everything = inside(g, lambda g, one: most_points(g, one, CHALLENGER))
    say(g, A, Murder(4, HERO))
    [struck] = told(roll(g, die), AssassinStruck)
    assert (struck.seat, struck.other, struck.die, struck.removed) == (A, B, die, removed)
    left = inside(g, lambda g, one: most_points(g, one, CHALLENGER))
    sword = 10
    assert everything - left == (80 + sword if removed else 0)
    lines = g.view(A).battles[0].armies[1].lines
    assert [one.entry for one in lines].count("empire-hero") == (1 if removed else 2)
    leaders = inside(g, lambda g, one: force(g, one, CHALLENGED)).commanders
    assert len(leaders) == (2 if removed else 3)
    assert isinstance(top(g), TableBattle)


@pytest.mark.rule("EMP-127")
def test_he_may_be_sent_to_nobody() -> None:
    g = hero_against(A)
    assert g.holds_card(A, ASSASSIN)
    say(g, A, Murder(-1))
    assert not g.holds_card(A, ASSASSIN)
    assert isinstance(top(g), TableBattle)
    assert fight(g).removed == (-1, -1)


@pytest.mark.rule("EMP-127")
def test_one_of_two_alike_is_removed() -> None:
    g = war("B1 hills 1", cards=((A, "assassin"),))
    go(g, NameVictim, armies={B: rosters.roster(f"{rosters.EMPIRE}, 2 hero")})
    say(g, A, Murder(3, HERO))
    roll(g, 4)
    assert [one.count for one in g.view(A).battles[0].armies[1].lines] == [1, 2, 2, 1]


@pytest.mark.rule("EMP-127", "EMP-429")
def test_the_assassin_comes_to_the_battle_entered_first() -> None:
    g = war("B1 hills 1; C1 fields 2", (A, B, "B1"), (C, B, "B1"), cards=((B, "assassin"),))
    go(g, TableBattle, branch=1)
    assert isinstance(top(g, 1), TableBattle)
    go(g, NameVictim)
    assert g.within((0,), lambda frame: frame.awaits(g)) == (B,)
    say(g, B, Murder(-1))


@pytest.mark.rule("EMP-127")
def test_each_side_may_have_an_assassin_the_challengers_is_first() -> None:
    g = war("B1 hills 1", cards=((B, "assassin"), (A, "assassin")))
    hero = rosters.roster(f"{rosters.EMPIRE}, hero")
    go(g, NameVictim, armies={A: hero, B: hero})
    assert g.waiting() == (A,)
    say(g, A, Murder(3, HERO))
    roll(g, 6)
    assert g.waiting() == (B,)
    say(g, B, Murder(3, HERO))
    assert isinstance(inside(g, lambda g, _: g.stack[-1]), Strike)
    roll(g, 5)
    assert fight(g).removed == (3, 3)


# --- Hired mercenaries and neutral realms ------------------------------------------------------


def hired(**how: Any) -> Campaign:
    """B has hired C, who is a mercenary; A has challenged B."""
    peoples = ("empire", "empire", "dogs-of-war")
    return war("B1 hills 1; C1 fields 2", peoples=peoples, hired={C: B}, **how)


@pytest.mark.rule("EMP-402")
def test_a_hired_mercenary_fights_with_his_people_and_his_employers_means() -> None:
    g = hired(gold={B: 200, C: 300}, largest=B, cards=((B, "reinforcement"),), number=4)
    g.plague[C] = 1
    go(g, LockArmies)
    assert g.waiting() == (A, C)
    found = muster(g, CHALLENGED)
    assert (found.people, found.size, found.gold) == (PEOPLES.index("dogs-of-war"), 1600, 200)
    assert found.reinforcement
    dogs = rosters.roster("general, 2 pikemen, 2 crossbowmen", "dogs-of-war", reinforcement="ogres")
    assert check(dogs, found) == []
    assert refused(g, C, FieldArmy(SMALLEST)) == "EMP-187 roster-stranger"
    say(g, C, FieldArmy(dogs))
    say(g, A, FieldArmy(SMALLEST))
    assert (g.gold[B], g.gold[C]) == (165, 300)
    army_of_dogs = inside(g, lambda g, one: force(g, one, CHALLENGED))
    assert {ENTRIES[one.entry] for one in army_of_dogs.commanders} == {"dogs-of-war-general"}


@pytest.mark.rule("EMP-402", "EMP-372")
def test_the_mercenary_and_his_employer_see_both_armies_when_they_are_locked() -> None:
    g = hired()
    go(g, LockArmies)
    dogs = rosters.roster("general, 2 pikemen, 2 crossbowmen", "dogs-of-war")
    say(g, A, FieldArmy(SMALLEST))
    say(g, C, FieldArmy(dogs))
    assert [len(g.view(seat).battles[0].armies) for seat in (A, B, C, None)] == [2, 2, 2, 0]


@pytest.mark.rule("EMP-402")
def test_the_mercenary_sees_and_uses_the_cards_of_his_employer_only() -> None:
    g = hired(
        held=(("hoard_cards", B, "sword-of-might"), ("hoard_cards", C, "crown-of-command")),
    )
    assert g.view(C).realms[B].known_items == ["sword-of-might"]
    assert g.view(A).realms[B].known_items == []
    go(g, LockArmies)
    assert muster(g, CHALLENGED).cards == (ITEMS.index("sword-of-might"),)


@pytest.mark.rule("EMP-402")
def test_nobody_fights_against_himself() -> None:
    peoples = ("empire", "empire", "dogs-of-war")
    g = war(
        "B1 hills 1; C1 fields 2",
        (C, B, "B1"),
        peoples=peoples,
        hired={C: B},
        hired_mercenary="beside",
    )
    go(g, LockArmies)
    assert g.waiting() == (B, C)
    assert muster(g, CHALLENGED).people == PEOPLES.index("empire")


@pytest.mark.rule("EMP-437")
def test_a_neutral_realm_is_fought_with_a_bots_army_of_the_rounds_size() -> None:
    g = locking(neutral=(B,), gold={A: 100, B: 100}, cards=((B, "reinforcement"),))
    assert g.waiting() == (A,)
    found = muster(g, CHALLENGED)
    assert (found.size, found.gold, found.reinforcement, found.cards) == (1000, 0, False, ())
    assert inside(g, lambda g, one: treasury(g, one, CHALLENGER)) == 100
    say(g, A, FieldArmy(SMALLEST))
    assert check(fight(g).armies[1], found) == []
    assert 900 < g.view(A).battles[0].sizes[1] <= 1000
    assert g.gold[B] == 100


@pytest.mark.rule("EMP-437", "EMP-181", "EMP-083")
def test_a_neutral_realm_has_neither_the_bonus_of_the_largest_nor_the_plague() -> None:
    g = locking(neutral=(B,), number=4)
    g.largest = B
    g.plague[B] = 1
    assert inside(g, lambda g, one: size_parts(g, one, CHALLENGED)) == [("round", 1500)]
    g.neutral[B] = 0
    assert inside(g, lambda g, one: size_parts(g, one, CHALLENGED)) == [
        ("round", 1500),
        ("largest-realm", 100),
        ("plague", -100),
    ]
