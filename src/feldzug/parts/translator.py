"""Translator: puts the data of a game into sentences. The rules never speak; they leave data behind.

A class name in kebab-case or the key of a reason is the key of a message, and its fields are the arguments.
The type of a field says what its number stands for, so that the number of an area becomes its name.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Annotated, Any, Final, get_args, get_origin

from feldzug.kernel.correcting import AnswerCorrected
from feldzug.kernel.errors import FeldzugError
from feldzug.kernel.frames import Frame
from feldzug.kernel.game import Game
from feldzug.kernel.packing import is_value
from feldzug.kernel.parallel import bare
from feldzug.kernel.reported import (
    ResultConfirmed,
    ResultDisputed,
    ResultReported,
    ResultSettled,
)
from feldzug.kernel.state import hints
from feldzug.kernel.unpacking import TAG
from feldzug.kernel.values import (
    Action,
    Detail,
    Event,
    Outcome,
    Reason,
    Resigned,
    Seat,
    kebab,
)
from feldzug.kernel.vocabulary import Vocabulary, vocabulary_of
from feldzug.parts.messages import KERNEL, messages
from feldzug.parts.names import words_of_modules
from feldzug.parts.registration import names_of

SEATS: Final = ("seat", "by", "loser", "ruler")
KERNEL_RULE: Final = "kernel"
"""What stands for a rule where the kernel itself refuses something."""

KERNEL_EVENTS: Final = (
    AnswerCorrected,
    Resigned,
    ResultConfirmed,
    ResultDisputed,
    ResultReported,
    ResultSettled,
)


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
        self._kinds: dict[str, Any] | None = None

    def event(self, event: Event) -> str:
        """What happened: a sentence for the log."""
        return self._say(event)

    def packed_event(self, packed: Mapping[str, Any]) -> str:
        """What happened under other rules: an event as a transcript keeps it, things by their ids.

        The class of that name says what its fields are, if there still is one; else their names do. What
        today's message cannot say is told by its parts.
        """
        kind = self._event_kinds().get(packed[TAG])
        declared = [field.name for field in fields(kind)] if kind is not None else []
        names = [name for name in declared if name in packed]
        names += sorted([name for name in packed if name != TAG and name not in declared])
        types = hints(kind) if kind is not None else {}
        types = {name: types.get(name) or self._guess(name, packed[name]) for name in names}
        values = {
            name: unpacked(types[name], packed[name]) for name in names if packed[name] is not None
        }
        named = {
            name: vocabulary_of(types[name])
            for name, value in values.items()
            if isinstance(packed[name], str) or _is_nothing(value)  # any other number is a count
        }
        pairs = [(name, self._listed(name, types[name], value)) for name, value in values.items()]
        seats = [name for name, hint in types.items() if hint is Seat]
        key, args = kebab(packed[TAG]), self._arguments(pairs, seats, named)
        gone = any(isinstance(values[name], str) and named[name] for name in named)
        if kind is not None and names == declared and not gone and key in self._messages:
            return self._messages.say(key, args)
        return self._messages.say_whole(key, args) or _parts(key, args, names)

    def _event_kinds(self) -> Mapping[str, Any]:
        if self._kinds is None:
            self._kinds = {kind.__name__: kind for kind in event_kinds(self.game)}
        return self._kinds

    def _guess(self, name: str, value: Any) -> Any:
        """What a field seems to be that no class declares any more."""
        vocabulary = self._called.get(name)
        one: Any = Seat if name in SEATS else Any
        if vocabulary is not None:
            one = Annotated[int, vocabulary]
        return tuple[one, ...] if isinstance(value, list) else one

    def action(self, action: Action | tuple[int, ...] | int | str) -> str:
        """An answer: a label for a button. The answers of fate may be plain dice or ids."""
        if isinstance(action, tuple):
            return _list(action)
        _, action = bare(action)
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
        return self._messages.say(reason.key, self._reasons(reason))

    def error(self, error: FeldzugError) -> str:
        """What was refused and why; an error caused by another tells that one's reason, too."""
        args = self._reasons(error.reason)
        if isinstance(error.__cause__, FeldzugError):
            args["why"] = self.error(error.__cause__)
        elif "why" in args:
            args["why"] = self._messages.say(str(args["why"]))
        return self._messages.say(error.reason.key, args)

    def _reasons(self, reason: Reason) -> dict[str, str | int]:
        """What a reason names. The kernel knows no things of a game: its numbers are numbers."""
        called = {} if reason.rule == KERNEL_RULE else self._called
        return self._arguments(reason.args, SEATS, called)

    def scope(self, scope: str) -> str:
        """For how long somebody passes in advance."""
        key = f"scope-{scope}"
        return self._messages.say(key) if key in self._messages else scope

    def scope_word(self, scope: str) -> str:
        """The same in one word, such as one types or reads on a button."""
        key = f"scope-{scope}"
        return self._messages.say(key, None, "word") if key in self._messages else scope

    def moment(self, moment: str) -> str:
        """When a window opens."""
        key = f"moment-{moment}"
        return self._messages.say(key) if key in self._messages else moment

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
            (f.name, self._listed(f.name, types[f.name], getattr(value, f.name)))
            for f in fields(kind)
        ]
        seats = [name for name, hint in types.items() if hint is Seat]
        named = {name: vocabulary_of(hint) for name, hint in types.items()}
        key, args = kebab(kind.__name__), self._arguments(pairs, seats, named)
        if key in self._messages or isinstance(value, Frame):
            return self._messages.say(key, args)
        # What nobody has put into words is told by its parts, so that no answer is taken for another.
        return _parts(key, args, [name for name, _ in pairs])

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
                found[field] = self._word(field, value)
            elif isinstance(value, (Action, Detail)):
                found[field] = self.action(value) if isinstance(value, Action) else self._say(value)
            elif isinstance(value, Mapping):
                found[field] = _packed(value)
            else:
                found[field] = value
        return found

    def _word(self, field: str, word: str) -> str:
        """A word or a number that is no thing of a vocabulary may have a message of its own."""
        key = f"{field}-{word}"
        return self._messages.say(key) if key in self._messages else word

    def _listed(self, field: str, hint: Any, value: Any) -> Any:
        """Several things as one text, each by its name; anything else as it is."""
        if not isinstance(value, tuple):
            return value
        of = _types_within(hint, len(value))
        texts = [self._one(field, part, one) for part, one in zip(of, value, strict=True)]
        if _is_series(hint):
            return ", ".join(texts) or self._word(field, "")
        return " ".join([text for text in texts if text])

    def _one(self, field: str, hint: Any, value: Any) -> str:
        vocabulary = vocabulary_of(hint)
        if isinstance(value, tuple):
            return str(self._listed(field, hint, value))
        if hint is Seat:
            return self.name("seat", value)
        if isinstance(value, (Action, Detail)):
            return self._say(value)
        if vocabulary is not None and isinstance(value, int):
            return "" if _is_nothing(value) else self.name(vocabulary.key, value)
        return self._word(field, str(value))

    def _named(self, field: str, key: str, value: int) -> dict[str, str]:
        """A name and its forms; nothing for a number that stands for nothing."""
        if value < 0:
            return {}
        forms = self._names.forms(key, value, self.language)
        named = {f"{form}_{field}": text for form, text in forms.items()}
        return {field: self.name(key, value), **named}


def event_kinds(game: Game) -> list[type]:
    """The events of a game: those that are defined where its frames and answers are, or beside them; and
    the kernel's own.
    """
    homes = {kind.__module__ for kind in game.kinds}
    packages = {home.rpartition(".")[0] for home in homes} - {""}
    found = [
        kind
        for name, module in list(sys.modules.items())
        if name in homes or name.rpartition(".")[0] in packages
        for kind in vars(module).values()
        if is_value(kind, (Event,)) and kind.__module__ == name
    ]
    return [*KERNEL_EVENTS, *found]


def unpacked(hint: Any, packed: Any) -> Any:
    """The value of a field again: ids are numbers, lists are tuples. An id nobody knows stays what it is."""
    if isinstance(packed, list):
        of = _types_within(hint, len(packed))
        return tuple([unpacked(part, one) for part, one in zip(of, packed, strict=True)])
    vocabulary = vocabulary_of(hint)
    if vocabulary is not None and isinstance(packed, str):
        return vocabulary.numbers.get(packed, packed)
    return packed


def _is_nothing(value: Any) -> bool:
    """Whether a number stands for no thing at all."""
    return isinstance(value, int) and value < 0


def _is_series(hint: Any) -> bool:
    """Whether a type is that of any number of things; what has no type of its own counts as one."""
    parts = get_args(hint)
    return get_origin(hint) is not tuple or parts[-1:] == (Ellipsis,)


def _types_within(hint: Any, count: int) -> list[Any]:
    """The types of so many values inside one of this type; anything, if it does not hold so many."""
    parts = list(get_args(hint)) if get_origin(hint) in (list, tuple) else []
    if parts and _is_series(hint):
        return [parts[0]] * count
    return parts if len(parts) == count else [Any] * count


def _parts(key: str, args: Mapping[str, Any], names: Iterable[str]) -> str:
    told = ", ".join([f"{name} {args[name]}" for name in names if name in args])
    return f"{key} ({told})" if told else key


def _packed(value: Mapping[str, Any]) -> str:
    """An answer as a transcript keeps it, by its parts."""
    return _parts(kebab(str(value.get(TAG, ""))), value, [name for name in value if name != TAG])


def _list(things: Iterable[Any]) -> str:
    return ", ".join([str(thing) for thing in things])
