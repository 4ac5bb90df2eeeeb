"""What a frame stands in: declared by each, obeyed by every stack that is played, asked of files."""

from __future__ import annotations

import json
from typing import Any

import pytest

from feldzug.games.ring_war.game import RING_WAR
from feldzug.kernel import laws
from feldzug.kernel.codec import Codec
from feldzug.kernel.errors import BadValue
from feldzug.kernel.frames import Frame
from feldzug.kernel.game import Game
from feldzug.kernel.nesting import misplaced
from feldzug.parts.windows import Window
from tests.practice import FORDS
from tests.practice.battle import Battle, Strike
from tests.practice.cards import DrawCard
from tests.practice.heath import HEATH
from tests.practice.orders import ChooseOrders, March, Muster, Season, War
from tests.practice.scenes import FORD, HILL, A, B

BEGUN = [War(at="next_season"), Season(at="end_of_season")]
MARCHED = March(A, FORD, at="take_the_area")


@pytest.mark.parametrize(
    "stack",
    [
        [War()],
        BEGUN,
        [*BEGUN, ChooseOrders()],
        [*BEGUN, March(B, HILL), MARCHED, Battle(FORD, A, B)],
        [*BEGUN, MARCHED, Battle(FORD, A, B, at="next_clash"), Strike(A), Strike(B)],
    ],
    ids=len,
)
def test_what_waits_beside_a_frame_may_lie_below_it(stack: list[Frame]) -> None:
    assert misplaced(stack) is None


@pytest.mark.parametrize(
    "stack",
    [
        [Season()],
        [War(at="season"), War()],
        [War(), Season()],
        [*BEGUN, Battle(FORD, A, B)],
        [*BEGUN, Strike(A)],
        [*BEGUN, MARCHED, MARCHED],
        [*BEGUN, Muster(A, HILL, at="."), MARCHED],
        [*BEGUN, ChooseOrders(), DrawCard(A)],
    ],
    ids=str,
)
def test_whatever_stands_elsewhere_is_found(stack: list[Frame]) -> None:
    assert misplaced(stack) is stack[-1]


@pytest.mark.parametrize("game", [RING_WAR, FORDS, HEATH], ids=lambda game: game.key)
def test_every_frame_of_a_game_says_what_it_stands_in(game: Game) -> None:
    frames: list[Any] = [k for k in game.kinds if issubclass(k, Frame) and k is not Window]
    known = {"", *[name for kind in frames for name in [k.__name__ for k in kind.__mro__]]}
    for kind in frames:
        assert kind.inside(), kind.__name__
        assert set(kind.inside()) <= known, kind.__name__


@pytest.mark.parametrize("game", [RING_WAR, FORDS, HEATH], ids=lambda game: game.key)
def test_every_stack_that_is_played_obeys(game: Game) -> None:
    for setup in laws.setups(game):
        for seed, walk in enumerate((laws.uniform, game.seek)):
            match = laws.random_walk(game, setup, seed, 250, walk)
            g = match.at(0)
            for entry in match.journal:
                laws.frames_stand_where_they_may(g)
                g.repeat(entry.seat, entry.action)
            laws.frames_stand_where_they_may(g)


def test_the_law_names_a_frame_that_stands_elsewhere() -> None:
    g = laws.random_walk(FORDS, FORDS.setup(3), 1, 3).position
    del g.stack[0]
    with pytest.raises(AssertionError, match="Season does not name what it stands in"):
        laws.frames_stand_where_they_may(g)


def test_a_file_that_nests_otherwise_is_refused() -> None:
    setup = FORDS.setup(3)
    codec = Codec(FORDS)
    saved = json.loads(codec.text(laws.random_walk(FORDS, setup, 1, 3).position, setup))
    del saved["stack"][0]
    codec.load(saved)  # an own save is not asked
    with pytest.raises(BadValue, match="nesting"):
        codec.load(saved, foreign=True)


def test_a_file_in_which_nobody_can_act_is_refused() -> None:
    setup = FORDS.setup(3)
    codec = Codec(FORDS)
    saved = json.loads(codec.text(laws.random_walk(FORDS, setup, 1, 3).position, setup))
    drawing = {"@": "DrawCard", "seat": 0}
    cases: list[tuple[list[Any], dict[str, Any]]] = [
        ([{"@": "War", "at": "season"}, drawing], {"pile": []}),
        ([], {}),
    ]
    for stack, board in cases:
        with pytest.raises(BadValue, match="dead-end"):
            codec.load(
                {**saved, "stack": stack, "board": {**saved["board"], **board}}, foreign=True
            )
