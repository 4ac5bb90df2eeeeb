"""The rules and options of Banners of War as text: complete, in order and in both languages."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any

from feldzug.games.runewars.game import RUNEWARS
from feldzug.parts.content import load

Row = dict[str, Any]

CONTENT = "feldzug.games.runewars.banners.content"
BASE = "feldzug.games.runewars.content"
CATALOGUE = load(CONTENT, "catalogue.toml")
RULES: list[Row] = CATALOGUE["rule"]
SECTIONS: dict[str, dict[str, str]] = CATALOGUE["sections"]
FILE = load(CONTENT, "options.toml")
OPTIONS: list[Row] = FILE["option"]
PRESETS: dict[str, Row] = {row["key"]: row for row in FILE["preset"]}
BASE_OPTIONS: list[Row] = load(BASE, "options.toml")["option"]

ROW = {rule["id"]: rule for rule in RULES}
VALUES = {option["key"]: [value["key"] for value in option["values"]] for option in OPTIONS}
BASE_VALUES = {o["key"]: [value["key"] for value in o["values"]] for o in BASE_OPTIONS}
MODULES = {
    "banners",
    "development-cards",
    "commanders",
    "free-cities",
    "road-to-victory",
    "banners-exploration",
}
SWITCHES = ("development_cards", "commanders", "free_cities", "road_to_victory")


# --- Rules -------------------------------------------------------------------------------------


def test_all_rows_and_rulings_are_there_once() -> None:
    assert sorted(rule["id"] for rule in RULES) == [
        *[f"BOW-{number:03}" for number in range(1, 300)],
        *[f"BOW-Q{number:02}" for number in range(1, 52)],
    ]


def test_each_row_is_of_the_module_that_its_file_names() -> None:
    for name in MODULES:
        rows = [rule["id"] for rule in RULES if rule["module"] == name]
        assert sorted(RUNEWARS.modules[name].rows) == sorted(rows)
    assert "BOW-209" in RUNEWARS.modules["commanders"].rows


def test_rows_follow_the_order_of_the_titled_sections() -> None:
    runs = [section for section, _ in groupby(RULES, key=lambda rule: rule["section"])]
    assert runs == list(SECTIONS)
    assert len(runs) == 23
    for _, rows in groupby(RULES, key=lambda rule: rule["section"]):
        ids = [row["id"] for row in rows]
        assert ids == sorted(ids)


def test_sections_have_as_many_rows_as_the_rulebook() -> None:
    count = Counter(rule["section"].removeprefix("bow-") for rule in RULES)
    assert count == {
        "components": 50,
        "set-up": 14,
        "tile-12": 10,
        "lost-city": 12,
        "units": 15,
        "tactical-fate": 16,
        "runes": 10,
        "garrison": 7,
        "guildmaster": 4,
        "desolation": 11,
        "cryomancy": 11,
        "influence": 2,
        "development-cards": 12,
        "capitals": 11,
        "reanimates": 5,
        "peasants": 6,
        "commanders": 31,
        "free-cities": 7,
        "road-to-victory": 12,
        "exploration": 8,
        "battle": 27,
        "cards": 18,
        "rulings": 51,
    }


def test_sections_have_keys_and_titles_that_the_base_game_does_not_use() -> None:
    base = load(BASE, "catalogue.toml")["sections"]
    assert not SECTIONS.keys() & base.keys()
    for language in ("en", "de"):
        titles = {title[language] for title in SECTIONS.values()}
        assert len(titles) == len(SECTIONS)
        assert not titles & {title[language] for title in base.values()}


def test_rows_have_no_other_fields() -> None:
    allowed = {"id", "section", "module", "source", "options", "reading", "en", "de"}
    assert [rule["id"] for rule in RULES if not rule.keys() <= allowed] == []


def test_sources_are_counted() -> None:
    sources = Counter(rule["source"] for rule in RULES)
    assert sources == {"known": 290, "inferred": 58, "substitute": 2}


def test_every_row_belongs_to_a_module() -> None:
    count = Counter(rule["module"] for rule in RULES)
    assert count == {
        "banners": 222,
        "development-cards": 52,
        "commanders": 42,
        "road-to-victory": 15,
        "banners-exploration": 11,
        "free-cities": 8,
    }
    assert count.keys() == MODULES


def test_where_the_rulebooks_differ_a_row_says_which_is_followed() -> None:
    found = {
        language: [rule["id"] for rule in RULES if rule.get("reading") == language]
        for language in ("en", "de")
    }
    assert found["en"] == [
        "BOW-123",
        "BOW-134",
        "BOW-177",
        "BOW-185",
        "BOW-197",
        "BOW-228",
        "BOW-260",
        "BOW-268",
    ]
    assert len(found["de"]) == 30
    assert {"BOW-125", "BOW-127", "BOW-205", "BOW-242", "BOW-266"} <= set(found["de"])
    assert {rule.get("reading", "both") for rule in RULES} == {"en", "de", "both"}


def test_rows_name_options_that_exist_once_each() -> None:
    for rule in RULES:
        named = rule.get("options", [])
        assert set(named) <= VALUES.keys() | BASE_VALUES.keys(), rule["id"]
        assert len(set(named)) == len(named), rule["id"]
        assert named or "options" not in rule, rule["id"]


# --- Options and presets -----------------------------------------------------------------------


def test_every_option_stands_at_a_row_that_names_it() -> None:
    assert len(OPTIONS) == len(VALUES) == 20
    for option in OPTIONS:
        assert option["key"] in ROW[option["rule"]].get("options", []), option["key"]
    named = {key for rule in RULES for key in rule.get("options", ())}
    assert VALUES.keys() <= named


def test_four_options_bring_modules_and_all_others_are_readings_of_one() -> None:
    pulled = {
        option["key"]: value["pulls"]
        for option in OPTIONS
        for value in option["values"]
        if "pulls" in value
    }
    assert tuple(pulled) == SWITCHES
    assert set(pulled.values()) == MODULES - {"banners", "banners-exploration"}
    assert {option["module"] for option in OPTIONS} <= MODULES
    assert all(o["module"] == "banners" for o in OPTIONS if o["key"] in SWITCHES)


def test_an_option_belongs_to_the_module_of_its_row() -> None:
    for option in OPTIONS:
        if option["key"] not in SWITCHES:
            assert option["module"] == ROW[option["rule"]]["module"], option["key"]


def test_no_option_or_preset_has_a_key_of_the_base_game() -> None:
    assert not VALUES.keys() & BASE_VALUES.keys()
    base = {preset["key"] for preset in load(BASE, "options.toml")["preset"]}
    assert not PRESETS.keys() & base


def test_first_value_of_every_option_is_its_default() -> None:
    for option in OPTIONS:
        keys = VALUES[option["key"]]
        assert len(keys) == len(set(keys)) >= 2, option["key"]
        assert option["default"] == keys[0], option["key"]


def test_options_stand_together_in_their_groups() -> None:
    runs = [group for group, _ in groupby(OPTIONS, key=lambda option: option["group"])]
    assert runs == ["expansion", "set-up", "orders", "battle", "heroes", "cards"]


def test_presets_name_modules_and_allowed_values() -> None:
    assert list(PRESETS) == ["banners", "banners-everything"]
    for preset in PRESETS.values():
        assert preset["modules"] == ["banners"]
        for key, value in preset["options"].items():
            assert value in {**BASE_VALUES, **VALUES}[key], (preset["key"], key)
    assert PRESETS["banners"]["options"] == {}
    everything = PRESETS["banners-everything"]["options"]
    assert everything == dict.fromkeys((*SWITCHES, "exploration"), "on")


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
