"""Stages: the `step` of a procedure, so that compiled code calls its stages by name, without a table.

The kernel uses it only while no module has changed the flow of the procedure.
"""

from __future__ import annotations

import ast

from tools.compiling.program import Class
from tools.compiling.written import Written

PROCEDURE = "feldzug.kernel.frames.Procedure"


def step(kind: Class) -> Written | None:
    """`step` with one branch a stage; None for what is no procedure or has no flow of plain names."""
    if not kind.derives_from(PROCEDURE) or "step" in kind.methods:
        return None
    names = flow(kind)
    if not names:
        return None
    written = Written(
        [
            "def step(self, g: Any) -> Todo:",
            f"    if type(self) is not {kind.name}:",
            "        return super().step(g)",
            "    at = self.at",
        ]
    )
    for n, (name, after) in enumerate(zip(names, (*names[1:], "."), strict=True)):
        found = kind.method(name)
        if found is None or found[1].returns is None:
            return None
        first = ' or at == ""' if n == 0 else ""
        written.lines += [f'    if at == "{name}"{first}:', f'        self.at = "{after}"']
        if ast.unparse(found[1].returns) == "None":
            written.lines += [f"        self.{name}(g)", "        return None"]
        else:
            written.lines.append(f"        return self.{name}(g)")
    written.lines.append("    raise LookupError(at)")
    kernel = kind.module.program.modules[PROCEDURE.rpartition(".")[0]]
    written.types = [("Any", kernel), ("Todo", kernel)]
    return written


def flow(kind: Class) -> tuple[str, ...]:
    """The names that the nearest `flow` returns; empty if it is not plainly a tuple of names."""
    found = kind.method("flow")
    if found is None:
        return ()
    returned = found[1].body[-1]
    if not isinstance(returned, ast.Return) or returned.value is None:
        return ()
    try:
        names = ast.literal_eval(returned.value)
    except ValueError:
        return ()
    plain = isinstance(names, tuple) and all(isinstance(name, str) for name in names)
    return names if plain else ()
