"""How things are shown: tables and text on a terminal or into a pipe, JSON for programs."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table


def console() -> Console:
    """The screen. Into a pipe it writes plain text."""
    return Console(highlight=False, emoji=False, markup=False)


def aside() -> Console:
    """Beside the result: progress and warnings, on stderr."""
    return Console(stderr=True, highlight=False, emoji=False, markup=False)


def as_json(value: Any) -> None:
    json.dump(value, sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")


def table(*columns: str, right: Sequence[int] = ()) -> Table:
    """A plain table; columns of the numbers in *right* are set flush right."""
    made = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="bold")
    for n, title in enumerate(columns):
        made.add_column(title, justify="right" if n in right else "left", overflow="fold")
    return made


def show(*things: RenderableType) -> None:
    screen = console()
    for thing in things:
        screen.print(thing)
