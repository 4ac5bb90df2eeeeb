"""The plain terminal: any game as what its players see, with nothing drawn."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from feldzug.cli.matching import fits
from feldzug.cli.terminals.terminal import Terminal
from feldzug.games import names_of
from feldzug.kernel.codec import Codec, canonical
from feldzug.kernel.errors import BadValue
from feldzug.kernel.game import Setup
from feldzug.kernel.position import Position
from feldzug.kernel.values import Seat

NOTHING: Final = "–"


class PlainTerminal(Terminal):
    """Shows the view as a table, a field a line; a position as text is its save."""

    def colours(self) -> tuple[str, ...]:
        names = names_of(self.game)
        return tuple([names.name("seat", n, self.say.language) for n in range(self.players)])

    def board(self, g: Position, seat: Seat | None = None) -> RenderableType:
        """What everybody sees."""
        return rows(seen(g, None))

    def status(self, g: Position) -> RenderableType:
        waiting = [self.seat(seat) for seat in g.waiting() if seat >= 0]
        return Text(self.say("plain-waiting", seats=", ".join(waiting))) if waiting else Text()

    def hand(self, g: Position, seat: Seat) -> RenderableType:
        """What *seat* sees otherwise than everybody."""
        common = seen(g, None)
        own = {key: value for key, value in seen(g, seat).items() if value != common.get(key)}
        return rows(own) if own else Text(self.say("plain-no-secrets"))

    def look(self, g: Position, text: str, seat: Seat | None = None) -> RenderableType | None:
        found = {key: value for key, value in seen(g, None).items() if fits(text, key)}
        return rows(found) if found else None

    def notation(self, g: Position, setup: Setup) -> str:
        return canonical(Codec(self.game).save(g, setup)) + "\n"

    def read(self, text: str) -> Position:
        try:
            saved = json.loads(text)
        except ValueError:
            raise BadValue("position-damaged") from None
        return Codec(self.game).load(saved, foreign=True)


def seen(g: Position, seat: Seat | None) -> dict[str, Any]:
    """The view of a seat, or of everybody, as fields and values."""
    view: Any = g.view(seat)
    return dict(view) if isinstance(view, Mapping) else pairs(view)


def pairs(value: Any) -> dict[str, Any]:
    return {field.name: getattr(value, field.name) for field in fields(value)}


def rows(view: Mapping[str, Any]) -> Table:
    """A table of two columns: field and value."""
    shown = Table.grid(padding=(0, 2))
    shown.add_column(no_wrap=True, style="dim")
    for key, value in view.items():
        shown.add_row(key.replace("_", " "), written(value))
    return shown


def written(value: Any) -> str:
    """A value of a view in one line: what is inside stands in brackets, what is empty is a dash."""
    if is_dataclass(value) and not isinstance(value, type):
        value = pairs(value)
    if isinstance(value, Mapping):
        return ", ".join([f"{key}: {within(one)}" for key, one in value.items()]) or NOTHING
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join([within(one) for one in value]) or NOTHING
    return NOTHING if value is None else str(value)


def within(value: Any) -> str:
    nested = is_dataclass(value) or isinstance(value, (Mapping, list, tuple))
    return f"[{written(value)}]" if nested else written(value)
