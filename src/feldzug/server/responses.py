"""Responses: models as bytes of JSON, and problems."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from typing import Any

import orjson
from starlette.responses import Response

from feldzug.server.problems import Problem


def to_json(value: Any) -> bytes:
    """JSON that never fails to be written: a half of a character, which somebody sent, becomes a `?`."""
    try:
        return bytes(memoryview(orjson.dumps(value)))  # which takes no more room than it needs
    except TypeError:
        text = json.dumps(value, separators=(",", ":"), ensure_ascii=False, default=_fields)
        return text.encode("utf-8", "replace")


def _fields(value: Any) -> Any:
    if isinstance(value, orjson.Fragment):
        return json.loads(value.contents)
    if not is_dataclass(value):
        raise TypeError(f"{type(value).__name__} is no model")
    return {f.name: getattr(value, f.name) for f in fields(value)}


class JsonResponse(Response):
    """A model, or what was written of one already. It is not checked: the tests do that."""

    media_type = "application/json"

    def __init__(self, value: Any, headers: dict[str, str] | None = None) -> None:
        body = value if isinstance(value, bytes) else to_json(value)
        super().__init__(body, headers=headers)


class ProblemResponse(Response):
    media_type = "application/problem+json"

    def __init__(self, refusal: Problem) -> None:
        headers = {"retry-after": str(int(refusal.wait) + 1)} if refusal.wait else None
        super().__init__(to_json(refusal.answer), refusal.status, headers)
