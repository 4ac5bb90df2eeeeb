"""The rules and options of Empires as text: complete, in order and in both languages."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from feldzug.parts.content import load

Row = dict[str, Any]

CONTENT = "feldzug.games.empires.content"
ROWS = 437

CATALOGUE = load(CONTENT, "catalogue.toml")
RULES: list[Row] = CATALOGUE["rule"]
SECTIONS: dict[str, dict[str, str]] = CATALOGUE["sections"]
OPTIONS: list[Row] = load(CONTENT, "options.toml")["option"]
PRESETS: list[Row] = load(CONTENT, "options.toml")["preset"]

ROW = {rule["id"]: rule for rule in RULES}
VALUES = {option["key"]: [value["key"] for value in option["values"]] for option in OPTIONS}

SWITCHES = """
    alliance_matrix spell_distance dragon_wrath vortex_off_map odd_player battle_tile carry_over
    assassin_general revolution_capital winter_war_conquest hired_mercenary skaven_city
    dwarf_conquest gold_per_point halved_gold sector_map weather_markers hoard_casting
    conquered_mine largest_tie undead_winter_results printed_pair special_building_limit
    siege_length first_order elf_range exhausted_mine witch_hunter_chaos
"""
"""Where the club's sheet can be read in two ways."""


# --- Rules -------------------------------------------------------------------------------------


def test_all_rows_are_there_once_and_in_order() -> None:
    assert [rule["id"] for rule in RULES] == [f"EMP-{n:03}" for n in range(1, ROWS + 1)]


def test_rows_have_no_other_fields() -> None:
    needed = {"id", "section", "source", "en", "de"}
    assert [rule["id"] for rule in RULES if rule.keys() - {"options"} != needed] == []
    assert {rule["source"] for rule in RULES} <= {"known", "inferred", "substitute"}


def test_sections_are_titled_and_begin_in_the_order_of_their_titles() -> None:
    assert len(SECTIONS) == 50
    begun = list(dict.fromkeys(rule["section"] for rule in RULES))
    assert begun == list(SECTIONS)[: len(begun)]


def test_rows_name_options_that_exist_once_each() -> None:
    for rule in RULES:
        named = rule.get("options", [])
        assert set(named) <= VALUES.keys(), rule["id"]
        assert len(set(named)) == len(named), rule["id"]
        assert named or "options" not in rule, rule["id"]


# --- Options -----------------------------------------------------------------------------------


def test_every_switch_of_the_catalogue_is_an_option() -> None:
    switches = set(SWITCHES.split())
    assert len(switches) == 28
    assert VALUES.keys() == switches | {"edition", "people_twice", "map", "battles"}
    assert len(OPTIONS) == len(VALUES)


def test_every_option_stands_at_a_row_that_names_it() -> None:
    for option in OPTIONS:
        if option["rule"] in ROW:
            assert option["key"] in ROW[option["rule"]].get("options", []), option["key"]


def test_first_value_of_every_option_is_its_default() -> None:
    for option in OPTIONS:
        keys = VALUES[option["key"]]
        assert len(keys) == len(set(keys)) >= 2, option["key"]
        assert option["default"] == keys[0], option["key"]


def test_options_stand_together_in_their_groups() -> None:
    runs = [group for group, _ in groupby(OPTIONS, key=lambda option: option["group"])]
    assert runs == ["set-up", "realms", "magic", "alliances", "battle", "spending", "peoples"]


def test_the_preset_of_the_sheet_sets_every_option_to_its_default() -> None:
    assert [preset["key"] for preset in PRESETS] == ["sheet"]
    assert PRESETS[0]["options"] == {key: values[0] for key, values in VALUES.items()}


# --- Both languages ----------------------------------------------------------------------------


def test_every_text_stands_in_both_languages() -> None:
    values = [value for option in OPTIONS for value in option["values"]]
    for row in [*RULES, *SECTIONS.values(), *OPTIONS, *PRESETS, *values]:
        for language in ("en", "de"):
            assert row[language], row
            assert row[language] == " ".join(row[language].split()), row


def test_sentences_end_with_a_full_stop_and_are_translated() -> None:
    pairs = [(rule["en"], rule["de"]) for rule in RULES]
    pairs += [(row["en_help"], row["de_help"]) for row in [*OPTIONS, *PRESETS]]
    assert [text for pair in pairs for text in pair if not text.endswith(".")] == []
    assert [english for english, german in pairs if english == german] == []


def test_no_two_rows_say_the_same() -> None:
    for language in ("en", "de"):
        assert len({rule[language] for rule in RULES}) == len(RULES)
