"""The drawn board says what the rules say: who touches whom, and what parts those who do not."""

import json
import re
import tomllib
from functools import cache
from importlib.resources import files
from itertools import combinations, pairwise
from typing import Any
from xml.etree import ElementTree as ET

import pytest
import shapely
from shapely.geometry import LineString, MultiLineString, Point, Polygon
from shapely.geometry.base import BaseGeometry

from tools.ring_war import draw_map, render_map

CONTENT = files("feldzug.games.ring_war.content")
LEAST_BORDER = 12
LEAST_ROOM = 14


@cache
def text() -> str:
    return CONTENT.joinpath("geometry.json").read_text(encoding="utf-8")


@cache
def board() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(text())
    return loaded


@cache
def rules() -> dict[str, Any]:
    return tomllib.loads(CONTENT.joinpath("map.toml").read_text(encoding="utf-8"))


def spots(flat: list[float]) -> list[tuple[float, float]]:
    return list(zip(flat[::2], flat[1::2], strict=True))


def outline(ring: list[int]) -> Polygon:
    """Build a polygon from arcs; ~i is arc i walked backwards."""
    points = []
    for index in ring:
        line = spots(board()["arcs"][index if index >= 0 else ~index]["line"])
        points += (line if index >= 0 else line[::-1])[:-1]
    return Polygon(points)


@cache
def areas() -> dict[str, Polygon]:
    return {name: outline(row["ring"]) for name, row in board()["areas"].items()}


@cache
def ranges() -> dict[str, Polygon]:
    return {name: outline(row["ring"]) for name, row in board()["ranges"].items()}


@cache
def lakes() -> dict[str, Polygon]:
    return {name: outline(row["ring"]) for name, row in board()["lakes"].items()}


@cache
def sea() -> BaseGeometry:
    dry = [*areas().values(), *ranges().values(), *lakes().values()]
    dry += [outline(row["ring"]) for row in board()["islands"].values()]
    canvas = shapely.box(0, 0, board()["width"], board()["height"])
    return canvas.difference(shapely.union_all(dry))


@cache
def rivers() -> BaseGeometry:
    return MultiLineString([spots(row["line"]) for row in board()["rivers"]])


def shared(a: str, b: str) -> BaseGeometry:
    return areas()[a].boundary.intersection(areas()[b].boundary)


@cache
def land_edges() -> dict[frozenset[str], str]:
    return {
        frozenset((edge["a"], edge["b"])): edge["kind"]
        for edge in rules()["edge"]
        if edge["kind"] != "sea"
    }


@cache
def strangers_that_touch() -> dict[frozenset[str], BaseGeometry]:
    found = {}
    for a, b in combinations(areas(), 2):
        if frozenset((a, b)) not in land_edges() and shared(a, b).length > 0:
            found[frozenset((a, b))] = shared(a, b)
    return found


# --- Areas ---------------------------------------------------------------------------------------


def test_every_area_of_the_rules_is_drawn() -> None:
    drawn = {name: (row["region"], row["edition"]) for name, row in board()["areas"].items()}
    assert drawn == {row["id"]: (row["region"], row["edition"]) for row in rules()["area"]}


def test_every_area_is_one_simple_polygon_inside_the_canvas() -> None:
    canvas = shapely.box(0, 0, board()["width"], board()["height"])
    assert [name for name, shape in areas().items() if not shape.is_valid] == []
    assert [name for name, shape in areas().items() if not canvas.covers(shape)] == []


def test_nothing_overlaps() -> None:
    shapes = {**areas(), **ranges(), **lakes()}
    overlaps = [
        (a, b)
        for a, b in combinations(shapes, 2)
        if shapes[a].intersects(shapes[b]) and shapes[a].intersection(shapes[b]).area > 0.5
    ]
    assert overlaps == []


def test_land_and_water_fill_the_canvas() -> None:
    gaps = [part for part in shapely.get_parts(sea()) if part.bounds[0] > 1]
    assert sum(part.area for part in gaps) < 1


def test_every_region_is_the_sum_of_its_areas() -> None:
    for name, row in board()["regions"].items():
        whole: BaseGeometry = Polygon()
        for ring in row["rings"]:
            whole = whole.symmetric_difference(outline(ring))
        members = [areas()[area["id"]] for area in rules()["area"] if area["region"] == name]
        assert whole.symmetric_difference(shapely.union_all(members)).area < 1, name


def test_the_southern_areas_lie_below_the_northern_board() -> None:
    for name, row in board()["areas"].items():
        if row["edition"] == "base":
            assert areas()[name].bounds[3] <= board()["base_height"], name
            assert row["label"]["at"][1] < board()["base_height"], name


# --- Who touches whom ----------------------------------------------------------------------------


@pytest.mark.parametrize("pair", sorted(map(sorted, land_edges())), ids="-".join)
def test_neighbours_share_a_border_that_one_can_see(pair: list[str]) -> None:
    assert shared(*pair).length >= LEAST_BORDER


def test_no_river_runs_along_an_open_border() -> None:
    wet = rivers().buffer(1)
    for pair, kind in land_edges().items():
        if kind == "border":
            border = shared(*pair)
            assert border.intersection(wet).length < 0.2 * border.length, sorted(pair)


def test_a_bridge_lies_on_the_river_between_its_areas() -> None:
    bridges = {frozenset((row["a"], row["b"])): row for row in board()["bridges"]}
    assert bridges.keys() == {pair for pair, kind in land_edges().items() if kind == "bridge"}
    for pair, bridge in bridges.items():
        border = shared(*pair)
        assert border.difference(rivers().buffer(0.5)).length < 1, sorted(pair)
        (x, y), (right, down) = bridge["at"], bridge["across"]
        assert border.distance(Point(x, y)) < 0.5, sorted(pair)
        ends = [Point(x + far * right, y + far * down) for far in (6, -6)]
        under = {name for name in pair for end in ends if areas()[name].contains(end)}
        assert under == pair


def test_strangers_that_touch_are_parted_by_a_river_without_a_bridge() -> None:
    listed = {frozenset((row["a"], row["b"])): row for row in board()["parted"]}
    assert listed.keys() == strangers_that_touch().keys()
    for pair, border in strangers_that_touch().items():
        assert listed[pair]["by"] == "river"
        assert border.difference(rivers().buffer(0.5)).length < 1, sorted(pair)
        arcs = [board()["arcs"][i] for i in listed[pair]["arcs"]]
        assert {frozenset((arc["left"], arc["right"])) for arc in arcs} == {pair}


def test_every_pair_that_the_rules_call_parted_by_a_river_faces_each_other() -> None:
    barriers = {frozenset(pair) for pair in rules()["river"]["barriers"]}
    assert barriers - strangers_that_touch().keys() == set()


@pytest.mark.parametrize("name", sorted(board()["ranges"]))
def test_a_range_touches_the_areas_of_the_rules(name: str) -> None:
    told = {row["id"]: set(row["touches"]) for row in rules()["mountain_range"]}[name]
    foot = {
        area: shape.boundary.intersection(ranges()[name].boundary).length
        for area, shape in areas().items()
    }
    assert {area for area, length in foot.items() if length > 10} <= told
    assert told <= {area for area, length in foot.items() if length > 5}


@pytest.mark.parametrize("name", sorted(board()["ranges"]))
def test_peaks_cover_their_range(name: str) -> None:
    peaks = [Point(x, y - tall / 3).buffer(tall) for x, y, tall in board()["ranges"][name]["peaks"]]
    shape = ranges()[name]
    assert shape.difference(shapely.union_all(peaks)).area < 0.06 * shape.area


# --- What stands in an area ----------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(board()["areas"]))
def test_names_and_pieces_have_room(name: str) -> None:
    row, shape = board()["areas"][name], areas()[name]
    (x, y), (wide, tall) = row["label"]["at"], row["label"]["box"]
    label = shapely.box(x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2)
    assert shape.contains(label)
    assert row["label"]["size"] >= 9
    for lang in ("en", "de"):
        told = next(area[lang] for area in rules()["area"] if area["id"] == name)
        assert "".join(row["label"][lang]).replace("-", "").replace(" ", "") == (
            told.replace("-", "").replace(" ", "")
        )
    circle = Point(row["units"]["at"]).buffer(row["units"]["radius"] - 0.2)
    assert row["units"]["radius"] >= LEAST_ROOM
    assert shape.contains(circle)
    assert not label.intersects(circle)
    size = row["units"]["slot"]
    slots = [Point(spot).buffer(size - 0.3) for spot in row["units"]["slots"]]
    assert len(slots) == 6
    assert size >= 6
    assert all(shape.contains(slot) and not slot.intersects(label) for slot in slots)
    assert not any(a.intersects(b) for a, b in combinations(slots, 2))


def test_sites_and_fortresses_stand_in_their_area() -> None:
    for area in rules()["area"]:
        row = board()["areas"][area["id"]]
        assert ("place" in row) == ("site" in area or "fortress" in area)
        if "place" in row:
            assert areas()[area["id"]].contains(Point(row["place"]).buffer(8)), area["id"]


def test_symbols_keep_off_the_names() -> None:
    names = []
    for row in board()["areas"].values():
        (x, y), (wide, tall) = row["label"]["at"], row["label"]["box"]
        names.append(shapely.box(x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2))
    covered = shapely.union_all(names)
    for rows in board()["symbols"].values():
        assert [spot for spot in rows if covered.contains(Point(spot[:2]))] == []


# --- The sea -------------------------------------------------------------------------------------


def test_ports_lie_on_the_coast_of_their_area() -> None:
    told = {area["id"] for area in rules()["area"] if "port" in area}
    ports = {name: row["port"] for name, row in board()["areas"].items() if "port" in row}
    assert ports.keys() == told
    for name, port in ports.items():
        coast = areas()[name].boundary.intersection(sea().buffer(0.1))
        assert coast.distance(Point(port["at"])) < 0.5, name
        (x, y), (right, down) = port["at"], port["out"]
        assert sea().contains(Point(x + 8 * right, y + 8 * down)), name


def test_ships_stop_at_sea() -> None:
    stops = board()["sea"]["stops"]
    assert stops.keys() == {stop["id"] for stop in rules()["ship_stop"]}
    for name, stop in stops.items():
        assert sea().contains(Point(stop["at"]).buffer(14)), name


def test_the_legs_of_the_sea_routes_join_ports_and_stops_over_open_water() -> None:
    wanted = {
        leg
        for edge in rules()["edge"]
        if edge["kind"] == "sea"
        for leg in pairwise([edge["a"], *edge["stops"], edge["b"]])
    }
    legs = {(leg["from"], leg["to"]): spots(leg["line"]) for leg in board()["sea"]["legs"]}
    assert legs.keys() == wanted
    places = {name: stop["at"] for name, stop in board()["sea"]["stops"].items()}
    places |= {name: row["port"]["at"] for name, row in board()["areas"].items() if "port" in row}
    quays = shapely.union_all([Point(spot).buffer(10) for spot in places.values()])
    for (start, end), line in legs.items():
        assert Point(line[0]).distance(Point(places[start])) < 0.5
        assert Point(line[-1]).distance(Point(places[end])) < 0.5
        assert LineString(line).difference(quays).difference(sea()).length < 0.1, (start, end)


# --- The Fellowship ------------------------------------------------------------------------------


def test_the_path_passes_through_its_fields_in_order() -> None:
    fields, legs = board()["path"]["fields"], board()["path"]["legs"]
    told = [
        (step["area"], step["die"], step["edition"], step["disputed"])
        for step in rules()["fellowship"]["step"]
    ]
    assert [(f["area"], f["die"], f["edition"], f["disputed"]) for f in fields] == told
    assert len(legs) == len(fields) - 1
    for (here, there), leg in zip(pairwise(fields), map(spots, legs), strict=True):
        assert Point(leg[0]).distance(Point(here["at"])) < 0.5
        assert Point(leg[-1]).distance(Point(there["at"])) < 0.5
        assert areas()[here["area"]].contains(Point(here["at"]).buffer(5))
        assert areas()[there["area"]].contains(Point(there["at"]).buffer(5))
        line, first, last = LineString(leg), areas()[here["area"]], areas()[there["area"]]
        assert line.difference(first.union(last).buffer(0.2)).length < 0.1, here["area"]
        assert line.intersection(shared(here["area"], there["area"]).buffer(0.2)).length > 0


# --- The file ------------------------------------------------------------------------------------


def test_the_file_is_small() -> None:
    assert len(text().encode()) < 150_000


def numbers(value: str) -> list[float]:
    return [float(found) for found in re.findall(r"-?\d+(?:\.\d+)?", value)]


@pytest.mark.slow
def test_the_file_is_what_the_script_draws() -> None:
    drawn = draw_map.draw(rules())
    words = re.compile(r"-?\d+(?:\.\d+)?")
    again = "run `python -m tools.ring_war.draw_map`"
    assert words.sub("#", drawn) == words.sub("#", text()), again
    # Another machine may round a coordinate the other way.
    assert numbers(drawn) == pytest.approx(numbers(text()), abs=0.3), again


@pytest.mark.parametrize("base", [False, True], ids=["full", "base"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_picture_stands_alone(lang: str, base: bool) -> None:
    look = render_map.Look(lang=lang, base=base)
    svg = render_map.picture(board(), rules(), look)
    ET.fromstring(svg)  # noqa: S314  (our own)
    assert re.findall(r"(?:href|src)=\"(?!#)[^\"]*|url\((?!#)[^)]*", svg) == []
    used = set(re.findall(r'<use href="#([^"]+)"', svg))
    assert used <= set(re.findall(r'<g id="([^"]+)"', svg))
    colours = set(re.findall(r"var\(--([\w-]+)\)", svg))
    assert colours <= render_map.PALETTE.keys()
    shown = {area["id"] for area in rules()["area"] if not base or area["edition"] == "base"}
    assert set(re.findall(r'id="area-([^"]+)"', svg)) == shown
