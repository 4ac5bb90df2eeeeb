"""Units and characters while a battle is fought."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.items import ITEMS
from feldzug.games.empires.simulation.forces import (
    CAVALRY,
    CHARIOT,
    INFANTRY,
    KINDS,
    MONSTER,
    Commander,
    Regiment,
)
from feldzug.games.empires.weather import WEATHER_FACTS

FAR: Final = 1 << 20
MOST_ORDERS: Final = 3

_SHIELDING: Final = ITEMS.index("banner-of-shielding")
_FORTITUDE: Final = ITEMS.index("banner-of-fortitude")
_MIGHT: Final = ITEMS.index("sword-of-might")


GOES_WILD: Final = "goes-wild"
RANDOM_MOVE: Final = "random-move-d6x10"
PUSHED: Final = "pushed-by-infantry"
"""Traits of units that do not move by orders, or only among infantry."""

BIG: Final = (MONSTER, CHARIOT)
"""Whose charge brings two attacks more a stand, not one."""


class Climate:
    """What the weather changes: cold and heat the pace, rain the sight, a thunderstorm the number of orders,
    snowstorm, fog and sandstorm sight and orders. [EMP-180, EMP-363 … EMP-370]
    """

    def __init__(self, weather: int) -> None:
        facts = WEATHER_FACTS[weather]
        self.pace: list[int] = [facts.move[troops] for troops in KINDS]
        self.flight: int = facts.move["flyer"]
        self.flying_charge: int = facts.charge
        self.sight: int = facts.sight or FAR
        self.orders: int = facts.orders or MOST_ORDERS


def _hurt_from(traits: tuple[str, ...]) -> int:
    """The least hits that hurt a large monster badly, as its trait says: `badly-hurt-5-7`."""
    for trait in traits:
        if trait.startswith("badly-hurt-"):
            return int(trait.split("-")[2])
    return 0


class Unit:
    """A unit on the table, by the centre of its front rank. It faces along one of the four axes."""

    def __init__(self, side: int, number: int, regiment: Regiment, climate: Climate) -> None:
        traits = regiment.traits
        self.regiment = regiment
        self.side = side
        self.number = number
        self.entry: int = regiment.entry
        self.kind: int = regiment.kind
        self.flies: bool = regiment.flies
        self.stands: int = regiment.stands
        self.melee: int = regiment.melee
        self.hits: int = regiment.hits + (1 if regiment.item == _FORTITUDE else 0)
        self.armour: int = regiment.armour - (1 if regiment.item == _SHIELDING else 0)
        self.armour = max(self.armour, 3)
        self.item: int = regiment.item
        self.item_left: bool = True
        self.terror: bool = "terror" in traits
        self.fears: bool = not (
            self.terror
            or "immune-terror" in traits
            or "undead" in traits
            or "forest-spirit" in traits
        )
        self.heartened = False
        """Until its next shooting phase terror does not matter to it."""
        self.confusable: bool = not ("undead" in traits or "no-confusion" in traits)
        self.has_initiative: bool = "undead" not in traits
        self.minds_enemies: bool = "undead" not in traits
        self.drivable: bool = "no-drive-back" not in traits
        self.reckless: bool = "must-charge" in traits or "must-pursue" in traits
        self.pursues_all: bool = "pursue-anything" in traits
        if "move20" in traits:
            pace = climate.pace[INFANTRY]
        elif "move30" in traits:
            pace = climate.pace[CAVALRY]
        else:
            pace = climate.pace[regiment.kind]
        self.pace: int = climate.flight if regiment.flies else pace
        self.charge_reach: int = climate.flying_charge if regiment.flies else pace
        self.always_defended: bool = (
            "always-defended" in traits or "always-defended-in-laager" in traits
        )
        self.hurt_from: int = _hurt_from(traits)
        """So many hits at the end of a phase halve its attacks and hits, once; 0 if never."""
        self.shot_dice: int = regiment.shot_dice
        self.hates: tuple[str, ...] = ()
        """What an enemy is that it must charge."""
        self.frenzied = False
        """A Giant who strikes twice as hard in the next round."""
        self.stampedes = False
        """An elephant that was confused."""
        self.might: int = (1 if regiment.item == _MIGHT else 0) + max(0, regiment.attached - 1)
        self.x = 0
        self.y = 0
        self.fx = 0
        self.fy = 1
        self.brigade = -1
        self.slot = 0
        self.confused = False
        self.foes: list[Unit] = []
        self.has_charged = False
        self.pursuit = 0
        self.flanked = False
        self.wounds = 0
        """Hits of this phase that have not yet felled a stand."""
        self.struck = 0
        """Hits of this round, before stands are taken off."""
        self.first_plus_used = False
        self.has_moved = False
        self.has_fought = False
        self.has_shot = False
        self.at_bank = False
        self.blessed = False
        """A spell of its own side strengthens it in this combat phase."""
        self.wall = -1
        """The first section of wall that it mans, -1 for none."""
        self.leader: Character | None = None
        self.near: Unit | None = None
        self.near_since = -1
        self.near_x = 0
        self.near_y = 0
        self.cover = 0
        """0 in the open, 1 defended, 2 fortified."""
        self.open_stands = self.stands
        self.dense = False
        self.hill = -1
        self.is_high = False
        """On a hill that defends it against who is not on it."""
        self.swamp_stands = 0
        self.water_stands = 0

    def front_step(self) -> int:
        """The width of a stand along the front: infantry shows the long edge, others the short one."""
        return 4 if self.kind == INFANTRY else 2

    def stand_points(self) -> list[tuple[int, int]]:
        """Where each stand lies."""
        count = self.stands
        if count == 1:
            return [(self.x, self.y)]
        step = self.front_step()
        start = -(count - 1) * step // 2
        if self.fx == 0:
            return [(self.x + start + k * step, self.y) for k in range(count)]
        return [(self.x, self.y + start + k * step) for k in range(count)]

    def recover(self) -> None:
        """The end of a phase: hits that felled no stand are dropped; they may hurt a large monster badly."""
        if self.wounds >= self.hurt_from > 0:
            self.hurt_from = 0
            self.melee = (self.melee + 1) // 2
            self.hits = (self.hits + 1) // 2
        self.wounds = 0

    def half_points(self) -> int:
        """Half its points, rounded up to 5."""
        return (self.regiment.points + 9) // 10 * 5

    def is_worn(self) -> bool:
        """A unit of three stands or more of which one is left."""
        return self.stands == 1 and self.regiment.stands >= 3


class Character:
    """A General, Hero or Wizard on the table."""

    def __init__(self, side: int, number: int, commander: Commander) -> None:
        self.commander = commander
        self.side = side
        self.number = number
        self.entry: int = commander.entry
        self.rank: int = commander.rank
        self.command: int = commander.command
        self.item: int = commander.item
        self.item_left = True
        self.alive = True
        self.x = 0
        self.y = 0
        self.unit: Unit | None = None
        self.has_failed = False
        self.unsure = 0
        """How often a blunder has lowered the command for good."""
        self.first_plus_used = False
        self.spell_plus_left: bool = "spell-plus1-once" in commander.traits
