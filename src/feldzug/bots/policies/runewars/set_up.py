"""Answers while the game is set up by the players: a map with room for all, and a good home on it."""

from __future__ import annotations

from typing import Any, Final

from feldzug.bots.policies.runewars.outlook import Outlook
from feldzug.games.runewars.board import HOME_OF, NEUTRAL, TILE_FACTS
from feldzug.games.runewars.laid import STEPS, Laid, Marker, side
from feldzug.games.runewars.layout import Ground
from feldzug.games.runewars.set_up.fair_map import worth_near
from feldzug.games.runewars.set_up.first_armies import BuildAt
from feldzug.games.runewars.set_up.start import PickFaction
from feldzug.games.runewars.set_up.tiles import LayMap, LayMarker, LayTile, TakeMarker

APART: Final = 6
"""What an area more between two home realms is worth, counted like what lies near them."""
FAR_ENOUGH: Final = 6
"""Who is farther away than this is not feared yet."""


def build_at(look: Outlook, action: BuildAt) -> float:
    """The stronghold stands where most ways begin."""
    return float(len(look.g.layout.ground.by_land[action.area]))


def lay_tile(look: Outlook, action: LayTile) -> float:
    """A home realm opens to the best areas; the last tile before leaves room for all home realms."""
    g = look.g
    laid = Laid(action.tile, action.q, action.r, action.turn)
    if TILE_FACTS[action.tile].faction == NEUTRAL:
        last = len(g.frame(LayMap).quests) - len(g.layout.tiles) == 1
        return float(last and laid == with_room(look))
    return sum([look.value(area) for area in set(open_ways(g.layout.ground, laid))])


def with_room(look: Outlook) -> Laid | None:
    """The first way to lay the last tile so that there is room for markers; None if there is none.

    Without room all tiles are taken back, and a bot that lays them as before would do so for ever.
    """
    if "room" not in look.memo:
        g = look.g
        look.memo["room"] = None
        for action in g.legal(look.seat):
            laid = Laid(action.tile, action.q, action.r, action.turn)
            cover = g.layout.ground.with_tile(laid)
            for _ in cover.sets_of_markers(g.players, g.options.distance):
                look.memo["room"] = laid
                return laid
    found: Laid | None = look.memo["room"]
    return found


def open_ways(ground: Ground, laid: Laid) -> list[int]:
    """The areas that lie beyond the open borders of a tile, once for each border."""
    found: list[int] = []
    cover = ground.with_tile(laid)
    for at in laid.spots():
        for direction in range(6):
            beyond = at + STEPS[direction]
            borders = (side(at, direction), side(beyond, (direction + 3) % 6))
            area = ground.area_at.get(beyond)
            if area is not None and not any(border in cover.coloured for border in borders):
                found.append(area)
    return found


def lay_marker(look: Outlook, action: LayMarker) -> float:
    """Who lays the markers is left with the last of them: each should be a good place."""
    return worth_of_place(look, Marker(action.q, action.r, action.direction))


def take_marker(look: Outlook, action: TakeMarker) -> float:
    """The best place for a home realm."""
    return worth_of_place(look, Marker(action.q, action.r, action.direction))


def worth_of_place(look: Outlook, marker: Marker) -> float:
    """What lies near a marker, and how far away everybody else will begin."""
    g = look.g
    ground = g.layout.ground
    near = FAR_ENOUGH
    for other in g.frame(LayMap).markers:
        if Marker(*other) != marker:
            near = min(near, ground.between(marker, Marker(*other)))
    for area, steps in ground.distances(ground.touched(marker)).items():
        if HOME_OF[area] != NEUTRAL:
            near = min(near, steps)
    if "nearby" not in look.memo:
        look.memo["nearby"] = ground.neighbourhoods()
    return float(worth_near(ground, look.memo["nearby"], marker) + APART * near)


JUDGES: Final[dict[type, Any]] = {
    BuildAt: build_at,
    LayMarker: lay_marker,
    LayTile: lay_tile,
    TakeMarker: take_marker,
}

FIXED: Final[dict[type, float]] = {
    PickFaction: 0.0,
}
"""Answers that are always worth the same."""
