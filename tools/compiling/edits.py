"""Edits: changes to a source text, collected first and made at once, so that no place moves meanwhile."""

from __future__ import annotations

import ast


class Edits:
    """Replacements and insertions in one source text."""

    def __init__(self, source: str) -> None:
        self._source = source.encode()
        self._starts = [0]
        for line in self._source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._changes: list[tuple[int, int, int, bytes]] = []

    def replace(self, node: ast.expr, text: str) -> None:
        """Put *text* where an expression stands."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._starts[node.lineno - 1] + node.col_offset
        self._change(start, self._starts[node.end_lineno - 1] + node.end_col_offset, text)

    def insert(self, node: ast.expr, text: str) -> None:
        """Put *text* directly behind an expression."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        at = self._starts[node.end_lineno - 1] + node.end_col_offset
        self._change(at, at, text)

    def add_lines(self, after: int, lines: list[str]) -> None:
        """Put whole lines behind the line of this number; 0 is the top of the file."""
        at = self._starts[after]
        whole = at == 0 or self._source[at - 1 : at] == b"\n"
        self._change(at, at, ("" if whole else "\n") + "\n".join(lines) + "\n")

    def text(self) -> str:
        """The source with all changes made."""
        parts: list[bytes] = []
        done = 0
        for start, _, end, new in sorted(self._changes, key=lambda change: change[:3]):
            if start < done:
                raise ValueError("two changes of a source overlap")
            parts += (self._source[done:start], new)
            done = end
        return b"".join([*parts, self._source[done:]]).decode()

    def _change(self, start: int, end: int, text: str) -> None:
        self._changes.append((start, len(self._changes), end, text.encode()))
