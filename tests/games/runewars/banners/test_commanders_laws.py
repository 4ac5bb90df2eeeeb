"""Whole games with commanders: sound, nothing lost, saved and written as text. [BOW-042, BOW-205]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.notation import read, write
from feldzug.games.runewars.world import World
from feldzug.kernel import laws
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.values import FATE

OPTIONS = (
    {"setup": "quick"},
    {
        "setup": "quick",
        "hero_support": "on",
        "heroes_march": "on",
        "commander_alone": "yes",
        "commander_held_in_quest_phase": "no",
        "commander_cut_off": "stays",
        "routed_commander": "defeated",
        "commander_leaves": "as-defeat",
        "commander_by_rally": "yes",
    },
)


@pytest.mark.parametrize("chosen", OPTIONS, ids=["ours", "otherwise"])
def test_a_game_with_commanders_is_sound_and_whole_until_it_ends(chosen: dict[str, str]) -> None:
    setup = RUNEWARS.setup(3, ("banners",), commanders="on", **chosen)
    codec, dealer = Codec(RUNEWARS), Dealer(2)
    g = RUNEWARS.start(setup)
    assert isinstance(g, World)
    before = RUNEWARS.counted(g)
    for n in range(10_000):
        seats = g.waiting()
        if not seats:
            break
        legal = g.legal(seats[0]) if seats[0] != FATE else []
        action = (
            dealer.draw(g.odds()) if seats[0] == FATE else RUNEWARS.seek(g, seats[0], legal, dealer)
        )
        g.apply(seats[0], action)
        if n % 60 == 0:
            assert RUNEWARS.sound(g)
            assert all(module.sound(g) for module in g.rules.modules)
            assert RUNEWARS.counted(g) == before
            laws.position_laws(codec, setup, g)
            assert codec.text(*read(write(g, setup))) == codec.text(g, setup)
    assert g.outcome() is not None
