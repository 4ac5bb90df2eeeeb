"""Compile a copy of the package with mypyc into build/compiled; `PYTHONPATH=build/compiled` runs it.

Nothing is compiled again until a source changes. `--path` compiles nothing: it prints the folder of the
copy if it is up to date, else nothing, so that a start can use what is there. `--later` compiles in the
background at the lowest priority and returns at once.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.compiling.choice import ROOT
from tools.compiling.compiled_copy import BUILD, TARGET, CompiledCopy, NotCompiled, only_one
from tools.compiling.compiler import obstacle

LOG = BUILD / "compile.log"


def compile_now() -> int:
    """Bring build/compiled up to date."""
    with only_one():
        copy = CompiledCopy()
        count = len(copy.modules)
        if copy.is_current():
            copy.refresh()
            print(f"The compiled copy ({count} modules) is up to date.")
            return 0
        print(f"Compiling {count} modules into build/compiled; this takes a while.", flush=True)
        try:
            copy.compile()
        except NotCompiled as why:
            print(why, file=sys.stderr)
            return 1
    print("Done: PYTHONPATH=build/compiled runs the compiled copy.")
    return 0


def compile_later() -> int:
    """Start compiling for the next time, unless there is nothing to do or to do it with."""
    if CompiledCopy().is_current():
        return 0
    problem = obstacle()
    if problem:
        print(f"{problem} Feldzug runs as plain Python: the same games, only slower.")
        return 0
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        subprocess.Popen(
            [sys.executable, __file__, "--lowest-priority"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    where = LOG.relative_to(ROOT)
    print(f"Running as plain Python; a faster copy for the next start is being compiled ({where}).")
    return 0


def print_path() -> int:
    """Print the folder of the compiled copy, if it may be used."""
    copy = CompiledCopy()
    if copy.is_current():
        copy.refresh()
        print(TARGET)
    return 0


def main() -> int:
    """Do what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--path", action="store_true")
    parser.add_argument("--later", action="store_true")
    parser.add_argument("--lowest-priority", action="store_true")
    chosen = parser.parse_args()
    if chosen.path:
        return print_path()
    if chosen.later:
        return compile_later()
    if chosen.lowest_priority:
        os.nice(19)
    return compile_now()


if __name__ == "__main__":
    sys.exit(main())
