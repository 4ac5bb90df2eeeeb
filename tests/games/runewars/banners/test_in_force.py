"""What is in force with the expansion alone, and with each choice of its options. [BOW-043 – BOW-064]"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from feldzug.games.runewars.banners.development.buying import BuyCard
from feldzug.games.runewars.banners.garrison import GARRISON
from feldzug.games.runewars.banners.guildmaster import GUILDMASTER
from feldzug.games.runewars.banners.lost_city import LOST_CITY
from feldzug.games.runewars.banners.pieces import CONTENT, INSTEAD
from feldzug.games.runewars.banners.tactical_fate import FACE_OF
from feldzug.games.runewars.battle.passes import FightPass, LetDraw, PickType
from feldzug.games.runewars.board import TILES, kinds_in_play
from feldzug.games.runewars.decks import (
    CITY_BOX,
    DRAGON,
    FALSE,
    HERO_BOX,
    OBJECTIVE_BOX,
    ORDER_BOX,
    QUEST_BOX,
    REWARD_BOX,
    RUNE_TOKENS,
    SEASON_BOX,
    TACTICS_BOX,
    TITLE_BOX,
)
from feldzug.games.runewars.developments import BuildDevelopment
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.set_up.tiles import ChooseTile, DealSetupQuest, DrawnQuest, tiles_of
from feldzug.games.runewars.world import World
from feldzug.games.runewars.year import Spring
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import BadOptions
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import FATE
from feldzug.parts.content import load
from tests.games.runewars.battlefield import DAQAN, engaged, kind
from tests.games.runewars.champions import champions
from tests.games.runewars.order import carry_out, use_bonus
from tests.games.runewars.table import table

BANNERS = ("banners",)
SWITCHES = ("development_cards", "commanders", "free_cities", "road_to_victory")
MODULES = ("development-cards", "commanders", "free-cities", "road-to-victory")
BOXES: dict[str, tuple[Any, str]] = {
    "tactics": (TACTICS_BOX, "card"),
    "seasons": (SEASON_BOX, "card"),
    "quests": (QUEST_BOX, "card"),
    "rewards": (REWARD_BOX, "card"),
    "objectives": (OBJECTIVE_BOX, "card"),
    "heroes": (HERO_BOX, "hero"),
    "titles": (TITLE_BOX, "title"),
    "orders": (ORDER_BOX, "order"),
}
"""By content file: where its cards are, and what one is called there."""


def rules(*modules: str, **options: str) -> Rules:
    return RUNEWARS.rules(RUNEWARS.setup(2, modules, **options))


@pytest.mark.rule("BOW-043")
@pytest.mark.parametrize("name", BOXES)
def test_its_cards_can_be_told_and_sorted_out_again(name: str) -> None:
    box, word = BOXES[name]
    printed = {row["id"] for row in load(CONTENT, f"{name}.toml")[word]}
    with_it = {card.id for card in box.in_play(rules(*BANNERS))}
    without = {card.id for card in box.in_play(rules())}
    assert with_it - without == printed
    assert without == {card.id for card in box.own}


@pytest.mark.rule("BOW-061")
def test_with_every_option_off_the_rest_is_in_force() -> None:
    setup = RUNEWARS.setup(2, BANNERS)
    assert setup.modules == BANNERS
    found = RUNEWARS.rules(setup)
    assert set(INSTEAD.values()) <= set(kinds_in_play(found)), "new units"
    assert set(FACE_OF) <= set(TACTICS_BOX.numbers(found))
    assert "attacker_announces" in found.flow(FightPass), "tactical fate cards"
    assert GARRISON in ORDER_BOX.numbers(found)
    assert GUILDMASTER in TITLE_BOX.numbers(found)
    shelf = found.shelf(TACTICS_BOX.shelf)
    assert {"salted-fields", "sudden-frost"} <= shelf.keys(), "desolation and cryomancy"
    assert "thaw" in found.flow(Spring)


@pytest.mark.rule("BOW-062")
@pytest.mark.parametrize("chosen", list(product(("off", "on"), repeat=4)), ids="-".join)
def test_any_choice_of_the_four_options_begins_a_game(chosen: tuple[str, ...]) -> None:
    options = dict(zip(SWITCHES, chosen, strict=True))
    g = table(2, 1, BANNERS, setup="quick", **options)
    wanted = [module for module, value in zip(MODULES, chosen, strict=True) if value == "on"]
    active = [module.name for module in g.rules.modules]
    assert [module for module in MODULES if module in active] == wanted
    assert RUNEWARS.sound(g)


@pytest.mark.rule("BOW-062", "BOW-063")
@pytest.mark.parametrize("chosen", list(product(("off", "on"), repeat=3)), ids="-".join)
def test_in_the_revised_edition_there_are_three_of_them(chosen: tuple[str, ...]) -> None:
    options = dict(zip(SWITCHES[:3], chosen, strict=True))
    setup = RUNEWARS.setup(2, BANNERS, preset="revised-2012", **options)
    wanted = [module for module, value in zip(MODULES, chosen, strict=False) if value == "on"]
    assert [module for module in MODULES if module in setup.modules] == wanted
    assert RUNEWARS.sound(RUNEWARS.start(setup))
    with pytest.raises(BadOptions):
        RUNEWARS.setup(2, BANNERS, preset="revised-2012", road_to_victory="on", **options)


@pytest.mark.rule("BOW-049")
@pytest.mark.parametrize("option", ["off", "on"])
def test_cards_are_bought_only_with_development_cards(option: str) -> None:
    g = champions("1c: stronghold of 0", BANNERS, development_cards=option)
    g.dials[DAQAN] = [8, 8, 8]
    carry_out(g, DAQAN, "harvest")
    g.dials[DAQAN] = [8, 8, 8]
    use_bonus(g, DAQAN)
    assert isinstance(g.stack[-1], BuildDevelopment)
    offered = [action for action in g.legal(DAQAN) if isinstance(action, BuyCard)]
    assert bool(offered) == (option == "on")


@pytest.mark.rule("BOW-018")
def test_there_are_ten_rune_tokens_more() -> None:
    base, more = [table(2, modules=modules, setup="quick") for modules in ((), BANNERS)]
    for rune in (DRAGON, FALSE):
        count = [g.rune_box[rune] + list(g.runes.kinds).count(rune) for g in (base, more)]
        assert count == [RUNE_TOKENS[rune], RUNE_TOKENS[rune] + 5]


@pytest.mark.rule("BOW-058", "BOW-100")
def test_a_new_unit_stands_in_the_row_of_its_initiative() -> None:
    g = engaged("1 roc, 1 dragon, 1 giant", "1 giant", 4, modules=BANNERS)
    assert isinstance(g.stack[-1], PickType)
    assert set(g.legal(DAQAN)) == {LetDraw(kind("roc")), LetDraw(kind("dragon"))}


@pytest.mark.rule("BOW-059", "BOW-060")
@pytest.mark.parametrize("tile", ["10", "11", "12"])
def test_who_is_dealt_a_setup_quest_takes_its_tile(tile: str) -> None:
    g = RUNEWARS.start(RUNEWARS.setup(2, BANNERS, setup="official"))
    assert isinstance(g, World)
    quest = next(c.number for c in QUEST_BOX.facts if c.printed.get("setup") == tile)
    dealer, owner = Dealer(3), -1
    while not isinstance(g.stack[-1], ChooseTile):
        seat, top = g.waiting()[0], g.stack[-1]
        if isinstance(top, DealSetupQuest) and owner < 0:
            owner = top.seat
            g.apply(FATE, DrawnQuest(quest))
        else:
            g.apply(seat, dealer.draw(g.odds()) if seat == FATE else g.legal(seat)[0])
    quests: tuple[int, ...] = g.stack[-2].quests  # type: ignore[attr-defined]
    holders = [seat for seat in g.seats() if TILES.index(tile) in tiles_of(g, seat, quests)]
    assert holders == [owner]
    assert g.waiting() == (owner,)
    assert TILES.index(tile) in {action.tile for action in g.legal(holders[0])}


@pytest.mark.rule("BOW-075", "BOW-086")
def test_after_the_set_up_nobody_has_found_the_lost_city() -> None:
    for option in ("off", "on"):
        g = table(4, modules=BANNERS, setup="quick", free_cities=option)
        assert LOST_CITY not in g.city
        assert LOST_CITY not in CITY_BOX.numbers(g.rules)
