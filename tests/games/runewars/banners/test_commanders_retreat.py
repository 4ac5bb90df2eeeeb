"""Commanders in a lost battle: they go with the units, or where a unit could. [BOW-209 – BOW-211]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.runewars.banners.commanders.command import Command
from feldzug.games.runewars.banners.commanders.leaving import CommanderLost
from feldzug.games.runewars.battle.battle import BattleEnded
from feldzug.games.runewars.battle.fate import DrawFate
from feldzug.games.runewars.battle.passes import AbilityUsed
from feldzug.games.runewars.battle.tally import StrengthTallied
from feldzug.games.runewars.board import SHAPE_OF, UNITS
from feldzug.games.runewars.decks import FATE_DECK, MISS, ORB
from feldzug.games.runewars.diplomacy import Diplomacy
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.march import MoveArmy
from feldzug.games.runewars.movement import HeroMoved
from feldzug.games.runewars.retreat import RetreatArriving, RetreatTo
from feldzug.games.runewars.support import StandBeside
from feldzug.games.runewars.tactics.window import TacticsWindow
from feldzug.games.runewars.world import World
from feldzug.kernel.values import FATE, Event
from feldzug.parts.decks import knows
from feldzug.parts.windows import PASS
from tests.games.runewars.banners.command import (
    battle,
    camp,
    command_view,
    commander,
    number,
    turn_of,
)
from tests.games.runewars.battlefield import (
    DAQAN,
    LATARI,
    answer,
    arriving,
    at,
    kind,
    refused,
    stands,
)
from tests.games.runewars.champions import carry
from tests.games.runewars.table import hero, rune

RING = "; ".join([f"{name}: 1 archer" for name in ("1a", "1b", "5a", "5c")])


def fate_with(g: World, name: str, result: int) -> Any:
    """What fate may bring: a card with this result for a kind of unit, if it brings cards."""
    legal = g.legal(FATE)
    if not isinstance(g.stack[-1], DrawFate):
        return legal[0]
    return next(c for c in legal if FATE_DECK[c].result[SHAPE_OF[kind(name)]] == result)


def harmless(g: World) -> list[Event]:
    """Nobody plays anything and no Fate card does anything, until somebody is asked something else."""
    told: list[Event] = []
    while g.stack:
        seat = g.waiting()[0]
        if seat == FATE:
            told += g.apply(FATE, fate_with(g, "archer", MISS))
        elif isinstance(g.stack[-1], TacticsWindow):
            told += g.apply(seat, PASS)
        else:
            break
    return told


@pytest.mark.rule("BOW-209")
def test_the_commander_of_the_loser_retreats_with_the_units_and_is_routed() -> None:
    g = camp("1c: 3 archer; 1a: 1 footman")
    who = commander(g, "grey-ker", DAQAN, "1c", "saboteur")
    told = harmless(battle(g, "1c", "1 footman"))
    assert stands(g, "1a") == "1 footman, 1 footman routed"
    assert (g.hero_area[who], g.hero_routed[who]) == (at("1a"), 1)
    assert BattleEnded(at("1c"), DAQAN, LATARI, LATARI) in told


@pytest.mark.rule("BOW-209")
def test_he_goes_where_the_units_go_and_nobody_is_asked_about_him() -> None:
    g = camp("1c: 3 archer; 1a: 1 footman; 1b: 1 footman")
    who = commander(g, "grey-ker", DAQAN, "1c", "saboteur")
    harmless(battle(g, "1c", "1 footman"))
    answer(g, (DAQAN, RetreatTo(at("1b"))))
    assert (g.hero_area[who], g.hero_routed[who]) == (at("1b"), 1)
    assert not g.stack


@pytest.mark.rule("BOW-209")
def test_that_of_the_winner_and_a_hero_who_commands_nobody_stay() -> None:
    g = camp("1c: 3 archer; 1a: 1 footman")
    winner = commander(g, "red-scorpion", LATARI, "1c", "saboteur")
    other = hero(g, "grey-ker", DAQAN, "1c")
    harmless(battle(g, "1c", "1 footman"))
    for who in (winner, other):
        assert (g.hero_area[who], g.hero_routed[who]) == (at("1c"), 0)


@pytest.mark.rule("BOW-195", "BOW-210", "BOW-211")
def test_he_adds_no_strength_and_takes_no_damage() -> None:
    g = camp("1c: 3 archer; 1a: 1 footman")
    who = commander(g, "grey-ker", DAQAN, "1c", "saboteur")
    g.hero_damage[who] = 1
    told = harmless(battle(g, "1c", "2 footman"))
    assert StrengthTallied(at("1c"), 2, 3) in told
    assert g.hero_damage[who] == 1


@pytest.mark.rule("BOW-Q25")
def test_without_units_he_goes_to_a_friendly_area_of_his_choice() -> None:
    text = "1c: 3 archer, stronghold of 1; 1a: 1 footman; 1b: 1 footman"
    g = camp(text)
    who = commander(g, "grey-ker", DAQAN, "1c", "saboteur")
    battle(g, "1c", "1 footman")
    g.fighters = [fighter for fighter in g.fighters if fighter.side == 1]
    g.supply[kind("footman")] += 1
    harmless(g)
    assert g.waiting() == (DAQAN,)
    assert refused(g, DAQAN, RetreatTo(at("5a"))) == ("commander-not-there", "BOW-Q25")
    answer(g, (DAQAN, RetreatTo(at("1b"))))
    assert (g.hero_area[who], g.hero_routed[who]) == (at("1b"), 1)


@pytest.mark.rule("BOW-Q25")
def test_else_to_an_empty_one() -> None:
    g = camp("1c: 3 archer; 1a: 1 archer; 1b: 1 archer; 5a: 1 archer")
    who = commander(g, "grey-ker", DAQAN, "1c", "saboteur")
    battle(g, "1c", "1 footman")
    g.fighters = [fighter for fighter in g.fighters if fighter.side == 1]
    harmless(g)
    assert (g.hero_area[who], g.hero_routed[who]) == (at("5c"), 1)


@pytest.mark.rule("BOW-Q25", "BOW-212", "BOW-213")
@pytest.mark.parametrize("option", ["defeated", "stays"])
def test_without_a_way_out_he_is_defeated(option: str) -> None:
    g = camp(f"1c: 3 archer; {RING}", commander_cut_off=option)
    who = commander(g, "grey-ker", DAQAN, "1c", "saboteur")
    carry(g, who, "belt-of-giants")
    told = harmless(battle(g, "1c", "1 footman"))
    assert (CommanderLost(DAQAN, number("saboteur")) in told) == (option == "defeated")
    if option == "defeated":
        assert who in g.defeated
        assert (g.hero_area[who], g.fell_for[who]) == (at("1c"), DAQAN)
        assert command_view(g).discards == ["saboteur"]
    else:
        assert (g.hero_area[who], g.hero_routed[who]) == (at("1c"), 1)
        assert g.hero_seat[who] == DAQAN


@pytest.mark.rule("BOW-Q25")
@pytest.mark.parametrize("option", ["defeated", "stays"])
def test_so_it_is_with_an_army_that_turns_back_and_finds_no_way(option: str) -> None:
    g = camp(f"1c: 1 giant; {RING}", commander_cut_off=option)
    who = commander(g, "grey-ker", DAQAN, "1c", "saboteur")
    other = hero(g, "red-scorpion", DAQAN, "1c")
    army = MoveArmy(DAQAN, area=at("1c"), heroes=(who,), ways=(at("1c"),), at="arrive")
    arriving(g, "1 footman")
    turn_of(
        g, DAQAN, army, Diplomacy(DAQAN, at("1c"), at="arrive"), RetreatArriving(DAQAN, at("1c"))
    )
    assert g.supply[kind("footman")] == UNITS[kind("footman")].figures
    assert (who in g.defeated, bool(g.hero_routed[who])) == (
        option == "defeated",
        option == "stays",
    )
    assert (g.hero_area[other], g.hero_routed[other]) == (at("1c"), 0)


@pytest.mark.rule("BOW-Q25", "BOW-216")
def test_two_who_are_cut_off_both_fall_and_lieutenant_general_goes() -> None:
    g = camp(f"1c: 3 archer; {RING}")
    for name, card in (("grey-ker", "saboteur"), ("red-scorpion", "war-mage")):
        commander(g, name, DAQAN, "1c", card)
    g.part(Command).generals[DAQAN] = 1
    harmless(battle(g, "1c", "1 footman"))
    assert (command_view(g).commanders, command_view(g).generals) == ({}, [])
    assert sorted(command_view(g).discards) == ["saboteur", "war-mage"]


@pytest.mark.rule("BOW-Q46")
@pytest.mark.parametrize("option", ["retreats", "defeated"])
def test_one_who_was_routed_before_the_battle(option: str) -> None:
    g = camp("1c: 3 archer; 1a: 1 footman", routed_commander=option)
    who = commander(g, "grey-ker", DAQAN, "1c", "saboteur")
    standing = commander(g, "red-scorpion", DAQAN, "1c", "war-mage")
    g.hero_routed[who] = 1
    harmless(battle(g, "1c", "1 footman"))
    assert (who in g.defeated) == (option == "defeated")
    if option == "retreats":
        assert (g.hero_area[who], g.hero_routed[who]) == (at("1a"), 1)
    assert g.hero_area[standing] == at("1a")


@pytest.mark.rule("BOW-Q39")
def test_who_also_supports_retreats_once() -> None:
    g = camp("1c: 4 archer; 1a: 1 footman", hero_support="on")
    who = commander(g, "grey-ker", DAQAN, "1c", "saboteur")
    battle(g, "1c", "1 footman")
    answer(g, (DAQAN, StandBeside(kind("footman"))))
    told = harmless(g)
    while g.stack and g.waiting() == (DAQAN,):
        told += answer(g, (DAQAN, g.legal(DAQAN)[0]))
        told += harmless(g)
    moves = [e for e in told if isinstance(e, HeroMoved)]
    assert moves == [HeroMoved(DAQAN, who, at("1c"), at("1a"))]
    assert g.hero_routed[who] == 1
    assert RUNEWARS.modules["hero-support"].sound(g)


@pytest.mark.rule("BOW-210")
def test_abilities_of_units_do_not_find_him() -> None:
    """Latari's warriors strike whoever is damaged: units, never a commander among them."""
    g = camp("1c: 2 warrior; 1a: 1 footman")
    who = commander(g, "grey-ker", DAQAN, "1c", "saboteur")
    g.hero_damage[who] = 2
    told: list[Event] = []
    battle(g, "1c", "1 knight, 2 footman")
    while g.stack and not g.outcome():
        seat = g.waiting()[0]
        legal = g.legal(seat)
        assert seat in (FATE, DAQAN) or not [a for a in legal if getattr(a, "hero", None) == who]
        if seat == FATE:
            told += g.apply(FATE, fate_with(g, "warrior", ORB))
        else:
            told += g.apply(seat, PASS if PASS in legal else legal[0])
    assert AbilityUsed(LATARI, kind("warrior")) in told
    assert g.hero_damage[who] == 2


SHUT_IN = "5b: 3 archer, stronghold of 1; 5d: 1 footman; 5c: 1 archer; 9a: 1 archer; 9b: 1 archer"
"""From 5b a mountain leads to 5d, and only 5a is left to whoever walks."""


@pytest.mark.rule("BOW-209", "RW-270")
@pytest.mark.parametrize("friendly", [True, False])
def test_units_that_fly_go_with_him_where_he_can_walk(friendly: bool) -> None:
    g = camp(f"{SHUT_IN}; 5a: 1 footman" if friendly else SHUT_IN)
    who = commander(g, "grey-ker", DAQAN, "5b", "saboteur")
    harmless(battle(g, "5b", "1 roc"))
    assert not g.stack, "there is but one way"
    assert stands(g, "5a") == ("1 footman, 1 roc routed" if friendly else "1 roc routed")
    assert (g.hero_area[who], g.hero_routed[who]) == (at("5a"), 1)


@pytest.mark.rule("BOW-209", "RW-270")
def test_an_area_that_he_cannot_walk_to_is_refused_to_his_units() -> None:
    g = camp("5b: 3 archer, stronghold of 1; 5d: 1 footman; 5a: 1 footman; 5c: 1 footman")
    who = commander(g, "grey-ker", DAQAN, "5b", "saboteur")
    harmless(battle(g, "5b", "1 roc"))
    assert refused(g, DAQAN, RetreatTo(at("5d"))) == ("retreat-over-border", "RW-270")
    answer(g, (DAQAN, RetreatTo(at("5c"))))
    assert g.hero_area[who] == at("5c")


@pytest.mark.rule("BOW-209", "BOW-Q25", "RW-270")
@pytest.mark.parametrize("option", ["defeated", "stays"])
def test_who_finds_no_way_on_foot_does_not_hold_up_units_that_fly(option: str) -> None:
    g = camp(f"{SHUT_IN}; 5a: 1 archer", commander_cut_off=option)
    who = commander(g, "grey-ker", DAQAN, "5b", "saboteur")
    harmless(battle(g, "5b", "1 roc"))
    assert stands(g, "5d") == "1 footman, 1 roc routed"
    assert g.hero_area[who] != at("5d")
    assert (who in g.defeated, bool(g.hero_routed[who])) == (
        option == "defeated",
        option == "stays",
    )


@pytest.mark.rule("BOW-Q25", "BOW-216", "RW-270")
def test_of_two_without_units_one_who_flies_escapes_though_the_other_falls() -> None:
    g = camp(f"{SHUT_IN}; 5a: 1 archer")
    walks = commander(g, "grey-ker", DAQAN, "5b", "saboteur")
    flies = commander(g, "tamsin-highwing", DAQAN, "5b", "war-mage")
    g.part(Command).generals[DAQAN] = 1
    battle(g, "5b", "1 footman")
    g.fighters = [fighter for fighter in g.fighters if fighter.side == 1]
    harmless(g)
    assert walks in g.defeated
    assert (g.hero_area[flies], g.hero_routed[flies]) == (at("5d"), 1)
    assert (command_view(g).discards, command_view(g).generals) == (["saboteur"], [])


@pytest.mark.rule("BOW-209", "BOW-Q25")
@pytest.mark.parametrize("way_out", [True, False])
def test_one_who_had_not_come_with_an_army_that_turns_back_stays(way_out: bool) -> None:
    g = camp("1c: 1 giant" if way_out else f"1c: 1 giant; {RING}")
    comes = commander(g, "grey-ker", DAQAN, "1c", "saboteur")
    waits = commander(g, "red-scorpion", DAQAN, "1c", "war-mage")
    army = MoveArmy(DAQAN, area=at("1c"), heroes=(comes,), ways=(at("1c"),), at="arrive")
    arriving(g, "1 footman")
    turn_of(
        g, DAQAN, army, Diplomacy(DAQAN, at("1c"), at="arrive"), RetreatArriving(DAQAN, at("1c"))
    )
    if way_out:
        answer(g, (DAQAN, RetreatTo(at("1a"))))
        assert g.hero_area[comes] == at("1a")
    else:
        assert comes in g.defeated
    assert (g.hero_area[waits], g.hero_routed[waits]) == (at("1c"), 0)


@pytest.mark.rule("BOW-209", "RW-338")
def test_a_commander_who_turns_back_alone_sees_the_rune_where_he_comes_to() -> None:
    g = camp("5b: 1 giant; 5a: 1 archer; 5c: 1 archer; 9a: 1 archer; 9b: 1 archer")
    rune(g, "5d", "dragon")
    flies = commander(g, "tamsin-highwing", DAQAN, "5b", "war-mage")
    army = MoveArmy(DAQAN, area=at("5b"), heroes=(flies,), ways=(at("5b"),), at="arrive")
    arriving(g, "1 footman")
    turn_of(
        g, DAQAN, army, Diplomacy(DAQAN, at("5b"), at="arrive"), RetreatArriving(DAQAN, at("5b"))
    )
    assert g.hero_area[flies] == at("5d")
    (seen,) = g.runes.seen
    assert (knows(seen, DAQAN), knows(seen, LATARI)) == (True, False)
