"""Renew requirements.lock and requirements-bench.lock.

The versions are chosen for the oldest Python that Feldzug supports, because what installs there
installs on the newer ones too. Names, versions and hashes are written, of every file of a version:
wheels for other systems have others. Where packages come from is the business of whoever installs
them, so no address is written. `lock.py --hashes` keeps the versions and renews the hashes.
"""

import json
import re
import subprocess
import sys
import tomllib
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import unquote

from packaging.utils import (
    InvalidSdistFilename,
    InvalidWheelFilename,
    canonicalize_name,
    parse_sdist_filename,
    parse_wheel_filename,
)
from packaging.version import InvalidVersion, Version

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


def locked(name: str) -> list[str]:
    """The versions that a lock file names."""
    return re.findall(r"^[\w.-]+==[\w.+!-]+", (ROOT / name).read_text(), re.MULTILINE)


def indexes() -> list[str]:
    """Where pip looks for packages on this machine."""
    listed = subprocess.run(
        [sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True, check=True
    )
    settings = dict(re.findall(r"^\S+?\.([\w-]+)='(.*)'$", listed.stdout, re.MULTILINE))
    usual = "from pip._internal.models.index import PyPI; print(PyPI.simple_url)"
    own = subprocess.run(
        [sys.executable, "-c", usual], capture_output=True, text=True, check=True
    ).stdout.strip()
    return [settings.get("index-url", own), *settings.get("extra-index-url", "").split()]


def files(index: str, name: str) -> dict[str, str]:
    """Every file of a package that an index knows, with its hash."""
    page = f"{index.rstrip('/')}/{canonicalize_name(name)}/"
    page += "index.html" if page.startswith("file:") else ""
    try:
        with urllib.request.urlopen(page, timeout=60) as reply:  # noqa: S310 -- where pip looks, too
            text = reply.read().decode()
    except OSError:
        return {}
    found = re.findall(r'href="[^"#]*?([^"/#]+)#sha256=([0-9a-f]{64})"', text)
    return {unquote(file): digest for file, digest in found}


def version_of(file: str) -> Version | None:
    """The version that a file is of; None for one that pip would not install."""
    try:
        if file.endswith(".whl"):
            return parse_wheel_filename(file)[1]
        return parse_sdist_filename(file)[1]
    except (InvalidWheelFilename, InvalidSdistFilename, InvalidVersion):
        return None


def hashes(places: list[str], pin: str) -> list[str]:
    """The hash of every file of a version, whatever system it is for."""
    name, _, version = pin.partition("==")
    found = {
        digest
        for place in places
        for file, digest in files(place, name).items()
        if version_of(file) == Version(version)
    }
    if not found:
        sys.exit(f"No index knows the hashes of {pin}.")
    return sorted(found)


def write_lock(name: str, subject: str, pins: list[str]) -> None:
    places = indexes()
    with ThreadPoolExecutor(8) as pool:
        known = pool.map(lambda pin: hashes(places, pin), pins)
    lines = [
        " \\\n".join([pin, *(f"    --hash=sha256:{digest}" for digest in found)])
        for pin, found in zip(pins, known, strict=True)
    ]
    (ROOT / name).write_text(HEADER.format(subject=subject) + "\n".join(lines) + "\n")
    print(f"{name} now names {len(pins)} packages.")


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = project["dependency-groups"]
    keep = sys.argv[1:] == ["--hashes"]
    for name, subject, wanted in (
        (
            "requirements.lock",
            "What Feldzug needs to run, and the tools it is developed with.",
            project["project"]["dependencies"] + groups["develop"],
        ),
        (
            "requirements-bench.lock",
            "The engines that `make bench` measures beside ours, in an environment of their own.",
            groups["peers"],
        ),
    ):
        write_lock(name, subject, locked(name) if keep else resolve(wanted))


if __name__ == "__main__":
    main()
