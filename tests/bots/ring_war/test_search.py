"""The search bot in Ring War: whom it listens to, how far it looks, and when it need not think."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from feldzug.bots.budget import Budget
from feldzug.bots.looks import Luck
from feldzug.bots.plans import BELIEF, DOUBT, Plan, Planning
from feldzug.bots.policies.ring_war.policy import POLICY, RingWarPolicy
from feldzug.bots.policies.ring_war.style import PLAIN
from feldzug.bots.policy import Policy
from feldzug.bots.registry import make_bot
from feldzug.bots.search import is_decided
from feldzug.games.ring_war.actions import Attack, Deploy
from feldzug.games.ring_war.battle import BattlePart
from feldzug.games.ring_war.duel import Duel, DuelRoll
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.war import War
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.frames import Chance
from feldzug.kernel.hidden import Glimpse
from feldzug.kernel.position import Position
from feldzug.kernel.values import FATE, Seat
from tests.games.ring_war.table import GREEN, RED, begin, place, start, war

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


def seen(plan: Plan, looks: int, gain: float) -> Plan:
    """The plan, after so many looks that told the same."""
    for _ in range(looks):
        plan.see(gain)
    return plan


def with_others(count: int = 4) -> Planning:
    planning = Planning(POLICY, 1, Dealer(1))
    planning.others = [planning.varied() for _ in range(count)]
    return planning


def test_a_plan_is_followed_only_once_it_has_shown_to_be_better() -> None:
    """One good look may be luck; many are none."""
    planning = with_others()
    own, promising = planning.followed, planning.others[2]
    seen(promising, 1, 0.02)
    planning.follow_best()
    assert planning.followed is own
    seen(promising, 19, 0.02)
    planning.follow_best()
    assert planning.followed is promising
    assert own in planning.others
    assert promising not in planning.others


def test_who_is_left_for_a_better_one_is_believed_to_be_worse_by_as_much() -> None:
    planning = with_others()
    own, best, good = planning.followed, planning.others[0], planning.others[1]
    ahead = seen(best, 30, 0.1).gain()
    behind = seen(good, 30, 0.04).gain() - ahead
    planning.follow_best()
    assert planning.followed is best
    assert own.gain() == pytest.approx(-ahead)
    assert good.gain() == pytest.approx(behind)


def test_what_was_seen_is_believed_as_long_as_a_plan_agrees_with_what_was_done() -> None:
    g = battle()
    legal = g.legal(GREEN)
    done = POLICY.choose(g, GREEN, legal)
    planning = Planning(POLICY, POLICY.aim(g, GREEN), Dealer(1))
    planning.heard = POLICY.news(g)
    agrees = seen(Plan(POLICY, 0.0), 50, -0.02)
    differs = seen(Plan(Contrary(), 0.0), 50, -0.02)
    planning.others = [agrees, differs]
    believed, doubt = agrees.gain(), agrees.variance()
    assert planning.choose(Glimpse(g, GREEN), g, Budget(Ticks(), None, 0)) == done
    assert agrees.looks == 0
    assert agrees.gain() == pytest.approx(believed)
    assert doubt < agrees.variance() < DOUBT
    assert (differs.gain(), differs.variance()) == pytest.approx((BELIEF, DOUBT))


class Contrary(RingWarPolicy):
    """It does anything but what the policy would do."""

    def choose(self, g: Position, seat: Seat, legal: Sequence[Any]) -> Any:
        own = super().choose(g, seat, legal)
        return next(action for action in legal if action != own)


def test_thinking_ends_before_its_time_where_no_plan_gives_hope() -> None:
    """Nothing is left to be done in this turn: all plans fare alike, and that is soon seen."""
    g = begin(war("moria: 0 infantry 1, cavalry 1", "2"), "battle")
    planning = Planning(POLICY, POLICY.aim(g, GREEN), Dealer(1))
    budget = Budget(Ticks(), None, 1_500)
    planning.compare(Glimpse(g, GREEN), g, budget)
    assert budget.used < 1_000


class Foreseen(Planning):
    """Looks tell of one plan that it is better by a tenth, and of all others that they are alike."""

    better: Policy

    def look(self, sample: Position, seat: Seat, plan: Policy, seed: int) -> float:
        return 0.6 if plan is self.better else 0.5


def test_thinking_ends_before_its_time_where_one_plan_is_clearly_best() -> None:
    g = battle()
    planning = Foreseen(POLICY, POLICY.aim(g, GREEN), Dealer(1))
    planning.better = POLICY.varied(Dealer(2), POLICY)
    best = Plan(planning.better, 0.0)
    planning.others = [best]
    budget = Budget(Ticks(), None, 1_500)
    planning.compare(Glimpse(g, GREEN), g, budget)
    assert budget.used < 1_000
    assert planning.others == [best]
    planning.follow_best()
    assert planning.followed is best
    assert not best.is_clear(), "nothing is known of how much better it is than itself"


class Fortunate(RingWarPolicy):
    """Calls all that befalls a stroke of luck of this size."""

    def __init__(self, size: float) -> None:
        super().__init__()
        self.size = size
        self.strokes = 0

    def afresh(self) -> Fortunate:
        return self

    def luck(self, g: Position, seat: Seat, chance: Chance, outcome: Any) -> float:
        self.strokes += 1
        return self.size


def test_looks_are_cleared_of_the_luck_that_the_policy_knows_of() -> None:
    g = battle()
    aim = POLICY.aim(g, GREEN)
    policy = Fortunate(0.125)
    cleared = Planning(policy, aim, Dealer(1)).look(g, GREEN, POLICY, 1)
    plain = Planning(Fortunate(0.0), aim, Dealer(1)).look(g, GREEN, POLICY, 1)
    assert policy.strokes > 1
    assert cleared == pytest.approx(plain - 0.125 * policy.strokes)


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
    assert -1 < found < 2  # a chance, cleared of luck
    assert policy.turns == {g.turn, g.turn + 1}
    assert g.units == before


def test_plans_are_compared_for_each_purchase_each_fight_and_each_move() -> None:
    for part in ("reinforcements", "movement"):
        assert POLICY.news(begin(war(EVEN, "2"), part)) is not None
    g = battle()
    first = POLICY.news(g)
    assert first is not None
    assert POLICY.news(battle()) == first
    attack = next(action for action in g.legal(GREEN) if isinstance(action, Attack))
    g.apply(GREEN, attack)
    assert POLICY.news(g) is None
    g.units[3 * attack.source] -= 1
    assert POLICY.news(begin(g, "battle")) not in (None, first)


def test_the_luck_of_a_duel_is_nothing_on_average_and_tells_who_gains() -> None:
    roll = DuelRoll(2, 1)
    g = war("buckland: 0 infantry 4, cavalry 1", "2", others="1 infantry 2")
    source = place("buckland")
    duel = Duel(GREEN, source, g.board.land[source][0], kind=1, defender=0, at="decide")
    start(g, BattlePart(GREEN), duel, roll)
    all_rolls = list(product(range(1, 7), repeat=3))
    lucks = [POLICY.luck(g, GREEN, roll, dice) for dice in all_rolls]
    assert sum(lucks) == pytest.approx(0)
    assert POLICY.luck(g, GREEN, roll, (6, 6, 1)) > 0.005
    assert POLICY.luck(g, GREEN, roll, (1, 1, 6)) < -0.005
    assert POLICY.luck(g, GREEN, roll, (1, 1, 1)) == 0
    assert POLICY.luck(g, RED, roll, (6, 6, 1)) == -POLICY.luck(g, GREEN, roll, (6, 6, 1))


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
