"""The spells of spring. [EMP-041 to EMP-054]"""

from __future__ import annotations

import pytest

from feldzug.games.empires.building.phase import BuildPhase, Claim, Conquer, StopSpending
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import BattleEntry
from feldzug.games.empires.income import paying_mines
from feldzug.games.empires.magic.casting import AimAt, SpellWindow
from feldzug.games.empires.magic.effects import ChaosVoid, Dam, Earthquake, Mist
from feldzug.games.empires.magic.events import GoldTransmuted, SpellFailed, SpellWorked
from feldzug.games.empires.permits import (
    BuildOn,
    BuyWalls,
    ConquestPrice,
    MinePays,
    MineYields,
    PayTaxes,
    TakeTile,
)
from feldzug.games.empires.vocabularies import CASTLE, DEFEAT, DRAW, NARROW
from feldzug.games.empires.winter.events import NoTaxes, TaxesCollected
from feldzug.games.empires.winter.taxes import DRAGONS, RAIDED
from feldzug.kernel.values import Seat
from tests.games.empires.seasons import (
    SPRING,
    aim,
    aims,
    cast,
    conjure,
    roll,
    season,
    stands,
    start,
    told,
    window,
)
from tests.games.empires.table import A, B, C, refused, rule_against, tile

TOWER = "A1 hills 0 special-building; B1 hills 0 city*; C1 hills; D1 hills 1 city*"


def battle(g: Campaign, seat: Seat, other: Seat, result: int) -> None:
    """*seat* has fought *other* in this round, on a free tile far away."""
    entry = BattleEntry(g.round, seat, other, tile("T20"), "table", (0, 0), (result, DEFEAT))
    g.archive = [*g.archive, entry]


# --- failure -----------------------------------------------------------------------------------


@pytest.mark.rule("EMP-041")
def test_a_kept_one_fails() -> None:
    g = window(TOWER, SPRING)
    done = cast(g, 1)
    assert len(told(done, SpellFailed)) == 1
    assert (g.gold[A], g.effects, g.stack) == (0, [], [])


# --- wealth ------------------------------------------------------------------------------------

RICH = "A1 hills 0 special-building; B1 fields 0 city*; C1 hills 0; D1 hills 1 city*; F1 hills 0"


@pytest.mark.rule("EMP-042")
def test_wealth_is_cast_on_own_tiles_only() -> None:
    g = window(RICH, SPRING)
    cast(g, 2)
    assert aims(g) == ["A1", "B1", "C1", "F1"]
    assert rule_against(g, A, AimAt(tile("D1"), tile("A1"))) == "EMP-042"


@pytest.mark.rule("EMP-043")
def test_wealth_collects_taxes_again_with_new_dice_for_each_tile() -> None:
    g = window(RICH, SPRING)
    conjure(g, 2, "A1")
    done = roll(g, 3, (2, 6, 4), 5)
    assert told(done, TaxesCollected) == [TaxesCollected(A, 200, 0, 200)]
    assert g.gold == [200, 0]
    assert [line.why for line in g.ledger] == ["given", "season-spell", "wealth"]


@pytest.mark.rule("EMP-044")
def test_all_reductions_of_the_winter_hold_for_wealth() -> None:
    g = season(RICH, SPRING, gold={A: 100})
    g.halvings[A] = 1
    g.barren[tile("A1")] = RAIDED
    g.barren[tile("C1")] = DRAGONS
    start(g, SpellWindow())
    conjure(g, 2, "B1")
    roll(g, (2, 6, 2))
    assert g.gold[A] == 50


@pytest.mark.rule("EMP-044")
def test_the_reductions_of_a_winter_end_with_the_spring_spells() -> None:
    g = season(RICH, SPRING, gold={A: 100})
    g.halvings = [1, 2]
    g.barren[tile("A1")] = RAIDED
    start(g, SpellWindow())
    cast(g, 1)
    assert g.halvings == [0, 0]
    assert not any(g.barren)


@pytest.mark.rule("EMP-427", "EMP-247")
def test_wealth_brings_the_undead_nothing() -> None:
    g = window(RICH, SPRING, peoples=("tomb-kings", "empire"))
    done = conjure(g, 2, "C1", reach=(3, 4))
    assert told(done, SpellWorked)
    assert told(done, NoTaxes) == [NoTaxes(A)]
    assert g.gold[A] == 0
    assert g.stack == []


# --- chaos void --------------------------------------------------------------------------------


@pytest.mark.rule("EMP-045")
def test_the_void_is_cast_on_free_tiles_only() -> None:
    g = window(TOWER, SPRING)
    cast(g, 3)
    assert aims(g) == ["C1"]
    for taken in ("A1", "D1"):
        assert rule_against(g, A, AimAt(tile(taken), tile("A1"))) == "EMP-045"


@pytest.mark.rule("EMP-046", "EMP-422")
def test_nobody_takes_a_tile_in_the_void_until_next_spring() -> None:
    g = window(TOWER, SPRING)
    conjure(g, 3, "C1")
    assert g.effects == [ChaosVoid(A, "next-spring", tile("C1"))]
    for seat in (A, B):
        reason = g.denied(TakeTile(seat, tile("C1")))
        assert reason is not None
        assert reason.rule == "EMP-046"
    assert g.denied(TakeTile(A, tile("D1"))) is None
    assert g.denied(BuildOn(A, tile("C1"), CASTLE)) is None
    assert g.denied(PayTaxes(tile("C1"))) is None
    g.expire("next-autumn")
    assert g.denied(TakeTile(A, tile("C1"))) is not None
    g.expire("next-spring")
    assert g.denied(TakeTile(A, tile("C1"))) is None


@pytest.mark.rule("EMP-046", "EMP-422")
def test_a_claim_in_the_void_is_refused_in_the_build_phase() -> None:
    g = season(TOWER, 5)
    g.kp[B] = 4
    g.effects = [ChaosVoid(A, "next-spring", tile("C1"))]
    start(g, BuildPhase())
    assert rule_against(g, B, Claim(tile("C1"))) == "EMP-046"


# --- earthquake --------------------------------------------------------------------------------

WALLS = """
    A1 hills 0 special-building; B1 hills 0 city*; C1 mountain 1 castle; D1 hills 1 city*; E1 river>F1 1 mine
    F1 hills 1; G1 hills 1 castle
"""


@pytest.mark.rule("EMP-047")
def test_an_earthquake_needs_a_castle_or_city_capitals_too() -> None:
    g = window(WALLS, SPRING)
    cast(g, 4)
    assert aims(g) == ["B1", "C1", "D1", "G1"]
    for poor in ("A1", "E1", "F1"):
        assert rule_against(g, A, AimAt(tile(poor), tile("A1"))) == "EMP-047"


@pytest.mark.rule("EMP-047", "EMP-048")
def test_the_marker_stays_but_its_walls_are_gone() -> None:
    g = window(WALLS, SPRING)
    conjure(g, 4, "D1")
    assert g.effects == [Earthquake(A, "next-spring", tile("D1"))]
    assert stands(g, "D1") == "city"
    reason = g.denied(BuyWalls(tile("D1")))
    assert reason is not None
    assert reason.rule == "EMP-047"
    assert g.denied(BuyWalls(tile("B1"))) is None
    assert g.value(ConquestPrice(A, tile("D1")), 5) == 0
    assert g.value(ConquestPrice(A, tile("C1")), 5) == 5
    assert g.denied(TakeTile(A, tile("D1"))) is None


def shaken(result: int, where: str) -> Campaign:
    """A has fought B and has 1 combat point; the earth has quaked on a tile of B."""
    g = season(WALLS, 5)
    g.kp[A] = 1
    g.effects = [Earthquake(A, "next-spring", tile(where))]
    battle(g, A, B, result)
    start(g, BuildPhase())
    return g


@pytest.mark.rule("EMP-048")
def test_conquest_after_an_earthquake_costs_nothing_whatever_its_surcharges() -> None:
    g = shaken(NARROW, "C1")
    g.apply(A, Conquer(tile("C1")))
    assert g.owner[tile("C1")] == A
    assert g.kp[A] == 1
    assert refused(g, A, Conquer(tile("D1"))) == "not-enough-kp"
    g.apply(A, StopSpending())


@pytest.mark.rule("EMP-049")
def test_after_an_earthquake_the_owner_must_still_be_beaten() -> None:
    assert rule_against(shaken(DRAW, "C1"), A, Conquer(tile("C1"))) == "EMP-203"


@pytest.mark.rule("EMP-050")
def test_after_an_earthquake_the_tile_must_still_border() -> None:
    assert rule_against(shaken(NARROW, "G1"), A, Conquer(tile("G1"))) == "EMP-204"


# --- dam ---------------------------------------------------------------------------------------

RIVER = """
    A1 hills 0 special-building; A2 hills 0 city*
    B1 river>C1 0 mine; C1 river>D1 0 mine; D1 river>E1 1; E1 river>F1 1 mine; F1 swamp 1 city*
    B3 river>C3 0 mine; C3 lake
"""


@pytest.mark.rule("EMP-051")
def test_a_dam_needs_a_river_tile() -> None:
    g = window(RIVER, SPRING)
    cast(g, 5)
    assert aims(g) == ["B1", "B3", "C1", "D1", "E1"]
    for dry in ("F1", "C3", "A1"):
        assert rule_against(g, A, AimAt(tile(dry), tile("A1"))) == "EMP-051"


@pytest.mark.rule("EMP-052", "EMP-413")
def test_mines_on_the_dammed_tile_and_downstream_pay_nothing() -> None:
    g = window(RIVER, SPRING)
    conjure(g, 5, "C1")
    assert g.effects == [Dam(A, "next-spring", tile("C1"))]
    assert g.denied(MinePays(A, tile("B1"))) is None
    assert g.denied(MinePays(A, tile("B3"))) is None
    for dry in ("C1", "D1", "E1"):
        reason = g.denied(MinePays(A, tile(dry)))
        assert reason is not None
        assert reason.rule == "EMP-052"
    assert g.denied(PayTaxes(tile("C1"))) is None
    assert g.denied(MineYields(tile("C1"))) is None
    assert g.denied(TakeTile(B, tile("C1"))) is None


@pytest.mark.rule("EMP-052", "EMP-066")
def test_dammed_and_misted_mines_are_not_rolled_in_the_income_phase() -> None:
    g = season(RIVER.replace("D1 river>E1 1", "D1 river>E1 0"), 5)
    for name in ("A3", "B2"):
        g.land.terrain[tile(name)] = g.land.terrain[tile("A1")]
        g.owner[tile(name)] = A
    assert paying_mines(g, A) == [tile("B1"), tile("C1"), tile("B3")]
    g.effects = [Dam(B, "next-spring", tile("C1"))]
    assert paying_mines(g, A) == [tile("B1"), tile("B3")]
    g.effects = [*g.effects, Mist(B, "next-autumn", tile("B3"))]
    assert paying_mines(g, A) == [tile("B1")]


# --- transmutation -----------------------------------------------------------------------------

CAPITALS = """
    A1 hills 0 special-building; B1 hills 0 city*; C1 hills 0 city
    D1 hills 1 city*; E1 hills 1 city; G1 hills 2 city*
"""


@pytest.mark.rule("EMP-053")
def test_gold_is_transmuted_in_enemy_capitals_only() -> None:
    g = window(CAPITALS, SPRING)
    cast(g, 6)
    assert aims(g) == ["D1", "G1"]
    for wrong in ("A1", "B1", "C1", "E1"):
        assert rule_against(g, A, AimAt(tile(wrong), tile("A1"))) == "EMP-053"


@pytest.mark.rule("EMP-053", "EMP-417")
def test_the_capital_of_the_ally_is_not_offered() -> None:
    g = season(CAPITALS, SPRING, gold={A: 100})
    g.ally[A], g.ally[B] = B, A
    start(g, SpellWindow())
    cast(g, 6)
    assert aims(g) == ["G1"]


@pytest.mark.rule("EMP-053")
def test_in_a_conquered_capital_the_present_owner_is_hit() -> None:
    g = season(CAPITALS, SPRING, gold={A: 100, B: 500, C: 500})
    g.capital[C] = tile("E1")
    start(g, SpellWindow())
    cast(g, 6)
    assert aims(g) == ["D1", "E1"]
    aim(g, "E1")
    roll(g, (6, 6), 3)
    assert g.gold == [0, 200, 500]


@pytest.mark.rule("EMP-054")
@pytest.mark.parametrize(("die", "left"), [(4, 0), (2, 60)])
def test_up_to_so_many_hundreds_turn_to_lead(die: int, left: int) -> None:
    g = window(CAPITALS, SPRING, gold={A: 100, B: 260})
    conjure(g, 6, "D1")
    done = roll(g, die)
    assert told(done, GoldTransmuted) == [GoldTransmuted(B, die, 260 - left)]
    assert g.gold == [0, left, 0]


@pytest.mark.rule("EMP-029", "EMP-054")
def test_a_later_caster_may_have_lost_his_gold_meanwhile() -> None:
    text = CAPITALS.replace(
        "E1 hills 1 city;", "E1 hills 1 special-building; F1 hills 1; H1 hills 1; I1 hills 1;"
    )
    g = window(text, SPRING, gold={A: 100, B: 150})
    conjure(g, 6, "D1")
    roll(g, 1)
    assert g.gold[B] == 50
    assert g.stack == []
