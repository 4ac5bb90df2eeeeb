"""Positions as text, read both ways: what all games share.

The first line names the game, how many play, and its options. An answer is written as its class with its
fields, `PickOrder(order="harvest")`; frames likewise, `Turn(seat=0,at="battle") > ChooseAttack(seat=0)`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from feldzug.kernel.codec import Codec, canonical
from feldzug.kernel.errors import BadValue
from feldzug.kernel.frames import Frame
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Seat

ARROW = " > "
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


# lines


def write_setup(game: Game, setup: Setup) -> str:
    """The first line: the game, how many play, what is not as usual, modules that no option pulls in."""
    usual = {option.key: option.default for option in game.options}
    chosen = {key: value for key, value in setup.options if value != usual[key]}
    pulled = game.active((), chosen)
    modules = [f"+{name}" for name in setup.modules if name not in pulled]
    words = [f"{key}={value}" for key, value in chosen.items()]
    return " ".join([f"game: {game.key} {setup.players}", *words, *modules])


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionReader:
    """Puts one line after another onto a blank position; a game says what each line means."""

    def __init__(self, game: Game, words: list[str]) -> None:
        players = int(words[0]) if words and words[0].isdecimal() else game.players[-1]
        chosen = dict(word.split("=", 1) for word in words if "=" in word)
        modules = [word[1:] for word in words if word.startswith("+")]
        self.setup = game.setup(players, modules, **chosen)

    def line(self, key: str, value: str) -> None:
        """What stands before the colon of a line, and behind it. Raises ValueError or LookupError."""
        raise NotImplementedError

    def done(self) -> None:
        """Add what follows from all lines, and look at the whole."""

    def seat(self, word: str) -> Seat:
        """A seat of the table by its number."""
        return {str(seat): Seat(seat) for seat in range(self.setup.players)}[word]


def read_lines(text: str, game: Game, begin: Callable[[list[str]], PositionReader]) -> Any:
    """The reader that *begin* makes of the words of the first line, after it has read all lines.

    Raises BadValue naming the line that cannot be read.
    """
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    head, _, rest = lines[0].partition(":") if lines else ("", "", "")
    words = rest.split()
    if head != "game" or words[:1] != [game.key]:
        raise BadValue("not-a-position", line=1)
    n = 1
    try:
        reader = begin(words[1:])
        for n, line in enumerate(lines[1:], 2):  # noqa: B007 -- it is told where reading breaks
            key, _, value = line.partition(":")
            reader.line(key.strip(), value.strip())
        reader.done()
    except (ValueError, LookupError, TypeError, RecursionError):
        raise BadValue("not-a-position", line=n) from None
    return reader


# values and frames


def write_value(codec: Codec, value: Any) -> str:
    """An answer, an outcome of fate, an effect or a piece of state: its class with its fields, or JSON."""
    packed = codec.pack(value)
    return _write(packed) if isinstance(packed, dict) else canonical(packed)


def read_value(codec: Codec, text: str) -> Any:
    """The value of such a text. Raises BadValue where it cannot be read."""
    packed, at = _read(text, 0) if _NAME.match(text) else _json(text, 0)
    if at < len(text):
        raise BadValue("not-a-frame", text=text[at : at + 40])
    return codec.unpack(packed)


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
        packed[name], at = _json(text, at)
    return packed, at + 1


def _json(text: str, at: int) -> tuple[Any, int]:
    try:
        return json.JSONDecoder().raw_decode(text, at)
    except (ValueError, RecursionError):
        raise BadValue("not-a-frame", text=text[at : at + 40]) from None


def _word(text: str, at: int) -> tuple[str, int]:
    found = _NAME.match(text, at)
    if found is None:
        raise BadValue("not-a-frame", text=text[at : at + 40])
    return found.group(), found.end()


def _expect(text: str, at: int, sign: str) -> int:
    if not text.startswith(sign, at):
        raise BadValue("not-a-frame", text=text[at : at + 40])
    return at + 1
