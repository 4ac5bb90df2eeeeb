"""A campaign at a glance: what it says is true, and nothing that is hidden."""

from __future__ import annotations

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.game import EMPIRES
from feldzug.games.empires.glance import glance
from feldzug.games.empires.victory import own_points
from feldzug.games.empires.vocabularies import TILES
from feldzug.kernel import laws
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import determinise
from tests.games.empires.table import A, B, campaign


def test_it_shows_the_round_the_owners_and_where_points_come_from() -> None:
    g = campaign(
        "A1 hills 0 city*; B1 volcano 0; C1 hills 0 special-building; D1 hills; A3 hills 1 *",
        number=3,
    )
    g.markers[B] = 4
    found = glance(g)
    assert found.turn == 3
    assert found.owners == {"A1": 0, "B1": 0, "C1": 0, "D1": -1, "A3": 1}
    assert found.points[A] == {
        "tiles": 3,
        "cities": 1,
        "special-building": 1,
        "hoard": 3,
        "markers": 0,
    }
    assert found.points[B]["markers"] == 4


def test_it_is_true_all_through_a_campaign_and_tells_nothing_hidden() -> None:
    g, dealer = EMPIRES.start(EMPIRES.setup(3, battles="paper")), Dealer(4)
    assert isinstance(g, Campaign)
    assert glance(g).turn == 0
    for _ in range(8):
        laws.wander(g, dealer, 30, EMPIRES.seek)
        found, shown = glance(g), g.view(None)
        assert found.owners == {
            name: -1 if tile.owner is None else tile.owner for name, tile in shown.tiles.items()
        }
        assert [sum(points.values()) for points in found.points] == [
            own_points(g, seat) for seat in g.seats()
        ]
        assert sorted(found.owners) == sorted(TILES[tile] for tile in g.land.tiles())
        for seat in g.all_seats():
            other = determinise(g, seat, Dealer(1))
            assert isinstance(other, Campaign)
            assert glance(other) == found
    assert found.turn == g.round > 1
