"""Glances: a match in small for the lobby, and how its points went, kept as they happen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from feldzug.kernel.match import Match
from feldzug.parts.glance import Glance
from feldzug.parts.registration import registration
from feldzug.server.store.models import MatchRow, ScoreRow
from feldzug.server.store.prepared import Driver
from feldzug.server.store.statements import FORGET_SCORE, NEW_SCORE

FEW: Final = 50
"""So many entries that come at once are an answer and what fate made of it: they count as one moment."""

Moment = tuple[int, Glance]
"""How many entries were given, and how the match looked then."""


def keep_glance(driver: Driver, row: MatchRow, match: Match, since: int) -> None:
    """Keep how the match looks now, and how the points went since so many entries.

    A match that began before glances were kept is looked through from its beginning, once.
    """
    known = row.glance
    before = None if known is None else (known["turn"], known["points"])
    moments = list(glances(match, 0 if known is None else since - match.earlier))
    if not moments:
        return  # the game has none
    for number, glance in changes(moments, before):
        this = {"match_id": row.id, "number": number}
        driver.run(FORGET_SCORE, this)
        driver.run(NEW_SCORE, {**this, "turn": glance.turn, "points": list(glance.points)})
    row.glance = packed(moments[-1][1])


def kept_scores(session: Session, match: str) -> list[ScoreRow]:
    asked = select(ScoreRow).where(ScoreRow.match_id == match).order_by(ScoreRow.number)
    return list(session.scalars(asked))


def glances(match: Match, since: int) -> Iterator[Moment]:
    """How the match looked after the entries from *since* on; only now, if they came as one answer."""
    look = registration(match.game.key).glance
    if look is None:
        return
    if since and match.length - since <= FEW:
        yield match.decision, look(match.position)
        return
    twin = match.twin(since)
    yield twin.decision, look(twin.position)
    for entry in match.entries(since):
        twin.re_enter(entry)
        yield twin.decision, look(twin.position)


def changes(
    moments: Iterable[Moment], before: tuple[int, list[dict[str, int]]] | None = None
) -> Iterator[Moment]:
    """The moments at which the turn or the points are others than *before*."""
    for number, glance in moments:
        now = glance.turn, list(glance.points)
        if now != before:
            yield number, glance
        before = now


def packed(glance: Glance) -> dict[str, Any]:
    """A glance as it is stored."""
    return {"turn": glance.turn, "points": list(glance.points), "owners": glance.owners}
