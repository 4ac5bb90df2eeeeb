"""The greedy bot knows when tactical fate cards stand in."""

from __future__ import annotations

import pytest

from feldzug.bots.policies.runewars.policy import POLICY
from feldzug.games.runewars.banners.announcing import AnnounceFate
from feldzug.games.runewars.banners.units.abilities import BallLightning, KeepCards
from feldzug.games.runewars.decks import TACTICS_CARDS
from feldzug.games.runewars.tactics.limits import DiscardTactics
from feldzug.parts.windows import PASS
from tests.games.runewars.banners.announcing import announcing, attacked
from tests.games.runewars.battlefield import DAQAN, fated


@pytest.mark.parametrize(
    ("army", "title", "announces"),
    [
        ("3 knight", "veteran-sergeants", True),  # damage 2
        ("3 knight", "salted-fields", False),  # rout 1: a Fate card shows as much
        ("1 roc", "bribery", False),  # a miss
    ],
)
def test_cards_stand_in_where_they_show_more_than_most(
    army: str, title: str, announces: bool
) -> None:
    defenders = "1c: 1 giant" if "roc" in army else "1c: 3 pegasus-rider"
    g = announcing(attacked(defenders, army, hands={"daqan": (title,)}))
    expected = AnnounceFate(TACTICS_CARDS.index(title)) if announces else PASS
    assert POLICY.choose(g, DAQAN, g.legal(DAQAN)) == expected


def test_a_card_of_little_worth_goes_for_ball_lightning() -> None:
    g = attacked("1c: 3 warrior", "1 novice-wizard", hands={"daqan": ("horrific-rumors",)})
    while not isinstance(g.stack[-1], BallLightning):
        seat = g.waiting()[0]
        if seat < 0:
            fated(g, 3)  # an orb for circles
        else:
            g.apply(seat, PASS)
    chosen = POLICY.choose(g, DAQAN, g.legal(DAQAN))
    assert isinstance(chosen, DiscardTactics)
    assert POLICY.judge(g, DAQAN, [KeepCards()]) == [-1.0]
