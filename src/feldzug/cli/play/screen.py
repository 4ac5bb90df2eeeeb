"""Screen: what is printed and what is typed, on a terminal or from a script."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from feldzug.cli.output import console
from feldzug.cli.translator import CliTranslator

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (lets one edit and recall what was typed)


class Screen:
    """A place to read and to write."""

    def __init__(self, say: CliTranslator) -> None:
        self.say = say
        self.out = console()
        self.is_terminal = sys.stdin.isatty() and self.out.is_terminal

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.out.print(thing)

    def aside(self, sentence: str) -> None:
        self.out.print(Text(sentence, style="dim"))

    def title(self, text: str) -> None:
        self.out.print(Rule(Text(text, style="bold"), align="left", style="dim"))

    def ask(self, prompt: str) -> str:
        """A line that was typed. Raises EOFError when there will be no more."""
        if self.is_terminal:
            return input(f"{prompt} ").strip()
        sys.stdout.write(f"{prompt} ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            sys.stdout.write("\n")
            raise EOFError
        sys.stdout.write(line if line.endswith("\n") else f"{line}\n")
        return line.strip()

    def pick(self, question: str, answers: Sequence[str], usual: int = 0) -> int:
        """One of several; Enter takes the usual one."""
        self.show(Text(question, style="bold"))
        for n, answer in enumerate(answers):
            mark = Text("›" if n == usual else " ", style="bold")
            self.show(Text.assemble(mark, f" {n + 1}  {answer}"))
        return self.number(1, len(answers), usual + 1) - 1

    def number(self, least: int, most: int, usual: int) -> int:
        """A number in some bounds; Enter takes the usual one."""
        while line := self.ask(f"[{usual}]"):
            if line.isdecimal() and least <= int(line) <= most:
                return int(line)
            self.aside(self.say("pick-a-number", least=least, most=most))
        return usual

    def hand_over(self, seat: str, before: str = "") -> str:
        """Nothing private is on the screen until the right person sits before it; returns what was typed.

        *before* is who may still choose again instead.
        """
        self.wipe()
        self.show(Text(self.say("hand-over", seat=seat), style="bold"))
        if before:
            command = self.say("command-undo").split()[0]
            self.aside(self.say("hand-over-or-again", seat=before, command=command))
        typed = self.ask("…")
        self.wipe()
        return typed

    def wipe(self) -> None:
        """Clear the terminal, and what one could scroll back to."""
        if self.is_terminal:
            self.out.clear()
            sys.stdout.write("\x1b[3J")
            sys.stdout.flush()
