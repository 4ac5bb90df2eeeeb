"""`feldzug replay` and `feldzug verify`: what a record file tells, and whether it tells the truth."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from feldzug.cli.arguments import Json, Lang
from feldzug.cli.output import as_json, console, show
from feldzug.cli.story import Story
from feldzug.cli.translator import CliTranslator, Refused, cli_translator
from feldzug.games import GAMES
from feldzug.kernel import record
from feldzug.kernel.errors import BadRecord, FeldzugError, OtherRules
from feldzug.kernel.game import Game
from feldzug.kernel.record_lines import HEADER

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
    story = Story(opened(file, say), say, until)
    if until is not None and until > story.length:
        raise Refused(say("replay-too-far", until=until, entries=story.length))
    if as_text:
        as_json(as_data(story))
        return
    if notation:
        position, setup = story.end()
        print(story.terminal.notation(position, setup), end="")
        return
    tell(story, say)
    if board:
        show(story.terminal.board(story.end()[0]))


def opened(file: Path, say: CliTranslator) -> record.Record:
    """A record file, read and replayed; a bad one ends the command with status 1."""
    try:
        return record.load(file, GAMES)
    except OSError:
        raise Refused(say("no-such-file", file=str(file))) from None
    except FeldzugError as error:
        show(bad(error, say))
        raise typer.Exit(1) from None


def tell(story: Story, say: CliTranslator) -> None:
    """Every entry with what it brought about, a sentence a line."""
    show(Text(story.headline(), style="bold"))
    screen = console()
    for note in story.notes():
        show(Text(note, style="dim"))
    for told in story.entries():
        lines = Table.grid(padding=(0, 2))
        lines.add_column(width=5, justify="right", style="dim")
        for line, sentence in enumerate(told.events or [told.answer]):
            lines.add_row(str(told.number) if line == 0 else "", sentence)
            if not screen.is_terminal:
                print(f"{told.number if line == 0 else '':>5}  {sentence}")
        if screen.is_terminal:
            screen.print(lines)
    outcome = story.outcome()
    if outcome is not None:
        show(Text(), story.terminal.translator.outcome(outcome))
    elif not story.is_cut:
        show(Text(), say("replay-unfinished"))


def as_data(story: Story) -> dict[str, Any]:
    outcome = story.outcome()
    found = story.found
    return {
        "game": found.game.key,
        "players": found.players,
        "options": dict(found.played.setup.options) if found.played is not None else {},
        "seats": list(found.seats),
        "notes": story.notes(),
        "entries": [
            {"n": told.number, "seat": told.seat, "answer": told.answer, "events": told.events}
            for told in story.entries()
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
    sound: bool | None = True
    entry: int | None = None
    entries = rolls = 0
    try:
        found = record.load(file, GAMES)
        found.must_be_of_these_rules()
        entries = len(found.match.journal)
        if found.commitment and found.secret:
            rolls = record.verify(found)
            sentence = say("verify-rolls", entries=entries, rolls=rolls)
        elif found.commitment:
            sentence = say("verify-secret-kept", entries=entries)
        else:
            sentence = say("verify-nothing-promised", entries=entries)
        if found.free_take_back:
            sentence = f"{sentence} {say('verify-free-take-back')}"
    except OSError:
        raise Refused(say("no-such-file", file=str(file))) from None
    except OtherRules as error:
        sound = None  # nobody can tell here
        sentence = say("verify-other-rules", why=say.error(error, found.game))
    except FeldzugError as error:
        sound = False
        entry = error.entry if isinstance(error, BadRecord) else HEADER
        sentence = bad(error, say)
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
