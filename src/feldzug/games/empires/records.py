"""Records: what a content file says of one thing, read field by field; what is wrong is refused.

A refusal names the file, the thing and the field, so that whoever corrects a fact finds the place.
"""

from __future__ import annotations

from typing import Any, Final

from feldzug.parts.content import load

CONTENT: Final = "feldzug.games.empires.content"

SOURCES: Final = ("known", "inferred", "substitute")
"""How sure a fact is: printed, concluded from what is printed, or our own until it is corrected."""

WORDS: Final = ("source", "inferred")
"""What every record may say of its own facts."""


class Record:
    """One table of a content file. Each field is asked for once; `done` refuses those nobody knows."""

    __slots__ = ("asked", "called", "file", "row", "source")

    def __init__(self, file: str, row: dict[str, Any]) -> None:
        self.file = file
        self.row = row
        self.called = str(row.get("id", "?"))
        self.asked: list[str] = ["id", *WORDS]
        self.source: str = self.word("source")
        if self.source not in SOURCES:
            raise self.wrong("source", f"must be one of {', '.join(SOURCES)}")

    def wrong(self, field: str, why: str) -> ValueError:
        """What is refused, in a sentence."""
        return ValueError(f"{self.file}, {self.called}: the field {field} {why}.")

    def has(self, field: str) -> bool:
        self.asked.append(field)
        return field in self.row

    def number(self, field: str, otherwise: int | None = None) -> int:
        """A whole number."""
        value = self._value(field, otherwise)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(field, f"must be a whole number, not {value!r}")
        return value

    def word(self, field: str, otherwise: str | None = None) -> str:
        value = self._value(field, otherwise)
        if not isinstance(value, str):
            raise self.wrong(field, f"must be a word, not {value!r}")
        return value

    def one_of(self, field: str, words: tuple[str, ...], otherwise: str | None = None) -> str:
        value = self.word(field, otherwise)
        if value not in words:
            raise self.wrong(field, f"must be one of {', '.join(words)}, not {value!r}")
        return value

    def truth(self, field: str, otherwise: bool) -> bool:
        value = self._value(field, otherwise)
        if not isinstance(value, bool):
            raise self.wrong(field, f"must be true or false, not {value!r}")
        return value

    def words(self, field: str) -> tuple[str, ...]:
        """Several words, or a single one; none where the field is missing."""
        value = self._value(field, [])
        if isinstance(value, str):
            return (value,)
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise self.wrong(field, f"must be a list of words, not {value!r}")
        return tuple([str(word) for word in value])

    def numbers(self, field: str) -> tuple[int, ...]:
        """Several whole numbers, or a single one; none where the field is missing."""
        value = self._value(field, [])
        if type(value) is int:
            return (value,)
        if not isinstance(value, list) or not all(type(one) is int for one in value):
            raise self.wrong(field, f"must be a list of whole numbers, not {value!r}")
        return tuple([int(one) for one in value])

    def table(self, field: str) -> dict[str, int]:
        """Whole numbers by name; empty where the field is missing."""
        value = self._value(field, {})
        if not isinstance(value, dict) or not all(type(one) is int for one in value.values()):
            raise self.wrong(field, f"must be a table of whole numbers, not {value!r}")
        return {str(key): int(one) for key, one in value.items()}

    def done(self) -> None:
        """Everything has been asked for: what is left is a mistake."""
        for field in self.row:
            if field not in self.asked:
                raise self.wrong(field, "means nothing")

    def _value(self, field: str, otherwise: Any) -> Any:
        self.asked.append(field)
        if field not in self.row and otherwise is None:
            raise self.wrong(field, "is missing")
        return self.row.get(field, otherwise)


def rows_of(file: str, word: str) -> list[dict[str, Any]]:
    """The records of a content file as they are written, in their order."""
    return list(load(CONTENT, file)[word])


def records_of(file: str, word: str) -> list[Record]:
    """The records of a content file. Raises ValueError if two have one id."""
    return checked(file, rows_of(file, word))


def checked(file: str, rows: list[dict[str, Any]]) -> list[Record]:
    found = [Record(file, row) for row in rows]
    seen: dict[str, bool] = {}
    for record in found:
        if record.called in seen:
            raise record.wrong("id", "is there twice")
        seen[record.called] = True
    return found
