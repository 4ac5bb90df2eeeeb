"""Season magic in general: who may cast, the price, the table and the range. [EMP-029 to EMP-040]"""

from __future__ import annotations

import pytest

from feldzug.games.empires.magic.casting import (
    AimAt,
    CastSpell,
    ChooseTarget,
    ForgoSpell,
    KeepSpell,
    RangeRoll,
    RepeatRoll,
    SpellWindow,
    TableRoll,
    WhetherToCast,
    WhetherToRepeat,
)
from feldzug.games.empires.magic.effects import ChaosVoid, Mist
from feldzug.games.empires.magic.events import (
    RangeRolled,
    SpellFailed,
    SpellForgone,
    SpellMissed,
    SpellRolled,
    SpellRolledAgain,
    SpellWasted,
    SpellWorked,
)
from feldzug.games.empires.spells import SPELLS
from feldzug.games.empires.vocabularies import VOLCANO
from feldzug.games.empires.whole_campaign import Round
from tests.games.empires.seasons import (
    AUTUMN,
    LAST_AUTUMN,
    SPRING,
    aim,
    aims,
    asked,
    cast,
    conjure,
    roll,
    say,
    season,
    start,
    told,
    window,
)
from tests.games.empires.table import A, B, C, refused, rule_against, tile

ROW = (
    "A1 hills 0 special-building; B1 hills 0 city*; C1 hills; D1 hills; E1 hills; F1 hills 1 city*"
)
"""A tower at one end, five steps from the enemy's capital."""


# --- who casts ---------------------------------------------------------------------------------


@pytest.mark.rule("EMP-029")
def test_with_90_gold_nobody_is_asked() -> None:
    g = window(ROW, SPRING, gold={A: 90})
    assert g.stack == []
    assert g.gold[A] == 90


@pytest.mark.rule("EMP-029")
def test_a_spell_costs_100_gold_before_the_first_die() -> None:
    g = window(ROW, SPRING)
    say(g, A, CastSpell())
    assert g.gold[A] == 0
    assert isinstance(asked(g), TableRoll)


@pytest.mark.rule("EMP-030")
def test_only_the_owner_of_a_special_building_is_asked() -> None:
    g = window(ROW, SPRING, gold={A: 100, B: 500})
    assert asked(g) == WhetherToCast(A)
    assert refused(g, B, CastSpell())
    told_to = say(g, A, ForgoSpell())
    assert told(told_to, SpellForgone) == [SpellForgone(A)]
    assert g.stack == []
    assert g.gold == [100, 500]


@pytest.mark.rule("EMP-030")
def test_a_building_on_a_tile_of_another_player_does_not_count() -> None:
    g = window("A1 hills 1 special-building; B1 hills 0 city*; C1 hills 1 city*", SPRING)
    assert g.stack == []


@pytest.mark.rule("EMP-031")
def test_each_player_casts_once_in_a_window() -> None:
    g = window(ROW, SPRING, gold={A: 300})
    say(g, A, CastSpell())
    roll(g, 1)
    say(g, A, KeepSpell())
    assert g.stack == []
    assert g.gold[A] == 200


THREE = """
    A1 hills 0 special-building; B1 hills 0 city*; C1 hills 0; D1 hills 0
    A3 hills 1 special-building; B3 hills 1 city*
    A5 hills 2 special-building; B5 hills 2 city*; C5 hills 2
"""


@pytest.mark.rule("EMP-032", "EMP-013")
def test_the_smallest_realm_casts_first_by_a_ranking_taken_before_the_window() -> None:
    g = season(THREE, SPRING, gold={A: 100, B: 100, C: 100})
    g.order = [A, B, C]
    start(g, SpellWindow())
    order = []
    while g.stack:
        seat = asked(g).seat
        order.append(seat)
        say(g, seat, ForgoSpell())
    assert order == [B, C, A]
    assert g.order == [B, C, A]


@pytest.mark.rule("EMP-013", "EMP-032")
def test_the_order_stays_when_a_realm_shrinks_during_the_window() -> None:
    g = season(THREE, AUTUMN, gold={A: 100, B: 100, C: 100})
    start(g, SpellWindow())
    say(g, B, CastSpell())
    roll(g, 6)
    say(g, B, KeepSpell())
    aim(g, "B5", "A3", B)
    roll(g, (6, 6), 6)
    assert g.size(C) == 3
    assert asked(g).seat == C


@pytest.mark.rule("EMP-437")
def test_a_neutral_realm_does_not_cast() -> None:
    g = season(THREE, SPRING, gold={A: 100, B: 100, C: 100})
    g.neutral[B] = 1
    start(g, SpellWindow())
    assert asked(g).seat == C


# --- when --------------------------------------------------------------------------------------


@pytest.mark.rule("EMP-038", "EMP-039", "EMP-040")
@pytest.mark.parametrize(
    ("number", "spring", "autumn"),
    [
        (1, False, False),
        (2, False, False),
        (3, False, True),
        (4, True, False),
        (5, False, False),
        (6, False, True),
    ],
)
def test_spells_are_cast_before_spring_and_after_autumn(
    number: int, spring: bool, autumn: bool
) -> None:
    g = season(ROW, number)
    opened = Round(number)
    assert (opened.spring_magic(g) == SpellWindow()) == spring
    assert (opened.autumn_magic(g) == SpellWindow()) == autumn
    flow = Round.flow()
    assert flow[0] == "spring_magic"
    assert flow.index("build_and_conquer") < flow.index("autumn_magic") < flow.index("winter")


@pytest.mark.rule("EMP-033")
def test_each_season_has_a_table_of_its_own() -> None:
    spring, autumn = window(ROW, SPRING), window(ROW, AUTUMN)
    for g, spell in ((spring, "dam"), (autumn, "mist")):
        say(g, A, CastSpell())
        assert told(roll(g, 5), SpellRolled) == [SpellRolled(A, 5, SPELLS.index(spell))]


# --- the free repeat ---------------------------------------------------------------------------


@pytest.mark.rule("EMP-034")
def test_the_table_roll_may_be_repeated_once_free_and_then_binds() -> None:
    g = window(ROW, SPRING, gold={A: 300})
    say(g, A, CastSpell())
    roll(g, 3)
    assert asked(g) == WhetherToRepeat(A, SPELLS.index("chaos-void"))
    say(g, A, RepeatRoll())
    done = roll(g, 1)
    assert told(done, SpellFailed) == [SpellFailed(A, SPELLS.index("spring-failure"))]
    assert g.stack == []
    assert g.gold[A] == 200


@pytest.mark.rule("EMP-034")
def test_a_repeated_roll_goes_on_to_its_target() -> None:
    g = window(ROW, SPRING)
    say(g, A, CastSpell())
    roll(g, 1)
    say(g, A, RepeatRoll())
    roll(g, 3)
    assert asked(g) == ChooseTarget(A, SPELLS.index("chaos-void"))


# --- target and range --------------------------------------------------------------------------


@pytest.mark.rule("EMP-035")
def test_the_target_is_chosen_once_the_spell_is_known_then_the_range_is_rolled() -> None:
    g = window(ROW, SPRING)
    say(g, A, CastSpell())
    assert refused(g, A, AimAt(tile("C1"), tile("A1")))
    roll(g, 3)
    assert refused(g, A, AimAt(tile("C1"), tile("A1")))
    say(g, A, KeepSpell())
    assert aims(g) == ["C1", "D1", "E1"]
    aim(g, "E1")
    assert asked(g) == RangeRoll(A, tile("E1"))


@pytest.mark.rule("EMP-035", "EMP-045")
def test_a_tile_that_does_not_suit_is_refused_and_one_off_the_map_too() -> None:
    g = window(ROW, SPRING)
    cast(g, 3)
    assert rule_against(g, A, AimAt(tile("B1"), tile("A1"))) == "EMP-045"
    assert refused(g, A, AimAt(tile("T20"), tile("A1"))) == "not-offered"
    assert refused(g, A, AimAt(tile("C1"), tile("B1"))) == "not-offered"


@pytest.mark.rule("EMP-035")
def test_without_a_suitable_tile_the_spell_is_wasted() -> None:
    g = window(ROW, SPRING)
    done = cast(g, 5)
    assert told(done, SpellWasted) == [SpellWasted(A, SPELLS.index("dam"))]
    assert g.stack == []
    assert g.gold[A] == 0


@pytest.mark.rule("EMP-036", "EMP-037", "EMP-263")
@pytest.mark.parametrize(("dice", "works"), [((1, 2), False), ((1, 3), True)])
def test_the_dice_must_show_more_than_the_tiles_between(dice: tuple[int, int], works: bool) -> None:
    g = window(ROW, SPRING)
    done = conjure(g, 3, "E1", reach=dice)
    assert told(done, RangeRolled) == [RangeRolled(A, tile("E1"), dice, 3)]
    assert bool(told(done, SpellWorked)) is works
    assert bool(told(done, SpellMissed)) is not works
    assert g.has_effect(ChaosVoid) is works
    assert g.gold[A] == 0


@pytest.mark.rule("EMP-036")
@pytest.mark.parametrize(("target", "between"), [("A1", 0), ("B1", 0), ("C1", 1)])
def test_own_tile_and_neighbours_are_always_reached(target: str, between: int) -> None:
    g = window(ROW, AUTUMN)
    done = conjure(g, 5, target, reach=(1, 1))
    assert told(done, RangeRolled)[0].between == between
    assert g.effects == [Mist(A, "next-autumn", tile(target))]


@pytest.mark.rule("EMP-036")
@pytest.mark.parametrize(
    ("target", "dice", "works"),
    [("A1", (1, 1), True), ("B1", (1, 1), False), ("B1", (1, 2), True), ("E1", (2, 3), False)],
)
def test_by_the_other_reading_both_ends_count(
    target: str, dice: tuple[int, int], works: bool
) -> None:
    g = window(ROW, AUTUMN, spell_distance="with-ends")
    conjure(g, 5, target, reach=dice)
    assert g.has_effect(Mist) is works


@pytest.mark.rule("EMP-013", "EMP-046")
def test_what_lasted_until_next_spring_ends_before_the_spring_spells() -> None:
    g = season(ROW, SPRING, gold={A: 100})
    mist = Mist(B, "next-autumn", tile("C1"))
    g.effects = [ChaosVoid(B, "next-spring", tile("D1")), mist]
    start(g, SpellWindow())
    assert g.effects == [mist]


@pytest.mark.rule("EMP-064")
def test_mist_ends_before_the_next_autumn_spells() -> None:
    g = season(ROW, LAST_AUTUMN, gold={A: 100})
    void = ChaosVoid(B, "next-spring", tile("D1"))
    g.effects = [void, Mist(B, "next-autumn", tile("C1"))]
    start(g, SpellWindow())
    assert g.effects == [void]


# --- elves -------------------------------------------------------------------------------------

ELVES = ("high-elves", "empire")


@pytest.mark.rule("EMP-224", "EMP-041")
@pytest.mark.parametrize("people", ["high-elves", "dark-elves"])
def test_elves_roll_ones_again_and_keep_the_free_repeat(people: str) -> None:
    g = window(ROW, SPRING, peoples=(people, "empire"))
    say(g, A, CastSpell())
    done = roll(g, 1)
    assert asked(g) == TableRoll(A, False)
    done += roll(g, 4)
    assert told(done, SpellRolledAgain) == [SpellRolledAgain(A, 1)]
    assert asked(g) == WhetherToRepeat(A, SPELLS.index("earthquake"))
    say(g, A, RepeatRoll())
    roll(g, 1, 1)
    assert asked(g) == TableRoll(A, True)
    roll(g, 3)
    assert asked(g) == ChooseTarget(A, SPELLS.index("chaos-void"))
    assert g.gold[A] == 0


@pytest.mark.rule("EMP-224", "EMP-055")
def test_wood_elves_fail_like_anybody() -> None:
    g = window(ROW, AUTUMN, peoples=("wood-elves", "empire"))
    assert told(cast(g, 1), SpellFailed) == [SpellFailed(A, SPELLS.index("autumn-failure"))]


@pytest.mark.rule("EMP-224")
def test_the_range_roll_of_elves_can_fail() -> None:
    g = window(ROW, SPRING, peoples=ELVES)
    assert told(conjure(g, 3, "E1", reach=(1, 2)), SpellMissed)
    assert not g.effects


@pytest.mark.rule("EMP-224")
def test_by_the_other_reading_spells_of_elves_need_no_range_roll() -> None:
    g = window(ROW, SPRING, peoples=ELVES, elf_range="always")
    cast(g, 3)
    aim(g, "E1")
    assert g.has_effect(ChaosVoid)
    assert g.stack == []


@pytest.mark.rule("EMP-224")
def test_the_other_reading_helps_elves_only() -> None:
    g = window(ROW, SPRING, elf_range="always")
    cast(g, 3)
    aim(g, "E1")
    assert asked(g) == RangeRoll(A, tile("E1"))


# --- the dragon hoard --------------------------------------------------------------------------

HOARD = "A1 hills 0 city*; B1 volcano 0; C1 hills; D1 hills; E1 hills 1 city*"
BOTH = "A1 hills 0 special-building; B1 hills 0 city*; C1 hills 0; D1 volcano 0; E1 hills; F1 hills 1 city*"


@pytest.mark.rule("EMP-268", "EMP-030")
def test_the_owner_of_the_hoard_casts_free_without_a_building() -> None:
    g = window(HOARD, SPRING, gold={})
    assert g.land.terrain[tile("B1")] == VOLCANO
    done = conjure(g, 3, "D1", origin="B1", reach=(1, 1))
    assert told(done, RangeRolled)[0].between == 1
    assert g.has_effect(ChaosVoid)
    assert g.gold == [0, 0]


@pytest.mark.rule("EMP-268", "EMP-030")
def test_by_the_other_reading_he_needs_the_building_and_measures_from_it() -> None:
    assert window(HOARD, SPRING, gold={}, hoard_casting="building").stack == []
    g = window(BOTH, SPRING, gold={}, hoard_casting="building")
    cast(g, 3)
    assert g.legal(A) == [AimAt(tile("E1"), tile("A1"))]


@pytest.mark.rule("EMP-268", "EMP-263")
@pytest.mark.parametrize(("origin", "between"), [("A1", 3), ("D1", 0)])
def test_who_has_hoard_and_building_chooses_between_them(origin: str, between: int) -> None:
    g = window(BOTH, SPRING, gold={})
    done = conjure(g, 3, "E1", origin=origin)
    assert told(done, RangeRolled)[0].between == between


@pytest.mark.rule("EMP-268")
def test_the_hoard_of_another_player_helps_nobody() -> None:
    g = window(HOARD.replace("B1 volcano 0", "B1 volcano 1"), SPRING, gold={A: 100})
    assert asked(g) == WhetherToCast(B)


@pytest.mark.rule("EMP-269", "EMP-041")
def test_the_owner_of_the_hoard_rolls_ones_again() -> None:
    g = window(HOARD, SPRING, gold={})
    say(g, A, CastSpell())
    roll(g, 1, 1, 3)
    assert asked(g) == WhetherToRepeat(A, SPELLS.index("chaos-void"))
