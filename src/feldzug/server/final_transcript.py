"""The final transcript: all that was told and shown of a match, written down when it is over."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

from feldzug.kernel.journal import in_force
from feldzug.kernel.match import Match, repeat_entry
from feldzug.kernel.position import Position
from feldzug.server import presenter
from feldzug.server.patches import difference
from feldzug.server.responses import to_json
from feldzug.server.serializer import Serializer
from feldzug.server.transcripts import KeptTranscript, earlier_part


def finished(match: Match, serializer: Serializer, before: KeptTranscript | None) -> KeptTranscript:
    """All that was told and shown of a match that is over; *before* is what was kept of it till now."""
    match.past = match.past or earlier_part(match, before)
    told = match.transcript(serializer.codec)
    pages = _pages(match, serializer)
    patches = [difference(old, new) for old, new in pairwise(pages)]
    return KeptTranscript(told, match.earlier, (pages[0], *patches))


def _pages(match: Match, serializer: Serializer) -> list[Any]:
    """What a bystander saw before the first entry and after each; the same page where nothing changed."""
    standing = set(in_force(match.journal))
    position = match.at(0)
    text = _page(position, serializer)
    pages: list[Any] = [json.loads(text)]
    for n, entry in enumerate(match.journal):
        before = text
        if n in standing:
            repeat_entry(position, entry)
            text = _page(position, serializer)
        pages.append(pages[-1] if text == before else json.loads(text))
    return pages


def _page(position: Position, serializer: Serializer) -> bytes:
    shown = presenter.view(position, serializer, 0, None)
    return to_json([shown.view, shown.views, shown.progress, shown.turn])
