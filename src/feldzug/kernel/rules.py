"""Rules: what is in force in one game, composed from modules. The base game is the first module."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Self

from feldzug.kernel.errors import BadModules
from feldzug.kernel.flow import Around, FlowChange, Stage, Stages, flow_of
from feldzug.kernel.frames import Frame, Procedure, Todo, frames_of
from feldzug.kernel.module import Module
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import (
    Deed,
    Effect,
    Event,
    Permit,
    Query,
    Reason,
    Seat,
    because,
)

Hook = Callable[[Any, Any], Todo]
Check = Callable[[Any], Todo]
Modifier = Callable[[Any, Any, int], int]
EffectModifier = Callable[[Any, Any, int, Any], int]
Denial = Callable[[Any, Any], Reason | None]
EffectDenial = Callable[[Any, Any, Any], Reason | None]
Options = Callable[[Any, Any, Seat], Sequence[Any]]
"""More answers to a question: from the frame, the position and the seat."""
Taker = Callable[[Any, Any, Seat, Any], Todo]
"""Acts on such an answer: the frame, the position, the seat, the answer."""
Ban = Callable[[Any, Any, Seat, Any], Reason | None]


class Shelf(dict[str, Any]):
    """Content by id: the cards of a deck, the kinds of units. No id is taken twice."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def __setitem__(self, key: str, value: Any) -> None:
        if key in self:
            raise BadModules(because("shelf-taken", "kernel", shelf=self.name, id=key))
        super().__setitem__(key, value)

    def update(self, *args: Any, **kwargs: Any) -> None:
        for key, value in dict(*args, **kwargs).items():
            self[key] = value

    def __ior__(self, other: Any) -> Self:  # type: ignore[override, misc]
        self.update(other)
        return self


class Added:
    """Answers that a module adds to a question, always or while an effect lasts."""

    __slots__ = ("effect", "kinds", "legal", "options", "taken")

    def __init__(
        self,
        options: Options,
        taken: Taker,
        effect: type[Effect] | None,
        kinds: tuple[type, ...],
        legal: Options | None,
    ) -> None:
        self.options = options
        self.taken = taken
        self.effect = effect
        self.kinds = kinds
        self.legal = options if legal is None else legal

    def holds(self, frame: Any, g: Any, seat: Seat, action: Any) -> bool:
        """Whether a legal answer is one of these."""
        if self.kinds:
            return type(action) in self.kinds
        return self.applies(g) and action in self.options(frame, g, seat)

    def applies(self, g: Any) -> bool:
        if self.effect is None:
            return True
        for effect in g.effects:  # noqa: SIM110 -- compiled, a loop is quicker
            if type(effect) is self.effect:
                return True
        return False


class Banned:
    """Why a module forbids answers to a question: all of them, or those of some kinds."""

    __slots__ = ("forbids", "kinds")

    def __init__(self, forbids: Ban, kinds: tuple[type, ...]) -> None:
        self.forbids = forbids
        self.kinds = kinds


class Heard:
    """Who wants to know of one kind of event: hooks that react, and whether the checks look."""

    __slots__ = ("hooks", "is_checked")

    def __init__(self) -> None:
        self.hooks: list[Hook] = []
        self.is_checked = False


class Instead:
    """Something else that happens: when, and what."""

    __slots__ = ("then", "when")

    def __init__(self, when: Callable[[Any, Any], bool], then: Hook) -> None:
        self.when = when
        self.then = then


class Rules:
    """Flows, hooks, modifiers and content of one game. Made once, never changed during play.

    Flows, offers and bans hold for derived classes, too; events, queries, permits, deeds and effects are
    values, and a hook is for exactly the class it names.
    """

    def __init__(self) -> None:
        self.modules: list[Module] = []
        self.roles: tuple[str, ...] = ()
        """Seats that are no player's, in the order in which they sit after the players."""
        self.heard: dict[type, Heard] = {}
        """Who wants to know of which event."""
        self.checks: list[Check] = []
        self.modifiers: dict[type, list[Modifier]] = {}
        self.caps: dict[type, list[Modifier]] = {}
        self.effects: dict[type, dict[type, EffectModifier]] = {}
        self.denials: dict[type, list[Denial]] = {}
        self.effect_denials: dict[type, dict[type, EffectDenial]] = {}
        self.offers: dict[type, list[Added]] = {}
        self.bans: dict[type, list[Banned]] = {}
        self.instead_of: dict[type, list[Instead]] = {}
        self.changed = False
        """Whether any module has changed a flow."""
        self.shelves: dict[str, Shelf] = {}
        self._offers_for: dict[type, list[Added]] = {}
        self._bans_for: dict[type, list[Banned]] = {}
        self._bans_on: dict[type, dict[type, list[Banned]]] = {}
        self._changes: list[FlowChange] = []
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
        for module in modules:
            for kind in module.kinds:
                if rules._changes_flow_of(kind):
                    rules.stages(kind)  # what collides in a derived procedure is told now
        return rules

    @property
    def id(self) -> str:
        """Such as `fords@3:1f0c22ab+omens@2:9d3e41c0`: written into every save."""
        return "+".join([module.id for module in self.modules])

    # what modules do to flows

    def insert(
        self, kind: type[Procedure], name: str, stage: Stage, *, after: str = "", before: str = ""
    ) -> None:
        """A new stage in the flow of *kind*, after or before one that is there."""
        if bool(after) == bool(before):
            raise ValueError("a stage is inserted after or before another")
        how = "after" if after else "before"
        self._change(FlowChange(kind, how, after or before, name, stage, None))

    def replace(self, kind: type[Procedure], name: str, stage: Stage) -> None:
        """Another way to do the stage *name* of *kind*. Only one module may."""
        self._change(FlowChange(kind, "replace", name, "", stage, None))

    def wrap(self, kind: type[Procedure], name: str, around: Around) -> None:
        """Something around the stage *name* of *kind*: it gets the stage and does it, or does not."""
        self._change(FlowChange(kind, "wrap", name, "", None, around))

    def _change(self, change: FlowChange) -> None:
        flow_of(change.kind, [*self._changes, change])  # complains at once
        self._changes.append(change)
        self._stages.clear()
        self.changed = True

    def _changes_flow_of(self, kind: type) -> bool:
        """Whether a module has changed the flow of *kind*, or of one it derives from."""
        return any(issubclass(kind, change.kind) for change in self._changes)

    # what modules do to events and numbers

    def on(self, event: type[Event], hook: Hook) -> None:
        """React to *event*; what the hook returns runs before whatever else was to follow.

        Several frames are several reactions, and all reactions to what happened run by seat, from the
        first one on, then by module. What must stay together in an order of its own is one procedure.
        """
        self._hear(event).hooks.append(hook)

    def check(self, check: Check, *events: type[Event]) -> None:
        """Look at the position whenever one of *events* was told, once what told it is done."""
        self.checks.append(check)
        for event in events:
            self._hear(event).is_checked = True

    def _hear(self, event: type[Event]) -> Heard:
        found = self.heard.get(event)
        if found is None:
            found = self.heard[event] = Heard()
        return found

    def modifies(self, query: type[Query], modifier: Modifier) -> None:
        """Change a number on its way."""
        self.modifiers.setdefault(query, []).append(modifier)

    def cap(self, query: type[Query], modifier: Modifier) -> None:
        """Bound a number; caps come after every modifier and effect."""
        self.caps.setdefault(query, []).append(modifier)

    def lasting(self, effect: type[Effect], query: type[Query], modifier: EffectModifier) -> None:
        """How an effect changes a number while it lasts."""
        _once(self.effects.setdefault(query, {}), effect, modifier)

    def deny(self, permit: type[Permit], denial: Denial) -> None:
        """A reason against something that could be done otherwise."""
        self.denials.setdefault(permit, []).append(denial)

    def lasting_denial(
        self, effect: type[Effect], permit: type[Permit], denial: EffectDenial
    ) -> None:
        """A reason against something while an effect lasts."""
        _once(self.effect_denials.setdefault(permit, {}), effect, denial)

    def instead(self, deed: type[Deed], when: Callable[[Any, Any], bool], then: Hook) -> None:
        """Something else happens instead of *deed*, *when* it would."""
        self.instead_of.setdefault(deed, []).append(Instead(when, then))

    # what modules do to questions

    def offer(
        self,
        question: type[Frame],
        options: Options,
        taken: Taker,
        *,
        during: type[Effect] | None = None,
        kinds: tuple[type, ...] = (),
        legal: Options | None = None,
    ) -> None:
        """More answers to a question or sealed choice, *during* an effect or always; *taken* acts on them.

        If all of them are of some *kinds* of which nobody else's are, name these: then an answer is known
        by its class, and nobody need list all to find it. Where many are listed only to be forbidden,
        *legal* may list fewer, at least those that no ban forbids; a law compares.
        """
        self.offers.setdefault(question, []).append(Added(options, taken, during, kinds, legal))
        self._offers_for.clear()

    def ban(self, question: type[Frame], forbids: Ban, *, kinds: tuple[type, ...] = ()) -> None:
        """One more reason against answers to a question or sealed choice, of some *kinds* or of all."""
        self.bans.setdefault(question, []).append(Banned(forbids, kinds))
        self._bans_for.clear()
        self._bans_on.clear()

    def shelf(self, name: str) -> Shelf:
        """Content by id, to which modules add: the cards of a deck, the kinds of units."""
        found = self.shelves.get(name)
        if found is None:
            found = self.shelves[name] = Shelf(name)
        return found

    # what positions ask

    def stages(self, kind: type[Procedure]) -> Stages:
        found = self._stages.get(kind)
        if found is None:
            found = self._stages[kind] = flow_of(kind, self._changes)
        return found

    def flow(self, kind: type[Procedure]) -> Sequence[str]:
        return self.stages(kind).names

    def offers_for(self, kind: type) -> list[Added]:
        """What is offered to a kind of question, or to those it derives from."""
        found = self._offers_for.get(kind)
        if found is None:
            found = [a for owner in kind.__mro__ for a in self.offers.get(owner, ())]
            self._offers_for[kind] = found
        return found

    def bans_for(self, kind: type) -> list[Banned]:
        """What is forbidden to a kind of question, or to those it derives from."""
        found = self._bans_for.get(kind)
        if found is None:
            found = [ban for owner in kind.__mro__ for ban in self.bans.get(owner, ())]
            self._bans_for[kind] = found
        return found

    def offered(self, frame: Any, g: Any, seat: Seat) -> list[Any]:
        """The answers that modules add to a question now."""
        found: list[Any] = []
        for added in self.offers_for(type(frame)):
            if added.applies(g):
                found.extend(added.options(frame, g, seat))
        return found

    def taker(self, frame: Any, g: Any, seat: Seat, action: Any) -> Taker | None:
        """Who acts on *action*, if a module has added it."""
        for added in self.offers_for(type(frame)):
            if added.holds(frame, g, seat, action):
                return added.taken
        return None

    def banned(self, frame: Any, g: Any, seat: Seat, action: Any) -> Reason | None:
        """Why a module forbids an answer."""
        kind, given = type(frame), type(action)
        table = self._bans_on.setdefault(kind, {})
        found = table.get(given)
        if found is None:
            bans = self.bans_for(kind)
            found = table[given] = [ban for ban in bans if not ban.kinds or given in ban.kinds]
        for ban in found:
            reason = ban.forbids(frame, g, seat, action)
            if reason is not None:
                return reason
        return None

    def completed(self, frame: Any, g: Any, seat: Seat, legal: list[Any]) -> list[Any]:
        """Legal answers with those that modules add, and without those that modules forbid."""
        if self.offers and self.offers_for(type(frame)):
            legal = legal[:]
            for added in self.offers_for(type(frame)):
                if added.applies(g):
                    legal.extend(added.legal(frame, g, seat))
        if self.bans and self.bans_for(type(frame)):
            legal = [action for action in legal if self.banned(frame, g, seat, action) is None]
        return legal

    def amended(
        self, frame: Any, g: Any, seat: Seat, judged: list[tuple[Any, Reason | None]]
    ) -> list[tuple[Any, Reason | None]]:
        """Judged answers with those that modules add, and with the modules' reasons against any."""
        if self.offers and self.offers_for(type(frame)):
            judged = judged + [(action, None) for action in self.offered(frame, g, seat)]
        if self.bans and self.bans_for(type(frame)):
            judged = [
                (action, self.banned(frame, g, seat, action) if reason is None else reason)
                for action, reason in judged
            ]
        return judged

    def reveal(self, frame: Sealed, g: Any) -> Todo:
        """What follows from a sealed choice: of answers that modules have added, and of the others.

        Who acts on which answer is settled before anybody does, for acting changes what is offered.
        """
        added: list[tuple[Taker, Seat, Any]] = []
        own: dict[Seat, tuple[Any, ...]] = {}
        chosen = frame.steps
        for seat, steps in chosen.items():
            left: list[Any] = []
            for n, action in enumerate(steps):
                frame.steps = {**chosen, seat: steps[:n]}
                taken = self.taker(frame, g, seat, action)
                if taken is None:
                    left.append(action)
                else:
                    added.append((taken, seat, action))
            if left or not steps:
                own[seat] = tuple(left)
        frame.steps = own
        todo = [
            f for taken, seat, action in added for f in frames_of(taken(frame, g, seat, action))
        ]
        return [*todo, *frames_of(frame.revealed(g))]


def _once(table: dict[type, Any], effect: type[Effect], what: Any) -> None:
    if effect in table:
        raise BadModules(because("lasting-twice", "kernel", effect=effect.__name__))
    table[effect] = what
