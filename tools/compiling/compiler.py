"""The compiler: mypyc makes C of the rewritten modules, and the C compiler makes libraries of it."""

from __future__ import annotations

import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

COMPILER_FLAGS = ("-fno-semantic-interposition", "-fvisibility=hidden")
LEVEL = os.environ.get("FELDZUG_OPTIMISE", "3")
"""How hard the C compiler tries: tests, which need the copy to be right and not fast, ask for 0."""
LINKER_FLAGS = ("-Wl,-Bsymbolic",)
"""Functions of the same library are called directly, since nothing can take their place."""

# Runs in a process of its own because mypyc and setuptools leave the process on any error.
BUILD = """
import json, sys
from mypyc.build import mypycify
from setuptools import setup
order = json.loads(sys.argv[1])
extensions = mypycify(
    ["--config-file=", "--cache-dir", order["work"] + "/cache", *order["modules"]],
    separate=[(files, name) for name, files in order["units"].items()],
    opt_level=order["level"], debug_level="0", target_dir=order["work"] + "/c",
)
for extension in extensions:
    extension.extra_compile_args += order["compiler_flags"]
    extension.extra_link_args += order["linker_flags"]
setup(
    name="feldzug", packages=[], py_modules=[], ext_modules=extensions,
    script_args=[
        "--quiet", "build_ext", "--parallel", str(order["processes"]),
        "--build-lib", order["work"] + "/lib", "--build-temp", order["work"] + "/o",
    ],
)
"""


def obstacle() -> str | None:
    """Say in one sentence what is missing for compiling, if anything is."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"There is no C compiler here (I looked for {compiler})."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "The header files of Python are missing (on Debian and Ubuntu: python3-dev)."
    if importlib.util.find_spec("mypyc") is None or importlib.util.find_spec("setuptools") is None:
        return "mypyc or setuptools is not installed."
    return None


def units(modules: list[str]) -> dict[str, list[str]]:
    """The modules by the library that they become part of: each folder is one.

    Several libraries instead of one make a small change a shorter build. What that costs is measured in
    docs/speed.md.
    """
    found: dict[str, list[str]] = {}
    for module in modules:
        found.setdefault("_".join(Path(module).parent.parts), []).append(module)
    return found


def run_mypyc(sources: Path, work: Path, modules: list[str]) -> bool:
    """Compile *modules*, paths below *sources*, into `lib` in the folder *work*.

    What *work* holds of an earlier run is used again where nothing has changed; units that were made up
    otherwise are begun anew.
    """
    made_up = json.dumps([LEVEL, units(modules)])
    note = work / "units.json"
    if not note.exists() or note.read_text() != made_up:
        for folder in ("cache", "c", "o", "lib"):
            shutil.rmtree(work / folder, ignore_errors=True)
        work.mkdir(parents=True, exist_ok=True)
        note.write_text(made_up)
    order = {
        "work": str(work),
        "modules": modules,
        "units": units(modules),
        "level": LEVEL,
        "processes": os.cpu_count() or 1,
        "compiler_flags": COMPILER_FLAGS,
        "linker_flags": LINKER_FLAGS if sys.platform == "linux" else (),
    }
    command = [sys.executable, "-c", BUILD, json.dumps(order)]
    return subprocess.run(command, cwd=sources, check=False).returncode == 0


def binaries(modules: list[str]) -> list[Path]:
    """What compiling made, as paths below `lib`: a twin for each module, and the libraries they share."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    names = [f"{unit}__mypyc" for unit in units(modules)]
    names += [module.removesuffix(".py") for module in modules]
    return [Path(name + suffix) for name in names]


def importable(folder: Path, modules: list[str]) -> bool:
    """Import the compiled modules: some mistakes of mypyc show only then."""
    names = [m.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for m in modules]
    command = [sys.executable, "-c", "import " + ", ".join(names)]
    return subprocess.run(command, cwd=folder, check=False).returncode == 0
