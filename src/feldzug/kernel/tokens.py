"""Tokens: the number of the question that a seat faces; an answer that names an older one is stale.

It is the number of entries when the question began, and grows by one with each answer or taking back of the
seat's own. What others answer to the same question does not change it, so it tells nothing of them. Of what
goes on side by side every branch has tokens of its own.
"""

from __future__ import annotations

from typing import Any

from feldzug.kernel.answered import Answered
from feldzug.kernel.frames import Frame
from feldzug.kernel.parallel import Branch, Parallel
from feldzug.kernel.position import Position
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import Seat


class Tokens:
    """The tokens of every seat, and when the present question began."""

    __slots__ = ("_branches", "_whole", "begun", "opening")

    def __init__(self, position: Position, number: int) -> None:
        self._whole: list[int] = []
        self._branches: dict[Branch, list[int]] = {}
        self.begun = number
        self.opening = position
        """The position in which the present question began."""
        self.begin(position, number)

    def begin(self, position: Position, number: int) -> None:
        """A question begins, for every seat that it asks."""
        self.begun = number
        self.opening = position
        self._whole = [number for _ in position.all_seats()]
        self._branches = {}
        if _is_side_by_side(position):
            self._branches = dict.fromkeys(position.branches(), self._whole[:])

    def of(self, g: Position, seat: Seat, branch: Branch = ()) -> int:
        """The token of what *seat* is asked in a branch, or altogether."""
        if branch:
            tokens = self._branches.get(branch)
            return self.begun if tokens is None else tokens[seat]
        return self._whole[seat] if g.admits(seat) else self.begun

    def entered(self, before: Position, step: Answered, number: int) -> None:
        """An answer has led from *before* to a new position, in which the next entry has this *number*."""
        after, seat = step.position, step.entry.seat
        if not step.stays:
            self.begin(after, number)
            return
        if _is_side_by_side(after):
            branches = {
                branch: self._followed(before, step, branch, number) for branch in after.branches()
            }
            self._replace(before, after, branches, seat, number)
            return
        for other in after.all_seats():
            if other == seat:
                self._whole[other] += 1
            elif not asked_the_same(before, after, other):
                self._whole[other] = number

    def _followed(self, before: Position, step: Answered, branch: Branch, number: int) -> list[int]:
        """The tokens of a branch after an answer in it, or elsewhere."""
        after = step.position
        old = self._branches.get(branch)
        if old is None or branch not in step.same:
            return [number for _ in after.all_seats()]
        found = old[:]
        for seat in after.all_seats():
            if branch == step.branch and seat == step.entry.seat:
                found[seat] += 1
            elif not asked_the_same(before, after, seat, branch):
                found[seat] = number
        return found

    def taken_back(self, before: Position, after: Position, seat: Seat, number: int) -> None:
        """*seat* has taken something back, and all the time there was the same question."""
        if not _is_side_by_side(after):
            self._whole[seat] += 1
            return
        asked = before.branches()
        branches: dict[Branch, list[int]] = {}
        for branch in after.branches():
            old = self._branches.get(branch)
            if old is None or branch not in asked or not _is_same(before, after, branch):
                branches[branch] = [number for _ in after.all_seats()]
                continue
            found = old[:]
            for other in after.all_seats():
                if other == seat:
                    found[other] += 1
                elif not asked_the_same(before, after, other, branch):
                    found[other] = number
            branches[branch] = found
        self._replace(before, after, branches, seat, number)

    def _replace(
        self,
        before: Position,
        after: Position,
        branches: dict[Branch, list[int]],
        seat: Seat,
        number: int,
    ) -> None:
        """Go on with the tokens of *branches*; who is asked something else in any has another one of all."""
        for other in after.all_seats():
            if other == seat:
                self._whole[other] += 1
            elif _asked_in(before, self._branches, other) != _asked_in(after, branches, other):
                self._whole[other] = number
        self._branches = branches


def asked_the_same(before: Position, now: Position, seat: Seat, branch: Branch = ()) -> bool:
    """Whether *seat* faces the very question that it faced before another has answered it, too."""
    was = before.within(branch, lambda top: _menu(before, top, seat))
    return was is not None and was == now.within(branch, lambda top: _menu(now, top, seat))


def _menu(g: Position, top: Frame, seat: Seat) -> list[Any] | None:
    """What *seat* may answer there; in a sealed choice the own steps alone decide that."""
    if not top.admits(g, seat):
        return None
    return [] if isinstance(top, Sealed) else g.legal(seat)


def _is_side_by_side(g: Position) -> bool:
    return bool(g.stack) and isinstance(g.stack[-1], Parallel)


def _is_same(before: Position, after: Position, branch: Branch) -> bool:
    """Whether the same question is asked in a branch of two positions."""
    found = after.within(branch, lambda top: top)
    return before.within(branch, lambda top: top) == found


def _asked_in(g: Position, tokens: dict[Branch, list[int]], seat: Seat) -> dict[Branch, int]:
    """The tokens of all the branches in which *seat* may answer."""
    return {
        branch: found[seat]
        for branch, found in tokens.items()
        if g.within(branch, lambda top: top.admits(g, seat))
    }
