"""Fronts: where a player's units are needed, by a measure that is rough but quickly taken.

Every own area next to others is a front. It has a weight, which is what is at stake there and what can be
won from there, the power of the enemies around it, and the own power in it. One more unit helps the more,
the weightier a front is and the less power is there already.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from feldzug.games.ring_war.war import NOBODY

if TYPE_CHECKING:
    from feldzug.bots.policies.ring_war.outlook import Outlook

FAR: Final = 99

STEP: Final = 0.02
"""What it is worth to come one area nearer to a front."""

STAY: Final = 1.5
"""So much more must a unit find to do elsewhere before it leaves a front."""


class Fronts:
    """The fronts of one player at one moment."""

    def __init__(self, outlook: Outlook) -> None:
        g = outlook.g
        self.price = outlook.fights.price
        self.came = g.moved
        seat, ruler, land = outlook.seat, g.ruler, g.board.land
        places = len(ruler)
        self.weight = [0.0] * places
        self.power = [0.0] * places
        self.shelter = [1.0] * places
        self.around = [1.0] * places
        self.distance = [FAR] * places
        power = [0] * places
        units = g.units
        one, three, five = self.price
        for place in g.board.places:
            at = 3 * place
            power[place] = one * units[at] + three * units[at + 1] + five * units[at + 2]
        edge: list[int] = []
        for area in g.board.areas:
            if ruler[area] != seat:
                continue
            best = 0
            for other in land[area]:
                owner = ruler[other]
                if owner not in (seat, NOBODY):
                    best = max(best, outlook.prize(other))
                    if owner < g.players:
                        self.around[area] += power[other] - 1
            self.shelter[area] = 2.0 if g.board.fortress[area] else 1.0
            self.power[area] = power[area] * self.shelter[area]
            if best:
                self.weight[area] = outlook.value(area) * (self.around[area] > 1) + best
                self.distance[area] = 0
                edge.append(area)
        distance = 0
        while edge:
            distance += 1
            further: list[int] = []
            for area in edge:
                for other in land[area]:
                    if ruler[other] == seat and self.distance[other] == FAR:
                        self.distance[other] = distance
                        further.append(other)
            edge = further

    def gain(self, area: int, kind: int) -> float:
        """What one more unit helps here."""
        power = self.around[area] + self.power[area]
        unit = self.shelter[area] * self.price[kind]
        return self.weight[area] * unit / (power * (power + unit))

    def loss(self, area: int, kind: int) -> float:
        """What one unit less harms here: as much as it would help if it came back."""
        power = self.around[area] + self.power[area]
        unit = self.shelter[area] * self.price[kind]
        return self.weight[area] * unit / (power * (power - unit))

    def move(self, source: int, target: int, kind: int) -> float:
        """What it helps to bring a unit from one area to another.

        Who goes from one front to another must find clearly more to do there, or it would go to and fro;
        and nobody leaves a front that one of the same kind has just come to.
        """
        if self.distance[source] == 0:
            if self.came[3 * source + kind]:
                return -1.0
            return self.gain(target, kind) - STAY * self.loss(source, kind)
        if self.distance[target] == 0:
            return self.gain(target, kind) + STEP
        return STEP * (self.distance[source] - self.distance[target])
