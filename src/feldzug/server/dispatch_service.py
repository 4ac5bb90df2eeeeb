"""Subscribing to news of a table, agreeing to that, and ending it."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from feldzug.parts.messages import messages
from feldzug.server.auth import Caller, new_secret
from feldzug.server.calendar import NEWS
from feldzug.server.clock import now
from feldzug.server.models.dispatch import DispatchKind, Subscribe, Subscription, Subscriptions
from feldzug.server.problems import problem
from feldzug.server.settings import Settings
from feldzug.server.store.models import SubscriptionRow
from feldzug.server.tables import TableRepository

_MAIL: Final = re.compile(r"[^@\s<>,;:\"\\]{1,64}@[A-Za-z0-9.-]{1,200}")


def webhook_hosts(settings: Settings) -> list[str]:
    """Where webhooks may go, and nowhere else: nobody shall let this server knock at its neighbours."""
    return [host.strip().lower() for host in settings.webhook_hosts.split(",") if host.strip()]


def listed(tables: TableRepository, caller: Caller, match: str, seat: int) -> Subscriptions:
    settings = tables.settings
    with tables.reading(match) as (session, table):
        tables.must_hold(session, caller, table, seat)
        mine = select(SubscriptionRow).where(
            SubscriptionRow.match_id == match, SubscriptionRow.seat == seat
        )
        own = [
            Subscription(row.kind, row.address, row.language, row.confirmed)
            for row in session.scalars(mine)
        ]
    return Subscriptions(bool(settings.smtp), bool(webhook_hosts(settings)), own)


def subscribe(
    tables: TableRepository, caller: Caller, match: str, seat: int, wanted: Subscribe
) -> None:
    """Note where news shall go. To a mail address none go before whoever reads it has agreed."""
    with tables.changing(match) as change:
        tables.must_hold(change.transaction, caller, change.table, seat)
        _check(tables.settings, wanted, is_role=seat >= change.row.players)
        _forget(change.session, match, seat, wanted.kind)
        is_mail = wanted.kind == "mail"
        change.session.add(
            SubscriptionRow(
                secret=new_secret(),
                match_id=match,
                seat=seat,
                kind=wanted.kind,
                address=wanted.address,
                language=wanted.language,
                confirmed=not is_mail,
                asked=not is_mail,
                made=now(),
            )
        )


def unsubscribe(
    tables: TableRepository, caller: Caller, match: str, seat: int, kind: DispatchKind
) -> None:
    with tables.changing(match) as change:
        tables.must_hold(change.transaction, caller, change.table, seat)
        _forget(change.session, match, seat, kind)


def agree(tables: TableRepository, secret: str) -> str:
    """Whoever reads the mail agrees; says so in the language that was chosen."""
    with tables.store.write() as session:
        row = session.get(SubscriptionRow, secret)
        if row is None:
            raise problem("unknown", "wrong-secret-link")
        row.confirmed = True
        return messages(row.language, NEWS).say("dispatch-agreed", {})


def stop(tables: TableRepository, secret: str) -> str:
    """No more news to that address, whoever asks with the link of a mail."""
    with tables.store.write() as session:
        row = session.get(SubscriptionRow, secret)
        language = "en" if row is None else row.language
        if row is not None:
            session.delete(row)
        return messages(language, NEWS).say("dispatch-stopped", {})


def _check(settings: Settings, wanted: Subscribe, *, is_role: bool) -> None:
    if wanted.kind == "mail":
        if not settings.smtp:
            raise problem("conflict", "no-dispatch")
        if not _MAIL.fullmatch(wanted.address):
            raise problem("bad-request", "no-such-address")
        return
    if not is_role:
        raise problem("not-yours", "only-a-role")
    place = urlsplit(wanted.address)
    if place.scheme not in ("http", "https") or place.username is not None:
        raise problem("bad-request", "no-such-address")
    if place.netloc.lower() not in webhook_hosts(settings):
        raise problem("conflict", "no-dispatch")


def _forget(session: Session, match: str, seat: int, kind: DispatchKind) -> None:
    session.execute(
        delete(SubscriptionRow).where(
            SubscriptionRow.match_id == match,
            SubscriptionRow.seat == seat,
            SubscriptionRow.kind == kind,
        )
    )
