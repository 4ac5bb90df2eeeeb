"""Words: what the house says, in the reader's language. The rules never speak; they leave data behind.

A class name in kebab-case or the key of a reason is the key of a message, and its fields are the arguments.
A field's name says what its number stands for, so that `area=3` becomes the name of that area.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from functools import cache
from importlib.resources import files
from typing import Any, Final, Protocol

from fluent.runtime import FluentBundle, FluentResource

from feldzug.kernel.errors import BadOptions, FeldzugError, UnknownGame
from feldzug.kernel.frames import Frame
from feldzug.kernel.game import Game
from feldzug.kernel.values import Action, Event, Outcome, Reason, Seat, because, kebab

LANGUAGES: Final = ("de", "en")
KERNEL: Final = "feldzug.kernel.words"
SEATS: Final = ("seat", "by", "loser", "ruler")


class Lexicon(Protocol):
    """What one game calls its things: areas, cards, units, options, rules."""

    @property
    def package(self) -> str:
        """The package with the game's messages, one Fluent file a language."""

    def name(self, field: str, value: int, language: str) -> str:
        """The name of the thing that *value* stands for in a field of that name."""

    def forms(self, field: str, value: int, language: str) -> Mapping[str, str]:
        """The same name inside a sentence, by form: `in` makes `$in_area` of a field `area`."""

    def title(self, language: str) -> str:
        """What the game is called."""

    def group_label(self, group: str, language: str) -> str:
        """What a group of options is about."""

    def option_label(self, option: str, language: str) -> str:
        """What an option is about, in a few words."""

    def option_help(self, option: str, language: str) -> str:
        """What an option changes, in a sentence."""

    def value_label(self, option: str, value: str, language: str) -> str:
        """What a value of an option means."""

    def rule_text(self, rule: str, language: str) -> str:
        """The rule of that number; empty if there is none."""

    def catalogue(self, language: str) -> list[tuple[str, list[tuple[str, str]]]]:
        """Every rule as number and text, by the titles of the sections."""


LEXICONS: Final[dict[str, Lexicon]] = {}
"""The lexicon of every game by its key; `feldzug.games` fills it."""


class Messages:
    """The messages of some packages in one language."""

    def __init__(self, language: str, packages: Iterable[str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            text = (files(package) / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, args: Mapping[str, Any] | None = None, attribute: str = "") -> str:
        """A message, or its attribute if it has that one; for an unknown key the key itself."""
        if key not in self:
            return key
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute, message.value)
        if pattern is None:
            return key
        return str(self._bundle.format_pattern(pattern, dict(args or {}))[0])

    def attributes(self, key: str, args: Mapping[str, Any]) -> dict[str, str]:
        """Every attribute of a message."""
        names = self._bundle.get_message(key).attributes
        return {name: self.say(key, args, name) for name in names}


@cache
def messages(language: str, *packages: str) -> Messages:
    """The messages of *packages*, read once. Raises BadOptions for a language nobody speaks here."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise BadOptions(
            because("unknown-language", "kernel", language=language[:40], languages=known)
        )
    return Messages(language, packages)


class Words:
    """Puts the data of one game into words of one language."""

    def __init__(self, game: Game, language: str, seats: Sequence[str] = ()) -> None:
        if game.key not in LEXICONS:
            raise UnknownGame(game.key)
        self.game = game
        self.language = language
        self.seats = tuple(seats)
        self._lexicon = LEXICONS[game.key]
        self._messages = messages(language, KERNEL, self._lexicon.package)

    def event(self, event: Event) -> str:
        """What happened: a sentence for the log."""
        return self._say(event)

    def action(self, action: Action | tuple[int, ...]) -> str:
        """An answer: a label for a button. The answers of fate may be plain dice."""
        return _list(action) if isinstance(action, tuple) else self._say(action)

    def question(self, frame: Frame) -> str:
        """What is asked."""
        return self._say(frame)

    def crumb(self, frame: Frame | str) -> str:
        """What is in progress, with the particulars of a frame, or in short by its key."""
        return (
            self._messages.say(frame, None, "short") if isinstance(frame, str) else self._say(frame)
        )

    def reason(self, reason: Reason) -> str:
        """Why something may not be done."""
        return self._messages.say(reason.key, self._arguments(reason.args, SEATS))

    def error(self, error: FeldzugError) -> str:
        """What was refused and why; an error caused by another tells that one's reason, too."""
        args = self._arguments(error.reason.args, SEATS)
        if isinstance(error.__cause__, FeldzugError):
            args["why"] = self.error(error.__cause__)
        elif "why" in args:
            args["why"] = self._messages.say(str(args["why"]))
        return self._messages.say(error.reason.key, args)

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended and who won, then a line for each place."""
        args = {
            "ending": self._messages.say(f"ending-{outcome.ending}"),
            "winners": self._seats(outcome.winners),
            "count": len(outcome.winners),
        }
        lines = [self._messages.say("outcome", args)]
        for seats in outcome.ranking:
            place = {"place": outcome.place(seats[0]), "seats": self._seats(seats)}
            if outcome.scores:
                place["points"] = outcome.scores[seats[0]]
                lines.append(self._messages.say("outcome-scored", place))
            else:
                lines.append(self._messages.say("outcome-placed", place))
        return "\n".join(lines)

    def name(self, field: str, value: int) -> str:
        """The name of what a number stands for in a field: a seat, an area, a card, a kind of unit."""
        if field in SEATS and 0 <= value < len(self.seats):
            return self.seats[value]
        return self._lexicon.name("seat" if field in SEATS else field, value, self.language)

    def _seats(self, seats: Iterable[Seat]) -> str:
        return ", ".join([self.name("seat", seat) for seat in seats])

    def _say(self, value: Any) -> str:
        kind = type(value)
        pairs = [(f.name, getattr(value, f.name)) for f in fields(kind)]
        # Compiled classes hold the types of their fields as objects, others as text.
        seats = [f.name for f in fields(kind) if f.type in (Seat, "Seat")]
        return self._messages.say(kebab(kind.__name__), self._arguments(pairs, seats))

    def _arguments(
        self, pairs: Iterable[tuple[str, Any]], seats: Sequence[str]
    ) -> dict[str, str | int]:
        """The fields of a message, numbers as names wherever they stand for something."""
        found: dict[str, str | int] = {}
        for field, value in pairs:
            if isinstance(value, bool):
                found[field] = "yes" if value else "no"
            elif isinstance(value, int) and field in seats:
                found[field] = self.name("seat", value)
            elif field in self.game.names:
                found.update(self._named(field, value))
            elif isinstance(value, tuple):
                found[field] = _list(value)
            elif isinstance(value, str):
                key = f"{field}-{value}"
                found[field] = self._messages.say(key) if key in self._messages else value
            else:
                found[field] = value
        return found

    def _named(self, field: str, value: int | tuple[int, ...]) -> dict[str, str]:
        """A name and its forms; nothing for a number that stands for nothing; a list for several."""
        if isinstance(value, tuple):
            return {field: _list([self.name(field, one) for one in value])}
        if value < 0:
            return {}
        forms = self._lexicon.forms(field, value, self.language)
        named = {f"{form}_{field}": text for form, text in forms.items()}
        return {field: self.name(field, value), **named}


def _list(things: Iterable[Any]) -> str:
    return ", ".join([str(thing) for thing in things])
