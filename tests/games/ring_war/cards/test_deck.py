"""The deck: what stands in the content file and what the rules know agree card by card."""

from __future__ import annotations

from collections import Counter

import pytest

from feldzug.games.ring_war.board import CONTENT
from feldzug.games.ring_war.cards.play import SHELF, Card
from feldzug.games.ring_war.deck import (
    ATTACK,
    CONQUEST,
    DECK,
    DECLARE,
    DEFENCE,
    EVENT,
    MISSION,
    MOVEMENT,
    POWER,
    RING_BEFORE,
    RING_LEAVE,
    RING_ROLL,
    TURN_START,
    pile,
)
from feldzug.games.ring_war.game import RING_WAR
from feldzug.kernel.game import Setup
from feldzug.parts.content import load


def shelf(setup: Setup) -> dict[str, Card]:
    return RING_WAR.rules(setup).shelf(SHELF)


def test_every_card_of_the_content_file_has_a_class_and_every_class_a_card() -> None:
    printed = [card["id"] for card in load(CONTENT, "cards.toml")["card"]]
    assert sorted(printed) == sorted(shelf(RING_WAR.setup()))
    assert len(set(printed)) == len(printed) == 54


def test_no_card_is_without_effect() -> None:
    for name, card in shelf(RING_WAR.setup()).items():
        assert type(card).play is not Card.play, name
        assert type(card).__doc__, name


@pytest.mark.parametrize(
    ("edition", "cards", "missions", "events", "powers"),
    [("full", 60, 22, 13, 25), ("base", 50, 16, 11, 23)],
)
@pytest.mark.rule("G07")
def test_the_pile_holds_what_the_box_holds(
    edition: str, cards: int, missions: int, events: int, powers: int
) -> None:
    found = Counter(DECK[card].kind for card in pile(edition))
    assert found == {MISSION: missions, EVENT: events, POWER: powers}
    assert found.total() == cards


def test_three_pairs_and_four_appointments_all_others_once() -> None:
    more = {DECK[card].id: n for card, n in Counter(pile("full")).items() if n > 1}
    assert more == {
        "appoint-a-second-leader": 4,
        "grima-wormtongue": 2,
        "you-shall-not-pass": 2,
        "the-way-is-under-the-mountains": 2,
    }


def test_the_northern_pile_leaves_out_all_that_names_the_south() -> None:
    gone = [DECK[card].id for card in pile("full") if card not in pile("base")]
    assert gone == [
        "mission-erech",
        "mission-dol-amroth",
        "mission-pelargir",
        "mission-osgiliath",
        "mission-haradrim-encampment",
        "mission-mount-doom",
        "the-black-gates-open",
        "aragorn-arrives",
        "captured-by-orcs",
        "shelobs-lair",
    ]


@pytest.mark.rule("RNG-067")
def test_every_card_but_an_event_has_a_moment() -> None:
    known = (
        TURN_START,
        DECLARE,
        ATTACK,
        DEFENCE,
        MOVEMENT,
        RING_BEFORE,
        RING_ROLL,
        RING_LEAVE,
    )
    for card in DECK:
        if card.kind == POWER:
            assert card.moment in known, card.id
        else:
            assert card.moment == (CONQUEST if card.kind == MISSION else ""), card.id


@pytest.mark.parametrize("edition", ["full", "base"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_war_holds_every_card_once(edition: str, players: int) -> None:
    g = RING_WAR.start(RING_WAR.setup(players, map=edition))
    saved = {name: getattr(g, name) for name in ("area_pile", "card_pile")}
    assert sorted(saved["card_pile"]) == sorted(pile(edition))
    assert len(saved["area_pile"]) == {"full": 66, "base": 44}[edition]
