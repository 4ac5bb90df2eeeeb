"""Strategize: which units move one area each, into friendly or empty areas."""

from __future__ import annotations

from feldzug.bots.policies.runewars.marches import ADVANCE
from feldzug.bots.policies.runewars.odds import WORTH
from feldzug.bots.policies.runewars.outlook import Outlook
from feldzug.games.runewars.movement import flies, may_pass, steps_from
from feldzug.games.runewars.strategic_moves import StrategicMoves


class Step:
    """A unit moves to the next area, and what that brings."""

    __slots__ = ("gain", "kind", "source", "target")

    def __init__(self, kind: int, source: int, target: int, gain: float) -> None:
        self.kind = kind
        self.source = source
        self.target = target
        self.gain = gain


def moves_so_far(look: Outlook) -> StrategicMoves:
    """The moves chosen so far, if any are being chosen."""
    for frame in look.g.stack:
        if isinstance(frame, StrategicMoves):
            return frame
    return StrategicMoves(look.seat)


def best_moves(look: Outlook) -> list[Step]:
    """One move after another, each the best that is left, as long as it brings something."""
    moves = moves_so_far(look)
    left: dict[int, list[int]] = {}
    for area in look.g.controlled(look.seat):
        kinds = look.spare(area)[:]
        for n in range(len(moves.kinds)):
            if moves.sources[n] == area and moves.kinds[n] in kinds:
                kinds.remove(moves.kinds[n])
        if kinds:
            left[area] = kinds
    crowd = [look.g.units(area) for area in range(len(look.g.controller))]
    taken = set(moves.targets)
    for n in range(len(moves.targets)):
        crowd[moves.targets[n]] += 1
        crowd[moves.sources[n]] -= 1
    found: list[Step] = []
    while True:
        best: Step | None = None
        for area, kinds in left.items():
            for kind in sorted(set(kinds)):
                for target in steps_from(look.g, area, look.seat, flies(look.g, look.seat, kind)):
                    gain = step_gain(look, kind, area, target, crowd, target in taken)
                    if gain > (best.gain if best is not None else 0.05):
                        best = Step(kind, area, target, gain)
        if best is None:
            return found
        found.append(best)
        left[best.source].remove(best.kind)
        taken.add(best.target)
        crowd[best.target] += 1
        crowd[best.source] -= 1


def step_gain(
    look: Outlook, kind: int, source: int, target: int, crowd: list[int], taken: bool
) -> float:
    """An empty area is won by one unit; into an own one go those who are needed more there."""
    g = look.g
    if not may_pass(g, target, look.seat) or crowd[target] >= g.units(target) + look.room(target):
        return 0.0
    if g.controller[target] != look.seat and not taken:
        if not look.is_own(kind):
            return 0.0
        return look.value(target) * (1 - look.risk(target, ((kind, 1),))) - 0.1 * WORTH[kind]
    return ADVANCE * WORTH[kind] * (look.pull(target) - look.pull(source))


def front(look: Outlook, area: int) -> float:
    """How much there is to be won or lost around an area."""
    g = look.g
    total = 0.0
    for near in g.near(area):
        if g.controller[near] != look.seat and not g.is_empty(near):
            total += look.value(near)
    if look.threats(area):
        total += 0.5 * look.value(area)
    return total
