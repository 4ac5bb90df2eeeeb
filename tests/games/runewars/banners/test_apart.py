"""The base game and its page do not know the expansion. (docs/adr/0020)"""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[4]
FOLDERS = ("src/feldzug/games/runewars", "web/src/games/runewars", "src/feldzug/kernel")


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_file_outside_its_folder_names_it(folder: str) -> None:
    files = [
        path.relative_to(ROOT)
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    ]
    others = [path for path in files if "banners" not in path.parts]
    assert len(others) > 10
    found = [path for path in others if b"banners" in (ROOT / path).read_bytes().lower()]
    assert [path.as_posix() for path in found] == []
