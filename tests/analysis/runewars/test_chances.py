"""Odds of the battle that an army would begin, and of the one that is fought, as a seat knows them."""

from __future__ import annotations

import pytest

from feldzug.analysis.chances import chances
from feldzug.analysis.runewars.chances import lineup_of
from feldzug.analysis.runewars.line import kind_of
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.losses import AssignLoss
from feldzug.games.runewars.board import KINDS
from feldzug.games.runewars.decks import ORDER_BOX
from feldzug.games.runewars.diplomacy import Approach, Fight, Withdraw
from feldzug.games.runewars.march import Activate, GatherArmy, March, MoveArmy, SetOut
from feldzug.games.runewars.world import World
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import determinise
from feldzug.kernel.values import FATE, Seat
from tests.analysis.runewars.fought import choice
from tests.analysis.runewars.test_battle_odds import FIELD, begin, meet
from tests.games.runewars.table import (
    DAQAN,
    LATARI,
    answer,
    area,
    build,
    clear,
    fate_next,
    hero,
    kind,
    order,
    put,
    table,
    turn_of,
)


def gathering(*, defenders: int = 2, **options: str) -> World:
    """The Daqan have activated an area beside their home and may send an army into it."""
    g = clear(table(4, 1, (), **options))
    home = next(a for a in g.areas() if [n for n in g.near(a) if g.is_empty(n)])
    target = next(n for n in g.near(home) if g.is_empty(n))
    g.add(home, kind("footman"), 3)
    g.supply[kind("footman")] -= 3
    g.add(target, kind("archer"), defenders)
    g.supply[kind("archer")] -= defenders
    order(g, DAQAN, "mobilize")
    turn_of(g, DAQAN, MoveArmy(DAQAN))
    answer(g, (DAQAN, Activate(target)))
    assert isinstance(g.stack[-1], GatherArmy)
    return g


def marches(g: World) -> list[March]:
    return [action for action in g.legal(DAQAN) if isinstance(action, March)]


def test_an_army_that_gathers_has_the_odds_of_those_who_go_along() -> None:
    g = gathering()
    assert chances("runewars", g, SetOut()) is None  # nobody goes yet
    won: list[float] = []
    for _ in range(3):
        march = marches(g)[0]
        before = chances("runewars", g, march)
        answer(g, (DAQAN, march))
        now = chances("runewars", g, SetOut())
        assert now is not None
        assert now == before == chances("runewars", g, Fight())
        assert now["low"] <= now["win"] <= now["high"]
        won.append(now["win"])
    assert won == sorted(won)
    assert won[0] < won[-1]


def test_where_nobody_defends_there_are_no_odds() -> None:
    g = gathering(defenders=0)
    answer(g, (DAQAN, marches(g)[0]))
    assert chances("runewars", g, SetOut()) is None
    assert chances("runewars", clear(table()), Fight()) is None
    assert chances("runewars", g, Withdraw()) is None


def test_neutral_units_are_met_by_the_army_that_has_arrived() -> None:
    g = clear(table())
    put(g, FIELD, routed=False, beastman=2)
    g.arriving[kind("footman")] += 3
    g.supply[kind("footman")] -= 3
    where = area(FIELD)
    turn_of(g, DAQAN, MoveArmy(DAQAN, area=where, at="arrive"), Approach(DAQAN, where, False))
    lineup = lineup_of(g, Fight(), DAQAN)
    assert lineup is not None
    assert [KINDS[kind_of(u)] for u in lineup.attackers.units] == ["footman"] * 3
    assert [KINDS[kind_of(u)] for u in lineup.defenders.units] == ["beastman"] * 2


def test_what_counts_besides_units_is_asked_of_the_rules() -> None:
    g = meet({"footman": 3}, {"archer": 1}, DAQAN, walls="latari")
    valadir = hero(g, "sir-valadir", DAQAN, FIELD)
    g.city[area(FIELD)] = -1
    begun = begin(g.clone(), DAQAN)
    lineup = lineup_of(begun, Fight(), None)
    assert lineup is not None
    assert (lineup.walls, lineup.bonus) == (5, (1, 0))
    g.hero_routed[valadir] = 1
    build(g, FIELD, LATARI, damaged=True)
    order(g, DAQAN, "conquer")
    lineup = lineup_of(begin(g, DAQAN), Fight(), None)
    assert lineup is not None
    less = ORDER_BOX[ORDER_BOX.number("conquer")].amount("less")
    assert lineup.walls == max(0, 2 - less)
    assert lineup.bonus == (0, 0)


def test_cards_on_the_discard_pile_do_not_come_again() -> None:
    g = meet({"footman": 2}, {"archer": 2}, DAQAN)
    with_orbs = chances("runewars", begin(fate_next(g, 8, 9, 10, 15), DAQAN), Fight())
    misses = chances("runewars", begin(fate_next(g, 1, 2, 3, 4), DAQAN), Fight())
    assert with_orbs is not None
    assert misses is not None
    assert misses["attackers_lost"] == misses["defenders_lost"] == 0
    assert with_orbs["attackers_lost"] > 0


def in_the_middle() -> World:
    """A battle in which somebody is asked while both have cards that the other does not know."""
    armies = {"bowman": 3, "knight": 2}, {"archer": 3, "warrior": 2}
    for seed in range(100):
        g, dealer = begin(meet(*armies, DAQAN), DAQAN), Dealer(seed)
        while g.contested >= 0:
            seat = g.waiting()[0]
            if isinstance(g.stack[-1], AssignLoss) and hidden(g):
                return g
            g.apply(seat, dealer.draw(g.odds()) if seat == FATE else choice(g, seat))
    raise AssertionError("no such battle")


def hidden(g: World) -> bool:
    """Whether each side has a card that the other does not know."""
    return all(len(hand) > len(hand.known_to(None)) for hand in g.drawn)


def test_hidden_cards_of_others_do_not_change_the_odds() -> None:
    g = in_the_middle()
    for seat in (DAQAN, LATARI, Seat(2), None):
        first = chances("runewars", g, Fight(), seat)
        assert first is not None
        others: set[tuple[int, ...]] = set()
        for n in range(4):
            twin = determinise(g, Seat(2) if seat is None else seat, Dealer(n))
            assert isinstance(twin, World)
            others.add((*twin.drawn[0].cards, *twin.drawn[1].cards))
            assert chances("runewars", twin, Fight(), seat) == first
        assert len(others) > 1


def test_a_seat_knows_its_own_cards() -> None:
    g = in_the_middle()
    told = {str(chances("runewars", g, Fight(), seat)) for seat in (DAQAN, LATARI, None)}
    assert len(told) == 3


def test_a_battle_that_is_decided_has_no_odds_any_more() -> None:
    g = begin(meet({"footman": 3}, {"archer": 1}, DAQAN), DAQAN)
    g.frame(Battle).winner = 0
    assert chances("runewars", g, Fight()) is None


ARMIES = [
    ({"footman": 2, "knight": 1, "siege_tower": 1}, {"berserker": 3, "warlock": 1}),
    ({"archer": 2, "warrior": 2, "pegasus_rider": 1}, {"razorwing": 2, "sorcerer": 2}),
    ({"reanimate": 2, "dark_knight": 1}, {"chaos_lord": 1, "flesh_ripper": 2}),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("support", "questions"),
    [
        ("off", {"AssignLoss", "PickType", "Fury"}),
        ("on", {"AssignLoss", "SupportType", "SpareCard"}),
    ],
)
def test_odds_are_there_all_through_a_battle(support: str, questions: set[str]) -> None:
    """Whatever is asked in a battle: there are odds, and they are chances."""
    asked: set[str] = set()
    for n in range(9):
        attacker, dealer = Seat(n % 3), Dealer(n)
        g = meet(*ARMIES[n % 3], attacker, hero_support=support)
        hero(g, "sir-valadir", attacker, FIELD)
        g = begin(g, attacker)
        while g.contested >= 0 and g.frame(Battle).winner < 0:
            seat = g.waiting()[0]
            if seat == FATE:
                g.apply(FATE, dealer.draw(g.odds()))
                continue
            found = chances("runewars", g, Fight(), seat)
            assert found is not None
            assert 0 <= found["low"] <= found["win"] <= found["high"] <= 1
            asked.add(type(g.stack[-1]).__name__)
            g.apply(seat, choice(g, seat))
    assert asked >= questions
