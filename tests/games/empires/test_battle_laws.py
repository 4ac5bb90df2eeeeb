"""What holds in the battles of a round, however they are set up, fought and reported, and in any order."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from feldzug.games.empires.battle.phase import BattlePhase
from feldzug.games.empires.battle.throws import DragonThrow, LavaTile, SwampThrow
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import Challenge, PickedCard
from feldzug.games.empires.game import EMPIRES
from feldzug.games.empires.soundness import sound
from feldzug.kernel.codec import Codec
from feldzug.kernel.laws import position_laws
from feldzug.kernel.values import FATE
from tests.games.empires.battles import card, fight, hold_card
from tests.games.empires.seasons import lawful, season
from tests.games.empires.table import A, B, C, D, E, begin

MAP = """
    A1 fields 0 city*; B1 river>C1 1 mine; C1 lake 2 castle; D1 volcano 3; E1 swamp 4 city*
    A2 desert 0; B2 mountain 1 mine; C2 jungle 2 special-building; D2 lake 3 city*; E2 tundra 4
    A3 hills castle; B3 forest 1 city*; C3 fields 2 city*; D3 hills 3; E3 river>E4 4 castle; E4 lake
""" + "; ".join([f"{column}{row} hills" for row in range(5, 9) for column in "ABCDE"])
CODEC = Codec(EMPIRES)
CARDS = ("risk", "scouts", "reinforcement", "assassin", "spies")
OTHER_READINGS = {
    "assassin_general": "allowed",
    "gold_per_point": "2",
    "siege_length": "round",
    "weather_markers": "40",
    "hired_mercenary": "beside",
    "edition": "old",
    "battles": "paper",
}


def some_battles(chance: random.Random, number: int, **options: str) -> Campaign:
    """Four battles on tiles of all sorts, with cards, gold, an alliance, a mercenary, a neutral realm."""
    g = season(MAP, number, gold={seat: 60 * seat for seat in (B, C, D, E)}, **options)
    tiles = list(g.land.tiles())
    pairs = [(A, B), (C, D), (E, A), (B, C)]
    g.challenges = [Challenge(a, b, chance.choice(tiles)) for a, b in pairs]
    seats = [A, B, C, D, E]
    g.picked = [PickedCard(seat, card(chance.choice(CARDS))) for seat in chance.sample(seats, 5)]
    g.largest = chance.choice(seats)
    hold_card(g, g.amulets, A, "sword-of-might")
    hold_card(g, g.hoard_cards, B, "crown-of-command")
    g.ally[A], g.ally[C] = C, A
    g.hired_by[E] = B if chance.random() < 0.5 else g.hired_by[E]
    g.neutral[D] = int(chance.random() < 0.3)
    begin(g, BattlePhase())
    return g


@pytest.mark.parametrize("field", ["defender", "scouts", "touched_by"])
def test_a_file_cannot_name_a_third_side(field: str) -> None:
    g = some_battles(random.Random(1), 2)
    assert sound(g)
    for claimed in (-2, 2):
        setattr(fight(g), field, claimed)
        assert not sound(g)


DRAGON = DragonThrow(0, 1, False, 4, 5, 3, (6,) * 8, (1,) * 8)


@pytest.mark.parametrize(
    ("field", "claimed"),
    [
        ("dragon_throws", (replace(DRAGON, dice=(7,)),)),
        ("dragon_throws", (replace(DRAGON, half=16),)),
        ("dragon_throws", (replace(DRAGON, side=2),)),
        ("dragon_throws", (replace(DRAGON, toughness=0),)),
        ("dragon_throws", (DRAGON, DRAGON)),
        ("swamp", (SwampThrow(0, (1,) * 61),)),
        ("swamp", (SwampThrow(-1, ()),)),
        ("lava", (LavaTile(0, 3, (0, 0)),)),
        ("lava", (LavaTile(0, 0, (0, -1)),)),
        ("erupted", 99),
        ("eruption_die", 7),
    ],
)
def test_a_file_cannot_claim_dice_that_nobody_throws(field: str, claimed: object) -> None:
    g = some_battles(random.Random(1), 2)
    fight(g).dragon_throws = (DRAGON,)
    fight(g).swamp = (SwampThrow(0, (1, 2)), SwampThrow(1, (3,)))
    fight(g).lava = (LavaTile(2, 1, (0, 3)),)
    assert sound(g)
    setattr(fight(g), field, claimed)
    assert not sound(g)


@pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["ours", "others"])
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.rule("EMP-172", "EMP-372")
def test_battles_end_whatever_is_answered(seed: int, options: dict[str, str]) -> None:
    chance = random.Random(seed)
    g = some_battles(chance, chance.choice((1, 4, 6)), **options)
    setup = EMPIRES.setup(5, **options)
    step = 0
    while g.stack:
        lawful(g)
        step += 1
        if step % 40 == 0:
            position_laws(CODEC, setup, g, seed)
        waiting = g.waiting()
        if waiting == (FATE,):
            g.apply(FATE, g.odds().draw(chance.randrange))
        else:
            seat = chance.choice(waiting)
            g.apply(seat, chance.choice(g.legal(seat)))
    assert len(g.archive) == 4
    assert g.reserved == 0
    assert sum(g.weather_drawn) == 0
    assert g.awards == []
    assert all(0 <= kp <= 9 for kp in g.kp)
    assert g.kp[D] == 0 or not g.neutral[D]
