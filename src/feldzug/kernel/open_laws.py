"""The law of open answers: whatever comes from outside is judged, and what is not forbidden can be done."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from feldzug.kernel.codec import BROKEN, Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import FeldzugError
from feldzug.kernel.frames import Frame
from feldzug.kernel.parallel import Branch, addressed, bare
from feldzug.kernel.position import Position
from feldzug.kernel.values import Seat
from feldzug.kernel.walks import hold

CHANGED = 12
"""So many changed answers are tried of each class."""

NUMBERS = (0, 1, -1, 7, 1000)
"""What a number may become."""


def open_answers_are_judged(codec: Codec, g: Position, seed: int = 0) -> None:
    """Listed answers of such a class are examples; changed ones are refused with a reason or can be done."""
    dealer = Dealer(seed)
    for seat in g.may_answer():
        for offer in g.offers(seat):
            legal = [bare(action)[1] for action in offer.legal]
            for form in offer.forms:
                examples = [action for action in legal if type(action).__name__ == form]
                for _ in range(CHANGED if examples else 0):
                    example = examples[dealer.below(len(examples))]
                    try:
                        action = _changed(example, dealer)
                    except TypeError:
                        continue  # compiled, it cannot even be made
                    _is_judged(codec, g, seat, offer.branch, action)


def _is_judged(codec: Codec, g: Position, seat: Seat, branch: Branch, action: Any) -> None:
    try:
        codec.action(codec.pack(action))
    except FeldzugError:
        return  # it cannot come from outside
    except BROKEN:
        return  # it cannot even be written down
    given = addressed(branch, action)

    def objection(top: Frame) -> Any:
        return top.objection(g, seat, action)

    try:
        reason = g.within(branch, objection)
    except BROKEN as error:
        raise AssertionError(f"{action!r} of seat {seat} breaks the rules: {error!r}") from error
    hold(reason == g.why_not(seat, given), f"{action!r} is judged otherwise from outside")
    if reason is None:
        after = g.clone()
        try:
            after.apply(seat, given)
        except BROKEN as error:
            raise AssertionError(f"{action!r} is legal but cannot be done: {error!r}") from error


def _changed(value: Any, dealer: Dealer) -> Any:
    """*value* with one thing in it changed."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return (value + 1, value - 1, *NUMBERS)[dealer.below(2 + len(NUMBERS))]
    if isinstance(value, str):
        return ("", value + "x", value[1:])[dealer.below(3)]
    if isinstance(value, tuple):
        return _changed_tuple(value, dealer)
    if is_dataclass(value) and fields(value):
        names = [field.name for field in fields(value)]
        name = names[dealer.below(len(names))]
        kind: Any = type(value)
        parts = {n: getattr(value, n) for n in names}
        return kind(**{**parts, name: _changed(parts[name], dealer)})
    return value


def _changed_tuple(value: tuple[Any, ...], dealer: Dealer) -> tuple[Any, ...]:
    """One part changed, twice there, or gone."""
    if not value:
        return value
    at = dealer.below(len(value))
    how = dealer.below(3)
    if how == 0:
        return (*value[:at], *value[at + 1 :])
    if how == 1:
        return (*value, value[at])
    return (*value[:at], _changed(value[at], dealer), *value[at + 1 :])
