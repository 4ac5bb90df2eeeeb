"""What the ground does before a player's command phase: swamp, volcano, lava."""

from __future__ import annotations

from typing import Final

from feldzug.games.empires.simulation.chronicle import ERUPTION, IN_SWAMP, LAKE_LAID, LAVA_LAID
from feldzug.games.empires.simulation.field import Battle
from feldzug.games.empires.simulation.ground import (
    DEPTH,
    LAVA,
    MIDDLE,
    NOTCH_AT,
    SECTOR_WIDTH,
    WIDTH,
)
from feldzug.games.empires.simulation.units import Character, Unit
from feldzug.games.empires.terrain import PIECE_FACTS, PIECES

_LAVA: Final = PIECE_FACTS[PIECES.index("lava")]
_LAKE: Final = PIECE_FACTS[PIECES.index("lava-lake")]
_SWAMP: Final = PIECE_FACTS[PIECES.index("swamp")]
LAVA_TILES: Final[int] = _LAVA.laid
"""So many lava tiles there are; the sheet does not say. [EMP-295]"""
TILE: Final[int] = _LAVA.width
LAKE: Final[int] = _LAKE.width
BEND_AT: Final = 2 * SECTOR_WIDTH
"""Where sectors 2 and 11 begin: from there on the stream may be bent. [EMP-293]"""


def swamp_losses(battle: Battle, side: int) -> None:
    """A D6 for each stand of the side in swamp: on 1 it is lost. [EMP-320]"""
    if not battle.ground.has_swamp:
        return
    for unit in list(battle.armies[side].units):
        if unit.swamp_stands == 0:
            continue
        lost = unit.swamp_stands - battle.dice.reaching(unit.swamp_stands, _SWAMP.lost_on + 1)
        if lost:
            battle.swamp_stands += lost
            battle.chronicle.tell(side, IN_SWAMP, unit.entry, count=lost)
            battle.lose_stands(unit, lost)


class Volcano:
    """The volcano: quiet until it erupts, then a stream of lava, tile by tile.

    Before each own command phase the player in turn rolls: 4+ in turn 1, 3+ in turn 2, 2+ in turn 3; in
    turn 4 it erupts for certain. Then each player lays one tile before his command phase, from the notch
    along the centre line; at sectors 2 and 11 the one in turn may bend the stream by 90 degrees. After the
    last tile the lake is laid straight on. [EMP-287 … EMP-297]
    """

    def __init__(self) -> None:
        self.is_erupting = False
        self.tiles = 0
        self.has_lake = False
        self.die = 0
        """The die thrown in this player's turn, 0 for none."""
        self.x: int = NOTCH_AT[0]
        self.y: int = MIDDLE
        """The end of the stream."""
        self.dx = -1
        self.dy = 0
        self.has_bent = False

    def player_turn(self, battle: Battle, side: int) -> bool:
        """Roll or lengthen the stream; returns whether the volcano erupted just now."""
        self.die = 0
        if self.is_erupting:
            self.lengthen(battle, side)
            return False
        if battle.turn < 4:
            self.die = battle.dice.die()
            if self.die < 5 - battle.turn:
                return False
        self.is_erupting = True
        battle.chronicle.tell(side, ERUPTION)
        self.lengthen(battle, side)
        return True

    def lengthen(self, battle: Battle, side: int) -> None:
        """Lay the next tile, or the lake after the last one. [EMP-294, EMP-295]"""
        if self.has_lake:
            return
        size = TILE
        if self.tiles == LAVA_TILES:
            self.has_lake = True
            size = LAKE
            battle.chronicle.tell(side, LAKE_LAID)
        else:
            if self.x <= BEND_AT and not self.has_bent:
                self._bend(battle, side)
            self.tiles += 1
            battle.chronicle.tell(side, LAVA_LAID, count=self.tiles)
        x, y = self._corner(size)
        self.x, self.y = self.x + self.dx * size, self.y + self.dy * size
        battle.ground.lay(LAVA, x, y, size, size)
        self._burn(battle, x, y, size)

    def _corner(self, size: int) -> tuple[int, int]:
        """The corner with the least numbers of a tile that follows the end of the stream."""
        if self.dx:
            return (self.x - size if self.dx < 0 else self.x), self.y - size // 2
        return self.x - size // 2, (self.y - size if self.dy < 0 else self.y)

    def _bend(self, battle: Battle, side: int) -> None:
        """The player in turn sends the stream where it hurts the enemy more than himself."""
        best, chosen = 0, (self.dx, self.dy)
        for dx, dy in ((self.dx, self.dy), (0, 1), (0, -1)):
            gain = 0
            for army in battle.armies:
                for unit in army.units:
                    ahead = (unit.x - self.x) * dx + (unit.y - self.y) * dy
                    aside = abs((unit.x - self.x) * dy) + abs((unit.y - self.y) * dx)
                    if 0 < ahead <= 2 * TILE and aside <= TILE:
                        gain += unit.stands if army.side != side else -unit.stands
            if gain > best:
                best, chosen = gain, (dx, dy)
        if chosen != (self.dx, self.dy):
            self.has_bent = True
            # The next tile leaves the side of the last one, half a tile back.
            self.x += TILE // 2
            self.dx, self.dy = chosen
            self.y += self.dy * TILE // 2

    def _burn(self, battle: Battle, x: int, y: int, size: int) -> None:
        """Stands on which lava or the lake is laid are destroyed. [EMP-297]"""
        for army in battle.armies:
            for unit in list(army.units):
                lost = 0
                for sx, sy in unit.stand_points():
                    if x <= sx < x + size and y <= sy < y + size:
                        lost += 1
                if lost:
                    battle.lose_stands(unit, lost)
                    if unit.stands:
                        self._step_aside(battle, unit, x, y, size)
            for character in list(army.characters):
                if (
                    character.unit is None
                    and x <= character.x < x + size
                    and y <= character.y < y + size
                ):
                    _flee(character, y, size)

    def _step_aside(self, battle: Battle, unit: Unit, x: int, y: int, size: int) -> None:
        """What is left of a unit stands beside the lava."""
        if x <= unit.x < x + size and y <= unit.y < y + size:
            if self.dx:
                unit.y = min(DEPTH - 1, y + size + 1) if unit.y >= y + size // 2 else max(0, y - 2)
            else:
                unit.x = min(WIDTH - 1, x + size + 1) if unit.x >= x + size // 2 else max(0, x - 2)
            battle.settle(unit)


def _flee(character: Character, y: int, size: int) -> None:
    """Characters that lead no unit get out of the way."""
    character.y = max(0, y - 2) if character.y < y + size // 2 else min(DEPTH - 1, y + size + 1)
