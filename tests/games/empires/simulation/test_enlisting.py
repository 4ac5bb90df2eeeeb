from __future__ import annotations

import pytest

from feldzug.games.empires.armies import ENTRIES, UPGRADES, army_list
from feldzug.games.empires.items import EDITIONS, OLD, REVOLUTION
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.rosters.mustering import muster_army
from feldzug.games.empires.rosters.reckoning import break_point
from feldzug.games.empires.rosters.roster import Muster, Roster, RosterGear, RosterLine
from feldzug.games.empires.siege_gear import GEAR
from feldzug.games.empires.simulation.enlisting import folk_of, force_of, spells_of
from feldzug.games.empires.simulation.field import Army
from feldzug.games.empires.simulation.forces import ARTILLERY, CAVALRY, GENERAL, Force
from feldzug.games.empires.simulation.hatred import CHAOS, DEAD, HUMANS
from feldzug.games.empires.simulation.units import Climate
from feldzug.games.empires.weather import PLEASANT
from tests.games.empires.simulation.tabletop import item

EMPIRE = PEOPLES.index("empire")


def line(
    name: str, count: int = 1, upgrades: tuple[str, ...] = (), items: tuple[str, ...] = ()
) -> RosterLine:
    return RosterLine(
        ENTRIES.index(f"empire-{name}"),
        count,
        tuple([UPGRADES.index(f"empire-{one}") for one in upgrades]),
        tuple([item(one) for one in items]),
    )


def enlisted(
    *lines: RosterLine, gear: tuple[RosterGear, ...] = (), edition: str = REVOLUTION
) -> Force:
    return force_of(Roster(lines, gear=gear), EMPIRE, edition)


def test_a_unit_has_the_profile_of_its_entry() -> None:
    force = enlisted(line("knights", 2), line("pistoliers"))
    knights, other, pistoliers = force.regiments
    assert knights == other
    assert (knights.kind, knights.melee, knights.hits, knights.armour) == (CAVALRY, 3, 3, 4)
    assert (pistoliers.shots, pistoliers.reach, pistoliers.points) == ((1,), 15, 95)


def test_a_character_rides_his_mount() -> None:
    (general,) = enlisted(line("general", upgrades=("griffon",))).commanders
    assert general.rank == GENERAL
    assert general.command == 9
    assert general.attack > 2
    assert general.flies
    assert general.points > 125


@pytest.mark.rule("EMP-018")
def test_an_item_counts_for_who_destroys_its_bearer_also_if_it_was_drawn() -> None:
    roster = Roster((line("knights", items=("sword-of-might",)),), cards=(item("sword-of-might"),))
    (knights,) = force_of(roster, EMPIRE, REVOLUTION).regiments
    assert knights.item == item("sword-of-might")
    assert knights.points == 110 + 10


def test_an_attached_stand_joins_a_unit() -> None:
    first, second = enlisted(line("halberdiers", 2), line("skirmishers")).regiments
    assert (first.stands, first.points, second.stands) == (4, 65, 3)


@pytest.mark.rule("EMP-324", "EMP-327")
def test_siege_gear_becomes_walls_equipment_and_engines() -> None:
    bought = (
        ("gateway", 1),
        ("wall", 3),
        ("tower", 1),
        ("boiling-oil", 2),
        ("ladders", 4),
        ("siege-tower", 1),
    )
    gear = [RosterGear(GEAR.index(name), count) for name, count in bought]
    gear += [RosterGear(GEAR.index("battering-ram")), RosterGear(GEAR.index("tribock"))]
    force = enlisted(line("halberdiers"), gear=tuple(gear))
    works = force.works
    assert works.walls == (20, 20, 20, 30)
    assert works.gates == (12,)
    assert (works.oil, works.ladders, works.towers, works.rams) == (2, 4, 1, 1)
    engine = force.regiments[-1]
    assert (engine.kind, engine.shots, engine.reach, engine.reach_from) == (
        ARTILLERY,
        (6,),
        120,
        20,
    )


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("people", PEOPLES.ids)
def test_every_mustered_army_is_worth_what_it_costs(people: str, edition: str) -> None:
    muster = Muster(PEOPLES.index(people), edition, 2000, 2000)
    roster = muster_army(muster)
    force = force_of(roster, muster.people, edition)
    assert 1900 <= force.worth() <= 2000
    army = Army(0, force, Climate(0), 0)
    assert army.break_point == break_point(roster, muster.army)
    assert [one.rank for one in force.commanders].count(GENERAL) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_peoples_but_the_dwarfs_have_spells(edition: str) -> None:
    without = [people for n, people in enumerate(PEOPLES.ids) if not spells_of(n, edition)]
    assert "dwarfs" in without
    assert len(without) <= 2
    for number in range(len(PEOPLES)):
        assert all(2 <= spell.cast_on <= 6 for spell in spells_of(number, edition))


def test_the_old_edition_has_prices_of_its_own() -> None:
    new = enlisted(line("halberdiers"), line("skirmishers")).worth()
    old = enlisted(line("halberdiers"), line("skirmishers"), edition=OLD).worth()
    assert old == new + 5


@pytest.mark.parametrize(
    ("people", "unit", "folk"),
    [
        ("empire", "halberdiers", (HUMANS,)),
        ("empire", "steam-tank", ()),
        ("chaos", "chaos-warriors", (HUMANS, CHAOS)),
        ("chaos", "trolls", (CHAOS,)),
        ("daemons", "daemon-hordes", (CHAOS,)),
        ("chaos-dwarfs", "hobgoblins", (CHAOS,)),
        ("skaven", "clanrats", (CHAOS,)),
        ("vampire-counts", "ghouls", (DEAD,)),
        ("tomb-kings", "skeletons", (DEAD,)),
        ("dogs-of-war", "pikemen", (HUMANS,)),
        ("dogs-of-war", "ogres", ()),
        ("dogs-of-war", "dwarfs", ()),
        ("araby", "elephants", ()),
        ("bretonnia", "knights", (HUMANS,)),
        ("kislev", "cossacks", (HUMANS,)),
        ("kislev", "bears", ()),
        ("witch-hunters", "zealots", (HUMANS,)),
        ("witch-hunters", "warhounds", ()),
        ("wood-elves", "glade-guard", ()),
        ("dwarfs", "warriors", ()),
    ],
)
def test_a_unit_is_something_to_those_who_hate_it(
    people: str, unit: str, folk: tuple[str, ...]
) -> None:
    army = army_list(PEOPLES.index(people), REVOLUTION)
    assert folk_of(army.people, army.by_entry[ENTRIES.index(f"{people}-{unit}")]) == folk


def test_what_a_unit_is_comes_along_into_battle() -> None:
    assert enlisted(line("halberdiers")).regiments[0].folk == (HUMANS,)


def test_an_attached_stand_brings_its_own_attacks_only() -> None:
    """A stand of 4 attacks among stands of 3: one attack more for the unit."""
    (unit,) = Army(
        0, enlisted(line("halberdiers"), line("skirmishers")), Climate(PLEASANT), 0
    ).units
    assert (unit.stands, unit.melee, unit.might) == (4, 3, 1)


@pytest.mark.parametrize(
    ("people", "casters"),
    [
        ("empire", {"wizard"}),
        ("skaven", {"warlock", "grey-seer"}),
        ("vampire-counts", {"necromancer", "vampire-lord"}),
        ("lizardmen", {"skink-shaman", "slann-mage-palanquin"}),
        ("dwarfs", set[str]()),
    ],
)
def test_wizards_cast_and_those_generals_whose_list_says_so(people: str, casters: set[str]) -> None:
    number = PEOPLES.index(people)
    lines = [
        RosterLine(entry.number)
        for entry in army_list(number, REVOLUTION).entries
        if entry.is_character
    ]
    found = force_of(Roster(tuple(lines)), number, REVOLUTION).commanders
    assert {ENTRIES[one.entry].removeprefix(f"{people}-") for one in found if one.casts} == casters
