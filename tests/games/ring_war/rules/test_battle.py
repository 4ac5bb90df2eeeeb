"""Battle and defence: RNG-016 to RNG-029, each shown on a small board."""

from __future__ import annotations

import pytest

from feldzug.games.ring_war.actions import (
    Attack,
    EndMovement,
    Hold,
    Move,
    MoveTo,
    NameDefender,
    SendUnit,
    StopAttacking,
    Withdraw,
)
from feldzug.games.ring_war.board import CAVALRY, CREATURE, INFANTRY, KINDS
from feldzug.games.ring_war.duel import DuelRoll
from feldzug.games.ring_war.events import AreaConquered, DuelRolled, UnitLost
from feldzug.games.ring_war.war import War
from feldzug.kernel.frames import NOT_OFFERED
from feldzug.kernel.position import NOT_YOURS
from feldzug.kernel.values import FATE, Event, because
from tests.games.ring_war.table import GREEN, RED, answer, begin, fated, place, stands, war


def attack(source: str, target: str) -> Attack:
    return Attack(place(source), place(target))


def announce(g: War, source: str, target: str, kind: int, defender: int) -> War:
    """Green attacks out of an area, red defends; the dice are in the air."""
    answer(g, (GREEN, attack(source, target)), (GREEN, SendUnit(kind, False)))
    answer(g, (RED, NameDefender(defender)))
    return g


def duel(g: War, way: tuple[str, str], units: tuple[int, int], *rolls: object) -> list[Event]:
    """One whole duel, rolled as written."""
    return fated(announce(g, *way, *units), *rolls)


@pytest.mark.rule("RNG-016")
def test_an_attack_starts_only_from_an_area_with_two_units() -> None:
    g = begin(war("buckland: 0 infantry 1, leader"), "battle")
    alone = attack("buckland", "the_shire")
    assert g.why_not(GREEN, alone) == because(
        "too-few-to-attack", "RNG-016", area=place("buckland")
    )
    g = begin(war("buckland: 0 infantry 2"), "battle")
    duel(g, ("buckland", "the_shire"), (INFANTRY, INFANTRY), (1, 5))
    assert stands(g, "buckland") == "0 infantry 1"
    assert g.why_not(GREEN, alone) == because(
        "too-few-to-attack", "RNG-016", area=place("buckland")
    )
    assert g.legal(GREEN) == [StopAttacking()]


@pytest.mark.rule("RNG-016")
def test_an_attack_starts_from_an_own_area_and_aims_at_a_foreign_one() -> None:
    g = begin(
        war("buckland: 0 infantry 2\nfornost: 0 infantry 2\nold_forest: 1 infantry 5"), "battle"
    )
    assert g.why_not(GREEN, attack("old_forest", "south_downs")) == because(
        "not-your-area", "RNG-016", area=place("old_forest")
    )
    assert g.why_not(GREEN, attack("buckland", "fornost")) == because(
        "own-area", "RNG-019", area=place("fornost")
    )


@pytest.mark.rule("RNG-017")
def test_the_attacking_unit_is_announced_before_rolling() -> None:
    g = begin(war("moria: 0 infantry 1, cavalry 1\neregion: 1 infantry 1"), "battle")
    answer(g, (GREEN, attack("moria", "eregion")))
    assert g.waiting() == (GREEN,)  # neither the defender nor the dice before a unit is named
    assert g.legal(GREEN) == [SendUnit(INFANTRY, False), SendUnit(CAVALRY, False)]
    assert g.why_not(RED, NameDefender(INFANTRY)) == NOT_YOURS
    assert g.why_not(FATE, (6, 1)) == NOT_YOURS
    assert g.why_not(GREEN, SendUnit(CREATURE, False)) == because(
        "no-such-unit", "RNG-017", area=place("moria")
    )


@pytest.mark.rule("RNG-018")
def test_the_defending_unit_is_named_by_the_defender_before_rolling() -> None:
    text = "buckland: 0 infantry 2\nthe_shire: 1 infantry 1, creature 1\ntower_hills: 0 infantry 1"
    g = begin(war(text), "battle")
    answer(g, (GREEN, attack("buckland", "the_shire")), (GREEN, SendUnit(INFANTRY, False)))
    assert g.waiting() == (RED,)
    assert g.why_not(FATE, (6, 1)) == NOT_YOURS
    assert g.legal(RED) == [NameDefender(INFANTRY), NameDefender(CREATURE)]
    assert g.why_not(RED, NameDefender(CAVALRY)) == because(
        "no-such-unit", "RNG-018", area=place("the_shire")
    )
    answer(g, (RED, NameDefender(CREATURE)))
    assert g.stack[-1] == DuelRoll(1, 3)
    fated(g, (6, 1, 1, 1))
    assert stands(g, "the_shire") == "1 infantry 1"  # the named unit fell, not the other


@pytest.mark.rule("RNG-018")
def test_the_attacker_names_both_units_if_so_agreed() -> None:
    text = "buckland: 0 infantry 2\nthe_shire: 1 infantry 1, creature 1"
    g = begin(war(text, "4 defender_named_by=attacker"), "battle")
    answer(g, (GREEN, attack("buckland", "the_shire")), (GREEN, SendUnit(INFANTRY, False)))
    assert g.why_not(RED, NameDefender(CREATURE)) == NOT_OFFERED
    flight = Withdraw(CREATURE, place("tower_hills"), False)
    assert g.why_not(RED, flight) is None  # he may still withdraw
    answer(g, (RED, Hold()))
    assert g.legal(GREEN) == [NameDefender(INFANTRY), NameDefender(CREATURE)]
    assert g.why_not(GREEN, NameDefender(CAVALRY)) == because(
        "no-such-unit", "RNG-018", area=place("the_shire")
    )
    answer(g, (GREEN, NameDefender(INFANTRY)))
    fated(g, (6, 1))
    assert stands(g, "the_shire") == "1 creature 1"


@pytest.mark.rule("RNG-019")
def test_only_directly_adjacent_areas_can_be_attacked() -> None:
    g = begin(war("south_downs: 0 infantry 2\nweather_hills: 0 infantry 2"), "battle")
    assert g.why_not(GREEN, attack("south_downs", "rhudaur")) == because(
        "river-between", "RNG-019", source=place("south_downs"), target=place("rhudaur")
    )
    assert g.why_not(GREEN, attack("weather_hills", "rhudaur")) is None  # over the bridge
    assert g.why_not(GREEN, attack("weather_hills", "carrock")) == because(
        "not-adjacent", "RNG-019", source=place("weather_hills"), target=place("carrock")
    )
    offered = {a.target for a in g.legal(GREEN) if isinstance(a, Attack)}
    neighbours = ("buckland", "old_forest", "minhiriath", "borderlands", "fornost", "rhudaur")
    assert offered == {place(area) for area in neighbours}


@pytest.mark.rule("RNG-019")
def test_mountains_part_areas_and_a_missing_board_has_no_neighbours() -> None:
    g = begin(war("moria: 0 infantry 2"), "battle")
    assert g.why_not(GREEN, attack("moria", "lorien")) == because(
        "mountains-between", "RNG-019", source=place("moria"), target=place("lorien")
    )
    g = begin(war("dead_marshes: 0 infantry 2", "4 map=base"), "battle")
    assert g.why_not(GREEN, attack("dead_marshes", "ithilien")) == because(
        "not-adjacent", "RNG-019", source=place("dead_marshes"), target=place("ithilien")
    )


@pytest.mark.rule("RNG-020")
def test_any_number_of_attacks_may_be_made() -> None:
    text = "fornost: 0 cavalry 1, infantry 1\nold_forest: 0 infantry 4\nweather_hills: 1 infantry 5"
    g = begin(war(text), "battle")
    for left in (4, 3, 2):  # the same cavalry wins and attacks again
        duel(g, ("fornost", "weather_hills"), (CAVALRY, INFANTRY), (5, 1, 1, 1))
        assert stands(g, "weather_hills") == f"1 infantry {left}"
    for left in (3, 2, 1):
        duel(g, ("old_forest", "weather_hills"), (INFANTRY, INFANTRY), (1, 6))
        assert stands(g, "old_forest") == f"0 infantry {left}"
    assert g.why_not(GREEN, attack("fornost", "weather_hills")) is None


@pytest.mark.rule("RNG-020")
def test_the_attacker_may_stop_after_any_duel_or_attack_another_area() -> None:
    g = begin(war("fornost: 0 infantry 3\nweather_hills: 1 infantry 2"), "battle")
    duel(g, ("fornost", "weather_hills"), (INFANTRY, INFANTRY), (6, 1))
    assert g.why_not(GREEN, attack("fornost", "buckland")) is None
    answer(g, (GREEN, StopAttacking()))
    assert g.path()[2] == "movement-part"
    assert stands(g, "weather_hills") == "1 infantry 1"


@pytest.mark.rule("RNG-021")
def test_a_duel_is_one_unit_against_one_unit() -> None:
    g = begin(war("moria: 0 infantry 3, cavalry 2\neregion: 1 infantry 3"), "battle")
    answer(g, (GREEN, attack("moria", "eregion")), (GREEN, SendUnit(INFANTRY, False)))
    second = SendUnit(CAVALRY, False)
    assert g.why_not(GREEN, second) == NOT_YOURS  # no second attacker joins the first
    answer(g, (RED, NameDefender(INFANTRY)))
    assert g.why_not(RED, NameDefender(INFANTRY)) == NOT_YOURS  # nor a second defender
    assert g.why_not(GREEN, second) == NOT_YOURS
    assert g.stack[-1] == DuelRoll(1, 1)


@pytest.mark.rule("RNG-022", "RNG-023")
@pytest.mark.parametrize(("attacker", "dice"), [(INFANTRY, 1), (CAVALRY, 3), (CREATURE, 4)])
def test_the_attacker_rolls_as_many_dice_as_the_attack_value(attacker: int, dice: int) -> None:
    g = begin(war(f"moria: 0 {KINDS[attacker]} 2\neregion: 1 cavalry 2"), "battle")
    announce(g, "moria", "eregion", attacker, CAVALRY)
    assert g.why_not(FATE, (1,) * (dice + 1)) == NOT_OFFERED  # a defending cavalry rolls 2 dice
    assert DuelRolled((6,) * dice, (1, 1), dice, 0) in fated(g, (6,) * dice + (1, 1))


@pytest.mark.rule("RNG-023")
@pytest.mark.parametrize(("defender", "dice"), [(INFANTRY, 1), (CAVALRY, 2), (CREATURE, 3)])
def test_the_defender_rolls_as_many_dice_as_the_defence_value(defender: int, dice: int) -> None:
    g = begin(war(f"moria: 0 infantry 2\neregion: 1 {KINDS[defender]} 2"), "battle")
    announce(g, "moria", "eregion", INFANTRY, defender)
    assert DuelRolled((1,), (6,) * dice, 0, dice) in fated(g, (1,) + (6,) * dice)


@pytest.mark.rule("RNG-024")
def test_each_five_and_each_six_is_one_success() -> None:
    g = begin(war("moria: 0 creature 2\neregion: 1 infantry 2"), "battle")
    events = duel(g, ("moria", "eregion"), (CREATURE, INFANTRY), (6, 5, 4, 1, 3))
    assert DuelRolled((6, 5, 4, 1), (3,), 2, 0) in events


@pytest.mark.rule("RNG-024")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_no_lower_face_is_a_success_for_either_side(face: int) -> None:
    g = begin(war("moria: 0 cavalry 2\neregion: 1 cavalry 2"), "battle")
    events = duel(g, ("moria", "eregion"), (CAVALRY, CAVALRY), (face, face, 5, face, 5))
    counts = 1 if face >= 5 else 0
    assert DuelRolled((face, face, 5), (face, 5), 1 + 2 * counts, 1 + counts) in events


@pytest.mark.rule("RNG-025")
def test_with_equal_successes_the_defender_wins() -> None:
    g = begin(war("moria: 0 cavalry 2\neregion: 1 infantry 1"), "battle")
    duel(g, ("moria", "eregion"), (CAVALRY, INFANTRY), (5, 2, 1, 6))
    assert stands(g, "moria") == "0 cavalry 1"
    assert stands(g, "eregion") == "1 infantry 1"


@pytest.mark.rule("RNG-026")
def test_if_nobody_has_a_success_both_roll_again() -> None:
    g = begin(war("moria: 0 cavalry 2\neregion: 1 infantry 2"), "battle")
    events = duel(g, ("moria", "eregion"), (CAVALRY, INFANTRY), (4, 3, 1, 2), (1, 1, 1, 1))
    assert not [event for event in events if isinstance(event, UnitLost)]
    assert g.stack[-1] == DuelRoll(3, 1)  # all dice again
    fated(g, (5, 1, 1, 3))
    assert stands(g, "moria") == "0 cavalry 2"
    assert stands(g, "eregion") == "1 infantry 1"


@pytest.mark.rule("RNG-026")
def test_nobody_stops_or_withdraws_before_the_duel_is_decided() -> None:
    g = begin(war("moria: 0 cavalry 2\neregion: 1 infantry 2"), "battle")
    duel(g, ("moria", "eregion"), (CAVALRY, INFANTRY), (4, 3, 1, 2))
    assert g.waiting() == (FATE,)
    assert g.why_not(GREEN, StopAttacking()) == NOT_YOURS
    assert g.why_not(RED, Withdraw(INFANTRY, place("dunland"), False)) == NOT_YOURS


@pytest.mark.rule("RNG-027")
def test_more_successes_win_and_the_losing_unit_is_removed() -> None:
    g = begin(war("moria: 0 creature 2\neregion: 1 cavalry 2, infantry 1"), "battle")
    events = duel(g, ("moria", "eregion"), (CREATURE, CAVALRY), (5, 5, 6, 1, 6, 2))
    lost = [event for event in events if isinstance(event, UnitLost)]
    assert lost == [UnitLost(RED, place("eregion"), CAVALRY)]  # three to one, one unit all the same
    assert stands(g, "eregion") == "1 infantry 1, cavalry 1"
    assert stands(g, "moria") == "0 creature 2"
    events = duel(g, ("moria", "eregion"), (CREATURE, CAVALRY), (5, 1, 1, 1, 6, 6))
    lost = [event for event in events if isinstance(event, UnitLost)]
    assert lost == [UnitLost(GREEN, place("moria"), CREATURE)]
    assert stands(g, "eregion") == "1 infantry 1, cavalry 1"


@pytest.mark.rule("RNG-028")
def test_the_winning_unit_moves_into_the_area_when_no_defender_is_left() -> None:
    g = begin(war("rhudaur: 0 creature 1, infantry 1\ncarrock: 1 infantry 2"), "battle")
    way, units = ("rhudaur", "carrock"), (CREATURE, INFANTRY)
    duel(g, way, units, (5, 1, 1, 1, 1))
    assert stands(g, "carrock") == "1 infantry 1"
    assert stands(g, "rhudaur") == "0 infantry 1, creature 1"  # a defender is left: it stays
    events = duel(g, way, units, (5, 1, 1, 1, 1))
    assert AreaConquered(GREEN, place("carrock"), RED) in events
    assert stands(g, "carrock") == "0 creature 1"  # nobody was asked: it is not optional
    assert stands(g, "rhudaur") == "0 infantry 1"


@pytest.mark.rule("RNG-028")
def test_the_unit_that_won_the_last_duel_moves_in_and_no_other() -> None:
    g = begin(war("rhudaur: 0 creature 1, infantry 2\ncarrock: 1 infantry 2"), "battle")
    duel(g, ("rhudaur", "carrock"), (CREATURE, INFANTRY), (5, 1, 1, 1, 1))
    duel(g, ("rhudaur", "carrock"), (INFANTRY, INFANTRY), (5, 1))
    assert stands(g, "carrock") == "0 infantry 1"
    assert stands(g, "rhudaur") == "0 infantry 1, creature 1"


@pytest.mark.rule("RNG-029", "RNG-016")
def test_other_units_follow_only_in_the_movement_part() -> None:
    g = begin(war("rhudaur: 0 creature 1, infantry 2\ncarrock: 1 infantry 1"), "battle")
    duel(g, ("rhudaur", "carrock"), (CREATURE, INFANTRY), (5, 1, 1, 1, 1))
    follow = Move(place("rhudaur"), INFANTRY)
    assert g.why_not(GREEN, follow) == because("other-part", "RNG-001", part="movement-part")
    assert g.why_not(GREEN, attack("rhudaur", "carrock")) == because(
        "own-area", "RNG-019", area=place("carrock")
    )
    assert g.why_not(GREEN, attack("carrock", "anduin_valley")) == because(
        "too-few-to-attack", "RNG-016", area=place("carrock")
    )
    answer(g, (GREEN, StopAttacking()))
    answer(g, (GREEN, follow), (GREEN, MoveTo(place("carrock"), False)))
    assert stands(g, "carrock") == "0 infantry 1, creature 1"
    assert g.legal(GREEN) == [EndMovement()]


@pytest.mark.rule("RNG-029")
def test_a_unit_that_fought_and_stayed_does_not_follow() -> None:
    g = begin(war("rhudaur: 0 creature 1, infantry 2\ncarrock: 1 infantry 2"), "battle")
    duel(g, ("rhudaur", "carrock"), (CREATURE, INFANTRY), (5, 1, 1, 1, 1))
    duel(g, ("rhudaur", "carrock"), (INFANTRY, INFANTRY), (5, 1))
    answer(g, (GREEN, StopAttacking()))
    assert g.why_not(GREEN, Move(place("rhudaur"), CREATURE)) == because(
        "just-fought", "RNG-044", area=place("rhudaur"), kind=CREATURE
    )
    assert g.why_not(GREEN, Move(place("rhudaur"), INFANTRY)) is None
