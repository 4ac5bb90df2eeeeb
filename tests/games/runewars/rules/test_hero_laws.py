"""Heroes in whole Quest Phases and own turns, by the laws: nothing leaks, nothing is lost, all is saved."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.heroes.quest_phase import QuestPhase
from feldzug.games.runewars.inventory import contents
from feldzug.games.runewars.turn import OwnActions, Turn
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.laws import (
    frames_stand_where_they_may,
    looking_changes_nothing,
    saved_and_loaded_is_the_same,
    secrecy_laws,
)
from feldzug.kernel.values import FATE, Seat
from tests.games.runewars.champions import season
from tests.games.runewars.crowds import choose, crowded
from tests.games.runewars.table import start

EVERY = 23
"""So many answers lie between two looks at the laws."""


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("variant", ["off", "on"])
def test_heroes_keep_the_laws(variant: str, seed: int) -> None:
    players = 2 + seed % 3
    options = {"setup": "quick", "exploration": variant}
    g, dealer = crowded(players, seed, (), **options), Dealer(100 + seed)
    full, setup, codec = contents(g), RUNEWARS.setup(players, **options), Codec(RUNEWARS)
    begun = QuestPhase() if seed % 3 else OwnActions(Seat(0))
    g.active = Seat(0) if isinstance(begun, OwnActions) else g.active
    start(g, *season(*([Turn(Seat(0), at="end")] if g.active == 0 else []), begun))
    steps = 0
    while any(isinstance(frame, type(begun)) for frame in g.stack):
        if steps % EVERY == seed:
            frames_stand_where_they_may(g)
            secrecy_laws(codec, setup, g, seed + steps)
            saved_and_loaded_is_the_same(codec, setup, g, seed)
            looking_changes_nothing(codec, setup, g)
            assert contents(g) == full
        seat = g.waiting()[0]
        g.apply(seat, dealer.draw(g.odds()) if seat == FATE else choose(g, seat, dealer))
        steps += 1
    assert steps < 2000
