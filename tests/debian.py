"""Programs that tests need and Debian packs: installed where they are missing and that is possible."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path


def program(package: str, find: Callable[[], Path | None]) -> Path:
    """Where *find* finds it, if need be after installing the package."""
    found = find()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        # Tests run side by side: one installs, the others wait.
        with (Path(tempfile.gettempdir()) / "feldzug-install.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            found = find()
            if found is None:
                _install(package)
                found = find()
    assert found is not None, (
        f"{package} is missing: install it (on Debian and Ubuntu: sudo apt install {package}) "
        "and run the tests again."
    )
    return found


def _install(package: str) -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    patient = ["apt-get", "-q", "-y", "-o", "DPkg::Lock::Timeout=300"]
    subprocess.run([*patient, "update"], env=quiet, capture_output=True, check=False)
    command = [*patient, "install", "--no-install-recommends", package]
    subprocess.run(command, env=quiet, capture_output=True, check=False)
