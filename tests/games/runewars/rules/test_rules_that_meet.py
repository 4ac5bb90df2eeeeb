"""Two rules of the base game that meet in one scenario."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.cards.rewards.relics import ChooseArea
from feldzug.games.runewars.cards.season_texts.spring import Stormbound
from feldzug.games.runewars.claims import ClaimObjective
from feldzug.games.runewars.decks import ATTRIBUTES, OBJECTIVES, REWARDS, TACTICS_CARDS
from feldzug.games.runewars.destroying import DestroyUnit, UnitDestroyed
from feldzug.games.runewars.heroes.attributes import cards_for_test
from feldzug.games.runewars.heroes.carrying import UseReward
from feldzug.games.runewars.heroes.checking import AttributeTest
from feldzug.games.runewars.march import Activate, MarchHeroOver, SetOut
from feldzug.games.runewars.retreat import RetreatTo, RetreatUnits, havens
from feldzug.games.runewars.strategic_moves import EndMoves, MoveTo, SendHero
from feldzug.games.runewars.tactics.play import PlayTactics
from feldzug.games.runewars.turn import CarryOut, Decline, GoOn, Turn
from feldzug.games.runewars.whole_game import WholeGame
from feldzug.games.runewars.world import NOBODY, World
from feldzug.games.runewars.year import SeasonOfTheYear
from feldzug.kernel.values import Seat
from feldzug.parts.decks import knows
from feldzug.parts.windows import PASS
from tests.games.runewars.battlefield import (
    DAQAN,
    LATARI,
    at,
    engaged,
    fated,
    field,
    kind,
    stands,
    start,
    unit,
)
from tests.games.runewars.campaign import begin, campaign
from tests.games.runewars.champions import attempt, carry, champions, own_turn, reason
from tests.games.runewars.seasons import in_season
from tests.games.runewars.table import answer, hero, hold, order, rune

TELEPORTATION = REWARDS.index("rune-of-teleportation")


def starving(text: str, food: int) -> World:
    """Winter begins to ask for food; only Daqan have less than enough."""
    g = in_season(text)
    g.season = 3
    g.dials[DAQAN] = [food, 0, 0]
    return start(g, WholeGame(at="seasons"), SeasonOfTheYear(at="secondary"))


def eat_last(g: World, *units: tuple[str, bool]) -> list[UnitDestroyed]:
    """These units starve, in this order; returns who was destroyed."""
    told = [e for unit, routed in units for e in g.apply(DAQAN, DestroyUnit(kind(unit), routed))]
    return [event for event in told if isinstance(event, UnitDestroyed)]


@pytest.mark.rule("RW-082", "RW-083", "RW-221")
def test_with_food_at_nothing_allies_starve_although_their_leader_starved_first() -> None:
    g = starving("1b: 1 footman, 2 beastman, 1 giant routed", 0)
    gone = eat_last(g, ("footman", False), ("beastman", False), ("beastman", False))
    assert stands(g, "1b") == ""
    assert {event.seat for event in gone} == {DAQAN}
    assert len(gone) == 4
    assert g.path()[-1] == "choose-orders"


@pytest.mark.rule("RW-082", "RW-221")
def test_allies_without_a_leader_starve_down_to_what_there_is() -> None:
    g = starving("1b: 1 footman, 2 beastman, 1 giant", 2)
    eat_last(g, ("footman", False), ("giant", False))
    assert stands(g, "1b") == "2 beastman"
    assert g.controller[at("1b")] == NOBODY


@pytest.mark.rule("RW-083")
def test_unallied_units_do_not_starve() -> None:
    g = starving("1b: 3 beastman; 1c: 1 footman", 0)
    assert stands(g, "1b") == "3 beastman"
    assert stands(g, "1c") == ""


# the Rune of Teleportation


def teleporter(text: str) -> tuple[World, int]:
    g = champions(text)
    who = hero(g, "sir-valadir", DAQAN, "1c")
    carry(g, who, "rune-of-teleportation", shown=True)
    return g, who


@pytest.mark.rule("RW-156")
def test_a_routed_hero_teleports_nobody() -> None:
    g, who = teleporter("1c: 2 footman")
    g.hero_routed[who] = 1
    own_turn(g, DAQAN)
    assert reason(g, DAQAN, UseReward(who, TELEPORTATION)) == "nowhere-to-go RW-321"


@pytest.mark.rule("RW-073")
def test_a_storm_that_stops_orders_does_not_stop_a_rune() -> None:
    g, who = teleporter("1c: 2 footman")
    g.effects = [Stormbound(Seat(1), "season")]
    own_turn(g, DAQAN)
    g.apply(DAQAN, UseReward(who, TELEPORTATION))
    g.apply(DAQAN, ChooseArea(at("6b")))
    assert stands(g, "6b") == "2 footman"


@pytest.mark.rule("RW-220")
@pytest.mark.parametrize(
    ("board", "left"),
    [("1c: stronghold of 0, 2 giant", "2 giant"), ("1c: stronghold of 0, 2 giant, 1 footman", "")],
)
def test_allies_teleport_into_an_empty_area_only_with_own_units(board: str, left: str) -> None:
    g, who = teleporter(board)
    own_turn(g, DAQAN)
    g.apply(DAQAN, UseReward(who, TELEPORTATION))
    g.apply(DAQAN, ChooseArea(at("6b")))
    assert stands(g, "1c") == left
    assert g.hero_area[who] == at("6b")


@pytest.mark.rule("RW-220")
def test_allies_teleport_alone_into_a_friendly_area() -> None:
    g, who = teleporter("1c: stronghold of 0, 2 giant; 6b: stronghold of 0")
    own_turn(g, DAQAN)
    g.apply(DAQAN, UseReward(who, TELEPORTATION))
    g.apply(DAQAN, ChooseArea(at("6b")))
    assert stands(g, "6b") == "2 giant"


# Silhouette looks around wherever she has moved to


def seen(g: World, *names: str) -> list[bool]:
    return [knows(g.rune_seen(at(name)), DAQAN) for name in names]


@pytest.mark.rule("RW-099", "RW-301")
def test_silhouette_looks_around_when_strategize_moves_her() -> None:
    g = campaign("1a: 1 footman")
    who = hero(g, "silhouette", DAQAN, "1a")
    for name in ("2b", "2c", "5c"):
        rune(g, name, "dragon")
    begin(g, DAQAN, "strategize")
    answer(g, (DAQAN, SendHero(who)), (DAQAN, MoveTo(at("1b"))), (DAQAN, EndMoves()))
    assert g.hero_area[who] == at("1b")
    assert seen(g, "2b", "2c", "5c") == [True, True, False]


@pytest.mark.rule("RW-158", "RW-301")
def test_silhouette_looks_around_where_an_army_takes_her_not_on_the_way() -> None:
    g = campaign("1a: 1 footman", heroes_march="on")
    who = hero(g, "silhouette", DAQAN, "1a")
    for name in ("5c", "8d"):
        rune(g, name, "dragon")
    begin(g, DAQAN, "mobilize")
    answer(g, (DAQAN, Activate(at("2c"))), (DAQAN, MarchHeroOver(who, at("1b"))), (DAQAN, SetOut()))
    assert g.hero_area[who] == at("2c")
    assert seen(g, "5c", "8d") == [False, True]


@pytest.mark.rule("RW-301")
def test_silhouette_looks_around_when_she_teleports() -> None:
    g = champions("1c: 1 footman")
    who = hero(g, "silhouette", DAQAN, "1c")
    carry(g, who, "rune-of-teleportation", shown=True)
    rune(g, "6c", "dragon")
    own_turn(g, DAQAN)
    g.apply(DAQAN, UseReward(who, TELEPORTATION))
    g.apply(DAQAN, ChooseArea(at("6b")))
    assert seen(g, "6c") == [True]


# an objective that is fulfilled only between an order and its bonus


@pytest.mark.rule("RW-354", "RW-128")
def test_an_objective_is_claimed_before_the_bonus_spends_what_it_asks_for() -> None:
    g = campaign("1a: 1 footman")
    wise = OBJECTIVES.index("wise-counsel")
    g.objective[DAQAN] = [wise]
    g.dials[DAQAN], g.influence[DAQAN] = [8, 8, 8], 8
    order(g, DAQAN, "acquire-power")
    start(g, WholeGame(at="seasons"), SeasonOfTheYear(at="end"), Turn(DAQAN, at="before_order"))
    assert ClaimObjective(wise) not in g.legal(DAQAN)
    answer(g, (DAQAN, GoOn()), (DAQAN, CarryOut()))
    assert g.influence[DAQAN] == 12
    assert g.path()[-1] == "use-bonus"
    answer(g, (DAQAN, ClaimObjective(wise)))
    while g.path()[-1] != "use-bonus":
        g.apply(DAQAN, g.legal(DAQAN)[0])
    assert len(g.runes.areas) == 2
    assert g.objective[DAQAN] == []
    answer(g, (DAQAN, CarryOut()))
    assert g.path()[-1] == "choose-title"


@pytest.mark.rule("RW-354")
def test_what_is_not_fulfilled_is_not_claimed_before_the_bonus() -> None:
    g = campaign("1a: 1 footman")
    g.objective[DAQAN] = [OBJECTIVES.index("wise-counsel")]
    g.dials[DAQAN], g.influence[DAQAN] = [0, 0, 0], 11
    begin(g, DAQAN, "acquire-power")
    assert g.legal(DAQAN) == [CarryOut(), Decline()]


# a battle elsewhere


@pytest.mark.rule("RW-067", "RW-269")
def test_nobody_retreats_into_a_battle() -> None:
    g = field("5a: 1 giant")
    assert at("1c") in havens(g, at("5a"), NOBODY, [kind("giant")])
    g.contested = at("1c")
    assert at("1c") not in havens(g, at("5a"), NOBODY, [kind("giant")])
    start(g, WholeGame(at="seasons"), RetreatUnits(NOBODY, at("5a"), DAQAN))
    assert RetreatTo(at("1c")) not in g.legal(DAQAN)


@pytest.mark.rule("RW-271", "RW-273")
def test_who_has_no_room_where_a_unit_is_driven_to_is_not_lost_in_the_battle() -> None:
    g = engaged(
        "1 sorceress",
        "1 siege-tower, 1 bowman",
        3,
        seat=LATARI,
        owner=DAQAN,
        board="1a: 8 footman",
    )
    fated(g, 1)
    answer(g, (DAQAN, unit("siege-tower")), (DAQAN, DestroyUnit(kind("footman"), False)))
    assert stands(g, "1a") == "7 footman, 1 siege-tower routed"
    battle = g.frame(Battle)
    assert (battle.attackers_lost, battle.defenders_lost) == (0, 0)


@pytest.mark.rule("RW-208", "RW-315")
def test_a_feat_helps_in_one_test_only() -> None:
    g = champions()
    who = hero(g, "silhouette", DAQAN, "1a")
    hold(g, DAQAN, "heroic-feat")
    attempt(g, who, "forward-scouting")
    g.apply(DAQAN, PlayTactics(TACTICS_CARDS.index("heroic-feat")))
    while type(g.stack[-1]).__name__ == "TacticsWindow":
        g.apply(g.waiting()[0], PASS)
    assert cards_for_test(g, DAQAN, who, ATTRIBUTES.index("agility")) == 7
    while any(isinstance(frame, AttributeTest) for frame in g.stack):
        seat = g.waiting()[0]
        g.apply(seat, g.legal(seat)[0])
    assert cards_for_test(g, DAQAN, who, ATTRIBUTES.index("agility")) == 5
