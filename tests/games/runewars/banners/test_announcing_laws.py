"""Every law holds at each moment of a battle and of a duel with tactical fate cards. [BOW-294, BOW-295]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.runewars.banners.announcing import AnnounceFate, AnnounceWindow
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.board import AREAS, HOME_OF, NEUTRAL
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.heroes.duel import Duel
from feldzug.games.runewars.world import World
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import determinise
from feldzug.kernel.laws import nothing_is_lost_or_made, position_laws
from feldzug.kernel.secrecy_laws import secrecy_laws
from feldzug.kernel.values import FATE
from feldzug.parts.windows import PASS, Window
from tests.games.runewars.banners.announcing import BANNERS
from tests.games.runewars.champions import duel
from tests.games.runewars.table import (
    DAQAN,
    LATARI,
    clear,
    hero,
    hold,
    kind,
    put,
    table,
    turn_of,
)

CODEC = Codec(RUNEWARS)
HANDS = {
    DAQAN: ("bribery", "ashen-sky", "panic"),
    LATARI: ("bribery", "night-march", "rally-cry"),
}
ANNOUNCEMENTS = pytest.mark.parametrize("fate_announcement", ["number", "titles"])


def prepared(fate_announcement: str) -> tuple[World, str]:
    """Hands with and without such cards; a name of an area that is nobody's home."""
    g = clear(table(4, 1, BANNERS, fate_announcement=fate_announcement))
    for seat, cards in HANDS.items():
        hold(g, seat, *cards)
    return g, next(AREAS[a] for a in g.areas() if HOME_OF[a] == NEUTRAL)


def tried_all_through(g: World, during: type[Any], fate_announcement: str) -> int:
    """Laws wherever somebody is asked, until it is over; how many cards were announced."""
    setup = RUNEWARS.setup(4, BANNERS, fate_announcement=fate_announcement)
    first, dealer, count = g.clone(), Dealer(4), 0
    while any(isinstance(frame, during) for frame in g.stack):
        seat = g.waiting()[0]
        if seat == FATE:
            g.apply(FATE, dealer.draw(g.odds()))
            continue
        top, legal = g.stack[-1], g.legal(seat)
        chosen = PASS if isinstance(top, Window) else legal[dealer.below(len(legal))]
        if isinstance(top, AnnounceWindow):
            chosen = legal[0]
            count += isinstance(chosen, AnnounceFate)
            position_laws(CODEC, setup, g, 1)
            secrecy_laws(CODEC, setup, g, 1, chosen)
            for other in g.seats():
                nothing_is_lost_or_made(g, determinise(g, other, Dealer(2)), RUNEWARS.counted)
        g.apply(seat, chosen)
        nothing_is_lost_or_made(first, g, RUNEWARS.counted)
    return count


@ANNOUNCEMENTS
def test_the_laws_hold_while_cards_are_announced_in_a_battle(fate_announcement: str) -> None:
    g, where = prepared(fate_announcement)
    put(g, where, pegasus_rider=2, warrior=1)
    g.supply[kind("knight")] -= 3
    g.arriving[kind("knight")] += 3
    turn_of(g, DAQAN, Battle(DAQAN, AREAS.index(where)))
    assert tried_all_through(g, Battle, fate_announcement) >= 3


@ANNOUNCEMENTS
def test_the_laws_hold_while_cards_are_announced_in_a_duel(fate_announcement: str) -> None:
    g, where = prepared(fate_announcement)
    one, other = (
        hero(g, "sir-valadir", DAQAN, where),
        hero(g, "red-scorpion", LATARI, where),
    )
    duel(g, one, other)
    assert tried_all_through(g, Duel, fate_announcement) >= 3
