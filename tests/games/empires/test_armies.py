"""The army lists, magic items and siege gear."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from feldzug.games.empires.armies import (
    AS_HOST,
    ENTRIES,
    NO_LIMIT,
    PRINTED,
    UPGRADES,
    ArmyList,
    EntryFacts,
    UpgradeFacts,
    army_list,
    read_list,
)
from feldzug.games.empires.facts import facts, records, substitutes
from feldzug.games.empires.items import (
    EDITIONS,
    ITEMS,
    NO_ARMOUR,
    NOBODY,
    OLD,
    REVOLUTION,
    ItemFacts,
    item_pile,
    items_of,
)
from feldzug.games.empires.peoples import PEOPLE_FACTS, PEOPLES, PeopleFacts, people_called
from feldzug.games.empires.records import SOURCES, Record, checked
from feldzug.games.empires.siege_gear import ATTACKER, DEFENDER, GEAR, GEAR_FACTS
from feldzug.parts.messages import LANGUAGES, messages

EMPIRE = people_called("empire")


def of(people: str, edition: str) -> ArmyList:
    return army_list(people_called(people), edition)


def entry(name: str, edition: str = REVOLUTION) -> EntryFacts:
    number = ENTRIES.index(name)
    found = [army_list(n, edition).by_entry.get(number) for n in range(len(PEOPLES))]
    return next(one for one in found if one is not None)


def upgrade(name: str, edition: str = REVOLUTION) -> UpgradeFacts:
    number = UPGRADES.index(name)
    found = [army_list(n, edition).by_upgrade.get(number) for n in range(len(PEOPLES))]
    return next(one for one in found if one is not None)


def item(name: str, edition: str = REVOLUTION) -> ItemFacts:
    return items_of(edition)[ITEMS.index(name)]


def test_there_are_38_lists_with_all_their_entries() -> None:
    lists = [army_list(n, edition) for n in range(len(PEOPLES)) for edition in EDITIONS]
    assert len(lists) == 38
    assert sum(len(one.entries) for one in lists) == 460
    assert sum(len(one.upgrades) for one in lists) == 89


def test_some_profiles() -> None:
    knights = entry("empire-knights")
    assert (knights.kind, knights.melee, knights.hits, knights.armour) == ("cavalry", 3, 3, 4)
    assert (knights.stands, knights.points, knights.most) == (3, 110, NO_LIMIT)
    handgunners = entry("empire-handgunners")
    assert (handgunners.shots, handgunners.range, handgunners.armour) == ((1,), 30, NO_ARMOUR)
    assert handgunners.has("armour-minus1")
    assert entry("empire-general").command == 9
    assert entry("empire-helblaster").shots == (8, 4, 2)
    assert entry("empire-cannon").bounce
    assert entry("dwarfs-flame-cannon").shot_dice == 2
    assert entry("goblins-pump-wagon").melee_dice == 1
    assert entry("bretonnia-trebuchet", OLD).range_from == 30
    assert entry("empire-skirmishers").armour == AS_HOST
    assert entry("tomb-kings-skeletons").has("undead")
    assert entry("high-elves-dragon-rider").flies


def test_editions_differ_in_prices_and_entries() -> None:
    assert (entry("araby-guards", OLD).points, entry("araby-guards").points) == (70, 65)
    assert ENTRIES.index("bretonnia-pegasus-knights") not in of("bretonnia", OLD).by_entry
    assert ENTRIES.index("bretonnia-pegasus-knights") in of("bretonnia", REVOLUTION).by_entry


@pytest.mark.rule("EMP-187", "EMP-192")
def test_limits_grow_with_full_thousands_and_minimums_end_below_the_first() -> None:
    squires = entry("bretonnia-squires")
    limits = [(squires.at_least(n), squires.at_most(n)) for n in (900, 1000, 1999, 2000, 3500)]
    assert limits == [(0, 4), (1, 4), (1, 4), (2, 8), (3, 12)]
    general = entry("bretonnia-general")
    assert [(general.at_least(n), general.at_most(n)) for n in (900, 3000)] == [(1, 1), (1, 1)]
    assert entry("bretonnia-knights").at_most(1000) == NO_LIMIT
    treeman = entry("wood-elves-treeman", OLD)
    assert [treeman.at_most(n) for n in (1000, 2000, 3000)] == [0, 1, 2]
    assert entry("wood-elves-treeman-ancient").at_most(3000) == 1


def test_mounts_and_swaps() -> None:
    griffon = upgrade("empire-griffon")
    assert griffon.is_mount
    assert (griffon.melee, griffon.points, griffon.flies, griffon.terror) == (2, 80, True, True)
    swap = upgrade("empire-handgunners")
    assert not swap.is_mount
    assert (ENTRIES[swap.becomes], swap.points) == ("empire-handgunners", 10)
    assert upgrade("dark-elves-cauldron-of-blood").requires == (
        ENTRIES.index("dark-elves-witch-elves"),
    )


# magic items


@pytest.mark.rule("EMP-016", "EMP-017")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_pile_has_one_card_of_each_of_the_eighteen_items(edition: str) -> None:
    pile = item_pile(edition)
    assert len(pile) == len(set(pile)) == 18


@pytest.mark.parametrize(
    ("name", "old", "revolution"),
    [
        ("battle-banner", 50, 30),
        ("banner-of-fortune", 20, 15),
        ("sword-of-destruction", 10, 10),
        ("sword-of-fate", 5, 5),
        ("sword-of-cleaving", 10, 10),
        ("sword-of-might", 10, 10),
        ("crown-of-command", 100, 70),
        ("helm-of-dominion", 50, 40),
        ("orb-of-majesty", 30, 30),
        ("sceptre-of-sovereignty", 30, 30),
        ("ring-of-magic", 30, 30),
        ("staff-of-spellbinding", 30, 30),
        ("scroll-of-dispelling", 20, 20),
        ("wand-of-power", 10, 10),
        ("rod-of-repetition", 10, 10),
    ],
)
def test_prices_of_items(name: str, old: int, revolution: int) -> None:
    assert (item(name, OLD).points, item(name).points) == (old, revolution)


def test_prices_by_armour_and_by_hits() -> None:
    shielding, steadfastness = item("banner-of-shielding"), item("banner-of-steadfastness")
    assert [shielding.price(armour, 3) for armour in (4, 5, 6, NO_ARMOUR)] == [50, 30, 15, 15]
    assert [steadfastness.price(armour, 3) for armour in (4, 5, 6)] == [20, 15, 10]
    assert steadfastness.price(NO_ARMOUR, 3) == NOBODY
    fortitude = item("banner-of-fortitude")
    assert [fortitude.price(5, hits) for hits in (4, 3, 2, 8)] == [50, 30, 30, NOBODY]
    assert item("banner-of-fortitude", OLD).price(5, 4) == 50


def test_the_old_witch_hunters_have_relics_of_their_own_instead() -> None:
    relics = [one for one in items_of(OLD).values() if one.people != NOBODY]
    assert len(relics) == 6
    assert {PEOPLES[one.people] for one in relics} == {"witch-hunters"}
    assert not of("witch-hunters", OLD).magic_items
    assert of("witch-hunters", REVOLUTION).magic_items


# siege gear


@pytest.mark.rule("EMP-324", "EMP-328")
def test_siege_gear() -> None:
    gear = {one.id: one for one in GEAR_FACTS}
    assert len(GEAR) == 18
    assert [gear[name].structure for name in ("wall", "gateway", "tower")] == [(20,), (12,), (30,)]
    assert gear["gateway-tower"].structure == (12, 25)
    assert [one.id for one in GEAR_FACTS if one.is_for(ATTACKER)] == [
        "log-rams",
        "ladders",
        "sow",
        "mantlets",
        "siege-tower",
        "battering-ram",
        "mangonel",
        "bombard",
        "tribock",
    ]
    assert sum(one.is_for(DEFENDER) for one in GEAR_FACTS) == 12
    assert [(one.id, one.points) for one in GEAR_FACTS if one.breaches] == [
        ("mangonel", 80),
        ("bombard", 130),
        ("tribock", 120),
    ]


# peoples


@pytest.mark.rule("EMP-260")
def test_seven_peoples_have_no_special_rule() -> None:
    counted = ("chaos", "chaos-by-list")  # these say whose capital is one of Chaos
    without = [one.id for one in PEOPLE_FACTS if not [r for r in one.rules if r not in counted]]
    assert without == [
        "araby",
        "bretonnia",
        "chaos-dwarfs",
        "lizardmen",
        "empire",
        "kislev",
        "wood-elves",
    ]


@pytest.mark.rule(
    "EMP-224", "EMP-225", "EMP-226", "EMP-229", "EMP-230", "EMP-235", "EMP-240", "EMP-248"
)
@pytest.mark.rule("EMP-258")
@pytest.mark.parametrize(
    ("rule", "peoples"),
    [
        ("mighty-wizards", "dark-elves high-elves"),
        ("arrogance", "dark-elves high-elves"),
        ("mountain-cities", "dwarfs"),
        ("small-kingdoms", "dwarfs"),
        ("sackers", "chaos daemons goblins orcs"),
        ("skaven", "skaven"),
        ("undead", "tomb-kings vampire-counts"),
        ("mercenaries", "dogs-of-war"),
        ("witch-hunters", "witch-hunters"),
        ("chaos", "chaos daemons"),
        ("chaos-by-list", "chaos-dwarfs skaven"),
    ],
)
def test_who_has_which_special_rule(rule: str, peoples: str) -> None:
    assert [one.id for one in PEOPLE_FACTS if one.has(rule)] == peoples.split()


def test_an_unknown_special_rule_is_refused() -> None:
    row = {"id": "elves", "sheet": ["Elfen"], "rules": ["pride"], "source": "known"}
    with pytest.raises(ValueError, match="elves: the field rules names 'pride'"):
        PeopleFacts(0, Record("peoples.toml", row))


# files


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"points": "many"}, "halberdiers: the field points must be a whole number"),
        ({"points": 0}, "halberdiers: the field points and stands must be more than 0"),
        ({"kind": "snail"}, "halberdiers: the field kind must be one of infantry"),
        ({"kind": None}, "halberdiers: the field kind is missing"),
        ({"hits": None}, "halberdiers: the field hits is missing"),
        ({"special": 3}, "halberdiers: the field special must be a list of words"),
        ({"shots": ["one"]}, "halberdiers: the field shots must be a list of whole numbers"),
        ({"upgrades": ["wings"]}, "halberdiers: the field upgrades names 'wings'"),
        ({"items": ["crown"]}, "halberdiers: the field items names 'crown'"),
        ({"shares": ["knaves"]}, "halberdiers: the field shares names 'knaves'"),
        ({"id": "handgunners"}, "handgunners: the field id is there twice"),
        ({"kind": "general"}, "the edition revolution has 2 Generals"),
    ],
)
def test_a_mistake_in_an_army_list_is_refused_with_a_sentence(
    change: dict[str, Any], sentence: str
) -> None:
    printed = copy.deepcopy(PRINTED[EMPIRE])
    row = printed["entry"][0] | change
    printed["entry"][0] = {key: value for key, value in row.items() if value is not None}
    with pytest.raises(ValueError, match=sentence):
        read_list(EMPIRE, REVOLUTION, printed)


def test_what_an_edition_lacks_cannot_be_named_in_it() -> None:
    printed = copy.deepcopy(PRINTED[EMPIRE])
    printed["upgrade"][0]["editions"] = [OLD]
    with pytest.raises(ValueError, match="names what the edition revolution does not have"):
        read_list(EMPIRE, REVOLUTION, printed)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"becomes": "halberdiers"}, "the field becomes must stand in a swap, and there only"),
        ({"kind": "swap"}, "the field becomes must stand in a swap, and there only"),
        ({"kind": "swap", "becomes": "knaves"}, "the field becomes names 'knaves'"),
        ({"kind": "swap", "becomes": "wizard"}, "revolution does not have that unit"),
    ],
)
def test_a_mistake_in_an_upgrade_is_refused_with_a_sentence(
    change: dict[str, Any], sentence: str
) -> None:
    printed = copy.deepcopy(PRINTED[EMPIRE])
    printed["upgrade"][0] |= change
    wizard = next(row for row in printed["entry"] if row["id"] == "wizard")
    wizard["editions"] = [OLD]
    with pytest.raises(ValueError, match=sentence):
        read_list(EMPIRE, REVOLUTION, printed)


def test_an_item_of_nobody_known_is_refused() -> None:
    row = {"id": "ring", "kind": "device", "carriers": ["hero"], "points": 5, "source": "known"}
    with pytest.raises(ValueError, match="ring: the field people is 'gnomes', which is no people"):
        ItemFacts(0, OLD, checked("items.toml", [row | {"people": "gnomes"}])[0])


def test_an_item_without_one_price_is_refused() -> None:
    row = {"id": "ring", "kind": "device", "carriers": ["hero"], "source": "known"}
    with pytest.raises(
        ValueError, match="ring: the field points and points_by must tell one price"
    ):
        ItemFacts(0, OLD, checked("items.toml", [row])[0])


def test_every_record_says_where_it_is_from() -> None:
    assert all(row["source"] in SOURCES for _, _, _, row in records())
    found = {(word, called) for _, word, called in substitutes()}
    assert {("gear", "wall"), ("item", "symbol-of-sigmar"), ("piece", "lava")} <= found
    assert ("entry", "empire-knights") not in found


def test_facts_leave_out_how_sure_they_are() -> None:
    found = facts()
    assert found["weather rain"] == {"id": "rain", "markers": 5, "sight": 25}
    assert len(found) == len(records())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_in_both_languages(language: str) -> None:
    said = messages(language, "feldzug.games.empires.words")
    keys = [
        *[f"entry-{name}" for name in ENTRIES],
        *[f"upgrade-{name}" for name in UPGRADES],
        *[f"item-{name}" for name in ITEMS],
        *[f"gear-{name}" for name in GEAR],
    ]
    assert [key for key in keys if key not in said] == []
