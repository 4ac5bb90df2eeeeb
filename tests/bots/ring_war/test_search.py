"""The search bot in Ring War: whom it listens to, how far it looks, and when it need not think."""

from __future__ import annotations

from typing import Any

from feldzug.bots.policies.ring_war.policy import POLICY, RingWarPolicy
from feldzug.bots.registry import make_bot
from feldzug.bots.search import Search, is_decided
from feldzug.games.ring_war.actions import Attack
from feldzug.games.ring_war.war import War
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import Glimpse
from feldzug.kernel.position import Position
from tests.games.ring_war.table import GREEN, begin, war

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


def searched(found: list[list[float]]) -> tuple[Any, list[Any]]:
    """What a search prefers if its candidates brought this, and the candidates."""
    g = battle()
    actions = POLICY.candidates(g, GREEN, g.legal(GREEN))[: len(found)]
    search = Search(Glimpse(g, GREEN), g, actions, POLICY, Dealer(1))
    search.exact = False
    for n in range(len(found[0])):
        for rewards in found:
            _, node = search.root.pick(GREEN, [actions[found.index(rewards)]])
            for visited in (search.root, node):
                visited.update([rewards[n], 1 - rewards[n]])
    return search.best(), actions


def test_the_policy_is_left_only_for_what_is_clearly_better() -> None:
    barely, actions = searched([[0.4, 0.6], [0.7, 0.35]])
    assert barely == actions[0]
    clearly, actions = searched([[0.4, 0.5], [0.7, 0.8]])
    assert clearly == actions[1]


class Watched(RingWarPolicy):
    """The same policy, which remembers the turns that it was asked about."""

    def __init__(self) -> None:
        self.turns: set[int] = set()

    def settled(self, g: Position, aim: Any) -> bool:
        assert isinstance(g, War)
        self.turns.add(g.turn)
        return super().settled(g, aim)


def test_an_attack_is_followed_until_the_next_player_has_fought() -> None:
    g = battle()
    attack = next(action for action in g.legal(GREEN) if isinstance(action, Attack))
    policy = Watched()
    Search(Glimpse(g, GREEN), g, [attack], policy, Dealer(1)).iterate()
    assert policy.turns == {g.turn, g.turn + 1}
