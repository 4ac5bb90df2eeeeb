"""Rosters: what they cost, and what speaks against them."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from feldzug.games.empires.armies import ENTRIES, army_list
from feldzug.games.empires.items import OLD
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.records import checked, rows_of
from feldzug.games.empires.rosters.check import check
from feldzug.games.empires.rosters.reckoning import (
    army_points,
    army_worth,
    bought_points,
    break_point,
    extra_points,
    fights_as,
    gold_cost,
    units_of,
    worth_of,
)
from feldzug.games.empires.rosters.roster import Muster, Roster, RosterGear, RosterLine
from feldzug.games.empires.siege_gear import DEFENDER, read_gear
from feldzug.games.empires.siege_gear import FILE as SIEGE_FILE
from feldzug.kernel.errors import BadValue
from feldzug.kernel.packing import Packing
from feldzug.kernel.values import Action
from feldzug.parts.messages import LANGUAGES, messages
from tests.games.empires.rosters import EMPIRE, item, line, muster, objections, roster, siege

BRETONNIA = "general, men-at-arms, squires, knights"


def test_a_legal_army_has_nothing_against_it() -> None:
    assert objections(roster(EMPIRE), muster()) == []
    assert army_points(roster(EMPIRE), muster().army) == 325


# numbers


@pytest.mark.rule("EMP-187")
def test_at_1500_the_limits_are_those_of_1000() -> None:
    at_1500 = muster("bretonnia", size=1500)
    assert objections(roster(BRETONNIA.replace("squires", "4 squires"), "bretonnia"), at_1500) == []
    many = roster(BRETONNIA.replace("squires", "5 squires"), "bretonnia")
    assert objections(many, at_1500) == ["EMP-187 roster-too-many"]
    few = roster(BRETONNIA.replace(" squires,", ""), "bretonnia")
    assert objections(few, at_1500) == ["EMP-187 roster-too-few"]


@pytest.mark.rule("EMP-192")
def test_at_2500_the_limits_are_those_of_2000() -> None:
    at_2500 = muster("bretonnia", size=2500, limits=2000)
    army = "general, 2 men-at-arms, {} squires, 2 knights"
    assert objections(roster(army.format(2), "bretonnia"), at_2500) == []
    assert objections(roster(army.format(8), "bretonnia"), at_2500) == []
    assert objections(roster(army.format(1), "bretonnia"), at_2500) == ["EMP-192 roster-too-few"]
    assert objections(roster(army.format(9), "bretonnia"), at_2500) == ["EMP-192 roster-too-many"]


@pytest.mark.rule("EMP-194")
def test_bonus_bought_points_and_plague_do_not_change_the_limits() -> None:
    five = roster(BRETONNIA.replace("squires", "5 squires"), "bretonnia")
    assert objections(five, muster("bretonnia", size=2100)) == ["EMP-187 roster-too-many"]
    few = roster("general, 2 halberdiers, crossbowmen")
    assert objections(few, muster(size=900)) == ["EMP-187 roster-too-few"]


@pytest.mark.rule("EMP-187")
def test_below_1000_there_are_maximums_but_no_minimums() -> None:
    small = muster(size=800, limits=800)
    assert objections(roster("general"), small) == []
    assert objections(roster("general, 2 flagellants"), small) == ["EMP-187 roster-too-many"]


@pytest.mark.rule("EMP-187")
@pytest.mark.parametrize("generals", ["", "2 general,"])
def test_an_army_has_exactly_one_general(generals: str) -> None:
    army = roster(f"{generals} 2 halberdiers, 2 crossbowmen")
    assert objections(army, muster()) == ["EMP-187 roster-one-general"]


@pytest.mark.rule("EMP-187")
def test_lines_of_one_entry_count_together() -> None:
    army = roster(f"{EMPIRE}, flagellants, flagellants")
    assert objections(army, muster()) == ["EMP-187 roster-too-many"]


@pytest.mark.rule("EMP-187")
def test_entries_that_share_a_limit_count_together() -> None:
    army = "general, 2 chaos-dwarfs, earthshaker-cannon"
    against = muster("chaos-dwarfs")
    assert objections(roster(army, "chaos-dwarfs"), against) == []
    both = roster(f"{army}, death-rocket", "chaos-dwarfs")
    assert objections(both, against) == ["EMP-187 roster-too-many"] * 2


@pytest.mark.rule("EMP-187")
def test_a_people_has_its_own_list_and_an_edition_its_own_entries() -> None:
    stranger = Roster((*roster(EMPIRE).lines, line("knights", "bretonnia")))
    assert objections(stranger, muster()) == ["EMP-187 roster-stranger"]
    army = roster(f"{BRETONNIA}, pegasus-knights", "bretonnia")
    assert objections(army, muster("bretonnia")) == []
    assert objections(army, muster("bretonnia", edition=OLD)) == ["EMP-187 roster-stranger"]


@pytest.mark.parametrize("count", [0, -1])
def test_nobody_writes_down_less_than_one(count: int) -> None:
    army = roster(f"{EMPIRE}, {count} knights")
    assert objections(army, muster()) == ["EMP-187 roster-count"]
    gear = roster(EMPIRE, gear=f"{count} ladders")
    assert objections(gear, siege()) == ["EMP-327 roster-gear-count"]


def test_what_no_vocabulary_knows_is_refused() -> None:
    legal = roster(EMPIRE)
    odd = replace(legal, lines=(*legal.lines, RosterLine(-7)))
    assert objections(odd, muster()) == ["EMP-187 roster-stranger"]
    odd = replace(legal, lines=(*legal.lines, RosterLine(legal.lines[0].entry, 1, (-7,))))
    assert objections(odd, muster()) == ["EMP-187 roster-stranger"]
    assert objections(replace(legal, reinforcement=-7), muster()) == ["EMP-124 roster-stranger"]
    odd = replace(legal, gear=(RosterGear(-1),))
    assert objections(odd, siege()) == ["EMP-327 roster-gear-count"]
    odd = replace(legal, lines=(replace(legal.lines[0], items=(-7,)), *legal.lines[1:]))
    assert objections(odd, muster()) == ["EMP-018 roster-item-not-for"]


@pytest.mark.rule("EMP-187")
def test_an_attached_stand_needs_a_unit_of_its_own() -> None:
    assert objections(roster(f"{EMPIRE}, 4 skirmishers"), muster()) == []
    army = roster(f"{EMPIRE}, 5 skirmishers")
    assert objections(army, muster()) == ["EMP-187 roster-no-host"]
    helped = roster(f"{EMPIRE}, 5 skirmishers", reinforcement="handgunners")
    assert objections(helped, muster(reinforcement=True)) == []


# upgrades


@pytest.mark.rule("EMP-187")
@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("hero griffon", []),
        ("hero war-altar", ["roster-upgrade-not-for"]),
        ("knights griffon", ["roster-upgrade-not-for"]),
        ("wizard griffon war-altar", ["roster-upgrades-clash"]),
        ("hero griffon griffon", ["roster-upgrades-clash", "roster-upgrade-too-many"]),
        ("hero griffon, wizard griffon", ["roster-upgrade-too-many"]),
    ],
)
def test_upgrades(text: str, found: list[str]) -> None:
    army = roster(f"{EMPIRE}, {text}")
    assert objections(army, muster()) == [f"EMP-187 {key}" for key in found]


@pytest.mark.rule("EMP-187")
def test_nobody_has_the_same_upgrade_twice_mount_or_not() -> None:
    army = roster("daemon-overlord favour-of-the-gods favour-of-the-gods", "daemons")
    assert "EMP-187 roster-upgrades-clash" in objections(army, muster("daemons"))


@pytest.mark.rule("EMP-187")
def test_the_cauldron_of_blood_needs_witch_elves() -> None:
    army = "general, 2 spearmen, crossbowmen, sorceress cauldron-of-blood"
    against = muster("dark-elves")
    assert objections(roster(army, "dark-elves"), against) == ["EMP-187 roster-upgrade-needs"]
    assert objections(roster(f"{army}, witch-elves", "dark-elves"), against) == []


def test_a_swapped_unit_fights_as_another_and_counts_as_what_it_was() -> None:
    army = roster("general, 2 halberdiers, crossbowmen, crossbowmen handgunners")
    assert objections(army, muster()) == []
    swapped = army.lines[-1]
    assert ENTRIES[fights_as(muster().army, swapped).number] == "empire-handgunners"
    assert army_points(army, muster().army) == 335


# items


@pytest.mark.rule("EMP-018")
@pytest.mark.parametrize(
    ("text", "allowed"),
    [
        ("knights + battle-banner", True),
        ("cannon + battle-banner", False),
        ("hero + battle-banner", False),
        ("hero + sword-of-might", True),
        ("hero + crown-of-command", False),
        ("wizard + ring-of-magic", True),
        ("hero + ring-of-magic", False),
        ("skirmishers + sword-of-might", False),
        ("flagellants + banner-of-steadfastness", False),
        ("flagellants + banner-of-shielding", True),
    ],
)
def test_who_may_bear_an_item(text: str, allowed: bool) -> None:
    found = [] if allowed else ["EMP-018 roster-item-not-for"]
    assert objections(roster(f"{EMPIRE}, {text}"), muster()) == found


@pytest.mark.rule("EMP-018")
def test_some_bear_items_of_wizards() -> None:
    army = "general, 2 warriors, {}"
    staff = roster(army.format("runesmith + staff-of-spellbinding"), "dwarfs")
    assert objections(staff, muster("dwarfs")) == []
    ring = roster(army.format("runesmith + ring-of-magic"), "dwarfs")
    assert objections(ring, muster("dwarfs")) == ["EMP-018 roster-item-not-for"]


@pytest.mark.rule("EMP-018")
def test_the_old_witch_hunters_bear_their_relics_only() -> None:
    entries = [e for e in army_list(PEOPLES.index("witch-hunters"), OLD).entries if e.least]
    least = ", ".join([f"{e.least} {e.id.removeprefix('witch-hunters-')}" for e in entries])
    general = army_list(PEOPLES.index("witch-hunters"), OLD).general.id.removeprefix(
        "witch-hunters-"
    )
    against = muster("witch-hunters", edition=OLD)
    relic = roster(f"{least}, {general} + symbol-of-sigmar", "witch-hunters")
    assert objections(relic, against) == []
    sword = roster(f"{least}, {general} + sword-of-might", "witch-hunters")
    assert objections(sword, against) == ["EMP-018 roster-item-not-for"]
    empire = roster(f"{EMPIRE}, hero + symbol-of-sigmar")
    assert objections(empire, muster(edition=OLD)) == ["EMP-018 roster-item-not-for"]


@pytest.mark.rule("EMP-018")
def test_an_army_has_each_item_once() -> None:
    army = roster(f"{EMPIRE}, hero + sword-of-might, knights + sword-of-might")
    assert objections(army, muster()) == ["EMP-018 roster-item-twice"]


@pytest.mark.rule("EMP-019")
def test_a_bearer_has_one_item_and_a_line_of_his_own() -> None:
    two = roster(f"{EMPIRE}, knights + sword-of-might battle-banner")
    assert objections(two, muster()) == ["EMP-019 roster-one-item"]
    drawn = replace(two, cards=(item("battle-banner"),))
    against = muster(cards=(item("battle-banner"),))
    assert objections(drawn, against) == ["EMP-019 roster-one-item"]
    pair = roster(f"{EMPIRE}, 2 knights + battle-banner")
    assert objections(pair, muster()) == ["EMP-019 roster-one-item"]


@pytest.mark.rule("EMP-018")
def test_a_drawn_card_costs_no_points_but_is_worth_its_price() -> None:
    against = muster(cards=(item("battle-banner"),))
    bought = roster(f"{EMPIRE}, knights + battle-banner")
    drawn = replace(bought, cards=(item("battle-banner"),))
    assert objections(drawn, against) == []
    assert army_points(bought, against.army) == 325 + 110 + 30
    assert army_points(drawn, against.army) == 325 + 110
    assert worth_of(against.army, drawn.lines[-1]) == 140


@pytest.mark.rule("EMP-018")
def test_a_card_must_be_in_the_hand_and_have_a_bearer() -> None:
    drawn = roster(f"{EMPIRE}, knights + battle-banner", cards="battle-banner")
    assert objections(drawn, muster()) == ["EMP-018 roster-no-card"]
    idle = roster(EMPIRE, cards="ring-of-magic")
    against = muster(cards=(item("ring-of-magic"),))
    assert objections(idle, against) == ["EMP-018 roster-card-without-bearer"]


# points and gold


@pytest.mark.rule("EMP-182")
def test_gold_buys_points_above_the_size() -> None:
    army = roster(f"{EMPIRE}, 6 knights")
    assert army_points(army, muster().army) == 985
    assert gold_cost(army, muster()) == 0
    larger = roster(f"{EMPIRE}, 6 knights, crossbowmen, 1 skirmishers")
    assert bought_points(larger, muster()) == 60
    assert gold_cost(larger, muster()) == 60
    assert objections(larger, muster(gold=60)) == []
    assert objections(larger, muster(gold=59)) == ["EMP-182 roster-no-gold"]


@pytest.mark.rule("EMP-182")
def test_gold_per_point_is_a_switch() -> None:
    larger = roster(f"{EMPIRE}, 6 knights, crossbowmen, 1 skirmishers")
    assert gold_cost(larger, muster(gold_per_point=2)) == 120
    assert objections(larger, muster(gold=119, gold_per_point=2)) == ["EMP-182 roster-no-gold"]


@pytest.mark.rule("EMP-183")
def test_at_most_250_points_are_bought() -> None:
    army = f"{EMPIRE}, 8 knights, 1 halberdiers"
    assert army_points(roster(army), muster().army) == 1250
    assert objections(roster(army), muster()) == []
    more = roster(f"{army}, hero + sword-of-fate")
    assert objections(more, muster()) == ["EMP-183 roster-too-large"]


# reinforcement


@pytest.mark.rule("EMP-124")
def test_reinforcement_is_one_more_unit_for_who_has_the_card() -> None:
    army = roster(f"{EMPIRE}, 6 knights", reinforcement="handgunners")
    assert objections(army, muster()) == ["EMP-124 roster-no-reinforcement"]
    assert objections(army, muster(reinforcement=True)) == []
    assert gold_cost(army, muster(reinforcement=True)) == 0


@pytest.mark.rule("EMP-124")
def test_reinforcement_keeps_to_the_limits_and_fills_minimums() -> None:
    army = roster(f"{EMPIRE}, 3 handgunners", reinforcement="handgunners")
    assert objections(army, muster(reinforcement=True)) == ["EMP-187 roster-too-many"]
    filled = roster("general, halberdiers, 2 crossbowmen", reinforcement="halberdiers")
    assert objections(filled, muster(reinforcement=True)) == []


@pytest.mark.rule("EMP-124")
@pytest.mark.parametrize("who", ["hero", "skirmishers"])
def test_reinforcement_is_a_unit(who: str) -> None:
    army = roster(EMPIRE, reinforcement=who)
    assert objections(army, muster(reinforcement=True)) == ["EMP-124 roster-reinforcement-unit"]


@pytest.mark.rule("EMP-125")
def test_points_above_70_are_paid_in_gold_beside_the_250() -> None:
    army = roster(f"{EMPIRE}, 8 knights, 1 halberdiers", reinforcement="knights")
    against = muster(reinforcement=True)
    assert gold_cost(army, against) == 250 + 40
    assert objections(army, against) == []
    small = roster(EMPIRE, reinforcement="knights")
    assert objections(small, muster(reinforcement=True, gold=40)) == []
    assert objections(small, muster(reinforcement=True, gold=39)) == ["EMP-125 roster-no-gold"]
    assert gold_cost(small, muster(reinforcement=True, gold_per_point=2)) == 40


@pytest.mark.rule("EMP-126")
def test_reinforcement_counts_for_the_break_point() -> None:
    army = roster("general, hero, 6 halberdiers, 6 crossbowmen, 2 skirmishers")
    assert break_point(army, muster().army) == 6
    more = roster("general, 6 halberdiers, 6 crossbowmen", reinforcement="knights")
    assert break_point(more, muster().army) == 7
    assert sum(one.count for one, _ in units_of(more, muster().army)) == 13


def test_only_knights_count_for_the_break_point_of_bretonnia() -> None:
    army = roster("general, 4 men-at-arms, 3 squires, 3 knights, grail-knights", "bretonnia")
    assert break_point(army, muster("bretonnia").army) == 2


@pytest.mark.rule("EMP-018")
def test_the_worth_of_an_army_is_everything_that_takes_the_field() -> None:
    """Siege artillery, too: a simulated battle scores it. [EMP-435]"""
    army = roster(
        f"{EMPIRE}, hero griffon + sword-of-might",
        reinforcement="knights",
        cards="sword-of-might",
        gear="1 mangonel",
        extra="2 knights",
    )
    assert army_worth(army, muster().army) == 325 + 80 + 80 + 10 + 110 + 220 + 80


# sieges


@pytest.mark.rule("EMP-178", "EMP-324")
def test_siege_gear_is_for_sieges() -> None:
    army = roster(EMPIRE, gear="2 ladders")
    assert objections(army, muster()) == ["EMP-178 roster-no-siege"]
    assert objections(army, siege()) == []
    more = roster(EMPIRE, extra="knights")
    assert objections(more, muster()) == ["EMP-178 roster-no-siege"]


@pytest.mark.rule("EMP-327")
def test_each_side_has_its_own_gear() -> None:
    ladders, oil = roster(EMPIRE, gear="1 ladders"), roster(EMPIRE, gear="1 boiling-oil")
    assert objections(ladders, siege(DEFENDER)) == ["EMP-327 roster-gear-not-for"]
    assert objections(oil, siege(DEFENDER)) == []
    assert objections(oil, siege()) == ["EMP-327 roster-gear-not-for"]
    walls = roster(EMPIRE, gear="1 gateway")
    assert objections(walls, siege()) == ["EMP-327 roster-gear-not-for"]


@pytest.mark.rule("EMP-326", "EMP-327")
def test_a_siege_is_1500_points_and_1000_extra() -> None:
    army = roster(EMPIRE, gear="1 gateway, 7 wall, 2 tower", extra="2 halberdiers")
    assert extra_points(army, siege(DEFENDER).army) == 40 + 385 + 400 + 90
    assert objections(army, siege(DEFENDER)) == []
    more = roster(EMPIRE, gear="1 gateway, 7 wall, 2 tower", extra="4 halberdiers")
    assert objections(more, siege(DEFENDER)) == ["EMP-327 roster-extra-points"]
    large = roster(f"{EMPIRE}, 13 knights")
    assert army_points(large, siege().army) == 1755
    assert objections(large, siege()) == ["EMP-183 roster-too-large"]


@pytest.mark.rule("EMP-423")
def test_the_extra_points_buy_units_beyond_the_limits_but_no_characters() -> None:
    army = roster(BRETONNIA.replace("squires", "4 squires"), "bretonnia", extra="2 squires")
    assert objections(army, siege(people="bretonnia")) == []
    within = roster(BRETONNIA.replace("squires", "6 squires"), "bretonnia")
    assert objections(within, siege(people="bretonnia")) == ["EMP-187 roster-too-many"]
    hero = roster(EMPIRE, extra="hero")
    assert objections(hero, siege()) == ["EMP-423 roster-extra-units"]


@pytest.mark.rule("EMP-423")
def test_plague_takes_off_a_hundred_in_a_siege_too() -> None:
    army = roster(f"{EMPIRE}, 12 knights")
    assert bought_points(army, siege(size=1400)) == 245
    assert extra_points(army, siege(size=1400).army) == 0


@pytest.mark.rule("EMP-327")
def test_the_siege_lists_have_limits_of_their_own() -> None:
    army = roster(EMPIRE, gear="2 mangonel")
    assert objections(army, siege()) == ["EMP-327 roster-gear-too-many"]
    split = replace(army, gear=(RosterGear(army.gear[0].gear), RosterGear(army.gear[0].gear)))
    assert objections(split, siege()) == ["EMP-327 roster-gear-too-many"]


@pytest.mark.rule("EMP-328")
def test_walls_need_a_gateway_and_there_are_not_too_many_guns() -> None:
    walls = roster(EMPIRE, gear="2 wall")
    assert objections(walls, siege(DEFENDER)) == ["EMP-328 roster-gear-too-few"]
    guns = roster(f"{EMPIRE}, cannon", gear="1 mangonel, 1 bombard, 1 tribock")
    assert objections(guns, siege()) == []
    more = replace(guns, extra=roster("cannon").lines)
    assert objections(more, siege()) == ["EMP-328 roster-breaching"]


@pytest.mark.rule("EMP-328", "EMP-124")
def test_a_gun_that_comes_as_reinforcement_breaks_walls_too() -> None:
    guns = roster(f"{EMPIRE}, cannon", gear="1 mangonel, 1 bombard, 1 tribock")
    against = siege(reinforcement=True)
    assert objections(guns, against) == []
    more = replace(guns, reinforcement=roster(EMPIRE, reinforcement="cannon").reinforcement)
    assert "EMP-328 roster-breaching" in objections(more, against)


@pytest.mark.rule("EMP-047")
def test_after_an_earthquake_no_walls_are_bought() -> None:
    army = roster(EMPIRE, gear="1 gateway")
    assert objections(army, siege(DEFENDER, walls=False)) == ["EMP-047 roster-no-walls"]
    assert objections(roster(EMPIRE, gear="1 mangonel"), siege(DEFENDER, walls=False)) == []


# saves and words


@dataclass(frozen=True, slots=True)
class WriteRoster(Action):
    """An answer that holds a roster."""

    roster: Roster


def test_a_roster_is_saved_by_ids_and_read_back() -> None:
    packing = Packing((Roster, RosterLine, RosterGear, Muster, WriteRoster))
    army = roster(
        f"{EMPIRE}, hero griffon + sword-of-might",
        reinforcement="knights",
        cards="sword-of-might",
        gear="1 mangonel",
        extra="knights",
    )
    packed = packing.pack(WriteRoster(army))
    assert packed["roster"]["lines"][-1] == {
        "@": "RosterLine",
        "entry": "empire-hero",
        "count": 1,
        "upgrades": ["empire-griffon"],
        "items": ["sword-of-might"],
    }
    assert packing.unpack(packed) == WriteRoster(army)
    assert packing.unpack(packing.pack(siege(cards=(item("sword-of-might"),)))) == siege(
        cards=(item("sword-of-might"),)
    )
    packed["roster"]["lines"][0]["entry"] = "empire-dragon"
    with pytest.raises(BadValue):
        packing.unpack(packed)


KEYS = [
    "roster-stranger",
    "roster-count",
    "roster-gear-count",
    "roster-one-general",
    "roster-too-few",
    "roster-too-many",
    "roster-no-host",
    "roster-upgrade-not-for",
    "roster-upgrades-clash",
    "roster-upgrade-too-many",
    "roster-upgrade-needs",
    "roster-one-item",
    "roster-item-twice",
    "roster-item-not-for",
    "roster-no-card",
    "roster-card-without-bearer",
    "roster-no-reinforcement",
    "roster-reinforcement-unit",
    "roster-too-large",
    "roster-no-gold",
    "roster-no-siege",
    "roster-gear-not-for",
    "roster-no-walls",
    "roster-gear-too-many",
    "roster-gear-too-few",
    "roster-breaching",
    "roster-extra-units",
    "roster-extra-points",
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_objection_has_a_sentence(language: str) -> None:
    said = messages(language, "feldzug.games.empires.words")
    assert [key for key in KEYS if key not in said] == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Flagellants: this army may have 1 at most and has 2."),
        ("de", "Flagellanten: Diese Armee darf höchstens 1 haben und hat 2."),
    ],
)
def test_a_sentence(language: str, sentence: str) -> None:
    said = messages(language, "feldzug.games.empires.words")
    (reason,) = check(roster(f"{EMPIRE}, 2 flagellants"), muster())
    args = dict(reason.args)
    args["entry"] = said.say(f"entry-{ENTRIES[int(args['entry'])]}")
    assert said.say(reason.key, args) == sentence


def test_siege_gear_with_a_field_that_nobody_knows_is_refused() -> None:
    row = rows_of(SIEGE_FILE, "gear")[0] | {"colour": 1}
    with pytest.raises(ValueError, match="colour"):
        read_gear(checked(SIEGE_FILE, [row]))
