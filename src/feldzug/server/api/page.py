"""The page itself, if the package was built with it."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter, Request
from starlette.responses import FileResponse

import feldzug.server
from feldzug.server.problems import problem

router = APIRouter(include_in_schema=False)
FOLDER = Path(feldzug.server.__file__).parent / "page"
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""What the build has compressed, by the name that browsers ask for; the smallest first."""


@router.get("/{path:path}")
def page(request: Request, path: str) -> Any:
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
        return _sent(found, kept, request.headers.get("accept-encoding", ""))
    if path not in ("", "index.html") and not path.startswith("t/"):
        raise problem("unknown", "no-such-page")
    return FileResponse(index, headers={"cache-control": "no-cache"})


def _sent(file: Path, kept: str, accepted: str) -> FileResponse:
    """A file as it is, or as the build has compressed it, if the browser takes that."""
    headers = {"cache-control": kept}
    kind = guess_type(file.name)[0]
    asked = {part.partition(";")[0].strip() for part in accepted.split(",")}
    for encoding, ending in PACKED.items():
        packed = file.with_name(file.name + ending)
        if packed.is_file():
            headers["vary"] = "Accept-Encoding"
            if encoding in asked:
                headers["content-encoding"] = encoding
                return FileResponse(packed, headers=headers, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)
