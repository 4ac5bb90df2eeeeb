"""Tactics cards of a battle, one by one."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.battle.battle import Battle, BattleEnded
from feldzug.games.runewars.battle.damage import DealDamage
from feldzug.games.runewars.battle.ending import RaiseStronghold, ReplaceStronghold
from feldzug.games.runewars.battle.line import DEFENDER
from feldzug.games.runewars.battle.queries import RaisingStronghold
from feldzug.games.runewars.battle.tally import StrengthTallied
from feldzug.games.runewars.board import KINDS
from feldzug.games.runewars.cards.tactics.in_battle import DamagePrevented
from feldzug.games.runewars.cards.tactics.start_of_battle import BattleCancelled
from feldzug.games.runewars.decks import TACTICS_CARDS
from feldzug.games.runewars.strongholds import StrongholdLost
from feldzug.games.runewars.tactics.targets import EnoughTargets, TargetUnit
from feldzug.games.runewars.tactics.window import TacticsWindow
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.values import FATE, Event
from feldzug.parts.windows import PASS, Window
from tests.games.runewars.battlefield import DAQAN, LATARI, arriving, at, kind, stands, start
from tests.games.runewars.cards.hand import (
    USELESS,
    attack,
    begin_attack,
    card,
    realm,
    refusal,
)
from tests.games.runewars.table import box_is_whole, hero, hold


def moment(g: World) -> str:
    """The moment that is open, empty if none is."""
    top = g.stack[-1]
    return top.moment if isinstance(top, TacticsWindow) else ""


def side(g: World, number: int) -> str:
    """The units of a side: `2 footman, 1 knight routed 1` (with one damage)."""
    units = [unit for unit in g.fighters if unit.side == number]
    found: list[str] = []
    for unit in dict.fromkeys(units):
        words = f"{units.count(unit)} {KINDS[unit.kind]}"
        words += " routed" if unit.routed else ""
        found.append(words + (f" {unit.damage}" if unit.damage else ""))
    return ", ".join(found)


def until(g: World, wanted: str) -> list[Event]:
    """Everybody passes and fate brings anything, until a moment is there (or the battle is over)."""
    told: list[Event] = []
    dealer = Dealer(3)
    while moment(g) != wanted and [frame for frame in g.stack if isinstance(frame, Battle)]:
        seat = g.waiting()[0]
        if seat == FATE:
            told += g.apply(FATE, dealer.draw(g.odds()))
        else:
            asked = isinstance(g.stack[-1], Window)
            told += g.apply(seat, PASS if asked else g.legal(seat)[0])
    return told


# --- The start of a battle ---------------------------------------------------------------------


@pytest.mark.rule("RW-376")
def test_summon_lightning_hits_both_sides() -> None:
    g = attack("1c: 6 archer", "6 footman", latari=("summon-lightning",))
    g.apply(LATARI, card("summon-lightning"))
    assert side(g, 0) == "2 footman"
    assert side(g, 1) == "2 archer"


@pytest.mark.rule("RW-376")
def test_summon_lightning_spares_who_does_not_take_part() -> None:
    g = attack(
        "daqan-a: stronghold of 0, 2 footman routed",
        "6 archer",
        "daqan-a",
        seat=LATARI,
        latari=("summon-lightning",),
    )
    hold(g, DAQAN, "shield-wall")
    assert refusal(g, DAQAN, card("summon-lightning")) != ""
    g.apply(LATARI, card("summon-lightning"))
    assert moment(g) == "response"
    g.apply(DAQAN, PASS)
    assert side(g, 0) == "2 archer"
    assert stands(g, "daqan-a") == "2 footman routed"
    assert moment(g) != "damage-dealt"  # nothing was dealt to Daqan that could be prevented


@pytest.mark.rule("RW-210")
def test_summon_lightning_needs_somebody_to_hit() -> None:
    lightning = ("summon-lightning",)
    text = "latari-a: stronghold of 1"
    g = attack(text, "4 footman", "latari-a", daqan=lightning, latari=lightning)
    g.apply(DAQAN, card("summon-lightning"))
    g.apply(LATARI, PASS)
    assert moment(g) == "start-of-battle"
    assert refusal(g, LATARI, card("summon-lightning")) == USELESS


def test_volley_hits_the_enemy_of_two_triangles() -> None:
    g = attack("1c: 4 archer", "2 bowman, 1 knight", daqan=("volley",))
    g.apply(DAQAN, card("volley"))
    assert side(g, 1) == "2 archer"
    assert side(g, 0) == "2 bowman, 1 knight"


@pytest.mark.rule("RW-210")
def test_volley_needs_two_triangles_and_an_enemy() -> None:
    g = attack("1c: 4 archer", "1 bowman, 3 knight", daqan=("volley",))
    assert refusal(g, DAQAN, card("volley")) == USELESS
    g = attack("latari-a: stronghold of 1", "3 bowman", "latari-a", daqan=("volley",))
    assert refusal(g, DAQAN, card("volley")) == USELESS


def against_walls(*cards: str) -> World:
    """Six footmen attack an empty stronghold of Latari."""
    return attack("latari-a: stronghold of 1", "6 footman", "latari-a", daqan=cards)


def finish(g: World) -> list[Event]:
    """The battle is fought to its end."""
    told: list[Event] = []
    while [frame for frame in g.stack if isinstance(frame, Battle)]:
        told += until(g, "-")
    return told


def strengths(told: list[Event]) -> list[tuple[int, int]]:
    return [(e.attack, e.defence) for e in told if isinstance(e, StrengthTallied)]


def test_sappers_make_a_stronghold_count_less() -> None:
    g = against_walls("sappers")
    g.apply(DAQAN, card("sappers"))
    assert strengths(finish(g)) == [(6, 3)]
    assert g.effects == []
    assert strengths(finish(against_walls("panic"))) == [(6, 5)]


@pytest.mark.rule("RW-202", "RW-210")
def test_sappers_are_for_who_attacks_a_stronghold() -> None:
    g = attack("1c: 1 archer", "6 footman", daqan=("sappers",))
    assert refusal(g, DAQAN, card("sappers")) == USELESS
    g = attack("latari-a: stronghold of 1, 9 archer", "1 footman", "latari-a", latari=("sappers",))
    assert moment(g) == "start-of-battle"
    assert refusal(g, LATARI, card("sappers")) == "only-attacker RW-202"


def test_to_the_victor_pays_whoever_wins() -> None:
    g = attack("1c: 1 archer routed", "6 footman", latari=("to-the-victor",))
    until(g, "start-of-battle")
    g.apply(LATARI, card("to-the-victor"))
    g.influence = [1, 1, 1, 1]
    told = finish(g)
    assert BattleEnded(at("1c"), DAQAN, LATARI, DAQAN) in told
    assert g.influence == [3, 1, 1, 1]
    if g.waiting() == (FATE,):
        g.apply(FATE, g.tactics_deck.bag[0])
    assert [len(hand) for hand in g.fresh] == [1, 0, 0, 0]
    assert g.effects == []


def test_to_the_victor_gives_nothing_to_neutral_units_or_after_a_cancelled_battle() -> None:
    g = attack("6c: 4 giant", "1 footman", "6c", daqan=("to-the-victor",))
    g.apply(DAQAN, card("to-the-victor"))
    g.influence = [1, 1, 1, 1]
    assert BattleEnded(at("6c"), DAQAN, NOBODY, NOBODY) in finish(g)
    assert g.influence == [1, 1, 1, 1]
    g = attack("1c: 1 archer", "6 footman", daqan=("to-the-victor",), latari=("tactical-retreat",))
    g.influence = [1, 1, 1, 1]
    g.apply(DAQAN, card("to-the-victor"))
    g.apply(LATARI, PASS)
    while moment(g) and g.waiting() != (LATARI,):
        g.apply(DAQAN, PASS)
    told = g.apply(LATARI, card("tactical-retreat"))
    assert BattleEnded(at("1c"), DAQAN, LATARI, NOBODY) in told
    assert g.influence == [1, 1, 1, 1]
    assert g.effects == []


@pytest.mark.rule("RW-377")
def test_tactical_retreat_leaves_the_area_without_a_fight() -> None:
    g = attack(
        "1c: 3 archer, 1 warrior routed; 1b: 1 archer", "10 footman", latari=("tactical-retreat",)
    )
    until(g, "start-of-battle")
    told = g.apply(LATARI, card("tactical-retreat"))
    told += finish(g)
    assert BattleCancelled(LATARI, at("1c")) in told
    assert strengths(told) == []
    assert stands(g, "1b") == "1 archer, 3 archer routed, 1 warrior routed"
    assert g.controller[at("1c")] == DAQAN
    assert g.units(at("1c")) == 8
    assert box_is_whole(g)


@pytest.mark.rule("RW-174")
def test_tactical_retreat_hands_over_the_stronghold_undamaged() -> None:
    g = attack(
        "latari-a: stronghold of 1, 2 archer", "3 footman", "latari-a", latari=("tactical-retreat",)
    )
    told = g.apply(LATARI, card("tactical-retreat"))
    told += finish(g)
    assert StrongholdLost(LATARI, at("latari-a")) in told
    assert g.stronghold[at("latari-a")] == DAQAN
    assert not g.damaged[at("latari-a")]


def test_tactical_retreat_without_a_friendly_area_destroys_the_units() -> None:
    g = attack("1c: 3 archer", "3 footman", latari=("tactical-retreat",))
    g.apply(LATARI, card("tactical-retreat"))
    finish(g)
    assert stands(g, "1c") == "3 footman"
    assert g.supply[kind("archer")] == 16


@pytest.mark.rule("RW-202")
def test_tactical_retreat_is_for_the_defender() -> None:
    g = attack("1c: 3 archer", "3 footman", daqan=("tactical-retreat",))
    assert refusal(g, DAQAN, card("tactical-retreat")) == "only-defender RW-202"


@pytest.mark.rule("RW-377")
def test_after_a_tactical_retreat_nothing_more_is_played() -> None:
    g = attack("1c: 3 archer", "3 footman", latari=("tactical-retreat", "summon-lightning"))
    g.apply(LATARI, card("tactical-retreat"))
    assert moment(g) == ""
    assert not [frame for frame in g.stack if isinstance(frame, Battle)]


@pytest.mark.rule("RW-067", "RW-207")
def test_cards_of_the_own_turn_leave_the_contested_area_alone() -> None:
    g = attack("5c: 1 sorcerer, 1 sorcerer routed", "3 footman", "5c", daqan=("beast-call",))
    assert moment(g) == "start-of-battle"
    assert refusal(g, DAQAN, card("beast-call")) == USELESS
    text = "5c: 1 sorcerer, 1 sorcerer routed; 5d: 1 giant"
    g = attack(text, "3 footman", "5c", daqan=("beast-call",))
    g.apply(DAQAN, card("beast-call"))
    assert stands(g, "9a") == "1 giant"


@pytest.mark.rule("RW-067", "RW-207")
def test_no_city_is_found_where_a_battle_is_fought() -> None:
    g = arriving(realm("5c: 1 sorcerer, 1 sorcerer routed"), "3 footman")
    valadir = hero(hold(g, DAQAN, "lost-city-tactics"), "sir-valadir", DAQAN, "5c")
    begin_attack(g, "5c")
    assert moment(g) == "start-of-battle"
    assert refusal(g, DAQAN, card("lost-city-tactics")) == USELESS
    g.hero_area[valadir] = at("5a")
    assert refusal(g, DAQAN, card("lost-city-tactics")) == ""


# --- The course of a battle --------------------------------------------------------------------


def test_rally_cry_before_the_line_brings_routed_defenders_into_the_fight() -> None:
    g = attack(
        "1c: 1 archer, 4 warrior routed, 1 archer routed", "6 footman", latari=("rally-cry",)
    )
    assert moment(g) == "battle-marker"
    g.apply(LATARI, card("rally-cry"))
    warrior = TargetUnit(kind("warrior"), 0)
    for _ in range(3):
        g.apply(LATARI, warrior)
    assert side(g, 1) == "1 archer, 3 warrior"
    assert stands(g, "1c") == "1 archer routed, 1 warrior routed"


def test_rally_cry_stands_up_to_three_units_of_the_line() -> None:
    g = attack("1c: 5 warrior", "5 footman", daqan=("panic",), latari=("rally-cry",))
    until(g, "start-of-round")
    g.apply(DAQAN, card("panic"))
    g.apply(LATARI, PASS)
    g.apply(LATARI, PASS)
    assert side(g, 1) == "3 warrior, 2 warrior routed"
    assert moment(g) == "start-of-round"
    g.apply(LATARI, card("rally-cry"))
    assert g.legal(LATARI) == [TargetUnit(kind("warrior"), 0), EnoughTargets()]
    g.apply(LATARI, EnoughTargets())
    assert side(g, 1) == "4 warrior, 1 warrior routed"


@pytest.mark.rule("RW-210")
def test_rally_cry_needs_a_routed_unit_that_takes_part() -> None:
    g = attack("1c: 1 archer", "6 footman", latari=("rally-cry",), daqan=("rally-cry",))
    assert moment(g) == "start-of-battle"
    g = attack("1c: 5 warrior, 1 archer routed", "5 footman", latari=("rally-cry",))
    assert moment(g) == "battle-marker"
    g.apply(LATARI, PASS)
    until(g, "start-of-round")
    assert refusal(g, LATARI, card("rally-cry")) == USELESS


def test_panic_deals_two_routs() -> None:
    g = attack("1c: 5 warrior", "5 footman", daqan=("panic",))
    until(g, "start-of-round")
    g.apply(DAQAN, card("panic"))
    assert side(g, 1) == "3 warrior, 2 warrior routed"


@pytest.mark.rule("RW-210")
def test_panic_needs_a_standing_enemy() -> None:
    g = attack("latari-a: stronghold of 1", "5 footman", "latari-a", daqan=("panic",))
    until(g, "start-of-round")
    assert moment(g) != "start-of-round"


def test_shield_wall_prevents_two_damage() -> None:
    g = attack("1c: 6 archer", "6 footman", daqan=("shield-wall",), latari=("summon-lightning",))
    g.apply(DAQAN, PASS)
    g.apply(LATARI, card("summon-lightning"))
    g.apply(DAQAN, PASS)
    assert moment(g) == "damage-dealt"
    told = g.apply(DAQAN, card("shield-wall"))
    assert DamagePrevented(DAQAN, 2) in told
    assert side(g, 0) == "4 footman"
    assert side(g, 1) == "2 archer"


@pytest.mark.rule("RW-210")
def test_shield_wall_helps_only_the_side_that_is_hit() -> None:
    g = attack("1c: 4 archer", "3 bowman", daqan=("volley",), latari=("shield-wall",))
    g.apply(DAQAN, card("volley"))
    g.apply(LATARI, PASS)
    assert moment(g) == "damage-dealt"
    assert g.waiting() == (LATARI,)
    g = attack("1c: 4 archer", "3 bowman", daqan=("volley", "shield-wall"))
    g.apply(DAQAN, card("volley"))
    assert moment(g) != "damage-dealt"
    assert side(g, 1) == "2 archer"


def test_shield_wall_prevents_no_more_than_was_dealt() -> None:
    g = attack("1c: 4 archer", "3 bowman", daqan=("volley",), latari=("shield-wall", "shield-wall"))
    g.apply(DAQAN, card("volley"))
    g.apply(LATARI, PASS)
    assert DamagePrevented(LATARI, 2) in g.apply(LATARI, card("shield-wall"))
    assert side(g, 1) == "4 archer"
    assert moment(g) != "damage-dealt"


def test_shield_wall_prevents_one_damage_where_one_was_dealt() -> None:
    g = attack("1c: 4 archer", "3 bowman", latari=("shield-wall",))
    start(g, *g.stack[:-1], DealDamage(DEFENDER, 1))
    assert moment(g) == "damage-dealt"
    assert DamagePrevented(LATARI, 1) in g.apply(LATARI, card("shield-wall"))
    assert side(g, 1) == "4 archer"


def lost_stronghold(*cards: str) -> World:
    """Latari have lost their stronghold to nine footmen."""
    g = attack("latari-a: stronghold of 1", "8 footman", "latari-a", latari=cards)
    until(g, "after-battle")
    return g


def test_scorched_earth_keeps_the_winner_from_building_and_routs_him() -> None:
    g = lost_stronghold("scorched-earth")
    assert moment(g) == "after-battle"
    g.apply(LATARI, card("scorched-earth"))
    assert not isinstance(g.stack[-1], ReplaceStronghold)
    assert g.stronghold[at("latari-a")] == NOBODY
    assert stands(g, "latari-a") == "6 footman, 2 footman routed"


@pytest.mark.rule("RW-260")
def test_scorched_earth_lies_in_one_area_for_one_turn() -> None:
    g = lost_stronghold("scorched-earth")
    g.apply(LATARI, card("scorched-earth"))
    assert [effect.until for effect in g.effects] == ["turn"]
    assert g.denied(RaisingStronghold(DAQAN, at("latari-a"))) is not None
    assert g.denied(RaisingStronghold(DAQAN, at("latari-b"))) is None


@pytest.mark.rule("RW-260")
def test_without_scorched_earth_the_winner_may_build() -> None:
    g = lost_stronghold("scorched-earth")
    g.apply(LATARI, PASS)
    assert isinstance(g.stack[-1], ReplaceStronghold)
    g.apply(DAQAN, RaiseStronghold())
    assert g.stronghold[at("latari-a")] == DAQAN


@pytest.mark.rule("RW-210")
def test_scorched_earth_needs_a_lost_stronghold() -> None:
    g = attack("1c: 1 archer routed", "8 footman", latari=("scorched-earth",))
    until(g, "after-battle")
    assert moment(g) == ""
    assert TACTICS_CARDS.index("scorched-earth") in g.tactics[LATARI].cards


def test_who_is_asked_tells_nothing_about_the_hand() -> None:
    for hand in (("shield-wall",), ("mountain-pass",)):
        g = attack("1c: 4 archer", "3 bowman", daqan=("volley",), latari=hand)
        g.apply(DAQAN, card("volley"))
        g.apply(LATARI, PASS)
        assert moment(g) == "damage-dealt"
        assert g.waiting() == (LATARI,)
