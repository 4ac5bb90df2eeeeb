"""The project is in order: locks, Makefile, versions, names, and nothing of anyone's machine in the files."""

import re
import subprocess
import tomllib
from importlib.metadata import distribution
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import feldzug
from feldzug.bots.policy import Policy
from feldzug.games import GAMES, REGISTRATIONS, imported, names_of
from feldzug.parts.messages import LANGUAGES
from feldzug.parts.registration import Registration

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("requirements.lock", "requirements-bench.lock")
PIN = re.compile(r"[A-Za-z0-9._-]+==[A-Za-z0-9.+!]+( --hash=sha256:[0-9a-f]{64})+")

# Written in pieces, so that this file does not find itself.
REGISTRIES = ("pypi" + ".org", "python" + "hosted.org", "npm" + "js.org", "npm" + "js.com")
MACHINE_PATH = re.compile(r"(?<![\w.~)}/*-])/(?:root|home|Users|work|opt|tmp|mnt)/" + r"\w")


def settings() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def targets() -> dict[str, str]:
    """Return the targets of the Makefile, each with the line above it."""
    lines = (ROOT / "Makefile").read_text().splitlines()
    found = {}
    for above, line in pairwise(lines):
        if rule := re.match(r"([a-z-]+):(?!=)", line):
            found[rule[1]] = above
    return found


def tracked_texts() -> list[tuple[str, str]]:
    """Return the files under version control that hold text, with their text."""
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listing.returncode:
        pytest.skip("This is no git checkout, so there are no tracked files to look at.")
    texts = []
    for name in filter(None, listing.stdout.decode().split("\0")):
        try:
            texts.append((name, (ROOT / name).read_text(encoding="utf-8")))
        except (UnicodeDecodeError, FileNotFoundError):
            continue  # a picture, or a file deleted but not yet committed
    return texts


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_holds_pins_and_nothing_else(name: str) -> None:
    text = re.sub(r"^#.*\n", "", (ROOT / name).read_text(), flags=re.MULTILINE)
    for pin in re.sub(r" \\\n +", " ", text).splitlines():
        assert PIN.fullmatch(pin), pin  # at least one hash: nothing else is installed
    assert "/" not in text


def test_the_lock_covers_every_package_that_the_project_names() -> None:
    def plain(requirement: str) -> str:
        return re.sub(r"[-_.]+", "-", re.split(r"[=<>~!\[; ]", requirement)[0]).lower()

    groups = settings()["dependency-groups"]
    wanted = {
        "requirements.lock": settings()["project"]["dependencies"] + groups["develop"],
        "requirements-bench.lock": groups["peers"],
    }
    for name, requirements in wanted.items():
        locked = {plain(line) for line in (ROOT / name).read_text().splitlines()}
        assert {plain(r) for r in requirements} - locked == set(), f"run `make lock` ({name})"


def test_the_lock_covers_what_other_systems_need() -> None:
    """With hashes nothing is fetched that is not in the lock: not on a Mac, nor with a newer Python."""
    named = re.findall(r"^([\w.-]+)==", (ROOT / "requirements.lock").read_text(), re.MULTILINE)
    locked = {canonicalize_name(name) for name in named}
    groups = settings()["dependency-groups"]
    todo = [Requirement(r) for r in settings()["project"]["dependencies"] + groups["develop"]]
    seen: set[tuple[str, frozenset[str]]] = set()
    while todo:
        wanted = todo.pop()
        if (wanted.name, frozenset(wanted.extras)) in seen:
            continue
        seen.add((wanted.name, frozenset(wanted.extras)))
        assert canonicalize_name(wanted.name) in locked, wanted
        for text in distribution(wanted.name).requires or []:
            needed = Requirement(text)
            if any(_applies(needed, extra) for extra in ("", *wanted.extras)):
                todo.append(needed)


def _applies(needed: Requirement, extra: str) -> bool:
    """Whether it is needed on any system that Feldzug supports."""
    systems = (("Linux", "linux"), ("Darwin", "darwin"))
    return needed.marker is None or any(
        needed.marker.evaluate(
            {
                "python_version": python,
                "python_full_version": f"{python}.0",
                "platform_system": system,
                "sys_platform": platform,
                "platform_machine": machine,
                "extra": extra,
            }
        )
        for python in ("3.11", "3.12", "3.13", "3.14")
        for system, platform in systems
        for machine in ("x86_64", "aarch64", "arm64")
    )


def test_every_make_target_has_a_comment_and_is_phony() -> None:
    assert [name for name, above in targets().items() if not above.startswith("# ")] == []
    phony = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert phony
    assert set(phony[1].split()) == set(targets())


def test_make_help_lists_every_target() -> None:
    shown = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert re.findall(r"^  make ([a-z-]+) +\S", shown.stdout, re.MULTILINE) == list(targets())


def test_documents_name_only_targets_that_exist() -> None:
    for name, text in tracked_texts():
        if name.endswith(".md"):
            named = set(re.findall(r"(?:`|^|\$ )make ([a-z-]+)", text, re.MULTILINE))
            assert named - set(targets()) == set(), name


def test_the_package_says_that_it_is_typed() -> None:
    assert (ROOT / "src" / "feldzug" / "py.typed").is_file()


def test_the_versions_agree() -> None:
    assert settings()["project"]["version"] == feldzug.__version__


def test_continuous_integration_runs_the_test_command_and_nothing_else() -> None:
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o111
    assert script.read_text().splitlines()[-1] == "exec make test"


def test_no_tracked_file_names_a_place_on_some_machine() -> None:
    assert [name for name, text in tracked_texts() if MACHINE_PATH.search(text)] == []


def test_no_tracked_file_names_a_package_registry() -> None:
    assert [n for n, text in tracked_texts() if any(host in text for host in REGISTRIES)] == []


LISTS = ("src/feldzug/games/__init__.py",)
"""The files that list the games."""


@pytest.mark.parametrize("key", GAMES)
def test_nothing_outside_its_folders_names_a_game(key: str) -> None:
    folder = key.replace("-", "_")
    words = {key, folder, *(names_of(GAMES[key]).title(language) for language in LANGUAGES)}
    named = re.compile("|".join([word.replace("-", "[-_ ]?") for word in words]), re.IGNORECASE)
    places = ("src/", "tools/", "Makefile", "hatch_build.py", "pyproject.toml")
    found = [
        name
        for name, text in tracked_texts()
        if name.startswith(places) and folder not in Path(name).parts and name not in LISTS
        if named.search(text)
    ]
    assert found == []


@pytest.mark.parametrize("known", REGISTRATIONS.values(), ids=REGISTRATIONS)
def test_whatever_a_registration_names_is_there(known: Registration) -> None:
    measured = (known.bench, known.bench_part)
    for place in (known.policy, known.chances, known.terminal, known.odds, *measured):
        assert not place or callable(imported(place)) or isinstance(imported(place), Policy), place
    assert not known.document or f": {known.document}\n" in (ROOT / "mkdocs.yml").read_text()


@pytest.mark.parametrize("licence", ["CC BY 3.0", "SIL Open Font License"])
def test_the_notice_names_the_licences_of_what_others_drew(licence: str) -> None:
    assert licence in (ROOT / "NOTICE").read_text()


def test_the_practice_games_use_every_part_of_a_board() -> None:
    """What several games share is tried by games, not only by tests of its own."""
    files = [
        path for path in (ROOT / "tests" / "practice").rglob("*.py") if "test_" not in path.name
    ]
    text = "\n".join([path.read_text(encoding="utf-8") for path in files])
    parts = ("areas", "content", "decks", "dials", "dice", "hexes", "names", "tokens", "windows")
    assert [part for part in parts if f"from feldzug.parts.{part} import " not in text] == []
