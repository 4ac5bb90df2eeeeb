"""Cards that help a line in battle: development cards, and the cards of its commanders. [BOW-166, BOW-208]

A line knows them by their ids. One that works once in a battle leaves the line when it has worked.
"""

from __future__ import annotations

from typing import Final

from feldzug.games.runewars.banners.commanders.command import COMMANDER_BOX
from feldzug.games.runewars.banners.development.state import DEVELOPMENT_CARD_BOX
from feldzug.games.runewars.board import KINDS, UNITS
from feldzug.games.runewars.decks import CardFacts

Cards = tuple[str, ...]


FACTS: Final[dict[str, CardFacts]] = {
    facts.id: facts for box in (DEVELOPMENT_CARD_BOX, COMMANDER_BOX) for facts in box.facts
}
"""By id: what is printed on a development or commander card."""


def improved_kind(card: str) -> int:
    """The kind of unit that a development card improves."""
    return KINDS.index(FACTS[card].printed["unit"])


TOUGHER: Final = {
    card: (improved_kind(card), FACTS[card].amount("health"))
    for card in ("iron-clad-towers", "demon-plate")
}
"""By card: the kind that has more health, and how much."""
SWIFTER: Final = {
    card: (improved_kind(card), FACTS[card].amount("initiative")) for card in ("blade-dancers",)
}
"""By card: the kind that draws in another round, and in which."""
ROOTED: Final = {card: improved_kind(card) for card in ("deep-roots",)}
"""By card: the kind that is not driven off."""
BODKIN: Final = "bodkin-arrows"
HELLFIRE: Final = "hellfire"
BOWS: Final = "heartwood-bows"
FRENZY: Final = "blood-frenzy"
PACT: Final = "grave-pact"
ONCE: Final = (BOWS, FRENZY, PACT)
"""Development cards that work once in a battle."""
SHIELD: Final = "shield-companion"
HOLD: Final = "hold-the-line"
TACTICIAN: Final = "tactician"
SABOTEUR: Final = "saboteur"


def spent(cards: Cards, card: str) -> Cards:
    """The cards without one that has worked."""
    left = list(cards)
    left.remove(card)
    return tuple(left)


def health(cards: Cards, kind: int) -> int:
    """By how much a kind has more health."""
    found = 0
    for card in cards:
        if card in TOUGHER and TOUGHER[card][0] == kind:
            found += TOUGHER[card][1]
    return found


def initiative(cards: Cards, kind: int) -> int:
    """The round in which a kind draws. [RW-238]"""
    for card in cards:
        if card in SWIFTER and SWIFTER[card][0] == kind:
            return SWIFTER[card][1]
    return UNITS[kind].initiative


def is_rooted(cards: Cards, kind: int) -> bool:
    """Whether a kind cannot be made to retreat during the rounds."""
    return any(ROOTED.get(card) == kind for card in cards)


def strength(cards: Cards, standing: list[int], defends: bool) -> int:
    """What cards add at the tally by how many units of a kind stand; *standing* are their kinds."""
    total = 0
    for card in cards:
        if card == "relentless-dead" or (card == "drilled-ranks" and defends):
            if standing.count(improved_kind(card)) >= FACTS[card].amount("least"):
                total += FACTS[card].amount("strength")
        elif card == "deep-roots" and defends:
            more = standing.count(improved_kind(card)) * FACTS[card].amount("strength")
            total += min(more, FACTS[card].amount("most"))
    return total
