"""The search bot in Ring War: whom it listens to, how far it looks, and when it need not think."""

from __future__ import annotations

from typing import Any

from feldzug.bots.plans import PLANS, Luck, Planning
from feldzug.bots.policies.ring_war.policy import POLICY, RingWarPolicy
from feldzug.bots.policies.ring_war.style import PLAIN
from feldzug.bots.registry import make_bot
from feldzug.bots.search import is_decided
from feldzug.games.ring_war.actions import Attack, Deploy
from feldzug.games.ring_war.duel import DuelRoll
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.war import War
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import Glimpse
from feldzug.kernel.position import Position
from feldzug.kernel.values import FATE
from tests.games.ring_war.table import GREEN, RED, begin, start, war

EVEN = "buckland: 0 infantry 4, cavalry 1\nmoria: 0 infantry 5\nfornost: 0 infantry 3"


def battle(text: str = EVEN, others: str = "1 infantry 1") -> War:
    """Green is about to attack in a war of two."""
    return begin(war(text, "2", others=others), "battle")


class Ticks:
    """A clock that goes on by one second whenever somebody looks at it."""

    def __init__(self) -> None:
        self.seconds = 0

    def __call__(self) -> float:
        self.seconds += 1
        return float(self.seconds)


def test_the_clock_that_is_given_bounds_the_thinking() -> None:
    g = begin(war("", "2", others="0 infantry 2"), "battle")
    for area in g.board.areas[::2]:
        g.ruler[area] = 1
    assert not is_decided(POLICY.evaluate(g)[GREEN])
    clock = Ticks()
    action = make_bot("search", "ring-war", 1, seconds=5, clock=clock).choose(Glimpse(g, GREEN))
    assert action in g.legal(GREEN)
    assert clock.seconds == 6


def test_where_the_war_is_decided_nobody_thinks() -> None:
    """One area against all others: the clock is read for the deadline and never again."""
    g = battle("buckland: 0 infantry 4, cavalry 1")
    assert is_decided(POLICY.evaluate(g)[GREEN])
    clock = Ticks()
    action = make_bot("search", "ring-war", 1, seconds=5, clock=clock).choose(Glimpse(g, GREEN))
    assert action == POLICY.choose(g, GREEN, g.legal(GREEN))
    assert clock.seconds == 1


def test_a_plan_is_followed_only_once_it_has_shown_to_be_better() -> None:
    """One good look may be luck; many are none."""
    planning = Planning(POLICY, 1, Dealer(1))
    plans = planning.plans()
    assert len(plans) == PLANS
    promising = plans[4]
    promising.looks, promising.total = 1, 0.1
    planning.keep(plans)
    assert planning.followed is planning.policy
    promising.looks, promising.total = 20, 2.0
    planning.keep(plans)
    assert planning.followed is promising.policy
    assert planning.kept[0] is promising


def test_what_was_seen_is_believed_in_the_next_decision_and_varied() -> None:
    planning = Planning(POLICY, 1, Dealer(1))
    plans = planning.plans()
    plans[0].looks, plans[0].total = 50, 5.0
    planning.keep(plans)
    again = planning.plans()
    assert again[0] is plans[0]
    assert (again[0].looks, again[0].total) == (0, 0.0)
    assert 0.05 < again[0].belief < 0.1
    assert any(plan.belief > 0 for plan in again[1:])


def test_the_same_thing_has_the_same_luck_whatever_came_before_it() -> None:
    g = start(war("buckland: 0 infantry 2"), DuelRoll(3, 3))
    one, other = Luck(5), Luck(5)
    rolls = [one.draw(g, (1, 7)) for _ in range(9)]
    for _ in range(4):
        other.draw(g, (1, 8))
    assert [other.draw(g, (1, 7)) for _ in range(9)] == rolls
    assert len(set(rolls)) > 6
    assert [Luck(n).draw(g, (1, 7)) for n in range(9)] != rolls


class Watched(RingWarPolicy):
    """The same policy, which remembers the turns that it was asked about."""

    def __init__(self) -> None:
        super().__init__()
        self.turns: set[int] = set()

    def afresh(self) -> Watched:
        return self

    def settled(self, g: Position, aim: Any) -> bool:
        assert isinstance(g, War)
        self.turns.add(g.turn)
        return super().settled(g, aim)


def test_a_plan_is_followed_to_the_end_of_the_turn() -> None:
    g = battle()
    policy = Watched()
    aim = policy.aim(g, GREEN)
    assert policy.aim(g, RED) is None
    before = g.units[:]
    found = Planning(policy, aim, Dealer(1)).look(g, GREEN, policy, 1)
    assert 0 <= found <= 1
    assert policy.turns == {g.turn, g.turn + 1}
    assert g.units == before


def test_plans_are_compared_when_points_are_spent_and_before_each_fight() -> None:
    g = battle()
    first = POLICY.news(g)
    attack = next(action for action in g.legal(GREEN) if isinstance(action, Attack))
    g.apply(GREEN, attack)
    assert POLICY.news(g) is None
    g.assaulted = attack.target
    assert POLICY.news(begin(g, "battle")) not in (None, first)


def test_a_varied_style_leaves_the_plain_one_as_it_is() -> None:
    """Whatever the search tries, the greedy bot goes on as before."""
    other = PLAIN.varied(Dealer(1))
    assert set(PLAIN.lure) == {1.0}
    assert len(set(other.lure)) > 3
    assert 0.3 < sum(other.lure) / len(other.lure) < 3


def test_who_remembers_buys_what_he_would_buy_anyway() -> None:
    g = RING_WAR.start(RING_WAR.setup(2, setup="quick"))
    assert isinstance(g, War)
    dealer, remembering = Dealer(4), POLICY.afresh()
    bought = 0
    while g.turn < 6:
        seat = g.waiting()[0]
        if seat == FATE:
            g.apply(FATE, dealer.draw(g.odds()))
            continue
        legal = g.legal(seat)
        action = POLICY.choose(g, seat, legal)
        for _ in range(2):
            assert remembering.choose(g, seat, legal) == action
        bought += isinstance(action, Deploy)
        g.apply(seat, action)
    assert bought > 20
