"""Heroes in whole Quest Phases and own turns, by the laws: nothing leaks, nothing is lost, all is saved."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.heroes.quest_phase import QuestPhase
from feldzug.games.runewars.inventory import contents
from feldzug.games.runewars.turn import OwnActions, Turn
from feldzug.games.runewars.world import World
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.laws import (
    frames_stand_where_they_may,
    looking_changes_nothing,
    saved_and_loaded_is_the_same,
    secrecy_laws,
)
from feldzug.kernel.values import FATE, Seat
from feldzug.parts.decks import EVERYBODY, those
from tests.games.runewars.champions import season
from tests.games.runewars.table import start, table

EVERY = 23
"""So many answers lie between two looks at the laws."""


def crowded(players: int, seed: int, **options: str) -> World:
    """A game in which every player leads three heroes, all in three places, with rewards open and hidden."""
    g, dealer = table(players, seed % 3, (), **options), Dealer(seed)
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


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("variant", ["off", "on"])
def test_heroes_keep_the_laws(variant: str, seed: int) -> None:
    players = 2 + seed % 3
    options = {"setup": "quick", "exploration": variant}
    g, dealer = crowded(players, seed, **options), Dealer(100 + seed)
    full, setup, codec = contents(g), RUNEWARS.setup(players, **options), Codec(RUNEWARS)
    begun = QuestPhase() if seed % 3 else OwnActions(Seat(0))
    g.active = Seat(0) if isinstance(begun, OwnActions) else g.active
    start(g, *season(*([Turn(Seat(0), at="end")] if g.active == 0 else []), begun))
    steps = 0
    while any(isinstance(frame, type(begun)) for frame in g.stack):
        if steps % EVERY == seed:
            frames_stand_where_they_may(g)
            secrecy_laws(codec, setup, g, seed + steps)
            saved_and_loaded_is_the_same(codec, setup, g, seed)
            looking_changes_nothing(codec, setup, g)
            assert contents(g) == full
        seat = g.waiting()[0]
        g.apply(seat, dealer.draw(g.odds()) if seat == FATE else choose(g, seat, dealer))
        steps += 1
    assert steps < 2000
