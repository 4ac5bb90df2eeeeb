"""Constructors: the `__init__` of a dataclass, which dataclasses would only make at run time, in Python."""

from __future__ import annotations

import ast

from tools.compiling.program import Class, Field, Module
from tools.compiling.written import Written

EMPTY = {"list": "[]", "dict": "{}", "bool": "False", "int": "0", "str": '""'}
"""What the factories that are mostly used make."""


def constructor(kind: Class) -> Written | None:
    """`__init__` as dataclasses would write it; None where that is left to them."""
    if kind.dataclass is None or not kind.dataclass.get("init", True):
        return None
    fields = kind.fields
    if "__init__" in kind.methods or not fields or not all(map(_can_be_written, fields)):
        return None
    written = Written()
    asked = [one for one in fields if one.init]
    by_name = [_parameter(one, written) for one in asked if one.kw_only]
    parameters = [
        "self",
        *[_parameter(one, written) for one in asked if not one.kw_only],
        *(["*", *by_name] if by_name else []),
    ]
    written.lines = [f"def __init__({', '.join(parameters)}) -> None:"]
    frozen = "  # type: ignore[misc]" if kind.dataclass.get("frozen") else ""
    for one in fields:
        value = _value(one, written)
        if value is not None:
            written.lines.append(f"    self.{one.name} = {value}{frozen}")
    if kind.method("__post_init__") is not None:
        written.lines.append("    self.__post_init__()")
    if len(written.lines) == 1:
        written.lines.append("    pass")
    return written


def _can_be_written(one: Field) -> bool:
    """A factory's field is None while it was not given, so None must not be one of its values."""
    return not one.init or one.factory is None or "None" not in one.type_text


def _parameter(one: Field, written: Written) -> str:
    written.uses_type(one.annotation, one.owner.module)
    if one.factory is not None:
        return f"{one.name}: {one.type_text} | None = None"
    if one.default is None:
        return f"{one.name}: {one.type_text}"
    written.uses_value(one.default, one.owner.module)
    return f"{one.name}: {one.type_text} = {ast.unparse(one.default)}"


def _value(one: Field, written: Written) -> str | None:
    """What the field is set to; None if `__post_init__` does it."""
    if one.factory is not None:
        made = _made(one.factory, one.owner.module)
        written.uses_value(ast.parse(made, mode="eval").body, one.owner.module)
        return f"{made} if {one.name} is None else {one.name}" if one.init else made
    if one.init:
        return one.name
    if one.default is not None:
        written.uses_value(one.default, one.owner.module)
        return ast.unparse(one.default)
    return None


def _made(factory: ast.expr, home: Module) -> str:
    if isinstance(factory, ast.Lambda):
        return f"({ast.unparse(factory.body)})"
    text = ast.unparse(factory)
    function = home.functions.get(text)
    if function is not None and function.returns and ast.unparse(function.returns) == "None":
        return "None"
    return EMPTY.get(text, f"{text}()")
