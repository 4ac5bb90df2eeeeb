"""The dragon of the volcano, who defends his hoard until he is slain or driven off."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.sheet import DRAGON_ENDS, NEITHER
from feldzug.games.empires.simulation.chronicle import (
    DRAGON_ATTACKS,
    DRAGON_DRIVEN_OFF,
    DRAGON_SLAIN,
    DRAGON_WAKES,
)
from feldzug.games.empires.simulation.field import Battle
from feldzug.games.empires.simulation.ground import NOTCH_AT, WOOD
from feldzug.games.empires.simulation.measuring import distance_to
from feldzug.games.empires.simulation.odds import charge_bonus, protection
from feldzug.games.empires.simulation.shooting import TO_HIT, save, shots_of, wound
from feldzug.games.empires.simulation.sight import is_clear
from feldzug.games.empires.simulation.units import Unit

CAVE: Final = NOTCH_AT
"""The cave lies where the lava flows out. [EMP-330]"""
NEAR: Final = 20
ATTACKS: Final = 8
SHOTS: Final = 4
ARMOUR: Final = 4
HITS: Final = 8
DRIVEN_OFF_BY: Final = 6
"""Attack 8/4, armour 4+, 8 hits, driven off by 6 or 7 of them; his shots reach 20 cm. [EMP-337 … EMP-340]"""

_UNTOUCHED: Final = DRAGON_ENDS.index("untouched")
_DRIVEN_OFF: Final = DRAGON_ENDS.index("driven-off")
_SLAIN: Final = DRAGON_ENDS.index("slain")


class Dragon:
    """The dragon, asleep in his cave until somebody comes within 20 cm or the volcano erupts. [EMP-329]"""

    def __init__(self) -> None:
        self.is_awake = False
        self.is_roused = False
        """The eruption has woken him: his first attack knows no distance. [EMP-335]"""
        self.end: int = _UNTOUCHED
        self.by = NEITHER
        self.hits = 0
        self.of_turn = 0
        """Hits he took in this player's turn, for the companion."""
        self.assailants: list[Unit] = []
        self.closest: list[int] = [NEAR + 1, NEAR + 1]
        """How near each side's units came to the cave. [EMP-343]"""

    def is_here(self) -> bool:
        return self.end == _UNTOUCHED

    def watch(self, battle: Battle) -> None:
        """After moves: units near the cave wake him, whosever they are; characters do not. [EMP-331]"""
        if not self.is_here():
            return
        for army in battle.armies:
            for unit in army.units:
                far = distance_to(unit, CAVE[0], CAVE[1])
                self.closest[army.side] = min(self.closest[army.side], far)
        if not self.is_awake and min(self.closest) <= NEAR:
            self.wake(battle)

    def wake(self, battle: Battle) -> None:
        self.is_awake = True
        battle.chronicle.tell(NEITHER, DRAGON_WAKES)

    def erupted(self, battle: Battle) -> None:
        """The eruption wakes him. [EMP-332]"""
        if self.is_here() and not self.is_awake:
            self.wake(battle)
            self.is_roused = True

    def target(self, battle: Battle) -> Unit | None:
        """The nearest unit within 20 cm of the cave; at any distance when the eruption has just woken him.

        [EMP-333, EMP-335]
        """
        best: Unit | None = None
        least = (1 << 20) if self.is_roused else NEAR + 1
        for army in battle.armies:
            for unit in army.units:
                far = distance_to(unit, CAVE[0], CAVE[1])
                if far < least:
                    best, least = unit, far
        return best

    def attack(self, battle: Battle) -> None:
        """At the end of a command phase he attacks once and returns to his cave.

        He does not fly into a wood: there he shoots. [EMP-333, EMP-336, EMP-337, EMP-344]
        """
        if not (self.is_here() and self.is_awake):
            return
        target = self.target(battle)
        self.is_roused = False
        if target is None:
            return
        battle.chronicle.tell(target.side, DRAGON_ATTACKS, target.entry)
        in_wood = battle.ground.code(target.x, target.y) == WOOD
        dice = SHOTS if in_wood else ATTACKS
        hits = save(
            battle, target, battle.dice.reaching(dice, TO_HIT + protection(target, None)), 0
        )
        back = 0 if in_wood else self.strikes_of(target, False)
        wound(battle, target, hits)
        target.wounds = 0
        self._take(battle, back, target.side)

    def strikes_of(self, unit: Unit, is_charging: bool) -> int:
        """The dice of a unit against him: he causes terror. [EMP-344]"""
        each = unit.melee - (1 if unit.fears else 0)
        dice = each * unit.stands + (charge_bonus(unit) if is_charging else 0)
        leader = unit.leader.commander.attack if unit.leader is not None else 0
        return max(1, dice) + leader

    def _take(self, battle: Battle, dice: int, side: int) -> None:
        """Attacks on the dragon, with his armour of 4+; a ninth hit does not count. [EMP-338, EMP-339]"""
        hits = battle.dice.reaching(dice, TO_HIT)
        hits -= battle.dice.reaching(hits, ARMOUR)
        if hits:
            self.hits = min(HITS, self.hits + hits)
            self.of_turn += hits
            self.by = side

    def shooting(self, battle: Battle, side: int) -> None:
        """Units that may shoot at him do so where together they can hope to drive him off."""
        if not (self.is_here() and self.is_awake):
            return
        able = [
            unit
            for unit in battle.armies[side].units
            if unit.regiment.reach
            and not unit.foes
            and distance_to(unit, CAVE[0], CAVE[1])
            <= min(unit.regiment.reach, battle.climate.sight)
            and is_clear(battle, unit.x, unit.y, CAVE[0] - 5, CAVE[1])
        ]
        if (
            sum([sum(unit.regiment.shots[:1]) * unit.stands for unit in able])
            < 4 * DRIVEN_OFF_BY - self.hits
        ):
            return
        for unit in able:
            unit.has_shot = True
            self._take(battle, shots_of(battle, unit, distance_to(unit, CAVE[0], CAVE[1])), side)

    def combat(self, battle: Battle, side: int) -> None:
        """Units that charged him fight one round with him and then fall back."""
        assailants = [unit for unit in self.assailants if unit.stands]
        self.assailants = []
        if not self.is_here() or not assailants:
            return
        dice = sum([self.strikes_of(unit, True) for unit in assailants])
        first = assailants[0]
        hits = save(battle, first, battle.dice.reaching(ATTACKS, TO_HIT), 0)
        self._take(battle, dice, side)
        wound(battle, first, hits)
        first.wounds = 0

    def end_of_phase(self, battle: Battle) -> None:
        """Eight hits slay him, six or seven drive him off, fewer are dropped. [EMP-339, EMP-340]"""
        if not self.is_here():
            return
        if self.hits >= HITS:
            self.end = _SLAIN
            battle.chronicle.tell(self.by, DRAGON_SLAIN)
        elif self.hits >= DRIVEN_OFF_BY:
            self.end = _DRIVEN_OFF
            battle.chronicle.tell(self.by, DRAGON_DRIVEN_OFF)
        self.hits = 0

    def nearest(self) -> int:
        """The side that came nearest to the cave, within 20 cm, if he was beaten by nobody. [EMP-343]"""
        one, other = self.closest
        if not self.is_here() or one == other or min(one, other) > NEAR:
            return NEITHER
        return 0 if one < other else 1

    def can_be_charged(self, battle: Battle, units: list[Unit]) -> bool:
        """Whether units can reach him and may hope for six hits."""
        if not self.is_here():
            return False
        dice = 0
        for unit in units:
            if distance_to(unit, CAVE[0], CAVE[1]) <= unit.charge_reach:
                dice += self.strikes_of(unit, True)
        return dice >= 4 * DRIVEN_OFF_BY
