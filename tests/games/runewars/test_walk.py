"""The walk that seeks battles finds them."""

from __future__ import annotations

from feldzug.games.runewars.battle.battle import BattleBegan
from feldzug.games.runewars.game import RUNEWARS
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.values import FATE
from feldzug.kernel.walks import Walk, uniform

GAMES = 6
BATTLES = 10
"""So many battles a game brings at least, on average."""


def battles(seed: int, walk: Walk) -> int:
    """How many battles a whole game has."""
    g = RUNEWARS.start(RUNEWARS.setup(2 + seed % 3, setup="quick"))
    dealer = Dealer(seed)
    found = 0
    while waiting := g.waiting():
        seat = waiting[0]
        by_lot = seat == FATE
        answer = dealer.draw(g.odds()) if by_lot else walk(g, seat, g.legal(seat), dealer)
        found += len([e for e in g.apply(seat, answer) if isinstance(e, BattleBegan)])
    assert g.outcome() is not None
    return found


def test_there_are_ten_battles_a_game() -> None:
    assert sum([battles(seed, RUNEWARS.seek) for seed in range(GAMES)]) >= BATTLES * GAMES


def test_without_seeking_there_are_few() -> None:
    assert sum([battles(seed, uniform) for seed in range(GAMES)]) < BATTLES * GAMES / 2
