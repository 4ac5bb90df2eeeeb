"""What the box holds, as a game uses it: figures, decks and tokens. [RW-001 – RW-015, RW-017]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.board import KINDS, NEUTRALS, SHEETS, TILES
from feldzug.games.runewars.decks import DRAGON, FALSE, HERO_BOX, ORDER_BOX, TITLE_BOX
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.income import gain_influence
from feldzug.games.runewars.laid import Laid
from feldzug.games.runewars.layout import Layout
from feldzug.games.runewars.set_up.city_tokens import FoundCity
from feldzug.games.runewars.set_up.first_heroes import DealFirstHero
from feldzug.games.runewars.set_up.start import SetUp
from feldzug.games.runewars.whole_game import WholeGame
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import ChooseOrders, SeasonOfTheYear
from tests.games.runewars.table import DAQAN, clear, start, table


def box() -> World:
    """Everything is in the box, the set-up has not begun."""
    g = RUNEWARS.new(RUNEWARS.setup(4))
    assert isinstance(g, World)
    return g


@pytest.mark.rule("RW-001", "RW-002", "RW-003", "RW-015")
def test_the_figures_in_the_box() -> None:
    g = box()
    for sheet in SHEETS:
        assert sorted([g.supply[k] for k in sheet.kinds]) == [4, 8, 8, 16]
    neutral = {KINDS[k]: g.supply[k] for k in NEUTRALS}
    assert neutral == {
        "sorcerer": 8,
        "razorwing": 8,
        "beastman": 8,
        "hell-hound": 8,
        "dragon": 4,
        "giant": 4,
    }
    assert sum(g.supply) + len(HERO_BOX.own) == 196


@pytest.mark.rule("RW-004", "RW-005")
def test_a_tile_is_laid_with_all_its_areas() -> None:
    sizes = {}
    for n, name in enumerate(list(TILES)[:13]):
        ground = Layout([Laid(n, 0, 0, 0)]).ground
        assert all(ground.near[area] for area in ground.areas)
        sizes[name] = len(ground.areas)
    assert [sizes.pop(str(number)) for number in range(1, 10)] == [3, 3, 3, 3, 4, 4, 3, 4, 2]
    assert sizes == dict.fromkeys(("daqan", "latari", "waiqar", "uthuk"), 3)


@pytest.mark.rule("RW-006")
def test_everybody_has_the_same_eight_orders() -> None:
    g = clear(table())
    start(g, WholeGame(at="seasons"), SeasonOfTheYear(at="choose_orders"), ChooseOrders())
    for seat in g.seats():
        numbers = [ORDER_BOX[action.order].amount("number") for action in g.legal(seat)]
        assert sorted(numbers) == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("RW-007")
def test_the_decks_of_a_game() -> None:
    g = table()
    assert len(g.fate_deck) == 30
    held = [len(g.tactics[seat]) + len(g.fresh[seat]) for seat in g.seats()]
    assert len(g.tactics_deck) + sum(held) == 50
    assert len(g.reward_deck) == 25
    assert [len(pile) for pile in g.season_piles] == [8, 8, 8, 8]
    assert [len(pile) + 2 for pile in g.objective_piles] == [8, 8]
    assert len(g.hero_pile) + len(g.seats()) == len(HERO_BOX.own) == 12
    assert len(TITLE_BOX.numbers(g.rules)) == 3


@pytest.mark.rule("RW-009")
def test_rune_tokens_lie_on_the_map_or_in_the_box() -> None:
    assert (box().rune_box[DRAGON], box().rune_box[FALSE]) == (21, 17)
    g = table()
    assert g.runes.kinds.count(DRAGON) + g.rune_box[DRAGON] == 21
    assert g.runes.kinds.count(FALSE) + g.rune_box[FALSE] == 17


@pytest.mark.rule("RW-012")
def test_seven_city_tokens_are_shuffled() -> None:
    g = box()
    g.layout = Layout([Laid(TILES.index("2"), 0, 0, 0)])
    area = g.areas()[0]
    start(g, WholeGame(at="seasons"), SetUp(at="quest_deck"), FoundCity(area))
    assert len(list(g.odds().outcomes())) == 7


@pytest.mark.rule("RW-014")
def test_influence_does_not_run_out() -> None:
    g = table()
    g.influence = [20, 10, 5, 5]
    gain_influence(g, DAQAN, 2)
    assert g.influence == [22, 10, 5, 5]


@pytest.mark.rule("RW-017")
def test_only_heroes_of_the_own_side_are_dealt_at_the_start() -> None:
    g = table()
    g.hero_seat = [-2 for _ in g.hero_seat]
    for seat in g.seats():
        dealt = [outcome.hero for outcome, _ in DealFirstHero(seat).odds(g).outcomes()]
        sides = {HERO_BOX[hero].printed["alignment"] for hero in dealt}
        assert sides == {SHEETS[g.faction[seat]].alignment}
        assert len(dealt) == 4
