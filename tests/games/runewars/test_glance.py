"""A game at a glance: what it says is true, and nothing that is hidden."""

from __future__ import annotations

from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.glance import glance
from feldzug.games.runewars.world import World
from feldzug.kernel import laws
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import determinise


def test_it_shows_the_map_as_laid_and_tokens_but_not_which() -> None:
    g, dealer = RUNEWARS.start(RUNEWARS.setup(2, setup="quick")), Dealer(4)
    assert isinstance(g, World)
    assert glance(g).turn == 0
    seen = 0
    for _ in range(5):
        laws.wander(g, dealer, 60, RUNEWARS.seek)
        found, shown = glance(g), g.view(None)
        assert len(found.owners) == len(shown.areas)
        assert sorted(found.owners.values()) == sorted(
            [-1 if area.controller is None else area.controller for area in shown.areas.values()]
        )
        held = [
            sum(area.controller == seat and area.rune is not None for area in shown.areas.values())
            for seat in g.seats()
        ]
        assert [points["rune-tokens"] for points in found.points] == held
        assert found.turn == 4 * (g.year - 1) + g.season + 1
        for seat in g.seats():
            other = determinise(g, seat, Dealer(1))
            assert isinstance(other, World)
            assert glance(other) == found
        seen += sum(held)
    assert seen > 0
