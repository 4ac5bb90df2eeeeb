"""Rules: what is in force in one game, composed from modules. The base game is the first module."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from feldzug.kernel.errors import BadModules
from feldzug.kernel.frames import Flow, Procedure, Todo
from feldzug.kernel.values import Effect, Event, Query, because

DONE: Final = "."
"""The stage after the last one."""

Stage = Callable[[Any, Any], Todo]
"""A stage takes its procedure and the position; a method of the procedure has that shape."""

Hook = Callable[[Any, Any], Todo]
Modifier = Callable[[Any, Any, int], int]
EffectModifier = Callable[[Any, Any, int, Effect], int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """One page that says everything it adds or changes. Subclasses fill in `install`."""

    def __init__(
        self,
        name: str,
        version: int = 1,
        requires: tuple[str, ...] = (),
        excludes: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.version = version
        self.requires = requires
        self.excludes = excludes

    def install(self, rules: Rules) -> None:
        """Add content, insert stages, react to events, modify numbers."""


class Stages:
    """The flow of one kind of procedure, ready to run: each stage with the name of the next."""

    __slots__ = ("first", "names", "steps")

    def __init__(self, names: Flow, functions: dict[str, Stage]) -> None:
        self.names = names
        self.first = names[0]
        self.steps: dict[str, tuple[Stage, str]] = {
            name: (functions[name], after)
            for name, after in zip(names, (*names[1:], DONE), strict=True)
        }


class Rules:
    """Flows, hooks, modifiers and content of one game. Made once, never changed during play."""

    def __init__(self) -> None:
        self.modules: list[Module] = []
        self.hooks: dict[type, list[Hook]] = {}
        self.modifiers: dict[type, list[Modifier]] = {}
        self.caps: dict[type, list[Modifier]] = {}
        self.effects: dict[str, EffectModifier] = {}
        self.shelves: dict[str, dict[str, Any]] = {}
        self._stages: dict[type, Stages] = {}

    @staticmethod
    def compose(*modules: Module) -> Rules:
        """The rules of the first module as changed by the others, in order."""
        rules = Rules()
        names = [module.name for module in modules]
        for n, module in enumerate(modules):
            if module.name in names[:n]:
                raise BadModules(because("module-twice", "kernel", module=module.name))
            for needed in module.requires:
                if needed not in names[:n]:
                    raise BadModules(
                        because("module-missing", "kernel", module=module.name, needed=needed)
                    )
            for other in module.excludes:
                if other in names:
                    raise BadModules(
                        because("modules-exclude", "kernel", module=module.name, other=other)
                    )
            rules.modules.append(module)
            module.install(rules)
        return rules

    @property
    def id(self) -> str:
        """Such as `runewars@3+banners@2`: written into every save."""
        return "+".join(f"{module.name}@{module.version}" for module in self.modules)

    # what modules do

    def insert(
        self, kind: type[Procedure], name: str, stage: Stage, *, after: str = "", before: str = ""
    ) -> None:
        """A new stage in the flow of *kind*, after or before one that is there."""
        flow = self._flow_with(kind, after or before)
        if name in flow.names:
            raise BadModules(because("stage-exists", "kernel", stage=name, frame=kind.__name__))
        at = flow.names.index(after or before) + bool(after)
        functions = {known: step[0] for known, step in flow.steps.items()}
        functions[name] = stage
        self._stages[kind] = Stages((*flow.names[:at], name, *flow.names[at:]), functions)

    def replace(self, kind: type[Procedure], name: str, stage: Stage) -> None:
        """Another way to do the stage *name* of *kind*."""
        flow = self._flow_with(kind, name)
        functions = {known: step[0] for known, step in flow.steps.items()}
        functions[name] = stage
        self._stages[kind] = Stages(flow.names, functions)

    def _flow_with(self, kind: type[Procedure], name: str) -> Stages:
        flow = self.stages(kind)
        if name not in flow.names:
            raise BadModules(because("unknown-stage", "kernel", stage=name, frame=kind.__name__))
        return flow

    def on(self, event: type[Event], hook: Hook) -> None:
        """React to *event*; what the hook returns runs before whatever else was to follow."""
        self.hooks.setdefault(event, []).append(hook)

    def modifies(self, query: type[Query], modifier: Modifier) -> None:
        """Change a number on its way."""
        self.modifiers.setdefault(query, []).append(modifier)

    def cap(self, query: type[Query], modifier: Modifier) -> None:
        """Bound a number; caps come after every modifier and effect."""
        self.caps.setdefault(query, []).append(modifier)

    def lasting(self, key: str, modifier: EffectModifier) -> None:
        """How an Effect of this key changes numbers while it lasts."""
        self.effects[key] = modifier

    def shelf(self, name: str) -> dict[str, Any]:
        """Content by id, to which modules add: the cards of a deck, the kinds of units."""
        return self.shelves.setdefault(name, {})

    # what positions ask

    def stages(self, kind: type[Procedure]) -> Stages:
        found = self._stages.get(kind)
        if found is None:
            names = kind.flow()
            found = Stages(names, {name: getattr(kind, name) for name in names})
            self._stages[kind] = found
        return found

    def flow(self, kind: type[Procedure]) -> Sequence[str]:
        return self.stages(kind).names
