"""The Fellowship's path: RNG-068 to RNG-073, G28."""

from __future__ import annotations

import pytest

from feldzug.games.ring_war.actions import PlayCard
from feldzug.games.ring_war.board import PLACES
from feldzug.games.ring_war.deck import CARD
from feldzug.games.ring_war.events import CardPlayed, RingMoved, RingRolled, RingStayed, TurnBegan
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.ring import RingPart
from feldzug.games.ring_war.war import War
from feldzug.kernel.sealed import Reconsider
from feldzug.kernel.values import Seat
from feldzug.parts.windows import Pass
from tests.games.ring_war.idle import idle
from tests.games.ring_war.table import GREEN, RED, YELLOW, answer, begin, fated, place, war

PATH = [
    "the_shire",
    "buckland",
    "old_forest",
    "fornost",
    "weather_hills",
    "south_downs",
    "rhudaur",
    "eregion",
    "moria",
    "gladden_fields",
    "lorien",
    "the_wold",
    "emyn_muil",
    "dead_marshes",
    "ithilien",
    "minas_morgul",
    "gorgoroth",
    "mount_doom",
]
DICE = ["moria", "lorien", "dead_marshes", "minas_morgul", "gorgoroth", "mount_doom"]


@pytest.mark.rule("RNG-068")
@pytest.mark.parametrize("edition", ["full", "base"])
def test_the_ring_starts_in_the_shire(edition: str) -> None:
    g = RING_WAR.start(RING_WAR.setup(4, map=edition))
    assert g.view(None).ring == "the_shire"


@pytest.mark.rule("RNG-069")
def test_the_ring_moves_one_field_at_the_end_of_every_players_turn() -> None:
    g = begin(war(""), "movement", GREEN)
    assert g.ring_area() == place("the_shire")
    idle(g, RED, "choose-move")
    assert g.ring_area() == place("buckland")
    idle(g, YELLOW, "choose-move")
    assert g.ring_area() == place("old_forest")


@pytest.mark.rule("RNG-069", "RNG-070", "G28")
def test_the_path_has_eighteen_fields_six_of_them_with_a_die() -> None:
    """At the end of each turn the ring goes on, where there is a die after a roll of six."""
    g = begin(war(""), "movement")
    visited, rolled = [PLACES[g.ring_area()]], []
    while g.ring_area() != place("mount_doom"):
        for event in idle(g, Seat((g.active + 1) % 4), "choose-attack"):
            if isinstance(event, RingMoved):
                visited.append(PLACES[event.area])
            if isinstance(event, RingRolled):
                rolled.append(PLACES[event.area])
    assert visited == PATH
    assert rolled == DICE[:-1]
    assert len(PATH) == 18


@pytest.mark.rule("G28")
def test_on_the_northern_board_the_path_has_fourteen_fields() -> None:
    g = war("", "4 map=base")
    assert [PLACES[area] for area in g.board.path] == PATH[:14]
    assert [PLACES[a] for a, die in zip(g.board.path, g.board.die, strict=True) if die] == DICE[:3]


@pytest.mark.rule("G28")
@pytest.mark.parametrize(
    ("south_downs", "after"), [("field", "south_downs"), ("skipped", "rhudaur")]
)
def test_south_downs_counts_as_a_field_unless_it_is_skipped(south_downs: str, after: str) -> None:
    g = begin(war("ring: weather_hills", f"4 south_downs={south_downs}"), "ring")
    assert g.ring_area() == place(after)


@pytest.mark.rule("RNG-070")
def test_on_a_die_symbol_the_ruler_of_the_area_rolls() -> None:
    """Moria is red's; at the end of green's turn red rolls."""
    g = begin(war("ring: moria\nmoria: 1 infantry 1"), "ring", GREEN)
    told = fated(g, (5,))
    assert told[0] == RingRolled(RED, place("moria"), 5, 5)
    assert RingMoved(place("gladden_fields")) in told


@pytest.mark.rule("RNG-070", "G30")
def test_for_a_neutral_area_the_player_whose_turn_ends_rolls() -> None:
    g = begin(war("ring: moria\nmoria: neutral infantry 2", "2"), "ring", RED)
    assert fated(g, (1,))[0] == RingRolled(RED, place("moria"), 1, 5)


@pytest.mark.rule("RNG-070")
def test_there_is_one_roll_a_turn() -> None:
    g = begin(war("ring: moria"), "ring", GREEN)
    told = fated(g, (1,))
    assert RingStayed(place("moria")) in told
    assert TurnBegan(RED, 2) in told
    assert g.ring_area() == place("moria")


@pytest.mark.rule("RNG-070")
def test_without_a_die_symbol_nobody_rolls() -> None:
    g = war("ring: buckland")
    begin(g, "ring")
    assert g.ring_area() == place("old_forest")
    assert g.active == RED


def stays_or_goes(length: str, roll: int) -> War:
    g = begin(war("ring: moria", f"4 length={length}" if length else "4"), "ring")
    fated(g, (roll,))
    return g


@pytest.mark.rule("RNG-071")
def test_in_the_short_game_four_moves_the_ring_and_three_does_not() -> None:
    assert stays_or_goes("short", 4).ring_area() == place("gladden_fields")
    assert stays_or_goes("short", 3).ring_area() == place("moria")


@pytest.mark.rule("RNG-072")
@pytest.mark.parametrize("length", ["", "standard"], ids=["default", "standard"])
def test_in_the_standard_game_five_moves_the_ring_and_four_does_not(length: str) -> None:
    assert stays_or_goes(length, 5).ring_area() == place("gladden_fields")
    assert stays_or_goes(length, 4).ring_area() == place("moria")


@pytest.mark.rule("RNG-073")
def test_in_the_long_game_six_moves_the_ring_and_five_does_not() -> None:
    assert stays_or_goes("long", 6).ring_area() == place("gladden_fields")
    assert stays_or_goes("long", 5).ring_area() == place("moria")


@pytest.mark.rule("RNG-067", "RNG-069")
def test_before_the_ring_goes_everybody_with_cards_is_asked_at_once() -> None:
    g = begin(war("ring: buckland\nhand 0: | ambush\nhand 2: | gollum"), "ring", RED)
    assert g.waiting() == (YELLOW, GREEN)  # red, whose turn it is, holds none; nor does black
    answer(g, (GREEN, Pass()))
    assert g.waiting() == (YELLOW,)
    assert g.waiting_as_seen(RED) == (YELLOW, GREEN)  # who has answered does not show
    answer(g, (YELLOW, Pass()))
    assert g.waiting() == (YELLOW, GREEN)  # once more, before it leaves
    answer(g, (YELLOW, Pass()), (GREEN, Pass()))
    assert g.ring_area() == place("old_forest")


@pytest.mark.rule("RNG-067")
def test_of_two_who_want_to_play_the_next_in_turn_does_and_the_other_keeps_the_card() -> None:
    g = begin(war("ring: buckland\nhand 0: | gollum\nhand 2: | knife-in-the-dark"), "ring", RED)
    answer(g, (GREEN, PlayCard(CARD["gollum"])))
    told = answer(g, (YELLOW, PlayCard(CARD["knife-in-the-dark"])))
    assert CardPlayed(YELLOW, CARD["knife-in-the-dark"]) in told
    assert g.card_hands[GREEN] == [CARD["gollum"]]
    assert g.frame(RingPart).must_roll


def test_who_has_chosen_may_reconsider_until_the_last_one_has() -> None:
    g = begin(war("ring: buckland\nhand 0: | gollum\nhand 2: | ambush"), "ring", RED)
    answer(g, (GREEN, PlayCard(CARD["gollum"])), (GREEN, Reconsider()), (GREEN, Pass()))
    answer(g, (YELLOW, Pass()))
    assert not g.frame(RingPart).must_roll
    assert g.card_hands[GREEN] == [CARD["gollum"]]
