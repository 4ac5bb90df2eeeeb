"""Magic: each caster tries one spell a turn, by the die and the range of his army's list."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.items import ITEMS
from feldzug.games.empires.simulation.chronicle import SPELL
from feldzug.games.empires.simulation.field import Army, Battle
from feldzug.games.empires.simulation.forces import ArmySpell
from feldzug.games.empires.simulation.measuring import distance_to
from feldzug.games.empires.simulation.shooting import TO_HIT, drive_back, save, wound
from feldzug.games.empires.simulation.sight import is_clear
from feldzug.games.empires.simulation.units import Character, Unit
from feldzug.games.empires.simulation.walls import are_parted

_REPEATS: Final = "reroll-failed-spell-not-1"
BOLTS: Final = 3
"""A spell with a range is like so many shots."""

_RING: Final = ITEMS.index("ring-of-magic")
_STAFF: Final = ITEMS.index("staff-of-spellbinding")
_SCROLL: Final = ITEMS.index("scroll-of-dispelling")
_WAND: Final = ITEMS.index("wand-of-power")
_ROD: Final = ITEMS.index("rod-of-repetition")


def magic_phase(battle: Battle, side: int) -> None:
    """Every caster casts at the nearest unit he sees, or strengthens a unit of his own that fights."""
    army = battle.armies[side]
    spells = army.force.spells
    if not spells:
        return
    for character in army.characters:
        if character.commander.casts and character.unit is None:
            _cast(battle, army, character, spells)


def _cast(battle: Battle, army: Army, character: Character, spells: tuple[ArmySpell, ...]) -> None:
    best: ArmySpell | None = None
    target: Unit | None = None
    for spell in spells:
        if best is not None and spell.cast_on >= best.cast_on:
            continue
        found = _target(battle, character, spell.reach) if spell.reach else _friend(army)
        if found is not None:
            best, target = spell, found
    if best is None or target is None:
        return
    if not is_cast(battle, character, best.cast_on):
        return
    battle.chronicle.tell(army.side, SPELL, character.entry, target.entry)
    if target.side == army.side:
        target.blessed = True
        return
    hits = save(battle, target, battle.dice.reaching(BOLTS, TO_HIT), 0)
    if hits:
        wound(battle, target, hits)
        if target.stands:
            drive_back(battle, [(target, target, hits)])


def is_cast(battle: Battle, character: Character, cast_on: int) -> bool:
    """Whether a spell works: a D6, what the caster carries, and what the enemy does against it."""
    need = cast_on
    enemy = battle.armies[1 - character.side]
    for other in enemy.characters:
        if other.item == _STAFF:
            need += 1
    die = battle.dice.die()
    if (character.item == _WAND and character.item_left) and die < need:
        character.item_left = False
        die += 1
    elif character.spell_plus_left and die < need:
        character.spell_plus_left = False
        die += 1
    if (
        die < need
        and die != 1
        and (character.item == _ROD or _REPEATS in character.commander.traits)
    ):
        die = battle.dice.die()
    if die < need and character.item == _RING and character.item_left:
        character.item_left = False
        die = need
    if die < need:
        return False
    for other in enemy.characters:
        if other.item == _SCROLL and other.item_left:
            other.item_left = False
            return False
        traits = other.commander.traits
        if ("dispel" in traits or "dispel-4plus" in traits) and battle.dice.die() >= 4:
            return False
    return True


def _target(battle: Battle, character: Character, reach: int) -> Unit | None:
    """The nearest enemy unit in range and sight; no spell crosses a wall. [EMP-366]"""
    reach = min(reach, battle.climate.sight)
    best: Unit | None = None
    least = reach + 1
    for unit in battle.armies[1 - character.side].units:
        if (
            unit.foes
            or abs(unit.x - character.x) > reach + 5
            or abs(unit.y - character.y) > reach + 5
        ):
            continue
        far = distance_to(unit, character.x, character.y)
        if (
            far < least
            and is_clear(battle, character.x, character.y, unit.x, unit.y)
            and not are_parted(battle, character.x, character.y, unit.x, unit.y)
        ):
            best, least = unit, far
    return best


def _friend(army: Army) -> Unit | None:
    for unit in army.units:
        if unit.foes:
            return unit
    return None
