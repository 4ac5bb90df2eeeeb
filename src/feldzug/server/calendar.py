"""A calendar file with the deadlines of a table, as RFC 5545 has it. It tells only what everybody sees."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from feldzug.parts.messages import messages
from feldzug.parts.registration import names_of, registration
from feldzug.parts.translator import Translator
from feldzug.server.clock import now
from feldzug.server.deadlines import MINUTE, OTHERS
from feldzug.server.models.desk import Desk
from feldzug.server.table import Table
from feldzug.server.tables import TableRepository

NEWS: Final = "feldzug.server.news_words"
"""What the server says to who is not looking at a page."""
LONGEST_LINE: Final = 73
"""So many bytes a line has at most before it is folded."""


def written(tables: TableRepository, match: str, language: str) -> bytes:
    """The present deadline with its reminder, and those that follow in this round if everybody takes all the
    time there is; an empty calendar if there is none.
    """
    with tables.reading(match) as (_, table):
        desk, game = table.desk, table.game
        title = table.row.title or names_of(game).title(language)
        planned = [] if desk is None or table.position is None else deadlines_of(table, desk)
    say, names = messages(language, NEWS), Translator(game, language)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Feldzug//Campaign//EN"]
    for n, (phase, due) in enumerate(planned):
        deadline = say.say("calendar-planned" if n else "calendar-deadline", {})
        lines += [
            "BEGIN:VEVENT",
            f"UID:{match}-{phase}-{due}@feldzug",
            f"DTSTAMP:{_time(now())}",
            f"DTSTART:{_time(due)}",
            f"SUMMARY:{_escaped(title)}: {_escaped(f'{names.crumb(phase)}, {deadline}')}",
            f"DESCRIPTION:{_escaped(say.say('calendar-latest' if n else 'calendar-grace', {}))}",
        ]
        if desk is not None and desk.remind and n == 0:
            lines += [
                "BEGIN:VALARM",
                "ACTION:DISPLAY",
                f"DESCRIPTION:{_escaped(title)}",
                f"TRIGGER:-PT{desk.remind}M",
                "END:VALARM",
            ]
        lines.append("END:VEVENT")
    lines.append("END:VCALENDAR")
    return b"".join(_folded(line) for line in lines)


def deadlines_of(table: Table, desk: Desk) -> list[tuple[str, int]]:
    """Phases with their deadlines: the present one, then those of this round that are still to come, each as
    late as it can be. A phase without a deadline may last for ever, and so nothing is known after it.
    """
    if desk.due is None:
        return []
    found, last = [(desk.phase, desk.due)], desk.due
    phases = registration(table.game.key).phases
    order = [] if phases is None else list(phases(table.match.position))
    later = order[order.index(desk.phase) + 1 :] if desk.phase in order else []
    for phase in later:
        minutes = desk.deadlines.get(phase, desk.deadlines.get(OTHERS, 0))
        if not minutes:
            break
        last += minutes * MINUTE
        found.append((phase, last))
    return found


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, "\\" + sign)
    return text.replace("\n", "\\n")


def _folded(line: str) -> bytes:
    """No line is too long, and no character is torn."""
    parts, part = [], b""
    for sign in line:
        written_sign = sign.encode()
        if len(part) + len(written_sign) > LONGEST_LINE:
            parts.append(part)
            part = b""
        part += written_sign
    return b"\r\n ".join([*parts, part]) + b"\r\n"
