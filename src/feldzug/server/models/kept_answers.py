"""Answers that somebody keeps under a name, such as armies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import StringConstraints

from feldzug.server.models.common import LONGEST_NAME, Clean, Json, Request
from feldzug.server.models.orders import Short

Called = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NAME), Clean]


class Keep(Request):
    """An answer as it would be given, without its branch; it takes the place of the one of that name."""

    name: Called
    action: Json


class Forget(Request):
    """The class of the answer, and its name."""

    kind: Short
    name: Called


@dataclass(slots=True)
class KeptAnswer:
    """`here` says that it was kept at this table, not at another one of the same game."""

    name: str
    action: Json
    here: bool


@dataclass(slots=True)
class KeptAnswers:
    kept: list[KeptAnswer]
