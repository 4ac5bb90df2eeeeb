"""The documents are true: links lead somewhere, examples run, nothing is named that is not there.

Run as a program, this file renews the tables of options in docs/games.
"""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest
import typer.main

from feldzug.cli import app
from feldzug.cli.play.commands import COMMANDS
from feldzug.cli.translator import cli_translator
from feldzug.games import GAMES, REGISTRATIONS, names_of
from feldzug.games.ring_war import notation as ring_war_notation
from feldzug.games.runewars import notation as runewars_notation
from feldzug.kernel.module import Module, Option
from feldzug.parts.messages import LANGUAGES
from feldzug.parts.registration import EXPANSIONS, Expansion, Registration


def modules_of(about: Registration | Expansion) -> list[Module]:
    """The modules of a game without its expansions, or those of an expansion."""
    if isinstance(about, Expansion):
        return list(about.modules)
    added = [module for one in EXPANSIONS.of(about.game.key) for module in one.modules]
    return [module for module in about.game.all_modules if module not in added]


ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md", *DOCS.rglob("*.md")]


def pages_about_games() -> Iterator[tuple[Path, tuple[str, list[str]]]]:
    for key, known in REGISTRATIONS.items():
        about: list[Registration | Expansion] = [known, *EXPANSIONS.of(key)]
        for one in about:
            if one.document:
                yield DOCS / one.document, (key, [module.name for module in modules_of(one)])


GAME_PAGES = dict(pages_about_games())
"""By page about a game or an expansion: the game, and the modules whose options stand there."""

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"(?<![\w/.])(?:src|tests|tools|docs|examples)/[\w./-]*\w")
OPTIONS = re.compile(r"(<!-- options: .*? -->\n)(.*?)(<!-- end of options -->)", re.DOTALL)

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text_of(page), re.MULTILINE | re.DOTALL)


# --- links and names ------------------------------------------------------------------------------


def anchors(page: Path) -> set[str]:
    """What a link may point at within a page: its headings, as the pages and GitHub spell them."""
    titles = re.findall(r"^#+ (.+)$", FENCE.sub("", text_of(page)), re.MULTILINE)
    return {re.sub(r"\s+", "-", re.sub(r"[^\w\s-]", "", t.lower()).strip()) for t in titles}


@every_page
def test_links_between_documents_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(FENCE.sub("", text_of(page))):
        if link.startswith(("https://", "http://")):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.is_file(), link
        assert not anchor or anchor in anchors(target), link


@every_page
def test_files_that_are_named_exist(page: Path) -> None:
    text = text_of(page).replace("src/feldzug/games/<game>", "src/feldzug/games/ring_war")
    named = [name.rstrip(".") for name in FILE.findall(text)]
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_every_page_is_in_the_table_of_contents() -> None:
    contents = text_of(ROOT / "mkdocs.yml")
    pages = [str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md")]
    assert [page for page in pages if page not in contents] == []


def test_pages_load_nothing_from_other_hosts() -> None:
    settings = text_of(ROOT / "mkdocs.yml")
    assert "font: false" in settings
    assert "://" not in settings
    loaded = re.compile(r"!\[[^\]]*\]\(\w+://|<(?:img|script|link)\b")
    assert [page.name for page in PAGES if loaded.search(text_of(page))] == []


def test_every_decision_is_on_the_list() -> None:
    folder = DOCS / "adr"
    decisions = sorted(page.name for page in folder.glob("0*.md"))
    assert decisions == LINK.findall(text_of(folder / "index.md"))
    for name in decisions:
        titles = re.findall(r"^## (.+)$", text_of(folder / name), re.MULTILINE)
        assert titles == ["Context", "Decision", "Consequences"], name


# --- the kernel and its records -------------------------------------------------------------------


def test_every_module_of_the_kernel_is_explained() -> None:
    kernel = ROOT / "src" / "feldzug" / "kernel"
    modules = {p.stem for p in kernel.glob("*.py")} | {p.parent.name for p in kernel.glob("*/*.py")}
    explained = re.findall(r"^\| `(\w+)` \|", text_of(DOCS / "kernel.md"), re.MULTILINE)
    assert modules - {"__init__"} - set(explained) == set()


def test_every_way_a_record_can_be_bad_is_explained() -> None:
    kernel = ROOT / "src" / "feldzug" / "kernel"
    source = text_of(kernel / "record.py") + text_of(kernel / "record_lines.py")
    reasons = {*re.findall(r'BadRecord\(\s*"([a-z-]+)"', source), "newer-rules", "entry-illegal"}
    page = text_of(DOCS / "record.md")
    assert len(reasons) > 10
    assert [reason for reason in sorted(reasons) if f"`{reason}`" not in page] == []


# --- examples -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["bots.md", "notation.md", "words.md"])
def test_examples_run(name: str) -> None:
    """The tutorial's and the README's run elsewhere."""
    page = DOCS / name
    session = "\n".join(blocks(page, "pycon"))
    given = {"text": text} if (text := next(iter(blocks(page, "text")), "")) else {}
    test = doctest.DocTestParser().get_doctest(session, given, name, str(page), 0)
    told: list[str] = []
    doctest.DocTestRunner().run(test, out=told.append)
    assert len(test.examples) > 3
    assert "".join(told) == ""


@pytest.mark.parametrize(
    ("page", "language"),
    [
        (DOCS / "rules.md", "python"),
        (DOCS / "rules.md", "toml"),
        (DOCS / "words.md", "python"),
        (DOCS / "words.md", "text"),
        (ROOT / "CONTRIBUTING.md", "python"),
    ],
    ids=lambda value: value.name if isinstance(value, Path) else value,
)
def test_what_is_quoted_is_there(page: Path, language: str) -> None:
    ends = {"python": "*.py", "toml": "*.toml", "text": "*.ftl"}[language]
    files = [*(ROOT / "src").rglob(ends), *(ROOT / "tests").rglob(ends)]
    sources = "\n".join([text_of(file) for file in files])
    assert blocks(page, language)
    assert [block for block in blocks(page, language) if block not in sources] == []


@pytest.mark.slow
def test_the_pages_build_and_load_nothing_from_elsewhere(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "-d", str(tmp_path)]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    pages = "\n".join([text_of(page) for page in tmp_path.rglob("*.html")])
    assert re.findall(r'(?:src="|<link [^>]*href=")\w+://[^"]*', pages) == []


def test_the_positions_of_the_notation_page_are_read_and_written_the_same() -> None:
    for text, notation in zip(
        blocks(DOCS / "notation.md", "text"), (ring_war_notation, runewars_notation), strict=True
    ):
        position, setup = notation.read(text)
        assert notation.write(position, setup) == text
        assert position.legal(position.waiting()[0])


# --- options --------------------------------------------------------------------------------------


def options_table(page: Path) -> str:
    """The options of a page by group, as Markdown."""
    key, modules = GAME_PAGES[page]
    game, names = GAMES[key], names_of(GAMES[key])
    options = [option for option in game.options if game.owners[option.key] in modules]

    def row(option: Option) -> str:
        values = [
            f"`{value}` {names.value_label(option.key, value, 'en')}" for value in option.values
        ]
        label = names.option_label(option.key, "en")
        return f"| `{option.key}` | {option.rule} | {label} | {'<br>'.join(values)} |"

    lines: list[str] = []
    for group, members in groupby(options, lambda option: option.group):
        lines += ["", f"### {names.group_label(group, 'en')}", ""]
        lines += ["| Option | Rule | What about | Values |", "|---|---|---|---|"]
        lines += [row(option) for option in members]
    return "\n".join([*lines, "", ""])


@pytest.mark.parametrize("page", GAME_PAGES, ids=lambda page: page.stem)
def test_the_table_of_options_is_up_to_date(page: Path) -> None:
    found = OPTIONS.search(text_of(page))
    assert found
    assert found[2] == options_table(page), "run `.venv/bin/python tests/docs/test_docs.py`"


def test_options_in_examples_exist() -> None:
    known = {(o.key, value) for game in GAMES.values() for o in game.options for value in o.values}
    for page in PAGES:
        for key, value in re.findall(r"--option (\w+)=([\w-]+)", text_of(page)):
            assert (key, value) in known, page


# --- the command line -----------------------------------------------------------------------------


def commands() -> dict[str, set[str]]:
    """Every command of the program with its options."""
    program = typer.main.get_command(app)
    return {
        name: {spelling for param in command.params for spelling in param.opts} | {"--help"}
        for name, command in program.commands.items()  # type: ignore[attr-defined]
    }


@pytest.mark.parametrize("page", [ROOT / "README.md", DOCS / "play.md"], ids=lambda p: str(p.name))
def test_every_command_is_explained(page: Path) -> None:
    told = set(re.findall(r"feldzug (\w+)", text_of(page)))
    assert set(commands()) - told == set()


@every_page
def test_commands_that_are_named_exist_with_their_options(page: Path) -> None:
    known = commands()
    line = re.compile(r"(?:`|\$ |; |bin/|-m )feldzug ([a-z]+)([^`\n#]*)")
    for name, rest in line.findall(text_of(page)):
        assert name in known, name
        assert set(re.findall(r"(?<!\S)--[a-z-]+", rest)) - known[name] == set(), name


def test_every_command_within_a_game_is_explained() -> None:
    page = text_of(DOCS / "play.md")
    words = {
        cli_translator(language)(f"command-{command}").split()[0]
        for language in LANGUAGES
        for command in COMMANDS
    }
    assert [word for word in sorted(words) if not re.search(rf"`{re.escape(word)}[` ]", page)] == []


if __name__ == "__main__":
    for page in GAME_PAGES:
        before, after = OPTIONS.split(text_of(page))[::4]
        head, tail = OPTIONS.search(text_of(page)).group(1, 3)  # type: ignore[union-attr]
        page.write_text(before + head + options_table(page) + tail + after, encoding="utf-8")
