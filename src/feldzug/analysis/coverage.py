"""Which test shows which rule: the marks `@pytest.mark.rule("2.6")`, read without running anything."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

MARK = "rule"


def folder_of_tests() -> Path | None:
    """The tests of the project this package is part of; None where it was installed without them."""
    root = Path(__file__).resolve().parents[3]
    folder = root / "tests"
    return folder if folder.is_dir() and (root / "pyproject.toml").is_file() else None


def rows_shown(folder: Path) -> dict[str, list[str]]:
    """For every row number the tests that carry it, as `games/some_game/test_x.py::test_y`."""
    shown: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        name = path.relative_to(folder).as_posix()
        for test, row in marks(path.read_text(encoding="utf-8")):
            tests = shown.setdefault(row, [])
            if f"{name}::{test}" not in tests:
                tests.append(f"{name}::{test}")
    return shown


def marks(source: str) -> Iterator[tuple[str, str]]:
    """Every test of a module with every row it carries: by itself, by its class, by its module."""
    tree = ast.parse(source)
    yield from _tests(tree.body, list(_module_rows(tree)), "")


def _tests(body: list[ast.stmt], rows: list[str], within: str) -> Iterator[tuple[str, str]]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests(node.body, [*rows, *_decorated(node)], f"{node.name}::")
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for row in [*rows, *_decorated(node)]:
                yield within + node.name, row


def _decorated(node: ast.ClassDef | ast.FunctionDef) -> Iterator[str]:
    """The marks above a test, also those of single cases: `pytest.param(…, marks=…)`."""
    for decorator in node.decorator_list:
        yield from _rows(decorator)


def _module_rows(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        if isinstance(node, ast.Assign):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
            if "pytestmark" in names:
                yield from _rows(node.value)


def _rows(expression: ast.expr) -> Iterator[str]:
    """The numbers in every call of the mark inside an expression."""
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and _name(node.func) == MARK:
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
