"""What holds in every winter and every spell window, however the dice fall and whatever is chosen."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.magic.casting import SpellWindow
from feldzug.games.empires.magic.spell import MARKERS
from feldzug.games.empires.vocabularies import SPECIAL
from feldzug.games.empires.winter.winter import Winter
from feldzug.games.empires.winter.winter_war import WinterWar
from feldzug.kernel.frames import Frame
from feldzug.kernel.laws import fate_is_fair, legal_is_what_nothing_forbids
from feldzug.kernel.values import FATE
from tests.games.empires.seasons import AUTUMN, SPRING, lawful, season
from tests.games.empires.table import A, B, C, D, begin

MAP = """
    A1 hills 0 city*; B1 river>C1 0 mine; C1 river>D1 0 castle; D1 river>E1 1 castle; E1 swamp 1 city*
    A2 fields 0 special-building; B2 forest 0 city; C2 volcano 2; D2 desert 1 special-building
    E2 mountain 1 mine
    A3 tundra 2 castle; B3 lake 2 city*; C3 hills 2 special-building; D3 jungle 3 castle; E3 fields 3 city*
    A4 hills; B4 mountain 2 mine; C4 hills 3 special-building; D4 hills; E4 river>E5 3 mine; E5 lake
"""
PEOPLES = ("high-elves", "tomb-kings", "empire", "vampire-counts")
OTHER_READINGS = {
    "spell_distance": "with-ends",
    "vortex_off_map": "again",
    "dragon_wrath": "chain",
    "hoard_casting": "building",
    "elf_range": "always",
    "revolution_capital": "rolled-for",
    "undead_winter_results": "7-to-9",
    "halved_gold": "down-to-1",
    "winter_war_conquest": "none",
}


def play_through(g: Campaign, frame: Frame, chance: random.Random) -> None:
    """Answer at random until it is over; all laws hold after each answer."""
    begin(g, frame)
    while g.stack:
        lawful(g)
        (seat,) = g.waiting()
        if seat == FATE:
            fate_is_fair(g)
            g.apply(FATE, g.odds().draw(chance.randrange))
        else:
            legal_is_what_nothing_forbids(g)
            g.apply(seat, chance.choice(g.legal(seat)))
    lawful(g)


@pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["ours", "others"])
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.rule("EMP-015", "EMP-029", "EMP-069")
def test_gold_balances_in_every_window_and_winter(seed: int, options: dict[str, Any]) -> None:
    chance = random.Random(seed)
    g = season(MAP, AUTUMN, gold={A: 200, B: 200, C: 30, D: 200}, peoples=PEOPLES, **options)
    specials = g.building.count(SPECIAL)
    for number, frame in (
        (AUTUMN, SpellWindow()),
        (AUTUMN, WinterWar()),
        (AUTUMN, Winter()),
        (SPRING, SpellWindow()),
    ):
        again = season(MAP, number, peoples=PEOPLES, **options)
        g.round, g.stack = number, again.stack
        cities = len([b for b in g.building if b in MARKERS])
        play_through(g, frame, chance)
        if not isinstance(frame, WinterWar):
            assert len([b for b in g.building if b in MARKERS]) <= cities
            assert g.building.count(SPECIAL) <= specials
