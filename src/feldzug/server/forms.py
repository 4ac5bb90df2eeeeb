"""Forms: what an answer that is not listed consists of, for whoever writes one down."""

from __future__ import annotations

from dataclasses import fields
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from feldzug.kernel.bounds import LONGEST_TEXT, Between, Most
from feldzug.kernel.game import Game
from feldzug.kernel.reported import Confirm, Dispute, Settle
from feldzug.kernel.state import hints
from feldzug.kernel.values import Action, Detail, Seat
from feldzug.kernel.vocabulary import vocabulary_of
from feldzug.server.models.games import FormField


def forms_of(game: Game) -> dict[str, dict[str, FormField]]:
    """The fields of every action of a game and of what actions hold, by class."""
    own = [kind for kind in game.kinds if issubclass(kind, (Action, Detail))]
    kinds = sorted([*own, Confirm, Dispute, Settle], key=lambda kind: kind.__name__)
    return {kind.__name__: _fields(kind) for kind in kinds}


def _fields(kind: type[Any]) -> dict[str, FormField]:
    types = hints(kind)
    return {one.name: form_field(types[one.name]) for one in fields(kind) if one.init}


def form_field(hint: Any) -> FormField:
    """What a field of this type takes."""
    kind, parts = get_origin(hint), get_args(hint)
    if kind is Annotated:
        return _bounded(hint, parts)
    if kind in (Union, UnionType):
        inner = [part for part in parts if part is not NoneType]
        found = form_field(inner[0]) if len(inner) == 1 else FormField("answer")
        found.optional = len(inner) < len(parts)
        return found
    if kind in (tuple, list):
        of = [form_field(part) for part in parts if part is not Ellipsis]
        is_list = kind is list or Ellipsis in parts
        return FormField("list" if is_list else "group", of=of)
    if hint is Seat:
        return FormField("seat")
    if hint is bool:
        return FormField("yes-no")
    if hint is int:
        return FormField("number")
    if hint is str:
        return FormField("text", most=LONGEST_TEXT)
    if isinstance(hint, type) and issubclass(hint, Detail):
        return FormField("detail", name=hint.__name__)
    return FormField("answer")


def _bounded(hint: Any, parts: tuple[Any, ...]) -> FormField:
    vocabulary = vocabulary_of(hint)
    if vocabulary is not None and parts[0] is int:
        return FormField("thing", name=vocabulary.key)
    found = form_field(parts[0])
    for mark in parts[1:]:
        if isinstance(mark, Most):
            found.most = mark.most
        elif isinstance(mark, Between):
            found.least, found.most = mark.low, mark.high
    return found
