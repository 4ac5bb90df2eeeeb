"""Standing passes: what a person at this screen wishes not to be asked at windows, and for how long."""

from __future__ import annotations

from collections.abc import Iterable

from feldzug.cli.matching import plain
from feldzug.cli.terminals import Terminal
from feldzug.cli.translator import cli_translator
from feldzug.kernel.position import Position
from feldzug.kernel.values import Seat
from feldzug.parts.messages import LANGUAGES
from feldzug.parts.windows import (
    ALWAYS,
    Pass,
    StandingPass,
    Window,
    answer_in_advance,
    pass_in_advance,
)


class StandingPasses:
    """The standing passes of everybody who sits here. They last as long as the session at most."""

    def __init__(self, seats: Iterable[Seat], terminal: Terminal) -> None:
        self._of: dict[Seat, list[StandingPass]] = {seat: [] for seat in seats}
        self._translator = terminal.translator
        everywhere = [cli_translator(language) for language in LANGUAGES]
        self._languages = [say.translator(terminal.game) for say in everywhere]
        self._here = {say("pass-here") for say in everywhere}

    def of(self, seat: Seat) -> list[StandingPass]:
        return list(self._of[seat])

    def answer(self, g: Position, seat: Seat) -> Pass | None:
        """What *seat* answers without being asked; None if it must be."""
        return answer_in_advance(g, seat, self._of.get(seat, ()))

    def covers(self, g: Position, seat: Seat) -> bool:
        """Whether *seat* passes the present window in advance, answered already or not."""
        window = g.stack[-1] if g.stack else None
        return isinstance(window, Window) and any(
            standing.covers(window, g, seat) for standing in self._of[seat]
        )

    def scopes(self, g: Position, seat: Seat) -> list[str]:
        """For how long *seat* may pass in advance from here; nothing where no window is open to it."""
        window = g.stack[-1]
        if not isinstance(window, Window) or seat not in g.waiting():
            return []
        return [*window.scopes(g, seat), ALWAYS]

    def meant(self, g: Position, seat: Seat, text: str) -> StandingPass | None:
        """The standing pass that `turn`, or `turn here`, stands for in any language; None if none."""
        word, _, rest = plain(text).partition(" ")
        if rest and rest not in self._here:
            return None
        for scope in self.scopes(g, seat):
            if word in self._words(scope):
                window = g.stack[-1]
                assert isinstance(window, Window)
                return pass_in_advance(g, seat, scope, window.moment if rest else "")
        return None

    def _words(self, scope: str) -> set[str]:
        return {scope, *[plain(language.scope_word(scope)) for language in self._languages]}

    def add(self, g: Position, seat: Seat, standing: StandingPass) -> None:
        """Keep one more, and forget those that have run out."""
        window = g.stack[-1]
        assert isinstance(window, Window)
        kept = [one for one in self._of[seat] if not one.has_run_out(window, g, seat)]
        self._of[seat] = [*[one for one in kept if one != standing], standing]

    def take_back(self, seat: Seat, number: int) -> bool:
        """Forget the one of that number, counted from 1; whether there was one."""
        found = 1 <= number <= len(self._of[seat])
        if found:
            del self._of[seat][number - 1]
        return found

    def label(self, standing: StandingPass) -> str:
        """For how long, and at which moment only, one passes in advance."""
        scope = self._translator.scope(standing.scope)
        if not standing.moment:
            return scope
        return f"{scope} ({self._translator.moment(standing.moment)})"
