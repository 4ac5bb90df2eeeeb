"""The search bot in Runewars: which questions it thinks about, how far it looks, what it guesses."""

from __future__ import annotations

import pytest

from feldzug.bots.answers import Weighing
from feldzug.bots.budget import Budget
from feldzug.bots.policies.runewars.policy import MOST, POLICY
from feldzug.bots.registry import make_bot
from feldzug.bots.search import SearchBot
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import ChooseOrders
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.game import Setup
from feldzug.kernel.hidden import Glimpse
from feldzug.kernel.sealed import RECONSIDER
from feldzug.kernel.values import FATE, Seat


def first_orders(setup: Setup | None = None) -> World:
    """A game in which the first orders are to be chosen."""
    g = RUNEWARS.start(setup or RUNEWARS.setup(2, setup="quick"))
    dealer = Dealer(2)
    while not isinstance(g.stack[-1], ChooseOrders):
        seat = g.waiting()[0]
        if seat == FATE:
            g.apply(FATE, dealer.draw(g.odds()))
        else:
            g.apply(seat, POLICY.choose(g, seat, g.legal(seat)))
    assert isinstance(g, World)
    return g


def test_orders_are_thought_about_within_the_budget() -> None:
    g = first_orders()
    seat = g.waiting()[0]
    budget = Budget(lambda: 0.0, None, 15)
    action = SearchBot(1, POLICY).think(Glimpse(g, seat), budget)
    assert action in g.legal(seat)
    assert budget.used == 15


def test_the_answers_that_seem_best_are_tried_the_policys_own_first() -> None:
    g = first_orders()
    seat = g.waiting()[0]
    legal = g.legal(seat)
    answers = POLICY.answers(g, seat, legal)
    assert answers[0] == POLICY.choose(g, seat, legal)
    assert len(answers) == len(set(answers)) == min(MOST, len(legal))


def test_a_look_ends_with_the_season_and_leaves_the_position_as_it_is() -> None:
    g = first_orders()
    seat = g.waiting()[0]
    aim = POLICY.aim(g, seat)
    weighing = Weighing(POLICY, aim, Dealer(1))
    before = (g.season, g.standing[:], g.legal(seat))
    action = g.legal(seat)[0]
    found = weighing.look(g, seat, action, 1)
    assert 0 < found < 1
    assert found == weighing.look(g, seat, action, 1)
    assert (g.season, g.standing[:], g.legal(seat)) == before
    assert not POLICY.settled(g, aim)
    g.season += 1
    assert POLICY.settled(g, aim)


def test_before_the_first_season_nothing_is_thought_about() -> None:
    g = RUNEWARS.start(RUNEWARS.setup(2, setup="quick"))
    assert POLICY.aim(g, Seat(0)) is None


def test_what_others_have_chosen_in_secret_is_guessed_by_their_judgement() -> None:
    """A sample has any order there; they would choose the best."""
    g = first_orders(RUNEWARS.setup(3, setup="quick"))
    first, second, seat = g.waiting()
    for other in (first, second):
        g.apply(other, g.legal(other)[-1])
    sample = Glimpse(g, seat).sample(Dealer(3))
    wanted = []
    for other in (first, second):
        asked = sample.clone()
        asked.apply(other, RECONSIDER)
        wanted.append(POLICY.choose(asked, other, asked.legal(other)))
    frame = Weighing(POLICY, POLICY.aim(g, seat), Dealer(1)).guessed(sample, seat).stack[-1]
    assert isinstance(frame, ChooseOrders)
    assert [frame.choices[other] for other in (first, second)] == wanted
    assert seat not in frame.choices


def test_it_does_not_peek_at_orders_that_were_chosen() -> None:
    choices = set()
    for n in (0, 3, 6):
        g = first_orders()
        other, seat = g.waiting()
        g.apply(other, g.legal(other)[n])
        bot = make_bot("search", "runewars", 5, iterations=30)
        choices.add(bot.choose(Glimpse(g, seat)))
    assert len(choices) == 1


@pytest.mark.slow
def test_it_plays_a_game_of_three_with_modules_to_its_end() -> None:
    setup = RUNEWARS.setup(3, ("banners",), setup="quick", commanders="on")
    g = RUNEWARS.start(setup)
    dealer = Dealer(7)
    names = ("search", "greedy", "greedy")
    bots = [make_bot(name, "runewars", n, iterations=2) for n, name in enumerate(names)]
    while waiting := g.waiting():
        seat = waiting[0]
        if seat == FATE:
            g.apply(FATE, dealer.draw(g.odds()))
        else:
            action = bots[seat].choose(Glimpse(g, seat))
            assert action in g.legal(seat)
            g.apply(seat, action)
    assert g.outcome() is not None
