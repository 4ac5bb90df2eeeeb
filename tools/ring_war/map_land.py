"""Share the land of the board out among the areas, and trace the lines between them.

The canvas is a grid of small cells. Sea, lakes and mountains are laid on it from the sketch; then
every area grows from its spine, stopped by mountains, water and rivers, until the land is shared
out. The lines between the cells are traced as arcs that neighbours share, smoothed and bent a
little, as a hand would draw them.
"""

import heapq
from typing import Any

import numpy as np
import numpy.typing as npt
import shapely
from shapely.geometry import LineString, Polygon

from tools.ring_war import map_sketch as sketch

STEP = 2  # the width of a cell
SEA, FRAME = 0, -1

Spot = tuple[float, float]
Corner = tuple[int, int]
Grid = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
Mask = npt.NDArray[np.bool_]


# --- Noise: only whole numbers, sums, products and roots, so that every machine draws the same ---


def lattice(column: Grid, row: Grid, seed: int) -> Floats:
    """Return a number from -1 to 1 for every crossing of an endless lattice."""
    mixed = (column * 374761393 + row * 668265263 + seed * 974634777) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 16)) * 2246822519) & 0xFFFFFFFF
    number: Floats = (mixed ^ (mixed >> 15)) / 0xFFFFFFFF * 2 - 1
    return number


def noise(x: Floats, y: Floats, size: float, seed: int) -> Floats:
    """Return smooth noise from -1 to 1, with bumps of the given size."""
    x, y = x / size, y / size
    column, row = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    u, v = x - column, y - row
    u, v = u * u * u * (u * (u * 6 - 15) + 10), v * v * v * (v * (v * 6 - 15) + 10)
    upper = lattice(column, row, seed) * (1 - u) + lattice(column + 1, row, seed) * u
    lower = lattice(column, row + 1, seed) * (1 - u) + lattice(column + 1, row + 1, seed) * u
    blend: Floats = upper * (1 - v) + lower * v
    return blend


def rough(x: Floats, y: Floats, size: float, seed: int) -> Floats:
    """Return noise with finer noise upon it."""
    return (
        noise(x, y, size, seed)
        + noise(x, y, size / 2.1, seed + 1) / 2
        + noise(x, y, size / 4.3, seed + 2) / 4
    )


# --- Curves --------------------------------------------------------------------------------------


def curve(points: list[Any], spacing: float = 1.0) -> Floats:
    """Return a smooth curve through the points (with any number of coordinates each)."""
    p = np.array(points, dtype=float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    pieces = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:], strict=False):
        count = max(2, round(float(np.hypot(*(c - b)[:2])) / spacing))
        t = np.arange(count)[:, None] / count
        pieces.append(
            (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2
             + (3 * b - a - 3 * c + d) * t**3) / 2
        )  # fmt: skip
    return np.vstack([*pieces, p[-2:-1]])


def closed(points: list[Spot]) -> Floats:
    """Return a smooth closed curve through the points."""
    loop = [*points[-2:], *points, *points[:3]]
    whole = curve(loop)
    first = np.argmin(np.hypot(*(whole - points[0]).T)[: len(whole) // 2])
    last = len(whole) // 2 + np.argmin(np.hypot(*(whole - points[0]).T)[len(whole) // 2 :])
    return whole[first:last]


def ragged(points: Floats, much: float = 1.0) -> Floats:
    """Give a coast its capes and creeks."""
    x, y = points[:, 0], points[:, 1]
    across = 6 * noise(x, y, 26, 60) + 3.6 * noise(x, y, 10, 61)
    down = 6 * noise(x, y, 26, 62) + 3.6 * noise(x, y, 10, 63)
    shifted: Floats = points + much * np.column_stack([across, down])
    return shifted


class Canvas:
    """The grid of cells, and what the sketch lays on it before the areas grow."""

    def __init__(self, content: dict[str, Any]) -> None:
        """Lay out sea, lakes, mountains and river walls."""
        self.width: int = content["canvas"]["width"]
        self.height: int = content["canvas"]["height"]
        self.areas = [area["id"] for area in content["area"]]
        self.names = ["sea", *sketch.ISLANDS, *sketch.LAKES, *sketch.RANGES, *self.areas]
        self.number = {name: i for i, name in enumerate(self.names)}
        columns, rows = self.width // STEP, self.height // STEP
        self.y, self.x = (np.mgrid[:rows, :columns] + 0.5) * STEP
        self.cells: Grid = np.full((rows, columns), FRAME, dtype=np.int64)  # not yet anything
        self.lay_ranges()
        self.lay_water()
        self.walls = self.river_walls()

    def lay_water(self) -> None:
        coast = ragged(curve(sketch.COAST))
        sea = Polygon([(-50, -50), *map(tuple, coast), (-50, self.height + 50)])
        self.cells[shapely.contains_xy(sea, self.x, self.y)] = SEA
        for name, points in (sketch.LAKES | sketch.ISLANDS).items():
            lake = Polygon(ragged(closed(points), 0.4))
            self.cells[shapely.contains_xy(lake, self.x, self.y)] = self.number[name]

    def lay_ranges(self) -> None:
        uneven = rough(self.x, self.y, 14, 50) * 2.2
        for name, strokes in sketch.RANGES.items():
            for stroke in strokes:
                for x, y, half in curve(stroke, 2.0):
                    near = (self.x - x) ** 2 + (self.y - y) ** 2 < (half + uneven) ** 2
                    self.cells[near] = self.number[name]

    def river_walls(self) -> Mask:
        walls = np.zeros(self.cells.shape, dtype=bool)
        for stroke in sketch.RIVERS.values():
            for x, y in curve(stroke, 0.5):
                row, column = int(y // STEP), int(x // STEP)
                low, left = max(row - 2, 0), max(column - 2, 0)
                part = np.s_[low : row + 3, left : column + 3]
                walls[part] |= (self.x[part] - x) ** 2 + (self.y[part] - y) ** 2 < (0.8 * STEP) ** 2
        return walls

    def seeds(self, content: dict[str, Any]) -> list[tuple[float, int, int, int]]:
        """Return the cells that each area starts from."""
        found = []
        for area in content["area"]:
            spine = sketch.SPINES.get(area["id"], [(area["x"], area["y"])])
            for x, y in curve(spine) if len(spine) > 1 else spine:
                found.append((0.0, int(y // STEP), int(x // STEP), self.number[area["id"]]))
        return found


def grow(cells: Grid, cost: Floats, seeds: list[tuple[float, int, int, int]], shut: Mask) -> Grid:
    """Let the seeds grow into all cells that are free and not shut, each over the shortest way."""
    rows, columns = cells.shape
    width = columns + 2
    owner = np.full((rows + 2, width), -2, dtype=np.int64)  # -2: not to be entered
    free = (cells == FRAME) & ~shut
    owner[1:-1, 1:-1][free] = FRAME
    toll = np.ones((rows + 2, width))
    toll[1:-1, 1:-1] = cost
    owners, tolls = owner.ravel().tolist(), toll.ravel().tolist()
    best = [1e9] * len(owners)
    ways = [(1, 1.0), (-1, 1.0), (width, 1.0), (-width, 1.0)]
    ways += [(d, 1.4142135) for d in (width + 1, width - 1, -width + 1, -width - 1)]
    heap = []
    for start, row, column, name in seeds:
        here = (row + 1) * width + column + 1
        if owners[here] == FRAME and start < best[here]:
            best[here] = start
            heap.append((start, here, name))
    heapq.heapify(heap)
    while heap:
        far, here, name = heapq.heappop(heap)
        if owners[here] != FRAME:
            continue
        owners[here] = name
        for step, length in ways:
            there = here + step
            if owners[there] == FRAME:
                reached = far + length * tolls[there]
                if reached < best[there]:
                    best[there] = reached
                    heapq.heappush(heap, (reached, there, name))
    grown = np.array(owners, dtype=np.int64).reshape(rows + 2, width)[1:-1, 1:-1]
    return np.where(grown >= 0, grown, cells)


def edge_cells(cells: Grid, first_area: int) -> list[tuple[float, int, int, int]]:
    """Return the cells of areas as seeds."""
    rows, columns = np.nonzero(cells >= first_area)
    return [(0.0, int(r), int(c), int(cells[r, c])) for r, c in zip(rows, columns, strict=True)]


def share_out(canvas: Canvas, content: dict[str, Any]) -> Grid:
    """Return the grid with every cell of land given to an area or a range."""
    first = canvas.number[canvas.areas[0]]
    cost = 1 + 0.55 * rough(canvas.x, canvas.y, 34, 7)
    cost = np.maximum(cost, 0.25)
    cells = grow(canvas.cells, cost, canvas.seeds(content), canvas.walls)
    open_everywhere = np.zeros(cells.shape, dtype=bool)
    for _ in range(2):
        rims = edge_cells(cells, first)
        blank = np.where(cells >= first, FRAME, cells)
        cells = grow(blank, np.ones(cells.shape), rims, open_everywhere)
        cells = largest_parts(cells)
    cells[cells == FRAME] = SEA
    return settled(cells)


def largest_parts(cells: Grid) -> Grid:
    """Free every cell that does not hang together with the largest part of its own kind."""
    cells = cells.copy()
    seen = np.zeros(cells.shape, dtype=bool)
    parts: dict[int, list[list[Corner]]] = {}
    rows, columns = cells.shape
    for row in range(rows):
        for column in range(columns):
            if seen[row, column]:
                continue
            kind = int(cells[row, column])
            seen[row, column] = True
            part, todo = [], [(row, column)]
            while todo:
                r, c = todo.pop()
                part.append((r, c))
                for s, d in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                    if 0 <= s < rows and 0 <= d < columns and not seen[s, d]:
                        if cells[s, d] == kind:
                            seen[s, d] = True
                            todo.append((s, d))
            parts.setdefault(kind, []).append(part)
    for several in parts.values():
        for part in sorted(several, key=len)[:-1]:
            for r, c in part:
                cells[r, c] = FRAME
    return cells


def settled(cells: Grid) -> Grid:
    """Fill what is still free from beside it, and undo corners where a kind meets itself."""
    cells = cells.copy()
    for _ in range(20):
        a, b, c, d = cells[:-1, :-1], cells[:-1, 1:], cells[1:, :-1], cells[1:, 1:]
        crossed = ((a == d) & (a != b) & (a != c)) | ((b == c) & (b != a) & (b != d))
        if not crossed.any():
            return cells
        for row, column in zip(*np.nonzero(crossed), strict=True):
            square = cells[row : row + 2, column : column + 2]
            if square[0, 0] == square[1, 1]:
                square[0, 1] = square[0, 0]
            elif square[0, 1] == square[1, 0]:
                square[1, 1] = square[0, 1]
    raise SystemExit("The areas do not come to rest.")


# --- Arcs: the lines between the cells -----------------------------------------------------------


class Arc:
    """A line that has one name on its left and one on its right, from one junction to the next."""

    def __init__(self, corners: list[Corner], left: int, right: int) -> None:
        """Keep the corners of the grid as points of the canvas."""
        self.start, self.end = corners[0], corners[-1]
        self.left, self.right = left, right
        self.points: Floats = np.array([(c * STEP, r * STEP) for r, c in corners], dtype=float)

    @property
    def framed(self) -> bool:
        return FRAME in (self.left, self.right)


def trace(cells: Grid) -> list[Arc]:
    """Return all arcs between cells of different names; the frame is a name, too."""
    padded = np.pad(cells, 1, constant_values=FRAME)
    ways: dict[Corner, list[tuple[Corner, int, int]]] = {}

    def join(a: Corner, b: Corner, left: int, right: int) -> None:
        ways.setdefault(a, []).append((b, left, right))
        ways.setdefault(b, []).append((a, right, left))

    above, below = padded[:-1, 1:-1], padded[1:, 1:-1]
    for r, c in zip(*np.nonzero(above != below), strict=True):
        join((int(r), int(c)), (int(r), int(c) + 1), int(above[r, c]), int(below[r, c]))
    west, east = padded[1:-1, :-1], padded[1:-1, 1:]
    for r, c in zip(*np.nonzero(west != east), strict=True):
        join((int(r), int(c)), (int(r) + 1, int(c)), int(east[r, c]), int(west[r, c]))
    done: set[tuple[Corner, Corner]] = set()
    arcs = []
    junctions = sorted(corner for corner, out in ways.items() if len(out) > 2)
    for start in [*junctions, *sorted(ways)]:
        for step, left, right in ways[start]:
            if (start, step) in done:
                continue
            line, here, there = [start, step], start, step
            done |= {(start, step), (step, start)}
            while len(ways[there]) == 2 and there != start:
                onward = next(corner for corner, _, _ in ways[there] if corner != here)
                done |= {(there, onward), (onward, there)}
                here, there = there, onward
                line.append(there)
            arcs.append(Arc(line, left, right))
    return arcs


def smooth(arcs: list[Arc], width: int, height: int, rounds: int = 8) -> None:
    """Round the steps of the grid off; junctions move too, but the frame stays where it is."""
    for _ in range(rounds):
        pulls: dict[Corner, list[Floats]] = {}
        for arc in arcs:
            pulls.setdefault(arc.start, []).append(arc.points[1].copy())
            pulls.setdefault(arc.end, []).append(arc.points[-2].copy())
        for arc in arcs:
            old = arc.points.copy()
            if not arc.framed:
                arc.points[1:-1] = (old[:-2] + 2 * old[1:-1] + old[2:]) / 4
            for index, corner in ((0, arc.start), (-1, arc.end)):
                new = (old[index] + np.mean(pulls[corner], axis=0)) / 2
                for axis, limit in ((0, width), (1, height)):
                    if old[index][axis] in (0, limit):
                        new[axis] = old[index][axis]
                arc.points[index] = new


def bend(points: Floats, width: int, height: int) -> Floats:
    """Shift points a little, neighbours alike, so that lines waver as under a hand."""
    x, y = points[:, 0], points[:, 1]
    rim = np.minimum(np.minimum(x, width - x), np.minimum(y, height - y))
    hold = np.clip(rim / 15, 0, 1)
    across = 3.2 * noise(x, y, 30, 90) + 1.5 * noise(x, y, 11, 91) + 0.5 * noise(x, y, 5, 92)
    down = 3.2 * noise(x, y, 30, 93) + 1.5 * noise(x, y, 11, 94) + 0.5 * noise(x, y, 5, 95)
    bent: Floats = points + np.column_stack([across * hold, down * hold])
    return bent


def densified(points: Floats, spacing: float = 2.0) -> Floats:
    line = LineString(points)
    count = max(2, int(line.length / spacing) + 1)
    spots = [line.interpolate(i / (count - 1), normalized=True) for i in range(count)]
    return np.array([(p.x, p.y) for p in spots])


def draw_arcs(content: dict[str, Any]) -> tuple[Canvas, list[Arc]]:
    """Return the canvas and all arcs on it, smoothed, bent and rounded to tenths."""
    canvas = Canvas(content)
    arcs = trace(share_out(canvas, content))
    smooth(arcs, canvas.width, canvas.height)
    for arc in arcs:
        if not arc.framed:
            arc.points = bend(densified(arc.points), canvas.width, canvas.height)
    for arc in arcs:
        line = LineString(arc.points).simplify(0.3)
        arc.points = np.array([(round(x, 1), round(y, 1)) for x, y in line.coords])
    return canvas, arcs
