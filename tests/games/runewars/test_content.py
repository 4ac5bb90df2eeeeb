"""The content files of Runewars: full decks, true totals, both languages and a source everywhere."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from feldzug.parts.content import load
from feldzug.parts.hexes import DIRECTIONS, ORIGIN, Hex

Row = dict[str, Any]

CONTENT = "feldzug.games.runewars.content"
FILES = {
    "factions": "faction",
    "units": "unit",
    "tiles": "tile",
    "fate": "card",
    "tokens": "token",
    "cities": "city",
    "developments": "development",
    "titles": "title",
    "orders": "order",
    "explorations": "exploration",
    "seasons": "card",
    "tactics": "card",
    "quests": "card",
    "rewards": "card",
    "objectives": "card",
    "heroes": "hero",
}
"""Each file of things and what a thing is called in it."""
ROWS: dict[str, list[Row]] = {
    name: load(CONTENT, f"{name}.toml")[word] for name, word in FILES.items()
}
SEASONS: list[Row] = load(CONTENT, "seasons.toml")["season"]
FACTIONS = {row["id"]: row for row in ROWS["factions"]}
UNITS = {row["id"]: row for row in ROWS["units"]}
TOKENS = {row["id"]: row for row in ROWS["tokens"]}
TILES = {row["id"]: row for row in ROWS["tiles"]}
AREAS: dict[str, Row] = {area["id"]: area for tile in ROWS["tiles"] for area in tile["area"]}
OUTSIDE = [area for tile in ROWS["tiles"] if "home" not in tile for area in tile["area"]]
SHAPES = ("triangle", "circle", "rectangle", "hexagon")
RESOURCES = ("food", "wood", "ore")
ATTRIBUTES = ("might", "agility", "wisdom")
SIDES = dict(zip(("se", "s", "sw", "nw", "n", "ne"), DIRECTIONS, strict=True))
WINDOWS = {
    "your-turn",
    "battle-marker",
    "start-of-battle",
    "start-of-round",
    "damage-dealt",
    "tally",
    "after-battle",
    "before-diplomacy",
    "before-test",
    "quest-action",
    "response",
}


def records() -> Iterator[tuple[str, Row]]:
    """Every record with the file that it stands in, areas and seasons among them."""
    for name, rows in ROWS.items():
        yield from ((name, row) for row in rows)
    yield from (("tiles", area) for area in AREAS.values())
    yield from (("seasons", season) for season in SEASONS)


def copies(name: str) -> int:
    return sum(row["copies"] for row in ROWS[name])


def place(area: Row) -> Hex:
    return Hex(*area["at"])


# --- Factions, units and tokens ----------------------------------------------------------------


@pytest.mark.rule("RW-001", "RW-002", "RW-003")
def test_there_are_196_figures() -> None:
    figures = {
        owner: {row["id"]: row["figures"] for row in ROWS["units"] if row["owner"] == owner}
        for owner in (*FACTIONS, "neutral")
    }
    assert figures == {
        "daqan": {"footman": 16, "bowman": 8, "knight": 8, "siege-tower": 4},
        "latari": {"archer": 16, "warrior": 8, "sorceress": 8, "pegasus-rider": 4},
        "waiqar": {"reanimate": 16, "skeleton-archer": 8, "necromancer": 8, "dark-knight": 4},
        "uthuk": {"berserker": 16, "flesh-ripper": 8, "warlock": 8, "chaos-lord": 4},
        "neutral": {
            "sorcerer": 8,
            "razorwing": 8,
            "beastman": 8,
            "hell-hound": 8,
            "dragon": 4,
            "giant": 4,
        },
    }
    assert sum(row["figures"] for row in ROWS["units"]) + len(ROWS["heroes"]) == 196


@pytest.mark.rule("RW-276")
@pytest.mark.parametrize(
    ("owner", "line"),
    [
        ("daqan", "bowman T11, knight R22, footman T31, siege-tower H53"),
        ("latari", "archer T11, pegasus-rider R23, sorceress C31, warrior R42"),
        ("waiqar", "skeleton-archer T11, necromancer C21, dark-knight R33, reanimate T41"),
        ("uthuk", "flesh-ripper R11, berserker T21, warlock C31, chaos-lord H43"),
        (
            "neutral",
            "sorcerer C11, razorwing T11, beastman T21, hell-hound R32, dragon H44, giant H55",
        ),
    ],
)
def test_shape_initiative_and_health_of_the_units(owner: str, line: str) -> None:
    units = [row for row in ROWS["units"] if row["owner"] == owner]
    found = [f"{u['id']} {u['shape'][0].upper()}{u['initiative']}{u['health']}" for u in units]
    assert sorted(found) == sorted(line.split(", "))
    assert all(unit["shape"] in SHAPES for unit in units)


@pytest.mark.rule("RW-150")
def test_which_units_fly_and_which_are_fast() -> None:
    assert {u for u in UNITS if UNITS[u]["flying"]} == {"pegasus-rider", "razorwing", "dragon"}
    assert {u for u in UNITS if UNITS[u]["fast"]} == {"flesh-ripper", "hell-hound"}


def test_every_unit_has_an_ability_of_its_own() -> None:
    assert len({unit["ability"] for unit in ROWS["units"]}) == 22
    assert UNITS["necromancer"]["raises"] in UNITS


@pytest.mark.rule("RW-016")
def test_alignment_of_the_factions() -> None:
    found = {name: row["alignment"] for name, row in FACTIONS.items()}
    assert found == {"daqan": "good", "latari": "good", "waiqar": "evil", "uthuk": "evil"}


@pytest.mark.rule("RW-022", "RW-023")
def test_starting_influence_and_tactics_cards() -> None:
    found = {name: (row["influence"], row["tactics"]) for name, row in FACTIONS.items()}
    assert found == {"daqan": (3, 2), "latari": (4, 1), "waiqar": (2, 3), "uthuk": (1, 4)}


@pytest.mark.rule("RW-024")
def test_dials_start_at_what_the_home_realm_yields() -> None:
    for name, faction in FACTIONS.items():
        yields = {r: sum(area.get(r, 0) for area in TILES[name]["area"]) for r in RESOURCES}
        assert faction["start"] == yields
    starts = {name: tuple(row["start"].values()) for name, row in FACTIONS.items()}
    assert starts == {
        "daqan": (3, 3, 2),
        "latari": (2, 4, 2),
        "waiqar": (3, 2, 3),
        "uthuk": (3, 2, 3),
    }


@pytest.mark.rule("RW-167", "RW-168", "RW-172")
@pytest.mark.parametrize(
    ("name", "influence", "tactics"),
    [("daqan", 4, 4), ("latari", 5, 3), ("waiqar", 4, 4), ("uthuk", 3, 5)],
)
def test_spaces_of_the_dials(name: str, influence: int, tactics: int) -> None:
    dials = FACTIONS[name]["dials"]
    assert tuple(dials) == RESOURCES
    assert [len(dial) for dial in dials.values()] == [8, 8, 8]
    spaces = Counter(space for dial in dials.values() for space in dial)
    assert (spaces["influence"], spaces["tactics"]) == (influence, tactics)
    own = {unit for unit in UNITS if UNITS[unit]["owner"] == name}
    assert own <= spaces.keys() <= own | {"influence", "tactics", ""}
    assert sum(spaces[unit] for unit in own) == 16


@pytest.mark.rule("RW-168")
def test_spaces_that_are_known() -> None:
    wood = FACTIONS["daqan"]["dials"]["wood"]
    assert wood[0] == wood[2] == "bowman"
    assert wood[1] not in UNITS


@pytest.mark.rule("RW-050")
@pytest.mark.parametrize(
    ("name", "army"),
    [
        ("daqan", {"footman": 3, "bowman": 2, "knight": 1}),
        ("latari", {"warrior": 1, "archer": 3, "sorceress": 1}),
        ("waiqar", {"reanimate": 3, "skeleton-archer": 1, "necromancer": 2}),
        ("uthuk", {"berserker": 3, "warlock": 1, "flesh-ripper": 2}),
    ],
)
def test_start_armies(name: str, army: dict[str, int]) -> None:
    faction = FACTIONS[name]
    shown = [u for r in RESOURCES for u in faction["dials"][r][: faction["start"][r]] if u in UNITS]
    assert Counter(shown) == army


@pytest.mark.rule("RW-009", "RW-010", "RW-014")
def test_tokens_are_counted() -> None:
    limited = {t: row.get("count", row.get("each")) for t, row in TOKENS.items() if row["limited"]}
    assert limited == {"dragon-rune": 21, "false-rune": 17, "stronghold": 4, "victory-card": 1}
    assert (TOKENS["stronghold"]["strength"], TOKENS["stronghold"]["damaged"]) == (5, 3)
    free = {t: row.get("count", row.get("each")) for t, row in TOKENS.items() if not row["limited"]}
    assert free == {
        "activation": 4,
        "influence": 40,
        "damage": 26,
        "training": 24,
        "defeated-hero": 8,
    }
    assert all(("count" in row) != ("each" in row) for row in TOKENS.values())


@pytest.mark.rule("RW-008")
def test_victory_cards_belong_to_the_revised_edition() -> None:
    assert {name: row["edition"] for name, row in TOKENS.items() if "edition" in row} == {
        "victory-card": "revised"
    }


# --- Map ---------------------------------------------------------------------------------------


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


# --- Fate --------------------------------------------------------------------------------------


@pytest.mark.rule("RW-007", "RW-224")
def test_fate_cards_are_numbered_from_1_to_30() -> None:
    assert [card["number"] for card in ROWS["fate"]] == list(range(1, 31))
    wanted = {"number", "destiny", "source", *SHAPES}
    assert all(card.keys() == wanted for card in ROWS["fate"])


DECK = """
    R - O R2 D2 | R - O R2 D1 | S - O O D1
    S - O O - | G R1 D1 - - | R R1 D1 - O
    G R1 - - O | R R1 - R1 D3 | R O - R1 D3
    R O - R1 D2 | R - O D2 D2 | R - O D2 D1
    S - O O D1 | S - O O D1 | S D1 R1 - -
    R D1 R1 - O | G D1 - - O | R D1 - D1 D3
    R O - D1 - | R O - D1 D2 | R - O D2 R2
    R - O D2 R2 | S - O O R1 | S - O O -
    S D1 D1 - - | R D1 D1 - O | G D1 - - O
    R D1 - D1 R2 | R O - D1 R2 | R O - D1 R2
"""
"""Each card from 1 to 30: destiny, then what triangle, circle, rectangle and hexagon get (O is an orb)."""


@pytest.mark.rule("RW-224")
def test_every_section_of_every_fate_card() -> None:
    letters = {"miss": "-", "orb": "O"}
    for line, card in zip(DECK.strip().replace("\n", "|").split("|"), ROWS["fate"], strict=True):
        shown = [card[shape] for shape in SHAPES]
        short = [letters.get(each) or f"{each[0].upper()}{each[-1]}" for each in shown]
        assert [card["destiny"][0].upper(), *short] == line.split(), card["number"]


@pytest.mark.rule("RW-225")
def test_totals_of_the_fate_deck() -> None:
    assert Counter(card["destiny"] for card in ROWS["fate"]) == {"gold": 4, "silver": 8, "red": 18}
    totals = {shape: Counter(card[shape] for card in ROWS["fate"]) for shape in SHAPES}
    assert totals == {
        "triangle": {"miss": 12, "damage 1": 8, "orb": 6, "rout 1": 4},
        "circle": {"miss": 12, "orb": 12, "damage 1": 4, "rout 1": 2},
        "rectangle": {
            "miss": 9,
            "orb": 6,
            "damage 1": 6,
            "damage 2": 4,
            "rout 1": 3,
            "rout 2": 2,
        },
        "hexagon": {
            "miss": 6,
            "orb": 6,
            "damage 1": 5,
            "damage 2": 4,
            "damage 3": 3,
            "rout 1": 1,
            "rout 2": 5,
        },
    }


# --- Orders, titles, cities, developments, exploration tokens ----------------------------------


@pytest.mark.rule("RW-006")
def test_orders_are_numbered_from_1_to_8_and_only_the_last_has_no_bonus() -> None:
    assert [row["number"] for row in ROWS["orders"]] == list(range(1, 9))
    assert [row["id"] for row in ROWS["orders"] if "bonus" not in row["en"]] == ["fortify"]


@pytest.mark.rule("RW-012", "RW-185")
def test_seven_cities_offer_two_or_three_benefits() -> None:
    assert len(ROWS["cities"]) == 7 == sum(bool(area.get("city")) for area in OUTSIDE)
    for city in ROWS["cities"]:
        assert len(city["benefits"]) in (2, 3)
        for benefit in city["benefits"]:
            assert benefit.keys() in ({"shape", "units"}, {"tactics"}, {"influence"}, {"quests"})
            assert benefit.get("shape", "circle") in SHAPES


@pytest.mark.rule("RW-011", "RW-183")
def test_developments_of_each_faction() -> None:
    wanted = {
        "daqan": "reinforced-walls",
        "latari": "protective-wards",
        "waiqar": "cursed-tomb",
        "uthuk": "hungry-spawn",
    }
    for name in FACTIONS:
        held = {row["id"]: row["tokens"].get(name, 0) for row in ROWS["developments"]}
        own = {"resources": 2, "diplomat": 1, "training-ground": 1, wanted[name]: 1}
        assert {token: count for token, count in held.items() if count} == own
    assert {row["id"] for row in ROWS["developments"] if row["defensive"]} == {*wanted.values()}


@pytest.mark.rule("RW-013", "RW-373")
def test_35_exploration_tokens() -> None:
    backs: Counter[str] = Counter()
    for row in ROWS["explorations"]:
        assert row["sort"] in ("event", "location", "destructible")
        assert ("units" in row) == (row["sort"] == "destructible")
        backs.update(row["copies"])
    assert backs == {"1": 12, "2+": 23}


# --- Decks -------------------------------------------------------------------------------------


@pytest.mark.rule("RW-007")
def test_sizes_of_the_decks() -> None:
    assert (len(ROWS["quests"]), len(ROWS["heroes"]), len(ROWS["titles"])) == (24, 12, 3)
    assert (copies("rewards"), copies("tactics")) == (25, 50)
    assert Counter(row["alignment"] for row in ROWS["objectives"]) == {"good": 8, "evil": 8}
    seasons = {"spring": 8, "summer": 8, "fall": 8, "winter": 8}
    assert Counter(row["season"] for row in ROWS["seasons"]) == seasons
    assert [season["id"] for season in SEASONS] == list(seasons)


def test_season_cards_of_the_council() -> None:
    assert {row["id"] for row in ROWS["seasons"] if row["council"]} == {
        "call-for-champions",
        "council-of-seers",
        "tournament",
        "council-verdict",
        "power-for-the-pious",
        "gift-of-the-council",
        "winter-court",
    }


def test_season_cards_with_a_bid_say_so_first() -> None:
    for row in ROWS["seasons"]:
        assert row["en"]["text"].startswith("Bid. ") == row.get("bid", False)
        assert row["de"]["text"].startswith("Einflussgebot. ") == row.get("bid", False)


def test_tactics_cards_are_played_at_known_moments() -> None:
    used = {window for row in ROWS["tactics"] for window in row["windows"]}
    assert used == WINDOWS
    assert {row.get("side", "both") for row in ROWS["tactics"]} == {"both", "attacker", "defender"}


@pytest.mark.rule("RW-027")
def test_one_setup_quest_for_each_tile() -> None:
    setup = {row["setup"]: row for row in ROWS["quests"] if "setup" in row}
    assert list(setup) == [str(number) for number in range(1, 10)]
    for tile, row in setup.items():
        assert [area[0] for area in row["areas"]] == [tile]


def test_quests_name_their_place_and_what_comes_of_them() -> None:
    outcomes = {"gold", "silver", "red", "success"}
    for row in ROWS["quests"]:
        assert ("areas" in row) != ("where" in row)
        assert set(row.get("areas", ())) <= AREAS.keys()
        assert ("distance" in row) == (row.get("where") in ("rim", "far"))
        if "test" in row:
            assert row["test"] in ATTRIBUTES
            assert row.keys() & outcomes == {"gold", "silver", "red"}
            assert [row[colour]["done"] for colour in ("gold", "silver", "red")] == [1, 1, 0]
        else:
            assert UNITS[row["duel"]]["owner"] == "neutral"
            assert row.keys() & outcomes == {"success"}
    duels = {row["duel"]: row for row in ROWS["quests"] if "duel" in row}
    assert duels.keys() == {"giant", "hell-hound", "sorcerer"}
    for unit, row in duels.items():  # the areas are those where such a unit stands at the start
        assert all(unit in AREAS[area]["units"] for area in row["areas"])


def test_rewards_are_weapons_armour_or_neither() -> None:
    sorts: Counter[str] = Counter()
    for row in ROWS["rewards"]:
        sorts[row["sort"]] += row["copies"]
    assert sorts == {"": 19, "weapon": 3, "armour": 3}
    whens = {"orb", "your-turn", "challenged", "damage", "duel-round", "any-time", "always"}
    assert {row["when"] for row in ROWS["rewards"]} == whens


@pytest.mark.rule("RW-017")
def test_heroes_of_each_alignment() -> None:
    sides = Counter(row["alignment"] for row in ROWS["heroes"])
    assert sides == {"good": 4, "neutral": 4, "evil": 4}


@pytest.mark.rule("RW-301")
def test_numbers_of_the_heroes() -> None:
    for row in ROWS["heroes"]:
        assert all(1 <= row[attribute] <= 5 for attribute in ATTRIBUTES)
        assert 3 <= row["health"] <= 5


# --- All files ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in FILES if name != "fate"])
def test_ids_are_unique_and_lower_case(name: str) -> None:
    ids = [row["id"] for row in ROWS[name]]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", each) for each in ids)


def test_no_card_bears_the_id_of_another_deck() -> None:
    decks = ("seasons", "tactics", "quests", "rewards", "objectives", "heroes", "titles")
    ids = sorted(row["id"] for deck in decks for row in ROWS[deck])
    assert [one for one, other in pairwise(ids) if one == other] == []


def test_names_that_the_expansion_keeps_are_not_used() -> None:
    names = {row["en"]["name"] for _, row in records() if "en" in row}
    assert not names & {"Bribery", "The Frost Tower", "Steelhorns", "Lost City"}
    assert names >= {"Gifts and Promises", "The Cinder Spire", "Brakka Ironbrow"}


def value(row: Row, path: str) -> object:
    """What a path of the lists "known" and "inferred" points at; a number counts from 1."""
    found: Any = row
    for part in path.split("."):
        found = found[int(part) - 1] if isinstance(found, list) else found[part]
    return found


RANKS = ("known", "inferred", "substitute")


@pytest.mark.rule("RW-360")
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


WORDS = {
    "factions": {"name"},
    "units": {"name", "plural", "ability", "text"},
    "tiles": {"name"},
    "tokens": {"name", "plural"},
    "cities": {"name"},
}
"""What is said of a thing in each language; of all others name and text."""


def test_both_languages_have_every_word() -> None:
    for name, row in records():
        if name == "fate":  # its cards have numbers instead of names
            continue
        wanted = WORDS.get(name, {"name", "text"})
        if name == "orders" and row["id"] != "fortify":
            wanted = wanted | {"bonus"}
        assert row["en"].keys() == row["de"].keys() == wanted, row
        for words in (row["en"], row["de"]):
            assert all(text and text == text.strip() for text in words.values()), row
            assert all(words[key].endswith(".") for key in words.keys() & {"text", "bonus"}), row


def test_no_two_things_of_a_file_share_a_name() -> None:
    for name, rows in ROWS.items():
        for language in ("en", "de") if name != "fate" else ():
            names = [row[language]["name"] for row in rows]
            assert len(set(names)) == len(names), name


def numbers(part: object) -> Iterator[int]:
    """Every number of a record that is part of what it does."""
    if isinstance(part, dict):
        for key, inner in part.items():
            if key not in ("en", "de", "copies"):
                yield from numbers(inner)
    elif isinstance(part, int) and not isinstance(part, bool):
        yield part


@pytest.mark.parametrize("name", ["tactics", "rewards", "objectives", "explorations", "seasons"])
def test_numbers_of_a_text_are_fields(name: str) -> None:
    """A digit in a card's sentence is a field of its record, or a limit that the rules set."""
    limits = {
        "threatened-home-realms": {"1", "2", "2010"},  # options
        "rumours-of-treasure": {"3"},  # the hand limit of quests
        "ambush": {"2010"},
        "black-market": {"8"},  # the end of a dial
        "tactical-retreat": {"8"},  # units in an area
    }
    for row in ROWS[name]:
        fields = {str(number) for number in numbers(row)} | limits.get(row["id"], set())
        for language in ("en", "de"):
            found = set(re.findall(r"\d+", row[language]["text"]))
            assert found <= fields, (row["id"], found - fields)
