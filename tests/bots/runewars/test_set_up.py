"""The policy of Runewars lays the map: with room for all, and a good home on it."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.bots.policies.runewars.outlook import Outlook
from feldzug.bots.policies.runewars.policy import POLICY
from feldzug.bots.policies.runewars.set_up import (
    FAR_ENOUGH,
    ROOM,
    open_ways,
    pick_faction,
    worth_of_place,
)
from feldzug.games.runewars.board import HOME_OF, LAND, NEUTRAL, TILE_FACTS
from feldzug.games.runewars.events import MarkersTakenBack, TilesTakenBack
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.laid import STEPS, Laid, Marker
from feldzug.games.runewars.set_up.fair_map import worth_near, worth_of_land
from feldzug.games.runewars.set_up.start import PickFaction
from feldzug.games.runewars.set_up.tiles import LayMap, LayMarker, LayTile
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.values import FATE, Seat


def asked(kind: type, seed: int, home: bool = False) -> tuple[World, Seat, list[Any]]:
    """The first question with several answers of a kind once a tile lies; the policy answers all others."""
    g = RUNEWARS.start(RUNEWARS.setup(2))
    assert isinstance(g, World)
    dealer = Dealer(seed)
    while True:
        seat = g.waiting()[0]
        if seat == FATE:
            g.apply(FATE, dealer.draw(g.odds()))
            continue
        legal = g.legal(seat)
        if len(legal) > 1 and isinstance(legal[0], kind) and g.layout.tiles:
            if not isinstance(legal[0], LayTile) or is_home(legal[0]) == home:
                return g, seat, legal
        g.apply(seat, POLICY.choose(g, seat, legal))


def is_home(action: LayTile) -> bool:
    return TILE_FACTS[action.tile].faction != NEUTRAL


def ways(g: World, action: LayTile) -> list[int]:
    return open_ways(g.layout.ground, Laid(action.tile, action.q, action.r, action.turn))


@pytest.mark.parametrize(
    ("players", "seed"),
    [
        (2, 0),
        (3, 24),
        (3, 21),
        *[pytest.param(4, n, marks=pytest.mark.slow) for n in (3, 39, 3366)],
    ],
)
def test_nothing_that_is_laid_is_taken_back(players: int, seed: int) -> None:
    """Tiles leave room for markers, and these for home realms: else all would be taken back, for ever."""
    g = RUNEWARS.start(RUNEWARS.setup(players))
    assert isinstance(g, World)
    dealer = Dealer(seed)
    while any(isinstance(frame, LayMap) for frame in g.stack) or not g.layout.tiles:
        seat = g.waiting()[0]
        if seat == FATE:
            g.apply(FATE, dealer.draw(g.odds()))
            continue
        events = g.apply(seat, POLICY.choose(g, seat, g.legal(seat)))
        assert not [e for e in events if isinstance(e, (TilesTakenBack, MarkersTakenBack))]


def test_factions_are_picked_by_what_they_begin_with() -> None:
    """The first player has most to begin with, then it goes down; no two factions are alike."""
    g = RUNEWARS.start(RUNEWARS.setup(4))
    assert isinstance(g, World)
    dealer = Dealer(1)
    while NONE in g.faction:
        seat = g.waiting()[0]
        if seat == FATE:
            g.apply(FATE, dealer.draw(g.odds()))
            continue
        g.apply(seat, POLICY.choose(g, seat, g.legal(seat)))
    look = Outlook(g, Seat(0))
    worth = [pick_faction(look, PickFaction(g.faction[seat])) for seat in g.clockwise(g.first)]
    assert worth == sorted(set(worth), reverse=True)


@pytest.mark.parametrize("laid", [2, 3])
def test_who_chooses_a_home_late_wants_good_areas_apart(laid: int) -> None:
    """Good areas beside a tile are good for who chooses early, bad for the first player; borders are bad."""
    g = RUNEWARS.start(RUNEWARS.setup(3))
    assert isinstance(g, World)
    dealer = Dealer(3)
    while len(g.layout.tiles) < laid:
        seat = g.waiting()[0]
        if seat == FATE:
            g.apply(FATE, dealer.draw(g.odds()))
            continue
        g.apply(seat, POLICY.choose(g, seat, g.legal(seat)))
    seat = g.waiting()[0]
    area_at = g.layout.ground.area_at

    def beside(action: LayTile) -> list[int]:
        spots = Laid(action.tile, action.q, action.r, action.turn).spots()
        found = [area_at.get(at + step) for at in spots for step in STEPS]
        return [area for area in found if area is not None]

    def good(action: LayTile) -> int:
        return sum([worth_of_land(LAND[area]) for area in set(beside(action))])

    sign = -1 if seat == g.first else 1
    legal = g.legal(seat)
    chosen = POLICY.choose(g, seat, legal)
    worth = {way: sign * good(way) - ROOM * len(beside(way)) for way in legal}
    assert worth[chosen] == max(worth.values())
    like = [good(way) for way in legal if len(beside(way)) == len(beside(chosen))]
    assert min(like) < max(like)
    assert good(chosen) == (min(like) if seat == g.first else max(like))
    assert (seat == g.first) == (laid == 3)


def test_open_ways_are_those_that_units_can_walk() -> None:
    """Once the tile lies, its areas have those neighbours by land."""
    g, _, legal = asked(LayTile, 1)
    for action in legal[::7]:
        laid = Laid(action.tile, action.q, action.r, action.turn)
        after = g.layout.with_tile(laid).ground
        inside = [facts.number for facts in TILE_FACTS[action.tile].areas]
        beyond = [n for a in inside for n in after.by_land[a] if n not in inside]
        assert sorted(beyond) == sorted(ways(g, action))


@pytest.mark.parametrize("seed", [1, 2])
def test_a_home_realm_opens_to_the_best_areas(seed: int) -> None:
    g, seat, legal = asked(LayTile, seed, home=True)
    look = Outlook(g, seat)
    chosen = POLICY.choose(g, seat, legal)
    worth = {action: sum(look.value(a) for a in set(ways(g, action))) for action in legal}
    assert worth[chosen] == max(worth.values())


@pytest.mark.parametrize("seed", [1, 2])
def test_the_first_marker_lies_where_most_is_near(seed: int) -> None:
    g, seat, legal = asked(LayMarker, seed)
    ground = g.layout.ground
    nearby = ground.neighbourhoods()
    near = {m: worth_near(ground, nearby, Marker(m.q, m.r, m.direction)) for m in legal}
    assert near[POLICY.choose(g, seat, legal)] == max(near.values())


def test_of_two_places_that_are_as_good_the_one_far_from_others_is_better(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A marker lies already, and nothing counts but how far away it is."""
    g, seat, _ = asked(LayMarker, 1)
    g.apply(seat, POLICY.choose(g, seat, g.legal(seat)))
    monkeypatch.setattr("feldzug.bots.policies.runewars.set_up.worth_near", lambda *_: 0)
    ground = g.layout.ground
    (other,) = [Marker(*marker) for marker in g.frame(LayMap).markers]
    far = {m: ground.between(Marker(m.q, m.r, m.direction), other) for m in g.legal(seat)}
    assert far[POLICY.choose(g, seat, list(far))] >= min(FAR_ENOUGH, max(far.values()))


def test_a_home_realm_lies_far_from_one_that_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all places where a marker could be taken, the nearest to another home realm is not taken."""
    monkeypatch.setattr("feldzug.bots.policies.runewars.set_up.worth_near", lambda *_: 0)
    g, seat, _ = asked(LayTile, 1, home=True)
    g.apply(seat, POLICY.choose(g, seat, g.legal(seat)))
    ground = g.layout.ground
    look = Outlook(g, g.waiting()[0])
    laying = g.frame(LayMap)
    laying.markers = ()
    steps: dict[float, set[int]] = {}
    for marker in ground.markers():
        far = ground.distances(ground.touched(marker))
        home = min([n for area, n in far.items() if HOME_OF[area] != NEUTRAL])
        steps.setdefault(worth_of_place(look, marker), set()).add(min(home, FAR_ENOUGH))
    assert len(steps) > 1
    assert [min(steps[worth]) for worth in sorted(steps)] == sorted(map(min, steps.values()))
