r"""The map of Runewars for a terminal: hexes with a flat top, drawn with characters.

  ____
 /1A  \____      a hex is four lines high; the next column lies two lines lower
/♣3 ♜  \    \    what parts two areas: `~` water, `^` mountains
\◆⌂♚   /~~~~
 \____/
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from feldzug.games.runewars.board import COMPASS, MOUNTAIN, OPEN, TILE_FACTS, WATER
from feldzug.games.runewars.laid import Laid
from feldzug.parts.hexes import Hex

HEIGHT: Final = 4
"""Lines from one hex to the next below it."""
NARROWEST: Final = 4
WIDEST: Final = 8
"""Characters of the upper edge of a hex."""

INKS: Final = {OPEN: "dim", WATER: "bold blue", MOUNTAIN: "bold red"}
SIGNS: Final = {WATER: "~", MOUNTAIN: "^"}

Cell = Callable[[int, int], Sequence[Text]]
"""What is written into an area of a width: three lines, the first shorter by two."""
Between = Callable[[int, int, int], int]
"""What parts two areas now, of the border that their tiles show."""


def as_printed(_area: int, _other: int, border: int) -> int:
    return border


class HexMap:
    """The map as it lies, turned if that makes it fit; drawn when the width of the screen is known."""

    def __init__(
        self,
        tiles: Iterable[Laid],
        cell: Cell,
        *,
        rim: bool = False,
        between: Between = as_printed,
    ) -> None:
        self.cell = cell
        self.between = between
        self.areas: dict[Hex, int] = {}
        self.borders: dict[tuple[Hex, int], int] = {}
        """By hex and direction: what its own area shows there."""
        for laid in tiles:
            facts = TILE_FACTS[laid.tile]
            places = facts.tile.laid(Hex(laid.q, laid.r), laid.turn)
            for area, at in zip(facts.areas, places, strict=True):
                self.areas[at] = area.number
                for direction, border in enumerate(area.borders):
                    self.borders[at, (direction + laid.turn) % 6] = border
        around = {near for at in self.areas for near in at.neighbours()} if rim else set()
        self.free = sorted(around - set(self.areas))
        """Free hexes around the map, whose coordinates are written."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        turn = self.best_turn(options.max_width)
        width = (options.max_width - 4) // self.columns(turn) - 2
        yield from self.lines(turn, max(NARROWEST, min(WIDEST, width)))

    def columns(self, turn: int) -> int:
        across = [at.turned(turn).q for at in (*self.areas, *self.free)]
        return 1 + max(across) - min(across)

    def best_turn(self, width: int) -> int:
        """As it was laid, unless it does not fit: then the turn by sixths that makes it narrowest."""
        if self.columns(0) * (NARROWEST + 2) + 2 <= width:
            return 0
        return min(range(6), key=self.columns)

    def lines(self, turn: int, width: int) -> list[Text]:
        """All hexes on one canvas."""
        turned = [at.turned(turn) for at in (*self.areas, *self.free)]
        left = min([at.q for at in turned])
        top = min([2 * at.r + at.q for at in turned])
        canvas = _Canvas()
        for at in (*self.areas, *self.free):
            place = at.turned(turn)
            x = (place.q - left) * (width + 2)
            y = (2 * place.r + place.q - top) * HEIGHT // 2
            if at in self.areas:
                self.draw(canvas, at, turn, (x, y), width)
            else:
                canvas.write((x + 2, y + 2), Text(f"{at.q},{at.r}", style="dim"))
        return canvas.texts()

    def draw(
        self, canvas: _Canvas, at: Hex, turn: int, corner: tuple[int, int], width: int
    ) -> None:
        """The six sides of an area, and what is written into it."""
        x, y = corner
        for name, sign, spots in (
            ("n", "_", [(x + 2 + n, y) for n in range(width)]),
            ("s", "_", [(x + 2 + n, y + 4) for n in range(width)]),
            ("nw", "/", [(x + 1, y + 1), (x, y + 2)]),
            ("ne", "\\", [(x + 2 + width, y + 1), (x + 3 + width, y + 2)]),
            ("sw", "\\", [(x, y + 3), (x + 1, y + 4)]),
            ("se", "/", [(x + 3 + width, y + 3), (x + 2 + width, y + 4)]),
        ):
            border = self.border(at, (COMPASS.index(name) - turn) % 6)
            for spot in spots:
                canvas.put(spot, SIGNS.get(border, sign), INKS[border])
        first, *others = self.cell(self.areas[at], width)
        canvas.write((x + 2, y + 1), first)
        for n, text in enumerate(others):
            canvas.write((x + 1, y + 2 + n), text)

    def border(self, at: Hex, direction: int) -> int:
        """What parts two areas, whichever of them shows it; also at the rim of the map."""
        near = at.neighbour(direction)
        shown = max(
            self.borders[at, direction], self.borders.get((near, (direction + 3) % 6), OPEN)
        )
        return (
            self.between(self.areas[at], self.areas[near], shown) if near in self.areas else shown
        )


class _Canvas:
    """Characters by place, each with its style."""

    def __init__(self) -> None:
        self.spots: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, spot: tuple[int, int], sign: str, style: str) -> None:
        self.spots[spot] = sign, style

    def write(self, spot: tuple[int, int], text: Text) -> None:
        x, y = spot
        for n, sign in enumerate(text.plain):
            styles = [str(span.style) for span in text.spans if span.start <= n < span.end]
            self.put((x + n, y), sign, styles[-1] if styles else str(text.style))

    def texts(self) -> list[Text]:
        found = []
        for y in range(1 + max([spot[1] for spot in self.spots])):
            line = Text(no_wrap=True)
            last = max([x for x, row in self.spots if row == y], default=-1)
            for x in range(1 + last):
                sign, style = self.spots.get((x, y), (" ", ""))
                line.append(sign, style=style)
            found.append(line)
        return found
