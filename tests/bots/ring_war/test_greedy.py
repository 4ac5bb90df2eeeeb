"""The greedy bot over whole wars and in scenes: it buys a mix, spends its points, and stays where it went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from feldzug.bots.policies.ring_war.fronts import Fronts
from feldzug.bots.policies.ring_war.outlook import Outlook
from feldzug.bots.policies.ring_war.policy import POLICY
from feldzug.games.ring_war.actions import Attack, Deploy
from feldzug.games.ring_war.board import CREATURE, INFANTRY, PLACE
from feldzug.games.ring_war.events import (
    BonusGranted,
    CardsTraded,
    PointsCounted,
    PointsLapsed,
    UnitDeployed,
    UnitMoved,
)
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.war import NEUTRAL, War
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.values import FATE, Event
from tests.games.ring_war.table import GREEN, RED, begin, place, war

NAMES = {place: name for name, place in PLACE.items()}

OPENING = 16
"""So many turns are looked at: later one player may rule so much that there is no room for more units."""


def opening(players: int, seed: int) -> Iterator[tuple[War, Event]]:
    """What happens in the first turns of a war between players who follow the policy."""
    g = RING_WAR.start(RING_WAR.setup(players, setup="quick"))
    assert isinstance(g, War)
    dealer = Dealer(seed)
    while (waiting := g.waiting()) and g.turn <= OPENING:
        seat = waiting[0]
        by_lot = seat == FATE
        answer = dealer.draw(g.odds()) if by_lot else POLICY.choose(g, seat, g.legal(seat))
        for event in g.apply(seat, answer):
            yield g, event


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_buys_a_mix_and_spends_the_points(players: int) -> None:
    """What a bonus grants for one full area lapses whatever one does, so a little may."""
    bought: Counter[int] = Counter()
    granted = lapsed = 0
    for seed in range(1, 7):
        for g, event in opening(players, seed):
            if g.turn and isinstance(event, UnitDeployed) and event.seat != NEUTRAL:
                bought[event.kind] += 1
            elif isinstance(event, PointsCounted | CardsTraded | BonusGranted):
                granted += event.points
            elif isinstance(event, PointsLapsed):
                lapsed += event.points
    assert bought[INFANTRY] < 0.87 * bought.total()
    assert bought[CREATURE] > 0.007 * bought.total()
    assert lapsed < 0.04 * granted


def spend_all(g: War) -> tuple[list[Deploy], int]:
    """Green's purchases of a turn, and how many points lapse."""
    found: list[Deploy] = []
    lapsed = 0
    while g.waiting() == (GREEN,):
        action = POLICY.choose(g, GREEN, g.legal(GREEN))
        if not isinstance(action, Deploy):
            break
        found.append(action)
        lapsed += sum(e.points for e in g.apply(GREEN, action) if isinstance(e, PointsLapsed))
    return found, lapsed


def test_where_room_is_short_it_buys_what_is_dear() -> None:
    """Three sites of power and room for one unit: three points buy one cavalry, not one infantry."""
    g = war("the_shire: 0 infantry 4\nfornost: 0 infantry 5\nesgaroth: 0 infantry 5")
    begin(g, "reinforcements")
    bought, lapsed = spend_all(g)
    assert lapsed == 0
    assert any(action.kind > INFANTRY for action in bought)


def test_who_left_a_front_does_not_go_back_for_a_trifle() -> None:
    """After every move between two fronts that looked good, a twentieth more at stake calls nobody back."""
    tried = 0
    for g, event in opening(2, seed=4):
        if not isinstance(event, PointsCounted):
            continue
        seat = event.seat
        fronts = Fronts(Outlook(g, seat))
        edge = [area for area in g.ruled(seat) if fronts.distance[area] == 0 and g.size(area) > 1]
        for source in edge:
            for target in g.board.land[source]:
                if target not in edge or not g.room(target) or not g.units[3 * source]:
                    continue
                if fronts.move(source, target, INFANTRY) <= 0:
                    continue
                twin = g.clone()
                twin.units[3 * source] -= 1
                twin.units[3 * target] += 1
                after = Fronts(Outlook(twin, seat))
                after.weight[source] *= 1.05
                tried += 1
                assert after.move(target, source, INFANTRY) <= 0
    assert tried > 10


def realm(g: War, region: int, missing: dict[str, list[int]], troops: list[int]) -> None:
    """Green rules a region but for the areas that are *missing*, where red's units are named."""
    kept = {place(name): units for name, units in missing.items()}
    for area in g.board.regions[region]:
        g.ruler[area] = RED if area in kept else GREEN
        g.units[3 * area : 3 * area + 3] = kept.get(area, troops)


def test_it_goes_for_the_region_that_it_can_complete() -> None:
    """From the Brown Lands it could attack two areas alike. Of the one region more is ruled and its bonus
    is larger, but five creatures in a fortress hold the rest of it; the other can be had.
    """
    g = war("", "2", others="1 infantry 1")
    open_region = g.board.region_of[place("eastern_mirkwood")]
    barred_region = g.board.region_of[place("emyn_muil")]
    fortress = next(a for a in g.board.regions[barred_region] if g.board.fortress[a])
    beside = {name: [1, 0, 0] for name in ("eastern_mirkwood", "north_mirkwood")}
    realm(g, open_region, beside, [2, 1, 0])
    realm(g, barred_region, {"emyn_muil": [1, 0, 0], NAMES[fortress]: [0, 0, 5]}, [1, 0, 0])
    source = place("brown_lands")
    g.units[3 * source : 3 * source + 3] = [2, 2, 0]
    assert Outlook(g, GREEN).regions().goal == open_region
    begin(g, "battle")
    alike = [Attack(source, place(target)) for target in ("emyn_muil", "eastern_mirkwood")]
    assert set(alike) <= set(g.legal(GREEN))
    assert POLICY.choose(g, GREEN, alike) == Attack(source, place("eastern_mirkwood"))


def moved_back(players: int, seed: int) -> tuple[int, int]:
    """How many units moved, and how many of them back over the way that one of the same kind had gone in
    the same turn, no leader going along.
    """
    moves = back = turn = 0
    gone: set[tuple[int, int, int]] = set()
    for g, event in opening(players, seed):
        if isinstance(event, UnitMoved) and not event.led:
            if g.turn != turn:
                turn, gone = g.turn, set()
            moves += 1
            back += (event.target, event.source, event.kind) in gone
            gone.add((event.source, event.target, event.kind))
    return moves, back


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_unit_goes_back_where_one_has_just_come_from(players: int) -> None:
    counts = [moved_back(players, seed) for seed in range(11, 15)]
    assert sum(moves for moves, _ in counts) > 100
    assert sum(back for _, back in counts) == 0


def test_who_has_no_figure_left_to_buy_fights_where_others_would_not() -> None:
    """Points that find no figure lapse: a fight costs nothing then, so a poor chance is taken, too."""

    def stops(in_the_box: bool) -> bool:
        g = war("the_shire: 0 infantry 4", "2", others="1 creature 4")
        g.fielded[:3] = [0, 0, 0] if in_the_box else list(g.options.figures)
        begin(g, "battle")
        return not isinstance(POLICY.choose(g, GREEN, g.legal(GREEN)), Attack)

    assert stops(in_the_box=True)
    assert not stops(in_the_box=False)
