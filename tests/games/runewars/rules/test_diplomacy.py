"""Neutral units are fought or talked to. [RW-213 – RW-218]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.battle.battle import BattleBegan
from feldzug.games.runewars.decks import GOLD, RED, SILVER
from feldzug.games.runewars.diplomacy import (
    BattleSpent,
    ChooseDestiny,
    DiplomacyTried,
    Fight,
    Negotiate,
    NeutralsAllied,
    NeutralsMadeWay,
    NeutralsRefused,
    SpendInfluence,
    Withdraw,
)
from feldzug.games.runewars.march import SET_OUT, Activate, March
from feldzug.games.runewars.retreat import RetreatTo
from feldzug.games.runewars.turn import CarryOut
from feldzug.games.runewars.world import World
from feldzug.kernel.values import FATE, Effect
from tests.games.runewars.campaign import begin, campaign, refused, told
from tests.games.runewars.table import DAQAN, LATARI, area, box_is_whole, fate_next, kind, stands


def approach(units: int = 4, influence: int = 3, text: str = "5c: 2 sorcerer") -> World:
    """Footmen of Daqan come from 1c into 5c."""
    g = campaign(f"1c: {units} footman; {text}")
    g.influence[DAQAN] = influence
    begin(g, DAQAN, "mobilize")
    g.apply(DAQAN, Activate(area("5c")))
    for _ in range(units):
        g.apply(DAQAN, March(kind("footman"), area("1c")))
    g.apply(DAQAN, SET_OUT)
    return g


def talk(g: World, *cards: int) -> None:
    """As much influence as cards are drawn."""
    fate_next(g, *cards)
    g.apply(DAQAN, Negotiate())
    g.apply(DAQAN, SpendInfluence(len(cards)))
    for card in cards:
        g.apply(FATE, card - 1)


@pytest.mark.rule("RW-106", "RW-165", "RW-214")
def test_an_army_of_up_to_eight_chooses_between_battle_and_diplomacy() -> None:
    g = approach(8)
    assert g.legal(DAQAN) == [Fight(), Negotiate()]
    assert stands(g, "5c") == "-2: sorcerer 2"


@pytest.mark.rule("RW-165", "RW-163")
def test_more_than_eight_must_fight() -> None:
    g = approach(9)
    assert sum(g.arriving) == 9
    assert refused(g, DAQAN, Negotiate()) == ("too-many-for-diplomacy", "RW-165")
    assert g.legal(DAQAN) == [Fight()]


@pytest.mark.rule("RW-215")
def test_without_influence_there_is_no_diplomacy() -> None:
    assert Negotiate() in approach(influence=1).legal(DAQAN)
    g = approach(influence=0)
    assert refused(g, DAQAN, Negotiate()) == ("no-influence", "RW-215")


@pytest.mark.rule("RW-215", "RW-227")
def test_influence_buys_cards_and_one_of_them_is_chosen() -> None:
    g = approach()
    fate_next(g, 5, 1)
    g.apply(DAQAN, Negotiate())
    assert refused(g, DAQAN, SpendInfluence(4)) == ("too-little-influence", "RW-215")
    assert g.legal(DAQAN) == [SpendInfluence(n) for n in (1, 2, 3)]
    events = g.apply(DAQAN, SpendInfluence(2))
    assert told(events, DiplomacyTried) == [DiplomacyTried(DAQAN, area("5c"), 2)]
    assert g.influence[DAQAN] == 1
    g.apply(FATE, 4)
    assert g.waiting() == (FATE,)  # always all of them
    g.apply(FATE, 0)
    assert g.legal(DAQAN) == [ChooseDestiny(GOLD), ChooseDestiny(RED)]
    events = g.apply(DAQAN, ChooseDestiny(GOLD))
    assert told(events, NeutralsAllied) == [NeutralsAllied(DAQAN, area("5c"))]
    assert {0, 4} <= set(g.fate_deck.discards)
    assert len(g.drawn[0]) == 0


@pytest.mark.rule("RW-215")
def test_at_most_six_influence_is_spent() -> None:
    g = approach(influence=9)
    g.apply(DAQAN, Negotiate())
    assert g.legal(DAQAN) == [SpendInfluence(n) for n in range(1, 7)]


@pytest.mark.rule("RW-216", "RW-219")
def test_gold_all_of_them_ally_and_stay() -> None:
    g = approach(text="5c: 2 sorcerer, 1 beastman routed")
    talk(g, 5)
    g.apply(DAQAN, ChooseDestiny(GOLD))
    assert stands(g, "5c") == "0: footman 4, sorcerer 2, routed beastman 1"
    assert not any(g.arriving)


@pytest.mark.rule("RW-216", "RW-161")
def test_gold_with_more_than_eight_in_all_destroys_the_surplus() -> None:
    g = approach(8)
    talk(g, 5)
    g.apply(DAQAN, ChooseDestiny(GOLD))
    for _ in range(2):
        g.apply(DAQAN, g.legal(DAQAN)[0])
    assert stands(g, "5c") == "0: footman 6, sorcerer 2"
    assert box_is_whole(g)


@pytest.mark.rule("RW-218", "RW-215")
def test_red_leaves_battle_or_retreat() -> None:
    g = approach()
    talk(g, 1)
    g.effects = [*g.effects, Effect(DAQAN, "diplomacy")]
    events = g.apply(DAQAN, ChooseDestiny(RED))
    assert told(events, NeutralsRefused) == [NeutralsRefused(DAQAN, area("5c"))]
    assert g.effects == []  # what was played for it is over
    assert g.legal(DAQAN) == [Fight(), Withdraw()]
    assert told(g.apply(DAQAN, Fight()), BattleBegan)
    assert g.has_effect(BattleSpent)


@pytest.mark.rule("RW-214", "RW-229")
def test_who_does_not_talk_fights() -> None:
    g = approach()
    assert told(g.apply(DAQAN, Fight()), BattleBegan)
    assert g.has_effect(BattleSpent)


@pytest.mark.rule("RW-108", "RW-109")
def test_red_after_the_one_battle_leaves_only_retreat() -> None:
    g = campaign("1c: 2 footman; 5c: 2 sorcerer")
    g.influence[DAQAN] = 2
    begin(g, DAQAN, "mobilize")
    g.apply(DAQAN, Activate(area("1a")))
    g.apply(DAQAN, SET_OUT)
    g.effects = [BattleSpent(DAQAN, "turn")]
    g.apply(DAQAN, CarryOut())
    g.apply(DAQAN, Activate(area("5c")))
    g.apply(DAQAN, March(kind("footman"), area("1c")))
    g.apply(DAQAN, SET_OUT)
    assert refused(g, DAQAN, Fight()) == ("one-battle-only", "RW-108")
    talk(g, 1)
    g.apply(DAQAN, ChooseDestiny(RED))
    assert refused(g, DAQAN, Fight()) == ("one-battle-only", "RW-109")
    assert g.legal(DAQAN) == [Withdraw()]


@pytest.mark.rule("RW-218", "RW-109")
def test_who_withdraws_lies_routed_in_one_friendly_area() -> None:
    g = approach(text="5c: 2 sorcerer; 5b: 1 knight")
    talk(g, 1)
    g.apply(DAQAN, ChooseDestiny(RED))
    g.apply(DAQAN, Withdraw())
    assert stands(g, "5b") == "0: knight 1, routed footman 4"
    assert stands(g, "5c") == "-2: sorcerer 2"
    assert not any(g.arriving)
    assert box_is_whole(g)


@pytest.mark.rule("RW-217")
def test_silver_they_go_where_the_left_neighbour_sends_them() -> None:
    g = approach(text="5c: 2 sorcerer, 1 beastman routed; 5a: 1 archer; 5d: 1 dragon")
    talk(g, 3, 1)
    assert g.legal(DAQAN) == [ChooseDestiny(SILVER), ChooseDestiny(RED)]
    events = g.apply(DAQAN, ChooseDestiny(SILVER))
    assert told(events, NeutralsMadeWay) == [NeutralsMadeWay(DAQAN, area("5c"))]
    assert g.legal(LATARI) == [RetreatTo(area(name)) for name in ("1c", "5b", "5d")]
    g.apply(LATARI, RetreatTo(area("5d")))
    assert stands(g, "5d") == "-2: dragon 1, routed sorcerer 2, routed beastman 1"
    assert stands(g, "5c") == "0: footman 4"


@pytest.mark.rule("RW-217")
def test_silver_without_an_uncontrolled_neighbour_destroys_them() -> None:
    around = "1c: 1 knight; 5a: 1 archer; 5b: 1 archer; 5d: 1 archer"
    g = approach(text=f"5c: 2 sorcerer; {around}")
    talk(g, 3)
    g.apply(DAQAN, ChooseDestiny(SILVER))
    assert stands(g, "5c") == "0: footman 4"
    assert g.supply[kind("sorcerer")] == 8
