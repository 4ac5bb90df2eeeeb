"""The table of a battle: twelve sectors with their pieces and objectives."""

from __future__ import annotations

from html import escape
from typing import Final

from feldzug.games.empires.battle.eruption import VOLCANO
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.battle.objectives import CITY_HELD
from feldzug.games.empires.battle.terrain import SECTORS, column, opposite
from feldzug.games.empires.sheet import OBJECTIVES, SIDE_A, Objective, Piece
from feldzug.games.empires.terrain import PIECES
from feldzug.parts.documents import FONT

WIDTH: Final = 120
DEPTH: Final = 110
ZONE: Final = 34
"""How a sector and the strip in which armies set up are drawn."""


def corner(sector: int) -> tuple[int, int]:
    """The upper left corner of a sector: side B above, side A below. [EMP-274]"""
    return column(sector) * WIDTH, ZONE + (DEPTH if sector <= SECTORS // 2 else 0)


def sector_picture(fight: Fight, sides: tuple[str, str], called: dict[str, str]) -> str:
    """Sectors with what lies in them; the names of the sides stand at their edges."""
    width, height = 6 * WIDTH, 2 * DEPTH + 2 * ZONE
    below, above = sides if fight.side == SIDE_A else (sides[1], sides[0])
    parts = [_text(width / 2, 22, above, 15), _text(width / 2, height - 10, below, 15)]
    for sector in range(1, SECTORS + 1):
        x, y = corner(sector)
        parts.append(
            f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{DEPTH}" fill="#fff" stroke="#000"/>'
        )
        at_edge = y + 16 if y == ZONE else y + DEPTH - 7  # the middle is for what lies there
        parts.append(_text(x + 12, at_edge, str(sector), 12))
    parts += [_river(piece) for piece in fight.pieces if piece.to and piece.kind != VOLCANO]
    for sectors, lines in by_sector(fight, called).items():
        across, down = middle(sectors)
        top = down - (20 if len(sectors) == 1 else 6.5 * (len(lines) - 1) - 3)
        if len(sectors) != 1:
            parts.append(_ground(across, top, lines))
        parts += [_text(across, top + 13 * n, line, 10) for n, line in enumerate(lines)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" font-family="{FONT}, Helvetica, Arial, sans-serif" '
        f'viewBox="-2 0 {width + 4} {height}">' + "".join(parts) + "</svg>"
    )


def where(one: Piece | Objective) -> tuple[int, ...]:
    """The sectors in which something lies; none is the middle of the table.

    A volcano stands where four sectors meet, a city between its sector and the opposite one.
    [EMP-286, EMP-352]
    """
    if isinstance(one, Piece) and one.kind == VOLCANO:
        return tuple(sorted([one.sector, one.to, opposite(one.sector), opposite(one.to)]))
    if isinstance(one, Objective) and one.kind == CITY_HELD:
        return tuple(sorted([one.sector, opposite(one.sector)]))
    return (one.sector,) if one.sector else ()


def by_sector(fight: Fight, called: dict[str, str]) -> dict[tuple[int, ...], list[str]]:
    """What lies in each sector that is not empty, and on their borders; a river says where it leads."""
    pieces: dict[tuple[tuple[int, ...], str], int] = {}
    for piece in fight.pieces:
        name = called[PIECES[piece.kind]]
        if piece.to and piece.kind != VOLCANO:
            name = f"{name} → {piece.to}"
        pieces[where(piece), name] = pieces.get((where(piece), name), 0) + 1
    found: dict[tuple[int, ...], list[str]] = {}
    for (sectors, name), count in pieces.items():
        found.setdefault(sectors, []).append(name if count == 1 else f"{count} × {name}")
    for one in fight.objectives:
        text = f"★ {called[OBJECTIVES[one.kind]]} ({one.points})"
        found.setdefault(where(one), []).append(text)
    return dict(sorted(found.items()))


def middle(sectors: tuple[int, ...]) -> tuple[float, float]:
    """The middle of a sector, of several together, or of the table."""
    corners = [corner(sector) for sector in sectors or range(1, SECTORS + 1)]
    x = sum([x for x, _ in corners]) / len(corners)
    y = sum([y for _, y in corners]) / len(corners)
    return x + WIDTH / 2, y + DEPTH / 2


def _ground(across: float, top: float, lines: list[str]) -> str:
    """White below what stands where lines cross, so that it can be read."""
    width = 5.6 * max(map(len, lines)) + 8
    return (
        f'<rect x="{across - width / 2:.1f}" y="{top - 11:.1f}" width="{width:.1f}" '
        f'height="{13 * len(lines) + 3}" fill="#fff"/>'
    )


def _river(piece: Piece) -> str:
    """From the middle of one sector to that of another. [EMP-314]"""
    x1, y1 = middle((piece.sector,))
    x2, y2 = middle((piece.to,))
    return (
        f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="#356" stroke-width="6" '
        'stroke-opacity="0.5"/>'
    )


def _text(x: float, y: float, text: str, size: int) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="middle">{escape(text)}</text>'
