"""Constants: what a module names in capitals and sets once is Final, so compiled code reads it directly."""

from __future__ import annotations

import ast
import re
from collections import Counter

from tools.compiling.edits import Edits
from tools.compiling.program import Module

CAPITALS = re.compile(r"_?[A-Z][A-Z0-9_]+")


def declare_final(module: Module, edits: Edits) -> bool:
    """Declare the constants of a module Final; returns whether there were any to declare."""
    times = Counter(name for statement in module.tree.body for name in _set_by(statement))
    shared = set[str]()
    if "global " in module.source:
        shared = {n for s in ast.walk(module.tree) if isinstance(s, ast.Global) for n in s.names}
    declared = False
    for statement in module.tree.body:
        for name in _set_by(statement):
            if times[name] > 1 or name in shared or not CAPITALS.fullmatch(name):
                continue
            if isinstance(statement, ast.Assign):
                if len(statement.targets) == 1 and isinstance(statement.targets[0], ast.Name):
                    edits.insert(statement.targets[0], ": Final")
                    declared = True
            elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
                kind = ast.unparse(statement.annotation)
                if not re.search(r"\b(Final|TypeAlias)\b", kind):
                    edits.replace(statement.annotation, f"Final[{kind}]")
                    declared = True
    return declared


def _set_by(statement: ast.stmt) -> list[str]:
    """The names that a statement of a module sets."""
    if isinstance(statement, ast.Assign):
        targets = [
            p for t in statement.targets for p in (t.elts if isinstance(t, ast.Tuple) else [t])
        ]
        return [target.id for target in targets if isinstance(target, ast.Name)]
    if isinstance(statement, (ast.AnnAssign, ast.AugAssign)):
        return [statement.target.id] if isinstance(statement.target, ast.Name) else []
    return []
