"""A refusal, and the reason for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from feldzug.server.models.common import Json


@dataclass(slots=True)
class Reason:
    key: str
    rule: str
    args: Json


@dataclass(slots=True)
class Said:
    en: str
    de: str


ProblemType = Literal[
    "bad-request",
    "not-yours",
    "unknown",
    "not-allowed",
    "stale",
    "conflict",
    "too-large",
    "illegal",
    "too-many",
    "failed",
    "unavailable",
]


@dataclass(slots=True)
class ProblemAnswer:
    """Something was refused, and nothing was changed."""

    type: ProblemType
    status: int
    reason: Reason
    say: Said


@dataclass(slots=True)
class Reasoned:
    reason: Reason | None
    say: Said | None
