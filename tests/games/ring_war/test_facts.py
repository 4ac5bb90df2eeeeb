"""What the fingerprint of Ring War is made of: what the rules read, not what is drawn or said."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from feldzug.games.ring_war import facts as module
from feldzug.games.ring_war.board import CONTENT
from feldzug.parts.content import load

Land = dict[str, Any]


def first(land: Land, sort: str, key: str) -> dict[str, Any]:
    found: dict[str, Any] = next(thing for thing in land[sort] if key in thing)
    return found


def moved(sort: str, key: str, value: Any) -> Callable[[Land], None]:
    def change(land: Land) -> None:
        first(land, sort, key)[key] = value

    return change


def facts_of(change: Callable[[Land], None], monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The facts if the map were another."""

    def changed(package: str, name: str) -> dict[str, Any]:
        found = copy.deepcopy(load(package, name))
        if name == "map.toml":
            change(found)
        return found

    monkeypatch.setattr(module, "load", changed)
    return module.facts()


DRAWN: dict[str, Callable[[Land], None]] = {
    "a label": moved("area", "x", 1),
    "a label's height": moved("area", "y", 1),
    "a quay": moved("area", "port", [1, 1]),
    "a ship": moved("ship_stop", "x", 1),
    "a colour": moved("region", "colour", "#000000"),
    "a bridge": moved("edge", "at", [1, 1]),
    "a range of mountains": moved("mountain_range", "line", []),
    "the way of the fellowship": lambda land: land["fellowship"].update(line=[]),
    "the canvas": lambda land: land["canvas"].update(width=1),
    "a name": moved("area", "en", "Somewhere"),
    "the name of a site": moved("area", "site", {"en": "There", "de": "Dort"}),
}
OF_RULES: dict[str, Callable[[Land], None]] = {
    "a port": lambda land: first(land, "area", "port").pop("port"),
    "a site": lambda land: first(land, "area", "site").pop("site"),
    "a bonus": moved("region", "bonus", 99),
    "an edge": moved("edge", "kind", "bridge"),
    "a stop": moved("ship_stop", "links", []),
    "what mountains touch": moved("mountain_range", "touches", []),
    "a river": lambda land: land["river"]["barriers"].pop(),
    "a step of the fellowship": lambda land: land["fellowship"]["step"].pop(),
}


@pytest.mark.parametrize("what", DRAWN)
def test_what_is_only_drawn_or_said_is_no_fact(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = load(CONTENT, "map.toml")
    changed = copy.deepcopy(before)
    DRAWN[what](changed)
    assert changed != before
    now = module.facts()
    assert facts_of(DRAWN[what], monkeypatch) == now


@pytest.mark.parametrize("what", OF_RULES)
def test_what_the_rules_read_is_a_fact(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = module.facts()
    assert facts_of(OF_RULES[what], monkeypatch) != now
