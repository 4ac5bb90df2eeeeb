"""Codec: positions and answers of one game as JSON; canonical, strict, hashable.

Everything is named by its id: cards, units and areas are never numbers in a save.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from functools import lru_cache
from types import NoneType
from typing import Any, Final

from feldzug.kernel.bounds import check_size
from feldzug.kernel.errors import BadValue, NewerRules
from feldzug.kernel.frames import Frame, Procedure
from feldzug.kernel.game import Game
from feldzug.kernel.journal import Corrected, Resign, TakeBack
from feldzug.kernel.nesting import misplaced
from feldzug.kernel.packing import Packing, Shape, is_value, per_seat
from feldzug.kernel.parallel import In, Parallel, whole
from feldzug.kernel.position import Position
from feldzug.kernel.reported import Confirm, Dispute, Settle
from feldzug.kernel.rules import Rules
from feldzug.kernel.sealed import Reconsider, Sealed
from feldzug.kernel.state import State, agreed
from feldzug.kernel.transcript import check_outcome
from feldzug.kernel.unpacking import brief
from feldzug.kernel.values import FATE, Action, Detail, Effect, Event, Outcome, Reason

BROKEN: Final = (
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    AssertionError,
    ArithmeticError,
    RuntimeError,
    StopIteration,
)
"""What the rules may raise where they meet a position that no game came to."""

KERNEL_FIELDS: Final = ("rules", "players", "stack", "effects", "result", "states")


def canonical(value: Any) -> str:
    """The one way to write a JSON value: sorted keys, no spaces."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(text: str) -> str:
    """The short fingerprint used for positions and journals."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]


class Codec:
    """Packs and unpacks the values of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._packing = Packing(
            (
                Outcome,
                Confirm,
                Corrected,
                Dispute,
                In,
                Parallel,
                Reconsider,
                Resign,
                Settle,
                TakeBack,
                *game.kinds,
            )
        )
        self._boards: dict[type, Shape] = {}
        self._called = {name: v for v in game.vocabularies.values() for name in v.called}

    # values

    def pack(self, value: Any) -> Any:
        return self._packing.pack(value)

    def unpack(self, packed: Any) -> Any:
        return self._packing.unpack(packed)

    def action(self, packed: Any) -> Any:
        """An answer from outside: an action or an outcome of fate, never a frame or a piece of anything."""
        check_size(packed)
        value = self.unpack(packed)
        if isinstance(value, (Detail, Frame, State)):
            raise BadValue("unknown-class", tag=type(value).__name__)
        return value

    def event(self, event: Event) -> dict[str, Any]:
        """What happened. Events are never read back, so any dataclass will do."""
        packed: dict[str, Any] = self._packing.show(event)
        return packed

    def reason(self, reason: Reason) -> dict[str, Any]:
        """Why not. The name of an argument says which vocabulary its number is of; the kernel's own reasons
        name no things of a game.
        """
        args = dict(reason.args)
        if reason.rule != "kernel":
            args = {name: self._argument(name, value) for name, value in reason.args}
        return {"key": reason.key, "rule": reason.rule, "args": args}

    def _argument(self, name: str, value: Any) -> Any:
        vocabulary = self._called.get(name)
        if vocabulary is None or type(value) is not int or value < 0:
            return value
        return vocabulary[value]

    def board(self, kind: type) -> Shape:
        """How the game's own fields of a position are written."""
        shape = self._boards.get(kind)
        if shape is None:
            shape = self._boards[kind] = Shape(
                self._packing, kind, lambda f: f.name not in KERNEL_FIELDS and not agreed(f)
            )
        return shape

    # positions

    def save(self, g: Position, setup: Any) -> dict[str, Any]:
        """A snapshot: everything that is true, under the rules that are in force."""
        board = self.board(type(g)).write(g)
        del board["@"]
        return {
            "@": self.game.key,
            "version": self.game.version,
            "rules": g.rules.id,
            "players": setup.players,
            "options": dict(setup.options),
            "modules": list(setup.modules),
            "stack": self.pack(g.stack),
            "effects": self.pack(g.effects),
            "result": self.pack(g.result),
            "board": board,
            "states": {
                name: self.pack(state)
                for name, state in zip(remembering(g.rules), g.states, strict=True)
            },
        }

    def load(self, saved: dict[str, Any], *, foreign: bool = False) -> Position:
        """The position of a snapshot, brought up to the present rules if it is older.

        A *foreign* one may have been made up, so the game is asked whether it could come to it.
        """
        if not isinstance(saved, dict):
            raise BadValue("not-a-value", value=brief(saved))
        if saved.get("@") != self.game.key:
            raise BadValue("other-game", found=brief(saved.get("@")), game=self.game.key)
        try:
            return self._load(self.upgrade(saved), foreign)
        except BROKEN as error:
            raise BadValue("position-damaged", why=type(error).__name__) from error

    def upgrade(self, saved: dict[str, Any]) -> dict[str, Any]:
        """A copy of *saved* as the present version would have saved it.

        Its rules still are those it was saved under, without the modules that a migration took out.
        """
        versions = versions_of(saved["rules"])
        found = self.game.migrations.upgrade(json.loads(json.dumps(saved)), self.game.version)
        for name, module in self.game.modules.items():
            if name in found["modules"]:
                module.migrations.run(found, versions.get(name, 0), module.version)
        gone = [name for name in saved["modules"] if name not in found["modules"]]
        kept = [part for part in saved["rules"].split("+") if part.partition("@")[0] not in gone]
        found["rules"] = "+".join(kept)
        return found

    def _load(self, saved: dict[str, Any], foreign: bool) -> Position:
        setup = self.game.setup_of(saved)
        g = self.game.new(setup)
        if saved["rules"] != g.rules.id and newer(saved["rules"], g.rules.id):
            raise NewerRules(saved["rules"], g.rules.id)
        g.stack = [self.frame(packed, g.rules) for packed in saved["stack"]]
        g.effects = [_of(self.unpack(packed), Effect, "effects") for packed in saved["effects"]]
        g.result = _of(self.unpack(saved["result"]), (Outcome, NoneType), "result")
        if not isinstance(saved["board"], dict):
            raise BadValue("wrong-type", tag="board", field="board")
        for name, value in self.board(type(g)).fields_of(saved["board"], 0).items():
            setattr(g, name, value)
        _check_seats(g, g)
        self._load_states(g, saved.get("states", {}))
        if foreign:
            self.check(g)
        look(g)
        return g

    def check(self, g: Position) -> None:
        """Whether a game could have come to *g*, as far as anybody can tell. Raises BadValue."""
        if g.result is not None:
            check_outcome(g.result, g.players)
        if not self.game.sound(g) or not all(module.sound(g) for module in g.rules.modules):
            raise BadValue("position-damaged", why="unsound")
        if misplaced(g.stack) is not None:
            raise BadValue("position-damaged", why="nesting")
        if not all_could_be_chosen(g, g.stack):
            raise BadValue("position-damaged", why="unsound")
        if g.result is None and not can_go_on(g):
            raise BadValue("position-damaged", why="dead-end")

    def _load_states(self, g: Position, saved: Any) -> None:
        """What each module remembers, by its name, in the place of its blank."""
        names = remembering(g.rules)
        for name, packed in _of(saved, dict, "states").items():
            state = self.unpack(packed)
            n = names.index(name) if name in names else -1
            if n < 0 or type(state) is not type(g.states[n]):
                raise BadValue("wrong-type", tag="board", field="states")
            g.states[n] = state
            _check_seats(g, state)

    def frame(self, packed: Any, rules: Rules) -> Frame:
        """Something in progress, at a stage that these rules know."""
        value = self.unpack(packed)
        if not isinstance(value, Frame):
            raise BadValue("wrong-type", tag="board", field="stack")
        frame: Frame = value
        for inner in whole([frame]):
            if isinstance(inner, Procedure) and not rules.stages(type(inner)).knows(inner.at):
                raise BadValue("unknown-stage", tag=type(inner).__name__, stage=inner.at[:40])
        return frame

    def text(self, g: Position, setup: Any) -> str:
        """The canonical text of a position."""
        return canonical(self.save(g, setup))

    def same(self, g: Position, other: Position, setup: Any) -> bool:
        """Whether two positions of one game have the same text; where all is equal nothing is written."""
        names = self.board(type(g)).readers
        return (
            g.stack == other.stack
            and g.effects == other.effects
            and g.result == other.result
            and g.states == other.states
            and all(getattr(g, name) == getattr(other, name) for name in names)
        ) or self.text(g, setup) == self.text(other, setup)

    def hash(self, g: Position, setup: Any) -> str:
        """Equal for equal positions under equal rules, and for them only."""
        return digest(self.text(g, setup))


@lru_cache(maxsize=16)
def codec_of(game: Game) -> Codec:
    """The codec of a game, made once: whoever saves at every answer would make it as often."""
    return Codec(game)


def remembering(rules: Rules) -> list[str]:
    """The modules that have a state of their own, in the order of a position's states."""
    return [module.name for module in rules.modules if module.state is not None]


def look(g: Position) -> None:
    """Look at a position from everywhere: one that was made up breaks here, not in the middle of play."""
    for seat in (None, *g.all_seats()):
        g.view(seat)
        g.views(seat)
    for seat in g.all_seats():
        g.all_pools(seat)
    for asked in g.waiting():
        if asked == FATE:
            g.odds()
        else:
            g.offer(asked)


def can_go_on(g: Position) -> bool:
    """Whether somebody is waited for, and everybody who is can act."""
    waiting = g.waiting()
    return bool(waiting) and all(
        g.odds().total() > 0 if seat == FATE else bool(g.legal(seat)) for seat in waiting
    )


def all_could_be_chosen(g: Position, frames: Sequence[Frame]) -> bool:
    """Whether every secret choice among *frames*, and in their branches, holds what was once offered."""
    for frame in frames:
        if isinstance(frame, Sealed) and not could_be_chosen(g, frame):
            return False
        if isinstance(frame, Parallel):
            if not all(frame.in_each(g, lambda branch: all_could_be_chosen(g, branch))):
                return False
    return True


def could_be_chosen(g: Position, frame: Sealed) -> bool:
    """Whether everything that a secret choice holds was once offered, step by step."""
    claimed = frame.steps
    if list(claimed) != sorted(claimed) or not set(claimed) <= set(frame.seats(g)):
        return False
    frame.steps = {}
    for seat, steps in claimed.items():
        for step in steps:
            if frame.is_complete(g, seat):
                return False
            is_listed = step in frame.menu(g, seat)
            is_open = not is_listed and type(step) in frame.accepts(g, seat)
            if not is_listed and (not is_open or frame.objection(g, seat, step) is not None):
                return False
            frame.steps[seat] = (*frame.steps.get(seat, ()), step)
    return frame.steps == claimed and (frame is not g.stack[-1] or bool(frame.awaits(g)))


def versions_of(rules: str) -> dict[str, int]:
    """The version of each module in a rules id. Raises BadValue."""
    found: dict[str, int] = {}
    for part in rules.split("+"):
        name, _, rest = part.partition("@")
        version = rest.partition(":")[0]
        if not version.isdecimal() or len(version) > 9:
            raise BadValue("not-a-value", value=rules[:40])
        found[name] = int(version)
    return found


def newer(found: str, known: str) -> bool:
    """Whether rules id *found* has a module of a higher version than *known* has."""
    versions = versions_of(known)
    return any(
        name not in versions or version > versions[name]
        for name, version in versions_of(found).items()
    )


def _check_seats(g: Position, state: State) -> None:
    """What holds one value a seat holds as many as there are seats; or none yet, in a module's state."""
    for name in per_seat(type(state)):
        found = len(getattr(state, name))
        if found != g.players and (state is g or found):
            raise BadValue("wrong-type", tag="board", field=name)


def _of(value: Any, kind: type | tuple[type, ...], field: str) -> Any:
    if not isinstance(value, kind):
        raise BadValue("wrong-type", tag="board", field=field)
    return value


SAVED: Final = (Frame, Action, Detail, Effect, State)


def kinds_of(*modules: Any) -> tuple[type, ...]:
    """Every frame, action, detail, effect and piece of state defined in *modules*: what a game can save."""
    return tuple(
        kind
        for module in modules
        for kind in vars(module).values()
        if is_value(kind, SAVED)
        and not issubclass(kind, Position)
        and kind.__module__ == module.__name__
    )
