"""The page is served, and nothing else of the machine."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from feldzug.server.api import page
from feldzug.server.middleware import HEADERS
from tests.server.players import problem


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    made = tmp_path / "page"
    (made / "assets").mkdir(parents=True)
    (made / "index.html").write_text("<title>Feldzug</title>")
    (made / "assets" / "main-1a2b.js").write_text("let all = 'well';" * 500)
    (tmp_path / "secret.txt").write_text("not for you")
    monkeypatch.setattr(page, "FOLDER", made)
    return made


@pytest.mark.usefixtures("folder")
def test_the_page_and_its_files(address: str) -> None:
    for place in ("/", "/index.html", "/t/0123", "/t/0123/replay"):
        reply = httpx.get(f"{address}{place}", timeout=30)
        assert reply.text == "<title>Feldzug</title>", place
        assert reply.headers["cache-control"] == "no-cache"
    asset = httpx.get(f"{address}/assets/main-1a2b.js", timeout=30)
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-encoding"] == "gzip"
    assert "javascript" in asset.headers["content-type"]
    missing = httpx.get(f"{address}/assets/none.js", timeout=30)
    for reply in (asset, missing, httpx.get(address, timeout=30)):
        assert reply.headers.items() >= HEADERS.items(), reply.url


@pytest.mark.usefixtures("folder")
def test_nothing_else(address: str) -> None:
    for place in (
        "/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%00",
        "/assets/" + "x" * 300,
        "/assets",
        "/api/nowhere",
        "/nowhere",
    ):
        assert problem(httpx.get(f"{address}{place}"))["type"] == "unknown", place


def test_without_a_page(address: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    assert problem(httpx.get(f"{address}/"))["reason"]["key"] == "not-a-page"


def test_what_the_build_compressed_is_sent_as_it_is(folder: Path, address: str) -> None:
    script = folder / "assets" / "main-1a2b.js"
    for ending in ("br", "gz"):
        script.with_name(f"{script.name}.{ending}").write_bytes(ending.encode())

    def got(accepted: str) -> tuple[str, bytes]:
        with httpx.stream(
            "GET", f"{address}/assets/{script.name}", headers={"accept-encoding": accepted}
        ) as reply:
            assert "javascript" in reply.headers["content-type"]
            assert "accept-encoding" in reply.headers["vary"].lower()
            assert "immutable" in reply.headers["cache-control"]
            return reply.headers.get("content-encoding", ""), b"".join(reply.iter_raw())

    assert got("gzip, deflate, br") == ("br", b"br")
    assert got("gzip;q=0.8") == ("gzip", b"gz")
    assert got("identity") == ("", script.read_bytes())
