"""Frames as text: `Turn(seat=0,at="battle") > ChooseAttack(seat=0)`, read both ways."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from feldzug.kernel.codec import Codec, canonical
from feldzug.kernel.errors import BadValue
from feldzug.kernel.frames import Frame
from feldzug.kernel.rules import Rules

ARROW = " > "
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


def write_stack(codec: Codec, stack: Sequence[Frame]) -> str:
    """What is in progress, outermost first."""
    return ARROW.join(_write(codec.pack(frame)) for frame in stack)


def read_stack(codec: Codec, text: str, rules: Rules) -> list[Frame]:
    """The frames of such a text. Raises BadValue where it cannot be read."""
    stack: list[Frame] = []
    at = 0
    while at < len(text):
        packed, at = _read(text, at)
        stack.append(codec.frame(packed, rules))
        if text.startswith(ARROW, at):
            at += len(ARROW)
        elif at < len(text):
            raise BadValue("not-a-frame", text=text[at : at + 40])
    return stack


def _write(packed: dict[str, Any]) -> str:
    fields = ",".join(f"{name}={canonical(value)}" for name, value in packed.items() if name != "@")
    return f"{packed['@']}({fields})"


def _read(text: str, at: int) -> tuple[dict[str, Any], int]:
    tag, at = _word(text, at)
    packed: dict[str, Any] = {"@": tag}
    at = _expect(text, at, "(")
    while not text.startswith(")", at):
        if len(packed) > 1:
            at = _expect(text, at, ",")
        name, at = _word(text, at)
        at = _expect(text, at, "=")
        try:
            packed[name], at = json.JSONDecoder().raw_decode(text, at)
        except (ValueError, RecursionError):
            raise BadValue("not-a-frame", text=text[at : at + 40]) from None
    return packed, at + 1


def _word(text: str, at: int) -> tuple[str, int]:
    found = _NAME.match(text, at)
    if found is None:
        raise BadValue("not-a-frame", text=text[at : at + 40])
    return found.group(), found.end()


def _expect(text: str, at: int, sign: str) -> int:
    if not text.startswith(sign, at):
        raise BadValue("not-a-frame", text=text[at : at + 40])
    return at + 1
