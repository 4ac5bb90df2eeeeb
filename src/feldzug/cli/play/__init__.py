"""`feldzug play`: a game in the terminal, against bots or several at one screen."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from feldzug.cli import terminals
from feldzug.cli.arguments import Chosen, Lang, Modules, Players, Preset, Quick, agree, the_game
from feldzug.cli.play.saves import Save, latest, new_path
from feldzug.cli.play.screen import Screen
from feldzug.cli.play.session import Session
from feldzug.cli.play.start import Wishes, ask_start
from feldzug.cli.seats import seats_of
from feldzug.cli.story import changes
from feldzug.cli.translator import CliTranslator, Refused, cli_translator
from feldzug.games import GAMES
from feldzug.kernel.game import Game


def play(
    game: Annotated[str, typer.Argument(metavar="GAME")] = "",
    seats: Annotated[str, typer.Option("--seats", metavar="A,B,…")] = "",
    players: Players = None,
    chosen: Chosen = None,
    modules: Modules = None,
    preset: Preset = "",
    quick: Quick = False,
    file: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
    new: Annotated[bool, typer.Option("--new")] = False,
    lang: Lang = "",
) -> None:
    say = cli_translator(lang)
    wanted = the_game(game, say) if game else None
    screen = Screen(say)
    wishes = Wishes(seats, players, chosen, quick, modules, preset)
    asked = wishes != Wishes()
    try:
        save = None if new or (asked and file is None) else unfinished(file, wanted, say)
        if save is not None and asked:
            raise Refused(say("save-exists", file=str(save.path)))
        if save is None:
            begun = wanted or next(iter(GAMES.values()))
            if not asked:
                wishes = ask_start(screen, say, begun)
            save = begin(say, begun, file, wishes)
    except EOFError:
        return
    sit(save, screen, say)


def unfinished(file: Path | None, game: Game | None, say: CliTranslator) -> Save | None:
    """The game to go on with: the file that was named, else the latest one that is not over."""
    path = file if file is not None else latest(game)
    return Save.resume(path, say) if path is not None and path.exists() else None


def begin(say: CliTranslator, game: Game, file: Path | None, wishes: Wishes) -> Save:
    """A new game."""
    named = seats_of(say, game, wishes.seats, wishes.players, human=True)
    setup = agree(say, game, len(named), wishes.chosen, wishes.quick, wishes.modules, wishes.preset)
    return Save.begin(file or new_path(game), game, setup, named, say)


def sit(save: Save, screen: Screen, say: CliTranslator) -> None:
    match = save.match
    terminal = terminals.of(match.game, say, match.setup.players, save.seats)
    screen.title(terminal.title())
    screen.show(terminal.headline(match.setup))
    screen.aside(say("save-where", file=str(save.path)))
    for sentence in changes(save.receipt, terminal):
        screen.show(sentence)
    Session(save, terminal, screen, say).play()
