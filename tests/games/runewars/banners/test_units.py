"""The eight new units: recruited in place of others, and what each does on an orb. [BOW-088 – BOW-099]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.runewars.banners.pieces import INSTEAD
from feldzug.games.runewars.banners.units.abilities import (
    BallLightning,
    BreatheOnTriangles,
    KeepCards,
)
from feldzug.games.runewars.banners.units.losses import UnitMended, UnitRose
from feldzug.games.runewars.banners.units.recruiting import (
    ChooseReinforcements,
    PlaceInstead,
    RecruitInstead,
)
from feldzug.games.runewars.battle.abilities.latari import DamageInstead
from feldzug.games.runewars.battle.abilities.uthuk import SpareThem
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER, UnitRouted, hit
from feldzug.games.runewars.battle.losses import EnoughUnits
from feldzug.games.runewars.battle.passes import AbilityUsed, LetDraw
from feldzug.games.runewars.board import AREAS, UNITS, kinds_in_play
from feldzug.games.runewars.cards.order_texts.recruit import UseDial
from feldzug.games.runewars.decks import TACTICS_BOX, TacticsDeck
from feldzug.games.runewars.destroying import UnitDestroyed
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.placing import FreeFigure, PlaceUnits
from feldzug.games.runewars.set_up.first_armies import PlaceFirstUnit, PlaceUnit
from feldzug.games.runewars.set_up.start import SetUp
from feldzug.games.runewars.tactics.limits import DiscardTactics
from feldzug.games.runewars.world import World
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.values import FATE, Event, Seat
from feldzug.parts.windows import PASS
from tests.games.runewars.battlefield import (
    DAQAN,
    LATARI,
    UTHUK,
    WAIQAR,
    answer,
    at,
    engaged,
    fated,
    kind,
    line,
    refused,
    unit,
)
from tests.games.runewars.order import carry_out
from tests.games.runewars.table import build, clear, hold, table

BANNERS = ("banners",)
CIRCLE, RECTANGLE, HEXAGON = 1, 3, 6
"""Fate cards with an orb for each base."""


# recruiting


def until_asked(g: World) -> ChooseReinforcements:
    """The first dial that gives a unit for which a new one may come."""
    g.apply(DAQAN, dial_with_new_units(g))
    asked = g.stack[-1]
    assert isinstance(asked, ChooseReinforcements)
    return asked


def dial_with_new_units(g: World) -> UseDial:
    for action in [action for action in g.legal(DAQAN) if isinstance(action, UseDial)]:
        trial = g.clone()
        trial.apply(DAQAN, action)
        if isinstance(trial.stack[-1], ChooseReinforcements):
            return action
    raise AssertionError("no dial gives such a unit")


def laid_areas(g: World) -> str:
    """An area that lies, for a stronghold."""
    return AREAS[g.areas()[0]]


def table_with_stronghold(modules: tuple[str, ...] = BANNERS) -> World:
    g = clear(table(modules=modules, setup="quick"))
    build(g, laid_areas(g), DAQAN)
    g.dials[DAQAN] = [8, 8, 8]
    carry_out(g, DAQAN, "recruit")
    return g


@pytest.mark.rule("BOW-088", "BOW-089")
@pytest.mark.parametrize("share", ["none", "one", "all"])
def test_recruits_may_be_new_units_one_by_one(share: str) -> None:
    g = table_with_stronghold()
    asked = until_asked(g)
    kind_, count, other = asked.kind, asked.count, INSTEAD[asked.kind]
    new = {"none": 0, "one": 1, "all": count}[share]
    assert count >= 2
    g.apply(DAQAN, RecruitInstead(other, new))
    at = g.strongholds(DAQAN)[0] * g.kinds
    assert (g.standing[at + other], g.standing[at + kind_]) == (new, count - new)


@pytest.mark.rule("BOW-088")
def test_no_more_new_units_than_there_are_figures() -> None:
    g = table_with_stronghold()
    other = INSTEAD[until_asked(g).kind]
    g.supply[other] = 1
    assert refused(g, DAQAN, RecruitInstead(other, 2)) == ("none-left", "BOW-088")
    assert refused(g, DAQAN, RecruitInstead(other, 1)) is None


@pytest.mark.rule("BOW-088", "RW-121")
def test_figures_on_the_board_can_be_taken_and_without_any_nobody_is_asked() -> None:
    g = table_with_stronghold()
    dial, here = dial_with_new_units(g), g.strongholds(DAQAN)[0]
    other = g.clone()
    assert isinstance(other, World)
    new = INSTEAD[until_asked(other).kind]
    for stands, lies, asked in ((0, 0, False), (0, 1, True), (1, 0, True)):
        trial = g.clone()
        assert isinstance(trial, World)
        for figure in INSTEAD.values():
            trial.supply[figure] = 0
        trial.standing[here * trial.kinds + new] = stands
        trial.routed[here * trial.kinds + new] = lies
        trial.apply(DAQAN, dial)
        assert isinstance(trial.stack[-1], ChooseReinforcements) == asked
        assert (refused(trial, DAQAN, RecruitInstead(new, 1)) is None) == asked
    assert refused(trial, DAQAN, RecruitInstead(new, 2)) == ("none-left", "BOW-088")
    trial.apply(DAQAN, RecruitInstead(new, 1))
    assert FreeFigure(here, False) in trial.legal(DAQAN)


def test_nobody_is_asked_without_the_expansion() -> None:
    g = table_with_stronghold(modules=())
    with pytest.raises(AssertionError, match="no dial"):
        until_asked(g)


@pytest.mark.rule("BOW-088")
def test_what_a_season_card_places_is_no_recruit() -> None:
    g = clear(table(modules=BANNERS, setup="quick"))
    build(g, laid_areas(g), DAQAN)
    g.stack = [g.stack[0], PlaceUnits(DAQAN, kind("bowman"), 1)]
    g.settle()
    assert g.standing[g.strongholds(DAQAN)[0] * g.kinds + kind("bowman")] == 1


@pytest.mark.rule("BOW-087")
def test_their_figures_are_in_the_box_only_with_the_expansion() -> None:
    new = set(INSTEAD.values())
    with_them = RUNEWARS.new(RUNEWARS.setup(2, BANNERS))
    without: Any = RUNEWARS.new(RUNEWARS.setup(2))
    assert new <= set(kinds_in_play(with_them.rules))
    assert not new & set(kinds_in_play(without.rules))
    assert all(without.supply[number] == 0 for number in new)
    assert all(with_them.supply[n] == UNITS[n].figures for n in new)  # type: ignore[attr-defined]


def mustering(**options: str) -> World:
    """A set-up at the first unit for which a new one could come."""
    g = RUNEWARS.start(RUNEWARS.setup(2, BANNERS, **options))
    assert isinstance(g, World)
    dealer = Dealer(5)
    while any(isinstance(frame, SetUp) for frame in g.stack):
        top = g.stack[-1]
        if isinstance(top, PlaceFirstUnit) and top.kind in INSTEAD:
            return g
        seat = g.waiting()[0]
        legal = g.legal(seat) if seat != FATE else []
        g.apply(seat, dealer.draw(g.odds()) if seat == FATE else legal[dealer.below(len(legal))])
    raise AssertionError("no first army has such a unit")


@pytest.mark.rule("BOW-296")
def test_in_the_set_up_a_new_unit_may_come_in_place_of_another() -> None:
    g = mustering()
    seat = g.waiting()[0]
    offered = [action for action in g.legal(seat) if isinstance(action, PlaceInstead)]
    assert offered
    before, area = g.supply[offered[0].kind], offered[0].area
    g.apply(seat, offered[0])
    assert g.supply[offered[0].kind] == before - 1
    assert g.standing[area * g.kinds + offered[0].kind] == 1


@pytest.mark.rule("BOW-296", "RW-049")
def test_in_the_set_up_too_there_must_be_a_figure_and_room_for_it() -> None:
    g = mustering()
    seat = g.waiting()[0]
    offered = next(action for action in g.legal(seat) if isinstance(action, PlaceInstead))
    full = g.clone()
    assert isinstance(full, World)
    full.add(offered.area, offered.kind, 8 - full.units(offered.area))
    full.forget_menu()
    assert refused(full, seat, offered) == ("area-full", "RW-049")
    g.supply[offered.kind] = 0
    g.forget_menu()
    assert not [action for action in g.legal(seat) if isinstance(action, PlaceInstead)]


@pytest.mark.rule("BOW-296")
def test_an_option_leaves_the_first_army_as_it_is_printed() -> None:
    g = mustering(swap_in_set_up="no")
    legal = g.legal(g.waiting()[0])
    assert legal
    assert all(isinstance(action, PlaceUnit) for action in legal)


# abilities


def fight(army: str, foes: str, name: str, seat: Seat, owner: Seat, card: int) -> World:
    """The new unit of *army* has drawn a card."""
    g = engaged(army, foes, UNITS[kind(name)].initiative, seat=seat, owner=owner, modules=BANNERS)
    EVENTS[:] = fated(g, card)
    return g


EVENTS: list[Event] = []
"""What the card of the last `fight` has brought."""


@pytest.mark.rule("BOW-099")
def test_a_novice_wizard_throws_ball_lightning_for_a_card() -> None:
    g = engaged("1 novice-wizard", "3 archer", 3, seat=DAQAN, owner=LATARI, modules=BANNERS)
    g.tactics_deck = TacticsDeck(bag=TACTICS_BOX.pile(g.rules))
    hold(g, DAQAN, "lost-city-tactics")
    fated(g, CIRCLE)
    while not isinstance(g.stack[-1], BallLightning):
        answer(g, (g.waiting()[0], PASS))
    card = g.tactics[DAQAN].cards[0]
    kept = g.clone()
    assert isinstance(kept, World)
    answer(g, (DAQAN, DiscardTactics(card)))
    assert line(g, DEFENDER) == "1 archer"
    assert len(g.tactics[DAQAN]) == 0
    answer(kept, (DAQAN, KeepCards()))
    assert line(kept, DEFENDER) == "2 archer, 1 archer routed"


@pytest.mark.rule("BOW-099", "BOW-285")
def test_a_novice_wizard_without_cards_routs() -> None:
    g = fight("1 novice-wizard", "2 archer", "novice-wizard", DAQAN, LATARI, CIRCLE)
    assert line(g, DEFENDER) == "1 archer, 1 archer routed"


@pytest.mark.rule("BOW-099")
def test_a_roc_takes_a_rectangle_or_two_triangles() -> None:
    g = fight("1 roc", "3 archer, 1 pegasus-rider", "roc", DAQAN, LATARI, HEXAGON)
    other = g.clone()
    assert isinstance(other, World)
    answer(g, (DAQAN, unit("pegasus-rider")))
    assert line(g, DEFENDER) == "3 archer"
    answer(other, (DAQAN, unit("archer")))
    assert refused(other, DAQAN, unit("pegasus-rider")) == ("wrong-shape", "BOW-099")
    answer(other, (DAQAN, unit("archer")))
    assert line(other, DEFENDER) == "1 archer, 1 pegasus-rider"


@pytest.mark.rule("BOW-099")
def test_a_leonx_rider_pounces_on_the_weak() -> None:
    g = fight("1 leonx-rider", "2 bowman, 1 knight -1", "leonx-rider", LATARI, DAQAN, RECTANGLE)
    assert line(g, DEFENDER) == "2 bowman"
    g = fight("1 leonx-rider", "2 bowman", "leonx-rider", LATARI, DAQAN, RECTANGLE)
    assert line(g, DEFENDER) == "1 bowman, 1 bowman routed"


@pytest.mark.rule("BOW-099")
def test_a_forest_guardian_entangles_and_recovers() -> None:
    army = "1 forest-guardian -2"
    g = fight(army, "3 bowman", "forest-guardian", LATARI, DAQAN, HEXAGON)
    assert line(g, DEFENDER) == "1 bowman, 2 bowman routed"
    assert [event.damage for event in EVENTS if isinstance(event, UnitMended)] == [1]


@pytest.mark.rule("BOW-099")
def test_a_blood_sister_offers_one_of_her_own() -> None:
    army = "1 blood-sister, 1 berserker routed"
    g = fight(army, "4 bowman", "blood-sister", UTHUK, DAQAN, CIRCLE)
    assert line(g, DEFENDER) == "2 bowman"
    g = engaged(
        "1 blood-sister, 1 berserker", "4 bowman", 2, seat=UTHUK, owner=DAQAN, modules=BANNERS
    )
    answer(g, (UTHUK, LetDraw(kind("blood-sister"))))
    fated(g, CIRCLE)
    spared = g.clone()
    assert isinstance(spared, World)
    area = g.contested
    assert UnitDestroyed(UTHUK, kind("berserker"), area) in answer(g, (UTHUK, unit("berserker")))
    assert line(g, DEFENDER) == "1 bowman"
    answer(spared, (UTHUK, SpareThem()))
    assert line(spared, DEFENDER) == "2 bowman"


@pytest.mark.rule("BOW-099")
def test_an_obscene_devours_the_routed_first() -> None:
    foes = "2 bowman, 1 knight routed"
    g = fight("1 obscene -3", foes, "obscene", UTHUK, DAQAN, HEXAGON)
    assert line(g, DEFENDER) == "2 bowman"
    assert [event.damage for event in EVENTS if isinstance(event, UnitMended)] == [1]
    g = fight("1 obscene", "1 bowman, 1 knight", "obscene", UTHUK, DAQAN, HEXAGON)
    assert line(g, DEFENDER) == "1 knight"


@pytest.mark.rule("BOW-099")
def test_a_vampire_drains_and_another_rises() -> None:
    army = "1 vampire, 1 reanimate routed"
    g = fight(army, "2 bowman", "vampire", WAIQAR, DAQAN, CIRCLE)
    assert line(g, DEFENDER) == "1 bowman"
    assert line(g, ATTACKER) == "1 reanimate, 1 vampire"
    assert UnitRose(WAIQAR, kind("reanimate"), g.contested) in EVENTS
    g = fight(army, "1 knight", "vampire", WAIQAR, DAQAN, CIRCLE)
    assert not [event for event in EVENTS if isinstance(event, UnitRose)]


@pytest.mark.rule("BOW-099")
def test_a_great_wyrm_routs_triangles_or_burns() -> None:
    g = fight("1 great-wyrm", "3 bowman", "great-wyrm", WAIQAR, DAQAN, HEXAGON)
    other = g.clone()
    assert isinstance(other, World)
    answer(g, (WAIQAR, DamageInstead()))
    assert line(g, DEFENDER) == "1 bowman"
    answer(other, (WAIQAR, BreatheOnTriangles()), (WAIQAR, unit("bowman")), (WAIQAR, EnoughUnits()))
    assert line(other, DEFENDER) == "2 bowman, 1 bowman routed"


@pytest.mark.rule("BOW-099")
@pytest.mark.parametrize(
    ("defender", "owner", "army", "card", "answers", "destroyed", "routed"),
    [
        ("1 novice-wizard", DAQAN, "2 archer", CIRCLE, (), 0, 1),
        ("1 roc", DAQAN, "3 archer", HEXAGON, (unit("archer"), unit("archer")), 2, 0),
        ("1 leonx-rider", LATARI, "1 bowman, 1 knight -1", RECTANGLE, (), 1, 0),
        ("1 leonx-rider", LATARI, "2 bowman", RECTANGLE, (), 0, 1),
        ("1 forest-guardian", LATARI, "3 bowman", HEXAGON, (), 0, 2),
        ("1 blood-sister", UTHUK, "3 bowman", CIRCLE, (), 2, 0),
        ("1 obscene", UTHUK, "2 bowman, 1 knight routed", HEXAGON, (), 1, 0),
        ("1 vampire", WAIQAR, "2 bowman", CIRCLE, (), 1, 0),
        ("1 great-wyrm", WAIQAR, "3 bowman", HEXAGON, (DamageInstead(),), 2, 0),
        (
            "1 great-wyrm",
            WAIQAR,
            "3 bowman",
            HEXAGON,
            (BreatheOnTriangles(), unit("bowman"), unit("bowman"), EnoughUnits()),
            0,
            2,
        ),
    ],
)
def test_in_defence_they_do_the_same_to_the_attacker(
    defender: str,
    owner: Seat,
    army: str,
    card: int,
    answers: tuple[Any, ...],
    destroyed: int,
    routed: int,
) -> None:
    attacker = LATARI if owner == DAQAN else DAQAN
    initiative = UNITS[kind(defender.split()[1])].initiative
    g = engaged(army, defender, initiative, seat=attacker, owner=owner, modules=BANNERS)
    told = [*fated(g, card), *answer(g, *[(owner, action) for action in answers])]
    assert [e.seat for e in told if isinstance(e, UnitDestroyed)] == [attacker] * destroyed
    assert [e.seat for e in told if isinstance(e, UnitRouted)] == [attacker] * routed


@pytest.mark.rule("BOW-097", "BOW-098")
def test_base_and_health_are_those_of_the_sheet() -> None:
    g = fight("1 roc", "1 siege-tower", "roc", UTHUK, DAQAN, 1)
    assert line(g, DEFENDER) == "1 siege-tower -2"  # a hexagon reads "damage 2"
    for damage, lives in ((2, True), (3, False)):
        g = engaged(f"1 roc -{damage}", "1 bowman", 4, owner=LATARI, modules=BANNERS)
        assert (hit(g, DAQAN, g.fighters[0]) is not None) == lives


@pytest.mark.rule("BOW-097")
def test_a_blood_sister_reads_the_circle() -> None:
    fight("1 blood-sister", "2 warrior", "blood-sister", UTHUK, DAQAN, 1)  # an orb in the circle
    assert AbilityUsed(UTHUK, kind("blood-sister")) in EVENTS
    fight("1 leonx-rider", "2 bowman", "leonx-rider", LATARI, DAQAN, 1)  # rout 2 for a rectangle
    assert not [event for event in EVENTS if isinstance(event, AbilityUsed)]


@pytest.mark.rule("BOW-099")
@pytest.mark.parametrize(("cards", "times"), [((3, 4), 2), ((3, 7), 1), ((7, 8), 0)])
def test_an_ability_is_used_once_for_each_special_icon(cards: tuple[int, int], times: int) -> None:
    g = engaged("2 novice-wizard", "4 siege-tower", 3, modules=BANNERS)
    used = [event for event in fated(g, *cards) if isinstance(event, AbilityUsed)]
    assert len(used) == times
    routed = {0: "4 siege-tower", 1: "3 siege-tower, 1 siege-tower routed"}
    assert line(g, DEFENDER) == routed.get(times, "2 siege-tower, 2 siege-tower routed")


@pytest.mark.rule("BOW-099", "RW-281")
@pytest.mark.parametrize(
    ("name", "seat", "foes", "card"),
    [
        ("leonx-rider", LATARI, "1 knight -1, 1 footman routed", RECTANGLE),
        ("vampire", WAIQAR, "1 knight -1, 1 bowman", CIRCLE),
    ],
)
def test_an_option_lets_no_choice_pass_over_the_damaged(
    name: str, seat: Seat, foes: str, card: int
) -> None:
    for option in ("override", "damaged-first"):
        g = engaged(
            f"1 {name}",
            foes,
            UNITS[kind(name)].initiative,
            seat=seat,
            owner=DAQAN,
            modules=BANNERS,
            choice_beats_damaged=option,
        )
        told = fated(g, card)
        fallen = UnitDestroyed(DAQAN, kind("knight"), at("1c")) in told
        assert fallen == (option == "damaged-first")
        assert fallen or len(g.legal(seat)) == 2, "the choice is free"
