"""Arguments that several commands share, and what they stand for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from feldzug.cli.translator import CliTranslator, Refused
from feldzug.games import GAMES
from feldzug.kernel.errors import FeldzugError
from feldzug.kernel.game import Game, Setup

Lang = Annotated[str, typer.Option("--lang", metavar="de|en")]
Json = Annotated[bool, typer.Option("--json")]
GameKey = Annotated[str, typer.Argument(metavar="GAME")]
Players = Annotated[int | None, typer.Option("--players", metavar="N")]
Chosen = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE")]
Modules = Annotated[list[str] | None, typer.Option("--with", metavar="MODULE")]
Preset = Annotated[str, typer.Option("--preset", metavar="NAME")]
Quick = Annotated[bool, typer.Option("--quick")]
Seed = Annotated[int, typer.Option("--seed", metavar="N")]
Seconds = Annotated[float, typer.Option("--seconds", metavar="S", min=0.0)]
Jobs = Annotated[int, typer.Option("--jobs", metavar="N", min=1)]


def the_game(key: str, say: CliTranslator) -> Game:
    """The game of that name; without a name the first of the list."""
    if not key:
        return next(iter(GAMES.values()))
    if key not in GAMES:
        raise Refused(say("no-such-game", game=key, known=", ".join(GAMES)))
    return GAMES[key]


def agree(
    say: CliTranslator,
    game: Game,
    players: int | None = None,
    chosen: Sequence[str] | None = None,
    quick: bool = False,
    modules: Sequence[str] | None = None,
    preset: str = "",
) -> Setup:
    """The set-up that the arguments ask for."""
    options = options_of(say, chosen)
    if quick:
        if not has_quick_setup(game):
            raise Refused(say("no-quick-setup", game=game.key))
        if options.setdefault("setup", "quick") != "quick":
            raise Refused(say("option-twice", option="setup"))
    try:
        if preset:
            options["preset"] = preset
        return game.setup(players, tuple(modules or ()), **options)
    except FeldzugError as error:
        raise Refused(say.error(error, game)) from None


def options_of(say: CliTranslator, chosen: Sequence[str] | None) -> dict[str, str]:
    """The options that were written as `KEY=VALUE`."""
    options: dict[str, str] = {}
    for text in chosen or ():
        key, equals, value = text.partition("=")
        if not equals:
            raise Refused(say("option-without-value", text=text))
        if options.setdefault(key, value) != value:
            raise Refused(say("option-twice", option=key))
    return options


def one_of(say: CliTranslator, option: str, value: str, known: Sequence[str]) -> str:
    """The *value* that was given for an option, which has to be one of those."""
    if value not in known:
        raise Refused(say("not-one-of", option=option, value=value, known=", ".join(known)))
    return value


def has_quick_setup(game: Game) -> bool:
    """Whether `--quick` means something in a game: an option `setup` that may be `quick`."""
    return any(option.key == "setup" and "quick" in option.values for option in game.options)
