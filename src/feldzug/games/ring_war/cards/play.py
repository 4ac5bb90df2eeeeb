"""How adventure cards are played: when, by whom, and what becomes of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from feldzug.games.ring_war.actions import PlayCard, play_card
from feldzug.games.ring_war.board import Place
from feldzug.games.ring_war.deck import CARD, CONQUEST, DECK, MISSION, CardFacts
from feldzug.games.ring_war.events import CardPlayed
from feldzug.games.ring_war.lasting import CardEffect
from feldzug.games.ring_war.war import War, without
from feldzug.kernel.frames import Names, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.sealed import RECONSIDER
from feldzug.kernel.values import Action, Reason, Seat, because
from feldzug.parts.windows import PASS, Window

SHELF = "cards"
"""Where the rules keep what each card does, by its id."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """What one kind of adventure card does. It keeps no state of its own."""

    def __init__(self, card: str, effect: type[CardEffect] = CardEffect) -> None:
        self.number: int = CARD[card]
        self.facts: CardFacts = DECK[self.number]
        self.effect = effect
        """What it leaves behind, if it does."""

    def install(self, rules: Rules) -> None:
        """What its effect changes for as long as it lasts."""

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        """Why *seat* may not play it now, though the moment is right."""
        return None

    def play(self, g: War, seat: Seat) -> Todo:
        raise NotImplementedError

    def last(self, g: War, seat: Seat, until: str, *areas: int) -> None:
        """Let the effect last from now on, in these places."""
        g.effects.append(self.effect(seat, until, self.number, areas))

    def useless(self) -> Reason:
        """The card would have no effect here."""
        return because("card-without-effect", "RNG-067", card=self.number)


def behind(g: War, card: int) -> Card:
    """What a card does, under the rules in force."""
    found: Card = g.rules.shelf(SHELF)[DECK[card].id]
    return found


def card_options(g: War, seat: Seat) -> list[PlayCard]:
    """Every different card in a hand."""
    hand = g.card_hands[seat]
    return [play_card(card) for n, card in enumerate(hand) if card not in hand[:n]]


def no_card(g: War, seat: Seat, card: int, moment: str) -> Reason | None:
    """Why a card may not be played at this moment: the moment printed on it goes first. [RNG-067]"""
    if card not in g.card_hands[seat]:
        return because("not-in-hand", "RNG-066", card=card)
    if DECK[card].moment != moment:
        rule = "RNG-060" if DECK[card].kind == MISSION else "RNG-067"
        return because("wrong-moment", rule, card=card)
    return behind(g, card).forbids(g, seat)


def playable(g: War, seat: Seat, moment: str) -> list[Action]:
    """The cards of a hand that may be played now: the same as asking `no_card` of each, but faster."""
    hand = g.card_hands[seat]
    found: list[Action] = []
    for n, card in enumerate(hand):
        if DECK[card].moment == moment and card not in hand[:n]:
            if behind(g, card).forbids(g, seat) is None:
                found.append(play_card(card))
    return found


def play(g: War, seat: Seat, card: int) -> Todo:
    """The card is shown, takes effect and is kept by its player for its points. [RNG-059]"""
    g.fence()
    g.card_hands[seat] = without(g.card_hands[seat], card)
    g.played[seat] = sorted([*g.played[seat], card])
    g.tell(CardPlayed(seat, card))
    return behind(g, card).play(g, seat)


def mission(g: War, seat: Seat, area: int) -> Todo:
    """Whoever holds any adventure card is asked at a site of power, so that the pause tells nothing."""
    if g.board.site[area] and g.card_hands[seat]:
        return FulfilMission(seat, area)
    return None


@dataclass(slots=True)
class FulfilMission(Question):
    """The mission of the site just conquered with a leader may be played. [RNG-060]"""

    area: Place

    @staticmethod
    def inside() -> Names:
        return "Conquest", "MovementPart"

    def options(self, g: War) -> list[Action]:
        return [*card_options(g, self.seat), PASS]

    def forbids(self, g: War, action: Action) -> Reason | None:
        if not isinstance(action, PlayCard):
            return None
        reason = no_card(g, self.seat, action.card, CONQUEST)
        if reason is None and DECK[action.card].area != self.area:
            return because("other-site", "RNG-060", card=action.card)
        return reason

    def chosen(self, g: War, action: Action) -> Todo:
        return play(g, self.seat, action.card) if isinstance(action, PlayCard) else None


@dataclass(slots=True)
class CardWindow(Window):
    """A moment at which cards may be played. Every player who holds any adventure card is asked, so that
    the pause tells nothing. [RNG-067]
    """

    @staticmethod
    def inside() -> Names:
        return ("RingPart",)

    def may_act(self, g: War, seat: Seat) -> bool:
        return bool(g.card_hands[seat])

    def acts(self, g: War, seat: Seat) -> list[Any]:
        return list(card_options(g, seat))

    def forbids_act(self, g: War, seat: Seat, action: PlayCard) -> Reason | None:
        return no_card(g, seat, action.card, self.moment)

    def menu(self, g: War, seat: Seat) -> list[Any]:
        if self.is_complete(g, seat):
            return [RECONSIDER]
        return [*playable(g, seat, self.moment), PASS]

    def acted(self, g: War, seat: Seat, action: PlayCard) -> Todo:
        return play(g, seat, action.card)

    def again(self, order: tuple[Seat, ...]) -> CardWindow:
        return CardWindow(self.moment, order)

    def scopes(self, g: War, seat: Seat) -> dict[str, int]:
        """For this turn, or until the own hand holds a new card."""
        return {"turn": g.turn, "hand": g.cards_taken[seat]}


def window(g: War, moment: str, first: Seat) -> Todo:
    """A window for all players still in the war, beginning with *first*."""
    seats = [Seat((first + n) % g.players) for n in range(g.players)]
    order = tuple([seat for seat in seats if g.alive[seat]])
    if not order or not any(g.card_hands[seat] for seat in order):
        return None
    return CardWindow(moment, order)
