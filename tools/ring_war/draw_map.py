"""Draw the board of Ring War: map.toml and the sketch become content/geometry.json.

Beside it, map_sketch.py holds the strokes drawn by hand, map_land.py shares the land out,
map_places.py finds room for names, pieces and symbols, render_map.py makes a picture.
Whatever is not neighbour in the rules must be parted on paper: this script refuses to write a
board of which that is not so, and tests/games/ring_war/test_geometry.py looks again.

    python -m tools.ring_war.draw_map                          writes geometry.json
    python -m tools.ring_war.draw_map --out FILE               writes it elsewhere
    python -m tools.ring_war.draw_map --svg FILE [--night]     draws the written file as a picture
"""

import argparse
import heapq
import json
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely import ops
from shapely.geometry import LineString, MultiLineString, Point, Polygon
from shapely.geometry.base import BaseGeometry

from tools.ring_war import map_places, render_map
from tools.ring_war import map_sketch as sketch
from tools.ring_war.map_land import FRAME, Arc, Floats, Spot, bend, curve, draw_arcs

ROOT = Path(__file__).resolve().parents[2]
CONTENT = ROOT / "src" / "feldzug" / "games" / "ring_war" / "content"
Row = dict[str, Any]


def flat(points: Any) -> list[float]:
    """Return x, y, x, y and so on, in tenths, whole numbers without a point."""
    return [tenth(value) for point in points for value in point]


def tenth(value: float) -> float:
    rounded = round(float(value), 1)
    return int(rounded) if rounded == int(rounded) else rounded


def shortest(cost: Floats, start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    """Return the cheapest way over a grid of tolls, from cell to cell."""
    rows, columns = cost.shape
    best = {start: 0.0}
    back: dict[tuple[int, int], tuple[int, int]] = {}
    heap = [(0.0, start)]
    while heap:
        far, here = heapq.heappop(heap)
        if here == end:
            break
        if far > best[here]:
            continue
        for down in (-1, 0, 1):
            for right in (-1, 0, 1):
                r, c = here[0] + down, here[1] + right
                if 0 <= r < rows and 0 <= c < columns and np.isfinite(cost[r, c]):
                    reached = far + float(cost[r, c]) * (1.4142135 if down and right else 1.0)
                    if reached < best.get((r, c), np.inf):
                        best[r, c] = reached
                        back[r, c] = here
                        heapq.heappush(heap, (reached, (r, c)))
    way = [end]
    while way[-1] != start:
        way.append(back[way[-1]])
    return way[::-1]


class Ground:
    """A grid of tolls over a shape: it is cheaper to stay away from the rim, and near a line."""

    def __init__(self, shape: BaseGeometry, step: float, shy: float) -> None:
        """Measure the shape."""
        self.left, self.top, right, bottom = shape.bounds
        self.step = step
        columns, rows = int((right - self.left) / step) + 1, int((bottom - self.top) / step) + 1
        grid = np.mgrid[:rows, :columns] * step
        self.y, self.x = grid[0] + self.top, grid[1] + self.left
        spots = shapely.points(self.x, self.y)
        rim = shape.boundary
        shapely.prepare(rim)
        self.depth = np.where(shapely.contains_xy(shape, self.x, self.y),
                              shapely.distance(rim, spots), -1)  # fmt: skip
        self.cost = np.where(self.depth > 0, 1 + (shy / (abs(self.depth) + 1)) ** 2, np.inf)

    def cell(self, spot: Spot) -> tuple[int, int]:
        """Return the cell inside the shape that is nearest to the spot."""
        far = (self.x - spot[0]) ** 2 + (self.y - spot[1]) ** 2
        far = np.where(np.isfinite(self.cost), far, np.inf)
        row, column = np.unravel_index(int(np.argmin(far)), far.shape)
        return int(row), int(column)

    def way(self, start: Spot, end: Spot) -> list[Spot]:
        cells = shortest(self.cost, self.cell(start), self.cell(end))
        line = [start, *((float(self.x[c]), float(self.y[c])) for c in cells[1:-1]), end]
        return [(x, y) for x, y in LineString(line).simplify(self.step * 0.9).coords]


class Drawing:
    """The whole board, made step by step."""

    def __init__(self, content: dict[str, Any]) -> None:
        """Draw everything."""
        self.content = content
        canvas, self.arcs = draw_arcs(content)
        self.width, self.height, self.names = canvas.width, canvas.height, canvas.names
        self.area = {row["id"]: row for row in content["area"]}
        self.land_edges = {
            frozenset((edge["a"], edge["b"])): edge
            for edge in content["edge"]
            if edge["kind"] != "sea"
        }
        self.rings = {name: self.outline({name}) for name in self.names if name != "sea"}
        self.shapes = {name: self.shape(name) for name in self.rings}
        self.river_of: dict[int, str] = {}
        self.kinds = [self.kind(i, arc) for i, arc in enumerate(self.arcs)]
        self.rivers = self.draw_rivers()
        self.bridges = [self.bridge(edge) for edge in content["edge"] if edge["kind"] == "bridge"]
        self.ports = {row["id"]: self.port(row) for row in content["area"] if "port" in row}
        self.legs = self.sea_legs()
        self.places = {name: self.place(name) for name in self.area if self.has_place(name)}
        self.fields = [self.field(step["area"]) for step in content["fellowship"]["step"]]
        self.path = self.draw_path()

    # --- Outlines --------------------------------------------------------------------------------

    def side(self, number: int) -> str:
        return "frame" if number == FRAME else self.names[number]

    def outline(self, members: set[str]) -> list[list[int]]:
        """Return the rings of arcs around the members; ~i is arc i walked backwards."""
        out: dict[tuple[int, int], list[int]] = {}
        for i, arc in enumerate(self.arcs):
            left, right = self.side(arc.left) in members, self.side(arc.right) in members
            if left != right:
                index, start = (i, arc.start) if left else (~i, arc.end)
                out.setdefault(start, []).append(index)
        rings = []
        while out:
            ring = [out[min(out)].pop()]
            begin = self.arcs[ring[0]].start if ring[0] >= 0 else self.arcs[~ring[0]].end
            while True:
                last = ring[-1]
                end = self.arcs[last].end if last >= 0 else self.arcs[~last].start
                if end == begin:
                    break
                ring.append(out[end].pop())
            rings.append(ring)
            out = {corner: left for corner, left in out.items() if left}
        return rings

    def points(self, index: int) -> Floats:
        return self.arcs[index].points if index >= 0 else self.arcs[~index].points[::-1]

    def shape(self, name: str) -> Polygon:
        rings = self.rings[name]
        if len(rings) != 1:
            raise SystemExit(f"{name} is not one piece without holes.")
        line = np.vstack([self.points(index)[:-1] for index in rings[0]])
        polygon = Polygon(line)
        if not polygon.is_valid:
            raise SystemExit(f"The outline of {name} crosses itself.")
        return polygon

    def shared(self, a: str, b: str) -> list[LineString]:
        """Return the lines that two names share, joined where they meet."""
        lines = [
            LineString(arc.points)
            for arc in self.arcs
            if {self.side(arc.left), self.side(arc.right)} == {a, b}
        ]
        return merged(lines)

    # --- Rivers ----------------------------------------------------------------------------------

    def kind(self, index: int, arc: Arc) -> str:
        left, right = self.side(arc.left), self.side(arc.right)
        both = {left, right}
        if "frame" in both:
            return "frame"
        if "sea" in both:
            return "coast"
        if both & set(sketch.LAKES):
            return "shore"
        if both & set(sketch.RANGES):
            return "foot"
        edge = self.land_edges.get(frozenset(both))
        if edge and edge["kind"] == "border":
            return "border"
        self.river_of[index] = self.nearest_river(arc)
        return "river"

    def nearest_river(self, arc: Arc) -> str:
        """Return the river whose stroke this arc follows."""
        line = LineString(arc.points)
        far = {}
        for name, stroke in sketch.RIVERS.items():
            spots = [line.interpolate(t / 8, normalized=True) for t in range(9)]
            bed = LineString(self.bent(curve(stroke)))
            far[name] = max(bed.distance(spot) for spot in spots)
        name = min(far, key=far.__getitem__)
        if far[name] > 6:
            pair = f"{self.side(arc.left)} and {self.side(arc.right)}"
            raise SystemExit(f"{pair} touch near {arc.points[0]}, but nothing parts them.")
        return name

    def bent(self, points: Floats) -> Floats:
        return bend(points, self.width, self.height)

    def close_gaps(self) -> None:
        """Let a river go on along the foot of mountains that reach its bank."""
        banks: dict[tuple[int, int], set[str]] = {}
        for i, river in self.river_of.items():
            for corner in (self.arcs[i].start, self.arcs[i].end):
                banks.setdefault(corner, set()).add(river)
        for i in self.of_kind("foot"):
            arc = self.arcs[i]
            same = banks.get(arc.start, set()) & banks.get(arc.end, set())
            if same and LineString(arc.points).length < 20:
                self.river_of[i] = min(same)

    def draw_rivers(self) -> list[Row]:
        self.close_gaps()
        rows = []
        for name, stroke in sketch.RIVERS.items():
            lines = merged(
                [LineString(self.arcs[i].points) for i, river in self.river_of.items()
                 if river == name]
            )  # fmt: skip
            bed = LineString(self.bent(curve(stroke)))
            wide = sketch.RIVER_WIDTHS.get(name, sketch.OTHER_RIVERS)
            for line in lines:
                from_source = (
                    bed.project(Point(line.coords[0])),
                    bed.project(Point(line.coords[-1])),
                )
                if from_source[0] > from_source[1]:
                    line = line.reverse()  # noqa: PLW2901
                part = sorted(along / bed.length for along in from_source)
                widths = [wide[0] + (wide[1] - wide[0]) * share for share in part]
                rows.append({"id": name, "line": line, "width": widths})
        for name, stroke in sketch.STREAMS.items():
            rows.append({"id": name, "line": self.stream(stroke, rows), "width": [1.3, 1.7]})
        return rows

    def stream(self, stroke: list[Spot], rivers: list[Row]) -> LineString:
        """Begin a stream where a river ends, and end it at the coast."""
        points = self.bent(curve(stroke))
        source = Point(points[0])
        ends = [Point(row["line"].coords[-1]) for row in rivers]
        points[0] = min(ends, key=source.distance).coords[0]
        coast = MultiLineString([self.arcs[i].points for i in self.of_kind("coast")])
        sea = ops.nearest_points(coast, Point(points[-1]))[0]
        keep = [p for p in points[:-1] if sea.distance(Point(p)) > 4]
        return simpler(curve([points[0], *keep[6::6], sea.coords[0]]))

    def of_kind(self, kind: str) -> list[int]:
        return [i for i, found in enumerate(self.kinds) if found == kind]

    def bridge(self, edge: Row) -> Row:
        """Put the bridge where the two areas share the river, as near as may be to its place."""
        target = Point(self.bent(np.array([edge["at"]], dtype=float))[0])
        line = min(self.shared(edge["a"], edge["b"]), key=target.distance)
        rim = min(13.0, line.length / 2 - 1)
        along = min(max(line.project(target), rim), line.length - rim)
        here = line.interpolate(along)
        before, after = line.interpolate(along - 4), line.interpolate(along + 4)
        across = np.array([-(after.y - before.y), after.x - before.x])
        across /= np.hypot(*across)
        return {"a": edge["a"], "b": edge["b"], "at": (here.x, here.y), "across": across}

    # --- The sea ---------------------------------------------------------------------------------

    def sea(self) -> BaseGeometry:
        land = shapely.union_all([self.shapes[name] for name in self.shapes])
        return shapely.box(0, 0, self.width, self.height).difference(land.buffer(0.05))

    def port(self, row: Row) -> Row:
        """Put the quay on the coast of its area, and say in which direction the sea lies."""
        coast = shapely.union_all(self.shared(row["id"], "sea"))
        here = ops.nearest_points(coast, Point(row["port"]))[0]
        land = shapely.union_all(list(self.shapes.values()))
        ways = [(np.cos(t), np.sin(t)) for t in np.arange(32) * np.pi / 16]
        out = max(ways, key=lambda way: self.room_at_sea(land, here, way))
        return {"at": (here.x, here.y), "out": out}

    @staticmethod
    def room_at_sea(land: BaseGeometry, here: Point, way: Spot) -> float:
        spots = [Point(here.x + far * way[0], here.y + far * way[1]) for far in (4, 8, 12, 16)]
        return sum(min(land.distance(spot), 12) for spot in spots)

    def sea_legs(self) -> list[Row]:
        """Return the ways of ships: from port to stop, from stop to port, from port to port."""
        water = max(shapely.get_parts(self.sea()), key=lambda part: part.area)
        ground = Ground(water, 5, 9)
        stops = {stop["id"]: (stop["x"], stop["y"]) for stop in self.content["ship_stop"]}
        wanted: dict[tuple[str, str], str] = {}
        for edge in self.content["edge"]:
            if edge["kind"] == "sea":
                for leg in pairwise([edge["a"], *edge["stops"], edge["b"]]):
                    wanted.setdefault(leg, edge["edition"])
        legs = []
        for (a, b), edition in wanted.items():
            line = [
                self.harbour(a, stops),
                *self.open_sea(ground, a, b, stops),
                self.harbour(b, stops),
            ]
            drawn = simpler(eased(line, set(), 160))
            legs.append({"from": a, "to": b, "edition": edition, "line": drawn})
        return legs

    def harbour(self, name: str, stops: dict[str, Spot]) -> Spot:
        spot: Spot = stops[name] if name in stops else self.ports[name]["at"]
        return spot

    def open_sea(self, ground: Ground, a: str, b: str, stops: dict[str, Spot]) -> list[Spot]:
        """Return the way between the roads before both ports."""
        ends = []
        for name in (a, b):
            if name in stops:
                ends.append(stops[name])
            else:
                (x, y), (right, down) = self.ports[name]["at"], self.ports[name]["out"]
                ends.append((x + 11 * right, y + 11 * down))
        way = ground.way(ends[0], ends[1])
        way = way[1:] if a in stops else way
        return way[:-1] if b in stops else way

    # --- The Fellowship --------------------------------------------------------------------------

    def has_place(self, name: str) -> bool:
        return bool({"site", "fortress"} & self.area[name].keys())

    def place(self, name: str) -> Spot:
        """Return where the site or the fortress stands: near its stroke, away from the rim."""
        ground = Ground(self.shapes[name], 2, 0)
        wish = np.array(sketch.PLACES.get(name, (self.area[name]["x"], self.area[name]["y"])))
        far = np.hypot(ground.x - wish[0], ground.y - wish[1]) + 1000 * (ground.depth < 11)
        for bridge in self.bridges:
            x, y = bridge["at"]
            far += 1000 * (np.hypot(ground.x - x, ground.y - y) < 17)
        if name in self.ports:
            x, y = self.ports[name]["at"]
            far += 1000 * (np.hypot(ground.x - x, ground.y - y) < 19)
        index = np.unravel_index(int(np.argmin(far)), far.shape)
        return float(ground.x[index]), float(ground.y[index])

    def field(self, name: str) -> Spot:
        """Return where the ring rests in an area: on the old path, with room around it."""
        ground = Ground(self.shapes[name], 2, 0)
        path: BaseGeometry = LineString(self.bent(curve(self.content["fellowship"]["line"])))
        if name in sketch.FIELDS:
            path = Point(sketch.FIELDS[name])
        shapely.prepare(path)
        off = shapely.distance(path, shapely.points(ground.x, ground.y))
        worth = np.minimum(ground.depth, 12) * 2 - 0.6 * off + np.where(ground.depth < 0, -999, 0)
        if name in self.places:
            x, y = self.places[name]
            worth -= 3 * np.maximum(0, 17 - np.hypot(ground.x - x, ground.y - y))
        index = np.unravel_index(int(np.argmax(worth)), worth.shape)
        return float(ground.x[index]), float(ground.y[index])

    def crossing(self, a: str, b: str) -> tuple[Spot, Spot, Spot]:
        """Return where the path goes from a to b: just before, on the border, just after."""
        old = LineString(self.bent(curve(self.content["fellowship"]["line"])))
        line = max(self.shared(a, b), key=lambda shared: shared.length)
        bridges = [row for row in self.bridges if {row["a"], row["b"]} == {a, b}]
        if bridges:
            here = Point(bridges[0]["at"])
        else:
            rim = min(9.0, line.length / 3)
            spots = [line.interpolate(s) for s in np.arange(rim, line.length - rim + 0.1, 1.0)]
            middle = line.interpolate(0.5, normalized=True)
            here = min(spots, key=lambda spot: old.distance(spot) + spot.distance(middle) / 2)
        along = line.project(here)
        before, after = line.interpolate(along - 3), line.interpolate(along + 3)
        across = np.array([-(after.y - before.y), after.x - before.x])
        across *= 6 / np.hypot(*across)
        if not self.shapes[b].contains(Point(here.x + across[0] / 2, here.y + across[1] / 2)):
            across = -across
        centre = np.array([here.x, here.y])
        first, last = centre - across, centre + across
        return (first[0], first[1]), (here.x, here.y), (last[0], last[1])

    def draw_path(self) -> list[LineString]:
        """Return the way of the ring, one line from each field to the next."""
        steps = [step["area"] for step in self.content["fellowship"]["step"]]
        gates = [self.crossing(a, b) for a, b in pairwise(steps)]
        waypoints: list[Spot] = [self.fields[0]]
        fields_at, fixed = [0], set()
        for i, (before, here, after) in enumerate(gates):
            came = waypoints[fields_at[-2] :] if i else []
            waypoints += self.walk(steps[i], self.fields[i], before, came)[1:]
            fixed.add(len(waypoints))
            waypoints.append(here)
            waypoints += self.walk(steps[i + 1], after, self.fields[i + 1], [])
            fields_at.append(len(waypoints) - 1)
        fixed |= set(fields_at)
        line = LineString(eased(waypoints, fixed))
        cuts = [line.project(Point(waypoints[at])) for at in fields_at]
        return [simpler(ops.substring(line, a, b).coords) for a, b in pairwise(cuts)]

    def walk(self, area: str, start: Spot, end: Spot, came: list[Spot]) -> list[Spot]:
        """Walk through an area, around its site, and not the way one came."""
        ground = Ground(self.shapes[area], 3, 7)
        if area in self.places:
            x, y = self.places[area]
            near = np.hypot(ground.x - x, ground.y - y)
            ground.cost += np.where(near < 13, (13 - near) * 2, 0)
        if len(came) > 1:
            track = LineString(came)
            shapely.prepare(track)
            near = shapely.distance(track, shapely.points(ground.x, ground.y))
            away = np.hypot(ground.x - start[0], ground.y - start[1]) > 8
            ground.cost += np.where(away & (near < 12), (12 - near) / 2, 0)
        return ground.way(start, end)

    # --- The file --------------------------------------------------------------------------------

    def parted(self) -> list[Row]:
        """Return the pairs that touch on paper but are no neighbours, and the arcs between them."""
        pairs: dict[tuple[str, str], list[int]] = {}
        for i, arc in enumerate(self.arcs):
            pair = sorted((self.side(arc.left), self.side(arc.right)))
            if set(pair) <= self.area.keys() and frozenset(pair) not in self.land_edges:
                pairs.setdefault((pair[0], pair[1]), []).append(i)
        return [{"a": a, "b": b, "by": "river", "arcs": arcs} for (a, b), arcs in pairs.items()]

    def file(self) -> dict[str, Any]:
        """Return what geometry.json holds.

        All coordinates are those of map.toml. A *line* is flat: x, y, x, y and so on. A *ring* is a
        list of arcs, walked one after the other; ~i (that is -1 - i) is arc i walked backwards.

        arcs       every line between two names, with its kind: border, river, coast (to the sea),
                   shore (to a lake), foot (of mountains), frame (the edge of the canvas)
        areas      ring; label (at its middle, size, box: width and height, lines in each language);
                   units (circle: at, radius; six slots, each a circle of radius slot); place: of
                   its site or fortress; place_name (at, anchor, size, lines); port (at; out: the
                   direction of the sea)
        regions    rings around their areas; a ring may be a hole
        ranges     ring; peaks from north to south: x and y of the foot, height
        lakes, islands       ring
        rivers     line from the source to the mouth; width at both ends
        bridges    a, b; at; across: the direction from bank to bank
        parted     pairs that touch on paper, but are no neighbours: what parts them, on which arcs
        sea        legs (from port or stop, to port or stop, line); stops
        path       fields of the ring; legs: the line from each field to the next
        symbols    for each symbol of symbols.svg: x, y, size
        waters     names on the water, like labels, with a slant in degrees
        ornaments  for each board, where there is room for a legend, a compass and a sea serpent
        base_height  where the northern board ends, for the game with 42 areas
        """
        rooms = map_places.find_room(self)
        symbols = map_places.scatter(self, rooms)
        base = [self.shapes[name] for name, row in self.area.items() if row["edition"] == "base"]
        return {
            "format": 1,
            "width": self.width,
            "height": self.height,
            "base_height": tenth(max(shape.bounds[3] for shape in base) + 14),
            "arcs": [
                {"kind": kind, "left": self.side(arc.left), "right": self.side(arc.right),
                 "line": flat(arc.points)}
                for kind, arc in zip(self.kinds, self.arcs, strict=True)
            ],
            "areas": {name: self.area_row(name, rooms[name]) for name in self.area},
            "regions": {
                row["id"]: {
                    "edition": row["edition"],
                    "rings": self.outline(
                        {a["id"] for a in self.content["area"] if a["region"] == row["id"]}
                    ),
                }
                for row in self.content["region"]
            },
            "ranges": {
                name: {"ring": self.rings[name][0], "peaks": map_places.peaks(name, self.bent)}
                for name in sketch.RANGES
            },
            "lakes": {name: {"ring": self.rings[name][0]} for name in sketch.LAKES},
            "rivers": [
                {"id": row["id"], "width": [tenth(w) for w in row["width"]],
                 "line": flat(row["line"].coords)}
                for row in self.rivers
            ],
            "bridges": [
                {"a": row["a"], "b": row["b"], "at": flat([row["at"]]),
                 "across": [round(float(v), 2) for v in row["across"]]}
                for row in self.bridges
            ],
            "parted": self.parted(),
            "sea": {
                "legs": [{**leg, "line": flat(leg["line"].coords)} for leg in self.legs],
                "stops": {
                    stop["id"]: {"at": [stop["x"], stop["y"]], "edition": stop["edition"]}
                    for stop in self.content["ship_stop"]
                },
            },
            "path": {
                "fields": [
                    {"area": step["area"], "at": flat([spot]), "die": step["die"],
                     "edition": step["edition"], "disputed": step["disputed"]}
                    for step, spot in zip(
                        self.content["fellowship"]["step"], self.fields, strict=True
                    )
                ],
                "legs": [flat(leg.coords) for leg in self.path],
            },
            "symbols": symbols,
            "ornaments": sketch.ORNAMENTS,
            "islands": {name: {"ring": self.rings[name][0]} for name in sketch.ISLANDS},
            "waters": [
                {"en": en, "de": de, "at": [x, y], "size": size, "slant": slant}
                for en, de, x, y, size, slant in sketch.WATERS
            ],
        }  # fmt: skip

    def area_row(self, name: str, room: "map_places.Room") -> Row:
        row: Row = {
            "region": self.area[name]["region"],
            "edition": self.area[name]["edition"],
            "ring": self.rings[name][0],
            **room.row(),
        }
        if name in self.places:
            row["place"] = flat([self.places[name]])
        if name in self.ports:
            port = self.ports[name]
            row["port"] = {
                "at": flat([port["at"]]),
                "out": [round(float(v), 2) for v in port["out"]],
            }
        return row


def simpler(points: Any) -> LineString:
    """Return a line that needs few points and is nowhere far from the given ones."""
    line = LineString(points).simplify(0.35)
    assert isinstance(line, LineString)
    return line


def eased(points: list[Spot], fixed: set[int], rounds: int = 36) -> Floats:
    """Return an easy line along the points; the fixed ones and the ends stay where they are."""
    dense: list[Spot] = [points[0]]
    held = [True]
    for i, (a, b) in enumerate(pairwise(points)):
        count = max(1, round(float(np.hypot(b[0] - a[0], b[1] - a[1])) / 2))
        for k in range(1, count + 1):
            dense.append((a[0] + (b[0] - a[0]) * k / count, a[1] + (b[1] - a[1]) * k / count))
            held.append(k == count and (i + 1 in fixed or i + 2 == len(points)))
    line, hold = np.array(dense), np.array(held)[:, None]
    for _ in range(rounds):
        soft = line.copy()
        soft[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
        line = np.where(hold, line, soft)
    return line


def merged(lines: list[LineString]) -> list[LineString]:
    if len(lines) < 2:
        return lines
    whole = ops.linemerge(lines)
    return [whole] if isinstance(whole, LineString) else list(whole.geoms)


def written(drawing: dict[str, Any]) -> str:
    """Return the file: one line for each entry of the first two levels."""

    def dense(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    parts = []
    for key, value in drawing.items():
        if isinstance(value, dict):
            inner = ",\n".join(f"{dense(k)}:{dense(v)}" for k, v in value.items())
            parts.append(f"{dense(key)}:{{\n{inner}\n}}")
        elif isinstance(value, list):
            inner = ",\n".join(dense(v) for v in value)
            parts.append(f"{dense(key)}:[\n{inner}\n]")
        else:
            parts.append(f"{dense(key)}:{dense(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def draw(content: dict[str, Any]) -> str:
    return written(Drawing(content).file())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, default=CONTENT / "geometry.json", metavar="FILE")
    parser.add_argument(
        "--svg", type=Path, metavar="FILE", help="draw the written file, do not renew it"
    )
    parser.add_argument("--night", action="store_true", help="the picture in ink-blue")
    parser.add_argument("--lang", choices=("en", "de"), default="en")
    parser.add_argument("--base", action="store_true", help="the picture of the northern board")
    wish = parser.parse_args()
    content = tomllib.loads((CONTENT / "map.toml").read_text(encoding="utf-8"))
    if wish.svg:
        geometry = json.loads(wish.out.read_text(encoding="utf-8"))
        look = render_map.Look(wish.lang, wish.night, wish.base)
        wish.svg.write_text(render_map.picture(geometry, content, look), encoding="utf-8")
        print(f"Drew {wish.svg}.")
        return
    text = draw(content)
    wish.out.write_text(text, encoding="utf-8")
    print(f"Wrote {wish.out} ({len(text.encode()) // 1024} kB).")


if __name__ == "__main__":
    main()
