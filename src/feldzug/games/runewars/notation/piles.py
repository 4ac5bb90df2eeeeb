"""Piles hold what lies nowhere else, so a position as text leaves them out; and cards with who knows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from feldzug.games.runewars.decks import (
    FATE_CARDS,
    FATE_DECK,
    HERO_BOX,
    HEROES,
    OBJECTIVE_BOX,
    OBJECTIVES,
    QUEST_BOX,
    QUESTS,
    REWARD_BOX,
    REWARDS,
    SEASON_BOX,
    SEASON_CARDS,
    SEASONS,
    TACTICS_BOX,
    TACTICS_CARDS,
)
from feldzug.games.runewars.set_up.objectives import ALIGNMENTS
from feldzug.games.runewars.set_up.quest_deck import stays
from feldzug.games.runewars.tactics.elsewhere import cards_elsewhere
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.errors import BadPosition
from feldzug.kernel.frames import MOST_SEATS
from feldzug.kernel.values import because
from feldzug.kernel.vocabulary import Vocabulary
from feldzug.parts.decks import EVERYBODY, Deck, Hand, seats_of

ALL: Final = "all"
NOBODY_WORD: Final = "nobody"
NOTHING: Final = "nothing"

DECKS: Final[dict[str, tuple[str, Vocabulary]]] = {
    "tactics": ("tactics_deck", TACTICS_CARDS),
    "quest": ("quest_deck", QUESTS),
    "reward": ("reward_deck", REWARDS),
    "fate": ("fate_deck", FATE_CARDS),
}
"""By the word in the text: a deck's field, and its cards."""


# cards and who knows them


def cards_text(
    vocabulary: Vocabulary, cards: Iterable[int], seen: Iterable[int], usual: int
) -> str:
    """`ambush sworn-swords@1+2`: whoever knows a card stands behind it, unless it is as usual."""
    return " ".join(
        [
            vocabulary[card] if known == usual else f"{vocabulary[card]}@{_seats_text(known)}"
            for card, known in zip(cards, seen, strict=True)
        ]
    )


def read_cards(vocabulary: Vocabulary, text: str, usual: int) -> list[tuple[int, int]]:
    """Cards, each with the seats that know it."""
    found = []
    for word in text.split():
        name, mark, known = word.partition("@")
        found.append((vocabulary.index(name), read_seats(known) if mark else usual))
    return found


def _seats_text(seen: int) -> str:
    if seen in (0, EVERYBODY):
        return ALL if seen else NOBODY_WORD
    return "+".join([str(seat) for seat in seats_of(seen)])


def read_seats(text: str) -> int:
    """The seats of such a mark, as a number."""
    if text in (ALL, NOBODY_WORD):
        return EVERYBODY if text == ALL else 0
    seats = [int(word) for word in text.split("+")]
    if not all(0 <= seat < MOST_SEATS for seat in seats):
        raise ValueError(text)
    return sum([1 << seat for seat in set(seats)])


# what lies nowhere else


class Pile:
    """Cards face down: all there are of their sort, those that lie elsewhere, and where the pile is kept."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        every: Callable[[World], list[int]],
        elsewhere: Callable[[World], list[int]],
        held: Callable[[World], list[int]],
        lay: Callable[[World, list[int]], None],
    ) -> None:
        self.vocabulary = vocabulary
        self.every = every
        self.elsewhere = elsewhere
        self.held = held
        self.lay = lay

    def rest(self, g: World) -> list[int]:
        """What lies nowhere else. Raises BadPosition if more lie elsewhere than there are. [RW-015]"""
        left = Counter(self.every(g))
        left.subtract(self.elsewhere(g))
        for card, count in left.items():
            if count < 0:
                name = self.vocabulary[card]
                raise BadPosition(because("more-cards-than-in-the-box", "RW-015", name=name))
        return sorted(left.elements())


def piles(g: World) -> dict[str, Pile]:
    """Every pile by the word for it."""
    found = {
        "tactics": _deck("tactics", lambda g: TACTICS_BOX.pile(g.rules), _held_tactics),
        "quest": _deck("quest", _quests_in_play, lambda g: _in_hands(g.quests)),
        "reward": _deck(
            "reward", lambda g: REWARD_BOX.pile(g.rules), lambda g: _in_hands(g.rewards)
        ),
        "fate": _deck(
            "fate", lambda _: [c.number for c in FATE_DECK], lambda g: _in_hands(g.drawn)
        ),
        "hero": Pile(
            HEROES,
            lambda g: HERO_BOX.pile(g.rules),
            _heroes_elsewhere,
            lambda g: g.hero_pile,
            _lay_heroes,
        ),
    }
    for n, season in enumerate(SEASONS):
        found[season] = _season(n, season)
    for side, alignment in enumerate(ALIGNMENTS):
        found[alignment] = _objectives(side, alignment)
    return found


def _deck(
    word: str, every: Callable[[World], list[int]], held: Callable[[World], list[int]]
) -> Pile:
    field, vocabulary = DECKS[word]

    def deck(g: World) -> Deck:
        found: Deck = getattr(g, field)
        return found

    def elsewhere(g: World) -> list[int]:
        return [*deck(g).top, *deck(g).bottom, *deck(g).discards, *held(g)]

    def lay(g: World, cards: list[int]) -> None:
        deck(g).bag = cards

    return Pile(vocabulary, every, elsewhere, lambda g: list(deck(g).bag), lay)


def _season(n: int, season: str) -> Pile:
    def every(g: World) -> list[int]:
        cards = SEASON_BOX.in_play(g.rules)
        return [card.number for card in cards if card.printed["season"] == season]

    def lay(g: World, cards: list[int]) -> None:
        g.season_piles[n] = cards

    return Pile(
        SEASON_CARDS,
        every,
        lambda g: [card for card in g.season_discards if card in every(g)],
        lambda g: g.season_piles[n],
        lay,
    )


def _objectives(side: int, alignment: str) -> Pile:
    def every(g: World) -> list[int]:
        cards = OBJECTIVE_BOX.in_play(g.rules)
        return [card.number for card in cards if card.printed["alignment"] == alignment]

    def elsewhere(g: World) -> list[int]:
        held = [*g.objective_discards, *[card for hand in g.objective for card in hand]]
        own = every(g)
        return [card for card in held if card in own]

    def lay(g: World, cards: list[int]) -> None:
        g.objective_piles[side] = cards

    return Pile(OBJECTIVES, every, elsewhere, lambda g: g.objective_piles[side], lay)


def _quests_in_play(g: World) -> list[int]:
    return [card for card in QUEST_BOX.pile(g.rules) if stays(g, card)]


def _held_tactics(g: World) -> list[int]:
    return _in_hands([*g.tactics, *g.fresh, *g.tactics_looks]) + cards_elsewhere(g)


def _in_hands(hands: Iterable[Hand]) -> list[int]:
    return [card for hand in hands for card in hand.cards]


def _heroes_elsewhere(g: World) -> list[int]:
    led = [hero for hero, seat in enumerate(g.hero_seat) if seat != NOBODY]
    return [*led, *g.defeated, *[hero for look in g.hero_looks for hero in look]]


def _lay_heroes(g: World, cards: list[int]) -> None:
    g.hero_pile = cards
