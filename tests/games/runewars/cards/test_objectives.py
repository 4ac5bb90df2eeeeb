"""Every objective: where it is fulfilled and where it is not, claiming and exchanging. [RW-354 – RW-356]"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from feldzug.games.runewars.battle.battle import BattleEnded
from feldzug.games.runewars.board import AREAS
from feldzug.games.runewars.cards.objectives.deck import CONDITIONS
from feldzug.games.runewars.cards.objectives.deck import OBJECTIVES as TEXTS
from feldzug.games.runewars.cards.objectives.deeds import repelled
from feldzug.games.runewars.cards.objectives.text import Condition, behind
from feldzug.games.runewars.claims import (
    ClaimObjective,
    ObjectiveClaimed,
    ObjectiveExchanged,
    ReplaceObjective,
)
from feldzug.games.runewars.decks import CITIES, HEROES, OBJECTIVE_BOX, OBJECTIVES, REWARDS
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.heroes.events import HeroDefeated
from feldzug.games.runewars.turn import GoOn
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.games.runewars.world_state import BattleRecord
from feldzug.kernel.codec import Codec
from feldzug.kernel.secrecy_laws import secrecy_laws
from feldzug.kernel.values import FATE, Seat
from tests.games.runewars.order import asked, offered, turn_with
from tests.games.runewars.table import (
    DAQAN,
    LATARI,
    UTHUK,
    WAIQAR,
    area,
    build,
    clear,
    hero,
    kind,
    put,
    reward,
    table,
)


@pytest.fixture
def g() -> World:
    g = clear(table())
    for place in g.areas():
        g.city[place] = NONE
    return g


def holds(g: World, seat: Seat, card: str) -> World:
    """A seat holds this objective and its turn has begun."""
    side = 0 if OBJECTIVE_BOX[OBJECTIVES.index(card)].printed["alignment"] == "good" else 1
    n = OBJECTIVES.index(card)
    for other in g.seats():
        g.objective_piles[side] = sorted(
            {*g.objective_piles[side], *[c for c in g.objective[other] if c in _side(side)]}
        )
        g.objective[other] = [c for c in g.objective[other] if c not in _side(side)]
    g.objective_piles[side] = [c for c in g.objective_piles[side] if c != n]
    g.objective[seat] = [n]
    return turn_with(g, seat, "harvest", at="before_order")


def _side(side: int) -> list[int]:
    name = ("good", "evil")[side]
    return [c.number for c in OBJECTIVE_BOX.own if c.printed["alignment"] == name]


def conditions(g: World, seat: Seat, card: str) -> tuple[Condition, ...]:
    return behind(g, OBJECTIVES.index(card)).conditions(g, seat)


def fulfilled(g: World, seat: Seat, card: str) -> bool:
    """Whether the claim is offered in the own turn; the view says the same."""
    holds(g, seat, card)
    claim = ClaimObjective(OBJECTIVES.index(card))
    found = claim in g.legal(seat)
    shown = g.view(seat).objective_progress
    assert found == all(condition.is_met for condition in shown)
    return found


# the good


def test_bound_by_honor(g: World) -> None:
    put(g, "1a", beastman=1)
    put(g, "1b", razorwing=1, footman=1)
    put(g, "1c", giant=1)
    assert conditions(g, LATARI, "bound-by-honor") == (
        Condition("unallied-units", 1, 0, at_most=True),
    )
    assert not fulfilled(g, LATARI, "bound-by-honor")
    put(g, "1a", berserker=1)
    assert fulfilled(g, LATARI, "bound-by-honor"), "allied to some player, whoever it is"


def test_bound_by_honor_without_any_triangle(g: World) -> None:
    assert fulfilled(g, DAQAN, "bound-by-honor")


def test_friends_of_the_giants(g: World) -> None:
    put(g, "1a", giant=1, archer=1)
    assert not fulfilled(g, DAQAN, "friends-of-the-giants")
    put(g, "1b", footman=1)
    put(g, "1b", routed=True, giant=1)
    assert fulfilled(g, DAQAN, "friends-of-the-giants")


def cities(g: World, count: int) -> None:
    for n, name in enumerate(("1a", "1b", "1c")[:count]):
        g.city[area(name)] = n
        put(g, name, footman=1)


def test_shield_of_the_cities(g: World) -> None:
    cities(g, 2)
    g.city[area("2a")] = CITIES.index("c7")
    assert not fulfilled(g, DAQAN, "shield-of-the-cities")
    put(g, "2a", footman=1)
    assert fulfilled(g, DAQAN, "shield-of-the-cities")


def two_players() -> World:
    g = clear(table(2))
    for place in g.areas():
        g.city[place] = NONE
    return g


@pytest.mark.rule("RW-057")
def test_shield_of_the_cities_for_two() -> None:
    g = two_players()
    places = [a for a in g.areas() if g.controller[a] == NOBODY][:2]
    assert conditions(g, DAQAN, "shield-of-the-cities")[0].need == 2
    for n, place in enumerate(places):
        g.city[place] = n
        g.add(place, 0)
    assert fulfilled(g, DAQAN, "shield-of-the-cities")


def test_fellowship(g: World) -> None:
    names = list(HEROES)[:3]
    relics = [REWARDS[card] for card in sorted(set(g.reward_deck.bag))]
    heroes = [hero(g, name, DAQAN, "daqan-a") for name in names]
    for n in range(2):
        reward(g, heroes[n], relics[n])
    reward(g, heroes[0], relics[2])
    assert conditions(g, DAQAN, "fellowship") == (
        Condition("heroes", 3, 3),
        Condition("heroes-with-rewards", 2, 3),
    )
    assert not fulfilled(g, DAQAN, "fellowship")
    reward(g, heroes[2], relics[3])
    assert fulfilled(g, DAQAN, "fellowship")


def test_full_granaries(g: World) -> None:
    g.dials[DAQAN] = [6, 8, 8]
    assert not fulfilled(g, DAQAN, "full-granaries")
    g.dials[DAQAN] = [7, 0, 0]
    assert fulfilled(g, DAQAN, "full-granaries")


def test_wall_of_stone(g: World) -> None:
    for name in ("daqan-a", "daqan-b", "daqan-c"):
        build(g, name, DAQAN)
    assert not fulfilled(g, DAQAN, "wall-of-stone")
    build(g, "1a", DAQAN, damaged=True)
    assert not fulfilled(g, DAQAN, "wall-of-stone")
    g.damaged[area("1a")] = 0
    assert fulfilled(g, DAQAN, "wall-of-stone")


@pytest.mark.rule("RW-201")
def test_voice_of_the_council(g: World) -> None:
    g.title_holder = [DAQAN, NOBODY, LATARI]
    assert not fulfilled(g, DAQAN, "voice-of-the-council")
    g.title_holder = [DAQAN, DAQAN, LATARI]
    assert fulfilled(g, DAQAN, "voice-of-the-council")


def test_wise_counsel(g: World) -> None:
    g.influence[DAQAN] = 11
    assert not fulfilled(g, DAQAN, "wise-counsel")
    g.influence[DAQAN] = 12
    assert fulfilled(g, DAQAN, "wise-counsel")


# the evil


def fought(g: World, attacker: Seat, defender: Seat, winner: Seat, **more: int) -> None:
    """A battle of this season, over by now."""
    facts = {"attackers": 1, "attackers_lost": 0, "defenders_lost": 0, **more}
    record = BattleRecord(
        year=more.get("year", g.year),
        season=more.get("season", g.season),
        area=area("1a"),
        attacker=attacker,
        defender=defender,
        winner=winner,
        had_stronghold=bool(more.get("stronghold", 0)),
        had_city=bool(more.get("city", 0)),
        attackers=facts["attackers"],
        attackers_lost=facts["attackers_lost"],
        defenders_lost=facts["defenders_lost"],
    )
    g.battles = [*g.battles, record]
    g.tell(BattleEnded(area("1a"), attacker, defender, winner))


def in_turn_of(g: World, seat: Seat, *order: Seat) -> World:
    g.play_order, g.active = [int(s) for s in order], seat
    return g


def test_discouraging_defeat(g: World) -> None:
    in_turn_of(g, DAQAN, DAQAN, UTHUK)
    fought(g, DAQAN, UTHUK, UTHUK, attackers=4)
    assert not fulfilled(g, UTHUK, "discouraging-defeat")
    in_turn_of(g, DAQAN, DAQAN, UTHUK)
    fought(g, DAQAN, UTHUK, UTHUK, attackers=5)
    assert fulfilled(g, UTHUK, "discouraging-defeat")
    g.season += 1
    assert not fulfilled(g, UTHUK, "discouraging-defeat"), "only in the next turn"


def test_discouraging_defeat_after_the_own_turn(g: World) -> None:
    in_turn_of(g, DAQAN, UTHUK, DAQAN)
    g.season = 3
    fought(g, DAQAN, UTHUK, UTHUK, attackers=6)
    g.year, g.season = g.year + 1, 0
    assert fulfilled(g, UTHUK, "discouraging-defeat"), "the next turn is that of spring"


def test_discouraging_defeat_is_for_defenders_who_have_won(g: World) -> None:
    in_turn_of(g, DAQAN, DAQAN, UTHUK)
    fought(g, DAQAN, UTHUK, DAQAN, attackers=8)
    fought(g, DAQAN, LATARI, LATARI, attackers=8)
    assert not fulfilled(g, UTHUK, "discouraging-defeat")


def test_the_largest_army_counts_and_none_from_before(g: World) -> None:
    in_turn_of(g, UTHUK, UTHUK, DAQAN)
    fought(g, UTHUK, DAQAN, DAQAN, attackers=6)
    fought(g, UTHUK, DAQAN, DAQAN, attackers=4)
    assert repelled(g, DAQAN) == 6
    g.season += 1
    in_turn_of(g, UTHUK, UTHUK, DAQAN)
    fought(g, UTHUK, DAQAN, DAQAN, attackers=3)
    assert repelled(g, DAQAN) == 3


def test_dragon_masters(g: World) -> None:
    put(g, "1a", dragon=1)
    assert not fulfilled(g, UTHUK, "dragon-masters")
    put(g, "1a", berserker=1)
    assert fulfilled(g, UTHUK, "dragon-masters")


def test_field_of_bones(g: World) -> None:
    fought(g, UTHUK, DAQAN, DAQAN, defenders_lost=4)
    fought(g, UTHUK, NOBODY, UTHUK, defenders_lost=6)
    fought(g, UTHUK, DAQAN, UTHUK, defenders_lost=6, season=g.season + 1)
    fought(g, WAIQAR, DAQAN, UTHUK, defenders_lost=6)
    assert not fulfilled(g, UTHUK, "field-of-bones")
    fought(g, UTHUK, DAQAN, DAQAN, defenders_lost=5)
    assert fulfilled(g, UTHUK, "field-of-bones"), "lost or won"


def test_broken_walls(g: World) -> None:
    fought(g, UTHUK, DAQAN, UTHUK)
    fought(g, UTHUK, DAQAN, DAQAN, stronghold=1)
    fought(g, UTHUK, DAQAN, UTHUK, stronghold=1, year=g.year + 1)
    assert not fulfilled(g, UTHUK, "broken-walls")
    fought(g, UTHUK, DAQAN, UTHUK, stronghold=1)
    assert fulfilled(g, UTHUK, "broken-walls")


def test_iron_tide(g: World) -> None:
    g.dials[UTHUK] = [8, 8, 6]
    assert not fulfilled(g, UTHUK, "iron-tide")
    g.dials[UTHUK] = [0, 0, 7]
    assert fulfilled(g, UTHUK, "iron-tide")


def test_hero_slayer(g: World) -> None:
    carthos = hero(g, "mad-carthos", DAQAN, "1a")
    g.tell(HeroDefeated(carthos, DAQAN, UTHUK, False))
    g.tell(HeroDefeated(carthos, DAQAN, WAIQAR, True))
    g.tell(HeroDefeated(carthos, DAQAN, NOBODY, True))
    assert not fulfilled(g, UTHUK, "hero-slayer")
    g.tell(HeroDefeated(carthos, DAQAN, UTHUK, True))
    assert fulfilled(g, UTHUK, "hero-slayer")


def spread(g: World, count: int) -> None:
    """Berserkers in so many areas outside the home realms."""
    free = [a for a in g.areas() if g.controller[a] == NOBODY][:count]
    for place in free:
        put(g, AREAS[place], berserker=1)


def test_dominion(g: World) -> None:
    spread(g, 6)
    assert not fulfilled(g, UTHUK, "dominion")
    spread(g, 1)
    assert fulfilled(g, UTHUK, "dominion")


@pytest.mark.rule("RW-057")
def test_dominion_for_two() -> None:
    assert conditions(two_players(), DAQAN, "dominion")[0].need == 8


@pytest.mark.rule("RW-057")
def test_only_two_need_less() -> None:
    three = clear(table(3))
    assert conditions(three, DAQAN, "dominion")[0].need == 10
    assert conditions(three, DAQAN, "shield-of-the-cities")[0].need == 3


def test_sacked_city(g: World) -> None:
    fought(g, UTHUK, NOBODY, UTHUK, city=1)
    fought(g, UTHUK, DAQAN, DAQAN, city=1)
    fought(g, UTHUK, DAQAN, UTHUK)
    assert not fulfilled(g, UTHUK, "sacked-city")
    fought(g, UTHUK, DAQAN, UTHUK, city=1)
    assert fulfilled(g, UTHUK, "sacked-city")


# claiming


@pytest.mark.rule("RW-354", "RW-355")
def test_a_fulfilled_objective_is_discarded_for_a_dragon_rune(g: World) -> None:
    g.dials[DAQAN] = [7, 0, 0]
    holds(g, DAQAN, "full-granaries")
    card = OBJECTIVES.index("full-granaries")
    assert GoOn() in g.legal(DAQAN), "the player may wait"
    events = g.apply(DAQAN, ClaimObjective(card))
    assert ObjectiveClaimed(DAQAN, card) in events
    assert g.fenced
    assert asked(g) == "choose-rune-area"
    assert g.objective[DAQAN] == []
    assert g.objective_discards == [card]
    assert not g.view(LATARI).players[DAQAN].objective


@pytest.mark.rule("RW-354")
def test_an_objective_that_is_not_fulfilled_is_not_claimed(g: World) -> None:
    g.dials[DAQAN] = [6, 8, 8]
    holds(g, DAQAN, "full-granaries")
    assert offered(g, DAQAN, ClaimObjective) == []


@pytest.mark.rule("RW-354")
def test_after_the_order_it_may_be_claimed_too(g: World) -> None:
    g.dials[DAQAN] = [7, 0, 0]
    holds(g, DAQAN, "full-granaries")
    turn_with(g, DAQAN, "harvest", at="after_order")
    assert offered(g, DAQAN, ClaimObjective)


@pytest.mark.rule("RW-354")
def test_others_do_not_see_whether_it_may_be_claimed(g: World) -> None:
    g.dials[DAQAN] = [7, 0, 0]
    holds(g, DAQAN, "full-granaries")
    secrecy_laws(Codec(RUNEWARS), RUNEWARS.setup(4), g)
    assert g.view(LATARI).objective_progress != g.view(DAQAN).objective_progress
    assert g.view(None).objective_progress == []


@pytest.mark.rule("RW-356")
@pytest.mark.parametrize(
    ("seat", "card", "unit"),
    [(DAQAN, "friends-of-the-giants", "giant"), (UTHUK, "dragon-masters", "dragon")],
)
def test_an_impossible_objective_is_exchanged(g: World, seat: Seat, card: str, unit: str) -> None:
    n = OBJECTIVES.index(card)
    g.supply[kind(unit)] -= 1
    g.add(area("1a"), kind(unit))
    holds(g, seat, card)
    assert not offered(g, seat, ReplaceObjective)
    g = clear(g)
    holds(g, seat, card)
    events = g.apply(seat, ReplaceObjective(n))
    assert ObjectiveExchanged(seat, n) in events
    g.apply(FATE, next(iter(g.odds().outcomes()))[0])
    assert len(g.objective[seat]) == 1
    assert g.objective[seat] != [n]
    assert g.objective_discards == [n]


@pytest.mark.rule("RW-356")
def test_other_objectives_are_not_exchanged(g: World) -> None:
    holds(g, DAQAN, "fellowship")
    assert not offered(g, DAQAN, ReplaceObjective)


def test_every_objective_has_its_class() -> None:
    assert [text.facts.id for text in TEXTS] == [card.id for card in OBJECTIVE_BOX.own]
    assert all(type(text).__doc__ for text in TEXTS)
    kinds: set[Callable[..., object]] = {type(text) for text in TEXTS}
    assert len(kinds) == len(OBJECTIVE_BOX.own)


def test_every_condition_has_a_name(g: World) -> None:
    found = [c.key for text in TEXTS for c in text.conditions(g, DAQAN)]
    assert tuple(dict.fromkeys(found)) == CONDITIONS
