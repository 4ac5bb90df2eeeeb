"""Commands: what one can type besides an answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from feldzug.cli.play.menu import Menu
from feldzug.cli.translator import cli_translator
from feldzug.games import names_of
from feldzug.kernel.frames import Procedure
from feldzug.parts.messages import LANGUAGES
from feldzug.parts.windows import PASS

if TYPE_CHECKING:
    from feldzug.cli.play.session import Session

COMMANDS: Final = (
    "help",
    "choices",
    "why",
    "rule",
    "odds",
    "map",
    "look",
    "players",
    "hand",
    "log",
    "pass",
    "passes",
    "undo",
    "save",
    "quit",
)
RULE: Final = re.compile(r"([a-z]+)-?(\d+)", re.IGNORECASE)
RECENT: Final = 30


class Left(Exception):
    """Whoever sits here has had enough for now."""


class Commands:
    """Obeys the commands of every language, whichever is spoken."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.terminal = session.terminal
        self.screen = session.screen
        self.say = session.say
        self.known = {
            word: command
            for language in LANGUAGES
            for command in COMMANDS
            for word in cli_translator(language)(f"command-{command}").split()
        }

    def obey(self, line: str, menu: Menu) -> bool:
        """Whether the line is a command; if so, it is done."""
        word, _, rest = line.partition(" ")
        command = self.known.get(word.lower())
        if command is None or (command == "pass" and self._is_answer(menu, line)):
            return False
        act: Callable[[Menu, str], None] = getattr(self, f"_{command}")
        act(menu, rest.strip())
        return True

    def means(self, line: str, command: str) -> bool:
        """Whether a line is this command, and nothing more, in any language."""
        return self.known.get(line.strip().lower()) == command

    def show_question(self, menu: Menu) -> None:
        """Who decides what, and why now; then the choices."""
        g, words, seat = menu.g, self.terminal.translator, menu.offer.seat
        # What has not begun yet waits on the stack, too.
        begun = [frame for frame in g.stack[1:-1] if isinstance(frame, Procedure) and frame.at]
        crumbs = [words.crumb(frame.seen_by(seat)) for frame in begun]
        self.screen.title(" › ".join([self.terminal.seat(seat), *crumbs]))
        self.screen.show(Text(words.question(menu.offer.question), style="bold"))
        hint = self.terminal.hint(g, menu.offer)
        if hint is not None:
            self.screen.show(hint)
        self.screen.show(menu.listing())
        if menu.greyed:
            self.screen.aside(self.say("greyed", count=len(menu.greyed)))
        if scopes := self._scopes(menu):
            self.screen.aside(self.say("pass-possible", scopes=scopes))

    def show_reasons(self, menu: Menu, numbers: Sequence[int]) -> None:
        """What may not be done, and by which rule."""
        for number in numbers:
            choice = menu.choices[number - 1]
            label = Text(f"{number:>3} {menu.labels[number - 1]}: ", style="dim")
            if choice.reason is None:
                self.screen.show(Text.assemble(label, self.say("why-possible")))
            else:
                self.screen.show(Text.assemble(label, self.terminal.reason(choice.reason)))

    # one command each

    def _help(self, menu: Menu, rest: str) -> None:
        self.screen.show(Text(self.say("play-help")))
        if "play-examples" in self.terminal.say:
            self.screen.show(Text(self.terminal.say("play-examples")))
        shown = Table.grid(padding=(0, 2))
        shown.add_column(no_wrap=True)
        for command in COMMANDS:
            name = self.say(f"command-{command}").split()[0]
            shown.add_row(Text(f"  {name}", style="bold"), self.say(f"command-help-{command}"))
        self.screen.show(shown)

    def _choices(self, menu: Menu, rest: str) -> None:
        self.show_question(menu)

    def _why(self, menu: Menu, rest: str) -> None:
        if rest.isdecimal() and 1 <= int(rest) <= len(menu.choices):
            self.show_reasons(menu, [int(rest)])
            return
        found = list(menu.greyed)
        if rest:
            found = menu.matching(rest, [*menu.open, *menu.greyed])
        self.show_reasons(menu, found)
        if not found:
            self.screen.aside(self.say("menu-nothing", text=rest) if rest else self.say("why-none"))

    def _rule(self, menu: Menu, rest: str) -> None:
        """By its number, with or without leading zeros."""
        found = RULE.fullmatch(rest)
        texts = names_of(self.terminal.game)
        language = self.say.language
        for width in (2, 3):
            for mark in ("-", ""):
                if found:
                    number = f"{found[1].upper()}{mark}{int(found[2]):0{width}}"
                    if text := texts.rule_text(number, language):
                        self.screen.show(Text.assemble((number, "bold"), f" {text}"))
                        return
        self.screen.aside(self.say("no-such-rule", rule=rest or "-"))

    def _odds(self, menu: Menu, rest: str) -> None:
        shown = self.terminal.odds(menu.g, menu.offer)
        if shown is None:
            self.screen.aside(self.say("no-odds"))
        else:
            self.screen.show(shown)

    def _map(self, menu: Menu, rest: str) -> None:
        self.screen.show(self.terminal.board(menu.g, menu.offer.seat))

    def _look(self, menu: Menu, rest: str) -> None:
        shown = self.terminal.look(menu.g, rest, menu.offer.seat)
        if shown is None:
            self.screen.aside(self.say("no-such-place", text=rest or "-"))
        else:
            self.screen.show(shown)

    def _players(self, menu: Menu, rest: str) -> None:
        self.screen.show(self.terminal.status(menu.g))

    def _hand(self, menu: Menu, rest: str) -> None:
        self.screen.show(self.terminal.hand(menu.g, menu.offer.seat))

    def _log(self, menu: Menu, rest: str) -> None:
        count = int(rest) if rest.isdecimal() else RECENT
        seat = menu.offer.seat
        seen = [e.seen_by(seat) for events in self.session.match.log for e in events]
        lines = [self.terminal.translator.event(event) for event in seen if event is not None]
        self.screen.show(*[Text(f"  {line}") for line in lines[-count:] if count])

    def _pass(self, menu: Menu, rest: str) -> None:
        """Pass now, and at the windows to come as well."""
        passes, seat = self.session.passes, menu.offer.seat
        standing = passes.meant(menu.g, seat, rest)
        if standing is None:
            scopes = self._scopes(menu) or "none"
            self.screen.aside(self.say("pass-not-so", text=rest, scopes=scopes))
            return
        passes.add(menu.g, seat, standing)
        self.screen.aside(self.say("pass-stands", how=passes.label(standing)))
        self.session.answer(seat, [PASS])

    def _is_answer(self, menu: Menu, line: str) -> bool:
        """Whether a line that begins like the command is an answer: a pass here and now, or a label."""
        return " " not in line or bool(menu.matching(line, [*menu.open, *menu.greyed]))

    def _scopes(self, menu: Menu) -> str:
        """What may be typed after `pass` here, each with what it means."""
        words, name = self.terminal.translator, self.say("command-pass").split()[0]
        return ", ".join(
            [
                self.say(
                    "pass-scope",
                    typed=f"{name} {words.scope_word(scope)}",
                    means=words.scope(scope),
                )
                for scope in self.session.passes.scopes(menu.g, menu.offer.seat)
            ]
        )

    def _passes(self, menu: Menu, rest: str) -> None:
        """The own standing passes; with a number, take that one back."""
        passes, seat = self.session.passes, menu.offer.seat
        if rest:
            gone = rest.isdecimal() and passes.take_back(seat, int(rest))
            self.screen.aside(self.say("pass-taken-back" if gone else "pass-no-number", text=rest))
        standing = passes.of(seat)
        for number, one in enumerate(standing, 1):
            self.screen.show(Text(f"{number:>3} {passes.label(one)}"))
        if not standing and not rest:
            self.screen.aside(self.say("pass-none"))

    def _undo(self, menu: Menu, rest: str) -> None:
        self.session.undo(menu.offer.seat)

    def _save(self, menu: Menu, rest: str) -> None:
        """Everything is saved anyway; a copy goes wherever it is wanted."""
        path = self.session.save.path
        if rest:
            path = Path(rest).expanduser()
            try:
                self.session.save.copy(path)
            except OSError as error:
                why = error.strerror or ""
                self.screen.aside(self.say("save-failed", file=str(path), why=why))
                return
        self.screen.aside(self.say("saved", file=str(path)))

    def _quit(self, menu: Menu, rest: str) -> None:
        raise Left
