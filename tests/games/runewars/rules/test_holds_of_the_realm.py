"""What modules can hold on to in the realm and in abilities: each hold, and a little module that uses it."""

from __future__ import annotations

from typing import Any

from feldzug.games.runewars.battle.abilities.ability import AFTERWARDS, use_ability
from feldzug.games.runewars.battle.abilities.aiming import DealAimedDamage
from feldzug.games.runewars.battle.abilities.latari import WordOfVaal
from feldzug.games.runewars.battle.abilities.uthuk import Offering
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.damage import Rout
from feldzug.games.runewars.battle.queries import AbilityAmount, DrivingOff
from feldzug.games.runewars.board import AREAS, UNITS
from feldzug.games.runewars.decks import DEVELOPMENT_BOX, DEVELOPMENTS, ORDER_BOX
from feldzug.games.runewars.developments import (
    FURTHER,
    BuildDevelopment,
    CollectDevelopments,
    DevelopmentSlots,
    DevelopRealm,
    FurtherDevelopments,
    developments_at,
    is_developed,
    place_development,
    remove_development,
    tokens_left,
)
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.march import Activate, ChooseActivation, HolderOnceActivated
from feldzug.games.runewars.strongholds import remove_stronghold
from feldzug.games.runewars.world import NOBODY, MoreFigures, World
from feldzug.games.runewars.year import UnitsToFeed, Winter
from feldzug.kernel.rules import Rules
from tests.games.runewars.battlefield import LATARI, UTHUK, WAIQAR, engaged, line
from tests.games.runewars.rules.test_holds import changed, never, plus, rules_with
from tests.games.runewars.table import DAQAN, asked, build, kind, put, turn_of

# strongholds and developments


class Annexe(FurtherDevelopments):
    """Every stronghold holds one more development, which is remembered here."""

    def __init__(self) -> None:
        self.there: dict[int, list[int]] = {}

    def at(self, g: World, area: int) -> list[int]:
        return self.there.get(area, [])

    def lay(self, g: World, area: int, developments: list[int]) -> None:
        self.there[area] = developments


def with_annexe(rules: Rules) -> None:
    rules.shelf(FURTHER)["annexe"] = Annexe()
    rules.modifies(DevelopmentSlots, lambda _g, _query, amount: amount + 1)


def test_a_stronghold_may_hold_further_developments() -> None:
    g = changed(with_annexe)
    here, diplomat = g.areas()[0], DEVELOPMENTS.index("diplomat")
    build(g, AREAS[here], DAQAN)
    for count in (1, 2):
        assert not is_developed(g, here)
        place_development(g, DAQAN, here, diplomat)
        assert developments_at(g, here) == [diplomat] * count
    assert is_developed(g, here)
    before, influence = tokens_left(g, DAQAN, diplomat), g.influence[DAQAN]
    turn_of(g, DAQAN, CollectDevelopments(DAQAN))
    assert g.influence[DAQAN] - influence == 2 * DEVELOPMENT_BOX[diplomat].amount("influence")
    remove_development(g, here, diplomat)
    assert (developments_at(g, here), tokens_left(g, DAQAN, diplomat)) == ([diplomat], before + 1)
    place_development(g, DAQAN, here, diplomat)
    remove_stronghold(g, here)
    assert developments_at(g, here) == []


def test_the_bonus_of_harvest_has_stages() -> None:
    order: list[str] = []

    def between(rules: Rules) -> None:
        rules.insert(
            DevelopRealm, "between", lambda _frame, _g: order.append("here"), before="build"
        )

    g = changed(between)
    turn_of(g, DAQAN, DevelopRealm(DAQAN, ORDER_BOX.number("harvest")))
    assert order == ["here"]
    assert asked(g) is BuildDevelopment


def test_some_units_may_need_no_food() -> None:
    def frugal(rules: Rules) -> None:
        rules.modifies(UnitsToFeed, lambda _g, _query, amount: amount - 2)

    g = changed(frugal)
    put(g, AREAS[g.areas()[0]], footman=5)
    g.dials[DAQAN] = [2, 0, 0]
    turn_of(g, DAQAN, Winter())
    assert g.units(g.areas()[0]) == 4
    g.rules = RUNEWARS.rules(RUNEWARS.setup(4))
    turn_of(g, DAQAN, Winter())
    assert g.units(g.areas()[0]) == 2


def test_figures_may_come_that_were_not_in_the_box() -> None:
    g = changed(plus(MoreFigures, 1))
    before = RUNEWARS.inventory(g)["footman"]
    g.supply[kind("footman")] += 1
    g.rules = RUNEWARS.rules(RUNEWARS.setup(4))
    assert RUNEWARS.inventory(g)["footman"] == before + 2


def test_an_area_may_change_hands_when_it_is_activated() -> None:
    def left(rules: Rules) -> None:
        rules.modifies(HolderOnceActivated, lambda _g, _query, _controller: NOBODY)

    g = changed(left)
    here = g.areas()[0]
    g.controller[here] = LATARI
    question = ChooseActivation(DAQAN, True)
    assert question.forbids(g, Activate(here)) is None
    g.rules = RUNEWARS.rules(RUNEWARS.setup(4))
    reason = question.forbids(g, Activate(here))
    assert reason is not None
    assert reason.rule == "RW-108"


# abilities


def test_the_numbers_of_an_ability_may_change() -> None:
    g = engaged(
        "1 necromancer", "1 bowman", UNITS[kind("necromancer")].initiative, seat=WAIQAR, owner=DAQAN
    )
    g.rules = rules_with(plus(AbilityAmount, 1))
    use_ability(g, g.frame(Battle), 0, kind("necromancer"))
    assert line(g, 0) == "3 reanimate, 1 necromancer"


def test_something_may_follow_an_ability() -> None:
    def follow(rules: Rules) -> None:
        rules.shelf(AFTERWARDS)["archer"] = lambda _g, side, _card: Rout(1 - side, 1)

    g = engaged("1 archer", "1 bowman", UNITS[kind("archer")].initiative, seat=LATARI, owner=DAQAN)
    assert isinstance(use_ability(g, g.frame(Battle), 0, kind("archer")), DealAimedDamage)
    g.rules = rules_with(follow)
    todo: Any = use_ability(g, g.frame(Battle), 0, kind("archer"))
    assert todo[1:] == [Rout(1, 1)]


def test_something_else_may_happen_than_an_offering() -> None:
    def spare(rules: Rules) -> None:
        rules.instead(Offering, lambda _g, _deed: True, lambda _g, _deed: None)

    g = engaged(
        "2 berserker", "1 bowman", UNITS[kind("berserker")].initiative, seat=UTHUK, owner=DAQAN
    )
    g.happen(Offering(0, kind("berserker")))
    assert line(g, 0) == "1 berserker"
    g.rules = rules_with(spare)
    g.happen(Offering(0, kind("berserker")))
    assert line(g, 0) == "1 berserker"


def test_a_unit_may_not_be_driven_off() -> None:
    g = engaged(
        "1 sorceress", "1 bowman", UNITS[kind("sorceress")].initiative, seat=LATARI, owner=DAQAN
    )
    word = WordOfVaal(1, 1)
    assert word.targets(g) == g.fighters[1:]
    g.rules = rules_with(never(DrivingOff))
    assert word.targets(g) == []
