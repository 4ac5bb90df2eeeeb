"""Who controls which area. [RW-058 – RW-067]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.board import AREAS, HOME_AREAS
from feldzug.games.runewars.soundness import sound
from feldzug.games.runewars.world import NOBODY, World
from tests.games.runewars.table import DAQAN, LATARI, UTHUK, area, build, clear, hero, put, table


@pytest.fixture
def g() -> World:
    return clear(table())


@pytest.mark.rule("RW-058")
def test_one_own_unit_gives_control(g: World) -> None:
    put(g, "1a", footman=1)
    assert g.controller[area("1a")] == DAQAN
    g.remove(area("1a"), g.kinds_in(area("1a"))[0])
    assert g.controller[area("1a")] == NOBODY


@pytest.mark.rule("RW-058", "RW-300")
def test_heroes_and_neutral_units_alone_give_none(g: World) -> None:
    hero(g, "sir-valadir", DAQAN, "1a")
    put(g, "1a", giant=1)
    assert g.controller[area("1a")] == NOBODY


@pytest.mark.rule("RW-059")
def test_routed_units_count(g: World) -> None:
    put(g, "1a", routed=True, footman=1)
    assert g.controller[area("1a")] == DAQAN


@pytest.mark.rule("RW-060")
def test_a_stronghold_is_enough(g: World) -> None:
    build(g, "1a", LATARI, damaged=True)
    assert g.controller[area("1a")] == LATARI


@pytest.mark.rule("RW-061")
def test_a_home_area_stays_with_its_owner_until_an_enemy_is_there(g: World) -> None:
    home = AREAS[HOME_AREAS[0][0]]
    assert g.controller[area(home)] == DAQAN
    put(g, home, berserker=1)
    assert g.controller[area(home)] == UTHUK
    g.remove(area(home), g.kinds_in(area(home))[0])
    assert g.controller[area(home)] == DAQAN
    build(g, home, UTHUK)
    assert g.controller[area(home)] == UTHUK


@pytest.mark.rule("RW-062", "RW-063")
def test_empty_has_no_units_no_stronghold_and_is_no_home(g: World) -> None:
    assert not g.is_empty(HOME_AREAS[0][0])
    assert g.is_empty(area("1a"))
    hero(g, "sir-valadir", DAQAN, "1a")
    g.city[area("1a")] = 0
    assert g.is_empty(area("1a"))
    put(g, "1a", giant=1)
    assert not g.is_empty(area("1a"))
    build(g, "1b", DAQAN)
    assert not g.is_empty(area("1b"))


@pytest.mark.rule("RW-064")
def test_neutral_and_uncontrolled(g: World) -> None:
    put(g, "1a", giant=1)
    put(g, "1b", giant=1, footman=1)
    assert g.is_neutral(area("1a"))
    assert g.is_uncontrolled(area("1a"))
    assert not g.is_neutral(area("1b"))
    assert not g.is_uncontrolled(area("1b"))
    assert not g.is_neutral(area("1c"))
    assert g.is_uncontrolled(area("1c"))


@pytest.mark.rule("RW-065")
def test_friendly_and_enemy(g: World) -> None:
    put(g, "1a", footman=1)
    assert g.is_friendly(area("1a"), DAQAN)
    assert not g.is_enemy(area("1a"), DAQAN)
    assert g.is_enemy(area("1a"), LATARI)
    assert not g.is_enemy(area("1c"), LATARI)


@pytest.mark.rule("RW-066")
def test_units_of_two_players_share_no_area_outside_a_battle(g: World) -> None:
    put(g, "1a", footman=1)
    assert sound(g)
    put(g, "1a", berserker=1)
    assert not sound(g)
