"""The arena: bots play against each other, every deal once in every seating.

Thinking is counted in time of the processor, so that no result depends on what else the machine does.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from itertools import combinations, product
from time import process_time
from typing import Any

from feldzug.analysis.ratings import Interval, bootstrap, bradley_terry, wilson
from feldzug.bots.registry import bots_of_roles, make_bot
from feldzug.games import GAMES
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.hidden import Glimpse
from feldzug.kernel.values import FATE, Seat


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot with its settings, under a name of its own."""

    bot: str
    seconds: float | None = None
    iterations: int | None = None

    @property
    def name(self) -> str:
        if self.seconds is not None:
            return f"{self.bot} {1000 * self.seconds:g} ms"
        return self.bot if self.iterations is None else f"{self.bot} × {self.iterations}"


@dataclass(frozen=True, slots=True)
class Table:
    """One game to be played: who sits where, and the seed of all its chances."""

    seating: tuple[Entrant, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Played:
    """One game that was played: the place of every seat, 1 for the winner."""

    names: tuple[str, ...]
    seed: int
    places: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    seconds: tuple[float, ...]
    """What each seat took to think."""
    asked: tuple[int, ...]
    """How often each seat was asked."""

    def pairings(self) -> Iterator[tuple[str, str, float]]:
        """Every two seats of different bots: 1 if the first came before the second, ½ for a tie."""
        for a, b in combinations(range(len(self.names)), 2):
            if self.names[a] != self.names[b]:
                ahead = self.places[b] - self.places[a]
                won = 0.5 if ahead == 0 else float(ahead > 0)
                yield self.names[a], self.names[b], won
                yield self.names[b], self.names[a], 1 - won


@dataclass(frozen=True, slots=True)
class Pair:
    """How often one bot came before another, over all pairings of their seats in all games."""

    one: str
    other: str
    pairings: int
    before: float
    rate: float
    interval: Interval


@dataclass(frozen=True, slots=True)
class Standing:
    """How strong one bot is."""

    name: str
    games: int
    wins: float
    """Games won by one of its seats; a shared first place counts in part."""
    win_rate: float
    win_interval: Interval
    rating: float
    rating_interval: Interval
    milliseconds: float
    """What a decision took on average."""


@dataclass(frozen=True, slots=True)
class Result:
    """A contest: every pair of bots, and their standings, strongest first."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    games: int
    decisions: int
    pairs: tuple[Pair, ...]
    standings: tuple[Standing, ...]

    def as_json(self) -> dict[str, Any]:
        """Plain dicts and lists."""
        return {**asdict(self), "options": dict(self.options)}

    def pair(self, one: str, other: str) -> Pair:
        """The result of *one* against *other*, from the first one's side."""
        for p in self.pairs:
            if (p.one, p.other) == (one, other):
                return p
            if (p.other, p.one) == (one, other):
                low, high = p.interval
                before = p.pairings - p.before
                return Pair(one, other, p.pairings, before, 1 - p.rate, (1 - high, 1 - low))
        raise LookupError(f"{one} and {other} did not meet")


Progress = Callable[[Played, int, int], None]
"""Told after every game: the game, how many were played, how many there will be."""


# --- playing ----------------------------------------------------------------------------------


def seatings(players: int, one: Entrant, other: Entrant) -> list[tuple[Entrant, ...]]:
    """Every way to seat two bots, half of the seats each; of an odd seat each has it as often."""
    ways = product((one, other), repeat=players)
    return [way for way in ways if abs(players - 2 * way.count(one)) <= 1]


def tables(players: int, entrants: Sequence[Entrant], games: int, seed: int) -> list[Table]:
    """Every two bots meet in so many games; the same deal goes through all seatings."""
    found: list[Table] = []
    for one, other in combinations(entrants, 2):
        ways = seatings(players, one, other)
        found.extend(Table(ways[n % len(ways)], seed + n // len(ways)) for n in range(games))
    return found


def play(game: Game, setup: Setup, table: Table) -> Played:
    """One game to its end."""
    g, players = game.start(setup), len(table.seating)
    dealer = Dealer(table.seed)
    bots = [
        make_bot(
            e.bot,
            game.key,
            256 * table.seed + seat + 1,
            seconds=e.seconds,
            iterations=e.iterations,
            clock=process_time,
        )
        for seat, e in enumerate(table.seating)
    ]
    bots += bots_of_roles(game, 256 * table.seed)
    seconds, asked = [0.0] * len(bots), [0] * len(bots)
    while waiting := g.waiting():
        if FATE in waiting:
            g.apply(FATE, dealer.draw(g.odds()))
            continue
        seat = waiting[0]
        began = process_time()
        action = bots[seat].choose(Glimpse(g, seat))
        seconds[seat] += process_time() - began
        asked[seat] += 1
        g.apply(seat, action)
    outcome = g.outcome()
    assert outcome is not None
    return Played(
        tuple(entrant.name for entrant in table.seating),
        table.seed,
        tuple(outcome.place(Seat(seat)) for seat in range(players)),
        outcome.scores,
        sum(asked),
        tuple(seconds[:players]),
        tuple(asked[:players]),
    )


def contest(
    game: Game,
    setup: Setup,
    entrants: Sequence[Entrant],
    games: int,
    seed: int = 0,
    workers: int = 1,
    progress: Progress | None = None,
) -> Result:
    """Every two of the *entrants* meet in so many *games*, in *workers* processes."""
    planned = tables(setup.players, entrants, games, seed)
    played: dict[int, Played] = {}
    for n, one in _play_all(game, setup, planned, workers):
        played[n] = one
        if progress is not None:
            progress(one, len(played), len(planned))
    return summary(game, setup, [played[n] for n in range(len(planned))])


def _play_known(setup: Setup, table: Table) -> Played:
    """A registered game, in a process that finds it by its name."""
    return play(GAMES[setup.game], setup, table)


def _play_all(
    game: Game, setup: Setup, planned: Sequence[Table], workers: int
) -> Iterable[tuple[int, Played]]:
    """The games as they end, each with its number."""
    if workers < 2 or GAMES.get(game.key) is not game:
        for n, table in enumerate(planned):
            yield n, play(game, setup, table)
        return
    # Spawned, for a fork of a process with threads may hang.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        futures = {pool.submit(_play_known, setup, t): n for n, t in enumerate(planned)}
        for future in as_completed(futures):
            yield futures[future], future.result()


# --- summing up -------------------------------------------------------------------------------


def scores(played: Iterable[Played]) -> dict[tuple[str, str], float]:
    """How often each bot came before each other."""
    won: dict[tuple[str, str], float] = {}
    for game in played:
        for one, other, part in game.pairings():
            won[one, other] = won.get((one, other), 0.0) + part
    return won


def summary(game: Game, setup: Setup, played: Sequence[Played]) -> Result:
    """Pairs, win rates and ratings of games that were played."""
    won = scores(played)
    names = sorted({name for one in played for name in one.names})
    pairs = [
        _pair(a, b, won[a, b], won[a, b] + won[b, a])
        for a, b in combinations(names, 2)
        if (a, b) in won
    ]
    ratings = bradley_terry(won)
    # Games of one deal hang together, so deals are drawn anew, not games.
    deals: dict[tuple[int, tuple[str, ...]], list[Played]] = {}
    for one in played:
        deals.setdefault((one.seed, tuple(sorted(set(one.names)))), []).append(one)
    spread = bootstrap(
        list(deals.values()),
        lambda drawn: bradley_terry(scores(one for deal in drawn for one in deal)),
    )
    standings = [_standing(name, played, ratings[name], spread[name]) for name in names]
    standings.sort(key=lambda s: (-s.rating, s.name))
    return Result(
        game.key,
        setup.players,
        setup.options,
        len(played),
        sum(one.decisions for one in played),
        tuple(pairs),
        tuple(standings),
    )


def _pair(one: str, other: str, before: float, pairings: float) -> Pair:
    interval = wilson(before, pairings)
    return Pair(one, other, round(pairings), before, before / pairings, interval)


def _standing(name: str, played: Sequence[Played], rating: float, spread: Interval) -> Standing:
    games = [one for one in played if name in one.names]
    wins = 0.0
    seconds, asked = 0.0, 0
    for one in games:
        first = [n for n, place in zip(one.names, one.places, strict=True) if place == 1]
        wins += first.count(name) / len(first)
        for seat, sitting in enumerate(one.names):
            if sitting == name:
                seconds += one.seconds[seat]
                asked += one.asked[seat]
    return Standing(
        name,
        len(games),
        wins,
        wins / len(games),
        wilson(wins, len(games)),
        rating,
        spread,
        1000 * seconds / max(1, asked),
    )
