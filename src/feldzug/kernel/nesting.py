"""Nesting: what each frame of a stack stands in. Asked of positions from files and by a law, never in play.

A frame stands in the nearest one below that it names in `inside`. Between the two lies only what waits for
its turn beside it: a stage may return several frames, and an event may call for one before what follows.
A branch stands in what lies below the frame that it is a branch of.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from feldzug.kernel.frames import OUTERMOST, Frame, Procedure
from feldzug.kernel.parallel import Parallel

DEEPEST: Final = 300
"""No stack is ever so deep."""


def misplaced(stack: Sequence[Frame]) -> Frame | None:
    """The first frame that may not stand where it does."""
    if len(stack) > DEEPEST:
        return stack[DEEPEST]
    for n, frame in enumerate(stack):
        if not _stands(stack, n):
            return frame
        if isinstance(frame, Parallel):
            for branch in frame.branches:
                wrong = misplaced([*[f for f in stack[:n] if _begun(f)], *branch])
                if wrong is not None:
                    return wrong
    return None


def _stands(stack: Sequence[Frame], n: int) -> bool:
    for below in range(n - 1, -1, -1):
        around = stack[below]
        if _may_stand_in(stack[n], around) and _begun(around):
            return all(
                _may_stand_in(beside, around) and not _begun(beside)
                for beside in stack[below + 1 : n]
            )
    return OUTERMOST in inside(stack[n]) and n == 0


def inside(frame: Frame) -> tuple[str, ...]:
    """What a frame may stand in, by names of classes."""
    kind: Any = type(frame)
    found: tuple[str, ...] = kind.inside()
    return found


def _may_stand_in(frame: Frame, around: Frame) -> bool:
    names = inside(frame)
    return not names or any(kind.__name__ in names for kind in type(around).__mro__)


def _begun(frame: Frame) -> bool:
    """Whether what is above it may have come from it; what waits for an answer has brought nothing yet."""
    return isinstance(frame, Procedure) and frame.at != ""
