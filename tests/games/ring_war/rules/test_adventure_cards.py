"""Adventure cards: who draws one, and how many may be held (RNG-054 to RNG-058)."""

from __future__ import annotations

import pytest

from feldzug.games.ring_war.actions import (
    Attack,
    CarryLeader,
    DiscardCard,
    Done,
    DrawnArea,
    DrawnCard,
    EndMovement,
    ForgoCard,
    Move,
    MoveTo,
    NameDefender,
    PlaceLeader,
    PlayCard,
    SendUnit,
    StopAttacking,
    Withdraw,
)
from feldzug.games.ring_war.board import CAVALRY, INFANTRY
from feldzug.games.ring_war.deck import CARD
from feldzug.games.ring_war.ending import card_score
from feldzug.games.ring_war.events import CardDrawnUnseen, DrawLapsed
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.notation import write
from feldzug.games.ring_war.turn import Turn, WholeWar
from feldzug.games.ring_war.war import War
from feldzug.kernel.values import FATE, because
from feldzug.parts.windows import Pass
from tests.games.ring_war.table import GREEN, RED, answer, begin, fated, place, stands, start, war

ARRIVAL = "4 leader_card=arrival"
EITHER_READING = pytest.mark.parametrize("game", ["4", ARRIVAL])


def drawing(g: War) -> bool:
    """Whether cards of this turn are still to be drawn."""
    return "card-part" in g.path()


def moves(g: War, source: str, target: str, kind: int = INFANTRY, led: bool = False) -> War:
    answer(g, (GREEN, Move(place(source), kind)), (GREEN, MoveTo(place(target), led)))
    return g


def own_turn(g: War) -> War:
    """Green's next turn, up to the cards; nothing is placed, nobody attacked or moved."""
    start(g, WholeWar(at="take_turns"), Turn(GREEN))
    answer(g, (GREEN, Done()), (GREEN, StopAttacking()), (GREEN, EndMovement()))
    return g


def conquers(g: War, source: str, target: str, led: bool) -> War:
    """Green's cavalry takes an area from red's last infantry."""
    answer(g, (GREEN, Attack(place(source), place(target))), (GREEN, SendUnit(CAVALRY, led)))
    answer(g, (RED, NameDefender(INFANTRY)))
    fated(g, (6, 1, 1, *[1] * led, 1))
    return g


# --- who draws one -------------------------------------------------------------------------------

LAKE = "north_mirkwood: 0 cavalry 3, leader\nesgaroth: 1 infantry 1"


@pytest.mark.rule("RNG-054")
@EITHER_READING
def test_a_leader_who_conquered_a_site_and_stays_brings_one_card(game: str) -> None:
    g = conquers(begin(war(LAKE, game), "battle"), "north_mirkwood", "esgaroth", led=True)
    assert stands(g, "esgaroth") == "0 cavalry 1, leader"
    answer(g, (GREEN, StopAttacking()), (GREEN, EndMovement()))
    fated(g, DrawnArea(place("nurn")))
    drawn = fated(g, DrawnCard(CARD["ambush"]))[0]
    assert not drawing(g)
    assert g.card_hands[GREEN] == [CARD["ambush"]]
    assert drawn.seen_by(RED) == CardDrawnUnseen(GREEN)


@pytest.mark.rule("RNG-054")
def test_a_site_conquered_without_the_leader_brings_none() -> None:
    board = "buckland: 0 cavalry 3, leader\nfornost: 1 infantry 1"
    g = conquers(begin(war(board), "battle"), "buckland", "fornost", led=False)
    answer(g, (GREEN, StopAttacking()), (GREEN, EndMovement()))
    fated(g, DrawnArea(place("nurn")))
    assert not drawing(g)


@pytest.mark.rule("RNG-054")
@EITHER_READING
def test_a_leader_who_moved_to_a_site_brings_one_card(game: str) -> None:
    g = begin(war("buckland: 0 infantry 2, leader\nfornost: 0 infantry 1", game), "movement")
    answer(moves(g, "buckland", "fornost", led=True), (GREEN, EndMovement()))
    fated(g, DrawnCard(CARD["ambush"]))
    assert not drawing(g)
    assert g.card_hands[GREEN] == [CARD["ambush"]]


@pytest.mark.rule("RNG-054")
def test_a_leader_in_an_area_without_a_site_brings_none() -> None:
    g = begin(war("buckland: 0 infantry 1\nfornost: 0 infantry 2, leader"), "movement")
    answer(moves(g, "fornost", "buckland", led=True), (GREEN, EndMovement()))
    assert not drawing(g)


@pytest.mark.rule("RNG-054")
def test_two_leaders_on_sites_bring_one_card_together() -> None:
    board = "buckland: 0 infantry 2, leader\nfornost: 0 infantry 1\n"
    board += "old_forest: 0 infantry 2, leader\nweather_hills: 0 infantry 1"
    g = begin(war(board), "movement")
    moves(g, "buckland", "fornost", led=True)
    moves(g, "old_forest", "weather_hills", led=True)
    answer(g, (GREEN, EndMovement()))
    fated(g, DrawnCard(CARD["ambush"]))
    assert not drawing(g)


@pytest.mark.rule("RNG-054")
def test_a_leader_who_was_there_before_brings_one_card_too_unless_agreed_otherwise() -> None:
    board = "fornost: 0 infantry 2, leader"
    g = begin(war(board), "movement")
    answer(g, (GREEN, EndMovement()))
    fated(g, DrawnCard(CARD["ambush"]))
    assert not drawing(g)
    assert g.card_hands[GREEN] == [CARD["ambush"]]
    g = begin(war(board, ARRIVAL), "movement")
    answer(g, (GREEN, EndMovement()))
    assert not drawing(g)


@pytest.mark.rule("RNG-054")
@pytest.mark.parametrize(("game", "again"), [("4", True), (ARRIVAL, False)])
def test_in_the_turn_after_his_arrival_a_leader_brings_another_unless_agreed_otherwise(
    game: str, again: bool
) -> None:
    g = begin(war("buckland: 0 infantry 2, leader\nfornost: 0 infantry 1", game), "movement")
    moves(g, "buckland", "fornost", led=True)
    own_turn(g)
    assert drawing(g) == again


@pytest.mark.rule("RNG-054")
@pytest.mark.parametrize(("game", "draws"), [("4", True), (ARRIVAL, False)])
def test_a_leader_whom_a_card_carries_to_a_site_has_not_come_there_by_movement(
    game: str, draws: bool
) -> None:
    board = "buckland: 0 infantry 1, leader\nfornost: 0 infantry 1"
    g = war(board + "\nhand 0: | borne-to-another-place", game)
    start(g, WholeWar(at="take_turns"), Turn(GREEN))
    answer(g, (GREEN, PlayCard(CARD["borne-to-another-place"])))
    answer(g, (GREEN, CarryLeader(place("buckland"), place("fornost"))))
    answer(g, (GREEN, Done()), (GREEN, StopAttacking()), (GREEN, EndMovement()))
    assert drawing(g) == draws


@pytest.mark.rule("RNG-055")
@EITHER_READING
def test_passing_through_a_site_brings_none(game: str) -> None:
    board = "buckland: 0 cavalry 2, leader\nfornost: 0 infantry 1\nnorth_downs: 0 infantry 1"
    g = moves(begin(war(board, game), "movement"), "buckland", "north_downs", CAVALRY, led=True)
    assert stands(g, "north_downs") == "0 infantry 1, cavalry 1, leader"
    answer(g, (GREEN, EndMovement()))
    assert not drawing(g)
    assert g.card_hands[GREEN] == []


def fled(game: str = "2", card: bool = False) -> War:
    """Green's leader has fled from the Old Forest to Weather Hills, a site of power; by a card or a roll."""
    board = "old_forest: 0 infantry 2, leader\nweather_hills: 0 infantry 1\nfornost: 1 infantry 2\n"
    board += "hand 0: | strategic-withdrawal" if card else ""
    g = begin(war(board, game), "battle", RED)
    answer(
        g, (RED, Attack(place("fornost"), place("old_forest"))), (RED, SendUnit(INFANTRY, False))
    )
    if card:
        answer(g, (GREEN, PlayCard(CARD["strategic-withdrawal"])))
    answer(g, (GREEN, Withdraw(INFANTRY, place("weather_hills"), True)))
    if not card:
        fated(g, (4,))
    assert stands(g, "weather_hills") == "0 infantry 2, leader"
    assert not g.leader_tired[place("weather_hills")], "fleeing is no fighting"
    return g


@pytest.mark.rule("RNG-056")
@pytest.mark.parametrize("card", [False, True])
@pytest.mark.parametrize("game", ["2", "2 leader_card=arrival"])
def test_arriving_by_retreat_brings_none_in_all_the_own_turns_that_follow(
    game: str, card: bool
) -> None:
    g = fled(game, card)
    for _ in range(2):
        own_turn(g)
        assert not drawing(g)
        assert g.card_hands[GREEN] == []


@pytest.mark.rule("RNG-056")
def test_who_fled_to_a_site_draws_again_once_he_has_left_and_come_back() -> None:
    g = fled()
    start(g, WholeWar(at="take_turns"), Turn(GREEN))
    answer(g, (GREEN, Done()), (GREEN, StopAttacking()))
    moves(g, "weather_hills", "old_forest", led=True)
    assert "absent" not in write(g, RING_WAR.setup(2)), "how he came is forgotten where he left"
    answer(g, (GREEN, EndMovement()))
    assert not drawing(g), "the Old Forest is no site of power"
    start(g, WholeWar(at="take_turns"), Turn(GREEN))
    answer(g, (GREEN, Done()), (GREEN, StopAttacking()))
    moves(g, "old_forest", "weather_hills", led=True)
    answer(g, (GREEN, EndMovement()))
    assert drawing(g)


@pytest.mark.rule("RNG-056")
def test_another_leader_who_comes_where_one_had_fled_draws() -> None:
    g = fled()
    g.lose_leader(place("weather_hills"))
    assert "absent" not in write(g, RING_WAR.setup(2))
    start(g, WholeWar(at="take_turns"), Turn(GREEN))
    answer(g, (GREEN, Done()), (GREEN, StopAttacking()), (GREEN, EndMovement()))
    answer(g, (GREEN, PlaceLeader(place("weather_hills"))))
    assert drawing(g)


# --- how many may be held ------------------------------------------------------------------------

ARRIVED = "fornost: 0 infantry 2, leader tired came\n"
FOUR = ("mission-erebor", "ambush", "gollum", "smeagol")
HAND = f"hand 0: | {' '.join(FOUR)}"


def cards(*names: str) -> list[int]:
    return sorted([CARD[name] for name in names])


@pytest.mark.rule("RNG-057", "RNG-058")
def test_with_four_in_hand_one_is_discarded_before_the_draw() -> None:
    g = begin(war(ARRIVED + HAND), "cards")
    assert g.waiting() == (GREEN,), "fate does not deal before room is made"
    assert g.legal(GREEN) == [*[DiscardCard(card) for card in cards(*FOUR)], ForgoCard()]
    assert g.why_not(FATE, DrawnCard(CARD["shelobs-lair"])) is not None
    answer(g, (GREEN, DiscardCard(CARD["gollum"])))
    assert g.card_hands[GREEN] == cards("mission-erebor", "ambush", "smeagol")
    assert g.card_discards == [CARD["gollum"]]
    assert g.waiting() == (FATE,)
    fated(g, DrawnCard(CARD["shelobs-lair"]))
    assert g.card_hands[GREEN] == cards("mission-erebor", "ambush", "smeagol", "shelobs-lair")
    assert not drawing(g)


@pytest.mark.rule("RNG-058")
def test_the_draw_may_be_given_up() -> None:
    g = begin(war(ARRIVED + HAND), "cards")
    pile = len(g.card_pile)
    assert DrawLapsed(GREEN) in answer(g, (GREEN, ForgoCard()))
    assert not drawing(g)
    assert g.card_hands[GREEN] == cards(*FOUR)
    assert len(g.card_pile) == pile


@pytest.mark.rule("RNG-058")
def test_only_a_card_in_hand_can_be_discarded() -> None:
    g = begin(war(ARRIVED + HAND), "cards")
    assert g.why_not(GREEN, DiscardCard(CARD["shelobs-lair"])) == because(
        "not-in-hand", "RNG-058", card=CARD["shelobs-lair"]
    )


@pytest.mark.rule("RNG-058")
def test_discarded_cards_score_nothing() -> None:
    g = begin(war(ARRIVED + HAND + "\nplayed 0: black-sails"), "cards")
    before = card_score(g, GREEN)
    answer(g, (GREEN, DiscardCard(CARD["ambush"])))
    assert card_score(g, GREEN) == before == 1


@pytest.mark.rule("RNG-057")
def test_cards_already_played_do_not_count_towards_the_four() -> None:
    hand = "hand 0: | ambush gollum smeagol\nplayed 0: black-sails siege-machines"
    g = begin(war(ARRIVED + hand), "cards")
    assert g.waiting() == (FATE,)
    fated(g, DrawnCard(CARD["shelobs-lair"]))
    assert len(g.card_hands[GREEN]) == 4


@pytest.mark.rule("RNG-057")
def test_of_several_draws_each_one_needs_its_own_room() -> None:
    hand = "hand 0: | ambush gollum smeagol\nfortresses: 1"
    g = begin(war(ARRIVED + hand), "cards")
    fated(g, DrawnCard(CARD["shelobs-lair"]))
    assert g.waiting() == (GREEN,)
    answer(g, (GREEN, DiscardCard(CARD["ambush"])))
    fated(g, DrawnCard(CARD["captured-by-orcs"]))
    assert g.card_hands[GREEN] == cards("gollum", "smeagol", "shelobs-lair", "captured-by-orcs")


@pytest.mark.rule("RNG-057", "RNG-064")
def test_an_event_drawn_in_between_takes_no_room() -> None:
    g = begin(war(ARRIVED + "hand 0: | ambush gollum smeagol"), "cards")
    fated(g, DrawnCard(CARD["corsairs-of-umbar"]), DrawnCard(CARD["shelobs-lair"]))
    assert len(g.card_hands[GREEN]) == 4
    assert not drawing(g)
    assert g.why_not(GREEN, Pass()) is None, "the ring is next"
