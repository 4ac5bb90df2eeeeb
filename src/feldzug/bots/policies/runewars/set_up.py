"""Answers while the game is set up by the players: a map with room for all, and a good home on it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any, Final

from feldzug.bots.policies.runewars.odds import WORTH
from feldzug.bots.policies.runewars.outlook import CARD, INFLUENCE, Outlook
from feldzug.games.runewars import board
from feldzug.games.runewars.board import HOME_OF, HOME_TILE, LAND, NEUTRAL, SHEETS, TILE_FACTS
from feldzug.games.runewars.cover import Cover
from feldzug.games.runewars.laid import STEPS, Laid, Marker, side
from feldzug.games.runewars.layout import Ground
from feldzug.games.runewars.set_up.fair_map import worth_near, worth_of_land
from feldzug.games.runewars.set_up.first_armies import BuildAt
from feldzug.games.runewars.set_up.start import PickFaction
from feldzug.games.runewars.set_up.tiles import (
    LayMap,
    LayMarker,
    LayTile,
    TakeMarker,
    lying,
    tiles_of,
)
from feldzug.games.runewars.world import World

APART: Final = 6
"""What an area more between two home realms is worth, counted like what lies near them."""
FAR_ENOUGH: Final = 6
"""Who is farther away than this is not feared yet."""
LATER: Final = 0.25
"""How much a unit counts that a faction can recruit only when its dials have gone up."""
FORESEEN: Final = 2
"""So many tiles before the end it is looked whether there will be room for all home realms."""
SETS: Final = 20
"""So many ways to spread markers over a map are looked at then."""
BEST: Final = 1.0
"""The one answer to be given where the best that fits is sought; all others are worth nothing."""
ROOM: Final = 5
"""What a border less between a tile and the map is worth: wide maps have room for all."""
ICONS: Final = {board.INFLUENCE: INFLUENCE, board.TACTICS: CARD, board.NOTHING: 0.0}
"""What the spaces of a dial are worth that show no unit."""


def pick_faction(_: Outlook, action: PickFaction) -> float:
    """The first army, influence and cards, and a little of what the dials bring later."""
    sheet = SHEETS[action.faction]
    worth = INFLUENCE * sheet.influence + CARD * sheet.tactics
    for spaces, start in zip(sheet.dials, sheet.start, strict=True):
        for space, icon in enumerate(spaces):
            shown = WORTH[icon] if icon >= 0 else ICONS[icon]
            worth += shown if space <= start else LATER * shown
    return worth


def build_at(look: Outlook, action: BuildAt) -> float:
    """The stronghold stands where most ways begin."""
    return float(len(look.g.layout.ground.by_land[action.area]))


def lay_tile(look: Outlook, action: LayTile) -> float:
    """A home realm opens to the best areas; every other tile lies where it serves its player."""
    laid = laid_by(action)
    if TILE_FACTS[action.tile].faction == NEUTRAL:
        if len(tiles_to_lay(look.g)) > FORESEEN:
            return worth_of_way(look, laid)
        return BEST if action == best_of(look, worth_of_tile, leaves_room) else 0.0
    return BEST if action == best_of(look, worth_of_home, leaves_homes) else 0.0


def laid_by(action: LayTile) -> Laid:
    return Laid(action.tile, action.q, action.r, action.turn)


def best_of(
    look: Outlook, worth: Callable[[Outlook, Any], float], fits: Callable[[Outlook, Any], bool]
) -> Any:
    """The best legal answer after which the map can be finished; the best of all if there is none.

    Otherwise what was laid would be taken back, and bots that lay it as before would do so for ever.
    """
    if "best" not in look.memo:
        ranked = sorted(look.g.legal(look.seat), key=lambda action: -worth(look, action))
        fitting = (action for action in ranked if fits(look, action))
        look.memo["best"] = next(fitting, ranked[0])
    return look.memo["best"]


def worth_of_tile(look: Outlook, action: LayTile) -> float:
    return worth_of_way(look, laid_by(action))


def worth_of_home(look: Outlook, action: LayTile) -> float:
    ways = open_ways(look.g.layout.ground, laid_by(action))
    return sum([look.value(area) for area in set(ways)])


def worth_of_way(look: Outlook, laid: Laid) -> float:
    """What lies beside a tile, and how wide it leaves the map.

    Whoever chooses a home early wants one place that is better than all others: good areas side by side. The
    first player, who chooses last, wants them apart.
    """
    g = look.g
    area_at = g.layout.ground.area_at
    beside: set[int] = set()
    borders = 0
    for at in laid.spots():
        for step in STEPS:
            area = area_at.get(at + step)
            if area is not None:
                beside.add(area)
                borders += 1
    good = sum([worth_of_land(LAND[area]) for area in beside])
    return (-good if look.seat == g.first else good) - ROOM * borders


# whether the map can be finished


def tiles_to_lay(g: World) -> list[int]:
    """The tiles of all players that do not lie yet."""
    quests = g.frame(LayMap).quests
    return [tile for seat in g.seats() for tile in tiles_of(g, seat, quests)]


def homes_to_lay(g: World) -> list[int]:
    """The home realms that do not lie yet."""
    lie = {laid.tile for laid in g.layout.tiles}
    return [
        HOME_TILE[g.faction[seat]] for seat in g.seats() if HOME_TILE[g.faction[seat]] not in lie
    ]


def leaves_room(look: Outlook, action: LayTile) -> bool:
    """Whether all markers and home realms will find a place once this tile lies."""
    g = look.g
    left = [tile for tile in tiles_to_lay(g) if tile != action.tile]
    return has_room(g, g.layout.ground.with_tile(laid_by(action)), left)


def has_room(g: World, cover: Cover, tiles: list[int]) -> bool:
    """Whether these tiles can be laid so that all markers and home realms find a place."""
    if not tiles:
        return markers_fit(g, cover, set())
    ways = cover.ways_to_lay(tiles[0])
    return any(has_room(g, cover.with_tile(way), tiles[1:]) for way in ways)


def leaves_markers(look: Outlook, action: LayMarker) -> bool:
    """Whether all other markers will find a place, and home realms on them."""
    g = look.g
    markers = [*lying(g.frame(LayMap).markers), marker_of(action)]
    return markers_fit(g, g.layout.ground, set(markers))


def markers_fit(g: World, cover: Cover, markers: set[Marker]) -> bool:
    """Whether these markers can be made as many as there are players, with home realms on all of them."""
    every = cover.sets_of_markers(g.players, g.options.distance)
    sets = islice((found for found in every if markers <= set(found)), SETS)
    return any(homes_fit(cover, homes_to_lay(g), list(found)) for found in sets)


def leaves_choice(look: Outlook, action: TakeMarker) -> bool:
    """Whether the own home realm can replace this marker so that all others still fit."""
    g, marker = look.g, marker_of(action)
    own = HOME_TILE[g.faction[look.seat]]
    ground, others = g.layout.ground, [m for m in lying(g.frame(LayMap).markers) if m != marker]
    homes = [home for home in homes_to_lay(g) if home != own]
    ways = ground.ways_home(own, marker, others)
    return any(homes_fit(ground.with_tile(way), homes, others) for way in ways)


def leaves_homes(look: Outlook, action: LayTile) -> bool:
    """Whether all other home realms still fit once this one lies."""
    g, laid = look.g, laid_by(action)
    covered = set(laid.spots())
    markers = [m for m in lying(g.frame(LayMap).markers) if not covered.intersection(m.spots())]
    homes = [home for home in homes_to_lay(g) if home != action.tile]
    return homes_fit(g.layout.ground.with_tile(laid), homes, markers)


def homes_fit(cover: Cover, homes: list[int], markers: list[Marker]) -> bool:
    """Whether these home realms can replace these markers, in whatever way."""
    if not homes:
        return True
    beside = [[other for other in markers if other != marker] for marker in markers]
    for marker, others in zip(markers, beside, strict=True):
        if not any(cover.ways_home(home, marker, others) for home in homes):
            return False
    for marker, others in zip(markers, beside, strict=True):
        for laid in cover.ways_home(homes[0], marker, others):
            if homes_fit(cover.with_tile(laid), homes[1:], others):
                return True
    return False


# what is worth how much


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
    return BEST if action == best_of(look, worth_of_marker, leaves_markers) else 0.0


def take_marker(look: Outlook, action: TakeMarker) -> float:
    """The best place for a home realm."""
    return BEST if action == best_of(look, worth_of_marker, leaves_choice) else 0.0


def marker_of(action: LayMarker | TakeMarker) -> Marker:
    return Marker(action.q, action.r, action.direction)


def worth_of_marker(look: Outlook, action: LayMarker | TakeMarker) -> float:
    return worth_of_place(look, marker_of(action))


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
    PickFaction: pick_faction,
    TakeMarker: take_marker,
}
