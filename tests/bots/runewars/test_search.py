"""The search bot in Runewars: what it plans for, and that plans differ from the greedy bot's way."""

from __future__ import annotations

from feldzug.bots.budget import Budget
from feldzug.bots.plans import Planning
from feldzug.bots.policies.runewars.policy import POLICY
from feldzug.bots.policies.runewars.style import PLAIN
from feldzug.bots.search import SearchBot
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import ChooseOrders
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import Glimpse
from feldzug.kernel.values import FATE, Seat


def first_orders() -> World:
    """A game of two in which the first orders are to be chosen."""
    g = RUNEWARS.start(RUNEWARS.setup(2, setup="quick"))
    dealer = Dealer(2)
    while not isinstance(g.stack[-1], ChooseOrders):
        seat = g.waiting()[0]
        if seat == FATE:
            g.apply(FATE, dealer.draw(g.odds()))
        else:
            g.apply(seat, POLICY.choose(g, seat, g.legal(seat)))
    assert isinstance(g, World)
    return g


def test_orders_are_thought_about_and_planned_to_the_end_of_the_season() -> None:
    g = first_orders()
    seat = g.waiting()[0]
    aim = POLICY.aim(g, seat)
    assert aim == (g.year, g.season)
    assert 0 <= Planning(POLICY, aim, Dealer(1)).look(g, seat, POLICY, 1) <= 1
    budget = Budget(lambda: 0.0, None, 15)
    action = SearchBot(1, POLICY).think(Glimpse(g, seat), budget)
    assert action in g.legal(seat)
    assert budget.used == 15


def test_before_the_first_season_nothing_is_planned() -> None:
    g = RUNEWARS.start(RUNEWARS.setup(2, setup="quick"))
    assert POLICY.aim(g, Seat(0)) is None


def test_varied_styles_choose_other_orders() -> None:
    g = first_orders()
    seat = g.waiting()[0]
    dealer = Dealer(1)
    policies = [POLICY.varied(dealer, POLICY) for _ in range(12)]
    chosen = {policy.choose(g, seat, g.legal(seat)) for policy in policies}
    assert len(chosen) > 1
    assert not PLAIN.areas
    assert not PLAIN.orders
