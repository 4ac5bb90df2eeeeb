"""The alliance matrix: the factor of two peoples, as printed and as corrected. [EMP-376 to EMP-401]"""

from __future__ import annotations

from typing import Any, Final

from feldzug.games.empires.peoples import PEOPLES, people_called
from feldzug.games.empires.records import CONTENT, SOURCES
from feldzug.parts.content import load

FILE: Final = "alliances.toml"

FACTORS: Final = (-2, 0, 2, 3)
"""The only values that occur. [EMP-377]"""

PRINTED: Final = "printed"
CORRECTED: Final = "corrected"


class Matrix:
    """A factor for each pair of peoples; the first of a pair names the row."""

    __slots__ = ("name", "rows", "source")

    def __init__(self, name: str, table: dict[str, Any]) -> None:
        self.name = name
        self.source: str = table.get("source", "")
        if self.source not in SOURCES:
            raise ValueError(f"{FILE}: the matrix {name} does not say where it is from.")
        columns = [_people(name, called) for called in table["columns"]]
        if sorted(columns) != list(range(len(PEOPLES))):
            raise ValueError(f"{FILE}: the columns of {name} are not the {len(PEOPLES)} peoples.")
        self.rows: list[list[int]] = [[] for _ in PEOPLES.ids]
        for called, printed in table["rows"].items():
            self.rows[_people(name, called)] = _row(name, called, columns, printed)
        if not all(self.rows):
            raise ValueError(f"{FILE}: the matrix {name} does not have a row for every people.")

    def factor(self, row: int, column: int) -> int:
        """The factor of two peoples, read in the row of the first. [EMP-142]"""
        return self.rows[row][column]

    def unequal(self) -> list[tuple[int, int]]:
        """The pairs that have two values. [EMP-379]"""
        everybody = range(len(self.rows))
        return [
            (one, other)
            for one in everybody
            for other in everybody
            if one < other and self.rows[one][other] != self.rows[other][one]
        ]


def _people(name: str, called: str) -> int:
    try:
        return people_called(called)
    except KeyError:
        raise ValueError(f"{FILE}: the matrix {name} names {called}, which is no people.") from None


def _row(name: str, called: str, columns: list[int], printed: list[int]) -> list[int]:
    if len(printed) != len(columns):
        raise ValueError(
            f"{FILE}: the row {called} of {name} has {len(printed)} values instead of {len(columns)}."
        )
    found = [0] * len(columns)
    for column, value in zip(columns, printed, strict=True):
        if value not in FACTORS:
            raise ValueError(
                f"{FILE}: the row {called} of {name} has the value {value}; "
                f"only {', '.join([str(one) for one in FACTORS])} occur."
            )
        found[column] = value
    return found


_FILE: Final[dict[str, Any]] = load(CONTENT, FILE)

MATRICES: Final[dict[str, Matrix]] = {
    name: Matrix(name, _FILE[name]) for name in (PRINTED, CORRECTED)
}


def factor(matrix: str, row: int, column: int) -> int:
    """The factor of two peoples, read in the row of the first. [EMP-142, EMP-379, EMP-418]"""
    return MATRICES[matrix].rows[row][column]
