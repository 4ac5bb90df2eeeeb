"""What a battle brings: points, combat points, gold and cards. [EMP-195 … EMP-199, EMP-348 … EMP-362]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.empires.battle.events import BattleSettled, MineTaken, ObjectiveHeld
from feldzug.games.empires.battle.table import TableBattle, TouchCastle
from feldzug.games.empires.building.conquest import has_beaten
from feldzug.games.empires.events import ItemCardDrawn, ItemCardsReturned
from feldzug.games.empires.items import ITEMS
from feldzug.games.empires.magic.effects import Dam, Mist
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER, NEITHER
from feldzug.games.empires.vocabularies import DEFEAT, DRAW, MASSACRE, NARROW, SUPERB
from feldzug.kernel.reported import Confirm
from feldzug.kernel.values import Seat
from tests.games.empires import rosters
from tests.games.empires.battles import (
    PILE,
    A,
    B,
    C,
    army,
    chance,
    fight,
    fought,
    go,
    refused,
    report,
    roll,
    say,
    tile,
    told,
    top,
    war,
)

LARGE = {A: army(1000), B: army(1000)}


def settled(points: tuple[int, int], text: str = "B1 hills 1", **how: Any) -> BattleSettled:
    g = fought(text, armies=LARGE)
    [event] = told(report(g, points, **how), BattleSettled)
    assert isinstance(event, BattleSettled)
    return event


# --- Degrees of victory ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ahead", "results", "kp"),
    [
        pytest.param(0, (DRAW, DRAW), (2, 2), marks=pytest.mark.rule("EMP-196")),
        pytest.param(80, (DRAW, DRAW), (2, 2), marks=pytest.mark.rule("EMP-196")),
        pytest.param(81, (NARROW, DEFEAT), (3, 1), marks=pytest.mark.rule("EMP-195", "EMP-197")),
        pytest.param(150, (NARROW, DEFEAT), (3, 1), marks=pytest.mark.rule("EMP-197")),
        pytest.param(151, (SUPERB, DEFEAT), (4, 1), marks=pytest.mark.rule("EMP-198")),
        pytest.param(200, (SUPERB, DEFEAT), (4, 1), marks=pytest.mark.rule("EMP-195")),
        pytest.param(400, (SUPERB, DEFEAT), (4, 1), marks=pytest.mark.rule("EMP-198")),
        pytest.param(401, (MASSACRE, DEFEAT), (5, 1), marks=pytest.mark.rule("EMP-199")),
    ],
)
@pytest.mark.parametrize("challenger_ahead", [True, False])
def test_the_difference_of_battle_points_decides(
    ahead: int, results: tuple[int, int], kp: tuple[int, int], challenger_ahead: bool
) -> None:
    g = fought("B1 hills 1", armies=LARGE)
    points = (300 + ahead, 300) if challenger_ahead else (300, 300 + ahead)
    if not challenger_ahead:
        results, kp = (results[1], results[0]), (kp[1], kp[0])
    events = report(g, points)
    assert told(events, BattleSettled) == [BattleSettled(A, B, tile("B1"), *points, *results)]
    assert (g.kp[A], g.kp[B]) == kp
    [entry] = g.archive
    assert (entry.points, entry.results, entry.round) == (points, results, 2)
    assert has_beaten(g, A, B) == (results[0] >= NARROW)
    assert has_beaten(g, B, A) == (results[1] >= NARROW)


@pytest.mark.rule("EMP-199")
@pytest.mark.parametrize("side", [CHALLENGER, CHALLENGED])
@pytest.mark.parametrize("points", [500, 300, 190])
def test_an_army_that_withdraws_cannot_win(side: int, points: int) -> None:
    event = settled((points, 100) if side == CHALLENGER else (100, points), withdrew=side)
    assert (event.result, event.result_of_challenged) == (DRAW, DRAW)
    event = settled((100, 500) if side == CHALLENGER else (500, 100), withdrew=side)
    assert sorted((event.result, event.result_of_challenged)) == [DEFEAT, SUPERB]


@pytest.mark.rule("EMP-199")
def test_who_surrenders_scores_nothing() -> None:
    event = settled((500, 300), surrendered=CHALLENGER)
    assert (event.points, event.points_of_challenged) == (0, 300)
    assert (event.result, event.result_of_challenged) == (DEFEAT, SUPERB)
    event = settled((500, 300), surrendered=CHALLENGED)
    assert (event.points, event.points_of_challenged) == (500, 0)
    assert event.result == MASSACRE


@pytest.mark.rule("EMP-283", "EMP-348", "EMP-199")
def test_what_is_held_is_added_before_the_difference_is_taken() -> None:
    g = fought("B1 mountain 1", armies=LARGE)
    events = report(g, (300, 320), holders=(CHALLENGER,))
    [event] = told(events, BattleSettled)
    assert (event.points, event.points_of_challenged) == (450, 320)
    assert event.result == NARROW
    assert [(one.seat, one.points) for one in told(events, ObjectiveHeld)] == [(A, 150)]


@pytest.mark.parametrize(
    ("text", "points"),
    [
        pytest.param("B1 mountain 1", 150, marks=pytest.mark.rule("EMP-283")),
        pytest.param("B1 hills 1 special-building", 30, marks=pytest.mark.rule("EMP-351")),
        pytest.param("B1 hills 1 city; C1 hills 1 *", 50, marks=pytest.mark.rule("EMP-353")),
        pytest.param("B1 hills 1 castle", 20, marks=pytest.mark.rule("EMP-362")),
    ],
)
@pytest.mark.parametrize(
    ("holder", "scored"), [(CHALLENGER, (1, 0)), (CHALLENGED, (0, 1)), (NEITHER, (0, 0))]
)
@pytest.mark.rule("EMP-416")
def test_an_objective_brings_points_to_who_holds_it_at_the_end(
    text: str, points: int, holder: int, scored: tuple[int, int]
) -> None:
    g = fought(text)
    events = report(g, (0, 0), holders=(holder,))
    [event] = told(events, BattleSettled)
    found = (event.points, event.points_of_challenged)
    assert found == (points * scored[0], points * scored[1])


@pytest.mark.rule("EMP-283", "EMP-354")
def test_a_mine_in_the_mountains_is_an_objective_beside_the_mountain() -> None:
    g = fought("B1 mountain 1 mine")
    report(g, (0, 0), holders=(CHALLENGER, CHALLENGED))
    assert roll(g, (1, 2, 3)) != []
    assert g.archive[0].points == (150, 20)


# --- Mines -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terrain", "dice", "gold"),
    [("river", (3, 3), 60), ("mountain", (2, 2, 2), 60), ("mountain", (1, 3, 6), 100)],
)
@pytest.mark.rule("EMP-356", "EMP-357", "EMP-416")
def test_a_mine_pays_its_holder_at_once_and_does_not_run_dry(
    terrain: str, dice: tuple[int, ...], gold: int
) -> None:
    g = fought(f"B1 {terrain} 1 mine")
    holders = (NEITHER, CHALLENGER) if terrain == "mountain" else (CHALLENGER,)
    report(g, (0, 0), holders=holders)
    events = roll(g, dice)
    assert told(events, MineTaken) == [MineTaken(A, tile("B1"), dice)]
    assert (g.gold[A], g.gold[B]) == (gold, 0)
    assert g.building[tile("B1")] >= 0
    assert g.archive[0].points == (20, 0)


@pytest.mark.rule("EMP-357", "EMP-416")
def test_a_mine_that_nobody_holds_pays_nobody() -> None:
    g = fought("B1 river 1 mine")
    report(g, (0, 0))
    assert chance(g) is None
    assert g.kp[A] == 2


@pytest.mark.rule("EMP-413")
def test_a_dammed_mine_pays_all_the_same_but_not_one_in_the_mist() -> None:
    g = fought("B1 river 1 mine")
    g.effects = [Dam(A, "next-spring", tile("B1"))]
    report(g, (0, 0), holders=(CHALLENGED,))
    roll(g, (3, 3))
    assert g.gold[B] == 60
    g = fought("B1 river 1 mine")
    g.effects = [Mist(A, "next-autumn", tile("B1"))]
    report(g, (0, 0), holders=(CHALLENGED,))
    assert chance(g) is None
    assert (g.gold[B], g.archive[0].points) == (0, (0, 20))


@pytest.mark.rule("EMP-402")
def test_gold_of_a_mine_goes_to_the_employer() -> None:
    dogs = rosters.roster("general, 2 pikemen, 2 crossbowmen", "dogs-of-war")
    peoples = ("empire", "empire", "dogs-of-war")
    text = "B1 river 1 mine; C1 fields 2"
    g = fought(text, peoples=peoples, hired={C: B}, armies={C: dogs})
    report(g, (0, 0), holders=(CHALLENGED,))
    roll(g, (3, 3))
    assert (g.gold[B], g.gold[C]) == (60, 0)


@pytest.mark.rule("EMP-437")
@pytest.mark.parametrize("building", ["mine", "castle"])
def test_a_neutral_realm_gets_neither_gold_nor_cards_nor_points(building: str) -> None:
    g = fought(f"B1 river 1 {building}", neutral=(B,))
    report(
        g,
        (0, 200),
        holders=(CHALLENGED,),
        castle_card=CHALLENGED if building == "castle" else NEITHER,
    )
    assert chance(g) is None
    assert (g.gold[B], g.kp[A], g.kp[B]) == (0, 1, 0)
    assert len(g.items) == PILE
    assert g.reserved == 0


@pytest.mark.rule("EMP-437")
def test_a_neutral_realm_is_beaten_like_any_other() -> None:
    g = fought("B1 hills 1", neutral=(B,))
    told_by_one = report(g, (200, 0))
    assert told(told_by_one, BattleSettled)[0].result == SUPERB
    assert (g.kp[A], g.kp[B]) == (4, 0)
    assert has_beaten(g, A, B)


# --- The castle and its card -------------------------------------------------------------------


@pytest.mark.rule("EMP-360")
@pytest.mark.parametrize(("side", "seat"), [(CHALLENGER, A), (CHALLENGED, B)])
def test_the_first_infantry_at_the_castle_gets_its_card(side: int, seat: Seat) -> None:
    g = fought("B1 hills 1 castle")
    report(g, (0, 0), castle_card=side, holders=(1 - side,))
    card = ITEMS.index("sword-of-might")
    events = roll(g, card)
    assert [(one.seat, one.item) for one in told(events, ItemCardDrawn)] == [(seat, card)]
    assert g.castle_cards[seat].cards == [card]
    assert g.castle_until[seat] == 3
    assert g.reserved == 0
    assert g.archive[0].points == ((20, 0) if side == CHALLENGED else (0, 20))


@pytest.mark.rule("EMP-359", "EMP-360")
def test_a_card_that_nobody_touches_stays_in_the_pile() -> None:
    g = fought("B1 hills 1 castle")
    report(g, (0, 0), holders=(CHALLENGED,))
    assert chance(g) is None
    assert (g.reserved, len(g.items)) == (0, PILE)


@pytest.mark.rule("EMP-360", "EMP-361")
def test_the_card_is_drawn_when_it_is_touched_and_the_battle_goes_on() -> None:
    g = fought("B1 hills 1 castle")
    say(g, A, TouchCastle(CHALLENGER))
    assert chance(g) is None
    say(g, B, Confirm(1))
    card = ITEMS.index("sword-of-might")
    roll(g, card)
    assert g.castle_cards[A].cards == [card]
    assert isinstance(top(g), TableBattle)
    shown = g.view(B).battles[0]
    assert (shown.castle_card, shown.touched_by) == (False, CHALLENGER)
    assert refused(g, B, TouchCastle(CHALLENGED)) != ""
    report(g, (0, 0), castle_card=CHALLENGER)
    assert chance(g) is None
    assert g.castle_cards[A].cards == [card]
    assert len(g.items) == PILE - 1


@pytest.mark.rule("EMP-361")
def test_a_castles_card_is_kept_for_one_more_battle_and_returned() -> None:
    g = fought("B1 hills 1 castle")
    report(g, (0, 0), castle_card=CHALLENGER)
    card = ITEMS.index("sword-of-might")
    roll(g, card)
    assert g.castle_cards[A].cards == [card]
    g = fought("B1 hills 1", held=(("castle_cards", A, "sword-of-might"),), number=3)
    g.castle_until[A] = 3
    events = report(g, (0, 0))
    assert told(events, ItemCardsReturned) == [ItemCardsReturned(A, 1)]
    assert g.castle_cards[A].cards == []


@pytest.mark.rule("EMP-361")
def test_a_second_castles_card_does_not_keep_the_first_one() -> None:
    g = fought("B1 hills 1 castle", held=(("castle_cards", A, "sword-of-might"),), number=3)
    g.castle_until[A] = 3
    events = report(g, (0, 0), castle_card=CHALLENGER)
    assert told(events, ItemCardsReturned) == [ItemCardsReturned(A, 1)]
    crown = ITEMS.index("crown-of-command")
    roll(g, crown)
    assert (g.castle_cards[A].cards, g.castle_until[A]) == ([crown], 4)


@pytest.mark.rule("EMP-137", "EMP-271")
def test_an_amulets_card_goes_back_after_the_battles_a_hoards_card_stays() -> None:
    held = (("amulets", A, "sword-of-might"), ("hoard_cards", A, "crown-of-command"))
    g = fought("B1 hills 1", held=held)
    report(g, (0, 0))
    assert g.amulets[A].cards == []
    assert g.hoard_cards[A].cards == [ITEMS.index("crown-of-command")]
    assert len(g.items) == PILE - 1


@pytest.mark.rule("EMP-018", "EMP-372")
def test_after_the_battle_all_know_the_cards_that_were_used() -> None:
    used = rosters.roster(
        "general + sword-of-might, 2 halberdiers, 2 crossbowmen", cards="sword-of-might"
    )
    held = (("hoard_cards", A, "sword-of-might"), ("hoard_cards", A, "crown-of-command"))
    g = fought("B1 hills 1; C1 fields 2", held=held, armies={A: used})
    assert g.view(C).realms[A].known_items == []
    report(g, (0, 0))
    for seat in (C, None):
        assert g.view(seat).realms[A].known_items == ["sword-of-might"]


@pytest.mark.rule("EMP-419")
def test_an_empty_castle_gives_points_but_no_card() -> None:
    g = war("B1 hills 1 castle")
    for _ in range(PILE):
        g.items.take(g.items.bag[0])
    go(g, TableBattle)
    assert fight(g).castle_card is False
    assert refused(g, A, TouchCastle(CHALLENGER)) != ""
    report(g, (0, 0), castle_card=CHALLENGER, holders=(CHALLENGER,))
    assert chance(g) is None
    assert g.archive[0].points == (20, 0)
