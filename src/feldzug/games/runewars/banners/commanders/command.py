"""Who commands: the cards beside heroes, and the deck, whose bottom is known to those who saw it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from feldzug.games.runewars.banners.pieces import CONTENT
from feldzug.games.runewars.decks import HEROES, Box, Hero
from feldzug.games.runewars.drawing import DrawCard
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.frames import Todo
from feldzug.kernel.state import REPLACED, State
from feldzug.kernel.values import Event, Seat
from feldzug.kernel.vocabulary import Per, Vocabulary
from feldzug.parts.content import load
from feldzug.parts.decks import EVERYBODY, Deck

COMMANDER_ROWS: Final[list[dict[str, Any]]] = load(CONTENT, "commanders.toml")["card"]
COMMANDER_CARDS: Final = Vocabulary("commander-card", called=("commander",))
CommanderCard = Annotated[int, COMMANDER_CARDS]
COMMANDER_BOX: Final = Box(COMMANDER_CARDS, "commanders")
COMMANDER_BOX.add(COMMANDER_ROWS)

MOST_SEATS: Final = 4


class CommanderDeck(Deck):
    @staticmethod
    def card() -> Any:
        return CommanderCard


@dataclass(slots=True)
class Command(State):
    """What the rules of commanders remember."""

    deck: Annotated[CommanderDeck, REPLACED] = field(default_factory=CommanderDeck)
    looks: Annotated[CommanderDeck, REPLACED] = field(default_factory=CommanderDeck)
    """What somebody has drawn to choose from: in the order of drawing, from its top."""
    cards: Annotated[list[CommanderCard], Per(HEROES, fill=NONE)] = field(
        default_factory=lambda: [NONE] * len(HEROES)
    )
    """By hero: the commander card beside him. [BOW-193]"""
    waiting: Annotated[list[CommanderCard], Per(MOST_SEATS)] = field(
        default_factory=lambda: [NONE] * MOST_SEATS
    )
    """By seat: an open commander card that no hero has yet. [BOW-Q26]"""
    generals: Annotated[list[int], Per(MOST_SEATS)] = field(
        default_factory=lambda: [0] * MOST_SEATS
    )
    """By seat: whether a Lieutenant General lies before it. [BOW-215]"""


# looking


def commander_cards(g: World) -> list[int]:
    return g.part(Command).cards


def is_commander(g: World, hero: int) -> bool:
    return g.part(Command).cards[hero] != NONE


def commanders_of(g: World, seat: int) -> list[int]:
    """The heroes of a seat that have a commander card. [BOW-193]"""
    cards = g.part(Command).cards
    return [hero for hero in g.heroes(seat) if cards[hero] != NONE]


def posts(g: World, seat: int) -> int:
    """How many commanders a seat may have. [BOW-207, BOW-215]"""
    return 1 + g.part(Command).generals[seat]


def has_command(g: World, seat: int) -> bool:
    """Whether a seat has a commander, or a card for one. [BOW-220]"""
    return bool(commanders_of(g, seat)) or g.part(Command).waiting[seat] != NONE


def candidates(g: World, seat: int) -> list[int]:
    """The heroes at own strongholds who could become commander. [BOW-218, BOW-220, BOW-Q26]"""
    return [
        hero
        for hero in g.heroes(seat)
        if not is_commander(g, hero)
        and g.hero_area[hero] != NONE
        and g.stronghold[g.hero_area[hero]] == seat
    ]


def cards_left(g: World) -> int:
    """How many commander cards can be drawn: the discards become a deck again. [BOW-Q27]"""
    deck = g.part(Command).deck
    return len(deck) + len(deck.discards)


# drawing


@dataclass(slots=True, unsafe_hash=True)
class CommanderDrawn(Event):
    """Only the seat itself knows which card, unless it was drawn openly."""

    seat: Seat
    commander: CommanderCard
    shown: bool = False

    def seen_by(self, seat: Seat | None) -> Event:
        return self if self.shown or seat == self.seat else CommanderDrawn(self.seat, -1)


@dataclass(slots=True, unsafe_hash=True)
class CommandersReshuffled(Event):
    """The discards have become the Commander deck. [BOW-Q27]"""


@dataclass(slots=True)
class DrawCommander(DrawCard):
    """A commander card: to choose from, or openly for a hero still to be chosen. [BOW-191, BOW-203]"""

    openly: bool = field(default=False, kw_only=True)

    def deck(self, g: World) -> Deck:
        return g.part(Command).deck

    def replace_deck(self, g: World) -> None:
        command = g.part(Command)
        command.deck = command.deck.clone()

    def reshuffled(self, g: World) -> None:
        g.tell(CommandersReshuffled())

    def known_to(self, g: World) -> tuple[Seat, ...]:
        return tuple(g.seats()) if self.openly else DrawCard.known_to(self, g)

    def drawn(self, g: World, card: int, seen: int) -> Todo:
        command = g.part(Command)
        if self.openly:
            command.waiting[self.seat] = card
        else:
            looks = command.looks.clone()
            looks.top.append(card)
            looks.top_seen.append(seen)
            command.looks = looks
        g.tell(CommanderDrawn(self.seat, card, self.openly))
        return None


# acting


@dataclass(slots=True, unsafe_hash=True)
class CommanderAppointed(Event):
    """A hero has a commander card now. [BOW-192, BOW-219]"""

    seat: Seat
    hero: Hero
    commander: CommanderCard


def appoint(g: World, seat: Seat, hero: int, card: int) -> None:
    """A commander card lies beside a hero, and the token under his figure. [BOW-193, BOW-194]"""
    g.part(Command).cards[hero] = card
    g.tell(CommanderAppointed(seat, hero, card))


def appoint_waiting(g: World, seat: Seat, hero: int) -> None:
    """The card that waits goes to a hero."""
    command = g.part(Command)
    card = command.waiting[seat]
    command.waiting[seat] = NONE
    appoint(g, seat, hero, card)


def put_under_deck(g: World, card: int, seen: int = EVERYBODY) -> None:
    """A card goes under the deck; whoever has seen it knows where it lies. [BOW-205]"""
    command = g.part(Command)
    deck = command.deck.clone()
    deck.put_at_bottom(card, seen)
    command.deck = deck


def discard_commander(g: World, card: int) -> None:
    """A card goes to the open discards, not under the deck. [BOW-213]"""
    command = g.part(Command)
    deck = command.deck.clone()
    deck.discard(card)
    command.deck = deck
