"""Legendary battles: four attackers beaten in a row (RNG-035 to RNG-037)."""

from __future__ import annotations

import pytest

from feldzug.games.ring_war.actions import (
    Attack,
    DiscardCard,
    DrawnArea,
    DrawnCard,
    EndMovement,
    ForgoCard,
    NameDefender,
    PlayCard,
    SendUnit,
    StopAttacking,
    Withdraw,
)
from feldzug.games.ring_war.board import CAVALRY, INFANTRY
from feldzug.games.ring_war.deck import CARD
from feldzug.games.ring_war.events import DrawLapsed, FourBeaten, LegendaryBattleWon
from feldzug.games.ring_war.turn import Turn, WholeWar
from feldzug.games.ring_war.war import War
from feldzug.kernel.values import Event, Seat
from tests.games.ring_war.table import (
    GREEN,
    RED,
    YELLOW,
    answer,
    begin,
    fated,
    place,
    stands,
    start,
    war,
)

BOARD = """
    eregion: 0 infantry 5
    gladden_fields: 0 infantry 5, leader
    moria: 1 infantry 1
"""
"""Green stands on both sides of Moria, a fortress of red with one infantry: it rolls three dice."""


IDLE = "\nbuckland: 0 infantry 1, leader"
"""Green's leader, where he earns no card."""


def duel(
    g: War,
    source: str,
    won: bool,
    *,
    target: str = "moria",
    named: int = INFANTRY,
    by: Seat = GREEN,
) -> list[Event]:
    """One infantry attacks an infantry in a fortress, or whatever is named, and wins or falls."""
    answer(g, (by, Attack(place(source), place(target))), (by, SendUnit(INFANTRY, False)))
    events = answer(g, (RED, NameDefender(named)))
    defence = [0, 1, 2][named] + 1 + 2
    return events + fated(g, (6, *[1] * defence) if won else (1, 6, *[1] * (defence - 1)))


def beaten(g: War, count: int, source: str = "eregion") -> list[Event]:
    """So many attackers fall before Moria."""
    return [event for _ in range(count) for event in duel(g, source, won=False)]


def end_of_turn(g: War, seat: Seat = GREEN) -> list[Event]:
    return answer(g, (seat, StopAttacking()), (seat, EndMovement()))


def no_legend(g: War, seat: Seat = GREEN) -> bool:
    """The turn ends, all cards are drawn, and nothing was said of a legendary battle."""
    events = end_of_turn(g, seat)
    return "card-part" not in g.path() and not any(
        isinstance(e, LegendaryBattleWon) for e in events
    )


@pytest.mark.rule("RNG-035", "RNG-036", "RNG-037")
def test_four_attackers_beaten_in_a_row_earn_an_area_card_and_an_adventure_card() -> None:
    g = begin(war(BOARD), "battle")
    assert FourBeaten(RED, place("moria")) not in beaten(g, 3)
    assert FourBeaten(RED, place("moria")) in beaten(g, 1)
    assert (stands(g, "eregion"), stands(g, "moria")) == ("0 infantry 1", "1 infantry 1")
    assert (g.area_hands[RED], g.card_hands[RED]) == ([], [])
    assert LegendaryBattleWon(RED, place("moria")) in end_of_turn(g)
    fated(g, DrawnArea(place("nurn")), DrawnCard(CARD["ambush"]))
    assert g.area_hands[RED] == [place("nurn")]
    assert g.card_hands[RED] == [CARD["ambush"]]
    assert (g.area_hands[GREEN], g.card_hands[GREEN]) == ([], [])


@pytest.mark.rule("RNG-035")
def test_the_attackers_may_come_from_several_areas_and_the_defender_may_change() -> None:
    g = begin(war(BOARD.replace("moria: 1 infantry 1", "moria: 1 infantry 1, cavalry 1")), "battle")
    duel(g, "eregion", won=False)
    duel(g, "gladden_fields", won=False, named=CAVALRY)
    duel(g, "eregion", won=False, named=CAVALRY)
    duel(g, "gladden_fields", won=False)
    assert LegendaryBattleWon(RED, place("moria")) in end_of_turn(g)


@pytest.mark.rule("RNG-035")
def test_a_lost_defender_begins_the_count_anew() -> None:
    g = begin(war(BOARD.replace("moria: 1 infantry 1", "moria: 1 infantry 2")), "battle")
    beaten(g, 2)
    duel(g, "eregion", won=True)
    assert stands(g, "moria") == "1 infantry 1"
    beaten(g, 2)
    assert not any(isinstance(e, FourBeaten) for e in beaten(g, 1, "gladden_fields"))
    assert FourBeaten(RED, place("moria")) in beaten(g, 1, "gladden_fields")


@pytest.mark.rule("RNG-035", "RNG-040")
@pytest.mark.parametrize("roll", [1, 2])
def test_a_withdrawing_defender_begins_the_count_anew(roll: int) -> None:
    board = "eregion: 0 infantry 5\nrhudaur: 0 infantry 5, leader\nmoria: 1 infantry 2"
    g = begin(war(board), "battle")
    beaten(g, 3)
    answer(g, (GREEN, Attack(place("eregion"), place("moria"))), (GREEN, SendUnit(INFANTRY, False)))
    answer(g, (RED, Withdraw(INFANTRY, place("gladden_fields"), False)))
    fated(g, (roll,))
    answer(g, (RED, NameDefender(INFANTRY)))
    fated(g, (1, 6, 1, 1))
    assert stands(g, "eregion") == "0 infantry 1", "four fell, but not directly one after another"
    assert no_legend(g)


@pytest.mark.rule("RNG-035")
def test_after_a_withdrawal_it_takes_four_again() -> None:
    g = begin(war("eregion: 0 infantry 5\nmoria: 1 infantry 2"), "battle")
    answer(g, (GREEN, Attack(place("eregion"), place("moria"))), (GREEN, SendUnit(INFANTRY, False)))
    answer(g, (RED, Withdraw(INFANTRY, place("gladden_fields"), False)))
    fated(g, (2,))
    answer(g, (RED, NameDefender(INFANTRY)))
    fated(g, (1, 6, 1, 1))
    assert not any(isinstance(e, FourBeaten) for e in beaten(g, 2))
    assert FourBeaten(RED, place("moria")) in beaten(g, 1)


@pytest.mark.rule("RNG-035")
def test_the_four_must_fall_before_the_same_area() -> None:
    g = begin(
        war("eregion: 0 infantry 5\nmoria: 1 infantry 1\nrhudaur: 1 infantry 1" + IDLE), "battle"
    )
    beaten(g, 2)
    duel(g, "eregion", won=False, target="rhudaur")
    duel(g, "eregion", won=False, target="rhudaur")
    assert no_legend(g)


@pytest.mark.rule("RNG-035")
def test_the_four_must_fall_in_the_same_turn() -> None:
    board = (
        "eregion: 0 infantry 5, leader\ngladden_fields: 2 infantry 2, leader\nmoria: 1 infantry 1"
    )
    g = begin(war(board), "battle")
    beaten(g, 3)
    start(g, WholeWar(at="take_turns"), Turn(YELLOW))
    duel(g, "gladden_fields", won=False, by=YELLOW)
    assert no_legend(g, YELLOW)


@pytest.mark.rule("RNG-035")
def test_whoever_loses_the_area_in_the_end_has_won_no_legendary_battle() -> None:
    g = begin(war(BOARD), "battle")
    beaten(g, 4)
    duel(g, "gladden_fields", won=True)
    assert stands(g, "moria") == "0 infantry 1"
    end_of_turn(g)
    fated(g, DrawnArea(place("nurn")), DrawnCard(CARD["ambush"]))
    assert (g.area_hands[RED], g.card_hands[RED]) == ([], [])
    assert g.area_hands[GREEN] == [place("nurn")]
    assert "card-part" not in g.path()


@pytest.mark.rule("RNG-037")
def test_the_cards_come_at_the_end_of_the_attackers_turn_before_the_ring_moves() -> None:
    g = begin(war(BOARD), "battle")
    beaten(g, 4)
    end_of_turn(g)
    assert g.active == GREEN
    fated(g, DrawnArea(place("nurn")))
    assert g.ring_area() == place("the_shire")
    fated(g, DrawnCard(CARD["mission-erebor"]))
    assert "ring-part" in g.path()


@pytest.mark.rule("RNG-037")
def test_four_more_in_a_row_earn_it_again() -> None:
    g = begin(war(BOARD), "battle")
    beaten(g, 4, "eregion")
    assert not any(isinstance(e, FourBeaten) for e in beaten(g, 3, "gladden_fields"))
    assert FourBeaten(RED, place("moria")) in beaten(g, 1, "gladden_fields")
    end_of_turn(g)
    fated(g, DrawnArea(place("nurn")), DrawnCard(CARD["ambush"]))
    fated(g, DrawnArea(place("khand")), DrawnCard(CARD["gollum"]))
    assert g.area_hands[RED] == sorted([place("nurn"), place("khand")])
    assert g.card_hands[RED] == sorted([CARD["ambush"], CARD["gollum"]])


@pytest.mark.rule("RNG-036", "RNG-053")
def test_with_five_area_cards_in_hand_the_area_card_lapses() -> None:
    hand = "nurn khand harad umbar fangorn"
    g = begin(war(BOARD + f"hand 1: {hand} |"), "battle")
    beaten(g, 4)
    assert DrawLapsed(RED) in end_of_turn(g)
    assert g.area_hands[RED] == sorted([place(name) for name in hand.split()])
    fated(g, DrawnCard(CARD["ambush"]))
    assert g.card_hands[RED] == [CARD["ambush"]]


@pytest.mark.rule("RNG-037", "RNG-058")
def test_with_four_adventure_cards_the_defender_discards_one_first_or_forgoes() -> None:
    hand = "mission-erebor mission-bree gollum smeagol"
    for forgo in (False, True):
        g = begin(war(BOARD + f"hand 1: | {hand}"), "battle")
        beaten(g, 4)
        end_of_turn(g)
        fated(g, DrawnArea(place("nurn")))
        discards = [DiscardCard(card) for card in g.card_hands[RED]]
        assert g.legal(RED) == [*discards, ForgoCard()]
        answer(g, (RED, ForgoCard() if forgo else DiscardCard(CARD["mission-bree"])))
        if not forgo:
            fated(g, DrawnCard(CARD["ambush"]))
        kept = hand if forgo else "mission-erebor gollum smeagol ambush"
        assert g.card_hands[RED] == sorted([CARD[name] for name in kept.split()])


@pytest.mark.rule("RNG-036")
def test_if_so_agreed_the_card_is_that_of_the_very_area_defended() -> None:
    g = begin(war(BOARD, "4 legendary_card=area"), "battle")
    beaten(g, 4)
    end_of_turn(g)
    assert g.area_hands[RED] == [place("moria")]
    assert place("moria") not in g.area_pile
    fated(g, DrawnCard(CARD["ambush"]))
    assert g.card_hands[RED] == [CARD["ambush"]]


@pytest.mark.rule("RNG-036")
def test_the_card_of_the_area_is_not_had_while_somebody_holds_it() -> None:
    g = begin(war(BOARD + "hand 3: moria |", "4 legendary_card=area"), "battle")
    beaten(g, 4)
    end_of_turn(g)
    assert g.area_hands[RED] == []
    fated(g, DrawnCard(CARD["ambush"]))
    assert g.card_hands[RED] == [CARD["ambush"]]


# --- what breaks the row -------------------------------------------------------------------------

RETREATING = "eregion: 0 infantry 5\nrhudaur: 0 infantry 5, leader\nmoria: 1 infantry 2\n"


def withdrawn(game: str, card: str = "") -> War:
    """Three fell before Moria; then a defender leaves, by a roll or by red's card, and the fourth falls."""
    g = begin(war(RETREATING + (f"hand 1: | {card}" if card else ""), game), "battle")
    beaten(g, 3)
    answer(g, (GREEN, Attack(place("eregion"), place("moria"))), (GREEN, SendUnit(INFANTRY, False)))
    if card:
        answer(g, (RED, PlayCard(CARD[card])))
    answer(g, (RED, Withdraw(INFANTRY, place("gladden_fields"), False)))
    if not card:
        fated(g, (4,))
    answer(g, (RED, NameDefender(INFANTRY)))
    fated(g, (1, 6, 1, 1))
    return g


@pytest.mark.rule("RNG-035")
def test_strategic_withdrawal_begins_the_count_anew() -> None:
    g = withdrawn("4", "strategic-withdrawal")
    assert (stands(g, "moria"), stands(g, "gladden_fields")) == ("1 infantry 1", "1 infantry 2")
    assert g.beaten[place("moria")] == 1
    assert no_legend(g)


@pytest.mark.rule("RNG-035")
@pytest.mark.parametrize("card", ["", "strategic-withdrawal"])
def test_if_so_agreed_only_a_lost_duel_begins_the_count_anew(card: str) -> None:
    assert LegendaryBattleWon(RED, place("moria")) in end_of_turn(
        withdrawn("4 legendary_break=duel", card)
    )


@pytest.mark.rule("RNG-035")
@pytest.mark.parametrize("game", ["4", "4 legendary_break=duel", "4 legendary_break=elsewhere"])
def test_a_lost_duel_begins_the_count_anew_whatever_was_agreed(game: str) -> None:
    g = begin(war(BOARD.replace("moria: 1 infantry 1", "moria: 1 infantry 2"), game), "battle")
    beaten(g, 3)
    duel(g, "gladden_fields", won=True)
    assert g.beaten[place("moria")] == 0


@pytest.mark.rule("RNG-035")
@pytest.mark.parametrize(("game", "turned"), [("4", 0), ("4 legendary_break=duel", 3)])
def test_a_defender_who_changes_sides_breaks_the_row_as_one_who_withdraws(
    game: str, turned: int
) -> None:
    g = begin(war(RETREATING + "hand 0: | grima-wormtongue", game), "battle")
    beaten(g, 3)
    answer(g, (GREEN, Attack(place("eregion"), place("moria"))))
    answer(g, (GREEN, PlayCard(CARD["grima-wormtongue"])))
    assert g.beaten[place("moria")] == turned


@pytest.mark.rule("RNG-035")
@pytest.mark.parametrize(("game", "count"), [("4", 4), ("4 legendary_break=elsewhere", 1)])
def test_if_so_agreed_an_attack_elsewhere_in_between_begins_the_count_anew(
    game: str, count: int
) -> None:
    g = begin(war(BOARD + "rhudaur: 1 infantry 1", game), "battle")
    beaten(g, 3)
    duel(g, "eregion", won=False, target="rhudaur")
    events = beaten(g, 1, "gladden_fields")
    assert (FourBeaten(RED, place("moria")) in events) == (count == 4)
    assert g.beaten[place("moria")] == count % 4
