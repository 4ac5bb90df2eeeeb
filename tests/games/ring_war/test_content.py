"""The content files of Ring War: complete, consistent and in both languages."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import Any

import pytest

from feldzug.games.ring_war.facts import facts

Row = dict[str, Any]


def load(name: str) -> Row:
    text = files("feldzug.games.ring_war.content").joinpath(name).read_text(encoding="utf-8")
    return tomllib.loads(text)


MAP = load("map.toml")
CARDS: list[Row] = load("cards.toml")["card"]
OPTIONS: list[Row] = load("options.toml")["option"]
CATALOGUE = load("catalogue.toml")
RULES: list[Row] = CATALOGUE["rule"]
AREAS: dict[str, Row] = {area["id"]: area for area in MAP["area"]}
REGIONS: dict[str, Row] = {region["id"]: region for region in MAP["region"]}
LAND = [edge for edge in MAP["edge"] if edge["kind"] in ("border", "bridge")]
SEA = [edge for edge in MAP["edge"] if edge["kind"] == "sea"]
STEPS: list[Row] = MAP["fellowship"]["step"]

BOTH = pytest.mark.parametrize("board", ["full", "base"])


def on(board: str, rows: Iterable[Row]) -> list[Row]:
    return [row for row in rows if board == "full" or row["edition"] == "base"]


def tables(value: object) -> Iterator[Row]:
    """Every table below a value, the value itself included."""
    if isinstance(value, dict):
        yield value
        for child in value.values():
            yield from tables(child)
    elif isinstance(value, list):
        for child in value:
            yield from tables(child)


# --- Map ---------------------------------------------------------------------------------------


def test_areas_and_regions_are_counted() -> None:
    assert (len(MAP["area"]), len(on("base", MAP["area"]))) == (64, 42)
    assert (len(MAP["region"]), len(on("base", MAP["region"]))) == (9, 6)
    assert sum("fortress" in area for area in MAP["area"]) == 11
    assert sum("site" in area for area in MAP["area"]) == 22
    assert sum("port" in area for area in MAP["area"]) == 5


def test_areas_of_the_northern_board_come_first_grouped_by_region() -> None:
    assert all(area["edition"] == "base" for area in MAP["area"][:42])
    assert all(area["edition"] == "south" for area in MAP["area"][42:])
    seen = [area["region"] for area in MAP["area"]]
    runs = [name for i, name in enumerate(seen) if i == 0 or seen[i - 1] != name]
    assert runs == list(REGIONS)
    assert all(area["edition"] == REGIONS[area["region"]]["edition"] for area in MAP["area"])


def test_edges_are_counted_and_join_known_areas_once() -> None:
    assert (len(LAND), len(SEA), len(MAP["ship_stop"])) == (96, 5, 3)
    assert sum(edge["kind"] == "bridge" for edge in LAND) == 18
    assert len({frozenset((edge["a"], edge["b"])) for edge in MAP["edge"]}) == 101
    for edge in MAP["edge"]:
        ends = [AREAS[edge["a"]], AREAS[edge["b"]]]
        assert edge["a"] != edge["b"]
        assert (edge["edition"] == "base") == all(end["edition"] == "base" for end in ends)


def test_sea_routes_join_ports_by_way_of_known_ship_stops() -> None:
    stops = {stop["id"]: stop for stop in MAP["ship_stop"]}
    for edge in SEA:
        assert "port" in AREAS[edge["a"]]
        assert "port" in AREAS[edge["b"]]
        for stop in edge["stops"]:
            assert {edge["a"], edge["b"]} <= set(stops[stop]["links"])
    assert [(e["a"], e["b"]) for e in SEA if not e["stops"]] == [("belfalas", "umbar")]


def test_dead_ends_and_crossroads() -> None:
    ways = Counter(end for edge in LAND for end in (edge["a"], edge["b"]))
    dead_ends = {name for name, count in ways.items() if count == 1}
    wanted = {"forlindon", "harlindon", "rhun_hills", "andrast", "nurn", "khand", "umbar"}
    assert dead_ends == wanted
    assert ways.most_common(2) == [("borderlands", 7), ("brown_lands", 6)]
    assert Counter(ways.values()) == {1: 7, 2: 18, 3: 18, 4: 13, 5: 6, 6: 1, 7: 1}


@BOTH
def test_board_is_connected_by_land(board: str) -> None:
    wanted = {area["id"] for area in on(board, MAP["area"])}
    near: dict[str, set[str]] = {name: set() for name in wanted}
    for edge in on(board, LAND):
        near[edge["a"]].add(edge["b"])
        near[edge["b"]].add(edge["a"])
    reached, todo = {"the_shire"}, ["the_shire"]
    while todo:
        new = near[todo.pop()] - reached
        reached |= new
        todo += new
    assert reached == wanted


@pytest.mark.parametrize(
    ("board", "sides", "symbols"),
    [("full", (16, 16, 32), (22, 21, 21)), ("base", (9, 9, 24), (14, 14, 14))],
)
def test_area_cards_are_counted(
    board: str, sides: tuple[int, ...], symbols: tuple[int, ...]
) -> None:
    areas = on(board, MAP["area"])
    side = Counter(area["card_side"] for area in areas)
    symbol = Counter(area["card_symbol"] for area in areas)
    assert (side["good"], side["evil"], side["neutral"]) == sides
    assert (symbol["infantry"], symbol["cavalry"], symbol["creature"]) == symbols


def test_path_of_the_fellowship() -> None:
    assert (len(STEPS), sum(step["die"] for step in STEPS)) == (18, 6)
    assert (len(on("base", STEPS)), sum(step["die"] for step in on("base", STEPS))) == (14, 3)
    assert [step["area"] for step in STEPS if step["disputed"]] == ["south_downs"]
    assert all(step["edition"] == AREAS[step["area"]]["edition"] for step in STEPS)
    path = MAP["fellowship"]
    assert path["start"] == STEPS[0]["area"] == "the_shire"
    assert path["end"]["base"] == on("base", STEPS)[-1]["area"] == "dead_marshes"
    assert path["end"]["full"] == STEPS[-1]["area"] == "mount_doom"


def test_rivers_and_mountains_name_areas_and_part_them() -> None:
    pairs = {frozenset((edge["a"], edge["b"])) for edge in LAND}
    for a, b in MAP["river"]["barriers"]:
        assert {a, b} <= AREAS.keys()
        assert frozenset((a, b)) not in pairs
    for mountains in MAP["mountain_range"]:
        assert set(mountains["touches"]) <= AREAS.keys()


# --- Cards -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "missions", "events", "powers"), [("full", 22, 13, 25), ("base", 16, 11, 23)]
)
def test_adventure_cards_are_counted(board: str, missions: int, events: int, powers: int) -> None:
    count: Counter[str] = Counter()
    for card in on(board, CARDS):
        count[card["kind"]] += card["copies"]
    assert count == {"mission": missions, "event": events, "power": powers}
    assert count.total() == {"full": 60, "base": 50}[board]


def test_cards_bear_the_star_of_their_kind() -> None:
    stars = {"mission": "shields", "event": "top-left", "power": "bottom-right"}
    assert all(card["star"] == stars[card["kind"]] for card in CARDS)


def test_every_site_has_its_mission() -> None:
    missions = [card for card in CARDS if card["kind"] == "mission"]
    sites = [area["id"] for area in MAP["area"] if "site" in area]
    assert sorted(card["area"] for card in missions) == sorted(sites)
    for card in missions:
        site = AREAS[card["area"]]["site"]
        assert card["en"]["name"].endswith(site["en"])
        assert card["de"]["name"].endswith(site["de"])
        assert card["points_good"] > 0
        assert card["points_evil"] > 0
        assert ("reward_good" in card) != card.get("extra_area_card", False)
        if "reward_good" in card:
            assert card["where"] in ("area", "region")
            assert card["reward_evil"] > 0
    assert [card["id"] for card in missions if card.get("where") == "region"] == [
        "mission-carn-dum"
    ]


def test_cards_that_name_an_area_belong_to_its_board() -> None:
    for card in CARDS:
        if "area" in card:
            assert card["edition"] == AREAS[card["area"]]["edition"]
        else:
            assert card["edition"] == "base"


def test_power_cards_have_points_and_a_moment() -> None:
    moments = Counter(card["moment"] for card in CARDS if card["kind"] == "power")
    assert moments == {
        "turn-start": 3,
        "attack": 5,
        "declare": 1,
        "movement": 1,
        "defence": 3,
        "ring-before": 3,
        "ring-roll": 4,
        "ring-leave": 2,
    }
    assert all(card["points"] == 1 for card in CARDS if card["kind"] == "power")


# --- Options and catalogue ---------------------------------------------------------------------


def test_catalogue_is_complete() -> None:
    wanted = [f"RNG-{n:03}" for n in range(1, 74)] + [f"G{n:02}" for n in range(1, 31)]
    assert [rule["id"] for rule in RULES] == wanted
    assert len(wanted) == 103
    assert {rule["section"] for rule in RULES} == CATALOGUE["sections"].keys()


def test_options_and_rules_point_at_each_other() -> None:
    rules = {rule["id"]: rule for rule in RULES}
    assert len(OPTIONS) == 43
    for option in OPTIONS:
        assert option["key"] in rules[option["rule"]].get("options", [])
    keys = {option["key"] for option in OPTIONS}
    for rule in RULES:
        assert set(rule.get("options", [])) <= keys, rule["id"]


def test_length_of_the_game_bears_on_all_three_thresholds() -> None:
    rules = {rule["id"]: rule for rule in RULES}
    assert all("length" in rules[name]["options"] for name in ("RNG-071", "RNG-072", "RNG-073"))


def test_first_value_of_every_option_is_its_default() -> None:
    for option in OPTIONS:
        keys = [value["key"] for value in option["values"]]
        assert len(keys) == len(set(keys)) >= 2, option["key"]
        assert option["default"] == keys[0], option["key"]


def test_every_option_stands_in_its_group() -> None:
    groups = Counter(option["group"] for option in OPTIONS)
    assert list(groups) == [
        "board",
        "set-up",
        "units",
        "reinforcement",
        "battle",
        "sea",
        "cards",
        "ring",
        "scoring",
    ]


# --- All files ---------------------------------------------------------------------------------


def test_ids_are_unique() -> None:
    lists = [MAP["region"], MAP["area"], MAP["ship_stop"], MAP["mountain_range"], CARDS, RULES]
    for rows in lists:
        assert len({row["id"] for row in rows}) == len(rows)
    assert len({option["key"] for option in OPTIONS}) == len(OPTIONS)


@pytest.mark.parametrize("name", ["map.toml", "cards.toml", "options.toml", "catalogue.toml"])
def test_both_languages_have_text_everywhere(name: str) -> None:
    found = 0
    for table in tables(load(name)):
        for english, german in (("en", "de"), ("en_help", "de_help")):
            assert (english in table) == (german in table), table
            if english not in table:
                continue
            found += 1
            texts = (table[english], table[german])
            if isinstance(table[english], dict):  # a card: name and text in each language
                assert table[english].keys() == table[german].keys() == {"name", "text"}
                texts = (*table[english].values(), *table[german].values())
            assert all(text and text == text.strip() for text in texts), table
    assert found


@pytest.mark.parametrize("part", ["rules", "cards", "helps"])
def test_sentences_end_with_a_full_stop(part: str) -> None:
    texts = {
        "rules": [rule[lang] for rule in RULES for lang in ("en", "de")],
        "cards": [card[lang]["text"] for card in CARDS for lang in ("en", "de")],
        "helps": [option[f"{lang}_help"] for option in OPTIONS for lang in ("en", "de")],
    }[part]
    assert [text for text in texts if not text.endswith(".")] == []


UNLISTED = {"area", "ship_stop", "region", "canvas", "format"}
"""What of the map is listed thing by thing, or is only drawn."""


def test_the_facts_hold_everything_of_cards_and_map_but_the_words() -> None:
    found = facts()
    assert [table for table in tables(found) if "de" in table or "en" in table] == []
    assert found["card ambush"]["gain"] == 3
    assert found.keys() == {
        *(f"card {card['id']}" for card in CARDS),
        *(f"{sort} {row['id']}" for sort in ("area", "ship_stop", "region") for row in MAP[sort]),
        *(f"map {part}" for part in MAP.keys() - UNLISTED),
    }
