"""The start menu: a few friendly questions, each with a usual answer."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from feldzug.bots.registry import bots_of, usual_bot
from feldzug.cli import terminals
from feldzug.cli.play.screen import Screen
from feldzug.cli.terminals.terminal import ME
from feldzug.cli.translator import CliTranslator
from feldzug.games import names_of
from feldzug.kernel.game import Game


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a new game shall be like: what arguments say, or the start menu finds out."""

    seats: str = ""
    players: int | None = None
    chosen: list[str] | None = None
    quick: bool = False
    modules: list[str] | None = None
    preset: str = ""


def ask_start(screen: Screen, say: CliTranslator, game: Game) -> Wishes:
    """Seats, players and options, as the arguments would say them."""
    screen.title(names_of(game).title(say.language))
    least, most = game.players[0], game.players[-1]
    screen.show(Text(say("start-players", least=least, most=most), style="bold"))
    players = screen.number(least, most, most)
    terminal = terminals.of(game, say, players)
    me = screen.pick(say("start-colour"), terminal.colours())
    bots = bots_of(game.key)
    introduced = [say("start-bot", bot=bot) for bot in bots]
    usual = bots.index(usual_bot(game.key))
    bot = bots[screen.pick(say("start-opponents"), introduced, usual)]
    chosen = [
        f"{key}={ask_option(screen, say, game, key, suits)}"
        for key, suits in terminal.asked.items()
    ]
    seats = [ME if seat == me else bot for seat in range(players)]
    return Wishes(",".join(seats), players, chosen)


def ask_option(screen: Screen, say: CliTranslator, game: Game, key: str, suits: str) -> str:
    option = next(option for option in game.options if option.key == key)
    words = names_of(game)
    labels = [words.value_label(key, value, say.language) for value in option.values]
    usual = option.values.index(suits or option.default)
    return option.values[screen.pick(words.option_label(key, say.language), labels, usual)]
