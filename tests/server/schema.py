"""The server's description of itself, as tests hold its answers against it."""

from __future__ import annotations

import re
from typing import Any

import httpx
import jsonschema_rs
import schemathesis
from schemathesis.core.result import Ok

from feldzug.server.app import create_app
from feldzug.server.settings import Settings


def strict(described: dict[str, Any]) -> dict[str, Any]:
    """A client must not choke on a field it does not know; a test must, for nobody has described it."""
    for shape in described["components"]["schemas"].values():
        if "properties" in shape:
            shape.setdefault("additionalProperties", False)
    return described


def described_now() -> dict[str, Any]:
    """With the views of all games that are registered now."""
    return strict(create_app(Settings(db="sqlite://")).openapi())


DESCRIBED = described_now()
OPERATIONS = {
    found.ok().label: found.ok()
    for found in schemathesis.openapi.from_dict(DESCRIBED).get_all_operations()
    if isinstance(found, Ok)
}


def check_shape(name: str, value: Any, described: dict[str, Any] = DESCRIBED) -> None:
    """A message of a stream is as its shape says."""
    shape = {"$ref": f"#/components/schemas/{name}", "components": described["components"]}
    jsonschema_rs.validate(shape, value)


class Witness:
    """Holds every answer that a client gets against the description, and notes which routes succeeded."""

    def __init__(self) -> None:
        self.succeeded: set[str] = set()
        self._routes = {
            label: re.compile(re.sub(r"\{\w+\}", "[^/]+", label)) for label in OPERATIONS
        }

    def __call__(self, reply: httpx.Response) -> None:
        asked = f"{reply.request.method} {reply.request.url.path}"
        fitting = [label for label, route in self._routes.items() if route.fullmatch(asked)]
        label = min(fitting, key=lambda found: found.count("{"))
        if not label.endswith("stream"):  # those never end
            reply.read()
            OPERATIONS[label].validate_response(reply)
        if reply.status_code == 200:
            self.succeeded.add(label)
