"""The tables of the season spells and the event cards."""

from __future__ import annotations

import pytest

from feldzug.games.empires.event_cards import EVENT_CARD_FACTS, EVENT_CARDS, EventCardFacts
from feldzug.games.empires.records import Record, rows_of
from feldzug.games.empires.spells import (
    AUTUMN,
    FILE,
    SPELL_FACTS,
    SPELLS,
    SPRING,
    SpellFacts,
    read_spells,
    spell_of,
)


def spell(name: str) -> SpellFacts:
    return SPELL_FACTS[SPELLS.index(name)]


def card(name: str) -> EventCardFacts:
    return EVENT_CARD_FACTS[EVENT_CARDS.index(name)]


@pytest.mark.rule("EMP-033")
def test_each_die_of_each_season_gives_a_spell() -> None:
    assert [SPELLS[spell_of(SPRING, die)] for die in range(1, 7)] == [
        "spring-failure",
        "wealth",
        "chaos-void",
        "earthquake",
        "dam",
        "transmutation",
    ]
    assert [SPELLS[spell_of(AUTUMN, die)] for die in range(1, 7)] == [
        "autumn-failure",
        "spoiled-harvest",
        "flood",
        "vortex",
        "mist",
        "tornado",
    ]


@pytest.mark.rule(
    "EMP-041",
    "EMP-042",
    "EMP-045",
    "EMP-047",
    "EMP-051",
    "EMP-053",
    "EMP-055",
    "EMP-056",
    "EMP-058",
)
def test_what_may_be_chosen_as_target() -> None:
    assert {facts.id: facts.target for facts in SPELL_FACTS} == {
        "spring-failure": "none",
        "wealth": "own",
        "chaos-void": "free",
        "earthquake": "castle-or-city",
        "dam": "river",
        "transmutation": "enemy-capital",
        "autumn-failure": "none",
        "spoiled-harvest": "enemy",
        "flood": "river",
        "vortex": "any",
        "mist": "any",
        "tornado": "any",
    }


@pytest.mark.rule("EMP-059", "EMP-060", "EMP-061", "EMP-063", "EMP-068")
def test_which_dice_destroy() -> None:
    assert {facts.id: facts.destroys for facts in SPELL_FACTS if facts.destroys} == {
        "flood": 4,
        "vortex": 5,
        "tornado": 2,
    }
    assert spell("flood").downstream == 6
    assert spell("vortex").ends == 1


@pytest.mark.rule("EMP-046", "EMP-048", "EMP-052", "EMP-057", "EMP-064")
def test_how_long_spells_last() -> None:
    assert {facts.id: facts.until for facts in SPELL_FACTS if facts.until} == {
        "chaos-void": "next-spring",
        "earthquake": "next-spring",
        "dam": "next-spring",
        "spoiled-harvest": "end-of-winter",
        "mist": "next-autumn",
    }


@pytest.mark.rule("EMP-054")
def test_transmutation_is_a_die_times_a_hundred() -> None:
    assert (spell("transmutation").gold_dice, spell("transmutation").gold_factor) == (1, 100)


def test_a_table_that_lacks_a_die_is_refused() -> None:
    rows = rows_of(FILE, "spell")
    rows[1]["die"] = 3
    with pytest.raises(
        ValueError, match="the table of spring does not have one spell for each die"
    ):
        read_spells([Record(FILE, row) for row in rows])


@pytest.mark.rule("EMP-110")
def test_there_are_thirteen_event_cards() -> None:
    assert len(EVENT_CARDS) == 13


@pytest.mark.rule("EMP-410")
def test_which_cards_are_carried_out_at_once() -> None:
    assert [facts.id for facts in EVENT_CARD_FACTS if facts.at == "events"] == [
        "fools-gold",
        "craftsmen",
        "catastrophe",
        "diplomat",
        "saboteurs",
        "intriguer",
        "amulet",
    ]


@pytest.mark.rule("EMP-113", "EMP-116", "EMP-122", "EMP-134")
def test_which_cards_name_an_opponent() -> None:
    assert [facts.id for facts in EVENT_CARD_FACTS if facts.opponent] == [
        "fools-gold",
        "catastrophe",
        "diplomat",
        "intriguer",
    ]


@pytest.mark.rule(
    "EMP-117",
    "EMP-118",
    "EMP-123",
    "EMP-124",
    "EMP-127",
    "EMP-131",
    "EMP-132",
    "EMP-133",
    "EMP-134",
)
def test_the_numbers_of_the_cards() -> None:
    assert card("catastrophe").destroyed_on == 1
    assert card("risk").kp == 2
    assert card("pioneers").cheaper == 1
    assert card("reinforcement").free == 70
    assert card("assassin").die == 4
    saboteurs = card("saboteurs")
    assert (saboteurs.mine, saboteurs.castle, saboteurs.city) == (4, 5, 6)
    assert card("intriguer").die == 3
