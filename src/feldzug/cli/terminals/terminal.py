"""Terminal: what a game looks like in a terminal; what all games share, and what each must add."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text

from feldzug.cli.translator import CliTranslator
from feldzug.games import names_of
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.position import Position
from feldzug.kernel.values import Event, Offer, Reason, Seat
from feldzug.parts.messages import messages

ME = "me"


@dataclass(frozen=True, slots=True)
class Parted:
    """An answer in two parts, so that answers about one thing can share a line."""

    about: str
    head: Text
    tail: Text


class Terminal:
    """Draws the positions of one game and puts it into sentences."""

    words: ClassVar[str] = ""
    """The package with the terminal's own sentences, if it has any."""

    asked: ClassVar[Mapping[str, str]] = {}
    """Options worth a question before a game begins, with the value that suits a terminal, if not ours."""

    def __init__(self, game: Game, say: CliTranslator, players: int, seats: Sequence[str]) -> None:
        self.game = game
        self.say = say
        self.players = players
        self.sitting = tuple(seats)
        self.translator = say.translator(game, self.names())

    # what a game fills in

    def colours(self) -> tuple[str, ...]:
        """What players are called who told no name."""
        raise NotImplementedError

    def board(self, g: Position, seat: Seat | None = None) -> RenderableType:
        """The board as *seat* knows it (None: as everybody does)."""
        raise NotImplementedError

    def status(self, g: Position) -> RenderableType:
        """Whose turn it is and how everyone stands."""
        raise NotImplementedError

    def hand(self, g: Position, seat: Seat) -> RenderableType:
        """What *seat* holds that others do not see."""
        raise NotImplementedError

    def look(self, g: Position, text: str, seat: Seat | None = None) -> RenderableType | None:
        """One place of the board as *seat* knows it, found by a few letters, with all around it."""
        raise NotImplementedError

    def odds(self, g: Position, offer: Offer) -> RenderableType | None:
        """The chances of what is offered; None where chance has no part in it."""
        return None

    def hint(self, g: Position, offer: Offer) -> RenderableType | None:
        """What one should know before answering; None if the question says it all."""
        return None

    def notation(self, g: Position, setup: Setup) -> str:
        raise NotImplementedError

    def read(self, text: str) -> Position:
        """The position of such a text. Raises BadValue."""
        raise NotImplementedError

    def turn(self, g: Position) -> tuple[int, int] | None:
        """The number of the turn, and whose it is; None in a game that counts no turns."""
        return None

    def part(self, g: Position, action: Any) -> Parted | None:
        """An answer in two parts, if there are many of its kind."""
        return None

    def matters(self, g: Position, event: Event, seat: Seat | None) -> bool:
        """Whether an event is worth telling while others play; the log has them all."""
        return True

    # what all share

    def names(self) -> tuple[str, ...]:
        """Names that were given; colours if it was only said who plays: me, or which bot."""
        given = self.sitting
        if len(given) == self.players and len(set(given)) == len(given) and ME not in given:
            from feldzug.bots.registry import BOTS  # noqa: PLC0415  (slow, and rarely needed)

            if not any(name.partition(":")[0] in BOTS for name in given):
                return given
        return self.colours()

    def reason(self, reason: Reason) -> str:
        """Why something may not be done, with the number of the rule if the rulebook has it."""
        return self.say.with_rule(self.translator.reason(reason), reason, self.game)

    def ending(self, ending: str) -> str:
        """Why a game ended."""
        package = names_of(self.game).package
        return messages(self.say.language, package).say(f"ending-{ending}")

    def seat(self, seat: int) -> str:
        return self.translator.name("seat", seat)

    def title(self) -> str:
        return names_of(self.game).title(self.say.language)

    def headline(self, setup: Setup) -> str:
        """Who plays, with which modules, and which options are not the usual ones."""
        names = names_of(self.game)
        modules = [names.module_label(name, self.say.language) for name in setup.modules]
        usual = {option.key: option.default for option in self.game.options}
        options = [f"{key}={value}" for key, value in setup.options if value != usual[key]]
        return " · ".join([*self.seating(), *modules, *options])

    def seating(self) -> list[str]:
        """Who sits where: `Green (you)`, `Red (greedy)`."""
        if self.translator.seats != self.colours():
            return list(self.translator.seats)
        sitting = self.sitting or [""] * self.players
        return [
            f"{colour} ({self.who(who)})" if who else colour
            for colour, who in zip(self.colours(), sitting, strict=False)
        ]

    def who(self, who: str) -> str:
        return self.say("seat-me") if who == ME else who


def touches(event: Event, seat: Seat) -> bool:
    """Whether an event names *seat*."""
    return any(
        getattr(event, f.name) == seat
        for f in fields(event)  # type: ignore[arg-type]
        if f.type in (Seat, "Seat")
    )
