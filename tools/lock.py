"""Renew requirements.lock and requirements-bench.lock.

The versions are chosen for the oldest Python that Feldzug supports, because what installs there
installs on the newer ones too. Only names and versions are written: where packages come from is
the business of whoever installs them.
"""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = "3.11.0"
HEADER = """\
# {subject}
# Renew with `make lock`; the names come from pyproject.toml. Do not edit by hand.
"""


def resolve(wanted: list[str]) -> list[str]:
    """Ask pip for the newest versions that fit together, without installing them."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run"]
    command += ["--target", str(ROOT / "build")]  # older pips ask for a place, though none is used
    command += ["--ignore-installed", "--only-binary", ":all:", "--python-version", OLDEST]
    answer = subprocess.run(
        [*command, "--report", "-", *wanted], capture_output=True, text=True, check=False
    )
    if answer.returncode:
        sys.exit(f"{answer.stderr}\nNo set of versions was found: see pip's reasons above.")
    packages = [item["metadata"] for item in json.loads(answer.stdout)["install"]]
    return sorted((f"{p['name']}=={p['version']}" for p in packages), key=str.lower)


def write_lock(name: str, subject: str, wanted: list[str]) -> None:
    pins = resolve(wanted)
    (ROOT / name).write_text(HEADER.format(subject=subject) + "\n".join(pins) + "\n")
    print(f"{name} now names {len(pins)} packages.")


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = project["dependency-groups"]
    write_lock(
        "requirements.lock",
        "What Feldzug needs to run, and the tools it is developed with.",
        project["project"]["dependencies"] + groups["develop"],
    )
    write_lock(
        "requirements-bench.lock",
        "The engines that `make bench` measures beside ours, in an environment of their own.",
        groups["peers"],
    )


if __name__ == "__main__":
    main()
