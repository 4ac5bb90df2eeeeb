"""Rewriting: one module of the copy, with everything written out that the compiler should see.

The result is for the compiler. It is right as Python, too, except that a frozen class sets its own fields
in its constructor: compiled code may, plain Python may not.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable

from tools.compiling import clones, comparisons, constants, constructors, field_types, stages
from tools.compiling.edits import Edits
from tools.compiling.program import Class, Module
from tools.compiling.written import Needs, Written


def rewrite(module: Module) -> str:
    """The source of *module* as the compiler shall see it."""
    edits = Edits(module.source)
    needs = Needs(module)
    if constants.declare_final(module, edits):
        needs.name("Final", "typing")
    types: list[str] = []
    for kind in module.classes.values():
        _add_methods(kind, edits, needs)
        types += field_types.restored(kind)
    if types:
        edits.add_lines(len(module.source.splitlines()), ["", *types])
    imports = needs.lines()
    if imports:
        edits.add_lines(_first_import(module), ["", *imports])
    return edits.text()


def _add_methods(kind: Class, edits: Edits, needs: Needs) -> None:
    written: Iterable[Written | None] = (
        constructors.constructor(kind),
        comparisons.equality(kind),
        comparisons.hashing(kind),
        clones.clone(kind),
        stages.step(kind),
    )
    lines: list[str] = []
    for method in written:
        if method is not None and needs.add(method):
            lines += ["", *method.lines]
    if not lines:
        return
    indent = " " * kind.node.body[0].col_offset
    assert kind.node.end_lineno is not None
    edits.add_lines(kind.node.end_lineno, [indent + line if line else "" for line in lines])


def _first_import(module: Module) -> int:
    """The line behind which an import may stand: after the docstring and the imports from the future."""
    line = 0
    for statement in module.tree.body:
        docstring = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
        future = isinstance(statement, ast.ImportFrom) and statement.module == "__future__"
        if not (docstring or future):
            break
        line = statement.end_lineno or 0
    return line
