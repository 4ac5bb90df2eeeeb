"""What the units of the Daqan and of the Latari can do besides."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.battle.abilities.latari import DamageInstead
from feldzug.games.runewars.battle.line import DEFENDER, UnitHit
from feldzug.games.runewars.battle.losses import AssignLoss, EnoughUnits
from feldzug.games.runewars.battle.tally import StrengthTallied
from feldzug.games.runewars.decks import TACTICS_CARDS
from feldzug.games.runewars.destroying import UnitDestroyed
from feldzug.games.runewars.drawing import DrawTactics
from feldzug.games.runewars.retreat import RetreatTo
from feldzug.kernel.values import FATE
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

    g = engaged("1 footman", "1 archer, 1 giant -1, 1 giant -3", 3)
    fated(g, 9)
    assert refused(g, LATARI, unit("archer")) == ("others-are-hit-first", "RW-247")
    answer(g, (LATARI, unit("giant", 1)))
    assert line(g, DEFENDER) == "1 archer, 2 giant -3"


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
