"""Flows: the stages of a procedure as the base game lists them, and as modules have changed them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from feldzug.kernel.errors import BadModules
from feldzug.kernel.frames import DONE, Flow, Procedure, Todo
from feldzug.kernel.values import because

ITSELF: Final = "="
"""`=battle` is the stage `battle` itself; `battle` begins with what was inserted before it."""

Stage = Callable[[Any, Any], Todo]
"""A stage takes its procedure and the position; a method of the procedure has that shape."""

Around = Callable[[Stage, Any, Any], Todo]
"""A stage that is done around another: it gets that one, the procedure and the position."""


class Stages:
    """The flow of one kind of procedure, ready to run: each stage with the name of the next."""

    __slots__ = ("changed", "first", "names", "steps")

    def __init__(self, chapters: list[Chapter], changed: bool) -> None:
        self.changed = changed
        """Whether a module has changed it: only then is it looked up, stage by stage."""
        self.names: Flow = tuple([name for chapter in chapters for name in chapter.names()])
        self.first = chapters[0].name
        self.steps: dict[str, tuple[Stage, str]] = {}
        for n, chapter in enumerate(chapters):
            after = chapters[n + 1].name if n + 1 < len(chapters) else DONE
            chapter.lay(self.steps, after)

    def due(self, at: str) -> tuple[Stage, str]:
        """The stage to run at *at*, and where to go on afterwards."""
        return self.steps[at or self.first]

    def knows(self, at: str) -> bool:
        """Whether a procedure may stand there."""
        return at in ("", DONE) or at in self.steps


class Chapter:
    """One stage of the base game with what modules have put before, around and after it."""

    def __init__(self, name: str, stage: Stage) -> None:
        self.name = name
        self.stage = stage
        self.before: list[tuple[str, Stage]] = []
        self.after: list[tuple[str, Stage]] = []
        self.follows: dict[str, str] = {}
        """Of a stage that was inserted after an inserted one: which one that is."""

    def leads(self, name: str, at: str) -> bool:
        """Whether the stage *name* was inserted after *at*, or after one that was."""
        while name in self.follows:
            name = self.follows[name]
            if name == at:
                return True
        return False

    def names(self) -> list[str]:
        return [*(n for n, _ in self.before), self.name, *(n for n, _ in self.after)]

    def lay(self, steps: dict[str, tuple[Stage, str]], after: str) -> None:
        """Enter the steps: whoever jumps to the stage begins with what was inserted before it."""
        line = [*self.before, (self.name, self.stage), *self.after]
        itself = ITSELF + self.name
        for n, (name, stage) in enumerate(line):
            follows = line[n + 1][0] if n + 1 < len(line) else after
            step = (stage, itself if follows == self.name else follows)
            steps[itself if name == self.name else name] = step
        steps[self.name] = steps[self.before[0][0]] if self.before else steps[itself]


class FlowChange:
    """What a module does to the flow of one kind of procedure, and of those derived from it."""

    def __init__(
        self, kind: type[Procedure], how: str, at: str, name: str, stage: Stage | None, around: Any
    ) -> None:
        self.kind = kind
        self.how = how
        self.at = at
        self.name = name
        self.stage = stage
        self.around: Around | None = around


def flow_of(kind: type[Procedure], changes: list[FlowChange]) -> Stages:
    """The flow of *kind* with every change that concerns it, in the order in which they were made.

    What is done around a stage is done around whatever has taken its place, so that comes last.
    """
    chapters = {name: Chapter(name, getattr(kind, name)) for name in kind.flow()}
    where = dict.fromkeys(chapters, "")
    replaced: set[str] = set()
    changed = False
    for change in sorted(changes, key=lambda change: change.how == "wrap"):
        if not issubclass(kind, change.kind):
            continue
        if change.at not in where:
            if kind is not change.kind:
                continue  # the derived procedure has a flow of its own without that stage
            raise BadModules(because("unknown-stage", "kernel", stage=change.at, frame=_name(kind)))
        if change.how == "replace" and change.at in replaced:
            raise BadModules(
                because("stage-replaced-twice", "kernel", stage=change.at, frame=_name(kind))
            )
        if change.name in where:
            raise BadModules(
                because("stage-exists", "kernel", stage=change.name, frame=_name(kind))
            )
        _apply(chapters, where, change)
        changed = True
        if change.how == "replace":
            replaced.add(change.at)
    return Stages(list(chapters.values()), changed)


def _apply(chapters: dict[str, Chapter], where: dict[str, str], change: FlowChange) -> None:
    chapter = chapters[where[change.at] or change.at]
    if change.how in ("before", "after"):
        assert change.stage is not None
        _insert(chapter, change.at, change.how, (change.name, change.stage))
        where[change.name] = chapter.name
        return
    for line in (chapter.before, chapter.after):
        for n, (name, stage) in enumerate(line):
            if name == change.at:
                line[n] = (name, _other(stage, change))
                return
    chapter.stage = _other(chapter.stage, change)


def _other(stage: Stage, change: FlowChange) -> Stage:
    """The stage that takes another's place, or is done around it."""
    if change.stage is not None:
        return change.stage
    around = change.around
    assert around is not None
    return lambda procedure, g: around(stage, procedure, g)


def _insert(chapter: Chapter, at: str, how: str, new: tuple[str, Stage]) -> None:
    """Before or after the stage *at* of a chapter, in the order in which modules insert there."""
    if at == chapter.name:
        (chapter.before if how == "before" else chapter.after).append(new)
        return
    line = chapter.before if at in [name for name, _ in chapter.before] else chapter.after
    names = [name for name, _ in line]
    place = names.index(at)
    if how == "after":
        place += 1
        while place < len(names) and chapter.leads(names[place], at):
            place += 1
        chapter.follows[new[0]] = at
    line.insert(place, new)


def _name(kind: type) -> str:
    return kind.__name__
