"""The compiled copy: build/compiled holds every file of the package and the compiled twins of its modules.

Python prefers a compiled module to the source beside it, so `PYTHONPATH=build/compiled` runs the copy.
It is put in its place only when all of it is ready; when compiling fails, there is none.
"""

from __future__ import annotations

import fcntl
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.compiling.choice import ROOT, SOURCE, chosen_modules, fingerprint, source_files
from tools.compiling.compiler import LEVEL, binaries, importable, obstacle, run_mypyc
from tools.compiling.program import Program, module_name
from tools.compiling.rewriting import rewrite

BUILD = ROOT / "build"
TARGET = BUILD / "compiled"
WORK = (
    BUILD / "mypyc"
)  # rewritten sources, C files and objects, kept so that the next run is shorter
STAMP = "compiled.stamp"


class NotCompiled(Exception):
    """There is no compiled copy; the message says why."""


class CompiledCopy:
    """The copy as it should be, and whether it is there."""

    def __init__(self) -> None:
        self.modules = chosen_modules()
        self.program = Program.read(SOURCE)
        self.mark = f"{fingerprint(self.program, self.modules)} {LEVEL}"

    def is_current(self) -> bool:
        """Whether the copy was compiled from these very sources."""
        stamp = TARGET / STAMP
        return stamp.exists() and stamp.read_text() == self.mark

    def compile(self) -> None:
        """Compile and put the copy in its place."""
        shutil.rmtree(TARGET, ignore_errors=True)
        problem = obstacle() if self.modules else "No module is on the list in pyproject.toml."
        if problem:
            raise NotCompiled(f"{problem} So nothing was compiled.")
        rewritten = WORK / "src"
        self._write_sources(rewritten)
        if not run_mypyc(rewritten, WORK, self.modules):
            raise NotCompiled("mypyc could not compile the modules: see its reasons above.")
        new = BUILD / "compiled.new"
        shutil.rmtree(new, ignore_errors=True)
        shutil.copytree(rewritten, new)
        for binary in binaries(self.modules):
            shutil.copy2(WORK / "lib" / binary, new / binary)
        if not importable(new, self.modules):
            raise NotCompiled("The compiled modules cannot be imported: see the reason above.")
        (new / STAMP).write_text(self.mark)
        new.rename(TARGET)

    def refresh(self) -> None:
        """Bring the files up to date that are not compiled, such as the built page."""
        self._write_sources(TARGET)

    def _write_sources(self, folder: Path) -> None:
        """Make *folder* hold the files of src, those to compile rewritten; equal files stay untouched."""
        wanted = {file: self._content(file) for file in source_files()}
        for old in [p for p in folder.rglob("*") if p.is_file() and p.suffix != ".so"]:
            if old.relative_to(folder) not in wanted and old.name != STAMP:
                old.unlink()
        for file, content in wanted.items():
            place = folder / file
            if not place.exists() or place.read_bytes() != content:
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(content)

    def _content(self, file: Path) -> bytes:
        if str(file) in self.modules:
            return rewrite(self.program.modules[module_name(file)]).encode()
        return (SOURCE / file).read_bytes()


@contextmanager
def only_one() -> Iterator[None]:
    """Let nobody else compile here meanwhile: whoever comes second waits."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compiling.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
