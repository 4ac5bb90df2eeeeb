"""`feldzug replay` and `feldzug verify`: what a record file tells, and whether it tells the truth."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from feldzug.cli import terminals
from feldzug.cli.arguments import Json, Lang
from feldzug.cli.output import as_json, console, show
from feldzug.cli.translator import CliTranslator, Refused, cli_translator
from feldzug.games import GAMES
from feldzug.kernel import record
from feldzug.kernel.errors import BadRecord, FeldzugError
from feldzug.kernel.game import Game
from feldzug.kernel.journal import TakeBack
from feldzug.kernel.match import Match
from feldzug.kernel.record_lines import HEADER
from feldzug.kernel.values import FATE

File = Annotated[Path, typer.Argument(metavar="FILE")]


def replay(
    file: File,
    until: Annotated[int | None, typer.Option("--until", metavar="N", min=0)] = None,
    board: Annotated[bool, typer.Option("--board")] = False,
    notation: Annotated[bool, typer.Option("--notation")] = False,
    as_text: Json = False,
    lang: Lang = "",
) -> None:
    say = cli_translator(lang)
    found = opened(file, say)
    match = found.match
    if until is not None:
        if until > len(match.journal):
            raise Refused(say("replay-too-far", until=until, entries=len(match.journal)))
        match = Match.replay(
            match.game, match.setup, match.journal, None, until, match.origin, match.earlier
        )
    terminal = terminals.of(match.game, say, match.setup.players, found.seats)
    if as_text:
        as_json(as_data(match, found.seats, terminal))
        return
    if notation:
        print(terminal.notation(match.position, match.setup), end="")
        return
    tell(match, terminal, say, until is not None)
    if board:
        show(terminal.board(match.position))


def opened(file: Path, say: CliTranslator) -> record.Record:
    """A record file, read and replayed; a bad one ends the command with status 1."""
    try:
        return record.load(file, GAMES)
    except OSError:
        raise Refused(say("no-such-file", file=str(file))) from None
    except FeldzugError as error:
        show(bad(error, say))
        raise typer.Exit(1) from None


def tell(match: Match, terminal: terminals.Terminal, say: CliTranslator, cut: bool) -> None:
    """Every entry with what it brought about, a sentence a line."""
    show(Text(f"{terminal.title()}: {terminal.headline(match.setup)}", style="bold"))
    screen = console()
    for n, author, sentences in steps(match, terminal):
        lines = Table.grid(padding=(0, 2))
        lines.add_column(width=5, justify="right", style="dim")
        for line, sentence in enumerate(sentences or [author]):
            lines.add_row(str(n) if line == 0 else "", sentence)
            if not screen.is_terminal:
                print(f"{n if line == 0 else '':>5}  {sentence}")
        if screen.is_terminal:
            screen.print(lines)
    outcome = match.position.outcome()
    if outcome is not None:
        show(Text(), terminal.translator.outcome(outcome))
    elif not cut:
        show(Text(), say("replay-unfinished"))


def steps(match: Match, terminal: terminals.Terminal) -> Iterator[tuple[int, str, list[str]]]:
    """Number, author and sentences of every entry; one that brought nothing about tells itself."""
    for n, (entry, events) in enumerate(zip(match.journal, match.log, strict=True)):
        if isinstance(entry.action, TakeBack):
            author = terminal.say(
                "replay-taken-back", seat=terminal.seat(entry.seat), to=entry.action.to
            )
        elif entry.seat == FATE:
            author = terminal.say("replay-fate", outcome=terminal.translator.action(entry.action))
        else:
            answer = terminal.translator.action(entry.action)
            author = terminal.say("replay-answer", seat=terminal.seat(entry.seat), answer=answer)
        yield n, author, [terminal.translator.event(event) for event in events]


def as_data(match: Match, seats: tuple[str, ...], terminal: terminals.Terminal) -> dict[str, Any]:
    outcome = match.position.outcome()
    return {
        "game": match.game.key,
        "players": match.setup.players,
        "options": dict(match.setup.options),
        "seats": list(seats),
        "entries": [
            {"n": n, "seat": match.journal[n].seat, "answer": author, "events": sentences}
            for n, author, sentences in steps(match, terminal)
        ],
        "outcome": None
        if outcome is None
        else {
            "ending": outcome.ending,
            "ranking": [list(seats) for seats in outcome.ranking],
            "scores": list(outcome.scores),
        },
    }


def verify(file: File, as_text: Json = False, lang: Lang = "") -> None:
    say = cli_translator(lang)
    entry: int | None = None
    entries = rolls = 0
    try:
        found = record.load(file, GAMES)
        entries = len(found.match.journal)
        if found.commitment and found.secret:
            rolls = record.verify(found)
            sentence = say("verify-rolls", entries=entries, rolls=rolls)
        elif found.commitment:
            sentence = say("verify-secret-kept", entries=entries)
        else:
            sentence = say("verify-nothing-promised", entries=entries)
    except OSError:
        raise Refused(say("no-such-file", file=str(file))) from None
    except FeldzugError as error:
        entry = error.entry if isinstance(error, BadRecord) else HEADER
        sentence = bad(error, say)
    sound = entry is None
    if as_text:
        as_json(
            {"sound": sound, "entries": entries, "rolls": rolls, "entry": entry, "why": sentence}
        )
    else:
        show(sentence)
    raise typer.Exit(0 if sound else 1)


def bad(error: FeldzugError, say: CliTranslator) -> str:
    """Why a record cannot be trusted, and where it breaks."""
    any_game: Game = next(iter(GAMES.values()))
    why = say.error(error, any_game)
    entry = error.entry if isinstance(error, BadRecord) else HEADER
    return say("verify-bad", entry=entry, why=why)
