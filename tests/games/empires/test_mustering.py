"""Armies for whoever writes none."""

from __future__ import annotations

import pytest

from feldzug.games.empires.armies import ENTRIES
from feldzug.games.empires.items import EDITIONS, OLD, item_pile
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.rosters.mustering import (
    FOOT,
    MOUNTED,
    STYLES,
    merit,
    muster_army,
)
from feldzug.games.empires.rosters.reckoning import army_points, extra_points, gold_cost, units_of
from feldzug.games.empires.rosters.roster import Muster
from feldzug.games.empires.siege_gear import ATTACKER, DEFENDER, FORTIFICATION, GEAR_FACTS
from tests.games.empires.rosters import item, muster, objections, siege

SIZES = [(size, max(1000, size // 1000 * 1000)) for size in range(900, 3601, 100)]


@pytest.mark.rule("EMP-437")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("people", PEOPLES.ids)
def test_every_people_has_a_legal_army_of_every_size(people: str, edition: str) -> None:
    for size, limits in SIZES:
        for style in STYLES:
            against = muster(people, edition=edition, size=size, limits=limits, gold=0)
            army = muster_army(against, style)
            assert objections(army, against) == []
            assert 0 <= size - army_points(army, against.army) < 30


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("people", PEOPLES.ids)
def test_every_people_has_a_legal_army_for_the_rounds_and_for_sieges(
    people: str, edition: str
) -> None:
    against = muster(people, edition=edition, size=1600, gold=250, reinforcement=True)
    army = muster_army(against, bought=250)
    assert objections(army, against) == []
    assert 220 < gold_cost(army, against) <= 250
    for side in (ATTACKER, DEFENDER):
        for walls in (True, False):
            besieged = siege(side, people, edition=edition, walls=walls)
            army = muster_army(besieged)
            assert objections(army, besieged) == []
            assert 900 < extra_points(army, besieged.army) <= 1000


@pytest.mark.rule("EMP-437")
def test_the_same_muster_gives_the_same_army() -> None:
    assert muster_army(muster()) == muster_army(muster())


def test_styles_differ() -> None:
    def mounted(style: str) -> int:
        against = muster(size=2000, limits=2000)
        units = units_of(muster_army(against, style), against.army)
        return sum(line.count for line, entry in units if entry.kind == "cavalry")

    assert mounted(MOUNTED) > mounted("balanced") > mounted(FOOT)


def test_an_army_has_heroes_and_a_wizard() -> None:
    army = muster_army(muster(size=1500))
    names = {ENTRIES[line.entry]: line.count for line in army.lines}
    assert (names["empire-general"], names["empire-hero"], names["empire-wizard"]) == (1, 2, 1)


@pytest.mark.rule("EMP-124")
def test_the_reinforcement_of_a_mustered_army_costs_no_gold() -> None:
    against = muster(reinforcement=True, gold=0)
    army = muster_army(against)
    assert against.army.by_entry[army.reinforcement].points <= 70
    assert objections(army, against) == []


@pytest.mark.rule("EMP-018")
def test_drawn_cards_are_borne_as_far_as_somebody_may() -> None:
    cards = (item("ring-of-magic"), item("battle-banner"))
    army = muster_army(muster(cards=cards))
    assert army.cards == cards
    dwarfs = muster("dwarfs", cards=cards)
    assert muster_army(dwarfs).cards == (item("battle-banner"),)
    assert objections(muster_army(dwarfs), dwarfs) == []


def test_a_hand_of_all_cards_still_makes_a_legal_army() -> None:
    for people in range(len(PEOPLES)):
        for edition in EDITIONS:
            against = Muster(people, edition, 1000, 1000, cards=tuple(item_pile(edition)))
            assert objections(muster_army(against), against) == []


@pytest.mark.rule("EMP-325", "EMP-327")
def test_the_defender_has_walls_unless_they_fell() -> None:
    def walls(standing: bool) -> int:
        army = muster_army(siege(DEFENDER, walls=standing))
        return sum(one.count for one in army.gear if GEAR_FACTS[one.gear].sort == FORTIFICATION)

    assert walls(True) == 5
    assert walls(False) == 0


def test_attacks_and_shots_that_are_thrown_for_count_three_each() -> None:
    dwarfs = muster("dwarfs").army
    flames = dwarfs.by_entry[ENTRIES.index("dwarfs-flame-cannon")]
    assert (flames.shot_dice, flames.melee_dice, flames.points) == (2, 0, 50)
    # 1 stand of 2 hits, 6+: 24; 1 attack and two dice: 30 × 7.
    assert merit(flames) == (24 + 30 * 7) * 100 // 50
    carrier = next(entry for entry in muster("goblins").army.entries if entry.melee_dice)
    plain = 30 * carrier.stands * (carrier.melee + sum(carrier.shots[:1]))
    tough = carrier.stands * carrier.hits * {3: 30, 4: 20, 5: 15, 6: 12, 7: 10}[carrier.armour]
    dice = 90 * carrier.stands * (carrier.melee_dice + carrier.shot_dice)
    assert merit(carrier) == (tough + plain + dice) * 100 // carrier.points


@pytest.mark.rule("EMP-328")
def test_an_army_in_small_has_no_more_pieces_that_break_walls_than_it_may() -> None:
    against = siege(ATTACKER, "chaos-dwarfs", edition=OLD, size=700, extra=400)
    for style in STYLES:
        army = muster_army(against, style)
        assert objections(army, against) == []
