"""The content files of Runewars: full decks, true totals, both languages and a source everywhere."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tests.games.runewars.content_files import (
    FACTIONS,
    FILES,
    RESOURCES,
    ROWS,
    SHAPES,
    TILES,
    TOKENS,
    UNITS,
    Row,
    records,
)


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
