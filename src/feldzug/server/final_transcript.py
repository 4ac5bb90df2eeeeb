"""The final transcript: all that was told and shown of a match, written down when it is over."""

from __future__ import annotations

import json
from itertools import pairwise

from feldzug.kernel.journal import in_force
from feldzug.kernel.match import Match
from feldzug.kernel.position import Position
from feldzug.server import presenter
from feldzug.server.models.common import Json
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


def _pages(match: Match, serializer: Serializer) -> list[Json]:
    """What a bystander saw before the first entry and after each."""
    standing = set(in_force(match.journal))
    twin = match.at(0)
    pages = [_page(twin, serializer)]
    for n, entry in enumerate(match.journal):
        if n in standing:
            twin.repeat(entry.seat, entry.action)
            pages.append(_page(twin, serializer))
        else:
            pages.append(pages[-1])
    return pages


def _page(position: Position, serializer: Serializer) -> Json:
    found: Json = json.loads(to_json(presenter.view(position, serializer, 0, None)))
    del found["n"], found["seat"]
    return found
