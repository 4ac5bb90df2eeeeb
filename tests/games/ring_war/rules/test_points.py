"""What counts at the end and who is ahead in a tie: G25 to G27."""

from __future__ import annotations

import pytest

from feldzug.games.ring_war.ending import BreakTies, score
from feldzug.games.ring_war.events import GameEnded, TieRolled
from feldzug.games.ring_war.war import War
from feldzug.kernel.values import Outcome, Seat
from tests.games.ring_war.table import (
    BLACK,
    GREEN,
    RED,
    YELLOW,
    begin,
    fated,
    war,
)

ERIADOR = (
    "forlindon",
    "mithlond",
    "harlindon",
    "lune_valley",
    "evendim_hills",
    "tower_hills",
    "the_shire",
)
RHUN = ("withered_heath", "north_rhun", "esgaroth", "south_rhun")
PLAIN = ("buckland", "old_forest", "south_downs", "north_downs", "angmar", "borderlands", "nurn")
"""Areas without a fortress, and no whole region."""


def hold(seat: int, *areas: str) -> str:
    return "".join(f"{area}: {seat} infantry 1\n" for area in areas)


def destroyed(text: str, game: str = "4") -> War:
    """The ring is destroyed at the end of green's turn. Yellow holds all that is not named."""
    g = begin(war(f"{text}\nring: mount_doom", game, others="2 infantry 1"), "ring")
    fated(g, (6,))
    return g


def ranking(g: War) -> tuple[tuple[Seat, ...], ...]:
    outcome = g.outcome()
    assert outcome is not None
    return outcome.ranking


# --- G25 -----------------------------------------------------------------------------------------


@pytest.mark.rule("G25")
def test_an_area_counts_one() -> None:
    assert score(war(hold(0, *PLAIN[:3])), GREEN) == 3


@pytest.mark.rule("G25")
def test_a_fortress_counts_two_more() -> None:
    assert score(war(hold(0, "moria")), GREEN) == 3
    assert score(war(hold(0, "moria", "rhudaur", "eregion")), GREEN) == 7


@pytest.mark.rule("G25")
def test_a_whole_region_counts_its_bonus() -> None:
    """Eriador: seven areas, one of them the fortress Annúminas, and a bonus of 3."""
    assert score(war(hold(0, *ERIADOR)), GREEN) == 7 + 2 + 3
    assert score(war(hold(0, *ERIADOR[1:])), GREEN) == 6 + 2


@pytest.mark.rule("G25", "RNG-059")
def test_played_cards_count_their_stars_and_cards_in_hand_nothing() -> None:
    """Harlond has a star of 2 for the good side and of 3 for the evil one."""
    stars = "mission-harlond ambush"
    assert score(war(hold(0, "nurn") + f"played 0: {stars}"), GREEN) == 1 + 2 + 1
    assert score(war(f"played 1: {stars}", others="0 infantry 1"), RED) == 3 + 1
    assert score(war(hold(0, "nurn") + f"hand 0: moria umbar | {stars}"), GREEN) == 1


@pytest.mark.rule("G25")
def test_if_so_agreed_only_areas_count() -> None:
    text = hold(0, *ERIADOR, "mount_doom") + "played 0: mission-harlond"
    assert score(war(text, "4 points=areas"), GREEN) == 8
    assert score(war(text), GREEN) == 8 + 2 + 3 + 2 + 4


@pytest.mark.rule("G25")
def test_the_most_points_win() -> None:
    g = destroyed(hold(0, "moria") + hold(1, *PLAIN[:4]) + hold(3, "nurn", "lorien"))
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.ranking == ((YELLOW,), (RED,), (GREEN,), (BLACK,))
    assert (outcome.scores[0], outcome.scores[1], outcome.scores[3]) == (3, 4, 2)
    assert g.view(None).players[RED].score == 4


# --- G26 -----------------------------------------------------------------------------------------


@pytest.mark.rule("G26")
@pytest.mark.parametrize(
    ("area", "good", "evil"),
    [("mount_doom", 5, 1), ("minas_tirith", 7, 3), ("barad_dur", 3, 7), ("udun_vale", 3, 3)],
)
def test_three_places_count_four_more_for_a_ruler_of_the_right_side(
    area: str, good: int, evil: int
) -> None:
    for seats, points in (((GREEN, YELLOW), good), ((RED, BLACK), evil)):
        for seat in seats:
            other = RED if seat != RED else GREEN
            g = war(hold(seat, area), others=f"{other} infantry 1")
            assert score(g, seat) == points


@pytest.mark.rule("G26")
def test_they_count_nothing_more_if_so_agreed_or_on_the_northern_board() -> None:
    g = war(hold(0, "mount_doom", "minas_tirith") + hold(1, "barad_dur"), "4 expansion_points=off")
    assert score(g, GREEN) == 1 + 3
    g = war("", "4 map=base expansion_points=on", others="0 infantry 1")
    assert score(g, GREEN) == 42 + 6 * 2 + (7 + 3 + 5 + 4 + 4 + 2)


# --- G27 -----------------------------------------------------------------------------------------


@pytest.mark.rule("G27")
def test_in_a_tie_more_areas_come_first() -> None:
    """Three areas of red against one fortress of green: three points each."""
    g = destroyed(hold(0, "moria") + hold(1, *PLAIN[:3]) + hold(3, "nurn"))
    assert ranking(g) == ((YELLOW,), (RED,), (GREEN,), (BLACK,))


@pytest.mark.rule("G27")
def test_then_more_fortresses() -> None:
    """Three areas each; green has a fortress, red a mission worth as much."""
    text = hold(0, "moria", "nurn", "khand") + hold(1, *PLAIN[:3]) + "played 1: mission-edoras\n"
    g = destroyed(text + hold(3, "harad"))
    assert ranking(g) == ((YELLOW,), (GREEN,), (RED,), (BLACK,))


@pytest.mark.rule("G27")
def test_then_more_points_of_cards() -> None:
    """Four areas each; green rules a whole region of 2, red has played a mission of 2."""
    text = hold(0, *RHUN) + hold(1, *PLAIN[:4]) + "played 1: mission-edoras\n"
    g = destroyed(text + hold(3, "harad"))
    assert ranking(g) == ((YELLOW,), (RED,), (GREEN,), (BLACK,))


TIED = hold(0, *PLAIN[:2]) + hold(1, *PLAIN[2:4]) + hold(3, "harad")


@pytest.mark.rule("G27")
def test_at_last_a_roll_decides_and_is_repeated_while_it_is_equal() -> None:
    g = destroyed(TIED)
    assert isinstance(g.stack[-1], BreakTies)
    assert g.outcome() is None
    assert fated(g, (3, 3)) == [TieRolled(GREEN, 3), TieRolled(RED, 3)]
    assert g.outcome() is None
    told = fated(g, (2, 5))
    assert told[-1] == GameEnded("ring-destroyed")
    assert ranking(g) == ((YELLOW,), (RED,), (GREEN,), (BLACK,))


@pytest.mark.rule("G27")
def test_of_three_who_are_tied_those_who_roll_alike_roll_again() -> None:
    text = hold(0, *PLAIN[:2]) + hold(1, *PLAIN[2:4]) + hold(3, *PLAIN[4:6])
    g = destroyed(text)
    fated(g, (4, 6, 4))
    assert g.outcome() is None
    told = fated(g, (1, 2))
    assert told[:2] == [TieRolled(GREEN, 1), TieRolled(BLACK, 2)]
    assert ranking(g) == ((YELLOW,), (RED,), (BLACK,), (GREEN,))


@pytest.mark.rule("G27")
def test_if_so_agreed_a_tie_is_shared_after_the_points() -> None:
    g = destroyed(hold(0, "moria") + hold(1, *PLAIN[:3]) + hold(3, "nurn"), "4 ties=shared")
    assert ranking(g) == ((YELLOW,), (GREEN, RED), (BLACK,))


@pytest.mark.rule("G27", "G06")
def test_allies_add_their_points_and_roll_as_one() -> None:
    """Good and evil hold the same; each side rolls one die."""
    areas = ("buckland", "old_forest", "nurn", "harad")
    text = "".join(hold(seat, area) for seat, area in enumerate(areas))
    g = war(text + "ring: mount_doom", "4 alliance=sides", others="neutral infantry 1")
    begin(g, "ring")
    fated(g, (6,))
    assert isinstance(g.stack[-1], BreakTies)
    assert fated(g, (2, 2)) == [TieRolled(GREEN, 2), TieRolled(RED, 2)]
    fated(g, (1, 4))
    assert g.outcome() == Outcome("ring-destroyed", ((RED, BLACK), (GREEN, YELLOW)), (2, 2, 2, 2))


@pytest.mark.rule("G27", "G06")
def test_where_ties_are_shared_allies_keep_one_place_though_one_of_them_is_out() -> None:
    text = hold(1, *PLAIN[:3]) + hold(3, "harad") + "out: 0\n"
    g = destroyed(text, "4 alliance=sides ties=shared")
    assert ranking(g) == ((GREEN, YELLOW), (RED, BLACK))


@pytest.mark.rule("G25", "G06")
def test_allies_win_by_the_sum_of_their_points() -> None:
    """Green alone is behind red, but with yellow ahead of red and black."""
    text = hold(0, "nurn") + hold(1, *PLAIN[:3]) + hold(3, "harad")
    g = destroyed(text, "4 alliance=sides")
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.ranking == ((GREEN, YELLOW), (RED, BLACK))
    assert outcome.scores[RED] == outcome.scores[BLACK] == 4
    assert outcome.scores[GREEN] == outcome.scores[YELLOW]
