"""Passing in advance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from feldzug.server.models.common import Request, Word

Short = Annotated[Word, Field(max_length=40)]


class NewPass(Request):
    """Pass in advance from now on: for a scope of the open window, at its moment only or at all."""

    scope: Short
    only_here: bool = False


class LiftPass(Request):
    scope: Short
    moment: Short = ""


@dataclass(slots=True)
class Standing:
    """A standing pass: for which scope, and at which moment (empty: at all)."""

    scope: str
    moment: str


@dataclass(slots=True)
class Passes:
    """What a seat passes in advance, and for how long it could now; no scopes if no window asks it.

    `answered` says that what the seat is asked now will be answered for it, by a standing pass or an order.
    """

    standing: list[Standing]
    moment: str
    scopes: list[str]
    answered: bool
