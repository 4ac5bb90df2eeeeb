"""The OpenAPI description is the truth: whatever is asked along its lines is answered as it says."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from feldzug.server import openapi
from feldzug.server.app import create_app
from tests.server.conftest import EASY, running
from tests.server.forward import fast_forward
from tests.server.players import OURS, Player
from tests.server.schema import DESCRIBED, OPERATIONS

pytestmark = pytest.mark.slow

CHECKS: Any = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = 25


@dataclass
class Walked:
    """A server with a running and a finished table, and the cookie of who opened them."""

    address: str
    tables: tuple[str, str]
    cookie: dict[str, str]


@pytest.fixture(scope="module")
def walked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Walked]:
    folder: Path = tmp_path_factory.mktemp("description")
    app = create_app(EASY.changed(db=f"sqlite:///{folder / 'games.sqlite'}", bot_workers=0))
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as http:
        player = Player(http)
        going, over = (player.open("me", "here")["table"] for _ in range(2))
        fast_forward(app, going, 200)
        fast_forward(app, over)
        yield Walked(address, (going, over), dict(http.cookies))


@pytest.mark.parametrize("label", OPERATIONS)
def test_no_answer_is_undocumented(walked: Walked, label: str) -> None:
    operation = OPERATIONS[label]
    choose = random.Random(label).choice

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        if case.path_parameters and "table" in case.path_parameters and choose((True, True, False)):
            case.path_parameters["table"] = choose(walked.tables)
        case.call_and_validate(
            base_url=walked.address,
            headers=OURS,
            cookies=choose((walked.cookie, walked.cookie, {})),
            checks=CHECKS,
            timeout=20,
        )

    ask()


def test_the_page_is_built_for_this_server() -> None:
    """The page's types are made from this file; `tools/web.py --check` compares those with it."""
    kept = (ROOT / "web" / "openapi.json").read_text(encoding="utf-8")
    assert openapi.text() == kept, "the protocol has changed: run `make protocol`"


def test_the_description_names_what_streams_tell() -> None:
    schemas = DESCRIBED["components"]["schemas"]
    assert schemas["GameView"]["anyOf"] == [
        {"$ref": f"#/components/schemas/{view}"}
        for view in ("WarView", "WorldView", "CampaignView")
    ]
    assert schemas["Snapshot"]["properties"]["views"]["additionalProperties"] == {
        "$ref": "#/components/schemas/ModuleView"
    }
    assert {"StepMessage", "Snapshot", "Step", "LostMessage", "BotOffer", "ProblemAnswer"} <= set(
        schemas
    )
    for path, routes in DESCRIBED["paths"].items():
        for route in routes.values():
            assert route["responses"]["200"], path
            for status, answer in route["responses"].items():
                if int(status) >= 400:
                    assert list(answer["content"]) == ["application/problem+json"]
