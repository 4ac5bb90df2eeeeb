"""Taxes: what tiles pay in winter, and what reduces it. [EMP-096 to EMP-108]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.magic.effects import Dam, Mist
from feldzug.games.empires.winter.events import (
    NoTaxes,
    TaxesCollected,
    TileTaxed,
    TileUntaxed,
)
from feldzug.games.empires.winter.taxes import DRAGONS, RAIDED
from feldzug.games.empires.winter.winter import Winter
from feldzug.kernel.values import Event
from tests.games.empires.seasons import AUTUMN, roll, season, start, told
from tests.games.empires.table import A, B, C, tile

FAR = "; T20 mountain 1 *; S20 mountain 1; R20 mountain 1; Q20 mountain 1; P20 mountain 1; O20 mountain 1"
"""A second realm, larger than the first, far away, that pays nothing."""


def due(text: str, **how: Any) -> Campaign:
    """A winter in which taxes come next."""
    return season(text + FAR, AUTUMN, **how)


def collected(g: Campaign, *dice: Any) -> list[Event]:
    """Taxes are collected; the dice of player A, tile by tile."""
    start(g, Winter(at="collect_taxes"))
    events = [*g.events, *roll(g, *dice)]
    assert g.stack == []
    return events


@pytest.mark.rule(
    "EMP-096", "EMP-097", "EMP-098", "EMP-099", "EMP-100", "EMP-101", "EMP-102", "EMP-103"
)
@pytest.mark.parametrize(
    ("terrain", "dice", "gold"),
    [
        ("mountain", None, 0),
        ("volcano", None, 0),
        ("swamp", 4, 20),
        ("desert", 6, 30),
        ("tundra", 1, 5),
        ("hills", 3, 30),
        ("lake", 3, 30),
        ("forest", 5, 50),
        ("jungle", 5, 50),
        ("fields", (2, 6), 80),
        ("river", (1, 1), 20),
    ],
)
def test_each_terrain_has_its_tax(terrain: str, dice: Any, gold: int) -> None:
    g = due(f"A1 {terrain} 0 *")
    events = collected(g, *([] if dice is None else [dice]))
    assert g.gold == [gold, 0]
    assert told(events, TaxesCollected)[0] == TaxesCollected(A, gold, 0, gold)
    if dice is None:
        assert TileUntaxed(A, tile("A1"), "poor-terrain") in events


@pytest.mark.rule("EMP-104")
@pytest.mark.parametrize(
    ("text", "dice", "gold"),
    [
        ("A1 hills 0 city*", (3, 4), 70),
        ("A1 desert 0 city*", (3, 4), 55),
        ("A1 mountain 0 city*", 4, 40),
        ("A1 river 0 city*", (3, 4, 5), 120),
        ("A1 river 0 *; B1 hills 0 city", None, 90),
    ],
)
def test_a_city_adds_a_die(text: str, dice: Any, gold: int) -> None:
    g = due(text)
    collected(g, *([(3, 4), (1, 1)] if dice is None else [dice]))
    assert g.gold[A] == gold


@pytest.mark.rule("EMP-411", "EMP-412")
def test_a_capital_without_its_city_has_no_city_die() -> None:
    g = due("A1 river 0 *")
    collected(g, (3, 4))
    assert g.gold[A] == 70


@pytest.mark.rule("EMP-105")
def test_taxes_are_rolled_tile_by_tile_castles_and_mines_add_nothing() -> None:
    g = due(
        "A1 hills 0 *; B1 hills 0 castle; C1 river 0 mine; D1 hills 0 special-building; E1 hills"
    )
    events = collected(g, 1, 2, (1, 2), 3)
    assert told(events, TileTaxed) == [
        TileTaxed(A, tile("A1"), (1,), 10),
        TileTaxed(A, tile("B1"), (2,), 20),
        TileTaxed(A, tile("C1"), (1, 2), 30),
        TileTaxed(A, tile("D1"), (3,), 30),
    ]
    assert g.gold == [90, 0]
    assert [line.gold for line in g.ledger] == [90]


@pytest.mark.rule("EMP-071", "EMP-013")
def test_the_smallest_realm_collects_first_and_a_neutral_one_nothing() -> None:
    text = "A1 hills 0 *; B1 hills 0; A3 hills 1 *; A5 hills 2 *; B5 hills 2; C5 hills 2"
    g = season(text, AUTUMN)
    start(g, Winter(at="collect_taxes"))
    assert g.stack[-1].seat == B  # type: ignore[attr-defined]
    g = season(text, AUTUMN)
    g.neutral[A] = 1
    start(g, Winter(at="collect_taxes"))
    roll(g, 1, 2, 2, 2)
    assert g.gold == [0, 10, 60]


@pytest.mark.rule("EMP-106")
def test_isolated_tiles_pay_nothing() -> None:
    g = due("A1 hills 0 *; B1 hills 0; C1 hills; D1 hills 0 city; E1 hills 0")
    events = collected(g, 4, 5)
    assert g.gold[A] == 90
    assert told(events, TileUntaxed)[:2] == [
        TileUntaxed(A, tile("D1"), "isolated"),
        TileUntaxed(A, tile("E1"), "isolated"),
    ]


@pytest.mark.rule("EMP-107", "EMP-066", "EMP-076", "EMP-085")
def test_raids_dragons_and_mist_take_whole_tiles_with_their_cities() -> None:
    g = due("A1 hills 0 *; B1 hills 0 city; C1 hills 0 city; D1 hills 0 city; E1 river 0 mine")
    g.barren[tile("B1")] = RAIDED
    g.barren[tile("C1")] = DRAGONS
    g.effects = [Mist(B, "next-autumn", tile("D1")), Dam(B, "next-spring", tile("E1"))]
    events = collected(g, 6, (6, 6))
    assert g.gold[A] == 180
    assert [event for event in told(events, TileUntaxed) if event.seat == A] == [
        TileUntaxed(A, tile("B1"), "raided"),
        TileUntaxed(A, tile("C1"), "dragons"),
        TileUntaxed(A, tile("D1"), "mist"),
    ]


@pytest.mark.rule("EMP-108", "EMP-015", "EMP-057")
@pytest.mark.parametrize(
    ("dice", "times", "reading", "gold"),
    [
        ((6, 6), 0, "down-to-5", 120),
        ((6, 6), 1, "down-to-5", 60),
        ((5, 3), 2, "down-to-5", 20),
        ((5, 2), 1, "down-to-5", 35),
        ((5, 2), 2, "down-to-5", 15),
        ((5, 2), 2, "down-to-1", 17),
        ((6, 5), 3, "down-to-5", 10),
        ((6, 5), 3, "down-to-1", 13),
    ],
)
def test_the_sum_is_halved_once_for_each_reduction_and_rounded_at_the_end(
    dice: tuple[int, int], times: int, reading: str, gold: int
) -> None:
    g = due("A1 fields 0 *", halved_gold=reading)
    g.halvings[A] = times
    events = collected(g, dice)
    assert g.gold[A] == gold
    assert TaxesCollected(A, sum(dice) * 10, times, gold) in events


@pytest.mark.rule("EMP-108")
def test_tiles_are_summed_before_they_are_halved() -> None:
    g = due("A1 desert 0 *; B1 desert 0; C1 desert 0")
    g.halvings[A] = 1
    collected(g, 1, 1, 4)
    assert g.gold[A] == 15


@pytest.mark.rule("EMP-225")
@pytest.mark.parametrize("people", ["high-elves", "dark-elves"])
def test_each_tax_roll_of_elves_counts_1_less(people: str) -> None:
    g = due("A1 fields 0 *; B1 hills 0; C1 hills 0 city", peoples=(people, "empire"))
    collected(g, (3, 4), 1, (3, 4))
    assert g.gold[A] == 60 + 0 + 20 + 30


@pytest.mark.rule("EMP-225")
def test_a_mountain_city_of_elves_has_one_roll() -> None:
    g = due("A1 mountain 0 city*", peoples=("high-elves", "empire"))
    collected(g, 1)
    assert g.gold[A] == 0


@pytest.mark.rule("EMP-225")
def test_wood_elves_are_not_arrogant() -> None:
    g = due("A1 hills 0 *", peoples=("wood-elves", "high-elves"))
    collected(g, 1)
    assert g.gold[A] == 10


@pytest.mark.rule("EMP-247")
@pytest.mark.parametrize("people", ["tomb-kings", "vampire-counts"])
def test_undead_collect_no_taxes(people: str) -> None:
    g = due("A1 fields 0 city*; B1 hills 0", peoples=(people, "empire"))
    events = collected(g)
    assert g.gold[A] == 0
    assert told(events, NoTaxes) == [NoTaxes(A)]


@pytest.mark.rule("EMP-105", "EMP-069")
def test_all_realms_collect() -> None:
    g = season("A1 hills 0 *; C1 hills 1 *; E1 hills 2 *", AUTUMN)
    start(g, Winter(at="collect_taxes"))
    roll(g, 1, 2, 3)
    assert g.gold == [10, 20, 30]
    assert [line.seat for line in g.ledger] == [A, B, C]
