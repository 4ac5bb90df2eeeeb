"""The start menu: a few friendly questions, each with a usual answer."""

from __future__ import annotations

from rich.text import Text

from feldzug.bots.registry import BOTS
from feldzug.cli import faces
from feldzug.cli.faces.face import ME
from feldzug.cli.play.screen import Screen
from feldzug.cli.translator import CliTranslator
from feldzug.games import names_of
from feldzug.kernel.game import Game

ASKED = ("map", "length", "setup")
"""Options worth a question; all others can be given as arguments."""

USUAL = {"setup": "quick"}
"""What suits a game at a terminal better than the default."""


def ask_start(
    screen: Screen, say: CliTranslator, game: Game
) -> tuple[str, int | None, list[str] | None, bool]:
    """Seats, players and options, as the arguments would say them."""
    screen.title(names_of(game).title(say.language))
    least, most = game.players[0], game.players[-1]
    screen.show(Text(say("start-players", least=least, most=most), style="bold"))
    players = screen.number(least, most, most)
    colours = faces.of(game, say, players).colours()
    me = screen.pick(say("start-colour"), colours)
    bots = [say("start-bot", bot=bot) for bot in BOTS]
    bot = BOTS[screen.pick(say("start-opponents"), bots, BOTS.index("greedy"))]
    chosen = [f"{key}={ask_option(screen, say, game, key)}" for key in ASKED]
    seats = [ME if seat == me else bot for seat in range(players)]
    return ",".join(seats), players, chosen, False


def ask_option(screen: Screen, say: CliTranslator, game: Game, key: str) -> str:
    option = next(option for option in game.options if option.key == key)
    words = names_of(game)
    labels = [words.value_label(key, value, say.language) for value in option.values]
    usual = option.values.index(USUAL.get(key, option.default))
    return option.values[screen.pick(words.option_label(key, say.language), labels, usual)]
