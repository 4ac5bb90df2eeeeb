"""The content files of Banners of War: full decks, true totals, both languages and a source everywhere."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from feldzug.games.runewars import banners
from feldzug.parts.content import load
from feldzug.parts.hexes import DIRECTIONS, ORIGIN, Hex

Row = dict[str, Any]

CONTENT = "feldzug.games.runewars.banners.content"
BASE = "feldzug.games.runewars.content"
FILES = {
    "units": "unit",
    "tiles": "tile",
    "tokens": "token",
    "cities": "city",
    "titles": "title",
    "orders": "order",
    "explorations": "exploration",
    "seasons": "card",
    "tactics": "card",
    "quests": "card",
    "rewards": "card",
    "objectives": "card",
    "heroes": "hero",
    "development_cards": "card",
    "commanders": "card",
    "victory_cards": "card",
}
"""Each file of things and what a thing is called in it."""
NEW = ("development_cards", "commanders", "victory_cards")
"""Decks that the base game does not have."""
ROWS: dict[str, list[Row]] = {
    name: load(CONTENT, f"{name}.toml")[word] for name, word in FILES.items()
}
BASE_ROWS: dict[str, list[Row]] = {
    name: load(BASE, f"{name}.toml")[word] for name, word in FILES.items() if name not in NEW
}
UNITS = {row["id"]: row for row in ROWS["units"]}
ALL_UNITS = {row["id"]: row for row in (*BASE_ROWS["units"], *ROWS["units"])}
TOKENS = {row["id"]: row for row in ROWS["tokens"]}
TILES = {row["id"]: row for row in ROWS["tiles"]}
AREAS: dict[str, Row] = {area["id"]: area for tile in ROWS["tiles"] for area in tile["area"]}
FACTIONS = ("daqan", "latari", "waiqar", "uthuk")
SHAPES = ("triangle", "circle", "rectangle", "hexagon")
RESOURCES = ("food", "wood", "ore")
ATTRIBUTES = ("might", "agility", "wisdom")
SIDES = dict(zip(("se", "s", "sw", "nw", "n", "ne"), DIRECTIONS, strict=True))


def records() -> Iterator[tuple[str, Row]]:
    """Every record with the file that it stands in, areas among them."""
    for name, rows in ROWS.items():
        yield from ((name, row) for row in rows)
    yield from (("tiles", area) for area in AREAS.values())


def copies(name: str) -> int:
    return sum(row.get("copies", 1) for row in ROWS[name])


def place(area: Row) -> Hex:
    return Hex(*area["at"])


# --- Units -------------------------------------------------------------------------------------


@pytest.mark.rule("BOW-001", "BOW-002", "BOW-003", "BOW-004", "BOW-005", "BOW-006", "BOW-007")
@pytest.mark.rule("BOW-008", "BOW-009")
def test_twelve_figures_of_two_kinds_for_each_faction() -> None:
    figures = {
        owner: {row["id"]: row["figures"] for row in ROWS["units"] if row["owner"] == owner}
        for owner in FACTIONS
    }
    assert figures == {
        "daqan": {"novice-wizard": 8, "roc": 4},
        "latari": {"leonx-rider": 8, "forest-guardian": 4},
        "waiqar": {"vampire": 8, "great-wyrm": 4},
        "uthuk": {"blood-sister": 8, "obscene": 4},
    }


@pytest.mark.rule("BOW-026", "BOW-044", "BOW-087", "BOW-092", "BOW-093", "BOW-094", "BOW-095")
@pytest.mark.parametrize(
    ("owner", "line"),
    [
        ("daqan", "novice-wizard C31 for bowman, roc H44 for siege-tower"),
        ("latari", "leonx-rider R32 for warrior, forest-guardian H54 for pegasus-rider"),
        ("waiqar", "vampire C32 for necromancer, great-wyrm H44 for dark-knight"),
        ("uthuk", "blood-sister C21 for warlock, obscene H54 for chaos-lord"),
    ],
)
def test_the_reinforcement_sheets(owner: str, line: str) -> None:
    found = [
        f"{u['id']} {u['shape'][0].upper()}{u['initiative']}{u['health']} for {u['instead_of']}"
        for u in ROWS["units"]
        if u["owner"] == owner
    ]
    assert found == line.split(", ")


@pytest.mark.rule("BOW-090", "BOW-091")
def test_a_unit_replaces_another_of_its_faction_of_which_there_are_as_many() -> None:
    for unit in ROWS["units"]:
        base = ALL_UNITS[unit["instead_of"]]
        assert (base["owner"], base["figures"]) == (unit["owner"], unit["figures"])
    assert len({unit["instead_of"] for unit in ROWS["units"]}) == 8


def test_which_units_fly_and_which_are_fast() -> None:
    assert {u for u in UNITS if UNITS[u]["flying"]} == {"roc", "vampire", "great-wyrm"}
    assert {u for u in UNITS if UNITS[u]["fast"]} == {"leonx-rider"}


def test_every_unit_has_an_ability_of_its_own() -> None:
    assert len({unit["ability"] for unit in ALL_UNITS.values()}) == len(ALL_UNITS) == 30


# --- Tokens and cities -------------------------------------------------------------------------


@pytest.mark.rule("BOW-012", "BOW-015", "BOW-016", "BOW-018", "BOW-019", "BOW-020", "BOW-021")
@pytest.mark.rule("BOW-022", "BOW-023", "BOW-024", "BOW-025", "BOW-027")
def test_tokens_are_counted() -> None:
    found = {name: row.get("count", row.get("each")) for name, row in TOKENS.items()}
    assert found == {
        "dragon-rune": 5,
        "false-rune": 5,
        "capital": 1,
        "desolation": 6,
        "cryomancy": 6,
        "reanimate-token": 8,
        "peasant": 3,
        "commander-token": 2,
        "lost-city-token": 1,
        "supplemental-influence": 5,
        "victory-card": 1,
        "reinforcement-sheet": 1,
        "activation": 1,
        "development-token": 1,
        "training": 15,
        "defeated-hero": 8,
    }
    assert all(("count" in row) != ("each" in row) for row in TOKENS.values())


@pytest.mark.rule("BOW-023")
def test_desolation_and_cryomancy_are_sides_of_the_same_tokens() -> None:
    assert TOKENS["desolation"]["shares"] == "cryomancy"
    assert TOKENS["cryomancy"]["shares"] == "desolation"


def test_a_capital_is_stronger_than_a_stronghold_on_both_sides() -> None:
    capital = TOKENS["capital"]
    (stronghold,) = [row for row in BASE_ROWS["tokens"] if row["id"] == "stronghold"]
    assert (capital["strength"], capital["damaged"], capital["slots"]) == (7, 5, 2)
    assert capital["rebuild"] == {"wood": 1, "ore": 2}
    assert capital["strength"] > stronghold["strength"]
    assert capital["damaged"] > stronghold["damaged"]


@pytest.mark.rule("BOW-156")
def test_a_supplemental_token_is_worth_three() -> None:
    assert TOKENS["supplemental-influence"]["worth"] == 3


@pytest.mark.rule("BOW-013", "BOW-223")
def test_eight_free_cities_three_of_them_with_a_dragon_rune() -> None:
    free = [row for row in ROWS["cities"] if row["set"] == "free"]
    assert len(free) == 8
    assert [row["id"] for row in free if row.get("runes")] == ["tamalir", "greyhaven", "archaut"]
    assert [row["id"] for row in ROWS["cities"] if row["set"] == "lost"] == ["lost-city"]


@pytest.mark.rule("BOW-222")
def test_free_cities_give_more_than_those_of_the_base_game() -> None:
    def best(rows: list[Row], key: str) -> float:
        found: list[int] = [max([b.get(key, 0) for b in row["benefits"]]) for row in rows]
        return sum(found) / len(found)

    free = [row for row in ROWS["cities"] if row["set"] == "free"]
    for key in ("tactics", "influence"):
        assert best(free, key) > best(BASE_ROWS["cities"], key)


def test_benefits_of_a_city_are_of_one_sort_each() -> None:
    for row in ROWS["cities"]:
        assert 2 <= len(row["benefits"]) <= 3
        for benefit in row["benefits"]:
            assert benefit.keys() in ({"shape", "units"}, {"tactics"}, {"influence"}, {"quests"})
            assert benefit.get("shape", "circle") in SHAPES


@pytest.mark.rule("BOW-014")
def test_eight_exploration_tokens() -> None:
    count = {row["id"]: sum(row["copies"].values()) for row in ROWS["explorations"]}
    assert count == {"flooded-area": 4, "defensible-area": 4}
    assert {row["id"]: row["sort"] for row in ROWS["explorations"]} == {
        "flooded-area": "location",
        "defensible-area": "destructible",
    }


def test_no_flooded_area_lies_next_to_a_home_realm() -> None:
    (flooded,) = [row for row in ROWS["explorations"] if row["id"] == "flooded-area"]
    assert flooded["copies"]["1"] == 0


# --- Map ---------------------------------------------------------------------------------------


@pytest.mark.rule("BOW-017", "BOW-065")
def test_three_tiles_of_one_to_four_areas() -> None:
    assert {name: len(tile["area"]) for name, tile in TILES.items()} == {"10": 4, "11": 3, "12": 1}
    for tile in ROWS["tiles"]:
        letters = "abcd"[: len(tile["area"])]
        assert [area["id"] for area in tile["area"]] == [f"{tile['id']}{c}" for c in letters]


@pytest.mark.parametrize("name", TILES)
def test_a_tile_begins_at_the_origin_and_hangs_together(name: str) -> None:
    hexes = [place(area) for area in TILES[name]["area"]]
    assert hexes[0] == ORIGIN
    assert len(set(hexes)) == len(hexes)
    for at, later in enumerate(hexes[1:], 1):
        assert any(later.distance(earlier) == 1 for earlier in hexes[:at])


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
                back = {ORIGIN.minus(step): name for name, step in SIDES.items()}[SIDES[side]]
                assert other["borders"][back] == colour
                inner.add((*sorted((area["id"], other["id"])), colour))
    assert inner == {("10a", "10b", "water")}


def test_tile_12_yields_something_and_has_one_yellow_border_that_is_open() -> None:
    (area,) = TILES["12"]["area"]
    assert any(area.get(r) for r in RESOURCES)
    assert area["unpaired"] == ["n"]
    assert "borders" not in area
    assert area["no_stronghold"]
    assert not area.get("city")
    assert [a for a in AREAS if "unpaired" in AREAS[a]] == ["12a"]


def test_with_all_tiles_no_more_neutral_units_stand_than_there_are() -> None:
    count: Counter[str] = Counter()
    for tile in (*BASE_ROWS["tiles"], *ROWS["tiles"]):
        for area in tile["area"]:
            count.update(area.get("units", {}))
    for unit, number in count.items():
        assert ALL_UNITS[unit]["owner"] == "neutral"
        assert number <= ALL_UNITS[unit]["figures"]


def test_city_areas_show_one_resource_and_no_units() -> None:
    cities = [area for area in AREAS.values() if area.get("city")]
    assert [area["id"] for area in cities] == ["10c"]
    for area in cities:
        assert [area.get(r, 0) for r in RESOURCES if area.get(r, 0)] == [1]
        assert "units" not in area


# --- Decks -------------------------------------------------------------------------------------


@pytest.mark.rule("BOW-010", "BOW-028", "BOW-029", "BOW-030", "BOW-031", "BOW-032", "BOW-033")
@pytest.mark.rule("BOW-034", "BOW-035", "BOW-036", "BOW-037", "BOW-038", "BOW-039", "BOW-040")
@pytest.mark.rule("BOW-041", "BOW-042")
def test_sizes_of_the_decks() -> None:
    decks = ("tactics", "development_cards", "commanders", "heroes", "rewards", "victory_cards")
    assert {deck: copies(deck) for deck in decks} == {
        "tactics": 32,
        "development_cards": 32,
        "commanders": 10,
        "heroes": 8,
        "rewards": 9,
        "victory_cards": 4,
    }
    seasons = Counter(row["season"] for row in ROWS["seasons"])
    assert seasons == dict.fromkeys(("spring", "summer", "fall", "winter"), 3)
    assert Counter(row["alignment"] for row in ROWS["objectives"]) == {"good": 3, "evil": 3}
    assert len(ROWS["titles"]) == 1
    small = sum(copies(deck) for deck in (*decks, "seasons", "objectives", "titles"))
    assert small == 114
    assert len(ROWS["quests"]) + len(FACTIONS) * len(ROWS["orders"]) == 17 + 4


@pytest.mark.rule("BOW-101", "BOW-110")
def test_tactical_fate_cards_show_something_for_every_base() -> None:
    fate = [row for row in ROWS["tactics"] if row.keys() & set(SHAPES)]
    assert [row["id"] for row in fate] == [
        "bribery",
        "ashen-sky",
        "night-march",
        "salted-fields",
        "sudden-frost",
        "green-shoots",
        "veteran-sergeants",
        "spoils-of-war",
    ]
    printed = {card[s] for card in load(BASE, "fate.toml")["card"] for s in SHAPES}
    for row in fate:
        assert row.keys() >= set(SHAPES)
        assert {row[shape] for shape in SHAPES} <= printed


@pytest.mark.rule("BOW-288")
def test_bribery_shows_an_orb_for_rectangles() -> None:
    (bribery,) = [row for row in ROWS["tactics"] if row["id"] == "bribery"]
    assert bribery["rectangle"] == "orb"


def test_tactics_cards_are_played_at_moments_of_the_base_game() -> None:
    moments = {window for row in BASE_ROWS["tactics"] for window in row["windows"]}
    assert {window for row in ROWS["tactics"] for window in row["windows"]} <= moments
    assert {row.get("side", "both") for row in ROWS["tactics"]} == {"both", "attacker", "defender"}


@pytest.mark.rule("BOW-041", "BOW-167", "BOW-168", "BOW-299")
def test_development_cards_of_each_faction() -> None:
    for faction in FACTIONS:
        cards = [row for row in ROWS["development_cards"] if row["faction"] == faction]
        assert len(cards) == 8
        assert [row["about"] for row in cards].count("capital") == 1
        own = {unit for unit in ALL_UNITS if ALL_UNITS[unit]["owner"] == faction}
        assert {row["unit"] for row in cards if "unit" in row} == own
    for row in ROWS["development_cards"]:
        assert ("unit" in row) == (row["about"] == "unit")
        assert 2 <= sum(row["cost"].values()) <= 3
        assert row["cost"].keys() <= set(RESOURCES)
    abouts = {row["about"] for row in ROWS["development_cards"]}
    assert abouts == {"unit", "stronghold", "capital", "faction"}


def test_a_capital_costs_as_much_as_to_build_it_again() -> None:
    costs = [row["cost"] for row in ROWS["development_cards"] if row["about"] == "capital"]
    assert costs == [TOKENS["capital"]["rebuild"]] * 4


def test_commander_cards_have_a_moment_and_say_what_a_test_brings() -> None:
    moments = {
        "start-of-battle",
        "before-draw",
        "after-draw",
        "unit-destroyed",
        "tally",
        "after-battle",
        "always",
    }
    assert {row["when"] for row in ROWS["commanders"]} == moments
    for row in ROWS["commanders"]:
        assert ("test" in row) == (row.keys() >= {"gold", "silver", "red"})
        assert row.get("test", "might") in ATTRIBUTES
        assert row.get("side", "attacker") in ("attacker", "defender")


def test_one_setup_quest_for_each_tile() -> None:
    setup = {row["setup"]: row for row in ROWS["quests"] if "setup" in row}
    assert list(setup) == list(TILES)
    for tile, row in setup.items():
        assert [area[:-1] for area in row["areas"]] == [tile]


def test_quests_name_their_place_and_what_comes_of_them() -> None:
    outcomes = {"gold", "silver", "red", "success"}
    for row in ROWS["quests"]:
        assert ("areas" in row) != ("where" in row)
        assert set(row.get("areas", ())) <= AREAS.keys()
        assert ("distance" in row) == (row.get("where") == "far")
        assert ("otherwise" in row) == (row.get("where") in ("cryomancy", "desolation"))
        assert len(row.keys() & {"test", "duel", "pay"}) == 1
        if "test" in row:
            assert row["test"] in ATTRIBUTES
            assert row.keys() & outcomes == {"gold", "silver", "red"}
            assert [row[colour]["done"] for colour in ("gold", "silver", "red")] == [1, 1, 0]
        else:
            assert row.keys() & outcomes == {"success"}
        assert ALL_UNITS[row.get("duel", "giant")]["owner"] == "neutral"


def test_only_quests_on_tile_12_place_the_lost_city() -> None:
    placing = [row for row in ROWS["quests"] if row.get("gold", {}).get("lost_city")]
    assert [row["areas"] for row in placing] == [["12a"], ["12a"]]


def test_rewards_are_weapons_armour_or_neither() -> None:
    assert Counter(row["sort"] for row in ROWS["rewards"]) == {"": 5, "weapon": 2, "armour": 2}
    known = {row["when"] for row in BASE_ROWS["rewards"]} | {"duel-start", "start-of-battle"}
    assert {row["when"] for row in ROWS["rewards"]} <= known


@pytest.mark.rule("BOW-045")
def test_heroes_of_each_alignment_and_their_numbers() -> None:
    sides = Counter(row["alignment"] for row in ROWS["heroes"])
    assert sides == {"good": 3, "neutral": 2, "evil": 3}
    for row in ROWS["heroes"]:
        assert all(1 <= row[attribute] <= 5 for attribute in ATTRIBUTES)
        assert 8 <= sum(row[attribute] for attribute in ATTRIBUTES) <= 9
        assert 3 <= row["health"] <= 5


def test_season_cards_with_a_bid_say_so_first() -> None:
    for row in ROWS["seasons"]:
        assert row["en"]["text"].startswith("Bid. ") == row.get("bid", False)
        assert row["de"]["text"].startswith("Einflussgebot. ") == row.get("bid", False)
    assert {row["id"] for row in ROWS["seasons"] if row["council"]} == {
        "broken-rune",
        "mending-the-land",
    }


def test_some_season_cards_take_resources() -> None:
    losing = [row["id"] for row in ROWS["seasons"] if row.get("loses")]
    assert losing == ["late-sowing", "locust-year", "starving-packs"]


@pytest.mark.rule("BOW-040")
def test_one_victory_card_for_each_faction() -> None:
    assert sorted(row["faction"] for row in ROWS["victory_cards"]) == sorted(FACTIONS)


def test_the_garrison_has_the_lowest_number() -> None:
    (garrison,) = ROWS["orders"]
    assert garrison["number"] == 0 < min(row["number"] for row in BASE_ROWS["orders"])
    assert (garrison["strength"], garrison["units"], garrison["shape"]) == (2, 2, "triangle")


# --- All files ---------------------------------------------------------------------------------


def test_every_file_of_things_is_looked_at() -> None:
    assert banners.__file__ is not None
    found = {path.stem for path in (Path(banners.__file__).parent / "content").glob("*.toml")}
    assert found == {*FILES, "options", "catalogue", "examples"}


@pytest.mark.parametrize("name", FILES)
def test_ids_are_lower_case_and_new(name: str) -> None:
    ids = [row["id"] for row in ROWS[name]]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", each) for each in ids)
    more_of = {"dragon-rune", "false-rune", "victory-card", "activation", "training"}
    more_of.add("defeated-hero")
    known = {row["id"] for row in BASE_ROWS.get(name, ())}
    assert set(ids) & known == (more_of if name == "tokens" else set())


def test_no_card_bears_the_id_of_another_deck() -> None:
    decks = ("seasons", "tactics", "quests", "rewards", "objectives", "heroes", "titles")
    ids = Counter(row["id"] for deck in decks for row in (*BASE_ROWS[deck], *ROWS[deck]))
    ids.update(row["id"] for deck in NEW for row in ROWS[deck])
    assert [name for name, count in ids.items() if count > 1] == []


@pytest.mark.rule("BOW-096")
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", [name for name in FILES if name != "tokens"])
def test_no_two_things_share_a_name(name: str, language: str) -> None:
    rows = [*BASE_ROWS.get(name, ()), *ROWS[name]]
    names = [row[language]["name"] for row in rows]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", ["en", "de"])
def test_cards_that_are_played_have_names_of_their_own(language: str) -> None:
    decks = ("seasons", "tactics", "quests", "rewards", "objectives", "titles", "orders")
    names = Counter(
        row[language]["name"] for deck in decks for row in (*BASE_ROWS[deck], *ROWS[deck])
    )
    names.update(row[language]["name"] for deck in NEW for row in ROWS[deck])
    assert [name for name, count in names.items() if count > 1] == []


def value(row: Row, path: str) -> object:
    """What a path of the lists "known" and "inferred" points at; a number counts from 1."""
    found: Any = row
    for part in path.split("."):
        found = found[int(part) - 1] if isinstance(found, list) else found[part]
    return found


RANKS = ("known", "inferred", "substitute")


def test_every_record_names_its_source() -> None:
    for name, row in records():
        assert row["source"] in RANKS, (name, row)
        for rank in ("known", "inferred"):
            if rank not in row:
                continue
            assert RANKS.index(rank) < RANKS.index(row["source"]), row
            for path in row[rank]:
                if path not in ("name", "effect"):
                    value(row, path)
        firm = [*row.get("known", ()), *row.get("inferred", ())]
        assert len(set(firm)) == len(firm), row


def test_how_much_is_known() -> None:
    """Whoever corrects a record from a real copy changes these numbers."""
    found = Counter(row["source"] for _, row in records())
    assert found == {"known": 16, "inferred": 4, "substitute": 142}


WORDS = {
    "units": {"name", "plural", "ability", "text"},
    "tiles": {"name"},
    "tokens": {"name", "plural"},
    "cities": {"name"},
    "orders": {"name", "text", "bonus"},
}
"""What is said of a thing in each language; of all others name and text."""


def test_both_languages_have_every_word() -> None:
    for name, row in records():
        wanted = WORDS.get(name, {"name", "text"})
        assert row["en"].keys() == row["de"].keys() == wanted, row
        for words in (row["en"], row["de"]):
            assert all(text and text == " ".join(text.split()) for text in words.values()), row
            assert all(words[key].endswith(".") for key in words.keys() & {"text", "bonus"}), row
        if "text" in wanted:
            assert row["en"]["text"] != row["de"]["text"], row


def numbers(part: object) -> Iterator[int]:
    """Every number of a record that is part of what it does."""
    if isinstance(part, dict):
        for key, inner in part.items():
            if key not in ("en", "de", "copies", "cost"):
                yield from numbers(inner)
    elif isinstance(part, int) and not isinstance(part, bool):
        yield part


PRINTED = [name for name in FILES if name not in ("quests", "tiles", "tokens", "cities")]


@pytest.mark.parametrize("name", PRINTED)
def test_numbers_of_a_text_are_fields(name: str) -> None:
    """A digit in a card's sentence is a field of its record, and both languages say the same digits."""
    for row in ROWS[name]:
        fields = {str(number) for number in numbers(row)}
        said = [re.findall(r"\d+", row[language]["text"]) for language in ("en", "de")]
        assert set(said[0]) <= fields, (row["id"], set(said[0]) - fields)
        assert sorted(said[0]) == sorted(said[1]), row["id"]


def test_quests_say_the_same_digits_in_both_languages() -> None:
    for row in ROWS["quests"]:
        said = [re.findall(r"\d+", row[language]["text"]) for language in ("en", "de")]
        assert sorted(said[0]) == sorted(said[1]), row["id"]
