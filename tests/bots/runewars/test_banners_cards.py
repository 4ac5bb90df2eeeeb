"""The policy and the new tactics and season cards: what it plays, on what, and what it leaves."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.bots.policies.runewars.policy import FIXED, JUDGES, POLICY
from feldzug.games.runewars.banners.barren import desolate, freeze
from feldzug.games.runewars.banners.cards.seasons import (
    BreakRune,
    FreezeArea,
    LayWaste,
    MendArea,
    MusterAt,
)
from feldzug.games.runewars.banners.cards.tactics.epic import ReplaceTactics
from feldzug.games.runewars.banners.cards.tactics.players import TakeFromHand
from feldzug.games.runewars.banners.cards.tactics.runes import PowerForCards, PowerForInfluence
from feldzug.games.runewars.decks import CITIES, TACTICS_CARDS
from feldzug.games.runewars.developments import RaiseDial
from feldzug.games.runewars.tactics.targets import TargetArea
from feldzug.games.runewars.turn import Decline, GoOn
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Seat
from tests.games.runewars.cards.hand import card, own_turn, realm
from tests.games.runewars.seasons import bid, in_season, turn_up
from tests.games.runewars.table import DAQAN, LATARI, area, rune

BANNERS = ("banners",)
ANSWERS = (
    BreakRune,
    FreezeArea,
    LayWaste,
    MendArea,
    MusterAt,
    PowerForCards,
    PowerForInfluence,
    ReplaceTactics,
    TakeFromHand,
)


def chosen(g: World, seat: Seat) -> Any:
    return POLICY.choose(g, seat, g.legal(seat))


def in_turn(text: str, name: str, influence: tuple[int, ...] = (3, 3, 3, 3)) -> World:
    g = realm(text, BANNERS)
    g.influence = list(influence)
    return own_turn(g, DAQAN, name)


@pytest.mark.parametrize("answer", ANSWERS, ids=lambda kind: kind.__name__)
def test_every_new_answer_is_judged(answer: type) -> None:
    assert answer in JUDGES or answer in FIXED


def test_it_bribes_the_rich_only() -> None:
    assert chosen(in_turn("", "bribery", (0, 3, 0, 0)), DAQAN) == card("bribery")
    assert chosen(in_turn("", "bribery", (0, 0, 0, 0)), DAQAN) == GoOn()


def test_it_reveals_a_false_rune_for_power() -> None:
    g = realm("1a: 1 footman; 1b: 1 footman", BANNERS)
    rune(g, "1a", "dragon", DAQAN)
    rune(g, "1b", "false", DAQAN)
    own_turn(g, DAQAN, "game-of-power")
    assert chosen(g, DAQAN) == card("game-of-power")
    g.apply(DAQAN, chosen(g, DAQAN))
    assert chosen(g, DAQAN) == PowerForInfluence(3)
    g.apply(DAQAN, chosen(g, DAQAN))
    assert chosen(g, DAQAN).area == area("1b")


def test_frost_falls_on_the_harvest_of_others() -> None:
    g = in_turn("1a: 1 footman; 5a: 1 archer", "sudden-frost")
    g.city[area("5a")] = CITIES.index(CITIES[0])
    assert chosen(g, DAQAN) == card("sudden-frost")
    g.apply(DAQAN, chosen(g, DAQAN))
    assert chosen(g, DAQAN) == TargetArea(area("5a"))


def test_no_fields_are_salted_early_and_without_need() -> None:
    assert chosen(in_turn("1a: 5 footman; 1b: 5 knight", "salted-fields"), DAQAN) == GoOn()


def test_the_sky_is_darkened_against_those_who_fly() -> None:
    against = in_turn("1a: 2 footman; 1b: 4 pegasus-rider", "ashen-sky")
    assert chosen(against, DAQAN) == card("ashen-sky")
    assert chosen(in_turn("1a: 2 footman; 1b: 4 archer", "ashen-sky"), DAQAN) == GoOn()


def test_own_land_is_healed_not_that_of_others() -> None:
    g = realm("1a: 1 footman; 5a: 1 archer", BANNERS)
    desolate(g, area("5a"))
    assert chosen(own_turn(g, DAQAN, "green-shoots"), DAQAN) == GoOn()
    freeze(g, area("1a"))
    freeze(g, area("1a"))
    own_turn(g, DAQAN, "green-shoots")
    assert chosen(g, DAQAN) == card("green-shoots")
    g.apply(DAQAN, chosen(g, DAQAN))
    assert chosen(g, DAQAN) == TargetArea(area("1a"))


def test_it_takes_the_better_card() -> None:
    g = realm("", BANNERS)
    own_turn(g, LATARI, "horrific-rumors", "reserves")
    own_turn(g, DAQAN, "double-agent")
    g.apply(DAQAN, card("double-agent"))
    while g.waiting() == (LATARI,):
        g.apply(LATARI, g.legal(LATARI)[-1])
    assert chosen(g, DAQAN) == TakeFromHand(TACTICS_CARDS.index("reserves"), False)


def season(text: str, card: str) -> World:
    g = in_season(text, BANNERS)
    turn_up(g, card)
    return g


def test_an_enemy_loses_the_broken_rune() -> None:
    g = in_season("1a: 1 footman; 1b: 1 archer; 5a: 1 archer", BANNERS)
    rune(g, "1a", "dragon", DAQAN)
    rune(g, "1b", "false", LATARI, DAQAN)
    rune(g, "5a", "dragon", LATARI)
    turn_up(g, "broken-rune")
    bid(g, 1, 0, 0, 0)
    assert chosen(g, DAQAN) == BreakRune(area("5a"))


def test_the_killing_frost_is_for_others() -> None:
    g = season("1a: 1 footman; 5a: 1 archer", "killing-frost")
    assert chosen(g, DAQAN) == FreezeArea(area("5a"))


@pytest.mark.parametrize(("dials", "answer"), [([2, 2, 2], RaiseDial), ([8, 7, 7], Decline)])
def test_the_market_is_used_by_who_has_little(dials: list[int], answer: type) -> None:
    g = in_season("daqan-a: stronghold of 0", BANNERS)
    g.dials[DAQAN] = dials
    turn_up(g, "great-market")
    assert isinstance(chosen(g, DAQAN), answer)


def test_only_own_land_is_mended() -> None:
    g = in_season("1a: 1 footman; 5a: 1 archer", BANNERS)
    desolate(g, area("5a"))
    desolate(g, area("1a"))
    turn_up(g, "mending-the-land")
    bid(g, 1, 0, 0, 0)
    assert chosen(g, DAQAN) == MendArea(area("1a"))
    g.apply(DAQAN, chosen(g, DAQAN))
    assert chosen(g, DAQAN) == Decline()
