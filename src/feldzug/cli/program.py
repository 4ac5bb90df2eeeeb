"""The command line as a whole: it finds the language, shows help, says errors in one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from feldzug.cli.translator import CliTranslator, Refused, cli_translator
from feldzug.games import GAMES
from feldzug.kernel.errors import FeldzugError
from feldzug.parts.messages import LANGUAGES

INTERRUPTED = 130
BROKEN_PIPE = 141


class TranslatedCommand(TyperCommand):
    """A command whose help is said in the reader's language."""

    words = ""
    """The package with sentences of its own, if it has any."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help(self, ctx, formatter)


class Program(TyperGroup):
    """All commands. Whatever goes wrong ends in one sentence and an exit status."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help(self, ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            say: CliTranslator = ctx.obj
            near = get_close_matches(args[0], self.commands, n=1)
            raise Refused(say("no-such-command", name=args[0], near=near[0] if near else "none"))
        return super().resolve_command(ctx, args)

    def main(self, *args: Any, **extra: Any) -> Any:
        asked = args[0] if args else extra.pop("args", None)
        given = list(sys.argv[1:] if asked is None else asked)
        say = cli_translator()
        try:
            say = cli_translator(language_of(given, say))
            self.context_settings = {**self.context_settings, "obj": say}
            extra.update(prog_name="feldzug", standalone_mode=False)
            status = super().main(given, **extra)
            sys.stdout.flush()
        except Refused as refused:
            status = complain(str(refused))
        except typer.TyperException as error:
            status = complain(usage_error(error, say))
        except FeldzugError as error:
            status = complain(say.error(error, next(iter(GAMES.values()))))
        except BrokenPipeError:
            # Nobody listens any more; nor shall Python try once more on its way out.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            status = BROKEN_PIPE
        except (KeyboardInterrupt, typer.Abort):
            status = INTERRUPTED
        sys.exit(status if isinstance(status, int) else 0)


def language_of(args: Sequence[str], say: CliTranslator) -> str:
    """The language that the arguments ask for; empty if they ask for none."""
    for n, arg in enumerate(args):
        if arg == "--":
            break
        if arg == "--lang" or arg.startswith("--lang="):
            found = arg.partition("=")[2] if "=" in arg else "".join(args[n + 1 : n + 2])
            if found not in LANGUAGES:
                raise Refused(say("no-such-language", language=found, known=", ".join(LANGUAGES)))
            return found
    return ""


def complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2


# what went wrong


def usage_error(error: typer.TyperException, say: CliTranslator) -> str:
    """What Typer found wrong with the arguments, in our words."""
    kind = type(error).__name__
    name = getattr(error, "option_name", None) or parameter_name(getattr(error, "param", None))
    if kind == "NoSuchOption":
        near = getattr(error, "possibilities", None) or ["none"]
        return say("no-such-option", option=name, near=near[0])
    if kind == "BadOptionUsage":
        return say("option-wants-value", option=name)
    if kind == "MissingParameter":
        return say("argument-missing", name=name)
    if kind == "BadParameter":
        return say("bad-value", name=name, wanted=wanted(getattr(error, "param", None), say))
    extra = error.message.rpartition("(")[2].rstrip(").")
    return say("too-many-arguments", arguments=extra)


def parameter_name(param: Any) -> str:
    if param is None:
        return "?"
    return str(param.opts[0] if param.param_type_name == "option" else param.metavar)


def wanted(param: Any, say: CliTranslator) -> str:
    """What an option would have liked to get."""
    kind = {int: "whole", float: "decimal"}.get(param.type_descriptor.annotation, "other")
    least = getattr(param, "min", None)
    return say("wanted-number", kind=kind, least="none" if least is None else f"{least:g}")


# help


def show_help(command: Any, ctx: Any, formatter: Any) -> None:
    """Usage, what the command does, its arguments and options, and its commands."""
    root: CliTranslator = ctx.find_root().obj
    say = root.with_words(getattr(command, "words", ""))
    path = "-".join(ctx.command_path.split()[1:]) or "program"
    pieces = [param for param in command.get_params(ctx) if param.param_type_name == "argument"]
    usage = [p.metavar if p.required else f"[{p.metavar}]" for p in pieces]
    is_group = isinstance(command, TyperGroup)
    usage.append(say("help-usage-commands") if is_group else say("help-usage-options"))
    formatter.write_usage(ctx.command_path, " ".join(usage), prefix=say("help-usage"))
    formatter.write_paragraph()
    with formatter.indentation():
        for paragraph in say(f"help-{path}").split("\n\n"):
            formatter.write_text(paragraph)
            formatter.write_paragraph()
    options = [p for p in command.get_params(ctx) if p.param_type_name == "option"]
    for title, params in (("help-arguments", pieces), ("help-options", options)):
        if params:
            with formatter.section(say(title)):
                formatter.write_dl([(spelling(p), explained(path, p, say)) for p in params])
    if is_group:
        with formatter.section(say("help-commands")):
            formatter.write_dl(
                [(name, summary(command, ctx, name, say)) for name in command.list_commands(ctx)]
            )


def summary(group: Any, ctx: Any, name: str, say: CliTranslator) -> str:
    """The first line of the help of a command."""
    own = say.with_words(getattr(group.get_command(ctx, name), "words", ""))
    path = "-".join([*ctx.command_path.split()[1:], name])
    return own(f"help-{path}").partition("\n")[0]


def spelling(param: Any) -> str:
    if param.param_type_name == "argument":
        return str(param.metavar)
    return ", ".join(param.opts) + ("" if param.is_flag else f" {param.metavar}")


def explained(path: str, param: Any, say: CliTranslator) -> str:
    """The help of a parameter: of this command if it has its own, else the common one."""
    own = f"help-{path}-{param.name.replace('_', '-')}"
    return say(own if own in say else f"help-any-{param.name.replace('_', '-')}")
