"""`feldzug odds`: exact chances without a game, by a command that the game in question brings along."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup

from feldzug.cli.arguments import Lang, the_game
from feldzug.cli.program import TranslatedCommand, show_help
from feldzug.cli.translator import CliTranslator, Refused
from feldzug.games import REGISTRATIONS, imported, registration


class OddsGroup(TyperGroup):
    """The games as commands; what each of them can do is imported when it is asked for."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help(self, ctx, formatter)

    def list_commands(self, ctx: Any) -> list[str]:
        return [key for key, known in REGISTRATIONS.items() if known.odds]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        made = typer.Typer(add_completion=False)
        place = registration(cmd_name).odds
        made.command(cmd_name, cls=TranslatedCommand)(imported(place))
        command: Any = typer.main.get_command(made)
        command.words = import_module(place.partition(":")[0]).WORDS
        return command

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        say: CliTranslator = ctx.find_root().obj
        game = the_game(args[0], say)
        if not registration(game.key).odds:
            known = ", ".join(self.list_commands(ctx))
            raise Refused(say("no-odds-for", game=game.key, known=known))
        return super().resolve_command(ctx, args)


odds = typer.Typer(cls=OddsGroup, add_completion=False, rich_markup_mode=None)


@odds.callback(invoke_without_command=True)
def games_with_odds(ctx: typer.Context, lang: Lang = "") -> None:  # noqa: ARG001  (the program reads it)
    """Without a game there is only help."""
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())
