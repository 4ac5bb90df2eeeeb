"""Content files: the facts of a game as TOML, beside its code."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def is_there(package: str, name: str) -> bool:
    """Whether a package has a content file of that name."""
    return (files(package) / name).is_file()


def load(package: str, name: str) -> dict[str, Any]:
    """The content file *name* of a package, read."""
    return tomllib.loads((files(package) / name).read_text(encoding="utf-8"))
