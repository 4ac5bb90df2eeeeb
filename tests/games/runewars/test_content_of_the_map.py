"""What the tiles show."""

from __future__ import annotations

from collections import Counter

import pytest

from feldzug.parts.hexes import ORIGIN, Hex
from tests.games.runewars.content_files import (
    AREAS,
    FACTIONS,
    OUTSIDE,
    RESOURCES,
    ROWS,
    SIDES,
    TILES,
    UNITS,
    place,
)


@pytest.mark.rule("RW-004", "RW-005")
def test_tiles_and_areas_are_counted() -> None:
    sizes = {name: len(tile["area"]) for name, tile in TILES.items() if "home" not in tile}
    wanted = {"1": 3, "2": 3, "3": 3, "4": 3, "5": 4, "6": 4, "7": 3, "8": 4, "9": 2}
    assert sizes == wanted
    assert len(OUTSIDE) == 29
    homes = {name: len(tile["area"]) for name, tile in TILES.items() if tile.get("home")}
    assert homes == dict.fromkeys(FACTIONS, 3)
    assert sizes.keys() | homes.keys() == TILES.keys()


@pytest.mark.rule("RW-005")
def test_areas_bear_the_name_of_their_tile_and_a_letter() -> None:
    for tile in ROWS["tiles"]:
        joint = "-" if "home" in tile else ""
        letters = "abcd"[: len(tile["area"])]
        assert [area["id"] for area in tile["area"]] == [f"{tile['id']}{joint}{c}" for c in letters]


@pytest.mark.rule("RW-005")
def test_totals_of_the_map() -> None:
    assert [sum(area.get(r, 0) for area in OUTSIDE) for r in RESOURCES] == [19, 16, 17]
    units: Counter[str] = Counter()
    for area in OUTSIDE:
        units.update(area.get("units", {}))
    assert units == {
        "giant": 4,
        "dragon": 3,
        "hell-hound": 6,
        "sorcerer": 6,
        "beastman": 5,
        "razorwing": 4,
    }
    assert all(
        UNITS[u]["owner"] == "neutral" and n <= UNITS[u]["figures"] for u, n in units.items()
    )


@pytest.mark.rule("RW-044")
def test_where_the_giants_stand() -> None:
    giants = {a: AREAS[a]["units"]["giant"] for a in AREAS if "giant" in AREAS[a].get("units", {})}
    assert giants == {"2a": 2, "3c": 1, "6d": 1}


@pytest.mark.rule("RW-188")
def test_city_areas_show_one_resource_and_no_units() -> None:
    cities = [area for area in AREAS.values() if area.get("city")]
    assert [area["id"] for area in cities] == ["2c", "3a", "4b", "5b", "6b", "7a", "8c"]
    for area in cities:
        assert [area.get(r, 0) for r in RESOURCES if area.get(r, 0)] == [1]
        assert "units" not in area


def test_every_area_yields_something_and_home_areas_hold_nobody() -> None:
    assert all(any(area.get(r) for r in RESOURCES) for area in AREAS.values())
    for name in FACTIONS:
        assert all("units" not in a and "city" not in a for a in TILES[name]["area"])


@pytest.mark.parametrize("name", TILES)
def test_a_tile_begins_at_the_origin_and_hangs_together(name: str) -> None:
    hexes = [place(area) for area in TILES[name]["area"]]
    assert hexes[0] == ORIGIN
    assert len(set(hexes)) == len(hexes)
    for at, later in enumerate(hexes[1:], 1):
        assert any(later.distance(earlier) == 1 for earlier in hexes[:at])


def test_shapes_of_the_tiles() -> None:
    touching = {
        name: {
            one["id"][-1] + other["id"][-1]
            for at, one in enumerate(tile["area"])
            for other in tile["area"][at + 1 :]
            if place(one).distance(place(other)) == 1
        }
        for name, tile in TILES.items()
    }
    triangle, row = {"ab", "ac", "bc"}, {"ab", "bc"}
    assert touching == {
        "1": triangle,
        "2": row,
        "3": row,
        "4": triangle,
        "5": {"ab", "ac", "bc", "bd", "cd"},
        "6": {"ab", "bc", "cd"},
        "7": row,
        "8": {"ab", "bc", "bd"},
        "9": {"ab"},
        **dict.fromkeys(FACTIONS, triangle),
    }


def test_borders_inside_a_tile_stand_on_both_sides() -> None:
    inner = set()
    for tile in ROWS["tiles"]:
        there = {place(area): area for area in tile["area"]}
        for area in tile["area"]:
            for side, colour in area.get("borders", {}).items():
                assert colour in ("water", "mountain")
                other = there.get(place(area).plus(SIDES[side]))
                if other is None:
                    continue
                back = {Hex(0, 0).minus(step): name for name, step in SIDES.items()}[SIDES[side]]
                assert other["borders"][back] == colour
                inner.add((*sorted((area["id"], other["id"])), colour))
    assert inner == {("5b", "5d", "mountain"), ("6a", "6b", "water"), ("8b", "8d", "mountain")}
