"""The plan for regions: how near a player is to ruling each of them whole, and which one to go for.

A region that is ruled whole brings its bonus every turn and once more at the end. What stands in the way
are the units in the areas that are missing; what can be done about it are the own units in the region and
next to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from feldzug.bots.policies.ring_war.outlook import Outlook

FORTRESS: Final = 4
"""What the walls of a fortress stand in the way, in army points."""

BESIDE: Final = 0.5
"""How far regions count that are not the one to go for."""


class Regions:
    """For each region the part of its bonus that one more area of it is worth to a player."""

    def __init__(self, outlook: Outlook) -> None:
        board = outlook.g.board
        self.missing: list[int] = []
        self.hope: list[float] = []
        for members in board.regions:
            missing, hope = prospect(outlook, members)
            self.missing.append(missing)
            self.hope.append(hope)
        self.goal = -1
        """The region to go for, -1 if there is none."""
        best = 0.0
        for region, bonus in enumerate(board.bonus):
            worth = bonus * self.hope[region]
            if self.missing[region] and worth > best:
                self.goal, best = region, worth

    def part(self, region: int, own: bool) -> float:
        """What one area counts of the region's bonus; whole if it is the only one missing."""
        missing = self.missing[region] + own
        if missing <= 1:
            return 1.0
        hope = self.hope[region] / missing
        return hope if region == self.goal else BESIDE * hope


def prospect(outlook: Outlook, members: tuple[int, ...]) -> tuple[int, float]:
    """How many areas of a region are missing, and how likely they can be had."""
    g, seat = outlook.g, outlook.seat
    ruler, land = g.ruler, g.board.land
    missing, effort, force = 0, 0.0, 0.0
    near: set[int] = set()
    for area in members:
        if ruler[area] == seat:
            near.add(area)
            continue
        missing += 1
        effort += outlook.cost(outlook.army(area))
        if g.board.fortress[area]:
            effort += FORTRESS
        near.update([other for other in land[area] if ruler[other] == seat])
    for area in near:
        force += outlook.cost(outlook.army(area)) - 1
    return missing, force / (force + effort) if force else 0.0
