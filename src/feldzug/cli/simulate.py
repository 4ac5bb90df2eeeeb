"""`feldzug simulate`: many games between bots, and what can be learned from them."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import mean, quantiles
from typing import Annotated, Any

import typer
from rich.progress import track

from feldzug.analysis.ratings import wilson
from feldzug.bots.registry import bots_of_roles, make_bot
from feldzug.cli import terminals
from feldzug.cli.arguments import (
    Chosen,
    GameKey,
    Jobs,
    Json,
    Lang,
    Modules,
    Preset,
    Quick,
    Seed,
    agree,
    the_game,
)
from feldzug.cli.output import as_json, aside, show, table
from feldzug.cli.seats import seats_of, settings
from feldzug.cli.translator import CliTranslator, cli_translator
from feldzug.games import GAMES
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.game import Setup
from feldzug.kernel.hidden import Glimpse
from feldzug.kernel.values import FATE, Seat

PARTS = ("10", "50", "90")
"""The quantiles that are shown, in percent."""


@dataclass(frozen=True, slots=True)
class Run:
    """One game as numbers."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    turns: int | None
    """None in a game that counts no turns."""
    decisions: int
    ending: str


def simulate(
    game: GameKey,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1)] = 100,
    seed: Seed = 0,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…")] = "",
    chosen: Chosen = None,
    modules: Modules = None,
    preset: Preset = "",
    quick: Quick = False,
    jobs: Jobs = 1,
    as_text: Json = False,
    lang: Lang = "",
) -> None:
    say = cli_translator(lang)
    played = the_game(game, say)
    seats = seats_of(say, played, bots, None, human=False)
    setup = agree(say, played, len(seats), chosen, quick, modules, preset)
    planned = [(setup, seats, seed + n) for n in range(games)]
    screen = aside()
    runs = list(
        track(
            run_all(planned, jobs),
            say("simulate-running"),
            total=games,
            console=screen,
            transient=True,
            disable=not screen.is_terminal,
        )
    )
    if as_text:
        as_json(summary(setup, seats, seed, runs))
    else:
        show_summary(setup, seats, runs, say)


def run_all(planned: Sequence[tuple[Setup, tuple[str, ...], int]], jobs: int) -> Iterator[Run]:
    """The games in order, in so many processes."""
    if jobs == 1:
        yield from map(run, planned)
        return
    # Spawned, for a fork of a process with threads may hang.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        yield from pool.map(run, planned)


def run(planned: tuple[Setup, tuple[str, ...], int]) -> Run:
    """One game to its end; the same seed plays the same game."""
    setup, seats, seed = planned
    game = GAMES[setup.game]
    bots = [
        make_bot(name, game.key, 1000 * seed + n, iterations=iterations, seconds=seconds)
        for n, (name, iterations, seconds) in enumerate(map(settings, seats))
    ]
    bots += bots_of_roles(game, 1000 * seed)
    g, dealer, decisions = game.start(setup), Dealer(seed), 0
    while waiting := g.waiting():
        if FATE in waiting:
            g.apply(FATE, dealer.draw(g.odds()))
        else:
            decisions += 1
            g.apply(waiting[0], bots[waiting[0]].choose(Glimpse(g, waiting[0])))
    outcome = g.outcome()
    assert outcome is not None
    turn = terminals.of(game, cli_translator("en"), setup.players).turn(g)
    return Run(
        outcome.winners, outcome.scores, turn[0] if turn else None, decisions, outcome.ending
    )


def wins(runs: Sequence[Run], seat: int) -> float:
    """Games won; a shared victory counts in part."""
    return sum(1 / len(run.winners) for run in runs if seat in run.winners)


def spread(numbers: Sequence[int]) -> dict[str, float] | None:
    """The mean and some quantiles; None of nothing."""
    if not numbers:
        return None
    tenths = quantiles(numbers, n=10, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 9
    return {"mean": mean(numbers), **{part: tenths[int(part) // 10 - 1] for part in PARTS}}


def summary(setup: Setup, seats: Sequence[str], seed: int, runs: Sequence[Run]) -> dict[str, Any]:
    return {
        "game": setup.game,
        "players": setup.players,
        "options": dict(setup.options),
        "modules": list(setup.modules),
        "seed": seed,
        "games": len(runs),
        "seats": [
            {
                "seat": n,
                "bot": bot,
                "wins": wins(runs, n),
                "win_rate": wins(runs, n) / len(runs),
                "interval": list(wilson(wins(runs, n), len(runs))),
                "score": mean([run.scores[n] for run in runs]) if runs[0].scores else None,
            }
            for n, bot in enumerate(seats)
        ],
        "turns": spread([run.turns for run in runs if run.turns is not None]),
        "decisions": spread([run.decisions for run in runs]),
        "endings": dict(Counter(run.ending for run in runs).most_common()),
    }


def show_summary(
    setup: Setup, seats: Sequence[str], runs: Sequence[Run], say: CliTranslator
) -> None:
    game = GAMES[setup.game]
    terminal = terminals.of(game, say, setup.players)
    found = summary(setup, seats, 0, runs)
    show(f"{terminal.title()}: {terminal.headline(setup)}", say("simulate-games", count=len(runs)))
    shown = table(
        say("simulate-seat"),
        say("simulate-bot"),
        say("simulate-wins"),
        say("simulate-interval"),
        say("simulate-score"),
        right=(2, 3, 4),
    )
    for row in found["seats"]:
        low, high = row["interval"]
        shown.add_row(
            terminal.seat(row["seat"]),
            row["bot"],
            say.percent(row["win_rate"]),
            f"{say.percent(low)} – {say.percent(high)}",
            "–" if row["score"] is None else say.number(row["score"]),
        )
    show(shown)
    lengths = table("", say("simulate-mean"), *[f"{part} %" for part in PARTS], right=range(1, 5))
    for key in ("turns", "decisions"):
        if found[key] is not None:
            cells = [say.number(n) for n in found[key].values()]
            lengths.add_row(say(f"simulate-{key}"), *cells)
    show(lengths)
    for ending, count in found["endings"].items():
        share = say.percent(count / len(runs))
        show(say("simulate-ending", ending=terminal.ending(ending), count=count, share=share))
