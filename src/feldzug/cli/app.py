"""The commands of Feldzug."""

from __future__ import annotations

import platform
import sys
from typing import Annotated

import typer

import feldzug
from feldzug.cli.fuzz import fuzz
from feldzug.cli.games import games
from feldzug.cli.measure import arena, bench, perft
from feldzug.cli.odds import odds
from feldzug.cli.play import play
from feldzug.cli.printing import print_
from feldzug.cli.program import Program, TranslatedCommand
from feldzug.cli.records import replay, verify
from feldzug.cli.rules import rules
from feldzug.cli.serve import serve
from feldzug.cli.simulate import simulate
from feldzug.cli.translator import CliTranslator
from feldzug.kernel.compiled import is_compiled

app = typer.Typer(
    cls=Program, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
)

for command in (
    play,
    serve,
    games,
    rules,
    replay,
    verify,
    simulate,
    arena,
    fuzz,
    perft,
    bench,
):
    app.command(cls=TranslatedCommand)(command)
app.command("print", cls=TranslatedCommand)(print_)

app.add_typer(odds, name="odds")


@app.callback(invoke_without_command=True)
def program(
    ctx: typer.Context, version: Annotated[bool, typer.Option("--version")] = False
) -> None:
    """Without a command there is only help, or what this program is."""
    if version:
        print(version_line(ctx.obj))
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


def version_line(say: CliTranslator) -> str:
    """Which version this is, and whether it is compiled."""
    kind = "compiled" if is_compiled() else "plain"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return say("version", version=feldzug.__version__, kind=kind, python=python)


def main() -> None:
    """Run the command line; whatever a terminal cannot show is shown as a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app()
