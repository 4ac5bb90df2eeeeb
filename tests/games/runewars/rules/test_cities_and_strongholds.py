"""Rally Support with its cities, Fortify with its strongholds. [RW-122 – RW-134, RW-138, RW-184 – RW-188]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.board import CIRCLE, LAND, ORE, RECTANGLE, TRIANGLE, WOOD
from feldzug.games.runewars.cards.order_texts.fortify import BuildIn, FortifyNoMore, Repair
from feldzug.games.runewars.cities import (
    CityHelped,
    CityInfluence,
    CityQuests,
    CityTactics,
    CityUnits,
    benefits_of,
    cities_of,
)
from feldzug.games.runewars.decks import CITIES, CITY_BOX, DEVELOPMENTS
from feldzug.games.runewars.destroying import DestroyUnit
from feldzug.games.runewars.events import StrongholdBuilt
from feldzug.games.runewars.placing import GainNeutrals, PickKind
from feldzug.games.runewars.strongholds import (
    BuildNoStronghold,
    GiveUpStronghold,
    StrongholdDamaged,
    StrongholdLost,
    StrongholdRepaired,
    damage_stronghold,
)
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.values import FATE
from tests.games.runewars.order import asked, carry_out, offered, refused
from tests.games.runewars.table import (
    DAQAN,
    LATARI,
    area,
    build,
    clear,
    kind,
    put,
    stands,
    table,
    turn_of,
)


@pytest.fixture
def g() -> World:
    """Nothing on the map, no cities but those that a test founds."""
    g = clear(table())
    for place in g.areas():
        g.city[place] = NONE
    return g


def city(g: World, name: str, which: str) -> int:
    g.city[area(name)] = CITIES.index(which)
    return g.city[area(name)]


# Rally Support


@pytest.mark.rule("RW-122", "RW-184")
def test_each_controlled_city_gives_one_benefit(g: World) -> None:
    one = city(g, "1a", "c4")
    city(g, "2b", "c3")
    city(g, "1b", "c1")
    put(g, "1a", footman=1)
    put(g, "2b", footman=1)
    assert cities_of(g, DAQAN) == [area("1a"), area("2b")]
    had, cards = g.influence[DAQAN], len(g.fresh[DAQAN])
    carry_out(g, DAQAN, "rally-support")
    assert g.why_not(DAQAN, CityTactics(2)) is not None, "that is the other city's"
    events = g.apply(DAQAN, CityInfluence(3))
    assert CityHelped(DAQAN, area("1a"), one) in events
    assert g.influence[DAQAN] == had + 3
    g.apply(DAQAN, CityTactics(2))
    for _ in range(2):
        g.apply(FATE, next(iter(g.odds().outcomes()))[0])
    assert len(g.fresh[DAQAN]) == cards + 2
    assert asked(g) == "use-bonus"


@pytest.mark.rule("RW-122", "RW-184")
def test_without_a_city_nothing_is_asked(g: World) -> None:
    city(g, "1b", "c1")
    put(g, "1b", berserker=1)
    carry_out(g, DAQAN, "rally-support")
    assert asked(g) == "use-bonus"


@pytest.mark.rule("RW-185")
def test_a_quest_is_among_the_benefits(g: World) -> None:
    city(g, "1a", "c2")
    put(g, "1a", footman=1)
    carry_out(g, DAQAN, "rally-support")
    assert g.legal(DAQAN) == [CityUnits(RECTANGLE, 1), CityInfluence(2), CityQuests(1)]
    quests = len(g.quests[DAQAN])
    g.apply(DAQAN, CityQuests(1))
    g.apply(FATE, next(iter(g.odds().outcomes()))[0])
    assert len(g.quests[DAQAN]) == quests + 1


@pytest.mark.rule("RW-185")
def test_every_city_has_two_or_three_benefits() -> None:
    for city in CITY_BOX.own:
        assert 2 <= len(benefits_of(city.number)) <= 3


@pytest.mark.rule("RW-123", "RW-186")
def test_neutral_units_join_in_the_area_of_the_city(g: World) -> None:
    city(g, "1a", "c1")
    put(g, "1a", footman=1)
    carry_out(g, DAQAN, "rally-support")
    g.apply(DAQAN, CityUnits(TRIANGLE, 2))
    assert set(offered(g, DAQAN, PickKind)) == {
        PickKind(kind("razorwing")),
        PickKind(kind("beastman")),
    }
    g.apply(DAQAN, PickKind(kind("beastman")))
    g.apply(DAQAN, PickKind(kind("razorwing")))
    assert stands(g, "1a") == "0: footman 1, razorwing 1, beastman 1"
    assert g.is_friendly(area("1a"), DAQAN)


@pytest.mark.rule("RW-186", "RW-015")
def test_a_shape_of_which_none_is_left_is_refused(g: World) -> None:
    city(g, "1a", "c3")
    put(g, "1a", footman=1)
    sorcerer = kind("sorcerer")
    left, g.supply[sorcerer] = g.supply[sorcerer], 0
    carry_out(g, DAQAN, "rally-support")
    assert refused(g, DAQAN, CityUnits(CIRCLE, 1)).rule == "RW-186"
    g.supply[sorcerer] = left
    g.forget_menu()
    assert g.why_not(DAQAN, CityUnits(CIRCLE, 1)) is None


@pytest.mark.rule("RW-186")
def test_a_kind_of_which_none_is_left_is_not_picked(g: World) -> None:
    put(g, "1a", footman=1)
    g.supply[kind("razorwing")] = 0
    turn_of(g, DAQAN, GainNeutrals(DAQAN, TRIANGLE, 2, area("1a")))
    assert stands(g, "1a") == "0: footman 1, beastman 2", "there was nothing to choose"


@pytest.mark.rule("RW-123", "RW-162")
def test_allies_above_eight_do_not_stay(g: World) -> None:
    put(g, "1a", footman=8)
    turn_of(g, DAQAN, GainNeutrals(DAQAN, CIRCLE, 1, area("1a")))
    g.apply(DAQAN, DestroyUnit(kind("footman"), False))
    assert stands(g, "1a") == "0: footman 7, sorcerer 1"


@pytest.mark.rule("RW-187")
def test_no_order_removes_a_city(g: World) -> None:
    here = city(g, "1a", "c1")
    put(g, "1a", footman=8)
    g.dials[DAQAN] = [8, 8, 8]
    carry_out(g, DAQAN, "fortify")
    assert BuildIn(area("1a")) not in g.legal(DAQAN)
    assert g.why_not(DAQAN, BuildIn(area("1a"))) is not None
    assert g.city[area("1a")] == here
    g.apply(DAQAN, FortifyNoMore())
    carry_out(g, DAQAN, "rally-support")
    g.apply(DAQAN, CityTactics(1))
    assert g.city[area("1a")] == here


@pytest.mark.rule("RW-188")
def test_city_areas_yield_one_resource_and_hold_nobody() -> None:
    for facts in LAND:
        if facts.city:
            assert sum(facts.yields) == 1
            assert not facts.units


# Fortify


@pytest.mark.rule("RW-131", "RW-132", "RW-134")
def test_build_and_repair_once_each_in_any_order(g: World) -> None:
    put(g, "1a", footman=1)
    put(g, "1b", footman=1)
    build(g, "daqan-a", DAQAN, damaged=True)
    build(g, "daqan-b", DAQAN, damaged=True)
    g.dials[DAQAN] = [3, 3, 3]
    carry_out(g, DAQAN, "fortify")
    events = g.apply(DAQAN, Repair(area("daqan-a")))
    assert StrongholdRepaired(DAQAN, area("daqan-a")) in events
    assert not g.damaged[area("daqan-a")]
    assert g.dials[DAQAN] == [3, 3, 2]
    assert refused(g, DAQAN, Repair(area("daqan-b"))).rule == "RW-131"
    events = g.apply(DAQAN, BuildIn(area("1a")))
    assert StrongholdBuilt(DAQAN, area("1a")) in events
    assert g.stronghold[area("1a")] == DAQAN
    assert not g.damaged[area("1a")]
    assert g.dials[DAQAN] == [3, 2, 1]
    assert refused(g, DAQAN, BuildIn(area("1b"))).rule == "RW-131"


@pytest.mark.rule("RW-132", "RW-098")
def test_where_no_stronghold_is_built(g: World) -> None:
    put(g, "1a", footman=1)
    city(g, "1a", "c1")
    build(g, "daqan-a", DAQAN)
    put(g, "1c", berserker=1)
    g.dials[DAQAN] = [3, 3, 3]
    carry_out(g, DAQAN, "fortify")
    for name in ("1a", "daqan-a", "1c", "1b"):
        assert refused(g, DAQAN, BuildIn(area(name))).rule == "RW-132"
    assert g.why_not(DAQAN, BuildIn(area("daqan-b"))) is None
    g.dials[DAQAN] = [8, 0, 4]
    assert refused(g, DAQAN, BuildIn(area("daqan-b"))).rule == "RW-098"
    g.dials[DAQAN] = [8, 4, 0]
    assert refused(g, DAQAN, BuildIn(area("daqan-b"))).rule == "RW-098"


@pytest.mark.rule("RW-134", "RW-098")
def test_only_own_damaged_strongholds_are_repaired_for_ore(g: World) -> None:
    build(g, "daqan-a", DAQAN)
    build(g, "daqan-b", DAQAN, damaged=True)
    build(g, "latari-a", LATARI, damaged=True)
    g.dials[DAQAN] = [3, 3, 1]
    carry_out(g, DAQAN, "fortify")
    assert refused(g, DAQAN, Repair(area("daqan-a"))).rule == "RW-134"
    assert refused(g, DAQAN, Repair(area("latari-a"))).rule == "RW-134"
    g.dials[DAQAN][ORE] = 0
    assert refused(g, DAQAN, Repair(area("daqan-b"))).rule == "RW-098"


def four_strongholds(g: World) -> World:
    for name in ("daqan-a", "daqan-b", "daqan-c", "1a"):
        build(g, name, DAQAN)
    g.development[area("daqan-a")] = DEVELOPMENTS.index("diplomat")
    put(g, "1b", footman=1)
    g.dials[DAQAN] = [3, 3, 3]
    return g


@pytest.mark.rule("RW-010", "RW-133", "RW-174")
def test_with_no_token_left_one_is_given_up(g: World) -> None:
    four_strongholds(g)
    carry_out(g, DAQAN, "fortify")
    g.apply(DAQAN, BuildIn(area("1b")))
    assert g.stronghold[area("1b")] == NOBODY
    assert refused(g, DAQAN, GiveUpStronghold(area("latari-a"))).rule == "RW-133"
    events = g.apply(DAQAN, GiveUpStronghold(area("daqan-a")))
    assert StrongholdLost(DAQAN, area("daqan-a")) in events
    assert g.development[area("daqan-a")] == NONE
    assert g.strongholds(DAQAN) == sorted(
        [area("1b"), area("1a"), area("daqan-b"), area("daqan-c")]
    )
    assert g.dials[DAQAN][WOOD] == 2


@pytest.mark.rule("RW-131", "RW-133")
def test_nothing_is_paid_if_none_is_given_up(g: World) -> None:
    four_strongholds(g)
    carry_out(g, DAQAN, "fortify")
    g.apply(DAQAN, BuildIn(area("1b")))
    g.apply(DAQAN, BuildNoStronghold())
    assert g.dials[DAQAN] == [3, 3, 3]
    refused = g.why_not(DAQAN, BuildIn(area("1b")))
    assert refused is not None, "otherwise a turn could go on for ever"
    assert refused.rule == "RW-131"


@pytest.mark.rule("RW-010", "RW-258")
def test_a_stronghold_is_damaged_once(g: World) -> None:
    build(g, "daqan-a", DAQAN)
    g.events = []
    damage_stronghold(g, area("daqan-a"))
    damage_stronghold(g, area("daqan-a"))
    assert g.events == [StrongholdDamaged(DAQAN, area("daqan-a"))]
    assert g.damaged[area("daqan-a")]


@pytest.mark.rule("RW-138")
def test_fortify_has_no_bonus(g: World) -> None:
    carry_out(g, DAQAN, "fortify")
    g.apply(DAQAN, FortifyNoMore())
    assert asked(g) == "own-turn"
