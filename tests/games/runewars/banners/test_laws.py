"""The laws hold with the expansion, alone and with every option that is in force with it."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.game import RUNEWARS
from feldzug.kernel import laws
from feldzug.kernel.dealer import Dealer

SETUPS = [
    {"setup": "quick"},
    {"setup": "official"},
    {"setup": "official", "swap_in_set_up": "no"},
    {"setup": "quick", "exploration": "on"},
    {"setup": "quick", "exploration": "on", "free_cities": "on", "road_to_victory": "on"},
    {"setup": "quick", "exploration": "on", "flooded_landing": "token-first"},
    {"setup": "official", "free_cities": "on", "garrison_split": "no"},
    {"setup": "quick", "epic": "on", "received_is_drawn": "no", "broken_rune_open": "always"},
    {"setup": "quick", "development_cards": "on"},
    {"setup": "quick", "commanders": "on"},
    {"setup": "official", "commanders": "on", "hero_support": "on", "commander_by_rally": "yes"},
]


@pytest.mark.parametrize("chosen", SETUPS, ids=lambda chosen: "-".join([*chosen, *chosen.values()]))
def test_every_law_holds_after_random_play(chosen: dict[str, str]) -> None:
    setup = RUNEWARS.setup(3, ("banners",), **chosen)
    laws.battery(RUNEWARS, setup, 21, 150, walk=RUNEWARS.seek, moments=1)


@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_sound_and_whole_until_it_ends(seed: int) -> None:
    setup = RUNEWARS.setup(2 + seed % 3, ("banners",), setup="quick")
    g, first, dealer = RUNEWARS.start(setup), RUNEWARS.start(setup), Dealer(seed)
    for _ in range(400):
        laws.wander(g, dealer, 25, RUNEWARS.seek)
        assert RUNEWARS.sound(g)
        laws.nothing_is_lost_or_made(first, g, RUNEWARS.counted)
        if g.outcome() is not None:
            break
    assert g.outcome() is not None, "no end after 10,000 answers"
