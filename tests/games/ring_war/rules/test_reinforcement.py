"""Reinforcements: RNG-003 to RNG-008, each shown on a small board."""

from __future__ import annotations

import pytest

from feldzug.games.ring_war.actions import Deploy, Trade
from feldzug.games.ring_war.board import AREAS, CAVALRY, CREATURE, INFANTRY
from feldzug.games.ring_war.cards.events import Muster
from feldzug.games.ring_war.events import PointsCounted, PointsLapsed
from feldzug.games.ring_war.placing import SpendPoints
from feldzug.games.ring_war.set_up import PlaceArmies
from feldzug.games.ring_war.war import War
from feldzug.kernel.values import because
from tests.games.ring_war.table import GREEN, answer, begin, place, stands, start, war

ERIADOR = (
    "forlindon",
    "mithlond",
    "harlindon",
    "lune_valley",
    "evendim_hills",
    "tower_hills",
    "the_shire",
)
MIRKWOOD = ("carrock", "north_mirkwood", "anduin_valley", "eastern_mirkwood", "south_mirkwood")


def ruling(*areas: str) -> str:
    """Green rules these areas with one infantry each."""
    return "\n".join([f"{area}: 0 infantry 1" for area in areas])


def counted(g: War) -> tuple[int, int, int]:
    """The points told at the beginning of the part: for regions, for sites, and all of them."""
    told = [event for event in g.events if isinstance(event, PointsCounted)]
    assert len(told) == 1
    return told[0].regions, told[0].sites, told[0].points


def offered(g: War) -> set[str]:
    """Where green may place a unit now."""
    return {AREAS[action.area] for action in g.legal(GREEN) if isinstance(action, Deploy)}


@pytest.mark.rule("RNG-003")
def test_an_area_never_holds_more_than_five_units() -> None:
    g = begin(war("weather_hills: 0 infantry 4\nthe_shire: 0 infantry 1"), "reinforcements")
    fifth = Deploy(place("weather_hills"), INFANTRY)
    answer(g, (GREEN, fifth))
    assert g.why_not(GREEN, fifth) == because(
        "area-full", "RNG-003", area=place("weather_hills"), limit=5
    )
    assert stands(g, "weather_hills") == "0 infantry 5"
    assert offered(g) == {"the_shire"}


@pytest.mark.rule("RNG-003")
def test_the_kinds_count_together_but_a_leader_is_no_unit() -> None:
    g = begin(war("weather_hills: 0 infantry 2, cavalry 1, creature 1, leader"), "reinforcements")
    answer(g, (GREEN, Deploy(place("weather_hills"), INFANTRY)))
    assert stands(g, "weather_hills") == "0 infantry 3, cavalry 1, creature 1, leader"
    g = begin(war("weather_hills: 0 infantry 2, cavalry 2, creature 1"), "reinforcements")
    assert PointsLapsed(GREEN, 1) in g.events  # full: nothing can be placed


@pytest.mark.rule("RNG-003")
def test_the_limit_holds_during_the_set_up() -> None:
    g = start(war("angmar: 0 infantry 5\nmoria: 0 infantry 1"), PlaceArmies((9, 0, 0, 0)))
    assert g.why_not(GREEN, Deploy(place("angmar"), INFANTRY)) == because(
        "area-full", "RNG-003", area=place("angmar"), limit=5
    )
    assert offered(g) == {"moria"}


@pytest.mark.rule("RNG-003")
def test_the_limit_holds_for_what_cards_bring_and_the_surplus_is_lost() -> None:
    g = start(war("angmar: 0 infantry 4"), Muster(place("angmar"), 3))
    events = answer(g, (GREEN, Deploy(place("angmar"), INFANTRY)))
    assert PointsLapsed(GREEN, 2) in events
    assert stands(g, "angmar") == "0 infantry 5"
    g = start(war("angmar: neutral infantry 4", "2"), Muster(place("angmar"), 3))
    assert stands(g, "angmar") == "4 infantry 5"
    g = start(war("angmar: 0 infantry 3", "4 battalions=infantry"), Muster(place("angmar"), 3))
    assert stands(g, "angmar") == "0 infantry 5"


@pytest.mark.rule("RNG-004")
def test_new_units_are_placed_only_in_own_areas_with_a_site() -> None:
    g = begin(war(ruling("fornost", "buckland")), "reinforcements")
    assert g.why_not(GREEN, Deploy(place("buckland"), INFANTRY)) == because(
        "no-site", "RNG-004", area=place("buckland")
    )
    assert g.why_not(GREEN, Deploy(place("weather_hills"), INFANTRY)) == because(
        "not-your-area", "RNG-004", area=place("weather_hills")
    )
    assert offered(g) == {"fornost"}
    answer(g, (GREEN, Deploy(place("fornost"), INFANTRY)))
    assert stands(g, "fornost") == "0 infantry 2"


@pytest.mark.rule("RNG-004")
def test_a_ship_symbol_takes_no_new_units() -> None:
    g = begin(war(ruling("mithlond") + "\nstop_west: 0 infantry 1"), "reinforcements")
    assert g.why_not(GREEN, Deploy(place("stop_west"), INFANTRY)) == because(
        "not-your-area", "RNG-004", area=place("stop_west")
    )
    assert offered(g) == {"mithlond"}


@pytest.mark.rule("RNG-005")
def test_the_ruler_of_a_whole_region_may_place_in_its_fortress_too() -> None:
    g = begin(war(ruling(*MIRKWOOD)), "reinforcements")
    assert counted(g) == (4, 1, 5)
    assert offered(g) == {"north_mirkwood", "south_mirkwood"}  # as well as the site
    answer(g, (GREEN, Deploy(place("south_mirkwood"), CREATURE)))
    assert stands(g, "south_mirkwood") == "0 infantry 1, creature 1"


@pytest.mark.rule("RNG-005")
def test_a_fortress_of_a_region_that_is_not_whole_takes_no_new_units() -> None:
    g = begin(war(ruling(*MIRKWOOD[1:]) + "\nkept 0: 9"), "reinforcements")
    assert g.why_not(GREEN, Deploy(place("south_mirkwood"), CREATURE)) == because(
        "region-not-whole", "RNG-005", area=place("south_mirkwood")
    )
    assert offered(g) == {"north_mirkwood"}


@pytest.mark.rule("RNG-005")
def test_the_region_is_the_one_in_which_the_fortress_lies() -> None:
    g = begin(war(ruling(*MIRKWOOD, "rhudaur")), "reinforcements")
    assert g.why_not(GREEN, Deploy(place("rhudaur"), INFANTRY)) == because(
        "region-not-whole", "RNG-005", area=place("rhudaur")
    )
    rohan = ("minhiriath", "eregion", "dunland", "enedwaith", "fangorn", "west_rohan")
    g = begin(war(ruling(*rohan, "gap_of_rohan")), "reinforcements")
    assert {"fangorn", "west_rohan"} <= offered(g)  # both fortresses of Rohan
    assert not {"dunland", "enedwaith"} & offered(g)


@pytest.mark.rule("RNG-006")
def test_a_region_ruled_completely_gives_its_printed_bonus() -> None:
    g = begin(war(ruling(*ERIADOR)), "reinforcements")
    assert counted(g) == (3, 3, 6)
    g = begin(war(ruling(*ERIADOR[1:])), "reinforcements")
    assert counted(g) == (0, 3, 3)


@pytest.mark.rule("RNG-006")
def test_every_whole_region_counts_with_its_own_bonus() -> None:
    g = begin(war("", others="0 infantry 1"), "reinforcements")
    assert counted(g) == (7 + 3 + 5 + 4 + 4 + 2 + 7 + 2 + 2, 22, 36 + 22)
    g = begin(war("", "4 map=base", others="0 infantry 1"), "reinforcements")
    assert counted(g) == (7 + 3 + 5 + 4 + 4 + 2, 16, 25 + 16)


@pytest.mark.rule("RNG-007")
def test_each_ruled_site_gives_one_point() -> None:
    g = begin(war(ruling("the_shire", "fornost", "esgaroth")), "reinforcements")
    assert counted(g) == (0, 3, 3)
    g = begin(war("the_shire: 0 infantry 1, leader\nbuckland: 0 infantry 1"), "reinforcements")
    assert counted(g) == (0, 1, 1)  # a leader brings nothing


@pytest.mark.rule("RNG-007")
def test_fortresses_and_ports_give_no_points() -> None:
    g = begin(war(ruling("rhudaur", "moria", "umbar", "minas_tirith")), "reinforcements")
    assert counted(g) == (0, 0, 0)


@pytest.mark.rule("RNG-008")
def test_points_from_regions_sites_and_traded_cards_are_added_together() -> None:
    text = ruling(*ERIADOR) + "\nhand 0: eregion enedwaith dunland"
    g = begin(war(text, "2", others="neutral infantry 2"), "reinforcements")
    assert counted(g) == (3, 3, 6)
    answer(g, (GREEN, Trade((place("eregion"), place("dunland"), place("enedwaith")))))
    assert g.frame(SpendPoints).points == 14
    creature = Deploy(place("the_shire"), CREATURE)
    answer(g, (GREEN, creature), (GREEN, creature), (GREEN, Deploy(place("mithlond"), CAVALRY)))
    assert g.why_not(GREEN, Deploy(place("mithlond"), CAVALRY)) == because(
        "too-few-points", "G02", kind=CAVALRY, price=3, points=1
    )
    answer(g, (GREEN, Deploy(place("mithlond"), INFANTRY)))
    assert g.path()[2] == "battle-part"  # 5 + 5 + 3 + 1: all fourteen spent


@pytest.mark.rule("RNG-008")
def test_the_number_of_areas_brings_nothing() -> None:
    g = begin(war(ruling("angmar", "borderlands", "north_downs", "buckland")), "reinforcements")
    assert counted(g) == (0, 0, 0)
    assert g.path()[2] == "battle-part"
