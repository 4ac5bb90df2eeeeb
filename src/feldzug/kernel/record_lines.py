"""The lines of a record file, read and checked by themselves: nothing here knows a game or its rules."""

from __future__ import annotations

import json
from typing import Any, Final

from feldzug.kernel.codec import canonical, digest
from feldzug.kernel.errors import BadRecord, BadValue, NewerRules
from feldzug.kernel.frames import MOST_SEATS
from feldzug.kernel.journal import Corrected, TakeBack
from feldzug.kernel.transcript import Step, Transcript, check_outcome, events_of, outcome_of
from feldzug.kernel.values import Seat

FORMAT: Final = 2
DEEPEST: Final = 60
"""No record is nested deeper than this."""
STRIKING: Final = (Corrected.__name__, TakeBack.__name__)
"""Entries that strike out others."""
HEADER: Final = -1
"""The number of the header, where an entry is asked for."""


def read_header(lines: list[str]) -> dict[str, Any]:
    if not lines:
        raise BadRecord("not-a-record", HEADER)
    try:
        header = json.loads(lines[0])
    except (ValueError, RecursionError):
        raise BadRecord("not-a-record", HEADER) from None
    if _is_too_deep(header):
        raise BadRecord("too-deep", HEADER)
    if not isinstance(header, dict) or "feldzug" not in header:
        raise BadRecord("not-a-record", HEADER)
    if type(header["feldzug"]) is not int:
        raise BadRecord("header-damaged", HEADER, field="feldzug")
    if header["feldzug"] < 1:
        raise BadRecord("header-damaged", HEADER, field="feldzug")
    if header["feldzug"] > FORMAT:
        raise NewerRules(f"format {header['feldzug']}", f"format {FORMAT}")
    wanted = {
        "game": str,
        "version": int,
        "rules": str,
        "players": int,
        "options": dict,
        "modules": list,
        "seats": list,
        "commitment": str,
        **({"content": dict} if header["feldzug"] > 1 else {}),
    }
    for name, kind in wanted.items():
        if type(header.get(name)) is not kind:
            raise BadRecord("header-damaged", HEADER, field=name)
    if header["version"] < 1:
        raise BadRecord("header-damaged", HEADER, field="version")
    if not 1 <= header["players"] <= MOST_SEATS:
        raise BadRecord("header-damaged", HEADER, field="players")
    if not all(isinstance(name, str) for name in header["seats"]):
        raise BadRecord("header-damaged", HEADER, field="seats")
    if not all(isinstance(mark, str) for mark in header.get("content", {}).values()):
        raise BadRecord("header-damaged", HEADER, field="content")
    return header


def read_seal(lines: list[str]) -> dict[str, Any]:
    last = len(lines) - 2
    seal = _parse(lines[-1], last) if len(lines) > 1 else {}
    if not isinstance(seal.get("snapshot"), dict) or not isinstance(seal.get("secret"), str):
        raise BadRecord("record-truncated", max(0, last + ("n" in seal)))  # it is an entry
    return seal


def read_entries(lines: list[str], seal: dict[str, Any]) -> list[dict[str, Any]]:
    """The lines between header and seal, their chain checked link by link."""
    chain = digest(lines[0])
    answers: list[dict[str, Any]] = []
    for n, line in enumerate(lines[1:-1]):
        answer = _parse(line, n)
        if answer.get("n") != n or type(answer.get("seat")) is not int:
            raise BadRecord("entry-missing", n)
        link = answer.pop("h", "")
        try:
            chain = digest(chain + canonical(answer))
        except RecursionError:
            raise BadRecord("entry-damaged", n) from None
        if link != chain:
            raise BadRecord("entry-tampered", n)
        answers.append(answer)
    if seal.get("entries") != len(answers) or seal.get("chain") != chain:
        raise BadRecord("record-truncated", len(answers))
    return answers


def _parse(line: str, entry: int) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise BadRecord("entry-damaged", entry) from None
    if not isinstance(value, dict):
        raise BadRecord("entry-damaged", entry)
    if _is_too_deep(value):
        raise BadRecord("too-deep", entry)
    return value


def _is_too_deep(value: Any) -> bool:
    """Whether JSON is nested deeper than any honest record: whoever walks through it would not come back.

    Level by level, for the same reason.
    """
    level = [value]
    for _ in range(DEEPEST):
        inner = [v.values() if type(v) is dict else v for v in level if type(v) in (dict, list)]
        if not inner:
            return False
        level = [v for values in inner for v in values if type(v) in (dict, list)]
    return bool(level)


def sealed_text(seal: dict[str, Any]) -> str:
    try:
        return canonical(seal["snapshot"])
    except RecursionError:
        raise BadRecord("snapshot-damaged", HEADER, why="too-deep") from None


def read_transcript(
    header: dict[str, Any], seal: dict[str, Any], answers: list[dict[str, Any]]
) -> Transcript | None:
    """What a record tells, whatever its rules are; a record of the first format tells nothing."""
    if header["feldzug"] == 1:
        return None
    earlier, past = earlier_entries(header), earlier_transcript(header)
    steps = [] if past is None else list(past.steps)
    for n, answer in enumerate(answers):
        do = answer.get("do")
        back = do.get("to") if isinstance(do, dict) and do.get("@") in STRIKING else None
        if back is not None and type(back) is not int:
            raise BadRecord("entry-damaged", n)
        try:
            events = events_of(answer.get("events"))
        except BadValue:
            raise BadRecord("entry-damaged", n) from None
        back = None if back is None else earlier + back
        steps.append(Step(earlier + n, Seat(answer["seat"]), events, back))
    try:
        outcome = outcome_of(seal["snapshot"].get("result"))
        if outcome is not None:
            check_outcome(outcome, header["players"])
    except BadValue as error:
        raise BadRecord("snapshot-damaged", HEADER, why=error.reason.key) from None
    return Transcript(header["rules"], tuple(steps), outcome)


def earlier_transcript(header: dict[str, Any]) -> Transcript | None:
    """What was told before the entries of this record, under older rules."""
    packed = header.get("origin", {}).get("past")
    try:
        return None if packed is None else Transcript.unpack(packed)
    except BadValue:
        raise BadRecord("header-damaged", HEADER, field="origin") from None


def earlier_entries(header: dict[str, Any]) -> int:
    """How many entries came before those of this record, under older rules."""
    origin = header.get("origin", {"entries": 0})
    earlier = origin.get("entries") if isinstance(origin, dict) else None
    if not isinstance(earlier, int):
        raise BadRecord("header-damaged", HEADER, field="origin")
    return earlier
