"""When the war is over: G23 and G24."""

from __future__ import annotations

import pytest

from feldzug.games.ring_war.actions import Attack, NameDefender, PlayCard, SendUnit
from feldzug.games.ring_war.board import INFANTRY
from feldzug.games.ring_war.deck import CARD
from feldzug.games.ring_war.ending import scores
from feldzug.games.ring_war.events import GameEnded, PlayerEliminated, RingRolled
from feldzug.games.ring_war.war import NOBODY, War
from feldzug.kernel.position import OVER
from feldzug.kernel.values import Outcome, Resigned, Seat
from tests.games.ring_war.table import (
    BLACK,
    GREEN,
    RED,
    YELLOW,
    answer,
    begin,
    fated,
    place,
    stands,
    war,
)

BLACK_OF_THREE = Seat(2)


def ended(g: War) -> str:
    """How the war ended; "" while it goes on."""
    outcome = g.outcome()
    return outcome.ending if outcome is not None else ""


def ring(area: str, game: str, roll: int) -> War:
    """The ring rolls at the end of green's turn; red rules its area, and no two are tied."""
    text = f"ring: {area}\nthe_shire: 0 infantry 1\n"
    text += "belfalas: 2 infantry 1\nlamedon: 2 infantry 1\nnurn: 2 infantry 1"
    g = begin(war(text if "base" not in game else f"ring: {area}", f"{game} ties=shared"), "ring")
    fated(g, (roll,))
    return g


def conquest(text: str, source: str, target: str, game: str, defender: Seat = RED) -> War:
    """An infantry of green takes an area that one infantry defends."""
    g = begin(war(text, game, others="0 infantry 1"), "battle")
    answer(g, (GREEN, Attack(place(source), place(target))), (GREEN, SendUnit(INFANTRY, False)))
    answer(g, (defender, NameDefender(INFANTRY)))
    roll = g.stack[-1]
    dice = getattr(roll, "defence", 0)
    fated(g, (5, *[1] * dice))
    return g


# --- G23 -----------------------------------------------------------------------------------------


@pytest.mark.rule("G23")
@pytest.mark.parametrize(("length", "needed"), [("short", 4), ("standard", 5), ("long", 6)])
def test_the_ring_is_destroyed_on_mount_doom_by_the_agreed_roll(length: str, needed: int) -> None:
    g = ring("mount_doom", f"4 length={length}", needed)
    assert ended(g) == "ring-destroyed"
    assert g.waiting() == ()
    assert g.why_not(GREEN, PlayCard(0)) == OVER
    g = ring("mount_doom", f"4 length={length}", needed - 1)
    assert ended(g) == ""
    assert g.active == RED  # the next turn follows
    assert g.ring_area() == place("mount_doom")


@pytest.mark.rule("G23", "RNG-070")
def test_the_ruler_of_mount_doom_rolls() -> None:
    g = begin(war("ring: mount_doom\nmount_doom: 3 infantry 1", "4 ties=shared"), "ring")
    told = fated(g, (5,))
    assert told[0] == RingRolled(BLACK, place("mount_doom"), 5, 5)
    assert told[-1] == GameEnded("ring-destroyed")


@pytest.mark.rule("G23")
def test_arriving_on_mount_doom_does_not_end_the_war() -> None:
    g = ring("gorgoroth", "4", 6)
    assert g.ring_area() == place("mount_doom")
    assert ended(g) == ""


@pytest.mark.rule("G23")
def test_on_the_northern_board_the_war_ends_when_the_ring_leaves_the_dead_marshes() -> None:
    assert ended(ring("dead_marshes", "4 map=base", 5)) == "ring-destroyed"
    assert ended(ring("dead_marshes", "4 map=base", 4)) == ""
    g = ring("dead_marshes", "4", 5)
    assert ended(g) == ""
    assert g.ring_area() == place("ithilien")


@pytest.mark.rule("G23")
@pytest.mark.parametrize(("game", "area"), [("4", "gorgoroth"), ("4 map=base", "emyn_muil")])
def test_if_so_agreed_arrival_on_the_last_field_ends_the_war(game: str, area: str) -> None:
    text = f"ring: {area}"
    g = begin(war(text, f"{game} ring_end=arrival ties=shared"), "ring")
    if area == "gorgoroth":
        fated(g, (5,))
    assert ended(g) == "ring-destroyed"


# --- G24 -----------------------------------------------------------------------------------------


@pytest.mark.rule("G24", "G14")
def test_the_war_ends_when_one_player_is_left() -> None:
    text = "eregion: 0 infantry 2\nmoria: 1 infantry 1\nlorien: neutral infantry 2"
    g = conquest(text, "eregion", "moria", "2")
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.ending == "last-player"
    assert outcome.ranking == ((GREEN,), (RED,))


@pytest.mark.rule("G24")
def test_the_last_player_wins_whatever_the_points_say() -> None:
    """Stars of cards stay with a player who is out, but do not bring him back."""
    stars = "played 1: mission-harlond mission-edoras mission-lothlorien mission-rauros"
    text = f"eregion: 0 infantry 2\nmoria: 1 infantry 1\n{stars}"
    g = begin(war(text, "2 points=official", others="neutral infantry 1"), "battle")
    answer(g, (GREEN, Attack(place("eregion"), place("moria"))), (GREEN, SendUnit(0, False)))
    answer(g, (RED, NameDefender(INFANTRY)))
    fated(g, (5, 1, 1, 1))
    assert g.outcome() == Outcome("last-player", ((GREEN,), (RED,)), (4, 9))


@pytest.mark.rule("G24", "G14")
def test_while_two_are_left_the_war_goes_on() -> None:
    text = "eregion: 0 infantry 2\nmoria: 1 infantry 1\nlorien: 2 infantry 1\nout: 3"
    g = conquest(text, "eregion", "moria", "4")
    assert ended(g) == ""
    assert g.alive == [1, 0, 1, 0]
    assert g.path()[-1] == "choose-attack"


@pytest.mark.rule("G24", "G06")
def test_allies_who_are_left_alone_have_won_together() -> None:
    text = "eregion: 0 infantry 2\nmoria: 1 infantry 1\nlorien: 2 infantry 1\nout: 3"
    g = conquest(text, "eregion", "moria", "4 alliance=sides")
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.ending == "last-player"
    assert outcome.winners == (GREEN, YELLOW)


AT_SEA = "eregion: 0 infantry 2\nmoria: 1 infantry 1\nstop_south: 1 infantry 1"


@pytest.mark.rule("G24")
def test_the_war_ends_when_one_player_rules_every_area() -> None:
    """Red still has a unit at sea, but no area."""
    g = conquest(AT_SEA, "eregion", "moria", "2")
    assert g.alive == [1, 1]
    assert ended(g) == "all-areas"
    assert g.ruled(RED) == []


@pytest.mark.rule("G24")
def test_if_so_agreed_ruling_every_area_is_not_enough() -> None:
    g = conquest(AT_SEA, "eregion", "moria", "2 early_end=last")
    assert ended(g) == ""


@pytest.mark.rule("G24", "G30")
def test_an_area_of_the_neutral_army_is_still_to_be_taken() -> None:
    g = conquest(AT_SEA + "\nlorien: neutral infantry 1", "eregion", "moria", "2")
    assert ended(g) == ""


@pytest.mark.rule("G24", "G14")
def test_the_war_ends_when_the_last_unit_of_a_player_falls_in_its_own_attack() -> None:
    g = war("stop_south: 1 infantry 1", "2", others="0 infantry 1")
    begin(g, "battle", RED)
    answer(g, (RED, Attack(place("stop_south"), place("belfalas"))), (RED, SendUnit(0, False)))
    answer(g, (GREEN, NameDefender(INFANTRY)))
    told = fated(g, (1, 5, 1))
    assert PlayerEliminated(RED, NOBODY) in told
    assert ended(g) == "last-player"
    assert stands(g, "belfalas") == "0 infantry 1"


@pytest.mark.rule("G24", "G14")
def test_the_war_ends_when_the_last_unit_of_a_player_sinks() -> None:
    g = war("stop_south: 1 infantry 1\nhand 0: | violent-storms", "2", others="0 infantry 1")
    begin(g, "battle", RED)
    answer(g, (RED, Attack(place("stop_south"), place("belfalas"))), (RED, SendUnit(0, False)))
    answer(g, (GREEN, PlayCard(CARD["violent-storms"])))
    assert ended(g) == "last-player"


@pytest.mark.rule("G14")
def test_a_player_who_is_out_gets_no_more_turns() -> None:
    text = "eregion: 0 infantry 2\nmoria: 2 infantry 1\nout: 1\nout: 3\nring: buckland"
    g = begin(war(text, others="0 infantry 1"), "ring")
    assert g.active == YELLOW


# --- Giving up -----------------------------------------------------------------------------------


def test_who_gives_up_comes_after_the_others_by_their_rank() -> None:
    text = (
        "nurn: 1 infantry 1\nharad: 1 infantry 1\nbelfalas: 2 infantry 1\nthe_shire: 0 infantry 1"
    )
    g = begin(war(text, "3", others="neutral infantry 1"), "battle")
    assert g.resign(GREEN) == [Resigned(GREEN)]
    outcome = g.outcome()
    assert outcome is not None
    assert (outcome.ending, outcome.ranking) == ("resigned", ((RED,), (BLACK_OF_THREE,), (GREEN,)))
    assert outcome.scores == scores(g)


def test_allies_give_up_together() -> None:
    text = (
        "nurn: 1 infantry 1\nharad: 3 infantry 1\nbelfalas: 2 infantry 1\nthe_shire: 0 infantry 1"
    )
    g = begin(war(text, "4 alliance=sides", others="neutral infantry 1"), "battle")
    g.resign(RED)
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.ranking == ((GREEN, YELLOW), (RED, BLACK))
