"""Choice: which modules are compiled, in which units, and what the outcome depends on."""

from __future__ import annotations

import ast
import hashlib
import sys
import tomllib
from pathlib import Path

from tools.compiling.program import Module, Program, module_name

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src"


def chosen_modules() -> list[str]:
    """List the modules to compile, as paths below src."""
    lists = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["feldzug"]

    def matching(globs: list[str]) -> set[str]:
        return {str(p.relative_to(SOURCE)) for glob in globs for p in ROOT.glob(glob)}

    return sorted(matching(lists["compiled"]) - matching(lists["interpreted"]))


def source_files() -> list[Path]:
    """List all files of the package, as paths below src."""
    found = (p for p in SOURCE.rglob("*") if p.is_file() and "__pycache__" not in p.parts)
    return sorted(p.relative_to(SOURCE) for p in found if p.suffix != ".so")


def fingerprint(program: Program, modules: list[str]) -> str:
    """Everything that the compiled modules depend on: their sources, those they import, the tools."""
    digest = hashlib.sha256("\n".join([sys.version, *modules]).encode())
    for tool in (ROOT / "requirements.lock", *sorted(Path(__file__).parent.glob("*.py"))):
        digest.update(tool.read_bytes())
    names = {module_name(Path(module)) for module in modules}
    for name in sorted(with_imported(program, names)):
        digest.update(f"\n{name}\n{program.modules[name].source}".encode())
    return digest.hexdigest()


def with_imported(program: Program, names: set[str]) -> set[str]:
    """These modules and all of ours that they import, directly or not: compiled code trusts their types."""
    found: set[str] = set()
    ahead = set(names)
    while ahead:
        found |= ahead
        ahead = {i for name in ahead for i in _imported(program.modules[name])} - found
    return found


def _imported(module: Module) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *[f"{node.module}.{alias.name}" for alias in node.names]}
    return names & module.program.modules.keys()
