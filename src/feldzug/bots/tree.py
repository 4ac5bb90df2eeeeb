"""The tree: information-set Monte-Carlo tree search, for any game that nobody has written a policy for.

Every iteration deals a position that could be the true one, walks down the tree, plays on at random from
where the tree ends, and tells all seats on the way how it went. The tree branches by what seats do, not by
what fate brings: what stands below an action is an average over dice, cards and hidden hands. A seat is
rewarded for every other seat that it comes before.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any, Final

from feldzug.bots.budget import Budget, rewards
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import Glimpse
from feldzug.kernel.parallel import Parallel
from feldzug.kernel.position import Position
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import FATE, Seat

SAMPLES: Final = 16
"""Dealing anew costs more than a copy, so no more positions than this are dealt for one decision."""

CURIOSITY: Final = 2.0
"""How much is given to what was seldom tried, in standard deviations of what came of all."""

LONGEST: Final = 2000
"""A playout is cut off after so many decisions and counts as a tie."""


class Node:
    """What is known of one action: how often it was tried and could have been, and what it brought."""

    __slots__ = ("children", "offered", "rewards", "squares", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.offered = 0
        self.rewards = [0.0] * seats
        self.squares = [0.0] * seats
        self.children: dict[tuple[Seat, Any], Node] = {}

    def update(self, rewards: Sequence[float]) -> None:
        self.visits += 1
        for seat, reward in enumerate(rewards):
            self.rewards[seat] += reward
            self.squares[seat] += reward * reward

    def mean(self, seat: Seat) -> float:
        return self.rewards[seat] / self.visits

    def spread(self, seat: Seat) -> float:
        """The standard deviation of what came of it."""
        mean = self.mean(seat)
        return sqrt(max(0.0, self.squares[seat] / self.visits - mean * mean))

    def pick(self, seat: Seat, actions: Sequence[Any]) -> tuple[Any, Node]:
        """The first action that was never tried; if there is none, the most promising (UCB)."""
        children, seats = self.children, len(self.rewards)
        curiosity = CURIOSITY * self.spread(seat) if self.visits else 0.0
        best, chosen = -1.0, (actions[0], self)
        for action in actions:
            child = children.get((seat, action))
            if child is None:
                child = children[seat, action] = Node(seats)
            child.offered += 1
            promise = 2.0  # more than any reward
            if child.visits:
                promise = child.mean(seat) + curiosity * sqrt(log(child.offered) / child.visits)
            if promise > best:
                best, chosen = promise, (action, child)
        return chosen


class Tree:
    """The tree of one decision."""

    def __init__(self, glimpse: Glimpse, dealer: Dealer) -> None:
        self.glimpse = glimpse
        self.seat = glimpse.seat
        self.actions = glimpse.legal
        self.dealer = dealer
        self.samples = [glimpse.sample(dealer)]
        self.root = Node(self.samples[0].players)

    def search(self, budget: Budget) -> Any:
        """The action that was tried most."""
        while not budget.is_spent():
            self.iterate()
        found, most = self.actions[0], (0, 0.0)
        for action in self.actions:
            child = self.root.children.get((self.seat, action))
            if child is not None and child.visits:
                reached = (child.visits, child.mean(self.seat))
                if reached > most:
                    found, most = action, reached
        return found

    def iterate(self) -> None:
        """One position, one walk down the tree, one playout."""
        g = self.sample()
        action, node = self.root.pick(self.seat, self.actions)
        path = [self.root, node]
        g.apply(self.seat, action)
        self.descend(g, path)
        found = self.play_on(g)
        for visited in path:
            visited.update(found)

    def sample(self) -> Position:
        n = self.root.visits
        if len(self.samples) <= n < SAMPLES:
            self.samples.append(self.glimpse.sample(self.dealer))
        twin: Position = self.samples[n % len(self.samples)].clone()
        return twin

    def descend(self, g: Position, path: list[Node]) -> None:
        """Down the tree to an action that was not tried before."""
        while path[-1].visits and (waiting := g.waiting()):
            if FATE in waiting:
                g.apply(FATE, self.dealer.draw(g.odds()))
                continue
            seat = waiting[0]
            legal = g.legal(seat)
            if isinstance(g.stack[-1], (Parallel, Sealed)) and seat != self.seat:
                # Who chooses in secret must not know what the tree above it has chosen.
                action = legal[self.dealer.below(len(legal))]
            else:
                action, node = path[-1].pick(seat, legal)
                path.append(node)
            g.apply(seat, action)

    def play_on(self, g: Position) -> list[float]:
        """Beyond the tree, at random: what each seat got."""
        for _ in range(LONGEST):
            waiting = g.waiting()
            if not waiting:
                break
            if FATE in waiting:
                g.apply(FATE, self.dealer.draw(g.odds()))
                continue
            seat = waiting[0]
            legal = g.legal(seat)
            g.apply(seat, legal[self.dealer.below(len(legal))])
        outcome = g.outcome()
        return [0.5] * g.players if outcome is None else rewards(outcome, g.players)
