"""Program: the modules of the package as syntax trees, their classes, and what each name stands for."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path


@dataclass(frozen=True)
class Field:
    """A field of a dataclass, as it was declared."""

    name: str
    owner: Class
    annotation: ast.expr
    default: ast.expr | None = None
    factory: ast.expr | None = None
    kw_only: bool = False
    init: bool = True

    @property
    def type_text(self) -> str:
        """The annotation as Python itself would keep it as text."""
        if isinstance(self.annotation, ast.Constant) and isinstance(self.annotation.value, str):
            return self.annotation.value
        return ast.unparse(self.annotation)


@dataclass(eq=False)
class Class:
    """A class of a module."""

    module: Module
    node: ast.ClassDef

    @property
    def name(self) -> str:
        return self.node.name

    @property
    def full_name(self) -> str:
        return f"{self.module.name}.{self.name}"

    @cached_property
    def methods(self) -> dict[str, ast.FunctionDef]:
        return {s.name: s for s in self.node.body if isinstance(s, ast.FunctionDef)}

    @cached_property
    def dataclass(self) -> dict[str, bool] | None:
        """The options of its `@dataclass`; None if it is none."""
        for decorator in self.node.decorator_list:
            call = decorator if isinstance(decorator, ast.Call) else None
            if _calls("dataclass", call.func if call else decorator):
                chosen = call.keywords if call else []
                return {k.arg: bool(ast.literal_eval(k.value)) for k in chosen if k.arg}
        return None

    @cached_property
    def bases(self) -> list[Class] | None:
        """What it derives from; None if that is not known for certain."""
        found: list[Class] = []
        for base in self.node.bases:
            if isinstance(base, ast.Name) and base.id == "object":
                continue
            known = self.module.find(base.id) if isinstance(base, ast.Name) else None
            if known is None:
                return None
            found.append(known)
        return found

    @cached_property
    def line(self) -> list[Class] | None:
        """The class and all it derives from, nearest first; None unless that is one known line."""
        if self.bases is None or len(self.bases) > 1:
            return None
        if not self.bases:
            return [self]
        above = self.bases[0].line
        return None if above is None else [self, *above]

    def derives_from(self, *names: str) -> bool:
        """Whether one of the classes above it has one of these full names."""
        return any(c.full_name in names for c in (self.line or ())[1:])

    def method(self, name: str) -> tuple[Class, ast.FunctionDef] | None:
        """The nearest definition of a method, with the class that it stands in."""
        for owner in self.line or ():
            if name in owner.methods:
                return owner, owner.methods[name]
        return None

    @cached_property
    def own_fields(self) -> list[Field] | None:
        """The fields it declares itself; None if one of them is of a sort that we do not write out."""
        if self.dataclass is None:
            return []
        found: list[Field] = []
        for statement in self.node.body:
            if not isinstance(statement, ast.AnnAssign) or not isinstance(
                statement.target, ast.Name
            ):
                continue
            text = ast.unparse(statement.annotation)
            if "ClassVar" in text:
                continue
            one = _declared(self, statement.target.id, statement.annotation, statement.value)
            if one is None or "InitVar" in text or text == "KW_ONLY":
                return None
            found.append(one)
        return found

    @cached_property
    def fields(self) -> list[Field] | None:
        """All fields in the order of dataclasses; None if we do not know them for certain."""
        if self.line is None:
            return None
        found: dict[str, Field] = {}
        for owner in reversed(self.line):
            if owner.own_fields is None:
                return None
            found.update({one.name: one for one in owner.own_fields})
        return list(found.values())


def _calls(name: str, function: ast.expr) -> bool:
    """Whether this is *name* of the module dataclasses, however it was imported."""
    return ast.unparse(function) in (name, f"dataclasses.{name}")


def _declared(
    owner: Class, name: str, annotation: ast.expr, value: ast.expr | None
) -> Field | None:
    kw_only = bool(owner.dataclass and owner.dataclass.get("kw_only"))
    if not isinstance(value, ast.Call) or not _calls("field", value.func):
        return Field(name, owner, annotation, value, kw_only=kw_only)
    said = {k.arg: k.value for k in value.keywords}
    if value.args or None in said:
        return None
    return Field(
        name,
        owner,
        annotation,
        said.get("default"),
        said.get("default_factory"),
        bool(ast.literal_eval(said["kw_only"])) if "kw_only" in said else kw_only,
        bool(ast.literal_eval(said["init"])) if "init" in said else True,
    )


@dataclass(eq=False)
class Module:
    """One source file."""

    program: Program
    name: str
    source: str
    tree: ast.Module = field(init=False)

    def __post_init__(self) -> None:
        self.tree = ast.parse(self.source)

    @cached_property
    def classes(self) -> dict[str, Class]:
        return {n.name: Class(self, n) for n in self.tree.body if isinstance(n, ast.ClassDef)}

    @cached_property
    def functions(self) -> dict[str, ast.FunctionDef]:
        return {n.name: n for n in self.tree.body if isinstance(n, ast.FunctionDef)}

    @cached_property
    def imports(self) -> dict[str, tuple[str, str]]:
        """Names imported at the top or for type checking only: where from, and what they are there."""
        return {
            alias.asname or alias.name: (statement.module or "", alias.name)
            for statement in self._top_statements()
            if isinstance(statement, ast.ImportFrom)
            for alias in statement.names
        }

    @cached_property
    def bound(self) -> set[str]:
        """Every name that means something at the top of the module."""
        found = {*self.imports, *self.classes, *self.functions, *dir(builtins)}
        for statement in self._top_statements():
            if isinstance(statement, ast.Import):
                found |= {(a.asname or a.name).partition(".")[0] for a in statement.names}
            elif isinstance(statement, ast.Assign):
                found |= {t.id for t in statement.targets if isinstance(t, ast.Name)}
            elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                found.add(statement.target.id)
        return found

    def find(self, name: str) -> Class | None:
        """The class of our package that *name* stands for here."""
        if name in self.classes:
            return self.classes[name]
        if name in self.imports:
            origin, original = self.imports[name]
            module = self.program.modules.get(origin)
            return module.find(original) if module is not None and module is not self else None
        return None

    def find_alias(self, name: str) -> tuple[ast.expr, Module] | None:
        """The type that *name* is another name for here, and the module in which it was named."""
        if name in self.imports:
            origin, original = self.imports[name]
            module = self.program.modules.get(origin)
            return (
                module.find_alias(original) if module is not None and module is not self else None
            )
        for statement in self.tree.body:
            target = statement.targets[0] if isinstance(statement, ast.Assign) else None
            if isinstance(statement, ast.Assign) and isinstance(target, ast.Name):
                if target.id == name and isinstance(
                    statement.value, ast.Name | ast.Subscript | ast.BinOp
                ):
                    return statement.value, self
        return None

    def means(self, name: str) -> tuple[str, str] | None:
        """Where *name* comes from and what it is called there; None if it is built in or unknown."""
        if name in self.imports:
            return self.imports[name]
        return (self.name, name) if name in self.bound - set(dir(builtins)) else None

    def _top_statements(self) -> Iterator[ast.stmt]:
        for statement in self.tree.body:
            if isinstance(statement, ast.If) and "TYPE_CHECKING" in ast.unparse(statement.test):
                yield from statement.body
            else:
                yield statement


class Program:
    """All modules of the package by name."""

    def __init__(self, sources: dict[str, str]) -> None:
        self.modules = {name: Module(self, name, source) for name, source in sources.items()}

    @staticmethod
    def read(folder: Path) -> Program:
        """Every Python file below *folder*, under the name it is imported by."""
        return Program(
            {module_name(p.relative_to(folder)): p.read_text() for p in folder.rglob("*.py")}
        )


def module_name(path: Path) -> str:
    """`feldzug/kernel/codec.py` -> `feldzug.kernel.codec`."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
