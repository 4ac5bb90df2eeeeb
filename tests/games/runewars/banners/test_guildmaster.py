"""The fourth title, Guildmaster of Merchants; and influence tokens of 3. [BOW-131 – BOW-134, BOW-156]"""

from __future__ import annotations

import pytest

from feldzug.bots.policies.runewars.policy import POLICY
from feldzug.games.runewars.banners.guildmaster import GUILDMASTER, TradeIn, TradeInOne
from feldzug.games.runewars.banners.pieces import CONTENT
from feldzug.games.runewars.board import FOOD, ORE, RESOURCES, WOOD
from feldzug.games.runewars.cards.order_texts.harvest import BringIn
from feldzug.games.runewars.cards.season_texts.asking import lose_dial
from feldzug.games.runewars.decks import SEASON_BOX, TITLE_BOX
from feldzug.games.runewars.developments import yield_of
from feldzug.games.runewars.income import gain_influence, pay_influence, turn_dial
from feldzug.games.runewars.titles import ChooseTitle, PayForTitle, WantTitle
from feldzug.games.runewars.turn import Turn
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.values import Seat
from feldzug.parts.content import load
from tests.games.runewars.champions import champions, season
from tests.games.runewars.order import carry_out, refused, turn_with, use_bonus
from tests.games.runewars.table import DAQAN, LATARI, start

BANNERS = ("banners",)
LAND = "1c: 1 footman; 5c: 1 footman; 1a: 1 footman"


def harvest(holder: Seat = DAQAN, text: str = LAND) -> tuple[World, list[int]]:
    """Daqan harvests; returns what its areas yield."""
    g = champions(text, BANNERS)
    g.title_holder[GUILDMASTER] = holder
    areas = g.controlled(DAQAN)
    crop = [sum([yield_of(g, a, r) for a in areas]) for r in range(len(RESOURCES))]
    carry_out(g, DAQAN, "harvest")
    return g, [min(8, amount) for amount in crop]


@pytest.mark.rule("BOW-131", "BOW-282")
def test_it_is_a_title_that_one_player_holds() -> None:
    g = champions("", BANNERS)
    assert TITLE_BOX.numbers(g.rules)[-1] == GUILDMASTER
    assert WantTitle(GUILDMASTER) not in ChooseTitle(DAQAN).options(champions())
    for seat, price in ((DAQAN, 2), (LATARI, 3)):
        g.influence[seat] = 5
        carry_out(g, seat, "acquire-power")
        use_bonus(g, seat)
        g.apply(seat, WantTitle(GUILDMASTER))
        g.apply(seat, PayForTitle(price))
        assert g.title_holder[GUILDMASTER] == seat
        assert g.title_holder.count(NOBODY) == len(g.title_holder) - 1


@pytest.mark.rule("BOW-132", "BOW-282")
@pytest.mark.parametrize("resource", [FOOD, WOOD, ORE])
def test_one_dial_rises_by_two_after_a_harvest(resource: int) -> None:
    g, crop = harvest()
    assert g.dials[DAQAN] == crop
    assert isinstance(g.stack[-1], TradeInOne)
    g.apply(DAQAN, TradeIn(resource))
    more = [2 if r == resource else 0 for r in range(3)]
    assert g.dials[DAQAN] == [min(8, crop[r] + more[r]) for r in range(3)]
    assert not isinstance(g.stack[-1], TradeInOne), "one single resource"


@pytest.mark.rule("BOW-132")
@pytest.mark.parametrize("holder", [LATARI, NOBODY])
def test_nobody_else_gains_anything(holder: Seat) -> None:
    g, crop = harvest(Seat(holder))
    assert g.dials[DAQAN] == crop
    assert not isinstance(g.stack[-1], TradeInOne)


@pytest.mark.rule("BOW-133")
def test_each_harvest_may_bring_another_resource() -> None:
    g, crop = harvest()
    g.apply(DAQAN, TradeIn(FOOD))
    carry_out(g, DAQAN, "harvest")
    g.apply(DAQAN, TradeIn(WOOD))
    assert g.dials[DAQAN] == [crop[0], crop[1] + 2, crop[2]]


@pytest.mark.rule("BOW-Q31")
def test_dials_are_set_first_and_go_no_further_than_they_go() -> None:
    g = champions(LAND, BANNERS)
    g.title_holder[GUILDMASTER] = DAQAN
    turn_with(g, DAQAN, "harvest")
    g.dials[DAQAN] = [8, 8, 8]
    g.apply(DAQAN, g.legal(DAQAN)[0])
    assert g.dials[DAQAN] != [8, 8, 8], "the crop counts, not what was there"
    g.dials[DAQAN] = [7, 8, 0]
    g.forget_menu()
    assert refused(g, DAQAN, TradeIn(WOOD)).rule == "BOW-Q31"
    g.apply(DAQAN, TradeIn(FOOD))
    assert g.dials[DAQAN] == [8, 8, 0]


@pytest.mark.rule("BOW-Q31")
def test_with_all_dials_at_the_top_nothing_is_asked() -> None:
    for food, asked in ((8, False), (7, True)):
        g = champions("", BANNERS)
        g.title_holder[GUILDMASTER] = DAQAN
        g.dials[DAQAN] = [food, 8, 8]
        start(g, *season(Turn(DAQAN, at="after_order"), BringIn(DAQAN, at="trade")))
        assert isinstance(g.stack[-1], TradeInOne) == asked


@pytest.mark.rule("BOW-134", "BOW-282")
def test_season_cards_take_nothing_from_his_dials_others_do() -> None:
    g = champions("", BANNERS)
    g.title_holder[GUILDMASTER] = DAQAN
    for seat in (DAQAN, LATARI):
        g.dials[seat] = [5, 5, 5]
    for seat in (DAQAN, LATARI):
        lose_dial(g, seat, FOOD, 1)
    assert (g.dials[DAQAN], g.dials[LATARI]) == ([5, 5, 5], [4, 5, 5])
    turn_dial(g, DAQAN, FOOD, -1)
    assert g.dials[DAQAN] == [4, 5, 5], "what is no season card still counts"


@pytest.mark.rule("BOW-134")
@pytest.mark.parametrize("card", ["famine", "drought"])
def test_by_name_of_the_card(card: str) -> None:
    g = champions("", BANNERS)
    g.title_holder[GUILDMASTER] = DAQAN
    for seat in g.seats():
        g.dials[seat] = [8, 8, 8]
    g.rules.shelf(SEASON_BOX.shelf)[card].primary(g)
    assert g.dials[DAQAN] == [8, 8, 8]
    assert g.dials[LATARI] != [8, 8, 8]


@pytest.mark.rule("BOW-156", "BOW-157")
def test_influence_is_a_number_so_changing_tokens_changes_nothing() -> None:
    worth = {row["id"]: row for row in load(CONTENT, "tokens.toml")["token"]}
    assert worth["supplemental-influence"]["worth"] == 3
    g = champions("", BANNERS)
    g.influence[DAQAN] = 0
    gain_influence(g, DAQAN, 3 * worth["supplemental-influence"]["count"] + 200)
    assert g.influence[DAQAN] == 215, "there is no end of it"
    pay_influence(g, DAQAN, 1)
    assert g.influence[DAQAN] == 214, "a token of 3 is changed for three"


def test_a_bot_trades_for_what_it_can_use() -> None:
    g, _ = harvest()
    g.dials[DAQAN] = [7, 0, 7]
    g.forget_menu()
    assert POLICY.choose(g, DAQAN, g.legal(DAQAN)) == TradeIn(WOOD)
