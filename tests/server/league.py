"""The league of the practice games, with an organiser and battles side by side, as a server may know it."""

from __future__ import annotations

import secrets
from typing import Any

from feldzug.parts.names import MessageNames
from feldzug.parts.registration import Registration
from tests.practice.league import LEAGUE
from tests.server.players import Player

REGISTRATION = Registration(LEAGUE, MessageNames(LEAGUE, "tests.practice.words"))

MAP = {
    "@": "LayMap",
    "tiles": [{"@": "Tile", "x": x, "y": 0, "terrain": "plain"} for x in (0, 1)],
}
ROSTER = {"@": "Roster", "units": [{"@": "Unit", "troop": "foot", "count": 3}]}
CLOSE = {"@": "CloseHiring"}


def given(seen: Any, action: Any, decision: int | None = None) -> dict[str, Any]:
    """An answer of the seat that has seen this."""
    token = seen["decision"] if decision is None else decision
    key = secrets.token_hex(8)
    return {"seat": seen["seat"], "decision": token, "key": key, "answers": [action]}


def within(branch: int, action: Any) -> dict[str, Any]:
    return {"@": "In", "branch": branch, "action": action}


def offer_in(seen: Any, branch: int) -> Any:
    """What a seat is asked in a branch."""
    return next(offer for offer in seen["offers"] if offer["branch"] == [branch])


def to_the_battles(organiser: Player, table: str, role: int) -> None:
    """The organiser lays the map and waits for nobody's hiring."""
    for action in (MAP, CLOSE):
        seen = organiser.see(table, role)
        organiser.post(f"/api/tables/{table}/answers", given(seen, action))


def arm(player: Player, table: str, seat: int, branch: int) -> Any:
    """Field an army in secret; returns what the seat sees then."""
    seen = player.see(table, seat)
    token = offer_in(seen, branch)["decision"]
    return player.post(f"/api/tables/{table}/answers", given(seen, within(branch, ROSTER), token))
