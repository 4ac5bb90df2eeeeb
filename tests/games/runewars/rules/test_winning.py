"""Winning with dragon runes, the last count, elimination. [RW-344 – RW-353]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.board import HOME_AREAS, SHEETS
from feldzug.games.runewars.decks import DRAGON, REWARDS, TITLES
from feldzug.games.runewars.elimination import Eliminated
from feldzug.games.runewars.runes import PlaceRuneIn, PlaceRunes
from feldzug.games.runewars.whole_game import WholeGame
from feldzug.games.runewars.winning import GameWon, SettleUp, could_have
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.values import Seat
from tests.games.runewars.table import (
    DAQAN,
    LATARI,
    UTHUK,
    WAIQAR,
    area,
    clear,
    hero,
    hold,
    kind,
    order,
    put,
    reward,
    rune,
    start,
    table,
    turn_of,
)


@pytest.fixture
def g() -> World:
    return clear(table())


def give(g: World, seat: Seat, count: int) -> World:
    """So many dragon runes in areas of a seat, hidden."""
    homes = HOME_AREAS[g.faction[seat]]
    free = [a for a in g.areas() if g.controller[a] == NOBODY and g.rune_in(a) < 0]
    for place in (*homes, *free)[:count]:
        if place not in homes:
            k = SHEETS[g.faction[seat]].kinds[0]
            g.supply[k] -= 1
            g.add(place, k)
        runes = g.runes.clone()
        runes.lay(place, DRAGON, 1 << seat)
        g.runes = runes
    return g


@pytest.mark.rule("RW-344", "RW-345")
def test_six_dragon_runes_win_at_once(g: World) -> None:
    give(g, DAQAN, 5)
    put(g, "9a", footman=1)
    turn_of(g, LATARI, PlaceRunes(DAQAN, (DRAGON,)))
    assert g.outcome() is None
    events = g.apply(DAQAN, PlaceRuneIn(area("9a")))
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.winners == (DAQAN,), "in another's turn, too"
    assert outcome.ending == "dragon-runes"
    assert GameWon(DAQAN, 6) in events
    assert outcome.scores[DAQAN] == 6
    assert all(g.is_revealed(a) for a in g.runes.areas)


@pytest.mark.rule("RW-344")
def test_five_dragon_runes_and_false_ones_do_not_win(g: World) -> None:
    give(g, DAQAN, 5)
    put(g, "9a", footman=1)
    rune(g, "9a", "false", DAQAN)
    turn_of(g, DAQAN, PlaceRunes(LATARI, (DRAGON,)))
    g.fenced = False
    g.apply(LATARI, PlaceRuneIn(next(a for a in g.controlled(LATARI))))
    assert g.outcome() is None
    assert could_have(g)[DAQAN] == 6
    assert g.fenced, "that nobody has won tells the others something"


@pytest.mark.rule("RW-374")
def test_epic_needs_seven() -> None:
    g = clear(table(epic="on"))
    give(g, DAQAN, 6)
    turn_of(g, DAQAN, SettleUp())
    assert g.outcome() is None
    g = clear(table(epic="on"))
    give(g, DAQAN, 7)
    turn_of(g, DAQAN, SettleUp())
    assert g.outcome() is not None


@pytest.mark.rule("RW-345")
def test_the_check_waits_until_the_effect_is_done(g: World) -> None:
    give(g, DAQAN, 5)
    put(g, "9a", footman=1)
    put(g, "9b", footman=1)
    turn_of(g, DAQAN, PlaceRunes(DAQAN, (DRAGON,)), PlaceRunes(DAQAN, (DRAGON,)))
    g.apply(DAQAN, PlaceRuneIn(area("9a")))
    assert g.dragons(DAQAN) == 6
    assert g.outcome() is None
    g.apply(DAQAN, PlaceRuneIn(area("9b")))
    assert g.outcome() is not None


@pytest.mark.rule("RW-346")
@pytest.mark.parametrize(
    ("runes", "influence", "winner"),
    [((6, 7), (9, 1), LATARI), ((6, 6), (2, 3), LATARI), ((6, 6), (3, 3), LATARI)],
)
def test_ties_of_two_who_reach_the_goal_together(
    g: World, runes: tuple[int, int], influence: tuple[int, int], winner: Seat
) -> None:
    give(g, DAQAN, runes[0])
    give(g, LATARI, runes[1])
    g.influence[DAQAN], g.influence[LATARI] = influence
    turn_of(g, DAQAN, SettleUp())
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.winners == (winner,)
    assert outcome.place(DAQAN) == 2


@pytest.mark.rule("RW-346")
def test_a_tie_may_go_to_the_player_whose_turn_it_is() -> None:
    g = clear(table(win_tie="current-player"))
    give(g, DAQAN, 6)
    give(g, LATARI, 7)
    turn_of(g, DAQAN, SettleUp())
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.winners == (DAQAN,)


@pytest.mark.rule("RW-346")
def test_whose_turn_it_is_wins_no_tie_of_others() -> None:
    g = clear(table(win_tie="current-player"))
    give(g, DAQAN, 6)
    give(g, LATARI, 7)
    turn_of(g, UTHUK, SettleUp())
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.winners == (LATARI,)


@pytest.mark.rule("RW-351")
def test_after_the_last_winter_most_dragon_runes_win(g: World) -> None:
    give(g, DAQAN, 3)
    give(g, LATARI, 5)
    give(g, UTHUK, 5)
    g.influence = [9, 4, 9, 6]
    start(g, WholeGame(at="end"))
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.ending == "last-year"
    assert outcome.ranking == ((UTHUK,), (LATARI,), (DAQAN,), (WAIQAR,))
    assert outcome.scores == (3, 5, 0, 5)
    assert all(g.is_revealed(a) for a in g.runes.areas)


@pytest.mark.rule("RW-351")
def test_the_last_tie_is_broken_by_starting_influence(g: World) -> None:
    g.influence = [4, 4, 4, 4]
    start(g, WholeGame(at="end"))
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.winners == (LATARI,)


# elimination


def overrun(g: World, seat: Seat, by: str) -> World:
    """Somebody's units in all home areas of a seat."""
    for place in HOME_AREAS[g.faction[seat]]:
        g.supply[kind(by)] -= 1
        g.add(place, kind(by))
    return g


@pytest.mark.rule("RW-352")
def test_who_controls_no_area_is_out(g: World) -> None:
    hero(g, "mad-carthos", WAIQAR, "1a")
    carthos = g.heroes(WAIQAR)[0]
    g.trained[3 * carthos : 3 * carthos + 3] = bytes((1, 1, 1))
    g.hero_damage[carthos] = g.hero_routed[carthos] = 1
    relic = REWARDS[g.reward_deck.bag[0]]
    reward(g, carthos, relic)
    rewards = len(g.reward_deck)
    hold(g, WAIQAR, "ambush")
    rune(g, "waiqar-a", "dragon", WAIQAR)
    captain = TITLES.index("captain")
    g.title_holder[captain], g.title_influence[captain] = WAIQAR, 4
    g.activated[area("1a")] = 1 << WAIQAR | 1 << DAQAN
    order(g, WAIQAR, "harvest", "recruit")
    cards = len(g.tactics_deck) + len(g.tactics[WAIQAR]) + len(g.fresh[WAIQAR])
    quests = len(g.quest_deck) + len(g.quests[WAIQAR])
    objective = g.objective[WAIQAR][0]
    overrun(g, WAIQAR, "footman")
    turn_of(g, DAQAN, SettleUp())
    assert g.is_out[WAIQAR]
    assert g.playing() == [DAQAN, LATARI, UTHUK]
    assert g.heroes(WAIQAR) == []
    assert carthos in g.hero_pile
    assert not any(g.trained[3 * carthos : 3 * carthos + 3])
    assert not g.hero_damage[carthos]
    assert not g.hero_routed[carthos]
    assert len(g.reward_deck) == rewards + 1
    assert len(g.tactics[WAIQAR]) == len(g.quests[WAIQAR]) == 0
    assert len(g.tactics_deck) == cards
    assert len(g.quest_deck) == quests
    assert objective in g.objective_piles[1]
    assert g.objective[WAIQAR] == []
    assert (g.title_holder[captain], g.title_influence[captain]) == (NOBODY, 4)
    assert g.activated[area("1a")] == 1 << DAQAN
    assert (g.orders[WAIQAR], g.order_now[WAIQAR]) == ([], NONE)
    assert g.rune_in(area("waiqar-a")) == DRAGON


@pytest.mark.rule("RW-352")
def test_one_home_area_keeps_a_player_in(g: World) -> None:
    overrun(g, WAIQAR, "footman")
    g.remove(area("waiqar-b"), kind("footman"))
    turn_of(g, DAQAN, SettleUp())
    assert not g.is_out[WAIQAR]


@pytest.mark.rule("RW-352")
def test_it_is_checked_when_the_effect_is_done(g: World) -> None:
    overrun(g, WAIQAR, "footman")
    turn_of(g, DAQAN, PlaceRunes(DAQAN, (DRAGON,)))
    assert not g.is_out[WAIQAR]
    events = g.apply(DAQAN, PlaceRuneIn(area("1a")))
    assert Eliminated(WAIQAR) in events


@pytest.mark.rule("RW-353")
def test_who_is_left_alone_wins() -> None:
    g = clear(table(2))
    seat = Seat(1)
    overrun(g, seat, "footman")
    turn_of(g, DAQAN, SettleUp())
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.ranking == ((DAQAN,), (seat,))
    assert outcome.ending == "last-player"
