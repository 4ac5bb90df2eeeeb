"""Areas and their neighbours: distances, ways and what hangs together."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence

Passable = Callable[[int], bool]
"""Whether one may go on from an area, or through it."""


def everywhere(_area: int) -> bool:
    """No area is in the way."""
    return True


class AreaMap:
    """A map of areas, numbered from 0, and which of them border each other."""

    __slots__ = ("neighbours",)

    def __init__(self, neighbours: Sequence[Iterable[int]]) -> None:
        self.neighbours = tuple(tuple(sorted(set(near))) for near in neighbours)
        for area, near in enumerate(self.neighbours):
            for other in near:
                if area not in self.neighbours[other] or area == other:
                    raise ValueError(
                        f"areas {area} and {other} border each other from one side only"
                    )

    def __len__(self) -> int:
        return len(self.neighbours)

    def border(self, one: int, other: int) -> bool:
        return other in self.neighbours[one]

    def distances(
        self, sources: Iterable[int], through: Passable = everywhere, within: int | None = None
    ) -> dict[int, int]:
        """How far every area is that can be reached; one may end in an area but not go through all."""
        found = dict.fromkeys(sources, 0)
        line = deque(found)
        while line:
            area = line.popleft()
            far = found[area]
            if (within is not None and far >= within) or (far and not through(area)):
                continue
            for near in self.neighbours[area]:
                if near not in found:
                    found[near] = far + 1
                    line.append(near)
        return found

    def reachable(self, source: int, within: int, through: Passable = everywhere) -> list[int]:
        """The areas that can be reached with so many steps, without the first one, sorted."""
        found = self.distances((source,), through, within)
        return sorted(area for area, far in found.items() if far)

    def distance(self, one: int, other: int, through: Passable = everywhere) -> int | None:
        """How many steps it takes; None if there is no way."""
        return self.distances((one,), through).get(other)

    def way(self, one: int, other: int, through: Passable = everywhere) -> list[int] | None:
        """A shortest way, both ends included, the lowest numbers first; None if there is none."""
        back = self.distances((other,), through)
        if one not in back:
            return None
        way = [one]
        while way[-1] != other:
            near = [
                n
                for n in self.neighbours[way[-1]]
                if back.get(n) == back[way[-1]] - 1 and (n == other or through(n))
            ]
            way.append(near[0])
        return way

    def regions(self, areas: Iterable[int]) -> list[list[int]]:
        """*areas* in groups that hang together, each sorted, by their first area."""
        held = set(areas)
        found: list[list[int]] = []
        for area in sorted(held):
            if not any(area in region for region in found):
                reached = self.distances((area,), held.__contains__)
                found.append(sorted(held.intersection(reached)))
        return found

    def connected(self, areas: Iterable[int]) -> bool:
        """Whether all of them hang together; none and one do."""
        return len(self.regions(areas)) <= 1
