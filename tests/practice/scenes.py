"""The test language of the practice game: a scene in one line, fate as written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from feldzug.kernel.frames import Frame
from feldzug.kernel.values import FATE, Seat
from feldzug.parts.windows import Pass
from tests.practice import FORDS
from tests.practice.orders import Season, War
from tests.practice.position import AREAS, KINDS, Realm

A, B, C = Seat(0), Seat(1), Seat(2)
FORD, HILL, MILL, WOOD, KEEP = range(len(AREAS))
BATTLES: dict[bool, str] = {False: "fought", True: "reported"}


def realm(
    armies: str = "",
    hands: Sequence[str] = (),
    *,
    modules: Sequence[str] = (),
    reported: bool = False,
) -> Realm:
    """A scene: `realm("ford 0 2 spear, ford 1 1 herald", hands=("feint", "", ""))`."""
    setup = FORDS.setup(3, modules, battles=BATTLES[reported])
    g = FORDS.new(setup)
    assert isinstance(g, Realm)
    for army in filter(None, armies.split(", ")):
        area, seat, count, kind = army.split()
        for _ in range(int(count)):
            g.recruit(Seat(int(seat)), KINDS.numbers[kind], AREAS.numbers[area])
    for hand, cards in zip(g.hands, hands, strict=False):
        for card in cards.split():
            g.pile.remove(card)
            hand.append(card)
    return g


def begin(g: Realm, *frames: Frame) -> Realm:
    g.begin(*frames)
    return g


def in_season(g: Realm, *frames: Frame) -> Realm:
    """The frames where they stand in a whole war, as a save would hold them."""
    return begin(g, *frames, Season(at="end_of_season"), War(at="next_season"))


def fated(g: Realm, *outcomes: Any) -> None:
    """Fate brings what is written; in between, whoever may play a card passes."""
    for outcome in outcomes:
        all_pass(g)
        g.apply(FATE, outcome)


def all_pass(g: Realm) -> None:
    while g.waiting() and g.waiting() != (FATE,) and Pass() in g.legal(g.waiting()[0]):
        g.apply(g.waiting()[0], Pass())
