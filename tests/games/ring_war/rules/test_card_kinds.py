"""Missions, events and power cards: RNG-059 to RNG-067. What each single card does: `cards/`."""

from __future__ import annotations

import pytest

from feldzug.games.ring_war.actions import (
    Attack,
    Deploy,
    DrawnArea,
    DrawnCard,
    EndMovement,
    LoseUnit,
    NameDefender,
    PlayCard,
    SendUnit,
    StopAttacking,
)
from feldzug.games.ring_war.board import CAVALRY, CONTENT, INFANTRY
from feldzug.games.ring_war.deck import CARD
from feldzug.games.ring_war.drawing import CardFromPile
from feldzug.games.ring_war.ending import score
from feldzug.games.ring_war.events import (
    AreaCardDrawn,
    AreaCardDrawnUnseen,
    CardDrawn,
    CardDrawnUnseen,
    DrawLapsed,
    EventDrawn,
    PilesReshuffled,
    PointsLapsed,
    UnitLost,
)
from feldzug.games.ring_war.war import War
from feldzug.kernel.values import because
from feldzug.parts.content import load
from tests.games.ring_war.table import GREEN, RED, answer, begin, fated, place, stands, war

PRINTED = load(CONTENT, "cards.toml")["card"]


def play(card: str) -> PlayCard:
    return PlayCard(CARD[card])


def raid(source: str, target: str, text: str, *, led: bool) -> War:
    """A cavalry of green takes an area from a red infantry."""
    g = begin(war(f"{source}: 0 cavalry 2, leader\n{target}: 1 infantry 1\n{text}"), "battle")
    answer(g, (GREEN, Attack(place(source), place(target))), (GREEN, SendUnit(CAVALRY, led)))
    answer(g, (RED, NameDefender(INFANTRY)))
    fated(g, (5, 1, 1, 1, 1) if led else (5, 1, 1, 1))
    return g


def drawing(text: str = "", cards: int = 1) -> War:
    """Green has taken fortresses without a leader and draws adventure cards for them."""
    home = f"forlindon: 0 infantry 1, leader\nfortresses: {cards}\n"
    return begin(war(home + text), "cards")


# --- what becomes of cards -----------------------------------------------------------------------


@pytest.mark.rule("RNG-059", "G25")
def test_a_played_power_card_lies_with_its_player_and_counts_at_the_end() -> None:
    g = begin(war("eregion: 0 infantry 2\nhand 0: | ambush"), "battle")
    before = score(g, GREEN)
    answer(g, (GREEN, Attack(place("eregion"), place("moria"))), (GREEN, play("ambush")))
    assert g.played[GREEN] == [CARD["ambush"]]
    assert g.view(RED).players[GREEN].played == ["ambush"]
    assert score(g, GREEN) == before + 1


@pytest.mark.rule("RNG-059")
def test_an_event_goes_to_the_discards_and_counts_nothing() -> None:
    g = drawing()
    before = score(g, GREEN)
    fated(g, DrawnCard(CARD["corsairs-of-umbar"]))
    assert g.view(RED).card_discards == ["corsairs-of-umbar"]
    assert g.played[GREEN] == []
    assert score(g, GREEN) == before


# --- missions ------------------------------------------------------------------------------------


@pytest.mark.rule("RNG-060", "RNG-061")
def test_erebor_is_met_by_taking_esgaroth_with_the_leader() -> None:
    g = raid("north_mirkwood", "esgaroth", "hand 0: | mission-erebor", led=True)
    answer(g, (GREEN, play("mission-erebor")))
    answer(g, *[(GREEN, Deploy(place("esgaroth"), INFANTRY))] * 4)
    assert stands(g, "esgaroth") == "0 infantry 4, cavalry 1, leader"
    assert g.path()[-1] == "choose-attack"


@pytest.mark.rule("RNG-061", "RNG-003")
def test_its_four_points_are_spent_there_at_once_or_lapse() -> None:
    g = raid("north_mirkwood", "esgaroth", "hand 0: | mission-erebor", led=True)
    answer(g, (GREEN, play("mission-erebor")))
    home = Deploy(place("north_mirkwood"), INFANTRY)
    assert g.why_not(GREEN, home) == because("only-these-areas", "RNG-061")
    told = answer(g, (GREEN, Deploy(place("esgaroth"), CAVALRY)))
    assert g.why_not(GREEN, StopAttacking()) is not None  # first the points
    told = answer(g, (GREEN, Deploy(place("esgaroth"), INFANTRY)))
    assert not any(isinstance(event, PointsLapsed) for event in told)


@pytest.mark.rule("RNG-060")
def test_a_conquest_without_the_leader_does_not_meet_it() -> None:
    g = raid("north_mirkwood", "esgaroth", "hand 0: | mission-erebor", led=False)
    assert stands(g, "esgaroth") == "0 cavalry 1"
    assert play("mission-erebor") not in g.legal(GREEN)


@pytest.mark.rule("RNG-060")
def test_every_holder_of_cards_is_asked_so_that_the_pause_tells_nothing() -> None:
    g = raid("north_mirkwood", "esgaroth", "hand 0: | ambush", led=True)
    assert g.path()[-1] == "fulfil-mission"
    wrong = because("wrong-moment", "RNG-067", card=CARD["ambush"])
    assert g.why_not(GREEN, play("ambush")) == wrong


@pytest.mark.rule("RNG-062", "RNG-051", "RNG-053")
@pytest.mark.parametrize(("before", "drawn"), [(0, 2), (3, 2), (4, 1), (5, 0)])
def test_edoras_brings_one_area_card_more_up_to_five(before: int, drawn: int) -> None:
    held = ["moria", "umbar", "khand", "nurn", "harad"][:before]
    hand = f"hand 0: {' '.join(held)} | mission-edoras"
    g = raid("fangorn", "gap_of_rohan", hand, led=True)
    answer(g, (GREEN, play("mission-edoras")), (GREEN, StopAttacking()))
    told = answer(g, (GREEN, EndMovement()))
    new = [DrawnArea(place("andrast")), DrawnArea(place("anfalas"))]
    told += fated(g, *new[:drawn])
    assert len(g.area_hands[GREEN]) == before + drawn
    assert told.count(DrawLapsed(GREEN)) == 2 - drawn


# --- events --------------------------------------------------------------------------------------


@pytest.mark.rule("RNG-063")
def test_events_bear_a_plain_star_top_left() -> None:
    for card in PRINTED:
        assert (card["star"] == "top-left") == (card["kind"] == "event"), card["id"]
        if card["kind"] == "event":
            assert not any(word.startswith("points") for word in card), card["id"]


@pytest.mark.rule("RNG-064")
def test_raiders_are_resolved_before_anything_else_happens() -> None:
    g = drawing("moria: 1 infantry 4")
    told = fated(g, DrawnCard(CARD["raiders"]))
    assert told == [EventDrawn(GREEN, CARD["raiders"])]
    fated(g, *[DrawnArea(place(area)) for area in ("moria", "lorien", "umbar")])
    assert g.waiting() == (RED,)
    told = answer(g, (RED, LoseUnit(INFANTRY)), (RED, LoseUnit(INFANTRY)))
    assert told == [UnitLost(RED, place("moria"), INFANTRY)] * 2
    assert g.card_hands[GREEN] == []  # only now the next card


@pytest.mark.rule("RNG-064")
def test_after_an_event_another_card_is_drawn_until_a_mission_or_power_card_comes() -> None:
    g = drawing()
    fated(g, DrawnCard(CARD["corsairs-of-umbar"]), DrawnCard(CARD["appoint-a-second-leader"]))
    fated(g, DrawnCard(CARD["the-entmoot"]))
    assert g.path()[-1] == "card-from-pile"
    fated(g, DrawnCard(CARD["gollum"]))
    assert g.card_hands[GREEN] == [CARD["gollum"]]
    assert "draw-adventure-card" not in g.path()
    assert len(g.card_discards) == 3


@pytest.mark.rule("RNG-064", "G21")
def test_the_chain_of_events_goes_on_through_the_shuffled_discards() -> None:
    g = drawing()
    g.card_discards = [card for card in g.card_pile if card != CARD["corsairs-of-umbar"]]
    g.card_pile = [CARD["corsairs-of-umbar"]]
    told = fated(g, DrawnCard(CARD["corsairs-of-umbar"]))
    assert told[-1] == PilesReshuffled("adventure-cards")
    fated(g, DrawnCard(CARD["gollum"]))
    assert g.card_hands[GREEN] == [CARD["gollum"]]
    assert len(g.card_pile) == 59


@pytest.mark.rule("RNG-064", "G21")
def test_the_chain_ends_where_only_events_are_left() -> None:
    g = drawing(cards=2)
    events = [CARD["corsairs-of-umbar"], CARD["the-entmoot"]]
    g.card_pile, g.card_discards = events[:1], events[1:]
    fated(g, DrawnCard(events[0]))
    assert g.card_discards == sorted(events)
    assert "card-part" not in g.path()


# --- what is hidden ------------------------------------------------------------------------------


@pytest.mark.rule("RNG-065")
def test_power_cards_bear_a_numbered_star_bottom_right() -> None:
    for card in PRINTED:
        assert (card["star"] == "bottom-right") == (card["kind"] == "power"), card["id"]
        if card["kind"] == "power":
            assert card["points"] == 1, card["id"]


@pytest.mark.rule("RNG-066")
@pytest.mark.parametrize("card", ["ambush", "mission-bree"])
def test_a_drawn_card_stays_in_hand_hidden_from_the_others(card: str) -> None:
    g = drawing()
    told = fated(g, DrawnCard(CARD[card]))
    assert told[0] == CardDrawn(GREEN, CARD[card])
    assert told[0].seen_by(GREEN) == told[0]
    assert told[0].seen_by(RED) == told[0].seen_by(None) == CardDrawnUnseen(GREEN)
    assert g.view(GREEN).card_hand == [card]
    for other in (RED, None):
        assert card not in str(g.view(other))
        assert g.view(other).players[GREEN].cards == 1


@pytest.mark.rule("RNG-066")
def test_what_fate_deals_from_the_pile_is_known_to_its_drawer_alone() -> None:
    g = drawing()
    top = g.stack[-1]
    assert isinstance(top, CardFromPile)
    assert top.known_to(g) == (GREEN,)


@pytest.mark.rule("RNG-051", "RNG-066")
def test_a_drawn_area_card_is_seen_by_its_drawer_alone() -> None:
    g = begin(war("harlindon: 0 infantry 1, leader\nconquered: harlindon"), "cards")
    told = fated(g, DrawnArea(place("moria")))
    assert told[0] == AreaCardDrawn(GREEN, place("moria"))
    assert told[0].seen_by(GREEN) == told[0]
    assert told[0].seen_by(RED) == told[0].seen_by(None) == AreaCardDrawnUnseen(GREEN)
    assert g.view(GREEN).area_hand == ["moria"]
    assert g.view(None).area_hand == []
    assert g.view(RED).area_hand == []


# --- power cards ---------------------------------------------------------------------------------


@pytest.mark.rule("RNG-067")
def test_the_defender_plays_courage_alone_in_an_enemys_battle_part() -> None:
    card = "courage-alone-will-not-save-you"
    g = begin(war(f"eregion: 1 infantry 2\nmoria: 0 infantry 1\nhand 0: | {card}"), "battle", RED)
    answer(g, (RED, Attack(place("eregion"), place("moria"))), (RED, SendUnit(INFANTRY, False)))
    assert g.waiting() == (GREEN,)
    answer(g, (GREEN, play(card)))
    answer(g, *[(GREEN, Deploy(place("moria"), INFANTRY))] * 4)
    assert stands(g, "moria") == "0 infantry 5"


@pytest.mark.rule("RNG-067")
def test_the_attacker_plays_a_card_in_the_own_battle_part() -> None:
    g = begin(war("eregion: 0 infantry 2\nhand 0: | ambush"), "battle")
    wrong = because("wrong-moment", "RNG-067", card=CARD["ambush"])
    assert g.why_not(GREEN, play("ambush")) == wrong  # not before an attack is announced
    answer(g, (GREEN, Attack(place("eregion"), place("moria"))))
    assert play("ambush") in g.legal(GREEN)


@pytest.mark.rule("RNG-067")
def test_the_moment_printed_on_a_card_goes_first() -> None:
    """Sméagol acts on the ring's roll, not in battle, and for every player at the table."""
    g = begin(war("eregion: 0 infantry 2\nhand 0: | smeagol"), "battle")
    answer(g, (GREEN, Attack(place("eregion"), place("moria"))))
    wrong = because("wrong-moment", "RNG-067", card=CARD["smeagol"])
    assert g.why_not(GREEN, play("smeagol")) == wrong
    g = begin(war("ring: moria\nhand 0: | smeagol"), "ring", RED)
    fated(g, (3,))
    answer(g, (GREEN, play("smeagol")))
    assert g.ring_area() == place("gladden_fields")


@pytest.mark.rule("RNG-066")
def test_a_card_that_was_shown_is_not_taken_back_without_consent() -> None:
    g = begin(war("hand 0: | gollum", others="0 infantry 1"), "ring")
    g.apply(GREEN, PlayCard(CARD["gollum"]))
    assert g.fenced
