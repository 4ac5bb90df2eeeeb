"""One transaction: prepared statements for every answer, and a session for all that is rarer."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import Connection, bindparam, inspect, update
from sqlalchemy.orm import Session
from sqlalchemy.orm.attributes import set_committed_value

from feldzug.server.store.models import MatchRow
from feldzug.server.store.prepared import Driver, Prepared
from feldzug.server.store.statements import CHANGING, Stamp


class Transaction:
    """What is done in it is durable when it ends well, or not done at all.

    The session is made when somebody first asks for it; a row that is *kept* belongs to it from then on.
    """

    def __init__(self, connection: Connection, session: Session | None = None) -> None:
        self.driver = Driver(connection)
        self._connection = connection
        self._session = session
        self._kept: MatchRow | None = None

    @staticmethod
    def of(session: Session) -> Transaction:
        """The transaction that a session is in, with all that it knows of written."""
        session.flush()
        return Transaction(session.connection(), session)

    @property
    def session(self) -> Session:
        if self._session is None:
            if not self._connection.in_transaction():
                self._connection.begin()  # whose driver has begun it already
            self._session = Session(self._connection, expire_on_commit=False)
            if self._kept is not None:
                self._session.add(self._kept)
        return self._session

    def keep(self, row: MatchRow) -> None:
        """A row that is known from before, and known to be what the store holds."""
        self._kept = row

    def flush(self) -> Stamp | None:
        """Write what was changed of the row, and whatever else the session knows of.

        What the store holds of the row then comes along if it was written without a session.
        """
        if self._session is not None:
            self._session.flush()
            return None
        return None if self._kept is None else _update(self.driver, self._kept)

    def end(self) -> None:
        """Let go of the rows: they may be used on, but belong to no session."""
        if self._session is not None:
            self._session.close()


Source = Session | Transaction


def session_of(source: Source) -> Session:
    return source.session if isinstance(source, Transaction) else source


def driver_of(source: Source) -> Driver:
    return source.driver if isinstance(source, Transaction) else Transaction.of(source).driver


def set_changed(row: MatchRow, **values: Any) -> None:
    """Set what is another value than before: to set a column takes ten times as long as to compare it."""
    for name, value in values.items():
        if getattr(row, name) != value:
            setattr(row, name, value)


def _update(driver: Driver, row: MatchRow) -> Stamp | None:
    stamp: Stamp | None = None
    touched: dict[str, Any] = dict(inspect(row).committed_state)
    """What was set since the row was read or written last, as it was before."""
    changed = {name: new for name, old in touched.items() if (new := getattr(row, name)) != old}
    if changed:
        values = {f"new_{name}": value for name, value in changed.items()}
        (found,) = driver.run(_updating(frozenset(changed)), {"this": row.id, **values})
        stamp = tuple(found)
    for name in touched:
        set_committed_value(row, name, getattr(row, name))
    return stamp


@cache
def _updating(names: frozenset[str]) -> Prepared:
    columns = MatchRow.__table__.c
    new = {name: bindparam(f"new_{name}", type_=columns[name].type) for name in sorted(names)}
    this = update(MatchRow).where(MatchRow.id == bindparam("this"))
    return Prepared(this.values(new).returning(*CHANGING))
