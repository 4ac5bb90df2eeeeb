"""Find room in every area for its name, its pieces and the symbols of its ground."""

import random
import unicodedata
from collections.abc import Callable
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
import shapely
from shapely.geometry import Point
from shapely.geometry.base import BaseGeometry

from tools.ring_war import map_sketch as sketch
from tools.ring_war.map_land import Floats, Spot, curve

if TYPE_CHECKING:
    from tools.ring_war.draw_map import Drawing

SIZES = (19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0)
PLACE_SIZES = (10.0, 9.0, 8.0)
ROOM_WANTED, ROOM_WORTH = 25.0, 1.6  # a circle of this radius holds six pieces well
GRAIN = 2.0  # how finely an area is searched
LEADING = 1.02  # the height of a line, in sizes
Box = tuple[float, float, float, float]  # left, top, right, bottom


def tenth(value: float) -> float:
    rounded = round(float(value), 1)
    return int(rounded) if rounded == int(rounded) else rounded


def text_width(text: str, size: float) -> float:
    """Return about how wide a text is in a book serif."""
    wide = 0.0
    for letter in unicodedata.normalize("NFD", text):
        if unicodedata.combining(letter):
            continue
        if letter in "ijltfI'.,-":
            wide += 0.3
        elif letter in "mwMW":
            wide += 0.82
        elif letter == " ":
            wide += 0.25
        else:
            wide += 0.68 if letter.isupper() else 0.49
    return wide * size


def wrappings(text: str) -> list[list[str]]:
    """Return every way to break a text into lines at its spaces, and long words at their joints."""
    words = text.split(" ")
    found = []
    for count in range(len(words)):
        for breaks in combinations(range(1, len(words)), count):
            cuts = [0, *breaks, len(words)]
            found.append([" ".join(words[a:b]) for a, b in pairwise(cuts)])
    if text in sketch.JOINTS:
        found.append(list(sketch.JOINTS[text]))
    return found


def wrapped(text: str, lines: int, size: float) -> list[str]:
    """Return the narrowest wrapping in at most so many lines."""
    ways = [way for way in wrappings(text) if len(way) <= lines]
    return min(ways, key=lambda way: (max(text_width(line, size) for line in way), len(way)))


def box_around(x: float, y: float, width: float, height: float) -> Box:
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def far_from_box(x: Floats, y: Floats, box: Box) -> Floats:
    across = np.maximum(np.maximum(box[0] - x, x - box[2]), 0)
    down = np.maximum(np.maximum(box[1] - y, y - box[3]), 0)
    far: Floats = np.hypot(across, down)
    return far


class Room:
    """What an area holds, and where."""

    def __init__(self, drawing: "Drawing", name: str) -> None:
        """Place the label first, then the pieces, then the name of the site."""
        self.names = {lang: drawing.area[name][lang] for lang in ("en", "de")}
        self.shape = drawing.shapes[name]
        self.discs = self.obstacles(drawing, name)
        self.path = shapely.union_all([leg.intersection(self.shape) for leg in drawing.path])
        left, top, right, bottom = self.shape.bounds
        ys, xs = np.mgrid[top:bottom:GRAIN, left:right:GRAIN]
        self.inside = shapely.contains_xy(self.shape, xs, ys)
        self.x, self.y = xs[self.inside], ys[self.inside]
        some = np.zeros(xs.shape, dtype=bool)
        some[::2, ::2] = True  # enough spots to try a label at
        self.coarse = xs[self.inside & some], ys[self.inside & some]
        spots = shapely.points(self.x, self.y)
        self.depth = shapely.distance(self.shape.boundary, spots)
        self.free = self.depth.copy()
        for x, y, r in self.discs:
            self.free = np.minimum(self.free, np.hypot(self.x - x, self.y - y) - r)
        self.middle = self.x[np.argmax(self.depth)], self.y[np.argmax(self.depth)]
        self.box, self.size, self.lines = self.best_label()
        self.units = self.unit_circle(self.box)
        self.place_box: Box = (0, 0, 0, 0)
        self.place_name = self.name_of_place(drawing, name)
        self.slot_size, self.slots = self.find_slots()

    @staticmethod
    def obstacles(drawing: "Drawing", name: str) -> list[tuple[float, float, float]]:
        discs = []
        if name in drawing.places:
            discs.append((*drawing.places[name], 9.5))
        if name in drawing.ports:
            discs.append((*drawing.ports[name]["at"], 9.0))
        for bridge in drawing.bridges:
            if name in (bridge["a"], bridge["b"]):
                discs.append((*bridge["at"], 8.0))
        for step, spot in zip(drawing.content["fellowship"]["step"], drawing.fields, strict=True):
            if step["area"] == name:
                discs.append((*spot, 8.0))
        return discs

    def best_label(self) -> tuple[Box, float, dict[str, list[str]]]:
        inner = self.shape.buffer(-2.2)
        shapely.prepare(inner)
        best: tuple[float, Box, float, dict[str, list[str]]] | None = None
        for size in SIZES:
            for count in (1, 2, 3):
                lines = {lang: wrapped(text, count, size) for lang, text in self.names.items()}
                most = max(map(len, lines.values()))
                if most < count:
                    continue
                width = max(text_width(line, size) for two in lines.values() for line in two)
                found = self.best_spot(inner, width, most * size * LEADING)
                if found is None:
                    continue
                box, room, worth = found
                score = 2.4 * min(size, 14.0) + 1.2 * max(0.0, size - 14) + worth
                score -= 1.5 * (most - 1) + 3 * max(0.0, 12 - size)
                score += ROOM_WORTH * min(room, ROOM_WANTED)
                if best is None or score > best[0]:
                    best = score, box, size, lines
        if best is None:
            raise SystemExit(f"There is no room for the name {self.names['en']}.")
        return best[1:]

    def best_spot(
        self, inner: BaseGeometry, width: float, height: float
    ) -> tuple[Box, float, float] | None:
        """Return the best box of this size, the room it leaves for pieces, and its worth."""
        x, y = self.coarse
        boxes = shapely.box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
        fits = shapely.contains(inner, boxes)
        for disc_x, disc_y, r in self.discs:
            fits &= shapely.distance(boxes, Point(disc_x, disc_y)) > r
        if not fits.any():
            return None
        x, y, boxes = x[fits], y[fits], boxes[fits]
        worth = -0.04 * np.hypot(x - self.middle[0], y - self.middle[1])
        if not self.path.is_empty:
            worth = worth - 0.25 * shapely.length(shapely.intersection(boxes, self.path))
        order = [int(i) for i in np.argsort(-worth, kind="stable")]
        best = None
        for i in order[:: max(1, len(order) // 50)]:
            box = box_around(float(x[i]), float(y[i]), width, height)
            room = self.unit_circle(box)[2]
            score = ROOM_WORTH * min(room, ROOM_WANTED) + float(worth[i])
            if best is None or score > best[0]:
                best = score, box, room, float(worth[i])
        assert best
        return best[1:]

    def unit_circle(self, box: Box) -> tuple[float, float, float]:
        """Return a large circle for pieces, clear of all that stands there, not far from the label."""
        far = far_from_box(self.x, self.y, box)
        room = np.minimum(self.free, far)
        i = int(np.argmax(np.minimum(room, ROOM_WANTED + 5) - far / 30))
        return float(self.x[i]), float(self.y[i]), float(room[i])

    def find_slots(self) -> tuple[float, list[Spot]]:
        """Return six spots for pieces that stand close together, as large as may be."""
        room = np.minimum(self.free, far_from_box(self.x, self.y, self.box))
        if self.place_name:
            room = np.minimum(room, far_from_box(self.x, self.y, self.place_box) + 1)
        grid = np.full(self.inside.shape, -1.0)
        grid[self.inside] = room
        best: tuple[float, float, list[Spot]] | None = None
        for size in np.arange(9.0, 5.9, -0.5):
            for shift_x in np.arange(0, 2, 0.34):
                for shift_y in np.arange(0, 1.74, 0.29):
                    spots = self.packed(grid, float(size), shift_x * size, shift_y * size)
                    if len(spots) == 6:
                        apart = float(max(np.hypot(*(spots - np.mean(spots, axis=0)).T)))
                        cost = max(apart / size, 3.0) * 2 - size + apart / 100
                        if best is None or cost < best[0] - 1e-9:
                            best = cost, float(size), [(x, y) for x, y in spots]
        if best is None:
            raise SystemExit(f"There is no room for six pieces in {self.names['en']}.")
        return best[1], sorted(best[2], key=lambda spot: (spot[1], spot[0]))

    def packed(self, grid: Floats, size: float, right: float, down: float) -> Floats:
        """Return up to six spots of a honeycomb where a piece fits, the nearest ones."""
        row, column = np.mgrid[-4:5, -4:5]
        across = (2 * column + row % 2) * (size + 0.4) + right
        below = row * 1.7320508 * (size + 0.4) + down
        x, y = self.units[0] + across, self.units[1] + below
        left, top, _, _ = self.shape.bounds
        i, j = np.rint((y - top) / GRAIN).astype(int), np.rint((x - left) / GRAIN).astype(int)
        known = (i >= 0) & (j >= 0) & (i < grid.shape[0]) & (j < grid.shape[1])
        i, j = np.where(known, i, 0), np.where(known, j, 0)
        off = np.hypot(x - left - j * GRAIN, y - top - i * GRAIN)
        fits = known & (grid[i, j] - off >= size + 0.6)
        order = np.argsort((across**2 + below**2)[fits], kind="stable")[:6]
        spots: Floats = np.column_stack([x[fits], y[fits]])[order]
        return spots

    def name_of_place(self, drawing: "Drawing", name: str) -> dict[str, Any] | None:
        """Return where the name of the site or fortress stands, if it fits."""
        if name not in drawing.places:
            return None
        entry = drawing.area[name].get("site") or drawing.area[name]["fortress"]
        if entry["en"] == drawing.area[name]["en"]:
            return None  # the area says it already
        x, y = drawing.places[name]
        best = None
        for size in PLACE_SIZES:
            for lines in (1, 2):
                texts = {lang: wrapped(entry[lang], lines, size) for lang in ("en", "de")}
                if max(map(len, texts.values())) < lines:
                    continue
                wide = max(text_width(line, size) for two in texts.values() for line in two)
                tall = max(map(len, texts.values())) * size
                for dx, dy, anchor in self.beside(wide, tall):
                    cost = self.crowded(box_around(x + dx, y + dy, wide, tall)) + abs(dx) * 0.3
                    cost -= 3 * size
                    if best is None or cost < best[0]:
                        left = {"start": -wide / 2, "middle": 0.0, "end": wide / 2}[anchor]
                        self.place_box = box_around(x + dx, y + dy, wide, tall)
                        best = cost, x + dx + left, y + dy, anchor, size, texts
        assert best
        _, x, y, anchor, size, texts = best
        return {"at": [tenth(x), tenth(y)], "anchor": anchor, "size": tenth(size), **texts}

    def crowded(self, sides: Box) -> float:
        """Return how much of what stands in the area a box would cover."""
        box = shapely.box(*sides)
        ux, uy, ur = self.units
        cover = box.difference(self.shape.buffer(-1)).area
        cover += 3 * box.intersection(shapely.box(*self.box)).area
        cover += 0.7 * box.intersection(Point(ux, uy).buffer(ur)).area
        cover += 2 * box.intersection(self.path).length
        for x, y, r in self.discs[1:]:
            cover += 6 * box.intersection(Point(x, y).buffer(r - 2)).area
        return float(cover)

    @staticmethod
    def beside(wide: float, tall: float) -> list[tuple[float, float, str]]:
        spots: list[tuple[float, float, str]] = []
        for sign in (1, -1):
            spots += [(shift, sign * (10 + tall / 2), "middle") for shift in (0, 8, -8, 15, -15)]
        for shift in (0, 4, -4, 8, -8):
            spots += [(10 + wide / 2, shift, "start"), (-10 - wide / 2, shift, "end")]
        return spots

    def row(self) -> dict[str, Any]:
        left, top, right, bottom = self.box
        row: dict[str, Any] = {
            "label": {
                "at": [tenth((left + right) / 2), tenth((top + bottom) / 2)],
                "size": tenth(self.size),
                "box": [tenth(right - left), tenth(bottom - top)],
                **self.lines,
            },
            "units": {
                "at": [tenth(self.units[0]), tenth(self.units[1])], "radius": tenth(self.units[2]),
                "slot": tenth(self.slot_size),
                "slots": [[tenth(x), tenth(y)] for x, y in self.slots],
            },
        }  # fmt: skip
        if self.place_name:
            row["place_name"] = self.place_name
        return row


def find_room(drawing: "Drawing") -> dict[str, Room]:
    return {name: Room(drawing, name) for name in drawing.area}


# --- Symbols -------------------------------------------------------------------------------------


def scatter(drawing: "Drawing", rooms: dict[str, Room]) -> dict[str, list[list[float]]]:
    """Return for each symbol where it stands and how large: x, y, size."""
    chance = random.Random(20)
    found: dict[str, list[list[float]]] = {}
    rivers = shapely.union_all([row["line"] for row in drawing.rivers]).buffer(4)
    for name, (symbol, apart, size) in sketch.GROUND.items():
        room = rooms[name]
        free = room.shape.buffer(-size * 0.45 - 1.5).difference(rivers)
        free = free.difference(keep_out(room, size))
        for x, y in sprinkled(free, apart, chance):
            row = [round(x), round(y), tenth(size * (0.82 + 0.36 * chance.random()))]
            found.setdefault(symbol, []).append(row)
    found["wave"] = waves(drawing, chance)
    return {symbol: sorted(rows, key=lambda row: row[1]) for symbol, rows in found.items()}


def waves(drawing: "Drawing", chance: random.Random) -> list[list[float]]:
    """Return small waves on the open sea, away from coast, routes, names and ornaments."""
    free: BaseGeometry = drawing.sea().buffer(-30)
    free = free.difference(shapely.union_all([leg["line"].buffer(12) for leg in drawing.legs]))
    for en, de, x, y, size, _ in sketch.WATERS:
        wide = max(text_width(line, size) for line in (*en, *de)) * 1.3
        free = free.difference(shapely.box(*box_around(x, y, wide + 20, size + 20)))
    for ornaments in sketch.ORNAMENTS.values():
        left, top, wide, tall = ornaments["legend"]
        free = free.difference(shapely.box(left - 12, top - 8, left + wide + 12, top + tall + 10))
        for x, y, size in (ornaments["compass"], ornaments["serpent"]):
            free = free.difference(Point(x, y).buffer(size + 10))
    return [[round(x), round(y), 8] for x, y in sprinkled(free, 46, chance)]


def keep_out(room: Room, size: float) -> BaseGeometry:
    """Return what no symbol may cover: the name, the middle of the pieces, the site, the path."""
    ux, uy, ur = room.units
    shapes: list[BaseGeometry] = [
        shapely.box(*room.box).buffer(size * 0.45 + 1),
        Point(ux, uy).buffer(min(ur, 16) * 0.8),
        room.path.buffer(size * 0.4 + 2),
    ]
    shapes += [Point(x, y).buffer(r + size * 0.3) for x, y, r in room.discs]
    if room.place_name:
        shapes.append(shapely.box(*room.place_box).buffer(size * 0.4))
    return shapely.union_all(shapes)


def sprinkled(shape: BaseGeometry, apart: float, chance: random.Random) -> list[Spot]:
    """Return spots in a shape, none nearer to another than told."""
    if shape.is_empty:
        return []
    left, top, right, bottom = shape.bounds
    shapely.prepare(shape)
    spots: list[Spot] = []
    tries = int((right - left) * (bottom - top) / apart**2 * 14)
    for _ in range(tries):
        x, y = left + chance.random() * (right - left), top + chance.random() * (bottom - top)
        if all((x - a) ** 2 + ((y - b) * 1.25) ** 2 > apart**2 for a, b in spots):
            if shapely.contains_xy(shape, x, y):
                spots.append((x, y))
    return spots


def peaks(name: str, bent: Callable[[Floats], Floats]) -> list[list[float]]:
    """Return the mountains of a range from north to south: x and y of the foot, height."""
    chance = random.Random(name)
    found: list[list[float]] = []
    for stroke in sketch.RANGES[name]:
        line = curve(stroke, 1.0)
        line[:, :2] = bent(line[:, :2])
        ahead = 0.0
        for i, (x, y, half) in enumerate(line):
            ahead -= 1.0
            if ahead > 0 and i + 1 < len(line):
                continue
            ahead = half * (0.78 + 0.3 * chance.random())
            way = line[min(i + 3, len(line) - 1), :2] - line[max(i - 3, 0), :2]
            along = way / np.hypot(*way)
            side = np.array([-along[1], along[0]])
            for off, high in ((0.0, 1.5), (0.62, 0.95), (-0.62, 0.95)):
                if off and chance.random() < 0.35:
                    continue
                shift = off + (chance.random() - 0.5) * 0.4
                slip = (chance.random() - 0.5) * 6
                px, py = np.array([x, y]) + side * shift * half + along * slip
                tall = half * high * (0.8 + 0.45 * chance.random())
                if 2 < px < 998:
                    found.append([round(px), round(py + tall * 0.35), tenth(tall)])
    return thinned(found)


def thinned(rows: list[list[float]]) -> list[list[float]]:
    """Leave out what stands almost on top of a larger one."""
    kept: list[list[float]] = []
    for row in sorted(rows, key=lambda row: -row[2]):
        if all(abs(row[0] - k[0]) * 1.3 + abs(row[1] - k[1]) > 6.5 for k in kept):
            kept.append(row)
    return sorted(kept, key=lambda row: (row[1], row[0]))
