"""Answers as bytes: JSON that never fails to be written, and problems."""

from __future__ import annotations

import json
from typing import Any

from starlette.responses import Response

from feldzug.server.problems import Problem


def written(value: Any) -> bytes:
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
    return text.encode("utf-8", "replace")


class Reply(Response):
    """A value of ours. It is not checked against its shape: the tests do that."""

    media_type = "application/json"

    def __init__(self, value: Any, headers: dict[str, str] | None = None) -> None:
        super().__init__(written(value), headers=headers)


class Written(Response):
    """A value that was written already."""

    media_type = "application/json"


class ProblemReply(Response):
    media_type = "application/problem+json"

    def __init__(self, refusal: Problem) -> None:
        headers = {"retry-after": str(int(refusal.wait) + 1)} if refusal.wait else None
        super().__init__(written(refusal.body), refusal.status, headers)
