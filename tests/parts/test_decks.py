from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Annotated, Any

import pytest

from feldzug.kernel.dealer import Dealer
from feldzug.kernel.frames import Procedure
from feldzug.kernel.hidden import Pool
from feldzug.kernel.module import Module
from feldzug.kernel.packing import Packing
from feldzug.kernel.position import Position
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import FATE, Event, Seat
from feldzug.kernel.vocabulary import Vocabulary
from feldzug.parts.decks import EVERYBODY, Deck, DrawFrom, Hand, LookAt, knows, seats_of, those

RUNES = Vocabulary("rune", ("dragon", "false", "moon", "star", "sun"))
Rune = Annotated[int, RUNES]
DRAGON, FALSE, MOON, STAR, SUN = range(5)
A, B, C = Seat(0), Seat(1), Seat(2)


@dataclass
class Runes(Deck):
    @staticmethod
    def card() -> Any:
        return Rune


@dataclass
class RuneHand(Hand):
    @staticmethod
    def card() -> Any:
        return Rune


def full() -> Runes:
    return Runes(bag=[DRAGON, FALSE, MOON, STAR, SUN])


def test_a_seat_that_looked_knows_the_top_and_nobody_else_does() -> None:
    deck = full()
    for place, card in enumerate((STAR, MOON, SUN)):
        assert deck.odds(place).allows(card)
        deck.see(card, those(A), place)
    assert deck.top_known_to(A) == (STAR, MOON, SUN)
    assert deck.top_known_to(B) == deck.top_known_to(None) == (None, None, None)
    assert deck.bag == [DRAGON, FALSE]
    assert deck.odds().things == [STAR]
    assert deck.odds(1).things == [MOON]


def test_what_was_put_at_the_bottom_is_drawn_last() -> None:
    deck = full()
    for place, card in enumerate((STAR, MOON, SUN)):
        deck.see(card, those(A), place)
    deck.sink(1, 3, those(A))
    assert deck.top_known_to(A) == (STAR, SUN)
    assert deck.bottom_known_to(A) == (MOON,)
    drawn = []
    while len(deck):
        card = deck.odds().things[0]
        deck.take(card)
        drawn.append(card)
    assert drawn == [STAR, SUN, DRAGON, FALSE, MOON]


def test_whoever_cannot_see_which_card_was_sunk_knows_none_of_them_any_longer() -> None:
    deck = full()
    for place, card in enumerate((STAR, MOON)):
        deck.see(card, those(A, B), place)
    deck.sink(0, 2, those(A))
    assert (deck.top_known_to(A), deck.bottom_known_to(A)) == ((MOON,), (STAR,))
    assert (deck.top_known_to(B), deck.bottom_known_to(B)) == ((None,), (None,))


def test_cards_put_back_in_another_order_are_known_to_who_did_it() -> None:
    deck = full()
    for place, card in enumerate((STAR, MOON)):
        deck.see(card, those(A, B), place)
    deck.arrange((MOON, STAR), those(B))
    assert deck.top_known_to(B) == (MOON, STAR)
    assert deck.top_known_to(A) == (None, None)
    with pytest.raises(ValueError, match="other cards"):
        deck.arrange((MOON, SUN), those(B))


def test_a_card_drawn_from_the_top_is_still_known_to_who_looked() -> None:
    deck, hand = full(), RuneHand()
    deck.see(STAR, those(A))
    assert deck.seen() == those(A)
    hand.add(STAR, deck.take(STAR) | those(B))
    assert hand.known_to(A) == hand.known_to(B) == (STAR,)
    assert hand.known_to(C) == ()


def test_a_look_through_the_whole_deck_ends_with_what_was_put_at_the_bottom() -> None:
    deck = Runes(bag=[SUN], bottom=[STAR, MOON], bottom_seen=[those(B), those(B)])
    for place, card in enumerate((SUN, STAR, MOON)):
        assert deck.odds(place).things == [card]
        assert deck.seen(place) == (those(B) if place else 0)
        deck.see(card, those(A), place)
    assert deck.top_known_to(A) == (SUN, STAR, MOON)
    assert deck.top_known_to(B) == (None, STAR, MOON)


def test_a_shuffle_forgets_and_a_reshuffle_takes_the_discards() -> None:
    deck = full()
    deck.see(STAR, those(A))
    deck.put_at_bottom(deck.bag.pop(), those(B))
    deck.shuffle()
    assert deck == full()
    deck.see(STAR, EVERYBODY)
    deck.take(STAR)
    deck.discard(STAR)
    assert deck.discards == [STAR]
    deck.reshuffle()
    assert deck == full()


def redealt(deck: Runes, hand: RuneHand, seat: Seat, seed: int) -> tuple[Runes, RuneHand]:
    deck, hand = deck.clone(), hand.clone()
    Pool([hand.place(seat, B), *deck.places(seat)]).redeal(Dealer(seed))
    return deck, hand


def test_a_redeal_keeps_what_a_seat_knows_and_deals_the_rest() -> None:
    deck, hand = full(), RuneHand()
    for card, seen in ((DRAGON, those(A, B)), (FALSE, those(B))):
        deck.bag.remove(card)
        hand.add(card, seen)
    deck.see(STAR, those(A))
    deals = Counter[int]()
    for seed in range(300):
        other, held = redealt(deck, hand, A, seed)
        assert other.top == [STAR]
        assert held.known_to(A) == (DRAGON,)
        (dealt,) = set(held.known_to(B)) - {DRAGON}
        deals[dealt] += 1
    assert set(deals) == {FALSE, MOON, SUN}
    assert min(deals.values()) > 60
    other, held = redealt(deck, hand, C, 1)
    assert sorted([*other.top, *other.bag, *held.cards]) == list(range(5))
    assert held.known_to(A) == (), "C cannot tell which cards A knows"


def test_a_redeal_does_not_depend_on_what_is_hidden() -> None:
    found = set()
    for one, two in ((STAR, MOON), (MOON, STAR)):
        deck, hand = full(), RuneHand()
        for card, seen in ((one, those(B)), (two, those(A, B))):
            deck.bag.remove(card)
            hand.add(card, seen)
        new, held = redealt(deck, hand, C, 4)
        found.add((tuple(new.bag), tuple(held.cards), tuple(held.seen)))
    assert len(found) == 1


def test_of_two_equal_cards_one_goes_and_nobody_is_sure_of_the_other() -> None:
    hand = RuneHand()
    hand.add(STAR, those(A, B))
    hand.add(STAR, those(A))
    hand.add(SUN, those(A, B, C))
    hand.remove(STAR)
    assert hand.known_to(A) == (STAR, SUN)
    assert hand.known_to(B) == (SUN,)


def test_whoever_knew_both_of_two_equal_cards_still_knows_the_other() -> None:
    hand = RuneHand()
    hand.add(STAR, those(A, B))
    hand.add(STAR, those(A, B))
    hand.remove(STAR)
    assert hand.known_to(B) == (STAR,)


def test_whoever_knew_two_of_three_equal_cards_still_knows_one_of_those_left() -> None:
    hand = RuneHand()
    for seen in (those(A), those(A, B), those(A, B)):
        hand.add(STAR, seen)
    assert hand.remove(STAR) == those(A)
    assert hand.known_to(A) == (STAR, STAR)
    assert hand.known_to(B) == (STAR,)


def test_a_card_that_slips_away_unseen_leaves_others_unsure() -> None:
    hand = RuneHand()
    for card in (STAR, SUN):
        hand.add(card, those(A, B))
    hand.slip(SUN, those(A))
    assert (hand.known_to(A), hand.known_to(B)) == ((STAR,), ())


def test_a_card_that_is_shown_is_known() -> None:
    hand = RuneHand()
    hand.add(STAR, those(A))
    hand.show(STAR, those(B))
    hand.show(STAR, EVERYBODY)
    assert hand.known_to(None) == (STAR,)
    assert len(hand) == 1


def test_a_card_that_is_shown_again_tells_nothing_of_another_one_alike() -> None:
    hand = RuneHand()
    hand.add(STAR, those(A))
    hand.add(STAR, those(A, B))
    hand.show(STAR, those(B))
    assert hand.known_to(B) == (STAR,)


def test_a_card_shown_to_more_seats_credits_nobody_with_another_one_alike() -> None:
    hand = RuneHand()
    hand.add(STAR, those(A))
    hand.add(STAR, those(A))
    hand.show(STAR, those(B))
    hand.show(STAR, those(B, C))
    assert hand.known_to(A) == (STAR, STAR)
    assert hand.known_to(B) == (STAR,), "it may have been the same one twice"
    assert hand.known_to(C) == (STAR,)
    hand.show(STAR, EVERYBODY)
    assert [hand.known_to(seat) for seat in (B, C, None)] == [(STAR,)] * 3


def test_seats_that_know_different_ones_of_two_alike_know_one_each_when_one_is_shown() -> None:
    hand = RuneHand()
    hand.add(STAR, those(A, B))
    hand.add(STAR, those(A, C))
    hand.show(STAR, those(B, C))
    assert [hand.known_to(seat) for seat in (A, B, C)] == [(STAR, STAR), (STAR,), (STAR,)]


def test_cards_are_saved_by_their_ids() -> None:
    packing = Packing((Runes, RuneHand))
    deck = full()
    deck.see(STAR, those(A))
    packed = packing.pack(deck)
    assert packed["bag"] == ["dragon", "false", "moon", "sun"]
    assert packed["top"] == ["star"]
    assert packing.unpack(packed) == deck
    assert packing.pack(RuneHand([SUN], [1]))["cards"] == ["sun"]


def test_seats_as_bits() -> None:
    assert seats_of(those(A, C)) == (A, C)
    assert knows(those(C), C)
    assert not knows(those(C), None)
    assert knows(EVERYBODY, None)


@dataclass(frozen=True, slots=True)
class Noted(Event):
    what: str
    card: int = -1


@dataclass(eq=False, kw_only=True)
class Table(Position):
    deck: Runes
    hand: RuneHand


@dataclass
class DrawRune(DrawFrom):
    def deck(self, g: Table) -> Runes:
        return g.deck

    def drawn(self, g: Table, card: int, seen: int) -> None:
        g.hand.add(card, seen)
        g.tell(Noted("drawn", card))

    def reshuffled(self, g: Table) -> None:
        g.tell(Noted("reshuffled"))

    def exhausted(self, g: Table) -> None:
        g.tell(Noted("exhausted"))


@dataclass
class LookAtRune(LookAt):
    def deck(self, g: Table) -> Runes:
        return g.deck

    def looked(self, g: Table, card: int) -> None:
        g.tell(Noted("looked", card))

    def missing(self, g: Table) -> None:
        g.tell(Noted("missing"))


@dataclass
class Quietly(LookAt):
    """A look that says nothing, whatever is there."""

    def deck(self, g: Table) -> Runes:
        return g.deck

    def looked(self, g: Table, card: int) -> None:
        """Nothing is told."""


def table(rules: Rules | None = None) -> Table:
    return Table(rules or Rules(), 3, deck=full(), hand=RuneHand())


def test_the_frames_ask_fate_and_say_who_sees() -> None:
    g = table()
    g.begin(LookAtRune(A, 0), DrawRune(B))
    look, draw = g.stack[-1], g.stack[0]
    assert isinstance(look, LookAtRune)
    assert look.known_to(g) == (A,)
    assert g.apply(FATE, STAR) == [Noted("looked", STAR)]
    assert isinstance(draw, DrawRune)
    assert draw.known_to(g) == (A, B)
    assert [outcome for outcome, _ in g.odds().outcomes()] == [STAR]
    assert g.apply(FATE, STAR) == [Noted("drawn", STAR)]
    assert g.hand.known_to(A) == (STAR,)


def test_an_empty_deck_is_made_of_its_discards_or_is_exhausted() -> None:
    g = table()
    g.deck = Runes(discards=[SUN])
    g.begin(DrawRune(A), DrawRune(A))
    assert g.events == [Noted("reshuffled")]
    assert g.apply(FATE, SUN) == [Noted("drawn", SUN), Noted("exhausted")]
    assert g.stack == []


def test_what_is_not_there_cannot_be_looked_at() -> None:
    g = table()
    g.deck = Runes(bag=[SUN])
    g.begin(LookAtRune(A, 1), LookAtRune(A, 0), Quietly(A, 7))
    assert g.events == [Noted("missing")]
    assert g.apply(FATE, SUN) == [Noted("looked", SUN)]
    assert g.stack == []


def test_a_look_below_the_top_settles_what_lies_above_and_shows_it_to_nobody() -> None:
    g = table()
    g.deck.put_at_bottom(g.deck.bag.pop(), those(B))
    g.begin(LookAtRune(A, 2))
    look = g.stack[-1]
    assert isinstance(look, LookAtRune)
    for card in (STAR, MOON):
        assert look.known_to(g) == ()
        assert g.apply(FATE, card) == []
    assert look.known_to(g) == (A,)
    assert g.odds().allows(DRAGON)
    assert not g.odds().allows(STAR)
    assert g.apply(FATE, DRAGON) == [Noted("looked", DRAGON)]
    assert g.deck.top == [STAR, MOON, DRAGON]
    assert g.deck.top_known_to(A) == (None, None, DRAGON)
    assert g.deck.top_known_to(B) == (None, None, None)
    g.begin(LookAtRune(A, 4))
    assert g.apply(FATE, FALSE) == []
    assert look_knows(g) == (A, B), "B has put the last card there"
    assert g.apply(FATE, SUN) == [Noted("looked", SUN)]
    assert g.stack == []


def look_knows(g: Table) -> tuple[Seat, ...]:
    top = g.stack[-1]
    assert isinstance(top, LookAt)
    return top.known_to(g)


@dataclass
class Song(Procedure):
    """What a module lets follow a reshuffle."""

    @staticmethod
    def flow() -> tuple[str, ...]:
        return ("sing",)

    def sing(self, g: Table) -> None:
        g.tell(Noted("song"))


class Singers(Module):
    """They sing when a deck is made anew, and somebody looks at everything that happens."""

    def install(self, rules: Rules) -> None:
        rules.on(Noted, lambda _g, event: Song() if event.what == "reshuffled" else None)
        rules.check(lambda g: g.tell(Checked()) if Checked() not in g.events else None, Noted)


@dataclass(frozen=True, slots=True)
class Checked(Event):
    pass


def test_what_follows_a_reshuffle_comes_before_the_draw() -> None:
    g = table(Rules.compose(Singers("singers")))
    g.deck = Runes(discards=[SUN])
    g.begin(DrawRune(A))
    assert g.events == [Noted("reshuffled"), Checked(), Noted("song")]
    assert g.clone().apply(FATE, SUN)[0] == Noted("drawn", SUN)
