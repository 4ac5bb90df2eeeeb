"""The final transcript: all that was told and shown of a match that is over.

What a bystander saw after each entry takes seconds to find out, so it is written afterwards; what was told is
kept with the end itself.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

from feldzug.kernel.answered import repeat_entry
from feldzug.kernel.journal import in_force
from feldzug.kernel.match import Match
from feldzug.kernel.position import Position
from feldzug.server import presenter
from feldzug.server.patches import difference
from feldzug.server.responses import to_json
from feldzug.server.serializer import Serializer
from feldzug.server.transcripts import KeptTranscript, earlier_part, so_far


class Interrupted(Exception):
    """Nobody waits for it any more: the server ends."""


def finished(
    match: Match,
    serializer: Serializer,
    before: KeptTranscript | None,
    stopped: Callable[[], bool] = lambda: False,
) -> KeptTranscript:
    """All that was told and shown of a match that is over; *before* is what was kept of it till now.

    Raises Interrupted if it is *stopped* meanwhile.
    """
    match.past = match.past or earlier_part(match, before)
    pages = _pages(match, serializer, stopped)
    told = match.transcript(serializer.codec)
    patches = [difference(old, new) for old, new in pairwise(pages)]
    return KeptTranscript(told, match.earlier, (pages[0], *patches))


def at_the_end(
    match: Match, serializer: Serializer, before: KeptTranscript | None
) -> KeptTranscript | None:
    """The same without playing it again: all that was told, but shown is the end alone."""
    kept = so_far(match, serializer.codec, before)
    if kept is None:
        return None
    return replace(kept, shown=(json.loads(_page(match.position, serializer)),))


def _pages(match: Match, serializer: Serializer, stopped: Callable[[], bool]) -> list[Any]:
    """What a bystander saw before the first entry and after each; the same page where nothing changed."""
    standing = set(in_force(match.journal))
    position = match.at(0)
    text = _page(position, serializer)
    pages: list[Any] = [json.loads(text)]
    for n, entry in enumerate(match.journal):
        if stopped():
            raise Interrupted
        before = text
        if n in standing:
            repeat_entry(position, entry)
            text = _page(position, serializer)
        pages.append(pages[-1] if text == before else json.loads(text))
    return pages


def _page(position: Position, serializer: Serializer) -> bytes:
    shown = presenter.view(position, serializer, 0, None)
    return to_json([shown.view, shown.views, shown.progress, shown.turn])
