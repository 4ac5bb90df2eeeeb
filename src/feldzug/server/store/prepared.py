"""Prepared statements: what every answer asks of the store, put together once instead of each time.

They are written in SQLAlchemy's Core and run by the driver itself, which keeps them ready.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import orjson
from sqlalchemy import Connection, Dialect
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.elements import ClauseElement, KeyedColumnElement

Values = Mapping[str, Any]


class Prepared:
    """A statement of the Core, with named values."""

    def __init__(self, statement: ClauseElement) -> None:
        self.statement = statement
        self._written: dict[str, Written] = {}

    def written(self, dialect: Dialect) -> Written:
        """As the driver of a database takes it."""
        found = self._written.get(dialect.name)
        if found is None:
            found = self._written[dialect.name] = Written(self.statement, dialect)
        return found


class Written:
    """The text of a statement for one database, and how its values are written."""

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        if dialect.name == "sqlite":  # its driver would take values by their places only
            dialect = sqlite.dialect(paramstyle="named", json_serializer=_json)
        compiled: Any = statement.compile(dialect=dialect)
        self.text = str(compiled)
        self._writers: dict[str, Any] = {}
        for name, bound in compiled.binds.items():
            write = bound.type.dialect_impl(dialect).bind_processor(dialect)
            if write is not None:
                self._writers[name] = write

    def values(self, values: Values) -> Values:
        if not self._writers:
            return values
        writers = self._writers
        return {
            name: writers[name](value) if name in writers else value
            for name, value in values.items()
        }


def _json(value: Any) -> str:
    return orjson.dumps(value).decode()


class Columns:
    """Some columns of a table, and how each is read from what the driver brings."""

    def __init__(self, columns: Sequence[KeyedColumnElement[Any]]) -> None:
        self._columns = columns
        self._readers: dict[str, list[tuple[str, Any]]] = {}

    def changes(
        self, before: Sequence[Any], after: Sequence[Any], dialect: Dialect
    ) -> dict[str, Any]:
        """What is another value than before, by the names of the columns."""
        readers = self._readers.get(dialect.name)
        if readers is None:
            readers = self._readers[dialect.name] = [
                (one.name, one.type.dialect_impl(dialect).result_processor(dialect, None))
                for one in self._columns
            ]
        return {
            name: new if read is None else read(new)
            for (name, read), old, new in zip(readers, before, after, strict=True)
            if old != new
        }


class Driver:
    """The driver's own connection, inside a transaction that SQLAlchemy began and will end.

    Its errors are those of SQLAlchemy, which name the statement, never its values.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.dialect = connection.dialect
        self._cursor: Any = None

    def run(self, statement: Prepared, values: Values) -> list[Any]:
        """The rows that it brings."""
        written = statement.written(self.dialect)
        cursor = self._open()
        try:
            cursor.execute(written.text, written.values(values))
            return cursor.fetchall() if cursor.description is not None else []
        except self._errors as error:
            raise self._known(written, error) from error

    def run_each(self, statement: Prepared, many: Iterable[Values]) -> None:
        """The same statement for each of several sets of values; it brings nothing."""
        written = statement.written(self.dialect)
        cursor = self._open()
        try:
            cursor.executemany(written.text, [written.values(values) for values in many])
        except self._errors as error:
            raise self._known(written, error) from error

    def _open(self) -> Any:
        if self._cursor is None:
            self._cursor = self._connection.connection.cursor()
        return self._cursor

    @property
    def _errors(self) -> type[Exception]:
        found: type[Exception] = self.dialect.dbapi.Error  # type: ignore[union-attr]
        return found

    def _known(self, written: Written, error: Exception) -> BaseException:
        return DBAPIError.instance(
            written.text, None, error, self._errors, hide_parameters=True, dialect=self.dialect
        )
