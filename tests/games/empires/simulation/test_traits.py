"""Special traits of units in a simulated battle, each as its army list has it."""

from __future__ import annotations

from pathlib import Path

import pytest

from feldzug.games.empires import simulation
from feldzug.games.empires.armies import army_list
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.simulation.anvil import strike_anvil
from feldzug.games.empires.simulation.charging import best_charge, initiative
from feldzug.games.empires.simulation.combat import attacks, fight
from feldzug.games.empires.simulation.commanding import command_phase
from feldzug.games.empires.simulation.deployment import deploy
from feldzug.games.empires.simulation.field import Battle
from feldzug.games.empires.simulation.forces import (
    ARTILLERY,
    CHARIOT,
    HERO,
    MACHINE,
    MONSTER,
    WIZARD,
    Regiment,
)
from feldzug.games.empires.simulation.instability import instability
from feldzug.games.empires.simulation.odds import advantage, supporters
from feldzug.games.empires.simulation.orders import command_value, may_order
from feldzug.games.empires.simulation.shooting import (
    shots_of,
    volley,
)
from feldzug.games.empires.simulation.units import Unit
from feldzug.games.empires.simulation.unruly import go_wild, roll_on, stampede
from tests.games.empires.simulation.tabletop import (
    brigade,
    clash,
    force,
    general,
    hero,
    knights,
    lead,
    put,
    regiment,
    table,
)

pytestmark = pytest.mark.rule("EMP-435")

KNOWN_OUT = {
    "elven-bolt-thrower",
    "not-undead",
    "breath20",
    "two-shots-within-15cm",
    "casts-spells",
}
"""Traits without a rule of their own: see the page on Empires."""


# --- orders ------------------------------------------------------------------------------------


def test_reptiles_hear_nobody_who_is_farther_than_20_cm() -> None:
    reptiles = regiment(traits=("reptilian-order-20cm",))
    battle = table(force(reptiles, regiment(), commanders=(general(),)), force())
    near, other = put(battle, 0, 0, 90, 20), put(battle, 0, 1, 84, 20)
    leader = lead(battle, 0, 0, 90, 40)
    assert may_order(battle, leader, brigade(battle, near, other))
    lead(battle, 0, 0, 90, 41)
    assert not may_order(battle, leader, brigade(battle, near, other))
    assert may_order(battle, leader, brigade(battle, other))


def test_spirits_of_the_forest_obey_a_general_or_hero_less_and_know_no_terror() -> None:
    ours = (general(command=8), hero(HERO), hero(WIZARD))
    battle = table(force(regiment(traits=("forest-spirit",)), commanders=ours), force())
    battle.turn = 2
    unit = put(battle, 0, 0, 90, 10)
    values = [
        command_value(battle, lead(battle, 0, n, 90, 8), brigade(battle, unit)) for n in range(3)
    ]
    assert values == [7, 7, 8]
    assert not unit.fears


# --- brigades ----------------------------------------------------------------------------------


def sizes(battle: Battle) -> list[int]:
    return sorted(len(one) for one in battle.armies[0].brigades)


def test_the_brigades_of_skaven_are_larger() -> None:
    battle = table(force(*[regiment() for _ in range(6)]), force())
    deploy(battle)
    assert sizes(battle) == [3, 3]
    horde = [regiment(traits=("brigade-any-size",)) for _ in range(6)]
    battle = table(force(*horde), force())
    deploy(battle)
    assert sizes(battle) == [6]


def test_knights_who_keep_apart_form_brigades_of_their_own_kind() -> None:
    apart = knights(entry=1, traits=("brigade-own-kind-only",))
    battle = table(force(apart, apart, knights(entry=2)), force())
    deploy(battle)
    assert [[unit.entry for unit in one] for one in battle.armies[0].brigades] == [[2], [1, 1]]


def bell() -> Regiment:
    return regiment(MACHINE, stands=1, traits=("pushed-by-infantry", "move20"))


def test_a_bell_moves_with_infantry_only() -> None:
    battle = table(force(bell(), regiment(), commanders=(general(),)), force(regiment()), *[1] * 6)
    deploy(battle)
    assert len(battle.armies[0].brigades) == 1
    put(battle, 1, 0, 90, 110)
    unit = battle.armies[0].units[0]
    before = unit.y
    command_phase(battle, 0, None)
    assert unit.y > before
    battle = table(force(bell(), commanders=(general(),)), force(regiment()))
    deploy(battle)
    unit = battle.armies[0].units[0]
    put(battle, 1, 0, 90, 110)
    before = unit.y
    command_phase(battle, 0, None)
    assert unit.y == before


def test_a_bell_that_must_retreat_is_lost() -> None:
    battle = table(force(bell()), force(regiment()), *[1, 1, 1], *[6] * 12)
    unit, foe = put(battle, 0, 0, 90, 40), put(battle, 1, 0, 90, 44)
    clash(foe, unit)
    unit.hits = 100
    fight(battle, foe)
    assert unit.stands == 0


# --- support and terror ------------------------------------------------------------------------


def test_bears_support_and_are_supported_by_bears_alone() -> None:
    bears = regiment(entry=1, traits=("support-own-kind-only",))
    battle = table(force(bears, bears, regiment(entry=2)), force())
    first = put(battle, 0, 0, 90, 40)
    put(battle, 0, 1, 90, 36)
    put(battle, 0, 2, 20, 10)
    assert supporters(battle, first) == 3
    put(battle, 0, 1, 20, 10)
    other = put(battle, 0, 2, 90, 36)
    assert supporters(battle, first) == 0
    assert supporters(battle, other) == 0


@pytest.mark.parametrize(("die", "dice"), [(3, 6), (4, 9)])
def test_the_anvil_takes_the_terror_away(die: int, dice: int) -> None:
    smith = hero(traits=("terror-immunity-20cm-on-4",))
    dragon = regiment(MONSTER, traits=("terror",))
    battle = table(force(regiment(), regiment(), commanders=(smith,)), force(dragon), die, die)
    near, far = put(battle, 0, 0, 90, 40), put(battle, 0, 1, 20, 10)
    foe = put(battle, 1, 0, 90, 44)
    lead(battle, 0, 0, 90, 20)
    strike_anvil(battle, 0)
    assert attacks(battle, near, foe, True) == dice
    assert attacks(battle, far, foe, True) == 6
    lead(battle, 0, 0, 20, 100)
    strike_anvil(battle, 0)
    assert attacks(battle, near, foe, True) == 6


# --- hatred ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trait", "folk", "charges"),
    [
        ("must-charge-humans", "humans", True),
        ("must-charge-humans", "undead", False),
        ("must-charge-chaos-undead", "chaos", True),
        ("must-charge-chaos-undead", "undead", True),
        ("must-charge-chaos-undead", "humans", False),
    ],
)
def test_whom_they_hate_they_must_charge(trait: str, folk: str, charges: bool) -> None:
    strong = regiment(MONSTER, melee=20, hits=20, stands=3, folk=(folk,))
    battle = table(force(knights(traits=(trait,))), force(strong))
    unit = put(battle, 0, 0, 90, 40)
    put(battle, 1, 0, 90, 55)
    initiative(battle, 0)
    assert bool(unit.foes) == charges


def test_they_charge_whom_they_hate_rather_than_his_friends() -> None:
    ogres = regiment(traits=("must-charge-humans",))
    troll, tough = regiment(melee=1), regiment(MONSTER, melee=9, hits=9, folk=("humans",))
    battle = table(force(ogres), force(troll, tough))
    unit, weak, human = (
        put(battle, 0, 0, 90, 40),
        put(battle, 1, 0, 90, 54),
        put(battle, 1, 1, 98, 54),
    )
    assert advantage(battle, unit, weak) > advantage(battle, unit, human)
    assert best_charge(battle, unit, 30)[0] is human


def test_they_do_not_hate_his_friends() -> None:
    ogres = knights(traits=("must-charge-humans",))
    strong = regiment(MONSTER, melee=20, hits=20, stands=3)
    battle = table(force(ogres), force(strong, regiment(folk=("humans",))))
    unit = put(battle, 0, 0, 90, 40)
    put(battle, 1, 0, 90, 55)
    put(battle, 1, 1, 20, 110)
    initiative(battle, 0)
    assert not unit.foes


@pytest.mark.parametrize(("folk", "dice"), [("chaos", 12), ("undead", 12), ("humans", 9)])
def test_zealots_strike_harder_in_the_first_round(folk: str, dice: int) -> None:
    zealots = regiment(traits=("plus1-first-round-vs-chaos-undead",))
    battle = table(force(zealots), force(regiment(folk=(folk,))))
    unit, foe = put(battle, 0, 0, 90, 40), put(battle, 1, 0, 90, 44)
    assert attacks(battle, unit, foe, True) == dice
    assert attacks(battle, unit, foe, False) == 9


# --- engines -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "shots", "is_left", "left"),
    [
        ((2, 5), 7, True, 2),
        ((1, 1), 0, False, 2),
        ((2, 2, 3, 4), 11, False, 2),
        ((3, 3), 6, True, 1),
        ((4, 4), 0, True, 2),
        ((5, 5), 10, True, 2),
        ((6, 6, 2), 14, True, 2),
    ],
)
def test_a_flame_cannon_fails_with_a_double(
    dice: tuple[int, ...], shots: int, is_left: bool, left: int
) -> None:
    cannon = regiment(ARTILLERY, stands=1, shot_dice=2, reach=30, traits=("misfire-on-double",))
    battle = table(force(cannon), force(), *dice)
    unit = put(battle, 0, 0, 90, 10)
    assert shots_of(battle, unit, 10) == shots
    assert ((unit.stands > 0), unit.shot_dice) == (is_left, left)
    if left == 1:
        battle.dice.faces.append(4)  # type: ignore[attr-defined]
        assert shots_of(battle, unit, 10) == 4


@pytest.mark.parametrize(
    ("dice", "hits", "confused"), [((1, 1, 4), 1, True), ((1, 2, 4), 1, False)]
)
def test_a_lightning_cannon_is_confused_by_two_ones(
    dice: tuple[int, ...], hits: int, confused: bool
) -> None:
    cannon = regiment(ARTILLERY, stands=1, reach=40, traits=("confused-on-double1",))
    battle = table(force(cannon), force(regiment()), *dice)
    unit, target = put(battle, 0, 0, 90, 10), put(battle, 1, 0, 90, 30)
    assert volley(battle, unit, target, 3) == hits
    assert unit.confused == confused


# --- the unruly --------------------------------------------------------------------------------


def giant(*dice: int, at: tuple[int, int] = (90, 60)) -> tuple[Battle, Unit, Unit]:
    """A Giant in the middle, an enemy 14 cm before him, and dice."""
    one = regiment(MONSTER, stands=1, melee=8, hits=8, traits=("goes-wild",))
    battle = table(force(one), force(regiment()), *dice)
    return battle, put(battle, 0, 0, 90, 40), put(battle, 1, 0, *at)


@pytest.mark.parametrize(
    ("dice", "at"),
    [((1,), (90, 60)), ((5,), (90, 100)), ((3, 1), (90, 60))],
)
def test_a_giant_may_stand_walk_or_throw_too_short(
    dice: tuple[int, ...], at: tuple[int, int]
) -> None:
    battle, unit, foe = giant(*dice, at=at)
    go_wild(battle, unit)
    assert unit.y == (60 if dice == (5,) else 40)
    assert (unit.foes, foe.stands, foe.wounds) == ([], 3, 0)


def test_a_giant_may_go_to_the_nearest_edge() -> None:
    battle, unit, _ = giant(2)
    go_wild(battle, unit)
    assert (unit.x, unit.y) == (90, 20)


def test_a_giant_may_throw_something_at_whoever_is_nearest() -> None:
    battle, unit, foe = giant(3, 6, 4, 4, 3)
    go_wild(battle, unit)
    assert foe.wounds == 2
    assert unit.y == 40


@pytest.mark.parametrize("die", [4, 5])
def test_a_giant_may_charge(die: int) -> None:
    battle, unit, foe = giant(die)
    go_wild(battle, unit)
    assert unit.foes == [foe]
    assert attacks(battle, unit, foe, True) == 8 + 2


def test_a_raging_giant_comes_twice_as_far_and_strikes_twice_as_hard() -> None:
    battle, unit, foe = giant(6, at=(90, 75))
    go_wild(battle, unit)
    assert unit.foes == [foe]
    assert attacks(battle, unit, foe, True) == 16 + 2
    assert attacks(battle, unit, foe, True) == 8 + 2


def test_a_giant_goes_wild_when_his_order_fails_even_by_a_blunder() -> None:
    one = regiment(MONSTER, stands=1, melee=8, hits=8, traits=("goes-wild", "no-brigade"))
    battle = table(force(one, commanders=(hero(),)), force(regiment()), 6, 6, 2)
    deploy(battle)
    unit = battle.armies[0].units[0]
    put(battle, 1, 0, 90, 110)
    before = unit.y
    command_phase(battle, 0, None)
    assert unit.y < before
    assert battle.armies[0].characters[0].unsure == 0


def test_a_giant_who_runs_into_his_own_side_confuses_it() -> None:
    one = regiment(MONSTER, stands=1, melee=8, hits=8, traits=("goes-wild",))
    battle = table(force(one, regiment()), force(regiment()), 4)
    unit, friend = put(battle, 0, 0, 90, 40), put(battle, 0, 1, 90, 52)
    foe = put(battle, 1, 0, 90, 58)
    go_wild(battle, unit)
    assert friend.confused
    assert (unit.y, unit.foes, foe.foes) == (48, [], [])


def wagon() -> Regiment:
    return regiment(CHARIOT, stands=1, melee=0, melee_die=True, traits=("random-move-d6x10",))


def test_a_pump_wagon_obeys_nobody_and_rolls_as_far_as_its_die() -> None:
    battle = table(force(wagon(), commanders=(general(),)), force(regiment()), 3)
    deploy(battle)
    unit = put(battle, 0, 0, 90, 14)
    put(battle, 1, 0, 90, 110)
    command_phase(battle, 0, None)
    assert unit.y == 44


def test_a_pump_wagon_charges_and_has_half_its_attacks_when_it_stands() -> None:
    battle = table(force(wagon()), force(regiment(melee=1, hits=1)), 2, 5, 5)
    unit, foe = put(battle, 0, 0, 90, 40), put(battle, 1, 0, 90, 60)
    roll_on(battle, battle.armies[0])
    assert unit.foes == [foe]
    assert attacks(battle, unit, foe, True) == 5 + 2
    unit.has_charged = False
    assert attacks(battle, unit, foe, False) == 3


@pytest.mark.parametrize(
    ("die", "x", "y"),
    [(1, 90, 60), (3, 90, 20), (5, 70, 40), (6, 110, 40)],
)
def test_elephants_that_would_be_confused_stampede(die: int, x: int, y: int) -> None:
    elephants = regiment(MONSTER, traits=("stampede",))
    battle = table(force(elephants, regiment()), force(regiment()), die)
    unit = put(battle, 0, 0, 90, 40)
    put(battle, 0, 1, 40, 40)
    put(battle, 1, 0, 90, 100)
    battle.confuse(unit)
    assert (unit.confused, unit.stampedes) == (False, True)
    stampede(battle, battle.armies[0])
    assert (unit.x, unit.y) == (x, y)


@pytest.mark.parametrize(("x", "confused"), [(66, True), (65, False)])
def test_friends_whom_elephants_reach_are_confused(x: int, confused: bool) -> None:
    elephants = regiment(MONSTER, traits=("stampede",))
    battle = table(force(elephants, regiment()), force(regiment()), 5)
    unit = put(battle, 0, 0, 90, 40)
    friend = put(battle, 0, 1, x, 40)
    put(battle, 1, 0, 90, 100)
    battle.confuse(unit)
    stampede(battle, battle.armies[0])
    assert friend.confused == confused
    assert (unit.x - x, unit.foes) == (4 if confused else 5, [])


def test_friends_who_fight_are_not_confused_by_elephants() -> None:
    elephants = regiment(MONSTER, traits=("stampede",))
    battle = table(force(elephants, regiment()), force(regiment()), 5)
    unit, friend = put(battle, 0, 0, 90, 40), put(battle, 0, 1, 80, 40)
    clash(friend, put(battle, 1, 0, 80, 44))
    battle.confuse(unit)
    stampede(battle, battle.armies[0])
    assert not friend.confused


def test_a_stampede_is_over_after_the_command_phase() -> None:
    elephants = regiment(MONSTER, traits=("stampede",))
    battle = table(force(elephants, commanders=(general(),)), force(regiment()), 3)
    deploy(battle)
    put(battle, 1, 0, 90, 110)
    unit = put(battle, 0, 0, 90, 40)
    battle.confuse(unit)
    command_phase(battle, 0, None)
    assert unit.y == 20
    assert not unit.stampedes


@pytest.mark.parametrize(("dice", "stands"), [((1, 1), 1), ((1, 2), 2), ((6, 5), 2), ((6, 6), 3)])
def test_daemons_are_tied_loosely_to_this_world(dice: tuple[int, int], stands: int) -> None:
    battle = table(force(regiment(traits=("daemonic-instability",)), regiment()), force(), *dice)
    unit = put(battle, 0, 0, 90, 10)
    put(battle, 0, 1, 60, 10)
    battle.lose_stands(unit, 1)
    instability(battle, 0)
    assert unit.stands == stands


# --- all of them -------------------------------------------------------------------------------


def test_every_trait_of_the_lists_has_a_rule_or_is_known_to_be_out() -> None:
    """A trait that is new in the content must be built or named as left out."""
    (folder,) = simulation.__path__
    text = "".join(file.read_text() for file in Path(folder).glob("*.py"))
    found: set[str] = set()
    for people in range(len(PEOPLES)):
        for edition in ("revolution", "old"):
            army = army_list(people, edition)
            found.update([one for entry in army.entries for one in entry.special])
            found.update([one for more in army.by_upgrade.values() for one in more.special])
    missing = {
        trait
        for trait in found - KNOWN_OUT
        if f'"{trait}"' not in text and not trait.startswith("badly-hurt-")
    }
    assert missing == set()
