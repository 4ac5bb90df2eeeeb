"""What the holders of titles may do. [RW-198 – RW-200]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.battle.queries import Strength
from feldzug.games.runewars.board import AREAS
from feldzug.games.runewars.decks import HERO_BOX, HEROES, REWARDS, TITLES
from feldzug.games.runewars.placing import PickKind
from feldzug.games.runewars.runes import KeepFalseRunes, PlaceRuneIn
from feldzug.games.runewars.title_powers import (
    CallTheLeague,
    GiveReward,
    LeagueCalled,
    SendLegion,
)
from feldzug.games.runewars.world import NONE, World
from feldzug.games.runewars.year import SeasonOfTheYear, Spring
from tests.games.runewars.order import asked, offered, refused, turn_with
from tests.games.runewars.table import (
    DAQAN,
    LATARI,
    area,
    clear,
    hero,
    kind,
    put,
    reward,
    stands,
    start,
    table,
)

CAPTAIN, MARSHAL = TITLES.index("captain"), TITLES.index("marshal")


@pytest.fixture
def g() -> World:
    return clear(table())


# Captain


@pytest.fixture
def league(g: World) -> World:
    """The Captain with two heroes in different areas, and two rewards."""
    relics = [REWARDS[card] for card in sorted(set(g.reward_deck.bag))]
    one, other = list(HEROES)[:2]
    reward(g, hero(g, one, DAQAN, "daqan-a"), relics[0])
    reward(g, hero(g, other, DAQAN, "1a"), relics[1])
    g.title_holder[CAPTAIN] = DAQAN
    return g


def one_more(g: World) -> World:
    relics = [REWARDS[card] for card in sorted(set(g.reward_deck.bag))]
    return reward(g, g.heroes(DAQAN)[0], relics[-1])


@pytest.mark.rule("RW-198")
def test_three_rewards_for_a_dragon_rune(league: World) -> None:
    g = one_more(league)
    discards = len(g.reward_deck.discards)
    turn_with(g, DAQAN, "harvest", at="before_order")
    g.apply(DAQAN, CallTheLeague())
    for _ in range(3):
        g.apply(DAQAN, offered(g, DAQAN, GiveReward)[0])
    assert len(g.reward_deck.discards) == discards + 3
    assert asked(g) == "choose-rune-area"


@pytest.mark.rule("RW-198")
def test_a_hero_who_falls_for_want_of_a_reward_has_given_it_all_the_same(league: World) -> None:
    g = league
    bearer, other = g.heroes(DAQAN)[:2]
    reward(g, bearer, "runeplate")
    g.hero_damage[bearer] = HERO_BOX[bearer].amount("health")
    turn_with(g, DAQAN, "harvest", at="before_order")
    g.apply(DAQAN, CallTheLeague())
    g.apply(DAQAN, GiveReward(bearer, REWARDS.index("runeplate")))
    assert g.hero_seat[bearer] == DAQAN
    for _ in range(2):
        g.apply(DAQAN, offered(g, DAQAN, GiveReward)[0])
    assert g.hero_seat[bearer] != DAQAN
    assert g.hero_seat[other] == DAQAN
    assert asked(g) == "choose-rune-area"


@pytest.mark.rule("RW-198")
def test_what_is_given_is_given_once(league: World) -> None:
    g = one_more(league)
    turn_with(g, DAQAN, "harvest", at="before_order")
    g.apply(DAQAN, CallTheLeague())
    first = offered(g, DAQAN, GiveReward)[0]
    g.apply(DAQAN, first)
    assert first not in offered(g, DAQAN, GiveReward)


@pytest.mark.rule("RW-198")
def test_two_rewards_are_not_enough_and_only_the_captain_calls(league: World) -> None:
    turn_with(league, DAQAN, "harvest", at="before_order")
    assert refused(league, DAQAN, CallTheLeague()).rule == "RW-198"
    one_more(league)
    league.title_holder[CAPTAIN] = LATARI
    turn_with(league, DAQAN, "harvest", at="before_order")
    assert CallTheLeague() not in league.legal(DAQAN)


@pytest.mark.rule("RW-200")
def test_the_captain_calls_once_a_season(league: World) -> None:
    g = league
    for _ in range(4):
        one_more(g)
    turn_with(g, DAQAN, "harvest", at="before_order")
    g.apply(DAQAN, CallTheLeague())
    for _ in range(3):
        g.apply(DAQAN, offered(g, DAQAN, GiveReward)[0])
    answers = [PlaceRuneIn(area("1a")), PlaceRuneIn(area("1b"))]
    for action in answers:
        g.apply(DAQAN, action)
    g.apply(DAQAN, g.legal(DAQAN)[0])
    turn_with(g, DAQAN, "harvest", at="after_order")
    assert refused(g, DAQAN, CallTheLeague()).rule == "RW-200"
    g.expire("season")
    turn_with(g, DAQAN, "harvest", at="before_order")
    assert g.why_not(DAQAN, CallTheLeague()) is None
    assert KeepFalseRunes() not in g.legal(DAQAN)


@pytest.mark.rule("RW-200")
def test_who_takes_the_title_later_in_the_season_calls_in_his_own_turn(league: World) -> None:
    g = league
    g.effects = [LeagueCalled(DAQAN, "season")]
    g.title_holder[CAPTAIN] = LATARI
    follower = hero(g, "grey-ker", LATARI, "1b")
    reward(g, follower, *[REWARDS[card] for card in g.reward_deck.bag[:3]])
    turn_with(g, LATARI, "acquire-power", at="after_order")
    assert g.why_not(LATARI, CallTheLeague()) is None


# Marshal


def spring(g: World) -> World:
    return start(g, SeasonOfTheYear(at="choose_orders"), Spring())


@pytest.mark.rule("RW-199")
def test_each_spring_a_neutral_unit_joins_the_marshal(g: World) -> None:
    g.title_holder[MARSHAL] = LATARI
    put(g, "1a", routed=True, archer=1)
    put(g, "1b", warrior=1)
    spring(g)
    assert offered(g, LATARI, SendLegion) == [SendLegion(area("1a")), SendLegion(area("1b"))]
    assert refused(g, LATARI, SendLegion(area("latari-a"))).rule == "RW-199"
    g.apply(LATARI, SendLegion(area("1a")))
    g.apply(LATARI, PickKind(kind("beastman")))
    assert stands(g, "1a") == "1: archer 1, beastman 1"


@pytest.mark.rule("RW-199")
def test_without_own_units_or_a_holder_nobody_comes(g: World) -> None:
    g.title_holder[MARSHAL] = LATARI
    spring(g)
    assert asked(g) == "choose-orders"
    put(g, "1a", archer=1)
    g.title_holder[MARSHAL] = -2
    spring(g)
    assert asked(g) == "choose-orders"


@pytest.mark.rule("RW-199")
def test_the_marshal_is_stronger_where_a_city_is(g: World) -> None:
    g.title_holder[MARSHAL] = LATARI
    city = next(a for a in g.areas() if g.city[a] != NONE)
    bare = next(a for a in g.areas() if g.city[a] == NONE)
    assert g.value(Strength(city, 0, LATARI), 4) == 5, AREAS[city]
    assert g.value(Strength(bare, 0, LATARI), 4) == 4
    assert g.value(Strength(city, 1, DAQAN), 4) == 4
