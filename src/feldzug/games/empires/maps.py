"""Maps as they are entered or generated: what makes one playable."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.land import CORNER_UP, NONE, SIDE_UP, Land
from feldzug.games.empires.terrain import TERRAIN_FACTS, TERRAINS, Terrain
from feldzug.games.empires.vocabularies import (
    LAKE,
    MOUNTAIN,
    RIVER,
    SWAMP,
    TILES,
    VOLCANO,
    Tile,
)
from feldzug.kernel.values import Detail, Reason, because

LEAST_A_PLAYER: Final = 7
"""So many tiles for each player, as the base game has it."""
APART: Final = 2
"""Capitals lie at least so many steps apart: one tile is between them. [EMP-008]"""


@dataclass(frozen=True, slots=True)
class MapTile(Detail):
    """A tile of a map: where it lies, its terrain, and where its river flows."""

    tile: Tile
    terrain: Terrain
    flows_to: Tile = NONE


def land_of(lie: str, tiles: Sequence[MapTile]) -> Land:
    terrain, flow = [NONE] * len(TILES), [NONE] * len(TILES)
    for tile in tiles:
        terrain[tile.tile] = tile.terrain
        flow[tile.tile] = tile.flows_to
    return Land(lie, terrain, flow)


def tiles_of(land: Land) -> tuple[MapTile, ...]:
    return tuple([MapTile(tile, land.terrain[tile], land.flow[tile]) for tile in land.tiles()])


def map_fault(lie: str, tiles: Sequence[MapTile], players: int) -> Reason | None:
    """What keeps a campaign of so many players from being played on this map."""
    if lie not in (CORNER_UP, SIDE_UP):
        return because("map-without-lie", "EMP-425")
    named = [0] * len(TILES)
    for tile in tiles:
        if not 0 <= tile.tile < len(TILES) or not 0 <= tile.terrain < len(TERRAINS):
            return because("map-tile-unknown", "EMP-177")
        if named[tile.tile]:
            return because("map-tile-twice", "EMP-177", tile=tile.tile)
        named[tile.tile] = 1
    if len(tiles) < LEAST_A_PLAYER * players:
        return because("map-too-small", "EMP-006", tiles=len(tiles), least=LEAST_A_PLAYER * players)
    land = land_of(lie, tiles)
    volcanoes = len(land.of_terrain(VOLCANO))
    if volcanoes != 1:
        return because("map-needs-one-volcano", "EMP-264", count=volcanoes)
    return _gap(land) or _river_fault(land) or _room_fault(land, players)


def _gap(land: Land) -> Reason | None:
    tiles = land.tiles()
    reached = [tiles[0]]
    for tile in reached:  # grows while it is walked through
        for near in land.neighbours(tile):
            if near not in reached:
                reached.append(near)
    for tile in tiles:
        if tile not in reached:
            return because("map-in-pieces", "EMP-177", tile=tile)
    return None


def _river_fault(land: Land) -> Reason | None:
    """A river flows from its mountain end into marsh, lake or over the edge of the map. [EMP-052]"""
    for tile in land.tiles():
        into = land.flow[tile]
        if into == NONE:
            if land.terrain[tile] == RIVER and len(land.neighbours(tile)) == 6:
                return because("river-without-mouth", "EMP-052", tile=tile)
            continue
        if land.terrain[tile] != RIVER or into not in land.neighbours(tile):
            return because("river-leaps", "EMP-052", tile=tile)
        if land.terrain[into] not in (RIVER, SWAMP, LAKE):
            return because("river-runs-dry", "EMP-052", tile=tile)
        at, steps = tile, 0
        while at != NONE and steps <= len(TILES):
            at, steps = land.flow[at], steps + 1
        if at != NONE:
            return because("river-in-a-ring", "EMP-052", tile=tile)
    return None


def may_hold_capital(land: Land, tile: int, *, mountains: bool = False) -> bool:
    """A capital needs ground for a city and two more tiles beside it. [EMP-006, EMP-010, EMP-226]"""
    terrain = land.terrain[tile]
    if terrain == NONE:
        return False
    if not TERRAIN_FACTS[terrain].city and not (mountains and terrain == MOUNTAIN):
        return False
    room = [near for near in land.neighbours(tile) if land.terrain[near] != VOLCANO]
    return len(room) > 1


def _room_fault(land: Land, players: int) -> Reason | None:
    """However the others choose, a place for a capital is left, even if each takes as many as can be."""
    taken = [
        len([near for near in (tile, *land.neighbours(tile)) if may_hold_capital(land, near)])
        for tile in land.tiles()
        if may_hold_capital(land, tile, mountains=True)
    ]
    places = len([tile for tile in land.tiles() if may_hold_capital(land, tile)])
    if places <= sum(sorted(taken, reverse=True)[: players - 1]):
        return because("map-without-room", "EMP-008", places=places, players=players)
    return None
