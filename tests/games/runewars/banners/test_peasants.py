"""Peasants: left behind by the last units, removed by any activation. [BOW-184 – BOW-189]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.development.buying import BuyCard
from feldzug.games.runewars.banners.development.peasants import (
    LeaveNobody,
    LeavePeasant,
    OfferPeasant,
    PeasantGone,
    PeasantLeft,
    peasants_left,
)
from feldzug.games.runewars.banners.development.state import Developed
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.cards.rewards.relics import ChooseArea, Teleport
from feldzug.games.runewars.cards.tactics.orders_and_ways import HorrificRumors
from feldzug.games.runewars.developments import BuildNothing, yield_of
from feldzug.games.runewars.march import SET_OUT, Activate, ChooseActivation, March
from feldzug.games.runewars.retreat import RetreatTo, RetreatUnits
from feldzug.games.runewars.strategic_moves import (
    END_MOVES,
    ChooseMover,
    MoveTo,
    MoveUnit,
)
from feldzug.games.runewars.tactics.targets import TargetArea, TargetPlayer
from feldzug.games.runewars.winning import dragon_runes
from feldzug.games.runewars.world import NOBODY, World
from tests.games.runewars.banners.developing import bought, card, harvest, realm, top
from tests.games.runewars.campaign import begin, refused
from tests.games.runewars.table import DAQAN, UTHUK, area, hero, kind, rune, stands, start

FOOTMAN = kind("footman")
PEASANTS = "support-of-the-people"


def people(text: str, *areas: str, **options: str) -> World:
    """The card is bought, and peasants are in some areas already."""
    g = bought(realm(text, **options), PEASANTS)
    for name in areas:
        g.part(Developed).peasants[area(name)] = 1
        g.settle_control(area(name))
    return g


def walk(g: World, source: str, target: str, *kinds: str) -> None:
    """Units move with Strategize; the moves end."""
    if top(g) is not ChooseMover:
        begin(g, DAQAN, "strategize")
    for name in kinds:
        g.apply(DAQAN, MoveUnit(kind(name), area(source)))
        g.apply(DAQAN, MoveTo(area(target)))
    g.apply(DAQAN, END_MOVES)


@pytest.mark.rule("BOW-184", "BOW-292")
def test_the_card_brings_three_tokens() -> None:
    g = harvest(realm("1a: 1 footman"), DAQAN)
    assert g.views(None)["development-cards"].peasants_left == 0
    g.apply(DAQAN, BuyCard(card(PEASANTS)))
    assert g.views(None)["development-cards"].peasants_left == 3
    g.apply(DAQAN, BuildNothing())
    walk(g, "1a", "1b", "footman")
    assert top(g) is OfferPeasant


@pytest.mark.rule("BOW-184")
def test_without_the_card_nobody_is_asked() -> None:
    g = realm("1a: 1 footman")
    walk(g, "1a", "1b", "footman")
    assert top(g) is not OfferPeasant
    assert g.controller[area("1a")] == NOBODY


@pytest.mark.rule("BOW-185", "BOW-186")
def test_a_peasant_stays_where_the_last_units_leave() -> None:
    g = people("1a: 2 footman, 1 bowman")
    rune(g, "1a", "dragon", DAQAN)
    walk(g, "1a", "1b", "footman", "footman", "bowman")
    assert top(g) is OfferPeasant
    other = g.clone()
    assert PeasantLeft(DAQAN, area("1a")) in g.apply(DAQAN, LeavePeasant())
    assert g.controller[area("1a")] == DAQAN
    assert dragon_runes(g, DAQAN) == 1
    assert area("1a") in g.controlled(DAQAN)
    assert sum(yield_of(g, area("1a"), r) for r in range(3)) > 0
    assert top(g) is not OfferPeasant, "one question an area"
    other.apply(DAQAN, LeaveNobody())
    assert isinstance(other, World)
    assert other.controller[area("1a")] == NOBODY
    assert top(other) is not OfferPeasant


@pytest.mark.rule("BOW-185")
@pytest.mark.parametrize("stay", ["1 footman", "1 footman routed"])
def test_not_where_units_stay(stay: str) -> None:
    g = people(f"1a: 1 bowman, {stay}")
    walk(g, "1a", "1b", "bowman")
    assert top(g) is not OfferPeasant


@pytest.mark.rule("BOW-185")
def test_not_where_others_have_come_at_the_same_time() -> None:
    g = people("1a: 1 footman; 1b: 1 footman")
    begin(g, DAQAN, "strategize")
    g.apply(DAQAN, MoveUnit(FOOTMAN, area("1a")))
    g.apply(DAQAN, MoveTo(area("1b")))
    g.apply(DAQAN, MoveUnit(FOOTMAN, area("1b")))
    g.apply(DAQAN, MoveTo(area("1a")))
    g.apply(DAQAN, END_MOVES)
    assert top(g) is not OfferPeasant


@pytest.mark.rule("BOW-185", "BOW-187")
def test_not_where_one_is_already() -> None:
    """Units that retreat to a peasant activate nothing: he is still there when they go on."""
    g = people("1a: 1 footman", "1a")
    walk(g, "1a", "1b", "footman")
    assert top(g) is not OfferPeasant
    assert peasants_left(g) == 2


@pytest.mark.rule("BOW-185")
def test_an_army_that_sets_out_leaves_one_before_it_arrives() -> None:
    g = people("1a: 2 footman; 1c: 2 footman")
    begin(g, DAQAN, "mobilize")
    g.apply(DAQAN, Activate(area("1b")))
    for name in ("1a", "1a", "1c", "1c"):
        g.apply(DAQAN, March(FOOTMAN, area(name)))
    g.apply(DAQAN, SET_OUT)
    assert top(g) is OfferPeasant
    g.apply(DAQAN, LeavePeasant())
    assert top(g) is OfferPeasant
    g.apply(DAQAN, LeaveNobody())
    assert stands(g, "1b") == "0: footman 4"
    assert [g.controller[area(name)] for name in ("1a", "1c")] == [DAQAN, NOBODY]


@pytest.mark.rule("BOW-187")
def test_none_is_shifted_when_all_are_out() -> None:
    g = people("1a: 1 footman", "5a", "5b", "5c")
    assert peasants_left(g) == 0
    walk(g, "1a", "1b", "footman")
    assert top(g) is not OfferPeasant
    g = people("1a: 1 footman; 1c: 1 footman", "5a", "5b")
    begin(g, DAQAN, "mobilize")
    g.apply(DAQAN, Activate(area("1b")))
    g.apply(DAQAN, March(FOOTMAN, area("1a")))
    g.apply(DAQAN, March(FOOTMAN, area("1c")))
    g.apply(DAQAN, SET_OUT)
    g.apply(DAQAN, LeavePeasant())
    assert top(g) is not OfferPeasant, "the last token is used"


@pytest.mark.rule("BOW-188", "BOW-Q22")
def test_an_enemy_activation_removes_it_and_there_is_no_battle() -> None:
    g = people("1b: 3 berserker", "1a")
    g.activated[area("5a")] = 1 << DAQAN
    begin(g, UTHUK, "mobilize")
    assert PeasantGone(DAQAN, area("1a")) in g.apply(UTHUK, Activate(area("1a")))
    assert g.controller[area("1a")] == NOBODY
    g.apply(UTHUK, March(kind("berserker"), area("1b")))
    g.apply(UTHUK, SET_OUT)
    assert stands(g, "1a") == "3: berserker 1"
    assert not [frame for frame in g.stack if isinstance(frame, Battle)]


@pytest.mark.rule("BOW-Q22")
def test_who_has_fought_already_may_activate_it() -> None:
    g = people("1b: 3 berserker; 1c: 1 footman; 5a: 1 footman", "1a", "5a")
    begin(g, UTHUK, "mobilize")
    start(g, *g.stack[:-1], ChooseActivation(UTHUK, True))
    assert Activate(area("1a")) in g.legal(UTHUK)
    for name in ("1c", "5a"):
        assert refused(g, UTHUK, Activate(area(name))) == ("one-battle-only", "RW-108")


@pytest.mark.rule("BOW-188")
def test_an_own_activation_removes_it_too() -> None:
    g = people("1b: 1 footman", "1a")
    begin(g, DAQAN, "mobilize")
    assert PeasantGone(DAQAN, area("1a")) in g.apply(DAQAN, Activate(area("1a")))
    assert peasants_left(g) == 3


@pytest.mark.rule("BOW-188")
def test_a_card_that_activates_removes_it() -> None:
    g = people("", "1a")
    chosen = (TargetPlayer(UTHUK), TargetArea(area("1a")))
    HorrificRumors("horrific-rumors").play(g, UTHUK, chosen)
    assert g.controller[area("1a")] == NOBODY


@pytest.mark.rule("BOW-188")
def test_an_activation_before_does_not() -> None:
    g = people("1a: 1 footman")
    g.activated[area("1a")] = 1 << UTHUK
    walk(g, "1a", "1b", "footman")
    g.apply(DAQAN, LeavePeasant())
    assert g.controller[area("1a")] == DAQAN


@pytest.mark.rule("BOW-189")
def test_a_removed_one_is_used_again() -> None:
    g = people("1a: 1 footman; 5c: 1 berserker", "5a", "5b", "1c")
    begin(g, UTHUK, "mobilize")
    g.apply(UTHUK, Activate(area("5a")))
    g.apply(UTHUK, SET_OUT)
    assert peasants_left(g) == 1
    walk(g, "1a", "1b", "footman")
    g.apply(DAQAN, LeavePeasant())
    assert g.views(UTHUK)["development-cards"].peasants == sorted(
        ["1a", "1c", "5b"], key=lambda name: g.areas().index(area(name))
    )


@pytest.mark.rule("BOW-Q22")
def test_others_do_not_walk_into_it() -> None:
    g = people("1b: 1 berserker", "1a")
    begin(g, UTHUK, "strategize")
    g.apply(UTHUK, MoveUnit(kind("berserker"), area("1b")))
    assert refused(g, UTHUK, MoveTo(area("1a"))) == ("not-friendly-nor-empty", "RW-100")


@pytest.mark.rule("BOW-Q23")
def test_none_is_left_by_a_retreat() -> None:
    g = people("1a: 1 footman; 1b: 1 footman")
    start(g, g.stack[0], RetreatUnits(DAQAN, area("1a"), DAQAN))
    if top(g) is not OfferPeasant and RetreatTo(area("1b")) in g.legal(DAQAN):
        g.apply(DAQAN, RetreatTo(area("1b")))
    assert stands(g, "1b") == "0: footman 1, routed footman 1"
    assert not [frame for frame in g.stack if isinstance(frame, OfferPeasant)]
    assert g.controller[area("1a")] == NOBODY


@pytest.mark.rule("BOW-Q51")
@pytest.mark.parametrize(("option", "asked"), [("no", False), ("yes", True)])
def test_where_allies_stay(option: str, asked: bool) -> None:
    g = people("1a: 1 footman, 1 beastman", peasant_beside_allies=option)
    walk(g, "1a", "1b", "footman")
    assert (top(g) is OfferPeasant) == asked
    if asked:
        g.apply(DAQAN, LeavePeasant())
        assert g.controller[area("1a")] == DAQAN
    else:
        assert g.is_neutral(area("1a"))


@pytest.mark.rule("BOW-185")
def test_one_may_stay_when_units_are_teleported() -> None:
    g = people("1a: 2 footman, 1 bowman")
    who = hero(g, "sir-valadir", DAQAN, "1a")
    start(g, g.stack[0], Teleport(DAQAN, who))
    g.apply(DAQAN, ChooseArea(area("1c")))
    assert stands(g, "1c") == "0: footman 2, bowman 1"
    assert top(g) is OfferPeasant
    g.apply(DAQAN, LeavePeasant())
    assert g.controller[area("1a")] == DAQAN
