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
    return pytest.param(name, tables, marks=pytest.mark.rule(name), id=name)


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


@pytest.mark.parametrize(
    ("number", "name"),
    [
        pytest.param(f"EMP-{363 + n}", name, marks=pytest.mark.rule(f"EMP-{363 + n}", "EMP-180"))
        for n, name in enumerate(
            ("pleasant", "cold", "heat", "rain", "thunderstorm", "snowstorm", "fog", "sandstorm")
        )
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
