"""The battle: marker, line, rounds, passes, and how losses are assigned. [RW-229 – RW-251, RW-376]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.battle.battle import Battle, BattleBegan, BattleEnded, RoundBegan
from feldzug.games.runewars.battle.damage import (
    AssignDamage,
    AssignRouts,
    DealDamage,
    Rout,
    pending_damage,
    prevent_damage,
)
from feldzug.games.runewars.battle.fate import DrawFate, FateRevealed
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER, UnitHit, UnitRouted, health_of
from feldzug.games.runewars.battle.losses import AssignLoss
from feldzug.games.runewars.battle.passes import AbilityUsed, LetDraw, TypeDraws
from feldzug.games.runewars.battle.queries import Strength
from feldzug.games.runewars.battle.tally import StrengthTallied
from feldzug.games.runewars.decks import HEROES
from feldzug.games.runewars.destroying import UnitDestroyed
from feldzug.games.runewars.world import NOBODY, NONE
from feldzug.kernel.sealed import RECONSIDER
from feldzug.kernel.values import FATE
from tests.games.runewars.battlefield import (
    DAQAN,
    LATARI,
    UTHUK,
    WAIQAR,
    answer,
    arriving,
    at,
    attack,
    card,
    engaged,
    fated,
    field,
    kind,
    line,
    refused,
    stands,
    unit,
)

# the beginning


@pytest.mark.rule("RW-229", "RW-230")
def test_an_area_without_units_is_fought_for_and_only_the_tally_matters() -> None:
    g = attack(field("1c: stronghold of 1; 1a: 1 footman"), "1c", "3 knight")
    assert g.events[0] == BattleBegan(at("1c"), DAQAN, LATARI)
    assert g.waiting() == (FATE,)
    events = fated(g, 5, 6, 7)
    assert StrengthTallied(at("1c"), 3, 5) in events
    assert BattleEnded(at("1c"), DAQAN, LATARI, LATARI) in events
    assert stands(g, "1a") == "1 footman, 3 knight routed"


@pytest.mark.rule("RW-230", "RW-067")
def test_the_marker_comes_first_and_control_does_not_change_before_the_end() -> None:
    g = arriving(field("1c: 1 archer; 1a: 1 footman"), "3 footman")
    g.stack = [Battle(DAQAN, at("1c"))]
    g.settle()
    assert g.contested == at("1c")
    assert g.view(None).contested == "1c"
    assert g.controller[at("1c")] == LATARI
    assert g.events[0] == BattleBegan(at("1c"), DAQAN, LATARI)
    fated(g, 1)
    assert g.controller[at("1c")] == LATARI
    fated(g, 15, 2, 3)
    assert g.contested == NONE
    assert g.controller[at("1c")] == DAQAN


@pytest.mark.rule("RW-231")
def test_all_standing_units_line_up_by_initiative() -> None:
    g = attack(field("1c: 1 archer"), "1c", "2 footman, 1 knight, 1 siege-tower")
    assert line(g, ATTACKER) == "2 footman, 1 knight, 1 siege-tower"
    assert line(g, DEFENDER) == "1 archer"
    assert stands(g, "1c") == ""
    assert not any(g.arriving)


@pytest.mark.rule("RW-232")
def test_units_routed_before_stay_on_the_map_and_cannot_be_hit() -> None:
    g = attack(field("1c: 2 archer, 3 archer routed"), "1c", "2 bowman")
    assert line(g, DEFENDER) == "2 archer"
    assert stands(g, "1c") == "3 archer routed"
    fated(g, 15, 16, 1, 2)
    assert g.supply[kind("archer")] == 16  # two in the battle, three because it was lost


@pytest.mark.rule("RW-232", "RW-236")
def test_heroes_take_no_part_and_stay() -> None:
    g = field("1c: 1 archer; 1a: 1 footman")
    hero = HEROES.index("sir-valadir")
    g.hero_seat[hero], g.hero_area[hero] = LATARI, at("1c")
    attack(g, "1c", "3 bowman")
    fated(g, 15, 16, 17, 1)
    assert not g.stack
    assert g.hero_area[hero] == at("1c")
    assert not g.hero_routed[hero]


@pytest.mark.rule("RW-233", "RW-265")
def test_routed_units_that_stayed_out_die_with_a_lost_battle() -> None:
    g = attack(field("1c: 3 footman routed", players=2), "1c", "1 archer", LATARI)
    events = fated(g, 1)
    assert StrengthTallied(at("1c"), 1, 0) in events
    assert events.count(UnitDestroyed(DAQAN, kind("footman"), at("1c"))) == 3
    assert stands(g, "1c") == "1 archer"


@pytest.mark.rule("RW-233")
def test_or_they_retreat_too_as_an_option_says() -> None:
    g = field("1c: 3 footman routed; 1a: 1 footman", bystanders="retreat")
    attack(g, "1c", "1 archer", LATARI)
    fated(g, 1)
    assert stands(g, "1a") == "1 footman, 3 footman routed"


@pytest.mark.rule("RW-233")
def test_they_stay_if_their_side_wins() -> None:
    g = field("1c: 2 footman, 3 bowman routed; 1a: 1 archer")
    attack(g, "1c", "1 archer", LATARI)
    fated(g, 1, 2, 3)
    assert stands(g, "1c") == "2 footman, 3 bowman routed"


# rounds and passes


@pytest.mark.rule("RW-238")
def test_in_a_round_only_types_of_that_initiative_act() -> None:
    """A Bowman who stands again in the second round has missed his own."""
    g = engaged("1 knight, 2 footman, 1 bowman, 1 siege-tower", "1 warrior", 2)
    assert g.frame(Battle).round == 2
    fated(g, 5)
    assert g.frame(Battle).round == 3
    events = fated(g, 1, 2)
    assert RoundBegan(4) in events
    assert TypeDraws(LATARI, kind("warrior"), 1) in events
    events = fated(g, 6)
    assert RoundBegan(5) in events
    assert TypeDraws(DAQAN, kind("siege-tower"), 1) in events


@pytest.mark.rule("RW-239")
def test_the_attacker_picks_one_of_several_types_and_the_other_acts_in_the_next_pass() -> None:
    g = engaged("2 beastman, 1 knight, 1 footman", "1 giant", 2)
    assert g.waiting() == (DAQAN,)
    assert g.legal(DAQAN) == [LetDraw(kind("knight")), LetDraw(kind("beastman"))]
    assert refused(g, DAQAN, LetDraw(kind("footman"))) == ("not-its-round", "RW-238")
    answer(g, (DAQAN, LetDraw(kind("knight"))))
    events = fated(g, 5)
    assert TypeDraws(DAQAN, kind("beastman"), 2) in events


@pytest.mark.rule("RW-239")
def test_a_type_that_has_drawn_is_not_picked_again() -> None:
    g = engaged("1 knight, 1 beastman, 1 pegasus-rider", "1 giant", 2)
    answer(g, (DAQAN, LetDraw(kind("knight"))))
    fated(g, 5)
    assert refused(g, DAQAN, LetDraw(kind("knight"))) == ("type-has-drawn", "RW-239")


@pytest.mark.rule("RW-239")
def test_attacker_and_defender_draw_in_the_same_pass() -> None:
    g = engaged("1 knight", "1 berserker", 2, owner=UTHUK)
    fated(g, 11)
    assert line(g, DEFENDER) == "1 berserker"
    events = fated(g, 15)
    assert UnitDestroyed(UTHUK, kind("berserker"), at("1c")) in events
    assert UnitHit(DAQAN, kind("knight"), at("1c"), 1) in events


@pytest.mark.rule("RW-240")
def test_one_card_for_each_standing_unit_and_the_section_of_its_shape() -> None:
    g = engaged("3 knight, 1 knight routed", "1 giant", 2)
    events = fated(g, 11, 5, 6)
    assert line(g, DEFENDER) == "1 giant -2"
    assert len(g.fate_deck) == 27
    assert next(e for e in events if isinstance(e, FateRevealed)) == FateRevealed(DAQAN, card(11))


@pytest.mark.rule("RW-240")
def test_each_side_reads_the_section_of_its_own_shape() -> None:
    g = engaged("1 knight", "1 berserker", 2, owner=UTHUK)
    events = fated(g, 5, 3)  # a miss for the rectangle, a miss for the triangle
    assert not [e for e in events if isinstance(e, (AbilityUsed, UnitHit, UnitRouted))]


@pytest.mark.rule("RW-240", "RW-225")
def test_a_card_deals_as_much_as_it_shows() -> None:
    g = engaged("1 dragon", "1 giant", 4)
    fated(g, 18)
    assert line(g, DEFENDER) == "1 giant -3"


@pytest.mark.rule("RW-240")
def test_cards_are_seen_by_their_owner_until_they_are_resolved() -> None:
    g = engaged("1 knight", "1 berserker", 2, owner=UTHUK)
    assert g.frame(DrawFate).known_to(g) == (DAQAN,)
    fated(g, 11)
    assert g.frame(DrawFate).known_to(g) == (UTHUK,)
    assert g.view(DAQAN).known_drawn[ATTACKER] == ["11"]
    assert g.view(UTHUK).known_drawn[ATTACKER] == []
    assert g.view(UTHUK).drawn == [1, 0]


@pytest.mark.rule("RW-241", "RW-242")
def test_orbs_of_the_attacker_then_of_the_defender_then_routs_then_damage() -> None:
    g = engaged("3 footman", "2 dark-knight, 1 dragon", 3, owner=WAIQAR)
    events = fated(g, 9, 5, 15, 3, 18)
    while isinstance(g.stack[-1], (AssignLoss, AssignDamage, AssignRouts)):
        seat = g.waiting()[0]
        events += answer(g, (seat, g.legal(seat)[0]))
    told = [e for e in events if isinstance(e, (AbilityUsed, UnitRouted, FateRevealed))]
    order = [
        e.seat if isinstance(e, AbilityUsed) else type(e).__name__
        for e in told
        if not isinstance(e, FateRevealed)
    ]
    assert order == [DAQAN, WAIQAR, "UnitRouted"]
    shown = [e.fate_card for e in told if isinstance(e, FateRevealed)]
    assert shown == [card(9), card(3), card(5), card(15), card(18)]


@pytest.mark.rule("RW-242", "RW-227")
def test_then_the_cards_are_discarded() -> None:
    g = engaged("1 knight", "1 giant", 2)
    fated(g, 5)
    assert g.drawn[ATTACKER].cards == []
    assert g.view(None).fate_discards == ["5"]


@pytest.mark.rule("RW-245")
def test_who_has_drawn_still_strikes_though_gone_meanwhile() -> None:
    g = engaged("1 archer", "1 bowman", 1, seat=LATARI, owner=DAQAN)
    events = fated(g, 9, 15)
    assert UnitDestroyed(DAQAN, kind("bowman"), at("1c")) in events
    assert UnitDestroyed(LATARI, kind("archer"), at("1c")) in events


@pytest.mark.rule("RW-245")
def test_who_is_routed_before_drawing_never_draws() -> None:
    g = engaged("1 archer", "1 knight", 1, seat=LATARI, owner=DAQAN)
    events = fated(g, 5)
    assert UnitRouted(DAQAN, kind("knight"), at("1c")) in events
    assert not [e for e in events if isinstance(e, TypeDraws)]


# assigning


@pytest.mark.rule("RW-244")
def test_both_sides_assign_routs_in_secret() -> None:
    g = engaged("1 beastman, 1 giant", "1 berserker, 1 chaos-lord", 2, owner=UTHUK)
    fated(g, 5, 6)
    assert isinstance(g.stack[-1], AssignRouts)
    assert g.waiting() == (DAQAN, UTHUK)
    answer(g, (DAQAN, unit("giant")))
    assert line(g, ATTACKER) == "1 beastman, 1 giant"
    assert g.offer(UTHUK).question.steps == {}  # type: ignore[union-attr]
    answer(g, (DAQAN, RECONSIDER), (DAQAN, unit("beastman")))
    events = answer(g, (UTHUK, unit("chaos-lord")))
    assert UnitRouted(DAQAN, kind("beastman"), at("1c")) in events
    assert UnitRouted(UTHUK, kind("chaos-lord"), at("1c")) in events


@pytest.mark.rule("RW-244")
def test_both_sides_assign_damage_in_secret_in_several_steps() -> None:
    g = engaged(
        "2 knight, 1 siege-tower", "2 berserker, 1 chaos-lord, 1 warlock routed", 2, owner=UTHUK
    )
    fated(g, 18, 19, 15, 1)
    assert isinstance(g.stack[-1], AssignDamage)
    answer(g, (DAQAN, unit("knight")))
    assert g.waiting() == (UTHUK,)  # one point for the attacker, two for the defender
    answer(g, (UTHUK, unit("berserker")))
    assert g.waiting() == (UTHUK,)
    assert refused(g, UTHUK, unit("warlock", routed=True)) == ("others-are-hit-first", "RW-247")
    events = answer(g, (UTHUK, unit("chaos-lord")))
    assert UnitHit(DAQAN, kind("knight"), at("1c"), 1) in events
    assert UnitDestroyed(UTHUK, kind("berserker"), at("1c")) in events
    assert UnitHit(UTHUK, kind("chaos-lord"), at("1c"), 1) in events


@pytest.mark.rule("RW-244", "RW-247")
def test_a_point_that_must_hit_a_damaged_unit_is_not_asked_for() -> None:
    g = engaged("2 knight, 1 siege-tower", "2 berserker, 1 chaos-lord", 2, owner=UTHUK)
    fated(g, 18, 19, 15, 16)
    answer(g, (DAQAN, unit("knight")))
    assert g.waiting() == (UTHUK,)
    answer(g, (UTHUK, unit("chaos-lord")))
    assert UnitDestroyed(DAQAN, kind("knight"), at("1c")) in g.events
    assert UnitHit(UTHUK, kind("chaos-lord"), at("1c"), 2) in g.events


@pytest.mark.rule("RW-243")
def test_in_the_revised_edition_the_defender_assigns_first() -> None:
    g = engaged(
        "1 beastman, 1 giant",
        "1 berserker, 1 chaos-lord",
        2,
        owner=UTHUK,
        assign_order="defender-first",
    )
    fated(g, 5, 6)
    assert g.waiting() == (UTHUK,)
    answer(g, (UTHUK, unit("chaos-lord")))
    assert "chaos-lord routed" in line(g, DEFENDER)
    assert g.waiting() == (DAQAN,)


@pytest.mark.rule("RW-243")
def test_or_the_attacker_does() -> None:
    g = engaged(
        "1 beastman, 1 giant",
        "1 berserker, 1 chaos-lord",
        2,
        owner=UTHUK,
        assign_order="attacker-first",
    )
    fated(g, 5, 6)
    assert g.waiting() == (DAQAN,)


@pytest.mark.rule("RW-246")
def test_a_rout_goes_to_an_undamaged_standing_unit_first() -> None:
    g = engaged("1 beastman", "1 giant -1, 1 footman", 2, owner=LATARI)
    fated(g, 5)
    assert "1 footman routed" in line(g, DEFENDER)
    assert "1 giant -1" in line(g, DEFENDER)


@pytest.mark.rule("RW-246")
def test_damaged_ones_are_refused_meanwhile_and_a_rout_too_many_is_lost() -> None:
    g = engaged("", "1 giant -1, 1 dragon, 1 warrior", 1, frames=(Rout(DEFENDER, 4),))
    assert refused(g, LATARI, unit("giant", 1)) == ("others-are-routed-first", "RW-246")
    answer(g, (LATARI, unit("dragon")))
    assert [e for e in g.events if isinstance(e, UnitRouted)] == [
        UnitRouted(LATARI, kind("dragon"), at("1c")),
        UnitRouted(LATARI, kind("warrior"), at("1c")),
        UnitRouted(LATARI, kind("giant"), at("1c")),
    ]


@pytest.mark.rule("RW-247", "RW-248")
def test_damage_goes_to_a_damaged_unit_until_it_is_destroyed() -> None:
    g = engaged("1 dragon", "2 knight", 4, seat=LATARI, owner=DAQAN)
    events = fated(g, 8)
    assert UnitDestroyed(DAQAN, kind("knight"), at("1c")) in events
    assert [e.damage for e in events if isinstance(e, UnitHit)] == [1, 1]


@pytest.mark.rule("RW-247")
def test_a_damaged_unit_is_hit_first_even_if_it_is_routed() -> None:
    g = engaged("1 beastman", "1 giant -1 routed, 1 archer", 2)
    fated(g, 15)
    assert line(g, DEFENDER) == "1 archer, 1 giant -2 routed"


@pytest.mark.rule("RW-247")
def test_standing_units_come_before_routed_ones() -> None:
    g = engaged(
        "1 beastman", "1 reanimate, 1 dark-knight, 1 skeleton-archer routed", 2, owner=WAIQAR
    )
    fated(g, 15)
    assert refused(g, WAIQAR, unit("skeleton-archer", routed=True)) == (
        "others-are-hit-first",
        "RW-247",
    )
    answer(g, (WAIQAR, unit("dark-knight")))
    assert "1 dark-knight -1" in line(g, DEFENDER)

    g = engaged("1 beastman", "1 skeleton-archer routed", 2, owner=WAIQAR)
    assert UnitDestroyed(WAIQAR, kind("skeleton-archer"), at("1c")) in fated(g, 15)


@pytest.mark.rule("RW-248")
def test_a_unit_with_as_much_damage_as_health_is_destroyed() -> None:
    g = engaged("1 beastman", "1 giant -3", 2)
    fated(g, 15)
    assert line(g, DEFENDER) == "1 giant -4"
    g = engaged("1 beastman", "1 giant -4", 2)
    fated(g, 15)
    assert line(g, DEFENDER) == ""
    assert g.supply[kind("giant")] == 4


@pytest.mark.rule("RW-251")
def test_the_player_left_of_the_attacker_assigns_for_neutrals() -> None:
    g = engaged("1 knight", "1 giant, 1 dragon", 2, owner=NOBODY)
    fated(g, 18)
    assert g.waiting() == (LATARI,)
    assert refused(g, DAQAN, unit("giant")) == ("not-your-decision", "kernel")
    events = answer(g, (LATARI, unit("giant")))
    assert UnitHit(NOBODY, kind("giant"), at("1c"), 1) in events


@pytest.mark.rule("RW-251", "RW-240")
def test_and_sees_their_cards() -> None:
    g = engaged("1 knight", "2 hell-hound", 3, owner=NOBODY)
    fated(g, 5)
    assert g.view(LATARI).known_drawn[DEFENDER] == ["5"]
    assert g.view(DAQAN).known_drawn[DEFENDER] == []


@pytest.mark.rule("RW-376")
def test_a_side_without_units_in_the_line_takes_no_damage() -> None:
    g = engaged("4 footman", "", 3, frames=(DealDamage(ATTACKER, 2, 4),))
    assert line(g, ATTACKER) == "2 footman"
    assert not [f for f in g.stack if isinstance(f, DealDamage)]


@pytest.mark.rule("RW-222")
def test_allies_fight_on_when_the_last_own_unit_is_dead() -> None:
    g = engaged("1 footman, 1 giant", "1 dark-knight, 2 reanimate", 3, owner=WAIQAR)
    fated(g, 1, 11)  # the Dark Knight deals two
    answer(g, (DAQAN, unit("footman")))
    assert "footman" not in line(g, ATTACKER)
    fated(g, 2, 3)  # the Reanimates miss
    fated(g, 10)  # the Giant deals two
    answer(g, (WAIQAR, unit("reanimate")))
    events = answer(g, (WAIQAR, unit("reanimate")))
    assert UnitDestroyed(WAIQAR, kind("reanimate"), at("1c")) in events


def test_the_numbers_of_a_battle_are_asked_for() -> None:
    g = engaged("1 flesh-ripper", "1 archer", 5, seat=UTHUK)
    assert health_of(g, ATTACKER, kind("flesh-ripper")) == 1
    assert g.value(Strength(at("1c"), ATTACKER, UTHUK), 3) == 3


@pytest.mark.rule("RW-208")
def test_damage_that_was_just_dealt_can_be_prevented_but_not_more_than_that() -> None:
    g = field()
    g.stack = [DealDamage(DEFENDER, 3, 1)]
    prevent_damage(g, DEFENDER, 2)
    assert (pending_damage(g, DEFENDER), pending_damage(g, ATTACKER)) == (1, 1)
    prevent_damage(g, ATTACKER, 2)
    prevent_damage(g, DEFENDER, 2)
    assert (pending_damage(g, DEFENDER), pending_damage(g, ATTACKER)) == (0, 0)


def test_a_unit_that_is_not_there_is_not_offered() -> None:
    g = engaged("1 sorceress", "1 siege-tower, 1 bowman", 3, seat=LATARI, owner=DAQAN)
    fated(g, 1)
    assert refused(g, DAQAN, unit("knight")) == ("not-offered", "kernel")
    assert refused(g, DAQAN, unit("bowman", 77)) == ("not-offered", "kernel")

    g = engaged("1 beastman, 1 giant", "1 berserker, 1 chaos-lord", 2, owner=UTHUK)
    fated(g, 5, 6)
    assert refused(g, DAQAN, unit("knight")) == ("not-offered", "kernel")
    assert refused(g, UTHUK, unit("berserker", routed=True)) == ("not-offered", "kernel")
