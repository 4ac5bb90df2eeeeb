from __future__ import annotations

import pytest

from feldzug.games.empires.simulation.charging import charge, initiative, may_charge
from feldzug.games.empires.simulation.combat import (
    _retreat,
    attacks,
    combat_phase,
    fight_round,
    may_pursue,
    strike,
)
from feldzug.games.empires.simulation.dice import SeededDice
from feldzug.games.empires.simulation.forces import ARTILLERY, CHARIOT, MONSTER
from feldzug.games.empires.simulation.measuring import FLANK, FRONT, REAR, zone_of
from feldzug.games.empires.simulation.odds import protection, supporters
from feldzug.games.empires.simulation.shooting import drive_back, may_shoot, volley
from tests.games.empires.simulation.tabletop import (
    Always,
    archers,
    clash,
    flyers,
    force,
    general,
    hero,
    item,
    knights,
    lead,
    piece,
    put,
    regiment,
    sheet,
    table,
)


@pytest.mark.rule("EMP-020")
def test_zones_part_at_45_degrees_from_the_corners() -> None:
    battle = table(force(regiment()), force())
    unit = put(battle, 0, 0, 90, 60)
    # The front of three stands is 12 cm wide and 2 deep: its corner lies at (96, 61).
    assert zone_of(unit, 106, 71) == FRONT
    assert zone_of(unit, 107, 71) == FLANK
    assert zone_of(unit, 107, 49) == FLANK
    assert zone_of(unit, 106, 49) == REAR


@pytest.mark.rule("EMP-020")
def test_a_charge_into_the_flank_costs_the_enemy_attacks() -> None:
    battle = table(force(knights()), force(regiment()))
    charger, target = put(battle, 0, 0, 60, 60), put(battle, 1, 0, 80, 60)
    charge(battle, charger, target)
    assert attacks(battle, target, charger, True) == 6


@pytest.mark.rule("EMP-026")
@pytest.mark.parametrize(("far", "may"), [(60, True), (61, False), (65, False)])
def test_flyers_charge_at_most_60_cm(far: int, may: bool) -> None:
    battle = table(force(flyers()), force(regiment()))
    unit, target = put(battle, 0, 0, 60, 20), put(battle, 1, 0, 60, 24 + far)
    assert may_charge(battle, unit, target, unit.charge_reach) == may


@pytest.mark.rule("EMP-281")
def test_flyers_do_not_charge_into_a_wood() -> None:
    battle = table(force(flyers(), regiment()), force(regiment()), on=sheet(piece("wood", 3)))
    target = put(battle, 1, 0, 75, 32)
    unit, foot = put(battle, 0, 0, 75, 22), put(battle, 0, 1, 75, 22)
    assert not may_charge(battle, unit, target, unit.charge_reach)
    assert may_charge(battle, foot, target, foot.charge_reach)


@pytest.mark.rule("EMP-028")
def test_who_sees_all_around_shoots_behind_itself() -> None:
    copter = archers(traits=("vision360",))
    battle = table(force(copter, archers()), force(regiment()))
    target = put(battle, 1, 0, 60, 40)
    assert may_shoot(battle, put(battle, 0, 0, 60, 60), target)
    assert not may_shoot(battle, put(battle, 0, 1, 60, 60), target)


@pytest.mark.rule("EMP-435")
def test_nobody_shoots_at_a_unit_in_combat() -> None:
    battle = table(force(archers(), regiment()), force(regiment()))
    shooters, target = put(battle, 0, 0, 60, 20), put(battle, 1, 0, 60, 40)
    assert may_shoot(battle, shooters, target)
    clash(put(battle, 0, 1, 60, 36), target)
    assert not may_shoot(battle, shooters, target)


@pytest.mark.rule("EMP-366")
@pytest.mark.parametrize(
    ("weather", "far", "may"), [("rain", 26, False), ("rain", 25, True), ("pleasant", 26, True)]
)
def test_in_rain_one_sees_25_cm(weather: str, far: int, may: bool) -> None:
    battle = table(force(archers(), knights()), force(regiment()), on=sheet(weather=weather))
    target = put(battle, 1, 0, 60, 24 + far)
    assert may_shoot(battle, put(battle, 0, 0, 60, 20), target) == may
    rider = put(battle, 0, 1, 60, 20)
    assert may_charge(battle, rider, target, rider.charge_reach) == may


@pytest.mark.rule("EMP-023")
def test_support_is_added_before_casualties_are_taken_off() -> None:
    battle = table(
        force(regiment(melee=1)), force(regiment(melee=1, hits=1), regiment()), 4, 4, 1, 1, 1, 1
    )
    one, other = put(battle, 0, 0, 60, 56), put(battle, 1, 0, 60, 60)
    put(battle, 1, 1, 60, 64)
    assert supporters(battle, other) == 3
    clash(one, other)
    one.has_charged = False
    fight_round(battle, [one], [other], True)
    # Two hits against three supporters, although one of the stands they supported is left.
    assert other.stands == 1
    assert supporters(battle, other) == 1
    assert one.y == 55


@pytest.mark.rule("EMP-023", "EMP-435")
def test_nobody_is_supported_by_the_confused_nor_by_who_fights_himself() -> None:
    battle = table(force(regiment(), regiment()), force(regiment()))
    one, other = put(battle, 0, 0, 60, 56), put(battle, 0, 1, 60, 52)
    assert supporters(battle, one) == 3
    other.confused = True
    assert supporters(battle, one) == 0
    other.confused = False
    clash(put(battle, 1, 0, 60, 48), other)
    assert supporters(battle, one) == 0


@pytest.mark.rule("EMP-023")
def test_support_decides_an_even_fight() -> None:
    battle = table(force(regiment()), force(regiment(), regiment()))
    one, other = put(battle, 0, 0, 60, 56), put(battle, 1, 0, 60, 60)
    put(battle, 1, 1, 60, 64)
    clash(one, other)
    one.has_charged = False
    battle.dice = Always(3)
    fight_round(battle, [one], [other], True)
    assert one.y == 53
    assert one.foes == [other]
    assert other.pursuit == 2


@pytest.mark.rule("EMP-024")
def test_a_unit_that_is_partly_in_a_wood_is_defended_with_all_its_stands() -> None:
    battle = table(force(regiment()), force(regiment()), on=sheet(piece("wood", 3)))
    attacker = put(battle, 0, 0, 65, 26)
    wood_begins = next(x for x in range(60, 90) if battle.ground.code(x, 36) != 0)
    assert protection(put(battle, 1, 0, wood_begins - 3, 36), attacker) == 1
    assert protection(put(battle, 1, 0, wood_begins - 6, 36), attacker) == 0


@pytest.mark.rule("EMP-025")
def test_stands_that_charge_in_the_open_have_their_bonus_against_the_defended() -> None:
    battle = table(force(regiment()), force(regiment()), on=sheet(piece("wood", 3)))
    target = put(battle, 1, 0, 72, 36)
    wood_begins = next(x for x in range(60, 90) if battle.ground.code(x, 36) != 0)
    outside = put(battle, 0, 0, 75, 24)
    clash(outside, target)
    assert attacks(battle, outside, target, True) == 12
    put(battle, 0, 0, wood_begins - 3, 36)
    assert outside.open_stands == 2
    assert attacks(battle, outside, target, True) == 11
    battle.dice = Always(4)
    assert strike(battle, outside, target, True) == 0


def test_the_charge_of_monsters_and_chariots_brings_two_attacks_a_stand() -> None:
    battle = table(force(regiment(MONSTER), regiment(CHARIOT), knights()), force(regiment()))
    target = put(battle, 1, 0, 60, 60)
    for number, dice in ((0, 15), (1, 15), (2, 12)):
        unit = put(battle, 0, number, 60, 56)
        unit.has_charged = True
        assert attacks(battle, unit, target, True) == dice


@pytest.mark.rule("EMP-344")
def test_terror_costs_one_attack_a_stand_but_not_who_knows_no_fear() -> None:
    battle = table(
        force(regiment(), regiment(traits=("undead",))), force(regiment(traits=("terror",)))
    )
    foe = put(battle, 1, 0, 60, 60)
    assert attacks(battle, put(battle, 0, 0, 60, 56), foe, True) == 6
    assert attacks(battle, put(battle, 0, 1, 60, 56), foe, True) == 9


def test_the_loser_retreats_by_the_difference_and_is_pursued() -> None:
    battle = table(force(knights()), force(knights(melee=1)))
    one, other = put(battle, 0, 0, 60, 56), put(battle, 1, 0, 60, 60)
    clash(one, other)
    battle.dice = Always(4)
    # 12 hits against 3: four stands' worth; the loser is gone in the first round.
    combat_phase(battle, 0)
    assert battle.armies[1].units == []
    assert one.stands == 2


def test_infantry_does_not_pursue_cavalry_nor_anybody_on_foot_flyers() -> None:
    battle = table(
        force(regiment(), knights(), regiment(traits=("pursue-anything",))),
        force(knights(), flyers()),
    )
    foot, rider, rat = [put(battle, 0, n, 60, 56) for n in range(3)]
    horse, bird = put(battle, 1, 0, 60, 60), put(battle, 1, 1, 60, 60)
    assert [may_pursue(foot, horse), may_pursue(rider, horse), may_pursue(rat, horse)] == [
        False,
        True,
        True,
    ]
    assert [may_pursue(rider, bird), may_pursue(rat, bird)] == [False, True]


def test_artillery_that_must_retreat_is_lost() -> None:
    battle = table(force(regiment()), force(regiment(ARTILLERY, melee=1, hits=2, stands=2)))
    one, gun = put(battle, 0, 0, 60, 56), put(battle, 1, 0, 60, 60)
    clash(one, gun)
    one.melee = 1
    battle.dice = Always(4)
    fight_round(battle, [one], [gun], True)
    assert gun.stands == 0


@pytest.mark.rule("EMP-435")
def test_artillery_that_loses_a_combat_is_lost_though_stands_are_left() -> None:
    battle = table(force(regiment(melee=1)), force(regiment(ARTILLERY, hits=9, melee=1, stands=2)))
    one, gun = put(battle, 0, 0, 60, 56), put(battle, 1, 0, 60, 60)
    clash(one, gun)
    battle.dice = Always(4)
    fight_round(battle, [one], [gun], True)
    assert gun in battle.armies[1].lost


@pytest.mark.rule("EMP-435")
def test_the_sword_of_fate_strikes_once_more_in_one_first_round() -> None:
    bearer = regiment(melee=1, item=item("sword-of-fate"))
    battle = table(force(bearer), force(regiment()), 1, 1, 1, 4, 1, 1, 4)
    one, other = put(battle, 0, 0, 60, 56), put(battle, 1, 0, 60, 60)
    assert [strike(battle, one, other, True) for _ in range(2)] == [1, 1]
    battle = table(force(bearer), force(regiment()), 1, 1, 1)
    one, other = put(battle, 0, 0, 60, 56), put(battle, 1, 0, 60, 60)
    assert strike(battle, one, other, False) == 0


@pytest.mark.rule("EMP-435")
def test_the_sword_of_destruction_strikes_once_again_for_a_blow_that_missed() -> None:
    bearer = regiment(melee=1, item=item("sword-of-destruction"))
    battle = table(force(bearer), force(regiment()), 1, 1, 4, 4, 4, 4, 4)
    one, other = put(battle, 0, 0, 60, 56), put(battle, 1, 0, 60, 60)
    assert [strike(battle, one, other, False) for _ in range(2)] == [2, 3]


@pytest.mark.rule("EMP-435")
def test_no_armour_stops_the_first_hit_of_the_sword_of_cleaving() -> None:
    bearer = regiment(melee=1, item=item("sword-of-cleaving"))
    battle = table(force(bearer), force(regiment(armour=3)), 4, 4, 4, 6, 6)
    one, other = put(battle, 0, 0, 60, 56), put(battle, 1, 0, 60, 60)
    assert strike(battle, one, other, False) == 1


def test_a_draw_parts_both_sides() -> None:
    battle = table(force(regiment()), force(regiment()))
    one, other = put(battle, 0, 0, 60, 56), put(battle, 1, 0, 60, 60)
    clash(one, other)
    battle.dice = Always(3)
    fight_round(battle, [one], [other], True)
    assert one.y == 48
    assert other.y == 68
    assert not one.foes


def test_a_character_falls_with_the_last_stand_of_his_unit() -> None:
    battle = table(force(regiment(stands=1, hits=1), commanders=(general(),)), force(regiment()))
    one, other = put(battle, 0, 0, 60, 56), put(battle, 1, 0, 60, 60)
    leader = lead(battle, 0, 0, 60, 56)
    leader.unit, one.leader = one, leader
    clash(other, one)
    battle.dice = Always(4)
    combat_phase(battle, 1)
    assert not leader.alive
    assert battle.armies[0].has_withdrawn


@pytest.mark.rule("EMP-435")
def test_he_falls_with_it_even_if_his_troops_are_near() -> None:
    own = force(regiment(stands=1, hits=1), regiment(), commanders=(hero(),))
    battle = table(own, force(regiment()))
    one, other = put(battle, 0, 0, 60, 56), put(battle, 1, 0, 60, 60)
    put(battle, 0, 1, 60, 36)
    leader = lead(battle, 0, 0, 60, 56)
    leader.unit, one.leader = one, leader
    clash(other, one)
    battle.dice = Always(4)
    combat_phase(battle, 1)
    assert not leader.alive


@pytest.mark.rule("EMP-435")
def test_who_is_confused_has_one_attack_a_stand_fewer() -> None:
    battle = table(force(regiment()), force(regiment()))
    one, other = put(battle, 0, 0, 60, 56), put(battle, 1, 0, 60, 60)
    one.confused = True
    assert attacks(battle, one, other, True) == 6


@pytest.mark.rule("EMP-435")
@pytest.mark.parametrize(("flanked", "hits"), [(False, 0), (True, 12)])
def test_spears_defend_against_riders_who_charge_the_front_only(flanked: bool, hits: int) -> None:
    spears = regiment(traits=("defended-vs-mounted-front-charge",))
    battle = table(force(knights()), force(spears))
    rider, target = put(battle, 0, 0, 60, 56), put(battle, 1, 0, 60, 60)
    clash(rider, target)
    target.flanked = flanked
    battle.dice = Always(4)
    assert strike(battle, rider, target, True) == hits


def test_hits_drive_back_one_die_each_a_6_confuses_and_a_full_move_routs() -> None:
    battle = table(
        force(archers()), force(regiment(), regiment(), regiment(traits=("undead",))), 6, 2
    )
    shooters = put(battle, 0, 0, 60, 20)
    unit, second, dead = [put(battle, 1, n, 60, 60) for n in range(3)]
    drive_back(battle, [(unit, shooters, 2)])
    assert unit.y == 68
    assert unit.confused
    battle.dice = Always(6)
    drive_back(battle, [(dead, shooters, 1)])
    assert not dead.confused
    drive_back(battle, [(second, shooters, 4)])
    assert second.stands == 0


@pytest.mark.rule("EMP-435")
def test_the_banner_of_steadfastness_takes_a_die_off() -> None:
    bearer = regiment(item=item("banner-of-steadfastness"))
    battle = table(force(archers()), force(bearer, regiment()), 2, 2, 2)
    shooters = put(battle, 0, 0, 60, 20)
    steady, other = put(battle, 1, 0, 60, 60), put(battle, 1, 1, 60, 60)
    drive_back(battle, [(steady, shooters, 2), (other, shooters, 1)])
    assert steady.y == 62
    drive_back(battle, [(other, shooters, 1)])
    assert other.y == 64


@pytest.mark.rule("EMP-435")
@pytest.mark.parametrize(("is_first", "dice"), [(True, 12), (False, 9)])
def test_some_strike_harder_in_the_first_round_at_the_front(is_first: bool, dice: int) -> None:
    battle = table(force(regiment(traits=("first-round-front-plus1",))), force(regiment()))
    one, other = put(battle, 0, 0, 60, 56), put(battle, 1, 0, 60, 60)
    assert attacks(battle, one, other, is_first) == dice
    one.flanked = True
    assert attacks(battle, one, other, is_first) == 6


def test_armour_saves_and_handguns_weaken_it() -> None:
    battle = table(
        force(archers(), archers(traits=("armour-minus1",))), force(regiment(armour=5)), 4, 5, 4, 5
    )
    target = put(battle, 1, 0, 60, 60)
    assert volley(battle, put(battle, 0, 0, 60, 40), target, 1) == 0
    assert volley(battle, put(battle, 0, 1, 60, 40), target, 1) == 1


@pytest.mark.parametrize(
    ("name", "dice"),
    [("sword-of-might", 10), ("battle-banner", 9 + 4)],
)
def test_items_bring_attacks(name: str, dice: int) -> None:
    battle = table(force(regiment(item=item(name))), force(regiment()))
    battle.dice = Always(4)
    assert attacks(battle, put(battle, 0, 0, 60, 56), put(battle, 1, 0, 60, 60), True) == dice


def test_banners_bring_armour_and_hits() -> None:
    battle = table(
        force(
            regiment(armour=5, item=item("banner-of-shielding")),
            regiment(item=item("banner-of-fortitude")),
        ),
        force(),
    )
    assert battle.armies[0].units[0].armour == 4
    assert battle.armies[0].units[1].hits == 4


def test_a_hero_adds_his_attacks() -> None:
    battle = table(force(regiment(), commanders=(hero(attack=2),)), force(regiment()))
    unit = put(battle, 0, 0, 60, 56)
    unit.leader = lead(battle, 0, 0, 60, 56)
    battle.dice = SeededDice(1)
    assert attacks(battle, unit, put(battle, 1, 0, 60, 60), True) == 11


@pytest.mark.rule("EMP-435")
def test_a_hero_with_the_sword_of_might_adds_one_attack_more() -> None:
    bearer = hero(attack=2, item=item("sword-of-might"))
    battle = table(force(regiment(), commanders=(bearer,)), force(regiment()))
    unit = put(battle, 0, 0, 60, 56)
    unit.leader = lead(battle, 0, 0, 60, 56)
    assert attacks(battle, unit, put(battle, 1, 0, 60, 60), True) == 12


@pytest.mark.rule("EMP-435")
def test_no_banner_makes_armour_better_than_3() -> None:
    battle = table(force(regiment(armour=3, item=item("banner-of-shielding"))), force())
    assert battle.armies[0].units[0].armour == 3


def test_a_lone_character_flees_to_his_troops_or_falls() -> None:
    battle = table(force(regiment(), commanders=(general(), hero())), force(regiment()))
    own = put(battle, 0, 0, 60, 30)
    put(battle, 1, 0, 60, 58)
    near, far = lead(battle, 0, 0, 60, 56), lead(battle, 0, 1, 120, 100)
    combat_phase(battle, 0)
    assert (near.x, near.y) == (own.x, own.y)
    put(battle, 1, 0, 120, 102)
    combat_phase(battle, 0)
    assert near.alive
    assert not far.alive


@pytest.mark.rule("EMP-435")
@pytest.mark.parametrize(("far", "alive"), [(30, True), (31, False)])
def test_he_flees_to_troops_within_30_cm(far: int, alive: bool) -> None:
    battle = table(force(regiment(), commanders=(hero(),)), force(regiment()))
    put(battle, 0, 0, 60, 56 - far - 2)
    put(battle, 1, 0, 60, 58)
    lone = lead(battle, 0, 0, 60, 56)
    combat_phase(battle, 0)
    assert lone.alive == alive


def test_initiative_charges_the_weak_and_mounted_shooters_evade_the_strong() -> None:
    battle = table(
        force(knights(melee=5), knights(melee=1, shots=(1,), reach=15)),
        force(regiment(melee=1), knights(melee=9)),
    )
    rider, shooter = put(battle, 0, 0, 40, 40), put(battle, 0, 1, 140, 60)
    weak = put(battle, 1, 0, 40, 60)
    put(battle, 1, 1, 140, 76)
    initiative(battle, 0)
    assert rider.foes == [weak]
    assert shooter.y < 60
    assert not shooter.foes


def test_the_undead_have_no_initiative() -> None:
    battle = table(force(knights(melee=5, traits=("undead",))), force(regiment(melee=1)))
    rider = put(battle, 0, 0, 40, 40)
    put(battle, 1, 0, 40, 60)
    initiative(battle, 0)
    assert not rider.foes


@pytest.mark.parametrize(("count", "far"), [(1, 9), (2, 5)])
def test_losers_share_the_retreat_rounded_up(count: int, far: int) -> None:
    """A result of nine ahead: one unit goes back 9 cm, two go 5 each; guns do not pursue."""
    battle = table(force(regiment(ARTILLERY)), force(*[regiment() for _ in range(count)]))
    gun = put(battle, 0, 0, 60, 56)
    losers = [put(battle, 1, n, 60, 60) for n in range(count)]
    for loser in losers:
        clash(gun, loser)
    assert not _retreat(battle, [gun], losers, 9)
    assert [loser.y for loser in losers] == [60 + far] * count


def test_guns_what_is_pushed_and_who_mans_a_wall_do_not_pursue() -> None:
    battle = table(
        force(regiment(), regiment(ARTILLERY), regiment(MONSTER, traits=("pushed-by-infantry",))),
        force(regiment()),
    )
    foot, gun, bell = [put(battle, 0, n, 60, 56) for n in range(3)]
    foe = put(battle, 1, 0, 60, 60)
    assert [may_pursue(unit, foe) for unit in (foot, gun, bell)] == [True, False, False]
    foot.wall = 0
    assert not may_pursue(foot, foe)
