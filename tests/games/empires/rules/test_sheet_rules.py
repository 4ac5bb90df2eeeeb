"""What a table must know of rules that the program cannot see: shown where they hold, and only there.

Each row is marked where it stands, so that none is forgotten: who looks at the battle sheet of such a table
finds its number, and finds its text in the catalogue.
"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.battle.sheet_rules import WEATHER
from feldzug.games.empires.battle.table import TableBattle, TouchCastle
from feldzug.games.empires.battle.weather import DrawWeather
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.magic.effects import Earthquake, Mist
from feldzug.games.empires.names import NAMES
from feldzug.games.empires.sheet import CHALLENGER
from feldzug.games.empires.weather import WEATHERS
from feldzug.kernel.reported import Confirm
from tests.games.empires.battles import PILE, A, B, fight, go, roll, say, tile, war

OF_TERRAIN = {
    "mountain": "B1 mountain 1",
    "volcano": "B1 volcano 1",
    "jungle": "B1 jungle 1",
    "forest": "B1 forest 1",
    "fields": "B1 fields 1",
    "hills": "B1 hills 1",
    "desert": "B1 desert 1",
    "tundra": "B1 tundra 1",
    "lake": "B1 lake 1",
    "river": "B1 river 1",
    "swamp": "B1 swamp 1",
}
OF_BUILDING = {
    "special-building": "B1 lake 1 special-building",
    "city": "B1 lake 1 city; C1 hills 1 *",
    "mine": "B1 river 1 mine",
    "castle": "B1 lake 1 castle",
    "siege": "B1 lake 1 *",
}
TABLES = OF_TERRAIN | OF_BUILDING
EVERYWHERE = tuple(TABLES)
DICED = tuple([one for one in TABLES if one not in ("mountain", "volcano")])
LAKES = ("lake", "special-building", "city", "castle", "siege")
HILLS = ("forest", "fields", "hills", "desert", "tundra", *LAKES)
WOODS = ("jungle", "forest", "fields", *LAKES)
RIVERS = ("river", "mine")


def table(name: str, **how: Any) -> Campaign:
    g = war(TABLES[name], **how)
    go(g, TableBattle)
    return g


def rules(g: Campaign) -> list[str]:
    shown = g.view(None).battles[0].rules
    assert isinstance(shown, list)
    return shown


def row(number: int, *tables: str) -> Any:
    name = f"EMP-{number:03}"
    return pytest.param(name, tables, id=name)


@pytest.mark.rule(
    "EMP-020",
    "EMP-021",
    "EMP-022",
    "EMP-023",
    "EMP-024",
    "EMP-025",
    "EMP-026",
    "EMP-027",
    "EMP-028",
    "EMP-174",
    "EMP-195",
    "EMP-196",
    "EMP-197",
    "EMP-198",
    "EMP-199",
    "EMP-266",
    "EMP-267",
    "EMP-272",
    "EMP-273",
    "EMP-274",
    "EMP-275",
    "EMP-276",
    "EMP-277",
    "EMP-278",
    "EMP-279",
    "EMP-280",
    "EMP-281",
    "EMP-282",
    "EMP-283",
    "EMP-284",
    "EMP-285",
    "EMP-286",
    "EMP-287",
    "EMP-288",
    "EMP-289",
    "EMP-290",
    "EMP-291",
    "EMP-292",
    "EMP-293",
    "EMP-294",
    "EMP-295",
    "EMP-296",
    "EMP-297",
    "EMP-298",
    "EMP-299",
    "EMP-300",
    "EMP-301",
    "EMP-302",
    "EMP-303",
    "EMP-304",
    "EMP-305",
    "EMP-306",
    "EMP-307",
    "EMP-308",
    "EMP-309",
    "EMP-310",
    "EMP-311",
    "EMP-312",
    "EMP-313",
    "EMP-314",
    "EMP-315",
    "EMP-316",
    "EMP-317",
    "EMP-318",
    "EMP-319",
    "EMP-320",
    "EMP-321",
    "EMP-322",
    "EMP-323",
    "EMP-324",
    "EMP-325",
    "EMP-326",
    "EMP-327",
    "EMP-328",
    "EMP-329",
    "EMP-330",
    "EMP-331",
    "EMP-332",
    "EMP-333",
    "EMP-334",
    "EMP-335",
    "EMP-336",
    "EMP-337",
    "EMP-338",
    "EMP-339",
    "EMP-340",
    "EMP-341",
    "EMP-342",
    "EMP-343",
    "EMP-344",
    "EMP-345",
    "EMP-346",
    "EMP-347",
    "EMP-348",
    "EMP-349",
    "EMP-350",
    "EMP-351",
    "EMP-352",
    "EMP-353",
    "EMP-354",
    "EMP-355",
    "EMP-356",
    "EMP-357",
    "EMP-358",
    "EMP-359",
    "EMP-360",
    "EMP-361",
    "EMP-362",
    "EMP-416",
    "EMP-423",
    "EMP-424",
)
@pytest.mark.parametrize(
    ("number", "tables"),
    [
        *[row(number, *EVERYWHERE) for number in range(20, 29)],
        row(174, *EVERYWHERE),
        *[row(number, *EVERYWHERE) for number in range(195, 200)],
        row(266),
        row(267, "volcano"),
        row(272, *EVERYWHERE),
        row(273, *DICED),
        row(274, *EVERYWHERE),
        row(275, *HILLS),
        row(276, "hills", "tundra"),
        row(277, "desert", "tundra"),
        row(278, "fields", "city"),
        row(279, "swamp"),
        row(280, *WOODS),
        row(281, *WOODS),
        row(282, "mountain", *HILLS),
        row(283, "mountain"),
        row(284, "mountain"),
        row(285, "mountain"),
        *[row(number, "volcano") for number in range(286, 298)],
        *[row(number, "jungle") for number in range(298, 301)],
        row(301, "forest"),
        row(302, "fields"),
        row(303, "fields"),
        *[row(number, "hills") for number in range(304, 307)],
        *[row(number, "desert") for number in range(307, 311)],
        row(311, "tundra"),
        row(312, "tundra"),
        row(313, *LAKES),
        *[row(number, *RIVERS) for number in range(314, 319)],
        *[row(number, "swamp") for number in range(319, 323)],
        *[row(number, "siege") for number in range(323, 329)],
        *[row(number, "volcano") for number in range(329, 348)],
        row(348, "special-building", "city", "mine", "castle"),
        *[row(number, "special-building") for number in range(349, 352)],
        row(352, "city"),
        row(353, "city"),
        *[row(number, "mine") for number in range(354, 358)],
        *[row(number, "castle") for number in range(358, 363)],
        row(416, "special-building", "mine", "castle"),
        row(423, "siege"),
        row(424, *EVERYWHERE),
    ],
)
def test_a_row_is_shown_where_it_holds_and_nowhere_else(
    number: str, tables: tuple[str, ...]
) -> None:
    shown = [name for name in TABLES if number in known(name)]
    assert shown == [name for name in TABLES if name in tables]


_KNOWN: dict[str, list[str]] = {}


def known(name: str) -> list[str]:
    """The rules of a table, looked up once."""
    if name not in _KNOWN:
        _KNOWN[name] = rules(table(name))
    return _KNOWN[name]


@pytest.mark.rule("EMP-180")
@pytest.mark.parametrize(
    ("number", "name"),
    [
        pytest.param("EMP-363", "pleasant", marks=pytest.mark.rule("EMP-363")),
        pytest.param("EMP-364", "cold", marks=pytest.mark.rule("EMP-364")),
        pytest.param("EMP-365", "heat", marks=pytest.mark.rule("EMP-365")),
        pytest.param("EMP-366", "rain", marks=pytest.mark.rule("EMP-366")),
        pytest.param("EMP-367", "thunderstorm", marks=pytest.mark.rule("EMP-367")),
        pytest.param("EMP-368", "snowstorm", marks=pytest.mark.rule("EMP-368")),
        pytest.param("EMP-369", "fog", marks=pytest.mark.rule("EMP-369")),
        pytest.param("EMP-370", "sandstorm", marks=pytest.mark.rule("EMP-370")),
    ],
)
def test_the_row_of_the_weather_is_shown_once_it_is_drawn(number: str, name: str) -> None:
    g = war("B1 desert 1" if name == "sandstorm" else "B1 hills 1")
    go(g, DrawWeather)
    assert [one for one in rules(g) if one in WEATHER] == []
    roll(g, WEATHERS.index(name))
    assert [one for one in rules(g) if one in WEATHER] == [number]


@pytest.mark.parametrize(
    ("round_number", "number"),
    [
        pytest.param(1, "EMP-185", marks=pytest.mark.rule("EMP-185")),
        pytest.param(2, "EMP-185", marks=pytest.mark.rule("EMP-185")),
        pytest.param(3, "EMP-188", marks=pytest.mark.rule("EMP-188")),
        pytest.param(4, "EMP-188", marks=pytest.mark.rule("EMP-188")),
        pytest.param(5, "EMP-190", marks=pytest.mark.rule("EMP-190")),
        pytest.param(6, "EMP-193", marks=pytest.mark.rule("EMP-193")),
    ],
)
def test_the_length_of_the_battle_is_shown(round_number: int, number: str) -> None:
    lengths = {"EMP-185", "EMP-188", "EMP-190", "EMP-193"}
    g = war("B1 hills 1", number=round_number)
    assert lengths & set(rules(g)) == {number}
    g = war(TABLES["siege"], number=round_number)
    assert lengths & set(rules(g)) == set()
    g = war(TABLES["siege"], number=round_number, siege_length="round")
    assert lengths & set(rules(g)) == {number}


@pytest.mark.rule("EMP-266")
def test_without_dragon_the_volcano_still_erupts() -> None:
    g = war("B1 volcano 1")
    fight(g).dragon = False
    assert "EMP-287" in rules(g)
    assert "EMP-266" in rules(g)
    assert [one for one in rules(g) if one in ("EMP-267", "EMP-329", "EMP-337", "EMP-347")] == []


@pytest.mark.rule("EMP-047", "EMP-325")
def test_fallen_walls_are_shown_instead_of_walls() -> None:
    g = war(TABLES["siege"])
    assert ("EMP-325" in rules(g), "EMP-047" in rules(g)) == (True, False)
    g.effects = [Earthquake(A, "next-spring", tile("B1"))]
    assert ("EMP-325" in rules(g), "EMP-047" in rules(g)) == (False, True)


@pytest.mark.rule("EMP-357", "EMP-413")
def test_a_mine_in_the_mist_promises_no_gold() -> None:
    g = war(TABLES["mine"])
    g.effects = [Mist(A, "next-autumn", tile("B1"))]
    assert "EMP-357" not in rules(g)
    assert "EMP-356" in rules(g)


@pytest.mark.rule("EMP-359", "EMP-360", "EMP-361", "EMP-419")
def test_an_empty_castle_promises_no_card() -> None:
    g = war(TABLES["castle"])
    for _ in range(PILE):
        g.items.take(g.items.bag[0])
    go(g, TableBattle)
    assert [one for one in rules(g) if one in ("EMP-359", "EMP-360", "EMP-361", "EMP-419")] == [
        "EMP-419"
    ]
    g = table("castle")
    say(g, A, TouchCastle(CHALLENGER))
    say(g, B, Confirm(1))
    roll(g, 0)
    assert ("EMP-361" in rules(g), "EMP-419" in rules(g)) == (True, False)


@pytest.mark.rule("EMP-434")
def test_a_battle_on_paper_has_one_rule() -> None:
    g = war("B1 volcano 1")
    fight(g).way = "paper"
    assert rules(g) == ["EMP-434"]


@pytest.mark.parametrize("name", EVERYWHERE)
def test_no_row_is_shown_twice_and_each_has_a_text(name: str) -> None:
    shown = known(name)
    assert len(set(shown)) == len(shown)
    for language in ("en", "de"):
        assert [one for one in shown if not NAMES.rule_text(one, language)] == []


@pytest.mark.parametrize("name", EVERYWHERE)
def test_what_is_set_up_comes_before_what_is_fought_and_that_before_the_result(name: str) -> None:
    shown = known(name)
    assert shown[0] == "EMP-174"
    assert shown[-1] == "EMP-199"
    fought = shown.index("EMP-020")
    for number in ("EMP-274", "EMP-286", "EMP-314", "EMP-325", "EMP-349", "EMP-358", "EMP-363"):
        assert number not in shown or shown.index(number) < fought
    for number in ("EMP-280", "EMP-287", "EMP-315", "EMP-331", "EMP-350", "EMP-362"):
        assert number not in shown or shown.index(number) > fought
