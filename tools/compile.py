"""Compile a copy of the package with mypyc into build/compiled.

The copy holds every file of src/feldzug and, beside the modules that pyproject.toml lists under
[tool.feldzug], their compiled twins, which Python prefers. `PYTHONPATH=build/compiled` runs it.
The sources in src stay plain Python. Nothing is compiled again until a source changes; when
compiling fails, the copy is left as plain Python, never half old and half new.
"""

import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TARGET = ROOT / "build" / "compiled"
WORK = ROOT / "build" / "mypyc"  # C files and objects, kept so that the next run is shorter
STAMP = TARGET / "compiled.stamp"

# Runs in a process of its own because mypyc and setuptools leave the process on any error.
BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup
work, *modules = sys.argv[1:]
extensions = mypycify(
    ["--config-file=", "--cache-dir", work + "/cache", *modules],
    debug_level="0", group_name="feldzug", target_dir=work + "/c",
)
setup(
    name="feldzug", packages=[], py_modules=[], ext_modules=extensions,
    script_args=["--quiet", "build_ext", "--build-lib", work + "/lib", "--build-temp", work + "/o"],
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


def fingerprint(modules: list[str]) -> str:
    """Everything that the outcome depends on: sources, list, compiler and Python."""
    digest = hashlib.sha256("\n".join([sys.version, *modules]).encode())
    for tool in (Path(__file__), ROOT / "requirements.lock"):
        digest.update(tool.read_bytes())
    # Every file counts: compiled code trusts the types of what it imports, and the rest is copied.
    for file in source_files():
        digest.update(f"\n{file}\n".encode() + (SOURCE / file).read_bytes())
    return digest.hexdigest()


def copy_sources() -> None:
    """Make the copy hold exactly the files of src."""
    shutil.rmtree(TARGET, ignore_errors=True)
    for file in source_files():
        (TARGET / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(SOURCE / file, TARGET / file)


def copy_binaries(modules: list[str]) -> None:
    """Put the compiled twins beside their sources, and the library they share on top."""
    for name in ["feldzug__mypyc", *(module.removesuffix(".py") for module in modules)]:
        binary = name + sysconfig.get_config_var("EXT_SUFFIX")
        shutil.copy2(WORK / "lib" / binary, TARGET / binary)


def run_mypyc(modules: list[str]) -> bool:
    """Compile the modules of the copy into the work folder."""
    WORK.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-c", BUILD, str(WORK), *modules]
    return subprocess.run(command, cwd=TARGET, check=False).returncode == 0


def importable(modules: list[str]) -> bool:
    """Import the compiled modules: some mistakes of mypyc show only then."""
    names = [m.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for m in modules]
    command = [sys.executable, "-c", "import " + ", ".join(names)]
    return subprocess.run(command, cwd=TARGET, check=False).returncode == 0


def main() -> int:
    """Bring build/compiled up to date."""
    modules = chosen_modules()
    mark = fingerprint(modules)
    if STAMP.exists() and STAMP.read_text() == mark:
        print(f"The compiled copy ({len(modules)} modules) is up to date.")
        return 0
    copy_sources()
    problem = obstacle() if modules else "No module in src is on the list in pyproject.toml."
    if problem:
        print(f"{problem} So nothing was compiled.", file=sys.stderr)
        return 1
    print(f"Compiling {len(modules)} modules into build/compiled; this takes a while.", flush=True)
    if not run_mypyc(modules):
        print("mypyc could not compile them: see its reasons above.", file=sys.stderr)
        return 1
    copy_binaries(modules)
    if not importable(modules):
        copy_sources()
        print("The compiled modules cannot be imported: see the reason above.", file=sys.stderr)
        return 1
    STAMP.write_text(mark)
    print("Done: PYTHONPATH=build/compiled runs the compiled copy.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
