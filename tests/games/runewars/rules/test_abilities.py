"""What the units do on an orb, kind by kind. [RW-276 – RW-299]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.battle.abilities.latari import DamageInstead
from feldzug.games.runewars.battle.abilities.shelf import ABILITIES
from feldzug.games.runewars.battle.abilities.uthuk import Sacrifice, SpareThem
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.fate import DrawFate
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER, UnitHit, UnitRouted
from feldzug.games.runewars.battle.losses import AssignLoss, EnoughUnits
from feldzug.games.runewars.battle.passes import AbilityUsed
from feldzug.games.runewars.battle.tally import StrengthTallied
from feldzug.games.runewars.board import UNITS
from feldzug.games.runewars.decks import TACTICS_CARDS
from feldzug.games.runewars.destroying import DestroyUnit, UnitDestroyed
from feldzug.games.runewars.drawing import DrawTactics
from feldzug.games.runewars.retreat import RetreatTo, UnitsRetreated
from feldzug.games.runewars.world import NOBODY
from feldzug.kernel.values import FATE, Event, Seat
from tests.games.runewars.battlefield import (
    DAQAN,
    LATARI,
    UTHUK,
    WAIQAR,
    answer,
    at,
    card,
    engaged,
    fated,
    kind,
    line,
    refused,
    stands,
    unit,
)

BASE_UNITS = [ability.facts for ability in ABILITIES]


@pytest.mark.rule("RW-276")
def test_an_ability_is_used_once_for_each_orb() -> None:
    g = engaged("3 footman", "3 giant", 3)
    events = fated(g, 9, 10, 1)
    assert events.count(AbilityUsed(DAQAN, kind("footman"))) == 2
    assert line(g, DEFENDER) == "2 giant, 1 giant -4"


@pytest.mark.rule("RW-276", "RW-241")
def test_a_defender_resolves_all_his_orbs_too() -> None:
    g = engaged("1 giant", "3 footman", 3, seat=LATARI, owner=DAQAN)
    events = fated(g, 9, 10, 1)
    assert events.count(AbilityUsed(DAQAN, kind("footman"))) == 2
    assert line(g, ATTACKER) == "1 giant -4"


@pytest.mark.rule("RW-276")
def test_an_orb_without_a_target_does_nothing() -> None:
    g = engaged("1 footman", "", 3)
    fated(g, 9)
    assert not g.stack
    assert stands(g, "1c") == "1 footman"


@pytest.mark.rule("RW-276", "RW-277", "RW-279", "RW-282", "RW-287", "RW-290", "RW-299")
def test_every_kind_of_unit_has_its_numbers_in_the_file() -> None:
    told = {u.id: (u.shape, u.initiative, u.health, u.flying) for u in BASE_UNITS}
    assert told == {
        "footman": (0, 3, 1, False),
        "bowman": (0, 1, 1, False),
        "knight": (2, 2, 2, False),
        "siege-tower": (3, 5, 3, False),
        "archer": (0, 1, 1, False),
        "warrior": (2, 4, 2, False),
        "sorceress": (1, 3, 1, False),
        "pegasus-rider": (2, 2, 3, True),
        "reanimate": (0, 4, 1, False),
        "skeleton-archer": (0, 1, 1, False),
        "necromancer": (1, 2, 1, False),
        "dark-knight": (2, 3, 3, False),
        "berserker": (0, 2, 1, False),
        "flesh-ripper": (2, 1, 1, False),
        "warlock": (1, 3, 1, False),
        "chaos-lord": (3, 4, 3, False),
        "sorcerer": (1, 1, 1, False),
        "razorwing": (0, 1, 1, True),
        "beastman": (0, 2, 1, False),
        "hell-hound": (2, 3, 2, False),
        "dragon": (3, 4, 4, True),
        "giant": (3, 5, 5, False),
    }


# Daqan


@pytest.mark.rule("RW-277")
def test_concentrated_fire_must_hit_a_unit_with_more_health() -> None:
    g = engaged("1 bowman", "2 reanimate, 1 dark-knight", 1, owner=WAIQAR)
    fated(g, 9)
    assert line(g, DEFENDER).startswith("2 reanimate, 1 dark-knight -1")


@pytest.mark.rule("RW-277", "RW-247")
def test_concentrated_fire_hits_what_is_damaged_first_and_refuses_weak_units() -> None:
    g = engaged("1 bowman", "1 reanimate, 1 dark-knight, 1 giant", 1, owner=WAIQAR)
    fated(g, 9)
    assert refused(g, WAIQAR, unit("reanimate")) == ("tougher-are-hit-first", "RW-277")
    answer(g, (WAIQAR, unit("giant")))
    assert "1 giant -1" in line(g, DEFENDER)

    g = engaged("1 bowman", "1 dark-knight, 1 giant -2", 1, owner=WAIQAR)
    fated(g, 9)
    assert "1 giant -3" in line(g, DEFENDER)


@pytest.mark.rule("RW-277")
def test_concentrated_fire_hits_anybody_where_all_are_weak() -> None:
    g = engaged("1 bowman", "2 reanimate", 1, owner=WAIQAR)
    fated(g, 9)
    assert line(g, DEFENDER) == "1 reanimate"


@pytest.mark.rule("RW-278")
def test_command_routs_a_unit_and_draws_a_tactics_card() -> None:
    g = engaged("1 knight", "2 reanimate", 2, owner=WAIQAR)
    deck = g.tactics_deck.clone()
    deck.bag = [TACTICS_CARDS.index("panic")]
    g.tactics_deck = deck
    fated(g, 3)
    assert line(g, DEFENDER) == "1 reanimate, 1 reanimate routed"
    assert isinstance(g.stack[-1], DrawTactics)
    g.apply(FATE, TACTICS_CARDS.index("panic"))
    assert g.fresh[DAQAN].cards == [TACTICS_CARDS.index("panic")]


@pytest.mark.rule("RW-279")
def test_valiant_strike_hits_a_survivor_again() -> None:
    g = engaged("1 footman", "1 warrior", 3)
    fated(g, 9)
    assert line(g, DEFENDER) == ""

    g = engaged("1 footman", "1 giant -1, 1 giant -3", 3)
    fated(g, 9)
    assert refused(g, LATARI, unit("footman")) is not None
    answer(g, (LATARI, unit("giant", 1)))
    assert line(g, DEFENDER) == "2 giant -3"


@pytest.mark.rule("RW-279")
def test_valiant_strike_does_not_go_over_to_another_unit() -> None:
    g = engaged("1 footman", "2 berserker", 3, owner=UTHUK)
    fated(g, 9)
    assert line(g, DEFENDER) == "1 berserker"


@pytest.mark.rule("RW-256", "RW-280")
def test_lay_siege_counts_at_the_tally_for_the_side_that_has_drawn_it() -> None:
    g = engaged("1 siege-tower, 1 footman", "3 archer", 5)
    assert StrengthTallied(at("1c"), 4, 3) in fated(g, 6)

    g = engaged("1 siege-tower, 1 footman", "3 archer", 5)
    assert StrengthTallied(at("1c"), 2, 3) in fated(g, 4)


@pytest.mark.rule("RW-280")
def test_lay_siege_is_kept_when_the_tower_is_destroyed() -> None:
    g = engaged("1 siege-tower -2, 3 footman", "1 giant, 2 archer", 5)
    events = fated(g, 6, 3)
    assert UnitDestroyed(DAQAN, kind("siege-tower"), at("1c")) in events
    assert StrengthTallied(at("1c"), 5, 3) in events


@pytest.mark.rule("RW-280")
def test_lay_siege_works_for_a_defender() -> None:
    g = engaged("3 archer", "1 siege-tower", 5, seat=LATARI, owner=DAQAN)
    assert StrengthTallied(at("1c"), 3, 3) in fated(g, 6)


# Latari


@pytest.mark.rule("RW-281", "RW-249")
def test_crack_shot_hits_whom_the_archers_choose() -> None:
    g = engaged("1 archer", "1 necromancer, 1 giant -1", 1, seat=LATARI, owner=WAIQAR)
    fated(g, 9)
    assert g.waiting() == (LATARI,)
    answer(g, (LATARI, unit("necromancer")))
    assert line(g, DEFENDER) == "1 giant -1"


@pytest.mark.rule("RW-281")
def test_crack_shot_is_bound_to_damaged_units_by_an_option() -> None:
    g = engaged(
        "1 archer",
        "1 necromancer, 1 dark-knight -1, 1 giant -1",
        1,
        seat=LATARI,
        owner=WAIQAR,
        choice_beats_damaged="damaged-first",
    )
    fated(g, 9)
    assert refused(g, LATARI, unit("necromancer")) == ("others-are-hit-first", "RW-247")
    assert refused(g, LATARI, unit("giant", 1)) is None


@pytest.mark.rule("RW-249")
def test_ordinary_damage_hits_whom_its_owner_chooses() -> None:
    g = engaged("1 archer", "1 necromancer, 1 reanimate", 1, seat=LATARI, owner=WAIQAR)
    fated(g, 15)
    assert g.waiting() == (WAIQAR,)
    assert refused(g, LATARI, unit("necromancer")) == ("not-your-decision", "kernel")


@pytest.mark.rule("RW-282")
def test_charge_routs_up_to_two_triangles_or_one_rectangle() -> None:
    board = "3 footman, 2 knight, 1 siege-tower, 1 bowman routed"
    g = engaged("1 pegasus-rider", board, 2, seat=LATARI, owner=DAQAN)
    fated(g, 3, 5, 6)
    assert g.waiting() == (LATARI,)
    assert refused(g, LATARI, unit("siege-tower")) == ("wrong-shape", "RW-282")
    assert refused(g, LATARI, unit("bowman", routed=True)) == ("unit-is-routed", "RW-282")
    answer(g, (LATARI, unit("footman")))
    assert refused(g, LATARI, unit("knight")) == ("wrong-shape", "RW-282")
    answer(g, (LATARI, unit("footman")))
    assert not isinstance(g.stack[-1], AssignLoss)
    assert line(g, DEFENDER).startswith("1 footman, 2 footman routed")

    g = engaged("1 pegasus-rider", board, 2, seat=LATARI, owner=DAQAN)
    fated(g, 3, 5, 6)
    answer(g, (LATARI, unit("knight")))
    assert not isinstance(g.stack[-1], AssignLoss)
    assert "1 knight, 1 knight routed" in line(g, DEFENDER)
    assert "footman routed" not in line(g, DEFENDER)


@pytest.mark.rule("RW-282")
def test_charge_may_stop_after_one() -> None:
    g = engaged("1 pegasus-rider", "3 footman", 2, seat=LATARI, owner=DAQAN)
    fated(g, 3)
    answer(g, (LATARI, unit("footman")), (LATARI, EnoughUnits()))
    assert line(g, DEFENDER) == "2 footman, 1 footman routed"


@pytest.mark.rule("RW-283", "RW-273")
def test_word_of_vaal_sends_away_whom_the_sorceress_names() -> None:
    g = engaged(
        "1 sorceress",
        "1 siege-tower, 1 bowman",
        3,
        seat=LATARI,
        owner=DAQAN,
        board="1a: 1 footman; 1b: 1 footman",
        sorceress_chooser="latari",
    )
    fated(g, 1)
    assert g.waiting() == (LATARI,)
    answer(g, (LATARI, unit("siege-tower")))
    assert g.waiting() == (DAQAN,)
    events = answer(g, (DAQAN, RetreatTo(at("1b"))))
    assert stands(g, "1b") == "1 footman, 1 siege-tower routed"
    assert StrengthTallied(at("1c"), 1, 1) in events  # the tower drew no card in round 5


@pytest.mark.rule("RW-284")
def test_in_the_first_edition_its_owner_names_the_unit() -> None:
    g = engaged(
        "1 sorceress",
        "1 siege-tower, 1 bowman",
        3,
        seat=LATARI,
        owner=DAQAN,
        board="1a: 1 footman",
    )
    fated(g, 1)
    assert g.waiting() == (DAQAN,)
    answer(g, (DAQAN, unit("bowman")))
    assert stands(g, "1a") == "1 footman, 1 bowman routed"
    assert line(g, DEFENDER) == "1 siege-tower"


@pytest.mark.rule("RW-285")
def test_overpower_destroys_a_damaged_or_routed_unit_or_deals_damage() -> None:
    board = "1 dragon -1, 1 footman, 1 bowman routed"
    g = engaged("1 warrior", board, 4, seat=LATARI, owner=DAQAN)
    fated(g, 3, 4)
    assert refused(g, LATARI, unit("footman")) == ("unit-is-unhurt", "RW-285")
    answer(g, (LATARI, unit("dragon", 1)))
    assert UnitDestroyed(DAQAN, kind("dragon"), at("1c")) in g.events

    g = engaged("1 warrior", board, 4, seat=LATARI, owner=DAQAN)
    fated(g, 3, 4)
    events = answer(g, (LATARI, DamageInstead()))
    assert UnitHit(DAQAN, kind("dragon"), at("1c"), 2) in events

    g = engaged("1 warrior", "1 footman, 1 bowman routed", 4, seat=LATARI, owner=DAQAN)
    fated(g, 3)
    answer(g, (LATARI, unit("bowman", routed=True)))
    assert UnitDestroyed(DAQAN, kind("bowman"), at("1c")) in g.events


@pytest.mark.rule("RW-285")
def test_overpower_deals_damage_where_nobody_is_hurt() -> None:
    g = engaged("1 warrior", "2 footman", 4, seat=LATARI, owner=DAQAN)
    fated(g, 3)
    assert UnitDestroyed(DAQAN, kind("footman"), at("1c")) in g.events


# Waiqar


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


# neutral


@pytest.mark.rule("RW-294")
def test_undying_gives_sorcerers_two_health() -> None:
    g = engaged("1 sorcerer", "1 archer", 1)
    assert not [e for e in fated(g, 1, 15) if isinstance(e, UnitDestroyed)]
    g = engaged("1 sorcerer", "1 archer", 1)
    assert UnitDestroyed(DAQAN, kind("sorcerer"), at("1c")) in fated(g, 5, 15)


@pytest.mark.rule("RW-294")
def test_undying_is_for_the_sorcerers_of_one_side() -> None:
    g = engaged("1 sorcerer", "1 sorcerer", 1)
    events = fated(g, 1, 5)  # an orb for the attacker, a damage for the defender
    assert UnitHit(DAQAN, kind("sorcerer"), at("1c"), 1) in events
    g = engaged("1 sorcerer", "1 sorcerer", 1)
    events = fated(g, 5, 1)
    assert UnitHit(LATARI, kind("sorcerer"), at("1c"), 1) in events
    g = engaged("2 sorcerer", "1 sorcerer", 1)
    events = fated(g, 1, 5, 2)  # both have an orb, and the attacker a damage
    assert UnitHit(LATARI, kind("sorcerer"), at("1c"), 1) in events
    g = engaged("2 sorcerer", "1 sorcerer", 1)
    events = fated(g, 1, 5, 7)
    assert UnitDestroyed(LATARI, kind("sorcerer"), at("1c")) in events


@pytest.mark.rule("RW-295")
def test_stun_routs_only_units_that_act_late() -> None:
    g = engaged("1 razorwing", "2 archer", 1)
    fated(g, 9, 1, 2)
    assert "routed" not in line(g, DEFENDER)

    g = engaged("1 razorwing", "1 archer, 1 warrior, 1 sorceress", 1)
    fated(g, 9, 1)
    assert refused(g, LATARI, unit("archer")) == ("acts-too-early", "RW-295")
    answer(g, (LATARI, unit("warrior")))
    assert "1 warrior routed" in line(g, DEFENDER)


@pytest.mark.rule("RW-296")
def test_ravage_deals_damage_and_draws_another_card_once_a_beastman() -> None:
    g = engaged("1 beastman", "4 reanimate", 2, owner=WAIQAR)
    fated(g, 9)
    assert line(g, DEFENDER) == "3 reanimate"
    assert g.waiting() == (FATE,)
    fated(g, 10)  # an orb again: damage, but no third card
    assert line(g, DEFENDER) == "2 reanimate"
    assert g.frame(Battle).round == 4


@pytest.mark.rule("RW-296")
def test_what_ravage_draws_joins_the_later_steps_of_the_pass() -> None:
    g = engaged("1 beastman", "4 reanimate", 2, owner=WAIQAR)
    fated(g, 9, 15)
    assert line(g, DEFENDER) == "2 reanimate"


@pytest.mark.rule("RW-297")
def test_burning_hits_two_different_standing_units() -> None:
    g = engaged("1 hell-hound", "2 reanimate, 1 dark-knight routed", 3, owner=WAIQAR)
    events = fated(g, 3)
    assert events.count(UnitDestroyed(WAIQAR, kind("reanimate"), at("1c"))) == 2
    assert not [e for e in events if isinstance(e, UnitHit)]

    g = engaged("1 hell-hound", "2 giant, 1 archer", 3)
    fated(g, 3)
    answer(g, (LATARI, unit("giant")), (LATARI, unit("giant")))
    assert "2 giant -1" in line(g, DEFENDER)


@pytest.mark.rule("RW-297")
def test_burning_hits_a_single_standing_unit_once() -> None:
    g = engaged("1 hell-hound", "1 giant, 1 giant routed", 3)
    events = fated(g, 3)
    assert [e for e in events if isinstance(e, UnitHit)] == [
        UnitHit(LATARI, kind("giant"), at("1c"), 1)
    ]


@pytest.mark.rule("RW-298", "RW-250")
def test_flaming_breath_destroys_up_to_three_triangles_standing_ones_first() -> None:
    g = engaged("1 dragon", "3 archer, 1 archer routed, 1 sorceress", 4)
    fated(g, 6)
    assert g.waiting() == (DAQAN,)
    assert refused(g, DAQAN, unit("archer", routed=True)) == ("standing-first", "RW-250")
    assert refused(g, DAQAN, unit("sorceress")) == ("wrong-shape", "RW-276")
    answer(g, *[(DAQAN, unit("archer"))] * 3)
    assert not isinstance(g.stack[-1] if g.stack else None, AssignLoss)
    assert g.supply[kind("archer")] == 15

    g = engaged("1 dragon", "4 archer", 4)
    fated(g, 6)
    answer(g, (DAQAN, unit("archer")), (DAQAN, EnoughUnits()))
    assert g.supply[kind("archer")] == 13


@pytest.mark.rule("RW-299")
def test_rage_deals_as_much_as_the_most_damaged_giant_has() -> None:
    g = engaged("1 giant -3, 1 giant -1", "8 archer", 5)
    events = fated(g, 6, 7)
    assert len([e for e in events if isinstance(e, UnitDestroyed)]) == 6


@pytest.mark.rule("RW-299")
def test_an_unhurt_giant_does_not_rage() -> None:
    g = engaged("1 giant", "3 archer", 5)
    assert not [e for e in fated(g, 6) if isinstance(e, UnitDestroyed)]


@pytest.mark.rule("RW-251")
def test_the_player_left_of_the_attacker_speaks_for_unallied_neutrals() -> None:
    g = engaged("2 footman", "1 giant, 1 beastman", 3, owner=NOBODY, seat=LATARI)
    assert g.frame(Battle).speaker(g, DEFENDER) == WAIQAR


# a defender's orbs hit the attacker


ORBS = {0: 9, 1: 1, 2: 3, 3: 6}
"""By shape: a card that shows an orb."""
MISSES = (2, 4, 11, 12, 13, 14, 21, 22)
"""Cards that show nothing for a triangle."""
RETREATS = "1a: 1 footman; 1b: 1 reanimate"


@pytest.mark.rule("RW-276")
@pytest.mark.parametrize(
    "name",
    [
        u.id
        for u in BASE_UNITS
        if u.id not in ("siege-tower", "necromancer", "flesh-ripper", "sorcerer")
    ],
)
def test_a_defenders_ability_hits_the_attacker(name: str) -> None:
    facts = UNITS[kind(name)]
    owner = Seat(facts.faction) if facts.faction >= 0 else LATARI
    foe = DAQAN if owner != DAQAN else WAIQAR
    army = (
        "2 footman, 1 siege-tower routed" if foe == DAQAN else "2 reanimate, 1 dark-knight routed"
    )
    line_of_one = f"1 {name}{' -1' if name == 'giant' else ''}"
    g = engaged(army, line_of_one, facts.initiative, seat=foe, owner=owner, board=RETREATS)
    events: list[Event] = []
    while not losses(events, foe):
        seat = g.waiting()[0]
        if seat != FATE:
            events += answer(g, (seat, g.legal(seat)[0]))
        elif g.frame(DrawFate).side == DEFENDER and not g.drawn[DEFENDER].cards:
            events += fated(g, ORBS[facts.shape])
        else:
            events += fated(g, next(n for n in MISSES if card(n) in g.legal(FATE)))
    assert AbilityUsed(owner, facts.number) in events
    assert not losses(events, owner) or name == "berserker"


def losses(events: list[Event], seat: Seat) -> list[Event]:
    """What a seat has lost before the tally."""
    found: list[Event] = []
    for event in events:
        if isinstance(event, StrengthTallied):
            break
        if isinstance(event, (UnitHit, UnitRouted, UnitDestroyed, UnitsRetreated)):
            if event.seat == seat:
                found.append(event)
    return found


@pytest.mark.rule("RW-295", "RW-246")
def test_stun_routs_undamaged_units_first() -> None:
    g = engaged("1 razorwing", "1 warrior -1, 1 sorceress, 1 knight, 1 giant -1", 1)
    fated(g, 9)
    assert refused(g, LATARI, unit("giant", 1)) == ("others-are-routed-first", "RW-246")
    g = engaged("1 razorwing", "1 pegasus-rider -1, 1 sorceress, 1 warrior", 1)
    fated(g, 9)
    assert refused(g, LATARI, unit("pegasus-rider", 1)) == ("others-are-routed-first", "RW-246")
