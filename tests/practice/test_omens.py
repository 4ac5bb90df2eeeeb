"""An expansion that the base does not know."""

from __future__ import annotations

from pathlib import Path

from feldzug.kernel.values import FATE
from tests.practice import FORDS
from tests.practice.battle import Battle
from tests.practice.cards import Play
from tests.practice.omens import Omen, OmenRead, StormRages
from tests.practice.orders import ChooseOrders, Lay, Season
from tests.practice.position import NOBODY
from tests.practice.scenes import FORD, A, B, C, begin, fated, realm

OMENS = ("omens",)
BASE = ("position", "orders", "battle", "cards", "tactics", "game")


def test_the_base_never_names_its_expansion() -> None:
    for chapter in BASE:
        text = (Path(__file__).parent / f"{chapter}.py").read_text().lower()
        assert "omens" not in text, chapter
        assert "storm" not in text, chapter


def test_a_season_begins_with_an_omen() -> None:
    g = begin(realm(modules=OMENS), Season())
    assert isinstance(g.stack[-1], Omen)
    assert g.apply(FATE, B) == [OmenRead(B)]
    assert isinstance(g.stack[-1], ChooseOrders)
    assert [g.strength(FORD, seat) for seat in g.seats()] == [0, 1, 0]


def test_an_omen_ends_with_its_season() -> None:
    g = begin(realm(modules=OMENS), Season())
    fated(g, B)
    g.pile = []  # so that schemes draw nothing
    for seat in (A, B, C):
        g.apply(seat, Lay("scheme", NOBODY))
    assert g.effects == []


def test_a_storm_makes_everybody_weaker_but_never_less_than_nothing() -> None:
    g = realm("ford 0 2 spear, ford 1 1 spear", ("storm",), modules=OMENS)
    begin(g, Battle(FORD, A, B))
    g.apply(A, Play("storm"))
    assert g.effects == [StormRages(A, "battle")]
    assert [g.strength(FORD, seat) for seat in g.seats()] == [1, 0, 0]


def test_without_the_expansion_there_are_no_storms() -> None:
    assert "storm" not in realm().pile
    assert "storm" in realm(modules=OMENS).pile


def test_the_rules_name_their_modules() -> None:
    base, more = realm(modules=OMENS).rules.id.split("+")
    assert (base.partition(":")[0], more.partition(":")[0]) == ("fords@3", "omens@1")
    assert FORDS.rules(FORDS.setup(2)).id == base
