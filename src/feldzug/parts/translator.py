"""Translator: puts the data of a game into sentences. The rules never speak; they leave data behind.

A class name in kebab-case or the key of a reason is the key of a message, and its fields are the arguments.
The type of a field says what its number stands for, so that the number of an area becomes its name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final, get_args

from feldzug.kernel.errors import FeldzugError
from feldzug.kernel.frames import Frame
from feldzug.kernel.game import Game
from feldzug.kernel.state import hints
from feldzug.kernel.values import Action, Event, Outcome, Reason, Seat, kebab
from feldzug.kernel.vocabulary import Vocabulary, vocabulary_of
from feldzug.parts.messages import KERNEL, messages
from feldzug.parts.names import words_of_modules
from feldzug.parts.registration import names_of

SEATS: Final = ("seat", "by", "loser", "ruler")


class Translator:
    """Puts the data of one game into sentences of one language."""

    def __init__(self, game: Game, language: str, seats: Sequence[str] = ()) -> None:
        self.game = game
        self.language = language
        self.seats = tuple(seats)
        self._names = names_of(game)
        self._messages = messages(language, KERNEL, self._names.package, *words_of_modules(game))
        self._called: dict[str, Vocabulary] = {
            name: vocabulary
            for vocabulary in game.vocabularies.values()
            for name in vocabulary.called
        }

    def event(self, event: Event) -> str:
        """What happened: a sentence for the log."""
        return self._say(event)

    def action(self, action: Action | tuple[int, ...] | int | str) -> str:
        """An answer: a label for a button. The answers of fate may be plain dice or ids."""
        if isinstance(action, tuple):
            return _list(action)
        return self._say(action) if isinstance(action, Action) else str(action)

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
        return self._messages.say(reason.key, self._arguments(reason.args, SEATS, self._called))

    def error(self, error: FeldzugError) -> str:
        """What was refused and why; an error caused by another tells that one's reason, too."""
        args = self._arguments(error.reason.args, SEATS, self._called)
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
        if field in SEATS:
            return self._names.name("seat", value, self.language)
        vocabulary = self._called.get(field)
        return self._names.name(vocabulary.key if vocabulary else field, value, self.language)

    def _seats(self, seats: Iterable[Seat]) -> str:
        return ", ".join([self.name("seat", seat) for seat in seats])

    def _say(self, value: Any) -> str:
        kind = type(value)
        types = hints(kind)
        pairs = [
            (f.name, self._listed(types[f.name], getattr(value, f.name))) for f in fields(kind)
        ]
        seats = [name for name, hint in types.items() if hint is Seat]
        named = {name: vocabulary_of(hint) for name, hint in types.items()}
        key, args = kebab(kind.__name__), self._arguments(pairs, seats, named)
        if key in self._messages or isinstance(value, Frame):
            return self._messages.say(key, args)
        # What nobody has put into words is told by its parts, so that no answer is taken for another.
        told = ", ".join([f"{name} {args[name]}" for name, _ in pairs if name in args])
        return f"{key} ({told})" if told else key

    def _arguments(
        self,
        pairs: Iterable[tuple[str, Any]],
        seats: Sequence[str],
        named: Mapping[str, Vocabulary | None],
    ) -> dict[str, str | int]:
        """The fields of a message, numbers as names wherever they stand for something."""
        found: dict[str, str | int] = {}
        for field, value in pairs:
            vocabulary = named.get(field)
            if isinstance(value, bool):
                found[field] = "yes" if value else "no"
            elif isinstance(value, int) and field in seats:
                found[field] = self.name("seat", value)
            elif vocabulary is not None and isinstance(value, int):
                found.update(self._named(field, vocabulary.key, value))
            elif isinstance(value, str):
                key = f"{field}-{value}"
                found[field] = self._messages.say(key) if key in self._messages else value
            else:
                found[field] = value
        return found

    def _listed(self, hint: Any, value: Any) -> Any:
        """Several things as one text, each by its name; anything else as it is."""
        if not isinstance(value, tuple):
            return value
        parts = get_args(hint) or (Any, Ellipsis)
        several = len(parts) == 2 and parts[1] is Ellipsis
        of = [parts[0]] * len(value) if several else parts
        texts = [self._one(part, one) for part, one in zip(of, value, strict=True)]
        return (", " if several else " ").join(texts)

    def _one(self, hint: Any, value: Any) -> str:
        vocabulary = vocabulary_of(hint)
        if isinstance(value, tuple):
            return str(self._listed(hint, value))
        if hint is Seat:
            return self.name("seat", value)
        if vocabulary is not None and value >= 0:
            return self.name(vocabulary.key, value)
        return str(value)

    def _named(self, field: str, key: str, value: int) -> dict[str, str]:
        """A name and its forms; nothing for a number that stands for nothing."""
        if value < 0:
            return {}
        forms = self._names.forms(key, value, self.language)
        named = {f"{form}_{field}": text for form, text in forms.items()}
        return {field: self.name(key, value), **named}


def _list(things: Iterable[Any]) -> str:
    return ", ".join([str(thing) for thing in things])
