"""Odds: what a game can compute of an action before it is taken, as things stand."""

from __future__ import annotations

from typing import Any

from feldzug.analysis import chances as analysis
from feldzug.kernel.errors import FeldzugError
from feldzug.server.models.history import Chances
from feldzug.server.problems import problem, refused
from feldzug.server.tables import TableRepository


def chances(tables: TableRepository, match: str, action: Any) -> Chances:
    with tables.reading(match) as (_, table):
        try:
            wanted = table.serializer.action(action)
        except FeldzugError as error:
            raise refused(error, table.game) from error
        game, pack = table.game.key, table.serializer.pack
        position = table.match.position.clone()
    # Nobody at the table shall wait for this.
    found = analysis.chances(game, position, wanted)
    if not found:
        raise problem("unknown", "no-chances")
    return Chances(pack(wanted), dict(found))
