"""The rules and options of Runewars as text: complete, in order and in both languages."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any

import pytest

from feldzug.parts.content import load

Row = dict[str, Any]

CONTENT = "feldzug.games.runewars.content"
CATALOGUE = load(CONTENT, "catalogue.toml")
RULES: list[Row] = CATALOGUE["rule"]
SECTIONS: dict[str, dict[str, str]] = CATALOGUE["sections"]
OPTIONS: list[Row] = load(CONTENT, "options.toml")["option"]
PRESETS: dict[str, Row] = {row["key"]: row for row in load(CONTENT, "options.toml")["preset"]}

ROW = {rule["id"]: rule for rule in RULES}
VALUES = {option["key"]: [value["key"] for value in option["values"]] for option in OPTIONS}
DEFAULTS = {key: values[0] for key, values in VALUES.items()}


# --- Rules -------------------------------------------------------------------------------------


def test_all_rows_are_there_in_order() -> None:
    assert [rule["id"] for rule in RULES] == [f"RW-{number:03}" for number in range(1, 380)]


def test_rows_follow_the_order_of_the_titled_sections() -> None:
    runs = [section for section, _ in groupby(RULES, key=lambda rule: rule["section"])]
    assert runs == list(SECTIONS)
    assert len(runs) == 38


def test_rows_have_no_other_fields() -> None:
    allowed = {"id", "section", "edition", "source", "en", "de", "options"}
    assert [rule["id"] for rule in RULES if not rule.keys() <= allowed] == []


def test_editions_and_sources_are_counted() -> None:
    editions = Counter(rule.get("edition", "both") for rule in RULES)
    assert editions == {"both": 329, "revised": 19, "variant": 16, "2010": 15}
    sources = Counter(rule["source"] for rule in RULES)
    assert sources == {"known": 332, "inferred": 27, "substitute": 20}


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ("2010", {"en": "2010 edition", "de": "Ausgabe von 2010"}),
        ("revised", {"en": "Revised Edition", "de": "überarbeiteten Ausgabe"}),
    ],
)
def test_rows_of_one_edition_say_so_and_hang_on_an_option_of_its_preset(
    edition: str, words: dict[str, str]
) -> None:
    rows = [rule for rule in RULES if rule.get("edition") == edition]
    for language, said in words.items():
        assert [rule["id"] for rule in rows if said not in rule[language]] == []
    switches = PRESETS["2010"]["options"].keys()
    assert [rule["id"] for rule in rows if not switches & set(rule["options"])] == []


def test_rows_of_a_variant_hang_on_its_option() -> None:
    rows = [rule for rule in RULES if rule.get("edition") == "variant"]
    assert [row["id"] for row in rows if not {"exploration", "epic"} & set(row["options"])] == []


def test_rows_name_options_that_exist_once_each() -> None:
    for rule in RULES:
        named = rule.get("options", [])
        assert set(named) <= VALUES.keys(), rule["id"]
        assert len(set(named)) == len(named), rule["id"]
        assert named or "options" not in rule, rule["id"]


# --- Options and presets -----------------------------------------------------------------------


def test_every_option_stands_at_a_row_that_names_it() -> None:
    assert len(OPTIONS) == len(VALUES) == 36
    for option in OPTIONS:
        assert option["key"] in ROW[option["rule"]].get("options", []), option["key"]


def test_first_value_of_every_option_is_its_default() -> None:
    for option in OPTIONS:
        keys = VALUES[option["key"]]
        assert len(keys) == len(set(keys)) >= 2, option["key"]
        assert option["default"] == keys[0], option["key"]


def test_options_stand_together_in_their_groups() -> None:
    runs = [group for group, _ in groupby(OPTIONS, key=lambda option: option["group"])]
    assert runs == ["variants", "winning", "set-up", "orders", "battle", "heroes", "cards"]


def test_presets_set_the_same_options_to_allowed_values() -> None:
    assert list(PRESETS) == ["2010", "revised-2012"]
    first, second = (preset["options"] for preset in PRESETS.values())
    assert list(first) == list(second)
    for preset in PRESETS.values():
        for key, value in preset["options"].items():
            assert value in VALUES[key], (preset["key"], key)


def test_the_2010_edition_is_the_default_and_the_revised_one_is_another() -> None:
    older, revised = (preset["options"] for preset in PRESETS.values())
    assert older == {key: DEFAULTS[key] for key in older}
    assert [key for key in older if older[key] == revised[key]] == ["rune_goal"]


EDITIONS = """
    years                6                7
    victory              at-once          victory-card
    rune_goal            6                6
    start_runes          home             board
    marker_distance      4                3
    heroes_march         off              on
    hero_support         off              on
    routed_hexagons      ignored          counted
    assign_order         sealed           defender-first
    battle_end           retreat-first    stronghold-first
    sorceress_chooser    owner            latari
    ambush_window        turn-and-quests  quests
    threatened_runes     2                1
    fortify_hides        choice           always
"""
"""What the edition of 2010 plays by, and the Revised Edition."""


@pytest.mark.rule("RW-068", "RW-069", "RW-344", "RW-347")
def test_what_each_edition_plays_by() -> None:
    table = [line.split() for line in EDITIONS.strip().splitlines()]
    assert PRESETS["2010"]["options"] == {key: older for key, older, _ in table}
    assert PRESETS["revised-2012"]["options"] == {key: revised for key, _, revised in table}


# --- Both languages ----------------------------------------------------------------------------


def test_every_text_stands_in_both_languages() -> None:
    values = [value for option in OPTIONS for value in option["values"]]
    for row in [*RULES, *SECTIONS.values(), *OPTIONS, *PRESETS.values(), *values]:
        for language in ("en", "de"):
            assert row[language], row
            assert row[language] == " ".join(row[language].split()), row


def test_sentences_end_with_a_full_stop_and_are_translated() -> None:
    pairs = [(rule["en"], rule["de"]) for rule in RULES]
    pairs += [(row["en_help"], row["de_help"]) for row in [*OPTIONS, *PRESETS.values()]]
    assert [text for pair in pairs for text in pair if not text.endswith(".")] == []
    assert [english for english, german in pairs if english == german] == []


def test_no_two_rows_say_the_same() -> None:
    for language in ("en", "de"):
        assert len({rule[language] for rule in RULES}) == len(RULES)
