"""The page itself, if the package was built with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fastapi import APIRouter
from starlette.responses import FileResponse

import feldzug.server
from feldzug.server.problems import problem

router = APIRouter(include_in_schema=False)
FOLDER = Path(feldzug.server.__file__).parent / "page"


@router.get("/{path:path}")
def page(path: str) -> Any:
    """A file of the page; for a place within the page, the page."""
    if path.startswith("api/"):
        raise problem("unknown", "no-such-page")
    folder = FOLDER.resolve()
    index = folder / "index.html"
    if not index.is_file():
        raise problem("unknown", "not-a-page")
    try:
        found = (folder / path).resolve()
        is_file = found.is_relative_to(folder) and found.is_file()
    except (OSError, ValueError):  # a name no file can have
        is_file = False
    if is_file and found != index:
        # The build names its assets by what is in them, so that they never change.
        kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return FileResponse(found, headers={"cache-control": kept})
    if path not in ("", "index.html") and not path.startswith("t/"):
        raise problem("unknown", "no-such-page")
    return FileResponse(index, headers={"cache-control": "no-cache"})
