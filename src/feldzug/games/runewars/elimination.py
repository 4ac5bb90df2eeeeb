"""A player who controls no area is out of the game. [RW-352]"""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.runewars.decks import QuestHand, RewardHand, TacticsHand
from feldzug.games.runewars.set_up.objectives import side_of
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.values import Event, Seat


@dataclass(slots=True, unsafe_hash=True)
class Eliminated(Event):
    """A seat is out: it controls no area any more."""

    seat: Seat


def has_no_area(g: World, seat: int) -> bool:
    return seat not in g.controller


def eliminate(g: World, seat: Seat) -> None:
    """Heroes leave, cards go back into their decks, titles to the table. Rune tokens stay. [RW-352]"""
    g.is_out[seat] = 1
    for hero in g.heroes(seat):
        _dismiss(g, hero)
    _shuffle_in(g, seat)
    side = side_of(g, seat)
    g.objective_piles[side] = sorted([*g.objective_piles[side], *g.objective[seat]])
    g.objective[seat] = []
    for title, holder in enumerate(g.title_holder):
        if holder == seat:
            g.title_holder[title] = NOBODY  # its influence stays on it
    for area in g.areas():
        g.activated[area] &= ~(1 << seat)
    g.orders[seat] = []
    g.order_now[seat] = NONE
    g.influence[seat] = 0
    g.tell(Eliminated(seat))


def _dismiss(g: World, hero: int) -> None:
    """A hero and his rewards go back into their decks."""
    deck = g.reward_deck.clone()
    deck.bag.extend(g.rewards[hero].cards)
    deck.shuffle()
    g.reward_deck = deck
    g.rewards[hero] = RewardHand()
    g.hero_seat[hero], g.hero_area[hero] = NOBODY, NONE
    g.hero_damage[hero] = g.hero_routed[hero] = 0
    for n in range(3):
        g.trained[3 * hero + n] = 0
    g.hero_pile = sorted([*g.hero_pile, hero])


def _shuffle_in(g: World, seat: Seat) -> None:
    """Tactics cards and quests of a seat are shuffled into their decks."""
    tactics, quests = g.tactics_deck.clone(), g.quest_deck.clone()
    tactics.bag.extend([*g.tactics[seat].cards, *g.fresh[seat].cards])
    tactics.shuffle()
    quests.bag.extend(g.quests[seat].cards)
    quests.shuffle()
    g.tactics_deck, g.quest_deck = tactics, quests
    g.tactics[seat], g.fresh[seat], g.quests[seat] = TacticsHand(), TacticsHand(), QuestHand()
