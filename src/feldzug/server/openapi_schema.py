"""The OpenAPI schema: the answers as they really are, problems and streamed messages included."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from feldzug.server.models.play import Snapshot, StepMessage
from feldzug.server.models.streams import BotLost, BotOffer, BotOver, BotSign, LostMessage
from feldzug.server.view_schema import add_views

_SENT: Literal["serialization"] = "serialization"
_STREAMED = [
    (model, _SENT, TypeAdapter(model))
    for model in (Snapshot, StepMessage, LostMessage, BotOffer, BotOver, BotLost, BotSign)
]


def describe_itself(app: FastAPI) -> None:
    """Let the app describe itself by `schema`."""

    def openapi() -> dict[str, Any]:
        if not app.openapi_schema:
            app.openapi_schema = schema(app)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def schema(app: FastAPI) -> dict[str, Any]:
    found = get_openapi(title=app.title, version=app.version, routes=app.routes)
    for path in found["paths"].values():
        for route in path.values():
            for status, answer in route["responses"].items():
                if int(status) >= 400 and "content" in answer:
                    body = answer["content"].pop("application/json")
                    answer["content"]["application/problem+json"] = body
    streamed = TypeAdapter.json_schemas(_STREAMED, ref_template="#/components/schemas/{model}")[1]
    for name, model in streamed["$defs"].items():
        found["components"]["schemas"].setdefault(name, model)
    add_views(found)
    return found
