"""What a file may claim of a war: nothing that is not in the box, nothing that takes for ever."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.notation import CODEC
from feldzug.kernel import laws
from feldzug.kernel.errors import BadValue
from feldzug.kernel.match import Match
from feldzug.kernel.values import FATE

SETUP = RING_WAR.setup(2, map="base", setup="quick")
Saved = dict[str, Any]


@pytest.fixture(scope="module")
def saved() -> Saved:
    """A war after some turns, in which both hold adventure cards."""
    match: Match = laws.random_walk(RING_WAR, SETUP, 3, 350)
    assert match.position.outcome() is None
    found = json.loads(CODEC.text(match.position, SETUP))
    assert all(found["board"]["card_hands"])
    CODEC.load(found, foreign=True)
    return dict(found)


def board(name: str, value: Any) -> Callable[[Saved], None]:
    def change(saved: Saved) -> None:
        assert name in saved["board"] or name == "dragons"
        saved["board"][name] = value

    return change


def stack(*frames: Saved) -> Callable[[Saved], None]:
    def change(saved: Saved) -> None:
        saved["stack"] = [*saved["stack"][:2], *frames]

    return change


def effects(value: list[Saved]) -> Callable[[Saved], None]:
    def change(saved: Saved) -> None:
        saved["effects"] = value

    return change


def one_card_twice(saved: Saved) -> None:
    hands = saved["board"]["card_hands"]
    hands[0] = [*hands[0], saved["board"]["card_pile"][0]]


def a_unit_too_many(saved: Saved) -> None:
    units, ruler = saved["board"]["units"], saved["board"]["ruler"]
    place = next(place for place, seat in ruler.items() if seat == 0)
    units[place]["infantry"] = units[place].get("infantry", 0) + 1


def over_and_going_on(saved: Saved) -> None:
    saved["result"] = {"@": "Outcome", "ending": "ring", "ranking": [[0], [1]], "scores": []}


def frame(tag: str, at: str = "", **fields: Any) -> Saved:
    return {"@": tag, "at": at, **fields}


def secretly(*steps: Saved) -> Saved:
    """A window in which the first seat has answered already."""
    window: Saved = {"@": "CardWindow", "moment": "ring-before", "order": [0, 1]}
    return {**window, "steps": {"@": "dict", "items": [[0, list(steps)]]}}


SAILS = {"@": "SailsSet", "card": "black-sails", "seat": 0, "until": "turn", "areas": []}

MADE_UP: dict[str, Callable[[Saved], None]] = {
    "more cards to draw than there can be": board("extra_cards", 10**6),
    "fortresses": board("fortresses_taken", 10**9),
    "a negative number": board("night_moves", -1),
    "a number as text": board("turn", "7"),
    "a place beyond the path": board("ring", 10**6),
    "a seat that is not there": board("active", 7),
    "places by number": board("ruler", [0, 1]),
    "a place that is on no map": board("beaten", {"gondolin": 1}),
    "a kind that is in no box": board("units", {"moria": {"dragon": 1}}),
    "a number that fits into no byte": board("fought", {"moria": {"infantry": 256}}),
    "a board that knows more": board("dragons", 3),
    "no players alive": board("alive", [0, 0]),
    "eighty units": board("units", {"moria": {"infantry": 80}}),
    "a ruler who does not play": board("ruler", {"moria": 3}),
    "figures miscounted": board("fielded", {"0": {"infantry": 1}}),
    "one unit too many": a_unit_too_many,
    "one card twice": one_card_twice,
    "no cards": board("area_pile", []),
    "a pile that holds more than it was made of": board("area_refill", ["moria"]),
    "cards taken by strangers": board("cards_taken", [0, 0, 0, 0]),
    "less than no card taken": board("cards_taken", [-1, 0, 0]),
    "hands of strangers": board("card_hands", [[], [], [], []]),
    "legends of strangers": board("legends", [["moria", 9]]),
    "endless conquests": board("conquered", ["moria"] * 10_000),
    "an entry off the map": board("entered", ["gondolin"]),
    "endless entries": board("entered", ["moria"] * 10_000),
    "a leader who came in a way unknown": board("leader_came", {"moria": 3}),
    "a frame of a stranger": stack(frame("CardPart", seat=7)),
    "a question to a stranger": stack({"@": "StartOfTurn", "seat": 3}),
    "no dice to roll for ever": stack({"@": "DuelRoll", "attack": 0, "defence": 0}),
    "a million dice": stack({"@": "DuelRoll", "attack": 10**6, "defence": 1}),
    "a window for strangers": stack({"@": "CardWindow", "moment": "attack", "order": [0, 7]}),
    "a window that asks one seat twice": stack(
        {"@": "CardWindow", "moment": "attack", "order": [0, 0]}
    ),
    "secret steps of a stranger": stack(
        {
            "@": "CardWindow",
            "moment": "attack",
            "order": [0, 1],
            "steps": {"@": "dict", "items": [[7, [{"@": "Pass"}]]]},
        }
    ),
    "a secret step that is no answer": stack(secretly({"@": "EndMovement"})),
    "a card in secret that is in no hand": stack(
        secretly({"@": "PlayCard", "card": "black-sails"}),
    ),
    "a secret step too many": stack(secretly({"@": "Pass"}, {"@": "Pass"})),
    "a tie with oneself": stack({"@": "BreakTies", "ending": "ring", "groups": [[0, 0]]}),
    "a tie that is none": stack({"@": "BreakTies", "ending": "ring", "groups": [[0], [1]]}),
    "nobody rolls": stack({"@": "RollForStart", "rollers": []}),
    "two wars in one": stack(frame("WholeWar")),
    "a place that is none": stack(frame("Muster", area=-7, points=3)),
    "endless frames": stack(*[frame("CardPart", seat=0)] * 1000),
    "endless effects": effects([SAILS] * 1000),
    "effects of strangers": effects([{**SAILS, "seat": 9}]),
    "no effects": effects([{"@": "Pass"}]),
    "over and going on": over_and_going_on,
    "nothing in progress": lambda saved: saved.update(stack=[]),
}


@pytest.mark.parametrize("what", MADE_UP)
def test_what_was_made_up_is_refused(saved: Saved, what: str) -> None:
    claimed = copy.deepcopy(saved)
    MADE_UP[what](claimed)
    with pytest.raises(BadValue):
        CODEC.load(claimed, foreign=True)


def test_a_secret_step_that_was_offered_is_sound(saved: Saved) -> None:
    claimed = copy.deepcopy(saved)
    stack(frame("RingPart", "cast", seat=0), secretly({"@": "Pass"}))(claimed)
    g = CODEC.load(claimed, foreign=True)
    assert g.waiting() == (1,)


def test_a_position_where_fate_is_asked_is_sound() -> None:
    match = Match(RING_WAR, SETUP, laws.random_walk(RING_WAR, SETUP, 3, 0).dealer, deal=False)
    assert match.position.waiting() == (FATE,)
    CODEC.load(json.loads(CODEC.text(match.position, SETUP)), foreign=True)
