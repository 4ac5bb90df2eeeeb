"""How adventure cards are played: when, by whom, and what becomes of them."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from feldzug.games.ring_war.actions import PASS, PlayCard, play_card
from feldzug.games.ring_war.deck import CONQUEST, DECK, MISSION
from feldzug.games.ring_war.events import CardPlayed
from feldzug.games.ring_war.war import War
from feldzug.kernel.frames import Flow, Procedure, Question, Todo
from feldzug.kernel.values import Action, Reason, Seat, because

SHELF = "cards"
"""Where the rules keep what each card does, by its id."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """What one kind of adventure card does. It keeps no state of its own."""

    def forbids(self, g: War, seat: Seat) -> Reason | None:
        """Why *seat* may not play it now, though the moment is right."""
        return None

    def play(self, g: War, seat: Seat) -> Todo:
        raise NotImplementedError


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
    reason: Reason | None = g.rules.shelf(SHELF)[DECK[card].id].forbids(g, seat)
    return reason


def playable(g: War, seat: Seat, moment: str) -> list[Action]:
    """The cards of a hand that may be played now: the same as asking `no_card` of each, but faster."""
    hand = g.card_hands[seat]
    found: list[Action] = []
    for n, card in enumerate(hand):
        if DECK[card].moment == moment and card not in hand[:n]:
            if g.rules.shelf(SHELF)[DECK[card].id].forbids(g, seat) is None:
                found.append(play_card(card))
    return found


def play(g: War, seat: Seat, card: int) -> Todo:
    """The card is shown, takes effect and is kept by its player for its points. [RNG-059]"""
    g.fence()
    g.card_hands[seat].remove(card)
    g.played[seat] = sorted([*g.played[seat], card])
    g.tell(CardPlayed(seat, card))
    todo: Todo = g.rules.shelf(SHELF)[DECK[card].id].play(g, seat)
    return todo


def mission(g: War, seat: Seat, area: int) -> Todo:
    """Whoever holds any adventure card is asked at a site of power, so that the pause tells nothing."""
    if g.board.site[area] and g.card_hands[seat]:
        return FulfilMission(seat, area)
    return None


@dataclass(slots=True)
class FulfilMission(Question):
    """The mission of the site just conquered with a leader may be played. [RNG-060]"""

    area: int

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
class Window(Procedure):
    """A moment at which cards may be played: round the table until all pass in a row.

    Every player who holds any adventure card is asked, so that the pause tells nothing. [RNG-067]
    """

    moment: str
    order: tuple[Seat, ...]
    turn: int = 0
    passes: int = 0

    @staticmethod
    def flow() -> Flow:
        return "offer", "go_round"

    def offer(self, g: War) -> Todo:
        seat = self.order[self.turn % len(self.order)]
        if g.card_hands[seat]:
            return PlayOrPass(seat, self.moment)
        self.passes += 1
        return None

    def go_round(self, g: War) -> None:
        self.turn += 1
        if self.passes < len(self.order):
            self.at = "offer"


@dataclass(slots=True)
class PlayOrPass(Question):
    """Play a card of this moment, or pass."""

    moment: str

    def options(self, g: War) -> list[Action]:
        return [*card_options(g, self.seat), PASS]

    def forbids(self, g: War, action: Action) -> Reason | None:
        if isinstance(action, PlayCard):
            return no_card(g, self.seat, action.card, self.moment)
        return None

    def legal(self, g: War) -> list[Action]:
        return [*playable(g, self.seat, self.moment), PASS]

    def chosen(self, g: War, action: Action) -> Todo:
        window = g.frame(Window)
        if isinstance(action, PlayCard):
            window.passes = 0
            return play(g, self.seat, action.card)
        window.passes += 1
        return None


def window(g: War, moment: str, first: Seat) -> Todo:
    """A window for all players still in the war, beginning with *first*."""
    seats = [Seat((first + n) % g.players) for n in range(g.players)]
    order = tuple([seat for seat in seats if g.alive[seat]])
    if not order or not any(g.card_hands[seat] for seat in order):
        return None
    return Window(moment, order)
