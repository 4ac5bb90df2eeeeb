"""A wheel holds the compiled modules where they can be compiled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hatch_build import CompiledWheel

pytestmark = pytest.mark.slow

COMPILES = """
from pathlib import Path
kernel = Path("build/compiled/feldzug/kernel")
kernel.mkdir(parents=True)
for name in ("frames.cpython.so", "frames.py", "rules.py"):
    (kernel / name).touch()
Path("build/compiled/feldzug_kernel__mypyc.cpython.so").touch()
"""
FAILS = "raise SystemExit(1)"


def built(root: Path, compiling: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the hook tells the builder of a wheel, in a project with such a tool for compiling."""
    (root / "tools").mkdir()
    (root / "tools" / "web.py").touch()
    (root / "tools" / "compile.py").write_text(compiling)
    monkeypatch.chdir(root)
    data: dict[str, Any] = {"force_include": {}}
    hook = CompiledWheel(str(root), {}, None, None, "", "wheel")  # type: ignore[arg-type]
    hook.initialize("standard", data)
    return data


def test_a_wheel_gets_the_compiled_modules_and_the_libraries_they_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = built(tmp_path, COMPILES, monkeypatch)
    assert sorted(data["force_include"].values()) == [
        "feldzug/kernel/frames.cpython.so",
        "feldzug_kernel__mypyc.cpython.so",
    ]
    assert data["infer_tag"] is True
    assert data["pure_python"] is False


def test_a_wheel_is_plain_where_nothing_can_be_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert built(tmp_path, FAILS, monkeypatch) == {"force_include": {}}


def test_a_wheel_is_plain_on_demand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FELDZUG_COMPILE", "0")
    assert built(tmp_path, COMPILES, monkeypatch) == {"force_include": {}}


def test_whoever_asks_for_a_compiled_wheel_gets_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FELDZUG_COMPILE", "1")
    with pytest.raises(SystemExit, match="asks for a compiled wheel"):
        built(tmp_path, FAILS, monkeypatch)
