from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.simulation.field import Battle
from feldzug.games.empires.simulation.forces import WIZARD, ArmySpell, Commander, Force
from feldzug.games.empires.simulation.magic import is_cast, magic_phase
from feldzug.games.empires.simulation.units import Character
from tests.games.empires.simulation.tabletop import (
    clash,
    force,
    general,
    hero,
    item,
    lead,
    put,
    regiment,
    sheet,
    table,
)

BOLT = (ArmySpell(5, 30),)
BLESSING = (ArmySpell(4),)


def wizard(**said: Any) -> Commander:
    return hero(rank=WIZARD, command=7, casts=True, **said)


def duel(
    *dice: int, weather: str = "pleasant", enemy: Commander | None = None, **said: Any
) -> tuple[Battle, Character]:
    ours = Force((regiment(),), (wizard(**said),), BOLT)
    theirs = Force((regiment(hits=1),), (enemy or general(),))
    battle = table(ours, theirs, *dice, on=sheet(weather=weather))
    put(battle, 0, 0, 60, 30)
    put(battle, 1, 0, 60, 60)
    return battle, lead(battle, 0, 0, 60, 32)


def test_a_spell_with_a_range_strikes_like_three_shots() -> None:
    battle, _ = duel(5, 4, 3, 6, 1, 1)
    magic_phase(battle, 0)
    assert battle.armies[1].units[0].stands == 1


def test_a_spell_fails_below_its_number() -> None:
    battle, _ = duel(4)
    magic_phase(battle, 0)
    assert battle.armies[1].units[0].stands == 3


@pytest.mark.rule("EMP-366")
def test_in_rain_a_spell_reaches_25_cm() -> None:
    battle, _ = duel(weather="rain")
    magic_phase(battle, 0)
    assert battle.armies[1].units[0].stands == 3


def test_a_spell_without_range_strengthens_a_unit_that_fights() -> None:
    battle = table(Force((regiment(),), (wizard(),), BLESSING), Force((regiment(),), ()), 4)
    one, other = put(battle, 0, 0, 60, 56), put(battle, 1, 0, 60, 60)
    lead(battle, 0, 0, 60, 50)
    clash(one, other)
    magic_phase(battle, 0)
    assert one.blessed


@pytest.mark.parametrize(
    ("name", "dice", "works"),
    [
        ("wand-of-power", (4,), True),
        ("rod-of-repetition", (3, 5), True),
        ("rod-of-repetition", (1,), False),
        ("ring-of-magic", (1,), True),
    ],
)
def test_what_a_wizard_bears_helps_him(name: str, dice: tuple[int, ...], works: bool) -> None:
    battle, character = duel(*dice, item=item(name))
    assert is_cast(battle, character, 5) == works


def test_a_scroll_stops_one_spell_and_a_staff_makes_all_harder() -> None:
    battle, character = duel(6, 6, enemy=hero(item=item("scroll-of-dispelling")))
    assert not is_cast(battle, character, 5)
    assert is_cast(battle, character, 5)
    battle, character = duel(5, 6, enemy=hero(item=item("staff-of-spellbinding")))
    assert not is_cast(battle, character, 5)
    assert is_cast(battle, character, 5)


def test_a_runesmith_dispels_on_4() -> None:
    battle, character = duel(6, 4, 6, 3, enemy=hero(traits=("dispel",)))
    assert not is_cast(battle, character, 5)
    assert is_cast(battle, character, 5)


@pytest.mark.rule("EMP-435")
def test_no_spell_strikes_a_unit_in_combat() -> None:
    battle, _ = duel(6, 4, 4, 4)
    clash(battle.armies[0].units[0], battle.armies[1].units[0])
    magic_phase(battle, 0)
    assert battle.armies[1].units[0].stands == 3


@pytest.mark.rule("EMP-435")
def test_a_spell_drives_back() -> None:
    battle, _ = duel(5, 4, 3, 3, 4)
    magic_phase(battle, 0)
    assert battle.armies[1].units[0].y == 64


@pytest.mark.rule("EMP-435")
def test_a_wizard_who_leads_a_unit_casts_nothing() -> None:
    battle, character = duel()
    character.unit = battle.armies[0].units[0]
    magic_phase(battle, 0)
    assert battle.armies[1].units[0].stands == 3


@pytest.mark.rule("EMP-435")
def test_of_the_spells_that_reach_somebody_the_easiest_is_cast() -> None:
    spells = (ArmySpell(6, 30), ArmySpell(4, 30), ArmySpell(2, 10))
    ours = Force((regiment(),), (wizard(),), spells)
    battle = table(ours, force(regiment(hits=1)), 4, 4, 4, 3, 1, 1)
    put(battle, 0, 0, 60, 30)
    put(battle, 1, 0, 60, 60)
    lead(battle, 0, 0, 60, 32)
    magic_phase(battle, 0)
    assert battle.armies[1].units[0].stands == 1
