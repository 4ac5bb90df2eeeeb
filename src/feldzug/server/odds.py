"""Odds: what a game can compute of an action before it is taken, as things stand."""

from __future__ import annotations

from typing import Any

from feldzug.analysis import chances as analysis
from feldzug.kernel.errors import FeldzugError
from feldzug.server.auth import Caller
from feldzug.server.history import may_see
from feldzug.server.models.history import Chances
from feldzug.server.problems import problem, refused
from feldzug.server.tables import TableRepository


def chances(
    tables: TableRepository, caller: Caller, match: str, action: Any, seat: int | None
) -> Chances:
    """Of an action, for a seat that the caller holds, or as everybody may know it."""
    with tables.reading(match) as (session, table):
        may_see(tables, session, caller, table, seat)
        try:
            wanted = table.serializer.action(action)
        except FeldzugError as error:
            raise refused(error, table.game) from error
        game, pack = table.game.key, table.serializer.pack
        position = table.match.position.clone()
    # Nobody at the table shall wait for this.
    found = analysis.chances(game, position, wanted, seat)
    if not found:
        raise problem("unknown", "no-chances")
    return Chances(pack(wanted), dict(found))
