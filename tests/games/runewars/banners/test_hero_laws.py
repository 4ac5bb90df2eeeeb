"""The new heroes, quests and rewards by the laws: nothing leaks, nothing is lost, all is saved."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.cards import heroes, rewards
from feldzug.games.runewars.banners.quest_outcomes import KeepReward
from feldzug.games.runewars.decks import GOLD, HERO_BOX, QUEST_BOX, REWARD_BOX
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.heroes.carrying import UseReward
from feldzug.games.runewars.heroes.duel import Duel
from feldzug.games.runewars.heroes.quest_phase import HeroMoves, QuestPhase
from feldzug.games.runewars.heroes.quests import QuestAttempt
from feldzug.games.runewars.inventory import contents
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
from tests.games.runewars.champions import quest_in_hand, season, top
from tests.games.runewars.crowds import choose, crowded
from tests.games.runewars.table import start

BANNERS = ("banners",)
OPTIONS = {"setup": "quick"}
SETUP = RUNEWARS.setup(3, BANNERS, **OPTIONS)
CODEC = Codec(RUNEWARS)


def looked_at(g: World, seed: int) -> None:
    """The laws that concern what is hidden and what is saved."""
    frames_stand_where_they_may(g)
    secrecy_laws(CODEC, SETUP, g, seed)
    saved_and_loaded_is_the_same(CODEC, SETUP, g, seed)
    looking_changes_nothing(CODEC, SETUP, g)


def crowd(seed: int) -> World:
    """Heroes of the expansion first, each with a reward of it that only his player knows."""
    g = crowded(3, seed, BANNERS, **OPTIONS)
    new = [h for h in range(12, len(HERO_BOX.facts)) if g.hero_seat[h] < 0]
    deck = g.reward_deck.clone()
    there = [card for card in deck.bag if card >= len(REWARD_BOX.own)]
    for seat in g.seats():
        for hero in g.heroes(seat):
            if hero < 12 and new and g.hero_area[hero] >= 0:
                other = new.pop()
                g.hero_pile = sorted([h for h in g.hero_pile if h != other] + [hero])
                g.hero_seat[other], g.hero_area[other] = seat, g.hero_area[hero]
                g.hero_damage[other], g.hero_damage[hero] = g.hero_damage[hero], 0
                g.rewards[other], g.rewards[hero] = g.rewards[hero], type(g.rewards[hero])()
                g.hero_seat[hero], g.hero_area[hero] = -2, -1
        for hero in g.heroes(seat)[:1]:
            if there:
                hand, card = g.rewards[hero].clone(), there.pop()
                deck.bag.remove(card)
                hand.add(card, those(seat))
                g.rewards[hero] = hand
    g.reward_deck = deck
    return g


@pytest.mark.parametrize("seed", range(4))
def test_they_keep_the_laws_in_a_quest_phase(seed: int) -> None:
    g, dealer = crowd(seed), Dealer(seed)
    full, own = contents(g), {heroes.__name__, rewards.__name__, KeepReward.__module__}
    start(g, *season(QuestPhase()))
    seen: set[str] = set()
    steps = 0
    while any(isinstance(frame, QuestPhase) for frame in g.stack):
        asked = type(g.stack[-1])
        if asked.__module__ in own and asked.__name__ not in seen:
            seen.add(asked.__name__)
            looked_at(g, seed + steps)
            assert contents(g) == full
        seat = g.waiting()[0]
        g.apply(seat, dealer.draw(g.odds()) if seat == FATE else choose(g, seat, dealer))
        steps += 1
    assert steps < 2000
    looked_at(g, seed)
    assert contents(g) == full


def test_what_lies_in_the_crypt_does_not_leak() -> None:
    g = crowd(1)
    who = g.heroes(Seat(0))[0]

    quest = QUEST_BOX.number("sealed-crypt")
    quest_in_hand(g, Seat(0), "sealed-crypt")
    g.quests[Seat(0)].show(quest, EVERYBODY)
    moves = HeroMoves(Seat(0), who, at="end")
    opened = QuestAttempt(Seat(0), who, quest, at="follow", destiny=GOLD)
    start(g, *season(QuestPhase(at="end"), moves, opened))
    while top(g) == "LookAtReward":
        looked_at(g, 3)
        g.apply(FATE, Dealer(2).draw(g.odds()))
    assert top(g) == "KeepReward"
    looked_at(g, 4)


def test_whom_the_robe_blocks_and_what_it_turns_up_do_not_leak_before() -> None:
    g = crowd(2)
    one, other = g.heroes(Seat(0))[0], g.heroes(Seat(1))[0]
    g.hero_area[other] = g.hero_area[one]
    robe = REWARD_BOX.number("elven-robe")
    deck = g.reward_deck.clone()
    for hero in range(len(HERO_BOX.facts)):
        if robe in g.rewards[hero].cards:
            hand = g.rewards[hero].clone()
            hand.remove(robe)
            g.rewards[hero] = hand
            deck.bag.append(robe)
    deck.bag.remove(robe)
    hand, rival = g.rewards[one].clone(), g.rewards[other].clone()
    hand.add(robe, those(Seat(0)))
    rival.add(deck.bag.pop(), those(Seat(1)))
    g.rewards[one], g.rewards[other], g.reward_deck = hand, rival, deck

    moves = HeroMoves(Seat(0), one, at="end")
    start(g, *season(QuestPhase(at="end"), moves, Duel(one, other, g.hero_area[one])))
    assert top(g) == "PrepareForDuel"
    looked_at(g, 5)
    g.apply(Seat(0), UseReward(one, robe))
    assert top(g) == "BlockReward"
    looked_at(g, 6)
    g.apply(FATE, Dealer(4).draw(g.odds()))
    looked_at(g, 7)
