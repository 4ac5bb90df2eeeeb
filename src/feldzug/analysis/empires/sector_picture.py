"""The table of a battle: twelve sectors with their pieces and objectives."""

from __future__ import annotations

from html import escape
from typing import Final

from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.battle.terrain import SECTORS, column
from feldzug.games.empires.sheet import OBJECTIVES, SIDE_A
from feldzug.games.empires.terrain import PIECES

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
        parts.append(_text(x + 12, y + 16, str(sector), 12))
        lines = [called[PIECES[p.kind]] for p in fight.pieces if p.sector == sector]
        lines += [
            f"★ {called[OBJECTIVES[o.kind]]} ({o.points})"
            for o in fight.objectives
            if o.sector == sector
        ]
        for n, line in enumerate(lines[:6]):
            parts.append(_text(x + WIDTH / 2, y + 32 + 13 * n, line, 10))
    middle = [called[PIECES[p.kind]] for p in fight.pieces if p.sector == 0]
    for n, line in enumerate(middle):
        parts.append(_text(width / 2, ZONE + DEPTH + 14 * n, line, 14))
    for piece in fight.pieces:
        if piece.to:
            parts.append(_river(piece.sector, piece.to))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" font-family="Helvetica, Arial, sans-serif" '
        f'viewBox="-2 0 {width + 4} {height}">' + "".join(parts) + "</svg>"
    )


def by_sector(fight: Fight, called: dict[str, str]) -> dict[int, list[str]]:
    """What lies in each sector that is not empty, 0 being the middle; a river says where it leads."""
    found: dict[int, list[str]] = {}
    for piece in sorted(fight.pieces, key=lambda piece: piece.sector):
        name = called[PIECES[piece.kind]]
        there = f"{name} → {piece.to}" if piece.to else name
        found.setdefault(piece.sector, []).append(there)
    for one in fight.objectives:
        found.setdefault(one.sector, []).append(f"★ {called[OBJECTIVES[one.kind]]} ({one.points})")
    return dict(sorted(found.items()))


def _river(start: int, end: int) -> str:
    x1, y1 = corner(start)
    x2, y2 = corner(end)
    return (
        f'<line x1="{x1 + WIDTH / 2}" y1="{y1 + DEPTH / 2}" x2="{x2 + WIDTH / 2}" '
        f'y2="{y2 + DEPTH / 2}" stroke="#356" stroke-width="6" stroke-opacity="0.5"/>'
    )


def _text(x: float, y: float, text: str, size: int) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="middle">{escape(text)}</text>'
