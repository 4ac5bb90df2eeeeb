"""The box, counted: no figure, token or card may be lost or made. [RW-001 – RW-015]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from feldzug.games.runewars.board import KINDS
from feldzug.games.runewars.decks import (
    FATE_CARDS,
    HERO_BOX,
    HEROES,
    OBJECTIVE_BOX,
    OBJECTIVES,
    QUEST_BOX,
    QUESTS,
    REWARD_BOX,
    REWARDS,
    RUNES,
    SEASON_BOX,
    SEASON_CARDS,
    TACTICS_BOX,
    TACTICS_CARDS,
)
from feldzug.games.runewars.set_up.quest_deck import stays
from feldzug.games.runewars.set_up.start import SetUp
from feldzug.games.runewars.tactics.elsewhere import cards_elsewhere
from feldzug.games.runewars.world import NOBODY, World, more_figures
from feldzug.kernel.vocabulary import Vocabulary
from feldzug.parts.decks import Deck, Hand


def contents(g: World) -> Mapping[str, int]:
    """Every figure, rune and card by name, wherever it is; in the set-up most cards are still in the box."""
    found: Counter[str] = Counter()
    found.update(figures_in_play(g))
    for kind, name in enumerate(KINDS):
        found[name] += g.supply[kind] - more_figures(g, kind)
    for rune, name in enumerate(RUNES):
        found[name] = g.rune_box[rune] + list(g.runes.kinds).count(rune)
    _count(found, FATE_CARDS, _cards(g.fate_deck, *g.drawn))
    for vocabulary, full, cards in _decks(g):
        _count(found, vocabulary, full if is_set_up(g) else cards)
    return found


def is_set_up(g: World) -> bool:
    """Whether the game has not begun yet; or never did, since somebody gave up before a season card lay."""
    if g.result is not None:
        return not g.season_discards
    return any([isinstance(frame, SetUp) for frame in g.stack])  # noqa: C419 -- compiled, a list is quicker


def _decks(g: World) -> list[tuple[Vocabulary, list[int], list[int]]]:
    """Every sort of card: all there are, and those that are found."""
    elsewhere = [] if is_set_up(g) else cards_elsewhere(g)
    quests = _cards(g.quest_deck, *g.quests)
    left_out = [quest for quest in QUEST_BOX.numbers(g.rules) if not stays(g, quest)]
    heroes = [hero for hero, seat in enumerate(g.hero_seat) if seat != NOBODY]
    heroes += [*g.hero_pile, *g.defeated, *[hero for look in g.hero_looks for hero in look]]
    seasons = [card for pile_ in g.season_piles for card in pile_]
    return [
        (
            TACTICS_CARDS,
            TACTICS_BOX.pile(g.rules),
            _cards(g.tactics_deck, *g.tactics, *g.fresh, *g.tactics_looks) + elsewhere,
        ),
        (QUESTS, QUEST_BOX.pile(g.rules), quests + left_out),
        (REWARDS, REWARD_BOX.pile(g.rules), _cards(g.reward_deck, *g.rewards)),
        (SEASON_CARDS, SEASON_BOX.pile(g.rules), seasons + list(g.season_discards)),
        (
            OBJECTIVES,
            OBJECTIVE_BOX.pile(g.rules),
            [
                card
                for one in (*g.objective_piles, *g.objective, g.objective_discards)
                for card in one
            ],
        ),
        (HEROES, HERO_BOX.pile(g.rules), heroes),
    ]


def figures_in_play(g: World) -> Counter[str]:
    """By kind: the figures that are not in the box."""
    found: Counter[str] = Counter()
    for kind, name in enumerate(KINDS):
        on_map = sum(
            [g.standing[a * g.kinds + kind] + g.routed[a * g.kinds + kind] for a in g.areas()]
        )
        found[name] = g.arriving[kind] + g.leaving[kind] + on_map
    found.update([KINDS[fighter.kind] for fighter in g.fighters])
    return found


def _cards(deck: Deck, *hands: Hand) -> list[int]:
    found = [*deck.bag, *deck.top, *deck.bottom, *deck.discards]
    for hand in hands:
        found.extend(hand.cards)
    return found


def _count(found: Counter[str], vocabulary: Vocabulary, cards: list[int]) -> None:
    found.update([f"{vocabulary.key} {vocabulary[card]}" for card in cards])
