"""Device links: who holds a seat takes it along to one more browser, by a link that is good for one use."""

from __future__ import annotations

from typing import Final

from sqlalchemy import and_, delete, not_, or_

from feldzug.server.auth import Caller, hashed, new_secret
from feldzug.server.clock import now
from feldzug.server.problems import problem
from feldzug.server.seat_service import notice, recognised
from feldzug.server.store.models import BindingRow, DeviceLinkRow, SeatRow
from feldzug.server.tables import TableRepository

GOOD_FOR: Final = 3600 * 1000
"""So many milliseconds after it was made a link is no longer taken."""
CLOCKS_DIFFER: Final = 60 * 1000
"""A link that was made later than that from now is none, for the clock was wrong then."""


def new_link(tables: TableRepository, caller: Caller, match: str, seat: int) -> str:
    """The secret of a fresh link to a seat that the caller's browser holds; one made before is void."""
    secret = new_secret()
    with tables.store.write() as session:
        if not caller.client or session.get(BindingRow, (caller.client, match, seat)) is None:
            raise problem("not-yours", "not-your-seat")
        same = and_(
            DeviceLinkRow.client == caller.client,
            DeviceLinkRow.match_id == match,
            DeviceLinkRow.seat == seat,
        )
        present = now()
        expired = not_(DeviceLinkRow.made.between(present - GOOD_FOR, present + CLOCKS_DIFFER))
        session.execute(delete(DeviceLinkRow).where(or_(same, expired)))
        session.add(
            DeviceLinkRow(
                secret=hashed(secret), match_id=match, seat=seat, client=caller.client, made=present
            )
        )
    return secret


def use_link(
    tables: TableRepository, caller: Caller, match: str, secret: str, own: str | None
) -> int:
    """Sit down at the seat that a link is for, beside the browser that made it. It is void then for everyone
    who does not know what its user has made up as its *own*: the answer may be lost.
    """
    with tables.changing(match) as change:
        session = change.session
        link = session.get(DeviceLinkRow, hashed(secret))
        if (
            link is None
            or link.match_id != match
            or not -CLOCKS_DIFFER <= now() - link.made <= GOOD_FOR
            # Who has lost the seat meanwhile has no say in who sits there.
            or session.get(BindingRow, (link.client, match, link.seat)) is None
            or link.used_by not in (None, own and hashed(own))
        ):
            raise problem("not-yours", "wrong-secret-link")
        client, seat = recognised(session, caller), link.seat
        if own is None:
            session.delete(link)
        else:
            link.used_by = hashed(own)
        if session.get(BindingRow, (client, match, seat)) is None:
            session.add(BindingRow(client=client, match_id=match, seat=seat))
            notice(change, session.get_one(SeatRow, (match, seat)), "joined")
        return seat
