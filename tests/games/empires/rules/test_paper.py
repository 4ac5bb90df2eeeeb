"""Battles on paper: two dice and the advantages of both sides. [EMP-434]"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from feldzug.games.empires.battle.armies import PayGold
from feldzug.games.empires.battle.events import PaperRolled
from feldzug.games.empires.battle.paper import PaperBattle, PayForPaper, chances
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.view import view
from feldzug.games.empires.vocabularies import DEFEAT, DRAW, NARROW, SUPERB, TILES
from feldzug.kernel.values import Seat
from tests.games.empires.battles import (
    PILE,
    A,
    B,
    C,
    chance,
    fight,
    go,
    offered,
    refused,
    roll,
    say,
    tile,
    told,
    top,
    war,
)

pytestmark = pytest.mark.rule("EMP-434")


def on_paper(text: str = "B1 hills 1", *challenges: tuple[Seat, Seat, str], **how: Any) -> Campaign:
    """A battle on paper that asks both sides what they pay."""
    g = war(text, *challenges, **how)
    go(g, PayForPaper, way="paper")
    return g


def paid(g: Campaign, a: int = 0, b: int = 0) -> Campaign:
    say(g, A, PayGold(a))
    say(g, B, PayGold(b))
    return g


@pytest.mark.parametrize(
    ("dice", "results", "kp"),
    [
        ((1, 1), (DEFEAT, SUPERB), (1, 4)),
        ((1, 2), (DEFEAT, NARROW), (1, 3)),
        ((2, 3), (DEFEAT, NARROW), (1, 3)),
        ((3, 3), (DRAW, DRAW), (2, 2)),
        ((4, 4), (DRAW, DRAW), (2, 2)),
        ((4, 5), (NARROW, DEFEAT), (3, 1)),
        ((5, 6), (NARROW, DEFEAT), (3, 1)),
        ((6, 6), (SUPERB, DEFEAT), (4, 1)),
    ],
)
def test_two_dice_decide(
    dice: tuple[int, int], results: tuple[int, int], kp: tuple[int, int]
) -> None:
    g = paid(on_paper())
    events = roll(g, dice)
    assert told(events, PaperRolled) == [PaperRolled(A, B, dice, 0)]
    assert g.archive[0].results == results
    assert (g.archive[0].points, g.archive[0].way) == ((0, 0), "paper")
    assert (g.kp[A], g.kp[B]) == kp


def test_the_odds_without_advantages() -> None:
    found = chances(0)
    assert [found[one] for one in sorted(found)] == [Fraction(n, 36) for n in (9, 1, 16, 9, 1)]
    assert found[DEFEAT, SUPERB] == Fraction(1, 36)
    assert sum(chances(3).values()) == 1
    assert chances(-10)[DEFEAT, SUPERB] == 1
    assert chances(10)[SUPERB, DEFEAT] == 1


def test_no_more_than_a_superb_victory_can_happen() -> None:
    cards = ((A, "scouts"), (A, "reinforcement"))
    g = paid(on_paper(cards=cards, largest=A, gold={A: 200}), a=200)
    roll(g, (6, 6))
    assert g.archive[0].results == (SUPERB, DEFEAT)


@pytest.mark.parametrize(
    ("how", "pays", "plus"),
    [
        ({"cards": ((A, "reinforcement"),)}, (0, 0), 1),
        ({"cards": ((B, "reinforcement"),)}, (0, 0), -1),
        ({"cards": ((A, "scouts"),)}, (0, 0), 1),
        ({"cards": ((B, "scouts"),)}, (0, 0), -1),
        ({"cards": ((A, "scouts"), (B, "scouts"))}, (0, 0), 0),
        ({"cards": ((A, "spies"), (A, "assassin"))}, (0, 0), 0),
        ({"largest": A}, (0, 0), 1),
        ({"largest": B}, (0, 0), -1),
        ({"gold": {A: 200}}, (100, 0), 1),
        ({"gold": {A: 200}}, (200, 0), 2),
        ({"gold": {B: 200}}, (0, 200), -2),
        ({"cards": ((A, "scouts"),), "gold": {A: 100}, "largest": B}, (100, 0), 1),
    ],
)
def test_each_advantage_counts_1(how: dict[str, Any], pays: tuple[int, int], plus: int) -> None:
    g = paid(on_paper(**how), *pays)
    assert g.view(None).battles[0].advantage == plus
    [event] = told(roll(g, (4, 4)), PaperRolled)
    assert event.advantage == plus
    assert g.kp[A] == {-2: 2, -1: 2, 0: 2, 1: 3, 2: 3}[plus]


def test_each_side_says_in_secret_what_it_pays_and_nobody_gets_it_back() -> None:
    g = on_paper(gold={A: 150, B: 1000})
    assert offered(g, A) == [PayGold(0), PayGold(100)]
    assert offered(g, B) == [PayGold(0), PayGold(100), PayGold(200)]
    assert refused(g, A, PayGold(200)) == "EMP-434 paper-no-gold"
    assert refused(g, B, PayGold(300)) != ""
    say(g, A, PayGold(100))
    assert g.gold[A] == 150
    say(g, B, PayGold(200))
    assert (g.gold[A], g.gold[B]) == (50, 800)
    assert fight(g).paid == (100, 200)


def test_paper_has_no_table() -> None:
    g = paid(on_paper("B1 river 1 mine"))
    assert isinstance(chance(g), PaperBattle)
    assert (fight(g).pieces, fight(g).objectives, fight(g).has_weather) == ((), (), False)
    roll(g, (6, 6))
    assert g.stack == []
    assert (g.gold, g.archive[0].armies) == ([0, 0], ())


def test_the_card_of_a_castle_stays_in_the_pile() -> None:
    g = paid(on_paper("B1 hills 1 castle"))
    assert g.reserved == 0
    roll(g, (6, 6))
    assert (g.reserved, len(g.items)) == (0, PILE)


@pytest.mark.rule("EMP-347")
def test_the_dragon_does_nothing_on_paper() -> None:
    g = paid(on_paper("B1 volcano 1"))
    roll(g, (6, 6))
    assert g.owner[tile("B1")] == B
    assert not g.dragon_slain
    assert g.dragon_driven_off == 0


@pytest.mark.rule("EMP-429")
def test_reinforcement_is_an_advantage_in_the_battle_entered_first_only() -> None:
    cards = ((B, "reinforcement"), (B, "scouts"))
    g = on_paper("B1 hills 1; C1 fields 2", (A, B, "B1"), (C, B, "B1"), cards=cards)
    go(g, PayForPaper, branch=1, way="paper")
    assert [one.advantage for one in g.view(None).battles] == [-2, -1]


@pytest.mark.rule("EMP-402")
def test_a_mercenary_pays_from_the_treasury_of_his_employer() -> None:
    peoples = ("empire", "empire", "dogs-of-war")
    g = on_paper("B1 hills 1; C1 fields 2", peoples=peoples, hired={C: B}, gold={B: 100, C: 300})
    assert g.waiting() == (A, C)
    assert refused(g, C, PayGold(200)) == "EMP-434 paper-no-gold"
    say(g, C, PayGold(100))
    say(g, A, PayGold(0))
    assert (g.gold[B], g.gold[C]) == (0, 300)
    roll(g, (1, 1))  # and 1 for the gold of the challenged side: a superb victory
    assert (g.kp[B], g.kp[C]) == (3, 1)


@pytest.mark.rule("EMP-437")
def test_a_neutral_realm_pays_nothing() -> None:
    g = on_paper(neutral=(B,), gold={B: 500}, cards=((B, "scouts"),))
    assert g.waiting() == (A,)
    say(g, A, PayGold(0))
    assert top(g) is chance(g)
    [event] = told(roll(g, (2, 2)), PaperRolled)
    assert event.advantage == 0
    assert (g.kp, g.gold[B]) == ([1, 0], 500)
    assert TILES[g.archive[0].tile] == "B1"


@pytest.mark.rule("EMP-434", "EMP-437")
def test_a_neutral_realm_has_no_advantage_of_its_size() -> None:
    g = on_paper(neutral=(B,), largest=B)
    say(g, A, PayGold(0))
    [event] = told(roll(g, (4, 5)), PaperRolled)
    assert event.advantage == 0
    assert g.archive[0].results == (NARROW, DEFEAT)


def test_both_sides_see_the_odds_of_what_they_can_pay() -> None:
    """Before they agree on paper and while they pay; a bystander sees them without any gold."""
    g = on_paper(gold={A: 150})
    (fought,) = view(g, A).battles
    assert [one.gold for one in fought.paper] == [0, 100]
    wins = [sum(c.of36 for c in one.chances if c.results[1] == "defeat") for one in fought.paper]
    assert wins == [10, 15]  # a total of nine or more, then of eight or more
    assert [sum(c.of36 for c in one.chances) for one in fought.paper] == [36, 36]
    (theirs,) = view(g, B).battles
    assert [one.gold for one in theirs.paper] == [0]
    (seen,) = view(g, None).battles
    assert seen.paper == theirs.paper
    say(g, A, PayGold(100))
    assert view(g, B).battles == [theirs]  # what was paid in secret tips nothing yet


@pytest.mark.rule("EMP-182")
def test_gold_named_for_one_battle_on_paper_is_not_there_for_the_other() -> None:
    g = on_paper("B1 hills 1; C1 fields 2", (A, B, "B1"), (C, B, "B1"), gold={B: 150})
    go(g, PayForPaper, way="paper", branch=1)
    assert refused(g, B, PayGold(100), branch=1) == ""
    say(g, B, PayGold(100))
    assert refused(g, B, PayGold(100), branch=1) == "EMP-434 paper-no-gold"
