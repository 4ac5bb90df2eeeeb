"""What modules can hold on to: each hold, and a little module that uses it and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from feldzug.games.runewars.battle.line import initiative_of
from feldzug.games.runewars.battle.queries import Initiative
from feldzug.games.runewars.board import FLYING, figures, kinds_in_play, kinds_of_faction
from feldzug.games.runewars.cards.heroes.text import HeroText
from feldzug.games.runewars.cards.order_texts.fortify import no_site
from feldzug.games.runewars.cards.quests.text import SUCCESS, Outcome, QuestText
from feldzug.games.runewars.cards.season_texts.asking import SeasonLoss
from feldzug.games.runewars.cities import CityHelps, CollectCities
from feldzug.games.runewars.decks import (
    CITIES,
    HERO_BOX,
    MORE_RUNES,
    ORDER_BOX,
    QUEST_BOX,
    REWARD_BOX,
    RUNE_TOKENS,
    SEASON_BOX,
    TACTICS_BOX,
    TITLE_BOX,
    Box,
    rune_tokens,
)
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.heroes.attributes import DuelDraws
from feldzug.games.runewars.heroes.carrying import UseReward, UsingReward, hindrance
from feldzug.games.runewars.heroes.duel import Duel
from feldzug.games.runewars.heroes.quest_phase import not_here
from feldzug.games.runewars.heroes.quests import QuestAttempt, QuestOutcome
from feldzug.games.runewars.movement import Flies, HeroFlies, flies, hero_steps
from feldzug.games.runewars.set_up.first_heroes import DealFirstHero, FirstHeroes, PlaceFirstHero
from feldzug.games.runewars.set_up.quick import QuickSetUp
from feldzug.games.runewars.set_up.start import SetUp
from feldzug.games.runewars.set_up.tiles import tiles_in_play
from feldzug.games.runewars.strongholds import BuildingStronghold, StrongholdTokens, needs_token
from feldzug.games.runewars.supremacy import would_have_supremacy
from feldzug.games.runewars.titles import ChooseTitle, WantTitle
from feldzug.games.runewars.winning import RuneGoal, goal
from feldzug.games.runewars.world import NONE, World, blank
from feldzug.games.runewars.year import ChooseOrders
from feldzug.kernel.frames import Frame, Todo
from feldzug.kernel.module import Module
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Reason, Seat, because
from tests.games.runewars.battlefield import at
from tests.games.runewars.champions import (
    ORB_CARD,
    RED,
    carry,
    champions,
    duel,
    duellists,
    quest_in_hand,
    rounds,
)
from tests.games.runewars.table import DAQAN, clear, hero, kind, table


class Little(Module):
    """A module that does one thing."""

    def __init__(self, does: Callable[[Rules], None]) -> None:
        super().__init__("little")
        self.does = does

    def install(self, rules: Rules) -> None:
        self.does(rules)


def rules_with(does: Callable[[Rules], None]) -> Rules:
    return Rules.compose(RUNEWARS.base, Little(does))


def changed(does: Callable[[Rules], None]) -> World:
    """A game after its set-up that goes on with other rules."""
    g = clear(table(setup="quick"))
    g.rules = rules_with(does)
    return g


def without(box: Box, name: str) -> Callable[[Rules], None]:
    """A card is taken off its shelf."""

    def take(rules: Rules) -> None:
        del rules.shelf(box.shelf)[name]

    return take


# what is in a game


@pytest.mark.parametrize(
    "box", [TACTICS_BOX, QUEST_BOX, SEASON_BOX, HERO_BOX, ORDER_BOX, TITLE_BOX]
)
def test_what_is_not_on_its_shelf_is_not_in_the_game(box: Box) -> None:
    gone = box.own[0]
    rules = rules_with(without(box, gone.id))
    assert gone.number not in box.numbers(rules)
    assert gone.number not in box.pile(rules)
    assert len(box.numbers(rules)) == len(box.own) - 1


def test_decks_are_made_of_what_is_on_the_shelf() -> None:
    g = changed(without(TACTICS_BOX, TACTICS_BOX.own[0].id))
    SetUp().decks(g)
    assert TACTICS_BOX.own[0].number not in g.tactics_deck.bag
    assert len(g.tactics_deck.bag) == 50 - TACTICS_BOX.own[0].copies


def test_the_box_is_counted_without_it() -> None:
    rules = rules_with(without(TACTICS_BOX, TACTICS_BOX.own[0].id))
    g = blank(rules, 2, table(setup="quick").options)
    g.stack = [SetUp()]
    assert f"tactics-card {TACTICS_BOX.own[0].id}" not in RUNEWARS.inventory(g)


def test_a_tile_is_in_play_if_its_setup_quest_is() -> None:
    setup = next(card for card in QUEST_BOX.own if card.printed.get("setup") == "3")
    assert tiles_in_play(changed(without(QUEST_BOX, setup.id))) == [0, 1, 3, 4, 5, 6, 7, 8]


def test_orders_and_titles_are_those_on_the_shelf() -> None:
    order, title = ORDER_BOX.own[-1], TITLE_BOX.own[0]
    g = changed(without(ORDER_BOX, order.id))
    chosen = [action.order for action in ChooseOrders().options(g, DAQAN)]
    assert chosen == [card.number for card in ORDER_BOX.own[:-1]]
    assert order.number not in would_have_supremacy(g, DAQAN)
    g = changed(without(TITLE_BOX, title.id))
    assert WantTitle(title.number) not in ChooseTitle(DAQAN).options(g)


def test_a_kind_of_unit_is_in_the_game_if_its_ability_is() -> None:
    def take(rules: Rules) -> None:
        del rules.shelf("abilities")["knight"]

    rules = rules_with(take)
    knight = kind("knight")
    assert knight not in kinds_in_play(rules)
    assert knight not in kinds_of_faction(rules, 0)
    assert (figures(rules)[knight], figures(RUNEWARS.rules(RUNEWARS.setup(2)))[knight]) == (0, 8)


def test_modules_add_rune_tokens() -> None:
    def add(rules: Rules) -> None:
        rules.shelf(MORE_RUNES)["little"] = (1, 2)

    assert rune_tokens(rules_with(add)) == [RUNE_TOKENS[0] + 1, RUNE_TOKENS[1] + 2]


# numbers and permits


def plus(query: type[Any], more: int) -> Callable[[Rules], None]:
    return lambda rules: rules.modifies(query, lambda _g, _query, amount: amount + more)


def never(permit: type[Any]) -> Callable[[Rules], None]:
    return lambda rules: rules.deny(permit, lambda _g, _permit: because("little", "kernel"))


def test_more_dragon_runes_may_be_needed() -> None:
    assert goal(changed(plus(RuneGoal, 1))) == goal(table(setup="quick")) + 1


def test_units_may_fly_that_do_not() -> None:
    g, footman = changed(plus(Flies, 1)), kind("footman")
    assert not FLYING[footman]
    assert flies(g, DAQAN, footman)
    assert not flies(table(setup="quick"), DAQAN, footman)


def test_initiative_may_change() -> None:
    g = changed(plus(Initiative, 1))
    assert initiative_of(g, 0, kind("footman")) == 4
    assert initiative_of(table(setup="quick"), 0, kind("footman")) == 3


def test_a_stronghold_may_be_no_token() -> None:
    g = changed(plus(StrongholdTokens, -1))
    for name in g.areas()[:4]:
        g.stronghold[name] = DAQAN
    assert not needs_token(g, DAQAN)
    g.rules = RUNEWARS.rules(RUNEWARS.setup(4))
    assert needs_token(g, DAQAN)


def test_more_heroes_may_begin() -> None:
    g = changed(plus(FirstHeroes, 1))
    frames: Any = SetUp().heroes(g)
    assert [type(frame) for frame in frames[:4]] == [DealFirstHero, PlaceFirstHero] * 2
    by_lot: Any = QuickSetUp().heroes(g)
    assert len(by_lot) == 8


def test_a_side_of_a_duel_may_draw_nothing() -> None:
    g, one, other = duellists()
    g.rules = rules_with(plus(DuelDraws, -1))
    drawing: Any = Duel(one, other, g.hero_area[one]).draw(g)
    assert drawing == []
    g.rules = RUNEWARS.rules(RUNEWARS.setup(4))
    drawing = Duel(one, other, g.hero_area[one]).draw(g)
    assert len(drawing) == 2


def test_a_city_may_give_nothing() -> None:
    g = changed(never(CityHelps))
    here = g.areas()[0]
    g.city[here], g.controller[here] = CITIES.index(CITIES[0]), DAQAN
    collecting = CollectCities(DAQAN)
    collecting.find(g)
    assert collecting.areas == ()
    g.rules = RUNEWARS.rules(RUNEWARS.setup(4))
    collecting.find(g)
    assert here in collecting.areas


def test_no_stronghold_may_be_built() -> None:
    g = changed(never(BuildingStronghold))
    here = next(a for a in g.areas() if g.city[a] < 0)
    g.controller[here] = DAQAN
    reason = no_site(g, DAQAN, here)
    assert reason is not None
    assert reason.key == "little"


def test_a_season_card_may_take_nothing_from_a_dial() -> None:
    def kept(rules: Rules) -> None:
        rules.modifies(SeasonLoss, lambda _g, _query, _amount: 0)

    g = changed(kept)
    famine = g.rules.shelf(SEASON_BOX.shelf)["famine"]
    g.dials[DAQAN] = [8, 8, 8]
    famine.primary(g)
    assert g.dials[DAQAN] == [8, 8, 8]
    g.rules = RUNEWARS.rules(RUNEWARS.setup(4))
    famine.primary(g)
    assert g.dials[DAQAN] != [8, 8, 8]


class Priced(QuestText):
    """A quest that nobody may try."""

    def is_here(self, g: World, seat: int, area: int) -> bool:
        return True

    def forbids(self, g: World, seat: int) -> Reason | None:
        return because("little", "kernel")


def test_a_quest_may_be_forbidden_and_may_ask_for_no_test() -> None:
    name = "the-bazaar"

    def other_text(rules: Rules) -> None:
        del rules.shelf(QUEST_BOX.shelf)[name]
        text = Priced(name)
        text.attribute = NONE
        rules.shelf(QUEST_BOX.shelf)[name] = text

    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "1c")
    g.city[g.hero_area[who]] = 0
    quest_in_hand(g, DAQAN, name)
    quest = QUEST_BOX.number(name)
    assert not_here(g, DAQAN, who, quest) is None
    g.rules = rules_with(other_text)
    text = g.rules.shelf(QUEST_BOX.shelf)[name]
    reason = not_here(g, DAQAN, who, quest)
    assert reason is not None
    assert reason.key == "little"
    assert QuestAttempt(DAQAN, who, quest).dare(g) is None
    assert text.comes_of(0, 0, False) == SUCCESS


# heroes


class Strange(HeroText):
    """A hero who fells the other as a duel begins, and whose orb deals 1 beside a reward."""

    def enters_duel(self, g: World) -> Todo:
        fight = g.frame(Duel)
        fight.deal(1 - fight.side_of(self.number), 99)
        return None

    def orb_beside_reward(self) -> int:
        return 1


class Splinter(Strange):
    """A hero whose orb deals 1 beside a reward."""

    def enters_duel(self, g: World) -> Todo:
        return None


def in_place_of(text: HeroText) -> Callable[[Rules], None]:
    def other_text(rules: Rules) -> None:
        del rules.shelf(HERO_BOX.shelf)[text.facts.id]
        rules.shelf(HERO_BOX.shelf)[text.facts.id] = text

    return other_text


@pytest.mark.parametrize("side", [0, 1])
def test_a_hero_on_either_side_may_act_as_a_duel_begins(side: int) -> None:
    g, *both = duellists()
    g.rules = rules_with(in_place_of(Strange(HERO_BOX[both[side]].id)))
    duel(g, *both)
    assert g.defeated == [both[1 - side]]
    assert not [frame for frame in g.stack if isinstance(frame, Duel)]


def test_an_orb_may_deal_damage_beside_a_reward() -> None:
    g, one, other = duellists()
    carry(g, one, "sword-of-dawn", shown=True)
    g.rules = rules_with(in_place_of(Splinter("sir-valadir")))
    duel(g, one, other)
    rounds(g, (ORB_CARD, RED))
    g.apply(DAQAN, UseReward(one, REWARD_BOX.number("sword-of-dawn")))
    assert g.hero_damage[other] == 3


def test_heroes_may_fly() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "1b")
    assert at("5a") not in hero_steps(g, who, at("1b"))
    g.rules = rules_with(plus(HeroFlies, 1))
    assert at("5a") in hero_steps(g, who, at("1b"))


def test_a_reward_may_be_out_of_use() -> None:
    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "1c")
    g.hero_damage[who] = 1
    drink = UseReward(who, REWARD_BOX.number("healing-draught"))
    assert hindrance(g, drink) is None
    g.rules = rules_with(never(UsingReward))
    reason = hindrance(g, drink)
    assert reason is not None
    assert reason.key == "little"


class Stingy(QuestText):
    """A quest without rewards, whatever is printed on it."""

    def rewards(self, g: World, seat: Seat, hero: int, outcome: Outcome) -> list[Frame]:
        return []


def test_a_quest_may_bring_its_rewards_in_another_way() -> None:
    name = "the-old-road"

    def other_text(rules: Rules) -> None:
        del rules.shelf(QUEST_BOX.shelf)[name]
        rules.shelf(QUEST_BOX.shelf)[name] = Stingy(name)

    g = champions()
    who = hero(g, "sir-valadir", DAQAN, "1c")
    outcome = QuestOutcome(DAQAN, who, QUEST_BOX.number(name), "silver")
    frames: Any = outcome.gain(g)
    assert len(frames) == 1
    g.rules = rules_with(other_text)
    frames = outcome.gain(g)
    assert frames == []
