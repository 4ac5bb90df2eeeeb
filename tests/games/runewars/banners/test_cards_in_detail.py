"""Heroes, rewards, quests, seasons, objectives, units and tactics cards of the expansion in detail."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.barren import BannersState, Thawed, desolate, freeze
from feldzug.games.runewars.banners.cards.heroes import KORGA
from feldzug.games.runewars.banners.cards.objectives import SmotherTheFire
from feldzug.games.runewars.banners.cards.rewards import Rally, RallyUnit
from feldzug.games.runewars.banners.cards.tactics.players import SpyOut
from feldzug.games.runewars.banners.units.losses import (
    DealPounce,
    Devour,
    Mend,
    RoutTriangles,
    TakeDrain,
    TakePounce,
    UnitMended,
)
from feldzug.games.runewars.banners.units.recruiting import PlaceInstead, first_units
from feldzug.games.runewars.battle.abilities.ability import ability_of
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.damage import DealDamage
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER, UnitRouted
from feldzug.games.runewars.battle.losses import ChooseUnit
from feldzug.games.runewars.battle.tally import Tally
from feldzug.games.runewars.cards.quests.text import quest_behind
from feldzug.games.runewars.cards.season_texts.asking import RoutUnit
from feldzug.games.runewars.decks import QUESTS
from feldzug.games.runewars.events import UnitPlaced
from feldzug.games.runewars.heroes.quest_phase import HealHero
from feldzug.games.runewars.march import Activate
from feldzug.games.runewars.set_up.first_armies import PlaceFirstUnit
from feldzug.games.runewars.world import NOBODY, World
from feldzug.games.runewars.world_state import BattleRecord
from feldzug.kernel.values import FATE, Seat
from tests.games.runewars.banners.test_heroes import infirmary
from tests.games.runewars.banners.test_season_cards import season, truce
from tests.games.runewars.banners.test_tactics_cards import land
from tests.games.runewars.banners.test_units import mustering
from tests.games.runewars.battlefield import (
    DAQAN,
    LATARI,
    UTHUK,
    WAIQAR,
    at,
    engaged,
    kind,
    line,
    refused,
    start,
)
from tests.games.runewars.champions import attempt, champions, is_asked, top
from tests.games.runewars.seasons import turn_up
from tests.games.runewars.table import hero, hold

BANNERS = ("banners",)


# heroes


@pytest.mark.rule("BOW-045")
def test_sister_maelin_asks_nothing_if_only_one_is_hurt() -> None:
    g, who, (one, other) = infirmary("sir-valadir", "trenloe")
    g.hero_damage[one] = 0
    g.apply(DAQAN, HealHero(who))
    assert not is_asked(g, DAQAN, "TendAnother")
    assert g.hero_damage[other] == 0


@pytest.mark.rule("BOW-045")
def test_sister_maelin_does_not_heal_others_when_somebody_else_heals() -> None:
    g, who, (one, other) = infirmary("sir-valadir", "trenloe")
    g.apply(DAQAN, HealHero(one))
    assert [g.hero_damage[hurt] for hurt in (who, one, other)] == [2, 0, 2]


@pytest.mark.rule("BOW-045")
def test_korga_who_has_fallen_splits_no_shields() -> None:
    """What is left of him lies where neutral units are attacked."""
    g = engaged("1 footman", "1 giant", 5, owner=NOBODY, modules=BANNERS)
    g.hero_seat[KORGA.number], g.hero_area[KORGA.number] = NOBODY, g.contested
    assert KORGA.offers(Tally(), g) is None


# rewards


@pytest.mark.rule("BOW-046")
def test_a_war_horn_calls_the_unit_that_was_named() -> None:
    army = "1 siege-tower routed, 1 knight -2 routed, 1 knight -1 routed"
    g = engaged(army, "1 archer", 1, modules=BANNERS)
    start(g, g.frame(Battle), Rally(DAQAN))
    assert [a.kind for a in g.legal(DAQAN)] == sorted([kind("knight"), kind("siege-tower")])
    Rally(DAQAN).chosen(g, RallyUnit(kind("knight")))
    standing = [u for u in g.fighters if u.side == ATTACKER and not u.routed]
    assert [(u.kind, u.damage) for u in standing] == [(kind("knight"), 1)]


@pytest.mark.rule("BOW-046")
def test_a_defender_who_lay_there_before_is_called_first() -> None:
    g = engaged("1 archer", "1 knight routed", 1, seat=LATARI, owner=DAQAN, modules=BANNERS)
    g.add(g.contested, kind("footman"), 1, routed=True)
    Rally(DAQAN).chosen(g, RallyUnit(kind("knight")))
    assert line(g, DEFENDER) == "1 knight"
    assert g.routed[g.contested * g.kinds + kind("footman")] == 1
    Rally(DAQAN).chosen(g, RallyUnit(kind("footman")))
    assert line(g, DEFENDER) == "1 footman, 1 knight"
    assert g.routed[g.contested * g.kinds + kind("footman")] == 0


# quests


@pytest.mark.rule("BOW-072")
def test_the_smugglers_map_leads_three_areas_away() -> None:
    g = champions("1a: stronghold of 0", BANNERS)
    text = quest_behind(g, QUESTS.index("smugglers-map"))
    far = g.layout.ground.distances([at("1a")])
    for area, distance in far.items():
        assert text.is_here(g, DAQAN, area) == (distance >= 3)
    assert 3 in far.values()


@pytest.mark.rule("BOW-072")
def test_merchant_princes_live_in_cities() -> None:
    g = champions("", BANNERS)
    text = quest_behind(g, QUESTS.index("merchant-princes"))
    g.city[at("5b")] = 0
    assert text.is_here(g, DAQAN, at("5b"))
    assert not text.is_here(g, DAQAN, at("5c"))


@pytest.mark.rule("BOW-054")
def test_a_look_at_rewards_leaves_earlier_positions_as_they_were() -> None:
    g = champions("", BANNERS)
    who = hero(g, "sir-valadir", DAQAN, "latari-b")
    attempt(g, who, "sealed-crypt")
    while top(g) != "LookAtReward":
        seat = g.waiting()[0]
        gold = [c for c in g.legal(seat) if c == 6]
        g.apply(seat, gold[0] if seat == FATE and gold else g.legal(seat)[0])
    before = g.clone()
    assert isinstance(before, World)
    g.apply(FATE, g.legal(FATE)[0])
    assert (len(before.reward_deck.top), len(g.reward_deck.top)) == (0, 1)


# seasons


def test_in_a_truce_the_last_two_influence_are_enough() -> None:
    g = truce(2)
    g.apply(DAQAN, Activate(at("1b")))
    assert g.influence[DAQAN] == 0


def test_starving_packs_come_only_where_ice_lies() -> None:
    g = season("1a: 2 footman; 1b: 2 footman; 2b: 2 footman")
    freeze(g, at("1a"))
    desolate(g, at("1b"))
    turn_up(g, "starving-packs")
    asked = [frame.area for frame in g.stack if type(frame).__name__ == "AnswerSeasonCard"]  # type: ignore[attr-defined]
    assert asked in ([], [at("1a")])
    told = g.apply(DAQAN, RoutUnit(kind("footman"))) if asked else g.events
    assert UnitRouted(DAQAN, kind("footman"), at("1a")) in told
    assert len([event for event in told if isinstance(event, UnitRouted)]) == 1


def test_an_early_thaw_tells_only_of_ice() -> None:
    g = season("1a: 2 footman")
    freeze(g, at("1a"))
    freeze(g, at("1a"))
    desolate(g, at("1b"))
    told = turn_up(g, "early-thaw")
    thawed = [event for event in (told or g.events) if isinstance(event, Thawed)]
    assert thawed == [Thawed(at("1a"), 0)]
    assert g.part(BannersState).barren[at("1b")] == -1


# objectives


@pytest.mark.rule("BOW-278")
def test_a_stronghold_of_the_first_seat_counts_too() -> None:
    g = champions("", BANNERS)
    text = SmotherTheFire("smother-the-fire")
    assert text.conditions(g, LATARI)[0].have == 0
    for defender, have in ((DAQAN, 2), (NOBODY, 0)):
        fought = (g.year, g.season, at("1c"), LATARI, Seat(defender), LATARI)
        g.battles = [BattleRecord(*fought, True, False, 3, 0, 1)]
        assert text.conditions(g, LATARI)[0].have == have


# units


@pytest.mark.rule("BOW-296")
def test_in_the_set_up_all_see_the_new_unit_and_others_have_none() -> None:
    g = mustering()
    seat = g.waiting()[0]
    offered = next(action for action in g.legal(seat) if isinstance(action, PlaceInstead))
    assert UnitPlaced(seat, offered.kind, offered.area) in g.clone().apply(seat, offered)
    plain = PlaceFirstUnit(seat, kind("knight"))
    assert first_units(plain, g, seat) == []
    abroad = next(a for a in g.areas() if a not in [o.area for o in g.legal(seat)])
    assert refused(g, seat, PlaceInstead(offered.kind, abroad)) is not None


@pytest.mark.rule("BOW-099")
def test_a_unit_is_not_mended_beyond_its_health() -> None:
    g = engaged("2 obscene -1, 1 obscene", "1 knight", 4, seat=UTHUK, owner=DAQAN, modules=BANNERS)
    g.events.clear()
    mend = Mend(ATTACKER, 1, kind("obscene"), 2)
    assert [unit.damage for unit in mend.targets(g)] == [1]
    mend.strike(g, mend.targets(g)[0])
    assert [e.damage for e in g.events if isinstance(e, UnitMended)] == [0]


@pytest.mark.rule("BOW-099")
def test_grave_breath_routs_triangles_only_and_hurts_where_there_are_none() -> None:
    g = engaged("1 great-wyrm", "1 knight, 2 bowman", 5, seat=WAIQAR, owner=DAQAN, modules=BANNERS)
    targets = RoutTriangles(DEFENDER, 3, 0).targets(g)
    assert [unit.kind for unit in targets] == [kind("bowman")]
    g = engaged("1 great-wyrm", "2 knight", 5, seat=WAIQAR, owner=DAQAN, modules=BANNERS)
    todo = ability_of(g, kind("great-wyrm")).use(g, g.frame(Battle), ATTACKER)
    assert isinstance(todo, DealDamage)


@pytest.mark.rule("BOW-099")
def test_why_a_unit_cannot_be_struck() -> None:
    knight = ChooseUnit(kind("knight"), 0, False)
    routed = ChooseUnit(kind("bowman"), 0, True)
    assert TakePounce(DEFENDER, 1).refusal(knight).key == "unit-is-unhurt"
    assert TakeDrain(DEFENDER, 1, 1).refusal(routed).key == "unit-is-routed"
    assert RoutTriangles(DEFENDER, 1, 0).refusal(routed).key == "unit-is-routed"
    assert RoutTriangles(DEFENDER, 1, 0).refusal(knight).key == "wrong-shape"
    assert Devour(DEFENDER, 1).refusal(knight).key == "wrong-shape"
    standing = ChooseUnit(kind("bowman"), 0, False)
    assert Devour(DEFENDER, 1).refusal(standing).key == "routed-are-devoured-first"
    assert DealPounce(DEFENDER, 1).take(DEFENDER) == TakePounce(DEFENDER, 1)


# tactics


def test_double_agents_without_cards_take_nothing_and_lose_nothing() -> None:
    g = land()
    hold(g, DAQAN)
    hold(g, LATARI)
    start(g, SpyOut(DAQAN, LATARI, 1))
    assert not g.stack
