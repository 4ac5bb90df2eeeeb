"""Answers weighed one by one: each is given, then all go on as the policy says, under the same luck.

Every look ahead ends when the matter is settled, and is evaluated there. An answer is believed to be a little
worse than the policy's own until it has shown otherwise. Looks go to the answers that may still turn out
to be the best; when none is likely to bring anything, the thinking ends before its time.
"""

from __future__ import annotations

from math import erfc, exp, pi, sqrt
from typing import Any, Final

from feldzug.bots.budget import Budget
from feldzug.bots.looks import look
from feldzug.bots.policy import Policy
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import Glimpse
from feldzug.kernel.position import Position
from feldzug.kernel.sealed import RECONSIDER, open_choice
from feldzug.kernel.values import Seat

SAMPLES: Final = 12
"""Dealing anew costs more than a copy, so no more positions than this are dealt for one decision."""

BLOCK: Final = 4
"""So often every answer is looked at before those that promise too little are dropped."""

BELIEF: Final = -0.01
"""By how much an answer is believed to be better than the policy's own, before it was looked at."""

DOUBT: Final = 0.03**2
"""The variance of that belief."""

SPREAD: Final = 0.05**2
"""The variance of what one look tells, as far as nothing else is known."""

KNOWN: Final = 4
"""That knowledge weighs as much as so many looks."""

PROMISE: Final = 0.001
"""An answer that promises less than this is looked at no more."""


class Answer:
    """One answer, and by how much it seems better than the policy's own."""

    __slots__ = ("action", "looks", "squares", "total")

    def __init__(self, action: Any) -> None:
        self.action = action
        self.looks = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, gain: float) -> None:
        self.looks += 1
        self.total += gain
        self.squares += gain * gain

    def spread(self) -> float:
        """The variance of what one look tells."""
        if not self.looks:
            return SPREAD
        around = self.squares - self.total * self.total / self.looks
        return max(SPREAD / 10, (around + KNOWN * SPREAD) / (self.looks + KNOWN))

    def gain(self) -> float:
        """What was believed and what was seen, each by its weight."""
        seen, before = 1 / self.spread(), 1 / DOUBT
        return (seen * self.total + before * BELIEF) / (seen * self.looks + before)

    def doubt(self) -> float:
        """The standard deviation of that."""
        return 1 / sqrt(self.looks / self.spread() + 1 / DOUBT)


def promise(behind: float, doubt: float) -> float:
    """What is won on average by knowing better something that lies so far behind, give or take the doubt."""
    z = behind / doubt
    return doubt * (exp(-z * z / 2) / sqrt(2 * pi) - z * erfc(z / sqrt(2)) / 2)


class Weighing:
    """What one seat thinks about one question."""

    def __init__(self, policy: Policy, aim: Any, dealer: Dealer) -> None:
        self.policy = policy
        self.aim = aim
        self.dealer = dealer

    def choose(self, actions: list[Any], glimpse: Glimpse, first: Position, budget: Budget) -> Any:
        """The best of these actions, of which the first is the policy's own."""
        seat = glimpse.seat
        samples = [self.guessed(first, seat)]
        answers = [Answer(action) for action in actions[1:]]
        ahead = answers
        while ahead:
            for _ in range(BLOCK):
                if budget.is_spent():
                    return self.best(actions[0], answers)
                if len(samples) < SAMPLES:
                    samples.append(self.guessed(glimpse.sample(self.dealer), seat))
                g = samples[self.dealer.below(len(samples))]
                seed = self.dealer.below(2**30)
                own = self.look(g, seat, actions[0], seed)
                for answer in ahead:
                    if budget.is_spent():
                        return self.best(actions[0], answers)
                    answer.add(self.look(g, seat, answer.action, seed) - own)
            ahead = self.promising(ahead)
        return self.best(actions[0], answers)

    def promising(self, answers: list[Answer]) -> list[Answer]:
        """The better half, without those that are hardly better than the best, if at all."""
        ranked = sorted(answers, key=lambda answer: -answer.gain())
        first = ranked[0].gain()
        second = max(0.0, ranked[1].gain() if len(ranked) > 1 else 0.0)
        found: list[Answer] = []
        for n, answer in enumerate(ranked[: max(2, (len(ranked) + 1) // 2)]):
            behind = first - second if n == 0 and first > 0 else max(0.0, first) - answer.gain()
            if promise(behind, answer.doubt()) > PROMISE:
                found.append(answer)
        return found

    def best(self, own: Any, answers: list[Answer]) -> Any:
        """The policy's own answer is left only for one that seems better."""
        found, gain = own, 0.0
        for answer in answers:
            if answer.gain() > gain:
                found, gain = answer.action, answer.gain()
        return found

    def guessed(self, g: Position, seat: Seat) -> Position:
        """The same position; what others have chosen in secret is what the policy would choose."""
        frame = open_choice(g)
        if frame is not None and g.stack[-1] is frame:
            for other in [s for s in frame.steps if s != seat and frame.is_complete(g, s)]:
                g.apply(other, RECONSIDER)
                while other in g.waiting():
                    g.apply(other, self.policy.choose(g, other, g.legal(other)))
        return g

    def look(self, sample: Position, seat: Seat, action: Any, seed: int) -> float:
        """How it stands for the seat once the matter is settled, if it answers so."""
        g: Position = sample.clone()
        g.apply(seat, action)
        return look(g, seat, self.policy, self.policy, self.aim, seed)
