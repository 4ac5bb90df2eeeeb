"""What the players of Ring War can tell of hidden cards, and what a sample must respect."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from feldzug.games.ring_war.actions import (
    END_MOVEMENT,
    DiscardArea,
    discard_card,
    drawn_area,
    drawn_card,
)
from feldzug.games.ring_war.board import JOKER
from feldzug.games.ring_war.cards.events import PlanUprising, TurnUpAreas, TurnUpOne
from feldzug.games.ring_war.cards.play import CardWindow
from feldzug.games.ring_war.conquest import DiscardSpoils, eliminate
from feldzug.games.ring_war.deck import CARD, DECK, EVENT, RING_LEAVE
from feldzug.games.ring_war.drawing import DrawAdventureCard
from feldzug.games.ring_war.events import AreaCardDiscarded
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.movement import ChooseMove
from feldzug.games.ring_war.notation import CODEC
from feldzug.games.ring_war.piles import areas_to_turn_up, refill_area_pile, refill_card_pile
from feldzug.games.ring_war.war import FLED, War
from feldzug.kernel import laws
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import determinise
from feldzug.kernel.match import Match
from feldzug.kernel.values import FATE, Seat
from feldzug.parts.windows import PASS, answer_in_advance, pass_in_advance

QUICK = RING_WAR.setup(3, setup="quick")
VERY_AREA = RING_WAR.setup(3, setup="quick", legendary_card="area")
GREEN, RED, BLACK = Seat(0), Seat(1), Seat(2)
SAMPLES = 40


def moving(setup: object = QUICK) -> tuple[War, Seat]:
    """A war in which a seat may end its movement and then draws nothing of its own."""
    g, dealer = RING_WAR.start(setup), Dealer(1)  # type: ignore[arg-type]
    assert isinstance(g, War)
    while not isinstance(g.stack[-1], ChooseMove) or not g.leaders(g.stack[-1].seat):
        laws.wander(g, dealer, 1, RING_WAR.seek)
    g.conquered, g.legends = [], []
    g.extra_cards = g.fortresses_taken = 0
    for place in g.board.places:
        if g.leader[place]:
            g.leader_came[place] = FLED
    return g, g.stack[-1].seat


def sample(g: War, seed: int) -> War:
    """A position that looks the same to green."""
    found = determinise(g, GREEN, Dealer(seed))
    assert isinstance(found, War)
    return found


def dealt() -> War:
    """A war in which all hands hold five area cards."""
    g, _ = moving()
    for seat in g.seats():
        while len(g.area_hands[seat]) < 5:
            g.area_hands[seat].append(g.area_pile.pop())
        g.area_hands[seat].sort()
    return g


def test_whether_undo_is_free_does_not_tell_who_has_answered_a_window() -> None:
    g, seat = moving()
    for other in g.seats():
        power = next(card for card in g.card_pile if DECK[card].kind != EVENT)
        if not g.card_hands[other]:
            g.card_pile.remove(power)
            g.card_hands[other] = [power]
    match = Match.replay(RING_WAR, QUICK, [], Dealer(1), origin=g)
    match.play(seat, END_MOVEMENT)
    while not isinstance(match.position.stack[-1], CardWindow):
        match.play(seat, match.position.legal(seat)[-1])
    laws.undo_tells_nothing_of_others(match)
    before = match.can_undo(seat)
    match.play(Seat((seat + 1) % 3), PASS)
    assert match.can_undo(seat) == before


def test_the_card_of_the_very_area_is_drawn_behind_a_fence() -> None:
    g, seat = moving(VERY_AREA)
    holder = Seat((seat + 1) % 3)
    g.area_hands[holder] = []
    g.legends = [(g.ruled(holder)[0], holder)]
    for other in g.seats():
        laws.an_unfenced_answer_shows_nothing(CODEC, VERY_AREA, g, other, 7, END_MOVEMENT)
    g.apply(seat, END_MOVEMENT)
    assert g.fenced


@pytest.mark.parametrize("seed", range(5))
def test_an_uprising_in_an_area_ruled_already_is_seen_by_all(seed: int) -> None:
    g, seat = moving()
    g.begin(PlanUprising(seat))
    top = g.stack[-1]
    assert isinstance(top, PlanUprising)
    outcomes = [outcome for outcome, _ in g.odds().outcomes()]
    public = [outcome.area_card for outcome in outcomes if top.is_public(g, outcome)]
    assert public == [card for card in g.area_pile if card < JOKER and g.ruler[card] == seat]
    for other in g.seats():
        laws.fate_shows_nothing_to_others(CODEC, QUICK, g, other, seed)


def test_area_cards_just_turned_up_lie_in_the_pile_of_every_sample() -> None:
    g = dealt()
    g.begin(TurnUpAreas(GREEN, CARD["raiders"], 3))
    up = g.area_pile[:2]
    for card in up:
        assert isinstance(g.stack[-1], TurnUpOne)
        g.apply(FATE, drawn_area(card))
    for seed in range(SAMPLES):
        assert set(up) <= set(sample(g, seed).area_pile)


def discarded_pile() -> War:
    """All area cards but those in the hands are discards, and all adventure cards, too."""
    g = dealt()
    g.area_pile, g.area_discards = [], sorted(g.area_pile + g.area_discards)
    g.card_pile, g.card_discards = [], sorted(g.card_pile + g.card_discards)
    return g


def refill_both(g: War) -> None:
    assert refill_area_pile(g)
    assert refill_card_pile(g)


def refill_by_turning_up(g: War) -> None:
    assert areas_to_turn_up(g)
    assert refill_card_pile(g)


@pytest.mark.parametrize("refill", [refill_both, refill_by_turning_up])
def test_a_pile_made_of_discards_is_known_to_all(refill: Callable[[War], None]) -> None:
    g = discarded_pile()
    refill(g)
    piles = (g.area_pile[:], g.card_pile[:])
    dealt_otherwise = 0
    for seed in range(SAMPLES):
        other = sample(g, seed)
        assert (other.area_pile, other.card_pile) == piles
        dealt_otherwise += other.area_hands != g.area_hands
    assert dealt_otherwise > SAMPLES // 2
    drawn = g.area_pile.pop()
    g.area_hands[RED] = sorted([*g.area_hands[RED], drawn])
    found = {tuple(sample(g, n).area_pile) for n in range(SAMPLES)}
    assert len(found) > 1, "nobody but its holder knows which card was drawn"
    assert all(set(sample(g, n).area_pile) <= set(g.area_refill) for n in range(SAMPLES))


def test_a_hidden_card_put_back_makes_everybody_forget_what_the_pile_holds() -> None:
    g = discarded_pile()
    secret = g.area_hands[RED].pop()
    g.uprisings[RED] = [secret]
    refill_both(g)
    eliminate(g, RED, BLACK)
    assert secret in g.area_pile
    held = {secret in sample(g, n).area_pile for n in range(SAMPLES)}
    assert held == {True, False}


def test_a_standing_pass_for_the_hand_ends_with_a_new_card() -> None:
    g = RING_WAR.new(QUICK)
    assert isinstance(g, War)
    hand = [card for card in g.card_pile if DECK[card].kind == "power"][:5]
    for card in hand:
        g.card_pile.remove(card)
    g.card_hands[GREEN], g.card_hands[RED] = sorted(hand[:4]), hand[4:]
    g.begin(CardWindow(RING_LEAVE, (GREEN, RED)))
    standing = pass_in_advance(g, GREEN, "hand")
    assert answer_in_advance(g, GREEN, [standing]) == PASS
    g.begin(DrawAdventureCard(GREEN))
    g.apply(GREEN, discard_card(hand[0]))
    g.apply(FATE, drawn_card(next(c for c in g.card_pile if DECK[c].kind != EVENT)))
    assert len(g.card_hands[GREEN]) == 4
    assert answer_in_advance(g, GREEN, [standing]) is None


def test_what_is_discarded_of_the_spoils_is_told_and_not_taken_back() -> None:
    g = dealt()
    g.area_hands[GREEN] = sorted([*g.area_hands[GREEN], g.area_pile.pop()])
    g.begin(DiscardSpoils(GREEN))
    card = g.area_hands[GREEN][0]
    match = Match.replay(RING_WAR, QUICK, [], Dealer(1), origin=g)
    assert AreaCardDiscarded(GREEN, card) in match.play(GREEN, DiscardArea(card))
    assert not match.can_undo(GREEN)
