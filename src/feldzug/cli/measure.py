"""`feldzug perft`, `bench` and `arena`: how many ways there are, how fast and how strong the house is."""

from __future__ import annotations

from contextlib import nullcontext
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.text import Text

from feldzug.cli.arguments import Chosen, GameKey, Jobs, Json, Lang, Quick, agree, the_game
from feldzug.cli.show import as_json, aside, show, table
from feldzug.cli.speech import Speech, speech


def perft(
    game: GameKey,
    depth: Annotated[int, typer.Option("--depth", metavar="N", min=0)] = 3,
    chosen: Chosen = None,
    quick: Quick = False,
    as_text: Json = False,
    lang: Lang = "",
) -> None:
    say = speech(lang)
    counted = the_game(game, say)
    setup = agree(say, counted, None, chosen, quick)
    from feldzug.analysis.perft import perft as count  # noqa: PLC0415

    rows: list[dict[str, Any]] = []
    for at in range(depth + 1):
        began = perf_counter()
        paths = count(counted.start(setup), at)
        rows.append({"depth": at, "paths": paths, "seconds": perf_counter() - began})
    if as_text:
        as_json(rows)
        return
    shown = table(say("perft-depth"), say("perft-paths"), say("perft-seconds"), right=(0, 1, 2))
    for row in rows:
        shown.add_row(str(row["depth"]), str(row["paths"]), say.number(row["seconds"], 2))
    show(shown)


def bench(
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0.1)] = 5.0,
    as_text: Json = False,
    lang: Lang = "",
) -> None:
    say = speech(lang)
    from feldzug.analysis.bench import run  # noqa: PLC0415

    screen = aside()
    with screen.status(say("bench-running")) if screen.is_terminal else nullcontext():
        report = run(seconds)
    if as_text:
        print(report.as_json())
        return
    show(Text(" · ".join(report.machine.values()), style="dim"))
    for figures in report.figures:
        show(Text.assemble((figures.engine, "bold"), f" – {figures.game}"))
        values = {
            "decisions": figures.decisions_per_second,
            "ratio": report.ratio(report.figures[0], figures),
            "branching": figures.branching,
            "clone": figures.clone_us,
            "legal": figures.legal_us,
            "replay": figures.replay_us,
            "memory": figures.bytes_per_position,
            "saved": figures.saved_bytes,
        }
        for key, value in values.items():
            if value is not None:
                show(f"  {say(f'bench-{key}', value=say.number(value, 2 if value < 100 else 0))}")


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME")] = "ring-war",
    games: Annotated[int, typer.Option("--games", metavar="N", min=1)] = 20,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0.001)] = 0.05,
    players: Annotated[int | None, typer.Option("--players", metavar="N")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 0,
    chosen: Chosen = None,
    quick: Quick = True,
    jobs: Jobs = 1,
    as_text: Json = False,
    lang: Lang = "",
) -> None:
    say = speech(lang)
    contested = the_game(game, say)
    setup = agree(say, contested, players, chosen, quick)
    from feldzug.analysis.arena import Entrant, contest  # noqa: PLC0415
    from feldzug.bots.registry import BOTS  # noqa: PLC0415

    entrants = [Entrant(bot, seconds if bot == "search" else None) for bot in BOTS]
    screen = aside()
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(say("arena-running"), total=None)
        result = contest(
            contested,
            setup,
            entrants,
            games,
            seed,
            jobs,
            lambda _, done, total: progress.update(task, completed=done, total=total),
        )
    if as_text:
        as_json(result.as_json())
    else:
        show_ladder(result, say)


def show_ladder(result: Any, say: Speech) -> None:
    """The bots, strongest first, then every pair."""
    shown = table(
        *[say(f"arena-{key}") for key in ("bot", "rating", "between", "wins", "games", "time")],
        right=(1, 2, 3, 4, 5),
    )
    for one in result.standings:
        low, high = one.rating_interval
        shown.add_row(
            one.name,
            say.number(one.rating, 0),
            f"{say.number(low, 0)} … {say.number(high, 0)}",
            say.percent(one.win_rate),
            str(one.games),
            f"{say.number(one.milliseconds, 2)} ms",
        )
    show(shown)
    for pair in result.pairs:
        low, high = pair.interval
        show(
            say(
                "arena-pair",
                one=pair.one,
                other=pair.other,
                rate=say.percent(pair.rate),
                low=say.percent(low),
                high=say.percent(high),
                pairings=pair.pairings,
            )
        )
