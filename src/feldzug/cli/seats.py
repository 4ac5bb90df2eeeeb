"""Who sits at a table: `me`, or a bot such as `greedy`, `search:200` or `search:0.5s`."""

from __future__ import annotations

import re

from feldzug.bots.registry import bots_of, usual_bot
from feldzug.cli.terminals.terminal import ME
from feldzug.cli.translator import CliTranslator, Refused
from feldzug.kernel.game import Game

BUDGET = re.compile(r"(\d+)|(\d+(?:\.\d+)?)s")


def seats_of(
    say: CliTranslator, game: Game, text: str, players: int | None, *, human: bool
) -> tuple[str, ...]:
    """The seats that were asked for; whoever was not named is the bot that is usual in this game."""
    named = [name.strip() for name in text.split(",")] if text else []
    number = players or (len(named) if len(named) > 1 else game.players[-1])
    if number not in game.players:
        least, most = game.players[0], game.players[-1]
        raise Refused(say("wrong-players", players=number, least=least, most=most))
    if len(named) > number:
        raise Refused(say("too-many-seats", seats=len(named), players=number))
    if not named:
        named = [ME] if human else []
    if len(named) == 1 and not human:
        named *= number
    seats = (*named, *[usual_bot(game.key)] * (number - len(named)))
    for name in seats:
        check(say, game, name, human)
    return seats


def check(say: CliTranslator, game: Game, name: str, human: bool) -> None:
    bots = bots_of(game.key)
    known = ", ".join((*((ME,) if human else ()), *bots))
    if name == ME and human:
        return
    bot, colon, budget = name.partition(":")
    if bot not in bots:
        raise Refused(say("no-such-seat", seat=name, known=known))
    if colon and not BUDGET.fullmatch(budget):
        raise Refused(say("bad-budget", seat=name))


def settings(name: str) -> tuple[str, int | None, float | None]:
    """A bot's name, and how many iterations or seconds it may spend on a decision."""
    bot, _, budget = name.partition(":")
    found = BUDGET.fullmatch(budget)
    if found is None:
        return bot, None, None
    return bot, int(found[1]) if found[1] else None, float(found[2]) if found[2] else None
