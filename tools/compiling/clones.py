"""Clones: the `clone` of frames and positions, which the kernel would only make at run time.

The type of a field decides how it is copied, as `feldzug.kernel.state` does it at run time: a test
compares the two.
"""

from __future__ import annotations

import ast

from tools.compiling.program import Class, Module
from tools.compiling.written import Written

CLONED = (
    "feldzug.kernel.frames.Procedure",
    "feldzug.kernel.sealed.Sealed",
    "feldzug.kernel.reported.Reported",
    "feldzug.kernel.shared.Shared",
    "feldzug.kernel.state.State",
)
"""The kernel's classes that make a clone at run time for everything that derives from them."""


def clone(kind: Class) -> Written | None:
    """`clone` as a call of the constructor; None for a class that has its own or cannot have one.

    A subclass in plain Python gets the kernel's clone: only for exactly this class is it written out.
    """
    if not kind.derives_from(*CLONED) or not kind.fields:
        return None
    defined = kind.method("clone")
    if defined is None or not defined[0].module.name.startswith("feldzug.kernel."):
        return None
    arguments = []
    for one in sorted(kind.fields, key=lambda one: one.kw_only):
        if one.init:
            value = copied(f"self.{one.name}", one.annotation, one.owner.module)
            arguments.append(f"{one.name}={value}" if one.kw_only else value)
    return Written(
        [
            f"def clone(self) -> {kind.name}:",
            f"    if type(self) is not {kind.name}:",
            "        twin: Any = super().clone()",
            "        return twin",
            f"    return {kind.name}({', '.join(arguments)})",
        ],
        types=[("Any", defined[0].module)],
    )


def copied(value: str, kind: ast.expr, home: Module, depth: int = 0) -> str:
    """The expression that copies *value*, which is of this type: itself, where it never changes."""
    if isinstance(kind, ast.Constant) and isinstance(kind.value, str):
        return copied(value, ast.parse(kind.value, mode="eval").body, home, depth)
    if isinstance(kind, ast.BinOp):
        return _copied_union(value, kind, home, depth)
    name = kind.value if isinstance(kind, ast.Subscript) else kind
    if not isinstance(name, ast.Name):
        return value
    inside = kind.slice if isinstance(kind, ast.Subscript) else None
    part = f"part{depth}"
    if name.id == "Annotated" and isinstance(inside, ast.Tuple):
        if "REPLACED" in [ast.unparse(mark) for mark in inside.elts[1:]]:
            return value
        return copied(value, inside.elts[0], home, depth)
    if name.id == "bytearray":
        return f"{value}.copy()"
    if name.id == "list":
        copy = part if inside is None else copied(part, inside, home, depth + 1)
        return f"{value}[:]" if copy == part else f"[{copy} for {part} in {value}]"
    if name.id == "dict":
        held = inside.elts[1] if isinstance(inside, ast.Tuple) else None
        copy = part if held is None else copied(part, held, home, depth + 1)
        if copy == part:
            return f"{value}.copy()"
        return f"{{key{depth}: {copy} for key{depth}, {part} in {value}.items()}}"
    found = home.find(name.id)
    if found is not None:
        return f"{value}.clone()" if found.method("clone") else value
    alias = home.find_alias(name.id)
    return value if alias is None else copied(value, *alias, depth)


def _copied_union(value: str, kind: ast.BinOp, home: Module, depth: int) -> str:
    """What can be copied, unless it is None."""
    parts = _parts(kind)
    changing = [p for p in parts if copied(value, p, home, depth) != value]
    if not changing:
        return value
    if len(parts) != 2 or "None" not in map(ast.unparse, parts):
        raise TypeError(f"nobody knows how to copy a {ast.unparse(kind)}")
    return f"(None if {value} is None else {copied(value, changing[0], home, depth)})"


def _parts(union: ast.expr) -> list[ast.expr]:
    if isinstance(union, ast.BinOp):
        return [*_parts(union.left), *_parts(union.right)]
    return [union]
