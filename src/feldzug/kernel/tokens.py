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

Asked = dict[Branch, dict[Seat, list[Any]]]
"""What everybody who may answer may answer, in every branch."""


class Tokens:
    """The tokens of every seat, and when the present question began."""

    __slots__ = ("_asked", "_branches", "_whole", "begun", "opening")

    def __init__(self, position: Position, number: int) -> None:
        self._whole: list[int] = []
        self._branches: dict[Branch, list[int]] = {}
        self._asked: Asked = {}
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
            self._asked = _everybody_asked(position)
            self._branches = dict.fromkeys(self._asked, self._whole[:])

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
        elif _is_side_by_side(after):
            own = [step.branch] if step.branch in step.same else []
            self._go_on(after, seat, number, step.same, own)
        else:
            for other in after.all_seats():
                if other == seat:
                    self._whole[other] += 1
                elif not asked_the_same(before, after, other):
                    self._whole[other] = number

    def taken_back(self, before: Position, after: Position, seat: Seat, number: int) -> None:
        """*seat* has taken something back, and all the time there was the same question."""
        if _is_side_by_side(after):
            asked = before.branches()
            same = [b for b in after.branches() if b in asked and _is_same(before, after, b)]
            self._go_on(after, seat, number, same, same)
        else:
            self._whole[seat] += 1

    def _go_on(
        self, after: Position, seat: Seat, number: int, same: list[Branch], own: list[Branch]
    ) -> None:
        """*seat* has done something. In some branches still the *same* is asked; its *own* tokens grow there.

        Whoever is asked something else in any of them has another token of all.
        """
        asked = _everybody_asked(after)
        branches: dict[Branch, list[int]] = {}
        for branch, menus in asked.items():
            old, was = self._branches.get(branch), self._asked.get(branch)
            if old is None or was is None or branch not in same:
                branches[branch] = [number for _ in self._whole]
                continue
            branches[branch] = [
                token + 1
                if other == seat and branch in own
                else token
                if was.get(Seat(other)) == menus.get(Seat(other))
                else number
                for other, token in enumerate(old)
            ]
        for other in after.all_seats():
            if other == seat:
                self._whole[other] += 1
            elif _tokens_of(other, self._asked, self._branches) != _tokens_of(
                other, asked, branches
            ):
                self._whole[other] = number
        self._branches = branches
        self._asked = asked


def asked_the_same(before: Position, now: Position, seat: Seat) -> bool:
    """Whether *seat* faces the very question that it faced before another has answered it, too."""
    top = now.stack[-1]
    if not before.stack[-1].admits(before, seat) or not top.admits(now, seat):
        return False
    return isinstance(top, Sealed) or bool(before.legal(seat) == now.legal(seat))


def _is_side_by_side(g: Position) -> bool:
    return bool(g.stack) and isinstance(g.stack[-1], Parallel)


def _is_same(before: Position, after: Position, branch: Branch) -> bool:
    """Whether the same question is asked in a branch of two positions."""
    found = after.within(branch, lambda top: top)
    return before.within(branch, lambda top: top) == found


def _everybody_asked(g: Position) -> Asked:
    found: Asked = {}
    for branch in g.branches():
        found[branch] = g.within(branch, lambda top: _menus(g, top))
    return found


def _menus(g: Position, top: Frame) -> dict[Seat, list[Any]]:
    """What everybody may answer there; in a sealed choice the own steps alone decide that."""
    is_sealed = isinstance(top, Sealed)
    return {
        seat: [] if is_sealed else top.menu(g, seat)
        for seat in g.all_seats()
        if top.admits(g, seat)
    }


def _tokens_of(seat: Seat, asked: Asked, tokens: dict[Branch, list[int]]) -> dict[Branch, int]:
    """The tokens of all the branches in which *seat* may answer."""
    return {branch: tokens[branch][seat] for branch, menus in asked.items() if seat in menus}
