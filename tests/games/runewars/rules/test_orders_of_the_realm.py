"""Harvest, Recruit and Acquire Power, with what they bring. [RW-113 – RW-130, RW-167 – RW-183]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.board import FOOD, HOME_AREAS, ORE, SHEETS, WOOD
from feldzug.games.runewars.cards.order_texts.recruit import Recruited, UseDial
from feldzug.games.runewars.decks import DEVELOPMENTS, TITLES, tokens_of
from feldzug.games.runewars.destroying import DestroyUnit
from feldzug.games.runewars.developments import BuildHere, BuildNothing, DevelopmentPaid, RaiseDial
from feldzug.games.runewars.income import (
    DialsSet,
    DialTurned,
    InfluenceGained,
    InfluencePaid,
    gain_influence,
    pay_influence,
    turn_dial,
)
from feldzug.games.runewars.march import SET_OUT, Activate, March
from feldzug.games.runewars.placing import ForgoUnits, FreeFigure, UnitsForgone
from feldzug.games.runewars.set_up.first_armies import PlaceUnit
from feldzug.games.runewars.titles import PayForTitle, TakeNoTitle, TitleTaken, WantTitle
from feldzug.games.runewars.turn import Decline, GoOn
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.values import FATE, Seat
from tests.games.runewars.order import GO, asked, carry_out, offered, refused, turn_with, use_bonus
from tests.games.runewars.table import (
    DAQAN,
    LATARI,
    WAIQAR,
    answer,
    area,
    build,
    clear,
    kind,
    put,
    stands,
    table,
)

RESOURCES = DEVELOPMENTS.index("resources")
DIPLOMAT = DEVELOPMENTS.index("diplomat")
TRAINING = DEVELOPMENTS.index("training-ground")
WALLS = DEVELOPMENTS.index("reinforced-walls")


def free_areas(g: World) -> list[int]:
    """Areas outside the home realms."""
    homes = {a for areas in HOME_AREAS for a in areas}
    return [a for a in g.areas() if a not in homes]


@pytest.fixture
def g() -> World:
    """Nothing on the map, the home realms controlled by their owners."""
    return clear(table())


# Harvest


@pytest.mark.rule("RW-113")
def test_harvest_sets_all_three_dials_up_or_down(g: World) -> None:
    put(g, "latari-c", berserker=1)
    g.dials[LATARI] = [0, 8, 8]
    yields = [
        [2 * (r == WOOD) + (r == FOOD) for r in range(3)],
        [2 * (r == WOOD) for r in range(3)],
    ]
    events = carry_out(g, LATARI, "recruit", "harvest")
    food, wood, ore = [a + b for a, b in zip(*yields, strict=True)]
    assert g.dials[LATARI] == [food, wood, ore] == [1, 4, 0]
    assert DialsSet(LATARI, 1, 4, 0) in events


@pytest.mark.rule("RW-114")
def test_empty_home_areas_count(g: World) -> None:
    g.dials[DAQAN] = [0, 0, 0]
    carry_out(g, DAQAN, "recruit", "harvest")
    assert g.dials[DAQAN] == list(SHEETS[0].start) == [3, 3, 2]


@pytest.mark.rule("RW-115", "RW-167")
def test_a_dial_stops_at_eight(g: World) -> None:
    for place in free_areas(g):
        g.add(place, kind("footman"))
    carry_out(g, DAQAN, "recruit", "harvest")
    assert max(g.dials[DAQAN]) == 8


@pytest.mark.rule("RW-170")
def test_dials_stay_until_harvest(g: World) -> None:
    before = [dials[:] for dials in g.dials]
    put(g, "daqan-a", berserker=1)
    put(g, "daqan-b", footman=1)
    for order in ("harvest", "strategize", "mobilize", "conquer", "fortify", "acquire-power"):
        turn_with(g, DAQAN, order)
        assert g.dials == before
        g.apply(DAQAN, Decline())
        assert g.dials == before
    carry_out(g, DAQAN, "fortify", "mobilize")
    g.apply(DAQAN, Activate(area("daqan-c")))
    g.apply(DAQAN, March(kind("footman"), area("daqan-b")))
    g.apply(DAQAN, SET_OUT)
    assert g.dials == before


# developments


def with_developments(g: World) -> World:
    build(g, "daqan-a", DAQAN)
    build(g, "daqan-b", DAQAN)
    build(g, "daqan-c", DAQAN)
    g.development[area("daqan-a")] = DIPLOMAT
    g.development[area("daqan-b")] = TRAINING
    g.development[area("daqan-c")] = WALLS
    return g


@pytest.mark.rule("RW-116", "RW-177", "RW-178")
def test_the_bonus_of_harvest_collects_all_developments(g: World) -> None:
    with_developments(g)
    had, fresh = g.influence[DAQAN], len(g.fresh[DAQAN])
    carry_out(g, DAQAN, "harvest")
    events = use_bonus(g, DAQAN)
    assert InfluenceGained(DAQAN, 2) in events
    assert DevelopmentPaid(DAQAN, area("daqan-a"), DIPLOMAT) in events
    assert g.influence[DAQAN] == had + 2
    events += g.apply(FATE, next(iter(g.odds().outcomes()))[0])
    assert len(g.fresh[DAQAN]) == fresh + 1
    assert asked(g) == "build-development", "one card, and then a new development"
    assert not any(isinstance(e, DevelopmentPaid) and e.development == WALLS for e in events), (
        "a defensive development pays nothing"
    )


@pytest.mark.rule("RW-175")
def test_without_the_bonus_developments_pay_nothing(g: World) -> None:
    with_developments(g)
    had = g.influence[DAQAN]
    carry_out(g, DAQAN, "rally-support", "harvest")
    assert asked(g) == "own-turn"
    assert g.influence[DAQAN] == had


@pytest.mark.rule("RW-176")
def test_resources_raise_a_dial_that_the_area_yields(g: World) -> None:
    build(g, "latari-a", LATARI)
    g.development[area("latari-a")] = RESOURCES
    carry_out(g, LATARI, "harvest")
    dials = g.dials[LATARI][:]
    use_bonus(g, LATARI)
    assert asked(g) == "choose-resource"
    assert refused(g, LATARI, RaiseDial(ORE)).rule == "RW-176"
    g.apply(LATARI, RaiseDial(WOOD))
    assert g.dials[LATARI] == [dials[FOOD], dials[WOOD] + 1, dials[ORE]]


@pytest.mark.rule("RW-117")
def test_one_development_is_built_for_one_wood(g: World) -> None:
    build(g, "daqan-a", DAQAN)
    build(g, "daqan-b", DAQAN)
    carry_out(g, DAQAN, "harvest")
    wood, influence = g.dials[DAQAN][WOOD], g.influence[DAQAN]
    use_bonus(g, DAQAN)
    g.apply(DAQAN, BuildHere(area("daqan-a"), DIPLOMAT))
    assert g.development[area("daqan-a")] == DIPLOMAT
    assert g.dials[DAQAN][WOOD] == wood - 1
    assert g.influence[DAQAN] == influence, "what is new pays from the next bonus on"
    assert asked(g) == "own-turn", "no second one"


@pytest.mark.rule("RW-117", "RW-098")
def test_without_wood_no_development_is_built(g: World) -> None:
    build(g, "uthuk-a", DAQAN)
    for home in HOME_AREAS[0]:
        g.add(home, kind("berserker"))
    carry_out(g, DAQAN, "harvest")
    g.dials[DAQAN] = [0, 0, 4]
    use_bonus(g, DAQAN)
    assert refused(g, DAQAN, BuildHere(area("uthuk-a"), DIPLOMAT)).rule == "RW-098"
    assert g.legal(DAQAN) == [BuildNothing()]


@pytest.mark.rule("RW-173", "RW-183", "RW-011")
def test_one_development_a_stronghold_and_only_tokens_that_are_left(g: World) -> None:
    for home in ("daqan-a", "daqan-b", "daqan-c", "latari-a"):
        build(g, home, DAQAN)
    for home in ("daqan-a", "daqan-b"):
        g.development[area(home)] = RESOURCES
    carry_out(g, DAQAN, "harvest")
    g.development[area("daqan-a")] = g.development[area("daqan-b")] = NONE
    use_bonus(g, DAQAN)
    g.development[area("daqan-a")] = g.development[area("daqan-b")] = RESOURCES
    g.forget_menu()
    assert refused(g, DAQAN, BuildHere(area("daqan-a"), DIPLOMAT)).rule == "RW-173"
    assert refused(g, DAQAN, BuildHere(area("daqan-c"), RESOURCES)).rule == "RW-183"
    assert refused(g, DAQAN, BuildHere(area("latari-b"), DIPLOMAT)).rule == "RW-173"
    assert g.why_not(DAQAN, BuildHere(area("daqan-c"), DIPLOMAT)) is None
    other = DEVELOPMENTS.index("hungry-spawn")
    assert g.why_not(DAQAN, BuildHere(area("daqan-c"), other)) is not None, "of another faction"


@pytest.mark.rule("RW-183")
def test_five_development_tokens_a_faction(g: World) -> None:
    rules = g.rules
    for faction in range(4):
        assert [tokens_of(rules, d, faction) for d in (RESOURCES, DIPLOMAT, TRAINING)] == [2, 1, 1]
        assert sum(tokens_of(rules, d, faction) for d in range(len(DEVELOPMENTS))) == 5


# Recruit


@pytest.mark.rule("RW-118", "RW-169")
def test_a_dial_gives_the_units_of_its_space_and_all_lower_ones(g: World) -> None:
    build(g, "daqan-a", DAQAN)
    g.dials[DAQAN] = [3, 4, 2]
    carry_out(g, DAQAN, "recruit")
    events = g.apply(DAQAN, UseDial(WOOD))
    assert Recruited(DAQAN, WOOD, 2) in events
    assert stands(g, "daqan-a") == "0: bowman 2"


@pytest.mark.rule("RW-119")
def test_recruits_are_split_among_own_strongholds(g: World) -> None:
    build(g, "daqan-a", DAQAN)
    put(g, "1a", footman=1)
    build(g, "1a", DAQAN)
    g.activated[area("daqan-a")] = 1
    g.dials[DAQAN] = [3, 4, 2]
    carry_out(g, DAQAN, "recruit")
    g.apply(DAQAN, UseDial(WOOD))
    bowman = kind("bowman")
    assert refused(g, DAQAN, PlaceUnit(bowman, area("daqan-b"))).rule == "RW-119"
    answer(g, (DAQAN, PlaceUnit(bowman, area("daqan-a"))), (DAQAN, PlaceUnit(bowman, area("1a"))))
    assert stands(g, "daqan-a") == "0: bowman 1"
    assert stands(g, "1a") == "0: footman 1, bowman 1"


@pytest.mark.rule("RW-119")
def test_without_a_stronghold_nobody_is_placed(g: World) -> None:
    carry_out(g, DAQAN, "recruit")
    supply = g.supply[:]
    events = g.apply(DAQAN, UseDial(FOOD))
    assert UnitsForgone(DAQAN, kind("footman"), 3) in events
    assert g.supply == supply


@pytest.mark.rule("RW-119", "RW-162")
def test_more_than_eight_do_not_stay(g: World) -> None:
    build(g, "daqan-a", DAQAN)
    put(g, "daqan-a", knight=7)
    carry_out(g, DAQAN, "recruit")
    g.apply(DAQAN, UseDial(FOOD))
    assert asked(g) == "choose-surplus"
    answer(g, (DAQAN, DestroyUnit(kind("knight"), False)))
    answer(g, (DAQAN, DestroyUnit(kind("knight"), False)))
    assert stands(g, "daqan-a") == "0: footman 3, knight 5"


@pytest.mark.rule("RW-120")
def test_the_bonus_recruits_with_another_dial(g: World) -> None:
    build(g, "daqan-a", DAQAN)
    carry_out(g, DAQAN, "recruit")
    g.apply(DAQAN, UseDial(FOOD))
    use_bonus(g, DAQAN)
    assert refused(g, DAQAN, UseDial(FOOD)).rule == "RW-120"
    g.apply(DAQAN, UseDial(ORE))
    assert stands(g, "daqan-a") == "0: footman 3, knight 1"
    answer(g, (DAQAN, GoOn()))
    turn_with(g, DAQAN, "recruit")
    g.apply(DAQAN, GO)
    assert g.why_not(DAQAN, UseDial(FOOD)) is None, "in another turn every dial may be used"


@pytest.mark.rule("RW-121", "RW-378")
def test_a_figure_on_the_board_may_be_placed_anew(g: World) -> None:
    build(g, "daqan-a", DAQAN)
    put(g, "1a", footman=8)
    put(g, "2a", footman=7)
    put(g, "2a", routed=True, footman=1)
    assert g.supply[kind("footman")] == 0
    carry_out(g, DAQAN, "recruit")
    g.apply(DAQAN, UseDial(FOOD))
    assert asked(g) == "choose-figure"
    g.apply(DAQAN, FreeFigure(area("2a"), True))
    assert stands(g, "daqan-a") == "0: footman 1"
    assert FreeFigure(area("2a"), True) not in g.legal(DAQAN)
    g.apply(DAQAN, ForgoUnits())
    assert stands(g, "2a") == "0: footman 7"
    assert stands(g, "1a") == "0: footman 8"


@pytest.mark.rule("RW-171")
def test_using_a_dial_does_not_lower_it(g: World) -> None:
    build(g, "daqan-a", DAQAN)
    before = g.dials[DAQAN][:]
    carry_out(g, DAQAN, "recruit")
    g.apply(DAQAN, UseDial(ORE))
    use_bonus(g, DAQAN)
    g.apply(DAQAN, UseDial(WOOD))
    assert g.dials[DAQAN] == before


# what changes is told


@pytest.mark.rule("RW-167", "RW-189")
def test_influence_and_dials_that_change_are_told_and_others_are_not(g: World) -> None:
    g.events = []
    gain_influence(g, DAQAN, 0)
    pay_influence(g, DAQAN, 0)
    g.dials[DAQAN] = [0, 4, 8]
    turn_dial(g, DAQAN, FOOD, -1)
    turn_dial(g, DAQAN, ORE, 2)
    assert g.events == []
    assert g.dials[DAQAN] == [0, 4, 8]
    had = g.influence[DAQAN]
    gain_influence(g, DAQAN, 2)
    pay_influence(g, DAQAN, 1)
    turn_dial(g, DAQAN, WOOD, 1)
    assert g.events == [
        InfluenceGained(DAQAN, 2),
        InfluencePaid(DAQAN, 1),
        DialTurned(DAQAN, WOOD, 5),
    ]
    assert g.influence[DAQAN] == had + 1
    assert g.view(None).players[DAQAN].influence == had + 1, "open to all"


# Acquire Power


@pytest.mark.rule("RW-127", "RW-171")
def test_power_for_each_influence_icon(g: World) -> None:
    g.dials[LATARI], had = [2, 4, 2], g.influence[LATARI]
    events = carry_out(g, LATARI, "acquire-power")
    assert InfluenceGained(LATARI, 3) in events
    assert g.influence[LATARI] == had + 3
    assert g.dials[LATARI] == [2, 4, 2]


PRIMARCH = TITLES.index("primarch")


def asks_for_title(g: World, seat: Seat, influence: int) -> World:
    """The bonus of Acquire Power, with so much influence."""
    carry_out(g, seat, "acquire-power")
    use_bonus(g, seat)
    g.influence[seat] = influence
    g.forget_menu()
    return g


@pytest.mark.rule("RW-128", "RW-129", "RW-130")
def test_a_title_costs_more_than_lies_on_it(g: World) -> None:
    g.title_holder[PRIMARCH], g.title_influence[PRIMARCH] = WAIQAR, 3
    asks_for_title(g, LATARI, 5)
    g.apply(LATARI, WantTitle(PRIMARCH))
    assert refused(g, LATARI, PayForTitle(3)).rule == "RW-128"
    assert refused(g, LATARI, PayForTitle(6)).rule == "RW-128"
    events = g.apply(LATARI, PayForTitle(4))
    assert TitleTaken(LATARI, PRIMARCH, 4, WAIQAR) in events
    assert g.title_holder[PRIMARCH] == LATARI
    assert g.title_influence[PRIMARCH] == 4
    assert g.influence[LATARI] == 1
    assert asked(g) == "own-turn", "one title a use"


@pytest.mark.rule("RW-128", "RW-130")
def test_a_title_that_is_too_dear_or_held_is_refused(g: World) -> None:
    g.title_holder[PRIMARCH], g.title_influence[PRIMARCH] = WAIQAR, 3
    captain = TITLES.index("captain")
    g.title_holder[captain] = LATARI
    asks_for_title(g, LATARI, 3)
    assert refused(g, LATARI, WantTitle(PRIMARCH)).rule == "RW-128"
    assert refused(g, LATARI, WantTitle(captain)).rule == "RW-130"
    marshal = WantTitle(TITLES.index("marshal"))
    assert offered(g, LATARI, WantTitle) == [marshal]
    g.apply(LATARI, TakeNoTitle())
    assert g.title_holder[TITLES.index("marshal")] == NOBODY


@pytest.mark.rule("RW-201")
def test_who_has_a_title_may_take_another(g: World) -> None:
    captain = TITLES.index("captain")
    g.title_holder[captain] = LATARI
    asks_for_title(g, LATARI, 3)
    g.apply(LATARI, WantTitle(PRIMARCH))
    g.apply(LATARI, PayForTitle(1))
    assert g.title_holder[captain] == g.title_holder[PRIMARCH] == LATARI


@pytest.mark.rule("RW-128")
def test_a_title_with_nothing_on_it_costs_at_least_one(g: World) -> None:
    asks_for_title(g, LATARI, 0)
    assert offered(g, LATARI, WantTitle) == []
    g.influence[LATARI] = 1
    g.forget_menu()
    g.apply(LATARI, WantTitle(PRIMARCH))
    assert g.legal(LATARI) == [PayForTitle(1)]
