"""The laws hold when every development card was bought and capitals stand."""

from __future__ import annotations

from feldzug.games.runewars.banners.development.capitals import found_capital, sites
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.notation import read, write
from feldzug.kernel import laws
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from tests.games.runewars.banners.developing import BANNERS, bought
from tests.games.runewars.table import table


def test_a_game_with_all_cards_is_sound_and_whole() -> None:
    chosen = {"development_cards": "on", "setup": "quick"}
    setup, codec = RUNEWARS.setup(4, BANNERS, **chosen), Codec(RUNEWARS)
    g = table(4, 1, BANNERS, **chosen)
    before = RUNEWARS.counted(g)
    bought(g, *g.rules.shelf("development-cards"))
    for seat in g.seats():
        g.dials[seat] = [8, 8, 8]
        found_capital(g, seat, sites(g, seat)[0])
    dealer = Dealer(3)
    for _ in range(30):
        laws.wander(g, dealer, 40, RUNEWARS.seek)
        assert RUNEWARS.sound(g)
        assert all(module.sound(g) for module in g.rules.modules)
        assert RUNEWARS.counted(g) == before
        if g.outcome() is not None:
            break
        laws.position_laws(codec, setup, g)
        found, agreed = read(write(g, setup))
        assert codec.text(found, agreed) == codec.text(g, setup)
