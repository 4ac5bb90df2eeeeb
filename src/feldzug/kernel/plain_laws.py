"""Laws of plainness: positions, frames and views hold plain values of the types that they declare."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, NewType, Union, get_args, get_origin

from feldzug.kernel.codec import KERNEL_FIELDS
from feldzug.kernel.frames import Frame, Procedure
from feldzug.kernel.game import Game
from feldzug.kernel.parallel import Parallel, whole
from feldzug.kernel.position import Position
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.state import State, agreed, hints
from feldzug.kernel.values import Action, Detail, Effect, Seat, View
from feldzug.kernel.vocabulary import Vocabulary
from feldzug.kernel.walks import hold


def positions_are_plain(g: Position) -> None:
    """Whole numbers, words and sequences of them; no floats, no sets; frames hold no lists."""
    for field in fields(g):
        if field.init and field.name not in KERNEL_FIELDS and not agreed(field):
            _plain(getattr(g, field.name), f"position.{field.name}", board=True)
    for state in g.states:
        _plain(state, type(state).__name__, board=True)
    for effect in g.effects:
        _plain(effect, "effect", board=False)
    for frame in whole(g.stack):
        frames_are_plain(g, frame)


def frames_are_plain(g: Position, frame: Frame) -> None:
    kind: Any = type(frame)
    hold(is_dataclass(frame), f"the frame {kind.__name__} is not a dataclass")
    if isinstance(frame, Procedure):
        known = g.rules.stages(type(frame)).knows(frame.at)
        hold(known, f"{kind.__name__} stands at an unknown stage: {frame.at}")
    for field in fields(kind):
        value = getattr(frame, field.name)
        where = f"{kind.__name__}.{field.name}"
        if isinstance(frame, Parallel) and field.name == "branches":
            hold(isinstance(value, tuple), f"{where} holds a {type(value).__name__}")
        elif isinstance(frame, Sealed) and field.name == "steps":
            hold(list(value) == sorted(value), "sealed choices lie in the order they were made")
            for choice in value.values():
                _plain(choice, where, board=False)
        else:
            _plain(value, where, board=False)


def _plain(value: Any, where: str, *, board: bool) -> None:
    if value is None or type(value) in (int, str, bool) or (board and type(value) is bytearray):
        return
    if isinstance(value, tuple) or (board and isinstance(value, list)):
        for part in value:
            _plain(part, where, board=board)
    elif board and isinstance(value, dict):
        for key, part in value.items():
            _plain(key, where, board=False)
            _plain(part, where, board=True)
    else:
        name = type(value).__name__
        hold(is_dataclass(value) and not isinstance(value, Frame), f"{where} holds a {name}")
        hold(board or isinstance(value, (Action, Detail, Effect)), f"{where} holds a {name}")
        state = isinstance(value, State)
        for field in fields(value):
            if field.init:  # the rest follows from it
                _plain(getattr(value, field.name), f"{where}.{field.name}", board=state)


def views_are_what_they_declare(game: Game, g: Position, seats: Sequence[Seat] = ()) -> None:
    """A view is a dataclass; its page reads it by the types that its fields declare."""
    kinds = {module.name: module.shows for module in g.rules.modules}
    for seat in (None, *(seats or g.all_seats())):
        _view(g.view(seat), game.view, "the view")
        for name, view in g.views(seat).items():
            _view(view, kinds[name], f"the view of {name}")


def _view(view: Any, kind: type[View] | None, what: str) -> None:
    hold(isinstance(view, View) and is_dataclass(view), f"{what} is a {type(view).__name__}")
    hold(type(view) is kind, f"{what} is a {type(view).__name__}, not what is declared")
    for name, hint in hints(type(view)).items():
        value = getattr(view, name)
        good = matches(value, hint)
        hold(good, f"{type(view).__name__}.{name} holds {value!r}, which is no {hint}")


Test = Callable[[Any], bool]


def matches(value: Any, hint: Any) -> bool:
    """Whether *value* is of the type that a field declares."""
    return _test_of(hint)(value)


@cache
def _test_of(hint: Any) -> Test:
    """What tells whether a value is of this type. It is made once, for views hold thousands of values."""
    origin, parts = get_origin(hint), get_args(hint)
    if hint is Any:
        return lambda _: True
    if hint is None or hint is NoneType:
        return lambda value: value is None
    if isinstance(hint, NewType):
        return _test_of(hint.__supertype__)
    if origin is Annotated:
        for mark in parts[1:]:
            if isinstance(mark, Vocabulary):
                words: Vocabulary = mark
                return lambda value: type(value) is int and value < len(words)
        return _test_of(parts[0])
    if origin in (Union, UnionType):
        tests = [_test_of(part) for part in parts]
        return lambda value: any(test(value) for test in tests)
    if origin is not None:
        inner = _test_of_parts(origin, parts)
        return lambda value: type(value) is origin and inner(value)
    if hint in (int, str, bool):
        return lambda value: type(value) is hint
    return lambda value: isinstance(value, hint) and _fields_match(value)


def _test_of_parts(origin: Any, parts: tuple[Any, ...]) -> Test:
    tests = [_test_of(part) for part in parts if part is not Ellipsis]
    if origin is dict:
        key, held = tests
        return lambda value: all(key(k) and held(v) for k, v in value.items())
    if origin is tuple and parts[-1:] != (Ellipsis,):
        return lambda value: (
            len(value) == len(tests)
            and all(test(part) for test, part in zip(tests, value, strict=True))
        )
    each = tests[0]
    return lambda value: all(each(part) for part in value)


def _fields_match(value: Any) -> bool:
    if not is_dataclass(value):
        return True
    kind: Any = type(value)
    return all(test(getattr(value, name)) for name, test in _tests_of_fields(kind))


@cache
def _tests_of_fields(kind: type) -> list[tuple[str, Test]]:
    return [(name, _test_of(hint)) for name, hint in hints(kind).items()]
