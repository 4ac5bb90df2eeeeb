"""`feldzug perft`, `bench` and `arena`: how many ways there are, how fast it is, how strong the bots are."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.text import Text

from feldzug.analysis.perft import perft as count
from feldzug.cli import terminals
from feldzug.cli.arguments import (
    Chosen,
    Jobs,
    Json,
    Lang,
    Modules,
    Players,
    Preset,
    Quick,
    agree,
    has_quick_setup,
    one_of,
    the_game,
)
from feldzug.cli.output import as_json, aside, show, table
from feldzug.cli.translator import CliTranslator, Refused, cli_translator
from feldzug.games import GAMES, names_of
from feldzug.kernel.errors import FeldzugError
from feldzug.kernel.game import Game
from feldzug.kernel.position import Position
from feldzug.kernel.walks import WALKS


def perft(
    game: Annotated[str, typer.Argument(metavar="GAME")] = "",
    depth: Annotated[int, typer.Option("--depth", metavar="N", min=0)] = 3,
    position: Annotated[Path | None, typer.Option("--position", metavar="FILE")] = None,
    chosen: Chosen = None,
    modules: Modules = None,
    preset: Preset = "",
    quick: Quick = False,
    as_text: Json = False,
    lang: Lang = "",
) -> None:
    say = cli_translator(lang)
    counted = the_game(game, say)
    setup = agree(say, counted, None, chosen, quick, modules, preset)
    if position is not None and (chosen or quick or modules or preset):
        raise Refused(say("perft-position-or-options"))
    first = counted.start(setup) if position is None else read_position(counted, position, say)
    rows: list[dict[str, Any]] = []
    for at in range(depth + 1):
        began = perf_counter()
        paths = count(first, at)
        rows.append({"depth": at, "paths": paths, "seconds": perf_counter() - began})
    if as_text:
        as_json(rows)
        return
    shown = table(say("perft-depth"), say("perft-paths"), say("perft-seconds"), right=(0, 1, 2))
    for row in rows:
        shown.add_row(str(row["depth"]), str(row["paths"]), say.number(row["seconds"], 2))
    show(shown)


def read_position(game: Game, file: Path, say: CliTranslator) -> Position:
    """A position out of a file, as `feldzug replay --notation` writes it."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise Refused(say("no-such-file", file=str(file))) from None
    try:
        return terminals.of(game, say, game.players[-1]).read(text)
    except FeldzugError as error:
        raise Refused(say.error(error, game)) from None


def bench(
    game: Annotated[str, typer.Argument(metavar="GAME")] = "",
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0.1)] = 5.0,
    players: Players = None,
    chosen: Chosen = None,
    modules: Modules = None,
    preset: Preset = "",
    walk: Annotated[str, typer.Option("--walk", metavar="uniform|seek")] = "",
    as_text: Json = False,
    lang: Lang = "",
) -> None:
    say = cli_translator(lang)
    one = the_game(game, say)
    setup = agree(say, one, players, chosen, modules=modules, preset=preset)
    if walk:
        one_of(say, "--walk", walk, WALKS)
    from feldzug.analysis.bench import Measured, run, standard  # noqa: PLC0415

    told = [*(modules or ()), *([preset] if preset else []), *(chosen or ())]
    title = ", ".join(
        [
            say("bench-game", game=names_of(one).title(say.language), players=setup.players),
            *told,
        ]
    )
    measured = [Measured(one, setup, title, walk or WALKS[0])]
    if players is None and not told:
        usual = [m for g in ([one] if game else GAMES.values()) for m in standard(g)]
        measured = [m for m in usual if walk in ("", m.walk)] or measured
    screen = aside()
    with screen.status(say("bench-running")) if screen.is_terminal else nullcontext():
        report = run(measured, seconds)
    if as_text:
        print(report.as_json())
        return
    facts = {**report.machine, "load": say("bench-load", load=report.machine["load"])}
    show(Text(" · ".join(facts.values()), style="dim"))
    peer = report.yardstick()
    shown = table(
        say("bench-engine"),
        say("bench-decisions"),
        say("bench-times"),
        say("bench-choices"),
        say("bench-times"),
        say("bench-clone"),
        say("bench-replay"),
        say("bench-search"),
        right=tuple(range(1, 8)),
    )
    for column in shown.columns[1:]:
        column.no_wrap = True
    for figures in report.figures:
        numbers = [
            figures.decisions_per_second,
            ratio(figures.decisions_per_second, peer.decisions_per_second if peer else None),
            figures.choices_per_second,
            ratio(figures.choices_per_second, peer.choices_per_second if peer else None),
            figures.clone_us,
            figures.replay_us,
            figures.searched_per_second,
        ]
        cells = ["–" if n is None else say.number(n, 0 if n >= 100 else 1) for n in numbers]
        how = (say("bench-loop", loop=figures.loop), say("bench-walk", walk=figures.walk))
        played = "\n" + ", ".join((figures.game, *how))
        shown.add_row(Text.assemble(figures.engine, (played, "dim")), *cells)
    show(shown)
    for figures in report.figures:
        if figures.part_ms is not None and figures.part_most_ms is not None:
            mean, most = say.number(figures.part_ms, 1), say.number(figures.part_most_ms, 1)
            args = {"engine": figures.engine, "part": figures.part, "mean": mean, "most": most}
            show(Text(say("bench-part", **args)))
    if peer is not None:
        show(Text(say("bench-note", engine=peer.engine), style="dim"))


def ratio(ours: float | None, theirs: float | None) -> float | None:
    """How many times as much; None where one of the two was not measured."""
    return ours / theirs if ours and theirs else None


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME")] = "",
    games: Annotated[int, typer.Option("--games", metavar="N", min=1)] = 20,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0.001)] = 0.05,
    players: Players = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 0,
    chosen: Chosen = None,
    modules: Modules = None,
    preset: Preset = "",
    jobs: Jobs = 1,
    as_text: Json = False,
    lang: Lang = "",
) -> None:
    say = cli_translator(lang)
    contested = the_game(game, say)
    by_players = any(text.startswith("setup=") for text in chosen or ())
    quick = has_quick_setup(contested) and not by_players
    setup = agree(say, contested, players, chosen, quick, modules, preset)
    from feldzug.analysis.arena import Entrant, contest  # noqa: PLC0415
    from feldzug.bots.registry import bots_of  # noqa: PLC0415

    entrants = [
        Entrant(bot, seconds if bot == "search" else None) for bot in bots_of(contested.key)
    ]
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


def show_ladder(result: Any, say: CliTranslator) -> None:
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
