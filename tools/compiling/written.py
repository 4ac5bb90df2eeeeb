"""What was written for a class, and the names that it needs in its module."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field

from tools.compiling.program import Module


@dataclass
class Written:
    """A method as lines of text, and the names in it that come from the modules of other classes."""

    lines: list[str] = field(default_factory=list)
    types: list[tuple[str, Module]] = field(default_factory=list)
    """Names in annotations, with the module in which they mean what is meant."""

    values: list[tuple[str, Module]] = field(default_factory=list)
    """Names that are evaluated at run time."""

    def uses_type(self, annotation: ast.expr, home: Module) -> None:
        self.types += [(name, home) for name in names_in(annotation)]

    def uses_value(self, expression: ast.expr, home: Module) -> None:
        self.values += [(name, home) for name in names_in(expression)]


def names_in(expression: ast.expr) -> list[str]:
    """The names of an expression, those inside quoted annotations too."""
    found: list[str] = []
    for node in ast.walk(expression):
        if isinstance(node, ast.Name):
            found.append(node.id)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            try:
                quoted = ast.parse(node.value, mode="eval").body
            except SyntaxError:
                continue
            if not isinstance(quoted, ast.Constant):
                found += names_in(quoted)
    return found


class Needs:
    """The imports that the additions to one module make necessary."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._types: dict[str, tuple[str, str]] = {}
        self._values: dict[str, tuple[str, str]] = {}

    def name(self, name: str, origin: str) -> None:
        """Have *name* imported from *origin*, if the module does not import it anyway."""
        if self._module.imports.get(name) != (origin, name):
            self._values[name] = (origin, name)

    def add(self, written: Written) -> bool:
        """Take what a method needs; False if a name means something else here: then it is left out."""
        types, values = self._missing(written.types), self._missing(written.values)
        if types is None or values is None:
            return False
        self._types |= types
        self._values |= values
        return True

    def _missing(self, names: list[tuple[str, Module]]) -> dict[str, tuple[str, str]] | None:
        missing: dict[str, tuple[str, str]] = {}
        for name, home in names:
            meant = home.means(name)
            here = (self._types | self._values | missing).get(name) or self._module.means(name)
            if here == meant or home is self._module:
                continue
            if here is not None:
                return None
            if meant is None:
                continue  # built in
            missing[name] = meant
        return missing

    def lines(self) -> list[str]:
        """The import statements."""
        lines = [_statement(*origin, name) for name, origin in sorted(self._values.items())]
        only_types = {n: o for n, o in self._types.items() if n not in self._values}
        if only_types:
            lines += ["from typing import TYPE_CHECKING", "if TYPE_CHECKING:"]
            lines += [f"    {_statement(*o, name)}" for name, o in sorted(only_types.items())]
        return lines


def _statement(origin: str, original: str, name: str) -> str:
    renamed = "" if original == name else f" as {name}"
    return f"from {origin} import {original}{renamed}"
