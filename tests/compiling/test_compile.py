"""When compiling starts, what it says, and what it leaves behind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tools import compile as tool
from tools.compiling import compiled_copy
from tools.compiling.choice import SOURCE
from tools.compiling.compiled_copy import CompiledCopy, NotCompiled
from tools.compiling.compiler import binaries, units
from tools.compiling.program import Program

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", autouse=True)
def _read_once() -> Iterator[None]:
    """The sources do not change meanwhile, and reading them takes a second."""
    program = Program.read(SOURCE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Program, "read", lambda _: program)
        yield


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """A place without a compiled copy; the commands that are started in the background."""
    commands: list[list[str]] = []
    monkeypatch.setattr(CompiledCopy, "is_current", lambda _: False)
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "LOG", tmp_path / "build" / "compile.log")
    monkeypatch.setattr(tool, "obstacle", lambda: None)
    monkeypatch.setattr("subprocess.Popen", lambda command, **_: commands.append(command))
    return commands


def test_compiling_later_says_so_in_one_line(
    started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert tool.compile_later() == 0
    assert [command[-1] for command in started] == ["--lowest-priority"]
    (line,) = capsys.readouterr().out.splitlines()
    assert "being compiled (build/compile.log)" in line


def test_without_a_compiler_all_stays_plain_with_one_line(
    started: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(tool, "obstacle", lambda: "There is no C compiler here.")
    assert tool.compile_later() == 0
    assert not started
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("There is no C compiler here. Feldzug runs as plain Python")


def test_what_is_up_to_date_is_not_compiled_again(
    started: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(CompiledCopy, "is_current", lambda _: True)
    assert tool.compile_later() == 0
    assert not started
    assert capsys.readouterr().out == ""


@pytest.fixture
def copy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> CompiledCopy:
    """A copy in a place of its own, whose compiler makes empty files."""

    def compiler(_: Path, work: Path, modules: list[str]) -> bool:
        for binary in binaries(modules):
            place = work / "lib" / binary
            place.parent.mkdir(parents=True, exist_ok=True)
            place.touch()
        return True

    for name, place in (("BUILD", ""), ("TARGET", "compiled"), ("WORK", "mypyc")):
        monkeypatch.setattr(compiled_copy, name, tmp_path / place)
    monkeypatch.setattr(compiled_copy, "obstacle", lambda: None)
    monkeypatch.setattr(compiled_copy, "run_mypyc", compiler)
    monkeypatch.setattr(compiled_copy, "importable", lambda *_: True)
    return CompiledCopy()


def test_a_copy_holds_sources_and_twins_and_knows_what_it_was_made_from(
    copy: CompiledCopy, tmp_path: Path
) -> None:
    assert not copy.is_current()
    copy.compile()
    assert copy.is_current()
    kernel = tmp_path / "compiled" / "feldzug" / "kernel"
    assert "def __init__(self, seat: Seat)" in (kernel / "frames.py").read_text()
    assert list(kernel.glob("frames.*.so"))
    assert (tmp_path / "compiled" / "feldzug" / "cli" / "app.py").exists()
    copy.mark = "other sources"
    assert not copy.is_current()


def test_what_is_not_compiled_is_brought_up_to_date(copy: CompiledCopy, tmp_path: Path) -> None:
    copy.compile()
    page = tmp_path / "compiled" / "feldzug" / "cli" / "app.py"
    page.write_text("old")
    gone = page.with_name("gone.py")
    gone.touch()
    copy.refresh()
    assert page.read_text() != "old"
    assert not gone.exists()
    assert copy.is_current()


@pytest.mark.parametrize("step", ["obstacle", "run_mypyc", "importable"])
def test_where_compiling_fails_there_is_no_copy(
    copy: CompiledCopy, step: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    copy.compile()
    answers: dict[str, Any] = {"obstacle": "No compiler.", "run_mypyc": False, "importable": False}
    monkeypatch.setattr(compiled_copy, step, lambda *_: answers[step])
    with pytest.raises(NotCompiled):
        copy.compile()
    assert not (tmp_path / "compiled").exists()


def test_every_folder_is_a_unit() -> None:
    found = units(["feldzug/kernel/codec.py", "feldzug/bots/bot.py", "feldzug/kernel/fate.py"])
    assert found == {
        "feldzug_kernel": ["feldzug/kernel/codec.py", "feldzug/kernel/fate.py"],
        "feldzug_bots": ["feldzug/bots/bot.py"],
    }
