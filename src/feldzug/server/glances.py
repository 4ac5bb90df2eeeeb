"""Glances: a match in small for the lobby, and how its points went, kept as they happen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from feldzug.kernel.match import Match
from feldzug.parts.glance import Glance
from feldzug.parts.registration import registration
from feldzug.server.store.models import MatchRow, ScoreRow
from feldzug.server.store.prepared import Driver
from feldzug.server.store.statements import FORGET_SCORE, NEW_SCORE
from feldzug.server.store.transaction import set_changed

FEW: Final = 50
"""So many entries that come at once are an answer and what fate made of it: they count as one moment."""

Moment = tuple[int, Glance]
"""How many entries were given, and how the match looked then."""


def keep_glance(
    driver: Driver,
    row: MatchRow,
    match: Match,
    since: int,
    looked_through: Sequence[Moment] | None = None,
) -> None:
    """Keep how the match looks now, and how the points went since so many entries.

    That takes long if it began before glances were kept or if very many entries came at once. Unless it was
    *looked through* before, that is noted, and it is done afterwards.
    """
    look = registration(match.game.key).glance
    if look is None:
        return
    known = row.glance
    present = match.decision, look(match.position)
    if looked_through is not None:
        moments = looked_through
    elif match.earlier == since:
        moments = list(glances(match))
    else:
        moments = [present]
        if known is None or match.decision - since > FEW:
            row.scores_due = match.decision
    before = None if known is None else (known["turn"], known["points"])
    for number, glance in changes(moments, before):
        driver.run(FORGET_SCORE, {"match_id": row.id, "number": number})
        driver.run(NEW_SCORE, _score(row.id, number, glance))
    set_changed(row, glance=packed(present[1]))


def keep_scores(session: Session, row: MatchRow, moments: Sequence[Moment]) -> None:
    """Keep how the points went up to now, if that was due: all of it anew, for it was kept in part only."""
    if not moments:  # the game has none any more
        row.scores_due = 0
        return
    first, last = moments[0][0], moments[-1][0]
    known = ScoreRow.number.between(first, last)
    session.execute(delete(ScoreRow).where(ScoreRow.match_id == row.id, known))
    new = [ScoreRow(**_score(row.id, number, glance)) for number, glance in changes(moments)]
    session.add_all(new)
    if row.scores_due <= last:
        row.scores_due = 0


def _score(match: str, number: int, glance: Glance) -> dict[str, Any]:
    points = list(glance.points)
    return {"match_id": match, "number": number, "turn": glance.turn, "points": points}


def kept_scores(session: Session, match: str) -> list[ScoreRow]:
    asked = select(ScoreRow).where(ScoreRow.match_id == match).order_by(ScoreRow.number)
    return list(session.scalars(asked))


def glances(match: Match) -> Iterator[Moment]:
    """How the match looked at its beginning and after each entry."""
    look = registration(match.game.key).glance
    if look is None:
        return
    twin = match.twin(0)
    yield twin.decision, look(twin.position)
    for entry in match.journal:
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
