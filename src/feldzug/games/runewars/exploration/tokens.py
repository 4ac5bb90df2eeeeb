"""Exploration tokens: what they are, where they lie, and who knows them. [RW-361, RW-373]

A token that nobody has looked at is not anything yet: fate says what it is when somebody looks. Until then
only its back counts, and all tokens with that back are in one bag.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from feldzug.games.runewars.board import AREAS, CONTENT, HOME_OF, NEUTRAL, Area
from feldzug.games.runewars.decks import Box, CardFacts
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.rules import Rules
from feldzug.kernel.state import REPLACED, State
from feldzug.kernel.vocabulary import Per, Vocabulary
from feldzug.parts.content import load
from feldzug.parts.decks import EVERYBODY
from feldzug.parts.tokens import Tokens

EXPLORATIONS: Final = Vocabulary("exploration")
Exploration = Annotated[int, EXPLORATIONS]
_PRINTED: Final[list[dict[str, Any]]] = load(CONTENT, "explorations.toml")["exploration"]
EXPLORATION_BOX: Final = Box(EXPLORATIONS, "explorations")
EXPLORATION_BOX.add(_PRINTED)
EXPLORATION_BOX.own = tuple(EXPLORATION_BOX.facts)

BACKS: Final = ("1", "2+")
NEAR_HOME: Final = 0
"""The back of tokens next to a home realm."""
FAR_AWAY: Final = 1

EVENT: Final = "event"
DESTRUCTIBLE: Final = "destructible"


class ExplorationTokens(Tokens):
    """The tokens that somebody has seen, one an area."""

    @staticmethod
    def kind() -> Any:
        return Exploration

    @staticmethod
    def where() -> Any:
        return Area


def full_bags(rules: Rules) -> list[list[int]]:
    """By back: every token of a game. [RW-373]"""
    tokens = EXPLORATION_BOX.in_play(rules)
    return [
        [token.number for token in tokens for _ in range(token.printed["copies"][back])]
        for back in BACKS
    ]


@dataclass(slots=True)
class Explorations(State):
    """What the variant remembers."""

    backs: Annotated[list[int], Per(AREAS, fill=NONE)] = field(
        default_factory=lambda: [NONE] * len(AREAS)
    )
    """By area: the back of the token that lies there, face down or face up."""
    tokens: Annotated[ExplorationTokens, REPLACED] = field(default_factory=ExplorationTokens)
    bags: Annotated[list[Annotated[list[Exploration], REPLACED]], Per(2)] = field(
        default_factory=lambda: [[], []]
    )
    """By back: the tokens that nobody has seen, those that are not in play among them."""
    discards: Annotated[list[Exploration], REPLACED] = field(default_factory=list)


def bags_of(g: World) -> list[list[int]]:
    """By back: the tokens that nobody has seen; before the first is laid, all of them."""
    state = g.part(Explorations)
    begun = any([*state.bags, state.tokens.kinds, state.discards])
    return state.bags if begun else full_bags(g.rules)


def lay_tokens(frame: object, g: World) -> None:
    """One in every area outside the home realms, by its distance from them. [RW-361]"""
    state = g.part(Explorations)
    state.bags = bags_of(g)
    left = [len(bag) for bag in state.bags]
    for area in g.areas():
        if HOME_OF[area] == NEUTRAL:
            back = NEAR_HOME if any(HOME_OF[n] != NEUTRAL for n in g.near(area)) else FAR_AWAY
            if not left[back] and g.options.exploration_short == "other-back":
                back = 1 - back
            if left[back]:
                left[back] -= 1
                state.backs[area] = back


# looking


def facts_of(token: int) -> CardFacts:
    return EXPLORATION_BOX[token]


def seen_at(g: World, area: int) -> int:
    """The seats that know the token of an area."""
    tokens = g.part(Explorations).tokens
    for where, seen in zip(tokens.areas, tokens.seen, strict=True):
        if where == area:
            return seen
    return 0


def token_at(g: World, area: int) -> int:
    """What token lies in an area, as far as anybody has seen it; NONE otherwise."""
    tokens = g.part(Explorations).tokens
    for where, kind in zip(tokens.areas, tokens.kinds, strict=True):
        if where == area:
            return int(kind)
    return NONE


def open_token(g: World, area: int) -> int:
    """The token that lies face up in an area, or NONE."""
    tokens = g.part(Explorations).tokens
    if area not in tokens.areas:
        return NONE
    at = tokens.areas.index(area)
    return int(tokens.kinds[at]) if tokens.seen[at] == EVERYBODY else NONE


def is_hidden(g: World, area: int) -> bool:
    """Whether a token lies face down in an area."""
    return g.part(Explorations).backs[area] != NONE and seen_at(g, area) != EVERYBODY


def open_tokens(g: World, number: int) -> list[int]:
    """The areas in which a token of a kind lies face up."""
    tokens = g.part(Explorations).tokens
    if number not in tokens.kinds:
        return []
    return [
        area
        for area, kind, seen in zip(tokens.areas, tokens.kinds, tokens.seen, strict=True)
        if kind == number and seen == EVERYBODY
    ]


# acting


def find(g: World, area: int, token: int, seen: int) -> None:
    """Fate has said what lies in an area; *seen* are those who look."""
    state = g.part(Explorations)
    back = state.backs[area]
    bag = state.bags[back][:]
    bag.remove(token)
    state.bags[back] = bag
    tokens = state.tokens.clone()
    tokens.lay(area, token, seen)
    state.tokens = tokens
    g.fence()


def learn(g: World, area: int, seen: int) -> None:
    """More seats see a token that somebody knows already."""
    state = g.part(Explorations)
    tokens = state.tokens.clone()
    tokens.learn(area, token_at(g, area), seen_at(g, area), seen)
    state.tokens = tokens
    g.fence()


def take_away(g: World, area: int) -> None:
    """A token that lies open leaves the board for good. [RW-363, RW-364]"""
    state = g.part(Explorations)
    token, tokens = token_at(g, area), state.tokens.clone()
    tokens.take(area, token, seen_at(g, area))
    state.tokens = tokens
    state.backs[area] = NONE
    state.discards = sorted([*state.discards, token])
    g.look_again()
