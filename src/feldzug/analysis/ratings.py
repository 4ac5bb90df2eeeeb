"""How sure a result is, and how strong that makes a player: intervals and ratings.

>>> low, high = wilson(65, 100)
>>> print(f"{low:.3f} {high:.3f}")
0.553 0.736
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp, log, sqrt
from random import Random
from statistics import NormalDist
from typing import Final, TypeVar

Interval = tuple[float, float]
Scores = Mapping[tuple[str, str], float]
"""(one, other): how often one came before the other; a shared place counts half for both."""

CONFIDENCE: Final = 0.95

ELO: Final = 400 / log(10)
"""400 points of rating are odds of ten to one."""

VIRTUAL: Final = 0.5
"""A draw that every pair that met is given beside its real results.

Without it, who never lost would be infinitely strong.
"""

T = TypeVar("T")


def wilson(successes: float, trials: float, confidence: float = CONFIDENCE) -> Interval:
    """Wilson's interval for a rate: right also for few trials and for rates near 0 or 1."""
    if trials <= 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    rate = successes / trials
    middle = rate + z * z / (2 * trials)
    reach = z * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials))
    whole = 1 + z * z / trials
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def bradley_terry(scores: Scores) -> dict[str, float]:
    """Ratings, zero on average, under which these results are likeliest.

    The chance that one comes before another is 1 / (1 + 10 ** (difference / 400)), as in chess. Found by
    Hunter's MM steps, each of which can only make the results likelier.
    """
    names = sorted({name for pair in scores for name in pair})
    won = {(a, b): scores.get((a, b), 0.0) for a in names for b in names if a != b}
    won = {(a, b): n + VIRTUAL for (a, b), n in won.items() if n + won[b, a] > 0}
    met = {a: [b for b in names if (a, b) in won] for a in names}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(10_000):
        before = dict(strength)
        for a in names:
            if met[a]:
                wins = sum(won[a, b] for b in met[a])
                share = sum((won[a, b] + won[b, a]) / (strength[a] + strength[b]) for b in met[a])
                strength[a] = wins / share
        mean = exp(sum(log(s) for s in strength.values()) / len(names)) if names else 1.0
        strength = {a: s / mean for a, s in strength.items()}
        if all(abs(log(strength[a] / before[a])) < 1e-9 for a in names):
            break
    return {a: ELO * log(s) for a, s in strength.items()}


def expected(difference: float) -> float:
    """How often who is rated so much higher comes first."""
    return 1 / (1 + exp(-difference / ELO))


def bootstrap(
    samples: Sequence[T],
    measure: Callable[[Sequence[T]], Mapping[str, float]],
    rounds: int = 200,
    seed: int = 0,
    confidence: float = CONFIDENCE,
) -> dict[str, Interval]:
    """How much each measured number varies if the samples are drawn anew from themselves."""
    random = Random(seed)
    found: dict[str, list[float]] = {}
    for _ in range(rounds):
        for name, number in measure(random.choices(samples, k=len(samples))).items():
            found.setdefault(name, []).append(number)
    return {name: _middle(sorted(numbers), confidence) for name, numbers in found.items()}


def _middle(numbers: Sequence[float], confidence: float) -> Interval:
    """Where the middle part of sorted numbers lies."""
    left_out = int(len(numbers) * (1 - confidence) / 2)
    return numbers[left_out], numbers[-1 - left_out]
