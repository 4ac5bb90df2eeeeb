"""What was thrown at a table, or told of its lava, as all may see it: the events, each with its half turn."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.battle.hazards import dragon_attacked, lava_laid, swamp_rolled
from feldzug.games.empires.battle.throws import DragonThrow, LavaTile, SwampThrow
from feldzug.kernel.values import View


@dataclass(slots=True)
class SwampThrowView(View):
    """What was rolled for stands in swamps before a half turn; what was told of it. [EMP-320]"""

    half: int
    seat: int
    turn: int
    dice: list[int]
    lost: int


@dataclass(slots=True)
class LavaTileView(View):
    """What was laid before a half turn, the lake as tile 0. [EMP-294, EMP-297]"""

    half: int
    seat: int
    tile_number: int
    bend: int
    challenger: int
    lost: int
    challenged: int
    lost_of_challenged: int


@dataclass(slots=True)
class DragonThrowView(View):
    """An attack of the dragon in a half turn, by whoever rolled. [EMP-333, EMP-334]"""

    half: int
    seat: int
    other: int
    turn: int
    shoots: bool
    dice: list[int]
    least: int
    hits: int
    saves: list[int]
    armour: int
    through: int
    lost: int


def swamp_view(fight: Fight, thrown: SwampThrow) -> SwampThrowView:
    told = swamp_rolled(fight, thrown)
    return SwampThrowView(thrown.half, told.seat, told.turn, list(told.dice), told.lost)


def lava_view(fight: Fight, laid: LavaTile) -> LavaTileView:
    told = lava_laid(fight, laid)
    return LavaTileView(
        laid.half,
        told.seat,
        told.tile_number,
        told.bend,
        told.challenger,
        told.lost,
        told.challenged,
        told.lost_of_challenged,
    )


def dragon_view(fight: Fight, thrown: DragonThrow) -> DragonThrowView:
    told = dragon_attacked(fight, thrown)
    return DragonThrowView(
        thrown.half,
        told.seat,
        told.other,
        told.turn,
        told.shoots,
        list(told.dice),
        told.least,
        told.hits,
        list(told.saves),
        told.armour,
        told.through,
        told.lost,
    )
