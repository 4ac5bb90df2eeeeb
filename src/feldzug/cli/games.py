"""`feldzug games`: which games there are, for how many, and what can be agreed before they begin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from feldzug.cli.arguments import Json, Lang, the_game
from feldzug.cli.output import as_json, show
from feldzug.cli.translator import CliTranslator, cli_translator
from feldzug.games import GAMES, names_of
from feldzug.kernel.game import Game
from feldzug.kernel.module import Option


def games(
    name: Annotated[str, typer.Argument(metavar="GAME")] = "",
    as_text: Json = False,
    lang: Lang = "",
) -> None:
    say = cli_translator(lang)
    asked = [the_game(name, say)] if name else list(GAMES.values())
    if as_text:
        as_json([described(game, say) for game in asked])
        return
    for game in asked:
        show(Text(title(game, say), style="bold"))
        show(Text(say("games-for", game=game.key, players=span(game))))
        show_presets(game, say)
        show_options(game, game.base.options, say)
        show_modules(game, say)
    show(Text(), Text(say("games-how", game=asked[0].key)))


def title(game: Game, say: CliTranslator) -> str:
    return names_of(game).title(say.language)


def span(game: Game) -> str:
    return f"{game.players[0]}–{game.players[-1]}"


def heading(text: str) -> None:
    show(Text(), Text(text, style="bold underline"))


def show_presets(game: Game, say: CliTranslator) -> None:
    """Every preset with what it settles."""
    if not game.presets:
        return
    heading(say("games-presets"))
    for key, preset in game.presets.items():
        settled = [*preset.modules, *[f"{option}={value}" for option, value in preset.options]]
        label = names_of(game).preset_label(key, say.language)
        show(Text.assemble((key, "cyan"), f"  {label}"))
        show(Padding(Text(", ".join(settled), style="dim"), (0, 0, 0, 4)))


def show_modules(game: Game, say: CliTranslator) -> None:
    """Every module with the options that it brings along."""
    if not game.modules:
        return
    heading(say("games-modules"))
    for name, module in game.modules.items():
        label = names_of(game).module_label(name, say.language)
        show(Text.assemble((name, "cyan"), f"  {label}"))
        show_options(game, module.options, say)


def show_options(game: Game, options: Sequence[Option], say: CliTranslator) -> None:
    """Some options by their groups."""
    for group in dict.fromkeys(option.group for option in options):
        heading(names_of(game).group_label(group, say.language))
        for option in options:
            if option.group == group:
                show_option(game, option, say)


def show_option(game: Game, option: Option, say: CliTranslator) -> None:
    """What an option is about, and its values with ours marked."""
    words = names_of(game)
    head = Text(option.key, style="cyan")
    head.append(
        f"  {words.option_label(option.key, say.language)} ({option.rule})", style="default"
    )
    values = Table.grid(padding=(0, 2))
    values.add_column(no_wrap=True)
    for value in option.values:
        label = words.value_label(option.key, value, say.language)
        mark = f" ({say('games-default')})" if value == option.default else ""
        module = option.pulled(value)
        pulled = f" (--with {module})" if module else ""
        values.add_row(Text(value, style="green"), Text(label + mark + pulled))
    show(
        head,
        Padding(Text(words.option_help(option.key, say.language), style="dim"), (0, 0, 0, 4)),
        Padding(values, (0, 0, 0, 4)),
    )


def described(game: Game, say: CliTranslator) -> dict[str, Any]:
    """The same for programs."""
    words = names_of(game)
    return {
        "game": game.key,
        "title": title(game, say),
        "version": game.version,
        "players": list(game.players),
        "modules": {name: words.module_label(name, say.language) for name in game.modules},
        "presets": [
            {
                "key": key,
                "label": words.preset_label(key, say.language),
                "options": dict(preset.options),
                "modules": list(preset.modules),
            }
            for key, preset in game.presets.items()
        ],
        "options": [
            {
                "key": option.key,
                "module": game.owners[option.key],
                "rule": option.rule,
                "group": option.group,
                "default": option.default,
                "label": words.option_label(option.key, say.language),
                "help": words.option_help(option.key, say.language),
                "values": {
                    value: words.value_label(option.key, value, say.language)
                    for value in option.values
                },
            }
            for option in game.options
        ],
    }
