"""The greedy bot over whole wars and in scenes: it buys a mix, spends its points, and stays where it went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from feldzug.bots.policies.ring_war.fronts import Fronts
from feldzug.bots.policies.ring_war.outlook import Outlook
from feldzug.bots.policies.ring_war.policy import POLICY
from feldzug.games.ring_war.actions import Attack, Deploy
from feldzug.games.ring_war.board import CREATURE, INFANTRY
from feldzug.games.ring_war.events import (
    BonusGranted,
    CardsTraded,
    PointsCounted,
    PointsLapsed,
    UnitDeployed,
)
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.war import NEUTRAL, War
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.values import FATE, Event
from tests.games.ring_war.table import GREEN, begin, place, war

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
    for seed in range(1, 5):
        for g, event in opening(players, seed):
            if g.turn and isinstance(event, UnitDeployed) and event.seat != NEUTRAL:
                bought[event.kind] += 1
            elif isinstance(event, PointsCounted | CardsTraded | BonusGranted):
                granted += event.points
            elif isinstance(event, PointsLapsed):
                lapsed += event.points
    assert bought[INFANTRY] < 0.88 * bought.total()
    assert bought[CREATURE] > 10
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


def test_it_attacks_the_last_area_of_a_region_first() -> None:
    """Two equal neighbours; one of them completes a region."""
    g = war("", others="1 infantry 1")
    region = g.board.regions[g.board.region_of[place("the_shire")]]
    last = place("the_shire")
    for area in region:
        if area != last:
            g.ruler[area] = GREEN
            g.units[3 * area : 3 * area + 3] = [3, 0, 0]
    begin(g, "battle")
    action = POLICY.choose(g, GREEN, g.legal(GREEN))
    assert isinstance(action, Attack)
    assert action.target == last
