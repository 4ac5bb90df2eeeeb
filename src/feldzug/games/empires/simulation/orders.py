"""Orders: whom a character may order, what he needs on 2D6, and what follows when he blunders."""

from __future__ import annotations

from math import isqrt
from typing import Final

from feldzug.games.empires.items import ITEMS
from feldzug.games.empires.simulation.chronicle import BLUNDER
from feldzug.games.empires.simulation.field import Battle
from feldzug.games.empires.simulation.forces import GENERAL, HERO, INFANTRY, WIZARD
from feldzug.games.empires.simulation.ground import WOOD
from feldzug.games.empires.simulation.measuring import distance
from feldzug.games.empires.simulation.units import GOES_WILD, Character, Unit

HIGHEST: Final = 10
"""No command value is above it."""
NEAR: Final = 20
_RANGES: Final = (1 << 20, 60, 20)
"""How far General, Hero and Wizard give orders."""

_CROWN: Final = ITEMS.index("crown-of-command")
_HELM: Final = ITEMS.index("helm-of-dominion")
_ORB: Final = ITEMS.index("orb-of-majesty")
_SCEPTRE: Final = ITEMS.index("sceptre-of-sovereignty")


class Brigade:
    """A unit, or up to four that stand together and are ordered at once."""

    def __init__(self, battle: Battle, units: list[Unit], goal: int) -> None:
        self.units = units
        self.goal = goal
        self.orders = 0
        self.by: Character | None = None
        self.penalty = 0
        self.look(battle)

    def look(self, battle: Battle) -> None:
        """What lowers the command value whoever gives the order: −1 each for an enemy within 20 cm and for
        dense terrain, −1 for each stand lost, of the unit that has lost most. [EMP-278, EMP-279, EMP-280]
        """
        near = dense = lost = own = 0
        for unit in self.units:
            traits = unit.regiment.traits
            if unit.minds_enemies and not near:
                enemy = battle.nearest_enemy(unit)
                if enemy is not None and distance(unit, enemy) <= NEAR:
                    near = 1
            if unit.dense and not dense and "no-dense-terrain-penalty" not in traits:
                in_wood = battle.ground.code(unit.x, unit.y) == WOOD
                if not (in_wood and unit.kind == INFANTRY and "infantry-no-wood-penalty" in traits):
                    dense = 1
            gone = unit.regiment.stands - unit.stands
            lost = max(lost, gone)
            if "command-minus1" in traits:
                own = 1
        self.penalty = near + dense + lost + own


def away(character: Character, brigade: Brigade) -> int:
    """From a character to the farthest unit of a brigade, in cm."""
    most = 0
    for unit in brigade.units:
        dx, dy = unit.x - character.x, unit.y - character.y
        far = dx * dx + dy * dy
        most = max(most, far)
    return isqrt(most)


def may_order(battle: Battle, character: Character, brigade: Brigade) -> bool:
    """Whether an order may be given at all.

    At most three a turn, in bad weather one, all by one character; Heroes reach 60 cm, Wizards 20, flyers are
    ordered from 20 cm. [EMP-367, EMP-368, EMP-369, EMP-370]
    """
    if character.has_failed or character.command <= 0 or brigade.orders >= battle.climate.orders:
        return False
    if brigade.by is not None and brigade.by is not character:
        return False
    if any(is_out_of_call(character, unit) for unit in brigade.units):
        return False
    reach = _RANGES[character.rank]
    first = brigade.units[0]
    if first.flies or (character.rank == HERO and "command-range-20cm" in first.regiment.traits):
        reach = NEAR
    return away(character, brigade) <= reach


def is_out_of_call(character: Character, unit: Unit) -> bool:
    """Reptiles hear nobody who is farther than 20 cm."""
    if "reptilian-order-20cm" not in unit.regiment.traits:
        return False
    dx, dy = unit.x - character.x, unit.y - character.y
    return dx * dx + dy * dy > NEAR * NEAR


def minds_rank(character: Character, brigade: Brigade) -> int:
    """Spirits of the forest obey a General or Hero less willingly than a Wizard."""
    if character.rank == WIZARD:
        return 0
    return int(any("forest-spirit" in unit.regiment.traits for unit in brigade.units))


def gets_plus(battle: Battle, character: Character, brigade: Brigade) -> bool:
    """In turn 1 the first order to each unit or brigade has +1; by the option once per character only.

    [EMP-021, EMP-022, EMP-424]
    """
    if battle.turn != 1 or brigade.orders:
        return False
    if battle.plus_per_character:
        return not character.first_plus_used
    return not any(unit.first_plus_used for unit in brigade.units)


def command_value(battle: Battle, character: Character, brigade: Brigade) -> int:
    """What a character needs on 2D6 or less."""
    traits = brigade.units[0].regiment.traits
    if not brigade.orders and character.rank == GENERAL and "general-first-order-on-10" in traits:
        return HIGHEST
    far = 0
    if "ignore-distance-penalty" not in traits:
        far = max(0, away(character, brigade) // NEAR - 1)
        if "distance-penalty-x2" in traits:
            far *= 2
    value = character.command - character.unsure - far - brigade.orders - brigade.penalty
    value -= minds_rank(character, brigade)
    if gets_plus(battle, character, brigade):
        value += 1
    return min(value, HIGHEST)


OBEYED, FAILED, PULLED_BACK, HALTED, HEADLONG = range(5)
"""What becomes of an order: it is obeyed, it fails, or the character blunders."""


def try_order(battle: Battle, character: Character, brigade: Brigade) -> int:
    """Test an order on 2D6.

    Who fails gives no more orders this turn; after the General's failure nobody does. A Hero or Wizard who
    throws a 12 blunders, unless he orders a Giant, who has ideas of his own then.
    """
    value = command_value(battle, character, brigade)
    if gets_plus(battle, character, brigade):
        character.first_plus_used = True
        for unit in brigade.units:
            unit.first_plus_used = True
    brigade.orders += 1
    brigade.by = character
    if character.item_left and character.item in (_CROWN, _HELM):
        character.item_left = False
        return OBEYED
    if character.item_left and character.item == _SCEPTRE and value < 8:
        character.item_left = False
        value += 1
    rolled = battle.dice.sum(2)
    if rolled > value and character.item_left and character.item == _ORB:
        character.item_left = False
        rolled = battle.dice.sum(2)
    if rolled <= value:
        return OBEYED
    character.has_failed = True
    if character.rank == GENERAL:
        battle.armies[character.side].commands_on = False
    elif rolled == 12 and not any(GOES_WILD in unit.regiment.traits for unit in brigade.units):
        return _blunder(battle, character)
    return FAILED


def _blunder(battle: Battle, character: Character) -> int:
    """D6: 1 command one less for good, 2 or 3 back, 4 or 5 no move, 6 ahead at full pace."""
    die = battle.dice.die()
    battle.chronicle.tell(character.side, BLUNDER, character.entry)
    if die == 1:
        character.unsure += 1
        return FAILED
    if die == 6:
        return HEADLONG
    return PULLED_BACK if die <= 3 else HALTED
