"""Many heroes in few places, who duel and quest: for looks at the laws."""

from __future__ import annotations

from feldzug.games.runewars.world import World
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.values import Seat
from feldzug.parts.decks import EVERYBODY, those
from tests.games.runewars.table import table


def crowded(players: int, seed: int, modules: tuple[str, ...] = (), **options: str) -> World:
    """A game in which every player leads three heroes, all in three places, with rewards open and hidden."""
    g, dealer = table(players, seed % 3, modules, **options), Dealer(seed)
    places = [g.areas()[dealer.below(len(g.areas()))] for _ in range(3)]
    deck = g.reward_deck.clone()
    for seat in g.seats():
        while len(g.heroes(seat)) < 3 and g.hero_pile:
            hero = g.hero_pile[dealer.below(len(g.hero_pile))]
            g.hero_pile = [other for other in g.hero_pile if other != hero]
            g.hero_seat[hero] = seat
        for hero in g.heroes(seat):
            g.hero_area[hero] = places[dealer.below(3)]
            g.hero_damage[hero] = dealer.below(2)
            hand = g.rewards[hero].clone()
            for _ in range(min(dealer.below(4), len(deck.bag))):
                shown = dealer.below(4) == 0
                card = deck.bag.pop(dealer.below(len(deck.bag)))
                hand.add(card, EVERYBODY if shown else those(seat))
            g.rewards[hero] = hand
    g.reward_deck = deck
    g.look_at_runes()
    return g


def choose(g: World, seat: Seat, dealer: Dealer) -> object:
    """Any answer, but duels and quests most of the time."""
    legal = g.legal(seat)
    bold = [a for a in legal if type(a).__name__ in ("Challenge", "AttemptQuest", "UseReward")]
    if bold and dealer.below(3):
        return bold[dealer.below(len(bold))]
    return legal[dealer.below(len(legal))]
