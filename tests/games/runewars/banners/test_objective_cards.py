"""The objectives of the expansion, one by one."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.barren import desolate, freeze
from feldzug.games.runewars.banners.cards.objectives import NEW_CONDITIONS, NEW_OBJECTIVES
from feldzug.games.runewars.banners.pieces import OBJECTIVE_ROWS
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.bids import Bid
from feldzug.games.runewars.cards.objectives.deck import CONDITIONS
from feldzug.games.runewars.cards.season_texts.asking import SetOnFire
from feldzug.games.runewars.claims import ClaimObjective, ObjectiveClaimed
from feldzug.games.runewars.decks import OBJECTIVE_BOX, OBJECTIVES, REWARD_BOX
from feldzug.games.runewars.strongholds import damage_stronghold
from feldzug.games.runewars.world import NONE, World
from feldzug.games.runewars.world_state import BattleRecord
from feldzug.games.runewars.year import SeasonBegan
from feldzug.kernel.values import Seat
from tests.games.runewars.order import offered, turn_with
from tests.games.runewars.seasons import in_season, turn_up
from tests.games.runewars.table import (
    DAQAN,
    LATARI,
    UTHUK,
    WAIQAR,
    area,
    build,
    hero,
    reward,
    table,
)

BANNERS = ("banners",)


@pytest.fixture
def g() -> World:
    g = in_season("1a: 1 footman; 1b: 1 archer; 5a: 1 reanimate; 5b: 1 berserker", BANNERS)
    g.city = [NONE for _ in g.city]
    return g


def fulfilled(g: World, seat: Seat, card: str) -> bool:
    """Whether the claim is offered in the own turn."""
    g.objective[seat] = [OBJECTIVES.index(card)]
    turn_with(g, seat, "harvest", at="before_order")
    return offered(g, seat, ClaimObjective) == [ClaimObjective(OBJECTIVES.index(card))]


def battle(
    attacker: Seat,
    defender: Seat,
    winner: Seat,
    year: int = 1,
    stronghold: bool = False,
    lost: tuple[int, int] = (0, 0),
) -> BattleRecord:
    return BattleRecord(
        year=year,
        season=0,
        area=area("1c"),
        attacker=attacker,
        defender=defender,
        winner=winner,
        had_stronghold=stronghold,
        had_city=False,
        attackers=5,
        attackers_lost=lost[0],
        defenders_lost=lost[1],
    )


# --- The decks ---------------------------------------------------------------------------------


@pytest.mark.rule("BOW-032", "BOW-033", "BOW-052")
def test_three_are_shuffled_into_the_objectives_of_each_side() -> None:
    g = table(4, modules=BANNERS, setup="quick")
    for n, side in enumerate(("good", "evil")):
        new = {OBJECTIVES.index(r["id"]) for r in OBJECTIVE_ROWS if r["alignment"] == side}
        assert len(new) == 3
        held = [c for seat in g.seats() for c in g.objective[seat]]
        there = [c for c in [*held, *g.objective_piles[n]] if printed_side(c) == side]
        assert len(there) == 8 + 3
        assert new <= set(there)
        assert all(printed_side(card) == side for card in g.objective_piles[n])


def printed_side(card: int) -> str:
    return str(OBJECTIVE_BOX[card].printed["alignment"])


def test_every_objective_has_a_class_of_its_own_with_its_text() -> None:
    assert [text.facts.id for text in NEW_OBJECTIVES] == [row["id"] for row in OBJECTIVE_ROWS]
    assert len({type(text) for text in NEW_OBJECTIVES}) == 6
    for text in NEW_OBJECTIVES:
        assert type(text).__doc__ == text.facts.printed["en"]["text"]


def test_every_condition_has_a_name(g: World) -> None:
    found = [c.key for text in NEW_OBJECTIVES for c in text.conditions(g, DAQAN)]
    assert tuple(key for key in dict.fromkeys(found) if key not in CONDITIONS) == NEW_CONDITIONS


@pytest.mark.rule("BOW-047")
def test_a_new_objective_brings_a_dragon_rune(g: World) -> None:
    g.city[area("1a")] = g.city[area("1b")] = 0
    g.controller[area("1b")] = DAQAN
    g.influence[DAQAN] = 8
    assert fulfilled(g, DAQAN, "open-roads")
    told = g.apply(DAQAN, ClaimObjective(OBJECTIVES.index("open-roads")))
    assert ObjectiveClaimed(DAQAN, OBJECTIVES.index("open-roads")) in told
    assert g.objective[DAQAN] == []
    assert g.path()[-2] == "place-runes"


# --- Good --------------------------------------------------------------------------------------


def damage_in_battle(g: World, name: str, attacker: Seat, owner: Seat) -> None:
    """A stronghold is damaged in a battle."""
    where = area(name)
    build(g, name, owner)
    g.stack.append(Battle(attacker, where))
    g.contested = where
    damage_stronghold(g, where)
    g.contested = NONE
    g.stack.pop()


@pytest.mark.rule("BOW-278")
def test_two_damaged_strongholds_smother_the_fire(g: World) -> None:
    damage_in_battle(g, "2a", DAQAN, UTHUK)
    assert not fulfilled(g, DAQAN, "smother-the-fire")
    damage_in_battle(g, "2b", DAQAN, WAIQAR)
    assert fulfilled(g, DAQAN, "smother-the-fire")
    assert not fulfilled(g, LATARI, "smother-the-fire")


@pytest.mark.rule("BOW-278")
def test_what_was_damaged_in_another_year_does_not_count(g: World) -> None:
    damage_in_battle(g, "2a", DAQAN, UTHUK)
    g.tell(SeasonBegan(1, 1))
    damage_in_battle(g, "2b", DAQAN, WAIQAR)
    assert fulfilled(g, DAQAN, "smother-the-fire")
    g.tell(SeasonBegan(2, 0))
    assert not fulfilled(g, DAQAN, "smother-the-fire")
    damage_in_battle(g, "2c", DAQAN, WAIQAR)
    assert not fulfilled(g, DAQAN, "smother-the-fire")


@pytest.mark.rule("BOW-278")
def test_one_destroyed_stronghold_does_as_well(g: World) -> None:
    g.battles = [battle(DAQAN, UTHUK, DAQAN, stronghold=True)]
    assert fulfilled(g, DAQAN, "smother-the-fire")
    assert not fulfilled(g, UTHUK, "smother-the-fire")
    g.battles = [
        battle(DAQAN, UTHUK, UTHUK, stronghold=True),
        battle(DAQAN, UTHUK, DAQAN, stronghold=False),
        battle(DAQAN, UTHUK, DAQAN, year=0, stronghold=True),
    ]
    assert not fulfilled(g, DAQAN, "smother-the-fire")


@pytest.mark.rule("BOW-278")
def test_arson_counts_for_who_has_won_the_bid(g: World) -> None:
    build(build(g, "2a", UTHUK), "2b", DAQAN)
    damage_in_battle(g, "2c", DAQAN, WAIQAR)
    turn_up(g, "arson")
    for seat, amount in ((DAQAN, 2), (LATARI, 0), (WAIQAR, 0), (UTHUK, 0)):
        g.apply(seat, Bid(amount))
    g.apply(DAQAN, SetOnFire(area("2a")))
    assert fulfilled(g, DAQAN, "smother-the-fire")


@pytest.mark.rule("BOW-278")
def test_own_strongholds_do_not_count(g: World) -> None:
    build(build(g, "2a", UTHUK), "2b", DAQAN)
    damage_in_battle(g, "2c", DAQAN, WAIQAR)
    turn_up(g, "arson")
    for seat, amount in ((DAQAN, 2), (LATARI, 0), (WAIQAR, 0), (UTHUK, 0)):
        g.apply(seat, Bid(amount))
    g.apply(DAQAN, SetOnFire(area("2b")))
    assert not fulfilled(g, DAQAN, "smother-the-fire")


def test_champions_have_five_rewards_together(g: World) -> None:
    one = hero(g, "sir-valadir", DAQAN, "1a")
    other = hero(g, "ronan-of-the-wild", DAQAN, "1b")
    names = [card.id for card in REWARD_BOX.own]
    reward(g, one, *names[:3])
    reward(g, other, names[3])
    assert not fulfilled(g, DAQAN, "champions-of-the-realm")
    reward(g, other, names[4])
    assert fulfilled(g, DAQAN, "champions-of-the-realm")


def test_open_roads_take_two_cities_and_influence(g: World) -> None:
    g.city[area("1a")] = g.city[area("1b")] = 0
    g.controller[area("1b")] = DAQAN
    g.influence[DAQAN] = 7
    assert not fulfilled(g, DAQAN, "open-roads")
    g.influence[DAQAN] = 8
    assert fulfilled(g, DAQAN, "open-roads")
    g.city[area("1a")] = NONE
    assert not fulfilled(g, DAQAN, "open-roads")


# --- Evil --------------------------------------------------------------------------------------


def test_the_reign_of_ash_takes_three_tokens_and_an_own_barren_area(g: World) -> None:
    freeze(g, area("1c"))
    freeze(g, area("1c"))
    assert not fulfilled(g, UTHUK, "reign-of-ash")
    desolate(g, area("5c"))
    assert not fulfilled(g, UTHUK, "reign-of-ash")
    desolate(g, area("5b"))
    assert fulfilled(g, UTHUK, "reign-of-ash")
    assert not fulfilled(g, WAIQAR, "reign-of-ash")


def test_the_harvest_of_souls_counts_all_battles_of_the_year(g: World) -> None:
    g.battles = [
        battle(UTHUK, DAQAN, DAQAN, lost=(6, 4)),
        battle(LATARI, UTHUK, UTHUK, lost=(3, 5)),
        battle(UTHUK, DAQAN, DAQAN, year=0, lost=(0, 8)),
    ]
    assert not fulfilled(g, UTHUK, "harvest-of-souls")
    g.battles = [*g.battles, battle(UTHUK, Seat(-2), UTHUK, lost=(0, 1))]
    assert fulfilled(g, UTHUK, "harvest-of-souls")
    assert not fulfilled(g, WAIQAR, "harvest-of-souls")


def test_an_iron_grip_is_three_strongholds_two_of_them_abroad(g: World) -> None:
    for name in ("uthuk-a", "uthuk-b", "5b"):
        build(g, name, UTHUK)
    assert not fulfilled(g, UTHUK, "iron-grip")
    build(g, "5c", UTHUK)
    assert fulfilled(g, UTHUK, "iron-grip")
    for name in ("uthuk-a", "uthuk-b"):
        g.stronghold[area(name)] = -2
    assert not fulfilled(g, UTHUK, "iron-grip")
