"""A calendar file with the deadline of a table, as RFC 5545 has it. It tells only what everybody sees."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from feldzug.parts.messages import messages
from feldzug.server.clock import now
from feldzug.server.tables import TableRepository

NEWS: Final = "feldzug.server.news_words"
"""What the server says to who is not looking at a page."""
LONGEST_LINE: Final = 73
"""So many bytes a line has at most before it is folded."""


def written(tables: TableRepository, match: str, language: str) -> bytes:
    """The present deadline with its reminder; an empty calendar if there is none."""
    with tables.reading(match) as (_, table):
        title, desk = table.row.title or table.game.key, table.desk
    say = messages(language, NEWS)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Feldzug//Campaign//EN"]
    if desk is not None and desk.due is not None:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{match}-{desk.phase}-{desk.due}@feldzug",
            f"DTSTAMP:{_time(now())}",
            f"DTSTART:{_time(desk.due)}",
            f"SUMMARY:{_escaped(title)}: {_escaped(say.say('calendar-deadline', {}))}",
            f"DESCRIPTION:{_escaped(say.say('calendar-grace', {}))}",
        ]
        if desk.remind:
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
