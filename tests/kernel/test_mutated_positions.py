"""Hundreds of positions that somebody has changed by hand: refused, or playable."""

from __future__ import annotations

import pytest

from feldzug.games.ring_war.game import RING_WAR
from feldzug.kernel import laws, record
from feldzug.kernel.codec import Codec, canonical
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import FeldzugError
from feldzug.kernel.game import Game
from tests.mutated import claimed, mutants, walked
from tests.practice import FORDS

WALKS = {
    RING_WAR.key: ([RING_WAR.setup(2, map="base", setup="quick"), RING_WAR.setup(3)], 500),
    FORDS.key: (list(laws.setups(FORDS))[:9], 50),
}


@pytest.mark.slow
@pytest.mark.parametrize("game", [RING_WAR, FORDS], ids=lambda game: game.key)
def test_what_was_changed_by_hand_is_refused_or_can_be_played(game: Game) -> None:
    codec, games = Codec(game), {game.key: game}
    found = walked(codec, *WALKS[game.key])
    setups = {canonical(saved["options"]) + canonical(saved["modules"]): s for s, saved in found}
    accepted = refused = 0
    for n, mutant in enumerate(mutants([saved for _, saved in found], 300, 7)):
        setup = setups[canonical(mutant["options"]) + canonical(mutant["modules"])]
        if mutant["players"] != setup.players:
            continue
        try:
            g = record.read(claimed(codec, setup, mutant), games).match.position
        except FeldzugError:
            refused += 1
            continue
        accepted += 1
        laws.wander(g, Dealer(n), 150)  # raises where nobody can act, or the rules break
    assert accepted > 50
    assert refused > 50
