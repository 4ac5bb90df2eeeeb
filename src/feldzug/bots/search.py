"""The search bot: information-set Monte-Carlo tree search, for any game and better with a policy.

Every iteration deals a position that could be the true one, walks down the tree, plays on from where the
tree ends, and tells all seats on the way how it went. The tree branches by what seats do, not by what fate
brings: what stands below an action is an average over dice, cards and hidden hands. A seat is rewarded for
every other seat that it comes before.

Without a policy it plays on at random until the game is over. With a policy, only its candidates are tried;
it plays on for all seats as the policy would, until the matter is settled, and then evaluates. Where the
outcomes of fate that matter are few it follows them all, else it draws them: dice would hide in a deeper
tree what an action is worth, so that tree is one action deep. What the policy itself would do is left only
for what did better by more than chance explains, and where the game is as good as decided it is done at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from feldzug.bots.bot import Bot
from feldzug.bots.policy import Policy
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.frames import Chance
from feldzug.kernel.hidden import Glimpse
from feldzug.kernel.parallel import Parallel
from feldzug.kernel.position import Position
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import FATE, Outcome, Seat

Clock = Callable[[], float]
"""Tells seconds: of the day, or of the processor."""

SECONDS: Final = 0.1
"""The time for a decision if nothing else is said."""

SAMPLES: Final = 16
"""Dealing anew costs more than a copy, so no more positions than this are dealt for one decision."""

CURIOSITY: Final = 2.0
"""How much is given to what was seldom tried, in standard deviations of what came of all."""

FINEST: Final = 0.004
"""What is less likely than this is not followed any further by all its outcomes but by one of them."""

DECIDED: Final = 0.03
"""Where the chance to come before the others, or that not to, is smaller, there is nothing to think about."""

CAUTION: Final = 1.0
"""By so many standard errors must an action do better before the policy's own choice is left for it."""

LONGEST: Final = 2000
"""A playout at random is cut off after so many decisions and counts as a tie."""


class SearchBot(Bot):
    """Thinks for so many seconds or so many iterations about a decision."""

    def __init__(
        self,
        seed: int,
        policy: Policy | None = None,
        seconds: float | None = None,
        iterations: int | None = None,
        clock: Clock = perf_counter,
    ) -> None:
        super().__init__(seed)
        self.clock = clock
        self.policy = policy
        self.iterations = iterations
        self.seconds = SECONDS if seconds is None and iterations is None else seconds

    def choose(self, glimpse: Glimpse) -> Any:
        deadline = None if self.seconds is None else self.clock() + self.seconds
        actions = glimpse.legal
        if len(actions) == 1:
            return actions[0]
        g = glimpse.sample(self.dealer)
        if self.policy is not None:
            actions = self.policy.candidates(g, glimpse.seat, actions)
            if len(actions) == 1 or is_decided(self.policy.evaluate(g)[glimpse.seat]):
                return actions[0]
        search = Search(glimpse, g, actions, self.policy, self.dealer)
        while (self.iterations is None or search.root.visits < self.iterations) and (
            deadline is None or self.clock() < deadline
        ):
            search.iterate()
            if search.is_done():
                break
        return search.best()


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


class Search:
    """The tree of one decision."""

    def __init__(
        self,
        glimpse: Glimpse,
        first: Position,
        actions: Sequence[Any],
        policy: Policy | None,
        dealer: Dealer,
    ) -> None:
        self.glimpse = glimpse
        self.seat = glimpse.seat
        self.actions = actions
        self.policy = policy
        self.dealer = dealer
        self.samples = [first]
        self.aim = None if policy is None else policy.aim(first)
        self.root = Node(first.players)
        self.exact = policy is not None
        """Nothing was left to luck so far."""

    def is_done(self) -> bool:
        """There was no luck in anything tried, and all was tried: looking again would show the same."""
        return self.exact and self.root.visits >= len(self.actions)

    def best(self) -> Any:
        """The action that did best; the first, which a policy likes best, if no other did clearly better.

        Playouts at random are full of luck: there it is the action tried most.
        """
        found, most = self.actions[0], (0, 0.0)
        for n, action in enumerate(self.actions):
            child = self.root.children.get((self.seat, action))
            if child is not None and child.visits:
                worth = child.mean(self.seat)
                if self.policy is None:
                    reached = (child.visits, worth)
                else:
                    reached = (1, worth - (CAUTION * self.error(child) if n else 0.0))
                if reached > most:
                    found, most = action, reached
        return found

    def error(self, child: Node) -> float:
        """The standard error of what an action brought; the spread is that of all actions together."""
        return 0.0 if self.exact else self.root.spread(self.seat) / sqrt(child.visits)

    def iterate(self) -> None:
        """One position, one walk down the tree, one playout."""
        g = self.sample()
        action, node = self.root.pick(self.seat, self.actions)
        path = [self.root, node]
        g.apply(self.seat, action)
        if self.policy is None:
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

    def play_on(self, g: Position, part: float = 1.0) -> list[float]:
        """Beyond the tree: what each seat may expect. *part* is how likely it was to come here."""
        policy = self.policy
        for _ in range(LONGEST):
            waiting = g.waiting()
            if not waiting or (policy is not None and policy.settled(g, self.aim)):
                break
            if FATE in waiting:
                top = g.stack[-1]
                lots = None
                if policy is not None and part > FINEST and isinstance(top, Chance):
                    lots = policy.lots(g, top, self.aim)
                if lots is not None:
                    return self.split(g, lots, part)
                self.exact = False
                g.apply(FATE, self.dealer.draw(g.odds()))
                continue
            seat = waiting[0]
            legal = g.legal(seat)
            if policy is None:
                action = legal[self.dealer.below(len(legal))]
            else:
                action = policy.pursue(g, seat, legal, self.aim)
                if action is None:
                    break
            g.apply(seat, action)
        outcome = g.outcome()
        if outcome is not None:
            return rewards(outcome, g.players)
        return policy.evaluate(g) if policy is not None else [0.5] * g.players

    def split(self, g: Position, lots: Sequence[tuple[Any, float]], part: float) -> list[float]:
        """The mean over all that fate may bring."""
        found = [0.0] * g.players
        for n, (outcome, chance) in enumerate(lots, 1):
            other = g if n == len(lots) else g.clone()
            other.apply(FATE, outcome)
            for seat, reward in enumerate(self.play_on(other, part * chance)):
                found[seat] += chance * reward
        return found


def is_decided(chance: float) -> bool:
    """Whether it hardly matters any more what is done."""
    return not DECIDED < chance < 1 - DECIDED


def rewards(outcome: Outcome, seats: int) -> list[float]:
    """For each seat, the part of the others that it came before; a shared place counts half."""
    places = [outcome.place(Seat(seat)) for seat in range(seats)]
    others = max(1, seats - 1)
    return [
        sum((p < q) + 0.5 * (p == q) for m, q in enumerate(places) if m != n) / others
        for n, p in enumerate(places)
    ]
