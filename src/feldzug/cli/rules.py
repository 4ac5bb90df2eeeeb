"""`feldzug rules`: the rulebook out of the catalogue, and which test shows which rule."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Annotated, Any, Protocol, runtime_checkable

import typer
from rich.markdown import Markdown

from feldzug.analysis.coverage import folder_of_tests, rows_shown
from feldzug.cli.arguments import GameKey, Json, Lang, Modules, Preset, agree, the_game
from feldzug.cli.games import title
from feldzug.cli.output import as_json, console, show
from feldzug.cli.translator import CliTranslator, Refused, cli_translator
from feldzug.games import names_of
from feldzug.kernel.game import Game


def rules(
    game: GameKey,
    modules: Modules = None,
    preset: Preset = "",
    coverage: Annotated[bool, typer.Option("--coverage")] = False,
    substitutes: Annotated[bool, typer.Option("--substitutes")] = False,
    as_text: Json = False,
    lang: Lang = "",
) -> None:
    say = cli_translator(lang)
    chosen = the_game(game, say)
    added = agree(say, chosen, modules=modules, preset=preset).modules
    if coverage:
        show_coverage(chosen, as_text, say)
    elif substitutes:
        show_substitutes(chosen, as_text, say)
    elif as_text:
        as_json(rulebook(chosen, say.language, added))
    else:
        text = markdown(chosen, added, say)
        screen = console()
        screen.print(
            Markdown(text) if screen.is_terminal else text, soft_wrap=not screen.is_terminal
        )


def rulebook(game: Game, language: str, modules: Sequence[str]) -> list[dict[str, Any]]:
    """The sections in order, each rule with its number, its text and the options that change it.

    What belongs to neither the modules added nor those that can be agreed with them is left out.
    """
    names, present = names_of(game), in_the_book(game, modules)
    absent = {
        row for name, module in game.modules.items() if name not in present for row in module.rows
    }
    return [
        {
            "section": section,
            "rules": [
                {"rule": rule, "text": text, "options": list(names.rule_options(rule))}
                for rule, text in rows
                if rule not in absent
            ],
        }
        for section, rows in names.catalogue(language)
        if any(rule not in absent for rule, _ in rows)
    ]


def in_the_book(game: Game, added: Sequence[str]) -> set[str]:
    """The modules added, those that options of theirs bring, and those that may accompany them: an
    expansion is told whole.
    """
    present = set(added)
    while True:
        reached = present | {brought for option in game.base.options for _, brought in option.pulls}
        more = {
            brought
            for name in present
            for option in game.modules[name].options
            for _, brought in option.pulls
        }
        more |= {
            name
            for name, module in game.modules.items()
            if present & set(module.accompanies) and reached.issuperset(module.accompanies)
        }
        more |= {
            needed
            for name in present
            for needed in game.modules[name].requires
            if needed != game.base.name
        }
        if more <= present:
            return present
        present |= more


def markdown(game: Game, modules: Sequence[str], say: CliTranslator) -> str:
    lines = [
        f"# {say('rules-title', game=title(game, say))}",
        "",
        say("rules-intro", game=game.key),
    ]
    for section in rulebook(game, say.language, modules):
        lines += ["", f"## {section['section']}"]
        for row in section["rules"]:
            lines += ["", f"**{row['rule']}** {row['text']}{remark(row['options'], say)}"]
    return "\n".join(lines)


def remark(options: list[str], say: CliTranslator) -> str:
    if not options:
        return ""
    return f" *({say('rules-option', count=len(options), options=', '.join(options))})*"


@runtime_checkable
class Guesses(Protocol):
    """Names of a game whose content is partly guessed: the file and the name of each thing."""

    def substitutes(self, language: str) -> list[tuple[str, str]]: ...


def show_substitutes(game: Game, as_text: bool, say: CliTranslator) -> None:
    """What the content files of a game only guess, file by file."""
    names = names_of(game)
    found = names.substitutes(say.language) if isinstance(names, Guesses) else []
    if as_text:
        as_json([{"file": file, "name": name} for file, name in found])
        return
    for file, rows in groupby(found, lambda one: one[0]):
        show(f"{file}: {', '.join([name for _, name in rows])}")
    show(say("rules-substitutes", count=len(found)))


def show_coverage(game: Game, as_text: bool, say: CliTranslator) -> None:
    """Row by row the tests that show it; exit status 1 if one has none."""
    folder = folder_of_tests()
    if folder is None:
        raise Refused(say("no-tests-folder"))
    shown = rows_shown(folder)
    book = rulebook(game, "en", list(game.modules))
    rows = {row["rule"]: shown.get(row["rule"], []) for s in book for row in s["rules"]}
    bare = [rule for rule, tests in rows.items() if not tests]
    if as_text:
        as_json({"rules": rows, "without": bare})
    else:
        for rule, tests in sorted(rows.items()):
            for n, test in enumerate(tests or ["–"]):
                print(f"{rule if n == 0 else '':8} {test}")
        show(say("rules-covered", count=len(rows) - len(bare), all=len(rows)))
        if bare:
            show(say("rules-bare", count=len(bare), rules=", ".join(bare)))
    if bare:
        raise typer.Exit(1)
