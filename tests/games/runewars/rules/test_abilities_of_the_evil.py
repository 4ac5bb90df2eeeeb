"""What the units of the Uthuk and of Waiqar can do besides."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.battle.abilities.uthuk import Sacrifice, SpareThem
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER, UnitHit
from feldzug.games.runewars.battle.passes import AbilityUsed
from feldzug.games.runewars.battle.tally import StrengthTallied
from feldzug.games.runewars.destroying import DestroyUnit, UnitDestroyed
from tests.games.runewars.battlefield import (
    DAQAN,
    LATARI,
    UTHUK,
    WAIQAR,
    answer,
    at,
    engaged,
    fated,
    kind,
    line,
    refused,
    stands,
    unit,
)


@pytest.mark.rule("RW-286", "RW-250")
def test_mortal_strike_destroys_a_unit_of_its_owners_choice_but_no_hexagon() -> None:
    g = engaged("1 skeleton-archer", "1 giant, 1 footman", 1, seat=WAIQAR, owner=DAQAN)
    fated(g, 9)
    assert line(g, DEFENDER) == "1 giant"

    board = "1 giant, 1 footman, 1 knight, 1 bowman routed"
    g = engaged("1 skeleton-archer", board, 1, seat=WAIQAR, owner=DAQAN)
    fated(g, 9)
    assert g.waiting() == (DAQAN,)
    assert refused(g, DAQAN, unit("giant")) == ("wrong-shape", "RW-276")
    assert refused(g, DAQAN, unit("bowman", routed=True)) == ("standing-first", "RW-250")
    answer(g, (DAQAN, unit("knight")))
    assert "knight" not in line(g, DEFENDER)


@pytest.mark.rule("RW-287")
def test_raise_dead_brings_reanimates_that_fight_and_stay() -> None:
    g = engaged("1 necromancer", "1 archer routed", 2, seat=WAIQAR, owner=LATARI)
    fated(g, 1)
    assert line(g, ATTACKER) == "2 reanimate, 1 necromancer"
    assert StrengthTallied(at("1c"), 3, 0) in fated(g, 2, 3)  # they draw in round 4
    answer(g, (LATARI, g.legal(LATARI)[0]))
    assert stands(g, "1c") == "2 reanimate, 1 necromancer"


@pytest.mark.rule("RW-287")
def test_raise_dead_is_limited_by_the_figures_in_the_box() -> None:
    g = engaged(
        "1 necromancer",
        "1 archer",
        2,
        seat=WAIQAR,
        owner=LATARI,
        board="2a: 8 reanimate; 2b: 7 reanimate",
    )
    fated(g, 1)
    assert line(g, ATTACKER) == "1 reanimate, 1 necromancer"
    assert g.supply[kind("reanimate")] == 0


@pytest.mark.rule("RW-287", "RW-162")
def test_a_defender_that_has_raised_too_many_destroys_some() -> None:
    g = engaged("1 archer", "8 necromancer", 2, seat=LATARI, owner=WAIQAR)
    fated(g, 1, 5, 7, 8, 9, 10, 15, 16)
    fated(g, 2, 3)  # the Reanimates in round 4
    assert g.waiting() == (WAIQAR,)
    assert g.units(at("1c")) == 10
    answer(g, *[(WAIQAR, DestroyUnit(kind("necromancer"), routed=False))] * 2)
    assert stands(g, "1c") == "2 reanimate, 6 necromancer"


@pytest.mark.rule("RW-288")
def test_deathblow_deals_two_damage_to_one_unit_of_choice() -> None:
    g = engaged("1 dark-knight", "1 knight, 1 warrior", 3, seat=WAIQAR, owner=DAQAN)
    fated(g, 3)
    assert g.waiting() == (WAIQAR,)
    answer(g, (WAIQAR, unit("knight")))
    assert line(g, DEFENDER) == "1 warrior"


@pytest.mark.rule("RW-288")
def test_deathblow_does_not_go_over_to_another_unit() -> None:
    g = engaged("1 dark-knight", "2 footman", 3, seat=WAIQAR, owner=DAQAN)
    events = fated(g, 3, 1, 2)
    assert events.count(UnitDestroyed(DAQAN, kind("footman"), at("1c"))) == 1


@pytest.mark.rule("RW-289")
@pytest.mark.parametrize(("reanimates", "killed"), [("2 reanimate", 2), ("1 reanimate", 1)])
def test_overrun_deals_two_damage_if_two_of_them_stand(reanimates: str, killed: int) -> None:
    g = engaged(reanimates, "4 archer", 4, seat=WAIQAR, owner=LATARI)
    events = fated(g, 9, *([1] if killed == 2 else []))
    assert len([e for e in events if isinstance(e, UnitDestroyed)]) == killed


@pytest.mark.rule("RW-289")
def test_overrun_counts_only_standing_ones() -> None:
    g = engaged("1 reanimate, 1 reanimate routed", "4 archer", 4, seat=WAIQAR, owner=LATARI)
    events = fated(g, 9)
    assert len([e for e in events if isinstance(e, UnitDestroyed)]) == 1


# Uthuk


@pytest.mark.rule("RW-290")
def test_unrelenting_gives_flesh_rippers_three_health() -> None:
    g = engaged("1 flesh-ripper", "2 bowman", 1, seat=UTHUK, owner=DAQAN)
    events = fated(g, 3, 15, 16)
    assert UnitHit(UTHUK, kind("flesh-ripper"), at("1c"), 2) in events
    assert not [e for e in events if isinstance(e, UnitDestroyed)]

    g = engaged("1 flesh-ripper, 1 berserker", "1 bowman", 1, seat=UTHUK, owner=DAQAN)
    fated(g, 3, 15)
    events = answer(g, (UTHUK, unit("berserker")))  # it is no Flesh Ripper
    assert UnitDestroyed(UTHUK, kind("berserker"), at("1c")) in events


@pytest.mark.rule("RW-290")
def test_without_the_orb_one_damage_destroys_a_flesh_ripper_and_two_orbs_do_not_add_up() -> None:
    g = engaged("1 flesh-ripper", "1 bowman", 1, seat=UTHUK, owner=DAQAN)
    assert UnitDestroyed(UTHUK, kind("flesh-ripper"), at("1c")) in fated(g, 5, 15)

    g = engaged("2 flesh-ripper", "3 bowman", 1, seat=UTHUK, owner=DAQAN)
    events = fated(g, 3, 4, 15, 16, 17)
    assert events.count(UnitDestroyed(UTHUK, kind("flesh-ripper"), at("1c"))) == 1


@pytest.mark.rule("RW-291")
def test_fury_destroys_a_standing_berserker_to_deal_two_damage() -> None:
    g = engaged("2 berserker", "3 archer", 2, seat=UTHUK, owner=LATARI)
    fated(g, 9, 1)
    answer(g, (UTHUK, Sacrifice()))
    assert len([e for e in g.events if isinstance(e, UnitDestroyed)]) == 3

    g = engaged("2 berserker", "3 archer", 2, seat=UTHUK, owner=LATARI)
    fated(g, 9, 1)
    answer(g, (UTHUK, SpareThem()))
    assert not [e for e in g.events if isinstance(e, UnitDestroyed)]


@pytest.mark.rule("RW-291", "RW-241")
def test_fury_finds_no_berserker_that_pegasus_riders_have_routed() -> None:
    g = engaged("1 pegasus-rider", "1 berserker", 2, seat=LATARI, owner=UTHUK)
    fated(g, 3, 9)
    events = answer(g, (LATARI, unit("berserker")))
    assert AbilityUsed(UTHUK, kind("berserker")) in events
    assert not [e for e in events if isinstance(e, UnitDestroyed)]
    assert not [f for f in g.stack if type(f).__name__ == "Fury"]


@pytest.mark.rule("RW-292", "RW-250")
def test_rain_fire_takes_two_triangles_or_a_rectangle_by_its_owners_choice() -> None:
    board = "1 footman, 2 bowman routed, 2 knight, 1 giant"
    g = engaged("1 warlock", board, 3, seat=UTHUK, owner=DAQAN)
    fated(g, 1, 2)
    assert g.waiting() == (DAQAN,)
    assert refused(g, DAQAN, unit("giant")) == ("wrong-shape", "RW-292")
    assert refused(g, DAQAN, unit("bowman", routed=True)) is not None
    answer(g, (DAQAN, unit("footman")))
    assert line(g, DEFENDER).startswith("1 bowman routed, 2 knight")

    g = engaged("1 warlock", board, 3, seat=UTHUK, owner=DAQAN)
    fated(g, 1, 2)
    answer(g, (DAQAN, unit("knight")))
    assert "1 knight" in line(g, DEFENDER)
    assert "2 bowman routed" in line(g, DEFENDER)


@pytest.mark.rule("RW-292")
def test_rain_fire_must_be_met_in_full_if_that_is_possible() -> None:
    g = engaged("1 warlock", "1 bowman, 1 knight", 3, seat=UTHUK, owner=DAQAN)
    fated(g, 1)
    assert line(g, DEFENDER) == "1 bowman"

    g = engaged("1 warlock", "1 bowman, 1 giant", 3, seat=UTHUK, owner=DAQAN)
    fated(g, 1)
    assert line(g, DEFENDER) == "1 giant"

    g = engaged("1 warlock", "2 bowman, 1 knight", 3, seat=UTHUK, owner=DAQAN)
    fated(g, 1)
    assert g.legal(DAQAN) == [unit("bowman"), unit("knight")]


@pytest.mark.rule("RW-293")
def test_terrifying_routs_standing_units_and_destroys_routed_ones() -> None:
    board = "1 knight, 1 footman routed, 1 bowman"
    g = engaged("1 chaos-lord", board, 4, seat=UTHUK, owner=DAQAN)
    fated(g, 6)
    answer(g, (UTHUK, unit("knight")))
    assert refused(g, UTHUK, unit("knight")) == ("unit-named-already", "RW-293")
    answer(g, (UTHUK, unit("footman", routed=True)))
    assert UnitDestroyed(DAQAN, kind("footman"), at("1c")) in g.events


@pytest.mark.rule("RW-293")
def test_terrifying_never_hits_the_same_unit_twice() -> None:
    g = engaged("1 chaos-lord", "1 knight", 4, seat=UTHUK, owner=DAQAN)
    events = fated(g, 6)
    assert not [e for e in events if isinstance(e, UnitDestroyed)]
