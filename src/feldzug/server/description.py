"""The description: OpenAPI as the answers really are, problems and streamed messages included."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema

from feldzug.server.shapes import (
    BotLost,
    BotOffer,
    BotOver,
    BotSign,
    LostMessage,
    Snapshot,
    StepMessage,
)

_SENT: Literal["serialization"] = "serialization"
_STREAMED = tuple(
    (shape, _SENT)
    for shape in (Snapshot, StepMessage, LostMessage, BotOffer, BotOver, BotLost, BotSign)
)


def describe(app: FastAPI) -> None:
    """Let the app describe itself by `description`."""

    def openapi() -> dict[str, Any]:
        if not app.openapi_schema:
            app.openapi_schema = description(app)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def description(app: FastAPI) -> dict[str, Any]:
    found = get_openapi(title=app.title, version=app.version, routes=app.routes)
    for path in found["paths"].values():
        for route in path.values():
            for status, answer in route["responses"].items():
                if int(status) >= 400 and "content" in answer:
                    schema = answer["content"].pop("application/json")
                    answer["content"]["application/problem+json"] = schema
    streamed = models_json_schema(_STREAMED, ref_template="#/components/schemas/{model}")[1]
    for name, schema in streamed["$defs"].items():
        found["components"]["schemas"].setdefault(name, schema)
    return found
