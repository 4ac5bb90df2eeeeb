"""What an answer is about: a question or a roll, told from others by what it stands in.

When an earlier answer is corrected, dice stay with the roll they were thrown for, and answers with the
question they were given to. Two of them are the same if all they stand in are, by `Frame.about`.
"""

from __future__ import annotations

from typing import Any

from feldzug.kernel.answered import fated_branch
from feldzug.kernel.frames import Frame, Procedure
from feldzug.kernel.parallel import Branch, Parallel
from feldzug.kernel.position import Position

About = tuple[Any, ...]


def about(g: Position, branch: Branch = ()) -> About:
    """What is asked now, in a branch or at all."""
    return g.within(branch, lambda top: _of(g, top))


def about_fate(g: Position) -> About:
    """What fate is asked now."""
    return about(g, fated_branch(g))


def _of(g: Position, top: Frame) -> About:
    around: list[Frame] = [
        frame
        for frame in g.stack
        if frame is not top
        and (isinstance(frame, Parallel) or (isinstance(frame, Procedure) and frame.at))
    ]
    return tuple([frame.about(g) for frame in (*around, top)])
