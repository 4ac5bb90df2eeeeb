"""What is printed of a campaign, from its record file."""

from __future__ import annotations

from pathlib import Path

import pytest

from feldzug.games.empires.game import EMPIRES
from feldzug.games.ring_war.game import RING_WAR
from feldzug.kernel import record
from feldzug.kernel.laws import random_walk
from tests.cli.shell import refused, said

DOCUMENTS = ("map", "standings", "events", "sheets", "armies", "chronicle")


@pytest.fixture(scope="module")
def campaign(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole campaign of three who play at random."""
    path = tmp_path_factory.mktemp("records") / "campaign.record"
    match = random_walk(EMPIRES, EMPIRES.setup(3, battles="simulated"), seed=4, steps=10_000)
    assert match.position.outcome() is not None
    record.save(path, match, ("Ann", "Björn", "Cem"))
    return path


@pytest.mark.parametrize("document", DOCUMENTS)
def test_each_document_becomes_a_pdf(campaign: Path, tmp_path: Path, document: str) -> None:
    out = tmp_path / "out.pdf"
    said("print", str(campaign), document, "--out", str(out), "--size", "A3")
    written = out.read_bytes()
    assert written.startswith(b"%PDF-")
    assert len(written) > 1000


@pytest.mark.parametrize(("language", "title"), [("en", "Standings"), ("de", "Der Stand")])
def test_standings_name_every_realm(
    campaign: Path, tmp_path: Path, language: str, title: str
) -> None:
    out = tmp_path / "out.html"
    said("print", str(campaign), "standings", "--out", str(out), "--lang", language)
    page = out.read_text(encoding="utf-8")
    assert f"<h1>{title}</h1>" in page
    assert all(name in page for name in ("Ann", "Björn", "Cem"))


def test_the_chronicle_has_a_chapter_and_a_map_for_every_round(
    campaign: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.html"
    said("print", str(campaign), "chronicle", "--out", str(out))
    page = out.read_text(encoding="utf-8")
    rounds = [number for number in range(1, 7) if f"<h2>Round {number}:" in page]
    assert rounds == list(range(1, len(rounds) + 1))
    assert rounds
    assert page.count("<svg") > len(rounds)


def test_what_cannot_be_printed_is_said(campaign: Path, tmp_path: Path) -> None:
    assert "chronicle" in refused("print", str(campaign), "poster")
    assert "A3" in refused("print", str(campaign), "map", "--size", "A7")
    war = tmp_path / "war.record"
    setup = RING_WAR.setup(2, setup="quick", length="short", map="base")
    record.save(war, random_walk(RING_WAR, setup, seed=2, steps=10))
    assert "ring-war" in refused("print", str(war), "map")
    assert not list(tmp_path.glob("*.pdf"))
