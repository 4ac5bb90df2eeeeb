"""What the expansion remembers and shows: its pile, its hands, its relics, its coffers."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Annotated, Any

from feldzug.kernel.hidden import Place, Pool
from feldzug.kernel.state import State
from feldzug.kernel.values import Seat, View
from feldzug.kernel.vocabulary import Vocabulary
from feldzug.parts.decks import Deck, Hand
from feldzug.parts.dials import Dial
from feldzug.parts.tokens import Tokens
from tests.practice.position import Area, Realm

INTRIGUES = Vocabulary("intrigue", ("bribe", "forgery", "rumour"))
Intrigue = Annotated[int, INTRIGUES]
BRIBE, FORGERY, RUMOUR = range(3)
COPIES = (4, 2, 4)

RELICS = Vocabulary("relic", ("crown", "curse", "horn", "sword"))
Relic = Annotated[int, RELICS]
CROWN, CURSE, HORN, SWORD = range(4)
HIDDEN_RELICS = (CROWN, CURSE, CURSE, HORN, SWORD)
"""One for each area."""

COFFERS = Dial(("", "fame", "", "fame", "", "", "fame"))


@dataclass
class IntrigueDeck(Deck):
    """The pile of intrigues."""

    @staticmethod
    def card() -> Any:
        return Intrigue


@dataclass
class IntrigueHand(Hand):
    """The intrigues of a seat."""

    @staticmethod
    def card() -> Any:
        return Intrigue


@dataclass
class RelicTokens(Tokens):
    """The relics on the board."""

    @staticmethod
    def kind() -> Any:
        return Relic

    @staticmethod
    def where() -> Any:
        return Area


def _all_intrigues() -> IntrigueDeck:
    return IntrigueDeck(bag=[card for card, copies in enumerate(COPIES) for _ in range(copies)])


@dataclass
class Court(State):
    """What the expansion remembers; seats come to court when the war begins."""

    deck: IntrigueDeck = field(default_factory=_all_intrigues)
    hands: list[IntrigueHand] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)
    relics: RelicTokens = field(default_factory=RelicTokens)
    supply: list[Relic] = field(default_factory=lambda: list(HIDDEN_RELICS))
    coffers: list[int] = field(default_factory=list)

    def pools(self, seat: Seat) -> list[Pool]:
        others = [Seat(n) for n in range(len(self.hands)) if n != seat]
        hands = [self.hands[other].place(seat, other) for other in others]
        return [
            Pool([*hands, *self.deck.places(seat)]),
            Pool([*self.relics.places(seat), Place(self.supply)]),
        ]

    def is_sound(self, players: int) -> bool:
        """Whether a war could have come to it: the whole box, no more, and something for each seat."""
        deck, relics = self.deck, self.relics
        box = {f"intrigue {INTRIGUES[card]}": copies for card, copies in enumerate(COPIES)}
        box |= Counter([f"relic {RELICS[relic]}" for relic in HIDDEN_RELICS])
        return (
            {len(self.hands), len(self.drawn), len(self.coffers)} in ({0}, {players})
            and all(len(hand.cards) == len(hand.seen) for hand in self.hands)
            and len(deck.top) == len(deck.top_seen)
            and len(deck.bottom) == len(deck.bottom_seen)
            and len(relics.areas) == len(relics.seen) == len(relics.kinds)
            and all(0 <= coffers <= COFFERS.highest for coffers in self.coffers)
            and self.contents() == box
        )

    def contents(self) -> dict[str, int]:
        deck = self.deck
        held = [card for hand in self.hands for card in hand.cards]
        cards = Counter([*deck.bag, *deck.top, *deck.bottom, *deck.discards, *held])
        relics = Counter([*self.supply, *self.relics.kinds])
        return {
            **{f"intrigue {INTRIGUES[card]}": count for card, count in cards.items()},
            **{f"relic {RELICS[relic]}": count for relic, count in relics.items()},
        }


@dataclass(frozen=True)
class RelicView:
    """A relic as somebody sees it."""

    area: Area
    relic: Relic | None


@dataclass
class CourtView(View):
    """What a seat sees of all that."""

    hand: tuple[Intrigue, ...]
    hands: tuple[int, ...]
    deck: int
    top: tuple[Intrigue | None, ...]
    bottom: tuple[Intrigue | None, ...]
    discards: tuple[Intrigue, ...]
    relics: tuple[RelicView, ...]
    coffers: tuple[int, ...]


def view(court: Court, seat: Seat | None) -> CourtView:
    return CourtView(
        hand=court.hands[seat].known_to(seat) if seat is not None and court.hands else (),
        hands=tuple(map(len, court.hands)),
        deck=len(court.deck),
        top=court.deck.top_known_to(seat),
        bottom=court.deck.bottom_known_to(seat),
        discards=tuple(court.deck.discards),
        relics=tuple(RelicView(area, kind) for area, kind, _ in court.relics.shown_to(seat)),
        coffers=tuple(court.coffers),
    )


def court(g: Realm) -> Court:
    return g.part(Court)
