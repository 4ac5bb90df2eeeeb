"""Fate, orders, cities, developments, tokens, and every deck."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.runewars.content_files import (
    AREAS,
    ATTRIBUTES,
    FACTIONS,
    OUTSIDE,
    ROWS,
    SEASONS,
    SHAPES,
    UNITS,
    WINDOWS,
    copies,
)


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
