"""The map of a campaign as a drawing that prints well in black and white."""

from __future__ import annotations

from html import escape
from math import sqrt
from typing import Final

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.land import CORNER_UP, NONE
from feldzug.games.empires.terrain import TERRAINS
from feldzug.games.empires.vocabularies import (
    BUILDINGS,
    COLUMNS,
    RIVER,
    TILES,
)
from feldzug.kernel.values import Seat
from feldzug.parts.documents import FONT

SIZE: Final = 40
"""From the middle of a hex to its corner."""
TALL: Final = SIZE * sqrt(3) / 2

SHADES: Final = {
    "mountain": "#b8b8b8",
    "volcano": "#8c8c8c",
    "jungle": "#cfdccb",
    "forest": "#dfe8db",
    "fields": "#fbf6dc",
    "hills": "#efe9da",
    "desert": "#f7eec8",
    "tundra": "#f1f4f6",
    "lake": "#d3e3ee",
    "river": "#e2edf4",
    "swamp": "#d9dccb",
}
MARKS: Final = {
    "mine": "M-8,8 L8,-8 M-8,-8 L8,8",
    "castle": "M-8,8 V-8 H-4 V-4 H-2 V-8 H2 V-4 H4 V-8 H8 V8 Z",
    "city": "M-9,8 V-2 L-3,-9 L3,-2 V-5 L6,-9 L9,-5 V8 Z",
    "special-building": "M-5,8 L-3,-4 L0,-10 L3,-4 L5,8 Z",
}
"""Buildings as shapes, which are told apart in black and white, too: around the origin."""
PATTERNS: Final = ("", "6 3", "2 3", "10 4 2 4", "1 4")
"""How the rim of a realm is dashed."""


def centre(tile: int, lie: str) -> tuple[float, float]:
    row, column = divmod(tile, COLUMNS)
    if lie == CORNER_UP:
        return 2 * TALL * (column + 0.5 * (row & 1)) + TALL, 1.5 * SIZE * row + SIZE
    return 1.5 * SIZE * column + SIZE, 2 * TALL * (row + 0.5 * (column & 1)) + TALL


def corners(x: float, y: float, lie: str, size: float = SIZE) -> str:
    tall = size * sqrt(3) / 2
    if lie == CORNER_UP:
        around = [(0, -size), (tall, -size / 2), (tall, size / 2)]
    else:
        around = [(-size / 2, -tall), (size / 2, -tall), (size, 0)]
    around += [(-dx, -dy) for dx, dy in around]
    return " ".join([f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in around])


def map_picture(g: Campaign, names: tuple[str, ...], terrain_names: dict[str, str]) -> str:
    """Tiles with terrain, owner, building and capital; rivers with their flow; the compass. [EMP-425]"""
    tiles = g.land.tiles()
    if not tiles:
        return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"></svg>'
    places = [centre(tile, g.land.lie) for tile in tiles]
    left, top = min(x for x, _ in places) - SIZE, min(y for _, y in places) - SIZE
    width = max(x for x, _ in places) + SIZE - left
    height = max(y for _, y in places) + SIZE - top
    parts = [_tile(g, tile, terrain_names) for tile in tiles]
    parts += [_flow(g, tile) for tile in tiles if g.land.terrain[tile] == RIVER]
    parts.append(_compass(g, left + SIZE, top + height + SIZE))
    columns = _columns(names, width - 4 * SIZE)
    parts += _key(g, names, left + 4 * SIZE, top + height + 20, columns)
    below = 2 * SIZE + 16 * -(-len(names) // columns)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" font-family="{FONT}, Helvetica, Arial, sans-serif" '
        f'viewBox="{left - 4:.0f} {top - 4:.0f} {width + 8:.0f} {height + below + 20:.0f}">'
        + "".join(parts)
        + "</svg>"
    )


def letter(seat: Seat) -> str:
    """A realm on the map: A for the first player."""
    return chr(ord("A") + seat)


def _text(x: float, y: float, text: str, size: float, weight: str = "normal") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" '
        f'text-anchor="middle">{escape(text)}</text>'
    )


def _tile(g: Campaign, tile: int, terrain_names: dict[str, str]) -> str:
    x, y = centre(tile, g.land.lie)
    terrain = TERRAINS[g.land.terrain[tile]]
    found = (
        f'<polygon points="{corners(x, y, g.land.lie)}" fill="{SHADES[terrain]}" '
        'stroke="#555" stroke-width="1"/>'
    )
    found += _text(x, y - 18, TILES[tile], 9)
    found += _text(x, y + 22, terrain_names[terrain], 8)
    owner = g.owner[tile]
    if owner != NOBODY:
        dashes = PATTERNS[owner % len(PATTERNS)]
        found += (
            f'<polygon points="{corners(x, y, g.land.lie, SIZE - 4)}" fill="none" stroke="#000" '
            f'stroke-width="3" stroke-dasharray="{dashes}"/>'
        )
        found += _text(x - 10, y + 6, letter(owner), 18, "bold")
    if g.building[tile] != NONE:
        found += (
            f'<path transform="translate({x + 14:.1f},{y:.1f})" fill="#fff" stroke="#000" '
            f'stroke-width="1.5" d="{MARKS[BUILDINGS[g.building[tile]]]}"/>'
        )
    if g.is_capital(tile):
        found += f'<circle cx="{x - 10:.1f}" cy="{y:.1f}" r="12" fill="none" stroke="#000"/>'
    return found


def _flow(g: Campaign, tile: int) -> str:
    """Where the water goes: a line to the next tile, thicker at its end."""
    into = g.land.flow[tile]
    if into == NONE:
        return ""
    x, y = centre(tile, g.land.lie)
    to_x, to_y = centre(into, g.land.lie)
    end_x, end_y = x + 0.7 * (to_x - x), y + 0.7 * (to_y - y)
    return (
        f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{end_x:.1f}" y2="{end_y:.1f}" stroke="#356" '
        f'stroke-width="2"/><circle cx="{end_x:.1f}" cy="{end_y:.1f}" r="3" fill="#356"/>'
    )


def _compass(g: Campaign, x: float, y: float) -> str:
    """The directions 1 to 6 of vortex and dragons. [EMP-425]"""
    middle = 10 * COLUMNS + 10
    at = centre(middle, g.land.lie)
    found = ""
    for direction in range(1, 7):
        near = g.land.compass(middle, direction)
        to = centre(near, g.land.lie)
        far = ((to[0] - at[0]) ** 2 + (to[1] - at[1]) ** 2) ** 0.5
        dx, dy = (to[0] - at[0]) / far, (to[1] - at[1]) / far
        found += (
            f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{x + 16 * dx:.1f}" y2="{y + 16 * dy:.1f}" '
            'stroke="#000"/>'
        )
        found += _text(x + 26 * dx, y + 26 * dy + 4, str(direction), 11)
    return found


def _column(names: tuple[str, ...]) -> int:
    """How wide a column of the key must be, so that no name runs into the next."""
    return max(120, 40 + 7 * max(map(len, names)))


def _columns(names: tuple[str, ...], width: float) -> int:
    """So many columns of the key stand side by side."""
    return max(1, min(3, int(width / _column(names))))


def _key(g: Campaign, names: tuple[str, ...], x: float, y: float, columns: int) -> list[str]:
    """Which letter is whose realm."""
    found: list[str] = []
    for seat in g.seats():
        column, row = seat % columns, seat // columns
        text = f"{letter(seat)}  {names[seat]}"
        found.append(
            f'<text x="{x + _column(names) * column:.1f}" y="{y + 16 * row:.1f}" font-size="11">'
            f"{escape(text)}</text>"
        )
    return found
