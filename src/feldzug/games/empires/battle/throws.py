"""What the program has thrown for a real table, and what was told of lava: kept while it is fought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from feldzug.games.empires.items import NO_ARMOUR
from feldzug.kernel.bounds import Between
from feldzug.kernel.values import Detail

HALF_TURNS: Final = 16
"""No battle has more: a siege has 8 turns. [EMP-423]"""
MOST_STANDS: Final = 60
"""No side has more stands in one place."""

Stands = Annotated[int, Between(0, MOST_STANDS)]
Bend = Annotated[int, Between(0, 2)]
"""How a lava tile leaves the one before: straight on, to the left or to the right."""
STRAIGHT: Final = 0

OPEN: Final = 4
FORTIFIED: Final = 6
"""A hit takes a 4 in the open, a 5 against the defended, a 6 against the fortified."""
BEST_ARMOUR: Final = 3
MOST_HITS: Final = 10
"""No unit saves on less, and none takes more hits: a Stegadon does."""
ATTACKS: Final = 8
SHOTS: Final = 4
"""The dragon's dice in combat and when he shoots. [EMP-337]"""


@dataclass(frozen=True, slots=True)
class SwampThrow(Detail):
    """A die for each stand in a swamp before the command phase of a half turn. [EMP-320]"""

    half: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LavaTile(Detail):
    """The tile of a half turn, and the stands of both sides that it has destroyed. [EMP-294, EMP-297]"""

    half: int
    bend: Bend
    lost: tuple[int, int]


@dataclass(frozen=True, slots=True)
class DragonThrow(Detail):
    """An attack of the dragon: his dice, and the armour of the unit against his hits. [EMP-333, EMP-337]"""

    half: int
    side: int
    shoots: bool
    least: int
    armour: int
    toughness: int
    """So many hits take off a stand."""
    dice: tuple[int, ...]
    saves: tuple[int, ...]


def sound_throws(
    swamp: Sequence[SwampThrow], lava: Sequence[LavaTile], dragon: Sequence[DragonThrow]
) -> bool:
    """Whether all this can have been thrown in one battle: each belongs to a half turn of its own."""
    for halves in ([t.half for t in swamp], [t.half for t in lava], [t.half for t in dragon]):
        if len(set(halves)) != len(halves) or not all(0 <= half < HALF_TURNS for half in halves):
            return False
    return (
        all(_are_dice(thrown.dice, MOST_STANDS) for thrown in swamp)
        and all(0 <= tile.bend <= 2 and len(tile.lost) == 2 for tile in lava)
        and all(0 <= lost <= MOST_STANDS for tile in lava for lost in tile.lost)
        and all(_is_dragon(thrown) for thrown in dragon)
    )


def _is_dragon(thrown: DragonThrow) -> bool:
    return (
        0 <= thrown.side <= 1
        and OPEN <= thrown.least <= FORTIFIED
        and BEST_ARMOUR <= thrown.armour <= NO_ARMOUR
        and 1 <= thrown.toughness <= MOST_HITS
        and _are_dice(thrown.dice, ATTACKS)
        and _are_dice(thrown.saves, ATTACKS)
    )


def _are_dice(dice: Sequence[int], most: int) -> bool:
    return len(dice) <= most and all(1 <= die <= 6 for die in dice)
