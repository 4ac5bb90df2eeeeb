"""The module `commanders`: what it adds to the rules, remembers and shows. [BOW-190 – BOW-220]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from feldzug.games.runewars.banners.cards.commanders import fighting, testing
from feldzug.games.runewars.banners.cards.commanders.deck import COMMANDERS
from feldzug.games.runewars.banners.commanders import (
    acquiring,
    appointing,
    command,
    general,
    leading,
    leaving,
    moving,
    retreating,
)
from feldzug.games.runewars.banners.commanders.command import (
    COMMANDER_BOX,
    COMMANDER_CARDS,
    COMMANDER_ROWS,
    MOST_SEATS,
    Command,
    posts,
)
from feldzug.games.runewars.banners.commanders.leading import CommanderUsed
from feldzug.games.runewars.banners.commanders.migrations import MIGRATIONS
from feldzug.games.runewars.banners.part import Part
from feldzug.games.runewars.decks import HEROES
from feldzug.games.runewars.facts import of_rules
from feldzug.games.runewars.inventory import is_set_up
from feldzug.games.runewars.world import NONE
from feldzug.kernel.codec import kinds_of
from feldzug.kernel.hidden import Pool
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Seat, View

PARTS: Final = (
    acquiring,
    appointing,
    command,
    fighting,
    general,
    leading,
    leaving,
    moving,
    retreating,
    testing,
)
"""The modules whose frames, actions, effects and events can be saved."""

ADDITIONS: Final = (
    acquiring.install,
    appointing.install,
    general.install,
    leading.install,
    leaving.install,
    moving.install,
    retreating.install,
)
"""What each part adds to the rules."""


@dataclass(slots=True)
class CommandView(View):
    """Who commands with which card, what waits for a hero, and what the seat knows of the Commander deck."""

    commanders: dict[str, str]
    """By hero: his card. [BOW-193]"""
    waiting: list[str | None]
    """By seat: an open card that no hero has yet. [BOW-Q26]"""
    generals: list[int]
    """The seats with Lieutenant General before them. [BOW-215]"""
    used: list[str]
    """The cards that have worked in the battle that is fought, as often as they have."""
    deck: int
    bottom: list[str | None]
    """The last cards of the deck as far as the seat knows them, the lowermost last. [BOW-205]"""
    discards: list[str]
    drawn: list[str | None] = field(default_factory=list)
    """What somebody has drawn to choose from, as far as the seat knows it. [BOW-203]"""


def _known(cards: tuple[Any, ...]) -> list[str | None]:
    return [None if card is None else COMMANDER_CARDS[card] for card in cards]


class Commanders(Part):
    """Commanders of the Battlefield."""

    def __init__(self) -> None:
        super().__init__(
            "commanders",
            version=3,
            requires=("banners",),
            kinds=kinds_of(*PARTS),
            vocabularies=(COMMANDER_CARDS,),
            state=Command,
            shows=CommandView,
            migrations=MIGRATIONS,
            content={f"commander {row['id']}": of_rules(row) for row in COMMANDER_ROWS},
        )

    def install(self, rules: Rules) -> None:
        for add in ADDITIONS:
            add(rules)
        for card in COMMANDERS:
            rules.shelf(COMMANDER_BOX.shelf)[card.facts.id] = card
            card.install(rules)

    def view(self, g: Any, seat: Seat | None) -> View | None:
        state = g.part(Command)
        return CommandView(
            commanders={
                HEROES[hero]: COMMANDER_CARDS[card]
                for hero, card in enumerate(state.cards)
                if card != NONE
            },
            waiting=[
                None if card == NONE else COMMANDER_CARDS[card]
                for card in state.waiting[: g.players]
            ],
            generals=[other for other in g.seats() if state.generals[other]],
            used=[COMMANDER_CARDS[e.commander] for e in g.effects if isinstance(e, CommanderUsed)],
            deck=len(state.deck),
            bottom=_known(state.deck.bottom_known_to(seat)),
            discards=[COMMANDER_CARDS[card] for card in state.deck.discards],
            drawn=_known(state.looks.top_known_to(seat)),
        )

    def pools(self, g: Any, seat: Seat) -> list[Pool]:
        """Commander cards look alike from behind: in the deck, and those that another has drawn."""
        state = g.part(Command)
        state.deck, state.looks = state.deck.clone(), state.looks.clone()
        return [Pool([*state.looks.places(seat), *state.deck.places(seat)])]

    def inventory(self, g: Any) -> Mapping[str, int]:
        """Every commander card once; Lieutenant General is counted among the tactics cards."""
        cards = COMMANDER_BOX.pile(g.rules) if is_set_up(g) else cards_of(g)
        return Counter([f"{COMMANDER_CARDS.key} {COMMANDER_CARDS[card]}" for card in cards])

    def sound(self, g: Any) -> bool:
        """Every card is somewhere, and nobody has more than he may."""
        state = g.part(Command)
        if len(state.cards) != len(HEROES) or not (
            len(state.waiting) == len(state.generals) == MOST_SEATS
        ):
            return False
        has = Counter(
            [int(g.hero_seat[hero]) for hero, card in enumerate(state.cards) if card != NONE]
        )
        has.update([seat for seat, card in enumerate(state.waiting) if card != NONE])
        return (
            all(type(lies) is int and 0 <= lies <= 1 for lies in state.generals)
            and all(seat in g.seats() for seat in has)
            and all(count <= posts(g, seat) for seat, count in has.items())
            and not any(state.generals[g.players :])
            and (is_set_up(g) or sorted(cards_of(g)) == sorted(COMMANDER_BOX.pile(g.rules)))
        )


def cards_of(g: Any) -> list[int]:
    """Every commander card that is found: in the deck, drawn, beside heroes, waiting."""
    state = g.part(Command)
    found: list[int] = []
    for deck in (state.deck, state.looks):
        found += [*deck.bag, *deck.top, *deck.bottom, *deck.discards]
    return [*found, *[card for card in (*state.cards, *state.waiting) if card != NONE]]
