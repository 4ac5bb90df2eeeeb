"""The first runes of the revised edition, by the players and by lot. [RW-038]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.runewars.board import HOME_OF, NEUTRAL
from feldzug.games.runewars.decks import DRAGON, FALSE, RUNE_TOKENS
from feldzug.games.runewars.events import RuneHidden
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.runes import PlaceRuneIn
from feldzug.games.runewars.set_up.runes_on_the_map import take_runes_back
from feldzug.games.runewars.set_up.start import SetUp
from feldzug.games.runewars.set_up.tiles import ChooseMarker, LayMap, lying
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.secrecy_laws import secrecy_laws
from feldzug.kernel.values import FATE
from feldzug.parts.decks import knows


def play(g: Any, dealer: Dealer) -> Any:
    """One answer at random; returns who gave it and what."""
    seat = g.waiting()[0]
    if seat == FATE:
        action = dealer.draw(g.odds())
    else:
        legal = g.legal(seat)
        action = legal[dealer.below(len(legal))]
    g.apply(seat, action)
    return seat, action


def revised(players: int, seed: int, **options: str) -> tuple[World, Dealer]:
    g = RUNEWARS.start(RUNEWARS.setup(players, start_runes="board", marker_distance="3", **options))
    assert isinstance(g, World)
    return g, Dealer(seed)


@pytest.mark.rule("RW-038")
def test_counter_clockwise_two_runes_each_away_from_the_markers() -> None:
    g, dealer = revised(3, 2)
    while g.path()[-1] != "choose-rune-area":
        play(g, dealer)
    markers = lying(g.frame(LayMap).markers)
    close = {area for marker in markers for area in g.layout.ground.touched(marker)}
    asked = []
    while not isinstance(g.stack[-1], ChooseMarker):
        seat, action = play(g, dealer)
        if isinstance(action, PlaceRuneIn):
            asked.append(seat)
            assert action.area not in close
    first = g.first
    assert asked == [s for s in (first, (first - 1) % 3, (first - 2) % 3) for _ in range(2)]
    assert sorted(g.runes.kinds) == [FALSE] * 3 + [DRAGON] * 3
    assert len(set(g.runes.areas)) == 6


@pytest.mark.rule("RW-038")
def test_next_to_a_marker_no_rune_is_laid() -> None:
    g, dealer = revised(2, 1)
    while g.path()[-1] != "choose-rune-area":
        play(g, dealer)
    marker = lying(g.frame(LayMap).markers)[0]
    for area in g.layout.ground.touched(marker):
        assert g.why_not(g.waiting()[0], PlaceRuneIn(area)) is not None


@pytest.mark.rule("RW-038")
def test_only_the_owner_knows_which_is_which() -> None:
    g, dealer = revised(2, 1)
    setup = RUNEWARS.setup(2, start_runes="board", marker_distance="3")
    while not isinstance(g.stack[-1], ChooseMarker):
        if g.path()[-1] in ("choose-rune-area", "choose-dragon-area"):
            secrecy_laws(Codec(RUNEWARS), setup, g)
        play(g, dealer)
    for seen in g.runes.seen:
        assert sum(knows(seen, seat) for seat in g.seats()) == 1


@pytest.mark.rule("RW-042")
def test_with_the_markers_the_runes_are_taken_back() -> None:
    g, dealer = revised(2, 1)
    while not isinstance(g.stack[-1], ChooseMarker):
        play(g, dealer)
    g.stack.pop().fizzle(g)  # type: ignore[attr-defined]
    assert len(g.runes) == 0
    assert g.rune_box == list(RUNE_TOKENS)
    take_runes_back(g)
    assert g.frame(LayMap).at == "lay_markers"


@pytest.mark.rule("RW-038", "RW-379")
def test_the_automatic_set_up_lays_them_too() -> None:
    g, dealer = revised(4, 3, setup="quick")
    told = []
    while any(isinstance(frame, SetUp) for frame in g.stack):
        play(g, dealer)
        told += [event.area for event in g.events if isinstance(event, RuneHidden)]
    assert sorted(told) == sorted(g.runes.areas)
    assert sorted(g.runes.kinds) == [FALSE] * 4 + [DRAGON] * 4
    for area in g.runes.areas:
        assert HOME_OF[area] == NEUTRAL
        assert all(HOME_OF[near] == NEUTRAL for near in g.near(area))
    assert all(g.rune_in(area) == NONE for area in g.areas() if HOME_OF[area] != NEUTRAL)
