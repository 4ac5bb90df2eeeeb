"""What modules can hold on to about the land: borders, victory, orders, developments and tokens."""

from __future__ import annotations

from collections.abc import Callable

from feldzug.games.runewars.board import AREAS, MOUNTAIN, OPEN, WATER
from feldzug.games.runewars.cards.quests.deck import has_border
from feldzug.games.runewars.decks import ORDER_BOX
from feldzug.games.runewars.developments import PaidFor, resources_of
from feldzug.games.runewars.exploration.finding import Explore
from feldzug.games.runewars.exploration.module import ExplorationVariant
from feldzug.games.runewars.exploration.text import TokenText
from feldzug.games.runewars.exploration.tokens import EXPLORATION_BOX, Explorations
from feldzug.games.runewars.movement import (
    REDRAWN,
    Border,
    Ice,
    ShowsBorder,
    border_of,
    hero_steps,
    steps_from,
)
from feldzug.games.runewars.supremacy import would_have_supremacy
from feldzug.games.runewars.winning import RuneGoal, WinsAtOnce, wins_by_itself
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Seat
from feldzug.parts.decks import EVERYBODY
from tests.games.runewars.rules.test_holds import changed, plus, rules_with
from tests.games.runewars.table import DAQAN, clear, hero, table

# borders


def borders(border: int, ice: int = 0, *, on: bool = True) -> Callable[[Rules], None]:
    """Every border of the map is of one kind, and water is frozen or not."""

    def redraw(rules: Rules) -> None:
        rules.shelf(REDRAWN)["little"] = lambda g: list(g.areas()) if on else []
        rules.modifies(Border, lambda _g, _query, _amount: border)
        rules.modifies(Ice, lambda _g, query, _amount: ice * (1 - query.hero))

    return redraw


def test_borders_may_be_redrawn() -> None:
    g = changed(borders(WATER))
    here = next(a for a in g.areas() if g.neighbours(a))
    assert steps_from(g, here, DAQAN, False) == []
    assert steps_from(g, here, DAQAN, True) == list(g.near(here))
    g.rules = rules_with(borders(WATER, on=False))
    assert steps_from(g, here, DAQAN, False) == list(g.neighbours(here))
    assert border_of(g, here, g.near(here)[0], OPEN) == OPEN
    g.rules = rules_with(borders(OPEN))
    assert steps_from(g, here, DAQAN, False) == list(g.near(here))
    assert border_of(g, here, g.near(here)[0], WATER) == OPEN


def test_only_the_borders_of_named_areas_are_redrawn() -> None:
    g = clear(table())
    here = next(a for a in g.areas() if len(g.neighbours(a)) > 1)
    near = g.neighbours(here)[0]
    far = next(a for a in g.areas() if a not in (near, *g.near(near)) and g.neighbours(a))

    def redraw(rules: Rules) -> None:
        rules.shelf(REDRAWN)["one"] = lambda _g: [near]
        rules.modifies(Border, lambda _g, _query, _amount: WATER)

    g.rules = rules_with(redraw)
    assert steps_from(g, here, DAQAN, False) == [a for a in g.neighbours(here) if a != near]
    assert steps_from(g, near, DAQAN, False) == []
    assert steps_from(g, far, DAQAN, False) == list(g.neighbours(far))
    assert border_of(g, here, near, OPEN) == border_of(g, near, here, OPEN) == WATER
    assert border_of(g, far, g.near(far)[0], OPEN) == OPEN


def test_water_may_be_frozen_for_units_and_not_for_heroes() -> None:
    g = changed(borders(WATER, 1))
    here = g.areas()[0]
    who = hero(g, "sir-valadir", DAQAN, AREAS[here])
    assert steps_from(g, here, DAQAN, False) == list(g.near(here))
    assert hero_steps(g, who, here) == []
    g.rules = rules_with(borders(MOUNTAIN, 1))
    assert steps_from(g, here, DAQAN, False) == []


def test_an_area_may_show_a_border_that_its_tile_does_not() -> None:
    g = table(setup="quick")
    here = next(a for a in g.areas() if not has_border(g, a, WATER))
    g.rules = rules_with(plus(ShowsBorder, 1))
    assert has_border(g, here, WATER)


# winning, orders, developments and exploration


def test_enough_dragon_runes_may_not_win_at_once() -> None:
    assert wins_by_itself(changed(plus(RuneGoal, 1)))
    assert not wins_by_itself(changed(plus(WinsAtOnce, -1)))


def test_an_order_with_the_number_0_is_the_highest_while_it_is_alone() -> None:
    g = changed(lambda _rules: None)
    lowest = ORDER_BOX.own[0]
    printed = dict(lowest.printed)
    lowest.printed["number"] = 0
    try:
        assert lowest.number in would_have_supremacy(g, DAQAN)
        g.orders[DAQAN] = [ORDER_BOX.own[1].number]
        assert lowest.number not in would_have_supremacy(g, DAQAN)
    finally:
        lowest.printed["number"] = printed["number"]


def test_land_may_yield_nothing_for_developments() -> None:
    g = table(setup="quick")
    here = next(a for a in g.areas() if resources_of(g, a))
    g.rules = rules_with(lambda rules: rules.modifies(PaidFor, lambda _g, _query, _amount: 0))
    assert resources_of(g, here) == []


class Whisper(TokenText):
    """A token that gives influence to who turns it up."""

    def found(self, g: World, seat: Seat, hero: int, area: int) -> None:
        g.influence[seat] += 7


def test_a_token_does_what_its_text_says() -> None:
    g = clear(table(setup="quick", exploration="on"))
    name = EXPLORATION_BOX.own[0].id

    def other_text(rules: Rules) -> None:
        ExplorationVariant().install(rules)
        del rules.shelf(EXPLORATION_BOX.shelf)[name]
        rules.shelf(EXPLORATION_BOX.shelf)[name] = Whisper(name)

    g.rules = rules_with(other_text)
    here = next(a for a, back in enumerate(g.part(Explorations).backs) if back != NONE)
    who = hero(g, "sir-valadir", DAQAN, AREAS[here])
    tokens = g.part(Explorations).tokens.clone()
    tokens.lay(here, EXPLORATION_BOX.number(name), EVERYBODY)
    g.part(Explorations).tokens = tokens
    before = g.influence[DAQAN]
    Explore(DAQAN, who, here).resolve(g)
    assert g.influence[DAQAN] == before + 7
