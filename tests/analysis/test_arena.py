"""The arena: who sits where, how pairings are counted, and results that do not depend on processes."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest

from feldzug.analysis.arena import (
    Entrant,
    Played,
    Result,
    contest,
    play,
    scores,
    seatings,
    summary,
    tables,
)
from tests.practice import FORDS

RANDOM = Entrant("random")
SEARCH = Entrant("search", iterations=5)


def played(names: str, places: tuple[int, ...], seed: int = 1) -> Played:
    seats = tuple(names.split())
    nothing = (0,) * len(seats)
    return Played(seats, seed, places, nothing, 10, (0.0,) * len(seats), nothing)


@pytest.mark.parametrize(("players", "ways"), [(2, 2), (3, 6), (4, 6)])
def test_every_bot_sits_in_every_seat_as_often(players: int, ways: int) -> None:
    found = seatings(players, RANDOM, SEARCH)
    assert len(set(found)) == len(found) == ways
    for seat in range(players):
        assert Counter(way[seat] for way in found) == {RANDOM: ways // 2, SEARCH: ways // 2}


def test_every_two_bots_meet_and_a_deal_goes_through_all_seatings() -> None:
    other = Entrant("search", iterations=9)
    planned = tables(2, [RANDOM, SEARCH, other], games=4, seed=50)
    assert len(planned) == 12
    assert [t.seed for t in planned[:4]] == [50, 50, 51, 51]
    assert planned[0].seating == planned[1].seating[::-1]
    pairs = {frozenset(t.seating) for t in planned}
    assert len(pairs) == 3


def test_two_against_two_are_four_pairings() -> None:
    game = played("a b a b", (1, 2, 3, 4))
    assert scores([game]) == {("a", "b"): 3.0, ("b", "a"): 1.0}


def test_a_shared_place_counts_half_for_both() -> None:
    assert scores([played("a b", (1, 1))]) == {("a", "b"): 0.5, ("b", "a"): 0.5}


def test_wins_and_pairs_are_summed_up() -> None:
    games = [played("a b", (1, 2)), played("b a", (2, 1)), played("a b", (2, 1), seed=2)]
    result = summary(FORDS, FORDS.setup(2), games)
    pair = result.pair("a", "b")
    assert (pair.pairings, pair.before) == (3, 2.0)
    assert pair.interval[0] < pair.rate < pair.interval[1]
    back = result.pair("b", "a")
    assert back.before == 1.0
    assert back.rate == pytest.approx(1 / 3)
    assert [s.name for s in result.standings] == ["a", "b"]
    assert result.standings[0].wins == 2.0
    low, high = result.standings[0].rating_interval
    assert low <= result.standings[0].rating <= high
    with pytest.raises(LookupError):
        result.pair("a", "c")


def test_names_tell_the_settings() -> None:
    assert Entrant("search", seconds=0.1).name == "search 100 ms"
    assert SEARCH.name == "search × 5"
    assert RANDOM.name == "random"


def untimed(result: Result) -> Result:
    standings = tuple(replace(s, milliseconds=0.0) for s in result.standings)
    return replace(result, standings=standings)


def test_processes_make_no_difference() -> None:
    told: list[tuple[int, int]] = []
    results = [
        contest(
            FORDS,
            FORDS.setup(3),
            [RANDOM, SEARCH],
            games=4,
            seed=9,
            workers=workers,
            progress=lambda _, done, total: told.append((done, total)),
        )
        for workers in (1, 2)
    ]
    assert untimed(results[0]) == untimed(results[1])
    assert told == [(n, 4) for n in range(1, 5)] * 2


def test_a_game_can_be_played_again() -> None:
    table = tables(2, [RANDOM, SEARCH], games=1, seed=3)[0]
    once, again = (play(FORDS, FORDS.setup(2), table) for _ in range(2))
    assert replace(once, seconds=()) == replace(again, seconds=())


def test_results_are_json() -> None:
    result = contest(FORDS, FORDS.setup(2), [RANDOM, SEARCH], games=2)
    found = json.loads(json.dumps(result.as_json()))
    assert found["game"] == "fords"
    assert found["options"] == {"battles": "fought"}
    assert found["pairs"][0]["pairings"] == 2
    assert {s["name"] for s in found["standings"]} == {"random", "search × 5"}
