"""Values to JSON and back: a tag for each class, its fields beside it; canonical, strict, hashable.

A field's name says what its number stands for: if the game names `area`, then a field `area` is written
as the area's id and read back as its number. Arrays are read as tuples, since values never change.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from types import UnionType
from typing import Any, Final, NewType, Union, get_args, get_origin

from feldzug.kernel.errors import BadValue, NewerRules
from feldzug.kernel.frames import Confirm, Dispute, Frame, Procedure
from feldzug.kernel.game import Game
from feldzug.kernel.journal import TakeBack
from feldzug.kernel.position import Position
from feldzug.kernel.rules import DONE, Rules
from feldzug.kernel.values import FATE, Action, Effect, Outcome

DEEPEST = 20
"""No honest value nests deeper than this."""

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

Names = Mapping[str, Sequence[str]]


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
        kinds = (Effect, Outcome, Confirm, Dispute, TakeBack, *game.kinds)
        self._shapes: dict[str, _Shape] = {}
        for kind in kinds:
            if kind.__name__ in self._shapes:
                raise ValueError(
                    f"two classes are called {kind.__name__}: a tag must tell them apart"
                )
            self._shapes[kind.__name__] = _Shape(kind, game.names)

    # values

    def pack(self, value: Any) -> Any:
        if value is None or isinstance(value, (int, str)):
            return value
        if isinstance(value, (tuple, list)):
            return [self.pack(v) for v in value]
        if isinstance(value, bytearray):
            return list(value)
        if isinstance(value, dict):
            return {"@": "dict", "items": [[self.pack(k), self.pack(v)] for k, v in value.items()]}
        shape = self._shapes.get(type(value).__name__)
        if shape is None or shape.kind is not type(value):
            raise BadValue("unknown-class", tag=type(value).__name__)
        packed = {name: self.pack(write(getattr(value, name))) for name, write in shape.writers}
        packed["@"] = type(value).__name__
        return packed

    def unpack(self, packed: Any, depth: int = 0) -> Any:
        if depth > DEEPEST:
            raise BadValue("too-deep")
        if packed is None or isinstance(packed, (int, str)):
            return packed
        if isinstance(packed, list):
            return tuple(self.unpack(v, depth + 1) for v in packed)
        if not isinstance(packed, dict):
            raise BadValue("not-a-value", value=str(packed)[:40])
        tag = packed.get("@")
        if tag == "dict":
            return self._dict(packed, depth)
        shape = self._shapes.get(tag) if isinstance(tag, str) else None
        if shape is None:
            raise BadValue("unknown-class", tag=str(tag)[:40])
        return shape.read({k: self.unpack(v, depth + 1) for k, v in packed.items() if k != "@"})

    def _dict(self, packed: dict[str, Any], depth: int) -> dict[Any, Any]:
        items = self.unpack(packed.get("items"), depth + 1)
        try:
            return {key: value for key, value in items}  # noqa: C416 -- each must be a pair
        except (TypeError, ValueError):
            raise BadValue("wrong-type", tag="dict", field="items") from None

    def action(self, packed: Any) -> Any:
        """An answer from outside: an action or an outcome of fate, never a frame."""
        value = self.unpack(packed)
        if isinstance(value, Frame):
            raise BadValue("unknown-class", tag=type(value).__name__)
        return value

    # positions

    def save(self, g: Position, setup: Any) -> dict[str, Any]:
        """A snapshot: everything that is true, under the rules that are in force."""
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
            "board": {name: self.pack(getattr(g, name)) for name in type(g).fields()},
        }

    def load(self, saved: dict[str, Any], *, foreign: bool = False) -> Position:
        """The position of a snapshot, brought up to the present rules if it is older.

        A *foreign* one may have been made up, so the game is asked whether it could come to it.
        """
        if not isinstance(saved, dict):
            raise BadValue("not-a-value", value=str(saved)[:40])
        if saved.get("@") != self.game.key:
            raise BadValue("other-game", found=str(saved.get("@"))[:40], game=self.game.key)
        try:
            return self._load(self.upgrade(saved), foreign)
        except BROKEN as error:
            raise BadValue("position-damaged", why=type(error).__name__) from error

    def upgrade(self, saved: dict[str, Any]) -> dict[str, Any]:
        """A copy of *saved* as the present version would have saved it."""
        return self.game.migrations.upgrade(json.loads(json.dumps(saved)), self.game.version)

    def _load(self, saved: dict[str, Any], foreign: bool) -> Position:
        setup = self.game.setup_of(saved)
        g = self.game.blank(setup, self.game.rules(setup))
        if saved["rules"] != g.rules.id and newer(saved["rules"], g.rules.id):
            raise NewerRules(saved["rules"], g.rules.id)
        g.stack = [self.frame(packed, g.rules) for packed in saved["stack"]]
        g.effects = list(self.unpack(saved["effects"]))
        g.result = self.unpack(saved["result"])
        if not isinstance(saved["board"], dict):
            raise BadValue("wrong-type", tag="board", field="board")
        for name in type(g).fields():
            if name in saved["board"]:
                value = self.unpack(saved["board"][name])
                if isinstance(getattr(g, name), (list, bytearray)):
                    if not isinstance(value, tuple):
                        raise BadValue("wrong-type", tag="board", field=name)
                    value = _like(getattr(g, name), value, name)
                setattr(g, name, value)
        if foreign and not self.game.sound(g):
            raise BadValue("position-damaged", why="unsound")
        look(g)
        return g

    def frame(self, packed: Any, rules: Rules) -> Frame:
        """Something in progress, at a stage that these rules know."""
        value = self.unpack(packed)
        if not isinstance(value, Frame):
            raise BadValue("wrong-type", tag="board", field="stack")
        frame: Frame = value
        if isinstance(frame, Procedure) and frame.at not in ("", DONE):
            kind = type(frame)
            if frame.at not in rules.flow(kind):
                raise BadValue("unknown-stage", tag=kind.__name__, stage=frame.at[:40])
        return frame

    def text(self, g: Position, setup: Any) -> str:
        """The canonical text of a position."""
        return canonical(self.save(g, setup))

    def hash(self, g: Position, setup: Any) -> str:
        """Equal for equal positions under equal rules, and for them only."""
        return digest(self.text(g, setup))


def look(g: Position) -> None:
    """Look at a position from everywhere: one that was made up breaks here, not in the middle of play."""
    for seat in (None, *g.seats()):
        g.view(seat)
    for asked in g.waiting():
        if asked == FATE:
            g.odds()
        else:
            g.offer(asked)


def newer(found: str, known: str) -> bool:
    """Whether rules id *found* has a module of a higher version than *known* has."""
    versions = dict(part.split("@") for part in known.split("+"))
    for part in found.split("+"):
        name, _, version = part.partition("@")
        if not version.isdecimal():
            raise BadValue("not-a-value", value=found[:40])
        if name not in versions or int(version) > int(versions[name]):
            return True
    return False


def _like(blank: Any, value: tuple[Any, ...], name: str) -> Any:
    """A saved array in the form that the blank position has."""
    if isinstance(blank, list):
        return _lists(value)
    try:
        return bytearray(value)
    except (TypeError, ValueError):
        raise BadValue("wrong-type", tag="board", field=name) from None


def _lists(value: Any) -> Any:
    return [_lists(v) for v in value] if isinstance(value, tuple) else value


class _Shape:
    """How one class is written and read: its fields, their names and the types they accept."""

    def __init__(self, kind: type, names: Names) -> None:
        self.kind = kind
        hints = _hints(kind)
        self.hints = {f.name: hints[f.name] for f in fields(kind)}
        self.named = {name: _Naming(name, names[name]) for name in self.hints if name in names}
        self.writers: list[tuple[str, Callable[[Any], Any]]] = [
            (name, self.named[name].write if name in self.named else _same) for name in self.hints
        ]

    def read(self, values: dict[str, Any]) -> Any:
        found: dict[str, Any] = {}
        for name, value in values.items():
            if name not in self.hints:
                raise BadValue("unknown-field", tag=self.kind.__name__, field=name[:40])
            found[name] = self.named[name].read(value) if name in self.named else value
            if not _accepts(self.hints[name], found[name]):
                raise BadValue("wrong-type", tag=self.kind.__name__, field=name)
        try:
            return self.kind(**found)
        except TypeError:
            raise BadValue("missing-field", tag=self.kind.__name__) from None


class _Naming:
    """Numbers written as ids and read back."""

    def __init__(self, field: str, ids: Sequence[str]) -> None:
        self.field = field
        self.ids = tuple(ids)
        self.numbers = {name: n for n, name in enumerate(ids)}

    def write(self, value: Any) -> Any:
        if isinstance(value, (tuple, list)):
            return tuple(self.write(v) for v in value)
        return self.ids[value] if isinstance(value, int) and value >= 0 else value

    def read(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(self.read(v) for v in value)
        if isinstance(value, str):
            if value not in self.numbers:
                raise BadValue("unknown-name", field=self.field, name=value[:40])
            return self.numbers[value]
        if isinstance(value, int) and value >= 0:
            raise BadValue("unknown-name", field=self.field, name=str(value))
        return value


def _same(value: Any) -> Any:
    return value


def _hints(kind: type) -> dict[str, Any]:
    """The types of a class's fields. Compiled classes hold them as objects, others as text."""
    hints: dict[str, Any] = {}
    for owner in reversed(kind.__mro__):
        if is_dataclass(owner):
            scope = vars(sys.modules[owner.__module__])
            for f in fields(owner):
                if f.name not in hints:
                    hints[f.name] = eval(f.type, scope) if isinstance(f.type, str) else f.type
    return hints


def _accepts(hint: Any, value: Any) -> bool:
    """Whether *value* is of the type a field was declared with."""
    if hint is Any or hint is type:  # a compiled class says `type` where it has forgotten a union
        return True
    if isinstance(hint, NewType):
        return _accepts(hint.__supertype__, value)
    origin = get_origin(hint)
    if origin is Union or origin is UnionType:
        return any(_accepts(part, value) for part in get_args(hint))
    if origin is tuple:
        if not isinstance(value, tuple):
            return False
        parts = get_args(hint)
        if len(parts) == 2 and parts[1] is Ellipsis:
            return all(_accepts(parts[0], v) for v in value)
        return len(parts) == len(value) and all(map(_accepts, parts, value))
    if origin is not None:
        return isinstance(value, origin)
    if hint is None or hint is type(None):
        return value is None
    if hint in (int, bool, str):
        return type(value) is hint
    return isinstance(value, hint)


def is_value(kind: object) -> bool:
    """Whether a module's attribute is a class the codec should know."""
    return isinstance(kind, type) and is_dataclass(kind) and issubclass(kind, (Frame, Action))


def kinds_of(*modules: Any) -> tuple[type, ...]:
    """Every frame and action defined in *modules*: a game's vocabulary."""
    return tuple(
        kind
        for module in modules
        for kind in vars(module).values()
        if is_value(kind) and kind.__module__ == module.__name__
    )
