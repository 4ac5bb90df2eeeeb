"""The dispatch worker: a thread that sends news of tables by mail and webhook.

News are what was told to all, and nothing else: no position, no offer, nothing that anybody holds. Each goes
out once at most; what cannot be delivered is given up.
"""

from __future__ import annotations

import logging
import smtplib
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

import httpx
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from feldzug.games import game as game_of
from feldzug.games import names_of
from feldzug.kernel.values import Argument
from feldzug.parts.messages import messages
from feldzug.server.calendar import NEWS
from feldzug.server.settings import Settings
from feldzug.server.store.database import Store
from feldzug.server.store.models import (
    DeskMessageRow,
    DeskRow,
    MatchRow,
    SeatRow,
    SubscriptionRow,
)
from feldzug.server.worker_thread import WorkerThread

log = logging.getLogger(__name__)

SECONDS: Final = 10.0
"""So long a mail server or a webhook may take."""


@dataclass(frozen=True, slots=True)
class Letter:
    """One message to one address, with the link that ends such messages."""

    kind: str
    address: str
    subject: str
    text: str
    stop: str
    table: str


class DispatchWorker(WorkerThread):
    """Looks every few seconds for what was told and not yet sent."""

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__("dispatch")
        self.settings = settings
        self.store = store

    def start(self) -> None:
        if self.settings.smtp or self.settings.webhook_hosts:
            super().start()

    def work(self) -> None:
        while not self.stopped:
            self.look()
            with self.changed:
                if not self.stopped:
                    self.changed.wait(self.settings.sweep)

    def look(self) -> None:
        """Send whatever is new."""
        try:
            with self.store.write() as session:
                letters = [*self._questions(session), *self._news(session)]
        except SQLAlchemyError as error:
            log.warning("looking for news to send failed: %s", type(error).__name__)
            return
        for letter in letters:
            try:
                self._send(letter)
            except (OSError, smtplib.SMTPException, httpx.HTTPError) as error:
                log.warning("news could not be delivered: %s", type(error).__name__)

    def _questions(self, session: Session) -> list[Letter]:
        """New addresses are asked once whether they want news."""
        found: list[Letter] = []
        new = select(SubscriptionRow).where(SubscriptionRow.asked.is_(False)).limit(100)
        for row in session.scalars(new):
            row.asked = True
            title = _title(session.get_one(MatchRow, row.match_id), row.language)
            link = f"{self.settings.site}/api/dispatch/{row.secret}/agree"
            args: dict[str, Argument] = {"title": title, "link": link}
            found.append(self._letter(row, "dispatch-question", args, title))
        return found

    def _news(self, session: Session) -> list[Letter]:
        """What was told since, to everybody at that table who wants it. It counts as sent from now on."""
        newest = (
            select(func.max(DeskMessageRow.number))
            .where(DeskMessageRow.match_id == DeskRow.match_id)
            .scalar_subquery()
        )
        found: list[Letter] = []
        for desk in session.scalars(select(DeskRow).where(newest >= DeskRow.dispatched).limit(100)):
            row = session.get_one(MatchRow, desk.match_id)
            here = SubscriptionRow.match_id == row.id
            readers = session.scalars(
                select(SubscriptionRow).where(here, SubscriptionRow.confirmed)
            )
            told = session.scalars(
                select(DeskMessageRow)
                .where(DeskMessageRow.match_id == row.id, DeskMessageRow.number >= desk.dispatched)
                .order_by(DeskMessageRow.number)
            ).all()
            desk.dispatched = told[-1].number + 1
            for reader in readers:
                found += [self._told(session, row, desk, one, reader) for one in told]
        return found

    def _told(
        self,
        session: Session,
        row: MatchRow,
        desk: DeskRow,
        told: DeskMessageRow,
        reader: SubscriptionRow,
    ) -> Letter:
        title, due = (
            _title(row, reader.language),
            datetime.fromtimestamp((desk.due or 0) / 1000, UTC),
        )
        args: dict[str, Argument] = {
            "title": title,
            "text": told.text,
            "seats": _names(session, row, told.seats, reader.language),
            "due": due.strftime("%Y-%m-%d %H:%M UTC"),
            "link": f"{self.settings.site}/",
        }
        return self._letter(reader, f"dispatch-{told.kind}", args, title)

    def _letter(
        self, row: SubscriptionRow, key: str, args: dict[str, Argument], title: str
    ) -> Letter:
        stop = f"{self.settings.site}/api/dispatch/{row.secret}/stop"
        say = messages(row.language, NEWS)
        text = say.say(key, args)
        if row.kind == "mail":
            text += "\n\n-- \n" + say.say("dispatch-way-out", {"link": stop}) + "\n"
        return Letter(row.kind, row.address, title, text, stop, row.match_id)

    def _send(self, letter: Letter) -> None:
        if letter.kind == "webhook":
            body = {"table": letter.table, "title": letter.subject, "text": letter.text}
            httpx.post(letter.address, json=body, timeout=SECONDS, follow_redirects=False)
            return
        mail = EmailMessage()
        mail["Subject"] = f"[Feldzug] {letter.subject}"
        mail["From"] = self.settings.mail_from or "feldzug@localhost"
        mail["To"] = letter.address
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain="feldzug")
        mail["List-Unsubscribe"] = f"<{letter.stop}>"
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(letter.text)
        place = urlsplit(self.settings.smtp)
        kind = smtplib.SMTP_SSL if place.scheme == "smtps" else smtplib.SMTP
        with kind(place.hostname or "localhost", place.port or 0, timeout=SECONDS) as server:
            if place.scheme == "smtp+starttls":
                server.starttls()
            if place.username:
                server.login(unquote(place.username), unquote(place.password or ""))
            server.send_message(mail)


def _title(row: MatchRow, language: str) -> str:
    return row.title or names_of(game_of(row.game)).title(language)


def _names(session: Session, row: MatchRow, seats: list[int], language: str) -> str:
    """The seats as everybody knows them."""
    names = names_of(game_of(row.game))
    found: list[str] = []
    for seat in seats:
        kept = session.get_one(SeatRow, (row.id, seat)).name
        found.append(kept or names.name("seat", seat, language))
    return ", ".join(found)
