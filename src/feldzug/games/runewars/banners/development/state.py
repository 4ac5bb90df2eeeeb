"""What was bought and built: development cards, capitals with their second development, peasants."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from feldzug.games.runewars.banners.pieces import CONTENT
from feldzug.games.runewars.board import AREAS, FACTIONS, Area
from feldzug.games.runewars.decks import Box, Development
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.state import State
from feldzug.kernel.values import Event, Seat
from feldzug.kernel.vocabulary import Per, Vocabulary
from feldzug.parts.content import load

CARD_ROWS: Final[list[dict[str, Any]]] = load(CONTENT, "development_cards.toml")["card"]
DEVELOPMENT_CARDS: Final = Vocabulary("development-card", called=("development_card",))
DevelopmentCard = Annotated[int, DEVELOPMENT_CARDS]
DEVELOPMENT_CARD_BOX: Final = Box(DEVELOPMENT_CARDS, "development-cards")
DEVELOPMENT_CARD_BOX.add(CARD_ROWS)

NEVER: Final = 0
DUE: Final = 1
RAZED: Final = 2
"""What a faction may do for a capital that does not stand: nothing; put it on a stronghold, for its card is
bought; build it anew. [BOW-175, BOW-Q37]
"""


@dataclass(slots=True)
class Developed(State):
    """What the rules of development cards remember."""

    bought: Annotated[list[int], Per(DEVELOPMENT_CARDS)] = field(
        default_factory=lambda: [0] * len(DEVELOPMENT_CARDS)
    )
    """By card: whether its faction has it. [BOW-166]"""
    buyer: int = NOBODY
    """The seat that may buy a card now. [BOW-160]"""
    capital: Annotated[list[Area], Per(FACTIONS, fill=NONE)] = field(
        default_factory=lambda: [NONE] * len(FACTIONS)
    )
    """By faction: where its capital stands."""
    chance: Annotated[list[int], Per(FACTIONS)] = field(
        default_factory=lambda: [NEVER] * len(FACTIONS)
    )
    """By faction without a capital: whether it may have one, and how."""
    second: Annotated[list[Development], Per(AREAS, fill=NONE)] = field(
        default_factory=lambda: [NONE] * len(AREAS)
    )
    """By area: the second development of a capital. [BOW-173]"""
    peasants: Annotated[list[int], Per(AREAS)] = field(default_factory=lambda: [0] * len(AREAS))
    """By area: whether a peasant token lies there. [BOW-185]"""


@dataclass(slots=True, unsafe_hash=True)
class CardWorked(Event):
    """A development card does what it says."""

    seat: Seat
    development_card: DevelopmentCard


def has_card(g: World, seat: int, card: int) -> bool:
    """Whether a seat has bought a card: one of its own faction. [BOW-158]"""
    if seat < 0 or not g.part(Developed).bought[card]:
        return False
    return bool(FACTIONS[g.faction[seat]] == DEVELOPMENT_CARD_BOX[card].printed["faction"])
