"""Transcripts: what was told of a match, as plain JSON values. To read one needs neither rules nor position.

A finished game keeps its transcript, so that it can be looked at when the rules have long changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.kernel.errors import BadValue
from feldzug.kernel.unpacking import DEEPEST, brief
from feldzug.kernel.values import Outcome, Seat

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Step:
    """One entry: its number, who answered, the events it told, and where a taking back went back to.

    Events are packed, with everything that was hidden, so a step is for those who may see it all.
    """

    number: int
    seat: Seat
    events: tuple[Json, ...]
    back: int | None = None

    def pack(self) -> Json:
        packed: Json = {"n": self.number, "seat": self.seat, "events": list(self.events)}
        return packed if self.back is None else {**packed, "back": self.back}

    @staticmethod
    def unpack(packed: Any) -> Step:
        """Raises BadValue where it is not the JSON of a step."""
        fields: Json = packed if isinstance(packed, dict) else {}
        number: Any = fields.get("n")
        seat: Any = fields.get("seat")
        back: Any = fields.get("back")
        if not (_is_int(number) and _is_int(seat) and (back is None or _is_int(back))):
            raise BadValue("not-a-value", value=brief(packed))
        return Step(number, Seat(seat), events_of(fields.get("events")), back)


@dataclass(frozen=True, slots=True)
class Transcript:
    """A match from its first entry to its last, and how it ended, if it has; under which rules."""

    rules: str
    steps: tuple[Step, ...]
    outcome: Outcome | None = None

    def struck(self) -> set[int]:
        """The numbers of the entries that were taken back."""
        standing: list[int] = []
        found: set[int] = set()
        for step in self.steps:
            if step.back is None:
                standing.append(step.number)
            while step.back is not None and standing and standing[-1] >= step.back:
                found.add(standing.pop())
        return found

    def pack(self) -> Json:
        outcome = None
        if self.outcome is not None:
            outcome = {
                "ending": self.outcome.ending,
                "ranking": [list(seats) for seats in self.outcome.ranking],
                "scores": list(self.outcome.scores),
            }
        steps = [step.pack() for step in self.steps]
        return {"rules": self.rules, "steps": steps, "outcome": outcome}

    @staticmethod
    def unpack(packed: Any) -> Transcript:
        """Raises BadValue where it is not the JSON of a transcript."""
        fields: Json = packed if isinstance(packed, dict) else {}
        rules, steps = fields.get("rules"), fields.get("steps")
        if not isinstance(rules, str) or not isinstance(steps, list):
            raise BadValue("not-a-value", value=brief(packed))
        unpacked = tuple([Step.unpack(step) for step in steps])
        return Transcript(rules, unpacked, outcome_of(fields.get("outcome")))


def events_of(packed: Any) -> tuple[Json, ...]:
    """Events as they were packed. Raises BadValue where something else stands."""
    if not isinstance(packed, list) or not all(
        isinstance(event, dict) and isinstance(event.get("@"), str) for event in packed
    ):
        raise BadValue("not-a-value", value=brief(packed))
    _check_plain(packed, 0)
    return tuple(packed)


def _check_plain(value: Any, depth: int) -> None:
    """Whatever is in an event can be written down again: no fractions, nothing without end."""
    if depth > DEEPEST:
        raise BadValue("too-deep")
    if isinstance(value, (list, dict)):
        for part in value.values() if isinstance(value, dict) else value:
            _check_plain(part, depth + 1)
    elif value is not None and not isinstance(value, (int, str)):
        raise BadValue("not-a-value", value=brief(value))


def outcome_of(packed: Any) -> Outcome | None:
    """How a game ended, whatever its rules were. Raises BadValue where it cannot be read."""
    if packed is None:
        return None
    fields: Json = packed if isinstance(packed, dict) else {}
    ending: Any = fields.get("ending")
    ranking: Any = fields.get("ranking")
    scores: Any = fields.get("scores")
    if (
        not isinstance(ending, str)
        or not (isinstance(ranking, list) and ranking and all(map(_is_ints, ranking)))
        or not _is_ints(scores)
    ):
        raise BadValue("not-a-value", value=brief(packed))
    ranks = tuple([tuple([Seat(seat) for seat in seats]) for seats in ranking])
    outcome = Outcome(ending, ranks, tuple(scores))
    check_outcome(outcome, sum(map(len, ranks)))
    return outcome


def check_outcome(outcome: Outcome, players: int) -> None:
    """Every seat has one place and, if there are scores, one score. Raises BadValue."""
    seats = sorted([seat for rank in outcome.ranking for seat in rank])
    if (
        seats != list(range(players))
        or not all(outcome.ranking)
        or len(outcome.scores) not in (0, players)
    ):
        raise BadValue("not-a-value", value="Outcome")


def _is_int(value: Any) -> bool:
    return type(value) is int


def _is_ints(values: Any) -> bool:
    return isinstance(values, list) and all(map(_is_int, values))
