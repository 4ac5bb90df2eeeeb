"""Odds: what a game can compute of an action before it is taken, as things stand."""

from __future__ import annotations

from typing import Any

from feldzug.analysis import chances as analysis
from feldzug.kernel.errors import FeldzugError
from feldzug.server.house import House
from feldzug.server.problems import problem, refused


def chances(house: House, match: str, action: Any) -> dict[str, Any]:
    with house.looking(match) as (_, table):
        try:
            wanted = table.wire.codec.action(action)
        except FeldzugError as error:
            raise refused(error, table.game) from error
        game, pack = table.game.key, table.wire.codec.pack
        position = table.match.position.clone()
    # Nobody at the table shall wait for this.
    found = analysis.chances(game, position, wanted)
    if not found:
        raise problem("unknown", "no-chances")
    return {"action": pack(wanted), "chances": found}
